# Lo que el servidor dice en español. Las mismas claves con las mismas variables están en en.ftl y pt.ftl.

## Avisos

call-turn-title = Te toca jugar
call-turn-body = { $table }: es tu turno.
call-started-title = Tu partida ha empezado
call-started-body = { $table }: ya están todos sentados y la partida está en marcha.
call-finished-title = La partida ha terminado
call-finished-body = { $table }: mira cómo ha acabado.
call-chat-title = { $who } ha escrito en la mesa
call-chat-body = { $table }: { $text }
call-invited-title = { $who } te invita
call-invited-body = Hay un asiento para ti: { $table }.
call-test-title = Esto es una prueba
call-test-body = Funciona: así te avisará Demesne.
call-digest-title =
    { $count ->
        [one] Novedades de una mesa
       *[other] Novedades de { $count } mesas
    }

somebody = Alguien

digest-turn = { $table }: te toca jugar
digest-started = { $table }: la partida ha empezado
digest-finished = { $table }: la partida ha terminado
digest-chat =
    { $count ->
        [one] { $table }: un mensaje nuevo
       *[other] { $table }: { $count } mensajes nuevos
    }
digest-invited = { $table }: { $who } te invita
digest-more =
    { $count ->
        [one] … y una más
       *[other] … y { $count } más
    }

## Correos

mail-open = Ábrelo: { $link }
mail-footer = Recibes este correo porque pediste a Demesne que te avisara. Cámbialo o cancélalo aquí: { $link }
mail-confirm-subject = Confirma tu dirección de correo
mail-confirm-body =
    Hola, { $name }:

    alguien, seguramente tú, ha dado esta dirección a Demesne. Si has sido tú, confírmala aquí:

    { $link }

    Si no has sido tú, no hagas nada: no llegará ningún otro correo.
mail-digest-subject =
    { $count ->
        [one] Demesne: novedades de una mesa
       *[other] Demesne: novedades de { $count } mesas
    }
mail-digest-body = Esto ha pasado desde el último correo:
mail-test-subject = Demesne: esto es una prueba
mail-test-body = Funciona: aquí te escribirá Demesne.

## Páginas de los enlaces de los correos

page-home = Ir a tus mesas
page-mail-confirmed = Tu dirección de correo está confirmada: Demesne ya puede escribirte.
page-mail-expired = Este enlace ya no es válido: pide uno nuevo en tus ajustes.
page-mail-stop = ¿Quieres que Demesne deje de enviarte correos?
page-mail-stop-button = No enviar más correos
page-mail-stopped = Demesne ya no te envía correos. Puedes volver a activarlos en tus ajustes.

## Errores

