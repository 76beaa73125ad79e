# What stands in the drawings of the tables in the terminal, beside names of components, which are those of the games' own files.
draw-you = { $seat } (te)
draw-to-act = következik
draw-began = kezdett
draw-active = aktív játékos
draw-nothing = semmi
draw-of = { $count }/{ $all }
draw-points = { $count } pont
draw-points-hidden = rejtett pontok
draw-hand = Kézben

# Century.
draw-century-claimed = { $points } pont { $cards } kártyán
draw-century-automa-caravan = Karaván: { $count }
draw-century-face-down = ?? képpel lefelé fekszik

# Puerto Rico.
draw-pr-tiles = { $row }; kőbánya { $quarries }; { $stacks } a paklikban; eldobva: { $discard }
draw-pr-ship = { $ship } rakhelyes hajó: { $what } { $count }/{ $ship }
draw-pr-ship-empty = { $ship } rakhelyes hajó: üres
draw-pr-supply = { $goods }; telepes { $colonists }, a telepeshajón { $ship }; győzelmi pont { $points }
draw-pr-price = { $price } dublonért
draw-pr-doubloons = { $count } dublon
draw-pr-goods = Áruk

# Landnám.
draw-ln-outer = Külső tenger
draw-ln-ships = { $seat } { $count } hajó
draw-ln-outlawed = ({ $count } törvényen kívüli)
draw-ln-no-ships = nincs hajó
draw-ln-stock = Készlet
draw-ln-left = { $goods }; lapkák: { $tiles }; sorskártya { $cards }, eldobva { $discard }
draw-ln-outlaws = Törvényen kívüliek
draw-ln-outlaw = { $field }, piros jelzőkkel: { $who }
draw-ln-case = Ügy
draw-ln-case-text = { $one } kontra { $other }, mező: { $field }, áru: { $good }, tétek: { $stake } – { $against }
draw-ln-offer = Ajánlat
draw-ln-offer-text = { $who } ezt adja: { $give }; ezt kéri: { $want }
draw-ln-has = Birtok
draw-ln-possessions = tanya { $farms }, falu { $villages }; jelzők: fehér { $white }, piros { $red }, fekete { $black }; a készletben: telepes { $settlers }, hajó { $ships }, ház { $houses }
draw-ln-no-fate = nincs sorskártya

# Merchants of Europe.
draw-moe-supply = Készlet: { $cards }, arany { $gold }. Rabló: { $robber }.
draw-moe-throw = Utolsó dobás: { $one } és { $two }.
draw-moe-hex = { $hex }, { $terrain } { $number }
draw-moe-hex-bare = { $hex }, { $terrain } szám nélkül
draw-moe-posts = állomások: { $what }
draw-moe-merchants = kereskedők: { $what }
draw-moe-caravans = karavánok: { $what }
draw-moe-cards = Fejlesztési kártyák
draw-moe-board = { $map }, { $board ->
    [short] a rövid játéktábla
   *[full] a teljes játéktábla
}
draw-moe-cities = Városok: { $what }

# The score sheet of the solo game.
sheet-last = Az utolsó eredményeid (lásd: „kaupang scores”):
sheet-player = játékos
sheet-won = győzelem
sheet-lost = vereség
sheet-tie = döntetlen
sheet-title = Pontozólap
sheet-count = Győzelem: { $won } / { $of }
sheet-result = Eredmény
sheet-this = ez a játék
sheet-empty = Még egyetlen egyszemélyes játék sem ért véget; próbáld ki: „kaupang play century-solo”.
