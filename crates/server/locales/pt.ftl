# O que o servidor diz em português. As mesmas chaves com as mesmas variáveis estão em en.ftl e es.ftl.

## Avisos

call-turn-title = É a sua vez
call-turn-body = { $table }: é a sua jogada.
call-started-title = Sua partida começou
call-started-body = { $table }: todos já se sentaram e a partida está em andamento.
call-finished-title = A partida acabou
call-finished-body = { $table }: veja como terminou.
call-chat-title = { $who } escreveu na mesa
call-chat-body = { $table }: { $text }
call-invited-title = { $who } convida você
call-invited-body = Há um lugar para você: { $table }.
call-test-title = Isto é um teste
call-test-body = Funciona: é assim que o Demesne vai avisar você.
call-digest-title =
    { $count ->
        [one] Novidades de uma mesa
       *[other] Novidades de { $count } mesas
    }

somebody = Alguém

digest-turn = { $table }: é a sua vez
digest-started = { $table }: a partida começou
digest-finished = { $table }: a partida acabou
digest-chat =
    { $count ->
        [one] { $table }: uma mensagem nova
       *[other] { $table }: { $count } mensagens novas
    }
digest-invited = { $table }: { $who } convida você
digest-more =
    { $count ->
        [one] … e mais uma
       *[other] … e mais { $count }
    }

## E-mails

mail-open = Abra aqui: { $link }
mail-footer = Você recebe este e-mail porque pediu que o Demesne avisasse você. Mude isso ou cancele aqui: { $link }
mail-confirm-subject = Confirme seu endereço de e-mail
mail-confirm-body =
    Olá, { $name }!

    Alguém, provavelmente você, deu este endereço ao Demesne. Se foi você, confirme aqui:

    { $link }

    Se não foi você, não faça nada: nenhum outro e-mail será enviado.
mail-digest-subject =
    { $count ->
        [one] Demesne: novidades de uma mesa
       *[other] Demesne: novidades de { $count } mesas
    }
mail-digest-body = Isto aconteceu desde o último e-mail:
mail-test-subject = Demesne: isto é um teste
mail-test-body = Funciona: é para cá que o Demesne vai escrever.

## Páginas dos links dos e-mails

page-home = Ir para as suas mesas
page-mail-confirmed = Seu endereço de e-mail está confirmado: o Demesne já pode escrever para você.
page-mail-expired = Este link não vale mais: peça um novo nas suas configurações.
page-mail-stop = Você quer que o Demesne pare de enviar e-mails?
page-mail-stop-button = Parar os e-mails
page-mail-stopped = O Demesne não envia mais e-mails para você. Você pode ativá-los de novo nas configurações.

## Erros

