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
past-keys = Billentyűk: a nyilak egy lépést, a Page Up és a Page Down egy fordulót ugranak, a Home és az End az elejére és a végére visz, a szóköz elindítja és szünetelteti a lejátszást.
past-step-back = Vissza: { $who } egy lépése
past-step-on = Előre: { $who } következő lépése
past-eyes = Ahogy { $who } látta
past-own-eyes = Ahogy mindenki látja

what-if-button = Mi lett volna, ha…
what-if-title = Továbbjátszás innen
what-if-text = Új asztalnál, botokkal folytatódik a játék ebből az állásból. A véletlen újra dönt.
what-if-text-running = Új asztalnál, botokkal folytatódik a játék ebből az állásból. A véletlen újra dönt, arról is, ami előtted rejtve van.
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
upload-no-game = Ez a jegyzőkönyv olyan játéké, amely itt nincs: „{ $game }”.
upload-unreadable = A jegyzőkönyv nem olvasható. { $line ->
    [0] { $reason }
   *[other] { $line }. sor: { $reason }
}
upload-broken = A jegyzőkönyv szabályt sért. { $line }. sor: { $reason }.
upload-many = Ma már { $count } jegyzőkönyvet töltöttél fel: ennyi elég.
note-uploaded = Itt ér véget a feltöltött jegyzőkönyv.
status-record-ends = A jegyzőkönyv itt véget ér, a játék vége előtt.

verify-title = Ez a szerver az imént ellenőrizte
verify-checked = Ellenőrizve:
verify-unchecked = Nincs ellenőrizve:
verify-all = { $steps } akció megfelel a szabályoknak, és a köztük lévő { $draws } véletlen kimenetel mindegyike pontosan az, amit a titok ad.
verify-no-seed = { $steps } akció megfelel a szabályoknak. A köztük lévő { $draws } véletlen kimenetelhez nincs illő titok, ezért ezek nem húzhatók újra.
verify-other-seed = A titok ujjlenyomata nem az, amelyet megmutattak.
verify-other-nonce = { ARTICLE($number, "start") } { $number }. hely böngészőjének száma nem illik a megmutatott ujjlenyomathoz.
verify-shares = Ennyi böngésző száma illik az előre megmutatott ujjlenyomathoz: { $told }. Ennyi böngésző nem árulta el időben: { $late }.
verify-late = hogy akiknek a száma nem érkezett meg időben, azok valóban nem árulták-e el: ezt csak ők tudják.
verify-other-chance = { ARTICLE($number, "start") } { $number }. akció nem az, amit a titok ad.
verify-broken = { ARTICLE($number, "start") } { $number }. akció szabályt sért.
verify-promise = hogy az ujjlenyomatot a játék előtt mutatták-e meg. Hasonlítsd össze azzal, amelyet akkor láttál.
verify-uploaded = hogy a titkot a játék előtt rögzítették-e. A jegyzőkönyv máshonnan való: hasonlítsd össze az ujjlenyomatát azzal, amelyet akkor mutattak.
