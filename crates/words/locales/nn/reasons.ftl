# What speaks for an action that a bot would take, in words: beside hints and in reviews.

why-then-pay = Då har du råd til dette: { $what }.
why-throws = Tala kjem i { $count } av 36 kast.

century-why-then-claim = Då har du råd til eit poengkort: { $points } poeng.
century-why-coin = { $points ->
   *[other] Ein mynt følgjer med: { $points } poeng.
}
century-why-contested = { $who } kan òg ta det.
century-why-last = Det er det siste poengkortet ditt: Siste runde tek til.
century-why-usable = Du har det som trengst: { $pay }.
century-why-back = { $count ->
   *[other] { $count } kort kjem tilbake på handa.
}

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
pr-why-rival = { $who } kan fylle skipet før deg.
pr-why-full = Då er skipet fullt.
pr-why-plant = Bygningen brukar plantasjar som du har: { $good }.
pr-why-does = Det bygningen gjer: { $does }.
pr-why-works = Du har bygningen som trengst: { FORM($building, "indefinite") }.
pr-why-corn = Mais treng ingen bygning.
pr-why-quarry = Det gjer bygningar billegare.
pr-why-house = Det er den siste plassen i handelshuset.

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

ln-why-points = { $points ->
   *[other] Då har du { $points } poeng.
}
ln-why-discover = Den som oppdagar eit felt, får éi vare derifrå.
ln-why-harvest = Ein nybrottsmann haustar der i { $count } av 36 kast.
ln-why-aged = Talet vert { $number }, som kjem i { $count } av 36 kast.
ln-why-verdict = Den som vinn ei sak, får eitt poeng.
