# Endursýning: um stöður spils, spilaskrár annars staðar frá, að spila áfram frá stöðu og að sannreyna teningana.

past-round-back = Umferð til baka (Page Up)
past-round-on = Umferð áfram (Page Down)
past-play = Spila sjálfkrafa (bilslá)
past-pause = Gera hlé (bilslá)
past-slider = Staður í spilinu
past-go = Fara þangað
past-pace = Hraði
past-pace-slow = hægt
past-pace-usual = venjulegt
past-pace-fast = hratt
past-link = Tengill á þessa stöðu
past-keys = Flýtilyklar: örvarnar fara eitt skref, Page Up og Page Down eina umferð, Home til upphafs og End til enda, og bilsláin spilar sjálfkrafa og gerir hlé.
past-step-back = Til baka í fyrra skref: { $who }
past-step-on = Áfram í næsta skref: { $who }
past-eyes = Eins og { $who } sá það
past-own-eyes = Eins og allir sjá það

what-if-button = Hvað ef …
what-if-title = Spila áfram héðan
what-if-text = Við nýtt borð með þjörkum er spilað áfram frá þessari stöðu. Það sem tilviljun ræður er dregið að nýju.
what-if-text-running = Við nýtt borð með þjörkum er spilað áfram frá þessari stöðu. Það sem tilviljun ræður er dregið að nýju, og líka allt sem þér er hulið.
what-if-seat = Ég spila sem
what-if-go = Spila áfram
what-if-forbidden = Aðrir spila þar: úr spili sem er í gangi geturðu aðeins spilað áfram ef þú spilar það gegn þjörkum.
what-if-nothing = Í þeirri stöðu er ekkert hægt að gera.
note-position = Spilið heldur áfram frá stöðu úr öðru spili.

front-upload = Skoða spilaskrá
upload-title = Skoða spilaskrá
upload-about = Spilaskrá er textaskrá sem sækja má við borð þegar spilinu er lokið. Hér geturðu skoðað hvaða spilaskrá sem er, skref fyrir skref, og spilað áfram frá hvaða stöðu sem er.
upload-file = Skráin
upload-text = eða texti hennar
upload-send = Sýna hana
upload-no-game = Þetta er spilaskrá fyrir „{ $game }“ og það spil er ekki til hér.
upload-unreadable = Ekki er hægt að lesa spilaskrána. { $line ->
    [0] { $reason }
   *[other] Lína { $line }: { $reason }
}
upload-broken = Spilaskráin brýtur reglu. Lína { $line }: { $reason }.
upload-many = { $count ->
    [one] Þú hefur sent inn { $count } spilaskrá í dag: það er nóg.
   *[other] Þú hefur sent inn { $count } spilaskrár í dag: það er nóg.
}
note-uploaded = Hér endar innsenda spilaskráin.
status-record-ends = Spilaskráin endar hér, fyrir leikslok.

verify-title = Sannreynt á þessum netþjóni rétt í þessu
verify-checked = Sannreynt:
verify-unchecked = Ekki sannreynt:
verify-all = { $steps ->
    [one] { $steps } aðgerð fylgir reglunum
   *[other] { $steps } aðgerðir fylgja reglunum
}, og allar útkomur tilviljunar þar á meðal ({ $draws }) eru einmitt það sem leyndarmálið gefur.
verify-no-seed = { $steps ->
    [one] { $steps } aðgerð fylgir reglunum
   *[other] { $steps } aðgerðir fylgja reglunum
}. Ekkert leyndarmál passar við útkomur tilviljunar þar á meðal ({ $draws }), svo að ekki er hægt að draga þær aftur.
verify-other-seed = Fingrafar leyndarmálsins er ekki það sem sýnt var.
verify-other-nonce = Tala vafrans í sæti { $number } hefur ekki fingrafarið sem var sýnt.
verify-shares = Tölur úr vöfrum með fingrafarinu sem var sýnt áður: { $told }. Ekki gefnar upp í tæka tíð: { $late }.
verify-late = að þeir sem áttu tölurnar sem ekki komu í tæka tíð hafi í raun ekki gefið þær upp: það vita þeir einir.
verify-other-chance = Aðgerð { $number } er ekki það sem leyndarmálið gefur.
verify-broken = Aðgerð { $number } brýtur reglu.
verify-promise = að fingrafarið hafi verið sýnt áður en leikurinn hófst. Berðu það saman við það sem þú sást þá.
verify-uploaded = að leyndarmálið hafi verið ákveðið áður en leikurinn hófst. Spilaskráin kemur annars staðar frá: berðu fingrafar hennar saman við það sem sýnt var þá.
