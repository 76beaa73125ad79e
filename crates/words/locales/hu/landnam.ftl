# Landnám.

game-landnam = Landnám
game-landnam-summary = Telepesek hajóznak egy ismeretlen szigethez, felfedezik, megművelik, kereskednek, és találkoznak az althingen.
game-landnam-series = Ismeretlen sziget
game-landnam-time = 90 perc
game-landnam-weight = nehéz

ln-good-iron = vas
    .accusative = vasat
ln-good-grain = gabona
    .accusative = gabonát
ln-good-sheep = juh
    .accusative = juhot
ln-good-wood = fa
    .accusative = fát
ln-terrain-sea = tenger
    .accusative = tengert
ln-terrain-bog = láp
    .accusative = lápot
ln-terrain-field = szántóföld
    .short = szántó
    .accusative = szántóföldet
ln-terrain-meadow = rét
    .accusative = rétet
ln-terrain-forest = erdő
    .accusative = erdőt
ln-terrain-mountain = hegy
    .accusative = hegyet
ln-kind-settler = telepes
    .accusative = telepest
    .possessive = telepese
ln-kind-ship = hajó
    .accusative = hajót
    .possessive = hajója
ln-farm-name = tanya
    .accusative = tanyát
ln-village-name = falu
    .accusative = falut
ln-nothing = semmi
    .accusative = semmit
ln-outer = a külső tenger
ln-north = É
ln-place = { $terrain } { $field }
ln-place-numbered = { $terrain } { $field } ({ $count })
ln-place-unknown = ismeretlen { $field }
ln-corner = { $one }, { $two } és { $three }

ln-fate-good-year = Bő esztendő
ln-fate-second-sowing = Második vetés
ln-fate-fallow = Ugar
ln-fate-settlement = Egyezség
ln-fate-weapon-clash = Fegyver{ "\u00AD" }zörgés
ln-fate-lawspeaker = Törvény{ "\u00AD" }mondó
ln-fate-landing = Partra{ "\u00AD" }szállás
ln-fate-mountain-path = Hegyi ösvény
ln-fate-fair-wind = Kedvező szél
ln-fate-fresh-horses = Friss lovak
ln-fate-drive-off = Elűzés
ln-fate-find-bog = Láp fel{ "\u00AD" }fedezése
ln-fate-find-field = Szántó{ "\u00AD" }föld fel{ "\u00AD" }fedezése
ln-fate-find-meadow = Rét fel{ "\u00AD" }fedezése
ln-fate-find-forest = Erdő fel{ "\u00AD" }fedezése
ln-fate-good-omens = Jó előjelek
ln-fate-second-sight = Jövőbe{ "\u00AD" }látás
ln-fate-text-good-year = Egy mező kétszer annyit ad neked
ln-fate-text-second-sowing = Új dobás az aratáshoz
ln-fate-text-fallow = E körben egy mező sem öregszik
ln-fate-text-settlement = Az ügy félbeszakad
ln-fate-text-weapon-clash = Az egész althing félbeszakad
ln-fate-text-lawspeaker = Az oldalad tétje kettővel többet ér
ln-fate-text-landing = E lépésben hajó is partra szállhat
ln-fate-text-mountain-path = E lépésben telepes hegyre is léphet
ln-fate-text-fair-wind = Még két lépés a hajónak, amely lépett
ln-fate-text-fresh-horses = Még egy lépés a telepesnek, aki lépett
ln-fate-text-drive-off = Lépj oda, ahol bármilyen egység áll
ln-fate-text-find-bog = Amit felfedezel, az láp
ln-fate-text-find-field = Amit felfedezel, az szántóföld
ln-fate-text-find-meadow = Amit felfedezel, az rét
ln-fate-text-find-forest = Amit felfedezel, az erdő
ln-fate-text-good-omens = Te választod a talált mező számát
ln-fate-text-second-sight = Dobj kétszer, és válassz
ln-sub-phase-harvest = aratás
ln-sub-phase-althing = althing
ln-sub-phase-movement = mozgás
ln-sub-phase-exploration = felfedezés

