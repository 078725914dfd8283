skip = Skip to the content
language = Language
by-day = By day
by-candle = By candlelight
close = Close
