# Merchants of Europe.

game-merchants = Európa kereskedői
game-merchants-summary = Kereskedőházak szállítanak árut Európa útjain állomásról állomásra; az nyer, aki elsőként leszállítja az összes áruját.
game-merchants-series = Kereskedőházak
game-merchants-time = 75 perc
game-merchants-weight = közepes

option-merchants-board = A tábla
option-merchants-board-short = rövid játék, Nyugat-Európa nélkül
option-merchants-board-full = egész Európa
option-merchants-start = A kezdés
option-merchants-start-fixed = kötött, a térkép szerint
option-merchants-start-free = szabad
option-merchants-map = A térkép
option-merchants-map-europe-3 = Európa

moe-map = Európa térképe
moe-map-keys = Európa térképe: a nyilak mozgatják, a plusz és a mínusz nagyít és kicsinyít
moe-zoom-in = Nagyítás
moe-zoom-out = Kicsinyítés
moe-zoom-home = A saját bábukhoz
moe-nothing = semmi
    .accusative = semmit
moe-text-seat = { $who } – állomások: { $posts }; kereskedők: { $merchants }; karavánok: { $caravans }; utak: { $routes }; leszállított áruk: { $delivered }.
moe-text-land = { $place }: { $good } – { $who }.
moe-text-neutral = Semleges állomások: { $posts }.
moe-text-robber = A rabló helye: { $place }.
moe-your-goods = A javaid
moe-hand-safe = { $count } kártya, a 7-es nem bántja
moe-hand-large = { $count } kártya: a 7-es felezi
moe-gold-tip = Arany
    { $left } a bankban
moe-return-send = # kártya visszaadása
moe-your-cards = Kártyák
moe-one-a-turn = körönként egy
moe-no-cards = még egy sincs
moe-deliveries = Szállítások
moe-of-all = / { $all } · { $count } szabad
moe-customers = { $count ->
   *[other] { $count } állomás vár árura
}
moe-customers-tip = Mások állomásai és semleges állomások, amelyek még nem kaptak árut
moe-no-customers = Most senki sem vár árura.
moe-customer-far = { $count ->
    [0] A karavánod mellette áll
   *[other] { $count } útra van a karavánodtól
}
moe-customer-missing = { $count } út hiányzik odáig
moe-customer-apart = A karavánjaidtól nem vezet oda út
moe-tools = Mit tehetsz
moe-tool-route = Út
moe-tool-route-tip = Saját út vagy állomás melletti ösvényre kerül; városok bekötése aranyat hoz.
moe-tool-merchant = Kereskedő
moe-tool-merchant-hint = állomásodra
moe-tool-merchant-tip = Szabad városba megy, és ott állomássá válik.
moe-tool-caravan = Karaván
moe-tool-caravan-hint = utad mellé
moe-tool-caravan-tip = Az utakon halad, és árut szállít mások állomásaira.
moe-tool-walk = Gyaloglás
moe-tool-walk-hint = 3 lépés/db
moe-tool-walk-tip = Egy kereskedő gyalogol; minden gabona 3 lépésre elég.
moe-tool-drive = Utazás
moe-tool-drive-hint = 3 út/db
moe-tool-drive-tip = Egy karaván utazik; minden só 3 útra elég. Mások útjain útvámot fizet.
moe-tool-card = Kártya
moe-tool-card-hint = a pakliból
moe-tool-card-tip = Egy fejlesztési kártya; a következő körödtől játszhatod ki.
moe-tool-buy = Vásárlás
moe-tool-buy-hint = vagy 3-ért 1
moe-tool-buy-not = nincs miből fizetni
moe-tool-trade = Keres{ "\u00AD" }kedés
moe-tool-trade-hint = másokkal
moe-tool-trade-tip = Nyersanyagot és aranyat ajánlhatsz az összes többi játékosnak.
moe-not-now = most nem
moe-no-place = nincs hely
moe-lacks = nincs { $goods }
moe-still = még
moe-left-posts = { $count } állomás maradt
moe-left-routes = { $count } út maradt
moe-left-merchants = { $count } kereskedő maradt
moe-left-caravans = { $count } karaván maradt
moe-dice = = { $count }
moe-bank = { $count } a bankban
moe-supply = Maradt:
moe-supply-title = Kártyák, amelyek senkinél sincsenek; amiből a készletben nincs, azt nem lehet megvenni (MOE-33)
moe-delivered = leszállítva: { $count }/{ $all }
moe-delivered-title = Az nyer, aki az összes áruját leszállította (MOE-80)
moe-free = { $count } szabad
moe-gold = { $count } arany
    .accusative = { $count } aranyat
moe-gold-name = arany
    .accusative = aranyat