ln-map = A sziget
ln-choose-unit = A mozgatandó egység
ln-words-fields = Ismert mezők: { $what }
ln-words-unit = { $unit }: { $place }
ln-words-player = { $who }. Tanyák ezek között: { $farms }. Falvak ezek között: { $villages }. Egységek: { $units }. Hajók a külső tengeren: { $ships }.
ln-sign-explore = felfedez
ln-sign-sail = kihajózik
ln-sign-ship = új hajó
ln-sign-age = { $count } → { $next }
ln-sign-steps = { $count ->
   *[other] még { $count } lépés
}
ln-sign-good-year = kétszer
ln-sign-card = { $card }
ln-sign-several = { $count } mód
ln-harvest-hint = amit a sziget most ad
ln-income = Amit egy dobás ad neked
ln-income-none = Még egy mező sem ad neked semmit.
ln-fallow = ebben a körben semmi sem öregszik
ln-goods = Az áruid
ln-goods-stock = Áruk a készletben
ln-goods-hidden = { $count }, mások elől rejtve
ln-fates = A sorskártyáid
ln-phase-harvest = aratás
ln-phase-thing = althing
ln-phase-movement = mozgás
ln-phase-trade = kereskedés
ln-phase-building = építkezés
ln-bar-ask = Ajánlatkérés
ln-bar-reap = Aratás
ln-bar-rest = Nincs több ügy
ln-bar-pass = Kártya nélkül
ln-bar-cast = Dobás
ln-bar-stay = Kint maradás
ln-bar-stop = Tovább: kereskedés
ln-bar-build = Tovább: építkezés
ln-bar-end = A kör befejezése
ln-no-fate = Nincs sorskártyád.
ln-costs = Költségek
ln-costs-can = ✓ ki tudod fizetni
ln-cost-settler = telepes
ln-cost-ship = hajó
ln-cost-farm = tanya+bábu
ln-cost-village = falu
ln-cost-harbor = kikötő
ln-cost-aging = öregítés
ln-cost-of-a-kind = { $count } egyforma
ln-cost-of-its-kind = { $count } ottani áru
ln-cost-tip-settler = Telepes
    Egy tanya körönként egy egységet épít, egy falu hármat, egy mellette lévő mezőre.
ln-cost-tip-ship = Hajó
    Egy tanya körönként egy egységet épít, egy falu hármat, egy mellette lévő mezőre; vagy épület nélkül a külső tengerre.
ln-cost-tip-farm = Tanya
    Egy egység építi a mezője egyik sarkára, egy szám mellé; az egység lekerül a tábláról.
ln-cost-tip-village = Falu
    Egy tenger melletti tanya kap egy második házat.
ln-cost-tip-harbor = Kikötő
    Egy hajó építi a peremen belül, egy szám mellé: ára kettő a kikötő árujából.
ln-cost-tip-aging = Öregítés
    Egy telepes öregítheti a mezőjét; ára egy a mező árujából.
ln-left = Ami maradt
ln-left-tiles = Felfedezésre vár
ln-left-tile = { $count } lapka maradt: { $terrain }
ln-left-deck = sorskártya a pakliban
ln-left-fate = { $count } sorskártya a pakliban
ln-left-discard = Sorskártyapakli; eddig kijátszva:

ln-points-title = Egy tanya 1 pont, egy falu 2, minden jelző 1; a játék annak a körnek a végén ér véget, amelyben valakinek 12 pontja van
ln-white-title = Fehér jelzők: megnyert ügyek
ln-red-title = Piros jelzők: eltávozott törvényen kívüliek
ln-black-title = Fekete jelzők: senki sem mert perelni
ln-white-marker = fehér jelző
ln-red-marker = piros jelző
ln-black-marker = fekete jelző
ln-goods-held = { $count } áru
ln-fate-held = { $count } sorskártya
ln-in-stock = készlet
ln-stock-houses = { $count } ház a készletben
ln-stock-settlers = { $count } telepes a készletben
ln-stock-ships = { $count } hajó a készletben

# Tips: the first line is the name.
ln-title-unknown = { $place }
    Egy oda vezető lépés felfedezi.
ln-title-land = { $place }
    Ezt adja: { $good }. Ilyen lapka még { $left } maradt.
ln-title-number = Szám: { $count }
    Ha öregszik, új száma { $next }. Ilyen jelző még { $left } maradt.
ln-title-harbor = Kikötő: { $good }
    2 { $good } egy másik áruért: a benne álló hajó tulajdonosának, különben a mellette álló épületekének.
ln-title-unit = { $who } { FORM($unit, "possessive") }
    Még { $left } a készletben.
