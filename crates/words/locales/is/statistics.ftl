# Statistics: what came of the games that were played to their end.

front-statistics = Tölfræði
stats-own = Spilin þín
stats-all = Öll spil á þessum netþjóni
stats-of = Tölfræði: { $game }
stats-about = Hvert spil sem var spilað til enda hér telst með, þó ekki spil með leiðsögn, innsend spil eða spil sem hófust á miðri leið.
stats-latest = Af þeim eru þau nýjustu talin, { $count } alls.
stats-counting = Verið er að telja fleiri spil: athugaðu aftur eftir stutta stund.
stats-none = Ekkert spil hefur enn verið spilað til enda.
stats-none-own = Þú hefur ekki enn spilað spil til enda.
stats-games = { $count ->
    [one] { $count } spil
   *[other] { $count } spil
}
stats-won = unnin: { $number }
stats-mean-points = stig að meðaltali: { $number }
stats-csv = Sækja (CSV)
stats-players = Hverjir spila
stats-who = hver
stats-you = þú
stats-people = fólk
stats-column-games = spil
stats-column-won = unnin
stats-column-points = stig
stats-rating = styrkur
stats-rating-how = Styrkur hefst í 25; óvissan stendur á eftir ±.
stats-seats-counted = Hvert sæti telst eitt spil hjá þeim sem þar sat.
stats-against = Gegn hverjum
stats-ahead = þú varst á undan
stats-seats = Sigrar eftir sætum
stats-seats-how = Strikið stendur við jafnan hlut.
stats-seats-of = { $count ->
    [one] { $count } leikmaður
   *[other] { $count } leikmenn
}
stats-seat = sæti
stats-length = Lengd
stats-length-how = Ákvarðanir allra leikmanna í spili: { $mean } að meðaltali, frá { $least } til { $most }.
stats-decisions = ákvarðanir
stats-sources = Hvaðan stigin koma
stats-what = hvað
stats-winners = sigurvegarar
stats-others = hinir
stats-deeds = Hvað sigurvegarar gerðu
stats-deeds-how = Hve oft í spili: súlan fyrir sigurvegara, strikið fyrir hina.
stats-deed-turns = Aðgerðir
stats-deed-merchant-cards-acquired = Keypt kaupmannsspil
stats-deed-roles-picked = Valin hlutverk
stats-deed-buildings-built = Reistar byggingar
stats-deed-first-posts = Fyrstu verslunarstöðvar
stats-deed-posts = Verslunarstöðvar
stats-deed-built = Byggt
stats-deed-development-cards-played = Útspiluð þróunarspjöld
stats-deed-fate-cards-played = Útspiluð örlagaspjöld
stats-somebody = Einhver
stats-chance = Það sem tilviljun réð
century-turn-play = Setja út spil
century-turn-acquire = Kaupa spil
century-turn-rest = Hvíla
century-turn-claim = Taka stigaspil
moe-built-routes = Verslunarleiðir
moe-built-merchants = Kaupmenn
moe-built-caravans = Verslunarvagnar
moe-built-development-cards = Þróunarspjöld
ln-built-farm = Býli
ln-built-village = Þorp
ln-built-settler = Landnemi
ln-built-ship = Skip
ln-built-harbor = Höfn
ln-built-age = Öldrun reits
