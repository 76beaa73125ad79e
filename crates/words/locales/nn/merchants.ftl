# Merchants of Europe.

game-merchants = Kjøpmenn i Europa
game-merchants-summary = Handelshus fører varer langs handelsrutene i Europa, frå stasjon til stasjon; den som først har levert alle, vinn.
game-merchants-series = Handelshus
game-merchants-time = 75 min
game-merchants-weight = middels

option-merchants-board = Spelebrettet
option-merchants-board-short = kort, utan Vest-Europa
option-merchants-board-full = heile Europa
option-merchants-start = Starten
option-merchants-start-fixed = fast, som kartet seier
option-merchants-start-free = fri
option-merchants-map = Kartet
option-merchants-map-europe-3 = Europa

moe-map = Kart over Europa
moe-map-keys = Kart over Europa: pilene flyttar det, pluss og minus endrar storleiken
moe-zoom-in = Større
moe-zoom-out = Mindre
moe-zoom-home = Til brikkene mine
moe-nothing = ingenting
moe-text-seat = { $who }: handelsstasjonar i { $posts }; kjøpmenn: { $merchants }; karavanar: { $caravans }; ruter: { $routes }; varer leverte til { $delivered }.
moe-text-land = { $place }: { $good } til { $who }.
moe-text-neutral = Nøytrale handelsstasjonar i { $posts }.
moe-text-robber = Røvaren står på { $place }.
moe-your-goods = Råvarene dine
moe-hand-safe = { $count ->
    [one] { $count } kort, trygt ved 7
   *[other] { $count } kort, trygge ved 7
}
moe-hand-large = { $count } kort: 7-ar halverer
moe-gold-tip = Gull
    { $left } i banken
moe-return-send = Legg tilbake # kort
moe-your-cards = Kort
moe-one-a-turn = eitt i kvar tur
moe-no-cards = ingen enno
moe-deliveries = Leveransar
moe-of-all = av { $all } · { $count ->
    [one] { $count } klar
   *[other] { $count } klare
}
moe-customers = { $count ->
    [one] { $count } stasjon vil ha ei vare
   *[other] { $count } stasjonar vil ha ei vare
}
moe-customers-tip = Handelsstasjonane til andre, og nøytrale, som ikkje har fått noka vare enno
moe-no-customers = Ingen vil ha ei vare no.
moe-customer-far = { $count ->
    [0] Karavanen din står ved sida av
    [one] { $count } rute frå karavanen din
   *[other] { $count } ruter frå karavanen din
}
moe-customer-missing = { $count ->
    [one] 1 rute manglar på vegen dit
   *[other] { $count } ruter manglar på vegen dit
}
moe-customer-apart = Ingen ruter fører dit frå karavanane dine
moe-tools = Kva du kan gjere
moe-tool-route = Rute
moe-tool-route-tip = På ein sti ved dine eigne ruter eller stasjonar; å knyte saman byar gjev gull.
moe-tool-merchant = Kjøpmann
moe-tool-merchant-hint = på ein stasjon
moe-tool-merchant-tip = Går til ein ledig by og vert ein handelsstasjon der.
moe-tool-caravan = Karavane
moe-tool-caravan-hint = ved rutene dine
moe-tool-caravan-tip = Køyrer langs ruter og leverer varer til stasjonane til andre.
moe-tool-walk = Flytt
moe-tool-walk-hint = 3 steg per korn
moe-tool-walk-tip = Ein kjøpmann går; kvart korn gjev 3 steg.
moe-tool-drive = Køyr
moe-tool-drive-hint = 3 ruter per salt
moe-tool-drive-tip = Ein karavane køyrer; kvart salt gjev 3 ruter. På rutene til andre betaler han vegtoll.
moe-tool-card = Kort
moe-tool-card-hint = frå bunken
moe-tool-card-tip = Eit utviklingskort; det kan spelast ut frå og med neste tur.
moe-tool-buy = Kjøp
moe-tool-buy-hint = eller 3 for 1
moe-tool-buy-not = kan ikkje betale
moe-tool-trade = Handle
moe-tool-trade-hint = med andre
moe-tool-trade-tip = Tilby råvarer og gull til alle dei andre.
moe-not-now = ikkje no
moe-no-place = ingen stad
moe-lacks = vantar { $goods }
moe-still = att
moe-left-posts = { $count ->
    [one] { $count } stasjon att
   *[other] { $count } stasjonar att
}
moe-left-routes = { $count ->
    [one] { $count } rute att
   *[other] { $count } ruter att
}
moe-left-merchants = { $count ->
    [one] { $count } kjøpmann att
   *[other] { $count } kjøpmenn att
}
moe-left-caravans = { $count ->
    [one] { $count } karavane att
   *[other] { $count } karavanar att
}
moe-dice = = { $count }
moe-bank = { $count } i banken
moe-supply = Att:
moe-supply-title = Kort som ingen har; det som manglar i forrådet, kan ikkje kjøpast (MOE-33)
moe-delivered = { $count ->
    [one] { $count } av { $all } levert
   *[other] { $count } av { $all } leverte
}
moe-delivered-title = Den som har levert alle varene sine, vinn (MOE-80)
moe-free = { $count ->
    [one] { $count } klar
   *[other] { $count } klare
}
moe-gold = { $count } gull
moe-gold-name = gull
moe-hand = { $count } råvarekort
moe-cards = { $count } utviklingskort
moe-merchant = Kjøpmannen til { $who }: vert ein handelsstasjon i ein ledig by (MOE-48)
moe-caravan = Karavanen til { $who }: leverer til stasjonane til andre ved ruta si (MOE-58)
moe-resource-lumber = tømmer
    .definite = tømmeret
