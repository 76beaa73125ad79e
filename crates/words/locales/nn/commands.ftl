# What the commands print: simulate, arena, bench, selfplay, replay, map, store, serve.
out-games = { $count } spel
out-heading = { $what }: { $games }, frøtal { $seed }
out-stopped = Stoppa før tida: det vart bede om { $count } spel.
out-unfinished = { $count ->
    [one] { $count } uferdig spel: stoppa etter { $cap } avgjerder, og ikkje rekna med
   *[other] { $count } uferdige spel: stoppa etter { $cap } avgjerder, og ikkje rekna med
}
out-actions = Handlingar i eit spel
out-decisions = avgjerder
out-chance = slump
out-scores = Poeng
out-wins = Sigrar
out-mean = snitt
out-sd = avvik
out-min = lågast
out-max = høgast
out-share = del
out-interval = 95 %-intervall
out-won = spel
out-percent = { $number } %
out-range = { $low } til { $high }
out-speed = { $seconds } s: { $games } spel/s, { $decisions } avgjerder/s
out-progress = { $done } av { $all } spel, { $speed }, { $time } att
out-rating = styrketal
out-time = µs/avgjerd
out-by-seat = Sigrar etter plass: { $what }
out-length = Avgjerder i eit spel: { $mean } i snitt, { $min } til { $max }
out-report = Rapporten ligg i { $file }.
out-game = spel
out-players = spelarar
out-bot = robot
out-decisions-a-second = avgjerder/s
out-games-a-second = spel/s
out-decisions-a-game = avgjerder/spel
out-state = stilling
out-action = handling
out-copy = kopi
out-iterations = iterasjonar/s
out-readings = nettavlesingar/s
out-nodes = flest nodar
out-memory = mest minne
out-endless = { $count } av { $games } spel tok ikkje slutt og vart stoppa
out-written = { $files ->
    [one] { $files } fil
   *[other] { $files } filer
} i { $folder }: { $games } spel, { $positions ->
    [one] { $positions } stilling
   *[other] { $positions } stillingar
}.

# Replay.
out-actions-count = { $count ->
    [one] { $count } handling
   *[other] { $count } handlingar
}
out-verified = Stadfest etter reglane: { $actions }; slump trekt på nytt frå løyndomen i protokollen: { $draws }.
out-checked = Kontrollert etter reglane: { $actions }; slump trekt på nytt frå løyndomen i protokollen: { $draws }.
out-promised = Løyndomen er den som vart lova.
out-not-promised = Ikkje kontrollert: om løyndomen var fastsett før spelet. Han høver til fingeravtrykket i protokollen, { $commitment }. Jamfør det med det du fekk sjå før spelet, eller gje det med --commitment.
out-no-promise = Ikkje kontrollert: om løyndomen var fastsett før spelet, for protokollen har ikkje noko fingeravtrykk. Gje det du fekk sjå før spelet, med --commitment.

# Maps.
out-no-shares = Ingen nettlesar la eit eige tal til terningane.
out-shares-told = Tala frå nettlesarane høver til fingeravtrykka som vart viste før: { $who }.
out-shares-late = Ikkje sagt i tide, så fingeravtrykket står i staden for talet: { $who }. Ikkje kontrollert: om nettlesarane deira verkeleg ikkje hadde sagt det; det veit berre dei.
out-shares-unchecked = Ikkje kontrollert: om fingeravtrykka var fastsette før noko tal vart sagt. Jamfør ditt med det som nettlesaren din hugsar, eller gje talet med --nonce.
out-shares-own = Tala du gav, er mellom dei.
out-holds = held
out-fails = HELD IKKJE
out-not-asked = gjeld ikkje her
out-good-map = { $file } er eit godt kart; protokollane kallar det «{ $name }».
out-drawn = Teikna i { $file }.
out-own-posts = Dei første stasjonane som kartet sjølv har
out-fairest-posts = Dei mest rettferdige første stasjonane
out-color = { $color ->
    [red] raud
    [blue] blå
    [white] kvit
   *[orange] oransje
}
out-route = rute { $path }
out-round = runde { $round }: avvik på høgst { $points } prosentpoeng
out-shares = { $players } spelarar, { $bot }, { $games } spel: { $rates } %; avvik på høgst { $points } prosentpoeng
out-map-written = Kartet med dei ligg i { $file }.

