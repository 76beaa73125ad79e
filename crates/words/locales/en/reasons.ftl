# What speaks for an action that a bot would take, in words: beside hints and in reviews.

why-then-pay = Then you can pay for: { $what }.
why-throws = Its numbers come in { $count } of 36 throws.

century-why-then-claim = Then you can pay for a point card: { $points } points.
century-why-coin = { $points ->
    [one] A coin comes with it: 1 point.
   *[other] A coin comes with it: { $points } points.
}
century-why-contested = { $who } could claim it, too.
century-why-last = It is your last point card: this round is the last.
century-why-usable = You have what it takes: { $pay }.
century-why-back = { $count ->
    [one] 1 card comes back into your hand.
   *[other] { $count } cards come back into your hand.
}
century-why-claim = { $points ->
    [one] It brings { $points } point.
   *[other] It brings { $points } points.
}
century-why-free = The first card of the row costs nothing.
century-why-nearer = { $count ->
    [one] Then { $count } cube is missing for { $points } points.
   *[other] Then { $count } cubes are missing for { $points } points.
}
century-why-worth = Then your cubes are worth { $more } more (yellow 1, red 2, green 3, brown 4).
century-why-worth-card = Each time it is played, your cubes are worth { $more } more (yellow 1, red 2, green 3, brown 4).

pr-why-circles = { $count ->
    [one] 1 of your circles is empty.
   *[other] { $count } of your circles are empty.
}
pr-why-affordable = You can pay for: { $building }.
pr-why-produce = { $count ->
    [one] You make 1 barrel; nobody else makes more than { $most }.
   *[other] You make { $count } barrels; nobody else makes more than { $most }.
}
pr-why-sale = Your best sale: { $good }, for { $price }.
pr-why-ship = { $count ->
    [one] You have 1 barrel to load.
   *[other] You have { $count } barrels to load.
}
pr-why-rival = Otherwise { $who } could fill it.
pr-why-full = The ship is full then.
pr-why-plant = It works plantations that you have: { $good }.
pr-why-does = What it does: { $does }.
pr-why-works = You have the building for it: { $building }.
pr-why-corn = Corn needs no building.
pr-why-quarry = It makes buildings cheaper.
pr-why-house = It takes the last place in the trading house.
pr-why-load = Each barrel that is shipped is a victory point.
pr-why-privilege = Whoever picks it gets one barrel more.
pr-why-points = { $points ->
    [one] At the end it is worth { $points } point.
   *[other] At the end it is worth { $points } points.
}

moe-why-deliver = It is delivery { $count } of { $all }.
moe-why-walk = A post in a free city frees your next commodity.
moe-why-drive = { $count ->
    [one] 1 commodity of yours is ready to be delivered.
   *[other] { $count } commodities of yours are ready to be delivered.
}
moe-why-recruit = { $count ->
    [one] 1 post waits in your warehouse.
   *[other] { $count } posts wait in your warehouse.
}
moe-why-gold = It brings you { $count } gold.
moe-why-robber = It stops the production of: { $who }.
moe-why-card = A development card can be played from your next turn on.
moe-why-caravan = Only caravans deliver commodities.
moe-why-decline = To decline costs nothing.
moe-why-does = What it does: { $does }.
moe-why-keep = You keep your cards for a later turn.
moe-why-lack = You lack: { $goods }. With that you can pay for: { $what }.
moe-why-listen = The others speak first, and nothing binds you.
moe-why-nothing = Your cards pay for no route, merchant, caravan or development card.
moe-why-roll = Your posts bring something in { $count } of 36 throws.
moe-why-start = Your first caravan will stand beside it.
moe-why-token = Your new post gets what this land brings.
moe-why-toll = Your caravans pay no toll on it.

ln-why-points = { $points ->
    [one] You have 1 point then.
   *[other] You have { $points } points then.
}
ln-why-discover = Whoever discovers a field with a good gets one of it.
ln-why-harvest = A settler harvests there in { $count } of 36 throws.
ln-why-aged = Its number becomes { $number }, which comes in { $count } of 36 throws.
ln-why-verdict = Who wins a case gets a point.
ln-why-build = You can pay for: { $what }.
ln-why-build-none = You can't pay for a settler, ship, farm or village yet.
ln-why-end-none = Nothing more can be built now.
ln-why-fate = A fate card that you keep can be swapped for a good later.
ln-why-harbor = Then two goods of its kind are enough for one other.
ln-why-keep = You keep your goods for a later turn.
ln-why-near = Unknown fields lie next to it.
ln-why-no-case = You have no case to bring.
ln-why-settler = A settler takes two goods of a field's harvest.
ln-why-ship = A ship explores, and can build a farm on a shore.
ln-why-spent = All staked goods are spent, whoever wins.
