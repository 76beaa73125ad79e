# What the commands print: simulate, arena, bench, selfplay, replay, map, store, serve.
out-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
out-heading = { $what }: { $games }, seed { $seed }
out-stopped = { $count ->
    [one] Stopped early: 1 game was asked for.
   *[other] Stopped early: { $count } games were asked for.
}
out-unfinished = { $count ->
    [one] 1 game not finished: stopped after { $cap } decisions, and left out of the figures
   *[other] { $count } games not finished: stopped after { $cap } decisions, and left out of the figures
}
out-actions = Actions of a game
out-decisions = decisions
out-chance = chance
out-scores = Scores
out-wins = Wins
out-mean = mean
out-sd = sd
out-min = min
out-max = max
out-share = share
out-interval = 95% interval
out-won = games
out-percent = { $number }%
out-range = { $low } to { $high }
out-speed = { $seconds } s: { $games } games/s, { $decisions } decisions/s
out-progress = { $done } of { $all } games, { $speed }, { $time } left
out-rating = rating
out-time = µs/decision
out-by-seat = Wins by seat: { $what }
out-length = Decisions in a game: { $mean } on average, { $min } to { $max }
out-report = The report is { $file }.
out-game = game
out-players = players
out-bot = bot
out-decisions-a-second = decisions/s
out-games-a-second = games/s
out-decisions-a-game = decisions/game
out-state = state
out-action = action
out-copy = copy
out-iterations = iterations/s
out-readings = net readings/s
out-nodes = most nodes
out-memory = most memory
out-endless = { $count } of { $games } games did not end and were stopped
out-written = { $files ->
    [one] 1 file
   *[other] { $files } files
} in { $folder }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $positions ->
    [one] 1 position
   *[other] { $positions } positions
}.

# Replay.
out-actions-count = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
out-verified = Verified: { $actions } by the rules, { $draws } of chance drawn from the record's seed.
out-checked = Checked: { $actions } by the rules, { $draws } of chance drawn from the record's seed.
out-promised = The seed is the one that was promised.
out-not-promised = Not checked: whether the seed was fixed before the game. It fits the record's own commitment, { $commitment }. Compare that with the one you were shown before the game, or give it with --commitment.
out-no-promise = Not checked: whether the seed was fixed before the game, for the record has no commitment. Give the one that you were shown before the game with --commitment.

# Maps.
out-no-shares = No browser added a number of its own to the dice.
out-shares-told = The browsers' numbers fit the fingerprints shown before: { $who }.
out-shares-late = Not told in time, so that the fingerprint stands in for the number: { $who }. Not checked: whether their browsers had really not told it; only they know.
out-shares-unchecked = Not checked: whether the fingerprints were fixed before any number was told. Compare yours with the one that your browser remembers, or give its number with --nonce.
out-shares-own = The numbers that you gave are among them.
out-holds = holds
out-fails = FAILS
out-not-asked = is not asked
out-good-map = { $file } is a good map; records call it '{ $name }'.
out-drawn = Drawn to { $file }.
out-own-posts = The map's own first posts
out-fairest-posts = The fairest first posts
out-color = { $color ->
    [red] red
    [blue] blue
    [white] white
   *[orange] orange
}
out-route = route { $path }
out-round = round { $round }: { $points } points off at most
out-shares = { $players } players, { $bot }, { $games } games: { $rates } %; { $points } points off at most
out-map-written = The map with them is { $file }.

# Stores and servers.
out-imported = Imported into { $home }: { $what }.
out-copied = Copied to { $file }: { $what }.
out-has = { $home } has { $what }.
out-guests = { $count ->
    [one] 1 guest
   *[other] { $count } guests
}
out-tables = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
out-entries = { $count ->
    [one] 1 entry of their logs
   *[other] { $count } entries of their logs
}
out-open = Kaupang is open: { $address }
out-kept = Tables are kept in { $home }; Ctrl-C closes.

