# Landnám.

game-landnam = Landnám
game-landnam-summary = Nybrottsfolk seglar til ei ukjend øy, utforskar henne, ryddar gardar, handlar og møtest på alltinget.
game-landnam-series = Ei ukjend øy
game-landnam-time = 90 min
game-landnam-weight = tungt

ln-good-iron = jern
    .definite = jernet
ln-good-grain = korn
    .definite = kornet
ln-good-sheep = sau
    .definite = sauen
ln-good-wood = tømmer
    .definite = tømmeret
ln-terrain-sea = sjø
    .definite = sjøen
ln-terrain-bog = myr
    .definite = myra
ln-terrain-field = åker
    .definite = åkeren
ln-terrain-meadow = eng
    .definite = enga
ln-terrain-forest = skog
    .definite = skogen
ln-terrain-mountain = fjell
    .definite = fjellet
ln-kind-settler = nybrottsmann
    .definite = nybrottsmannen
    .start-definite = Nybrottsmannen
    .with-article = ein nybrottsmann
ln-kind-ship = skip
    .definite = skipet
    .start-definite = Skipet
    .with-article = eit skip
ln-farm-name = gard
    .definite = garden
    .with-article = ein gard
ln-village-name = bygd
    .definite = bygda
    .with-article = ei bygd
ln-nothing = ingenting
ln-outer = det ytre sjøfeltet
ln-north = N
ln-place = { $terrain } { $field }
ln-place-numbered = { $terrain } { $field } ({ $count })
ln-place-unknown = ukjent felt { $field }
ln-corner = { $one }, { $two } og { $three }

ln-fate-good-year = Godår
ln-fate-second-sowing = Ny såing
ln-fate-fallow = Brakk
ln-fate-settlement = Forlik
ln-fate-weapon-clash = Våpenbrak
ln-fate-lawspeaker = Lovseiemann
ln-fate-landing = Landgang
ln-fate-mountain-path = Fjellsti
ln-fate-fair-wind = God bør
ln-fate-fresh-horses = Friske hestar
ln-fate-drive-off = Jag bort
ln-fate-find-bog = Finn myr
ln-fate-find-field = Finn åker
ln-fate-find-meadow = Finn eng
ln-fate-find-forest = Finn skog
ln-fate-good-omens = Gode teikn
ln-fate-second-sight = Framsyn
ln-fate-text-good-year = Eitt felt gjev deg dobbelt så mykje
ln-fate-text-second-sowing = Terningane vert kasta om att
ln-fate-text-fallow = Ingen felt vert aldra i denne turen
ln-fate-text-settlement = Saka vert avbroten
ln-fate-text-weapon-clash = Heile tinget vert avbrote
ln-fate-text-lawspeaker = Innsatsen til parten din tel to meir
ln-fate-text-landing = Eit skip kan gå opp på land i dette steget
ln-fate-text-mountain-path = Ein nybrotts­mann kan gå til fjells i dette steget
ln-fate-text-fair-wind = To steg til for skipet som flytta
ln-fate-text-fresh-horses = Eitt steg til for nybrotts­mannen som flytta
ln-fate-text-drive-off = Gå inn på eit felt der det står ei eining
ln-fate-text-find-bog = Det du utforskar, er myr
ln-fate-text-find-field = Det du utforskar, er åker
ln-fate-text-find-meadow = Det du utforskar, er eng
ln-fate-text-find-forest = Det du utforskar, er skog
ln-fate-text-good-omens = Vel tal for feltet du finn
ln-fate-text-second-sight = Kast to gonger og vel
ln-sub-phase-harvest = haust
ln-sub-phase-althing = allting
ln-sub-phase-movement = flytting
ln-sub-phase-exploration = utforsking

