# All texts of the pages that are not of one game.

site-name = Kaupang
site-motto = One table for merchant games
site-skip = To the main part
site-you-are = You are { $name }
site-footer = Kaupang is Old Norse for a trading place.
site-lost = The connection is lost; it is being set up again…
site-language = Language

list-counted = { $count } { $what }
list-more = { $one }, { $two }
list-last = { $one } and { $two }

guest-name = Guest { $number }
bot-easy = Easy bot
bot-normal = Normal bot
bot-hard = Hard bot
bot-expert = Expert bot
bot-greedy = Greedy bot
bot-random = Random bot
automa = Automa

front-title = Take a seat
front-name = Your name
front-name-save = Save
front-name-change = Change
front-games = Sit down and play
front-continue = Continue your game
front-finished = Finished
front-play = Play now
front-learn = Learn it
front-learn-how = step by step
front-new = With friends
front-new-how = send a link
front-range = { $from }–{ $to }
front-how-many = Players
front-bots = Bots
front-bot-easy = easy
front-bot-normal = normal
front-bot-hard = hard
front-bot-expert = expert
front-bot-greedy = greedy
front-bot-random = random
level-about = How the bots play
level-easy = Takes what looks best at first glance, and now and then what looks nearly as good. For a first game.
level-normal = Goes by first glances, but thinks about some of its decisions. For those who have played a few times.
level-hard = Thinks about more of its decisions than the normal bot. For those who know the game well.
level-expert = Thinks about most or all of its decisions. The strongest bot here.
level-greedy = Always takes what looks best at once, and never thinks ahead.
level-random = Does anything that the rules allow. For trying things out.
front-open = Open tables
front-none-open = Nobody waits at a public table now.
front-unread = The tables can't be read at the moment. Please try again later.
front-take-seat = Take your seat
front-sit-down = Sit down
front-look-in = Look in
front-look-back = Look back
front-your-turn = Your turn
front-turn-of = { $who } is to act
front-seats-free = { $count ->
    [0] all seats taken
    [one] 1 seat free
   *[other] { $count } seats free
}

new-title = A table for { $game }
new-name = What the table is called (may stay empty)
new-players = How many play
new-seats = Seats
new-seats-hint = Each free seat gets a link to send to a friend. The first to open it sits there.
new-seat = Seat { $number }
new-seat-me = me
new-seat-open = free, for a friend
new-option-usual = as usual for what is chosen above
new-visibility = Who finds the table
new-visibility-private = whoever has a link
new-visibility-public = everybody: it is on the front page
new-pace = Bots move
new-pace-human = so that people can follow
new-pace-fast = at once
new-confirm = When a turn is finished
new-confirm-ask = it is confirmed, so that a slip can be taken back
new-confirm-skip = play goes on at once
new-forced = When there is only one possible step
new-forced-play = it is played by itself
new-forced-ask = the player clicks it
new-take_back = After others have acted, a step can be taken back
new-take_back-never = never
new-take_back-agreed = if all the others agree
new-options = Options
new-short-visibility-private = only those with a link find it
new-short-visibility-public = it is on the front page
new-short-pace-human = bots take their time
new-short-pace-fast = bots move at once
new-short-confirm-ask = turns are confirmed
new-short-confirm-skip = turns end by themselves
new-short-forced-play = a single choice is played by itself
new-short-forced-ask = a single choice is clicked
new-short-take_back-never = no going back once others have acted
new-short-take_back-agreed = going back if all agree
new-open = Open the table

seat-title = A seat is kept for you
seat-invitation = { $who } invites you to { $game }.
seat-invitation-plain = You are invited to { $game }.
seat-text = With this link you sit down at the table, or take your seat on another device. Keep it to yourself: whoever has it can play for you.
seat-sit = Sit down
seat-watch = Only watch
seat-free = Free seat
seat-numbered = { $name } { $number }
seat-you = you
seat-to-act = to act
seat-link = Link to this seat
seat-bot = Which bot
seat-put-bot = Put a bot here
seat-take-bot = Take the bot away
seat-rise = Leave the seat

