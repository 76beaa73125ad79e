# All texts of the pages that are not of one game.

site-name = Kaupang
site-motto = Eitt borð fyrir spil um kaupmennsku
site-skip = Beint í aðalefnið
site-you-are = Þú ert { $name }
site-footer = Kaupangur er fornt orð um verslunarstað.
site-lost = Sambandið rofnaði; verið er að koma því á aftur…
site-language = Tungumál

list-counted = { $count } { $what }
list-more = { $one }, { $two }
list-last = { $one } og { $two }

guest-name = Gestur { $number }
bot-easy = Léttur þjarki
bot-normal = Miðlungsþjarki
bot-hard = Erfiður þjarki
bot-expert = Meistaraþjarki
bot-greedy = Gráðugur þjarki
bot-random = Handahófsþjarki
automa = Automa

front-title = Fáðu þér sæti
front-name = Nafnið þitt
front-name-save = Vista
front-name-change = Breyta
front-games = Sestu og spilaðu
front-continue = Haltu áfram að spila
front-finished = Lokið
front-play = Spila núna
front-learn = Læra spilið
front-learn-how = skref fyrir skref
front-new = Með vinum
front-new-how = sendu tengil
front-range = { $from }–{ $to }
front-how-many = Leikmenn
front-bots = Þjarkar
front-bot-easy = léttir
front-bot-normal = miðlungs
front-bot-hard = erfiðir
front-bot-expert = meistarar
front-bot-greedy = gráðugir
front-bot-random = af handahófi
level-about = Hvernig þjarkarnir leika
level-easy = Velur það sem virðist best við fyrstu sýn, og stundum það sem virðist næstum jafngott. Fyrir fyrsta spilið.
level-normal = Fer oftast eftir fyrstu sýn, en hugsar um sumar ákvarðanir sínar. Fyrir þau sem hafa spilað nokkrum sinnum.
level-hard = Hugsar um fleiri ákvarðanir sínar en miðlungsþjarkinn. Fyrir þau sem þekkja spilið vel.
level-expert = Hugsar um flestar eða allar ákvarðanir sínar. Sterkasti þjarkinn hér.
level-greedy = Velur alltaf það sem virðist best á stundinni og hugsar aldrei fram í tímann.
level-random = Gerir hvað sem er innan reglnanna. Til að prófa sig áfram.
front-open = Opin borð
front-none-open = Enginn bíður við opið borð núna.
front-unread = Ekki er hægt að lesa borðin í augnablikinu. Reyndu aftur síðar.
front-take-seat = Setjast í sætið
front-sit-down = Setjast
front-look-in = Líta inn
front-look-back = Líta til baka
front-your-turn = Þú átt leik
front-turn-of = { $who } á leik
front-seats-free = { $count ->
    [0] öll sæti setin
    [one] { $count } laust sæti
   *[other] { $count } laus sæti
}

new-title = Nýtt borð: { $game }
new-name = Nafn borðsins (má vera autt)
new-players = Hve margir spila
new-seats = Sæti
new-seats-hint = Hvert laust sæti fær tengil sem þú sendir vini. Sá sem opnar hann fyrstur fær sætið.
new-seat = Sæti { $number }
new-seat-me = ég
new-seat-open = laust, fyrir vin
new-option-usual = eins og venja er miðað við valið að ofan
new-visibility = Hverjir finna borðið
new-visibility-private = þeir sem hafa tengil
new-visibility-public = allir: það er á forsíðunni
new-pace = Þjarkar leika
new-pace-human = þannig að fólk geti fylgst með
new-pace-fast = strax
new-confirm = Þegar leikmaður hefur leikið
new-confirm-ask = staðfestir hann, svo að taka megi mistök til baka
new-confirm-skip = heldur spilið strax áfram
new-forced = Þegar aðeins eitt skref er mögulegt
new-forced-play = er það leikið sjálfkrafa
new-forced-ask = smellir leikmaðurinn á það
new-take_back = Eftir að aðrir hafa leikið má taka skref til baka
new-take_back-never = aldrei
new-take_back-agreed = ef allir hinir samþykkja
new-options = Stillingar
new-short-visibility-private = aðeins þeir sem hafa tengil finna borðið
new-short-visibility-public = borðið er á forsíðunni
new-short-pace-human = þjarkar fara sér hægt
new-short-pace-fast = þjarkar leika strax
new-short-confirm-ask = leikir eru staðfestir
new-short-confirm-skip = leikjum lýkur sjálfkrafa
new-short-forced-play = eini kosturinn er leikinn sjálfkrafa
new-short-forced-ask = smellt er á eina kostinn
new-short-take_back-never = ekkert er tekið til baka eftir að aðrir leika
new-short-take_back-agreed = taka má til baka ef allir samþykkja
new-open = Opna borðið

