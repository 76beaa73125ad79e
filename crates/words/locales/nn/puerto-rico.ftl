# Puerto Rico.

game-puerto-rico = Puerto Rico
game-puerto-rico-summary = Plantasjeeigarar vel roller som alle utfører: Dei slår seg ned, bygg, produserer, sel og skipar ut for poeng.
game-puerto-rico-series = Plantasjar og skip
game-puerto-rico-time = 60 min
game-puerto-rico-weight = tungt

option-puerto-rico-declining = Å avslå kolonistar frå skipet, produksjon og den eine tønna ein kan behalde
option-puerto-rico-declining-usual = vanleg: alt kjem utan spørsmål
option-puerto-rico-declining-asked = spurt: spelaren kan avslå

# Roles, goods, tiles, buildings. The forms stand inside a sentence.

pr-roles = Roller
pr-role-settler = Nybyggjar
    .indefinite = nybyggjar
    .definite = nybyggjaren
pr-role-mayor = Borgar{ "\u00AD" }meister
    .indefinite = borgarmeister
    .definite = borgarmeisteren
pr-role-builder = Bygg{ "\u00AD" }meister
    .indefinite = byggmeister
    .definite = byggmeisteren
pr-role-craftsman = Handverkar
    .indefinite = handverkar
    .definite = handverkaren
pr-role-trader = Handels{ "\u00AD" }mann
    .indefinite = handelsmann
    .definite = handelsmannen
pr-role-captain = Kaptein
    .indefinite = kaptein
    .definite = kapteinen
pr-role-prospector = Gullgravar
    .indefinite = gullgravar
    .definite = gullgravaren
pr-role-prospector-2 = Gullgravar II
    .indefinite = gullgravar II
    .definite = gullgravar II
pr-privilege-settler = eller steinbrot
pr-privilege-mayor = +1 kolonist
pr-privilege-builder = 1 billegare
pr-privilege-craftsman = +1 tønne
pr-privilege-trader = +1 dublon
pr-privilege-captain = +1 poeng
pr-privilege-prospector = +1 dublon
pr-privilege-prospector-2 = +1 dublon
pr-to-take = å hente
pr-free = ledig
pr-now = no
pr-you = du
pr-you-title = Du

pr-good-corn = mais
    .definite = maisen
pr-good-indigo = indigo
    .definite = indigoen
pr-good-sugar = sukker
    .definite = sukkeret
pr-good-tobacco = tobakk
    .definite = tobakken
pr-good-coffee = kaffi
    .definite = kaffien
pr-tile-corn = mais
    .indefinite = maisplantasje
    .definite = maisplantasjen
pr-tile-indigo = indigo
    .indefinite = indigoplantasje
    .definite = indigoplantasjen
pr-tile-sugar = sukker
    .indefinite = sukkerplantasje
    .definite = sukkerplantasjen
pr-tile-tobacco = tobakk
    .indefinite = tobakksplantasje
    .definite = tobakksplantasjen
pr-tile-coffee = kaffi
    .indefinite = kaffiplantasje
    .definite = kaffiplantasjen
pr-tile-quarry = steinbrot
    .indefinite = steinbrot
    .definite = steinbrotet
pr-letter-corn = M
pr-letter-indigo = I
pr-letter-sugar = S
pr-letter-tobacco = T
pr-letter-coffee = K
pr-letter-quarry = St

pr-building-small-indigo-plant = Lite indigofargeri
    .indefinite = lite indigofargeri
    .with-article = eit lite indigofargeri
    .definite = det vesle indigofargeriet
pr-building-small-sugar-mill = Lita sukkermølle
    .indefinite = lita sukkermølle
    .with-article = ei lita sukkermølle
    .definite = den vesle sukkermølla
pr-building-small-market = Liten marknad
    .indefinite = liten marknad
    .with-article = ein liten marknad
    .definite = den vesle marknaden
pr-building-hacienda = Hacienda
    .indefinite = hacienda
    .with-article = ein hacienda
    .definite = haciendaen
pr-building-construction-hut = Byggjehytte
    .indefinite = byggjehytte
    .with-article = ei byggjehytte
    .definite = byggjehytta
pr-building-small-warehouse = Lite lager
    .indefinite = lite lager
    .with-article = eit lite lager
    .definite = det vesle lageret
pr-building-indigo-plant = Indigofargeri
    .indefinite = indigofargeri
    .with-article = eit indigofargeri
    .definite = indigofargeriet
pr-building-sugar-mill = Sukkermølle
    .indefinite = sukkermølle
    .with-article = ei sukkermølle
    .definite = sukkermølla
