# What the commands print: simulate, arena, bench, selfplay, replay, map, store, serve.
out-games = { $count } játék
out-heading = { $what }: { $games }, kiindulási szám { $seed }
out-stopped = Idő előtt leállt: { $count } játékot kértél.
out-unfinished = { $count } játék befejezetlen: { $cap } döntés után leállt, és kimaradt az adatokból
out-actions = Egy játék akciói
out-decisions = döntések
out-chance = véletlen
out-scores = Pontok
out-wins = Győzelmek
out-mean = átlag
out-sd = szórás
out-min = min.
out-max = max.
out-share = arány
out-interval = 95%-os intervallum
out-won = játék
out-percent = { $number }%
out-range = { $low }–{ $high }
out-speed = { $seconds } s: { $games } játék/s, { $decisions } döntés/s
out-progress = { $done }/{ $all } játék, { $speed }, hátra: { $time }
out-rating = értékszám
out-time = µs/döntés
out-by-seat = Győzelmek helyek szerint: { $what }
out-length = Egy játék döntései: átlagosan { $mean }, { $min }–{ $max }
out-report = A jelentés: { $file }.
out-game = játék
out-players = játékosok
out-bot = bot
out-decisions-a-second = döntés/s
out-games-a-second = játék/s
out-decisions-a-game = döntés/játék
out-state = állás
out-action = akció
out-copy = másolás
out-iterations = iteráció/s
out-readings = hálóolvasás/s
out-nodes = legtöbb csomópont
out-memory = legtöbb memória
out-endless = { $games } játékból { $count } nem ért véget; a program leállította
out-written = { $files } fájl itt: { $folder }; { $games } játék, { $positions } állás.

# Replay.
out-actions-count = { $count } akció
out-verified = Igazolva: { $actions } a szabályok szerint, ebből { $draws } a véletlené, a jegyzőkönyv titkából húzva.
out-checked = Ellenőrizve: { $actions } a szabályok szerint, ebből { $draws } a véletlené, a jegyzőkönyv titkából húzva.
out-promised = A titok az, amelyet megígértek.
out-not-promised = Nincs ellenőrizve: rögzítették-e a titkot a játék előtt. A titok illik a jegyzőkönyv saját ujjlenyomatához: { $commitment }. Vesd össze ezt azzal, amelyet a játék előtt láttál, vagy add meg azt a --commitment kapcsolóval.
out-no-promise = Nincs ellenőrizve: rögzítették-e a titkot a játék előtt; a jegyzőkönyvben ugyanis nincs ujjlenyomat. Add meg azt, amelyet a játék előtt láttál, a --commitment kapcsolóval.

# Maps.
out-no-shares = Egyik böngésző sem adott saját számot a kockákhoz.
out-shares-told = A böngészők számai illenek az előre megmutatott ujjlenyomatokhoz: { $who }.
out-shares-late = Nem érkezett meg időben a szám, ezért az ujjlenyomat áll helyette: { $who }. Nincs ellenőrizve: valóban nem árulta-e el a böngészőjük; ezt csak ők tudják.
out-shares-unchecked = Nincs ellenőrizve: rögzítették-e az ujjlenyomatokat, mielőtt bármelyik számot elárulták volna. Vesd össze a tiédet azzal, amelyre a böngésződ emlékszik, vagy add meg a számát a --nonce kapcsolóval.
out-shares-own = Az általad megadott számok köztük vannak.
out-holds = teljesül
out-fails = NEM TELJESÜL
out-not-asked = nem vonatkozik rá
out-good-map = { $file } jó térkép; a jegyzőkönyvek így hívják: „{ $name }”.
out-drawn = Rajz: { $file }.
out-own-posts = A térkép saját kezdőállomásai
out-fairest-posts = A legigazságosabb kezdőállomások
out-color = { $color ->
    [red] piros
    [blue] kék
    [white] fehér
   *[orange] narancssárga
}
out-route = út: { $path }
out-round = { $round }. forduló: legfeljebb { $points } százalékpont eltérés
out-shares = { $players } játékos, { $bot }, { $games } játék: { $rates }%; legfeljebb { $points } százalékpont eltérés
out-map-written = A velük ellátott térkép: { $file }.

