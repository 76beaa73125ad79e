# The game in the terminal. What is typed (undo, save, …) stays as it is in every language.

terminal-seat-bot = { $seat } er roboten «{ $bot }»
terminal-seat-you = { $seat } er du
terminal-seats = { $seats }. Skriv «help» for å få hjelp.
terminal-ended = Inndataa er slutt, så spelet stoppar her.
terminal-too-long = Den linja er for lang.
terminal-not-utf8 = Den linja er ikkje gyldig UTF-8.
terminal-number = Skriv eit tal frå 1 til { $count }.
terminal-unknown = Skriv eit tal frå lista, ei handling slik ho står der, eller «help».
terminal-goodbye = Ha det.
terminal-name-clause = Nemn eit punkt, til dømes «rules { $clause }».
terminal-not-possible = «{ $action }» går ikkje: { $reason }.
terminal-against = «{ $action }» er mot { $clause }: { $reason }.
terminal-undo-chance = Dette kan ikkje angrast: Slumpen har avgjort noko sidan («{ $action }»).
terminal-undo-other = Dette kan ikkje angrast: { $who } har gjort noko sidan («{ $action }»).
terminal-undo-nothing = Det har ikkje hendt noko enno.
terminal-undo-forced = Det siste steget ditt var det einaste moglege.
terminal-undone = Angra: { $action }.
terminal-save-where = sei kvar: «save FIL»
terminal-saved = Lagra: { $file }.
terminal-load-which = sei kva fil: «load FIL»
terminal-load-input = eit spel kan ikkje lastast frå inndataa, for det er du
terminal-loaded = Lasta { $file }: { $options }.
terminal-over = Spelet er over. «save FIL» tek vare på protokollen, «log» viser han; Enter går ut.
terminal-hidden = noko skjult
terminal-scores = Poeng
terminal-rank = nr. { $rank }
terminal-you-win = Du vinn.
terminal-wins = { $who } vinn.
terminal-shared = { $who } deler sigeren.
terminal-you = du
terminal-not-kept = Resultatet kan ikkje takast vare på: { $error }.
terminal-chance = slumpen

terminal-help-number = vel handling nummer 3
terminal-help-action = vel ei handling med namnet ho har i lista, eller eit heilt val på ein gong
terminal-help-undo = angre det siste steget ditt, så lenge ingen andre har gjort noko
terminal-help-show = vis bordet om att
terminal-help-log = vis alt som har hendt
terminal-help-rules = les eit punkt i reglane, til dømes det som står bak eit nei
terminal-help-save = skriv spelet til ei fil
terminal-help-load = hald fram med eit spel frå ei fil
terminal-help-quit = gå ut

terminal-no-clause = det finst ikkje noko punkt «{ $clause }» i reglane for { $game }: dei går frå { $first } til { $last }
terminal-players = { $count ->
    [one] For { $count } spelar
   *[other] For { $count } spelarar
}
terminal-players-range = For { $from }–{ $to } spelarar
terminal-option = --option { $name }=…: { $values }

# What the letters and signs of the drawings mean. The letters are those that are typed, the same in every language.
terminal-legend-century = Krydder frå billeg til dyrt: Y gult, R raudt, G grønt, B brunt. Kjøpmannskort: YYR gjev desse kubane, up2 oppgraderer kubar to steg, YY>G byter to gule i ein grøn.
terminal-legend-puerto-rico = Roller: trader+2 har to dublonar på kortet, trader(P2) er vald av P2. Øyar og byar: corn 1/2 tyder at det står ein kolonist på ei av to brikker, indigo-plant 2/3 at det står ein på to av tre sirklar.
terminal-legend-merchants = Kartet: land viser terrenget sitt (f skog, p beite, g åker, m fjell, s saltverk; store bokstavar i fjella) og talet sitt, eller o for ein tom sirkel; ! er røvaren. v og b er ledige byar, fiolette og brune; 1 til 4 er stasjonane og rutene til P1 til P4, N nøytrale stasjonar, A til D kjøpmennene til P1 til P4; ~ er ein sti på sjøen, = ei dobbeltpil. H6.W er det vestre hjørnet av felt H6, G7.N nordsida av G7.
terminal-legend-landnam = På kartet: h2 er ein nybrottsmann (ein hest) frå P2, s2 eit skip, med ! ein fredlaus; f2 er ein gard og V2 ei bygd, på hjørna der dei står; @iron er ei hamn som skipar ut jern. Eit tal på eit felt er det terningane må vise. Felta heiter etter rad og plass, eit hjørne etter dei tre felta sine: c3c4d4.

# The help of the program: what "kaupang help" shows. Names of commands and options are typed, the same in every language.
help-about = Eitt bord for handelsspel: spel dei, simuler dei, studer dei.
help-usage = Bruk:
help-commands = Kommandoar:
help-options = Val:
help-examples = Døme:
help-lang = Språket: en, is, hu eller nn; elles avgjer KAUPANG_LANG, og sist systemspråket
help-help = Vis hjelp
help-version = Vis versjonen
help-command-serve = Opne borda i nettlesaren; det skjer òg utan kommando
help-command-play = Spel mot robotar, her i terminalen
help-command-games = List opp spela, med talet på spelarar og innstillingar
help-command-rules = Les reglane i eit spel, eller eitt punkt av dei
help-command-scores = Vis dei ni siste resultata dine i einmannsspelet
help-command-simulate = Lat robotar spele mange spel, og sjå tala
help-command-arena = Lat robotar spele ein kamp med byte av plassar, og sjå kven som er best
help-command-selfplay = Lat robotar spele spel å lære av, og skriv ned stillingane
help-command-replay = Vis eller kontroller protokollen frå eit spel
help-command-engine = Snakk med eit anna program: JSON-linjer inn, JSON-linjer ut
help-command-map = Kontroller, vis eller jamn ut eit kart for Kjøpmenn i Europa
help-command-store = Flytt, kopier eller kontroller lageret med borda
help-command-bench = Mål kor fort tilfeldige spel, eller søk, går på éin kjerne
help-command-help = Vis denne meldinga eller hjelpa til ein kommando
help-example-open = opne borda i nettlesaren
help-example-play = spel Century: Kryddervegen mot to robotar
help-example-solo = spel det åleine mot Automa
help-example-rules = les reglane
help-example-games = sjå kva spel som finst
help-example-help = lær meir om ein kommando
