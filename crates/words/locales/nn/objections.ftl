# What is wrong with a text that somebody wrote: the English sentence of an objection is the name of its text.

## Records
objection-found-is-not-expected = «{ $found }» høver ikkje her; her skal det stå: { $expected }
objection-field-reason = «{ $field }»: { $reason }
objection-a-record-has-at-most-most-mib = ein protokoll er på høgst { $most } MiB
objection-the-file-is-empty = fila er tom
objection-record-format-found-this-program-reads-formats-least-to-most = formatet til protokollen er { $found }; dette programmet les formata { $least } til { $most }
objection-this-is-no-record-the-first-line-has-to-be-first = dette er ingen protokoll: den første linja skal vere «{ $first }»
objection-this-is-a-record-of-found-not-of-game = dette er ein protokoll for «{ $found }», ikkje for «{ $game }»
objection-rules-version-found-this-program-knows-1-to-most = reglane er av versjon «{ $found }»; dette programmet kjenner 1 til { $most }
objection-name-has-to-stand-here-not-found = her skal «{ $name }» stå, ikkje «{ $found }»
objection-name-has-to-stand-here-not-the-end-of-the-file = her skal «{ $name }» stå, men fila sluttar her
objection-position-error = stillinga («position») kan ikkje vere slik: { $error }
objection-the-position-has-other-options-than-the-record = stillinga har andre innstillingar enn protokollen
objection-contribution-found-is-no-text-as-json-writes-it = «contribution»: «{ $found }» er ikkje ein tekst slik JSON skriv han
objection-promises-have-to-stand-in-the-order-of-their-seats = lovnadene skal stå i rekkjefølgja til plassane
objection-seat-has-promised-no-nonce-or-has-told-it-already = nettlesaren til { $seat } har ikkje lova noko tal, eller har alt sagt det
objection-the-nonce-of-seat-is-not-the-one-that-was-promised = talet frå nettlesaren til { $seat } er ikkje det som vart lova
objection-seat-is-not-at-a-table-of-players = { $seat } sit ikkje ved eit bord med så mange spelarar: { $players }
objection-nothing-may-stand-behind-word = ingenting kan stå etter «{ $word }»
objection-the-record-is-cut-off-word-is-missing = protokollen er avkutta: «{ $word }» manglar
objection-line-but-there-are-found-actions = her står «{ $line }», men talet på handlingar er { $found }

## Options
objection-there-is-no-option-name-there-are-known = det finst inga innstilling «{ $name }»; desse finst: { $known }
objection-name-value-is-not-possible-it-is-expected = { $name }={ $value } går ikkje: { $expected }
objection-word-is-no-option-write-name-value = «{ $word }» er inga innstilling: skriv namn=verdi
objection-only = { $only }
objection-least-or-most = { $least } eller { $most }
objection-least-to-most = { $least } til { $most }
objection-nothing = ingenting
objection-first-or-last = { $first } eller { $last }
objection-europe-3-or-the-id-of-a-map-file-at-hand = europe-3, eller namnet på ei kartfil som er for handa
objection-the-full-board-is-always-played-with-the-free-start-moe-19 = på heile spelebrettet er starten alltid fri (MOE-19)
objection-the-map-id-is-not-at-hand-name-its-file-for-example-with-map-file = kartet «{ $id }» er ikkje for handa: nemn fila, til dømes med --map FIL

## Settings of bots
objection-those-of-greedy-are-careless-50-at-most-10000-module-2-style-shipper-builder-or-trader-and-offers-all = innstillingane til greedy er careless=50 (høgst 10000), module=2, style=shipper, builder eller trader, og offers=all
objection-a-search-needs-a-time-or-a-number-of-iterations-such-as-100ms-2s-or-5000it = eit søk treng ei tid eller eit tal på iterasjonar, til dømes 100ms, 2s eller 5000it
objection-write-threads-2-at-most-256-noise-15-ahead-30-or-explore-70-at-most-1000-thought-30-or-trust-50-of-100-priors-net-module-or-both-module-2-others-alike-rated-net-random-or-league-or-offers-all = skriv threads=2 (høgst 256), noise=15, ahead=30 eller explore=70 (høgst 1000), thought=30 eller trust=50 (av 100), priors=net, module eller both, module=2, others=alike, rated, net, random eller league, eller offers=all

