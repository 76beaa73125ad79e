# Below the drawn examples of the rules pages: what is to be seen, in words.

example-century-upgrade = Both upgrades go to one yellow cube: it becomes red, then green. Two cubes could have risen by one step each instead.
example-century-trade = Two yellow cubes for a green one, made twice: four yellow cubes become two green ones.
example-century-acquire = The fourth card costs three cubes, one on each card to its left. Then the row closes up, and a new card comes at the right end.
example-century-coins = Whoever claims the first card gets a gold coin with it, and with the second a silver one.
example-century-silver = The gold is gone: the silver lies above the first card now, and the second brings no coin.
example-century-surplus = Twelve cubes at the end of a turn are two too many. Here two yellow ones go back.

example-century-solo-pyramid = The tip and one card above it are gone. That has freed the left card of the row of three: nothing lies on it any more. The others still lie under the card that is left.
example-century-solo-claim = The automa can pay the card that lies open. It returns two yellow and two green cubes and takes it, and doesn't roll.
example-century-solo-trade = A 3: the third card trades two yellow cubes for a green one, which the automa can pay. Then it lays its cheapest cube, a yellow one, on the card.
example-century-solo-coin = A 2: two cubes lie on the second card. The automa takes them and a silver coin, the card is discarded, and the row is filled.

example-puerto-rico-quarry = The settler takes a quarry in place of one of the four plantations.
example-puerto-rico-manned = Nobody works on the hacienda, so it does nothing. The other three buildings are manned, the sugar mill too, although only one of its circles is filled.
example-puerto-rico-price = Three manned quarries: in the first column only one of them counts, in the second two. So the construction hut costs 1 doubloon less, the office 2, the harbor and the city hall 3.
example-puerto-rico-produce = Corn: two manned plantations, two barrels. Sugar: three colonists in the mill, but two manned plantations, so two. Tobacco: two plantations, but one colonist in the storage, so one.
example-puerto-rico-sell = The trading house has indigo already, so Anna can't sell hers. It has no coffee, and buys her barrel.
example-puerto-rico-load = Anna loads her sugar. Two ships are empty, and it has to be the one on which most barrels fit: all five go on the ship of 6.

example-merchants-harvest = A 5 is thrown. Köln (4) and Nürnberg (1) touch the field with that number, and each of the two posts brings a grain.
example-merchants-route = Anna (1) completes the way between Torino and Venezia. It has three routes: hers pays her 1 gold, the two of Bjarni (2) pay him 2.
example-merchants-post = For a grain the merchant walks two intersections, from Budapest to Beograd. That is a free city site, so it becomes a post, and the field beside it gets a number token.
example-merchants-delivery = For a salt the caravan of Bjarni (2) drives on. It delivers in Paris, goes on to Bruxelles and delivers there, too.

example-landnam-harvest = An 8: the farm at the meadow brings Anna (1) a sheep, the village brings Bjarni (2) two. Then the field ages, and its 8 becomes a 9.
example-landnam-settler = A settler stands on the meadow: Kristjana (3) gets two sheep, and the farm and the village bring nothing.
example-landnam-case = Anna (1) sues Bjarni (2) for the settler on the meadow at her farm. She has staked two sheep and he one: if he doesn't raise to three or more, he loses.
example-landnam-outlaw = Bjarni (2) has lost his case: his settler is an outlaw. The red marker of Anna (1) lies between it and her farm.
example-landnam-explore = The green die shows 7, the mountain beside the field adds 2 and the forest 1: that makes 10, a forest, and the red die gives it a 4. A ship can't enter land, so it stays where it is.
