# The game in the terminal. What is typed (undo, save, …) stays as it is in every language.

terminal-seat-bot = { $seat }: „{ $bot }” bot
terminal-seat-you = { $seat }: te
terminal-seats = { $seats }. Segítséget a „help” ad.
terminal-ended = A bemenet véget ért, ezért a játék itt megáll.
terminal-too-long = Ez a sor túl hosszú.
terminal-not-utf8 = Ez a sor nem érvényes UTF-8.
terminal-number = Írj be egy számot 1 és { $count } között.
terminal-unknown = Írj be egy számot a listából, egy akciót úgy, ahogy ott áll, vagy azt, hogy „help”.
terminal-goodbye = Viszlát.
terminal-name-clause = Nevezz meg egy szabálypontot, például: „rules { $clause }”.
terminal-not-possible = „{ $action }” nem lehetséges: { $reason }.
terminal-against = „{ $action }” szabályba ütközik ({ $clause }): { $reason }.
terminal-undo-chance = Ezt nem lehet visszavonni: azóta a véletlen döntött („{ $action }”).
terminal-undo-other = Ezt nem lehet visszavonni: { $who } azóta lépett („{ $action }”).
terminal-undo-nothing = Még semmi sem történt.
terminal-undo-forced = Az utolsó lépésed az egyetlen lehetséges volt.
terminal-undone = Visszavonva: { $action }.
terminal-save-where = mondd meg, hová: „save FÁJL”
terminal-saved = Mentve: { $file }.
terminal-load-which = mondd meg, mit: „load FÁJL”
terminal-load-input = a bemenetről nem lehet játékot betölteni, hiszen az te vagy
terminal-loaded = { $file } betöltve: { $options }.
terminal-over = A játék véget ért. A „save FÁJL” megőrzi a jegyzőkönyvet, a „log” megmutatja; az Enter kilép.
terminal-hidden = valami rejtett
terminal-scores = Pontok
terminal-rank = { $rank }. hely
terminal-you-win = Nyertél.
terminal-wins = { $who } nyert.
terminal-shared = Osztoznak a győzelmen: { $who }.
terminal-you = te
terminal-not-kept = Az eredményt nem lehet megőrizni: { $error }.
terminal-chance = véletlen

terminal-help-number = a 3-as számú akció végrehajtása
terminal-help-action = akció végrehajtása a listában álló nevével, vagy egy egész választás egyszerre
terminal-help-undo = az utolsó lépésed visszavonása, amíg más nem lépett
terminal-help-show = az asztal megmutatása újra
terminal-help-log = minden, ami történt
terminal-help-rules = egy szabálypont elolvasása, például azé, amely tilt valamit
terminal-help-save = a játék mentése fájlba
terminal-help-load = egy fájlban lévő játék folytatása
terminal-help-quit = kilépés

terminal-no-clause = nincs „{ $clause }” szabálypont ebben: { $game }; az első { $first }, az utolsó { $last }
terminal-players = { $count ->
   *[other] { $count } játékosnak
}
terminal-players-range = { $from }–{ $to } játékosnak
terminal-option = --option { $name }=…: { $values }

# What the letters and signs of the drawings mean. The letters are the same in every language.
terminal-legend-century = Fűszerek az olcsótól a drágáig: Y sárga, R piros, G zöld, B barna. Kereskedőkártyák: YYR ezeket a fűszerkockákat adja, up2 két lépéssel fejleszt fűszerkockákat, YY>G két sárgát cserél egy zöldre.
terminal-legend-puerto-rico = Szerepek: { pr-role-trader }+2 esetén két dublon van a kártyán, { pr-role-trader }(P2) azt jelenti, hogy ezt a szerepet P2 választotta. Szigetek és városok: { pr-tile-corn } 1/2 azt jelenti, hogy két lapka közül az egyiken van telepes, { pr-building-indigo-plant } 2/3 azt, hogy három karika közül kettőn. Beírni az angol szavakat kell; az akciók listája megmondja, mit jelentenek.
terminal-legend-merchants = A térkép: a szárazföld a területét mutatja (f erdő, p legelő, g szántóföld, m hegység, s sótelep; a hegyekben nagybetűvel) és a számát, vagy o jelet üres karika esetén; ! a rabló. v és b szabad város, lila és barna; 1–4 a P1–P4 játékosok állomásai és útjai, N semleges állomás, A–D a P1–P4 játékosok kereskedői; ~ tengeri ösvény, = kettős nyíl. H6.W a H6 mező nyugati sarka, G7.N a G7 mező északi oldala.
terminal-legend-landnam = A térképen: h2 a P2 játékos telepese (ló), s2 hajó, ! jellel törvényen kívüli; f2 tanya, V2 falu, azon a sarkon, ahol áll; @{ ln-good-iron } vasat szállító kikötő. A mezőn álló szám az, amit a dobókockáknak mutatniuk kell. A mezők neve a sor és a hely, a saroké a három mezője: c3c4d4.