pr-building-hospice = Herberge
    .indefinite = herberge
    .with-article = eit herberge
    .definite = herberget
pr-building-office = Kontor
    .indefinite = kontor
    .with-article = eit kontor
    .definite = kontoret
pr-building-large-market = Stor marknad
    .indefinite = stor marknad
    .with-article = ein stor marknad
    .definite = den store marknaden
pr-building-large-warehouse = Stort lager
    .indefinite = stort lager
    .with-article = eit stort lager
    .definite = det store lageret
pr-building-tobacco-storage = Tobakksbu
    .indefinite = tobakksbu
    .with-article = ei tobakksbu
    .definite = tobakksbua
pr-building-coffee-roaster = Kaffibrenneri
    .indefinite = kaffibrenneri
    .with-article = eit kaffibrenneri
    .definite = kaffibrenneriet
pr-building-factory = Fabrikk
    .indefinite = fabrikk
    .with-article = ein fabrikk
    .definite = fabrikken
pr-building-university = Universitet
    .indefinite = universitet
    .with-article = eit universitet
    .definite = universitetet
pr-building-harbor = Hamn
    .indefinite = hamn
    .with-article = ei hamn
    .definite = hamna
pr-building-wharf = Bryggje
    .indefinite = bryggje
    .with-article = ei bryggje
    .definite = bryggja
pr-building-guild-hall = Gildehall
    .indefinite = gildehall
    .with-article = ein gildehall
    .definite = gildehallen
pr-building-residence = Residens
    .indefinite = residens
    .with-article = ein residens
    .definite = residensen
pr-building-fortress = Festning
    .indefinite = festning
    .with-article = ei festning
    .definite = festninga
pr-building-customs-house = Tollbu
    .indefinite = tollbu
    .with-article = ei tollbu
    .definite = tollbua
pr-building-city-hall = Rådhus
    .indefinite = rådhus
    .with-article = eit rådhus
    .definite = rådhuset
pr-does-small-indigo-plant = gjev indigo
pr-does-small-sugar-mill = gjev sukker
pr-does-small-market = +1 ved sal
pr-does-hacienda = trekk 1 brikke til
pr-does-construction-hut = kan ta steinbrot
pr-does-small-warehouse = behald 1 slag
pr-does-indigo-plant = gjev indigo
pr-does-sugar-mill = gjev sukker
pr-does-hospice = bemanna brikke
pr-does-office = sel same slaget
pr-does-large-market = +2 ved sal
pr-does-large-warehouse = behald 2 slag
pr-does-tobacco-storage = gjev tobakk
pr-does-coffee-roaster = gjev kaffi
pr-does-factory = betaler per slag
pr-does-university = bemanna bygning
pr-does-harbor = +1 poeng per last
pr-does-wharf = eige skip, 11
pr-does-guild-hall = 1–2 per verkstad
pr-does-residence = 4–7 for brikker
pr-does-fortress = 1 per 3 kolonistar
pr-does-customs-house = 1 per 4 i markørar
pr-does-city-hall = 1 per fiolett

# The table.

pr-shelves = Kva du vil sjå på
pr-shelf-buildings = Bygningar
pr-shelf-fields = Brikker
pr-shelf-ships = Skip
pr-plantations = Plantasjar
pr-stacks = { $count } i stablane · { $discard ->
    [one] { $discard } lagd bort
   *[other] { $discard } lagde bort
}
pr-quarries = { $count ->
    [0] ingen steinbrot
   *[other] { $count } steinbrot
}
pr-draw = trekk éi
pr-ships = Lasteskip
pr-ship = { $count ->
    [one] Skipet med { $ship } rom: { $count } av { $ship } er fylt, { $what }.
   *[other] Skipet med { $ship } rom: { $count } av { $ship } er fylte, { $what }.
}
pr-ship-empty = ingenting enno
pr-house = Handelshus
pr-house-empty = ingenting i det
pr-supply = Forråd
pr-and-price = og salspris
pr-supply-ship = { $count } på skipet
pr-colonists = kolonistar
pr-points-left = poeng
pr-prices = Bygningar
pr-column = { $count ->
    [one] { $count } steinbrot
   *[other] opp til { $count } steinbrot
}
pr-column-large = opp til { $count } · tek 2 ruter
pr-own = du har
pr-sold = utselt
pr-short = vantar { $count }
pr-crowded = ikkje plass
pr-left = { $count ->
    [0] ingen att
   *[other] { $count } att
}

# The own side and the panels.

