# The guide of a first game: the card beside the board.
guide-title = Guide
guide-progress = lesson { $told } of { $of }
guide-leave = Leave the guide
guide-show = Show the guide's card
guide-take-up = Take up the guide again
guide-next = Next: { $step }
guide-more = Rule { $clause }
guide-confirm = Your turn is finished. Look once more: you can still take it back. If you are content, confirm it.
guide-wait = It is not your turn now. The log tells what happens.
guide-all-told = That is all there is to learn here. Play on as you like; suggestions go on until you leave the guide.
guide-won = { $who } won with { $points } points.
guide-won-you = You won with { $points } points.
guide-won-most = The largest part of them, { $most }, is “{ $source }”.

# Century.
guide-century-welcome = Welcome to the spice road! Whoever has the most points wins. They are on the point cards in the upper row, and each of these costs the cubes it shows. The ring shows a good first step.
guide-century-play = In a turn you do one thing. Most often you play a card from your hand: a spice card gives the cubes it shows. It then lies before you and can't be played again until you rest.
guide-century-acquire = Better cards make better caravans: acquire one of the merchant cards in the row. The leftmost is free; for another you lay a cube on each card to its left. Cubes that lie on your card come with it.
guide-century-lay = Now pay: a cube on each card to the left of yours. Whoever takes such a card later gets the cube, so give the cheap yellow ones.
guide-century-upgrade = An upgrade card raises cubes: yellow to red, red to green, green to brown. Click a cube once for each step, on one cube or on several, then press “Done”.
guide-century-rest = Most of your cards have been played. Resting takes all of them back into your hand. It costs a turn, so rest when the cards in your hand are of little use.
guide-century-trade = A trade card turns the cubes above its arrow into those below it, as often as you can pay: choose how often. That is how many cheap cubes become the few dear ones that a point card wants.
guide-century-claim = You have all the cubes that a point card shows: claim it. The cubes go back, and the points are yours for the rest of the game.
guide-century-coins = Above the first two point cards lie coins: a claim there brings one, gold worth 3 points or silver worth 1. Cards slide to the left, so a card further right may be worth waiting for.
guide-century-return = At the end of a turn a caravan holds ten cubes. You have more: give back the surplus, the cheapest first.
guide-century-ending = The game ends with the round in which somebody claims their sixth point card (their fifth with four or five players). So keep an eye on how many the others have: their claims are in the column of the players.
guide-century-end = You count the points on the cards, 3 for a gold coin, 1 for a silver one, and 1 for each cube left that is not yellow. In a tie, who came later in turn order is ahead.

# Century alone.
guide-century-solo-welcome = You play alone against the automa. Ten point cards lie as a pyramid on its tip; only cards that nothing covers can be claimed. When all ten are gone, you win with more points than the automa.
guide-century-solo-play = { guide-century-play }
guide-century-solo-acquire = { guide-century-acquire }
guide-century-solo-lay = { guide-century-lay }
guide-century-solo-upgrade = { guide-century-upgrade }
guide-century-solo-rest = { guide-century-rest }
guide-century-solo-trade = { guide-century-trade }
guide-century-solo-claim = You have all the cubes that an open point card shows: claim it before the automa does. What it covered is turned up. There are no coins for you in the solo game.
guide-century-solo-return = { guide-century-return }
guide-century-solo-automa = After each of your turns the automa has one. If it can pay an open point card, it takes the one with the most points. So a card that it can nearly pay is in danger.
guide-century-solo-die = If it can't pay, it rolls its die for a place of the merchant row. A card with one cube or none may bring it cubes, and it lays its cheapest one there. A card with more is discarded: the automa gets its cubes and a silver coin.
guide-century-solo-ending = The game ends at once with the tenth point card. Your cubes left that are not yellow count 1 each; the automa's count by color, and its coins count too.
guide-century-solo-end = You count the points on your cards and 1 for each cube left that is not yellow. The automa counts cards, coins and cubes by color. A tie is not won.

