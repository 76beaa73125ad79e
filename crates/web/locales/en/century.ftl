# Century: Spice Road, and its solo game.

game-century = Century: Spice Road
game-century-summary = Caravan traders turn cheap spices into dear ones with merchant cards, and spices into points.
game-century-solo = Century: Spice Road, solo
game-century-solo-summary = One trader against an automa that trades by the roll of a die, for ten point cards in a pyramid.

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
century-points-deck = { $count } in the deck · the game ends with somebody's card number { $needed }
century-market = Merchant cards
century-deck = { $count } in the deck
century-free = free
century-cost = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
century-yours = Your caravan and cards
century-caravan = Caravan: { $count } of 10
century-hand = Hand
century-empty-hand = No cards in hand: rest to take them back.
century-played = Played
century-hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
century-played-count = { $count ->
    [one] 1 card played
   *[other] { $count } cards played
}
century-points-on = { $cards ->
    [one] { $points } points on 1 card
   *[other] { $points } points on { $cards } cards
}
century-fact-cards = The points on the claimed cards; coins and cubes count at the end
century-gold = Gold
century-silver = Silver
century-face-down = A card face down

century-card-spice = take { $gain }
century-card-upgrade = raise cubes by { $steps } steps
century-card-trade = trade { $pay } for { $gain }
century-point-card = { $points } points for { $cost }

century-ask-turn = play a card, acquire one, rest or claim
century-ask-lay = lay a cube on the marked card ({ $laid } of { $count })
century-ask-upgrade = { $count ->
    [one] raise a cube by one step, or stop
   *[other] raise cubes by { $count } steps in all, or stop
}
century-ask-return = { $count ->
    [one] return 1 cube, for a caravan carries ten
   *[other] return { $count } cubes, for a caravan carries ten
}
century-last-round = { $ask } (this is the last round)

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