ln-title-outlaw = { $who } { FORM($unit, "possessive") }, törvényen kívüli
    Piros jelzők: { $what }; elűzhetik, és pontot kapnak, ha eltávozik.
ln-title-outer = A külső tenger
    Az egész peremmel szomszédos; aki oda megy, annak a mozgása véget ér.
ln-title-farm = { $who } tanyája
    { $corner } között. 1 pont, 1 áru. Házak a készletben: { $left }.
ln-title-village = { $who } faluja
    { $corner } között. 2 pont, 2 áru. Házak a készletben: { $left }.
ln-title-good = { $good }
    { $left } a készletben.
ln-good-none = Nincs belőle nálad.
ln-good-lacks = A készlet { $count } egyforma áruért ad egy másfajtát.

ln-group-cards = Sorskártyák
ln-group-moves = Mozgások
ln-group-swaps = Sorskártya beváltása árura
ln-group-cases = Ügyek
ln-group-stock = Csere a készlettel
ln-group-offers = Ajánlatok
ln-group-units = Új hajók és telepesek
ln-group-buildings = Tanyák, falvak és kikötők

ln-thing = Az althing
ln-thing-by = { $who } 7-est dobott
ln-thing-naming = { $who } kijelöli, ki perel elsőként.
ln-thing-docket = { $who } még { $count } ügyben perelhet.
ln-thing-closing = Minden ügy lezárult; most a fekete jelzők következnek.
ln-thing-asked = Most althingkártyát játszhat ki: { $who }
ln-thing-asked-you = Most althingkártyát játszhatsz ki.
ln-docket = { $count } indítható, { $against } ellene
ln-docket-title = Egységek, amelyeket ez a játékos perelhet, és lehetséges ügyek ellene: ha három vagy több van, és senki sem perel, fekete jelző jár
ln-docket-round = Ki kit perelhet, és hány ügy lehetséges ellene:
ln-docket-none = nincs ügy
ln-docket-sues = perelheti
ln-docket-against = { $count } ellene
ln-was-sued = perelték
ln-case-possible = { $who } perelheti: { $what }
ln-sue-stake = Per, tét: { $count } { $good }
ln-case-decides = A nagyobb tét fehér jelzőt nyer; ha az alperes veszít, az egysége törvényen kívüli lesz.
ln-plaintiff = perel
ln-defender = védekezik
ln-with = társa: { $who }
ln-case-offered = { $who } dönt, hogy átveszi-e az ügyet.
ln-case-needs = Emelhet: { $who }; ehhez még { $count } { $good } kell.
ln-case-lost = Az ügy elveszett, hacsak valaki nem játszik ki kártyát.
ln-end-plaintiff = { $who } nyer: fehér jelző ({ $count } pont), és a { $unit } törvényen kívüli lesz.
ln-end-defender = { $who } nyer: fehér jelző ({ $count } pont). Minden feltett áru mindenképpen elhasználódik.
ln-raise-to = Emelés: összesen { $count }
ln-hand-to = Átadás
ln-take-short = Az ügy átvétele

ln-explore = Felfedezés: { $field }
ln-explore-bonus = { $count ->
    [0] a zöld kocka dönti el a terepet
   *[other] a zöld kocka, +{ $count }, dönti el a terepet
}
ln-explore-red = a piros kocka adja a számot
ln-explore-bonus-tip = Szárazföld körülötte
    Kettő minden szomszédos hegyért, egy minden más szárazföldért, legfeljebb négy.
ln-explore-find = a terep ez lesz: { $terrain }
ln-explore-omens = a szám választható
ln-explore-sight = két dobás
ln-explore-dice = zöld { $green }, piros { $red }

ln-talk-asks = { $who } ajánlatokat kér
ln-talk-offer = { $who } ajánlatot tesz
ln-talk-answer = Még nem válaszolt:
ln-gives = ad
ln-wants = kér
ln-after = utána
ln-accept-short = Elfogadás
ln-decline-short = Elutasítás
ln-free-offer = Ajánlat tétele
ln-counter-offer = Más ajánlat tétele helyette
ln-offer-to-all = Mindenki másnak szól: azé, aki elsőként elfogadja.
ln-offer-to = { $who } számára, mert az ő köre van.
ln-you-give = Adsz
ln-you-get = Kapsz
ln-send-offer = Az ajánlat elküldése