seat-title = Sæti er frátekið fyrir þig
seat-invitation = { $who } býður þér í spil: { $game }.
seat-invitation-plain = Þér er boðið í spil: { $game }.
seat-text = Með þessum tengli sestu við borðið, eða tekur við sæti þínu í öðru tæki. Haltu honum fyrir þig: hver sem hefur hann getur leikið í þinn stað.
seat-sit = Setjast
seat-watch = Horfa bara á
seat-free = Laust sæti
seat-numbered = { $name } { $number }
seat-you = þú
seat-to-act = á leik
seat-link = Tengill á þetta sæti
seat-bot = Hvaða þjarki
seat-put-bot = Setja þjarka hér
seat-take-bot = Taka þjarkann burt
seat-rise = Standa upp

table-title = Borð
table-watching = þú horfir á
table-choices = Það sem þú getur gert
table-all = Allar aðgerðir
table-all-short = Allar
table-menu = Valmynd borðsins
table-tabs = Það sem sést
table-tab-board = Leikborð
table-tab-mine = Mitt
table-tab-others = Aðrir
table-tab-log = Skrá
table-picks-more = # eftir
table-picks-reset = Hreinsa
table-picks-done = Ljúka
table-replay = Endursýning
table-confirm = Staðfesta leikinn
table-confirm-short = Staðfesta
table-undo = Taka til baka
table-undo-short = Til baka
table-ask-back = Biðja hina um að fá að taka til baka
table-hurry = Hraðar
table-dice = { $game ->
    [century] Stokkun við þetta borð
    [puerto-rico] Stokkun við þetta borð
   *[other] Teningar þessa borðs
}
table-side = Leikmenn, atburðaskrá og spjall
table-players = Leikmenn
table-watchers = { $count ->
    [one] { $count } áhorfandi fylgist með.
   *[other] { $count } áhorfendur fylgjast með.
}
table-begin = Hefja leikinn
table-begin-why = Þú getur hafið leikinn þegar öll sæti eru setin: sendu tengla eða settu þjarka í þau.
table-rematch = Spila aftur með sama fólki
table-again = Spila aftur
table-to-rematch = Fara í nýja spilið
rematch-agreed = { $count ->
    [one] { $who } vill spila aftur.
   *[other] { $who } vilja spila aftur.
}
rematch-waiting = Beðið eftir svari: { $who }
rematch-no = Nei, takk
offers-not-this-turn = Hafna í þessari umferð
offers-no-bots = Engin tilboð frá þjörkum
offers-unheard = Tilboðum þjarka er hafnað fyrir þig.
offers-hear = Heyra þau aftur
offer-lack = Þig vantar: { $what }.
# The script puts the seconds in place of #.
offer-left = þitt í # s
offer-over = nú mega hinir samþykkja

hint-button = Vísbending
hint-tip = Hvað þjarki myndi gera hér (H)
hint-title = Hvað þjarki myndi gera
hint-thinking = Hugsar…
hint-close = Loka
hint-chance = { $percent }% sigurlíkur
hint-points = um { $count } stig
hint-against-next = Í stigum, miðað við næstbesta kostinn: { $list }
hint-against-best = Í stigum, miðað við fyrsta kostinn: { $list }
hint-consent = Vísbendingar fást ef allir við borðið samþykkja þær.
hint-agree = Ég samþykki
hint-disagree = Ég samþykki ekki lengur
table-record = Sækja spilaskrána

