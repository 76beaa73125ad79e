# Puerto Rico.

game-puerto-rico = Puerto Rico
game-puerto-rico-summary = Ültetvényesek szerepeket választanak, amelyeket mindenki végrehajt: telepítenek, építenek, termelnek, eladnak és pontokért szállítanak.
game-puerto-rico-series = Ültetvények és hajók
game-puerto-rico-time = 60 perc
game-puerto-rico-weight = nehéz

option-puerto-rico-declining = Lemondás a hajó telepeseiről, a termelésről és az egy megtartható hordóról
option-puerto-rico-declining-usual = szokásos: mind kérdés nélkül jár
option-puerto-rico-declining-asked = kérdéssel: a játékos lemondhat róluk

# Roles, goods, tiles, buildings.

pr-roles = Szerepek
pr-role-settler = Ültet{ "\u00AD" }vényes
    .inline = ültetvényes
    .definite-accusative = az ültetvényest
pr-role-mayor = Polgár{ "\u00AD" }mester
    .inline = polgármester
    .definite-accusative = a polgármestert
pr-role-builder = Építész
    .inline = építész
    .definite-accusative = az építészt
pr-role-craftsman = Iparos
    .inline = iparos
    .definite-accusative = az iparost
pr-role-trader = Kereskedő
    .inline = kereskedő
    .definite-accusative = a kereskedőt
pr-role-captain = Kapitány
    .inline = kapitány
    .definite-accusative = a kapitányt
pr-role-prospector = Aranyásó
    .inline = aranyásó
    .definite-accusative = az aranyásót
pr-role-prospector-2 = Aranyásó II.
    .inline = aranyásó II.
    .definite-accusative = a második aranyásót
pr-privilege-settler = vagy kőbánya
pr-privilege-mayor = +1 telepes
pr-privilege-builder = −1 az árból
pr-privilege-craftsman = +1 hordó
pr-privilege-trader = +1 dublon
pr-privilege-captain = +1 pont
pr-privilege-prospector = +1 dublon
pr-privilege-prospector-2 = +1 dublon
pr-to-take = jár vele
pr-free = szabad
pr-now = most
pr-you = te
pr-you-title = Te

pr-good-corn = kukorica
    .accusative = kukoricát
pr-good-indigo = indigó
    .accusative = indigót
pr-good-sugar = cukor
    .accusative = cukrot
pr-good-tobacco = dohány
    .accusative = dohányt
pr-good-coffee = kávé
    .accusative = kávét
pr-tile-corn = kukorica
    .accusative = kukoricaültetvényt
pr-tile-indigo = indigó
    .accusative = indigóültetvényt
pr-tile-sugar = cukor
    .accusative = cukorültetvényt
pr-tile-tobacco = dohány
    .accusative = dohányültetvényt
pr-tile-coffee = kávé
    .accusative = kávéültetvényt
pr-tile-quarry = kőbánya
    .accusative = kőbányát
pr-letter-corn = K
pr-letter-indigo = I
pr-letter-sugar = C
pr-letter-tobacco = D
pr-letter-coffee = Ká
pr-letter-quarry = Kő

pr-building-small-indigo-plant = Kis indigó{ "\u00AD" }üzem
    .inline = kis indigóüzem
    .accusative = kis indigóüzemet
pr-building-small-sugar-mill = Kis cukor{ "\u00AD" }malom
    .inline = kis cukormalom
    .accusative = kis cukormalmot
pr-building-small-market = Kis piac
    .inline = kis piac
    .accusative = kis piacot
pr-building-hacienda = Hacienda
    .inline = hacienda
    .accusative = haciendát
pr-building-construction-hut = Építő{ "\u00AD" }kunyhó
    .inline = építőkunyhó
    .accusative = építőkunyhót
pr-building-small-warehouse = Kis raktár
    .inline = kis raktár
    .accusative = kis raktárat
pr-building-indigo-plant = Indigó{ "\u00AD" }üzem
    .inline = indigóüzem
    .accusative = indigóüzemet
pr-building-sugar-mill = Cukor{ "\u00AD" }malom
    .inline = cukormalom
    .accusative = cukormalmot
pr-building-hospice = Ispotály
    .inline = ispotály
    .accusative = ispotályt
