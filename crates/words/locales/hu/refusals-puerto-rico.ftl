# Why a step is refused: Puerto Rico. The name of a text is the English sentence of the rules.

illegal-puerto-rico-build-something-or-pass = építs valamit, vagy passzolj
illegal-puerto-rico-this-building-stands-in-the-city-already = ez az épület már áll a városban
illegal-puerto-rico-no-copy-is-left = ebből az épületből nem maradt több
illegal-puerto-rico-the-city-has-no-room-for-it = a városban nincs hely neki
illegal-puerto-rico-there-are-not-enough-doubloons = nincs elég dublon

illegal-puerto-rico-who-can-load-has-to-load = aki be tud rakodni, annak be kell rakodnia
illegal-puerto-rico-goods-are-loaded-now = most berakodás folyik
illegal-puerto-rico-there-is-no-such-barrel-to-load = nincs ilyen hordó, amelyet be lehetne rakni
illegal-puerto-rico-this-table-has-no-such-ship = ennél az asztalnál nincs ilyen hajó
illegal-puerto-rico-the-ship-is-full = a hajó megtelt
illegal-puerto-rico-the-ship-carries-another-kind = a hajó más árufajtát szállít
illegal-puerto-rico-another-ship-carries-this-kind = ezt az árufajtát már egy másik hajó szállítja
illegal-puerto-rico-more-barrels-fit-on-another-empty-ship = egy másik üres hajóra több hordó fér
illegal-puerto-rico-there-is-no-manned-wharf = nincs betelepített rakpart
illegal-puerto-rico-the-wharf-was-used-in-this-phase = a rakpartot ebben a fázisban már használtad
illegal-puerto-rico-there-is-no-such-barrel-to-ship = nincs ilyen hordó, amelyet el lehetne szállítani

illegal-puerto-rico-the-craftsman-produced-no-such-barrel = az iparos nem termelt ilyen árut
illegal-puerto-rico-the-supply-has-no-such-barrel-left = ilyen hordó nem maradt a készletben
illegal-puerto-rico-take-a-barrel-or-pass = vegyél el egy hordót, vagy passzolj

illegal-puerto-rico-filling-circles-is-a-duty = a karikákat kötelező betölteni
illegal-puerto-rico-colonists-have-to-be-placed-now = most telepeseket kell elhelyezni
illegal-puerto-rico-there-is-no-such-site-on-the-own-board = nincs ilyen hely a tábládon
illegal-puerto-rico-this-site-has-been-manned-already = ez a hely már sorra került
illegal-puerto-rico-there-are-not-so-many-circles-or-colonists = nincs ennyi karika vagy telepes
illegal-puerto-rico-the-other-circles-can-t-take-so-many-colonists = a többi karikán nincs hely ennyi telepesnek

illegal-puerto-rico-nobody-sits-there = ott senki sem ül
illegal-puerto-rico-no-such-plantation-is-left-in-the-stacks = ilyen ültetvény nem maradt a paklikban
illegal-puerto-rico-the-first-governor-is-to-be-drawn = most az első kormányzót kell kisorsolni
illegal-puerto-rico-the-hacienda-s-tile-is-to-be-drawn = most a hacienda lapkáját kell kihúzni
illegal-puerto-rico-a-plantation-is-to-be-turned-up = most egy ültetvényt kell felfordítani
illegal-puerto-rico-colonists-are-placed-in-the-mayor-phase-only = telepest csak a polgármester fázisában lehet elhelyezni
illegal-puerto-rico-take-the-colonist-or-pass = vedd el a telepest, vagy passzolj
illegal-puerto-rico-produce-or-pass = termelj, vagy passzolj

illegal-puerto-rico-picking-a-role-is-a-duty = szerepet választani kötelező
illegal-puerto-rico-a-role-has-to-be-picked-now = most szerepet kell választani
illegal-puerto-rico-this-table-has-no-such-role = ennél az asztalnál nincs ilyen szerep
illegal-puerto-rico-this-role-was-picked-in-this-round = ezt a szerepet ebben a fordulóban már választotta valaki

illegal-puerto-rico-no-such-plantation-lies-face-up = ilyen ültetvény nem fekszik képpel felfelé
illegal-puerto-rico-take-a-tile-or-pass = vegyél el egy lapkát, vagy passzolj
illegal-puerto-rico-there-is-no-manned-hacienda = nincs betelepített hacienda
illegal-puerto-rico-the-hacienda-has-brought-its-tile-already = a hacienda már meghozta a lapkáját
illegal-puerto-rico-the-stacks-are-empty = a paklik üresek
illegal-puerto-rico-no-quarry-is-left = nem maradt kőbánya
illegal-puerto-rico-a-quarry-is-the-settler-s-privilege-or-needs-a-manned-construction-hut = kőbánya csak az ültetvényes privilégiumával vagy betelepített építőkunyhóval vehető el

