# What speaks for an action that a bot would take, in words: beside hints and in reviews.

why-then-pay = Then you can pay for: { $what }.
why-throws = Its numbers come in { $count } of 36 throws.

century-why-then-claim = Then you can pay for a point card: { $points } points.
century-why-coin = { $points ->
    [one] A coin comes with it: 1 point.
   *[other] A coin comes with it: { $points } points.
}
century-why-contested = { $who } could claim it, too.
century-why-last = It is your last point card: the final round begins.
century-why-usable = You have what it takes: { $pay }.
century-why-back = { $count ->
    [one] 1 card comes back into your hand.
   *[other] { $count } cards come back into your hand.
}

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
pr-why-rival = { $who } could fill the ship first.
pr-why-full = The ship is full then.
pr-why-plant = It works plantations that you have: { $good }.
pr-why-does = What it does: { $does }.
pr-why-works = You have the building for it: { $building }.
pr-why-corn = Corn needs no building.
pr-why-quarry = It makes buildings cheaper.
pr-why-house = It takes the last place in the trading house.

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
moe-why-robber = It stops the harvest of: { $who }.

ln-why-points = { $points ->
    [one] You have 1 point then.
   *[other] You have { $points } points then.
}
ln-why-discover = Whoever discovers a field gets a good of it.
ln-why-harvest = A settler harvests there in { $count } of 36 throws.
ln-why-aged = Its number becomes { $number }, which comes in { $count } of 36 throws.
ln-why-verdict = Who wins a case gets a point.