pr-building-office = Iroda
    .inline = iroda
    .accusative = irodát
pr-building-large-market = Nagy piac
    .inline = nagy piac
    .accusative = nagy piacot
pr-building-large-warehouse = Nagy raktár
    .inline = nagy raktár
    .accusative = nagy raktárat
pr-building-tobacco-storage = Dohány{ "\u00AD" }tároló
    .inline = dohánytároló
    .accusative = dohánytárolót
pr-building-coffee-roaster = Kávé{ "\u00AD" }pörkölő
    .inline = kávépörkölő
    .accusative = kávépörkölőt
pr-building-factory = Manu{ "\u00AD" }faktúra
    .inline = manufaktúra
    .accusative = manufaktúrát
pr-building-university = Egyetem
    .inline = egyetem
    .accusative = egyetemet
pr-building-harbor = Kikötő
    .inline = kikötő
    .accusative = kikötőt
pr-building-wharf = Rakpart
    .inline = rakpart
    .accusative = rakpartot
pr-building-guild-hall = Céhház
    .inline = céhház
    .accusative = céhházat
pr-building-residence = Rezidencia
    .inline = rezidencia
    .accusative = rezidenciát
pr-building-fortress = Erőd
    .inline = erőd
    .accusative = erődöt
pr-building-customs-house = Vámház
    .inline = vámház
    .accusative = vámházat
pr-building-city-hall = Városháza
    .inline = városháza
    .accusative = városházát
pr-does-small-indigo-plant = indigót ad
pr-does-small-sugar-mill = cukrot ad
pr-does-small-market = +1 eladáskor
pr-does-hacienda = +1 húzott lapka
pr-does-construction-hut = kőbányát is vehet
pr-does-small-warehouse = 1 fajtát tárol
pr-does-indigo-plant = indigót ad
pr-does-sugar-mill = cukrot ad
pr-does-hospice = lapka telepessel
pr-does-office = azonosat is elad
pr-does-large-market = +2 eladáskor
pr-does-large-warehouse = 2 fajtát tárol
pr-does-tobacco-storage = dohányt ad
pr-does-coffee-roaster = kávét ad
pr-does-factory = fajtánként fizet
pr-does-university = épület telepessel
pr-does-harbor = rakodás: +1 pont
pr-does-wharf = saját hajó, 11
pr-does-guild-hall = üzemenként 1–2
pr-does-residence = 4–7 a lapkákért
pr-does-fortress = 3 telepes után 1
pr-does-customs-house = 4 pont után 1
pr-does-city-hall = lilánként 1

# The table.

pr-shelves = Mi legyen látható
pr-shelf-buildings = Épületek
pr-shelf-fields = Lapkák
pr-shelf-ships = Hajók
pr-plantations = Ültetvények
pr-stacks = { $count } a pakliban · { $discard } eldobva
pr-quarries = { $count ->
    [0] nincs kőbánya
   *[other] { $count } kőbánya
}
pr-draw = húzás
pr-ships = Kereskedőhajók
pr-ship = { $ship } rakhelyes hajó: { $count } rakhely foglalt, { $what }.
pr-ship-empty = még üres
pr-house = Kereskedőház
pr-house-empty = még üres
pr-supply = Készlet
pr-and-price = és eladási ár
pr-supply-ship = { $count } a hajón
pr-colonists = telepes
pr-points-left = pont
pr-prices = Épületek
pr-column = { $count ->
    [one] { $count } kőbánya
   *[other] max. { $count } kőbánya
}
pr-column-large = max. { $count } · 2 városmező
pr-own = tiéd
pr-sold = elfogyott
pr-short = hiány: { $count }
pr-crowded = nincs hely
pr-left = { $count ->
    [0] nincs több
   *[other] maradt: { $count }
}

# The own side and the panels.

