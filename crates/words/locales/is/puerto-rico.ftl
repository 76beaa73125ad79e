# Puerto Rico.

game-puerto-rico = Puerto Rico
game-puerto-rico-summary = Plantekrueigendur velja hlutverk sem allir framkvæma: þeir nema land, byggja, framleiða, selja og flytja út vörur fyrir stig.
game-puerto-rico-series = Plantekrur og skip
game-puerto-rico-time = 60 mín.
game-puerto-rico-weight = þungt

option-puerto-rico-declining = Að hafna nýlendubúum af skipinu, framleiðslu og tunnunni sem geyma má
option-puerto-rico-declining-usual = venjulegt: allt kemur án spurningar
option-puerto-rico-declining-asked = spurt: leikmaðurinn má hafna

# Roles, goods, tiles, buildings.

# The accusative of a role has the article, for "velur landnemann". A tile has another word for indigo than
# the good: what grows. "placing" says where colonists are put, with the preposition.
pr-roles = Hlutverk
pr-role-settler = Landnemi
    .accusative = landnemann
pr-role-mayor = Borgar­stjóri
    .accusative = borgarstjórann
pr-role-builder = Bygginga­meistari
    .accusative = byggingameistarann
pr-role-craftsman = Handverks­maður
    .accusative = handverksmanninn
pr-role-trader = Kaupmaður
    .accusative = kaupmanninn
pr-role-captain = Skipstjóri
    .accusative = skipstjórann
pr-role-prospector = Gull­grafari
    .accusative = gullgrafarann
pr-role-prospector-2 = Gull­grafari
    .accusative = gullgrafarann
pr-privilege-settler = eða grjótnáma
pr-privilege-mayor = +1 nýlendubúi
pr-privilege-builder = 1 ódýrara
pr-privilege-craftsman = +1 tunna
pr-privilege-trader = +1 doblúna
pr-privilege-captain = +1 stig
pr-privilege-prospector = +1 doblúna
pr-privilege-prospector-2 = +1 doblúna
pr-to-take = aukalega
pr-free = laust
pr-now = núna
pr-you = þú
pr-you-title = Þú

pr-good-corn = maís
    .accusative = maís
    .dative = maís
pr-good-indigo = indíalitur
    .accusative = indíalit
    .dative = indíalit
pr-good-sugar = sykur
    .accusative = sykur
    .dative = sykri
pr-good-tobacco = tóbak
    .accusative = tóbak
    .dative = tóbaki
pr-good-coffee = kaffi
    .accusative = kaffi
    .dative = kaffi
pr-tile-corn = maís
    .accusative = maísplantekru
    .placing = á maísplantekrur
pr-tile-indigo = indígó
    .accusative = indígóplantekru
    .placing = á indígóplantekrur
pr-tile-sugar = sykur
    .accusative = sykurplantekru
    .placing = á sykurplantekrur
pr-tile-tobacco = tóbak
    .accusative = tóbaksplantekru
    .placing = á tóbaksplantekrur
pr-tile-coffee = kaffi
    .accusative = kaffiplantekru
    .placing = á kaffiplantekrur
pr-tile-quarry = grjótnáma
    .accusative = grjótnámu
    .placing = í grjótnámur
pr-letter-corn = M
pr-letter-indigo = I
pr-letter-sugar = S
pr-letter-tobacco = T
pr-letter-coffee = K
pr-letter-quarry = G

pr-building-small-indigo-plant = Lítil indígó­vinnsla
    .accusative = litla indígóplöntuvinnslu
    .placing = í litla indígóplöntuvinnslu
pr-building-small-sugar-mill = Lítil sykur­vinnsla
    .accusative = litla sykurvinnslu
    .placing = í litla sykurvinnslu
pr-building-small-market = Lítill markaður
    .accusative = lítinn markað
    .placing = á lítinn markað
pr-building-hacienda = Búgarður
    .accusative = búgarð
    .placing = á búgarð
pr-building-construction-hut = Smiðja
    .accusative = smiðju
    .placing = í smiðju
