# Puerto Rico.

game-puerto-rico = Puerto Rico
game-puerto-rico-summary = Planters pick roles that everybody carries out: they settle, build, produce, sell and ship for points.
game-puerto-rico-series = Planters and ships
game-puerto-rico-time = 60 min
game-puerto-rico-weight = heavy

option-puerto-rico-declining = Declining colonists from the ship, production and the one barrel kept
option-puerto-rico-declining-usual = usual: all are taken without a question
option-puerto-rico-declining-asked = asked: the player may decline

# Roles, goods, tiles, buildings.

pr-roles = Roles
pr-role-settler = Settler
pr-role-mayor = Mayor
pr-role-builder = Builder
pr-role-craftsman = Craftsman
pr-role-trader = Trader
pr-role-captain = Captain
pr-role-prospector = Prospector
pr-role-prospector-2 = Prospector
pr-privilege-settler = or a quarry
pr-privilege-mayor = +1 colonist
pr-privilege-builder = 1 cheaper
pr-privilege-craftsman = +1 barrel
pr-privilege-trader = +1 doubloon
pr-privilege-captain = +1 point
pr-privilege-prospector = +1 doubloon
pr-privilege-prospector-2 = +1 doubloon
pr-to-take = to take
pr-free = free
pr-now = now
pr-you = you
pr-you-title = You

pr-good-corn = corn
pr-good-indigo = indigo
pr-good-sugar = sugar
pr-good-tobacco = tobacco
pr-good-coffee = coffee
pr-tile-corn = corn
pr-tile-indigo = indigo
pr-tile-sugar = sugar
pr-tile-tobacco = tobacco
pr-tile-coffee = coffee
pr-tile-quarry = quarry
pr-letter-corn = C
pr-letter-indigo = I
pr-letter-sugar = S
pr-letter-tobacco = T
pr-letter-coffee = Cf
pr-letter-quarry = Q

pr-building-small-indigo-plant = Small indigo plant
pr-building-small-sugar-mill = Small sugar mill
pr-building-small-market = Small market
pr-building-hacienda = Hacienda
pr-building-construction-hut = Construction hut
pr-building-small-warehouse = Small warehouse
pr-building-indigo-plant = Indigo plant
pr-building-sugar-mill = Sugar mill
pr-building-hospice = Hospice
pr-building-office = Office
pr-building-large-market = Large market
pr-building-large-warehouse = Large warehouse
pr-building-tobacco-storage = Tobacco storage
pr-building-coffee-roaster = Coffee roaster
pr-building-factory = Factory
pr-building-university = University
pr-building-harbor = Harbor
pr-building-wharf = Wharf
pr-building-guild-hall = Guild hall
pr-building-residence = Residence
pr-building-fortress = Fortress
pr-building-customs-house = Customs house
pr-building-city-hall = City hall
pr-does-small-indigo-plant = makes indigo
pr-does-small-sugar-mill = makes sugar
pr-does-small-market = +1 when selling
pr-does-hacienda = draw 1 more field
pr-does-construction-hut = may take a quarry
pr-does-small-warehouse = keep 1 kind
pr-does-indigo-plant = makes indigo
pr-does-sugar-mill = makes sugar
pr-does-hospice = field comes manned
pr-does-office = sell the same kind
pr-does-large-market = +2 when selling
pr-does-large-warehouse = keep 2 kinds
pr-does-tobacco-storage = makes tobacco
pr-does-coffee-roaster = makes coffee
pr-does-factory = pays for each kind
pr-does-university = building manned
pr-does-harbor = +1 point a load
pr-does-wharf = own ship, 11
pr-does-guild-hall = 1 or 2 per plant
pr-does-residence = 4 to 7 for fields
pr-does-fortress = 1 per 3 colonists
pr-does-customs-house = 1 per 4 in chips
pr-does-city-hall = 1 per violet

# The table.

