# Landnám.

game-landnam = Landnám
game-landnam-summary = Landnemar sigla til ókannaðrar eyju, kanna hana, reisa býli, versla og koma saman á alþingi.
game-landnam-series = Ókönnuð eyja
game-landnam-time = 90 mín.
game-landnam-weight = þungt

# Forms besides the cases: "at" and "genitive" of a place stand after "er" and "til"; "definite" is the form with the
# article; "title" begins a tip.
ln-good-iron = járn
    .title = Járn
ln-good-grain = korn
    .title = Korn
ln-good-sheep = sauðfé
    .title = Sauðfé
ln-good-wood = timbur
    .title = Timbur
ln-terrain-sea = sjór
    .accusative = sjó
    .dative = sjó
    .genitive = sjávar
    .at = á sjó
    .title = Sjór
ln-terrain-bog = mýri
    .accusative = mýri
    .dative = mýri
    .genitive = mýrar
    .at = í mýri
    .title = Mýri
ln-terrain-field = akur
    .accusative = akur
    .dative = akri
    .genitive = akurs
    .at = á akri
    .title = Akur
ln-terrain-meadow = engi
    .accusative = engi
    .dative = engi
    .genitive = engis
    .at = á engi
    .title = Engi
ln-terrain-forest = skógur
    .accusative = skóg
    .dative = skógi
    .genitive = skógar
    .at = í skógi
    .title = Skógur
ln-terrain-mountain = fjall
    .accusative = fjall
    .dative = fjalli
    .genitive = fjalls
    .at = á fjalli
    .title = Fjall
ln-kind-settler = landnemi
    .accusative = landnema
    .dative = landnema
    .definite = landneminn
    .title = Landnemi
ln-kind-ship = skip
    .accusative = skip
    .dative = skipi
    .definite = skipið
    .title = Skip
ln-farm-name = býli
    .dative = býli
ln-village-name = þorp
    .dative = þorpi
ln-nothing = ekkert
ln-outer = úthafið
    .accusative = úthafið
    .dative = úthafinu
    .genitive = úthafsins
    .at = á úthafinu
ln-north = N
ln-place = { $terrain } { $field }
    .accusative = { FORM($terrain, "accusative") } { $field }
    .dative = { FORM($terrain, "dative") } { $field }
    .genitive = { FORM($terrain, "genitive") } { $field }
    .at = { FORM($terrain, "at") } { $field }
    .title = { FORM($terrain, "title") } { $field }
ln-place-numbered = { $terrain } { $field } ({ $count })
    .accusative = { FORM($terrain, "accusative") } { $field } ({ $count })
    .dative = { FORM($terrain, "dative") } { $field } ({ $count })
    .genitive = { FORM($terrain, "genitive") } { $field } ({ $count })
    .at = { FORM($terrain, "at") } { $field } ({ $count })
    .title = { FORM($terrain, "title") } { $field } ({ $count })
ln-place-unknown = ókannaður reitur { $field }
    .accusative = ókannaðan reit { $field }
    .dative = ókönnuðum reit { $field }
    .genitive = ókannaðs reits { $field }
    .at = á ókönnuðum reit { $field }
    .explored = reit { $field }
    .title = Ókannaður reitur { $field }
ln-corner = { $one }, { $two } og { $three }

