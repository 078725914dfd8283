play-now = Jugar ya
you = Tú