ln-ask-harvest = a dobás { $count }; aratás, vagy előbb egy aratáskártya kijátszása
ln-ask-harvest-only = nincs ide illő sorskártyád; nyomd meg: „{ ln-bar-reap }”
ln-ask-age = az öregedő mező kiválasztása
ln-ask-cards = egy althingkártya kijátszása, vagy kártya nélkül
ln-ask-cards-only = nincs ide illő sorskártyád; nyomd meg: „{ ln-bar-pass }”
ln-ask-naming = az első felperes kijelölése
ln-ask-docket = perindítás, vagy nincs több ügy
ln-ask-raise = emelés, az ügy átadása vagy feladása
ln-ask-take = az ügy átvétele vagy elutasítása
ln-ask-move = egység mozgatása, sorskártya beváltása vagy maradás
ln-ask-step = { $count ->
    [0] kártya kijátszása további lépésekért, vagy a mozgás befejezése
    [one] még egy lépés, vagy a mozgás befejezése
   *[other] még { $count } lépés, vagy a mozgás befejezése
}
ln-ask-flee = az elűzött egység új helyének kiválasztása
ln-ask-explore = felfedezéskártyák kijátszása vagy dobás
ln-ask-explore-only = nincs ide illő sorskártyád; nyomd meg: „{ ln-bar-cast }”
ln-ask-choose = választás a két eredmény közül
ln-ask-number = szám választása a mezőnek
ln-ask-enter = belépés a talált mezőre egy kártyával, vagy kint maradás
ln-ask-enter-only = egyik sorskártyád sem enged be; nyomd meg: „{ ln-bar-stay }”
ln-ask-trade = kereskedés, vagy tovább az építkezéshez
ln-ask-asked = ajánlat tétele, vagy nincs ajánlat
ln-ask-offer = válasz az ajánlatra
ln-ask-lacking = elutasítás vagy más ajánlat
ln-ask-build = építés, vagy a kör befejezése

