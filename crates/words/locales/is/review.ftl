# Yfirferð: hvað þjarki segir um spil sem er lokið.

review-button = Yfirferð
review-title = Yfirferð: { $game }
review-about = Þjarki sem reiknar fram í tímann hefur skoðað spilið: hver stóð best að vígi hverju sinni, hvers virði hver ákvörðun var og hve miklu heppnin réð.
review-judged = { $count ->
    [one] { $count } ákvörðun, metin af öflugum þjarka.
   *[other] { $count } ákvarðanir, metnar af öflugum þjarka.
}
review-nav = Fletta yfirferðinni
review-earlier = ◂ Fyrr
review-later = Síðar ▸
review-replay = Endursýna héðan
review-not-yet = Yfirferðin er gerð þegar spilinu er lokið.
review-making = Verið er að gera yfirferðina…
review-failed = Ekki tókst að gera yfirferðina.
review-again = Athuga aftur
review-chances = Hver stóð best að vígi
review-chances-how = líkur í prósentum, að mati þjarkans
review-chances-picture = Sigurlíkur allra í gegnum spilið; mestu breytingarnar standa fyrir neðan.
review-turning = Vendipunktar
review-round-of = { $round }. umferð: { $what }
review-percent = { $number }%
review-axis-round = umferð
review-decisions-own = Ákvarðanir þínar
review-decisions-of = Ákvarðanir: { $who }
review-decisions-how = tap eða ávinningur í prósentustigum
review-worst-and-best = Verstu og bestu
review-in-order = Í tímaröð
review-column-made = það sem var gert
review-column-bot = þjarkinn
review-column-change = líkur
review-cost-most = Það sem kostaði mest
review-gained-most = Það sem var best, miðað við næstbestu aðgerð
review-same = það sama
review-decision-number = ákvörðun { $number } af { $of }
review-you = Þú
review-player = Gert
review-bot = Þjarkinn
review-would-too = Þjarkinn hefði gert það sama.
review-known = Metið út frá því sem leikmaðurinn gat séð. Lítill munur getur verið tilviljun.
review-look = Skoða stöðuna
review-luck = Heppni og færni
review-luck-how = { $players ->
    [one] Í prósentustigum: samanlagt er þetta leiðin frá fyrstu sigurlíkunum til hinna síðustu.
   *[other] Í prósentustigum, eigin ákvarðanir og ákvarðanir hinna til samans: að heppninni meðtalinni er þetta leiðin frá fyrstu sigurlíkunum til hinna síðustu.
}
review-luck-sum = Úr { $from } í { $to }: { $choices } vegna ákvarðana, { $luck } vegna heppni.
review-luck-picture = Hve mikið líkur hvers leikmanns breyttust vegna ákvarðana og heppni.
review-by-choices = ákvarðanir
review-by-luck = heppni: teningar, spil, flísar

# The turning point in the scene of the end.
turning-find = Leita að vendipunktinum
turning-title = Vendipunkturinn, { $round }. umferð:
turning-chance = { $who }: sigurlíkur
turning-none = Ekkert eitt skref réð úrslitum.
turning-picture = Sigurlíkur allra í gegnum spilið, í prósentum; vendipunkturinn er merktur.