ln-map = Øya
ln-choose-unit = Eininga som skal flytte
ln-words-fields = Kjende felt: { $what }
ln-words-unit = { $unit } på { $place }
ln-words-player = { $who }. Gardar mellom: { $farms }. Bygder mellom: { $villages }. Einingar: { $units }. Skip på det ytre sjøfeltet: { $ships }.
ln-sign-explore = utforsk
ln-sign-sail = segl ut
ln-sign-ship = nytt skip
ln-sign-age = { $count } → { $next }
ln-sign-steps = { $count ->
    [one] { $count } steg att
   *[other] { $count } steg att
}
ln-sign-good-year = dobbelt
ln-sign-card = { $card }
ln-sign-several = { $count } måtar
ln-harvest-hint = kva talet gjev, slik øya er no
ln-income = Det eit kast gjev deg
ln-income-none = Ingen felt gjev deg noko enno.
ln-fallow = ingenting vert aldra
ln-goods = Varene dine
ln-goods-stock = Varer i forrådet
ln-goods-hidden = { $count ->
    [one] { $count }, skjult for andre
   *[other] { $count }, skjulte for andre
}
ln-fates = Lagnadskorta dine
ln-phase-harvest = haust
ln-phase-thing = allting
ln-phase-movement = flytting
ln-phase-trade = handel
ln-phase-building = bygging
ln-bar-ask = Be om tilbod
ln-bar-reap = Haust
ln-bar-rest = Ingen fleire saker
ln-bar-pass = Spel ikkje kort
ln-bar-cast = Kast terningane
ln-bar-stay = Bli ståande
ln-bar-stop = Gå til handelen
ln-bar-build = Gå til bygginga
ln-bar-end = Avslutt turen
ln-no-fate = Du har ingen lagnadskort.
ln-costs = Kostnader
ln-costs-can = ✓ du kan betale
ln-cost-settler = nybrotts{ "\u00AD" }mann
ln-cost-ship = skip
ln-cost-farm = gard + eining
ln-cost-village = bygd
ln-cost-harbor = hamn
ln-cost-aging = aldring
ln-cost-of-a-kind = { $count } like
ln-cost-of-its-kind = { $count } av slaget
ln-cost-tip-settler = Nybrottsmann
    Ein gard bygg éi eining i kvar tur, ei bygd tre, på eit nabofelt.
ln-cost-tip-ship = Skip
    Ein gard bygg éi eining i kvar tur, ei bygd tre, på eit nabofelt; eller utan bygning på det ytre sjøfeltet.
ln-cost-tip-farm = Gard
    Vert bygd av ei eining på eit hjørne av feltet hennar, ved eit tal; eininga vert teken av spelebrettet.
ln-cost-tip-village = Bygd
    Ein gard ved sjøen får eit hus til.
ln-cost-tip-harbor = Hamn
    Vert bygd av eit skip innanfor randa, ved eit tal: to varer av slaget til hamna.
ln-cost-tip-aging = Aldring
    Ein nybrottsmann aldrar feltet sitt for éi vare av slaget til feltet.
ln-left = Det som er att
ln-left-tiles = Enno å finne
ln-left-tile = { $count ->
    [one] { $count } brikke med { $terrain } att
   *[other] { $count } brikker med { $terrain } att
}
ln-left-deck = lagnadskort i bunken
ln-left-fate = { $count } lagnadskort i bunken
ln-left-discard = Lagnadsbunken; spelte til no:

ln-points-title = Gardar tel 1, bygder 2, kvar markør 1; spelet er over når nokon har 12 poeng ved slutten av ein tur
ln-white-title = Kvite markørar: vunne saker
ln-red-title = Raude markørar: fredlause som er borte
ln-black-title = Svarte markørar: ingen torde stemne
ln-white-marker = kvite markørar
ln-red-marker = raude markørar
ln-black-marker = svarte markørar
ln-goods-held = { $count ->
    [one] { $count } vare
   *[other] { $count } varer
}
ln-fate-held = { $count } lagnadskort
ln-in-stock = i forråd
ln-stock-houses = { $count } hus i forrådet
ln-stock-settlers = { $count ->
    [one] { $count } nybrottsmann i forrådet
   *[other] { $count } nybrottsmenn i forrådet
}
ln-stock-ships = { $count } skip i forrådet

# Tips: the first line is the name.
ln-title-unknown = { $place }
    Eit steg dit utforskar feltet.
ln-title-land = { $place }
    Gjev { $good }. { $left ->
        [one] { $left } brikke av dette slaget er att.
       *[other] { $left } brikker av dette slaget er att.
    }
ln-title-number = Talet { $count }
    Det vert { $next } når feltet vert aldra. { $left ->
        [one] { $left } slik markør til er att.
       *[other] { $left } slike markørar til er att.
    }
ln-title-harbor = Hamn for { $good }
    To { $good } mot ei anna vare: for den som eig skipet i hamna, eller, når ho er tom, for dei som eig bygningar ved henne.