moe-hand = { $count } nyersanyagkártya
moe-cards = { $count } fejlesztési kártya
moe-merchant = { $who } kereskedője: szabad városban állomássá válik (MOE-48)
moe-caravan = { $who } karavánja: az útja melletti idegen állomásokra szállít (MOE-58)
moe-resource-lumber = fa
    .accusative = fát
moe-resource-wool = gyapjú
    .accusative = gyapjút
moe-resource-grain = gabona
    .accusative = gabonát
moe-resource-ore = érc
    .accusative = ércet
moe-resource-salt = só
    .accusative = sót
moe-letter-lumber = F
moe-letter-wool = Gy
moe-letter-grain = G
moe-letter-ore = É
moe-letter-salt = S
moe-terrain-forest = erdő
moe-terrain-pasture = legelő
moe-terrain-field = szántóföld
moe-terrain-mountains = hegység
moe-terrain-saltworks = sótelep
moe-by-city = kereszteződés { $city } mellett
moe-between-two = kereszteződés { $one } és { $two } között
moe-between-three = kereszteződés { $one }, { $two } és { $three } között
moe-path-toward = ösvény { $from } felől { $to } felé
moe-path-between = ösvény { $from } és { $to } között
moe-path-by = ösvény { $city } mellett
moe-between = { $from } – { $to }
moe-way-walk = { $count ->
    [0] Gyaloglás ide: { $place }
   *[other] Gyaloglás { $count } gabonáért ide: { $place }
}
moe-way-drive = { $count ->
    [0] { $tolls ->
        [0] Utazás ide: { $place }
       *[other] Utazás ide: { $place }; { $tolls } útvám
    }
   *[other] { $tolls ->
        [0] Utazás { $count } sóért ide: { $place }
       *[other] Utazás { $count } sóért, { $tolls } útvámmal ide: { $place }
    }
}
moe-land = { $terrain } { $place } mellett
moe-land-numbered = { $terrain } ({ $count }) { $place } mellett

moe-card-lancer = Lándzsás lovas
    .inline = lándzsás lovas
    .accusative = lándzsás lovast
moe-card-fair-wind = Kedvező szél
    .inline = kedvező szél
    .accusative = kedvező szelet
moe-card-guide = Kalauz
    .inline = kalauz
    .accusative = kalauzt
moe-card-charter = Kiváltság{ "\u00AD" }levél
    .inline = kiváltságlevél
    .accusative = kiváltságlevelet
moe-card-bill-of-exchange = Váltó
    .inline = váltó
    .accusative = váltót
moe-card-good-year = Bő esztendő
    .inline = bő esztendő
    .accusative = bő esztendőt
moe-card-text-lancer = A rabló áthelyezése
moe-card-text-fair-wind = Egy karaván só nélkül 3 utat tesz meg
moe-card-text-guide = Egy kereskedő gabona nélkül 3 lépést tesz
moe-card-text-charter = Legfeljebb 2 út ingyen
moe-card-text-bill-of-exchange = { $count } arany
moe-card-text-good-year = Bármely 2 nyersanyag

moe-title-land = { $place } · ezt adja: { $good } (MOE-21)
moe-title-route = { $who } útja, { $place } · más karavánja 1 aranyat fizet (MOE-57)
moe-title-violet = lila város, a kezdéshez is (MOE-02)
moe-title-brown = város
moe-title-post = { $who } állomása
moe-title-neutral = semleges állomás: semmit sem hoz, de árut fogad (MOE-14)
moe-title-free = szabad: az itt megálló kereskedő állomássá válik (MOE-48)
moe-title-coins = { $count } arany az állomás építőjének (MOE-50)
moe-title-commodity = már kapott árut, a szállító: { $who } (MOE-59)
moe-title-robber = A rabló: a mezője semmit sem ad (MOE-22)
moe-good-title = { $good } · { $left } a készletben

moe-cost-bank = 2 arany, körönként kétszer; vagy 3 egy másik nyersanyagból

moe-group-cards = Fejlesztési kártyák
moe-group-bank = Bank és készlet
moe-group-trade = Kereskedés másokkal
moe-group-buy = Kereskedők, karavánok és kártyák
moe-group-routes = Utak
moe-group-travel = Gyaloglás és utazás

moe-talk-offer = { $who } ajánlatot tesz
moe-talk-listen = { $who } meghallgatja a többiek javaslatait
moe-gives = ad
moe-wants = kér
moe-accepted = { $who } elfogadja.
moe-countered = { $who } ezt adná:
moe-proposed = { $who } javaslata, ezt adná:
moe-waiting = Még nem válaszolt:
moe-accept-short = Elfogadás
moe-decline-short = Elutasítás
moe-offer-title = Ajánlat tétele
moe-offer-hint = Mindenki másnak szól; utána választasz azok közül, akik elfogadják vagy ellenajánlatot tesznek.
moe-counter-title = Ellenajánlat tétele
moe-counter-hint = { $who } választ a válaszok közül.
moe-you-give = Adsz
moe-you-get = Kapsz
moe-send-offer = Az ajánlat elküldése
moe-send-counter = Az ellenajánlat elküldése

