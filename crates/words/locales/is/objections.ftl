# What is wrong with a text that somebody wrote: the English sentence of an objection is the name of its text.

## Records
objection-found-is-not-expected = „{ $found }“ á ekki við hér; hér á að standa: { $expected }
objection-field-reason = „{ $field }“: { $reason }
objection-a-record-has-at-most-most-mib = spilaskrá er í mesta lagi { $most } MiB
objection-the-file-is-empty = skráin er tóm
objection-record-format-found-this-program-reads-formats-least-to-most = snið spilaskrárinnar er { $found }; þetta forrit les snið { $least } til { $most }
objection-this-is-no-record-the-first-line-has-to-be-first = þetta er ekki spilaskrá: fyrsta línan á að vera „{ $first }“
objection-this-is-a-record-of-found-not-of-game = þetta er spilaskrá fyrir „{ $found }“, ekki „{ $game }“
objection-rules-version-found-this-program-knows-1-to-most = útgáfa reglnanna er „{ $found }“; þetta forrit þekkir 1 til { $most }
objection-name-has-to-stand-here-not-found = hér á „{ $name }“ að standa, ekki „{ $found }“
objection-name-has-to-stand-here-not-the-end-of-the-file = hér á „{ $name }“ að standa, en skráin endar hér
objection-position-error = staðan („position“) getur ekki verið svona: { $error }
objection-the-position-has-other-options-than-the-record = stillingar stöðunnar eru aðrar en spilaskrárinnar
objection-contribution-found-is-no-text-as-json-writes-it = „contribution“: „{ $found }“ er ekki texti eins og JSON skrifar hann
objection-promises-have-to-stand-in-the-order-of-their-seats = loforðin eiga að standa í röð sæta sinna
objection-seat-has-promised-no-nonce-or-has-told-it-already = { $seat }: vafrinn hefur ekki lofað neinni tölu, eða hefur þegar gefið hana upp
objection-the-nonce-of-seat-is-not-the-one-that-was-promised = tala vafrans ({ $seat }) er ekki sú sem lofað var
objection-seat-is-not-at-a-table-of-players = { $seat } er ekki við borð með svo mörgum leikmönnum: { $players }
objection-nothing-may-stand-behind-word = ekkert má standa á eftir „{ $word }“
objection-the-record-is-cut-off-word-is-missing = spilaskráin er ekki heil: „{ $word }“ vantar
objection-line-but-there-are-found-actions = „{ $line }“ stendur hér, en fjöldi aðgerða er { $found }

## Options
objection-there-is-no-option-name-there-are-known = engin stilling heitir „{ $name }“; þessar eru til: { $known }
objection-name-value-is-not-possible-it-is-expected = { $name }={ $value } gengur ekki: { $expected }
objection-word-is-no-option-write-name-value = „{ $word }“ er ekki stilling: skrifaðu nafn=gildi
objection-only = { $only }
objection-least-or-most = { $least } eða { $most }
objection-least-to-most = { $least } til { $most }
objection-nothing = ekkert
objection-first-or-last = { $first } eða { $last }
objection-europe-3-or-the-id-of-a-map-file-at-hand = europe-3, eða heiti kortaskrár sem er til taks
objection-the-full-board-is-always-played-with-the-free-start-moe-19 = á aðalleikborðinu er alltaf spilað með breytilegri uppröðun (MOE-19)
objection-the-map-id-is-not-at-hand-name-its-file-for-example-with-map-file = kortið „{ $id }“ er ekki til taks: nefndu skrána, til dæmis með --map SKRÁ

## Settings of bots
objection-those-of-greedy-are-careless-50-at-most-10000-module-2-style-shipper-builder-or-trader-and-offers-all = stillingar greedy eru careless=50 (í mesta lagi 10000), module=2, style=shipper, builder eða trader, og offers=all
objection-a-search-needs-a-time-or-a-number-of-iterations-such-as-100ms-2s-or-5000it = leit þarf tíma eða fjölda ítrana, til dæmis 100ms, 2s eða 5000it
objection-write-threads-2-at-most-256-noise-15-ahead-30-or-explore-70-at-most-1000-thought-30-or-trust-50-of-100-priors-net-module-or-both-module-2-others-alike-rated-net-random-or-league-or-offers-all = skrifaðu threads=2 (í mesta lagi 256), noise=15, ahead=30 eða explore=70 (í mesta lagi 1000), thought=30 eða trust=50 (af 100), priors=net, module eða both, module=2, others=alike, rated, net, random eða league, eða offers=all

