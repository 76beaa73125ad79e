# Merchants of Europe.

game-merchants = Merchants of Europe
game-merchants-summary = Trading houses carry goods along the routes of Europe, from post to post; the first to deliver all of them wins.

moe-map = Map of Europe
moe-dice = The dice show { $count }.
moe-bank = { $count } gold in the bank
moe-offer = On offer: { $gain } for { $cost }
moe-yours = Your cards
moe-delivered = { $count } of { $all } delivered
moe-gold = { $count } gold
moe-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
moe-cards = { $count ->
    [one] 1 development card
   *[other] { $count } development cards
}
moe-left = { $count } posts and { $cards } routes left
moe-at-city = { $action } ({ $place })
moe-merchant = A merchant of { $who }
moe-caravan = A caravan of { $who }
moe-resource-lumber = lumber
moe-resource-wool = wool
moe-resource-grain = grain
moe-resource-ore = ore
moe-resource-salt = salt
moe-terrain-forest = Forest
moe-terrain-pasture = Pasture
moe-terrain-field = Field
moe-terrain-mountains = Mountains
moe-terrain-saltworks = Saltworks
moe-card-lancer = Lancer
moe-card-fair-wind = Fair wind
moe-card-guide = Guide
moe-card-charter = Charter
moe-card-bill-of-exchange = Bill of exchange
moe-card-good-year = Good year

score-commodities = Commodities
