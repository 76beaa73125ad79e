# What the server knows about a guest, and how it forgets them.

me-title = Amit ez a szerver tud rólad
me-none = Ez a szerver semmit sem tud rólad: itt még nincs neved.
me-since = Első látogatásod:
me-tables = { $count ->
   *[other] { $count } asztal ismer téged.
}
me-lines = { $count ->
   *[other] { $count } üzenetet írtál a csevegésbe.
}
me-about = A böngésződnek tokenje van, amelynek a szerver csak a lenyomatát őrzi. Az, hogy honnan nyitottak egy asztalt, egy napig marad meg, olyan alakban, amelyből a cím nem derül ki. Más adat nem marad meg.
me-download = Az összes adat letöltése
me-erase-title = Elfelejtés
me-erase-how = A neved helyére minden asztalnál gondolatjel kerül, a csevegésed törlődik, a folyamatban lévő játékokat mindenki szeme láttára feladod (helyetted bot játszik tovább; ahol más nem játszik, ott a játék véget ér), az olyan asztaloktól, ahol a játék még nem kezdődött el, felállsz, és a tokened többé semmit sem nyit ki. Amit játszottál, megmarad, mert a többiek játéka is, és megmaradnak a kockákhoz adott szavaid is: nélkülük senki sem tudná ellenőrizni a kockákat. Ezt nem lehet visszavonni.
me-erase-sure = Azt akarom, hogy a szerver elfelejtsen.
me-erase = Elfelejtés
me-erased = Ez a szerver elfelejtett téged.
