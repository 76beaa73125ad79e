# What is wrong with a text that somebody wrote: the English sentence of an objection is the name of its text.

## Records
objection-found-is-not-expected = '{ $found }' is not { $expected }
objection-field-reason = { $field }: { $reason }
objection-a-record-has-at-most-most-mib = a record has at most { $most } MiB
objection-the-file-is-empty = the file is empty
objection-record-format-found-this-program-reads-formats-least-to-most = record format { $found }; this program reads formats { $least } to { $most }
objection-this-is-no-record-the-first-line-has-to-be-first = this is no record: the first line has to be '{ $first }'
objection-this-is-a-record-of-found-not-of-game = this is a record of '{ $found }', not of '{ $game }'
objection-rules-version-found-this-program-knows-1-to-most = rules version '{ $found }'; this program knows 1 to { $most }
objection-name-has-to-stand-here-not-found = '{ $name }' has to stand here, not '{ $found }'
objection-name-has-to-stand-here-not-the-end-of-the-file = '{ $name }' has to stand here, not the end of the file
objection-position-error = position: { $error }
objection-the-position-has-other-options-than-the-record = the position has other options than the record
objection-contribution-found-is-no-text-as-json-writes-it = contribution: '{ $found }' is no text as JSON writes it
objection-promises-have-to-stand-in-the-order-of-their-seats = promises have to stand in the order of their seats
objection-seat-has-promised-no-nonce-or-has-told-it-already = { $seat } has promised no nonce, or has told it already
objection-the-nonce-of-seat-is-not-the-one-that-was-promised = the nonce of { $seat } is not the one that was promised
objection-seat-is-not-at-a-table-of-players = { $seat } is not at a table of { $players }
objection-nothing-may-stand-behind-word = nothing may stand behind '{ $word }'
objection-the-record-is-cut-off-word-is-missing = the record is cut off: '{ $word }' is missing
objection-line-but-there-are-found-actions = '{ $line }', but there are { $found } actions

## Options
objection-there-is-no-option-name-there-are-known = there is no option '{ $name }'; there are: { $known }
objection-name-value-is-not-possible-it-is-expected = { $name }={ $value } is not possible: it is { $expected }
objection-word-is-no-option-write-name-value = '{ $word }' is no option: write name=value
objection-only = { $only }
objection-least-or-most = { $least } or { $most }
objection-least-to-most = { $least } to { $most }
objection-nothing = nothing
objection-first-or-last = { $first } or { $last }
objection-europe-3-or-the-id-of-a-map-file-at-hand = europe-3, or the id of a map file at hand
objection-the-full-board-is-always-played-with-the-free-start-moe-19 = the full board is always played with the free start (MOE-19)
objection-the-map-id-is-not-at-hand-name-its-file-for-example-with-map-file = the map '{ $id }' is not at hand: name its file, for example with --map FILE

## Settings of bots
objection-those-of-greedy-are-careless-50-at-most-10000-module-2-style-shipper-builder-or-trader-and-offers-all = those of greedy are careless=50 (at most 10000), module=2, style=shipper, builder or trader, and offers=all
objection-a-search-needs-a-time-or-a-number-of-iterations-such-as-100ms-2s-or-5000it = a search needs a time or a number of iterations, such as 100ms, 2s or 5000it
objection-write-threads-2-at-most-256-noise-15-ahead-30-or-explore-70-at-most-1000-thought-30-or-trust-50-of-100-priors-net-module-or-both-module-2-others-alike-rated-net-random-or-league-or-offers-all = write threads=2 (at most 256), noise=15, ahead=30 or explore=70 (at most 1000), thought=30 or trust=50 (of 100), priors=net, module or both, module=2, others=alike, rated, net, random or league, or offers=all