moe-ask-set-posts = állomás lerakása egy lila városra
moe-ask-set-neutral = semleges állomás lerakása egy lila városra
moe-ask-set-routes = az első út és karaván lerakása
moe-ask-roll = dobás, vagy előbb egy kártya kijátszása
moe-ask-discard = a kártyák felének visszaadása
moe-ask-robber = a rabló áthelyezése
moe-ask-rob = a lopás áldozatának kiválasztása
moe-ask-actions = kereskedés, építés, mozgatás vagy a kör befejezése
moe-ask-offering = ajánlat tétele
moe-ask-answer = válasz az ajánlatra
moe-ask-lacking = elutasítás vagy ellenajánlat
moe-ask-propose = javaslat tétele, vagy nincs javaslat
moe-ask-deal = partner választása az üzlethez, vagy senki
moe-ask-ways = a fizető legrövidebb útvonal kiválasztása
moe-ask-free-route = egy ingyenes út megnyitása
moe-ask-guide = a gyalogló kereskedő kiválasztása
moe-ask-walking = { $count ->
    [one] még egy lépés, vagy megállás
   *[other] még legfeljebb { $count } lépés, vagy megállás
}
moe-ask-walking-on = { $count ->
    [one] még egy lépés
   *[other] még legfeljebb { $count } lépés
}
moe-ask-circle = a korongot kapó karika kiválasztása
moe-ask-token = az áthelyezendő korong kiválasztása
moe-ask-fair-wind = az utazó karaván kiválasztása
moe-ask-driving = { $count ->
    [one] még egy út, leszállítás vagy megállás
   *[other] még legfeljebb { $count } út, leszállítás vagy megállás
}
moe-ask-driving-on = { $count ->
    [one] még egy út
   *[other] még legfeljebb { $count } út
}
moe-ask-good-year = { $count ->
    [one] egy nyersanyag elvétele
   *[other] { $count } nyersanyag elvétele egyenként
}

