lede = Role os dados, povoe a terra e faça o seu ducado crescer hexágono a hexágono.
lede-free = Com amigos ou contra a casa; sem cadastro.
play-now = Jogar agora
against = Contra o { $name }
one-screen = Na mesma tela
make-table = Abrir uma mesa
games = Os jogos
for-players = De { $least } a { $most } jogadores
choose-all = Escolher jogadores, tabuleiros e expansões
mine = Suas partidas
go-on = Continuar
your-turn = Sua vez
turn-of = Vez de { $name }
watch-again = Ver de novo
with-others = { $game } com { $others }
delete = Apagar { $name }
deleted = Apagada: { $name }.
undelete = Desfazer
join = Entrar em uma mesa
join-link = Link ou código do convite
join-now = Entrar
join-bad = Isto não é um convite para esta casa. Cole o link inteiro que você recebeu ou o código depois de “table=”.
more = Mais
learn = Aprender jogando
learn-what = Uma primeira partida que se explica sozinha
watch = Assistir e entrar
watch-what = Mesas abertas, partidas em jogo e terminadas
look = Ver um registro
look-what = Cole uma partida ou uma posição e percorra
finished = { $n ->
    [one] Uma partida terminada
   *[other] { $n } partidas terminadas
}
name = Seu nome na mesa