pr-building-small-warehouse = Lítið vöruhús
    .accusative = lítið vöruhús
    .placing = í lítið vöruhús
pr-building-indigo-plant = Indígó­vinnsla
    .accusative = indígóplöntuvinnslu
    .placing = í indígóplöntuvinnslu
pr-building-sugar-mill = Sykur­vinnsla
    .accusative = sykurvinnslu
    .placing = í sykurvinnslu
pr-building-hospice = Gistihús
    .accusative = gistihús
    .placing = í gistihús
pr-building-office = Skrifstofa
    .accusative = skrifstofu
    .placing = á skrifstofu
pr-building-large-market = Stór markaður
    .accusative = stóran markað
    .placing = á stóran markað
pr-building-large-warehouse = Stórt vöruhús
    .accusative = stórt vöruhús
    .placing = í stórt vöruhús
pr-building-tobacco-storage = Tóbaks­geymsla
    .accusative = tóbaksgeymslu
    .placing = í tóbaksgeymslu
pr-building-coffee-roaster = Kaffi­brennsla
    .accusative = kaffibrennslu
    .placing = í kaffibrennslu
pr-building-factory = Verksmiðja
    .accusative = verksmiðju
    .placing = í verksmiðju
pr-building-university = Háskóli
    .accusative = háskóla
    .placing = í háskóla
pr-building-harbor = Höfn
    .accusative = höfn
    .placing = í höfn
pr-building-wharf = Bryggja
    .accusative = bryggju
    .placing = á bryggju
pr-building-guild-hall = Gildissalur
    .accusative = gildissal
    .placing = í gildissal
pr-building-residence = Heimili
    .accusative = heimili
    .placing = á heimili
pr-building-fortress = Virki
    .accusative = virki
    .placing = í virki
pr-building-customs-house = Tollhús
    .accusative = tollhús
    .placing = í tollhús
pr-building-city-hall = Ráðhús
    .accusative = ráðhús
    .placing = í ráðhús
pr-does-small-indigo-plant = vinnur indíalit
pr-does-small-sugar-mill = vinnur sykur
pr-does-small-market = +1 við sölu
pr-does-hacienda = dregur 1 aukaflís
pr-does-construction-hut = má taka grjótnámu
pr-does-small-warehouse = geymir 1 tegund
pr-does-indigo-plant = vinnur indíalit
pr-does-sugar-mill = vinnur sykur
pr-does-hospice = ný flís mönnuð
pr-does-office = selur sömu tegund
pr-does-large-market = +2 við sölu
pr-does-large-warehouse = geymir 2 tegundir
pr-does-tobacco-storage = vinnur tóbak
pr-does-coffee-roaster = vinnur kaffi
pr-does-factory = doblúnur á tegund
pr-does-university = ný bygging mönnuð
pr-does-harbor = +1 stig á losun
pr-does-wharf = eigið skip, 11
pr-does-guild-hall = 1–2 á hverja stöð
pr-does-residence = 4–7 fyrir flísar
pr-does-fortress = 1 á 3 nýlendubúa
pr-does-customs-house = 1 á hver 4 stig
pr-does-city-hall = 1 á fjólubláa

# The table.

pr-shelves = Það sem á að skoða
pr-shelf-buildings = Byggingar
pr-shelf-fields = Plantekrur
pr-shelf-ships = Skip
pr-plantations = Plantekrur
pr-stacks = { $count } í stöflum · { $discard } í kastbunka
pr-quarries = { $count ->
    [0] engin náma
    [one] { $count } náma
   *[other] { $count } námur
}
pr-draw = draga eina
pr-ships = Vöruflutningaskip
pr-ship = { $ship } farmrýma skipið: fyllt rými { $count } af { $ship }, { $what }.
pr-ship-empty = ekkert enn
pr-house = Verslun
pr-house-empty = ekkert í henni
pr-supply = Banki
pr-and-price = og söluverð
pr-supply-ship = { $count } á skipinu
pr-colonists = nýlendubúar
pr-points-left = stig
pr-prices = Byggingar
pr-column = { $count ->
    [one] { $count } grjótnáma
   *[other] mest { $count } grjótnámur
}
pr-column-large = mest { $count } · þarf 2 reiti
pr-own = þín
pr-sold = uppselt
pr-short = vantar { $count }
pr-crowded = ekki pláss
pr-left = { $count ->
    [0] engin eftir
   *[other] { $count } eftir
}

