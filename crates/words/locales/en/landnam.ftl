# Landnám.

game-landnam = Landnám
game-landnam-summary = Settlers sail to an unknown island, explore it, farm it, trade, and meet at the althing.
game-landnam-series = An unknown island
game-landnam-time = 90 min
game-landnam-weight = heavy

ln-good-iron = iron
ln-good-grain = grain
ln-good-sheep = sheep
ln-good-wood = wood
ln-terrain-sea = sea
ln-terrain-bog = bog
ln-terrain-field = field
ln-terrain-meadow = meadow
ln-terrain-forest = forest
ln-terrain-mountain = mountain
    .short = mountn
ln-kind-settler = settler
ln-kind-ship = ship
ln-farm-name = farm
ln-village-name = village
ln-nothing = nothing
ln-outer = the outer sea
ln-north = N
ln-place = { $terrain } { $field }
ln-place-numbered = { $terrain } { $field } ({ $count })
ln-place-unknown = unknown { $field }
ln-corner = { $one }, { $two } and { $three }

ln-fate-good-year = Good year
ln-fate-second-sowing = Second sowing
ln-fate-fallow = Fallow
ln-fate-settlement = Settlement
ln-fate-weapon-clash = Weapon clash
ln-fate-lawspeaker = Lawspeaker
ln-fate-landing = Landing
ln-fate-mountain-path = Mountain path
ln-fate-fair-wind = Fair wind
ln-fate-fresh-horses = Fresh horses
ln-fate-drive-off = Drive off
ln-fate-find-bog = Find a bog
ln-fate-find-field = Find a field
ln-fate-find-meadow = Find a meadow
ln-fate-find-forest = Find a forest
ln-fate-good-omens = Good omens
ln-fate-second-sight = Second sight
ln-fate-text-good-year = One field gives you twice as much
ln-fate-text-second-sowing = The harvest dice are rolled again
ln-fate-text-fallow = No field ages this turn
ln-fate-text-settlement = The case is broken off
ln-fate-text-weapon-clash = The whole thing is broken off
ln-fate-text-lawspeaker = The stake of your side counts two more
ln-fate-text-landing = A ship may enter land in this step
ln-fate-text-mountain-path = A settler may enter a mountain in this step
ln-fate-text-fair-wind = Two more steps for the ship that moved
ln-fate-text-fresh-horses = One more step for the settler that moved
ln-fate-text-drive-off = Enter a field where any unit stands
ln-fate-text-find-bog = What you explore is a bog
ln-fate-text-find-field = What you explore is a field
ln-fate-text-find-meadow = What you explore is a meadow
ln-fate-text-find-forest = What you explore is a forest
ln-fate-text-good-omens = Choose the number of what you find
ln-fate-text-second-sight = Roll twice and choose
ln-sub-phase-harvest = harvest
ln-sub-phase-althing = althing
ln-sub-phase-movement = movement
ln-sub-phase-exploration = exploration

ln-map = The island
ln-choose-unit = The unit to move
ln-words-fields = Known fields: { $what }
ln-words-unit = { $unit } on { $place }
ln-words-player = { $who }. Farms between: { $farms }. Villages between: { $villages }. Units: { $units }. Ships on the outer sea: { $ships }.
ln-sign-explore = explore
ln-sign-sail = sail out
ln-sign-ship = new ship
ln-sign-age = { $count } → { $next }
ln-sign-steps = { $count ->
    [one] 1 step left
   *[other] { $count } steps left
}
ln-sign-good-year = twice
ln-sign-card = { $card }
ln-sign-several = { $count } ways
ln-harvest-hint = what it gives as the island is
ln-income = What a roll gives you
ln-income-none = No field gives you anything yet.
ln-fallow = nothing ages this turn
ln-goods = Your goods
ln-goods-stock = Goods in the stock
ln-goods-hidden = { $count }, hidden from others
ln-fates = Your fate cards
ln-phase-harvest = harvest
ln-phase-thing = althing
ln-phase-movement = movement
ln-phase-trade = trade
ln-phase-building = building
ln-bar-ask = Ask for offers
ln-bar-reap = Harvest
ln-bar-rest = No more cases
ln-bar-pass = Play no card
ln-bar-cast = Roll the dice
ln-bar-stay = Stay outside
ln-bar-stop = Go on to trade
ln-bar-build = Go on to building
ln-bar-end = End the turn
ln-no-fate = You hold no fate cards.
ln-costs = Costs
ln-costs-can = ✓ you can pay
ln-cost-settler = settler
ln-cost-ship = ship
ln-cost-farm = farm + unit
ln-cost-village = village
ln-cost-harbor = harbor
ln-cost-aging = aging
ln-cost-of-a-kind = { $count } of a kind
ln-cost-of-its-kind = { $count } of its kind
ln-cost-tip-settler = Settler
    A farm builds one unit a turn, a village three, on a field beside it.
