# Merchants of Europe.

game-merchants = Merchants of Europe
game-merchants-summary = Trading houses carry goods along the routes of Europe, from post to post; the first to deliver all of them wins.
game-merchants-series = Trading houses
game-merchants-time = 75 min
game-merchants-weight = medium

option-merchants-board = The board
option-merchants-board-short = short, without Western Europe
option-merchants-board-full = all of Europe
option-merchants-start = The start
option-merchants-start-fixed = fixed, as the map says
option-merchants-start-free = free
option-merchants-map = The map
option-merchants-map-europe-3 = Europe

moe-map = Map of Europe
moe-map-keys = Map of Europe: arrows move it, plus and minus zoom
moe-zoom-in = Zoom in
moe-zoom-out = Zoom out
moe-zoom-home = To my pieces
moe-nothing = nothing
moe-text-seat = { $who }: posts in { $posts }; merchants: { $merchants }; caravans: { $caravans }; routes: { $routes }; commodities delivered to { $delivered }.
moe-text-land = { $place } brings { $good } to { $who }.
moe-text-neutral = Neutral posts in { $posts }.
moe-text-robber = The robber is on { $place }.
moe-your-goods = Your goods
moe-hand-safe = { $count ->
    [one] { $count } card, safe on a 7
   *[other] { $count } cards, safe on a 7
}
moe-hand-large = { $count ->
    [one] { $count } card: a 7 costs half
   *[other] { $count } cards: a 7 costs half
}
moe-gold-tip = Gold
    { $left } in the bank
moe-return-send = Return # cards
moe-your-cards = Cards
moe-one-a-turn = one a turn
moe-no-cards = none yet
moe-deliveries = Deliveries
moe-of-all = of { $all } · { $count } ready
moe-customers = { $count ->
    [one] 1 post wants one
   *[other] { $count } posts want one
}
moe-customers-tip = Posts of others, and neutral ones, that have received no commodity yet
moe-no-customers = Nobody wants a commodity now.
moe-customer-far = { $count ->
    [0] Your caravan stands beside it
    [one] 1 route from your caravan
   *[other] { $count } routes from your caravan
}
moe-customer-missing = { $count ->
    [one] 1 route is missing on the way there
   *[other] { $count } routes are missing on the way there
}
moe-customer-apart = No routes lead there from your caravans
moe-tools = What you can do
moe-tool-route = Route
moe-tool-route-tip = On a path beside your own routes or posts; connecting cities earns gold.
moe-tool-merchant = Merchant
moe-tool-merchant-hint = on your posts
moe-tool-merchant-tip = Walks to a free city and becomes a post there.
moe-tool-caravan = Caravan
moe-tool-caravan-hint = beside your routes
moe-tool-caravan-tip = Drives along routes and delivers commodities to posts of others.
moe-tool-walk = Walk
moe-tool-walk-hint = 3 steps each
moe-tool-walk-tip = A merchant walks; each grain is good for 3 steps.
moe-tool-drive = Drive
moe-tool-drive-hint = 3 routes each
moe-tool-drive-tip = A caravan drives; each salt is good for 3 routes. On routes of others it pays a toll.
moe-tool-card = Card
moe-tool-card-hint = off the stack
moe-tool-card-tip = A development card; it can be played from your next turn on.
moe-tool-buy = Buy
moe-tool-buy-hint = or 3 for 1
moe-tool-buy-not = nothing to pay with
moe-tool-trade = Trade
moe-tool-trade-hint = with others
moe-tool-trade-tip = Offer goods and gold to all others.
moe-not-now = not now
moe-no-place = no place
moe-lacks = no { $goods }
moe-still = left
moe-left-posts = { $count ->
    [one] { $count } post left
   *[other] { $count } posts left
}
moe-left-routes = { $count ->
    [one] { $count } route left
   *[other] { $count } routes left
}
moe-left-merchants = { $count ->
    [one] { $count } merchant left
   *[other] { $count } merchants left
}
moe-left-caravans = { $count ->
    [one] { $count } caravan left
   *[other] { $count } caravans left
}
moe-dice = = { $count }
moe-bank = { $count } in the bank
moe-supply = Left:
moe-supply-title = Cards that nobody has; what the supply lacks can't be bought (MOE-33)
moe-delivered = { $count } of { $all } delivered
moe-delivered-title = Who has delivered all of their commodities wins (MOE-80)
moe-free = { $count } ready
moe-gold = { $count } gold
moe-gold-name = gold
moe-hand = { $count ->
    [one] 1 resource card
   *[other] { $count } resource cards
}
moe-cards = { $count ->
    [one] 1 development card
   *[other] { $count } development cards
}
moe-merchant = A merchant of { $who }: becomes a post on a free city (MOE-48)
moe-caravan = A caravan of { $who }: delivers to posts of others beside its route (MOE-58)
moe-resource-lumber = lumber
moe-resource-wool = wool
moe-resource-grain = grain
moe-resource-ore = ore
moe-resource-salt = salt
moe-letter-lumber = L
moe-letter-wool = W
moe-letter-grain = G
moe-letter-ore = O
moe-letter-salt = S
moe-terrain-forest = forest
moe-terrain-pasture = pasture
moe-terrain-field = field
moe-terrain-mountains = mountains
moe-terrain-saltworks = saltworks
moe-by-city = the crossroads by { $city }
moe-between-two = the crossroads between { $one } and { $two }
moe-between-three = the crossroads between { $one }, { $two } and { $three }
moe-path-toward = the path from { $from } toward { $to }
moe-path-between = the path between { $from } and { $to }
moe-path-by = the path by { $city }
moe-between = { $from } – { $to }
moe-way-walk = { $count ->
    [0] Walk to { $place }
   *[other] Walk to { $place } for { $count } grain
}
moe-way-drive = { $count ->
    [0] { $tolls ->
        [0] Drive to { $place }
        [one] Drive to { $place }; 1 toll
       *[other] Drive to { $place }; { $tolls } tolls
    }
   *[other] { $tolls ->
        [0] Drive to { $place } for { $count } salt
        [one] Drive to { $place } for { $count } salt and 1 toll
       *[other] Drive to { $place } for { $count } salt and { $tolls } tolls
    }
}
moe-land = { $terrain } by { $place }
moe-land-numbered = { $terrain } ({ $count }) by { $place }