pr-yours = Amid van
pr-doubloons-word = { $count ->
   *[other] dublon
}
pr-points-of = { $chips } + { $rest } pont
pr-points-known = pont
pr-points-hidden = pont az épületekért; a jelzők rejtettek
pr-folk = { $count } telepes, San Juanban { $idle ->
    [0] egy sem
   *[other] { $idle }
}
pr-in-san-juan = San Juanban
pr-aim = Hajók, amelyekre berakható: { $good }
pr-island = A szigeted
pr-of-twelve = { $count } a 12-ből
pr-city = A városod
pr-empty-circles = { $count ->
    [0] minden karika betöltve
   *[other] { $count } üres karika
}
pr-keep-send = Ezek megtartása
pr-keep-free = 1 hordó raktár nélkül
pr-keep-kinds = { $count } fajta
pr-keep-hint = Kattints arra, amit megtartasz
pr-keep-kept = megtartva: #
pr-keep-back = visszaadva: #
pr-their-island = Sziget
pr-their-city = Város
pr-circles = { $of } karikából { $count } betelepítve
pr-circle = { $site }: { $nth }. karika, összesen { $of }
pr-muster-left = még # telepes
pr-muster-fill = Kitöltés
pr-muster-reset = Elölről
pr-muster-done = Kész
pr-governor = kormányzó

# Tips.

pr-tip-privilege = Privilégium: { $what }
pr-tip-on-card = { $count ->
    [0] nincs dublon a kártyán
   *[other] { $count } dublon a kártyán
}
pr-tip-stacks = még { $count } a képpel lefelé fekvő paklikban
pr-tip-quarry = az ültetvényesnek, vagy építőkunyhóval
pr-tip-stock = { $of } közül { $count } a készletben
pr-tip-price = eladási ára: { $price }
pr-tip-boat = A telepeshajó
pr-tip-colonists = Telepesek a készletben
pr-tip-points = Győzelmi pontok a készletben
pr-tip-folk = A telepeseid
pr-tip-purse = A dublonjaid
pr-tip-fame = { $chips } pont jelzőkben, amelyeket csak te látsz, és { $rest } az épületeidért, ahogy most állnak
pr-tip-printed = { $points } pont, { $circles } karika, maradt: { $left }/{ $of }
pr-tip-cost = ára { $price }, neked { $own }

# Questions and buttons.

pr-has-privilege = { $who } privilégiuma
pr-has-privilege-you = tiéd a privilégium
pr-is-governor = { $who } a kormányzó
pr-is-governor-you = te vagy a kormányzó

pr-ask-pick = szerep választása
pr-ask-settler = lapka elvétele vagy passz
pr-ask-hospice = telepes az új lapkára ({ $site }) vagy passz
pr-ask-mayor = még egy telepes elvétele vagy passz
pr-ask-colonists = { $count } telepes elhelyezése
pr-ask-builder = építés vagy passz
pr-ask-university = telepes az új épületbe ({ $site }) vagy passz
pr-ask-unload = telepes elvétele a hajóról vagy lemondás a továbbiakról
pr-ask-produce = termelés vagy passz
pr-ask-craftsman = még egy áruhordó elvétele vagy passz
pr-ask-trader = egy áruhordó eladása vagy passz
pr-ask-captain = áru berakodása
pr-ask-storing = { $kinds ->
    [0] az egyetlen megtartandó áruhordó kiválasztása
    [one] { $kinds } fajta minden hordójának és még egy áruhordónak a megtartása
   *[other] { $kinds } fajta minden hordójának és még egy áruhordónak a megtartása
}
pr-last-round = { $ask } (ez az utolsó forduló)

pr-do-pick = { $count ->
    [0] { $role } ({ $privilege })
   *[other] { $role } ({ $privilege }), a kártyán { $count } dublon
}
pr-do-settle = Lapka elvétele: { $site }
pr-do-hacienda = Előbb egy lapka a paklikból (hacienda)
pr-do-colonist = Telepes elvétele
pr-do-place = { $site }: { $of } karikából { $count }
pr-do-place-all = Telepesek ({ $sites })
pr-do-build = Építés: { FORM($building, "inline") }, ár: { $price } ({ $points } pont)
pr-do-produce = Termelés
pr-do-extra = Egy hordó elvétele: { $good }
pr-do-sell = Eladás: { $good }, ár: { $price }
pr-do-load = Berakodás: { $count } { $good }, { $ship } rakhelyes hajó, { $points } pont
pr-do-wharf = Elszállítás a rakpartról: { $count } { $good }, { $points } pont
pr-do-keep = Megtartás: { $count } { $good }
pr-do-give-back = A többi visszaadása
pr-do-pass = Passz
pr-pass-settler = Passz, nem kell lapka
pr-pass-colonist = Passz, nem kell telepes
pr-pass-builder = Passz, nincs építés
pr-pass-unload = Passz, nem kell több telepes
pr-pass-produce = Passz, nincs termelés
pr-pass-craftsman = Passz, nem kell áruhordó
pr-pass-trader = Passz, nincs eladás
pr-pass-captain = Passz, nincs berakodás

