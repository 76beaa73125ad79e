# What speaks for an action that a bot would take, in words: beside hints and in reviews.

why-then-pay = Utána futja erre: { $what }.
why-throws = A számai 36 dobásból { $count } alkalommal jönnek ki.

century-why-then-claim = Utána futja egy pontozókártyára: { $points } pont.
century-why-coin = { $points ->
   *[other] Érme is jár vele: { $points } pont.
}
century-why-contested = { $who } is meg tudná szerezni.
century-why-last = Ez az utolsó pontozókártyád: ez a forduló az utolsó.
century-why-usable = Megvan, ami kell hozzá: { $pay }.
century-why-back = { $count ->
   *[other] { $count } kártya kerül vissza a kezedbe.
}
century-why-claim = { $points ->
   *[other] { $points } pontot ér.
}
century-why-free = A sor első kártyája ingyen van.
century-why-nearer = { $count ->
   *[other] Utána { $count } kocka hiányzik { $points } ponthoz.
}
century-why-worth = Így a fűszerkockáid értéke ennyivel nő: { $more } (sárga 1, piros 2, zöld 3, barna 4).
century-why-worth-card = Minden kijátszása ennyivel növeli a fűszerkockáid értékét: { $more } (sárga 1, piros 2, zöld 3, barna 4).

pr-why-circles = { $count ->
   *[other] { $count } karikád üres.
}
pr-why-affordable = Futja erre: { FORM($building, "inline") }.
pr-why-produce = { $count ->
   *[other] { $count } hordót termelsz, és senki más nem termel { $most } hordónál többet.
}
pr-why-sale = A legjobb eladásod: { $good }, ár: { $price }.
pr-why-ship = { $count ->
   *[other] { $count } hordód van, amelyet berakhatsz.
}
pr-why-rival = Különben { $who } tölthetné meg.
pr-why-full = Ezzel a hajó megtelik.
pr-why-plant = A meglévő ültetvényeid termését dolgozza fel: { $good }.
pr-why-does = Amit tud: { $does }.
pr-why-works = Megvan hozzá az épületed: { FORM($building, "inline") }.
pr-why-corn = A kukoricához nem kell épület.
pr-why-quarry = Olcsóbbá teszi az épületeket.
pr-why-house = Elfoglalja az utolsó helyet a kereskedőházban.
pr-why-load = Minden berakott hordó egy győzelmi pont.
pr-why-privilege = Aki választja, egy hordóval többet kap.
pr-why-points = { $points ->
   *[other] A játék végén { $points } pontot ér.
}

moe-why-deliver = Leszállítás: { $count }/{ $all }.
moe-why-walk = Egy szabad városban alapított állomás felszabadítja a következő árudat.
moe-why-drive = { $count ->
   *[other] { $count } árud vár leszállításra.
}
moe-why-recruit = { $count ->
   *[other] { $count } állomás vár a raktáradban.
}
moe-why-gold = { $count } aranyat hoz neked.
moe-why-robber = Akinek így leáll a termelése: { $who }.
moe-why-card = A fejlesztési kártyát a következő körödtől játszhatod ki.
moe-why-caravan = Árut csak karaván szállíthat le.
moe-why-decline = Az elutasítás nem kerül semmibe.
moe-why-does = Amit tud: { $does }.
moe-why-keep = A kártyáidat egy későbbi körre tartogatod.
moe-why-lack = Ami hiányzik: { $goods }. Azzal futja erre: { $what }.
moe-why-listen = Először a többiek szólnak, és téged semmi sem köt.
moe-why-nothing = A kártyáidból nem telik útra, kereskedőre, karavánra vagy fejlesztési kártyára.
moe-why-roll = Az állomásaid 36 dobásból { $count } alkalommal hoznak valamit.
moe-why-start = Az első karavánod mellette fog állni.
moe-why-token = Az új állomásod megkapja, amit ez a mező ad.
moe-why-toll = A karavánjaid nem fizetnek rajta útvámot.

ln-why-points = { $points ->
   *[other] Utána { $points } pontod van.
}
ln-why-discover = Aki árut adó mezőre talál, kap belőle egyet.
ln-why-harvest = Egy telepes ott 36 dobásból { $count } alkalommal arat.
ln-why-aged = Az új száma { $number }, amely 36 dobásból { $count } alkalommal jön ki.
ln-why-verdict = Aki megnyer egy ügyet, pontot kap.
ln-why-build = Futja erre: { $what }.
ln-why-build-none = Telepesre, hajóra, tanyára vagy falura még nem futja.
ln-why-end-none = Most már semmit sem lehet építeni.
ln-why-fate = A megtartott sorskártyát később árura válthatod.
ln-why-harbor = Utána az ilyen áruból kettő is elég egy másikért.
ln-why-keep = Az áruidat egy későbbi körre tartogatod.
ln-why-near = Ismeretlen mezők fekszenek mellette.
ln-why-no-case = Nincs ügyed, amelyet megindíthatnál.
ln-why-settler = Egy telepes két árut arat a mezőjén.
ln-why-ship = A hajó felfedez, és tanyát építhet a parton.
ln-why-spent = Minden tét elhasználódik, bárki nyer.