ln-cost-tip-ship = Ship
    A farm builds one unit a turn, a village three, on a field beside it; or without a building on the outer sea.
ln-cost-tip-farm = Farm
    Built by a unit on a corner of its field, beside a number; the unit leaves the board.
ln-cost-tip-village = Village
    A farm at the sea gets a second house.
ln-cost-tip-harbor = Harbor
    Built by a ship inside the rim, beside a number: two of the harbor's good.
ln-cost-tip-aging = Aging
    A settler lets its field age for one good of the field.
ln-left = What is left
ln-left-tiles = Still to be found
ln-left-tile = { $count ->
    [one] 1 tile of { $terrain } left
   *[other] { $count } tiles of { $terrain } left
}
ln-left-deck = fate cards in the deck
ln-left-fate = { $count ->
    [one] 1 fate card in the deck
   *[other] { $count } fate cards in the deck
}
ln-left-discard = Fate deck; played so far:

ln-points-title = Farms count 1, villages 2, each marker 1; the game ends at the end of a turn with 12 points
ln-white-title = White markers: cases won
ln-red-title = Red markers: outlaws that are gone
ln-black-title = Black markers: nobody dared to sue
ln-white-marker = white markers
ln-red-marker = red markers
ln-black-marker = black markers
ln-goods-held = { $count ->
    [one] 1 good
   *[other] { $count } goods
}
ln-fate-held = { $count ->
    [one] 1 fate card
   *[other] { $count } fate cards
}
ln-in-stock = in stock
ln-stock-houses = { $count ->
    [one] 1 house in stock
   *[other] { $count } houses in stock
}
ln-stock-settlers = { $count ->
    [one] 1 settler in stock
   *[other] { $count } settlers in stock
}
ln-stock-ships = { $count ->
    [one] 1 ship in stock
   *[other] { $count } ships in stock
}

# Tips: the first line is the name.
ln-title-unknown = { $place }
    A step there explores it.
ln-title-land = { $place }
    Gives { $good }. { $left ->
        [one] 1 tile of this kind is left.
       *[other] { $left } tiles of this kind are left.
    }
ln-title-number = Number { $count }
    It becomes { $next } when it ages. { $left ->
        [one] 1 more such marker is left.
       *[other] { $left } more such markers are left.
    }
ln-title-harbor = Harbor for { $good }
    Two { $good } for one other good: for the owner of the ship in it, or else of the buildings at it.
ln-title-unit = { $unit } of { $who }
    { $left } more in stock.
ln-title-outlaw = { $unit } of { $who }, outlawed
    Red markers of { $what }: they may chase it, and get a point when it leaves.
ln-title-outer = The outer sea
    It adjoins the whole rim; going there ends the movement.
ln-title-farm = Farm of { $who }
    Between { $corner }. 1 point, 1 good. { $left } houses in stock.
ln-title-village = Village of { $who }
    Between { $corner }. 2 points, 2 goods. { $left } houses in stock.
ln-title-good = { $good }
    { $left } in the stock.
ln-good-none = You hold none of it.
ln-good-lacks = The stock takes { $count } of a kind for one of another.

ln-group-cards = Fate cards
ln-group-moves = Moves
ln-group-swaps = Swap a fate card for a good
ln-group-cases = Cases
ln-group-stock = Trade with the stock
ln-group-offers = Offers
ln-group-units = New ships and settlers
ln-group-buildings = Farms, villages and harbors

ln-thing = The althing
ln-thing-by = { $who } rolled 7
ln-thing-naming = { $who } names who sues first.
ln-thing-docket = { $count ->
    [one] { $who } may bring 1 more case.
   *[other] { $who } may bring { $count } more cases.
}
ln-thing-closing = All cases are heard; black markers are about to be given.
ln-thing-asked = May play an althing card now: { $who }
ln-thing-asked-you = You may play an althing card now.
ln-docket = { $count } to bring, { $against } against
ln-docket-title = Units that this player can sue, and possible cases against this player: three or more and none brought is a black marker
ln-docket-round = Whom each can sue, and how many cases are possible against each:
ln-docket-none = no case
ln-docket-sues = can sue
ln-docket-against = { $count } against
ln-was-sued = was sued
ln-case-possible = { $who } can sue { $what }
ln-sue-stake = Sue, stake { $count } { $good }
ln-case-decides = Who stakes more wins a white marker; if the defender loses, the unit is outlawed.
ln-plaintiff = sues
ln-defender = defends
ln-with = with { $who }
ln-case-offered = { $who } is asked to take the case.
ln-case-needs = { $who } can raise: { $count } more { $good } needed.
ln-case-lost = The case is lost, unless a card is played.
ln-end-plaintiff = { $count ->
    [one] { $who } wins: a white marker (1 point), and the { $unit } is outlawed.
   *[other] { $who } wins: a white marker ({ $count } points), and the { $unit } is outlawed.
}
ln-end-defender = { $count ->
    [one] { $who } wins: a white marker (1 point). All that is staked is spent either way.
   *[other] { $who } wins: a white marker ({ $count } points). All that is staked is spent either way.
}
ln-raise-to = Raise to { $count }
ln-hand-to = Hand to
ln-take-short = Take the case

