# All texts of the pages that are not of one game.

site-name = Kaupang
site-motto = Eitt bord for handelsspel
site-skip = Til hovuddelen
site-you-are = Du er { $name }
site-footer = Kaupang er norrønt for handelsplass.
site-lost = Sambandet er brote; det vert sett opp att …
site-language = Språk

list-counted = { $count } { $what }
list-more = { $one }, { $two }
list-last = { $one } og { $two }

guest-name = Gjest { $number }
bot-easy = Lett robot
bot-normal = Middels robot
bot-hard = Vanskeleg robot
bot-expert = Ekspertrobot
bot-greedy = Grådig robot
bot-random = Tilfeldig robot
automa = Automa

front-title = Ta plass
front-name = Namnet ditt
front-name-save = Lagre
front-name-change = Endre
front-games = Set deg og spel
front-continue = Spel vidare
front-finished = Ferdige spel
front-play = Spel no
front-learn = Lær spelet
front-learn-how = steg for steg
front-new = Med vener
front-new-how = send ei lenkje
front-range = { $from }–{ $to }
front-how-many = Spelarar
front-bots = Robotar
front-bot-easy = lette
front-bot-normal = middels
front-bot-hard = vanskelege
front-bot-expert = ekspertar
front-bot-greedy = grådige
front-bot-random = tilfeldige
level-about = Korleis robotane spelar
level-easy = Tek det som ser best ut ved første augekast, og av og til det som ser nesten like godt ut. For det første spelet.
level-normal = Går mest etter første augekast, men tenkjer over somme av vala sine. For dei som har spelt nokre gonger.
level-hard = Tenkjer over fleire av vala sine enn den middels roboten. For dei som kjenner spelet godt.
level-expert = Tenkjer over dei fleste eller alle vala sine. Den sterkaste roboten her.
level-greedy = Tek alltid det som ser best ut med ein gong, og tenkjer aldri framover.
level-random = Gjer kva som helst som reglane tillèt. Til å prøve seg fram med.
front-open = Opne bord
front-none-open = Ingen ventar ved eit ope bord no.
front-unread = Borda kan ikkje lesast akkurat no. Prøv om att seinare.
front-take-seat = Ta plassen din
front-sit-down = Set deg
front-look-in = Sjå innom
front-look-back = Sjå tilbake
front-your-turn = Din tur
front-turn-of = { $who } har tur
front-seats-free = { $count ->
    [0] ingen ledige plassar
    [one] { $count } ledig plass
   *[other] { $count } ledige plassar
}

new-title = Eit bord for { $game }
new-name = Kva bordet heiter (kan stå tomt)
new-players = Kor mange som spelar
new-seats = Plassar
new-seats-hint = Kvar ledige plass får ei lenkje som du sender til ein ven. Den første som opnar henne, får plassen.
new-seat = Plass { $number }
new-seat-me = eg
new-seat-open = ledig, for ein ven
new-option-usual = det vanlege for det som er valt over
new-visibility = Kven som finn bordet
new-visibility-private = dei som har ei lenkje
new-visibility-public = alle: det står på framsida
new-pace = Robotane spelar
new-pace-human = slik at folk kan følgje med
new-pace-fast = med ein gong
new-confirm = Når ein tur er ferdig
new-confirm-ask = vert han stadfest, så ein glipp kan angrast
new-confirm-skip = går spelet vidare med ein gong
new-forced = Når berre eitt steg er mogleg
new-forced-play = vert det spelt av seg sjølv
new-forced-ask = klikkar spelaren på det
new-take_back = Etter at andre har gjort noko, kan eit steg angrast
new-take_back-never = aldri
new-take_back-agreed = om alle dei andre går med på det
new-options = Val
new-short-visibility-private = berre dei som har ei lenkje, finn bordet
new-short-visibility-public = bordet står på framsida
new-short-pace-human = robotane tek seg tid
new-short-pace-fast = robotane spelar med ein gong
new-short-confirm-ask = turar vert stadfeste
new-short-confirm-skip = turar sluttar av seg sjølve
new-short-forced-play = eit einaste val vert spelt av seg sjølv
new-short-forced-ask = eit einaste val må klikkast
new-short-take_back-never = ingenting vert angra etter at andre har spelt
new-short-take_back-agreed = angring om alle går med på det
new-open = Opne bordet