# Puerto Rico.
guide-puerto-rico-welcome = Welcome to Puerto Rico! You grow goods, and you ship or sell them. Each barrel shipped and each building is worth victory points, and the most points win.
guide-puerto-rico-pick = Pick a role. Everybody carries out its action, you first, and only you have its privilege. So pick what helps you more than the others. A role that was picked is gone for this round.
guide-puerto-rico-settler = The settler: everybody takes one of the plantations that lie open and lays it on the island. Corn needs no building; all other kinds do. Who picked the role may take a quarry.
guide-puerto-rico-mayor = The mayor brings colonists. Put them on the circles of your plantations and buildings: only what is manned works. Click circles, or let Fill do it, then press Done.
guide-puerto-rico-builder = The builder: everybody may build one building. Each is worth the points on it. Production buildings turn plantations into goods; violet ones have powers of their own. Hover over one to read what it does.
guide-puerto-rico-craftsman = The craftsman makes goods: a barrel for each manned plantation with a manned circle in its building; corn needs none. Who picked the role takes one barrel more. Remember that the others get goods too.
guide-puerto-rico-trader = The trader: everybody may sell one barrel to the trading house, which takes each kind once and has four places. Coffee brings 4 doubloons, corn none. Money builds your city.
guide-puerto-rico-captain = The captain: who can load must load, round and round. A ship carries one kind only. Each barrel brings a victory point, and who picked the role gets one more.
guide-puerto-rico-storing = After loading you keep one barrel; the rest is lost, unless a warehouse stores it. Keep what sells well or fits a ship next time.
guide-puerto-rico-extra = One of your buildings offers you a colonist: the hospice for a new plantation, the university for a new building. Take it: what is manned works at once.
guide-puerto-rico-doubloons = Roles that nobody picked in a round get a doubloon on their card. Whoever picks such a role takes the money, so a dull role may become a good one.
guide-puerto-rico-quarries = Each manned quarry makes a building one doubloon cheaper, at most as many as the number of its column. Prices on the board are what you would pay now.
guide-puerto-rico-manned = You may rearrange all your colonists each time. Pair a plantation with a circle in the building that works its crop: a plantation without it makes nothing, but for corn.
guide-puerto-rico-points = Points come from three sources: barrels shipped (chips, kept secret), the points printed on your buildings, and the bonuses of manned large buildings. Few win by one of them alone.
guide-puerto-rico-ending = The game ends with the round in which there are too few colonists for the ship, the chips run out, or somebody fills the twelfth space of the city. All three can be seen on the table.
guide-puerto-rico-end = The sheet counts chips, the points of buildings, and the bonuses of manned large buildings. In a tie, who has more doubloons and barrels together is ahead.

# Merchants of Europe.
guide-merchants-welcome = Welcome, merchant! Whoever first delivers all their commodities to posts of others wins. Caravans bring them along routes; a new post frees the next commodity. First of all everybody sets three posts.
guide-merchants-posts = Set a post on a violet city. When the dice show the number of a hex beside it, it brings you that resource. Look for different resources, and for numbers with many dots: 6 and 8 come most often.
guide-merchants-start = Now a first route at one of your posts, with a caravan beside it. Lay it toward cities where others have posts: there you will deliver.
guide-merchants-roll = Your turn begins with the dice. Before them you may play a development card; mostly you just roll. Every post at a hex with that number brings its owner a resource; who gets nothing takes 1 gold, but not on a 7.
guide-merchants-card-played = One development card may be played in a turn, but not one that you bought in the same turn. It says itself what it does; take what it offers where the table shows it.
guide-merchants-walk = Grain moves a merchant up to three intersections. One that ends on a free city becomes a post, and that frees your next commodity. Click the merchant, then where it goes: the way is drawn.
guide-merchants-drive = Salt moves a caravan up to three routes. Routes of others cost a toll of 1 gold. Click the caravan, then the route beside a post that has received nothing yet.
guide-merchants-deliver = Your caravan stands beside a post that isn't yours: deliver! It costs nothing, and each delivery is a step toward winning. A post takes one commodity in the whole game.
guide-merchants-route = A route costs ore and lumber and must touch a post or route of yours. Connecting a city that had no connection pays gold for every route of the way.
guide-merchants-merchant = A merchant costs wool, grain and lumber, and starts on one of your posts. From there grain takes it to a free city, where it becomes a post.
guide-merchants-caravan = A second caravan costs ore, lumber and salt. It can serve another corner of Europe, so that you deliver in two places at once.
guide-merchants-card = A development card costs wool and salt. It may be a lancer against the robber, a free journey, free routes, gold or resources; only you see which one it is.
guide-merchants-bank = What you lack you can buy: a resource for 2 gold, at most two in a turn. Three cards of one resource can be exchanged for one of another or for gold. You may also trade with the others: the palette has a tool for it.
guide-merchants-harvest = Nothing more that is worth it: end your turn and save. Beware of large hands: with more than 7 cards, a 7 costs you half of them.
guide-merchants-adjoining = This path carries a double arrow, or your route has ended a city's isolation: choose the further route, or the way that pays you gold.
guide-merchants-token = Your new post lies at a hex with an empty circle: one such hex gets a number token and brings resources from now on. Choose the resource that you need.
guide-merchants-seven = A 7, or a lancer: move the robber to another hex. It brings nothing while he stands there, and you steal a card from somebody who has a post at it.
guide-merchants-discard = A 7 was thrown and you hold more than 7 cards: give back half of them. Keep what your next plan costs.
guide-merchants-answer = Somebody offers you a trade. Compare what you give with what you get, and what both of you need. Declining costs nothing.
guide-merchants-deal = You speak with the others about a trade. Put an offer together with the counters, and take one of the answers or none.
guide-merchants-ending = Whoever delivers the last of their commodities wins at once, so watch the track of deliveries: a post frees a commodity, a caravan delivers it. You need both in turn.
guide-merchants-later-discard = On a 7, whoever holds more than 7 resource cards returns half of them, rounded down, by choice. So it is better to spend them in time.
guide-merchants-later-routes = Some paths carry a double arrow: a route there brings another one for free. A route that connects an isolated city pays gold for the shortest way; among equally short ones you choose.
guide-merchants-later-deal = In your turn you can trade with the others: put an offer together with the counters, or listen to what they propose. You choose one of the answers, or none.
guide-merchants-end = Whoever delivered all commodities has won; the others are ranked by how many they delivered. What counts is the way from post to commodity to customer.

