# Statistics: what came of the games that were played to their end.

front-statistics = Statistics
stats-own = Your games
stats-all = All games of this server
stats-of = Statistics: { $game }
stats-about = Every game that was played to its end here counts, but not guided ones, uploaded ones and those that began in the middle.
stats-latest = Of them, the latest { $count } are counted.
stats-counting = More games are being counted: look again in a moment.
stats-none = No game has been played to its end yet.
stats-none-own = You have not played a game to its end yet.
stats-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
stats-won = won: { $number }
stats-mean-points = points on average: { $number }
stats-csv = Download (CSV)
stats-players = Who plays
stats-who = who
stats-you = you
stats-people = people
stats-column-games = games
stats-column-won = won
stats-column-points = points
stats-rating = rating
stats-rating-how = A rating begins at 25; how uncertain it is stands after ±.
stats-seats-counted = Every seat counts as a game of whoever played there.
stats-against = Against whom
stats-ahead = you came before them
stats-seats = Wins by seat
stats-seats-how = The line stands at an equal share.
stats-seats-of = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
stats-seat = seat
stats-length = Length
stats-length-how = Decisions of all players in a game: { $mean } on average, from { $least } to { $most }.
stats-decisions = decisions
stats-sources = Where points come from
stats-what = what
stats-winners = winners
stats-others = others
stats-deeds = What winners did
stats-deeds-how = How often in a game: the bar for winners, the line for the others.
stats-deed-turns = Turns
stats-deed-merchant-cards-acquired = Merchant cards acquired
stats-deed-roles-picked = Roles picked
stats-deed-buildings-built = Buildings built
stats-deed-first-posts = First posts
stats-deed-posts = Posts
stats-deed-built = Built
stats-deed-development-cards-played = Development cards played
stats-deed-fate-cards-played = Fate cards played
stats-somebody = Somebody
stats-chance = Dice and cards
century-turn-play = Play a card
century-turn-acquire = Acquire a card
century-turn-rest = Rest
century-turn-claim = Claim a point card
moe-built-routes = Routes
moe-built-merchants = Merchants
moe-built-caravans = Caravans
moe-built-development-cards = Development cards
ln-built-farm = Farm
ln-built-village = Village
ln-built-settler = Settler
ln-built-ship = Ship
ln-built-harbor = Harbor
ln-built-age = Field aged