seat-title = Ein plass er sett av til deg
seat-invitation = { $who } inviterer deg til { $game }.
seat-invitation-plain = Du er invitert til { $game }.
seat-text = Med denne lenkja set du deg ved bordet, eller tek plassen din i ein annan nettlesar. Ikkje gje lenkja til andre: Den som har henne, kan spele for deg.
seat-sit = Set deg
seat-watch = Berre sjå på
seat-free = Ledig plass
seat-numbered = { $name } { $number }
seat-you = du
seat-to-act = har tur
seat-link = Lenkje til denne plassen
seat-bot = Kva robot
seat-put-bot = Set ein robot her
seat-take-bot = Ta bort roboten
seat-rise = Reis deg

table-title = Bord
table-watching = du ser på
table-choices = Kva du kan gjere
table-all = Alle handlingar
table-all-short = Alle
table-menu = Meny for dette bordet
table-tabs = Kva som er synleg
table-tab-board = Brett
table-tab-mine = Mitt
table-tab-others = Andre
table-tab-log = Logg
table-picks-more = # til
table-picks-reset = Nullstill
table-picks-done = Ferdig
table-replay = Avspeling
table-confirm = Stadfest turen
table-confirm-short = Stadfest
table-undo = Angre
table-undo-short = Angre
table-ask-back = Be dei andre om å få gå tilbake
table-hurry = Raskare
table-dice = { $game ->
    [century] Blandinga ved dette bordet
    [puerto-rico] Blandinga ved dette bordet
   *[other] Terningane ved dette bordet
}
table-side = Spelarar, logg og prat
table-players = Spelarar
table-watchers = { $count ->
    [one] { $count } tilskodar.
   *[other] { $count } tilskodarar.
}
table-begin = Start spelet
table-begin-why = Du kan starte når alle plassane er tekne: Send lenkjer, eller set robotar der.
table-rematch = Spel om att med dei same
table-again = Spel om att
table-to-rematch = Til omkampen
rematch-agreed = { $count ->
    [one] { $who } vil spele om att.
   *[other] { $who } vil spele om att.
}
rematch-waiting = Ventar på svar: { $who }
rematch-no = Nei takk
offers-not-this-turn = Avslå i denne turen
offers-no-bots = Ingen tilbod frå robotar
offers-unheard = Tilbod frå robotar vert avslåtte for deg.
offers-hear = Høyr dei att
offer-lack = Du manglar { $what }.
# The script puts the seconds in place of #.
offer-left = ditt i # s
offer-over = no kan dei andre slå til

hint-button = Tips
hint-tip = Kva ein robot ville gjort her (H)
hint-title = Kva ein robot ville gjort
hint-thinking = Tenkjer …
hint-close = Lukk
hint-chance = { $percent } % sjanse til å vinne
hint-points = om lag { $count } poeng
hint-against-next = I poeng, jamført med det andre: { $list }
hint-against-best = I poeng, jamført med det første: { $list }
hint-consent = Tips er lov når alle ved bordet går med på det.
hint-agree = Eg går med på det
hint-disagree = Eg går ikkje med på det lenger
table-record = Last ned protokollen

status-waiting = { $count ->
    [one] Ventar på spelarar: { $count } plass er ledig.
   *[other] Ventar på spelarar: { $count } plassar er ledige.
}
status-ready-host = Alle plassane er tekne: Du kan starte.
status-ready = Alle plassane er tekne: Verten kan starte.
status-gathering = Nettlesarane seier kva tal dei legg til terningane; så byrjar spelet.
status-hastened = { $who }: tenkjer kortare enn vanleg, fordi mange robotar tenkjer samstundes.
status-you = Din tur: { $ask }.
status-asked = { $who } har tur. Du: { $ask }.
status-other = { $count ->
   *[other] { $who } har tur: { $ask }.
}
status-confirm = Turen din er ferdig: Stadfest han, eller angre det siste steget.
status-held = { $who } gjer turen ferdig.
moment-round = Runde { $count }
status-chance = Slumpen avgjer …
status-over = Spelet er over.
status-over-you = Spelet er over: Du vinn med { $points } poeng!
status-over-winner = { $count ->
    [one] Spelet er over: { $who } vinn med { $points } poeng.
   *[other] Spelet er over: { $who } deler sigeren med { $points } poeng.
}
status-ended = { $who } har avslutta spelet.
status-halted = Robotane fann ingen slutt, så bordet har avslutta spelet.