ln-fate-good-year = Góðæri
ln-fate-second-sowing = Ný sáning
ln-fate-fallow = Sáðhvíld
ln-fate-settlement = Sátt
ln-fate-weapon-clash = Vopnagnýr
ln-fate-lawspeaker = Lögsögu­maður
ln-fate-landing = Landganga
ln-fate-mountain-path = Fjallvegur
ln-fate-fair-wind = Góður byr
ln-fate-fresh-horses = Óþreyttir hestar
ln-fate-drive-off = Brott­rekstur
ln-fate-find-bog = Finna mýri
ln-fate-find-field = Finna akur
ln-fate-find-meadow = Finna engi
ln-fate-find-forest = Finna skóg
ln-fate-good-omens = Góðir fyrirboðar
ln-fate-second-sight = Skyggni­gáfa
ln-fate-text-good-year = Einn reitur gefur þér tvöfalt
ln-fate-text-second-sowing = Teningunum er kastað aftur
ln-fate-text-fallow = Enginn reitur eldist í umferðinni
ln-fate-text-settlement = Málinu er slitið
ln-fate-text-weapon-clash = Öllu þinginu er slitið
ln-fate-text-lawspeaker = Framlagið þín megin telst tveimur hærra
ln-fate-text-landing = Skip má fara á land í þessu skrefi
ln-fate-text-mountain-path = Landnemi má fara á fjall í þessu skrefi
ln-fate-text-fair-wind = Tvö skref enn fyrir skipið sem var fært
ln-fate-text-fresh-horses = Eitt skref enn fyrir land­nemann sem var færður
ln-fate-text-drive-off = Fara á reit hvaða einingar sem er
ln-fate-text-find-bog = Það sem þú kannar er mýri
ln-fate-text-find-field = Það sem þú kannar er akur
ln-fate-text-find-meadow = Það sem þú kannar er engi
ln-fate-text-find-forest = Það sem þú kannar er skógur
ln-fate-text-good-omens = Þú velur tölu þess sem þú finnur
ln-fate-text-second-sight = Þú kastar tvisvar og velur
ln-sub-phase-harvest = uppskera
ln-sub-phase-althing = alþingi
ln-sub-phase-movement = ferð
ln-sub-phase-exploration = könnun

ln-map = Eyjan
ln-choose-unit = Einingin sem á að færa
ln-words-fields = Þekktir reitir: { $what }
ln-words-unit = { $unit } { FORM($place, "at") }
ln-words-player = { $who }. Býli milli: { $farms }. Þorp milli: { $villages }. Einingar: { $units }. Skip á úthafinu: { $ships }.
ln-sign-explore = kanna
ln-sign-sail = út á haf
ln-sign-ship = nýtt skip
ln-sign-age = { $count } → { $next }
ln-sign-steps = { $count ->
    [one] { $count } skref eftir
   *[other] { $count } skref eftir
}
ln-sign-good-year = tvöfalt
ln-sign-card = { $card }
ln-sign-several = { $count ->
    [one] { $count } kostur
   *[other] { $count } kostir
}
ln-harvest-hint = það sem hún gefur eins og eyjan er núna
ln-income = Það sem kast gefur þér
ln-income-none = Enginn reitur gefur þér neitt enn.
ln-fallow = ekkert eldist í umferðinni
ln-goods = Vörur þínar
ln-goods-stock = Vörur í birgðum
ln-goods-hidden = { $count ->
    [one] { $count }, falin fyrir öðrum
   *[other] { $count }, faldar fyrir öðrum
}
ln-fates = Örlagaspjöldin þín
ln-phase-harvest = uppskera
ln-phase-thing = alþingi
ln-phase-movement = ferð
ln-phase-trade = verslun
ln-phase-building = smíði
ln-bar-ask = Biðja um tilboð
ln-bar-reap = Uppskera
ln-bar-rest = Ekki fleiri mál
ln-bar-pass = Spila engu út
ln-bar-cast = Kasta teningunum
ln-bar-stay = Vera kyrr
ln-bar-stop = Áfram í verslun
ln-bar-build = Áfram í smíði
ln-bar-end = Ljúka umferð
ln-no-fate = Þú átt engin örlagaspjöld.
ln-costs = Kostnaður
ln-costs-can = ✓ þú getur borgað
ln-cost-settler = landnemi
ln-cost-ship = skip
ln-cost-farm = býli + eining
ln-cost-village = þorp
ln-cost-harbor = höfn
ln-cost-aging = öldrun
ln-cost-of-a-kind = { $count } eins
ln-cost-of-its-kind = { $count ->
    [one] { $count } vara reitsins
   *[other] { $count } vörur reitsins
}
ln-cost-tip-settler = Landnemi
    Býli byggir eina einingu í umferð, þorp þrjár, á reit við hliðina.
ln-cost-tip-ship = Skip
    Býli byggir eina einingu í umferð, þorp þrjár, á reit við hliðina; eða án byggingar á úthafinu.
ln-cost-tip-farm = Býli
    Eining byggir það á horni reits síns, við reit með tölu; einingin fer af leikborðinu.
ln-cost-tip-village = Þorp
    Býli við sjó fær annað hús.
ln-cost-tip-harbor = Höfn
    Skip innan jaðarsins byggir hana við reit með tölu fyrir tvær vörur af tegund hafnarinnar.