# Each of these is said in two forms: on a button, and in the log.
moe-do-dice = A dobás { $one } és { $two }: összesen { $count }.
moe-do-token = Felfordított számkorong: { $count }.
moe-do-stolen = Az ellopott kártya: { $good }.
moe-do-drawn = A fejlesztési kártya: { FORM($card, "inline") }.
moe-hidden-stolen = { $who } elvesz egy kártyát, az áldozat: { $what }.
moe-hidden-drawn = { $who } húz egy fejlesztési kártyát.
moe-do-set-post = { $on ->
    [button] Állomás: { $place }
   *[log] { $who } lerak egy állomást: { $place }.
}
moe-do-set-neutral = { $on ->
    [button] Semleges állomás: { $place }
   *[log] { $who } lerak egy semleges állomást: { $place }.
}
moe-do-set-route = { $on ->
    [button] Út és karaván: { $place }
   *[log] { $who } lerak egy utat és egy karavánt: { $place }.
}
moe-do-roll = { $on ->
    [button] Dobás
   *[log] { $who } dob.
}
moe-do-discard = { $on ->
    [button] Visszaadás: 1 { $good }
   *[log] { $who } visszaad 1 { FORM($good, "accusative") }.
}
moe-do-robber = { $on ->
    [button] A rabló új helye: { $place }
   *[log] { $who } áthelyezi a rablót: { $place }.
}
moe-do-rob = { $on ->
    [button] Lopás, az áldozat: { $what }
   *[log] { $who } kártyát lop, az áldozat: { $what }.
}
moe-do-buy = { $on ->
    [button] Vásárlás { $count } aranyért: 1 { $good }
   *[log] { $who } vásárol 1 { FORM($good, "accusative") } { $count } aranyért.
}
moe-do-exchange = { $on ->
    [button] Csere: { $count } { $give } → 1 { $take }
   *[log] { $who } cserél: { $count } { $give } → 1 { $take }.
}
moe-do-card = { $on ->
    [button] Fejlesztési kártya, ár: 1 gyapjú, 1 só
   *[log] { $who } vásárol egy fejlesztési kártyát.
}
moe-do-recruit = { $on ->
    [button] Kereskedő: { $place }, ár: 1 fa, 1 gyapjú, 1 gabona
   *[log] { $who } felfogad egy kereskedőt: { $place }.
}
moe-do-move-merchant = { $on ->
    [button] Kereskedő: { $from } → { $place }, ár: 1 fa, 1 gyapjú, 1 gabona
   *[log] { $who } máshol rakja le egy kereskedőjét: { $from } → { $place }.
}
moe-do-caravan = { $on ->
    [button] Karaván: { $place }, ár: 1 fa, 1 érc, 1 só
   *[log] { $who } vásárol egy karavánt: { $place }.
}
moe-do-move-caravan = { $on ->
    [button] Karaván: { $from } → { $place }, ár: 1 fa, 1 érc, 1 só
   *[log] { $who } máshol rakja le egy karavánját: { $from } → { $place }.
}
moe-do-route = { $on ->
    [button] Út: { $place }
   *[log] { $who } megnyit egy utat: { $place }.
}
moe-do-gold = { $on ->
    [button] Az az útvonal, amely ennyi aranyat fizet: { $what }
   *[log] Az útvonal aranyat fizet: { $what }.
}
moe-do-walk = { $on ->
    [button] { $count ->
        [0] Gyaloglás innen: { $place }, legfeljebb { $steps } lépés
       *[other] Gyaloglás { $count } gabonáért innen: { $place }, legfeljebb { $steps } lépés
    }
   *[log] { $who } elindul egy kereskedővel innen: { $place }, legfeljebb { $steps } lépés.
}
moe-do-drive = { $on ->
    [button] { $count ->
        [0] Utazás innen: { $place }, legfeljebb { $steps } út
       *[other] Utazás { $count } sóért innen: { $place }, legfeljebb { $steps } út
    }
   *[log] { $who } elindul egy karavánnal innen: { $place }, legfeljebb { $steps } út.
}
moe-do-walk-to = { $on ->
    [button] Tovább: { $place }
   *[log] { $who } továbbgyalogol: { $place }.
}
moe-do-drive-to = { $on ->
    [button] Tovább: { $place }
   *[log] { $who } továbbutazik: { $place }.
}
moe-do-drive-toll = { $on ->
    [button] Tovább: { $place }, { $what } útja
   *[log] { $who } továbbutazik: { $place }, { $what } útja.
}
moe-do-deliver = { $on ->
    [button] Leszállítás: { $place }
   *[log] { $who } leszállít egy árut: { $place }.
}
moe-do-stop = { $on ->
    [button] Megállás itt
   *[log] { $who } megáll.
}
moe-do-found = { $on ->
    [button] Állomás alapítása: { $place }
   *[log] { $who } alapít egy állomást: { $place }.
}
moe-tell-gets = { $who } kap { FORM($goods, "accusative") }.
moe-tell-paid = { $who } kap { $count } aranyat.
moe-do-circle = { $on ->
    [button] Korong ide: { $place }
   *[log] { $who } ide kér korongot: { $place }.
}
moe-do-take-token = { $on ->
    [button] A korong áthelyezése innen: { $place }
   *[log] { $who } innen helyezi át a korongot: { $place }.
}
moe-do-play = { $on ->
    [button] Kijátszás: { FORM($card, "inline") } – { $text }
   *[log] { $who } kijátszik egy { FORM($card, "accusative") }.
}
moe-do-take = { $on ->
    [button] Elvétel: 1 { $good }
   *[log] { $who } elvesz 1 { FORM($good, "accusative") }.
}
moe-do-trade = { $on ->
    [button] Ajánlat a többieknek
   *[log] { $who } kereskedni szeretne.
}
moe-do-listen = { $on ->
    [button] Ajánlatok kérése a többiektől
   *[log] { $who } ajánlatokat kér a többiektől.
}
moe-do-propose = { $on ->
    [button] Javaslat: { $give } → { $take }
   *[log] { $who } javaslata: { $give } → { $take }.
}
moe-do-propose-nothing = { $on ->
    [button] Nincs javaslat
   *[log] { $who } nem javasol semmit.
}
moe-do-offer = { $on ->
    [button] Ajánlat: { $give } → { $take }
   *[log] { $who } ajánlata: { $give } → { $take }.
}
moe-do-accept = { $on ->
    [button] Elfogadás: adsz { FORM($give, "accusative") }; kapsz { FORM($take, "accusative") }
   *[log] { $who } elfogadja.
}
moe-do-decline = { $on ->
    [button] Elutasítás
   *[log] { $who } elutasítja.
}
moe-do-counter = { $on ->
    [button] Ellenajánlat: adsz { FORM($give, "accusative") }; kapsz { FORM($take, "accusative") }
   *[log] { $who } ellenajánlata: { $give } → { $take }.
}
moe-do-deal = { $on ->
    [button] Üzlet, partner: { $what } – adsz { FORM($give, "accusative") }; kapsz { FORM($take, "accusative") }
   *[log] { $who } és { $what } üzletet köt: { $give } → { $take }.
}
moe-do-no-deal = { $on ->
    [button] Nincs üzlet
   *[log] { $who } senkivel sem köt üzletet.
}
moe-do-end = { $on ->
    [button] A kör befejezése
   *[log] { $who } befejezi a kört.
}

score-commodities = Áruk
