no-points = Nadie tiene puntos todavía.
left = quedan { $left } de { $of }
piece = Qué
count = Quedan
search = Buscar en las reglas
found =
    { $count ->
        [one] Una entrada
       *[other] { $count } entradas
    }
nothing = Nada se llama así. Prueba con otra palabra.
points = Puntos hasta ahora
supplies = Lo que queda en las reservas
what-is-what = Qué es qué
