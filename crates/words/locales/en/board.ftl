# What stands in the drawings of the tables in the terminal, beside names of components, which are those of the games' own files.
draw-you = { $seat } (you)
draw-to-act = to act
draw-began = began
draw-active = active
draw-nothing = nothing
draw-of = { $count } of { $all }
draw-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
draw-points-hidden = points hidden
draw-hand = Hand

# Century.
draw-century-claimed = { $points ->
    [one] 1 point
   *[other] { $points } points
} on { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
draw-century-automa-caravan = Caravan: { $count }
draw-century-face-down = ?? lies face down

# Puerto Rico.
draw-pr-tiles = { $row }; quarries { $quarries }; { $stacks } in the stacks; discarded: { $discard }
draw-pr-ship = ship { $ship }: { $what } { $count } of { $ship }
draw-pr-ship-empty = ship { $ship }: empty
draw-pr-supply = { $goods }; colonists { $colonists }, on their ship { $ship }; victory points { $points }
draw-pr-price = for { $price }
draw-pr-doubloons = { $count ->
    [one] 1 doubloon
   *[other] { $count } doubloons
}
draw-pr-goods = Goods

# Landnám.
draw-ln-outer = Outer sea
draw-ln-ships = { $count ->
    [one] { $seat } 1 ship
   *[other] { $seat } { $count } ships
}
draw-ln-outlawed = ({ $count } outlawed)
draw-ln-no-ships = no ships
draw-ln-stock = Stock
draw-ln-left = { $goods }; tiles: { $tiles }; fate cards { $cards }, discarded { $discard }
draw-ln-outlaws = Outlaws
draw-ln-outlaw = { $field }, with red markers of { $who }
draw-ln-case = Case
draw-ln-case-text = { $one } against { $other } over { $field } with { $good }: { $stake } to { $against }
draw-ln-offer = Offer
draw-ln-offer-text = { $who } gives { $give }, wants { $want }
draw-ln-has = Has
draw-ln-possessions = farms { $farms }, villages { $villages }; markers: white { $white }, red { $red }, black { $black }; in stock: settlers { $settlers }, ships { $ships }, houses { $houses }
draw-ln-no-fate = no fate card

# Merchants of Europe.
draw-moe-supply = Supply: { $cards }, gold { $gold }. Robber: { $robber }.
draw-moe-throw = Last throw: { $one } and { $two }.
draw-moe-hex = { $hex }, { $terrain } { $number }
draw-moe-hex-bare = { $hex }, { $terrain } without number
draw-moe-posts = posts: { $what }
draw-moe-merchants = merchants: { $what }
draw-moe-caravans = caravans: { $what }
draw-moe-cards = Development cards
draw-moe-board = { $map }, { $board ->
    [short] the short board
   *[full] the full board
}
draw-moe-cities = Cities: { $what }

# The score sheet of the solo game.
sheet-last = Your last results (see 'kaupang scores'):
sheet-player = player
sheet-won = won
sheet-lost = lost
sheet-tie = tie
sheet-title = Score sheet
sheet-count = { $won } of { $of } won
sheet-result = Result
sheet-this = this game
sheet-empty = No solo game has been played to its end yet: try 'kaupang play century-solo'.
