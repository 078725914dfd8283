# What the server says in English. The same keys with the same variables are in es.ftl and pt.ftl.

## Being called

call-turn-title = It's your turn
call-turn-body = { $table }: it's your move.
call-started-title = Your game has begun
call-started-body = { $table }: everybody is seated and the game is on.
call-finished-title = The game is over
call-finished-body = { $table }: see how it ended.
call-chat-title = { $who } wrote to the table
call-chat-body = { $table }: { $text }
call-invited-title = { $who } invites you
call-invited-body = There is a seat for you: { $table }.
call-test-title = This is a test
call-test-body = It works: this is how Demesne calls you.
call-digest-title =
    { $count ->
        [one] News from a table
       *[other] News from { $count } tables
    }

somebody = Somebody

digest-turn = { $table }: it's your turn
digest-started = { $table }: the game has begun
digest-finished = { $table }: the game is over
digest-chat =
    { $count ->
        [one] { $table }: a new message
       *[other] { $table }: { $count } new messages
    }
digest-invited = { $table }: { $who } invites you
digest-more =
    { $count ->
        [one] … and one more
       *[other] … and { $count } more
    }

## Mails

mail-open = Open it: { $link }
mail-footer = You get this mail because you asked Demesne to call you. Change that or stop it here: { $link }
mail-confirm-subject = Confirm your e-mail address
mail-confirm-body =
    Hello { $name },

    somebody, probably you, gave this address to Demesne. If it was you, confirm it here:

    { $link }

    If it was not you, do nothing: no further mail will come.
mail-digest-subject =
    { $count ->
        [one] Demesne: news from a table
       *[other] Demesne: news from { $count } tables
    }
mail-digest-body = This has happened since the last mail:
mail-test-subject = Demesne: this is a test
mail-test-body = It works: this is where Demesne will write to you.

## Pages behind the links of mails

page-home = Go to your tables
page-mail-confirmed = Your e-mail address is confirmed: Demesne can write to you now.
page-mail-expired = This link is no longer valid: ask for a new one in your settings.
page-mail-stop = Shall Demesne stop sending you mails?
page-mail-stop-button = Stop mails
page-mail-stopped = Demesne sends you no more mails. You can turn them on again in your settings.

## Errors

error-bad-json = The request could not be read: send JSON with the fields that the API describes.
error-too-large = The request is too large: send less at once.
error-too-many = Too many requests in a short time: wait a moment and try again.
error-timeout = The answer took too long: try again.
error-not-found = There is nothing here: check the address.
error-no-such-table = There is no such table: check the link, or ask whoever sent it to you.
error-no-such-route = The API has no such path: see /api/openapi.json for those it has.
error-wrong-method = This path does not take that method: see /api/openapi.json for the one it takes.
error-sign-in-first = We do not know who you are yet: give a name or sign in first.
error-csrf = The page is out of date: reload it and try again.
error-foreign-origin = The request came from another site: use the pages of this server.
error-name-empty = The name is empty: write at least one letter.
error-name-long = The name is too long: choose a shorter one.
error-login-taken = Somebody has this login already: choose another one.
error-login-kept = This login is kept for the administrator of this server: choose another one.
error-login-bad = This login cannot be used: take letters, digits, dots and hyphens, without spaces.
error-password-short = The password is too short: it needs at least 8 characters.
error-password-long = The password is too long: it may have at most 200 characters.
error-wrong-login = Login and password do not match: check both and try again.
error-passkey-refused = The passkey was not accepted: try again, or sign in another way.
error-ceremony-gone = That took too long or was done already: start again.
error-seat-taken = Somebody sits there already: choose another seat.
error-no-such-seat = The table has no such seat: choose one that it has.
error-not-your-seat = That is not your seat: you can only act for the seat where you sit.
error-no-seat = You have no seat at this table: sit down first.
error-already-seated = You sit at this table already: leave your seat before you take another one.
error-table-started = The game has begun already: this can only be done before.
error-table-not-started = The game has not begun yet: start it first.
error-table-over = The game is over: start a rematch to play on.
error-not-owner = Only the owner of the table may do this: ask them.
error-not-administrator = Only an administrator of this server may do this: ask one.
error-bad-setup = The table cannot be set up like this: { $reason }
error-bad-pace = There is no such pace: choose a live clock, days per move, or none.
error-bad-level = There is no such opponent: choose one of the levels in the list.
error-slow-level = A bot at a table of this server thinks for at most 10 seconds, or 200000 positions: give it less.
error-not-invited = This table is private: use the invitation link to sit down.
error-no-spectators = This table has no spectators: only those who play see it.
error-stale = The game has gone on in the meantime: look at what happened, then choose again.
error-illegal = That is not possible now: { $reason }
error-not-to-act = It is not your turn: wait until the others have played.
error-bad-request-id = The request needs an id of its own: send 1 to 64 letters, digits or hyphens, new for each request.
error-undo-nothing = There is nothing that you could take back: your last step is behind somebody else's or behind a roll or a draw.
error-undo-not-allowed = This table does not allow that to be taken back: play on.
error-undo-not-asked = Nobody has asked to take something back: there is nothing to answer.
error-chat-empty = The message is empty: write something first.
error-chat-long = The message is too long: shorten it or send it in parts.
error-chat-not-allowed = You cannot write at this table: only those who sit here may.
error-account-needed = This needs an account: add a password or a passkey to your name first.
error-rated-no-bots = A rated table has people only: take the bots away, or make the table unrated.
error-bad-webhook = This address cannot be called: { $reason }
error-bad-mail = This is not an e-mail address: write one like name@example.org.
error-no-mail-server = This server sends no mail: choose another way to be called.
error-bad-subscription = The browser's subscription cannot be used: turn notifications off and on again.
error-bad-token = This link or token is not valid, or no longer: ask for a new one.
error-storage = What you did could not be stored, so it did not happen: try again in a moment.
error-restored = The server was restored from a backup in the meantime: reload the page.
error-stopping = The server is being restarted: try again in a moment.
error-internal = Something went wrong on the server: try again, and tell its administrator if it stays so.