table-title = Table
table-watching = you are watching
table-choices = What you can do
table-all = All actions
table-all-short = All
table-menu = Menu of this table
table-tabs = What is in sight
table-tab-board = Board
table-tab-mine = Mine
table-tab-others = Others
table-tab-log = Log
table-picks-more = # more
table-picks-reset = Reset
table-picks-done = Done
table-replay = Replay
table-confirm = Confirm the turn
table-confirm-short = Confirm
table-undo = Take back
table-undo-short = Undo
table-ask-back = Ask the others to take back
table-hurry = Faster
table-dice = { $game ->
    [century] The shuffle of this table
    [puerto-rico] The shuffle of this table
   *[other] The dice of this table
}
table-side = Players, log and chat
table-players = Players
table-watchers = { $count ->
    [one] 1 person watches.
   *[other] { $count } people watch.
}
table-begin = Begin the game
table-begin-why = You can begin when every seat is taken: send links, or put bots there.
table-rematch = Play again with the same people
table-again = Play again
table-to-rematch = To the rematch
rematch-agreed = { $count ->
    [one] { $who } wants to play again.
   *[other] { $who } want to play again.
}
rematch-waiting = Waiting for: { $who }
rematch-no = No, thanks
offers-not-this-turn = Decline for this turn
offers-no-bots = No offers from bots
offers-unheard = Offers from bots are declined for you.
offers-hear = Hear them again
offer-lack = You lack { $what }.
# The script puts the seconds in place of #.
offer-left = yours for # s
offer-over = the others may accept now

# Hints: what an adviser says about one's turn.
hint-button = Hint
hint-tip = What a bot would do here (H)
hint-title = What a bot would do
hint-thinking = Thinking …
hint-close = Close
hint-chance = { $percent }% to win
hint-points = { $count ->
    [one] about { $count } point
   *[other] about { $count } points
}
hint-against-next = In points, compared with the second: { $list }
hint-against-best = In points, compared with the first: { $list }
hint-consent = Hints are given if all people at the table agree.
hint-agree = I agree
hint-disagree = I no longer agree
table-record = Download the record

status-waiting = { $count ->
    [one] Waiting for players: 1 seat is free.
   *[other] Waiting for players: { $count } seats are free.
}
status-ready-host = All seats are taken: you can begin.
status-ready = All seats are taken: the host can begin.
status-gathering = The browsers tell their numbers for the dice; then it begins.
status-hastened = { $who }: thinks for a shorter time than usual, because many bots think at once.
status-you = Your turn: { $ask }.
status-asked = { $who }’s turn. You: { $ask }.
status-other = { $count ->
    [one] { $who } is to act: { $ask }.
   *[other] { $who } are to act: { $ask }.
}
status-confirm = Your turn is complete: confirm it, or take back the last step.
status-held = { $who } finishes the turn.
moment-round = Round { $count }
status-chance = Chance decides…
status-over = The game is over.
status-over-you = { $points ->
    [one] The game is over: you win with 1 point!
   *[other] The game is over: you win with { $points } points!
}
status-over-winner = { $count ->
    [one] The game is over: { $who } wins with { $points } points.
   *[other] The game is over: { $who } share the win with { $points } points.
}
status-ended = { $who } has ended the game.
status-halted = The bots found no end, so the table has ended the game.

ask-any = choose an action

here-here = here
here-away = away
here-gone = gone
here-bot = bot
here-stand-in = a bot plays

gone-choose = { $who } is gone. Choose what happens:
gone-wait = wait longer
gone-bot = let a bot play
gone-end = end the game
gone-end-sure = End the game for everybody?

leave-title = Leave or resign
leave-leave = Leave: a bot plays until I come back
leave-resign = Resign for good
leave-leave-sure = Leave the table? A bot plays for you until you come back.
leave-resign-sure = Resign for good? A bot plays on in your place.
leave-back = Take my seat back