# Stores and servers.
out-imported = Importert til { $home }: { $what }.
out-copied = Kopiert til { $file }: { $what }.
out-has = { $home } har { $what }.
out-guests = { $count ->
    [one] { $count } gjest
   *[other] { $count } gjester
}
out-tables = { $count } bord
out-entries = { $count ->
    [one] { $count } oppføring i loggane deira
   *[other] { $count } oppføringar i loggane deira
}
out-open = Kaupang er ope: { $address }
out-kept = Borda ligg i { $home }; Ctrl-C stengjer.

# What goes wrong.
error-no-reader = den som las utdataa, er borte, så resten vert ikkje skriven
error-input = inndataa
error-file = «{ $path }»
error-file-says = i { $file }
error-no-game = det finst ikkje noko spel «{ $name }»; desse finst: { $known }
error-option-twice = innstillinga «{ $name }» er sett meir enn éin gong
error-position-refused = stillinga vert avvist: { $reason }
error-no-bot = det finst ingen robot «{ $name }»; desse finst: { $known }
error-bot-settings = roboten «{ $name }» har ingen innstillingar, men «{ $setting }» vart gjeve
error-bot-setting = «{ $setting }» er ikkje ei innstilling for denne roboten: { $expected }
error-bot-count = { $found ->
    [one] { $found } robot er nemnd
   *[other] { $found } robotar er nemnde
} for { $seats ->
    [one] { $seats } plass
   *[other] { $seats } plassar
}: nemn éin for alle, eller éin for kvar
error-seat = plass { $seat } går ikkje: bordet har { $players }
error-viewer = --viewer { $seat } går ikkje: bordet har { $players ->
    [one] { $players } plass
   *[other] { $players } plassar
}
error-at = --at { $at } går ikkje: protokollen har { $actions }
error-threads = { $threads } trådar er for mange: høgst { $most }
error-at-least-one = { $option } 0 går ikkje: minst 1
error-seconds = --seconds { $seconds } går ikkje: meir enn 0 og høgst 3600
error-unfit-bot = «{ $bot }» spelar ikkje spel å lære av: det må vere greedy, eller eit søk målt i iterasjonar, på éin tråd, til dømes search:200it
error-unfit-guest = «{ $bot }» kan ikkje vere gjest i spel å lære av: vala må følgje av frøtalet, så han treng iterasjonar i staden for ei klokke, og éin tråd
error-no-net = «{ $bot }» kan ikkje spele { $game }: det finst ikkje noko nett for det i programmet enno
error-language = KAUPANG_LANG kan ikkje følgjast: «{ $code }» er ikkje noko språk: en, is, hu eller nn
error-open = { $file } kan ikkje opnast
error-read = { $file } kan ikkje lesast
error-not-a-file = { $file } er ei mappe, ikkje { $what ->
    [map] eit kart
   *[record] ein protokoll
}
error-too-long = det er for mykje i { $file }: { $what ->
    [map] eit kart
   *[record] ein protokoll
} har høgst { $most } MiB
error-not-utf8 = { $file }, linje { $line }: dette er ikkje { $what ->
    [map] eit kart
   *[record] ein protokoll
}, for det er ikkje gyldig UTF-8
error-not-a-record = { $file }, linje { $line }: { $reason }
error-action-place = { $file }, handling { $number }
error-line-place = { $file }, linje { $line }
error-illegal = { $place }: «{ $action }» går ikkje: { $reason }
error-breaks = { $place }: «{ $action }» bryt { $clause }: { $reason }
error-clause-says = { $clause } seier: { $rule }
error-other-chance = { $place }: «{ $action }» vart ikkje trekt frå løyndomen, som gjev «{ $drawn }»
error-no-seed = { $file }: protokollen har ingen løyndom, så slumpen kan ikkje trekkjast om att
error-other-seed = { $file }: løyndomen er ikkje den som vart lova: fingeravtrykket er eit anna
error-not-promised = { $file }: løyndomen er ikkje den som vart lova: fingeravtrykket er { $found }, ikkje { $promised }
error-other-nonce = { $file }: talet frå nettlesaren til { $seat } er ikkje det som vart lova
error-no-nonce = { $file }: ikkje noko tal frå ein nettlesar, og ikkje noko fingeravtrykk av eit slikt, er { $nonce }: det kom ikkje med i terningane
error-write = { $file } kan ikkje skrivast
error-link = { $file } er ei lenkje som ikkje fører nokon stad
error-no-file-name = { $file } er ikkje namnet på ei fil
error-is-folder = { $file } er ei mappe: nemn ei fil i mappa
error-no-folder = { $file } kan ikkje skrivast: det finst inga mappe { $folder }
error-other-file = { $file } finst alt og er ikkje ein protokoll, så ho får vere i fred: vel eit anna namn
error-folder = mappa { $folder } kan ikkje lagast
error-no-data = det finst inga mappe for det: set { $variable }
error-sheet = { $file } er ikkje noko poengark; flytt det bort for å byrje på eit nytt
error-random = systemet gjev ingen tilfeldige tal; bruk --seed
error-fault = dette er ein feil i programmet: { $what }
error-start = programmet kan ikkje startast
error-server = tenaren har svikta
error-listen = det går ikkje å lytte på { $address }
error-no-port = ingen port er ledig på denne maskina
error-names = ein tenar som andre kan nå, må kjenne namna sine: legg til --host for kvart namn eller kvar adresse som folk skriv, til dømes --host 192.168.1.5
error-token-read = nøkkelen til drifta i { $file } kan ikkje lesast
error-token-mode = andre kan lese eller endre nøkkelen til drifta i { $file }: det må berre eigaren kunne (chmod 600)
error-token-use = nøkkelen til drifta i { $file } kan ikkje brukast: han må ha minst 16 ASCII-teikn, utan mellomrom
error-tables-open = borda i { $home } kan ikkje opnast
error-tables-export = borda i { $home } er ikkje eksporterte
error-tables-import = ingenting er importert frå { $file }
error-tables-copy = borda i { $home } er ikkje kopierte
error-tables-check = borda i { $home } kan ikkje kontrollerast
error-unsound = borda er ikkje i orden
error-journal = { $file } kan ikkje brukast som journal: { $reason }
error-other-journal = { $file } er journalen for ein annan kamp: vel ei anna mappe
error-no-section = kartet har ingen del [{ $section }] med ei linje «posts = …» og ei linje «route = …»
error-no-first-post = ingen fiolett by ligg ved nett dei tre terrenga til handa: { $color }
error-not-kept = dei første stasjonane som kartet sjølv har, held seg ikkje til det som skal haldast
error-no-violet-city = det finst ingen fiolett by «{ $name }»
error-no-color = det finst ingen farge «{ $name }»: red, blue, white eller orange
error-unwritable = { $file } kan ikkje skrivast: { $reason }
error-no-threads = systemet kan ikkje starte så mange trådar: { $count }
error-map-faults = kartet har { $count } feil
error-map-fault = { $file }, linje { $line }: { $reason }
error-map-rules = { $count ->
    [one] { $count } regel for eit godt kart er ikkje halden
   *[other] { $count } reglar for eit godt kart er ikkje haldne
}; det går an å spele på { $file } likevel
error-post = «{ $post }» er ingen stasjon å halde på; ein slik vert skriven blue=lyon
error-no-games = 0 spel seier ingenting: minst 1
error-games-of-bots = gje eitt tal på spel for alle robotane, eller eitt for kvar av dei

# What the operating system says.
system-not-found = fila finst ikkje
system-denied = det er ikkje lov
system-exists = det finst alt
system-in-use = det er i bruk
system-full = disken er full
system-folder = det er ei mappe
system-says = systemet seier på engelsk: «{ $said }»
