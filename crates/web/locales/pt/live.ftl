offline = Não foi possível falar com o servidor: verifique sua conexão e tente de novo.
unknown-answer = O servidor deu uma resposta que não entendemos (status { $status }): tente de novo daqui a pouco.
did-not-work = Não deu certo
again = Tentar de novo
to-tables = Voltar às mesas
tables = Mesas
mine = Suas mesas
open-tables = Mesas abertas
open-none = Ninguém procura jogadores agora: monte você uma mesa.
to-watch = Partidas para assistir
watch-none = Não há nenhuma partida para assistir agora.
finished = Partidas terminadas
finished-none = Nenhuma partida terminou ainda.
with = { $game } com { $who }
rated = valendo pontuação
private = privada
your-turn = Sua vez
waits-for = Vez de { $who }
playing = A partida está em andamento
full = Pronta para começar
free-seats =
    { $n ->
        [one] { $n } lugar livre
       *[other] { $n } lugares livres
    }
closed = Fechada antes do fim
resigned = { $who } desistiu
pace-none = sem limite de tempo
pace-live = { $minutes } min + { $increment } s
pace-days =
    { $n ->
        [one] { $n } dia por jogada
       *[other] { $n } dias por jogada
    }
clock-days =
    { $n ->
        [one] { $n } dia { $hours }:{ $minutes }
       *[other] { $n } dias { $hours }:{ $minutes }
    }
bot = Casa ({ $level })
house = Casa
house-at = Casa { $seat }
free-seat = lugar livre
gone = alguém que saiu
you = você
here = presente
acts = joga agora
bot-plays = a casa joga ({ $level })
sit = Sentar aqui
leave = Sair
empty-seat = Liberar o lugar
take-back-seat = Voltar a jogar
let-bot = Deixar a casa sentar…
seat-number = Lugar { $n }
rules = Regras desta mesa
seats = Lugares
talk = Na mesa
menu = A mesa
spectators =
    { $n ->
        [one] { $n } pessoa assiste
       *[other] { $n } pessoas assistem
    }
connection-lost = A conexão caiu; estamos tentando de novo.
further = Voltar mais
steps = Passos
ask-others = Perguntar aos outros
further-hint = Lançamentos e compras contam como passos; os outros precisam aceitar.
undo-asks =
    { $n ->
        [one] { $who } pede para voltar { $n } passo. Os outros ainda não responderam.
       *[other] { $who } pede para voltar { $n } passos. Os outros ainda não responderam.
    }
undo-asks-you =
    { $n ->
        [one] { $who } pede para voltar { $n } passo. Você concorda?
       *[other] { $who } pede para voltar { $n } passos. Você concorda?
    }
agree = Concordar
refuse = Recusar
start = Começar a partida
not-full = Ainda há um lugar livre: envie o link a alguém ou deixe a casa sentar.
owner-starts = Todos estão aqui: { $who } pode começar a partida.
waits-for-people = A partida começa quando todos os lugares estiverem ocupados.
invite = Link de convite
invite-watch = Link para esta mesa
rematch = Revanche
go-rematch = Ir para a revanche
look-as = Ver a mesa como
as-myself = eu
as-seat = lugar { $seat }
as-spectator = espectador
hand-over = Passar meu lugar
hand-over-what = Quem abrir este link pode ficar com o seu lugar { $seat }:
resign = Desistir
resign-sure = Desistir? Você não poderá voltar a esta partida.
close-table = Fechar a mesa
close-sure = Fechar a mesa de vez?
handed-title = Um lugar para você
handed-offer = Alguém passa a você o lugar { $seat } da mesa. Você continua de onde a pessoa parou.
handed-take = Ficar com o lugar
say = Diga algo
send = Enviar
deleted-words = apagado
event-made = { $who } montou a mesa.
event-left = O lugar { $seat } está livre.
event-started = A partida começou.
event-undone = { $who } desfez algo.
event-undo-asked = { $who } pede para voltar.
event-undo-agreed = { $who } concorda em voltar.
event-undo-refused = { $who } não quer voltar.
event-out-of-time = { $who } ficou sem tempo.
event-resigned = { $who } desistiu.
event-handed-over = { $who } assumiu o lugar { $seat }.
event-closed = { $who } fechou a mesa.
event-rematch = Há uma revanche.
ending = O fim
points =
    { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }
won = venceu
record = Baixar o registro
chance = O acaso foi justo?
chance-what = Antes do primeiro sorteio foi mostrado o hash de uma semente secreta; aqui está a semente. Se ela dá esse hash, estava fixada antes da partida.
commitment = Hash mostrado no início (SHA-256)
seed = Semente
check = Conferir o hash
seed-right = Confere: a semente estava fixada antes do primeiro sorteio.
seed-wrong = Não confere: esta semente não é a do hash que foi mostrado.
chance-rest = Para conferir cada lançamento e sorteio, baixe o registro; este comando refaz todos a partir da semente e compara:
and = { $rest } e { $last }
event-sat = { $who } sentou-se no lugar { $seat }.
event-bot-sat = A casa ({ $level }) sentou-se no lugar { $seat }.
replay = Ver a repetição
more = Mostrar mais
out-bot = quem fica sem tempo: a casa continua
out-resign = quem fica sem tempo desiste
undo-none = nada pode ser desfeito
undo-own = os próprios passos podem ser desfeitos
undo-agreed = os próprios passos podem ser desfeitos, e mais se todos concordarem
is-rated = vale pontuação
is-private = só com convite
no-spectators = ninguém mais pode assistir
talk-unread =
    { $n ->
        [one] Na mesa: { $n } mensagem nova
       *[other] Na mesa: { $n } mensagens novas
    }
stopped = A partida terminou: { $why }.
has-resigned = desistiu
ran-out = sem tempo
