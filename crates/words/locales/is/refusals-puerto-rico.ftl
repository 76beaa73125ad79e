# Why a step is refused: Puerto Rico. The name of a text is the English sentence of the rules.

illegal-puerto-rico-build-something-or-pass = reistu byggingu eða sittu hjá
illegal-puerto-rico-this-building-stands-in-the-city-already = þessi bygging stendur þegar í borginni
illegal-puerto-rico-no-copy-is-left = ekkert eintak er eftir
illegal-puerto-rico-the-city-has-no-room-for-it = ekki er pláss fyrir hana í borginni
illegal-puerto-rico-there-are-not-enough-doubloons = doblúnurnar duga ekki

illegal-puerto-rico-who-can-load-has-to-load = sá sem getur losað vörur um borð verður að gera það
illegal-puerto-rico-goods-are-loaded-now = nú eru vörur losaðar um borð í skip
illegal-puerto-rico-there-is-no-such-barrel-to-load = engin slík tunna er til að losa um borð
illegal-puerto-rico-this-table-has-no-such-ship = það skip er ekki við þetta borð
illegal-puerto-rico-the-ship-is-full = skipið er fullt
illegal-puerto-rico-the-ship-carries-another-kind = skipið ber aðra vörutegund
illegal-puerto-rico-another-ship-carries-this-kind = annað skip ber þessa vörutegund
illegal-puerto-rico-more-barrels-fit-on-another-empty-ship = fleiri tunnur komast í annað tómt skip
illegal-puerto-rico-there-is-no-manned-wharf = þú átt enga mannaða bryggju
illegal-puerto-rico-the-wharf-was-used-in-this-phase = bryggjan hefur þegar verið notuð í þessari lotu
illegal-puerto-rico-there-is-no-such-barrel-to-ship = engin slík tunna er til að flytja um bryggjuna

illegal-puerto-rico-the-craftsman-produced-no-such-barrel = handverksmaðurinn framleiddi enga slíka tunnu
illegal-puerto-rico-the-supply-has-no-such-barrel-left = engin slík tunna er eftir í bankanum
illegal-puerto-rico-take-a-barrel-or-pass = taktu tunnu eða sittu hjá

illegal-puerto-rico-filling-circles-is-a-duty = skylt er að fylla hringina
illegal-puerto-rico-colonists-have-to-be-placed-now = nú þarf að setja niður nýlendubúa
illegal-puerto-rico-there-is-no-such-site-on-the-own-board = sá staður er ekki á leikmannsborði þínu
illegal-puerto-rico-this-site-has-been-manned-already = sá staður hefur þegar verið mannaður
illegal-puerto-rico-there-are-not-so-many-circles-or-colonists = hringirnir eða nýlendubúarnir eru ekki svo margir
illegal-puerto-rico-the-other-circles-can-t-take-so-many-colonists = hinir hringirnir rúma ekki svo marga nýlendubúa

illegal-puerto-rico-nobody-sits-there = þar situr enginn
illegal-puerto-rico-no-such-plantation-is-left-in-the-stacks = engin slík plantekra er eftir í stöflunum
illegal-puerto-rico-the-first-governor-is-to-be-drawn = nú á að draga fyrsta landstjórann
illegal-puerto-rico-the-hacienda-s-tile-is-to-be-drawn = nú á að draga flís búgarðsins
illegal-puerto-rico-a-plantation-is-to-be-turned-up = nú á að fletta upp plantekru
illegal-puerto-rico-colonists-are-placed-in-the-mayor-phase-only = nýlendubúar eru aðeins settir niður í borgarstjóralotu
illegal-puerto-rico-take-the-colonist-or-pass = taktu nýlendubúann eða sittu hjá
illegal-puerto-rico-produce-or-pass = framleiddu eða sittu hjá

illegal-puerto-rico-picking-a-role-is-a-duty = skylt er að velja hlutverk
illegal-puerto-rico-a-role-has-to-be-picked-now = nú þarf að velja hlutverk
illegal-puerto-rico-this-table-has-no-such-role = það hlutverk er ekki við þetta borð
illegal-puerto-rico-this-role-was-picked-in-this-round = það hlutverk hefur þegar verið valið í þessari umferð

illegal-puerto-rico-no-such-plantation-lies-face-up = engin slík plantekra snýr upp
illegal-puerto-rico-take-a-tile-or-pass = taktu flís eða sittu hjá
illegal-puerto-rico-there-is-no-manned-hacienda = þú átt engan mannaðan búgarð
illegal-puerto-rico-the-hacienda-has-brought-its-tile-already = búgarðurinn hefur þegar gefið sína flís
illegal-puerto-rico-the-stacks-are-empty = staflarnir eru tómir
illegal-puerto-rico-no-quarry-is-left = engin grjótnáma er eftir
illegal-puerto-rico-a-quarry-is-the-settler-s-privilege-or-needs-a-manned-construction-hut = grjótnáma telst til fríðinda landnemans, annars þarf mannaða smiðju