error-bad-json = No se ha podido leer la petición: envía JSON con los campos que describe la API.
error-too-large = La petición es demasiado grande: envía menos de una vez.
error-too-many = Demasiadas peticiones en poco tiempo: espera un momento y vuelve a intentarlo.
error-timeout = La respuesta ha tardado demasiado: vuelve a intentarlo.
error-not-found = Aquí no hay nada: revisa la dirección.
error-no-such-table = Esa mesa no existe: revisa el enlace o pregunta a quien te lo envió.
error-no-such-route = La API no tiene esa ruta: consulta en /api/openapi.json las que tiene.
error-wrong-method = Esta ruta no admite ese método: consulta en /api/openapi.json cuál admite.
error-sign-in-first = Todavía no sabemos quién eres: da un nombre o inicia sesión primero.
error-csrf = La página está desactualizada: recárgala y vuelve a intentarlo.
error-foreign-origin = La petición venía de otro sitio: usa las páginas de este servidor.
error-name-empty = El nombre está vacío: escribe al menos una letra.
error-name-long = El nombre es demasiado largo: elige uno más corto.
error-login-taken = Alguien tiene ya ese usuario: elige otro.
error-login-kept = Ese usuario está reservado para quien administra este servidor: elige otro.
error-login-bad = Ese usuario no se puede usar: pon letras, cifras, puntos y guiones, sin espacios.
error-password-short = La contraseña es demasiado corta: necesita al menos 8 caracteres.
error-password-long = La contraseña es demasiado larga: puede tener como mucho 200 caracteres.
error-wrong-login = El usuario y la contraseña no coinciden: revisa los dos y vuelve a intentarlo.
error-passkey-refused = No se ha aceptado la llave de acceso: vuelve a intentarlo o entra de otra forma.
error-ceremony-gone = Ha tardado demasiado o ya estaba hecho: empieza de nuevo.
error-seat-taken = Ahí ya hay alguien sentado: elige otro asiento.
error-no-such-seat = La mesa no tiene ese asiento: elige uno que tenga.
error-not-your-seat = Ese no es tu asiento: solo puedes jugar en el asiento que ocupas.
error-no-seat = No tienes asiento en esta mesa: siéntate primero.
error-already-seated = Ya estás en esta mesa: deja tu asiento antes de ocupar otro.
error-table-started = La partida ya ha empezado: esto solo se puede hacer antes.
error-table-not-started = La partida aún no ha empezado: empiézala primero.
error-table-over = La partida ha terminado: pide la revancha para seguir jugando.
error-not-owner = Solo puede hacerlo quien creó la mesa: pídeselo.
error-not-administrator = Solo puede hacerlo un administrador de este servidor: pídeselo a uno.
error-bad-setup = La mesa no se puede preparar así: { $reason }
error-bad-pace = Ese ritmo no existe: elige reloj en directo, días por jugada o ninguno.
error-bad-level = Ese rival no existe: elige uno de los niveles de la lista.
error-slow-level = Un bot en una mesa de este servidor piensa como mucho 10 segundos, o 200000 posiciones: dale menos.
error-not-invited = Esta mesa es privada: usa el enlace de invitación para sentarte.
error-no-spectators = Esta mesa no admite espectadores: solo la ven quienes juegan.
error-stale = La partida ha seguido mientras tanto: mira qué ha pasado y vuelve a elegir.
error-illegal = Eso no se puede hacer ahora: { $reason }
error-not-to-act = No es tu turno: espera a que jueguen los demás.
error-bad-request-id = La petición necesita un identificador propio: envía de 1 a 64 letras, cifras o guiones, distintos en cada petición.
error-undo-nothing = No hay nada que puedas deshacer: después de tu último paso ha jugado otra persona o ha habido una tirada o un robo.
error-undo-not-allowed = Esta mesa no permite deshacer eso: sigue jugando.
error-undo-not-asked = Nadie ha pedido deshacer nada: no hay nada que responder.
error-chat-empty = El mensaje está vacío: escribe algo primero.
error-chat-long = El mensaje es demasiado largo: acórtalo o envíalo por partes.
error-chat-not-allowed = No puedes escribir en esta mesa: solo pueden quienes están sentados.
error-account-needed = Para esto hace falta una cuenta: añade antes una contraseña o una llave de acceso a tu nombre.
error-rated-no-bots = En una mesa puntuada solo hay personas: quita los bots o haz que la mesa no puntúe.
error-bad-webhook = No se puede llamar a esa dirección: { $reason }
error-bad-mail = Eso no es una dirección de correo: escribe una como nombre@example.org.
error-no-mail-server = Este servidor no envía correo: elige otra forma de recibir avisos.
error-bad-subscription = La suscripción del navegador no sirve: desactiva las notificaciones y vuelve a activarlas.
error-bad-token = Este enlace o código no es válido o ha caducado: pide uno nuevo.
error-storage = No se ha podido guardar lo que has hecho, así que no ha ocurrido: vuelve a intentarlo en un momento.
error-restored = Mientras tanto, el servidor se ha restaurado desde una copia de seguridad: recarga la página.
error-stopping = El servidor se está reiniciando: vuelve a intentarlo en un momento.
error-internal = Algo ha fallado en el servidor: vuelve a intentarlo y, si sigue igual, avisa a su administrador.

## Por qué no se ha enviado algo