ln-explore = Exploring { $field }
ln-explore-bonus = { $count ->
    [0] the green die says which land it is
   *[other] the green die, +{ $count }, says which land it is
}
ln-explore-red = the red die gives its number
ln-explore-bonus-tip = Land around
    Two for each mountain beside it, one for other land, at most four.
ln-explore-find = the terrain will be { $terrain }
ln-explore-omens = the number is chosen
ln-explore-sight = rolled twice
ln-explore-dice = green { $green }, red { $red }

ln-talk-asks = { $who } asks for offers
ln-talk-offer = { $who } offers a trade
ln-talk-answer = To answer:
ln-gives = gives
ln-wants = wants
ln-after = after
ln-accept-short = Accept
ln-decline-short = Decline
ln-free-offer = Make an offer
ln-counter-offer = Make another offer instead
ln-offer-to-all = To all others: who accepts first has it.
ln-offer-to = To { $who }, whose turn it is.
ln-you-give = You give
ln-you-get = You get
ln-send-offer = Send the offer

ln-ask-harvest = the dice show { $count }; harvest, or play a harvest card first
ln-ask-harvest-only = no fate card of yours fits this harvest; press “{ ln-bar-reap }”
ln-ask-age = choose the field that ages
ln-ask-cards = play an althing card, or none
ln-ask-cards-only = no fate card of yours fits; press “{ ln-bar-pass }”
ln-ask-naming = name who sues first
ln-ask-docket = bring a case, or no more
ln-ask-raise = raise, hand the case on, or give in
ln-ask-take = take the case, or not
ln-ask-move = move a ship or settler, swap a fate card, or stay
ln-ask-step = { $count ->
    [0] play a card for more steps, or end the movement
    [one] one step more, or end the movement
   *[other] { $count } steps more, or end the movement
}
ln-ask-flee = say where the displaced unit goes
ln-ask-explore = play exploration cards, or roll the dice
ln-ask-explore-only = no fate card of yours fits; press “{ ln-bar-cast }”
ln-ask-choose = choose one of the two results
ln-ask-number = choose a number for the field
ln-ask-enter = enter what you found with a card, or stay
ln-ask-enter-only = no fate card of yours lets you in; press “{ ln-bar-stay }”
ln-ask-trade = trade, or go on to building
ln-ask-asked = make an offer, or none
ln-ask-offer = answer the offer
ln-ask-lacking = decline, or make another offer
ln-ask-build = build, or end the turn