ln-cost-tip-aging = Láta reit eldast
    Landnemi lætur reit sinn eldast fyrir eina vöru af tegund reitsins.
ln-left = Það sem eftir er
ln-left-tiles = Enn ófundið
ln-left-tile = { $count ->
    [one] { FORM($terrain, "title") }: { $count } flís eftir
   *[other] { FORM($terrain, "title") }: { $count } flísar eftir
}
ln-left-deck = örlagaspjöld í bunkanum
ln-left-fate = { $count ->
    [one] { $count } örlagaspjald í bunkanum
   *[other] { $count } örlagaspjöld í bunkanum
}
ln-left-discard = Örlagabunkinn; spilað út hingað til:

ln-points-title = Býli gefa 1, þorp 2, hvert merki 1; spilinu lýkur í lok umferðar með 12 stigum
ln-white-title = Hvít merki: unnin mál
ln-red-title = Rauð merki: útlagar sem eru farnir
ln-black-title = Svört merki: enginn þorði að stefna
ln-white-marker = hvít merki
ln-red-marker = rauð merki
ln-black-marker = svört merki
ln-goods-held = { $count ->
    [one] { $count } vara
   *[other] { $count } vörur
}
ln-fate-held = { $count ->
    [one] { $count } örlagaspjald
   *[other] { $count } örlagaspjöld
}
ln-in-stock = í birgðum
ln-stock-houses = { $count } hús í birgðum
ln-stock-settlers = { $count ->
    [one] { $count } landnemi í birgðum
   *[other] { $count } landnemar í birgðum
}
ln-stock-ships = { $count } skip í birgðum

# Tips: the first line is the name.
ln-title-unknown = { FORM($place, "title") }
    Skref þangað kannar hann.
ln-title-land = { FORM($place, "title") }
    Gefur { FORM($good, "accusative") }. { $left ->
        [one] { $left } flís af þessari tegund er eftir.
       *[other] { $left } flísar af þessari tegund eru eftir.
    }
ln-title-number = Tala { $count }
    Verður { $next } þegar reiturinn eldist. { $left ->
        [one] { $left } slík skífa í viðbót er eftir.
       *[other] { $left } slíkar skífur í viðbót eru eftir.
    }
ln-title-harbor = Höfn fyrir { FORM($good, "accusative") }
    2 { $good } fyrir eina aðra vöru: handa eiganda skipsins í höfninni, annars eigendum bygginga við hana.
ln-title-unit = { FORM($unit, "title") } ({ $who })
    { $left } í viðbót í birgðum.
ln-title-outlaw = { FORM($unit, "title") } ({ $who }), í útlegð
    Rauð merki: { $what }. Eigendur þeirra mega reka eininguna burt og fá stig þegar hún fer.
ln-title-outer = Úthafið
    Það liggur að öllum jaðrinum; ferðinni lýkur þegar farið er þangað.
ln-title-farm = Býli ({ $who })
    Milli { $corner }. 1 stig, 1 vara. { $left } hús í birgðum.
ln-title-village = Þorp ({ $who })
    Milli { $corner }. 2 stig, 2 vörur. { $left } hús í birgðum.
ln-title-good = { FORM($good, "title") }
    { $left } í birgðunum.
ln-good-none = Þú átt ekkert af þessu.
ln-good-lacks = Birgðirnar taka { $count } af sömu tegund fyrir eina vöru af annarri.

ln-group-cards = Örlagaspjöld
ln-group-moves = Ferðir
ln-group-swaps = Láta örlagaspjald fyrir vöru
ln-group-cases = Mál
ln-group-stock = Versla við birgðirnar
ln-group-offers = Tilboð
ln-group-units = Ný skip og landnemar
ln-group-buildings = Býli, þorp og hafnir