pr-shelves = What to look at
pr-shelf-buildings = Buildings
pr-shelf-fields = Fields
pr-shelf-ships = Ships
pr-plantations = Plantations
pr-stacks = { $count } in the stacks · { $discard } discarded
pr-quarries = { $count ->
    [0] no quarry
    [one] 1 quarry
   *[other] { $count } quarries
}
pr-draw = draw one
pr-ships = Cargo ships
pr-ship = The ship of { $ship }: { $count } of { $ship } spaces filled, { $what }.
pr-ship-empty = nothing yet
pr-house = Trading house
pr-house-empty = nothing in it
pr-supply = Supply
pr-and-price = and sale price
pr-supply-ship = { $count } on the ship
pr-colonists = colonists
pr-points-left = points
pr-prices = Buildings
pr-column = { $count ->
    [one] 1 quarry
   *[other] up to { $count } quarries
}
pr-column-large = up to { $count } · takes 2 spaces
pr-own = yours
pr-sold = all sold
pr-short = { $count } short
pr-crowded = no room
pr-left = { $count ->
    [0] none left
   *[other] { $count } left
}

# The own side and the panels.

pr-yours = What you have
pr-doubloons-word = { $count ->
    [one] doubloon
   *[other] doubloons
}
pr-points-of = { $chips } + { $rest } points
pr-points-known = points
pr-points-hidden = points of buildings; the chips are hidden
pr-folk = { $count ->
    [one] 1 colonist
   *[other] { $count } colonists
}, { $idle ->
    [0] none
   *[other] { $idle }
} in San Juan
pr-in-san-juan = in San Juan
pr-aim = Show the ships that take { $good }
pr-island = Your island
pr-of-twelve = { $count } of 12
pr-city = Your city
pr-empty-circles = { $count ->
    [0] all circles filled
    [one] 1 circle empty
   *[other] { $count } circles empty
}
pr-keep-send = Keep these
pr-keep-free = 1 barrel free
pr-keep-kinds = { $count ->
    [one] 1 kind
   *[other] { $count } kinds
}
pr-keep-hint = Click what you keep
pr-keep-kept = # kept
pr-keep-back = # go back
pr-their-island = Island
pr-their-city = City
pr-circles = { $count } of { $of } manned
pr-circle = { $site }: circle { $nth } of { $of }
pr-muster-left = # left to place
pr-muster-fill = Fill
pr-muster-reset = Reset
pr-muster-done = Done
pr-governor = governor

# Tips.

pr-tip-privilege = Privilege: { $what }
pr-tip-on-card = { $count ->
    [0] no doubloons on the card
    [one] 1 doubloon on the card
   *[other] { $count } doubloons on the card
}
pr-tip-stacks = { $count } more in the face-down stacks
pr-tip-quarry = for the settler, or with a construction hut
pr-tip-stock = { $count } of { $of } in the supply
pr-tip-price = sells for { $price }
pr-tip-boat = The colonist ship
pr-tip-colonists = Colonists in the supply
pr-tip-points = Victory points in the pool
pr-tip-folk = Your colonists
pr-tip-purse = Your doubloons
pr-tip-fame = { $chips } in chips, which only you see, and { $rest } for buildings as they stand
pr-tip-printed = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $circles ->
    [one] 1 circle
   *[other] { $circles } circles
}, { $left } of { $of } left
pr-tip-cost = costs { $price }, you { $own }

# Questions and buttons.

pr-has-privilege = { $who } has the privilege
pr-has-privilege-you = you have the privilege
pr-is-governor = { $who } is governor
pr-is-governor-you = you are governor

pr-ask-pick = pick a role
pr-ask-settler = take a tile, or pass
pr-ask-hospice = a colonist on the new tile ({ $site }), or pass
pr-ask-mayor = take one more colonist, or pass
pr-ask-colonists = place { $count ->
    [one] 1 colonist
   *[other] { $count } colonists
}
pr-ask-builder = build, or pass
pr-ask-university = a colonist in the new building ({ $site }), or pass
pr-ask-unload = take a colonist from the ship, or no more of them
pr-ask-produce = produce, or pass
pr-ask-craftsman = take one more barrel, or pass
pr-ask-trader = sell a barrel, or pass
pr-ask-captain = load goods
pr-ask-storing = { $kinds ->
    [0] choose the one barrel that you keep
    [one] keep all of { $kinds } kind and one barrel more
   *[other] keep all of { $kinds } kinds and one barrel more
}
pr-last-round = { $ask } (this is the last round)