# Each of these is said in two forms: on a button, and in the log.
ln-start = { $what } kezd.
ln-draw = { $what } húz egy sorskártyát: { $card }.
ln-hidden-draw = { $who } húz egy sorskártyát.
ln-roll = A dobás { $one } és { $two }: összesen { $count }.
ln-roll-seven = A dobás { $one } és { $two }: összesen 7. Összeül az althing.
ln-gets = { $who }: { $what }
ln-gains = Termés – { $what }.
ln-gets-nothing = Senki sem kap semmit.
ln-dearth = Ínség: senki sem kap semmit, és minden ilyen kártya visszakerül a készletbe: { $what }.
ln-found = A zöld kocka értéke { $green }, a pirosé { $red }.
ln-found-red = A piros kocka értéke { $red }.
ln-reap = { $on ->
    [button] Aratás
   *[log] { $who } arat.
}
ln-good-year = { $on ->
    [button] Bő esztendő: { $place } kétszer annyit ad neked
   *[log] { $who } kijátssza a bő esztendőt: { $place }.
}
ln-play = { $on ->
    [button] Kijátszás: { $card }
   *[log] { $who } kijátszik egy sorskártyát: { $card }.
}
ln-first = { $on ->
    [button] Elsőként perel: { $what }
   *[log] { $who } kijelöli az első felperest: { $what }.
}
ln-sue = { $on ->
    [button] Perindítás, alperes: { $owner } – { $unit }, { $place }; tét: { $count } { $good }
   *[log] { $who } perel, az alperes: { $owner } – { $unit }, { $place }; tét: { $count } { $good }.
}
ln-rest = { $on ->
    [button] Nincs több ügy
   *[log] { $who } nem perel többet.
}
ln-raise = { $on ->
    [button] Emelés: { $count } { $good }
   *[log] { $who } emel: { $count } { $good }.
}
ln-yield = { $on ->
    [button] Az ügy feladása
   *[log] { $who } nem emel.
}
ln-hand = { $on ->
    [button] Az ügy felajánlása: { $what }
   *[log] { $who } felajánlja az ügyet: { $what }.
}
ln-take = { $on ->
    [button] Az ügy átvétele
   *[log] { $who } átveszi az ügyet.
}
ln-refuse = { $on ->
    [button] Az ügy elutasítása
   *[log] { $who } nem veszi át az ügyet.
}
ln-pass = { $on ->
    [button] Kártya nélkül
   *[log] { $who } nem játszik ki kártyát.
}
ln-move = { $how ->
    [explore] { $on ->
        [button] Felfedezés: { $unit }, { $from } → { $place }
       *[log] { $who } felfedezésre indul: { $unit }, { $from } → { $place }.
    }
   *[go] { $on ->
        [button] Mozgatás: { $unit }, { $from } → { $place }
       *[log] { $who } mozgatja a { FORM($unit, "accusative") }: { $from } → { $place }.
    }
}
ln-step = { $how ->
    [explore] { $on ->
        [button] Tovább, felfedezés: { $place }
       *[log] { $who } felfedez egy mezőt: { $place }.
    }
   *[go] { $on ->
        [button] Tovább: { $place }
       *[log] { $who } továbbmegy: { $place }.
    }
}
ln-with-cards = { $what } (kártya: { $cards })
ln-stop = { $on ->
    [button] A mozgás befejezése
   *[log] { $who } befejezi a mozgást.
}
ln-swap = { $on ->
    [button] Beváltás: { $card } → 1 { $good }
   *[log] { $who } bevált egy sorskártyát: { $card } → 1 { $good }.
}
ln-flee = { $on ->
    [button] Menekülés: { $place }
   *[log] { $who } elmenekül: { $place }.
}
ln-cast = { $on ->
    [button] Dobás
   *[log] { $who } dob.
}
ln-choose = { $on ->
    [button] { $count }. eredmény: { $terrain }, piros { $red }
   *[log] { $who } választása: { $terrain }.
}
ln-number = { $on ->
    [button] Szám: { $count }
   *[log] { $who } választott száma: { $count }.
}
ln-enter = { $on ->
    [button] Belépés: { $card }
   *[log] { $who } belép, kijátszott kártya: { $card }.
}
ln-stay = { $on ->
    [button] Kint maradás
   *[log] { $who } kint marad.
}
ln-exchange = { $on ->
    [button] Csere: { $count } { $give } → 1 { $take }
   *[log] { $who } cserél: { $count } { $give } → 1 { $take }.
}
ln-offer = { $on ->
    [button] Ajánlat: { $give } → { $take }
   *[log] { $who } ajánlata: { $give } → { $take }.
}
ln-ask = { $on ->
    [button] Ajánlatok kérése a többiektől
   *[log] { $who } ajánlatokat kér a többiektől.
}
ln-accept = { $on ->
    [button] Elfogadás: adsz { FORM($give, "accusative") }; kapsz { FORM($take, "accusative") }
   *[log] { $who } elfogadja: { $what } kap { FORM($give, "accusative") }, és ad { FORM($take, "accusative") }.
}
ln-decline = { $on ->
    [button] Elutasítás
   *[log] { $who } elutasítja.
}
ln-build = { $on ->
    [button] Nincs több kereskedés: tovább az építkezéshez
   *[log] { $who } továbblép az építkezéshez.
}
ln-new-unit = { $on ->
    [button] Új { $unit }: { $place } – { $building } { $corner } között
   *[log] { $who } épít egy { FORM($unit, "accusative") }: { $place }.
}
ln-new-outer = { $on ->
    [button] Új hajó a külső tengeren
   *[log] { $who } épít egy hajót a külső tengeren.
}
ln-farm = { $on ->
    [button] Tanya { $corner } között; építi: { $unit }, { $place }
   *[log] { $who } épít egy tanyát { $corner } között; az építő: { $unit }, { $place }.
}
ln-village = { $on ->
    [button] Falu { $corner } között
   *[log] { $who } faluvá bővít egy tanyát { $corner } között.
}
ln-harbor = { $on ->
    [button] Kikötő ({ $good }): { $place }
   *[log] { $who } épít egy kikötőt ({ $good }): { $place }.
}
ln-age = { $on ->
    [button] Öregítés: { $place }, új száma { $count } vagy a következő szabad szám
   *[log] Öregszik: { $place }.
}
ln-end = { $on ->
    [button] A kör befejezése
   *[log] { $who } befejezi a kört.
}

ln-score-farms = Tanyák
ln-score-villages = Falvak
ln-score-white-markers = Fehér jelzők
ln-score-red-markers = Piros jelzők
ln-score-black-markers = Fekete jelzők

ln-ended = A játék véget ért { $needed } ponttal a kör végén: { $who }.
ln-ended-tie = Egyenlő pontszám: a több { $by ->
    [black] fekete jelző
    [red] piros jelző
    [white] fehér jelző
    [houses] ház
   *[goods] kézben lévő áru
} dönt.
