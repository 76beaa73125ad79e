# Century: Spice Road, and its solo game.

game-century = Century: Spice Road
game-century-summary = Caravan traders turn cheap spices into dear ones with merchant cards, and spices into points.
game-century-solo = Century: Spice Road, solo
game-century-solo-summary = One trader against an automa that trades by the roll of a die, for ten point cards in a pyramid.
game-century-series = Century
game-century-short = Spice Road
game-century-time = 40 min
game-century-weight = light
game-century-solo-series = Century: Spice Road
game-century-solo-short = The solo game
game-century-solo-time = 25 min
game-century-solo-weight = light

option-century-solo-variant = The automa's coins
option-century-solo-variant-normal = silver, a point each
option-century-solo-variant-advanced = gold, three points each

century-yellow = { $count } yellow
century-red = { $count } red
century-green = { $count } green
century-brown = { $count } brown
century-nothing = nothing
century-spice-yellow = yellow
century-spice-red = red
century-spice-green = green
century-spice-brown = brown

century-points = Point cards
century-points-short = Points
century-points-word = points
century-pyramid = { $count } of 10 left · { $open } open
century-market = Merchant cards
century-market-short = Market
century-left = { $count } left
century-lay = lay
century-taken = Yours
century-lying = Whoever takes the card gets what lies on it
century-lacks = lacks
century-you-lack = You lack { $cubes }
century-claim = Claim
century-kind-spice = Spice card
century-kind-upgrade = Upgrade card
century-kind-trade = Trade card
century-deck = { $count } in the deck
century-free = free
century-cost = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
century-caravan = Caravan: { $count } of 10
century-hand = Hand
century-your-hand = Your hand
century-how-often = How often?
century-then = then { $count } of 10
century-of-ten = of 10
century-sum = { $points ->
    [one] 1 point
   *[other] { $points } points
}
century-fact-points = What your cards, coins and cubes are worth now
century-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
century-played = Played
century-hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
century-played-count = { $count ->
    [one] 1 card played
   *[other] { $count } cards played
}
century-fact-cards = Points on claimed cards and coins, and one for each cube that is not yellow
century-gold = Gold
century-silver = Silver
century-face-down = A card face down
century-automa-waits = It waits for your move.
century-wanted = It wanted
century-rolled = It rolled
century-turned-to = It turned to
century-claimed = It claimed
century-no-roll = No die: it could pay.
century-got = The change
century-used-cubes = Two cubes or more lay there: it takes them and a coin.
century-used-trade = It can pay: it trades once.
century-used-short = It can't pay: it takes the cubes above the arrow.
century-used-spice = It takes the cubes.
century-used-none = A cube lay there: it takes nothing.
century-used-upgrade = Upgrades do nothing for it.
century-used-lays = Then it lays its cheapest cube there.
century-you = You

century-card-spice = take { $gain }
century-card-upgrade = raise cubes by { $steps } steps
century-card-trade = trade { $pay } for { $gain }
century-point-card = { $points } points for { $cost }

century-ask-turn = play a card, acquire one, rest or claim
century-ask-lay = { $count ->
    [one] lay a cube on the first card
   *[other] lay { $count } cubes, one on each card from the left
}
century-ask-upgrade = { $count ->
    [one] raise a cube by one step, or stop
   *[other] raise cubes by { $count } steps in all, or stop
}
century-ask-return = { $count ->
    [one] return 1 cube: a caravan holds ten
   *[other] return { $count } cubes: a caravan holds ten
}
century-last-round = the last round
century-ends-with = { $needed ->
    [5] the game ends with a fifth card
   *[other] the game ends with a sixth card
}
century-ended = { $needed ->
    [5] The fifth point card ended the game: { $who }.
   *[other] The sixth point card ended the game: { $who }.
}
century-ended-tie = Equal points: who comes later in turn order is ahead.
century-send-lay = Lay #
century-send-upgrade = Done
century-send-return = Return #
century-bar-rest = { $count ->
    [0] Rest
   *[other] Rest: take back { $count }
}

century-do-play = Play: { $card }
century-do-trade = { $times ->
    [1] Play: trade { $pay } for { $gain }
   *[other] Play { $times } times: trade { $pay } for { $gain }
}
century-do-acquire = { $cost ->
    [0] Acquire for free: { $card }
    [one] Acquire for 1 cube: { $card }
   *[other] Acquire for { $cost } cubes: { $card }
}
century-do-acquire-bonus = { $cost ->
    [0] Acquire for free: { $card }, with { $bonus } on it
    [one] Acquire for 1 cube: { $card }, with { $bonus } on it
   *[other] Acquire for { $cost } cubes: { $card }, with { $bonus } on it
}
century-do-rest = Rest: take back the played cards
century-do-claim = Claim { $points } points for { $cost }
century-do-lay = Lay a { $spice } cube
century-do-upgrade = Raise { $spice } to { $raised }
century-do-done = Raise no more
century-do-return = Return a { $spice } cube

century-tell-start = { $who } begins.
century-tell-spice = { $who } takes { $gain }.
century-tell-upgrade-card = { $who } plays an upgrade card.
century-tell-trade = { $who } trades { $pay } for { $gain }.
century-tell-acquire = { $who } acquires a card: { $card }.
century-tell-rest = { $who } rests.
century-tell-claim = { $who } claims { $points } points.
century-tell-lay = { $who } lays a { $spice } cube.
century-tell-upgrade = { $who } raises { $spice } to { $raised }.
century-tell-done = { $who } raises no more.
century-tell-return = { $who } returns a { $spice } cube.
century-tell-merchant = A merchant card is turned up: { $card }.
century-tell-point = A point card is turned up: { $points } points for { $cost }.
century-tell-roll = The automa rolls { $eyes }: { $card }.

century-score-point-cards = Point cards
century-score-gold-coins = Gold
century-score-silver-coins = Silver
century-score-coins = Coins
century-score-cubes = Cubes
