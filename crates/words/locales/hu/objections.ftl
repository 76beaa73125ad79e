# What is wrong with a text that somebody wrote: the English sentence of an objection is the name of its text.

## Records
objection-found-is-not-expected = ide nem való: „{ $found }”; ennek kell itt állnia: { $expected }
objection-field-reason = „{ $field }”: { $reason }
objection-a-record-has-at-most-most-mib = egy jegyzőkönyv legfeljebb { $most } MiB
objection-the-file-is-empty = a fájl üres
objection-record-format-found-this-program-reads-formats-least-to-most = a jegyzőkönyv formátuma: { $found }; ez a program ezeket olvassa: { $least }–{ $most }
objection-this-is-no-record-the-first-line-has-to-be-first = ez nem jegyzőkönyv: az első sornak ennek kell lennie: „{ $first }”
objection-this-is-a-record-of-found-not-of-game = ez más játék jegyzőkönyve: „{ $found }”, nem pedig „{ $game }”
objection-rules-version-found-this-program-knows-1-to-most = a szabályok változata: „{ $found }”; ez a program ezeket ismeri: 1–{ $most }
objection-name-has-to-stand-here-not-found = itt ennek kell állnia: „{ $name }”, nem pedig ennek: „{ $found }”
objection-name-has-to-stand-here-not-the-end-of-the-file = itt ennek kell állnia: „{ $name }”, de a fájl itt véget ér
objection-position-error = az állás („position”) nem lehet ilyen: { $error }
objection-the-position-has-other-options-than-the-record = az állás beállításai mások, mint a jegyzőkönyvéi
objection-contribution-found-is-no-text-as-json-writes-it = „contribution”: „{ $found }” nem a JSON szerint írt szöveg
objection-promises-have-to-stand-in-the-order-of-their-seats = az ígéreteknek a helyek sorrendjében kell állniuk
objection-seat-has-promised-no-nonce-or-has-told-it-already = { $seat } böngészője nem ígért számot, vagy már elárulta
objection-the-nonce-of-seat-is-not-the-one-that-was-promised = { $seat } böngészőjének száma nem az, amelyet megígért
objection-seat-is-not-at-a-table-of-players = { $seat } nem ül ennél az asztalnál; a játékosok száma: { $players }
objection-nothing-may-stand-behind-word = semmi sem állhat ez után: „{ $word }”
objection-the-record-is-cut-off-word-is-missing = a jegyzőkönyv csonka: hiányzik belőle ez: „{ $word }”
objection-line-but-there-are-found-actions = itt ez áll: „{ $line }”, de az akciók száma { $found }

## Options
objection-there-is-no-option-name-there-are-known = nincs ilyen beállítás: „{ $name }”; ezek vannak: { $known }
objection-name-value-is-not-possible-it-is-expected = { $name }={ $value } nem lehetséges, csak ez: { $expected }
objection-word-is-no-option-write-name-value = „{ $word }” nem beállítás: írd így: név=érték
objection-only = { $only }
objection-least-or-most = { $least } vagy { $most }
objection-least-to-most = { $least }–{ $most }
objection-nothing = semmi
objection-first-or-last = { $first } vagy { $last }
objection-europe-3-or-the-id-of-a-map-file-at-hand = europe-3, vagy egy kéznél lévő térképfájl azonosítója
objection-the-full-board-is-always-played-with-the-free-start-moe-19 = a teljes játéktáblán mindig szabad a kezdés (MOE-19)
objection-the-map-id-is-not-at-hand-name-its-file-for-example-with-map-file = ez a térkép nincs kéznél: „{ $id }”; nevezd meg a fájlját, például így: --map FÁJL

## Settings of bots
objection-those-of-greedy-are-careless-50-at-most-10000-module-2-style-shipper-builder-or-trader-and-offers-all = a greedy beállításai: careless=50 (legfeljebb 10000), module=2, style=shipper, builder vagy trader, és offers=all
objection-a-search-needs-a-time-or-a-number-of-iterations-such-as-100ms-2s-or-5000it = a kereséshez idő vagy iterációszám kell, például 100ms, 2s vagy 5000it
objection-write-threads-2-at-most-256-noise-15-ahead-30-or-explore-70-at-most-1000-thought-30-or-trust-50-of-100-priors-net-module-or-both-module-2-others-alike-rated-net-random-or-league-or-offers-all = írd így: threads=2 (legfeljebb 256), noise=15, ahead=30 vagy explore=70 (legfeljebb 1000), thought=30 vagy trust=50 (100-ból), priors=net, module vagy both, module=2, others=alike, rated, net, random vagy league, vagy offers=all