illegal-puerto-rico-there-is-no-such-barrel-to-keep = engin slík tunna er til að geyma
illegal-puerto-rico-each-kind-is-named-once = hver vörutegund er nefnd einu sinni
illegal-puerto-rico-of-a-kind-one-barrel-is-kept-or-all = af vörutegund er geymd ein tunna eða allar
illegal-puerto-rico-there-is-no-room-for-it-without-another-manned-warehouse = ekki er pláss fyrir hana án annars mannaðs vöruhúss
illegal-puerto-rico-one-barrel-has-to-be-kept-on-the-wind-rose = eina tunnu verður að geyma á vindrósinni
illegal-puerto-rico-barrels-are-stored-now = nú eru tunnur settar í geymslu

illegal-puerto-rico-sell-a-barrel-or-pass = seldu tunnu eða sittu hjá
illegal-puerto-rico-there-is-no-such-barrel-to-sell = engin slík tunna er til að selja
illegal-puerto-rico-the-trading-house-has-this-kind-already = verslunin á þessa vörutegund fyrir

illegal-puerto-rico-the-first-governor-is-to-be-drawn-first = fyrst á að draga fyrsta landstjórann
illegal-puerto-rico-the-first-plantations-are-to-be-turned-up-first = fyrst á að fletta upp fyrstu plantekrunum
illegal-puerto-rico-the-new-plantations-are-to-be-turned-up-first = fyrst á að fletta upp nýju plantekrunum
illegal-puerto-rico-the-hacienda-s-tile-is-to-be-drawn-first = fyrst á að draga flís búgarðsins
illegal-puerto-rico-it-is-seat-s-turn-to-pick-a-role = { $seat } á leik og á að velja hlutverk
illegal-puerto-rico-it-is-seat-s-turn-to-take-a-tile = { $seat } á leik og á að taka flís
illegal-puerto-rico-it-is-seat-s-turn-to-man-the-new-tile = { $seat } á leik og á að manna nýju flísina
illegal-puerto-rico-it-is-seat-s-turn-to-take-the-mayor-s-colonist = { $seat } á leik og á að taka nýlendubúa borgarstjórans
illegal-puerto-rico-it-is-seat-s-turn-to-take-a-colonist-from-the-ship = { $seat } á leik og á að taka nýlendubúa af skipinu
illegal-puerto-rico-it-is-seat-s-turn-to-place-colonists = { $seat } á leik og á að setja niður nýlendubúa
illegal-puerto-rico-it-is-seat-s-turn-to-build = { $seat } á leik og á að reisa byggingu
illegal-puerto-rico-it-is-seat-s-turn-to-man-the-new-building = { $seat } á leik og á að manna nýju bygginguna
illegal-puerto-rico-it-is-seat-s-turn-to-produce = { $seat } á leik og á að framleiða
illegal-puerto-rico-it-is-seat-s-turn-to-take-the-craftsman-s-barrel = { $seat } á leik og á að taka tunnu handverksmannsins
illegal-puerto-rico-it-is-seat-s-turn-to-sell = { $seat } á leik og á að selja
illegal-puerto-rico-it-is-seat-s-turn-to-load = { $seat } á leik og á að losa vörur um borð
illegal-puerto-rico-it-is-seat-s-turn-to-store-goods = { $seat } á leik og á að setja vörur í geymslu
illegal-puerto-rico-the-game-is-over = spilinu er lokið
illegal-puerto-rico-colonists-were-declined-in-this-phase = nýlendubúum var hafnað í þessari lotu
illegal-puerto-rico-the-privilege-is-the-mayor-s-alone = borgarstjórinn einn nýtur þeirra fríðinda
illegal-puerto-rico-the-privilege-is-the-craftsman-s-alone = handverksmaðurinn einn nýtur þeirra fríðinda
illegal-puerto-rico-the-island-is-full = eyjan er full
illegal-puerto-rico-there-is-no-tile-to-take = engin flís er til að taka
illegal-puerto-rico-the-city-is-full = borgin er full
illegal-puerto-rico-there-is-nothing-that-can-be-paid-for = ekkert er til sem hægt er að borga fyrir
illegal-puerto-rico-the-trading-house-has-all-these-kinds-already = verslunin á allar þessar vörutegundir fyrir
illegal-puerto-rico-there-is-no-barrel-to-sell = engin tunna er til að selja
illegal-puerto-rico-no-ship-takes-any-of-these-kinds = ekkert skip tekur við þessum vörutegundum
illegal-puerto-rico-there-is-no-barrel-to-load = engin tunna er til að losa um borð
illegal-puerto-rico-a-single-barrel-stays-on-the-wind-rose-by-itself = ein tunna verður sjálfkrafa eftir á vindrósinni
illegal-puerto-rico-there-is-no-barrel-to-store = engin tunna er til að geyma
illegal-puerto-rico-there-is-no-colonist-to-place = enginn nýlendubúi er til að setja niður
illegal-puerto-rico-all-circles-are-filled = allir hringir eru fullir
illegal-puerto-rico-the-supply-has-nothing-of-what-the-board-makes = í bankanum er ekkert af því sem leikmannsborðið framleiðir
illegal-puerto-rico-the-board-makes-nothing = leikmannsborðið framleiðir ekkert
