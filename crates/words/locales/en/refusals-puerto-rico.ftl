# Why a step is refused: Puerto Rico. The name of a text is the English sentence of the rules.

illegal-puerto-rico-build-something-or-pass = build something or pass
illegal-puerto-rico-this-building-stands-in-the-city-already = this building stands in the city already
illegal-puerto-rico-no-copy-is-left = no copy is left
illegal-puerto-rico-the-city-has-no-room-for-it = the city has no room for it
illegal-puerto-rico-there-are-not-enough-doubloons = there are not enough doubloons

illegal-puerto-rico-who-can-load-has-to-load = who can load has to load
illegal-puerto-rico-goods-are-loaded-now = goods are loaded now
illegal-puerto-rico-there-is-no-such-barrel-to-load = there is no such barrel to load
illegal-puerto-rico-this-table-has-no-such-ship = this table has no such ship
illegal-puerto-rico-the-ship-is-full = the ship is full
illegal-puerto-rico-the-ship-carries-another-kind = the ship carries another kind
illegal-puerto-rico-another-ship-carries-this-kind = another ship carries this kind
illegal-puerto-rico-more-barrels-fit-on-another-empty-ship = more barrels fit on another empty ship
illegal-puerto-rico-there-is-no-manned-wharf = there is no manned wharf
illegal-puerto-rico-the-wharf-was-used-in-this-phase = the wharf was used in this phase
illegal-puerto-rico-there-is-no-such-barrel-to-ship = there is no such barrel to ship

illegal-puerto-rico-the-craftsman-produced-no-such-barrel = the craftsman produced no such barrel
illegal-puerto-rico-the-supply-has-no-such-barrel-left = the supply has no such barrel left
illegal-puerto-rico-take-a-barrel-or-pass = take a barrel or pass

illegal-puerto-rico-filling-circles-is-a-duty = filling circles is a duty
illegal-puerto-rico-colonists-have-to-be-placed-now = colonists have to be placed now
illegal-puerto-rico-there-is-no-such-site-on-the-own-board = there is no such site on the own board
illegal-puerto-rico-this-site-has-been-manned-already = this site has been manned already
illegal-puerto-rico-there-are-not-so-many-circles-or-colonists = there are not so many circles or colonists
illegal-puerto-rico-the-other-circles-can-t-take-so-many-colonists = the other circles can't take so many colonists

illegal-puerto-rico-nobody-sits-there = nobody sits there
illegal-puerto-rico-no-such-plantation-is-left-in-the-stacks = no such plantation is left in the stacks
illegal-puerto-rico-the-first-governor-is-to-be-drawn = the first governor is to be drawn
illegal-puerto-rico-the-hacienda-s-tile-is-to-be-drawn = the hacienda's tile is to be drawn
illegal-puerto-rico-a-plantation-is-to-be-turned-up = a plantation is to be turned up
illegal-puerto-rico-colonists-are-placed-in-the-mayor-phase-only = colonists are placed in the mayor phase only
illegal-puerto-rico-take-the-colonist-or-pass = take the colonist or pass
illegal-puerto-rico-produce-or-pass = produce or pass

illegal-puerto-rico-picking-a-role-is-a-duty = picking a role is a duty
illegal-puerto-rico-a-role-has-to-be-picked-now = a role has to be picked now
illegal-puerto-rico-this-table-has-no-such-role = this table has no such role
illegal-puerto-rico-this-role-was-picked-in-this-round = this role was picked in this round

illegal-puerto-rico-no-such-plantation-lies-face-up = no such plantation lies face up
illegal-puerto-rico-take-a-tile-or-pass = take a tile or pass
illegal-puerto-rico-there-is-no-manned-hacienda = there is no manned hacienda
illegal-puerto-rico-the-hacienda-has-brought-its-tile-already = the hacienda has brought its tile already
illegal-puerto-rico-the-stacks-are-empty = the stacks are empty
illegal-puerto-rico-no-quarry-is-left = no quarry is left
illegal-puerto-rico-a-quarry-is-the-settler-s-privilege-or-needs-a-manned-construction-hut = a quarry is the settler's privilege, or needs a manned construction hut