undo-nothing = There is nothing of yours to take back.
undo-chance = Chance has decided something since: that can't be taken back.
undo-other = { $who } has acted since: that can't be taken back.
undo-confirmed = The turn is confirmed: it can't be taken back.
undo-over = The game is not under way.

board-rule = { $text } ({ $clause })
board-several = { $place }: { $count } choices
counter-less = Less: { $what }
counter-more = More: { $what }

back-asked = { $steps ->
    [one] { $who } asks to take back the last step.
   *[other] { $who } asks to go back { $steps } steps.
}
back-mine = { $steps ->
    [one] You have asked to take back the last step; the others have to agree.
   *[other] You have asked to go back { $steps } steps; the others have to agree.
}
back-agree = Agree
back-agreed = You have agreed.
back-decline = Don't agree
back-never-mind = Never mind

end-fold = Look at the board
end-unfold = The result
end-more = More
end-winner = { $count ->
    [one] { $who } wins
   *[other] { $who } share the win
}
end-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
end-lead = { $count ->
    [one] 1 point ahead
   *[other] { $count } points ahead
}
end-sources = Where the points came from
end-figures = All figures
end-course = Round by round
end-course-picture = Everybody's points over the game; all figures of the end are in the table below.
end-axis-points = points
end-axis-rounds = round
end-ahead = { $who } goes ahead for good in round { $round } of { $rounds }.
end-ahead-always = { $who } leads from the first round to the last.
scores-none = The game was not played to its end, so nobody scores.
scores-rank = Rank
scores-player = Player
scores-total = Total

log-title = What happened
log-tab = Log
log-since = Since your last step: { $count } new
log-page = Page { $number } of { $of }
log-later = Later
log-earlier = Earlier
log-whole = The whole log
log-empty = What happens at the table will be told here.
log-unfold = All steps
tell-any = { $who }: { $action }
tell-chance = Chance: { $action }
tell-hidden = { $who } does something hidden.
tell-hidden-chance = Something is drawn face down.
note-sit = { $who } sits down.
note-rise = { $who } gets up.
note-free = The host frees the seat of { $who }.
note-enter = The seat of { $who } is entered from another device.
note-word = { $who } adds a word to the dice.
note-begin = The game begins.
note-undo = { $steps ->
    [one] { $who } takes back a step.
   *[other] { $who } takes back { $steps } steps.
}
note-take-back = { $steps ->
    [one] { $who } takes back a step, as all agreed.
   *[other] { $who } goes back { $steps } steps, as all agreed.
}
note-stand-in = A bot plays for { $who } now.
note-back = { $who } is back.
note-resign = { $who } resigns; a bot plays on.
note-end = { $who } ends the game.
note-halt = The table ends the game: after { $steps } steps without a person, the bots have found no end.
note-hints = { $who } agrees to hints.
note-no-hints = { $who } no longer agrees to hints.
note-again = { $who } wants to play again.
note-no-more = { $who } doesn't play again.
note-rematch = The same people play again at another table.

chat-title = Chat
chat-line = A line for the others
chat-send = Send
chat-watching = watching
chat-mute = mute
chat-muted = { $who } is muted.
chat-unmute = Hear again

link-copy = Copy
link-copied = Copied

about-title = About this table
about-watch-link = Link for watching
about-seat-link = Link to your seat, for another device
about-public = Everybody finds this table on the front page.
about-private = Only people with a link find this table.
about-take-back = Steps can be taken back if all the others agree.
about-keys = Keys: A lists all actions, their numbers choose one, Enter confirms, Esc and U take back, Space makes bots quick, L goes to the log, and the arrows through it, H asks for a hint, and ? lets the arrows go over the board: each thing says its rule, or why you can't use it.