status-waiting = { $count ->
    [one] Beðið er eftir leikmönnum: { $count } sæti er laust.
   *[other] Beðið er eftir leikmönnum: { $count } sæti eru laus.
}
status-ready-host = Öll sæti eru setin: þú getur hafið leikinn.
status-ready = Öll sæti eru setin: gestgjafinn getur hafið leikinn.
status-gathering = Vafrarnir gefa upp tölur sínar handa teningunum; svo hefst leikurinn.
status-hastened = { $who }: hugsar skemur en vanalega því að margir þjarkar hugsa í senn.
status-you = Þú átt leik: { $ask }.
status-asked = { $who } á leik. Þú: { $ask }.
status-other = { $count ->
    [one] { $who } á leik: { $ask }.
   *[other] { $who } eiga leik: { $ask }.
}
status-confirm = Þú hefur lokið þínum leik: staðfestu hann eða taktu síðasta skrefið til baka.
status-held = { $who } á eftir að staðfesta leik sinn.
moment-round = { $count }. umferð
status-chance = Tilviljun ræður…
status-over = Spilinu er lokið.
status-over-you = { $points ->
    [one] Spilinu er lokið: þú sigrar með { $points } stigi!
   *[other] Spilinu er lokið: þú sigrar með { $points } stigum!
}
status-over-winner = { $count ->
    [one] Spilinu er lokið: { $who } sigrar með { $points ->
        [one] { $points } stigi
       *[other] { $points } stigum
    }.
   *[other] Spilinu er lokið: { $who } deila sigrinum með { $points ->
        [one] { $points } stigi
       *[other] { $points } stigum
    }.
}
status-ended = { $who } hefur slitið spilinu.
status-halted = Þjarkarnir fundu engin leikslok, svo að borðið hefur slitið spilinu.

ask-any = velja aðgerð

here-here = við
here-away = frá
here-gone = ekki við
here-bot = þjarki
here-stand-in = þjarki leikur

gone-choose = { $who } er ekki við. Veldu hvað gerist:
gone-wait = bíða lengur
gone-bot = láta þjarka leika
gone-end = slíta spilinu
gone-end-sure = Slíta spilinu hjá öllum?

leave-title = Víkja frá eða gefast upp
leave-leave = Víkja frá: þjarki leikur þar til ég kem aftur
leave-resign = Gefast upp fyrir fullt og allt
leave-leave-sure = Víkja frá borðinu? Þjarki leikur fyrir þig þar til þú kemur aftur.
leave-resign-sure = Gefast upp fyrir fullt og allt? Þjarki leikur áfram í þinn stað.
leave-back = Taka aftur við sætinu mínu

undo-nothing = Hér er ekkert sem þú getur tekið til baka.
undo-chance = Tilviljun hefur ráðið einhverju síðan: þetta verður ekki tekið til baka.
undo-other = { $who } hefur leikið síðan: þetta verður ekki tekið til baka.
undo-confirmed = Leikurinn er staðfestur: hann verður ekki tekinn til baka.
undo-over = Spilið er ekki í gangi.

board-rule = { $text } ({ $clause })
board-several = { $count ->
    [one] { $place }: { $count } möguleiki
   *[other] { $place }: { $count } möguleikar
}
counter-less = Minna: { $what }
counter-more = Meira: { $what }

back-asked = { $steps ->
    [1] { $who } biður um að fá að taka síðasta skrefið til baka.
   *[other] { $who } biður um að fá að fara { $steps } skref til baka.
}
back-mine = { $steps ->
    [1] Þú hefur beðið um að fá að taka síðasta skrefið til baka; hinir þurfa að samþykkja það.
   *[other] Þú hefur beðið um að fá að fara { $steps } skref til baka; hinir þurfa að samþykkja það.
}
back-agree = Samþykkja
back-agreed = Þú hefur samþykkt.
back-decline = Hafna
back-never-mind = Hætta við

