# Statistics: what came of the games that were played to their end.

front-statistics = Statistikk
stats-own = Spela dine
stats-all = Alle spel på denne tenaren
stats-of = Statistikk: { $game }
stats-about = Alle spel som er spelte ferdig her, tel med, men ikkje rettleidde spel, opplasta spel og spel som tok til midtvegs.
stats-latest = Av dei tel dei siste { $count } med.
stats-counting = Fleire spel vert talde: Sjå innom att om ei lita stund.
stats-none = Ingen spel er spelte ferdig enno.
stats-none-own = Du har ikkje spelt noko spel ferdig enno.
stats-games = { $count ->
    [one] { $count } spel
   *[other] { $count } spel
}
stats-won = vunne: { $number }
stats-mean-points = poeng i snitt: { $number }
stats-csv = Last ned (CSV)
stats-players = Kven som spelar
stats-who = kven
stats-you = du
stats-people = folk
stats-column-games = spel
stats-column-won = vunne
stats-column-points = poeng
stats-rating = styrketal
stats-rating-how = Styrketalet byrjar på 25; kor uvisst det er, står etter ±.
stats-seats-counted = Kvar plass tel som eitt spel for den som sat der.
stats-against = Mot kven
stats-ahead = du var føre dei
stats-seats = Sigrar etter plass
stats-seats-how = Streken viser lik fordeling.
stats-seats-of = { $count ->
    [one] { $count } spelar
   *[other] { $count } spelarar
}
stats-seat = plass
stats-length = Lengd
stats-length-how = Vala til alle spelarane i eit spel: { $mean } i snitt, frå { $least } til { $most }.
stats-decisions = val
stats-sources = Kvar poenga kjem frå
stats-what = kva
stats-winners = vinnarar
stats-others = dei andre
stats-deeds = Kva vinnarane gjorde
stats-deeds-how = Kor ofte i eit spel: stolpen for vinnarane, streken for dei andre.
stats-deed-turns = Turar
stats-deed-merchant-cards-acquired = Kjøpte kjøpmannskort
stats-deed-roles-picked = Valde roller
stats-deed-buildings-built = Oppførte bygningar
stats-deed-first-posts = Første handelsstasjonar
stats-deed-posts = Handelsstasjonar
stats-deed-built = Bygt
stats-deed-development-cards-played = Utspelte utviklingskort
stats-deed-fate-cards-played = Spelte lagnadskort
stats-somebody = Nokon
stats-chance = Terningar og kort
century-turn-play = Spele ut eit kort
century-turn-acquire = Kjøpe eit kort
century-turn-rest = Kvile
century-turn-claim = Ta eit poengkort
moe-built-routes = Handelsruter
moe-built-merchants = Kjøpmenn
moe-built-caravans = Karavanar
moe-built-development-cards = Utviklingskort
ln-built-farm = Gard
ln-built-village = Bygd
ln-built-settler = Nybrottsmann
ln-built-ship = Skip
ln-built-harbor = Hamn
ln-built-age = Aldring
