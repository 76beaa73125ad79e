# Century: Spice Road, and its solo game.

game-century = Century: Kryddleiðin
game-century-summary = Kaupmenn með vagnlestir breyta ódýru kryddi í dýrt með kaupmannsspilum, og kryddi í stig.
game-century-solo = Century: Kryddleiðin, einmenningsspil
game-century-solo-summary = Einn kaupmaður gegn Automa, sem verslar eftir teningskasti, um tíu stigaspil í píramída.
game-century-series = Century
game-century-short = Kryddleiðin
game-century-time = 40 mín.
game-century-weight = létt
game-century-solo-series = Century: Kryddleiðin
game-century-solo-short = Einmenningsspil
game-century-solo-time = 25 mín.
game-century-solo-weight = létt

option-century-solo-variant = Peningar Automa
option-century-solo-variant-normal = silfur, eitt stig hver
option-century-solo-variant-advanced = gull, þrjú stig hver

# Counted cubes agree with "krydd" (neuter), whose nominative and accusative are the same; a single color is always
# said of a cube (masculine) in the accusative.
century-yellow = { $count ->
    [one] { $count } gult
   *[other] { $count } gul
}
century-red = { $count ->
    [one] { $count } rautt
   *[other] { $count } rauð
}
century-green = { $count ->
    [one] { $count } grænt
   *[other] { $count } græn
}
century-brown = { $count ->
    [one] { $count } brúnt
   *[other] { $count } brún
}
century-nothing = ekkert
century-spice-yellow = gulan
century-spice-red = rauðan
century-spice-green = grænan
century-spice-brown = brúnan

century-points = Stigaspil
century-points-short = Stig
century-points-word = stig
century-pyramid = { $count } af 10 eftir · { $open ->
    [one] { $open } opið
   *[other] { $open } opin
}
century-market = Kaupmannsspil
century-market-short = Markaður
century-left = { $count } eftir
century-lay = setja
century-taken = Þitt
century-lying = Sá sem tekur spilið fær það sem á því liggur
century-lacks = vantar
century-you-lack = Vantar: { $cubes }
century-claim = Taka
century-kind-spice = Kryddspil
century-kind-upgrade = Uppfærsluspil
century-kind-trade = Verslunarspil
century-deck = { $count } í bunkanum
century-free = ókeypis
century-cost = { $count ->
    [one] { $count } kubbur
   *[other] { $count } kubbar
}
century-caravan = Vagnlest: { $count } af 10
century-hand = Hönd
century-your-hand = Á hendi
century-how-often = Hversu oft?
century-then = þá { $count } af 10
century-of-ten = af 10
century-sum = { $points } stig
century-fact-points = Virði spila þinna, peninga og kubba núna
century-cards = { $count } spil
century-played = Sett út
century-hand-count = { $count } spil á hendi
century-played-count = { $count } spil sett út
century-fact-cards = Stig á stigaspilum og peningum, og eitt stig fyrir hvern kubb sem er ekki gulur
century-gold = Gull
century-silver = Silfur
century-face-down = Spil á hvolfi
century-automa-waits = Automa bíður eftir þér.
century-wanted = Vildi
century-rolled = Kastaði
century-turned-to = Lenti á
century-claimed = Tók
century-no-roll = Ekkert kast: Automa gat borgað.
century-got = Breyting
century-used-cubes = Tveir kubbar eða fleiri lágu þar: hún tekur þá og pening.
century-used-trade = Hún getur borgað: hún verslar einu sinni.
century-used-short = Hún getur ekki borgað: hún tekur kubbana fyrir ofan örina.
century-used-spice = Hún tekur kubbana.
century-used-none = Kubbur lá þar: hún tekur ekkert.
century-used-upgrade = Uppfærslur gera ekkert fyrir hana.
century-used-lays = Síðan setur hún verðminnsta kubbinn sinn þar.
century-you = Þú