moe-resource-wool = ull
    .definite = ulla
moe-resource-grain = korn
    .definite = kornet
moe-resource-ore = malm
    .definite = malmen
moe-resource-salt = salt
    .definite = saltet
moe-letter-lumber = T
moe-letter-wool = U
moe-letter-grain = K
moe-letter-ore = M
moe-letter-salt = S
moe-terrain-forest = skog
    .definite = skogen
moe-terrain-pasture = beite
    .definite = beitet
moe-terrain-field = åker
    .definite = åkeren
moe-terrain-mountains = fjell
    .definite = fjellet
moe-terrain-saltworks = saltverk
    .definite = saltverket
moe-by-city = krysset ved { $city }
moe-between-two = krysset mellom { $one } og { $two }
moe-between-three = krysset mellom { $one }, { $two } og { $three }
moe-path-toward = stien frå { $from } mot { $to }
moe-path-between = stien mellom { $from } og { $to }
moe-path-by = stien ved { $city }
moe-between = { $from } – { $to }
moe-way-walk = { $count ->
    [0] Flytt til { $place }
   *[other] Flytt til { $place } for { $count } korn
}
moe-way-drive = { $count ->
    [0] { $tolls ->
        [0] Køyr til { $place }
        [one] Køyr til { $place }; { $tolls } vegtoll
       *[other] Køyr til { $place }; { $tolls } vegtollar
    }
   *[other] { $tolls ->
        [0] Køyr til { $place } for { $count } salt
        [one] Køyr til { $place } for { $count } salt og { $tolls } vegtoll
       *[other] Køyr til { $place } for { $count } salt og { $tolls } vegtollar
    }
}
moe-land = { $terrain } ved { $place }
moe-land-numbered = { $terrain } ({ $count }) ved { $place }

moe-card-lancer = Lanseryttar
    .indefinite = lanseryttar
moe-card-fair-wind = God bør
    .indefinite = god bør
moe-card-guide = Vegvisar
    .indefinite = vegvisar
moe-card-charter = Fribrev
    .indefinite = fribrev
moe-card-bill-of-exchange = Veksel
    .indefinite = veksel
moe-card-good-year = Godår
    .indefinite = godår
moe-card-text-lancer = Flytt røvaren
moe-card-text-fair-wind = Ein karavane køyrer 3 ruter utan salt
moe-card-text-guide = Ein kjøpmann går 3 steg utan korn
moe-card-text-charter = Opp til 2 ruter gratis
moe-card-text-bill-of-exchange = { $count } gull
moe-card-text-good-year = 2 råvarer etter eige val

moe-title-land = { $place } · gjev { $good } (MOE-21)
moe-title-route = Ruta til { $who }, { $place } · karavanen til ein annan betaler 1 gull (MOE-57)
moe-title-violet = fiolett by, òg for starten (MOE-02)
moe-title-brown = by
moe-title-post = handelsstasjonen til { $who }
moe-title-neutral = nøytral handelsstasjon: får ingenting, tek mot varer (MOE-14)
moe-title-free = ledig: ein kjøpmann som stoppar her, vert ein handelsstasjon (MOE-48)
moe-title-coins = { $count } gull til den som bygg her (MOE-50)
moe-title-commodity = har fått ei vare frå { $who } (MOE-59)
moe-title-robber = Røvaren: feltet hans gjev ingenting (MOE-22)
moe-good-title = { $good } · { $left } i forrådet

moe-cost-bank = 2 gull, to gonger i kvar tur; eller 3 av ei anna råvare

moe-group-cards = Utviklingskort
moe-group-bank = Bank og forråd
moe-group-trade = Handel med andre
moe-group-buy = Kjøpmenn, karavanar og kort
moe-group-routes = Ruter
moe-group-travel = Flytting og køyring