moe-card-lancer = Lancer
moe-card-fair-wind = Fair wind
moe-card-guide = Guide
moe-card-charter = Charter
moe-card-bill-of-exchange = Bill of exchange
moe-card-good-year = Good year
moe-card-text-lancer = Move the robber
moe-card-text-fair-wind = A caravan moves 3 routes without salt
moe-card-text-guide = A merchant walks 3 steps without grain
moe-card-text-charter = Up to 2 routes for free
moe-card-text-bill-of-exchange = { $count } gold
moe-card-text-good-year = Any 2 resources

moe-title-land = { $place } · brings { $good } (MOE-21)
moe-title-route = A route of { $who }, { $place } · a caravan of another pays 1 gold (MOE-57)
moe-title-violet = violet city, also for the start (MOE-02)
moe-title-brown = city
moe-title-post = post of { $who }
moe-title-neutral = neutral post: earns nothing, takes commodities (MOE-14)
moe-title-free = free: a merchant whose move ends here becomes a post (MOE-48)
moe-title-coins = { $count } gold for its builder (MOE-50)
moe-title-commodity = has received a commodity of { $who } (MOE-59)
moe-title-robber = The robber: its hex brings nothing (MOE-22)
moe-good-title = { $good } · { $left } in the supply

moe-cost-bank = 2 gold, twice a turn; or 3 of another resource

moe-group-cards = Development cards
moe-group-bank = Bank and supply
moe-group-trade = Trade with others
moe-group-buy = Merchants, caravans and cards
moe-group-routes = Routes
moe-group-travel = Walks and drives