ln-thing = Alþingi
ln-thing-by = { $who } kastaði 7
ln-thing-naming = { $who } velur hver stefnir fyrst.
ln-thing-docket = { $who } má höfða { $count } mál í viðbót.
ln-thing-closing = Öll mál hafa verið flutt; næst eru svört merki veitt.
ln-thing-asked = Má nú spila út alþingisspjaldi: { $who }
ln-thing-asked-you = Þú mátt nú spila út alþingisspjaldi.
ln-docket = { $count } að höfða, { $against } á móti
ln-docket-title = Einingar sem þessi leikmaður getur stefnt, og möguleg mál gegn honum: þrjú eða fleiri og ekkert höfðað gefur svart merki
ln-docket-round = Hverjum hver getur stefnt, og fjöldi mögulegra mála gegn hverjum:
ln-docket-none = engin mál
ln-docket-sues = getur stefnt
ln-docket-against = { $count } á móti
ln-was-sued = var stefnt
ln-case-possible = { $who } getur stefnt: { $what }
ln-sue-stake = Stefna, leggja fram { $count } { FORM($good, "accusative") }
ln-case-decides = Sá sem leggur meira fram vinnur hvítt merki; tapi verjandi fer einingin í útlegð.
ln-plaintiff = sækir
ln-defender = ver
ln-with = með: { $who }
ln-case-offered = Málið er boðið: { $who }.
ln-case-needs = Má hækka: { $who }. Til þess þarf { $count } { FORM($good, "accusative") } í viðbót.
ln-case-lost = Málið er tapað, nema spjaldi sé spilað út.
ln-end-plaintiff = Ef { $who } vinnur: hvítt merki ({ $count } stig), og { FORM($unit, "definite") } fer í útlegð.
ln-end-defender = Ef { $who } vinnur: hvítt merki ({ $count } stig). Öllu sem lagt var fram er eytt hvernig sem fer.
ln-raise-to = Hækka í { $count }
ln-hand-to = Bjóða:
ln-take-short = Taka við málinu

ln-explore = Könnun: { $field }
ln-explore-bonus = { $count ->
    [0] græni teningurinn ræður landsvæðinu
   *[other] græni teningurinn, +{ $count }, ræður landsvæðinu
}
ln-explore-red = rauði teningurinn ræður tölunni
ln-explore-bonus-tip = Land umhverfis
    +2 fyrir hvert aðliggjandi fjall, +1 fyrir annað land, mest +4.
ln-explore-find = landsvæðið verður { $terrain }
ln-explore-omens = talan er valin
ln-explore-sight = kastað tvisvar
ln-explore-dice = grænn { $green }, rauður { $red }

ln-talk-asks = { $who } biður um tilboð
ln-talk-offer = { $who } gerir tilboð
ln-talk-answer = Svars er beðið:
ln-gives = lætur
ln-wants = vill
ln-after = á eftir
ln-accept-short = Samþykkja
ln-decline-short = Hafna
ln-free-offer = Gera tilboð
ln-counter-offer = Gera annað tilboð í staðinn
ln-offer-to-all = Til allra hinna: sá sem samþykkir fyrst fær það.
ln-offer-to = Til þess sem á leik: { $who }.
ln-you-give = Þú lætur
ln-you-get = Þú færð
ln-send-offer = Senda tilboðið

ln-ask-harvest = teningarnir sýna { $count }; uppskera eða spila fyrst út uppskeruspjaldi
ln-ask-harvest-only = ekkert örlagaspjald þitt á við; ýttu á „{ ln-bar-reap }“
ln-ask-age = velja reitinn sem eldist
ln-ask-cards = spila út alþingisspjaldi eða engu
ln-ask-cards-only = ekkert örlagaspjald þitt á við; ýttu á „{ ln-bar-pass }“
ln-ask-naming = velja hver stefnir fyrst
ln-ask-docket = höfða mál eða hætta
ln-ask-raise = hækka, bjóða málið eða gefa eftir
ln-ask-take = taka við málinu eða ekki
ln-ask-move = færa einingu, láta örlagaspjald fyrir vöru eða vera kyrr
ln-ask-step = { $count ->
    [0] spila út spjaldi fyrir fleiri skref eða ljúka ferðinni
    [1] fara eitt skref enn eða ljúka ferðinni
   *[other] fara { $count } skref enn eða ljúka ferðinni
}
ln-ask-flee = segja hvert einingin sem var rekin burt fer
ln-ask-explore = spila út könnunarspjöldum eða kasta teningunum
ln-ask-explore-only = ekkert örlagaspjald þitt á við; ýttu á „{ ln-bar-cast }“
ln-ask-choose = velja aðra af útkomunum tveimur
ln-ask-number = velja tölu fyrir reitinn
ln-ask-enter = fara inn á fundna reitinn með spjaldi eða vera kyrr
ln-ask-enter-only = ekkert örlagaspjald þitt hleypir þér inn; ýttu á „{ ln-bar-stay }“
ln-ask-trade = versla eða halda áfram í smíði
ln-ask-asked = gera tilboð eða ekkert
ln-ask-offer = svara tilboðinu
ln-ask-lacking = hafna eða gera annað tilboð
ln-ask-build = byggja eða ljúka umferð

