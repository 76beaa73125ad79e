# What stands in the drawings of the tables in the terminal, beside names of components, which are those of the games' own files.
draw-you = { $seat } (du)
draw-to-act = har tur
draw-began = byrja
draw-active = aktiv
draw-nothing = ingenting
draw-of = { $count } av { $all }
draw-points = { $count } poeng
draw-points-hidden = poenga er skjulte
draw-hand = På handa

# Century.
draw-century-claimed = { $points } poeng på { $cards } kort
draw-century-automa-caravan = Karavane: { $count }
draw-century-face-down = ?? ligg med baksida opp

# Puerto Rico.
draw-pr-tiles = { $row }; steinbrot { $quarries }; { $stacks } i stablane; kasta: { $discard }
draw-pr-ship = skip { $ship }: { $what } { $count } av { $ship }
draw-pr-ship-empty = skip { $ship }: tomt
draw-pr-supply = { $goods }; kolonistar { $colonists }, på skipet deira { $ship }; sigerspoeng { $points }
draw-pr-price = for { $price }
draw-pr-doubloons = { $count ->
    [one] { $count } dublon
   *[other] { $count } dublonar
}
draw-pr-goods = Varer

# Landnám.
draw-ln-outer = Det ytre sjøfeltet
draw-ln-ships = { $seat } { $count } skip
draw-ln-outlawed = { $count ->
    [one] ({ $count } fredlaus)
   *[other] ({ $count } fredlause)
}
draw-ln-no-ships = ingen skip
draw-ln-stock = Forråd
draw-ln-left = { $goods }; brikker: { $tiles }; lagnadskort { $cards }, kasta { $discard }
draw-ln-outlaws = Fredlause
draw-ln-outlaw = { $field }, med raude markørar frå { $who }
draw-ln-case = Sak
draw-ln-case-text = { $one } mot { $other } om { $field }, { $good }: { $stake } mot { $against }
draw-ln-offer = Tilbod
draw-ln-offer-text = { $who } gjev { $give }, vil ha { $want }
draw-ln-has = Har
draw-ln-possessions = gardar { $farms }, bygder { $villages }; markørar: kvite { $white }, raude { $red }, svarte { $black }; i forrådet: nybrottsmenn { $settlers }, skip { $ships }, hus { $houses }
draw-ln-no-fate = ingen lagnadskort

# Merchants of Europe.
draw-moe-supply = Forråd: { $cards }, gull { $gold }. Røvaren: { $robber }.
draw-moe-throw = Siste kast: { $one } og { $two }.
draw-moe-hex = { $hex }, { $terrain } { $number }
draw-moe-hex-bare = { $hex }, { $terrain } utan tal
draw-moe-posts = stasjonar: { $what }
draw-moe-merchants = kjøpmenn: { $what }
draw-moe-caravans = karavanar: { $what }
draw-moe-cards = Utviklingskort
draw-moe-board = { $map }, { $board ->
    [short] det korte spelebrettet
   *[full] heile spelebrettet
}
draw-moe-cities = Byar: { $what }

# The score sheet of the solo game.
sheet-last = Dei siste resultata dine (sjå «kaupang scores»):
sheet-player = spelar
sheet-won = siger
sheet-lost = tap
sheet-tie = uavgjort
sheet-title = Poengark
sheet-count = { $won } av { $of } vunne
sheet-result = Resultat
sheet-this = dette spelet
sheet-empty = Ikkje noko einmannsspel er spelt ferdig enno: Prøv «kaupang play century-solo».
