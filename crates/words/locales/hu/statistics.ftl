# Statistics: what came of the games that were played to their end.

front-statistics = Statisztika
stats-own = A játékaid
stats-all = A szerver összes játéka
stats-of = Statisztika: { $game }
stats-about = Minden itt végigjátszott játék számít, kivéve az útmutatóval játszott, a feltöltött és a más állásból folytatott játékokat.
stats-latest = Közülük a legutóbbi { $count } számít.
stats-counting = További játékok számlálása folyik: nézz vissza egy pillanat múlva.
stats-none = Még egy játékot sem játszottak végig.
stats-none-own = Még egy játékot sem játszottál végig.
stats-games = { $count ->
    [one] { $count } játék
   *[other] { $count } játék
}
stats-won = győzelem: { $number }
stats-mean-points = átlagos pontszám: { $number }
stats-csv = Letöltés (CSV)
stats-players = Kik játszanak
stats-who = ki
stats-you = te
stats-people = emberek
stats-column-games = játék
stats-column-won = győzelem
stats-column-points = pont
stats-rating = értékszám
stats-rating-how = Az értékszám 25-ről indul; a ± után a bizonytalansága áll.
stats-seats-counted = Minden hely az ott játszó egy játékának számít.
stats-against = Ki ellen
stats-ahead = megelőzted őket
stats-seats = Győzelmek helyenként
stats-seats-how = A vonal az egyenlő arányt jelzi.
stats-seats-of = { $count ->
    [one] { $count } játékos
   *[other] { $count } játékos
}
stats-seat = hely
stats-length = Hossz
stats-length-how = Az összes játékos döntései egy játékban: átlagosan { $mean }, a legkevesebb { $least }, a legtöbb { $most }.
stats-decisions = döntés
stats-sources = Miből lesznek a pontok
stats-what = mi
stats-winners = győztesek
stats-others = a többiek
stats-deeds = Mit tettek a győztesek
stats-deeds-how = Hányszor egy játékban: a sáv a győzteseké, a vonal a többieké.
stats-deed-turns = Körök
stats-deed-merchant-cards-acquired = Megvásárolt kereskedőkártyák
stats-deed-roles-picked = Választott szerepek
stats-deed-buildings-built = Felépített épületek
stats-deed-first-posts = Kezdőállomások
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
