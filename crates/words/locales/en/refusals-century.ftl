# Why a step is refused: Century: Spice Road and its solo game. The name of a text is the English sentence of the rules.

illegal-century-no-merchant-card-lies-at-that-position = no merchant card lies at that position
illegal-century-the-caravan-has-no-cube-for-each-card-to-the-left = the caravan has no cube for each card to the left
illegal-century-the-caravan-has-no-such-cube = the caravan has no such cube

illegal-century-no-open-point-card-lies-at-that-position = no open point card lies at that position
illegal-century-the-caravan-lacks-cubes-of-that-card = the caravan lacks cubes of that card

illegal-century-it-is-seat-s-turn-to-play-acquire-rest-or-claim = it is { $seat }'s turn to play, acquire, rest or claim
illegal-century-it-is-seat-s-turn-to-lay-cubes-for-a-card = it is { $seat }'s turn to lay cubes for a card
illegal-century-it-is-seat-s-turn-to-raise-cubes = it is { $seat }'s turn to raise cubes
illegal-century-it-is-seat-s-turn-to-return-cubes = it is { $seat }'s turn to return cubes
illegal-century-a-turn-is-one-of-play-acquire-rest-and-claim-no-player-rolls-a-die = a turn is one of play, acquire, rest and claim: no player rolls a die
illegal-century-the-start-player-is-chosen-by-chance = the start player is chosen by chance
illegal-century-point-cards-are-turned-up-by-chance = point cards are turned up by chance
illegal-century-merchant-cards-are-turned-up-by-chance = merchant cards are turned up by chance
illegal-century-the-acquired-card-has-to-be-paid-first = the acquired card has to be paid first
illegal-century-the-upgrade-card-has-to-be-finished-first = the upgrade card has to be finished first
illegal-century-the-surplus-has-to-be-returned-first = the surplus has to be returned first
illegal-century-no-card-is-being-acquired = no card is being acquired
illegal-century-there-is-no-surplus-to-return = there is no surplus to return
illegal-century-no-upgrade-card-is-being-played = no upgrade card is being played

illegal-century-that-card-lies-played-until-the-next-rest = that card lies played until the next rest
illegal-century-that-card-is-not-in-hand = that card is not in hand
illegal-century-a-spice-card-is-carried-out-once = a spice card is carried out once
illegal-century-an-upgrade-card-is-carried-out-once = an upgrade card is carried out once
illegal-century-a-trade-is-carried-out-at-least-once = a trade is carried out at least once
illegal-century-the-caravan-can-t-pay-the-trade-that-often = the caravan can't pay the trade that often

illegal-century-brown-can-t-rise = brown can't rise

illegal-century-that-card-was-seen-before = that card was seen before
illegal-century-that-card-is-not-in-the-deck = that card is not in the deck
illegal-century-the-automa-takes-another-card = the automa takes another card
illegal-century-the-die-has-six-sides = the die has six sides
illegal-century-a-point-card-is-to-be-turned-up = a point card is to be turned up
illegal-century-a-merchant-card-is-to-be-turned-up = a merchant card is to be turned up
illegal-century-the-automa-claims-a-card = the automa claims a card
illegal-century-the-automa-rolls-its-die = the automa rolls its die
illegal-century-the-game-is-over = the game is over
illegal-century-a-point-card-is-to-be-turned-up-first = a point card is to be turned up first
illegal-century-a-merchant-card-is-to-be-turned-up-first = a merchant card is to be turned up first
illegal-century-it-is-the-automa-s-turn-to-claim-a-card = it is the automa's turn to claim a card
illegal-century-it-is-the-automa-s-turn-to-roll-its-die = it is the automa's turn to roll its die
illegal-century-the-die-is-the-automa-s = the die is the automa's
illegal-century-the-player-starts = the player starts

illegal-century-there-is-no-such-seat-at-this-table = there is no such seat at this table
illegal-century-the-start-player-is-to-be-chosen = the start player is to be chosen
illegal-century-the-start-player-is-to-be-chosen-first = the start player is to be chosen first
