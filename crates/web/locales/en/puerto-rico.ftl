# Puerto Rico.

game-puerto-rico = Puerto Rico
game-puerto-rico-summary = Planters pick roles that everybody carries out: they settle, build, produce, sell and ship for points.
game-puerto-rico-series = Planters and ships
game-puerto-rico-time = 60 min
game-puerto-rico-weight = heavy

pr-roles = Roles
pr-role-settler = Settler
pr-role-mayor = Mayor
pr-role-builder = Builder
pr-role-craftsman = Craftsman
pr-role-trader = Trader
pr-role-captain = Captain
pr-role-prospector = Prospector
pr-role-prospector-2 = Prospector II
pr-privilege-settler = may take a quarry
pr-privilege-mayor = a colonist more
pr-privilege-builder = a doubloon less
pr-privilege-craftsman = a barrel more
pr-privilege-trader = a doubloon more
pr-privilege-captain = a point more
pr-privilege-prospector = a doubloon
pr-privilege-prospector-2 = a doubloon

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

pr-plantations = Plantations
pr-stacks = { $count } in the stacks
pr-harbor = Harbor
pr-house = Trading house
pr-ship = the { $ship }
pr-load = load
pr-supply = Supply:
pr-supply-colonists = { $count } colonists in the supply
pr-supply-ship = { $count } on the colonist ship
pr-supply-points = { $count } victory points left
pr-prices = Buildings
pr-price = price { $price } · { $points } VP · { $left } left
pr-yours = Your island and city
pr-island = Island
pr-city = City
pr-island-count = { $count } of 12 tiles
pr-city-count = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
pr-san-juan = { $count } in San Juan
pr-circles = { $count } of { $of } manned
pr-no-goods = no goods
pr-governor = governor
pr-doubloons = { $count ->
    [one] 1 doubloon
   *[other] { $count } doubloons
}
pr-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
pr-points-hidden = points hidden

pr-ask-pick = pick a role
pr-ask-settler = take a tile, or pass
pr-ask-hospice = a colonist on the new tile ({ $site }), or pass
pr-ask-mayor = take a colonist more, or pass
pr-ask-colonists = how many of { $count } colonists go to: { $site }
pr-ask-builder = build, or pass
pr-ask-university = a colonist in the new building ({ $site }), or pass
pr-ask-craftsman = take a barrel more, or pass
pr-ask-trader = sell a barrel, or pass
pr-ask-captain = load goods
pr-ask-storing = keep goods; the rest goes back to the supply
pr-last-round = { $ask } (this is the last round)

pr-do-pick = { $count ->
    [0] { $role }: { $privilege }
    [one] { $role }: { $privilege }, with 1 doubloon on the card
   *[other] { $role }: { $privilege }, with { $count } doubloons on the card
}
pr-do-settle = Take a tile: { $site }
pr-do-hacienda = A tile from the stacks first (hacienda)
pr-do-colonist = Take a colonist
pr-do-place = { $site }: { $count } of { $of }
pr-do-build = Build { $building } for { $price } ({ $points } points)
pr-do-extra = Take a barrel of { $good }
pr-do-sell = Sell { $good } for { $price }
pr-do-load = Load { $good } onto the { $ship }
pr-do-wharf = Ship all { $good } with the wharf
pr-do-keep = Keep { $count } { $good }
pr-do-give-back = Give the rest back
pr-do-pass = Pass

pr-tell-governor = { $what } is the first governor.
pr-tell-tile = A plantation is turned up: { $what }.
pr-tell-pick = { $who } picks the { $what }.
pr-tell-hacienda = { $who } uses the hacienda.
pr-tell-settle = { $who } takes a tile: { $what }.
pr-tell-colonist = { $who } takes a colonist.
pr-tell-place = { $who } places { $count } on { $what }.
pr-tell-build = { $who } builds: { $what }.
pr-tell-extra = { $who } takes a barrel of { $what } more.
pr-tell-sell = { $who } sells { $what }.
pr-tell-load = { $who } loads { $what } onto the { $count }.
pr-tell-wharf = { $who } ships { $what } with the wharf.
pr-tell-keep = { $who } keeps { $count } { $what }.
pr-tell-pass = { $who } passes.

pr-score-chips = Victory points
pr-score-buildings = Buildings