moe-talk-offer = { $who } offers a trade
moe-talk-listen = { $who } listens to what the others propose
moe-gives = gives
moe-wants = wants
moe-accepted = { $who } accepts.
moe-countered = { $who } would give:
moe-proposed = { $who } proposes to give:
moe-waiting = Not answered yet:
moe-accept-short = Accept
moe-decline-short = Decline
moe-offer-title = Make an offer
moe-offer-hint = To all others; you then choose among those who accept or make a counter-offer.
moe-counter-title = Make a counter-offer
moe-counter-hint = { $who } chooses among the answers.
moe-you-give = You give
moe-you-get = You get
moe-send-offer = Send the offer
moe-send-counter = Send the counter-offer

moe-ask-set-posts = set a post on a violet city
moe-ask-set-neutral = set a neutral post on a violet city
moe-ask-set-routes = set your first route and caravan
moe-ask-roll = roll the dice, or play a card first
moe-ask-discard = return half of your cards
moe-ask-robber = move the robber
moe-ask-rob = choose whom to rob
moe-ask-actions = trade, build, move, or end the turn
moe-ask-offering = make an offer
moe-ask-answer = answer the offer
moe-ask-lacking = decline, or make a counter-offer
moe-ask-propose = make an offer, or decline
moe-ask-deal = choose whom to trade with, or nobody
moe-ask-ways = choose which of the shortest ways pays
moe-ask-free-route = lay a free route
moe-ask-guide = choose the merchant that walks
moe-ask-walking = { $count ->
    [one] walk one step more, or stop
   *[other] walk up to { $count } steps more, or stop
}
moe-ask-walking-on = { $count ->
    [one] walk one step
   *[other] walk up to { $count } steps
}
moe-ask-circle = choose the circle that gets a token
moe-ask-token = choose the token to move
moe-ask-fair-wind = choose the caravan that drives
moe-ask-driving = { $count ->
    [one] drive one route more, deliver, or stop
   *[other] drive up to { $count } routes more, deliver, or stop
}
moe-ask-driving-on = { $count ->
    [one] drive one route
   *[other] drive up to { $count } routes
}
moe-ask-good-year = { $count ->
    [one] take a resource
   *[other] take { $count } resources, one by one
}

