# Elemzés: mit gondol egy bot egy véget ért játékról.

review-button = Elemzés
review-title = Elemzés: { $game }
review-about = Egy előre számoló bot végignézte a játékot: mikor ki állt nyerésre, mennyit ért egy-egy döntés, és mennyi volt ebből a szerencse.
review-judged = { $count } döntés, egy erős bot értékelésével.
review-nav = Lapozás az elemzésben
review-earlier = ◂ Korábbi
review-later = Későbbi ▸
review-replay = Visszajátszás innen
review-not-yet = Az elemzés a játék vége után készül el.
review-making = Készül az elemzés…
review-failed = Az elemzés nem készült el.
review-again = Frissítés
review-chances = Ki állt nyerésre
review-chances-how = esély százalékban, ahogy a bot látja
review-chances-picture = Mindenki esélye a győzelemre a játék során; a legnagyobb változások alább állnak.
review-turning = Fordulópontok
review-round-of = { $round }. forduló: { $what }
review-percent = { $number }%
review-axis-round = forduló
review-decisions-own = A döntéseid
review-decisions-of = { $who } döntései
review-decisions-how = veszteség vagy nyereség százalékpontban
review-worst-and-best = Legrosszabb és legjobb
review-in-order = Sorrendben
review-column-made = ami történt
review-column-bot = a bot
review-column-change = esély
review-cost-most = Ami a legtöbbe került
review-gained-most = Ami a legjobb volt, a következő legjobb akcióhoz képest
review-same = ugyanaz
review-decision-number = { $number }. döntés, összesen { $of }
review-you = Te
review-player = A játékos
review-bot = A bot
review-would-too = A bot is ezt tette volna.
review-known = Az alapján, amit a játékos láthatott. A kis különbség lehet véletlen is.
review-look = Az állás megtekintése
review-luck = Szerencse és ügyesség
review-luck-how = { $players ->
    [one] Százalékpontban: a kettő együtt adja ki az utat az első győzelmi esélytől az utolsóig.
   *[other] Százalékpontban, a saját döntések és a többiekéi együtt: a szerencsével összeadva kiadják az utat az első győzelmi esélytől az utolsóig.
}
review-luck-sum = { $from } → { $to }: { $choices } a döntésektől, { $luck } a szerencsétől.
review-luck-picture = Mennyit változott az egyes játékosok esélye a döntésektől és a szerencsétől.
review-by-choices = döntések
review-by-luck = szerencse: kockák, kártyák, lapkák

# The turning point in the scene of the end.
turning-find = A fordulópont keresése
turning-title = A fordulópont, { $round }. forduló:
turning-chance = { $who }: esély a győzelemre
turning-none = Egyetlen lépés sem fordította meg ezt a játékot.
turning-picture = Mindenki esélye a győzelemre a játék során, százalékban; a fordulópont meg van jelölve.