ask-any = velje ei handling

here-here = her
here-away = borte
here-gone = gått
here-bot = robot
here-stand-in = ein robot spelar

gone-choose = { $who } har gått. Vel kva som skal skje:
gone-wait = vent lenger
gone-bot = lat ein robot spele
gone-end = avslutt spelet
gone-end-sure = Vil du avslutte spelet for alle?

leave-title = Gå frå eller gje opp
leave-leave = Gå frå: Ein robot spelar til eg kjem tilbake
leave-resign = Gje opp for godt
leave-leave-sure = Vil du gå frå bordet? Ein robot spelar for deg til du kjem tilbake.
leave-resign-sure = Vil du gje opp for godt? Ein robot spelar vidare i staden for deg.
leave-back = Ta tilbake plassen min

undo-nothing = Du har ikkje noko å angre.
undo-chance = Slumpen har avgjort noko sidan: Det kan ikkje angrast.
undo-other = { $who } har gjort noko sidan: Det kan ikkje angrast.
undo-confirmed = Turen er stadfest: Han kan ikkje angrast.
undo-over = Spelet er ikkje i gang.

board-rule = { $text } ({ $clause })
board-several = { $place }: { $count } val
counter-less = Mindre: { $what }
counter-more = Meir: { $what }

back-asked = { $steps ->
    [one] { $who } bed om å få angre det siste steget.
   *[other] { $who } bed om å få gå { $steps } steg tilbake.
}
back-mine = { $steps ->
    [one] Du har bede om å få angre det siste steget; dei andre må gå med på det.
   *[other] Du har bede om å få gå { $steps } steg tilbake; dei andre må gå med på det.
}
back-agree = Gå med på det
back-agreed = Du har gått med på det.
back-decline = Avslå
back-never-mind = Lat det vere

end-fold = Sjå på brettet
end-unfold = Resultatet
end-more = Meir
end-winner = { $count ->
    [one] { $who } vinn
   *[other] { $who } deler sigeren
}
end-points = { $count } poeng
end-lead = { $count } poeng føre
end-sources = Kvar poenga kom frå
end-figures = Alle tala
end-course = Runde for runde
end-course-picture = Poenga til alle gjennom spelet; alle tala frå slutten står i tabellen under.
end-axis-points = poeng
end-axis-rounds = runde
end-ahead = { $who } tek leiinga for godt i runde { $round } av { $rounds }.
end-ahead-always = { $who } leier frå første runde til siste.
scores-none = Spelet vart ikkje spelt ferdig, så ingen får poeng.
scores-rank = Plassering
scores-player = Spelar
scores-total = Til saman

log-title = Kva hende
log-tab = Logg
log-since = { $count ->
    [one] Sidan førre steget ditt: { $count } ny
   *[other] Sidan førre steget ditt: { $count } nye
}
log-page = Side { $number } av { $of }
log-later = Seinare
log-earlier = Tidlegare
log-whole = Heile loggen
log-empty = Her blir det fortalt kva som hender ved bordet.
log-unfold = Alle stega
tell-any = { $who }: { $action }
tell-chance = Slumpen: { $action }
tell-hidden = { $who } gjer noko skjult.
tell-hidden-chance = Noko vert trekt skjult.
note-sit = { $who } set seg.
note-rise = { $who } reiser seg.
note-free = Verten gjer plassen til { $who } ledig.
note-enter = Plassen til { $who } vert teken i bruk i ein annan nettlesar.
note-word = { $who } gjev terningane eit ord.
note-begin = Spelet byrjar.
note-undo = { $steps ->
    [one] { $who } angrar eit steg.
   *[other] { $who } angrar { $steps } steg.
}
note-take-back = { $steps ->
    [one] { $who } angrar eit steg; alle gjekk med på det.
   *[other] { $who } går { $steps } steg tilbake; alle gjekk med på det.
}
note-stand-in = Ein robot spelar for { $who } no.
note-back = { $who } er tilbake.
note-resign = { $who } gjev opp; ein robot spelar vidare.
note-end = { $who } avsluttar spelet.
note-halt = Bordet avsluttar spelet: Etter { $steps } steg utan folk har robotane ikkje funne nokon slutt.
note-hints = { $who } går med på tips.
note-no-hints = { $who } går ikkje lenger med på tips.
note-again = { $who } vil spele om att.
note-no-more = { $who } spelar ikkje om att.
note-rematch = Dei same spelar om att ved eit anna bord.

