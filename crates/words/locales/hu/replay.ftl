# Visszajátszás: a játék állásain át, máshonnan való jegyzőkönyvek, továbbjátszás egy állásból és a kockák ellenőrzése.

past-round-back = Egy fordulóval vissza (Page Up)
past-round-on = Egy fordulóval előre (Page Down)
past-play = Lejátszás (szóköz)
past-pause = Szünet (szóköz)
past-slider = Hely a játékban
past-go = Ugrás oda
past-pace = Tempó
past-pace-slow = lassú
past-pace-usual = szokásos
past-pace-fast = gyors
past-link = Hivatkozás erre az állásra
past-keys = Billentyűk: a nyilak egy lépést, a Page Up és a Page Down egy fordulót ugranak, a Home és az End az elejére és a végére visz, a szóköz lejátszik és szünetet tart.
past-step-back = Vissza, { $who } egy lépéséhez
past-step-on = Előre, { $who } következő lépéséhez
past-eyes = Ahogy { $who } látta
past-own-eyes = Ahogy mindenki látja

what-if-button = Mi lett volna, ha…
what-if-title = Továbbjátszás innen
what-if-text = Egy új asztal botokkal folytatja ezt az állást. A véletlent újra húzzuk.
what-if-text-running = Egy új asztal botokkal folytatja ezt az állást. A véletlent újra húzzuk, és mindazt is, ami előtted rejtve van.
what-if-seat = Akinek a helyén játszom
what-if-go = Továbbjátszás
what-if-forbidden = Ott mások játszanak: folyamatban lévő játékból csak akkor játszhatsz tovább, ha botok ellen játszod.
what-if-nothing = Abban az állásban nincs mit játszani.
note-position = A játék egy másik játék állásából folytatódik.

front-upload = Jegyzőkönyv megtekintése
upload-title = Jegyzőkönyv megtekintése
upload-about = A jegyzőkönyv az a szövegfájl, amelyet az asztal a játék végén ad. Itt bármelyiket megnézheted lépésről lépésre, és minden állásból tovább is játszhatsz.
upload-file = A fájl
upload-text = vagy a szövege
upload-send = Megjelenítés
upload-no-game = Ez egy másik játék jegyzőkönyve („{ $game }”), és itt nincs ilyen játék.
upload-unreadable = A jegyzőkönyv nem olvasható. { $line }. sor: { $reason }
upload-broken = A jegyzőkönyv szabályt sért. { $line }. sor: { $reason }.
upload-many = Ma már { $count } jegyzőkönyvet töltöttél fel: ennyi elég.
note-uploaded = Itt ér véget a feltöltött jegyzőkönyv.
status-record-ends = A jegyzőkönyv itt véget ér, a játék vége előtt.

verify-title = Ez a szerver az imént ellenőrizte
verify-checked = Ellenőrizve:
verify-unchecked = Nem ellenőrizhető:
verify-all = { $steps } akció megfelel a szabályoknak, és köztük a véletlen mind a { $draws } kimenetele pontosan az, amit a titok ad.
verify-no-seed = { $steps } akció megfelel a szabályoknak. A véletlen { $draws } kimeneteléhez nincs hozzájuk illő titok, ezért nem húzhatók ki újra.
verify-other-seed = A titok ujjlenyomata nem az, amelyet megmutattak.
verify-other-chance = A(z) { $number }. akció nem az, amit a titok ad.
verify-broken = A(z) { $number }. akció szabályt sért.
verify-promise = hogy az ujjlenyomatot a játék előtt mutatták-e meg. Hasonlítsd össze azzal, amelyet akkor láttál.
verify-uploaded = hogy a titkot a játék előtt rögzítették-e. A jegyzőkönyv máshonnan való: hasonlítsd össze az ujjlenyomatát azzal, amelyet akkor mutattak.