end-fold = Skoða leikborðið
end-unfold = Úrslitin
end-more = Meira
end-winner = { $count ->
    [one] { $who } sigrar
   *[other] { $who } deila sigrinum
}
end-points = { $count } stig
end-lead = { $count ->
    [one] { $count } stigs forskot
   *[other] { $count } stiga forskot
}
end-sources = Hvaðan stigin komu
end-figures = Allar tölur
end-course = Umferð fyrir umferð
end-course-picture = Stig allra í gegnum spilið; allar lokatölur eru í töflunni fyrir neðan.
end-axis-points = stig
end-axis-rounds = umferð
end-ahead = { $who } tekur endanlega forystu í { $round }. umferð af { $rounds }.
end-ahead-always = { $who } hefur forystu frá fyrstu umferð til hinnar síðustu.
scores-none = Spilið var ekki spilað til enda og því fær enginn stig.
scores-rank = Röð
scores-player = Leikmaður
scores-total = Samtals

log-title = Hvað gerðist
log-tab = Atburðaskrá
log-since = { $count ->
    [one] Frá síðasta skrefi þínu: { $count } ný færsla
   *[other] Frá síðasta skrefi þínu: { $count } nýjar færslur
}
log-page = Síða { $number } af { $of }
log-later = Nýrra
log-earlier = Eldra
log-whole = Öll atburðaskráin
log-empty = Hér verður sagt frá því sem gerist við borðið.
log-unfold = Öll skref
tell-any = { $who }: { $action }
tell-chance = Tilviljun: { $action }
tell-hidden = { $who } gerir eitthvað sem aðrir sjá ekki.
tell-hidden-chance = Eitthvað er dregið á hvolfi.
note-sit = { $who } sest.
note-rise = { $who } stendur upp.
note-free = Gestgjafinn losar sæti: { $who }.
note-enter = { $who } tekur við sæti sínu í öðru tæki.
note-word = { $who } gefur teningunum orð.
note-begin = Leikurinn hefst.
note-undo = { $steps ->
    [1] { $who } tekur skref til baka.
   *[other] { $who } tekur { $steps } skref til baka.
}
note-take-back = { $steps ->
    [1] { $who } tekur skref til baka með samþykki allra.
   *[other] { $who } fer { $steps } skref til baka með samþykki allra.
}
note-stand-in = { $who } er frá: þjarki leikur í staðinn.
note-back = { $who } er aftur við.
note-resign = { $who } gefst upp; þjarki leikur áfram í staðinn.
note-end = { $who } slítur spilinu.
note-halt = Borðið slítur spilinu: eftir { $steps } skref án þess að nokkur maður léki hafa þjarkarnir engin leikslok fundið.
note-hints = { $who } samþykkir vísbendingar.
note-no-hints = { $who } samþykkir ekki lengur vísbendingar.
note-again = { $who } vill spila aftur.
note-no-more = { $who } spilar ekki aftur.
note-rematch = Sama fólk spilar aftur við annað borð.

chat-title = Spjall
chat-line = Lína til hinna
chat-send = Senda
chat-watching = horfir á
chat-mute = þagga niður
chat-muted = Slökkt á: { $who }.
chat-unmute = Heyra aftur

link-copy = Afrita
link-copied = Afritað

about-title = Um þetta borð
about-watch-link = Tengill fyrir áhorfendur
about-seat-link = Tengill á sætið þitt, fyrir annað tæki
about-public = Allir finna þetta borð á forsíðunni.
about-private = Aðeins þeir sem hafa tengil finna þetta borð.
about-take-back = Taka má skref til baka ef allir hinir samþykkja.
about-keys = Flýtilyklar: A sýnir allar aðgerðir, númer þeirra velja eina, Enter staðfestir, Esc og U taka til baka, bilsláin hraðar þjörkunum, L opnar atburðaskrána og örvarnar fletta henni, H biður um vísbendingu, og eftir ? fara örvarnar um leikborðið: hver hlutur segir sína reglu eða hvers vegna ekki er hægt að nota hann.

