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

# What the letters and signs of the drawings mean. The letters are the same in every language.
terminal-legend-century = Krydder frå billeg til dyrt: Y gult, R raudt, G grønt, B brunt. Kjøpmannskort: YYR gjev desse kubane, up2 oppgraderer kubar to steg, YY>G byter to gule i ein grøn.
terminal-legend-puerto-rico = Roller: { pr-role-trader }+2 har to dublonar på kortet, { pr-role-trader }(P2) er vald av P2. Øyar og byar: { pr-tile-corn } 1/2 tyder at det står ein kolonist på ei av to brikker, { pr-building-indigo-plant } 2/3 at det står ein på to av tre sirklar. Det du skriv, er på engelsk; lista over handlingar seier kva det tyder.
terminal-legend-merchants = Kartet: land viser terrenget sitt (f skog, p beite, g åker, m fjell, s saltverk; store bokstavar i fjella) og talet sitt, eller o for ein tom sirkel; ! er røvaren. v og b er ledige byar, fiolette og brune; 1 til 4 er stasjonane og rutene til P1 til P4, N nøytrale stasjonar, A til D kjøpmennene til P1 til P4; ~ er ein sti på sjøen, = ei dobbeltpil. H6.W er det vestre hjørnet av felt H6, G7.N nordsida av G7.
terminal-legend-landnam = På kartet: h2 er ein nybrottsmann (ein hest) frå P2, s2 eit skip, med ! ein fredlaus; f2 er ein gard og V2 ei bygd, på hjørna der dei står; @{ ln-good-iron } er ei hamn som skipar ut jern. Eit tal på eit felt er det terningane må vise. Felta heiter etter rad og plass, eit hjørne etter dei tre felta sine: c3c4d4.
