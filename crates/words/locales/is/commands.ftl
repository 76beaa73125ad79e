# What the commands print: simulate, arena, bench, selfplay, replay, map, store, serve.
out-games = { $count } spil
out-heading = { $what }: { $games }, frætala { $seed }
out-stopped = Stöðvað fyrir tímann: beðið var um { $count } spil.
out-unfinished = { $count ->
    [one] { $count } spil ólokið: stöðvað eftir { $cap ->
        [one] { $cap } ákvörðun
       *[other] { $cap } ákvarðanir
    } og ekki talið með
   *[other] { $count } spil ólokin: stöðvuð eftir { $cap ->
        [one] { $cap } ákvörðun
       *[other] { $cap } ákvarðanir
    } og ekki talin með
}
out-actions = Aðgerðir í spili
out-decisions = ákvarðanir
out-chance = tilviljun
out-scores = Stig
out-wins = Sigrar
out-mean = meðaltal
out-sd = staðalfrávik
out-min = lægst
out-max = hæst
out-share = hlutfall
out-interval = 95% öryggisbil
out-won = spil
out-percent = { $number }%
out-range = { $low } til { $high }
out-speed = { $seconds } s: { $games } spil/s, { $decisions } ákvarðanir/s
out-progress = { $done } af { $all } spilum, { $speed }, { $time } eftir
out-rating = styrkur
out-time = µs/ákvörðun
out-by-seat = Sigrar eftir sætum: { $what }
out-length = Ákvarðanir í spili: { $mean } að meðaltali, { $min } til { $max }
out-report = Skýrslan er { $file }.
out-game = spil
out-players = leikmenn
out-bot = þjarki
out-decisions-a-second = ákvarðanir/s
out-games-a-second = spil/s
out-decisions-a-game = ákvarðanir/spil
out-state = staða
out-action = aðgerð
out-copy = afrit
out-iterations = ítranir/s
out-readings = netlestrar/s
out-nodes = flestir hnútar
out-memory = mest minni
out-endless = { $count ->
    [one] { $count } af { $games } spilum lauk ekki og var stöðvað
   *[other] { $count } af { $games } spilum lauk ekki og voru stöðvuð
}
out-written = { $files ->
    [one] { $files } skrá
   *[other] { $files } skrár
} í { $folder }: { $games } spil, { $positions ->
    [one] { $positions } staða
   *[other] { $positions } stöður
}.

# Replay.
out-actions-count = { $count ->
    [one] { $count } aðgerð
   *[other] { $count } aðgerðir
}
out-verified = Sannreynt samkvæmt reglum: { $actions }; þar af tilviljun dregin úr leyndarmáli spilaskrárinnar: { $draws }.
out-checked = Athugað samkvæmt reglum: { $actions }; þar af tilviljun dregin úr leyndarmáli spilaskrárinnar: { $draws }.
out-promised = Leyndarmálið er það sem lofað var.
out-not-promised = Ekki athugað: hvort leyndarmálið hafi verið ákveðið fyrir leikinn. Það passar við fingrafarið í spilaskránni, { $commitment }. Berðu fingrafarið saman við það sem þér var sýnt fyrir leikinn, eða tilgreindu það með --commitment.
out-no-promise = Ekki athugað: hvort leyndarmálið hafi verið ákveðið fyrir leikinn, því að ekkert fingrafar er í spilaskránni. Tilgreindu með --commitment það sem þér var sýnt fyrir leikinn.

# Maps.
out-no-shares = Enginn vafri bætti eigin tölu við teningana.
out-shares-told = Tölur úr vöfrum passa við fingraförin sem voru sýnd áður: { $who }.
out-shares-late = Tala ekki gefin upp í tæka tíð, svo að fingrafar kemur í hennar stað: { $who }. Ekki athugað: hvort þessir vafrar hafi í raun ekki gefið hana upp; það vita leikmennirnir einir.
out-shares-unchecked = Ekki athugað: hvort fingraförin hafi verið ákveðin áður en nokkur tala var gefin upp. Berðu þitt saman við það sem vafrinn þinn man, eða tilgreindu tölu hans með --nonce.
out-shares-own = Tölurnar sem þú tilgreindir eru meðal þeirra.
out-holds = stenst
out-fails = STENST EKKI
out-not-asked = á ekki við
out-good-map = { $file } er gott kort; í spilaskrám heitir það „{ $name }“.
out-drawn = Teiknað í { $file }.
out-own-posts = Fyrstu verslunarstöðvar kortsins sjálfs
out-fairest-posts = Sanngjörnustu fyrstu verslunarstöðvarnar
out-color = { $color ->
    [red] rautt
    [blue] blátt
    [white] hvítt
   *[orange] appelsínugult
}
out-route = leið { $path }
out-round = umferð { $round }: mesta frávik { $points } prósentustig
out-shares = { $players } leikmenn, { $bot }, { $games } spil: { $rates }%; mesta frávik { $points } prósentustig
out-map-written = Kortið með þeim er { $file }.