## What was expected
objection-a-seat-p1-to-p8 = a seat, P1 to P8
objection-a-seat-p1-to-p5 = a seat, P1 to P5
objection-a-seat-p1-to-p4 = a seat, P1 to P4
objection-an-actor-p1-to-p8-or-chance = an actor, P1 to P8 or chance
objection-a-viewer-p1-to-p8-or-spectator = a viewer, P1 to P8 or spectator
objection-a-number-of-players-that-the-game-is-for = a number of players that the game is for
objection-64-hexadecimal-digits = 64 hexadecimal digits
objection-the-end-of-the-action = the end of the action
objection-an-action = an action

## What was expected in Century
objection-a-merchant-card = a merchant card
objection-a-merchant-card-such-as-yyr-up2-or-yy-g = a merchant card, such as YYR, up2 or YY>G
objection-a-point-card-by-its-cost-such-as-yyrr = a point card by its cost, such as YYRR
objection-a-position-1-to-6 = a position, 1 to 6
objection-a-position-1-to-5-solo-1-to-10 = a position, 1 to 5 (solo: 1 to 10)
objection-a-spice-y-r-g-or-b = a spice: Y, R, G or B
objection-spices-such-as-rgb-y-r-g-or-b = spices, such as RGB: Y, R, G or B
objection-cubes-letters-y-r-g-b-or-for-none = cubes: letters Y, R, G, B, or - for none
objection-cubes-at-most-1000-of-a-spice = cubes: at most 1000 of a spice
objection-a-coin-gold-or-silver = a coin, gold or silver
objection-the-eyes-of-a-die-1-to-6 = the eyes of a die, 1 to 6
objection-how-often-such-as-x3 = how often, such as x3
objection-an-action-play-acquire-rest-claim-lay-upgrade-done-or-return = an action: play, acquire, rest, claim, lay, upgrade, done or return
objection-a-variant-normal-or-advanced = a variant, normal or advanced

## What was expected in Puerto Rico
objection-a-role = a role
objection-a-role-such-as-settler-or-prospector-2 = a role, such as settler or prospector-2
objection-a-plantation-or-a-quarry = a plantation or a quarry
objection-a-plantation-such-as-corn-or-quarry = a plantation, such as corn, or quarry
objection-a-plantation-a-quarry-or-a-building = a plantation, a quarry or a building
objection-a-plantation-quarry-or-a-building-such-as-small-market = a plantation, quarry, or a building such as small-market
objection-a-building = a building
objection-a-building-such-as-small-market = a building, such as small-market
objection-a-kind-of-goods = a kind of goods
objection-a-kind-of-goods-corn-indigo-sugar-tobacco-or-coffee = a kind of goods: corn, indigo, sugar, tobacco or coffee
objection-a-ship-by-its-spaces-4-to-8 = a ship by its spaces, 4 to 8
objection-a-number-of-colonists-0-to-12 = a number of colonists, 0 to 12
objection-a-number-of-barrels-1-to-11 = a number of barrels, 1 to 11
objection-usual-or-asked = usual or asked
objection-an-action-such-as-pick-settler-or-load-corn-6 = an action, such as 'pick settler' or 'load corn 6'
objection-a-choice-of-a-few-steps = a choice of a few steps

## What was expected in Merchants of Europe
objection-a-resource = a resource
objection-a-resource-or-gold = a resource or gold
objection-a-terrain = a terrain
objection-a-development-card = a development card
objection-a-board-short-or-full = a board, short or full
objection-a-start-fixed-or-free = a start, fixed or free
objection-a-hex-such-as-h6 = a hex, such as H6
objection-an-intersection-such-as-h6-w = an intersection, such as H6.W
objection-an-intersection-or-a-city-such-as-h6-w-or-koeln = an intersection or a city, such as H6.W or koeln
objection-an-intersection-or-a-path-such-as-h6-w-or-g7-n = an intersection or a path, such as H6.W or G7.N
objection-a-path-such-as-g7-n = a path, such as G7.N
objection-a-caravan-by-its-path-such-as-g7-n = a caravan by its path, such as G7.N
objection-from-and-an-intersection = 'from' and an intersection
objection-from-and-a-path = 'from' and a path
objection-a-die-1-to-6 = a die, 1 to 6
objection-two-dice = two dice
objection-a-number-2-to-12 = a number, 2 to 12
objection-a-number-at-most-what-there-is-in-the-game = a number, at most what there is in the game
objection-each-good-at-most-once-on-a-side = each good at most once on a side
objection-how-much-grain-is-paid-0-to-19 = how much grain is paid, 0 to 19
objection-how-much-salt-is-paid-0-to-19 = how much salt is paid, 0 to 19
objection-a-number-of-cards-1-to-19 = a number of cards, 1 to 19
objection-an-action-cards-are-missing = an action: cards are missing
objection-seats-in-their-order-each-with-its-gold = seats in their order, each with its gold
objection-an-amount-of-gold = an amount of gold

