# What stands in the drawings of the tables in the terminal, beside names of components, which are those of the games' own files.
draw-you = { $seat } (þú)
draw-to-act = á leik
draw-began = byrjaði
draw-active = á umferðina
draw-nothing = ekkert
draw-of = { $count } af { $all }
draw-points = { $count } stig
draw-points-hidden = stig falin
draw-hand = Á hendi

# Century.
draw-century-claimed = { $points } stig á { $cards ->
    [one] { $cards } spili
   *[other] { $cards } spilum
}
draw-century-automa-caravan = Vagnlest: { $count }
draw-century-face-down = ?? liggur á hvolfi

# Puerto Rico.
draw-pr-tiles = { $row }; grjótnámur { $quarries }; { $stacks } í stöflunum; í kastbunka: { $discard }
draw-pr-ship = skip { $ship }: { $what } { $count } af { $ship }
draw-pr-ship-empty = skip { $ship }: tómt
draw-pr-supply = { $goods }; nýlendubúar { $colonists }, á nýlenduskipinu { $ship }; vinningsstig { $points }
draw-pr-price = á { $price }
draw-pr-doubloons = { $count ->
    [one] { $count } doblúna
   *[other] { $count } doblúnur
}
draw-pr-goods = Vörur

# Landnám.
draw-ln-outer = Úthafið
draw-ln-ships = { $seat } { $count } skip
draw-ln-outlawed = (í útlegð: { $count })
draw-ln-no-ships = engin skip
draw-ln-stock = Birgðir
draw-ln-left = { $goods }; flísar: { $tiles }; örlagaspjöld { $cards }, í kastbunka { $discard }
draw-ln-outlaws = Útlagar
draw-ln-outlaw = { $field }, rauð merki: { $who }
draw-ln-case = Mál
draw-ln-case-text = { $one } gegn { $other } um { $field }; framlög ({ $good }): { $stake } á móti { $against }
draw-ln-offer = Tilboð
draw-ln-offer-text = { $who } lætur { $give }, vill fá { $want }
draw-ln-has = Á
draw-ln-possessions = býli { $farms }, þorp { $villages }; merki: hvít { $white }, rauð { $red }, svört { $black }; í birgðum: landnemar { $settlers }, skip { $ships }, hús { $houses }
draw-ln-no-fate = ekkert örlagaspjald

# Merchants of Europe.
draw-moe-supply = Birgðir: { $cards }, gull { $gold }. Ræninginn: { $robber }.
draw-moe-throw = Síðasta kast: { $one } og { $two }.
draw-moe-hex = { $hex }, { $terrain } { $number }
draw-moe-hex-bare = { $hex }, { $terrain } án tölu
draw-moe-posts = stöðvar: { $what }
draw-moe-merchants = kaupmenn: { $what }
draw-moe-caravans = vagnar: { $what }
draw-moe-cards = Þróunarspjöld
draw-moe-board = { $map }, { $board ->
    [short] styttra leikborðið
   *[full] aðalleikborðið
}
draw-moe-cities = Borgir: { $what }

# The score sheet of the solo game.
sheet-last = Síðustu úrslit þín (sjá „kaupang scores“):
sheet-player = leikmaður
sheet-won = sigur
sheet-lost = tap
sheet-tie = jafntefli
sheet-title = Stigablað
sheet-count = Sigrar: { $won } af { $of }
sheet-result = Úrslit
sheet-this = þetta skipti
sheet-empty = Enn er engu einmenningsspili lokið: prófaðu „kaupang play century-solo“.