chat-title = Prat
chat-line = Nokre ord til dei andre
chat-send = Send
chat-watching = ser på
chat-mute = demp
chat-muted = { $who } er dempa.
chat-unmute = Høyr att

link-copy = Kopier
link-copied = Kopiert

about-title = Om dette bordet
about-watch-link = Lenkje for tilskodarar
about-seat-link = Lenkje til plassen din, for ein annan nettlesar
about-public = Alle finn dette bordet på framsida.
about-private = Berre dei som har ei lenkje, finn dette bordet.
about-take-back = Steg kan angrast om alle dei andre går med på det.
about-keys = Tastar: A viser alle handlingar, eit nummer vel éi av dei, Enter stadfester, Esc og U angrar, mellomromstasten gjer robotane raske, L går til loggen, og pilene blar i han, H bed om eit tips, og etter ? går pilene over brettet: Kvar ting seier regelen sin, eller kvifor du ikkje kan bruke tingen.

fair-title = { $game ->
    [century] Ærleg blanding
    [puerto-rico] Ærleg blanding
   *[other] Ærlege terningar
}
fair-text = Alt som slumpen avgjer ved dette bordet, kjem frå ein løyndom som var fastsett før spelet. Fingeravtrykket til løyndomen står her frå starten; når spelet er over, vert løyndomen vist, og «kaupang replay --verify» kontrollerer protokollen mot han.
fair-commitment = Fingeravtrykk
fair-secret = Løyndom
fair-word = Ordet frå ein spelar
fair-add = { $game ->
    [century] Gje blandinga eit eige ord
    [puerto-rico] Gje blandinga eit eige ord
   *[other] Gje terningane eit eige ord
}
fair-own = Eit eige ord til terningane
fair-own-here = { $game ->
    [century] Eit eige ord til blandinga
    [puerto-rico] Eit eige ord til blandinga
   *[other] Eit eige ord til terningane
}
fair-send = Legg til
share-nobody = Ingen nettlesar legg eit tal til terningane ved dette bordet.
share-by = Nettlesarane deira legg eit eige tal til terningane: { $who }
share-late = Nettlesarane deira lova eit tal, men sa det ikkje i tide: { $who }
share-title = Tala frå nettlesarane til spelarane
share-seat = Plass
share-promise = Fingeravtrykk, vist før
share-nonce = Tal, sagt etterpå
share-no-browser = Legg ikkje til noko: ein robot, ein nettlesar utan skript eller eit anna program.
share-not-yet = Ikkje sagt enno.
share-withheld = Ikkje sagt i tide: Fingeravtrykket står i staden for det.
share-none = Ingen nettlesar har lagt eit tal til terningane ved dette bordet: Løyndomen og orda frå spelarane er alt som finst.
share-limits = Så lenge eitt av desse tala er ærleg, har ingen kunna velje terningane. Tenaren kjenner terningane frå det siste talet er sagt, og han seier kven som kom for seint med talet sitt: Vantar ditt, endå nettlesaren din sa det, bør du ikkje lite på bordet.
share-remembered = Denne nettlesaren hugsar fingeravtrykka han fekk sjå før spelet, og sitt eige tal: Dei er dei same som står her.
share-broken = Denne nettlesaren hugsar andre fingeravtrykk, eller eit eige tal som vantar her: Terningane er ikkje dei som vart lova han.