# The own side and the panels.

pr-yours = Það sem þú átt
pr-doubloons-word = { $count ->
    [one] doblúna
   *[other] doblúnur
}
pr-points-of = { $chips } + { $rest } stig
pr-points-known = stig
pr-points-hidden = stig bygginga; skildirnir eru faldir
pr-folk = { $count ->
    [one] { $count } nýlendubúi
   *[other] { $count } nýlendubúar
}, { $idle ->
    [0] enginn
   *[other] { $idle }
} í San Juan
pr-in-san-juan = í San Juan
pr-aim = Sýna skipin sem taka við { FORM($good, "dative") }
pr-island = Eyjan þín
pr-of-twelve = { $count } af 12
pr-city = Borgin þín
pr-empty-circles = { $count ->
    [0] allir hringir fullir
    [one] { $count } tómur hringur
   *[other] { $count } tómir hringir
}
pr-keep-send = Geyma þetta
pr-keep-free = 1 tunna án vöruhúss
pr-keep-kinds = { $count ->
    [one] { $count } tegund
   *[other] { $count } tegundir
}
pr-keep-hint = Smelltu á það sem á að geyma
pr-keep-kept = geymt: #
pr-keep-back = skilað: #
pr-their-island = Eyja
pr-their-city = Borg
pr-circles = { $count ->
    [one] { $count } af { $of } mannaður
   *[other] { $count } af { $of } mannaðir
}
pr-circle = { $site }: hringur { $nth } af { $of }
pr-muster-left = # eftir að setja
pr-muster-fill = Fylla
pr-muster-reset = Hreinsa
pr-muster-done = Ljúka
pr-governor = landstjóri

# Tips.

pr-tip-privilege = Fríðindi: { $what }
pr-tip-on-card = { $count ->
    [0] engar doblúnur á spjaldinu
    [one] { $count } doblúna á spjaldinu
   *[other] { $count } doblúnur á spjaldinu
}
pr-tip-stacks = { $count } í viðbót í stöflunum á hvolfi
pr-tip-quarry = fyrir landnemann, eða með smiðju
pr-tip-stock = { $count } af { $of } í bankanum
pr-tip-price = söluverð { $price }
pr-tip-boat = Nýlenduskipið
pr-tip-colonists = Nýlendubúar í bankanum
pr-tip-points = Vinningsstig í pottinum
pr-tip-folk = Nýlendubúarnir þínir
pr-tip-purse = Doblúnurnar þínar
pr-tip-fame = { $chips } í skjöldum, sem aðeins þú sérð, og { $rest } fyrir byggingar eins og þær standa
pr-tip-printed = { $points } stig, { $circles ->
    [one] { $circles } hringur
   *[other] { $circles } hringir
}, { $left } af { $of } eftir
pr-tip-cost = kostar { $price }, þig { $own }

# Questions and buttons.

pr-has-privilege = { $who } nýtur fríðindanna
pr-has-privilege-you = þú nýtur fríðindanna
pr-is-governor = { $who } er landstjóri
pr-is-governor-you = þú ert landstjóri

