# The rules of a game on a page of their own: the game in four paragraphs, then every clause.

rules-title = Rules
rules-title-of = Rules of { $game }
rules-clause-reason = { $clause }: { $reason }
rules-contents = On this page
rules-goal = What it is about
rules-setup = How it begins
rules-turn = What you do
rules-end = How it ends
rules-search = Search the rules
rules-found = { $count ->
        [0] No clause has all these words.
        [one] { $count } clause
       *[other] { $count } clauses
    }
rules-ruling = our ruling
rules-ruling-text = The rulebook is silent or unclear here, so this table has decided.
rules-reconstructed = reconstructed
rules-reconstructed-text = This part of the original is lost, so it was made anew to fit the rest.
rules-play = Play it now

rules-century-goal = You lead a caravan along the spice road. Spices are cubes in four colors, each dearer than the one before: yellow, red, green, brown. You want point cards, and each of them asks for certain cubes. With merchant cards you take cubes, raise them and trade them until you can pay.
rules-century-setup = Five point cards and six merchant cards lie open in two rows. Everybody has the same two merchant cards and a few yellow cubes. Coins lie above the first two point cards.
rules-century-turn = In your turn you do one thing. You play a card from your hand and use it. Or you acquire a merchant card of the row: the leftmost is free, and for any other you lay a cube on each card before it. Or you rest and take all your played cards back. Or you claim a point card by returning the cubes that it shows. Your caravan holds ten cubes at the end of a turn.
rules-century-end = When somebody claims their fifth point card, or the sixth with two or three players, the round is finished. You count your point cards, your coins (gold 3, silver 1) and every cube that is not yellow. The most points win.

rules-century-solo-goal = You play Century alone against the automa, a rival without a hand of cards that follows its die. Both of you want the ten point cards of a pyramid.
rules-century-solo-setup = The ten point cards form a pyramid that stands on its tip, and only the tip lies open. The merchant row is as usual. You and the automa start with three yellow cubes each.
rules-century-solo-turn = Your turns are those of Century: play, acquire, rest or claim. Then it is the automa's turn. It takes the best open point card that it can pay. If there is none, it rolls its die and uses the merchant card at that place: mostly it lays a cube on it, sometimes the card is discarded and it gets a coin.
rules-century-solo-end = The game ends when the last point card is taken. You count your cards and every cube that is not yellow; the automa counts cards, coins and its cubes by their colors. You win only with more points than it has.

rules-puerto-rico-goal = You govern a colony on Puerto Rico. You lay out plantations, bring colonists, build, produce goods and sell them in town or ship them to the old world. Goods that are shipped and buildings that are built bring victory points.
rules-puerto-rico-setup = Everybody has an island with one plantation, an empty city and a few doubloons. Plantations, ships and the buildings for sale lie in the middle. One player is the first governor.
rules-puerto-rico-turn = In a round each player, beginning with the governor, picks one of the roles that are left, and the role is then carried out by all, one after the other. The settler brings plantations, the mayor colonists, the builder buildings, the craftsman goods; the trader sells, the captain ships, and the prospector finds a doubloon. Who picked the role has a privilege. Roles that nobody picked collect doubloons. Plantations and buildings work only if a colonist stands on them.
rules-puerto-rico-end = The game ends with the round in which there are too few colonists for the ship, the victory point chips run out or somebody's city is full. You count your chips, the points of your buildings and the bonuses of large buildings with a colonist. The most points win.

rules-merchants-goal = You are a merchant house in medieval Europe. You open trade routes, found posts in foreign cities and send caravans. Whoever is the first to deliver all their commodities to posts of others wins.
rules-merchants-setup = Each player has three posts, a route with a caravan and a few resource cards. The other posts lie in the warehouse, each on a commodity. A commodity can be delivered once the post above it is built; the first is free from the start.
rules-merchants-turn = You throw two dice: every post at a hex with that number brings its owner a resource, and who gets nothing takes a gold. A 7 moves the robber. Then you trade with the others, buy and exchange, and build: routes, merchants, caravans, development cards. For grain your merchants walk, and one that ends its way on a free city becomes a post. For salt your caravans go along routes, also those of others for a toll, and deliver to posts that have nothing yet.
rules-merchants-end = Whoever has delivered the last of the own commodities wins at once.

rules-landnam-goal = You settle an unknown island. Your ships explore it, settlers take land, farms and villages bring goods, and at the althing quarrels over land are decided. Farms, villages and the markers that are won at the althing are points.
rules-landnam-setup = Only the sea around the island and one mountain in the middle are known. Everybody has a ship on the outer sea, two of each good and a fate card that helps to explore.
rules-landnam-turn = You roll two dice for the harvest: fields with that number bring goods to the farms and villages at them, or to a settler who stands there, and one of the fields ages, which changes its number. On a 7 there is an althing instead: who has a building at a field may sue the foreign unit that stands there, and both sides stake goods. Then you move a ship or a settler, and a step into the unknown explores it. Last you trade and build units, farms, villages and harbors.
rules-landnam-end = The game ends with the turn in which somebody has 12 points or more. Farms are a point, villages two, and every marker one. The most points win.
