# Endursýning: um stöður spils, spilaskrár annars staðar frá, að spila áfram frá stöðu og að sannreyna teningana.

past-round-back = Umferð til baka (Page Up)
past-round-on = Umferð áfram (Page Down)
past-play = Spila sjálfkrafa (bilslá)
past-pause = Gera hlé (bilslá)
past-slider = Staður í spilinu
past-go = Fara þangað
past-pace = Hraði
past-pace-slow = hægt
past-pace-usual = venjulega
past-pace-fast = hratt
past-link = Tengill á þessa stöðu
past-keys = Lyklar: örvarnar fara eitt skref, Page Up og Page Down eina umferð, Home og End í upphafið og endinn og bilsláin spilar sjálfkrafa og gerir hlé.
past-step-back = Til baka í skref: { $who }
past-step-on = Áfram í næsta skref: { $who }
past-eyes = Það sem þessi leikmaður sá: { $who }
past-own-eyes = Það sem allir sjá

what-if-button = Hvað ef …
what-if-title = Spila áfram héðan
what-if-text = Nýtt borð með þjörkum heldur áfram frá þessari stöðu. Tilviljunin er dregin upp á nýtt.
what-if-text-running = Nýtt borð með þjörkum heldur áfram frá þessari stöðu. Tilviljunin er dregin upp á nýtt og líka allt sem þér er hulið.
what-if-seat = Ég spila fyrir
what-if-go = Spila áfram
what-if-forbidden = Aðrir spila þar: úr spili sem er í gangi geturðu aðeins spilað áfram ef þú spilar það gegn þjörkum.
what-if-nothing = Í þeirri stöðu er ekkert að spila.
note-position = Spilið heldur áfram frá stöðu úr öðru spili.

front-upload = Skoða spilaskrá
upload-title = Skoða spilaskrá
upload-about = Spilaskrá er textaskráin sem borð gefur þegar spilinu er lokið. Hér geturðu skoðað hvaða spilaskrá sem er, skref fyrir skref, og spilað áfram frá hverri stöðu.
upload-file = Skráin
upload-text = eða texti hennar
upload-send = Sýna hana
upload-no-game = Þetta er spilaskrá fyrir „{ $game }“ og það spil er ekki til hér.
upload-unreadable = Ekki er hægt að lesa spilaskrána. Lína { $line }: { $reason }
upload-broken = Spilaskráin brýtur reglu. Lína { $line }: { $reason }.
upload-many = Fjöldi spilaskráa frá þér í dag: { $count }. Það er nóg.
note-uploaded = Hér endar innsenda spilaskráin.
status-record-ends = Spilaskráin endar hér, fyrir leikslok.

verify-title = Sannreynt af þessum netþjóni rétt í þessu
verify-checked = Sannreynt:
verify-unchecked = Ekki sannreynt:
verify-all = Fjöldi aðgerða sem fylgja reglunum: { $steps }. Allar útkomur tilviljunar meðal þeirra ({ $draws }) eru einmitt það sem leyndarmálið gefur.
verify-no-seed = Fjöldi aðgerða sem fylgja reglunum: { $steps }. Ekkert leyndarmál passar við útkomur tilviljunar ({ $draws }), svo að ekki er hægt að draga þær aftur.
verify-other-seed = Leyndarmálið hefur ekki fingrafarið sem sýnt var.
verify-other-chance = Aðgerð { $number } er ekki það sem leyndarmálið gefur.
verify-broken = Aðgerð { $number } brýtur reglu.
verify-promise = að fingrafarið hafi verið sýnt fyrir leikinn. Berðu það saman við það sem þú sást þá.
verify-uploaded = að leyndarmálið hafi verið ákveðið fyrir leikinn. Spilaskráin kemur annars staðar frá: berðu fingrafar hennar saman við það sem sýnt var þá.
