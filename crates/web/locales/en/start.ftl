play-now = Play now
you = You
