# Statistics: what came of the games that were played to their end.

front-statistics = Statisztika
stats-own = A játszmáid
stats-all = A kiszolgáló összes játszmája
stats-of = Statisztika: { $game }
stats-about = Minden itt végigjátszott játszma számít, kivéve a vezetett, a feltöltött és a közben kezdett játszmákat.
stats-counting = További játszmák számlálása folyik: nézz vissza egy pillanat múlva.
stats-none = Még egy játszmát sem játszottak végig.
stats-none-own = Még egy játszmát sem játszottál végig.
stats-games = { $count ->
    [one] { $count } játszma
   *[other] { $count } játszma
}
stats-won = győzelem: { $number }
stats-mean-points = pont átlagosan: { $number }
stats-csv = Letöltés (CSV)
stats-players = Kik játszanak
stats-who = ki
stats-you = te
stats-people = emberek
stats-column-games = játszma
stats-column-won = győzelem
stats-column-points = pont
stats-rating = értékszám
stats-rating-how = Az értékszám 25-ről indul; a ± után a bizonytalansága áll.
stats-seats-counted = Minden hely az ott játszó egy játszmájának számít.
stats-against = Ki ellen
stats-ahead = megelőzted őket
stats-seats = Győzelmek helyenként
stats-seats-how = A vonal az egyenlő résznél áll.
stats-seats-of = { $count ->
    [one] { $count } játékos
   *[other] { $count } játékos
}
stats-seat = hely
stats-length = Hossz
stats-length-how = Az összes játékos döntései egy játszmában: átlagosan { $mean }, a legkevesebb { $least }, a legtöbb { $most }.
stats-decisions = döntés
stats-sources = Miből lesznek a pontok
stats-what = mi
stats-winners = győztesek
stats-others = a többiek
stats-deeds = Mit tettek a győztesek
stats-deeds-how = Hányszor egy játszmában: a sáv a győzteseké, a vonal a többieké.
stats-deed-turns = Körök
stats-deed-merchant-cards-acquired = Megvásárolt kereskedőkártyák
stats-deed-roles-picked = Választott szerepek
stats-deed-buildings-built = Felépített épületek
stats-deed-posts = Kereskedőállomások
stats-deed-built = Építkezés
stats-deed-development-cards-played = Kijátszott fejlesztési kártyák
stats-deed-fate-cards-played = Kijátszott sorskártyák
stats-somebody = Valaki
stats-chance = Kockák és kártyák
century-turn-play = Kártya kijátszása
century-turn-acquire = Kártya vásárlása
century-turn-rest = Pihenés
century-turn-claim = Pontozókártya megszerzése
moe-built-routes = Kereskedelmi utak
moe-built-merchants = Kereskedők
moe-built-caravans = Karavánok
moe-built-development-cards = Fejlesztési kártyák
ln-built-farm = Tanya
ln-built-village = Falu
ln-built-settler = Telepes
ln-built-ship = Hajó
ln-built-harbor = Kikötő
ln-built-age = Öregítés
