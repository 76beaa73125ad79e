# What speaks for an action that a bot would take, in words: beside hints and in reviews.

why-then-pay = Utána futja erre: { $what }.
why-throws = A számai 36 dobásból { $count } alkalommal jönnek ki.

century-why-then-claim = Utána futja egy pontozókártyára: { $points } pont.
century-why-coin = { $points ->
   *[other] Érme is jár vele: { $points } pont.
}
century-why-contested = { $who } is meg tudná szerezni.
century-why-last = Ez az utolsó pontozókártyád: kezdődik az utolsó forduló.
century-why-usable = Megvan, ami kell hozzá: { $pay }.
century-why-back = { $count ->
   *[other] { $count } kártya kerül vissza a kezedbe.
}

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
pr-why-rival = { $who } előbb megtölthetné a hajót.
pr-why-full = Ezzel a hajó megtelik.
pr-why-plant = A meglévő ültetvényeid termését dolgozza fel: { $good }.
pr-why-does = Amit tud: { $does }.
pr-why-works = Megvan hozzá az épületed: { FORM($building, "inline") }.
pr-why-corn = A kukoricához nem kell épület.
pr-why-quarry = Olcsóbbá teszi az épületeket.
pr-why-house = Elfoglalja az utolsó helyet a kereskedőházban.

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

ln-why-points = { $points ->
   *[other] Utána { $points } pontod van.
}
ln-why-discover = Aki rátalál egy mezőre, kap egyet az árujából.
ln-why-harvest = Egy telepes ott 36 dobásból { $count } alkalommal arat.
ln-why-aged = Az új száma { $number }, amely 36 dobásból { $count } alkalommal jön ki.
ln-why-verdict = Aki megnyer egy ügyet, pontot kap.