fair-title = { $game ->
    [century] Heiðarleg stokkun
    [puerto-rico] Heiðarleg stokkun
   *[other] Heiðarlegir teningar
}
fair-text = Öll tilviljun við þetta borð er sprottin af leyndarmáli sem var fastsett fyrir leikinn. Fingrafar þess stendur hér frá upphafi; þegar spilinu er lokið er leyndarmálið sýnt og „kaupang replay --verify“ ber spilaskrána saman við það.
fair-commitment = Fingrafar
fair-secret = Leyndarmál
fair-word = Orð leikmanns
fair-add = { $game ->
    [century] Gefa stokkuninni orð frá þér
    [puerto-rico] Gefa stokkuninni orð frá þér
   *[other] Gefa teningunum orð frá þér
}
fair-own = Orð frá þér handa teningunum
fair-own-here = { $game ->
    [century] Orð frá þér handa stokkuninni
    [puerto-rico] Orð frá þér handa stokkuninni
   *[other] Orð frá þér handa teningunum
}
fair-send = Bæta við
share-nobody = Enginn vafri bætir tölu við teninga þessa borðs.
share-by = Vafrar þeirra bæta eigin tölu við teningana: { $who }
share-late = Vafrar þeirra lofuðu tölu en gáfu hana ekki upp í tæka tíð: { $who }
share-title = Tölur úr vöfrum leikmanna
share-seat = Sæti
share-promise = Fingrafar, sýnt áður
share-nonce = Tala, gefin upp eftir á
share-no-browser = Bætir engu við: þjarki, vafri án JavaScript eða annað forrit.
share-not-yet = Ekki gefin upp enn.
share-withheld = Ekki gefin upp í tæka tíð: fingrafarið kemur í hennar stað.
share-none = Enginn vafri hefur bætt tölu við teninga þessa borðs: þar eru aðeins leyndarmálið og orð leikmanna.
share-limits = Svo lengi sem ein þessara talna er heiðarleg gat enginn valið teningana. Netþjónninn þekkir teningana um leið og síðasta talan er gefin upp, og hann segir hverra tölur komu of seint: vanti þína þótt vafrinn þinn hafi gefið hana upp skaltu ekki treysta borðinu.
share-remembered = Þessi vafri man fingraförin sem honum voru sýnd fyrir leikinn og sína eigin tölu: hvort tveggja er eins og hér stendur.
share-broken = Þessi vafri man önnur fingraför, eða eigin tölu sem vantar hér: teningarnir eru ekki þeir sem honum var lofað.

prefs-title = Stillingar
prefs-next-table = Fyrir næsta borð sem þú opnar:
prefs-sound = Hljóð
prefs-sound-on = kveikt
prefs-sound-off = slökkt
prefs-motion = Hreyfingar sjást
prefs-motion-on = já
prefs-motion-off = nei
prefs-size = Letur
prefs-size-usual = venjulegt
prefs-size-large = stórt
prefs-contrast = Birtuskil
prefs-contrast-usual = venjuleg
prefs-contrast-more = meiri
prefs-notify = Láta mig vita þegar ég á leik
prefs-notify-off = nei
prefs-notify-on = já

past-title = { $round }. umferð · skref { $number } af { $of }
past-live = Aftur að borðinu
past-live-new = { $count ->
    [one] Aftur að borðinu ({ $count } ný færsla)
   *[other] Aftur að borðinu ({ $count } nýjar færslur)
}
past-nav = Fletta atburðaskránni
past-first = Til upphafs
past-back = Til baka (←)
past-on = Áfram (→)
past-last = Til enda

