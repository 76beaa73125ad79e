# What the server knows about a guest, and how it forgets them.

me-title = Amit ez a szerver tud rólad
me-none = Ez a szerver semmit sem tud rólad: itt még nincs neved.
me-since = Először itt:
me-tables = { $count ->
    [one] { $count } asztal ismer.
   *[other] { $count } asztal ismer.
}
me-lines = { $count ->
    [one] { $count } üzenetet írtál a csevegésbe.
   *[other] { $count } üzenetet írtál a csevegésbe.
}
me-about = A böngésződnek tokenje van, amelynek a szerver csak a lenyomatát őrzi. Hogy honnan nyitottak egy asztalt, egy napig marad meg, olyan alakban, amelyből a cím nem derül ki. Más nem marad meg.
me-download = Mindennek a letöltése
me-erase-title = Elfelejtés
me-erase-how = A neved helyére minden asztalnál gondolatjel kerül, a csevegésed törlődik, a folyamatban lévő játékokban a helyeid mindenki szeme láttára felszabadulnak, és a tokened többé semmit sem nyit ki. Amit játszottál, megmarad, mert a többiek játéka is, és megmaradnak a kockákhoz adott szavaid is: nélkülük senki sem tudná ellenőrizni a kockákat. Ezt nem lehet visszavonni.
me-erase-sure = Azt akarom, hogy a szerver elfelejtsen.
me-erase = Felejts el
me-erased = Ez a szerver elfelejtett.