# What goes wrong.
error-no-reader = the reader of the output has gone, so the rest is not written
error-input = the input
error-file = '{ $path }'
error-file-says = in { $file }
error-no-game = there is no game '{ $name }'; there are: { $known }
error-option-twice = the option '{ $name }' is given more than once
error-position-refused = the position is refused: { $reason }
error-no-bot = there is no bot '{ $name }'; there are: { $known }
error-bot-settings = the bot '{ $name }' takes no settings, but '{ $setting }' was given
error-bot-setting = '{ $setting }' is no setting of this bot: { $expected }
error-bot-count = { $found } bots were named for { $seats } seats: name one for all of them, or one for each
error-seat = seat { $seat } is not possible: the table has { $players }
error-viewer = --viewer { $seat } is not possible: the table has { $players } seats
error-at = --at { $at } is not possible: the record has { $actions }
error-threads = { $threads } threads are too many: at most { $most }
error-at-least-one = { $option } 0 is not possible: at least 1
error-seconds = --seconds { $seconds } is not possible: more than 0 and at most 3600
error-unfit-bot = '{ $bot }' plays no games to learn from: it has to be greedy, or a search by iterations on one thread, such as search:200it
error-unfit-guest = '{ $bot }' can't be a guest in games to learn from: its choices have to follow from the seed, so it needs iterations instead of a clock, and one thread
error-no-net = '{ $bot }' can't play { $game }: there is no net for it in the program yet
error-language = KAUPANG_LANG can't be followed: '{ $code }' is no language: en, is, hu or nn
error-open = { $file } can't be opened
error-read = { $file } can't be read
error-not-a-file = { $file } is a folder, not { $what ->
    [map] a map
   *[record] a record
}
error-too-long = { $file } is too long: { $what ->
    [map] a map
   *[record] a record
} has at most { $most } MiB
error-not-utf8 = { $file }, line { $line }: this is no { $what ->
    [map] map
   *[record] record
}, for it is not valid UTF-8
error-not-a-record = { $file }, line { $line }: { $reason }
error-action-place = { $file }, action { $number }
error-line-place = { $file }, line { $line }
error-illegal = { $place }: '{ $action }' is not possible: { $reason }
error-breaks = { $place }: '{ $action }' breaks { $clause }: { $reason }
error-clause-says = { $clause } says: { $rule }
error-other-chance = { $place }: '{ $action }' was not drawn from the seed, which gives '{ $drawn }'
error-no-seed = { $file }: the record has no seed, so its chance can't be drawn again
error-other-seed = { $file }: the seed is not the one that was promised: the commitment differs
error-not-promised = { $file }: the seed is not the one that was promised: its commitment is { $found }, not { $promised }
error-other-nonce = { $file }: the nonce of { $seat } is not the one that was promised
error-no-nonce = { $file }: no browser's number, and no fingerprint of one, is { $nonce }: it did not go into the dice
error-write = { $file } can't be written
error-link = { $file } is a link that leads nowhere
error-no-file-name = { $file } is not the name of a file
error-is-folder = { $file } is a folder: name a file in it
error-no-folder = { $file } can't be written: there is no folder { $folder }
error-other-file = { $file } is there already and is no record, so it is left alone: choose another name
error-folder = the folder { $folder } can't be made
error-no-data = there is no folder for it: set { $variable }
error-sheet = { $file } is no score sheet; move it away to begin a new one
error-random = the system gives no random numbers; use --seed
error-fault = this is a fault of the program: { $what }
error-start = the program can't be started
error-server = the server has failed
error-listen = { $address } can't be listened on
error-no-port = no port is free on this machine
error-names = a server that others can reach has to know its names: add --host for each name or address that people type, such as --host 192.168.1.5
error-token-read = the operator's token in { $file } can't be read
error-token-mode = others can read or change the operator's token in { $file }: only its owner may (chmod 600)
error-token-use = the operator's token in { $file } can't be used: it needs at least 16 characters of ASCII, none of them a space
error-tables-open = the tables in { $home } can't be opened
error-tables-export = the tables in { $home } are not exported
error-tables-import = nothing is imported from { $file }
error-tables-copy = the tables in { $home } are not copied
error-tables-check = the tables in { $home } can't be checked
error-unsound = the tables are not sound
error-journal = { $file } can't be used as a journal: { $reason }
error-other-journal = { $file } is the journal of another match: choose another folder
error-no-section = the map has no section [{ $section }] with a line 'posts = …' and a line 'route = …'
error-no-first-post = no violet city touches just the three terrains of the hand of { $color }
error-not-kept = the map's own first posts don't keep to what is to be kept
error-no-violet-city = there is no violet city '{ $name }'
error-no-color = there is no color '{ $name }': red, blue, white or orange
error-unwritable = { $file } can't be written: { $reason }
error-no-threads = the system can't start { $count } threads
error-map-faults = { $count ->
    [one] the map has 1 fault
   *[other] the map has { $count } faults
}
error-map-fault = { $file }, line { $line }: { $reason }
error-map-rules = { $count ->
    [one] 1 rule of a good map not kept; { $file } can be played on all the same
   *[other] { $count } rules of a good map not kept; { $file } can be played on all the same
}
error-post = '{ $post }' is no post to keep; one is written as blue=lyon
error-no-games = no games say nothing: at least 1
error-games-of-bots = give one number of games for all bots, or one for each of them

# What the operating system says.
system-not-found = there is no such file
system-denied = it is not allowed
system-exists = it is there already
system-in-use = it is in use
system-full = the disk is full
system-folder = it is a folder
system-says = { $said }
