# Replay: through the positions of a game, records from elsewhere, playing on from a position, and checking the dice.

past-round-back = A round back (Page Up)
past-round-on = A round on (Page Down)
past-play = Play by itself (Space)
past-pause = Pause (Space)
past-slider = Place in the game
past-go = Go there
past-pace = Pace
past-pace-slow = slow
past-pace-usual = usual
past-pace-fast = fast
past-link = Link to this position
past-keys = Keys: the arrows go one step, Page Up and Page Down one round, Home and End to the start and the end, Space plays by itself and pauses.
past-step-back = Back to a step of { $who }
past-step-on = On to the next step of { $who }
past-eyes = As { $who } saw it
past-own-eyes = As everybody sees it

what-if-button = What if …
what-if-title = Play on from here
what-if-text = A new table with bots goes on from this position. What chance brings is drawn anew.
what-if-text-running = A new table with bots goes on from this position. What chance brings is drawn anew, and so is all that is hidden from you.
what-if-seat = I play for
what-if-go = Play on
what-if-forbidden = Others play there: from a game that is under way you can play on only if you play it against bots.
what-if-nothing = There is nothing to be played in that position.
note-position = The game goes on from a position of another one.

front-upload = Look at a record
upload-title = Look at a record
upload-about = A record is the text file that a table gives when its game has ended. Here you can look at any of them, step by step, and play on from every position.
upload-file = The file
upload-text = or its text
upload-send = Show it
upload-no-game = This is a record of “{ $game }”, and there is no such game here.
upload-unreadable = The record can't be read. { $line ->
    [0] { $reason }
   *[other] Line { $line }: { $reason }
}
upload-broken = The record breaks a rule. Line { $line }: { $reason }.
upload-many = You have uploaded { $count } records today: that is enough.
note-uploaded = Here the uploaded record ends.
status-record-ends = The record ends here, before the end of the game.

verify-title = Checked by this server just now
verify-checked = Checked:
verify-unchecked = Not checked:
verify-all = { $steps } actions keep the rules, and all { $draws } outcomes of chance among them are just what the secret gives.
verify-no-seed = { $steps } actions keep the rules. There is no secret that fits their { $draws } outcomes of chance, so these can't be drawn again.
verify-other-seed = The secret doesn't have the fingerprint that was shown.
verify-other-nonce = The number of the browser at seat { $number } doesn't have the fingerprint that was shown.
verify-shares = Numbers of browsers that have the fingerprint shown before: { $told }. Not told in time: { $late }.
verify-late = that those whose numbers were not told in time had really not told them: only they know.
verify-other-chance = Action { $number } is not what the secret gives.
verify-broken = Action { $number } breaks a rule.
verify-promise = that the fingerprint was shown before the game. Compare it with the one that you saw then.
verify-uploaded = that the secret was fixed before the game. The record comes from elsewhere: compare its fingerprint with the one that was shown then.