# Each of these is said in two forms: on a button, and in the log.
ln-start = { $what } begins.
ln-draw = { $what } draws a fate card: { $card }.
ln-hidden-draw = { $who } draws a fate card.
ln-roll = The dice show { $one } and { $two }: { $count }.
ln-roll-seven = The dice show { $one } and { $two }: 7. The althing meets.
ln-gets = { $who } { $what }
ln-gains = It gives { $what }.
ln-gets-nothing = It gives nobody anything.
ln-dearth = A dearth: nobody gets anything, and all cards of { $what } go back to the stock.
ln-found = The green die shows { $green }, the red one { $red }.
ln-found-red = The red die shows { $red }.
ln-reap = { $on ->
    [button] Harvest
   *[log] { $who } harvests.
}
ln-good-year = { $on ->
    [button] Good year on { $place }: it gives you twice as much
   *[log] { $who } has a good year on { $place }.
}
ln-play = { $on ->
    [button] Play: { $card }
   *[log] { $who } plays { $card }.
}
ln-first = { $on ->
    [button] { $what } sues first
   *[log] { $who } names { $what } to sue first.
}
ln-sue = { $on ->
    [button] Sue { $owner } over the { $unit } on { $place } with { $count } { $good }
   *[log] { $who } sues { $owner } over the { $unit } on { $place } with { $count } { $good }.
}
ln-rest = { $on ->
    [button] Bring no more cases
   *[log] { $who } brings no more cases.
}
ln-raise = { $on ->
    [button] Raise by { $count } { $good }
   *[log] { $who } raises by { $count } { $good }.
}
ln-yield = { $on ->
    [button] Give in
   *[log] { $who } doesn't raise.
}
ln-hand = { $on ->
    [button] Offer the case to { $what }
   *[log] { $who } offers the case to { $what }.
}
ln-take = { $on ->
    [button] Take the case
   *[log] { $who } takes the case.
}
ln-refuse = { $on ->
    [button] Don't take the case
   *[log] { $who } doesn't take the case.
}
ln-pass = { $on ->
    [button] Play no card
   *[log] { $who } plays no card.
}
ln-move = { $how ->
    [explore] { $on ->
        [button] Explore { $place } with the { $unit } from { $from }
       *[log] { $who } explores { $place } with the { $unit } from { $from }.
    }
   *[go] { $on ->
        [button] Move the { $unit } from { $from } to { $place }
       *[log] { $who } moves the { $unit } from { $from } to { $place }.
    }
}
ln-step = { $how ->
    [explore] { $on ->
        [button] Go on: explore { $place }
       *[log] { $who } explores { $place }.
    }
   *[go] { $on ->
        [button] Go on to { $place }
       *[log] { $who } goes on to { $place }.
    }
}
ln-with-cards = { $what } (with { $cards })
ln-stop = { $on ->
    [button] End the movement
   *[log] { $who } ends the movement.
}
ln-swap = { $on ->
    [button] Swap “{ $card }” for 1 { $good }
   *[log] { $who } swaps { $card } for 1 { $good }.
}
ln-flee = { $on ->
    [button] Flee to { $place }
   *[log] { $who } flees to { $place }.
}
ln-cast = { $on ->
    [button] Roll the dice
   *[log] { $who } rolls the dice.
}
ln-choose = { $on ->
    [button] Result { $count }: { $terrain }, red { $red }
   *[log] { $who } chooses { $terrain }.
}
ln-number = { $on ->
    [button] Number { $count }
   *[log] { $who } chooses the number { $count }.
}
ln-enter = { $on ->
    [button] Enter with { $card }
   *[log] { $who } enters with { $card }.
}
ln-stay = { $on ->
    [button] Stay outside
   *[log] { $who } stays outside.
}
ln-exchange = { $on ->
    [button] { $count } { $give } for 1 { $take }
   *[log] { $who } exchanges { $count } { $give } for 1 { $take }.
}
ln-offer = { $on ->
    [button] Offer { $give } for { $take }
   *[log] { $who } offers { $give } for { $take }.
}
ln-ask = { $on ->
    [button] Ask the others for offers
   *[log] { $who } asks the others for offers.
}
ln-accept = { $on ->
    [button] Accept: give { $give }, get { $take }
   *[log] { $who } accepts: { $what } gets { $give } for { $take }.
}
ln-decline = { $on ->
    [button] Decline
   *[log] { $who } declines.
}
ln-build = { $on ->
    [button] Trade no more: go on to building
   *[log] { $who } goes on to building.
}
ln-new-unit = { $on ->
    [button] New { $unit } on { $place }, by the { $building } between { $corner }
   *[log] { $who } builds a { $unit } on { $place }.
}
ln-new-outer = { $on ->
    [button] New ship on the outer sea
   *[log] { $who } builds a ship on the outer sea.
}
ln-farm = { $on ->
    [button] Farm between { $corner }, by the { $unit } on { $place }
   *[log] { $who } builds a farm between { $corner } by the { $unit } on { $place }.
}
ln-village = { $on ->
    [button] Village between { $corner }
   *[log] { $who } makes the farm between { $corner } a village.
}
ln-harbor = { $on ->
    [button] Harbor for { $good } on { $place }
   *[log] { $who } builds a harbor for { $good } on { $place }.
}
ln-age = { $on ->
    [button] Age { $place }: it becomes { $count } or the next free number
   *[log] { $place } ages.
}
ln-end = { $on ->
    [button] End the turn
   *[log] { $who } ends the turn.
}

ln-score-farms = Farms
ln-score-villages = Villages
ln-score-white-markers = White markers
ln-score-red-markers = Red markers
ln-score-black-markers = Black markers

ln-ended = { $needed } points at the end of a turn ended the game: { $who }.
ln-ended-tie = Equal points: more { $by ->
    [black] black markers
    [red] red markers
    [white] white markers
    [houses] houses
   *[goods] goods in hand
} decide.
