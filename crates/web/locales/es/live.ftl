offline = No se puede llegar al servidor: revisa tu conexión e inténtalo de nuevo.
unknown-answer = El servidor ha respondido algo que no entendemos (estado { $status }): inténtalo de nuevo en un momento.
did-not-work = Eso no ha funcionado
again = Intentar de nuevo
to-tables = Volver a las mesas
tables = Mesas
mine = Tus mesas
open-tables = Mesas abiertas
open-none = Nadie busca jugadores ahora mismo: prepara tú una mesa.
to-watch = Partidas para mirar
watch-none = Ahora mismo no hay ninguna partida que mirar.
finished = Partidas terminadas
finished-none = Todavía no ha terminado ninguna partida.
with = { $game } con { $who }
rated = puntuada
private = privada
your-turn = Te toca
waits-for = Le toca a { $who }
playing = La partida está en marcha
full = Lista para empezar
free-seats =
    { $n ->
        [one] { $n } sitio libre
       *[other] { $n } sitios libres
    }
closed = Cerrada antes del final
resigned = { $who } se ha rendido
pace-none = sin límite de tiempo
pace-live = { $minutes } min + { $increment } s
pace-days =
    { $n ->
        [one] { $n } día por jugada
       *[other] { $n } días por jugada
    }
clock-days =
    { $n ->
        [one] { $n } día { $hours }:{ $minutes }
       *[other] { $n } días { $hours }:{ $minutes }
    }
bot = Casa ({ $level })
house = Casa
house-at = Casa { $seat }
free-seat = sitio libre
gone = alguien que se fue
you = tú
here = presente
acts = le toca
bot-plays = juega la casa ({ $level })
sit = Sentarme aquí
leave = Levantarme
empty-seat = Liberar el sitio
take-back-seat = Volver a jugar
let-bot = Que se siente la casa…
seat-number = Sitio { $n }
rules = Reglas de esta mesa
seats = Sitios
talk = En la mesa
menu = La mesa
spectators =
    { $n ->
        [one] { $n } persona mira
       *[other] { $n } personas miran
    }
connection-lost = Se ha perdido la conexión; lo estamos intentando de nuevo.
further = Volver más atrás
steps = Pasos
ask-others = Preguntar a los demás
further-hint = Las tiradas y los robos cuentan como pasos; los demás deben aceptar.
undo-asks =
    { $n ->
        [one] { $who } pide volver { $n } paso atrás. Los demás aún no han respondido.
       *[other] { $who } pide volver { $n } pasos atrás. Los demás aún no han respondido.
    }
undo-asks-you =
    { $n ->
        [one] { $who } pide volver { $n } paso atrás. ¿Estás de acuerdo?
       *[other] { $who } pide volver { $n } pasos atrás. ¿Estás de acuerdo?
    }
agree = Aceptar
refuse = Rechazar
start = Empezar la partida
not-full = Aún queda un sitio libre: envía el enlace a alguien o deja que se siente la casa.
owner-starts = Ya estáis todos: { $who } puede empezar la partida.
waits-for-people = La partida empieza cuando se ocupen todos los sitios.
invite = Enlace de invitación
invite-watch = Enlace a esta mesa
rematch = Revancha
go-rematch = A la revancha
look-as = Mirar la mesa como
as-myself = yo
as-seat = sitio { $seat }
as-spectator = espectador
hand-over = Ceder mi sitio
hand-over-what = Quien abra este enlace puede ocupar tu sitio { $seat }:
resign = Rendirme
resign-sure = ¿Rendirte? No podrás volver a esta partida.
close-table = Cerrar la mesa
close-sure = ¿Cerrar la mesa para siempre?
handed-title = Un sitio para ti
handed-offer = Alguien te cede el sitio { $seat } de su mesa. Sigues desde donde está.
handed-take = Ocupar el sitio
say = Di algo
send = Enviar
deleted-words = borrado
event-made = { $who } ha preparado la mesa.
event-left = El sitio { $seat } está libre.
event-started = Ha empezado la partida.
event-undone = { $who } ha deshecho algo.
event-undo-asked = { $who } pide volver atrás.
event-undo-agreed = { $who } acepta volver atrás.
event-undo-refused = { $who } no quiere volver atrás.
event-out-of-time = { $who } se ha quedado sin tiempo.
event-resigned = { $who } se ha rendido.
event-handed-over = { $who } ha ocupado el sitio { $seat }.
event-closed = { $who } ha cerrado la mesa.
event-rematch = Hay revancha.
ending = El final
points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
won = gana
record = Descargar el registro
chance = ¿Fue justo el azar?
chance-what = Antes del primer sorteo se mostró el hash de una semilla secreta; aquí está la semilla. Si da ese hash, estaba fijada antes de la partida.
commitment = Hash mostrado al principio (SHA-256)
seed = Semilla
check = Comprobar el hash
seed-right = Coincide: la semilla estaba fijada antes del primer sorteo.
seed-wrong = No coincide: esta semilla no es la del hash que se mostró.
chance-rest = Para comprobar cada tirada y cada sorteo, descarga el registro; esta orden los repite todos a partir de la semilla y compara:
and = { $rest } y { $last }
event-sat = { $who } se ha sentado en el sitio { $seat }.
event-bot-sat = La casa ({ $level }) se ha sentado en el sitio { $seat }.
replay = Ver la repetición
more = Mostrar más
out-bot = a quien se le acaba el tiempo: sigue la casa
out-resign = quien se queda sin tiempo se rinde
undo-none = no se puede deshacer nada
undo-own = se pueden deshacer los pasos propios
undo-agreed = se pueden deshacer los pasos propios, y más si todos aceptan
is-rated = cuenta para la puntuación
is-private = solo con invitación
no-spectators = nadie más puede mirar
talk-unread =
    { $n ->
        [one] En la mesa: { $n } mensaje nuevo
       *[other] En la mesa: { $n } mensajes nuevos
    }
stopped = La partida ha terminado: { $why }.
has-resigned = se ha rendido
ran-out = sin tiempo