illegal-puerto-rico-there-is-no-such-barrel-to-keep = nincs ilyen hordó, amelyet meg lehetne tartani
illegal-puerto-rico-each-kind-is-named-once = minden árufajta csak egyszer szerepelhet
illegal-puerto-rico-of-a-kind-one-barrel-is-kept-or-all = egy árufajtából egy hordó marad meg, vagy mind
illegal-puerto-rico-there-is-no-room-for-it-without-another-manned-warehouse = további betelepített raktár nélkül nincs neki hely
illegal-puerto-rico-one-barrel-has-to-be-kept-on-the-wind-rose = egy hordót meg kell tartani a szélrózsán
illegal-puerto-rico-barrels-are-stored-now = most az áruk tárolása folyik

illegal-puerto-rico-sell-a-barrel-or-pass = adj el egy hordót, vagy passzolj
illegal-puerto-rico-there-is-no-such-barrel-to-sell = nincs ilyen hordó, amelyet el lehetne adni
illegal-puerto-rico-the-trading-house-has-this-kind-already = ez az árufajta már megvan a kereskedőházban

illegal-puerto-rico-the-first-governor-is-to-be-drawn-first = előbb az első kormányzót kell kisorsolni
illegal-puerto-rico-the-first-plantations-are-to-be-turned-up-first = előbb az első ültetvényeket kell felfordítani
illegal-puerto-rico-the-new-plantations-are-to-be-turned-up-first = előbb az új ültetvényeket kell felfordítani
illegal-puerto-rico-the-hacienda-s-tile-is-to-be-drawn-first = előbb a hacienda lapkáját kell kihúzni
illegal-puerto-rico-it-is-seat-s-turn-to-pick-a-role = most { $seat } választ szerepet
illegal-puerto-rico-it-is-seat-s-turn-to-take-a-tile = most { $seat } vehet el lapkát
illegal-puerto-rico-it-is-seat-s-turn-to-man-the-new-tile = most { $seat } telepítheti be az új lapkát
illegal-puerto-rico-it-is-seat-s-turn-to-take-the-mayor-s-colonist = most { $seat } veheti el a polgármester telepesét
illegal-puerto-rico-it-is-seat-s-turn-to-take-a-colonist-from-the-ship = most { $seat } vehet el telepest a hajóról
illegal-puerto-rico-it-is-seat-s-turn-to-place-colonists = most { $seat } helyezi el a telepeseit
illegal-puerto-rico-it-is-seat-s-turn-to-build = most { $seat } építhet
illegal-puerto-rico-it-is-seat-s-turn-to-man-the-new-building = most { $seat } telepítheti be az új épületet
illegal-puerto-rico-it-is-seat-s-turn-to-produce = most { $seat } termelhet
illegal-puerto-rico-it-is-seat-s-turn-to-take-the-craftsman-s-barrel = most { $seat } veheti el az iparos hordóját
illegal-puerto-rico-it-is-seat-s-turn-to-sell = most { $seat } adhat el árut
illegal-puerto-rico-it-is-seat-s-turn-to-load = most { $seat } rakodik be
illegal-puerto-rico-it-is-seat-s-turn-to-store-goods = most { $seat } választja ki, melyik árut tartja meg
illegal-puerto-rico-the-game-is-over = a játék véget ért
illegal-puerto-rico-colonists-were-declined-in-this-phase = ebben a fázisban már lemondtál a telepesekről
illegal-puerto-rico-the-privilege-is-the-mayor-s-alone = a privilégium csak a polgármesteré
illegal-puerto-rico-the-privilege-is-the-craftsman-s-alone = a privilégium csak az iparosé
illegal-puerto-rico-the-island-is-full = a sziget betelt
illegal-puerto-rico-there-is-no-tile-to-take = nincs elvehető lapka
illegal-puerto-rico-the-city-is-full = a város betelt
illegal-puerto-rico-there-is-nothing-that-can-be-paid-for = semmit sem lehet kifizetni
illegal-puerto-rico-the-trading-house-has-all-these-kinds-already = a kereskedőházban már megvan mindegyik ilyen árufajta
illegal-puerto-rico-there-is-no-barrel-to-sell = nincs eladható hordó
illegal-puerto-rico-no-ship-takes-any-of-these-kinds = egyetlen hajóra sem rakható be ezekből az árufajtákból
illegal-puerto-rico-there-is-no-barrel-to-load = nincs berakható hordó
illegal-puerto-rico-a-single-barrel-stays-on-the-wind-rose-by-itself = az egyetlen hordó magától a szélrózsán marad
illegal-puerto-rico-there-is-no-barrel-to-store = nincs tárolható hordó
illegal-puerto-rico-there-is-no-colonist-to-place = nincs elhelyezhető telepes
illegal-puerto-rico-all-circles-are-filled = minden karika be van töltve
illegal-puerto-rico-the-supply-has-nothing-of-what-the-board-makes = a készletben nincs semmi abból, amit a tábla termel
illegal-puerto-rico-the-board-makes-nothing = a tábla nem termel semmit