pr-yours = Det du har
pr-doubloons-word = { $count ->
    [one] dublon
   *[other] dublonar
}
pr-points-of = { $chips } + { $rest } poeng
pr-points-known = poeng
pr-points-hidden = poeng for bygningar; markørane er skjulte
pr-folk = { $count ->
    [one] { $count } kolonist
   *[other] { $count } kolonistar
}, { $idle ->
    [0] ingen
   *[other] { $idle }
} i San Juan
pr-in-san-juan = i San Juan
pr-aim = Vis skipa som tek { $good }
pr-island = Øya di
pr-of-twelve = { $count } av 12
pr-city = Byen din
pr-empty-circles = { $count ->
    [0] alle sirklane er fylte
    [one] { $count } tom sirkel
   *[other] { $count } tomme sirklar
}
pr-keep-send = Behald desse
pr-keep-free = 1 tønne utan lager
pr-keep-kinds = { $count } slag
pr-keep-hint = Klikk på det du beheld
pr-keep-kept = behalde: #
pr-keep-back = tilbake: #
pr-their-island = Øy
pr-their-city = By
pr-circles = { $count } av { $of } bemanna
pr-circle = { $site }: sirkel { $nth } av { $of }
pr-muster-left = # att å plassere
pr-muster-fill = Fyll opp
pr-muster-reset = Nullstill
pr-muster-done = Ferdig
pr-governor = guvernør

# Tips.

pr-tip-privilege = Privilegium: { $what }
pr-tip-on-card = { $count ->
    [0] ingen dublonar på kortet
    [one] { $count } dublon på kortet
   *[other] { $count } dublonar på kortet
}
pr-tip-stacks = { $count } til i stablane med baksida opp
pr-tip-quarry = for nybyggjaren, eller med ei byggjehytte
pr-tip-stock = { $count } av { $of } i forrådet
pr-tip-price = salspris { $price }
pr-tip-boat = Kolonistskipet
pr-tip-colonists = Kolonistar i forrådet
pr-tip-points = Sigerspoeng i potten
pr-tip-folk = Kolonistane dine
pr-tip-purse = Dublonane dine
pr-tip-fame = { $chips } i markørar, som berre du ser, og { $rest } for bygningane slik dei står
pr-tip-printed = { $points } poeng, { $circles ->
    [one] { $circles } sirkel
   *[other] { $circles } sirklar
}, { $left } av { $of } att
pr-tip-cost = kostar { $price }, for deg { $own }

# Questions and buttons.

pr-has-privilege = { $who } har privilegiet
pr-has-privilege-you = du har privilegiet
pr-is-governor = { $who } er guvernør
pr-is-governor-you = du er guvernør

pr-ask-pick = velje ei rolle
pr-ask-settler = ta ei brikke, eller stå over
pr-ask-hospice = plassere ein kolonist på den nye brikka ({ FORM($site, "indefinite") }), eller stå over
pr-ask-mayor = ta ein kolonist til, eller stå over
pr-ask-colonists = { $count ->
    [one] plassere { $count } kolonist
   *[other] plassere { $count } kolonistar
}
pr-ask-builder = byggje, eller stå over
pr-ask-university = plassere ein kolonist i den nye bygningen ({ FORM($site, "indefinite") }), eller stå over
pr-ask-unload = ta ein kolonist frå skipet, eller ikkje ta fleire
pr-ask-produce = produsere, eller stå over
pr-ask-craftsman = ta ei tønne til, eller stå over
pr-ask-trader = selje ei tønne, eller stå over
pr-ask-captain = laste varer
pr-ask-storing = { $kinds ->
    [0] velje éi tønne å behalde
    [one] behalde alt av { $kinds } slag og éi tønne til
   *[other] behalde alt av { $kinds } slag og éi tønne til
}
pr-last-round = { $ask } (dette er siste runde)