ln-title-unit = { FORM($unit, "start-definite") } til { $who }
    { $left } til i forrådet.
ln-title-outlaw = { FORM($unit, "start-definite") } til { $who } (fredlaus)
    Raude markørar frå { $what }: Dei kan jage bort eininga, og får eit poeng når ho vert teken av brettet.
ln-title-outer = Det ytre sjøfeltet
    Det grensar til heile randa; å gå dit avsluttar flyttinga.
ln-title-farm = Garden til { $who }
    Mellom { $corner }. 1 poeng, 1 vare. { $left } hus i forrådet.
ln-title-village = Bygda til { $who }
    Mellom { $corner }. 2 poeng, 2 varer. { $left } hus i forrådet.
ln-title-good = { $good }
    { $left } i forrådet.
ln-good-none = Du har ingen slike varer.
ln-good-lacks = Forrådet tek { $count } av eit slag for éi vare av eit anna.

ln-group-cards = Lagnadskort
ln-group-moves = Flyttingar
ln-group-swaps = Byt eit lagnadskort i ei vare
ln-group-cases = Saker
ln-group-stock = Handel med forrådet
ln-group-offers = Tilbod
ln-group-units = Nye skip og nybrottsmenn
ln-group-buildings = Gardar, bygder og hamner

ln-thing = Alltinget
ln-thing-by = { $who } kasta 7
ln-thing-naming = { $who } vel kven som stemner først.
ln-thing-docket = { $count ->
    [one] { $who } kan føre { $count } sak til.
   *[other] { $who } kan føre { $count } saker til.
}
ln-thing-closing = Alle sakene er førte; no vert dei svarte markørane delte ut.
ln-thing-asked = Kan spele eit alltingskort no: { $who }
ln-thing-asked-you = Du kan spele eit alltingskort no.
ln-docket = { $count } å føre, { $against } mot
ln-docket-title = Einingar som denne spelaren kan stemne, og moglege saker mot spelaren: Tre eller fleire utan at noka vert ført, gjev ein svart markør
ln-docket-round = Kven kvar kan stemne, og kor mange saker som er moglege mot kvar:
ln-docket-none = inga sak
ln-docket-sues = kan stemne
ln-docket-against = { $count } mot
ln-was-sued = vart stemnd
ln-case-possible = { $who } kan stemne { $what }
ln-sue-stake = Stemn, set inn { $count } { $good }
ln-case-decides = Den som set inn mest, vinn ein kvit markør; tapar forsvararen, vert eininga gjord fredlaus.
ln-plaintiff = saksøkjar
ln-defender = forsvarar
ln-with = med { $who }
ln-case-offered = { $who } vert spurd om å ta mot saka.
ln-case-needs = { $who } kan auke: det trengst { $count } { $good } til.
ln-case-lost = Saka er tapt, om ikkje nokon spelar eit kort.
ln-end-plaintiff = { $who } vinn: ein kvit markør ({ $count } poeng), og eininga ({ $unit }) vert gjord fredlaus.
ln-end-defender = { $who } vinn: ein kvit markør ({ $count } poeng). Heile innsatsen er brukt same kven som vinn.
ln-raise-to = Auk til { $count }
ln-hand-to = Skyt over til
ln-take-short = Ta mot saka

ln-explore = Utforsking av { $field }
ln-explore-bonus = { $count ->
    [0] den grøne terningen avgjer terrenget
   *[other] den grøne terningen, +{ $count }, avgjer terrenget
}
ln-explore-red = den raude terningen gjev talet
ln-explore-bonus-tip = Land ikring
    To for kvart fjell ved sida av, éin for anna land, høgst fire.
ln-explore-find = terrenget vert { $terrain }
ln-explore-omens = talet vert valt
ln-explore-sight = kasta to gonger
ln-explore-dice = grøn { $green }, raud { $red }

ln-talk-asks = { $who } bed om tilbod
ln-talk-offer = { $who } gjev eit tilbod
ln-talk-answer = Skal svare:
ln-gives = gjev
ln-wants = vil ha
ln-after = etterpå
ln-accept-short = Slå til
ln-decline-short = Avslå
ln-free-offer = Gje eit tilbod
ln-counter-offer = Gje eit anna tilbod i staden
ln-offer-to-all = Til alle dei andre: Den som slår til først, får det.
ln-offer-to = Til { $who }, som har tur.
ln-you-give = Du gjev
ln-you-get = Du får
ln-send-offer = Send tilbodet