moe-talk-offer = { $who } gjev eit tilbod
moe-talk-listen = { $who } høyrer på framlegga til dei andre
moe-gives = gjev
moe-wants = vil ha
moe-accepted = { $who } slår til.
moe-countered = { $who } vil gje:
moe-proposed = { $who } føreslår å gje:
moe-waiting = Har ikkje svart enno:
moe-accept-short = Slå til
moe-decline-short = Avslå
moe-offer-title = Gje eit tilbod
moe-offer-hint = Til alle dei andre; så vel du mellom dei som slår til eller gjev eit mottilbod.
moe-counter-title = Gje eit mottilbod
moe-counter-hint = { $who } vel mellom svara.
moe-you-give = Du gjev
moe-you-get = Du får
moe-send-offer = Send tilbodet
moe-send-counter = Send mottilbodet

moe-ask-set-posts = setje ein handelsstasjon i ein fiolett by
moe-ask-set-neutral = setje ein nøytral handelsstasjon i ein fiolett by
moe-ask-set-routes = setje den første ruta og karavanen
moe-ask-roll = kaste terningane, eller spele ut eit kort først
moe-ask-discard = leggje tilbake halvparten av korta
moe-ask-robber = flytte røvaren
moe-ask-rob = velje kven det skal stelast frå
moe-ask-actions = handle, byggje, flytte eller avslutte turen
moe-ask-offering = gje eit tilbod
moe-ask-answer = svare på tilbodet
moe-ask-lacking = avslå, eller gje eit mottilbod
moe-ask-propose = føreslå ein handel, eller avslå
moe-ask-deal = velje kven det skal handlast med, eller ingen
moe-ask-ways = velje kva for ein av dei kortaste vegane som gjev gull
moe-ask-free-route = leggje ei gratis rute
moe-ask-guide = velje kjøpmannen som skal flyttast
moe-ask-walking = { $count ->
    [one] flytte eitt steg til, eller stoppe
   *[other] flytte opp til { $count } steg til, eller stoppe
}
moe-ask-walking-on = { $count ->
    [one] flytte eitt steg
   *[other] flytte opp til { $count } steg
}
moe-ask-circle = velje sirkelen som får ein talmarkør
moe-ask-token = velje talmarkøren som skal flyttast
moe-ask-fair-wind = velje karavanen som skal køyre
moe-ask-driving = { $count ->
    [one] køyre éi rute til, levere eller stoppe
   *[other] køyre opp til { $count } ruter til, levere eller stoppe
}
moe-ask-driving-on = { $count ->
    [one] køyre éi rute
   *[other] køyre opp til { $count } ruter
}
moe-ask-good-year = { $count ->
    [one] ta ei råvare
   *[other] ta { $count } råvarer, éi om gongen
}