pr-do-pick = { $count ->
    [0] { $role } ({ $privilege })
    [one] { $role } ({ $privilege }), med { $count } dublon på kortet
   *[other] { $role } ({ $privilege }), med { $count } dublonar på kortet
}
pr-do-settle = Ta ei brikke: { $site }
pr-do-hacienda = Først ei brikke frå stablane (hacienda)
pr-do-colonist = Ta ein kolonist
pr-do-place = { $site }: { $count } av { $of }
pr-do-place-all = Kolonistar ({ $sites })
pr-do-build = Bygg { FORM($building, "with-article") } for { $price } ({ $points } poeng)
pr-do-produce = Produser
pr-do-extra = Ta ei tønne { $good }
pr-do-sell = Sel { $good } for { $price }
pr-do-load = Last { $count } { $good } på skipet med { $ship } rom for { $points } poeng
pr-do-wharf = Skip ut { $count } { $good } frå bryggja for { $points } poeng
pr-do-keep = Behald { $count } { $good }
pr-do-give-back = Legg tilbake resten
pr-do-pass = Stå over
pr-pass-settler = Stå over, ta inga brikke
pr-pass-colonist = Stå over, ta ingen kolonist
pr-pass-builder = Stå over, bygg ingenting
pr-pass-unload = Stå over, ta ikkje fleire kolonistar
pr-pass-produce = Stå over, produser ingenting
pr-pass-craftsman = Stå over, ta inga tønne
pr-pass-trader = Stå over, sel ingenting
pr-pass-captain = Stå over, last ingenting

# The log.

pr-tell-governor = { $who } er den første guvernøren.
pr-tell-tile = Ein plantasje vert snudd opp: { $what }.
pr-tell-hacienda-tile = Haciendaen gjev { $who } ei brikke: { $what }.
pr-tell-pick = { $count ->
    [0] { $who } vel { FORM($what, "definite") }.
    [one] { $who } vel { FORM($what, "definite") } og får { $count } dublon.
   *[other] { $who } vel { FORM($what, "definite") } og får { $count } dublonar.
}
pr-tell-prospector = Banken gjev ein dublon.
pr-tell-hacienda = { $who } brukar haciendaen.
pr-tell-settle = { $who } tek ei brikke: { $what }.
pr-tell-colonist = { $who } tek ein kolonist til (privilegium).
pr-tell-hospice = { $who } bemannar den nye brikka (herberge).
pr-tell-university = { $who } bemannar den nye bygningen (universitet).
pr-tell-place = { $count ->
    [0] { $who } plasserer ingen: { FORM($what, "indefinite") }.
    [one] { $who } plasserer { $count } kolonist: { FORM($what, "indefinite") }.
   *[other] { $who } plasserer { $count } kolonistar: { FORM($what, "indefinite") }.
}
pr-tell-build = { $who } bygg { FORM($what, "with-article") } for { $price } og har { $purse } att.
pr-tell-build-cheaper = { $who } bygg { FORM($what, "with-article") } for { $price } ({ $printed } − { $saved }) og har { $purse } att.
pr-tell-produce = { $who } produserer.
pr-tell-extra = { $who } tek 1 { $what } til (privilegium).
pr-tell-sell = { $who } sel { $what } for { $price } og har { $purse }.
pr-tell-load = { $who } lastar { $count } { $what } på skipet med { $ship } rom for { $points } poeng.
pr-tell-wharf = { $who } skipar ut { $count } { $what } frå bryggja for { $points } poeng.
pr-tell-keep = { $who } beheld { $count } { $what }.
pr-tell-stored = { $who } beheld ikkje meir.
pr-tell-pass = { $who } står over.
pr-tell-no-tile = { $who } tek inga brikke.
pr-tell-no-building = { $who } bygg ingenting.
pr-tell-no-sale = { $who } sel ingenting.
pr-tell-no-unload = { $who } tek ikkje fleire kolonistar frå skipet.
pr-tell-no-production = { $who } produserer ingenting.
pr-tell-no-barrel = { $who } tek inga tønne til.
pr-tell-no-colonist = { $who } tek ingen kolonist til.
pr-tell-makes = { $who } produserer { $goods }.
pr-tell-makes-and-earns = { $count ->
    [one] { $who } produserer { $goods } og får { $count } dublon.
   *[other] { $who } produserer { $goods } og får { $count } dublonar.
}
pr-tell-makes-nothing = Ingen produserer noko.
pr-tell-arrivals = Kolonistar: { $list }.
pr-tell-arrival = { $who } { $count }
pr-tell-gives-back = Tilbake til forrådet: { $goods }.
pr-tell-sails = Skipet med { $ship } rom seglar av garde med { FORM($what, "definite") }.
pr-tell-house = Handelshuset var fullt og vert tømt.
pr-tell-round = Ein ny runde byrjar: { $who } er guvernør.
pr-tell-ending = Dette er siste runde.
pr-ended-points = Det er slutt på sigerspoenga.
pr-ended-city = Ein by er full: { $who }.
pr-ended-colonists = Det var for få kolonistar til skipet.
pr-ended-tie = Like mange poeng: Fleire dublonar og tønner avgjer, { $most } mot { $next }.

pr-score-chips = Utskipa
pr-score-buildings = Bygningar