prefs-title = Innstillingar
prefs-next-table = For det neste bordet du opnar:
prefs-sound = Lyd
prefs-sound-on = på
prefs-sound-off = av
prefs-motion = Brikkene rører seg
prefs-motion-on = ja
prefs-motion-off = nei
prefs-size = Skrift
prefs-size-usual = vanleg
prefs-size-large = stor
prefs-contrast = Kontrast
prefs-contrast-usual = vanleg
prefs-contrast-more = større
prefs-notify = Sei frå når det er min tur
prefs-notify-off = nei
prefs-notify-on = ja

past-title = Runde { $round } · steg { $number } av { $of }
past-live = Tilbake til bordet
past-live-new = { $count ->
    [one] Tilbake til bordet ({ $count } ny)
   *[other] Tilbake til bordet ({ $count } nye)
}
past-nav = Gjennom loggen
past-first = Til starten
past-back = Eitt tilbake (←)
past-on = Eitt fram (→)
past-last = Til slutten

dice-title = { $game ->
    [century] Blandinga ved dette bordet
    [puerto-rico] Blandinga ved dette bordet
   *[other] Terningane ved dette bordet
}
dice-text = Kva slumpen har gjeve ved dette bordet, og kva som var venta kvar gong ut frå det som kunne kome. Om lag to tredelar av alle ærlege terningar held seg innanfor «±»; nesten alle held seg innanfor tre gonger så mykje.
dice-none = Slumpen har enno ikkje avgjort noko som alle kan sjå.
dice-draws = { $count ->
    [one] Trekt éin gong.
   *[other] Trekt { $count } gonger.
}
dice-each = Kvart utfall
dice-outcome = Utfall
dice-seen = Kom
dice-expected = Venta
dice-century-start = Kven som byrjar
dice-century-merchant = Kjøpmannskort som er snudde opp
dice-century-point = Poengkort som er snudde opp
dice-century-solo-roll = Terningen til Automa
dice-century-solo-merchant = Kjøpmannskort som er snudde opp
dice-century-solo-point = Poengkort som er snudde opp
dice-puerto-rico-governor = Kven som byrjar som guvernør
dice-puerto-rico-tile = Plantasjebrikker som er snudde opp
dice-merchants-dice = Dei to terningane
dice-merchants-token = Talmarkørar som er snudde opp
dice-merchants-stolen = Stolne kort
dice-merchants-drawn = Utviklingskort som er trekte
dice-landnam-start = Kven som byrjar
dice-landnam-roll = Haustterningane
dice-landnam-found = Utforskingsterningane
dice-landnam-draw = Lagnadskort som er trekte

check-title = Slik kontrollerer du terningane
check-promise = Før spelet valde tenaren ein løyndom på 32 byte og viste fingeravtrykket: SHA-256 av «kaupang commitment 1» og løyndomen.
check-words = Spelarane kunne leggje til eigne ord. Blandinga er SHA-256 av «kaupang mix 1», løyndomen og kvart ord med lengda føre, slik at ingen, ikkje tenaren heller, visste kva terningane ville vise før det siste ordet.
check-shares = Nettlesaren på kvar plass kan leggje til eit tal på 32 byte: Før spelet viser han berre fingeravtrykket, SHA-256 av «kaupang nonce 1» og talet, og han seier talet når alle fingeravtrykka er fastsette. Då er blandinga SHA-256 av «kaupang mix 2», løyndomen, kor mange ord det er (8 byte), orda, og for kvar slik plass nummeret, rekna frå 1, byten 1 og talet, eller byten 0 og fingeravtrykket om talet ikkje vart sagt i tide.
check-draw = Utfall nummer n i spelet, talt frå 0, vert trekt av ChaCha8 med nøkkelen SHA-256 av «kaupang chance 1», blandinga og n i 8 byte.
check-reveal = Når spelet er over, vert løyndomen vist og står i protokollen, og kven som helst kan trekkje alt om att.
check-do = Last ned protokollen og lat programmet trekkje alt om att; det seier om fingeravtrykk og utfall stemmer:
check-later = Løyndomen vert vist når spelet er over.

