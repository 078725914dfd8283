lede = Roll the dice, settle the land, and let your duchy grow hex by hex.
lede-free = With friends or against the house; no account needed.
play-now = Play now
against = Against the { $name }
one-screen = At one screen
make-table = Make a table
games = The games
for-players = { $least } to { $most } players
choose-all = Choose players, boards and expansions
mine = Your games
go-on = Continue
your-turn = Your turn
turn-of = { $name } to play
watch-again = Watch again
with-others = { $game } with { $others }
delete = Delete { $name }
deleted = Deleted: { $name }.
undelete = Undo
join = Join a table
join-link = Link or code of the invitation
join-now = Join
join-bad = This is no invitation to this house. Paste the whole link that you were sent, or the code behind “table=”.
more = More
learn = Learn by playing
learn-what = A first game that explains itself
watch = Watch and join
watch-what = Open tables, games in play, finished ones
look = Look at a record
look-what = Paste a game or a position, step through it
finished = { $n ->
    [one] One finished game
   *[other] { $n } finished games
}
name = Your name at the table
