# Century: Spice Road, and its solo game.

game-century = Century: Fűszerút
game-century-summary = Karavánkereskedők kereskedőkártyákkal olcsó fűszerből drágát szereznek, a fűszerekért pedig pontokat.
game-century-solo = Century: Fűszerút, egyszemélyes játék
game-century-solo-summary = Egy kereskedő az AI ellen, amely dobókocka szerint kereskedik: a tét tíz pontozókártya egy piramisban.
game-century-series = Century
game-century-short = Fűszerút
game-century-time = 40 perc
game-century-weight = könnyű
game-century-solo-series = Century: Fűszerút
game-century-solo-short = Egyszemélyes játék
game-century-solo-time = 25 perc
game-century-solo-weight = könnyű

option-century-solo-variant = Az AI érméi
option-century-solo-variant-normal = ezüst, darabja egy pont
option-century-solo-variant-advanced = arany, darabja három pont

century-yellow = { $count } sárga
    .accusative = { $count } sárgát
century-red = { $count } piros
    .accusative = { $count } pirosat
century-green = { $count } zöld
    .accusative = { $count } zöldet
century-brown = { $count } barna
    .accusative = { $count } barnát
century-nothing = semmi
    .accusative = semmit
century-spice-yellow = sárga
    .accusative = sárgát
century-spice-red = piros
    .accusative = pirosat
century-spice-green = zöld
    .accusative = zöldet
century-spice-brown = barna
    .accusative = barnát

century-points = Pontozókártyák
century-points-short = Pontok
century-points-word = pont
century-pyramid = 10-ből maradt { $count } · nyílt: { $open }
century-market = Kereskedőkártyák
century-market-short = Piac
century-left = maradt: { $count }
century-lay = ára
century-taken = A tiéd
century-lying = Aki elveszi a kártyát, megkapja, ami rajta fekszik
century-lacks = hiányzik
century-you-lack = Hiányzik: { $cubes }
century-claim = Megszerzés
century-kind-spice = Termeléskártya
century-kind-upgrade = Fejlesztéskártya
century-kind-trade = Cserekártya
century-deck = { $count } a húzópakliban
century-free = ingyen
century-cost = { $count } fűszerkocka
century-caravan = Karaván: { $count } a 10-ből
century-hand = Kéz
century-your-hand = A kezed
century-how-often = Hányszor?
century-then = utána { $count } a 10-ből
century-of-ten = a 10-ből
century-sum = { $points } pont
century-fact-points = Ennyit érnek most a kártyáid, az érméid és a fűszerkockáid
century-cards = { $count } kártya
century-played = Kijátszva
century-hand-count = { $count } kártya kézben
century-played-count = { $count } kijátszott kártya
century-fact-cards = A megszerzett kártyák és érmék pontjai, és minden nem sárga fűszerkockáért egy pont
century-gold = Arany
century-silver = Ezüst
century-face-down = Képpel lefelé fekvő kártya
century-automa-waits = A lépésedre vár.
century-wanted = Ezt akarta
century-rolled = Ezt dobta
century-turned-to = Ezt választotta
century-claimed = Ezt szerezte meg
century-no-roll = Nem dobott: ki tudta fizetni.
century-got = Változás
century-used-cubes = Legalább két kocka feküdt rajta: elveszi őket, és kap egy érmét.
century-used-trade = Ki tudja fizetni: egyszer cserél.
century-used-short = Nem tudja kifizetni: a nyíl fölötti kockákat kapja.
century-used-spice = Megkapja a kockákat.
century-used-none = Egy kocka feküdt rajta: nem kap semmit.
century-used-upgrade = A fejlesztés neki nem ér semmit.
century-used-lays = Aztán ráteszi a legolcsóbb kockáját.
century-you = Te

century-card-spice = termelés ({ $gain })
century-card-upgrade = fejlesztés ({ $steps } lépés)
century-card-trade = csere ({ $pay } → { $gain })
century-point-card = { $points } pont, ára: { $cost }

century-ask-turn = kijátszás, vásárlás, pihenés vagy megszerzés
century-ask-lay = { $count ->
    [one] fűszerkocka elhelyezése az első kártyán
   *[other] { $count } fűszerkocka elhelyezése, balról kezdve egy-egy minden kártyán
}
century-ask-upgrade = { $count ->
    [one] egy fűszerkocka fejlesztése egy lépéssel, vagy befejezés
   *[other] fűszerkockák fejlesztése, összesen { $count } lépés, vagy befejezés
}
century-ask-return = { $count } fűszerkocka visszahelyezése: a karavánba tíz fér
century-last-round = az utolsó forduló
century-ends-with = { $needed ->
    [5] a játék az ötödik kártyával ér véget
   *[other] a játék a hatodik kártyával ér véget
}
century-ended = { $needed ->
    [5] A játék az ötödik kártyával ért véget: { $who }.
   *[other] A játék a hatodik kártyával ért véget: { $who }.
}
century-ended-tie = Egyenlő pontszám: az van előrébb, aki később következik a sorrendben.
century-send-lay = Elhelyezés: #
century-send-upgrade = Kész
century-send-return = Vissza: #
century-bar-rest = { $count ->
    [0] Pihenés
   *[other] Pihenés: { $count } vissza
}

century-do-play = Kijátszás: { $card }
century-do-trade = { $times ->
    [1] Csere: { $pay } → { $gain }
   *[other] Csere { $times } alkalommal: { $pay } → { $gain }
}
century-do-acquire = { $cost ->
    [0] Ingyenes vásárlás: { $card }
   *[other] Vásárlás { $cost } fűszerkockáért: { $card }
}
century-do-acquire-bonus = { $cost ->
    [0] Ingyenes vásárlás: { $card }, rajta { $bonus }
   *[other] Vásárlás { $cost } fűszerkockáért: { $card }, rajta { $bonus }
}
century-do-rest = Pihenés: a kijátszott kártyák visszavétele
century-do-claim = Megszerzés: { $points } pont, ára: { $cost }
century-do-lay = Elhelyezés: { $spice } fűszerkocka
century-do-upgrade = Fejlesztés: { $spice } → { $raised }
century-do-done = A fejlesztés befejezése
century-do-return = Visszahelyezés: { $spice } fűszerkocka

century-tell-start = { $who } kezd.
century-tell-spice = { $who } kap { FORM($gain, "accusative") }.
century-tell-upgrade-card = { $who } kijátszik egy fejlesztéskártyát.
century-tell-trade = { $who } cserél: { $pay } → { $gain }.
century-tell-acquire = { $who } vásárol egy kártyát: { $card }.
century-tell-rest = { $who } pihen.
century-tell-claim = { $who } megszerez egy pontozókártyát: { $points } pont.
century-tell-lay = { $who } elhelyez egy { $spice } fűszerkockát.
century-tell-upgrade = { $who } fejleszt: { $spice } → { $raised }.
century-tell-done = { $who } befejezi a fejlesztést.
century-tell-return = { $who } visszahelyez egy { $spice } fűszerkockát.
century-tell-merchant = Új kereskedőkártya a sorban: { $card }.
century-tell-point = Új pontozókártya: { $points } pont, ára: { $cost }.
century-tell-roll = Az AI dobása: { $eyes }. A kártya: { $card }.

century-score-point-cards = Pontozókártyák
century-score-gold-coins = Arany
century-score-silver-coins = Ezüst
century-score-coins = Érmék
century-score-cubes = Fűszerkockák
