# The game in the terminal. What is typed (undo, save, …) stays as it is in every language.

terminal-seat-bot = { $seat } er þjarkinn „{ $bot }“
terminal-seat-you = { $seat } ert þú
terminal-seats = { $seats }. Sláðu inn „help“ til að fá hjálp.
terminal-ended = Inntakinu er lokið og spilið stöðvast hér.
terminal-too-long = Línan er of löng.
terminal-not-utf8 = Línan er ekki gilt UTF-8.
terminal-number = Sláðu inn tölu frá 1 til { $count }.
terminal-unknown = Sláðu inn tölu úr listanum, aðgerð eins og hún stendur þar, eða „help“.
terminal-goodbye = Bless.
terminal-name-clause = Nefndu grein, til dæmis „rules { $clause }“.
terminal-not-possible = „{ $action }“ er ekki hægt: { $reason }.
terminal-against = „{ $action }“ brýtur gegn { $clause }: { $reason }.
terminal-undo-chance = Þetta er ekki hægt að taka til baka: tilviljun hefur ráðið síðan („{ $action }“).
terminal-undo-other = Þetta er ekki hægt að taka til baka: { $who } hefur leikið síðan („{ $action }“).
terminal-undo-nothing = Ekkert hefur gerst enn.
terminal-undo-forced = Síðasta skrefið þitt var hið eina mögulega.
terminal-undone = Tekið til baka: { $action }.
terminal-save-where = segðu hvar: „save SKRÁ“
terminal-saved = Vistað: { $file }.
terminal-load-which = segðu hvað: „load SKRÁ“
terminal-load-input = spil er ekki hægt að sækja úr inntakinu, því það ert þú
terminal-loaded = Sótt { $file }: { $options }.
terminal-over = Spilinu er lokið. „save SKRÁ“ geymir spilaskrána, „log“ sýnir hana; Enter lýkur.
terminal-hidden = eitthvað falið
terminal-scores = Stig
terminal-rank = { $rank }. í röðinni
terminal-you-win = Þú sigrar.
terminal-wins = { $who } sigrar.
terminal-shared = Sigrinum deila: { $who }.
terminal-you = þú
terminal-not-kept = Ekki er hægt að geyma niðurstöðuna: { $error }.
terminal-chance = tilviljun

terminal-help-number = velja aðgerð númer 3
terminal-help-action = velja aðgerð eins og hún stendur í listanum, eða heilt val í einu
terminal-help-undo = taka síðasta skrefið til baka, svo lengi sem enginn annar hefur leikið
terminal-help-show = sýna borðið aftur
terminal-help-log = sýna allt sem gerst hefur
terminal-help-rules = lesa grein úr reglunum, til dæmis þá sem bannar eitthvað
terminal-help-save = vista spilið í skrá
terminal-help-load = halda áfram með spil úr skrá
terminal-help-quit = hætta

terminal-no-clause = það er engin grein „{ $clause }“ í reglunum ({ $game }): þær ná frá { $first } til { $last }
terminal-players = { $count ->
    [one] Fyrir { $count } leikmann
   *[other] Fyrir { $count } leikmenn
}
terminal-players-range = Fyrir { $from }–{ $to } leikmenn
terminal-option = --option { $name }=…: { $values }
