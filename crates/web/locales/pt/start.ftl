play-now = Jogar agora
you = Você