# Stores and servers.
out-imported = Flutt inn í { $home }: { $what }.
out-copied = Afritað í { $file }: { $what }.
out-has = Í { $home }: { $what }.
out-guests = { $count ->
    [one] { $count } gestur
   *[other] { $count } gestir
}
out-tables = { $count } borð
out-entries = { $count ->
    [one] { $count } færsla í atburðaskrám þeirra
   *[other] { $count } færslur í atburðaskrám þeirra
}
out-open = Kaupang er opið: { $address }
out-kept = Borðin eru geymd í { $home }; Ctrl-C lokar.

# What goes wrong.
error-no-reader = lesandi úttaksins er farinn, svo að afgangurinn er ekki skrifaður
error-input = inntakið
error-file = „{ $path }“
error-file-says = í { $file }
error-no-game = ekkert spil heitir „{ $name }“; þessi eru til: { $known }
error-option-twice = stillingin „{ $name }“ er tilgreind oftar en einu sinni
error-position-refused = stöðunni er hafnað: { $reason }
error-no-bot = enginn þjarki heitir „{ $name }“; þessir eru til: { $known }
error-bot-settings = þjarkinn „{ $name }“ tekur engar stillingar, en „{ $setting }“ var tilgreint
error-bot-setting = „{ $setting }“ er ekki stilling þessa þjarka: { $expected }
error-bot-count = { $found ->
    [one] { $found } þjarki var nefndur
   *[other] { $found } þjarkar voru nefndir
} fyrir { $seats } sæti: nefndu einn fyrir öll, eða einn fyrir hvert
error-seat = sæti { $seat } er ekki til: við borðið { $players ->
    [one] er { $players } sæti
   *[other] eru { $players } sæti
}
error-viewer = --viewer { $seat } gengur ekki: við borðið { $players ->
    [one] er { $players } sæti
   *[other] eru { $players } sæti
}
error-at = --at { $at } gengur ekki: spilaskráin geymir { $actions }
error-threads = { $threads } þræðir eru of margir: í mesta lagi { $most }
error-at-least-one = { $option } 0 gengur ekki: að minnsta kosti 1
error-seconds = --seconds { $seconds } gengur ekki: meira en 0 og í mesta lagi 3600
error-unfit-bot = „{ $bot }“ spilar ekki spil sem læra má af: til þess þarf greedy, eða leit eftir ítrunum á einum þræði, svo sem search:200it
error-unfit-guest = „{ $bot }“ getur ekki verið gestur í spilum til að læra af: val hans verður að leiða af frætölunni, svo hann þarf ítranir í stað klukku, og einn þráð
error-no-net = „{ $bot }“ getur ekki spilað þetta spil ({ $game }): enn er ekkert net fyrir það í forritinu
error-language = ekki er hægt að fara eftir KAUPANG_LANG: „{ $code }“ er ekki tungumál: en, is, hu eða nn
error-open = ekki er hægt að opna: { $file }
error-read = ekki er hægt að lesa: { $file }
error-not-a-file = { $file } er mappa, ekki { $what ->
    [map] kort
   *[record] spilaskrá
}
error-too-long = { $file } er of langt: { $what ->
    [map] kort
   *[record] spilaskrá
} má vera í mesta lagi { $most } MiB
error-not-utf8 = { $file }, lína { $line }: þetta er ekki { $what ->
    [map] kort
   *[record] spilaskrá
}, því að textinn er ekki gilt UTF-8
error-not-a-record = { $file }, lína { $line }: { $reason }
error-action-place = { $file }, aðgerð { $number }
error-line-place = { $file }, lína { $line }
error-illegal = { $place }: „{ $action }“ er ekki hægt: { $reason }
error-breaks = { $place }: „{ $action }“ brýtur gegn { $clause }: { $reason }
error-clause-says = { $clause } segir: { $rule }
error-other-chance = { $place }: „{ $action }“ var ekki dregið úr leyndarmálinu, sem gefur „{ $drawn }“
error-no-seed = { $file }: ekkert leyndarmál er í spilaskránni, svo að ekki er hægt að draga tilviljunina aftur
error-other-seed = { $file }: leyndarmálið er ekki það sem lofað var: fingrafarið er annað
error-not-promised = { $file }: leyndarmálið er ekki það sem lofað var: fingrafar þess er { $found }, ekki { $promised }
error-other-nonce = { $file }: tala vafrans ({ $seat }) er ekki sú sem lofað var
error-no-nonce = { $file }: hvorki tala úr vafra né fingrafar slíkrar tölu er { $nonce }: þetta fór ekki í teningana
error-write = ekki er hægt að skrifa: { $file }
error-link = { $file } er tengill sem vísar ekki á neitt
error-no-file-name = { $file } er ekki nafn á skrá
error-is-folder = { $file } er mappa: nefndu skrá í henni
error-no-folder = ekki er hægt að skrifa { $file }: mappan { $folder } er ekki til
error-other-file = { $file } er þegar til og er ekki spilaskrá, svo að skráin er látin í friði: veldu annað nafn
error-folder = ekki er hægt að búa til möppuna { $folder }
error-no-data = engin mappa er til fyrir það: stilltu { $variable }
error-sheet = { $file } er ekki stigablað; færðu skrána burt til að byrja á nýju blaði
error-random = kerfið gefur engar slembitölur; notaðu --seed
error-fault = þetta er villa í forritinu: { $what }
error-start = ekki er hægt að ræsa forritið
error-server = netþjónninn brást
error-listen = ekki er hægt að hlusta á { $address }
error-no-port = engin gátt er laus á þessari tölvu
error-names = netþjónn sem aðrir ná til verður að þekkja nöfn sín: bættu við --host fyrir hvert nafn eða hverja IP-tölu sem fólk slær inn, svo sem --host 192.168.1.5
error-token-read = ekki er hægt að lesa aðgangslykil umsjónarmannsins: { $file }
error-token-mode = aðrir geta lesið aðgangslykil umsjónarmannsins eða breytt honum: { $file }; aðeins eigandinn má það (chmod 600)
error-token-use = ekki er hægt að nota aðgangslykil umsjónarmannsins: { $file }; hann verður að vera a.m.k. 16 ASCII-stafir, án bila
error-tables-open = ekki er hægt að opna borðin í { $home }
error-tables-export = borðin í { $home } voru ekki flutt út
error-tables-import = ekkert var flutt inn úr { $file }
error-tables-copy = borðin í { $home } voru ekki afrituð
error-tables-check = ekki er hægt að athuga borðin í { $home }
error-unsound = borðin eru ekki í lagi
error-journal = ekki er hægt að nota { $file } sem dagbók: { $reason }
error-other-journal = { $file } er dagbók annarrar keppni: veldu aðra möppu
error-no-section = á kortinu er enginn kafli [{ $section }] með línu „posts = …“ og línu „route = …“
error-no-first-post = engin fjólublá borg liggur að einmitt þeim þremur landsvæðum sem upphafshráefnin koma af: { $color }
error-not-kept = fyrstu stöðvar kortsins sjálfs eru ekki í samræmi við það sem á að haldast óbreytt
error-no-violet-city = engin fjólublá borg heitir „{ $name }“
error-no-color = enginn litur heitir „{ $name }“: red, blue, white eða orange
error-unwritable = ekki er hægt að skrifa { $file }: { $reason }
error-no-threads = stýrikerfið getur ekki ræst svo marga þræði: { $count }
error-map-faults = { $count ->
    [one] { $count } villa er í kortinu
   *[other] { $count } villur eru í kortinu
}
error-map-fault = { $file }, lína { $line }: { $reason }
error-map-rules = { $count ->
    [one] { $count } reglu um góð kort er ekki fylgt
   *[other] { $count } reglum um góð kort er ekki fylgt
}; samt er hægt að spila á { $file }
error-post = „{ $post }“ er ekki verslunarstöð sem getur verið kyrr; slík stöð er rituð eins og blue=lyon
error-no-games = núll spil segja ekkert: að minnsta kosti 1
error-games-of-bots = gefðu upp einn spilafjölda fyrir alla þjarka, eða einn fyrir hvern þeirra

# What the operating system says.
system-not-found = sú skrá er ekki til
system-denied = það er ekki leyfilegt
system-exists = það er þegar til
system-in-use = það er í notkun
system-full = diskurinn er fullur
system-folder = það er mappa
system-says = stýrikerfið segir á ensku: „{ $said }“