## What was expected in Landnám
objection-an-action-of-landn-m = an action of Landnám
objection-a-field-a1-to-g4-or-outer = a field, a1 to g4 or outer
objection-a-corner-by-its-three-fields-such-as-c3c4d4 = a corner by its three fields, such as c3c4d4
objection-a-fate-card-such-as-fair-wind = a fate card, such as fair-wind
objection-a-good-iron-grain-sheep-or-wood = a good: iron, grain, sheep or wood
objection-goods-each-once-such-as-2sheep-1wood = goods, each once, such as 2sheep 1wood
objection-a-terrain-sea-bog-field-meadow-forest-or-mountain = a terrain: sea, bog, field, meadow, forest or mountain
objection-a-unit-settler-or-ship = a unit: settler or ship
objection-a-sub-phase-harvest-althing-movement-or-exploration = a sub-phase: harvest, althing, movement or exploration
objection-a-player-p1-to-p5 = a player, P1 to P5
objection-players-in-order-such-as-p2p4 = players in order, such as P2P4
objection-a-number-of-cards-1-to-31 = a number of cards, 1 to 31
objection-a-die-1-to-10 = a die, 1 to 10
objection-a-result-1-or-2 = a result, 1 or 2
objection-a-number-2-to-12-without-7 = a number, 2 to 12 without 7
objection-a-number-other-than-7 = a number other than 7
objection-a-move-only-ships-on-the-outer-sea-are-told-apart-by-their-markers = a move; only ships on the outer sea are told apart by their markers
objection-a-card-for-a-step-landing-mountain-path-or-drive-off = a card for a step: landing, mountain-path or drive-off
objection-what-is-given-for-one-4-or-2 = what is given for one, 4 or 2
objection-by-and-who-builds = 'by' and who builds

## Nets of bots
objection-the-net-path-can-t-be-read-error = the net '{ $path }' can't be read: { $error }
objection-this-is-no-net-reason = this is no net: { $reason }
objection-this-is-a-net-of-found-not-of-wanted = this is a net of '{ $found }', not of '{ $wanted }'
objection-the-net-of-game-was-made-for-version-version-inputs-inputs-and-actions-actions-the-game-has-version-wanted-size-and-count = the net of '{ $game }' was made for version { $version }, { $inputs } inputs and { $actions } actions; the game has version { $wanted }, { $size } and { $count }
objection-it-is-too-short = it is too short
objection-its-header-has-no-end = its header has no end
objection-name-is-no-matrix-of-32-bit-numbers = '{ $name }' is no matrix of 32-bit numbers
objection-name-has-a-number-that-is-none = '{ $name }' has a number that is none
objection-name-is-no-matrix = '{ $name }' is no matrix
objection-name-is-no-matrix-of-bytes-with-scales = '{ $name }' is no matrix of bytes with scales
objection-name-and-its-bias-don-t-fit = '{ $name }' and its bias don't fit
objection-its-layers-don-t-fit-to-one-another = its layers don't fit to one another
objection-it-doesn-t-say-its-name = it doesn't say its '{ $name }'
objection-its-name-is-no-number = its '{ $name }' is no number
objection-its-name-can-t-be-read = its '{ $name }' can't be read
objection-said = { $said }
