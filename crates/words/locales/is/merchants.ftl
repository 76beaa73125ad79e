# Merchants of Europe.

game-merchants = Kaupmenn Evrópu
game-merchants-summary = Verslunarhús flytja vörur eftir leiðum Evrópu frá stöð til stöðvar; sá sem fyrstur afhendir þær allar sigrar.
game-merchants-series = Verslunarhús
game-merchants-time = 75 mín.
game-merchants-weight = miðlungs

option-merchants-board = Leikborðið
option-merchants-board-short = styttra, án Vestur-Evrópu
option-merchants-board-full = öll Evrópa
option-merchants-start = Uppröðunin
option-merchants-start-fixed = fyrirfram ákveðin, eins og á kortinu
option-merchants-start-free = breytileg
option-merchants-map = Kortið
option-merchants-map-europe-3 = Evrópa

moe-map = Kort af Evrópu
moe-map-keys = Kort af Evrópu: örvar færa það, plús og mínus stækka og minnka
moe-zoom-in = Stækka
moe-zoom-out = Minnka
moe-zoom-home = Að því sem ég á
moe-nothing = ekkert
moe-text-seat = { $who }: verslunarstöðvar: { $posts }; kaupmenn: { $merchants }; verslunarvagnar: { $caravans }; leiðir: { $routes }; vöruskífur afhentar: { $delivered }.
moe-text-land = { $place }: { $good } – { $who }.
moe-text-neutral = Hlutlausar verslunarstöðvar: { $posts }.
moe-text-robber = Ræninginn er { FORM($place, "at") }.
moe-your-goods = Vörur þínar
moe-hand-safe = { $count ->
    [one] { $count } spjald, öruggt gegn 7
   *[other] { $count } spjöld, örugg gegn 7
}
moe-hand-large = { $count ->
    [one] { $count } spjald: 7 tekur helming
   *[other] { $count } spjöld: 7 tekur helming
}
moe-gold-tip = Gull
    { $left } í birgðunum
moe-return-send = Skila spjöldum: #
moe-your-cards = Spjöld
moe-one-a-turn = eitt í umferð
moe-no-cards = engin enn
moe-deliveries = Afhendingar
moe-of-all = { $count ->
    [one] af { $all } · { $count } laus
   *[other] af { $all } · { $count } lausar
}
moe-customers = { $count ->
    [one] { $count } stöð vantar vöruskífu
   *[other] { $count } stöðvar vantar vöruskífu
}
moe-customers-tip = Verslunarstöðvar annarra, og hlutlausar, sem hafa ekki enn tekið við vöruskífu
moe-no-customers = Engan vantar vöruskífu núna.
moe-customer-far = { $count ->
    [0] Verslunarvagninn þinn er við hana
    [one] { $count } leið frá verslunarvagni þínum
   *[other] { $count } leiðir frá verslunarvagni þínum
}
moe-customer-missing = { $count ->
    [one] { $count } leið vantar til að komast þangað
   *[other] { $count } leiðir vantar til að komast þangað
}
moe-customer-apart = Engar leiðir liggja þangað frá verslunarvögnum þínum
moe-tools = Það sem þú getur gert
moe-tool-route = Leið
moe-tool-route-tip = Á vegslóða við eigin leiðir eða stöðvar; gull fæst fyrir að tengja einangraðar borgir.
moe-tool-merchant = Kaupmaður
moe-tool-merchant-hint = á stöð þína
moe-tool-merchant-tip = Fer til lausrar borgar og verður þar að verslunarstöð.
moe-tool-caravan = Vagn
moe-tool-caravan-hint = við leið þína
moe-tool-caravan-tip = Fer eftir leiðum og afhendir stöðvum annarra vöruskífur.
moe-tool-walk = Færa
moe-tool-walk-hint = 3 vegamót á korn
moe-tool-walk-tip = Kaupmaður er færður; hvert korn gefur allt að 3 vegamót.
moe-tool-drive = Færa vagn
moe-tool-drive-hint = 3 leiðir á salt
moe-tool-drive-tip = Verslunarvagn er færður; hvert salt gefur allt að 3 leiðir. Á leiðum annarra er greitt gjald.
moe-tool-card = Spjald
moe-tool-card-hint = úr staflanum
moe-tool-card-tip = Þróunarspjald; því má spila út frá og með næstu umferð þinni.
moe-tool-buy = Kaupa
moe-tool-buy-hint = eða 3 fyrir 1
moe-tool-buy-not = ekkert að borga með
moe-tool-trade = Versla
moe-tool-trade-hint = við aðra
moe-tool-trade-tip = Bjóða öllum hinum hráefni og gull.
moe-not-now = ekki núna
moe-no-place = hvergi pláss
moe-lacks = vantar { FORM($goods, "accusative") }
moe-still = eftir
moe-left-posts = { $count ->
    [one] { $count } stöð eftir
   *[other] { $count } stöðvar eftir
}
moe-left-routes = { $count ->
    [one] { $count } leið eftir
   *[other] { $count } leiðir eftir
}
moe-left-merchants = { $count ->
    [one] { $count } kaupmaður eftir
   *[other] { $count } kaupmenn eftir
}
moe-left-caravans = { $count ->
    [one] { $count } vagn eftir
   *[other] { $count } vagnar eftir
}
moe-dice = = { $count }
moe-bank = { $count } í birgðunum
moe-supply = Eftir:
moe-supply-title = Spjöld sem enginn á; það sem vantar í birgðirnar fæst ekki keypt (MOE-33)
moe-delivered = { $count ->
    [one] { $count } af { $all } afhent
   *[other] { $count } af { $all } afhentar
}
moe-delivered-title = Sá sem hefur afhent allar vöruskífurnar sínar sigrar (MOE-80)
moe-free = { $count ->
    [one] { $count } laus
   *[other] { $count } lausar
}
moe-gold = { $count } gull
moe-gold-name = gull
moe-hand = { $count ->
    [one] { $count } hráefnisspjald
   *[other] { $count } hráefnisspjöld
}
moe-cards = { $count ->
    [one] { $count } þróunarspjald
   *[other] { $count } þróunarspjöld
}
moe-merchant = Kaupmaður ({ $who }): verður að verslunarstöð í lausri borg (MOE-48)
moe-caravan = Verslunarvagn ({ $who }): afhendir stöðvum annarra við leið sína (MOE-58)
moe-resource-lumber = timbur
    .dative = timbri
    .title = Timbur