## What was expected
objection-a-seat-p1-to-p8 = ein plass, P1 til P8
objection-a-seat-p1-to-p5 = ein plass, P1 til P5
objection-a-seat-p1-to-p4 = ein plass, P1 til P4
objection-an-actor-p1-to-p8-or-chance = den som har tur, P1 til P8, eller chance
objection-a-viewer-p1-to-p8-or-spectator = den som ser på, P1 til P8, eller spectator
objection-a-number-of-players-that-the-game-is-for = eit tal på spelarar som spelet er for
objection-64-hexadecimal-digits = 64 heksadesimale siffer
objection-the-end-of-the-action = slutten på handlinga
objection-an-action = ei handling

## What was expected in Century
objection-a-merchant-card = eit kjøpmannskort
objection-a-merchant-card-such-as-yyr-up2-or-yy-g = eit kjøpmannskort, til dømes YYR, up2 eller YY>G
objection-a-point-card-by-its-cost-such-as-yyrr = eit poengkort etter prisen, til dømes YYRR
objection-a-position-1-to-6 = ein plass i rekkja, 1 til 6
objection-a-position-1-to-5-solo-1-to-10 = ein plass i rekkja, 1 til 5 (i einmannsspel: 1 til 10)
objection-a-spice-y-r-g-or-b = eit krydder: Y, R, G eller B
objection-spices-such-as-rgb-y-r-g-or-b = krydder, til dømes RGB: Y, R, G eller B
objection-cubes-letters-y-r-g-b-or-for-none = kubar: bokstavane Y, R, G, B, eller - om det ikkje er nokon
objection-cubes-at-most-1000-of-a-spice = kubar: høgst 1000 av kvart krydder
objection-a-coin-gold-or-silver = ein mynt, gold eller silver
objection-the-eyes-of-a-die-1-to-6 = auga på ein terning, 1 til 6
objection-how-often-such-as-x3 = kor mange gonger, til dømes x3
objection-an-action-play-acquire-rest-claim-lay-upgrade-done-or-return = ei handling: play, acquire, rest, claim, lay, upgrade, done eller return
objection-a-variant-normal-or-advanced = ein variant, normal eller advanced

## What was expected in Puerto Rico
objection-a-role = ei rolle
objection-a-role-such-as-settler-or-prospector-2 = ei rolle, til dømes settler eller prospector-2
objection-a-plantation-or-a-quarry = ein plantasje eller eit steinbrot
objection-a-plantation-such-as-corn-or-quarry = ein plantasje, til dømes corn, eller quarry
objection-a-plantation-a-quarry-or-a-building = ein plantasje, eit steinbrot eller ein bygning
objection-a-plantation-quarry-or-a-building-such-as-small-market = ein plantasje, quarry, eller ein bygning, til dømes small-market
objection-a-building = ein bygning
objection-a-building-such-as-small-market = ein bygning, til dømes small-market
objection-a-kind-of-goods = eit vareslag
objection-a-kind-of-goods-corn-indigo-sugar-tobacco-or-coffee = eit vareslag: corn, indigo, sugar, tobacco eller coffee
objection-a-ship-by-its-spaces-4-to-8 = eit skip etter lasteromma, 4 til 8
objection-a-number-of-colonists-0-to-12 = eit tal på kolonistar, 0 til 12
objection-a-number-of-barrels-1-to-11 = eit tal på tønner, 1 til 11
objection-usual-or-asked = usual eller asked
objection-an-action-such-as-pick-settler-or-load-corn-6 = ei handling, til dømes «pick settler» eller «load corn 6»
objection-a-choice-of-a-few-steps = eit val av nokre få steg

## What was expected in Merchants of Europe
objection-a-resource = ei råvare
objection-a-resource-or-gold = ei råvare eller gull (gold)
objection-a-terrain = eit terreng
objection-a-development-card = eit utviklingskort
objection-a-board-short-or-full = eit spelebrett, short eller full
objection-a-start-fixed-or-free = ein start, fixed eller free
objection-a-hex-such-as-h6 = eit felt, til dømes H6
objection-an-intersection-such-as-h6-w = eit kryss, til dømes H6.W
objection-an-intersection-or-a-city-such-as-h6-w-or-koeln = eit kryss eller ein by, til dømes H6.W eller koeln
objection-an-intersection-or-a-path-such-as-h6-w-or-g7-n = eit kryss eller ein sti, til dømes H6.W eller G7.N
objection-a-path-such-as-g7-n = ein sti, til dømes G7.N
objection-a-caravan-by-its-path-such-as-g7-n = ein karavane etter stien, til dømes G7.N
objection-from-and-an-intersection = «from» og eit kryss
objection-from-and-a-path = «from» og ein sti
objection-a-die-1-to-6 = ein terning, 1 til 6
objection-two-dice = to terningar
objection-a-number-2-to-12 = eit tal, 2 til 12
objection-a-number-at-most-what-there-is-in-the-game = eit tal, høgst så mange som spelet har
objection-each-good-at-most-once-on-a-side = kvar vare høgst éin gong på kvar side
objection-how-much-grain-is-paid-0-to-19 = kor mykje korn som vert betalt, 0 til 19
objection-how-much-salt-is-paid-0-to-19 = kor mykje salt som vert betalt, 0 til 19
objection-a-number-of-cards-1-to-19 = eit tal på kort, 1 til 19
objection-an-action-cards-are-missing = ei handling: det manglar kort
objection-seats-in-their-order-each-with-its-gold = plassane i rekkjefølgje, kvar med gullet sitt
objection-an-amount-of-gold = ei mengd gull

