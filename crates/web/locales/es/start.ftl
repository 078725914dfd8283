lede = Tira los dados, puebla la tierra y haz crecer tu ducado hexágono a hexágono.
lede-free = Con amigos o contra la casa; sin cuenta.
play-now = Jugar ya
against = Contra el { $name }
one-screen = En una pantalla
make-table = Abrir una mesa
games = Los juegos
for-players = De { $least } a { $most } jugadores
choose-all = Elegir jugadores, tableros y expansiones
mine = Tus partidas
go-on = Continuar
your-turn = Tu turno
turn-of = Le toca a { $name }
watch-again = Volver a verla
with-others = { $game } con { $others }
delete = Borrar { $name }
deleted = Borrada: { $name }.
undelete = Deshacer
join = Unirse a una mesa
join-link = Enlace o código de la invitación
join-now = Unirse
join-bad = Esto no es una invitación a esta casa. Pega el enlace entero que te enviaron o el código que va detrás de «table=».
more = Más
learn = Aprender jugando
learn-what = Una primera partida que se explica sola
watch = Mirar y unirse
watch-what = Mesas abiertas, partidas en juego y terminadas
look = Ver un registro
look-what = Pega una partida o una posición y recórrela
finished = { $n ->
    [one] Una partida terminada
   *[other] { $n } partidas terminadas
}
name = Tu nombre en la mesa