# Each of these is said in two forms: on a button, and in the log.
ln-start = { $what } byrjar.
ln-draw = { $what } dregur örlagaspjald: { $card }.
ln-hidden-draw = { $who } dregur örlagaspjald.
ln-roll = Teningarnir sýna { $one } og { $two }: { $count }.
ln-roll-seven = Teningarnir sýna { $one } og { $two }: 7. Alþingi kemur saman.
ln-gets = { $who } { $what }
ln-gains = Uppskeran gefur: { $what }.
ln-gets-nothing = Uppskeran gefur engum neitt.
ln-dearth = Hallæri: enginn fær neitt, og öll spjöld af þessum vörum fara aftur í birgðirnar: { $what }.
ln-found = Græni teningurinn sýnir { $green }, sá rauði { $red }.
ln-found-red = Rauði teningurinn sýnir { $red }.
ln-reap = { $on ->
    [button] Uppskera
   *[log] { $who } uppsker.
}
ln-good-year = { $on ->
    [button] Góðæri { FORM($place, "at") }: gefur þér tvöfalt
   *[log] { $who } nýtur góðæris { FORM($place, "at") }.
}
ln-play = { $on ->
    [button] Spila út: { $card }
   *[log] { $who } spilar út spjaldi: { $card }.
}
ln-first = { $on ->
    [button] { $what } stefnir fyrst
   *[log] { $who } velur hver stefnir fyrst: { $what }.
}
ln-sue = { $on ->
    [button] Stefna { FORM($unit, "dative") } { FORM($place, "at") }, eigandi: { $owner }; leggja fram { $count } { FORM($good, "accusative") }
   *[log] { $who } stefnir { FORM($unit, "dative") } { FORM($place, "at") }, eigandi: { $owner }; leggur fram { $count } { FORM($good, "accusative") }.
}
ln-rest = { $on ->
    [button] Höfða ekki fleiri mál
   *[log] { $who } höfðar ekki fleiri mál.
}
ln-raise = { $on ->
    [button] Hækka um { $count } { FORM($good, "accusative") }
   *[log] { $who } hækkar um { $count } { FORM($good, "accusative") }.
}
ln-yield = { $on ->
    [button] Gefa eftir
   *[log] { $who } gefur eftir.
}
ln-hand = { $on ->
    [button] Bjóða málið: { $what }
   *[log] { $who } býður öðrum málið: { $what }.
}
ln-take = { $on ->
    [button] Taka við málinu
   *[log] { $who } tekur við málinu.
}
ln-refuse = { $on ->
    [button] Taka ekki við málinu
   *[log] { $who } tekur ekki við málinu.
}
ln-pass = { $on ->
    [button] Spila engu spjaldi út
   *[log] { $who } spilar engu spjaldi út.
}
ln-move = { $how ->
    [explore] { $on ->
        [button] Kanna { FORM($place, "explored") } með { FORM($unit, "dative") } frá { FORM($from, "dative") }
       *[log] { $who } kannar { FORM($place, "explored") } með { FORM($unit, "dative") } frá { FORM($from, "dative") }.
    }
   *[go] { $on ->
        [button] Færa { FORM($unit, "accusative") } frá { FORM($from, "dative") } til { FORM($place, "genitive") }
       *[log] { $who } færir { FORM($unit, "accusative") } frá { FORM($from, "dative") } til { FORM($place, "genitive") }.
    }
}
ln-step = { $how ->
    [explore] { $on ->
        [button] Áfram: kanna { FORM($place, "explored") }
       *[log] { $who } kannar { FORM($place, "explored") }.
    }
   *[go] { $on ->
        [button] Áfram til { FORM($place, "genitive") }
       *[log] { $who } heldur áfram til { FORM($place, "genitive") }.
    }
}
ln-with-cards = { $what } (með: { $cards })
ln-stop = { $on ->
    [button] Ljúka ferðinni
   *[log] { $who } lýkur ferð sinni.
}
ln-swap = { $on ->
    [button] Láta „{ $card }“ fyrir 1 { FORM($good, "accusative") }
   *[log] { $who } lætur „{ $card }“ fyrir 1 { FORM($good, "accusative") }.
}
ln-flee = { $on ->
    [button] Flýja til { FORM($place, "genitive") }
   *[log] { $who } flýr til { FORM($place, "genitive") }.
}
ln-cast = { $on ->
    [button] Kasta teningunum
   *[log] { $who } kastar teningunum.
}
ln-choose = { $on ->
    [button] Útkoma { $count }: { $terrain }, rauður { $red }
   *[log] { $who } velur { FORM($terrain, "accusative") }.
}
ln-number = { $on ->
    [button] Talan { $count }
   *[log] { $who } velur töluna { $count }.
}
ln-enter = { $on ->
    [button] Fara inn á reitinn með „{ $card }“
   *[log] { $who } fer inn á reitinn með „{ $card }“.
}
ln-stay = { $on ->
    [button] Vera kyrr
   *[log] { $who } er kyrr.
}
ln-exchange = { $on ->
    [button] Láta { $count } { FORM($give, "accusative") } fyrir 1 { FORM($take, "accusative") }
   *[log] { $who } lætur { $count } { FORM($give, "accusative") } fyrir 1 { FORM($take, "accusative") }.
}
ln-offer = { $on ->
    [button] Bjóða { FORM($give, "accusative") } fyrir { FORM($take, "accusative") }
   *[log] { $who } býður { FORM($give, "accusative") } fyrir { FORM($take, "accusative") }.
}
ln-ask = { $on ->
    [button] Biðja hina um tilboð
   *[log] { $who } biður hina um tilboð.
}
ln-accept = { $on ->
    [button] Samþykkja: láta { FORM($give, "accusative") }, fá { FORM($take, "accusative") }
   *[log] { $who } samþykkir: { $what } fær { FORM($give, "accusative") } fyrir { FORM($take, "accusative") }.
}
ln-decline = { $on ->
    [button] Hafna
   *[log] { $who } hafnar.
}
ln-build = { $on ->
    [button] Hætta að versla: áfram í smíði
   *[log] { $who } heldur áfram í smíði.
}
ln-new-unit = { $on ->
    [button] Byggja { FORM($unit, "accusative") } { FORM($place, "at") }, frá { FORM($building, "dative") } milli { $corner }
   *[log] { $who } byggir { FORM($unit, "accusative") } { FORM($place, "at") }.
}
ln-new-outer = { $on ->
    [button] Byggja skip á úthafinu
   *[log] { $who } byggir skip á úthafinu.
}
ln-farm = { $on ->
    [button] Byggja býli milli { $corner } með { FORM($unit, "dative") } { FORM($place, "at") }
   *[log] { $who } byggir býli milli { $corner } með { FORM($unit, "dative") } { FORM($place, "at") }.
}
ln-village = { $on ->
    [button] Stækka býli milli { $corner } í þorp
   *[log] { $who } stækkar býlið milli { $corner } í þorp.
}
ln-harbor = { $on ->
    [button] Byggja höfn fyrir { FORM($good, "accusative") } { FORM($place, "at") }
   *[log] { $who } byggir höfn fyrir { FORM($good, "accusative") } { FORM($place, "at") }.
}
ln-age = { $on ->
    [button] Láta { FORM($place, "accusative") } eldast: verður { $count } eða næsta lausa tala
   *[log] Reitur eldist: { $place }.
}
ln-end = { $on ->
    [button] Ljúka umferð
   *[log] { $who } lýkur umferð sinni.
}

ln-score-farms = Býli
ln-score-villages = Þorp
ln-score-white-markers = Hvít merki
ln-score-red-markers = Rauð merki
ln-score-black-markers = Svört merki

ln-ended = Spilinu lauk með { $needed } stigum í lok umferðar: { $who }.
ln-ended-tie = Stigin eru jöfn: fleiri { $by ->
    [black] svört merki
    [red] rauð merki
    [white] hvít merki
    [houses] hús
   *[goods] vörur á hendi
} skera úr.