fair-title = { $game ->
    [century] A fair shuffle
    [puerto-rico] A fair shuffle
   *[other] Fair dice
}
fair-text = All chance of this table comes from a secret that was fixed before the game. Its fingerprint stands here from the start; when the game is over the secret is shown, and "kaupang replay --verify" checks the record against it.
fair-commitment = Fingerprint
fair-secret = Secret
fair-word = A player's word
fair-add = { $game ->
    [century] Add a word of your own to the shuffle
    [puerto-rico] Add a word of your own to the shuffle
   *[other] Add a word of your own to the dice
}
fair-own = A word of your own for the dice
fair-own-here = { $game ->
    [century] A word of your own for the shuffle
    [puerto-rico] A word of your own for the shuffle
   *[other] A word of your own for the dice
}
fair-send = Add
share-nobody = No browser adds a number to the dice of this table.
share-by = Their browsers add a number of their own to the dice: { $who }
share-late = Their browsers promised a number and did not tell it in time: { $who }
share-title = Numbers of the players' browsers
share-seat = Seat
share-promise = Fingerprint, shown before
share-nonce = Number, told afterward
share-no-browser = Adds nothing: a bot, a browser without script, or another program.
share-not-yet = Not told yet.
share-withheld = Not told in time: the fingerprint stands in for it.
share-none = No browser has added a number to the dice of this table: the secret and the players' words are all there is.
share-limits = As long as one of these numbers is honest, nobody could choose the dice. The server knows the dice from the moment when the last number is told, and it says whose number came too late: if yours is left out although your browser told it, don't trust the table.
share-remembered = This browser remembers the fingerprints that it was shown before the game, and its own number: they are those that stand here.
share-broken = This browser remembers other fingerprints, or a number of its own that is missing here: the dice are not those that were promised to it.

prefs-title = Preferences
prefs-next-table = For the next table that you open:
prefs-sound = Sounds
prefs-sound-on = on
prefs-sound-off = off
prefs-motion = Pieces move
prefs-motion-on = yes
prefs-motion-off = no
prefs-size = Letters
prefs-size-usual = usual
prefs-size-large = large
prefs-contrast = Contrast
prefs-contrast-usual = usual
prefs-contrast-more = more
prefs-notify = Notify me when it is my turn
prefs-notify-off = no
prefs-notify-on = yes

past-title = Round { $round } · step { $number } of { $of }
past-live = Back to the table
past-live-new = Back to the table ({ $count } new)
past-nav = Through the log
past-first = To the start
past-back = One back (←)
past-on = One on (→)
past-last = To the end

dice-title = { $game ->
    [century] The shuffle of this table
    [puerto-rico] The shuffle of this table
   *[other] The dice of this table
}
dice-text = What chance has brought at this table, and what was to be expected each time from what could come. About two thirds of all honest dice stay within the "±"; nearly all stay within three times as much.
dice-none = Chance has decided nothing yet that all can see.
dice-draws = { $count ->
    [one] Drawn once.
   *[other] Drawn { $count } times.
}
dice-each = Every outcome
dice-outcome = Outcome
dice-seen = Came
dice-expected = Expected
dice-century-start = Who begins
dice-century-merchant = Merchant cards turned up
dice-century-point = Point cards turned up
dice-century-solo-roll = The automa's die
dice-century-solo-merchant = Merchant cards turned up
dice-century-solo-point = Point cards turned up
dice-puerto-rico-governor = Who begins as governor
dice-puerto-rico-tile = Island tiles turned up
dice-merchants-dice = The two dice
dice-merchants-token = Tokens turned up
dice-merchants-stolen = Cards stolen
dice-merchants-drawn = Development cards drawn
dice-landnam-start = Who begins
dice-landnam-roll = The harvest dice
dice-landnam-found = The exploration dice
dice-landnam-draw = Fate cards drawn