ln-ask-harvest = terningane viser { $count }; hauste, eller spele eit haustkort først
ln-ask-harvest-only = ingen lagnadskort passar; trykk på «{ ln-bar-reap }»
ln-ask-age = velje feltet som skal aldrast
ln-ask-cards = spele eit alltingskort, eller ingen kort
ln-ask-cards-only = ingen lagnadskort passar; trykk på «{ ln-bar-pass }»
ln-ask-naming = velje kven som stemner først
ln-ask-docket = føre ei sak, eller ingen fleire
ln-ask-raise = auke, skyte saka over eller gje seg
ln-ask-take = ta mot saka, eller ikkje
ln-ask-move = flytte ei eining, byte eit lagnadskort eller verte ståande
ln-ask-step = { $count ->
    [0] spele eit kort for fleire steg, eller avslutte flyttinga
    [one] gå eitt steg til, eller avslutte flyttinga
   *[other] gå { $count } steg til, eller avslutte flyttinga
}
ln-ask-flee = seie kvar eininga som må flytte bort, skal gå
ln-ask-explore = spele utforskingskort, eller kaste terningane
ln-ask-explore-only = ingen lagnadskort passar; trykk på «{ ln-bar-cast }»
ln-ask-choose = velje eitt av dei to resultata
ln-ask-number = velje eit tal for feltet
ln-ask-enter = gå inn på det nye feltet med eit kort, eller verte ståande
ln-ask-enter-only = ingen lagnadskort slepper deg inn; trykk på «{ ln-bar-stay }»
ln-ask-trade = handle, eller gå til bygginga
ln-ask-asked = gje eit tilbod, eller ikkje
ln-ask-offer = svare på tilbodet
ln-ask-lacking = avslå, eller gje eit anna tilbod
ln-ask-build = byggje, eller avslutte turen