pr-ask-pick = velja hlutverk
pr-ask-settler = taka flís eða sitja hjá
pr-ask-hospice = taka nýlendubúa á nýju flísina ({ $site }) eða sitja hjá
pr-ask-mayor = taka nýlendubúa að auki eða sitja hjá
pr-ask-colonists = setja niður { $count } nýlendubúa
pr-ask-builder = reisa byggingu eða sitja hjá
pr-ask-university = taka nýlendubúa í nýju bygginguna ({ $site }) eða sitja hjá
pr-ask-unload = taka nýlendubúa af skipinu eða ekki fleiri
pr-ask-produce = framleiða eða sitja hjá
pr-ask-craftsman = taka tunnu að auki eða sitja hjá
pr-ask-trader = selja tunnu eða sitja hjá
pr-ask-captain = losa vörur um borð í skip
pr-ask-storing = { $kinds ->
    [0] velja eina tunnu til að geyma
    [one] geyma allt af { $kinds } tegund og eina tunnu að auki
   *[other] geyma allt af { $kinds } tegundum og eina tunnu að auki
}
pr-last-round = { $ask } (þetta er síðasta umferð)

pr-do-pick = { $count ->
    [0] { $role } ({ $privilege })
    [one] { $role } ({ $privilege }), { $count } doblúna á spjaldinu
   *[other] { $role } ({ $privilege }), { $count } doblúnur á spjaldinu
}
pr-do-settle = Taka { FORM($site, "accusative") }
pr-do-hacienda = Fyrst flís úr stöflunum (búgarður)
pr-do-colonist = Taka nýlendubúa
pr-do-place = { $site }: { $count } af { $of }
pr-do-place-all = Nýlendubúar ({ $sites })
pr-do-build = Reisa { FORM($building, "accusative") } fyrir { $price } ({ $points } stig)
pr-do-produce = Framleiða
pr-do-extra = Taka tunnu af { FORM($good, "dative") }
pr-do-sell = Selja { FORM($good, "accusative") } fyrir { $price }
pr-do-load = { $count ->
    [one] Losa { $count } tunnu af { FORM($good, "dative") } um borð í { $ship } farmrýma skipið ({ $points } stig)
   *[other] Losa { $count } tunnur af { FORM($good, "dative") } um borð í { $ship } farmrýma skipið ({ $points } stig)
}
pr-do-wharf = { $count ->
    [one] Nota bryggjuna: { $count } tunna af { FORM($good, "dative") } ({ $points } stig)
   *[other] Nota bryggjuna: { $count } tunnur af { FORM($good, "dative") } ({ $points } stig)
}
pr-do-keep = { $count ->
    [one] Geyma { $count } tunnu af { FORM($good, "dative") }
   *[other] Geyma { $count } tunnur af { FORM($good, "dative") }
}
pr-do-give-back = Skila afganginum
pr-do-pass = Sitja hjá
pr-pass-settler = Sitja hjá, taka enga flís
pr-pass-colonist = Sitja hjá, taka engan nýlendubúa
pr-pass-builder = Sitja hjá, reisa ekkert
pr-pass-unload = Sitja hjá, taka ekki fleiri nýlendubúa
pr-pass-produce = Sitja hjá, framleiða ekkert
pr-pass-craftsman = Sitja hjá, taka enga tunnu
pr-pass-trader = Sitja hjá, selja ekkert
pr-pass-captain = Sitja hjá, losa ekkert um borð

# The log.