pr-do-pick = { $count ->
    [0] { $role } ({ $privilege })
    [one] { $role } ({ $privilege }), with 1 doubloon on the card
   *[other] { $role } ({ $privilege }), with { $count } doubloons on the card
}
pr-do-settle = Take a tile: { $site }
pr-do-hacienda = A tile from the stacks first (hacienda)
pr-do-colonist = Take a colonist
pr-do-place = { $site }: { $count } of { $of }
pr-do-place-all = Colonists ({ $sites })
pr-do-build = Build { $building } for { $price } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
pr-do-produce = Produce
pr-do-extra = Take a barrel of { $good }
pr-do-sell = Sell { $good } for { $price }
pr-do-load = Load { $count } { $good } onto the ship of { $ship } for { $points ->
    [one] 1 point
   *[other] { $points } points
}
pr-do-wharf = Ship { $count } { $good } with the wharf for { $points ->
    [one] 1 point
   *[other] { $points } points
}
pr-do-keep = Keep { $count } { $good }
pr-do-give-back = Give the rest back
pr-do-pass = Pass
pr-pass-settler = Pass, take no tile
pr-pass-colonist = Pass, take no colonist
pr-pass-builder = Pass, build nothing
pr-pass-unload = Pass, take no more colonists
pr-pass-produce = Pass, produce nothing
pr-pass-craftsman = Pass, take no barrel
pr-pass-trader = Pass, sell nothing
pr-pass-captain = Pass, load nothing

# The log.

pr-tell-governor = { $who } is the first governor.
pr-tell-tile = A plantation is turned up: { $what }.
pr-tell-hacienda-tile = The hacienda brings { $who } a tile: { $what }.
pr-tell-pick = { $count ->
    [0] { $who } takes the { $what }.
    [one] { $who } takes the { $what } and 1 doubloon.
   *[other] { $who } takes the { $what } and { $count } doubloons.
}
pr-tell-prospector = A doubloon comes from the bank.
pr-tell-hacienda = { $who } uses the hacienda.
pr-tell-settle = { $who } takes a tile: { $what }.
pr-tell-colonist = { $who } takes a colonist more (privilege).
pr-tell-hospice = { $who } mans the new tile (hospice).
pr-tell-university = { $who } mans the new building (university).
pr-tell-place = { $count ->
    [0] { $who } leaves { $what } empty.
   *[other] { $who } places { $count } on { $what }.
}
pr-tell-build = { $who } builds: { $what } for { $price }, has { $purse }.
pr-tell-build-cheaper = { $who } builds: { $what } for { $price } ({ $printed } − { $saved }), has { $purse }.
pr-tell-produce = { $who } produces.
pr-tell-extra = { $who } takes 1 { $what } more (privilege).
pr-tell-sell = { $who } sells { $what } for { $price }, has { $purse }.
pr-tell-load = { $who } loads { $count } { $what } onto the ship of { $ship } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
pr-tell-wharf = { $who } ships { $count } { $what } with the wharf for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
pr-tell-keep = { $who } keeps { $count } { $what }.
pr-tell-stored = { $who } keeps no more.
pr-tell-pass = { $who } passes.
pr-tell-no-tile = { $who } takes no tile.
pr-tell-no-building = { $who } builds nothing.
pr-tell-no-sale = { $who } sells nothing.
pr-tell-no-unload = { $who } takes no more colonists from the ship.
pr-tell-no-production = { $who } produces nothing.
pr-tell-no-barrel = { $who } takes no barrel more.
pr-tell-no-colonist = { $who } takes no colonist more.
pr-tell-makes = { $who } produces { $goods }.
pr-tell-makes-and-earns = { $who } produces { $goods }; takes { $count ->
    [one] 1 doubloon
   *[other] { $count } doubloons
}.
pr-tell-makes-nothing = Nobody produces anything.
pr-tell-arrivals = Colonists: { $list }.
pr-tell-arrival = { $who } { $count }
pr-tell-gives-back = Back to the supply: { $goods }.
pr-tell-sails = The ship of { $ship } sails with its { $what }.
pr-tell-house = The trading house was full and is cleared.
pr-tell-round = A new round begins: { $who } is governor.
pr-tell-ending = This is the last round.
pr-ended-points = The victory points have run out.
pr-ended-city = A city is full: { $who }.
pr-ended-colonists = There were too few colonists for the ship.
pr-ended-tie = Equal points: more doubloons and barrels decide, { $most } to { $next }.

pr-score-chips = Shipped
pr-score-buildings = Buildings