# Each of these is said in two forms: on a button, and in the log.
moe-do-dice = The dice show { $one } and { $two }: { $count }.
moe-do-token = A token is turned up: { $count }.
moe-do-stolen = The stolen card is { $good }.
moe-do-drawn = The development card is: { $card }.
moe-hidden-stolen = { $who } takes a card from { $what }.
moe-hidden-drawn = { $who } draws a development card.
moe-do-set-post = { $on ->
    [button] Post in { $place }
   *[log] { $who } sets a post in { $place }.
}
moe-do-set-neutral = { $on ->
    [button] Neutral post in { $place }
   *[log] { $who } sets a neutral post in { $place }.
}
moe-do-set-route = { $on ->
    [button] Route and caravan: { $place }
   *[log] { $who } sets a route and a caravan: { $place }.
}
moe-do-roll = { $on ->
    [button] Roll the dice
   *[log] { $who } rolls the dice.
}
moe-do-discard = { $on ->
    [button] Return 1 { $good }
   *[log] { $who } returns 1 { $good }.
}
moe-do-robber = { $on ->
    [button] Robber to { $place }
   *[log] { $who } moves the robber to { $place }.
}
moe-do-rob = { $on ->
    [button] Rob { $what }
   *[log] { $who } robs { $what }.
}
moe-do-buy = { $on ->
    [button] Buy 1 { $good } for { $count } gold
   *[log] { $who } buys 1 { $good } for { $count } gold.
}
moe-do-exchange = { $on ->
    [button] Exchange { $count } { $give } for 1 { $take }
   *[log] { $who } exchanges { $count } { $give } for 1 { $take }.
}
moe-do-card = { $on ->
    [button] Development card for 1 wool, 1 salt
   *[log] { $who } buys a development card.
}
moe-do-recruit = { $on ->
    [button] Merchant at { $place } for 1 lumber, 1 wool, 1 grain
   *[log] { $who } recruits a merchant at { $place }.
}
moe-do-move-merchant = { $on ->
    [button] Merchant from { $from } to { $place } for 1 lumber, 1 wool, 1 grain
   *[log] { $who } sets a merchant from { $from } to { $place }.
}
moe-do-caravan = { $on ->
    [button] Caravan at { $place } for 1 lumber, 1 ore, 1 salt
   *[log] { $who } buys a caravan at { $place }.
}
moe-do-move-caravan = { $on ->
    [button] Caravan from { $from } to { $place } for 1 lumber, 1 ore, 1 salt
   *[log] { $who } sets a caravan from { $from } to { $place }.
}
moe-do-route = { $on ->
    [button] Route: { $place }
   *[log] { $who } opens a route: { $place }.
}
moe-do-gold = { $on ->
    [button] The way that pays { $what } gold
   *[log] The way pays { $what } gold.
}
moe-do-walk = { $on ->
    [button] { $count ->
        [0] Walk with the merchant at { $place }, up to { $steps } steps
       *[other] Walk with the merchant at { $place } for { $count } grain, up to { $steps } steps
    }
   *[log] { $who } walks with the merchant at { $place }, up to { $steps } steps.
}
moe-do-drive = { $on ->
    [button] { $count ->
        [0] Drive the caravan at { $place }, up to { $steps } routes
       *[other] Drive the caravan at { $place } for { $count } salt, up to { $steps } routes
    }
   *[log] { $who } drives the caravan at { $place }, up to { $steps } routes.
}
moe-do-walk-to = { $on ->
    [button] On to { $place }
   *[log] { $who } walks to { $place }.
}
moe-do-drive-to = { $on ->
    [button] On to { $place }
   *[log] { $who } drives to { $place }.
}
moe-do-drive-toll = { $on ->
    [button] On to { $place }, a route of { $what }
   *[log] { $who } drives to { $place }, a route of { $what }.
}
moe-do-deliver = { $on ->
    [button] Deliver to { $place }
   *[log] { $who } delivers to { $place }.
}
moe-do-stop = { $on ->
    [button] Stop here
   *[log] { $who } stops.
}
moe-do-found = { $on ->
    [button] Build a post in { $place }
   *[log] { $who } builds a post in { $place }.
}
moe-tell-gets = { $who } gets { $goods }.
moe-tell-paid = { $who } gets { $count } gold.
moe-do-circle = { $on ->
    [button] Token for { $place }
   *[log] { $who } chooses { $place } for a token.
}
moe-do-take-token = { $on ->
    [button] Move the token of { $place }
   *[log] { $who } moves the token of { $place }.
}
moe-do-play = { $on ->
    [button] Play { $card }: { $text }
   *[log] { $who } plays { $card }.
}
moe-do-take = { $on ->
    [button] Take 1 { $good }
   *[log] { $who } takes 1 { $good }.
}
moe-do-trade = { $on ->
    [button] Offer a trade to the others
   *[log] { $who } wants to trade.
}
moe-do-listen = { $on ->
    [button] Ask the others for offers
   *[log] { $who } asks the others for offers.
}
moe-do-propose = { $on ->
    [button] Propose to give { $give } for { $take }
   *[log] { $who } proposes to give { $give } for { $take }.
}
moe-do-propose-nothing = { $on ->
    [button] Propose nothing
   *[log] { $who } has nothing to propose.
}
moe-do-offer = { $on ->
    [button] Offer { $give } for { $take }
   *[log] { $who } offers { $give } for { $take }.
}
moe-do-accept = { $on ->
    [button] Accept: give { $give }, get { $take }
   *[log] { $who } accepts.
}
moe-do-decline = { $on ->
    [button] Decline
   *[log] { $who } declines.
}
moe-do-counter = { $on ->
    [button] Counter: give { $give }, get { $take }
   *[log] { $who } would give { $give } for { $take }.
}
moe-do-deal = { $on ->
    [button] Deal with { $what }: give { $give }, get { $take }
   *[log] { $who } trades with { $what }: { $give } for { $take }.
}
moe-do-no-deal = { $on ->
    [button] Trade with nobody
   *[log] { $who } trades with nobody.
}
moe-do-end = { $on ->
    [button] End the turn
   *[log] { $who } ends the turn.
}

score-commodities = Commodities