pr-tell-governor = { $who } er fyrsti landstjórinn.
pr-tell-tile = Plantekru er flett upp: { $what }.
pr-tell-hacienda-tile = { $who } fær flís með búgarðinum: { $what }.
pr-tell-pick = { $count ->
    [0] { $who } velur { FORM($what, "accusative") }.
    [one] { $who } velur { FORM($what, "accusative") } og fær { $count } doblúnu.
   *[other] { $who } velur { FORM($what, "accusative") } og fær { $count } doblúnur.
}
pr-tell-prospector = Ein doblúna kemur úr bankanum.
pr-tell-hacienda = { $who } notar búgarðinn.
pr-tell-settle = { $who } tekur { FORM($what, "accusative") }.
pr-tell-colonist = { $who } tekur nýlendubúa að auki (fríðindi).
pr-tell-hospice = { $who } mannar nýju flísina (gistihús).
pr-tell-university = { $who } mannar nýju bygginguna (háskóli).
pr-tell-place = { $count ->
    [0] { $who } setur engan nýlendubúa { FORM($what, "placing") }.
   *[other] { $who } setur { $count } nýlendubúa { FORM($what, "placing") }.
}
pr-tell-build = { $price ->
    [one] { $who } reisir { FORM($what, "accusative") } fyrir { $price } doblúnu, á { $purse } eftir.
   *[other] { $who } reisir { FORM($what, "accusative") } fyrir { $price } doblúnur, á { $purse } eftir.
}
pr-tell-build-cheaper = { $price ->
    [one] { $who } reisir { FORM($what, "accusative") } fyrir { $price } doblúnu ({ $printed } − { $saved }), á { $purse } eftir.
   *[other] { $who } reisir { FORM($what, "accusative") } fyrir { $price } doblúnur ({ $printed } − { $saved }), á { $purse } eftir.
}
pr-tell-produce = { $who } framleiðir.
pr-tell-extra = { $who } tekur tunnu af { FORM($what, "dative") } að auki (fríðindi).
pr-tell-sell = { $price ->
    [one] { $who } selur { FORM($what, "accusative") } fyrir { $price } doblúnu, á nú { $purse }.
   *[other] { $who } selur { FORM($what, "accusative") } fyrir { $price } doblúnur, á nú { $purse }.
}
pr-tell-load = { $count ->
    [one] { $who } losar { $count } tunnu af { FORM($what, "dative") } um borð í { $ship } farmrýma skipið og fær { $points } stig.
   *[other] { $who } losar { $count } tunnur af { FORM($what, "dative") } um borð í { $ship } farmrýma skipið og fær { $points } stig.
}
pr-tell-wharf = { $count ->
    [one] { $who } notar bryggjuna fyrir { $count } tunnu af { FORM($what, "dative") } og fær { $points } stig.
   *[other] { $who } notar bryggjuna fyrir { $count } tunnur af { FORM($what, "dative") } og fær { $points } stig.
}
pr-tell-keep = { $count ->
    [one] { $who } geymir { $count } tunnu af { FORM($what, "dative") }.
   *[other] { $who } geymir { $count } tunnur af { FORM($what, "dative") }.
}
pr-tell-stored = { $who } geymir ekki meira.
pr-tell-pass = { $who } situr hjá.
pr-tell-no-tile = { $who } tekur enga flís.
pr-tell-no-building = { $who } reisir ekkert.
pr-tell-no-sale = { $who } selur ekkert.
pr-tell-no-unload = { $who } tekur ekki fleiri nýlendubúa af skipinu.
pr-tell-no-production = { $who } framleiðir ekkert.
pr-tell-no-barrel = { $who } tekur enga tunnu að auki.
pr-tell-no-colonist = { $who } tekur engan nýlendubúa að auki.
pr-tell-makes = { $who } framleiðir { FORM($goods, "accusative") }.
pr-tell-makes-and-earns = { $count ->
    [one] { $who } framleiðir { FORM($goods, "accusative") } og fær { $count } doblúnu.
   *[other] { $who } framleiðir { FORM($goods, "accusative") } og fær { $count } doblúnur.
}
pr-tell-makes-nothing = Enginn framleiðir neitt.
pr-tell-arrivals = Nýlendubúar: { $list }.
pr-tell-arrival = { $who } { $count }
pr-tell-gives-back = Aftur í bankann: { $goods }.
pr-tell-sails = { $ship } farmrýma skipið siglir fullt af { FORM($what, "dative") }.
pr-tell-house = Verslunin var full og er tæmd.
pr-tell-round = Ný umferð hefst: { $who } er landstjóri.
pr-tell-ending = Þetta er síðasta umferð.
pr-ended-points = Vinningsstigin eru búin.
pr-ended-city = Borg er full: { $who }.
pr-ended-colonists = Nýlendubúarnir dugðu ekki á skipið.
pr-ended-tie = Stigin eru jöfn: fleiri doblúnur og tunnur skera úr, { $most } á móti { $next }.

pr-score-chips = Flutt út
pr-score-buildings = Byggingar