# The log.

pr-tell-governor = { $who } az első kormányzó.
pr-tell-tile = Új ültetvény: { $what }.
pr-tell-hacienda-tile = { $who } lapkát kap a haciendával: { $what }.
pr-tell-pick = { $count ->
    [0] { $who } { FORM($what, "definite-accusative") } választja.
   *[other] { $who } { FORM($what, "definite-accusative") } választja, és kap { $count } dublont.
}
pr-tell-prospector = Egy dublon érkezik a bankból.
pr-tell-hacienda = { $who } használja a haciendát.
pr-tell-settle = { $who } elvesz egy lapkát: { $what }.
pr-tell-colonist = { $who } elvesz még egy telepest (privilégium).
pr-tell-hospice = { $who } betelepíti az új lapkát (ispotály).
pr-tell-university = { $who } betelepíti az új épületet (egyetem).
pr-tell-place = { $count ->
    [0] { $who } üresen hagyja: { FORM($what, "inline") }.
   *[other] { $who } elhelyez { $count } telepest: { FORM($what, "inline") }.
}
pr-tell-build = { $who } felépít egy { FORM($what, "accusative") } { $price } dublonért, marad { $purse } dublonja.
pr-tell-build-cheaper = { $who } felépít egy { FORM($what, "accusative") } { $price } dublonért ({ $printed } − { $saved }), marad { $purse } dublonja.
pr-tell-produce = { $who } termel.
pr-tell-extra = { $who } elvesz még 1 hordó { FORM($what, "accusative") } (privilégium).
pr-tell-sell = { $who } elad 1 hordó { FORM($what, "accusative") } { $price } dublonért, így { $purse } dublonja van.
pr-tell-load = { $who } berak { $count } { FORM($what, "accusative") } { ARTICLE($ship) } { $ship } rakhelyes hajóra { $points } pontért.
pr-tell-wharf = { $who } elszállít { $count } { FORM($what, "accusative") } a rakpartról { $points } pontért.
pr-tell-keep = { $who } megtart { $count } { FORM($what, "accusative") }.
pr-tell-stored = { $who } nem tart meg többet.
pr-tell-pass = { $who } passzol.
pr-tell-no-tile = { $who } nem vesz el lapkát.
pr-tell-no-building = { $who } nem épít semmit.
pr-tell-no-sale = { $who } nem ad el semmit.
pr-tell-no-unload = { $who } nem vesz el több telepest a hajóról.
pr-tell-no-production = { $who } nem termel semmit.
pr-tell-no-barrel = { $who } nem vesz el több áruhordót.
pr-tell-no-colonist = { $who } nem vesz el több telepest.
pr-tell-makes = { $who } termel { FORM($goods, "accusative") }.
pr-tell-makes-and-earns = { $who } termel { FORM($goods, "accusative") }, és kap { $count } dublont.
pr-tell-makes-nothing = Senki sem termel semmit.
pr-tell-arrivals = Érkező telepesek – { $list }.
pr-tell-arrival = { $who }: { $count }
pr-tell-gives-back = Vissza a készletbe: { $goods }.
pr-tell-sails = Kifut { ARTICLE($ship) } { $ship } rakhelyes hajó, rakománya: { $what }.
pr-tell-house = A kereskedőház betelt, és most kiürül.
pr-tell-round = Új forduló kezdődik: { $who } a kormányzó.
pr-tell-ending = Ez az utolsó forduló.
pr-ended-points = Elfogytak a győzelmi pontok.
pr-ended-city = Megtelt egy város: { $who }.
pr-ended-colonists = Nem volt elég telepes a hajóra.
pr-ended-tie = Egyenlő pontszám: a több dublon és hordó dönt, { $most } : { $next }.

pr-score-chips = Elszállítva
pr-score-buildings = Épületek