dice-title = { $game ->
    [century] Stokkun við þetta borð
    [puerto-rico] Stokkun við þetta borð
   *[other] Teningar þessa borðs
}
dice-text = Það sem tilviljun hefur ráðið við þetta borð og það sem búast mátti við hverju sinni af því sem gat komið upp. Um tveir þriðju allra heiðarlegra teninga halda sig innan „±“; nær allir innan þrefalds þess.
dice-none = Tilviljun hefur enn engu ráðið sem allir sjá.
dice-draws = { $count ->
    [1] Dregið einu sinni.
    [one] Dregið { $count } sinni.
   *[other] Dregið { $count } sinnum.
}
dice-each = Allar útkomur
dice-outcome = Útkoma
dice-seen = Kom upp
dice-expected = Vænt
dice-century-start = Hver byrjar
dice-century-merchant = Kaupmannsspil sem snúið var upp
dice-century-point = Stigaspil sem snúið var upp
dice-century-solo-roll = Teningur Automa
dice-century-solo-merchant = Kaupmannsspil sem snúið var upp
dice-century-solo-point = Stigaspil sem snúið var upp
dice-puerto-rico-governor = Hver byrjar sem landstjóri
dice-puerto-rico-tile = Eyjaflísar sem flett var upp
dice-merchants-dice = Teningarnir tveir
dice-merchants-token = Talnaskífur sem snúið var upp
dice-merchants-stolen = Stolin spjöld
dice-merchants-drawn = Dregin þróunarspjöld
dice-landnam-start = Hver byrjar
dice-landnam-roll = Uppskeruteningarnir
dice-landnam-found = Könnunarteningarnir
dice-landnam-draw = Dregin örlagaspjöld

check-title = Hvernig sannreyna má teningana
check-promise = Fyrir leikinn valdi netþjónninn 32 bæta leyndarmál og sýndi fingrafar þess: SHA-256 af „kaupang commitment 1“ og leyndarmálinu.
check-words = Leikmenn gátu bætt við eigin orðum. Blandan er SHA-256 af „kaupang mix 1“, leyndarmálinu og hverju orði með lengd þess á undan, svo að enginn, ekki einu sinni netþjónninn, þekkti teningana fyrr en síðasta orðið var komið.
check-shares = Vafri hvers sætis getur bætt við tölu sem er 32 bæti: fyrir leikinn sýnir hann aðeins fingrafarið, SHA-256 af „kaupang nonce 1“ og tölunni, og gefur töluna upp þegar öll fingraför hafa verið fastsett. Þá er blandan SHA-256 af „kaupang mix 2“, leyndarmálinu, fjölda orðanna (8 bæti), orðunum, og fyrir hvert slíkt sæti númeri þess (talið frá 1), bætinu 1 og tölunni, eða bætinu 0 og fingrafarinu ef talan var ekki gefin upp í tæka tíð.
check-draw = Útkoma númer n í spilinu, talin frá 0, er dregin með ChaCha8 og lyklinum SHA-256 af „kaupang chance 1“, blöndunni og n í 8 bætum.
check-reveal = Þegar spilinu er lokið er leyndarmálið sýnt og stendur í spilaskránni, og hver sem er getur dregið allt aftur.
check-do = Sæktu spilaskrána og láttu forritið draga allt aftur; það segir hvort fingrafarið og útkomurnar stemma:
check-later = Leyndarmálið er sýnt þegar spilinu er lokið.