# Landnám.
guide-landnam-welcome = Welcome ashore! Farms, villages and the markers won at the althing are points; the game ends when somebody has 12. So that this first game is short, bots have played its first rounds, yours too; the log tells of it.
guide-landnam-move = Movement: one ship goes up to two steps, or one settler one step. Ships stay at sea, settlers on land. Click the unit, then where it goes. A step to an unknown field explores it.
guide-landnam-step = Your unit has a step left. Go on, or stop where you are. A ship beside good land can build a farm there later.
guide-landnam-explore = An unknown field: dice decide which land it is and which number it gets. Exploration cards are played before them. The discoverer gets one good of the field.
guide-landnam-choose = One of your cards lets you choose: take the result, or the number, that suits you best. 6 and 8 come most often.
guide-landnam-enter = What you found can't be entered without a card: play one, or stay where you are.
guide-landnam-flee = Somebody has entered the field of your unit: it has to go one step. Choose where it is of most use.
guide-landnam-trade = Trade: four like goods go for one of another kind, two at a harbor of that kind. You may also make offers to the others with the button in the bar. When you have done enough, go on to building.
guide-landnam-offer = Somebody offers a trade or asks for offers. See what you would hold afterward; declining costs nothing.
guide-landnam-farm = A unit may build a farm on a corner of its field, for one of each good, and leaves the board. A farm is a point, harvests from the numbered fields around it, and builds new units.
guide-landnam-unit = A farm may build a settler or a ship on a field beside it. Settlers on a numbered field harvest two goods there, and every farm needs a unit to found it.
guide-landnam-village = A farm at the sea may become a village: a second house, a second point, and more from each harvest.
guide-landnam-harbor = Your unit can improve its place: a ship builds a harbor, where two goods go for one; a settler ages its field, which changes its number.
guide-landnam-build = Building: what you can pay is lit in the list of costs, and places glow on the island. If nothing is worth it, end your turn and save your goods.
guide-landnam-harvest = Two dice were rolled: fields with that number give goods to the farms and villages there, or to a settler on them. You may play a harvest card now, or just take the harvest.
guide-landnam-age = A field that gave goods ages: its number becomes the next one. Choose the field whose new number hurts you least or helps you most.
guide-landnam-thing = A 7: the althing is held. Who has a building at a field may sue another's unit that stands there. The winner of a case gets a white marker, a point. Choose who begins, and bring a case where you have more goods.
guide-landnam-case = A case is a contest of stakes: each side in turn puts in more cards of the field's good, or gives in. All stakes are spent, so raise only for what is worth it. If the defender loses, the unit is outlawed.
guide-landnam-closing = All cases are heard. Whoever could have been sued three times or more, but was not, gets a black marker. Althing cards may still be played.
guide-landnam-swap = In place of a move you may swap a fate card for any good. That is worth it when a good is all that you lack for a farm.
guide-landnam-ending = The game ends at the end of a turn in which somebody has 12 points. Nine houses make nine points at most, so at least three have to be won at the althing.
guide-landnam-later-choose = Fate cards can help an exploration: with one you choose the new field's number, with another one of two results. They are played before the dice.
guide-landnam-later-enter = Sometimes a unit finds a field that it can't enter: a ship finds land, a settler a mountain. Then it stays where it is, unless a movement card lets it in.
guide-landnam-later-flee = A card or a chase can drive a unit off its field: then its owner moves it one step to a free field. If there is none, it leaves the board.
guide-landnam-later-closing = At the end of a thing, whoever could have been sued three times or more, but wasn't, gets a black marker. It is a point, like all others.
guide-landnam-later-harbor = A ship on a sea field inside the rim, next to a numbered field, can build a harbor for two like goods: there two goods of its kind are enough for one other. A settler can age its field.
guide-landnam-end = A farm is one point, a village two, and each marker that you hold one. Among equals the most black markers decide, then red, then white ones.