barred-no-url = No es una dirección: escribe una como https://example.org/aviso.
barred-too-long = Es demasiado larga: una dirección tiene como mucho 1024 caracteres.
barred-not-https = Tiene que empezar por https://.
barred-credentials = Contiene un usuario o una contraseña: quítalos.
barred-private = Lleva a una red privada: solo se puede llamar a direcciones de internet.
barred-unknown = Nadie conoce ese nombre: revisa cómo está escrito.
failed-no-answer = Nadie ha contestado: comprueba que la dirección es correcta y que allí hay algo escuchando.
failed-status = El otro lado ha contestado con el estado { $status }: debería contestar entre 200 y 299.
failed-gone = Este navegador ya no recibe avisos: desactiva las notificaciones y actívalas de nuevo.
failed-push = El servicio de notificaciones del navegador ha rechazado el mensaje: desactiva las notificaciones y actívalas de nuevo.
failed-no-browser = Todavía ningún navegador ha aceptado mostrar notificaciones: actívalas en uno.
failed-no-webhook = Todavía no hay dirección de webhook: escribe una.
failed-no-address = Todavía no hay una dirección de correo confirmada: escribe una y abre el enlace del correo.
failed-mail = No se ha podido enviar el correo: revisa la dirección o pregunta al administrador de este servidor.
error-bad-media = Envía el cuerpo como JSON, con la cabecera Content-Type: application/json.
error-bad-query = No se entiende la dirección después del signo de interrogación: { $reason }.
error-unfit = Esto no se puede guardar: { $reason }.
error-busy = La mesa está demasiado ocupada ahora; vuelve a intentarlo en un momento.
error-blocked = Un administrador bloqueó esta cuenta; pregúntale por qué.
error-table-not-full = Todavía hay un asiento libre; espera a alguien o deja que se siente un bot.
error-table-not-over = La partida aún no ha terminado; vuelve cuando termine.
error-seat-empty = Nadie está sentado ahí; elige un asiento ocupado.
error-seat-resigned = Este asiento se ha rendido; no puede volver.
error-bot-plays = Ahora un bot juega por este asiento; vuelve a sentarte para recuperarlo.
error-seen-ahead = El número del último suceso visto es mayor que el del último suceso; vuelve a pedir la mesa.
error-bad-code = Este código no entrega este asiento, o ya no; pide uno nuevo.
error-rated-no-hand-over = Un asiento de una mesa con puntuación no se puede ceder; ríndete o sigue jugando.
error-no-such-person = No hay nadie con este identificador: revisa el enlace.
error-has-account = Ya tienes una cuenta: cierra la sesión antes de crear otra.
error-wrong-password = La contraseña no es correcta: revísala e inténtalo otra vez.
error-last-key = Esta llave de acceso es tu única forma de entrar: pon antes una contraseña o añade otra llave.
error-tokens-full = Ya tienes todos los tokens posibles: elimina uno que no necesites.
error-passkeys-full = Ya tienes todas las llaves de acceso posibles: quita una que no necesites.
error-passkey-known = Esta llave de acceso ya está registrada: úsala para entrar o elige otra.
error-confirm-first = Borrar tu cuenta no se puede deshacer: di que quieres hacerlo de verdad.
error-no-passkeys = Las llaves de acceso no funcionan en esta dirección: abre el sitio por su nombre con https o, en este ordenador, en { $reason }.
error-bad-times = Estas horas no sirven: un minuto del día va de 0 a 1439 y un reloj está como mucho a 840 minutos de UTC.
error-bad-language = Aquí no hay ese idioma: elige en, es o pt.
error-mail-unsent = No se ha podido enviar el correo: revisa la dirección o pregunta a quien administra este servidor.
error-no-such-game = Aquí no hay ese juego: mira en /api/games los que hay.
error-not-yourself = No puedes hacerte esto a ti: pídeselo a otra persona que administre el servidor.
error-sockets-only = Esta dirección es solo para WebSockets: conéctate con uno o pide los eventos en la dirección de la mesa.