moe-resource-wool = ull
    .dative = ull
    .title = Ull
moe-resource-grain = korn
    .dative = korni
    .title = Korn
moe-resource-ore = málmgrýti
    .dative = málmgrýti
    .title = Málmgrýti
moe-resource-salt = salt
    .dative = salti
    .title = Salt
moe-letter-lumber = T
moe-letter-wool = U
moe-letter-grain = K
moe-letter-ore = M
moe-letter-salt = S
moe-terrain-forest = skógur
    .at = í skógi
    .onto = í skóg
    .title = Skógur
moe-terrain-pasture = beitiland
    .at = á beitilandi
    .onto = á beitiland
    .title = Beitiland
moe-terrain-field = akur
    .at = á akri
    .onto = á akur
    .title = Akur
moe-terrain-mountains = fjöll
    .at = í fjöllum
    .onto = í fjöll
    .title = Fjöll
moe-terrain-saltworks = saltvinnsla
    .at = á saltvinnslu
    .onto = á saltvinnslu
    .title = Saltvinnsla
moe-by-city = vegamót ({ $city })
moe-between-two = vegamót ({ $one } – { $two })
moe-between-three = vegamót ({ $one } – { $two } – { $three })
moe-path-toward = slóði ({ $from } → { $to })
moe-path-between = slóði ({ $from } – { $to })
moe-path-by = slóði ({ $city })
moe-between = { $from } – { $to }
moe-way-walk = { $count ->
    [0] Færa kaupmann hingað: { $place }
   *[other] Færa kaupmann fyrir { $count } korn hingað: { $place }
}
moe-way-drive = { $count ->
    [0] { $tolls ->
        [0] Færa vagn hingað: { $place }
       *[other] Færa vagn hingað, gjald { $tolls } gull: { $place }
    }
   *[other] { $tolls ->
        [0] Færa vagn fyrir { $count } salt hingað: { $place }
       *[other] Færa vagn fyrir { $count } salt og gjald { $tolls } gull hingað: { $place }
    }
}
moe-land = { $terrain } ({ $place })
    .at = { FORM($terrain, "at") } ({ $place })
    .onto = { FORM($terrain, "onto") } ({ $place })
    .title = { FORM($terrain, "title") } ({ $place })
moe-land-numbered = { $terrain } ({ $place }, { $count })
    .at = { FORM($terrain, "at") } ({ $place }, { $count })
    .onto = { FORM($terrain, "onto") } ({ $place }, { $count })
    .title = { FORM($terrain, "title") } ({ $place }, { $count })

