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
terminal-load-which = segðu hvaða: „load SKRÁ“
terminal-load-input = spil er ekki hægt að sækja úr inntakinu, því það ert þú
terminal-loaded = Sótt { $file }: { $options }.
terminal-over = Spilinu er lokið. „save SKRÁ“ geymir spilaskrána, „log“ sýnir hana; Enter til að hætta.
terminal-hidden = eitthvað falið
terminal-scores = Stig
terminal-rank = { $rank }. í röðinni
terminal-you-win = Þú sigrar.
terminal-wins = { $who } sigrar.
terminal-shared = Sigrinum deila: { $who }.
terminal-you = þú
terminal-not-kept = Ekki er hægt að geyma úrslitin: { $error }.
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

# What the letters and signs of the drawings mean. The letters are the same in every language.
terminal-legend-century = Krydd frá ódýru til dýrs: Y gult, R rautt, G grænt, B brúnt. Kaupmannsspil: YYR gefur þessa kubba, up2 uppfærir kubba um tvö þrep, YY>G skiptir út tveimur gulum fyrir einn grænan.
terminal-legend-puerto-rico = Hlutverk: { pr-role-trader }+2 er með tvær doblúnur á spjaldinu, { pr-role-trader }(P2) er hlutverkið sem P2 valdi. Eyjar og borgir: { pr-tile-corn } 1/2 merkir að nýlendubúi er á annarri af tveimur flísum, { pr-building-indigo-plant } 2/3 að nýlendubúar eru í tveimur af þremur hringjum. Það sem er slegið inn er á ensku; listinn yfir aðgerðir segir hvað það merkir.
terminal-legend-merchants = Kortið: land sýnir landsvæði sitt (f skógur, p beitiland, g akur, m fjöll, s saltvinnsla; hástafir í fjöllum) og tölu sína, eða o fyrir tóman hring; ! er ræninginn. v og b eru lausar borgir, fjólubláar og brúnar; 1 til 4 eru verslunarstöðvar og leiðir P1 til P4, N hlutlausar verslunarstöðvar, A til D kaupmenn P1 til P4; ~ er vegslóði á sjó, = tvöföld ör. H6.W er vesturhorn reitsins H6, G7.N norðurhlið G7.
terminal-legend-landnam = Á kortinu: h2 er landnemi (hestur) P2, s2 skip, með ! útlagi; f2 er býli og V2 þorp, á horninu þar sem það stendur; @{ ln-good-iron } er höfn sem flytur út járn. Tala á reit er það sem teningarnir verða að sýna. Reitir heita eftir röð og stað, horn eftir reitunum þremur: c3c4d4.