# Each of these is said in two forms: on a button, and in the log.
ln-start = { $what } byrjar.
ln-draw = { $what } trekkjer eit lagnadskort: «{ $card }».
ln-hidden-draw = { $who } trekkjer eit lagnadskort.
ln-roll = Terningane viser { $one } og { $two }: { $count }.
ln-roll-seven = Terningane viser { $one } og { $two }: 7. Det vert halde allting.
ln-gets = { $who } { $what }
ln-gains = Det gjev { $what }.
ln-gets-nothing = Ingen får noko av det.
ln-dearth = Det vert uår: Ingen får noko, og alle kort med { $what } går tilbake til forrådet.
ln-found = Den grøne terningen viser { $green }, den raude { $red }.
ln-found-red = Den raude terningen viser { $red }.
ln-reap = { $on ->
    [button] Haust
   *[log] { $who } haustar.
}
ln-good-year = { $on ->
    [button] Godår på { $place }: feltet gjev deg dobbelt så mykje
   *[log] { $who } har godår på { $place }.
}
ln-play = { $on ->
    [button] Spel «{ $card }»
   *[log] { $who } spelar «{ $card }».
}
ln-first = { $on ->
    [button] { $what } stemner først
   *[log] { $who } vel { $what } til å stemne først.
}
ln-sue = { $on ->
    [button] Stemn { $owner } for { FORM($unit, "definite") } på { $place } med { $count } { $good }
   *[log] { $who } stemner { $owner } for { FORM($unit, "definite") } på { $place } med { $count } { $good }.
}
ln-rest = { $on ->
    [button] Før ingen fleire saker
   *[log] { $who } fører ingen fleire saker.
}
ln-raise = { $on ->
    [button] Auk med { $count } { $good }
   *[log] { $who } aukar med { $count } { $good }.
}
ln-yield = { $on ->
    [button] Gje deg
   *[log] { $who } aukar ikkje.
}
ln-hand = { $on ->
    [button] Skyt saka over til { $what }
   *[log] { $who } vil skyte saka over til { $what }.
}
ln-take = { $on ->
    [button] Ta mot saka
   *[log] { $who } tek mot saka.
}
ln-refuse = { $on ->
    [button] Ikkje ta mot saka
   *[log] { $who } tek ikkje mot saka.
}
ln-pass = { $on ->
    [button] Spel ikkje kort
   *[log] { $who } spelar ikkje kort.
}
ln-move = { $how ->
    [explore] { $on ->
        [button] Utforsk { $place } med { FORM($unit, "definite") } frå { $from }
       *[log] { $who } utforskar { $place } med { FORM($unit, "definite") } frå { $from }.
    }
   *[go] { $on ->
        [button] Flytt { FORM($unit, "definite") } frå { $from } til { $place }
       *[log] { $who } flyttar { FORM($unit, "definite") } frå { $from } til { $place }.
    }
}
ln-step = { $how ->
    [explore] { $on ->
        [button] Gå vidare: utforsk { $place }
       *[log] { $who } utforskar { $place }.
    }
   *[go] { $on ->
        [button] Gå vidare til { $place }
       *[log] { $who } går vidare til { $place }.
    }
}
ln-with-cards = { $what } (med { $cards })
ln-stop = { $on ->
    [button] Avslutt flyttinga
   *[log] { $who } avsluttar flyttinga.
}
ln-swap = { $on ->
    [button] Byt «{ $card }» i 1 { $good }
   *[log] { $who } byter «{ $card }» i 1 { $good }.
}
ln-flee = { $on ->
    [button] Flytt bort til { $place }
   *[log] { $who } flyttar bort til { $place }.
}
ln-cast = { $on ->
    [button] Kast terningane
   *[log] { $who } kastar terningane.
}
ln-choose = { $on ->
    [button] Resultat { $count }: { $terrain }, raud { $red }
   *[log] { $who } vel { $terrain }.
}
ln-number = { $on ->
    [button] Talet { $count }
   *[log] { $who } vel talet { $count }.
}
ln-enter = { $on ->
    [button] Gå inn med «{ $card }»
   *[log] { $who } går inn med «{ $card }».
}
ln-stay = { $on ->
    [button] Bli ståande utanfor
   *[log] { $who } vert ståande utanfor.
}
ln-exchange = { $on ->
    [button] Byt { $count } { $give } i 1 { $take }
   *[log] { $who } byter { $count } { $give } i 1 { $take }.
}
ln-offer = { $on ->
    [button] Tilby { $give } for { $take }
   *[log] { $who } tilbyd { $give } for { $take }.
}
ln-ask = { $on ->
    [button] Be dei andre om tilbod
   *[log] { $who } bed dei andre om tilbod.
}
ln-accept = { $on ->
    [button] Slå til: gje { $give }, få { $take }
   *[log] { $who } slår til: { $what } får { $give } for { $take }.
}
ln-decline = { $on ->
    [button] Avslå
   *[log] { $who } avslår.
}
ln-build = { $on ->
    [button] Ikkje handle meir: gå til bygginga
   *[log] { $who } går til bygginga.
}
ln-new-unit = { $on ->
    [button] Bygg { FORM($unit, "with-article") } på { $place }, ved { FORM($building, "definite") } mellom { $corner }
   *[log] { $who } bygg { FORM($unit, "with-article") } på { $place }.
}
ln-new-outer = { $on ->
    [button] Bygg eit skip på det ytre sjøfeltet
   *[log] { $who } bygg eit skip på det ytre sjøfeltet.
}
ln-farm = { $on ->
    [button] Bygg ein gard mellom { $corner }, med { FORM($unit, "definite") } på { $place }
   *[log] { $who } bygg ein gard mellom { $corner } med { FORM($unit, "definite") } på { $place }.
}
ln-village = { $on ->
    [button] Utvid garden mellom { $corner } til bygd
   *[log] { $who } utvidar garden mellom { $corner } til bygd.
}
ln-harbor = { $on ->
    [button] Bygg ei hamn for { $good } på { $place }
   *[log] { $who } bygg ei hamn for { $good } på { $place }.
}
ln-age = { $on ->
    [button] Aldre { $place }: talet vert { $count } eller det neste ledige
   *[log] { $place } vert aldra.
}
ln-end = { $on ->
    [button] Avslutt turen
   *[log] { $who } avsluttar turen.
}

ln-score-farms = Gardar
ln-score-villages = Bygder
ln-score-white-markers = Kvite markørar
ln-score-red-markers = Raude markørar
ln-score-black-markers = Svarte markørar

ln-ended = Spelet slutta med { $needed } poeng ved slutten av ein tur: { $who }.
ln-ended-tie = Like mange poeng: Fleire { $by ->
    [black] svarte markørar
    [red] raude markørar
    [white] kvite markørar
    [houses] hus
   *[goods] varer på handa
} avgjer.