moe-card-lancer = Lensu­riddari
    .dative = lensuriddara
moe-card-fair-wind = Góður byr
    .dative = góðum byr
moe-card-guide = Leiðsögu­maður
    .dative = leiðsögumanni
moe-card-charter = Verslunar­leyfi
    .dative = verslunarleyfi
moe-card-bill-of-exchange = Víxill
    .dative = víxli
moe-card-good-year = Góðæri
    .dative = góðæri
moe-card-text-lancer = Færa ræningjann
moe-card-text-fair-wind = Vagn er færður um 3 leiðir án salts
moe-card-text-guide = Kaupmaður er færður um 3 vegamót án korns
moe-card-text-charter = Allt að 2 leiðir ókeypis
moe-card-text-bill-of-exchange = { $count } gull
moe-card-text-good-year = 2 hráefni að eigin vali

moe-title-land = { FORM($place, "title") } · gefur af sér { FORM($good, "accusative") } (MOE-21)
moe-title-route = Verslunarleið ({ $who }), { $place } · vagn annars leikmanns greiðir 1 gull (MOE-57)
moe-title-violet = fjólublá borg, einnig fyrir upphafið (MOE-02)
moe-title-brown = borg
moe-title-post = verslunarstöð ({ $who })
moe-title-neutral = hlutlaus verslunarstöð: aflar engra tekna, tekur við vöruskífum (MOE-14)
moe-title-free = laus: kaupmaður sem endar hér ferð sína verður að verslunarstöð (MOE-48)
moe-title-coins = { $count } gull fyrir þann sem byggir (MOE-50)
moe-title-commodity = hefur tekið við vöruskífu ({ $who }) (MOE-59)
moe-title-robber = Ræninginn: reitur hans gefur ekkert af sér (MOE-22)
moe-good-title = { FORM($good, "title") } · { $left } í birgðunum

moe-cost-bank = 2 gull, tvisvar í umferð; eða 3 af öðru hráefni

moe-group-cards = Þróunarspjöld
moe-group-bank = Birgðir
moe-group-trade = Versla við aðra
moe-group-buy = Kaupmenn, vagnar og spjöld
moe-group-routes = Leiðir
moe-group-travel = Færa kaupmenn og vagna

moe-talk-offer = { $who } gerir tilboð
moe-talk-listen = { $who } hlustar á það sem hinir leggja til
moe-gives = lætur
moe-wants = vill
moe-accepted = { $who } samþykkir.
moe-countered = { $who } býður á móti:
moe-proposed = { $who } leggur til að láta:
moe-waiting = Eiga eftir að svara:
moe-accept-short = Samþykkja
moe-decline-short = Hafna
moe-offer-title = Gera tilboð
moe-offer-hint = Til allra hinna; þú velur svo milli þeirra sem samþykkja eða gera gagntilboð.
moe-counter-title = Gera gagntilboð
moe-counter-hint = { $who } velur milli svaranna.
moe-you-give = Þú lætur
moe-you-get = Þú færð
moe-send-offer = Senda tilboðið
moe-send-counter = Senda gagntilboðið

moe-ask-set-posts = setja verslunarstöð á fjólubláa borg
moe-ask-set-neutral = setja hlutlausa verslunarstöð á fjólubláa borg
moe-ask-set-routes = setja niður fyrstu leiðina og vagninn
moe-ask-roll = kasta teningunum eða spila fyrst út spjaldi
moe-ask-discard = skila helmingi spjaldanna
moe-ask-robber = færa ræningjann
moe-ask-rob = velja frá hverjum á að stela
moe-ask-actions = versla, byggja, færa eða ljúka umferð
moe-ask-offering = gera tilboð
moe-ask-answer = svara tilboðinu
moe-ask-lacking = hafna eða gera gagntilboð
moe-ask-propose = gera tilboð eða hafna
moe-ask-deal = velja við hvern á að versla eða engan
moe-ask-ways = velja hver af stystu vegalengdunum aflar gulls
moe-ask-free-route = leggja leið ókeypis
moe-ask-guide = velja kaupmanninn sem á að færa
moe-ask-walking = { $count ->
    [1] færa um ein vegamót enn eða nema staðar
   *[other] færa um allt að { $count } vegamót enn eða nema staðar
}
moe-ask-walking-on = { $count ->
    [1] færa um ein vegamót
   *[other] færa um allt að { $count } vegamót
}
moe-ask-circle = velja hringinn sem fær talnaskífu
moe-ask-token = velja talnaskífuna sem á að færa
moe-ask-fair-wind = velja vagninn sem á að færa
moe-ask-driving = { $count ->
    [1] færa um eina leið enn, afhenda eða nema staðar
    [one] færa um allt að { $count } leið enn, afhenda eða nema staðar
   *[other] færa um allt að { $count } leiðir enn, afhenda eða nema staðar
}
moe-ask-driving-on = { $count ->
    [1] færa um eina leið
    [one] færa um allt að { $count } leið
   *[other] færa um allt að { $count } leiðir
}
moe-ask-good-year = { $count ->
    [1] taka hráefni
   *[other] taka { $count } hráefni, eitt í einu
}