## Why something was not sent

barred-no-url = It is not an address: write one like https://example.org/hook.
barred-too-long = It is too long: an address has at most 1024 characters.
barred-not-https = It must start with https://.
barred-credentials = It holds a user name or a password: leave them out.
barred-private = It leads into a private network: only addresses on the internet can be called.
barred-unknown = Nobody knows its name: check the spelling.
failed-no-answer = Nobody answered: check that the address is right and that something is listening there.
failed-status = The other side answered with status { $status }: it should answer with 200 to 299.
failed-gone = This browser no longer takes calls: turn notifications off and on again.
failed-push = The browser's push service refused the message: turn notifications off and on again.
failed-no-browser = No browser has agreed to show notifications yet: turn them on in one.
failed-no-webhook = There is no webhook address yet: give one.
failed-no-address = There is no confirmed e-mail address yet: give one and follow the link in the mail.
failed-mail = The mail could not be sent: check the address, or ask the administrator of this server.
error-bad-media = Send the body as JSON, with the header Content-Type: application/json.
error-bad-query = The address cannot be understood after its question mark: { $reason }.
error-unfit = This cannot be kept: { $reason }.
error-busy = The table is too busy right now; try again in a moment.
error-blocked = This account was blocked by an administrator; ask them why.
error-table-not-full = A seat is still free; wait for somebody, or let a bot sit down.
error-table-not-over = The game is not over yet; come back when it is.
error-seat-empty = Nobody sits there; choose a seat that is taken.
error-seat-resigned = This seat has resigned; it cannot come back.
error-bot-plays = A bot plays for this seat now; sit down again to take it back.
error-seen-ahead = The number of the last event seen is higher than that of the last event; ask for the table again.
error-bad-code = This code does not hand over this seat, or no longer; ask for a new one.
error-rated-no-hand-over = A seat at a rated table cannot be handed over; resign, or play on.
error-no-such-person = There is nobody with this id: check the link.
error-has-account = You have an account already: sign out before you make another one.
error-wrong-password = The password is not the right one: check it and try again.
error-last-key = This passkey is your only way to sign in: set a password or add another passkey first.
error-tokens-full = You have as many tokens as anybody may have: end one that you no longer need.
error-passkeys-full = You have as many passkeys as anybody may have: take one away that you no longer need.
error-passkey-known = This passkey is registered already: use it to sign in, or choose another one.
error-confirm-first = Deleting your account cannot be undone: say that you mean it.
error-no-passkeys = Passkeys do not work at this address: open the site by its name over https, or on this computer at { $reason }.
error-bad-times = These times cannot be kept: a minute of the day is 0 to 1439, and a clock is at most 840 minutes from UTC.
error-bad-language = There is no such language here: choose en, es or pt.
error-mail-unsent = The mail could not be sent: check the address, or ask the administrator of this server.
error-no-such-game = There is no such game here: see /api/games for those there are.
error-not-yourself = You cannot do this to yourself: ask another administrator.
error-sockets-only = This address is for WebSockets only: connect with one, or ask for events at the table's own address.