## What was expected
objection-a-seat-p1-to-p8 = egy hely, P1–P8
objection-a-seat-p1-to-p5 = egy hely, P1–P5
objection-a-seat-p1-to-p4 = egy hely, P1–P4
objection-an-actor-p1-to-p8-or-chance = aki következik, P1–P8, vagy chance
objection-a-viewer-p1-to-p8-or-spectator = aki nézi, P1–P8, vagy spectator
objection-a-number-of-players-that-the-game-is-for = annyi játékos, amennyivel a játék játszható
objection-64-hexadecimal-digits = 64 hexadecimális számjegy
objection-the-end-of-the-action = az akció vége
objection-an-action = egy akció

## What was expected in Century
objection-a-merchant-card = egy kereskedőkártya
objection-a-merchant-card-such-as-yyr-up2-or-yy-g = egy kereskedőkártya, például YYR, up2 vagy YY>G
objection-a-point-card-by-its-cost-such-as-yyrr = egy pontozókártya az ára szerint, például YYRR
objection-a-position-1-to-6 = egy hely a sorban, 1–6
objection-a-position-1-to-5-solo-1-to-10 = egy hely a sorban, 1–5 (egyszemélyes játékban: 1–10)
objection-a-spice-y-r-g-or-b = egy fűszer: Y, R, G vagy B
objection-spices-such-as-rgb-y-r-g-or-b = fűszerek, például RGB: Y, R, G vagy B
objection-cubes-letters-y-r-g-b-or-for-none = fűszerkockák: Y, R, G, B betűk, vagy - ha nincs
objection-cubes-at-most-1000-of-a-spice = fűszerkockák: egy fűszerből legfeljebb 1000
objection-a-coin-gold-or-silver = egy érme, gold vagy silver
objection-the-eyes-of-a-die-1-to-6 = egy dobókocka száma, 1–6
objection-how-often-such-as-x3 = hányszor, például x3
objection-an-action-play-acquire-rest-claim-lay-upgrade-done-or-return = egy akció: play, acquire, rest, claim, lay, upgrade, done vagy return
objection-a-variant-normal-or-advanced = egy változat, normal vagy advanced

## What was expected in Puerto Rico
objection-a-role = egy szerep
objection-a-role-such-as-settler-or-prospector-2 = egy szerep, például settler vagy prospector-2
objection-a-plantation-or-a-quarry = egy ültetvény vagy kőbánya
objection-a-plantation-such-as-corn-or-quarry = egy ültetvény, például corn, vagy quarry
objection-a-plantation-a-quarry-or-a-building = egy ültetvény, kőbánya vagy épület
objection-a-plantation-quarry-or-a-building-such-as-small-market = egy ültetvény, quarry, vagy egy épület, például small-market
objection-a-building = egy épület
objection-a-building-such-as-small-market = egy épület, például small-market
objection-a-kind-of-goods = egy árufajta
objection-a-kind-of-goods-corn-indigo-sugar-tobacco-or-coffee = egy árufajta: corn, indigo, sugar, tobacco vagy coffee
objection-a-ship-by-its-spaces-4-to-8 = egy hajó a rakhelyei szerint, 4–8
objection-a-number-of-colonists-0-to-12 = a telepesek száma, 0–12
objection-a-number-of-barrels-1-to-11 = a hordók száma, 1–11
objection-usual-or-asked = usual vagy asked
objection-an-action-such-as-pick-settler-or-load-corn-6 = egy akció, például „pick settler” vagy „load corn 6”
objection-a-choice-of-a-few-steps = néhány lépésből álló választás

## What was expected in Merchants of Europe
objection-a-resource = egy nyersanyag
objection-a-resource-or-gold = egy nyersanyag vagy arany (gold)
objection-a-terrain = egy terület
objection-a-development-card = egy fejlesztési kártya
objection-a-board-short-or-full = egy játéktábla, short vagy full
objection-a-start-fixed-or-free = egy kezdés, fixed vagy free
objection-a-hex-such-as-h6 = egy mező, például H6
objection-an-intersection-such-as-h6-w = egy kereszteződés, például H6.W
objection-an-intersection-or-a-city-such-as-h6-w-or-koeln = egy kereszteződés vagy város, például H6.W vagy koeln
objection-an-intersection-or-a-path-such-as-h6-w-or-g7-n = egy kereszteződés vagy ösvény, például H6.W vagy G7.N
objection-a-path-such-as-g7-n = egy ösvény, például G7.N
objection-a-caravan-by-its-path-such-as-g7-n = egy karaván az ösvénye szerint, például G7.N
objection-from-and-an-intersection = „from” és egy kereszteződés
objection-from-and-a-path = „from” és egy ösvény
objection-a-die-1-to-6 = egy dobókocka, 1–6
objection-two-dice = két dobókocka
objection-a-number-2-to-12 = egy szám, 2–12
objection-a-number-at-most-what-there-is-in-the-game = egy szám, legfeljebb annyi, amennyi a játékban van
objection-each-good-at-most-once-on-a-side = minden áru legfeljebb egyszer egy oldalon
objection-how-much-grain-is-paid-0-to-19 = hány gabona a fizetség, 0–19
objection-how-much-salt-is-paid-0-to-19 = hány só a fizetség, 0–19
objection-a-number-of-cards-1-to-19 = a kártyák száma, 1–19
objection-an-action-cards-are-missing = egy akció: hiányoznak a kártyák
objection-seats-in-their-order-each-with-its-gold = helyek sorrendben, mindegyik az aranyával
objection-an-amount-of-gold = az arany mennyisége