# Each of these is said in two forms: on a button, and in the log.
moe-do-dice = Teningarnir sýna { $one } og { $two }: { $count }.
moe-do-token = Talnaskífu er snúið upp: { $count }.
moe-do-stolen = Stolna spjaldið er { $good }.
moe-do-drawn = Þróunarspjaldið er: { $card }.
moe-hidden-stolen = { $who } tekur spjald af mótspilara: { $what }.
moe-hidden-drawn = { $who } dregur þróunarspjald.
moe-do-set-post = { $on ->
    [button] Verslunarstöð: { $place }
   *[log] { $who } setur niður verslunarstöð: { $place }.
}
moe-do-set-neutral = { $on ->
    [button] Hlutlaus verslunarstöð: { $place }
   *[log] { $who } setur niður hlutlausa verslunarstöð: { $place }.
}
moe-do-set-route = { $on ->
    [button] Leið og vagn: { $place }
   *[log] { $who } setur niður leið og vagn: { $place }.
}
moe-do-roll = { $on ->
    [button] Kasta teningunum
   *[log] { $who } kastar teningunum.
}
moe-do-discard = { $on ->
    [button] Skila 1 { FORM($good, "dative") }
   *[log] { $who } skilar 1 { FORM($good, "dative") }.
}
moe-do-robber = { $on ->
    [button] Færa ræningjann { FORM($place, "onto") }
   *[log] { $who } færir ræningjann { FORM($place, "onto") }.
}
moe-do-rob = { $on ->
    [button] Stela frá: { $what }
   *[log] { $who } stelur frá mótspilara: { $what }.
}
moe-do-buy = { $on ->
    [button] Kaupa 1 { FORM($good, "accusative") } fyrir { $count } gull
   *[log] { $who } kaupir 1 { FORM($good, "accusative") } fyrir { $count } gull.
}
moe-do-exchange = { $on ->
    [button] Láta { $count } { FORM($give, "accusative") } fyrir 1 { FORM($take, "accusative") }
   *[log] { $who } lætur { $count } { FORM($give, "accusative") } fyrir 1 { FORM($take, "accusative") }.
}
moe-do-card = { $on ->
    [button] Þróunarspjald fyrir 1 ull, 1 salt
   *[log] { $who } kaupir þróunarspjald.
}
moe-do-recruit = { $on ->
    [button] Ráða kaupmann fyrir 1 timbur, 1 ull, 1 korn: { $place }
   *[log] { $who } ræður kaupmann: { $place }.
}
moe-do-move-merchant = { $on ->
    [button] Flytja kaupmann fyrir 1 timbur, 1 ull, 1 korn: { $from } → { $place }
   *[log] { $who } flytur kaupmann: { $from } → { $place }.
}
moe-do-caravan = { $on ->
    [button] Verslunarvagn fyrir 1 timbur, 1 málmgrýti, 1 salt: { $place }
   *[log] { $who } kaupir verslunarvagn: { $place }.
}
moe-do-move-caravan = { $on ->
    [button] Flytja vagn fyrir 1 timbur, 1 málmgrýti, 1 salt: { $from } → { $place }
   *[log] { $who } flytur vagn: { $from } → { $place }.
}
moe-do-route = { $on ->
    [button] Leið: { $place }
   *[log] { $who } opnar leið: { $place }.
}
moe-do-gold = { $on ->
    [button] Vegalengd sem aflar gulls: { $what }
   *[log] Vegalengdin aflar gulls: { $what }.
}
moe-do-walk = { $on ->
    [button] { $count ->
        [0] Færa kaupmann um allt að { $steps } vegamót: { $place }
       *[other] Færa kaupmann fyrir { $count } korn um allt að { $steps } vegamót: { $place }
    }
   *[log] { $who } færir kaupmann um allt að { $steps } vegamót: { $place }.
}
moe-do-drive = { $on ->
    [button] { $count ->
        [0] Færa vagn um allt að { $steps ->
            [one] { $steps } leið
           *[other] { $steps } leiðir
        }: { $place }
       *[other] Færa vagn fyrir { $count } salt um allt að { $steps ->
            [one] { $steps } leið
           *[other] { $steps } leiðir
        }: { $place }
    }
   *[log] { $who } færir vagn um allt að { $steps ->
        [one] { $steps } leið
       *[other] { $steps } leiðir
    }: { $place }.
}
moe-do-walk-to = { $on ->
    [button] Áfram: { $place }
   *[log] { $who } færir kaupmann áfram: { $place }.
}
moe-do-drive-to = { $on ->
    [button] Áfram: { $place }
   *[log] { $who } færir vagn áfram: { $place }.
}
moe-do-drive-toll = { $on ->
    [button] Áfram: { $place }, leið annars ({ $what })
   *[log] { $who } færir vagn áfram: { $place }, leið annars ({ $what }).
}
moe-do-deliver = { $on ->
    [button] Afhenda: { $place }
   *[log] { $who } afhendir vöruskífu: { $place }.
}
moe-do-stop = { $on ->
    [button] Nema staðar hér
   *[log] { $who } nemur staðar.
}
moe-do-found = { $on ->
    [button] Byggja verslunarstöð: { $place }
   *[log] { $who } byggir verslunarstöð: { $place }.
}
moe-tell-gets = { $who } fær { FORM($goods, "accusative") }.
moe-tell-paid = { $who } fær { $count } gull.
moe-do-circle = { $on ->
    [button] Talnaskífa { FORM($place, "onto") }
   *[log] { $who } velur stað fyrir talnaskífu: { $place }.
}
moe-do-take-token = { $on ->
    [button] Færa talnaskífuna af reit: { $place }
   *[log] { $who } færir talnaskífuna af reit: { $place }.
}
moe-do-play = { $on ->
    [button] Spila út { FORM($card, "dative") }: { $text }
   *[log] { $who } spilar út { FORM($card, "dative") }.
}
moe-do-take = { $on ->
    [button] Taka 1 { FORM($good, "accusative") }
   *[log] { $who } tekur 1 { FORM($good, "accusative") }.
}
moe-do-trade = { $on ->
    [button] Bjóða hinum viðskipti
   *[log] { $who } vill versla.
}
moe-do-listen = { $on ->
    [button] Biðja hina um tilboð
   *[log] { $who } biður hina um tilboð.
}
moe-do-propose = { $on ->
    [button] Leggja til að láta { FORM($give, "accusative") } fyrir { FORM($take, "accusative") }
   *[log] { $who } leggur til að láta { FORM($give, "accusative") } fyrir { FORM($take, "accusative") }.
}
moe-do-propose-nothing = { $on ->
    [button] Leggja ekkert til
   *[log] { $who } leggur ekkert til.
}
moe-do-offer = { $on ->
    [button] Bjóða { FORM($give, "accusative") } fyrir { FORM($take, "accusative") }
   *[log] { $who } býður { FORM($give, "accusative") } fyrir { FORM($take, "accusative") }.
}
moe-do-accept = { $on ->
    [button] Samþykkja: láta { FORM($give, "accusative") }, fá { FORM($take, "accusative") }
   *[log] { $who } samþykkir.
}
moe-do-decline = { $on ->
    [button] Hafna
   *[log] { $who } hafnar.
}
moe-do-counter = { $on ->
    [button] Gagntilboð: láta { FORM($give, "accusative") }, fá { FORM($take, "accusative") }
   *[log] { $who } býður á móti { FORM($give, "accusative") } fyrir { FORM($take, "accusative") }.
}
moe-do-deal = { $on ->
    [button] Versla ({ $what }): láta { FORM($give, "accusative") }, fá { FORM($take, "accusative") }
   *[log] { $who } og { $what } versla: { $give } fyrir { FORM($take, "accusative") }.
}
moe-do-no-deal = { $on ->
    [button] Versla ekki við neinn
   *[log] { $who } verslar ekki við neinn.
}
moe-do-end = { $on ->
    [button] Ljúka umferð
   *[log] { $who } lýkur umferð sinni.
}

score-commodities = Vöruskífur