check-title = How to check the dice
check-promise = Before the game the server chose a secret of 32 bytes and showed its fingerprint: SHA-256 of "kaupang commitment 1" and the secret.
check-words = Players could add words of their own. The mix is SHA-256 of "kaupang mix 1", the secret, and each word with its length before it, so that nobody, the server included, knew the dice before the last word.
check-shares = The browser of each seat can add a number of 32 bytes: before the game it shows only the fingerprint, SHA-256 of "kaupang nonce 1" and the number, and it tells the number when all fingerprints are fixed. Then the mix is SHA-256 of "kaupang mix 2", the secret, how many words there are (8 bytes), the words, and for each such seat its place from 1, the byte 1 and the number, or the byte 0 and the fingerprint if the number was not told in time.
check-draw = The n-th outcome of the game, counted from 0, is drawn by ChaCha8 with the key SHA-256 of "kaupang chance 1", the mix, and n in 8 bytes.
check-reveal = When the game is over, the secret is shown and stands in the record, and anybody can draw all of it again.
check-do = Download the record and let the program draw everything again; it says whether fingerprint and outcomes fit:
check-later = The secret is shown when the game is over.

refuse-no-take-backs = At this table steps are not taken back by agreement.
refuse-hints = Hints are given only if all people at the table agree.
refuse-hint-turn = A hint is for your own turn.
refuse-asked-already = { $who } has asked for something already.
refuse-not-asked = Nobody asks you for anything now.
refuse-stale = The table has changed since your page was made. This is how it looks now.
refuse-rule = That is not possible: { $reason }.
refuse-unreadable = That is no action of this game.
refuse-no-guide = There is no guide at this table.
refuse-spectator = You are watching: only players can do that.
refuse-not-begun = The game has not begun yet.
refuse-begun = The game has begun already.
refuse-ended = The game has ended.
refuse-not-over = The game is not over yet.
refuse-stand-in = A bot plays for you: take your seat back first.
refuse-confirm-first = Your turn is complete: confirm it, or take back the last step.
refuse-held = { $who } has not confirmed the turn yet.
refuse-nothing-to-confirm = There is nothing to confirm.
refuse-no-seat = There is no such seat.
refuse-bad-link = This link doesn't open the seat.
refuse-seated = You sit at this table already.
refuse-private = A seat at this table is taken with its link.
refuse-taken = Somebody sits there already.
refuse-no-bot = There is no such bot.
refuse-host-only = Only the host of the table can do that.
refuse-seats-free = There are free seats still.
refuse-empty = There is nothing in it.
refuse-enough-words = You have given the dice words enough.
refuse-prepared-dice = The dice of this table are prepared: browsers add nothing to them.
refuse-enough-promises = Your browsers have promised numbers enough.
refuse-nonce = That is not the number that your browser promised, or it is not the time to tell it.
refuse-mute = There is nobody to mute.
refuse-not-gone = Nobody has been away long enough for that.
refuse-fault = It is not known whether that was stored: the table shows it. If it is not there, please try again.
refuse-open = The table can't be opened: { $reason }.
refuse-open-game = there is no such game
refuse-open-options = what was chosen does not fit this game
refuse-open-bot = there is no such bot
refuse-open-seats = there are { $count } seats, but { $given } were described
refuse-open-own = you have one seat at a table, but { $count } were chosen as yours
refuse-open-many = { $count } of your tables are not finished yet: finish or end one of them first
refuse-open-address = { $count } tables that were opened from your address are not finished yet: finish or end one of them first
refuse-open-fault = the server failed at it

sorry-title = This did not work
sorry-home = To the front page
sorry-not-found = There is nothing at this address.
sorry-away = There is no connection to the table now. Your seat and the position are kept; try again in a moment.
sorry-broken = This table can't be set up again.
sorry-fault = The server failed at this. Please try again.
sorry-store = Nothing can be stored at the moment. It is not known whether what was done last was stored: the table will show it. Please try again later.
sorry-seat-kept = A seat of yours can't be given up at the moment, so you are not forgotten yet. Please ask for it again.
sorry-unreadable = What was sent can't be read as a form.
sorry-too-large = That was more than fits into a form.
sorry-crowded = Too many pages are open on this server now. Please try again later.
sorry-method = That can't be done at this address.
sorry-too-slow = What was sent did not arrive in time.
sorry-host = This server doesn't answer to that name.
sorry-cross-site = This was sent by a page of another site, so it is not done.
sorry-too-many = That was too much in too short a time. Please wait a moment.
sorry-token = Please send your token: Authorization: Bearer …