# Each of these is said in two forms: on a button, and in the log.
moe-do-dice = Terningane viser { $one } og { $two }: { $count }.
moe-do-token = Ein talmarkør vert snudd opp: { $count }.
moe-do-stolen = Det stolne kortet er { $good }.
moe-do-drawn = Utviklingskortet er: { $card }.
moe-hidden-stolen = { $who } tek eit kort frå { $what }.
moe-hidden-drawn = { $who } trekkjer eit utviklingskort.
moe-do-set-post = { $on ->
    [button] Handelsstasjon i { $place }
   *[log] { $who } set ein handelsstasjon i { $place }.
}
moe-do-set-neutral = { $on ->
    [button] Nøytral handelsstasjon i { $place }
   *[log] { $who } set ein nøytral handelsstasjon i { $place }.
}
moe-do-set-route = { $on ->
    [button] Rute og karavane: { $place }
   *[log] { $who } set ei rute og ein karavane: { $place }.
}
moe-do-roll = { $on ->
    [button] Kast terningane
   *[log] { $who } kastar terningane.
}
moe-do-discard = { $on ->
    [button] Legg tilbake 1 { $good }
   *[log] { $who } legg tilbake 1 { $good }.
}
moe-do-robber = { $on ->
    [button] Flytt røvaren til { $place }
   *[log] { $who } flyttar røvaren til { $place }.
}
moe-do-rob = { $on ->
    [button] Stel frå { $what }
   *[log] { $who } stel frå { $what }.
}
moe-do-buy = { $on ->
    [button] Kjøp 1 { $good } for { $count } gull
   *[log] { $who } kjøper 1 { $good } for { $count } gull.
}
moe-do-exchange = { $on ->
    [button] Byt { $count } { $give } i 1 { $take }
   *[log] { $who } byter { $count } { $give } i 1 { $take }.
}
moe-do-card = { $on ->
    [button] Utviklingskort for 1 ull, 1 salt
   *[log] { $who } kjøper eit utviklingskort.
}
moe-do-recruit = { $on ->
    [button] Kjøpmann i { $place } for 1 tømmer, 1 ull, 1 korn
   *[log] { $who } tek ein kjøpmann i teneste i { $place }.
}
moe-do-move-merchant = { $on ->
    [button] Kjøpmann frå { $from } til { $place } for 1 tømmer, 1 ull, 1 korn
   *[log] { $who } tek ein kjøpmann frå { $from } og set han i { $place }.
}
moe-do-caravan = { $on ->
    [button] Karavane ved { $place } for 1 tømmer, 1 malm, 1 salt
   *[log] { $who } kjøper ein karavane ved { $place }.
}
moe-do-move-caravan = { $on ->
    [button] Karavane frå { $from } til { $place } for 1 tømmer, 1 malm, 1 salt
   *[log] { $who } tek ein karavane frå { $from } og set han ved { $place }.
}
moe-do-route = { $on ->
    [button] Rute: { $place }
   *[log] { $who } opnar ei rute: { $place }.
}
moe-do-gold = { $on ->
    [button] Vegen som gjev gull: { $what }
   *[log] Vegen gjev gull: { $what }.
}
moe-do-walk = { $on ->
    [button] { $count ->
        [0] Flytt kjøpmannen i { $place }, opp til { $steps } steg
       *[other] Flytt kjøpmannen i { $place } for { $count } korn, opp til { $steps } steg
    }
   *[log] { $who } flyttar kjøpmannen i { $place }, opp til { $steps } steg.
}
moe-do-drive = { $on ->
    [button] { $count ->
        [0] Køyr karavanen ved { $place }, opp til { $steps } ruter
       *[other] Køyr karavanen ved { $place } for { $count } salt, opp til { $steps } ruter
    }
   *[log] { $who } køyrer karavanen ved { $place }, opp til { $steps } ruter.
}
moe-do-walk-to = { $on ->
    [button] Vidare til { $place }
   *[log] { $who } flyttar kjøpmannen til { $place }.
}
moe-do-drive-to = { $on ->
    [button] Vidare til { $place }
   *[log] { $who } køyrer karavanen til { $place }.
}
moe-do-drive-toll = { $on ->
    [button] Vidare til { $place }, ruta til { $what }
   *[log] { $who } køyrer karavanen til { $place }, ruta til { $what }.
}
moe-do-deliver = { $on ->
    [button] Lever til { $place }
   *[log] { $who } leverer til { $place }.
}
moe-do-stop = { $on ->
    [button] Stopp her
   *[log] { $who } stoppar.
}
moe-do-found = { $on ->
    [button] Bygg ein handelsstasjon i { $place }
   *[log] { $who } bygg ein handelsstasjon i { $place }.
}
moe-tell-gets = { $who } får { $goods }.
moe-tell-paid = { $who } får { $count } gull.
moe-do-circle = { $on ->
    [button] Talmarkør på { $place }
   *[log] { $who } vel { $place } for ein talmarkør.
}
moe-do-take-token = { $on ->
    [button] Flytt talmarkøren på { $place }
   *[log] { $who } flyttar talmarkøren på { $place }.
}
moe-do-play = { $on ->
    [button] Spel ut «{ $card }»: { $text }
   *[log] { $who } spelar ut «{ $card }».
}
moe-do-take = { $on ->
    [button] Ta 1 { $good }
   *[log] { $who } tek 1 { $good }.
}
moe-do-trade = { $on ->
    [button] Gje dei andre eit tilbod
   *[log] { $who } vil handle.
}
moe-do-listen = { $on ->
    [button] Be dei andre om tilbod
   *[log] { $who } bed dei andre om tilbod.
}
moe-do-propose = { $on ->
    [button] Føreslå å gje { $give } for { $take }
   *[log] { $who } føreslår å gje { $give } for { $take }.
}
moe-do-propose-nothing = { $on ->
    [button] Føreslå ingenting
   *[log] { $who } har ingenting å føreslå.
}
moe-do-offer = { $on ->
    [button] Tilby { $give } for { $take }
   *[log] { $who } tilbyd { $give } for { $take }.
}
moe-do-accept = { $on ->
    [button] Slå til: gje { $give }, få { $take }
   *[log] { $who } slår til.
}
moe-do-decline = { $on ->
    [button] Avslå
   *[log] { $who } avslår.
}
moe-do-counter = { $on ->
    [button] Mottilbod: gje { $give }, få { $take }
   *[log] { $who } vil gje { $give } for { $take }.
}
moe-do-deal = { $on ->
    [button] Handle med { $what }: gje { $give }, få { $take }
   *[log] { $who } handlar med { $what }: { $give } for { $take }.
}
moe-do-no-deal = { $on ->
    [button] Ikkje handle med nokon
   *[log] { $who } handlar ikkje med nokon.
}
moe-do-end = { $on ->
    [button] Avslutt turen
   *[log] { $who } avsluttar turen.
}

score-commodities = Varer
