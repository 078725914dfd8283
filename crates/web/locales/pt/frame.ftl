skip = Ir para o conteúdo
language = Idioma
by-day = De dia
by-candle = À luz de velas
close = Fechar
