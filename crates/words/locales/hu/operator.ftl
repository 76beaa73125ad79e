# For whoever runs the server, and what people are told of what they do.

status-closed = A szerver üzemeltetője befejezte a játékot.
note-closed = A szerver üzemeltetője befejezi a játékot.
refuse-hushed = A szerver üzemeltetője elnémított: itt nem írhatsz.
sorry-muted = A szerver üzemeltetője elnémított: amíg nem írhatsz újra, sem magadnak, sem asztalnak nem adhatsz nevet.
sorry-deleted = A szerver üzemeltetője törölte ezt az asztalt.
sorry-operator = Ez csak a szerver üzemeltetőjének szól, akinek van tokenje.

operator-title = Az üzemeltetőnek
operator-about = Akinél az üzemeltető tokenje van, az itt minden asztalt lát, befejezheti a játékot, törölheti az asztalt, és vendégeket némíthat el.
operator-token = Az üzemeltető tokenje
operator-enter = Belépés
operator-leave = Kilépés
operator-find = Egy asztal, a hivatkozása vagy egy név
operator-search = Keresés
operator-all = Minden asztal
operator-none = Nincs ilyen asztal.
operator-next = Korábbiak
operator-stage-waiting = helyfoglalás folyik
operator-stage-playing = folyamatban
operator-stage-over = véget ért
operator-look = Az asztal megtekintése
operator-end = A játék befejezése
operator-end-how = Az asztalnál mindenki megtudja; amit játszottak, megmarad.
operator-delete-sure = Tűnjön el végleg, a naplójával és a csevegésével együtt.
operator-delete = Az asztal törlése
operator-muted = némítva
operator-mute = Némítás
operator-unmute = Némítás feloldása
operator-mute-how = Akit elnémítottak, ennek a szervernek egyik csevegésébe sem írhat. A neve és az asztalainak a neve végleg eltűnik: számmal szerepel, és akkor választhat újra nevet, amikor újra írhat.
operator-chat-none = Senki sem írt semmit.
operator-done-ended = A játék véget ért.
operator-done-muted = A vendég némítva van.
operator-done-unmuted = A vendég újra írhat.