error-bad-json = Não foi possível ler o pedido: envie JSON com os campos que a API descreve.
error-too-large = O pedido é grande demais: envie menos de uma vez.
error-too-many = Pedidos demais em pouco tempo: espere um momento e tente de novo.
error-timeout = A resposta demorou demais: tente de novo.
error-not-found = Não há nada aqui: confira o endereço.
error-no-such-table = Essa mesa não existe: confira o link ou pergunte a quem o enviou.
error-no-such-route = A API não tem esse caminho: veja em /api/openapi.json os que ela tem.
error-wrong-method = Este caminho não aceita esse método: veja em /api/openapi.json qual ele aceita.
error-sign-in-first = Ainda não sabemos quem é você: dê um nome ou entre na sua conta primeiro.
error-csrf = A página está desatualizada: recarregue e tente de novo.
error-foreign-origin = O pedido veio de outro site: use as páginas deste servidor.
error-name-empty = O nome está vazio: escreva pelo menos uma letra.
error-name-long = O nome é longo demais: escolha um mais curto.
error-login-taken = Alguém já tem esse usuário: escolha outro.
error-login-kept = Esse usuário está reservado para quem administra este servidor: escolha outro.
error-login-bad = Esse usuário não pode ser usado: use letras, números, pontos e hifens, sem espaços.
error-password-short = A senha é curta demais: ela precisa de pelo menos 8 caracteres.
error-password-long = A senha é longa demais: ela pode ter no máximo 200 caracteres.
error-wrong-login = Usuário e senha não combinam: confira os dois e tente de novo.
error-passkey-refused = A chave de acesso não foi aceita: tente de novo ou entre de outra forma.
error-ceremony-gone = Demorou demais ou já estava feito: comece de novo.
error-seat-taken = Já há alguém sentado aí: escolha outro lugar.
error-no-such-seat = A mesa não tem esse lugar: escolha um que ela tenha.
error-not-your-seat = Esse lugar não é seu: você só pode jogar no lugar em que está.
error-no-seat = Você não tem lugar nesta mesa: sente-se primeiro.
error-already-seated = Você já está nesta mesa: deixe o seu lugar antes de ocupar outro.
error-table-started = A partida já começou: isso só pode ser feito antes.
error-table-not-started = A partida ainda não começou: comece primeiro.
error-table-over = A partida acabou: peça a revanche para continuar jogando.
error-not-owner = Só quem criou a mesa pode fazer isso: peça a essa pessoa.
error-not-administrator = Só um administrador deste servidor pode fazer isso: peça a um deles.
error-bad-setup = A mesa não pode ser montada assim: { $reason }
error-bad-pace = Esse ritmo não existe: escolha relógio ao vivo, dias por jogada ou nenhum.
error-bad-level = Esse adversário não existe: escolha um dos níveis da lista.
error-slow-level = Um bot em uma mesa deste servidor pensa no máximo 10 segundos, ou 200000 posições: dê menos a ele.
error-not-invited = Esta mesa é privada: use o link do convite para se sentar.
error-no-spectators = Esta mesa não aceita espectadores: só quem joga pode vê-la.
error-stale = A partida continuou nesse meio-tempo: veja o que aconteceu e escolha de novo.
error-illegal = Isso não é possível agora: { $reason }
error-not-to-act = Não é a sua vez: espere os outros jogarem.
error-bad-request-id = O pedido precisa de um identificador próprio: envie de 1 a 64 letras, números ou hifens, novos a cada pedido.
error-undo-nothing = Não há nada que você possa desfazer: depois do seu último passo outra pessoa jogou ou houve uma rolagem ou compra.
error-undo-not-allowed = Esta mesa não permite desfazer isso: continue jogando.
error-undo-not-asked = Ninguém pediu para desfazer nada: não há o que responder.
error-chat-empty = A mensagem está vazia: escreva algo primeiro.
error-chat-long = A mensagem é longa demais: encurte ou envie em partes.
error-chat-not-allowed = Você não pode escrever nesta mesa: só quem está sentado nela pode.
error-account-needed = Isto precisa de uma conta: adicione antes uma senha ou uma chave de acesso ao seu nome.
error-rated-no-bots = Uma mesa ranqueada só tem pessoas: tire os bots ou faça uma mesa que não valha para o ranking.
error-bad-webhook = Não é possível chamar esse endereço: { $reason }
error-bad-mail = Isso não é um endereço de e-mail: escreva um como nome@example.org.
error-no-mail-server = Este servidor não envia e-mails: escolha outra forma de ser avisado.
error-bad-subscription = A inscrição do navegador não pode ser usada: desative as notificações e ative de novo.
error-bad-token = Este link ou código não é válido ou já venceu: peça um novo.
error-storage = O que você fez não pôde ser salvo, então não aconteceu: tente de novo daqui a pouco.
error-restored = Nesse meio-tempo o servidor foi restaurado de um backup: recarregue a página.
error-stopping = O servidor está sendo reiniciado: tente de novo daqui a pouco.
error-internal = Algo deu errado no servidor: tente de novo e, se continuar, avise o administrador.