## What was expected
objection-a-seat-p1-to-p8 = sæti, P1 til P8
objection-a-seat-p1-to-p5 = sæti, P1 til P5
objection-a-seat-p1-to-p4 = sæti, P1 til P4
objection-an-actor-p1-to-p8-or-chance = sá sem á leik, P1 til P8, eða chance
objection-a-viewer-p1-to-p8-or-spectator = sá sem horfir á, P1 til P8, eða spectator
objection-a-number-of-players-that-the-game-is-for = fjöldi leikmanna sem spilið er fyrir
objection-64-hexadecimal-digits = 64 sextándatölustafir
objection-the-end-of-the-action = endir aðgerðarinnar
objection-an-action = aðgerð

## What was expected in Century
objection-a-merchant-card = kaupmannsspil
objection-a-merchant-card-such-as-yyr-up2-or-yy-g = kaupmannsspil, til dæmis YYR, up2 eða YY>G
objection-a-point-card-by-its-cost-such-as-yyrr = stigaspil, nefnt eftir verði sínu, til dæmis YYRR
objection-a-position-1-to-6 = staður í röðinni, 1 til 6
objection-a-position-1-to-5-solo-1-to-10 = staður í röðinni, 1 til 5 (í einmenningsspili: 1 til 10)
objection-a-spice-y-r-g-or-b = krydd: Y, R, G eða B
objection-spices-such-as-rgb-y-r-g-or-b = krydd, til dæmis RGB: Y, R, G eða B
objection-cubes-letters-y-r-g-b-or-for-none = kubbar: stafirnir Y, R, G, B, eða - ef enginn er
objection-cubes-at-most-1000-of-a-spice = kubbar: í mesta lagi 1000 af hverju kryddi
objection-a-coin-gold-or-silver = peningur, gold eða silver
objection-the-eyes-of-a-die-1-to-6 = tala á teningi, 1 til 6
objection-how-often-such-as-x3 = hversu oft, til dæmis x3
objection-an-action-play-acquire-rest-claim-lay-upgrade-done-or-return = aðgerð: play, acquire, rest, claim, lay, upgrade, done eða return
objection-a-variant-normal-or-advanced = afbrigði, normal eða advanced

## What was expected in Puerto Rico
objection-a-role = hlutverk
objection-a-role-such-as-settler-or-prospector-2 = hlutverk, til dæmis settler eða prospector-2
objection-a-plantation-or-a-quarry = plantekra eða grjótnáma
objection-a-plantation-such-as-corn-or-quarry = plantekra, til dæmis corn, eða quarry
objection-a-plantation-a-quarry-or-a-building = plantekra, grjótnáma eða bygging
objection-a-plantation-quarry-or-a-building-such-as-small-market = plantekra, quarry, eða bygging, til dæmis small-market
objection-a-building = bygging
objection-a-building-such-as-small-market = bygging, til dæmis small-market
objection-a-kind-of-goods = vörutegund
objection-a-kind-of-goods-corn-indigo-sugar-tobacco-or-coffee = vörutegund: corn, indigo, sugar, tobacco eða coffee
objection-a-ship-by-its-spaces-4-to-8 = skip, nefnt eftir farmrýmum sínum, 4 til 8
objection-a-number-of-colonists-0-to-12 = fjöldi nýlendubúa, 0 til 12
objection-a-number-of-barrels-1-to-11 = fjöldi tunna, 1 til 11
objection-usual-or-asked = usual eða asked
objection-an-action-such-as-pick-settler-or-load-corn-6 = aðgerð, til dæmis „pick settler“ eða „load corn 6“
objection-a-choice-of-a-few-steps = val um fáein skref

## What was expected in Merchants of Europe
objection-a-resource = hráefni
objection-a-resource-or-gold = hráefni eða gull (gold)
objection-a-terrain = landsvæði
objection-a-development-card = þróunarspjald
objection-a-board-short-or-full = leikborð, short eða full
objection-a-start-fixed-or-free = uppröðun, fixed eða free
objection-a-hex-such-as-h6 = reitur, til dæmis H6
objection-an-intersection-such-as-h6-w = vegamót, til dæmis H6.W
objection-an-intersection-or-a-city-such-as-h6-w-or-koeln = vegamót eða borg, til dæmis H6.W eða koeln
objection-an-intersection-or-a-path-such-as-h6-w-or-g7-n = vegamót eða vegslóði, til dæmis H6.W eða G7.N
objection-a-path-such-as-g7-n = vegslóði, til dæmis G7.N
objection-a-caravan-by-its-path-such-as-g7-n = vagn, nefndur eftir vegslóða sínum, til dæmis G7.N
objection-from-and-an-intersection = „from“ og vegamót
objection-from-and-a-path = „from“ og vegslóði
objection-a-die-1-to-6 = teningur, 1 til 6
objection-two-dice = tveir teningar
objection-a-number-2-to-12 = tala, 2 til 12
objection-a-number-at-most-what-there-is-in-the-game = fjöldi, í mesta lagi það sem til er í spilinu
objection-each-good-at-most-once-on-a-side = hver vara í mesta lagi einu sinni hvorum megin
objection-how-much-grain-is-paid-0-to-19 = hversu mikið korn er borgað, 0 til 19
objection-how-much-salt-is-paid-0-to-19 = hversu mikið salt er borgað, 0 til 19
objection-a-number-of-cards-1-to-19 = fjöldi spjalda, 1 til 19
objection-an-action-cards-are-missing = aðgerð: spjöld vantar
objection-seats-in-their-order-each-with-its-gold = sæti í réttri röð, hvert með sínu gulli
objection-an-amount-of-gold = gullupphæð