refuse-no-take-backs = Ved dette bordet kan steg ikkje angrast etter avtale.
refuse-hints = Tips er berre lov når alle ved bordet går med på det.
refuse-hint-turn = Du kan berre få tips når du har tur.
refuse-asked-already = { $who } har alt bede om noko.
refuse-not-asked = Ingen bed deg om noko no.
refuse-stale = Bordet har endra seg sidan sida di vart laga. Slik ser det ut no.
refuse-rule = Det går ikkje: { $reason }.
refuse-unreadable = Den handlinga finst ikkje i dette spelet.
refuse-no-guide = Det er inga rettleiing ved dette bordet.
refuse-spectator = Du ser på: Berre spelarar kan gjere det.
refuse-not-begun = Spelet har ikkje byrja enno.
refuse-begun = Spelet har alt byrja.
refuse-ended = Spelet er slutt.
refuse-not-over = Spelet er ikkje over enno.
refuse-stand-in = Ein robot spelar for deg: Ta tilbake plassen din først.
refuse-confirm-first = Turen din er ferdig: Stadfest han, eller angre det siste steget.
refuse-held = { $who } har ikkje stadfest turen enno.
refuse-nothing-to-confirm = Det er ingenting å stadfeste.
refuse-no-seat = Den plassen finst ikkje.
refuse-bad-link = Denne lenkja opnar ikkje plassen.
refuse-seated = Du sit alt ved dette bordet.
refuse-private = Du treng ei lenkje for å få plass ved dette bordet.
refuse-taken = Nokon sit der alt.
refuse-no-bot = Den roboten finst ikkje.
refuse-host-only = Berre verten ved bordet kan gjere det.
refuse-seats-free = Det er enno ledige plassar.
refuse-empty = Det står ingenting i det.
refuse-enough-words = Du har gjeve terningane nok ord.
refuse-prepared-dice = Terningane ved dette bordet er førebudde: Nettlesarar legg ikkje noko til dei.
refuse-enough-promises = Nettlesarane dine har lova nok tal.
refuse-nonce = Det er ikkje talet nettlesaren din lova, eller så er det ikkje rette tida til å seie det.
refuse-mute = Det er ingen å dempe.
refuse-not-gone = Ingen har vore borte lenge nok til det.
refuse-fault = Det er uvisst om det vart lagra: bordet viser det. Prøv om att viss det ikkje står der.
refuse-open = Bordet kan ikkje opnast: { $reason }.
refuse-open-game = det finst ikkje noko slikt spel
refuse-open-options = det som er valt, høver ikkje til dette spelet
refuse-open-bot = det finst ingen slik robot
refuse-open-seats = det er { $count } plassar, men { $given } vart skildra
refuse-open-own = du har éin plass ved eit bord, men { $count } vart valde
refuse-open-many = { $count } av borda dine er ikkje ferdige enno: gjer først eitt av dei ferdig, eller avslutt det
refuse-open-address = { $count } bord som vart opna frå adressa di, er ikkje ferdige enno: gjer først eitt av dei ferdig, eller avslutt det
refuse-open-fault = tenaren fekk det ikkje til

sorry-title = Dette gjekk ikkje
sorry-home = Til framsida
sorry-not-found = Det finst ingenting på denne adressa.
sorry-away = Det er ikkje samband med bordet no. Plassen din og stillinga er tekne vare på; prøv om att om litt.
sorry-broken = Dette bordet kan ikkje setjast opp att.
sorry-fault = Tenaren greidde ikkje dette. Prøv om att.
sorry-store = Ingenting kan lagrast no. Det er uvisst om det som vart gjort sist, vart lagra: bordet kjem til å vise det. Prøv om att seinare.
sorry-seat-kept = Ein plass du har, kan ikkje gjevast opp akkurat no, så du er ikkje gløymd enno. Be om det ein gong til.
sorry-unreadable = Det som vart sendt, kan ikkje lesast som eit skjema.
sorry-too-large = Det var meir enn det er plass til i eit skjema.
sorry-crowded = For mange sider er opne på denne tenaren no. Prøv om att seinare.
sorry-method = Det kan ikkje gjerast på denne adressa.
sorry-too-slow = Det som vart sendt, kom ikkje fram i tide.
sorry-host = Denne tenaren svarar ikkje på det namnet.
sorry-cross-site = Dette vart sendt frå ei side på ein annan nettstad, så det vert ikkje gjort.
sorry-too-many = Det var for mykje på for kort tid. Vent litt.
sorry-token = Send med nøkkelen din: Authorization: Bearer …