illegal-puerto-rico-there-is-no-such-barrel-to-keep = there is no such barrel to keep
illegal-puerto-rico-each-kind-is-named-once = each kind is named once
illegal-puerto-rico-of-a-kind-one-barrel-is-kept-or-all = of a kind one barrel is kept, or all
illegal-puerto-rico-there-is-no-room-for-it-without-another-manned-warehouse = there is no room for it without another manned warehouse
illegal-puerto-rico-one-barrel-has-to-be-kept-on-the-wind-rose = one barrel has to be kept on the wind rose
illegal-puerto-rico-barrels-are-stored-now = barrels are stored now

illegal-puerto-rico-sell-a-barrel-or-pass = sell a barrel or pass
illegal-puerto-rico-there-is-no-such-barrel-to-sell = there is no such barrel to sell
illegal-puerto-rico-the-trading-house-has-this-kind-already = the trading house has this kind already

illegal-puerto-rico-the-first-governor-is-to-be-drawn-first = the first governor is to be drawn first
illegal-puerto-rico-the-first-plantations-are-to-be-turned-up-first = the first plantations are to be turned up first
illegal-puerto-rico-the-new-plantations-are-to-be-turned-up-first = the new plantations are to be turned up first
illegal-puerto-rico-the-hacienda-s-tile-is-to-be-drawn-first = the hacienda's tile is to be drawn first
illegal-puerto-rico-it-is-seat-s-turn-to-pick-a-role = it is { $seat }'s turn to pick a role
illegal-puerto-rico-it-is-seat-s-turn-to-take-a-tile = it is { $seat }'s turn to take a tile
illegal-puerto-rico-it-is-seat-s-turn-to-man-the-new-tile = it is { $seat }'s turn to man the new tile
illegal-puerto-rico-it-is-seat-s-turn-to-take-the-mayor-s-colonist = it is { $seat }'s turn to take the mayor's colonist
illegal-puerto-rico-it-is-seat-s-turn-to-take-a-colonist-from-the-ship = it is { $seat }'s turn to take a colonist from the ship
illegal-puerto-rico-it-is-seat-s-turn-to-place-colonists = it is { $seat }'s turn to place colonists
illegal-puerto-rico-it-is-seat-s-turn-to-build = it is { $seat }'s turn to build
illegal-puerto-rico-it-is-seat-s-turn-to-man-the-new-building = it is { $seat }'s turn to man the new building
illegal-puerto-rico-it-is-seat-s-turn-to-produce = it is { $seat }'s turn to produce
illegal-puerto-rico-it-is-seat-s-turn-to-take-the-craftsman-s-barrel = it is { $seat }'s turn to take the craftsman's barrel
illegal-puerto-rico-it-is-seat-s-turn-to-sell = it is { $seat }'s turn to sell
illegal-puerto-rico-it-is-seat-s-turn-to-load = it is { $seat }'s turn to load
illegal-puerto-rico-it-is-seat-s-turn-to-store-goods = it is { $seat }'s turn to store goods
illegal-puerto-rico-the-game-is-over = the game is over
illegal-puerto-rico-colonists-were-declined-in-this-phase = colonists were declined in this phase
illegal-puerto-rico-the-privilege-is-the-mayor-s-alone = the privilege is the mayor's alone
illegal-puerto-rico-the-privilege-is-the-craftsman-s-alone = the privilege is the craftsman's alone
illegal-puerto-rico-the-island-is-full = the island is full
illegal-puerto-rico-there-is-no-tile-to-take = there is no tile to take
illegal-puerto-rico-the-city-is-full = the city is full
illegal-puerto-rico-there-is-nothing-that-can-be-paid-for = there is nothing that can be paid for
illegal-puerto-rico-the-trading-house-has-all-these-kinds-already = the trading house has all these kinds already
illegal-puerto-rico-there-is-no-barrel-to-sell = there is no barrel to sell
illegal-puerto-rico-no-ship-takes-any-of-these-kinds = no ship takes any of these kinds
illegal-puerto-rico-there-is-no-barrel-to-load = there is no barrel to load
illegal-puerto-rico-a-single-barrel-stays-on-the-wind-rose-by-itself = a single barrel stays on the wind rose by itself
illegal-puerto-rico-there-is-no-barrel-to-store = there is no barrel to store
illegal-puerto-rico-there-is-no-colonist-to-place = there is no colonist to place
illegal-puerto-rico-all-circles-are-filled = all circles are filled
illegal-puerto-rico-the-supply-has-nothing-of-what-the-board-makes = the supply has nothing of what the board makes
illegal-puerto-rico-the-board-makes-nothing = the board makes nothing