## What was expected in Landnám
objection-an-action-of-landn-m = aðgerð í Landnámi
objection-a-field-a1-to-g4-or-outer = reitur, a1 til g4 eða outer
objection-a-corner-by-its-three-fields-such-as-c3c4d4 = horn, nefnt eftir reitum sínum þremur, til dæmis c3c4d4
objection-a-fate-card-such-as-fair-wind = örlagaspjald, til dæmis fair-wind
objection-a-good-iron-grain-sheep-or-wood = vara: iron, grain, sheep eða wood
objection-goods-each-once-such-as-2sheep-1wood = vörur, hver einu sinni, til dæmis 2sheep 1wood
objection-a-terrain-sea-bog-field-meadow-forest-or-mountain = landsvæði: sea, bog, field, meadow, forest eða mountain
objection-a-unit-settler-or-ship = eining: settler eða ship
objection-a-sub-phase-harvest-althing-movement-or-exploration = undirlota: harvest, althing, movement eða exploration
objection-a-player-p1-to-p5 = leikmaður, P1 til P5
objection-players-in-order-such-as-p2p4 = leikmenn í réttri röð, til dæmis P2P4
objection-a-number-of-cards-1-to-31 = fjöldi spjalda, 1 til 31
objection-a-die-1-to-10 = teningur, 1 til 10
objection-a-result-1-or-2 = útkoma, 1 eða 2
objection-a-number-2-to-12-without-7 = tala, 2 til 12, þó ekki 7
objection-a-number-other-than-7 = önnur tala en 7
objection-a-move-only-ships-on-the-outer-sea-are-told-apart-by-their-markers = ferð; aðeins skip á úthafinu eru aðgreind með merkjum sínum
objection-a-card-for-a-step-landing-mountain-path-or-drive-off = spjald fyrir skref: landing, mountain-path eða drive-off
objection-what-is-given-for-one-4-or-2 = hvað er látið fyrir eitt, 4 eða 2
objection-by-and-who-builds = „by“ og sá sem byggir

## Nets of bots
objection-the-net-path-can-t-be-read-error = ekki er hægt að lesa netið „{ $path }“: „{ $error }“
objection-this-is-no-net-reason = þetta er ekki net: { $reason }
objection-this-is-a-net-of-found-not-of-wanted = þetta er net fyrir „{ $found }“, ekki „{ $wanted }“
objection-the-net-of-game-was-made-for-version-version-inputs-inputs-and-actions-actions-the-game-has-version-wanted-size-and-count = netið fyrir „{ $game }“ var gert fyrir útgáfu { $version }, inntök: { $inputs }, aðgerðir: { $actions }; spilið er með útgáfu { $wanted }, inntök: { $size }, aðgerðir: { $count }
objection-it-is-too-short = skráin er of stutt
objection-its-header-has-no-end = hausinn endar ekki
objection-name-is-no-matrix-of-32-bit-numbers = „{ $name }“ er ekki fylki af 32 bita tölum
objection-name-has-a-number-that-is-none = í „{ $name }“ er tala sem er engin tala
objection-name-is-no-matrix = „{ $name }“ er ekki fylki
objection-name-is-no-matrix-of-bytes-with-scales = „{ $name }“ er ekki fylki af bætum með kvörðum
objection-name-and-its-bias-don-t-fit = „{ $name }“ og hliðrun þess passa ekki saman
objection-its-layers-don-t-fit-to-one-another = lögin passa ekki hvert við annað
objection-it-doesn-t-say-its-name = í hana vantar „{ $name }“
objection-its-name-is-no-number = „{ $name }“ er ekki tala
objection-its-name-can-t-be-read = ekki er hægt að lesa „{ $name }“
objection-said = forritasafnið segir á ensku: „{ $said }“
