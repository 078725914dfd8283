skip = Ir al contenido
language = Idioma
by-day = De día
by-candle = A la luz de las velas
close = Cerrar