## What was expected in Landnám
objection-an-action-of-landn-m = ei handling i Landnám
objection-a-field-a1-to-g4-or-outer = eit felt, a1 til g4 eller outer
objection-a-corner-by-its-three-fields-such-as-c3c4d4 = eit hjørne etter dei tre felta, til dømes c3c4d4
objection-a-fate-card-such-as-fair-wind = eit lagnadskort, til dømes fair-wind
objection-a-good-iron-grain-sheep-or-wood = ei vare: iron, grain, sheep eller wood
objection-goods-each-once-such-as-2sheep-1wood = varer, kvar éin gong, til dømes 2sheep 1wood
objection-a-terrain-sea-bog-field-meadow-forest-or-mountain = eit terreng: sea, bog, field, meadow, forest eller mountain
objection-a-unit-settler-or-ship = ei eining: settler eller ship
objection-a-sub-phase-harvest-althing-movement-or-exploration = ein delfase: harvest, althing, movement eller exploration
objection-a-player-p1-to-p5 = ein spelar, P1 til P5
objection-players-in-order-such-as-p2p4 = spelarar i rekkjefølgje, til dømes P2P4
objection-a-number-of-cards-1-to-31 = eit tal på kort, 1 til 31
objection-a-die-1-to-10 = ein terning, 1 til 10
objection-a-result-1-or-2 = eit resultat, 1 eller 2
objection-a-number-2-to-12-without-7 = eit tal, 2 til 12, men ikkje 7
objection-a-number-other-than-7 = eit anna tal enn 7
objection-a-move-only-ships-on-the-outer-sea-are-told-apart-by-their-markers = ei flytting; berre skip på det ytre sjøfeltet vert skilde frå kvarandre med markørane sine
objection-a-card-for-a-step-landing-mountain-path-or-drive-off = eit kort for eit steg: landing, mountain-path eller drive-off
objection-what-is-given-for-one-4-or-2 = kva ein gjev for éi, 4 eller 2
objection-by-and-who-builds = «by» og den som bygg

## Nets of bots
objection-the-net-path-can-t-be-read-error = nettet «{ $path }» kan ikkje lesast: «{ $error }»
objection-this-is-no-net-reason = dette er ikkje eit nett: { $reason }
objection-this-is-a-net-of-found-not-of-wanted = dette er eit nett for «{ $found }», ikkje for «{ $wanted }»
objection-the-net-of-game-was-made-for-version-version-inputs-inputs-and-actions-actions-the-game-has-version-wanted-size-and-count = nettet for «{ $game }» vart laga for versjon { $version }, { $inputs } inndata og { $actions } handlingar; spelet har versjon { $wanted }, { $size } og { $count }
objection-it-is-too-short = fila er for kort
objection-its-header-has-no-end = hovudet har ingen slutt
objection-name-is-no-matrix-of-32-bit-numbers = «{ $name }» er ikkje ei matrise av 32-bits tal
objection-name-has-a-number-that-is-none = «{ $name }» har eit tal som ikkje er noko tal
objection-name-is-no-matrix = «{ $name }» er ikkje ei matrise
objection-name-is-no-matrix-of-bytes-with-scales = «{ $name }» er ikkje ei matrise av byte med skalaer
objection-name-and-its-bias-don-t-fit = «{ $name }» og forskyvinga høver ikkje saman
objection-its-layers-don-t-fit-to-one-another = laga høver ikkje til kvarandre
objection-it-doesn-t-say-its-name = «{ $name }» er ikkje oppgjeve
objection-its-name-is-no-number = «{ $name }» er ikkje noko tal
objection-its-name-can-t-be-read = «{ $name }» kan ikkje lesast
objection-said = programbiblioteket seier på engelsk: «{ $said }»
