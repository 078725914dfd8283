offline = The server cannot be reached: check your connection and try again.
unknown-answer = The server gave an answer that we do not understand (status { $status }): try again in a moment.
did-not-work = That did not work
again = Try again
to-tables = Back to the tables
tables = Tables
mine = Your tables
open-tables = Open tables
open-none = Nobody is looking for players right now: set a table yourself.
to-watch = Games to watch
watch-none = There is no game to watch right now.
finished = Finished games
finished-none = No game has been finished yet.
with = { $game } with { $who }
rated = rated
private = private
your-turn = Your turn
waits-for = Waiting for { $who }
playing = The game is on
full = Ready to start
free-seats =
    { $n ->
        [one] { $n } seat free
       *[other] { $n } seats free
    }
closed = Closed before the end
resigned = { $who } resigned
pace-none = no time limit
pace-live = { $minutes } min + { $increment } s
pace-days =
    { $n ->
        [one] { $n } day a move
       *[other] { $n } days a move
    }
clock-days =
    { $n ->
        [one] { $n } day { $hours }:{ $minutes }
       *[other] { $n } days { $hours }:{ $minutes }
    }
bot = House ({ $level })
house = House
house-at = House { $seat }
free-seat = free seat
gone = somebody who left
you = you
here = here
acts = to act
bot-plays = the house plays ({ $level })
sit = Sit here
leave = Leave
empty-seat = Free the seat
take-back-seat = Take it back
let-bot = Let the house sit…
seat-number = Seat { $n }
rules = Rules of this table
seats = Seats
talk = At the table
menu = The table
spectators =
    { $n ->
        [one] { $n } person looks on
       *[other] { $n } people look on
    }
connection-lost = The connection is lost; we are trying again.
further = Go further back
steps = Steps
ask-others = Ask the others
further-hint = Rolls and draws count as steps; the others must agree.
undo-asks =
    { $n ->
        [one] { $who } asks to go back { $n } step. The others have not answered yet.
       *[other] { $who } asks to go back { $n } steps. The others have not answered yet.
    }
undo-asks-you =
    { $n ->
        [one] { $who } asks to go back { $n } step. Do you agree?
       *[other] { $who } asks to go back { $n } steps. Do you agree?
    }
agree = Agree
refuse = Refuse
start = Start the game
not-full = A seat is still free: send somebody the link, or let the house sit down.
owner-starts = Everybody is here: { $who } can start the game.
waits-for-people = The game starts when all seats are taken.
invite = Invitation link
invite-watch = Link to this table
rematch = Rematch
go-rematch = To the rematch
look-as = Look at the table as
as-myself = myself
as-seat = seat { $seat }
as-spectator = a spectator
hand-over = Hand my seat over
hand-over-what = Whoever opens this link can take seat { $seat } from you:
resign = Resign
resign-sure = Resign? You cannot come back to this game.
close-table = Close the table
close-sure = Close the table for good?
handed-title = A seat for you
handed-offer = Somebody hands you seat { $seat } at their table. You go on from where they are.
handed-take = Take the seat
say = Say something
send = Send
deleted-words = deleted
event-made = { $who } set the table.
event-left = Seat { $seat } is free.
event-started = The game began.
event-undone = { $who } took something back.
event-undo-asked = { $who } asks to go back.
event-undo-agreed = { $who } agrees to go back.
event-undo-refused = { $who } does not want to go back.
event-out-of-time = { $who } is out of time.
event-resigned = { $who } resigned.
event-handed-over = { $who } took over seat { $seat }.
event-closed = { $who } closed the table.
event-rematch = There is a rematch.
ending = The end
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
won = won
record = Download the record
chance = Was chance fair?
chance-what = Before the first draw the hash of a secret seed was shown; here is the seed. If the seed gives that hash, it was fixed before the game.
commitment = Hash shown at the start (SHA-256)
seed = Seed
check = Check the hash
seed-right = It fits: the seed was fixed before the first draw.
seed-wrong = It does not fit: this seed is not the one whose hash was shown.
chance-rest = To check every roll and draw, download the record; this command draws them all again from the seed and compares:
and = { $rest } and { $last }
event-sat = { $who } sat down at seat { $seat }.
event-bot-sat = The house ({ $level }) sat down at seat { $seat }.
replay = Watch the replay
more = Show more
out-bot = whoever is out of time: the house plays on
out-resign = whoever is out of time has resigned
undo-none = nothing can be taken back
undo-own = own steps can be taken back
undo-agreed = own steps can be taken back, more if all agree
is-rated = counts for ratings
is-private = by invitation only
no-spectators = nobody else may watch
talk-unread =
    { $n ->
        [one] At the table: { $n } new message
       *[other] At the table: { $n } new messages
    }
stopped = The game is over: { $why }.
has-resigned = resigned
ran-out = out of time