## Por que algo não foi enviado

barred-no-url = Isso não é um endereço: escreva um como https://example.org/aviso.
barred-too-long = É longo demais: um endereço tem no máximo 1024 caracteres.
barred-not-https = Precisa começar com https://.
barred-credentials = Contém um usuário ou uma senha: retire-os.
barred-private = Leva a uma rede privada: só é possível chamar endereços da internet.
barred-unknown = Ninguém conhece esse nome: confira como está escrito.
failed-no-answer = Ninguém respondeu: confira se o endereço está certo e se há algo escutando lá.
failed-status = O outro lado respondeu com o status { $status }: ele deveria responder de 200 a 299.
failed-gone = Este navegador não recebe mais avisos: desative as notificações e ative de novo.
failed-push = O serviço de notificações do navegador recusou a mensagem: desative as notificações e ative de novo.
failed-no-browser = Nenhum navegador aceitou mostrar notificações ainda: ative-as em um.
failed-no-webhook = Ainda não há endereço de webhook: informe um.
failed-no-address = Ainda não há um endereço de e-mail confirmado: informe um e abra o link do e-mail.
failed-mail = Não foi possível enviar o e-mail: confira o endereço ou fale com o administrador deste servidor.
error-bad-media = Envie o corpo como JSON, com o cabeçalho Content-Type: application/json.
error-bad-query = Não se entende o endereço depois do ponto de interrogação: { $reason }.
error-unfit = Isto não pode ser guardado: { $reason }.
error-busy = A mesa está ocupada demais agora; tente de novo daqui a pouco.
error-blocked = Um administrador bloqueou esta conta; pergunte a ele o motivo.
error-table-not-full = Ainda há um lugar livre; espere alguém ou deixe um bot sentar.
error-table-not-over = A partida ainda não terminou; volte quando terminar.
error-seat-empty = Ninguém está sentado ali; escolha um lugar ocupado.
error-seat-resigned = Este lugar desistiu; não pode voltar.
error-bot-plays = Agora um bot joga por este lugar; sente-se de novo para retomá-lo.
error-seen-ahead = O número do último evento visto é maior que o do último evento; peça a mesa de novo.
error-bad-code = Este código não entrega este lugar, ou já não entrega; peça um novo.
error-rated-no-hand-over = Um lugar numa mesa com pontuação não pode ser cedido; desista ou continue jogando.
error-no-such-person = Não há ninguém com este identificador: confira o link.
error-has-account = Você já tem uma conta: saia antes de criar outra.
error-wrong-password = A senha não está certa: confira e tente de novo.
error-last-key = Esta chave de acesso é a sua única forma de entrar: antes, crie uma senha ou adicione outra chave.
error-tokens-full = Você já tem o máximo de tokens: encerre um de que não precisa mais.
error-passkeys-full = Você já tem o máximo de chaves de acesso: remova uma de que não precisa mais.
error-passkey-known = Esta chave de acesso já está registrada: use-a para entrar ou escolha outra.
error-confirm-first = Excluir a conta não pode ser desfeito: diga que é isso mesmo que você quer.
error-no-passkeys = As chaves de acesso não funcionam neste endereço: abra o site pelo nome, com https, ou neste computador em { $reason }.
error-bad-times = Estes horários não servem: um minuto do dia vai de 0 a 1439, e um relógio fica no máximo a 840 minutos de UTC.
error-bad-language = Este idioma não existe aqui: escolha en, es ou pt.
error-mail-unsent = Não foi possível enviar o e-mail: confira o endereço ou fale com quem administra este servidor.
error-no-such-game = Este jogo não existe aqui: veja em /api/games os que existem.
error-not-yourself = Você não pode fazer isso com você: peça a outra pessoa que administre o servidor.
error-sockets-only = Este endereço é só para WebSockets: conecte-se com um ou peça os eventos no endereço da mesa.