# Stores and servers.
out-imported = Importálva ide: { $home }; { $what }.
out-copied = Másolva ide: { $file }; { $what }.
out-has = { $home }: { $what }.
out-guests = { $count } vendég
out-tables = { $count } asztal
out-entries = { $count } bejegyzés a naplóikban
out-open = A Kaupang nyitva van: { $address }
out-kept = Az asztalok itt vannak: { $home }; leállítás: Ctrl-C.

# What goes wrong.
error-no-reader = a kimenet olvasója eltűnt, ezért a többi nem íródik ki
error-input = a bemenet
error-file = „{ $path }”
error-file-says = itt: { $file }
error-no-game = nincs ilyen játék: „{ $name }”; ezek vannak: { $known }
error-option-twice = ez a beállítás többször is szerepel: „{ $name }”
error-position-refused = az állás nem fogadható el: { $reason }
error-no-bot = nincs ilyen bot: „{ $name }”; ezek vannak: { $known }
error-bot-settings = ennek a botnak nincsenek beállításai: „{ $name }”, mégis ez lett megadva: „{ $setting }”
error-bot-setting = ennek a botnak nincs ilyen beállítása: „{ $setting }”; { $expected }
error-bot-count = { $found } bot van megnevezve { $seats } helyre: nevezz meg egyet az összes helyre, vagy mindegyikre egyet-egyet
error-seat = { ARTICLE($seat) } { $seat }. hely nem lehetséges: az asztalnál csak { $players } hely van
error-viewer = --viewer { $seat } nem lehetséges: az asztalnál { $players } hely van
error-at = --at { $at } nem lehetséges: a jegyzőkönyvben { $actions } van
error-threads = { $threads } szál túl sok: legfeljebb { $most }
error-at-least-one = { $option } 0 nem lehetséges: legalább 1
error-seconds = --seconds { $seconds } nem lehetséges: 0-nál több kell, de legfeljebb 3600
error-unfit-bot = „{ $bot }” nem játszik tanulásra szánt játékokat: greedy kell, vagy iterációk szerinti keresés egy szálon, például search:200it
error-unfit-guest = „{ $bot }” nem lehet vendég a tanulásra szánt játékokban: döntéseinek a kiindulási számból kell következniük, tehát óra helyett iterációk kellenek neki, és egy szál
error-no-net = „{ $bot }” nem tudja ezt játszani: { $game }; a programban még nincs hozzá háló
error-language = a KAUPANG_LANG nem követhető: „{ $code }” nem nyelv; ezek vannak: en, is, hu és nn
error-open = nem nyitható meg: { $file }
error-read = nem olvasható: { $file }
error-not-a-file = { $file } mappa, nem { $what ->
    [map] térkép
   *[record] jegyzőkönyv
}
error-too-long = { $file } túl hosszú: { $what ->
    [map] egy térkép
   *[record] egy jegyzőkönyv
} legfeljebb { $most } MiB lehet
error-not-utf8 = { $file }, { $line }. sor: ez nem { $what ->
    [map] térkép
   *[record] jegyzőkönyv
}, mert nem érvényes UTF-8
error-not-a-record = { $file }, { $line }. sor: { $reason }
error-action-place = { $file }, { $number }. akció
error-line-place = { $file }, { $line }. sor
error-illegal = { $place }: „{ $action }” nem lehetséges: { $reason }
error-breaks = { $place }: „{ $action }” szabályba ütközik ({ $clause }): { $reason }
error-clause-says = { $clause }: { $rule }
error-other-chance = { $place }: „{ $action }” nem a titokból lett húzva, amely ezt adja: „{ $drawn }”
error-no-seed = { $file }: a jegyzőkönyvben nincs titok, ezért a véletlen nem húzható újra
error-other-seed = { $file }: a titok nem az, amelyet megígértek: az ujjlenyomat más
error-not-promised = { $file }: a titok nem az, amelyet megígértek: az ujjlenyomata { $found }, nem { $promised }
error-other-nonce = { $file }: { $seat } böngészőjének száma nem az, amelyet megígért
error-no-nonce = { $file }: egyik böngésző száma vagy ujjlenyomata sem ez: { $nonce }; nincs benne a kockákban
error-write = nem írható: { $file }
error-link = { $file } sehová sem vezető hivatkozás
error-no-file-name = { $file } nem fájlnév
error-is-folder = { $file } mappa: nevezz meg benne egy fájlt
error-no-folder = nem írható: { $file }; nincs ilyen mappa: { $folder }
error-other-file = { $file } már létezik, és nem jegyzőkönyv, ezért érintetlen marad: válassz más nevet
error-folder = nem hozható létre ez a mappa: { $folder }
error-no-data = nincs hozzá mappa; állítsd be ezt: { $variable }
error-sheet = { $file } nem pontozólap; tedd máshová, hogy új kezdődhessen
error-random = a rendszer nem ad véletlen számokat; használd ezt: --seed
error-fault = ez a program hibája: { $what }
error-start = a program nem indítható el
error-server = a szerver hibára futott
error-listen = ezen a címen nem lehet figyelni: { $address }
error-no-port = ezen a gépen nincs szabad port
error-names = a mások által is elérhető szervernek ismernie kell a neveit: add meg a --host kapcsolót minden névvel vagy címmel, amelyet mások beírnak, például --host 192.168.1.5
error-token-read = az üzemeltető tokenje nem olvasható: { $file }
error-token-mode = az üzemeltető tokenjét mások is olvashatják vagy módosíthatják: { $file }; ezt csak a tulajdonosa teheti (chmod 600)
error-token-use = az üzemeltető tokenje nem használható: { $file }; legalább 16 ASCII-karakter kell bele, szóköz nélkül
error-tables-open = az asztalok nem nyithatók meg: { $home }
error-tables-export = az asztalok exportálása nem sikerült: { $home }
error-tables-import = innen semmi sem lett importálva: { $file }
error-tables-copy = az asztalok másolása nem sikerült: { $home }
error-tables-check = az asztalok nem ellenőrizhetők: { $home }
error-unsound = az asztalok hibásak
error-journal = nem használható naplóként: { $file }: { $reason }
error-other-journal = ez egy másik mérkőzés naplója: { $file }; válassz másik mappát
error-no-section = a térképnek nincs ilyen szakasza: [{ $section }], benne egy „posts = …” és egy „route = …” sorral
error-no-first-post = nincs olyan lila város, amely épp a kéz három területéhez ér: { $color }
error-not-kept = a térkép saját kezdőállomásai eltérnek attól, amit meg kell tartani
error-no-violet-city = nincs ilyen lila város: „{ $name }”
error-no-color = nincs ilyen szín: „{ $name }”; red, blue, white vagy orange lehet
error-unwritable = nem írható: { $file }: { $reason }
error-no-threads = a rendszer nem tud ennyi szálat indítani: { $count }
error-map-faults = a térképen { $count } hiba van
error-map-fault = { $file }, { $line }. sor: { $reason }
error-map-rules = a jó térkép szabályai közül { $count } nem teljesül; így is lehet játszani rajta: { $file }
error-post = „{ $post }” nem megtartható állomás; így kell írni: blue=lyon
error-no-games = nulla játékból semmi sem derül ki: legalább 1 kell
error-games-of-bots = adj meg egy játékszámot az összes bothoz, vagy mindegyikhez egyet

# What the operating system says.
system-not-found = nincs ilyen fájl
system-denied = nincs hozzá jogosultság
system-exists = már létezik
system-in-use = már használatban van
system-full = megtelt a lemez
system-folder = ez egy mappa
system-says = a rendszer angolul ezt mondja: „{ $said }”