refuse-no-take-backs = Við þetta borð eru skref ekki tekin til baka með samkomulagi.
refuse-hints = Vísbendingar fást aðeins ef allir við borðið samþykkja þær.
refuse-hint-turn = Vísbending fæst aðeins þegar þú átt leik.
refuse-asked-already = { $who } hefur þegar beðið um eitthvað.
refuse-not-asked = Enginn biður þig um neitt núna.
refuse-stale = Borðið hefur breyst frá því að síðan þín var gerð. Svona lítur það út núna.
refuse-rule = Þetta er ekki hægt: { $reason }.
refuse-unreadable = Þetta er engin aðgerð í þessu spili.
refuse-no-guide = Engin leiðsögn er við þetta borð.
refuse-spectator = Þú horfir á: aðeins leikmenn geta gert þetta.
refuse-not-begun = Leikurinn er ekki hafinn enn.
refuse-begun = Leikurinn er þegar hafinn.
refuse-ended = Spilinu er lokið.
refuse-not-over = Spilinu er ekki lokið enn.
refuse-stand-in = Þjarki leikur fyrir þig: taktu fyrst aftur við sætinu þínu.
refuse-confirm-first = Þú hefur lokið þínum leik: staðfestu hann eða taktu síðasta skrefið til baka.
refuse-held = { $who } hefur ekki staðfest leik sinn enn.
refuse-nothing-to-confirm = Hér er ekkert að staðfesta.
refuse-no-seat = Þetta sæti er ekki til.
refuse-bad-link = Þessi tengill gildir ekki fyrir sætið.
refuse-seated = Þú situr þegar við þetta borð.
refuse-private = Til að setjast við þetta borð þarf tengil á sætið.
refuse-taken = Þar situr þegar einhver.
refuse-no-bot = Þessi þjarki er ekki til.
refuse-host-only = Aðeins gestgjafi borðsins getur gert þetta.
refuse-seats-free = Enn eru laus sæti.
refuse-empty = Það stendur ekkert í þessu.
refuse-enough-words = Þú hefur gefið teningunum nógu mörg orð.
refuse-prepared-dice = Teningar þessa borðs eru undirbúnir: vafrar bæta engu við þá.
refuse-enough-promises = Vafrar þínir hafa lofað nógu mörgum tölum.
refuse-nonce = Þetta er ekki talan sem vafrinn þinn lofaði, eða ekki er rétti tíminn til að gefa hana upp.
refuse-mute = Hér er enginn sem þagga má niður í.
refuse-not-gone = Enginn hefur verið frá nógu lengi til þess.
refuse-fault = Ekki er vitað hvort þetta vistaðist: borðið sýnir það. Reyndu aftur ef það sést ekki þar.
refuse-open = Ekki er hægt að opna borðið: { $reason }.
refuse-open-game = það er ekkert slíkt spil
refuse-open-options = það sem var valið passar ekki við þetta spil
refuse-open-bot = það er enginn slíkur þjarki
refuse-open-seats = sætin við borðið eru { $count } en lýst var { $given }
refuse-open-own = þú átt eitt sæti við borð en valdir { $count }
refuse-open-many = þú átt eftir að ljúka spili við { $count } borð: ljúktu fyrst einu þeirra eða slíttu því
refuse-open-address = eftir er að ljúka spili við { $count } borð frá IP-tölu þinni: ljúktu fyrst einu þeirra eða slíttu því
refuse-open-fault = netþjónninn réð ekki við það

sorry-title = Þetta tókst ekki
sorry-home = Á forsíðuna
sorry-not-found = Það er ekkert á þessari slóð.
sorry-away = Ekkert samband er við borðið núna. Sætið þitt og staðan geymast; reyndu aftur eftir stutta stund.
sorry-broken = Ekki er hægt að setja þetta borð upp aftur.
sorry-fault = Netþjónninn réð ekki við þetta. Reyndu aftur.
sorry-store = Ekkert er hægt að vista í augnablikinu. Ekki er vitað hvort það sem gert var síðast vistaðist: borðið mun sýna það. Reyndu aftur síðar.
sorry-seat-kept = Ekki er hægt að losa sæti þitt í augnablikinu, svo að þér er ekki gleymt enn. Biddu um það aftur.
sorry-unreadable = Það sem var sent verður ekki lesið sem eyðublað.
sorry-too-large = Þetta var meira en kemst í eyðublað.
sorry-crowded = Of margar síður eru opnar á þessum netþjóni núna. Reyndu aftur síðar.
sorry-method = Þetta er ekki hægt á þessari slóð.
sorry-too-slow = Það sem var sent barst ekki í tæka tíð.
sorry-host = Þessi netþjónn svarar ekki undir því nafni.
sorry-cross-site = Þetta var sent af síðu á öðrum vef og því ekki gert.
sorry-too-many = Þetta var of mikið á of stuttum tíma. Bíddu augnablik.
sorry-token = Sendu aðgangslykilinn þinn: Authorization: Bearer …