century-card-spice = fá { $gain }
century-card-upgrade = uppfæra kubba um { $steps } þrep
century-card-trade = láta { $pay } fyrir { $gain }
century-point-card = { $points } stig fyrir { $cost }

century-ask-turn = setja út spil, kaupa, hvíla eða taka
century-ask-lay = { $count ->
    [1] setja kubb á fyrsta spilið
    [one] setja { $count } kubb, einn á hvert spil frá vinstri
   *[other] setja { $count } kubba, einn á hvert spil frá vinstri
}
century-ask-upgrade = { $count ->
    [1] uppfæra kubb um eitt þrep eða hætta
   *[other] uppfæra kubba um { $count } þrep alls eða hætta
}
century-ask-return = { $count ->
    [one] skila { $count } kubbi, því að vagnlestin ber aðeins tíu
   *[other] skila { $count } kubbum, því að vagnlestin ber aðeins tíu
}
century-last-round = síðasta umferð
century-ends-with = { $needed ->
    [5] spilinu lýkur með fimmta stigaspilinu
   *[other] spilinu lýkur með sjötta stigaspilinu
}
century-ended = { $needed ->
    [5] Spilinu lauk með fimmta stigaspilinu: { $who }.
   *[other] Spilinu lauk með sjötta stigaspilinu: { $who }.
}
century-ended-tie = Stigin eru jöfn: sá sigrar sem er aftar í röðinni.
century-send-lay = Setja #
century-send-upgrade = Ljúka
century-send-return = Skila #
century-bar-rest = { $count ->
    [0] Hvíla
   *[other] Hvíla: taka upp { $count }
}

century-do-play = Setja út: { $card }
century-do-trade = { $times ->
    [1] Setja út: láta { $pay } fyrir { $gain }
    [one] Setja út, { $times } sinni: láta { $pay } fyrir { $gain }
   *[other] Setja út, { $times } sinnum: láta { $pay } fyrir { $gain }
}
century-do-acquire = { $cost ->
    [0] Kaupa ókeypis: { $card }
    [one] Kaupa fyrir { $cost } kubb: { $card }
   *[other] Kaupa fyrir { $cost } kubba: { $card }
}
century-do-acquire-bonus = { $cost ->
    [0] Kaupa ókeypis: { $card }; á spilinu: { $bonus }
    [one] Kaupa fyrir { $cost } kubb: { $card }; á spilinu: { $bonus }
   *[other] Kaupa fyrir { $cost } kubba: { $card }; á spilinu: { $bonus }
}
century-do-rest = Hvíla: taka spilin aftur upp á hendi
century-do-claim = Taka { $points } stig fyrir { $cost }
century-do-lay = Setja { $spice } kubb
century-do-upgrade = Uppfæra { $spice } í { $raised }
century-do-done = Hætta að uppfæra
century-do-return = Setja { $spice } kubb aftur í skálina

century-tell-start = { $who } byrjar.
century-tell-spice = { $who } fær { $gain }.
century-tell-upgrade-card = { $who } setur út uppfærsluspil.
century-tell-trade = { $who } lætur { $pay } fyrir { $gain }.
century-tell-acquire = { $who } kaupir spil: { $card }.
century-tell-rest = { $who } hvílir.
century-tell-claim = { $who } tekur stigaspil: { $points } stig.
century-tell-lay = { $who } setur { $spice } kubb á spil.
century-tell-upgrade = { $who } uppfærir { $spice } í { $raised }.
century-tell-done = { $who } hættir að uppfæra.
century-tell-return = { $who } setur { $spice } kubb aftur í skálina.
century-tell-merchant = Kaupmannsspili er snúið upp: { $card }.
century-tell-point = Stigaspili er snúið upp: { $points } stig fyrir { $cost }.
century-tell-roll = Automa kastar og fær { $eyes }: { $card }.

century-score-point-cards = Stigaspil
century-score-gold-coins = Gull
century-score-silver-coins = Silfur
century-score-coins = Peningar
century-score-cubes = Kubbar
