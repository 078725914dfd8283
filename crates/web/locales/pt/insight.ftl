no-points = Ninguém tem pontos ainda.
left = restam { $left } de { $of }
piece = O quê
count = Restam
search = Buscar nas regras
found =
    { $count ->
        [one] Uma entrada
       *[other] { $count } entradas
    }
nothing = Nada se chama assim. Tente outra palavra.
points = Pontos até agora
supplies = O que resta nas reservas
what-is-what = O que é o quê