## What was expected in Landnám
objection-an-action-of-landn-m = a Landnám egyik akciója
objection-a-field-a1-to-g4-or-outer = egy mező, a1–g4 vagy outer
objection-a-corner-by-its-three-fields-such-as-c3c4d4 = egy sarok a három mezője szerint, például c3c4d4
objection-a-fate-card-such-as-fair-wind = egy sorskártya, például fair-wind
objection-a-good-iron-grain-sheep-or-wood = egy áru: iron, grain, sheep vagy wood
objection-goods-each-once-such-as-2sheep-1wood = áruk, mindegyik egyszer, például 2sheep 1wood
objection-a-terrain-sea-bog-field-meadow-forest-or-mountain = egy terep: sea, bog, field, meadow, forest vagy mountain
objection-a-unit-settler-or-ship = egy egység: settler vagy ship
objection-a-sub-phase-harvest-althing-movement-or-exploration = egy alfázis: harvest, althing, movement vagy exploration
objection-a-player-p1-to-p5 = egy játékos, P1–P5
objection-players-in-order-such-as-p2p4 = játékosok sorrendben, például P2P4
objection-a-number-of-cards-1-to-31 = a kártyák száma, 1–31
objection-a-die-1-to-10 = egy dobókocka, 1–10
objection-a-result-1-or-2 = egy eredmény, 1 vagy 2
objection-a-number-2-to-12-without-7 = egy szám, 2–12, de nem 7
objection-a-number-other-than-7 = más szám, mint a 7
objection-a-move-only-ships-on-the-outer-sea-are-told-apart-by-their-markers = egy mozgás; csak a külső tengeren lévő hajókat különböztetik meg a jelzőik
objection-a-card-for-a-step-landing-mountain-path-or-drive-off = egy kártya a lépéshez: landing, mountain-path vagy drive-off
objection-what-is-given-for-one-4-or-2 = mennyit kell adni egyért, 4 vagy 2
objection-by-and-who-builds = „by” és az, aki épít

## Nets of bots
objection-the-net-path-can-t-be-read-error = ez a háló nem olvasható: „{ $path }”: „{ $error }”
objection-this-is-no-net-reason = ez nem háló: { $reason }
objection-this-is-a-net-of-found-not-of-wanted = ez másik játék hálója: „{ $found }”, nem pedig „{ $wanted }”
objection-the-net-of-game-was-made-for-version-version-inputs-inputs-and-actions-actions-the-game-has-version-wanted-size-and-count = a háló („{ $game }”) ehhez készült: { $version }. változat, { $inputs } bemenet, { $actions } akció; a játék: { $wanted }. változat, { $size } bemenet, { $count } akció
objection-it-is-too-short = túl rövid
objection-its-header-has-no-end = a fejlécének nincs vége
objection-name-is-no-matrix-of-32-bit-numbers = „{ $name }” nem 32 bites számok mátrixa
objection-name-has-a-number-that-is-none = ebben olyan szám van, amely nem szám: „{ $name }”
objection-name-is-no-matrix = „{ $name }” nem mátrix
objection-name-is-no-matrix-of-bytes-with-scales = „{ $name }” nem skálázott bájtok mátrixa
objection-name-and-its-bias-don-t-fit = ez nem illik az eltolásához: „{ $name }”
objection-its-layers-don-t-fit-to-one-another = a rétegei nem illenek egymáshoz
objection-it-doesn-t-say-its-name = nem mondja meg ezt: „{ $name }”
objection-its-name-is-no-number = ez nem szám benne: „{ $name }”
objection-its-name-can-t-be-read = ez nem olvasható benne: „{ $name }”
objection-said = a programkönyvtár angolul ezt mondja: „{ $said }”
