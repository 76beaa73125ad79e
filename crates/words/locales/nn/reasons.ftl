# What speaks for an action that a bot would take, in words: beside hints and in reviews.

why-then-pay = Då har du råd til dette: { $what }.
why-throws = Tala kjem i { $count } av 36 kast.

century-why-then-claim = Då har du råd til eit poengkort: { $points } poeng.
century-why-coin = { $points ->
   *[other] Ein mynt følgjer med: { $points } poeng.
}
century-why-contested = { $who } kan òg ta det.
century-why-last = Det er det siste poengkortet ditt: Denne runden er den siste.
century-why-usable = Du har det som trengst: { $pay }.
century-why-back = { $count ->
   *[other] { $count } kort kjem tilbake på handa.
}
century-why-claim = { $points ->
   *[other] Det gjev { $points } poeng.
}
century-why-free = Det første kortet i rekkja kostar ingenting.
century-why-nearer = { $count ->
    [one] Då manglar { $count } kube for å få { $points } poeng.
   *[other] Då manglar { $count } kubar for å få { $points } poeng.
}
century-why-worth = Då er kubane dine verde { $more } meir (gul 1, raud 2, grøn 3, brun 4).
century-why-worth-card = Kvar gong du spelar det ut, vert kubane dine verde { $more } meir (gul 1, raud 2, grøn 3, brun 4).

pr-why-circles = { $count ->
    [one] { $count } av sirklane dine er tom.
   *[other] { $count } av sirklane dine er tomme.
}
pr-why-affordable = Du har råd til dette: { FORM($building, "indefinite") }.
pr-why-produce = { $count ->
    [one] Du produserer { $count } tønne, og ingen andre fleire enn { $most }.
   *[other] Du produserer { $count } tønner, og ingen andre fleire enn { $most }.
}
pr-why-sale = Det beste salet ditt: { $good }, for { $price }.
pr-why-ship = { $count ->
    [one] Du har { $count } tønne å laste.
   *[other] Du har { $count } tønner å laste.
}
pr-why-rival = Elles kan { $who } fylle det.
pr-why-full = Då er skipet fullt.
pr-why-plant = Bygningen brukar plantasjar som du har: { $good }.
pr-why-does = Det bygningen gjer: { $does }.
pr-why-works = Du har bygningen som trengst: { FORM($building, "indefinite") }.
pr-why-corn = Mais treng ingen bygning.
pr-why-quarry = Det gjer bygningar billegare.
pr-why-house = Det tek den siste plassen i handelshuset.
pr-why-load = Kvar tønne som vert lasta, er eitt sigerspoeng.
pr-why-privilege = Den som vel rolla, får éi tønne til.
pr-why-points = { $points ->
   *[other] Til slutt er bygningen verd { $points } poeng.
}

moe-why-deliver = Det er levering { $count } av { $all }.
moe-why-walk = Ein stasjon i ein ledig by gjer den neste vara di ledig.
moe-why-drive = { $count ->
    [one] { $count } av varene dine er klar til levering.
   *[other] { $count } av varene dine er klare til levering.
}
moe-why-recruit = { $count ->
    [one] { $count } stasjon ventar i varelageret ditt.
   *[other] { $count } stasjonar ventar i varelageret ditt.
}
moe-why-gold = Det gjev deg { $count } gull.
moe-why-robber = Det stoppar råvarene til: { $who }.
moe-why-card = Eit utviklingskort kan spelast ut frå og med den neste turen din.
moe-why-caravan = Berre karavanar leverer varer.
moe-why-decline = Det kostar ingenting å avslå.
moe-why-does = Det kortet gjer: { $does }.
moe-why-keep = Du sparer korta dine til ein seinare tur.
moe-why-lack = Du manglar: { $goods }. Med det har du råd til dette: { $what }.
moe-why-listen = Dei andre gjev tilbod først, og ingenting bind deg.
moe-why-nothing = Korta dine er ikkje nok til ei rute, ein kjøpmann, ein karavane eller eit utviklingskort.
moe-why-roll = Stasjonane dine gjev noko i { $count } av 36 kast.
moe-why-start = Den første karavanen din skal stå ved sida av.
moe-why-token = Den nye stasjonen din får det dette feltet gjev.
moe-why-toll = Karavanane dine betaler ingen vegtoll der.

ln-why-points = { $points ->
   *[other] Då har du { $points } poeng.
}
ln-why-discover = Den som oppdagar eit felt som gjev ei vare, får éi av dei.
ln-why-harvest = Ein nybrottsmann haustar der i { $count } av 36 kast.
ln-why-aged = Talet vert { $number }, som kjem i { $count } av 36 kast.
ln-why-verdict = Den som vinn ei sak, får eitt poeng.
ln-why-build = Du har råd til dette: { $what }.
ln-why-build-none = Du har ikkje råd til nybrottsmann, skip, gard eller bygd enno.
ln-why-end-none = No kan ingenting meir byggjast.
ln-why-fate = Eit lagnadskort som du sparer, kan du seinare byte i ei vare.
ln-why-harbor = Då er to varer av slaget nok til éi anna.
ln-why-keep = Du sparer varene til ein seinare tur.
ln-why-near = Det ligg ukjende felt ved sida av.
ln-why-no-case = Du har inga sak å føre.
ln-why-settler = Ein nybrottsmann haustar to varer av feltet sitt.
ln-why-ship = Eit skip utforskar og kan byggje ein gard ved stranda.
ln-why-spent = All innsats vert brukt opp, kven som enn vinn.
