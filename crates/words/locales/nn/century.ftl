# Century: Spice Road, and its solo game.

game-century = Century: Kryddervegen
game-century-summary = Karavanekjøpmenn gjer billeg krydder om til dyrt med kjøpmannskort, og krydder om til poeng.
game-century-solo = Century: Kryddervegen, einmannsspel
game-century-solo-summary = Éin kjøpmann mot Automa, som handlar etter terningkast, om ti poengkort i ein pyramide.
game-century-series = Century
game-century-short = Kryddervegen
game-century-time = 40 min
game-century-weight = lett
game-century-solo-series = Century: Kryddervegen
game-century-solo-short = Einmannsspelet
game-century-solo-time = 25 min
game-century-solo-weight = lett

option-century-solo-variant = Myntane til Automa
option-century-solo-variant-normal = sølv, eitt poeng kvar
option-century-solo-variant-advanced = gull, tre poeng kvar

century-yellow = { $count ->
    [one] { $count } gul
   *[other] { $count } gule
}
century-red = { $count ->
    [one] { $count } raud
   *[other] { $count } raude
}
century-green = { $count ->
    [one] { $count } grøn
   *[other] { $count } grøne
}
century-brown = { $count ->
    [one] { $count } brun
   *[other] { $count } brune
}
century-nothing = ingenting
century-spice-yellow = gul
    .plural = gule
century-spice-red = raud
    .plural = raude
century-spice-green = grøn
    .plural = grøne
century-spice-brown = brun
    .plural = brune

century-points = Poengkort
century-points-short = Poeng
century-points-word = poeng
century-pyramid = { $count } av 10 att · { $open ->
    [one] { $open } synleg
   *[other] { $open } synlege
}
century-market = Kjøpmannskort
century-market-short = Marknad
century-left = { $count } att
century-lay = legg
century-taken = Ditt
century-lying = Den som tek kortet, får det som ligg på det
century-lacks = vantar
century-you-lack = Du manglar { $cubes }
century-claim = Ta
century-kind-spice = Krydderkort
century-kind-upgrade = Oppgraderingskort
century-kind-trade = Bytekort
century-deck = { $count } i bunken
century-free = gratis
century-cost = { $count ->
    [one] { $count } kube
   *[other] { $count } kubar
}
century-caravan = Karavane: { $count } av 10
century-hand = Hand
century-your-hand = Handa di
century-how-often = Kor mange gonger?
century-then = så { $count } av 10
century-of-ten = av 10
century-sum = { $points } poeng
century-fact-points = Kva korta, myntane og kubane dine er verde no
century-cards = { $count } kort
century-played = Utspelte
century-hand-count = { $count } kort på handa
century-played-count = { $count ->
    [one] { $count } utspelt kort
   *[other] { $count } utspelte kort
}
century-fact-cards = Poeng på korta og myntane, og eitt for kvar kube som ikkje er gul
century-gold = Gull
century-silver = Sølv
century-face-down = Eit kort med baksida opp
century-automa-waits = Automa ventar på deg.
century-wanted = Ville ha
century-rolled = Kasta
century-turned-to = Gjekk til
century-claimed = Tok
century-no-roll = Ingen terning: kunne betale.
century-got = Endring
century-used-cubes = To kubar eller fleire låg der: Automa tek dei og ein mynt.
century-used-trade = Automa kan betale og byter éin gong.
century-used-short = Automa kan ikkje betale og får kubane over pila.
century-used-spice = Automa får kubane.
century-used-none = Ein kube låg der: Automa får ingenting.
century-used-upgrade = Oppgraderingar gjer ingenting for Automa.
century-used-lays = Så legg Automa den billegaste kuben sin der.
century-you = Du

century-card-spice = få { $gain }
century-card-upgrade = oppgrader kubar { $steps } steg
century-card-trade = byt { $pay } i { $gain }
century-point-card = { $points } poeng for { $cost }

century-ask-turn = spele ut eit kort, kjøpe eitt, kvile eller ta poengkort
century-ask-lay = { $count ->
    [one] leggje ein kube på det første kortet
   *[other] leggje { $count } kubar, éin på kvart kort frå venstre
}
century-ask-upgrade = { $count ->
    [one] oppgradere ein kube eitt steg, eller stoppe
   *[other] oppgradere kubar { $count } steg i alt, eller stoppe
}
century-ask-return = { $count ->
    [one] leggje tilbake { $count } kube, for karavanen har plass til ti
   *[other] leggje tilbake { $count } kubar, for karavanen har plass til ti
}
century-last-round = siste runde
century-ends-with = { $needed ->
    [5] spelet sluttar med det femte kortet
   *[other] spelet sluttar med det sjette kortet
}
century-ended = { $needed ->
    [5] Spelet slutta med det femte kortet: { $who }.
   *[other] Spelet slutta med det sjette kortet: { $who }.
}
century-ended-tie = Like mange poeng: Den som er seinare i turrekkja, er føre.
century-send-lay = Legg #
century-send-upgrade = Ferdig
century-send-return = Legg tilbake #
century-bar-rest = { $count ->
    [0] Kvil
   *[other] Kvil: ta opp { $count }
}

century-do-play = Spel ut: { $card }
century-do-trade = { $times ->
    [1] Spel ut: byt { $pay } i { $gain }
   *[other] Spel ut { $times } gonger: byt { $pay } i { $gain }
}
century-do-acquire = { $cost ->
    [0] Kjøp gratis: { $card }
    [one] Kjøp for { $cost } kube: { $card }
   *[other] Kjøp for { $cost } kubar: { $card }
}
century-do-acquire-bonus = { $cost ->
    [0] Kjøp gratis: { $card }, med { $bonus } på
    [one] Kjøp for { $cost } kube: { $card }, med { $bonus } på
   *[other] Kjøp for { $cost } kubar: { $card }, med { $bonus } på
}
century-do-rest = Kvil: ta opp att dei utspelte korta
century-do-claim = Ta { $points } poeng for { $cost }
century-do-lay = Legg ein { $spice } kube
century-do-upgrade = Oppgrader { $spice } til { $raised }
century-do-done = Ikkje oppgrader meir
century-do-return = Legg tilbake ein { $spice } kube

century-tell-start = { $who } byrjar.
century-tell-spice = { $who } får { $gain }.
century-tell-upgrade-card = { $who } spelar ut eit oppgraderingskort.
century-tell-trade = { $who } byter { $pay } i { $gain }.
century-tell-acquire = { $who } kjøper eit kort: { $card }.
century-tell-rest = { $who } kviler.
century-tell-claim = { $who } tek { $points } poeng.
century-tell-lay = { $who } legg ein { $spice } kube.
century-tell-upgrade = { $who } oppgraderer { $spice } til { $raised }.
century-tell-done = { $who } oppgraderer ikkje meir.
century-tell-return = { $who } legg tilbake ein { $spice } kube.
century-tell-merchant = Eit kjøpmannskort vert snutt opp: { $card }.
century-tell-point = Eit poengkort vert snutt opp: { $points } poeng for { $cost }.
century-tell-roll = Automa kastar { $eyes }: { $card }.

century-score-point-cards = Poengkort
century-score-gold-coins = Gull
century-score-silver-coins = Sølv
century-score-coins = Myntar
century-score-cubes = Kubar
