# All texts of the pages that are not of one game.

site-name = Kaupang
site-motto = Egy asztal a kereskedős játékoknak
site-skip = Ugrás a tartalomhoz
site-you-are = A neved: { $name }
site-footer = A Kaupang óészaki nyelven vásárhelyet jelent.
site-lost = Megszakadt a kapcsolat; az újracsatlakozás folyamatban van…
site-language = Nyelv

list-counted = { $count } { $what }
list-more = { $one }, { $two }
list-last = { $one } és { $two }

guest-name = { $number }. vendég
bot-easy = Könnyű bot
bot-normal = Közepes bot
bot-hard = Nehéz bot
bot-expert = Szakértő bot
bot-greedy = Mohó bot
bot-random = Véletlenszerű bot
automa = AI

front-title = Foglalj helyet
front-name = A neved
front-name-save = Mentés
front-name-change = Módosítás
front-games = Ülj le, és játssz
front-continue = Folytasd a játékodat
front-finished = Befejezett játékok
front-play = Azonnali játék
front-learn = Tanulás
front-learn-how = lépésről lépésre
front-new = Barátokkal
front-new-how = hivatkozással
front-range = { $from }–{ $to }
front-how-many = Játékosok
front-bots = Botok
front-bot-easy = könnyű
front-bot-normal = közepes
front-bot-hard = nehéz
front-bot-expert = szakértő
front-bot-greedy = mohó
front-bot-random = véletlenszerű
level-about = Hogyan játszanak a botok
level-easy = Azt választja, ami első látásra a legjobbnak látszik, néha pedig azt, ami majdnem olyan jónak. Az első játékhoz.
level-normal = Többnyire első látásra dönt, de néhány döntésén elgondolkodik. Azoknak, akik már játszottak néhányszor.
level-hard = Több döntésén gondolkodik el, mint a közepes bot. Azoknak, akik jól ismerik a játékot.
level-expert = A legtöbb vagy minden döntésén elgondolkodik. Itt ez a legerősebb bot.
level-greedy = Mindig azt választja, ami rögtön a legjobbnak látszik, és sosem gondolkodik előre.
level-random = Bármit megtesz, amit a szabályok engednek. Próbálgatáshoz.
front-open = Nyilvános asztalok
front-none-open = Most senki sem vár nyilvános asztalnál.
front-unread = Az asztalok most nem olvashatók. Próbáld meg később újra.
front-take-seat = Helyfoglalás
front-sit-down = Leülés
front-look-in = Megtekintés
front-look-back = Visszanézés
front-your-turn = A te köröd
front-turn-of = { $who } köre
front-seats-free = { $count ->
    [0] minden hely foglalt
   *[other] { $count } szabad hely
}

new-title = Új asztal: { $game }
new-name = Az asztal neve (üresen is maradhat)
new-players = A játékosok száma
new-seats = Helyek
new-seats-hint = Minden szabad helyhez jár egy hivatkozás, amelyet elküldhetsz egy barátodnak. Aki először megnyitja, azé a hely.
new-seat = { $number }. hely
new-seat-me = én
new-seat-open = szabad, egy barátnak
new-option-usual = ahogy a fenti választáshoz illik
new-visibility = Ki találja meg az asztalt
new-visibility-private = akinek megvan a hivatkozás
new-visibility-public = mindenki: a kezdőlapon látható
new-pace = A botok lépései
new-pace-human = követhető tempóban
new-pace-fast = azonnal
new-confirm = Amikor egy kör véget ér
new-confirm-ask = megerősítésre vár, így a tévedés visszavonható
new-confirm-skip = azonnal folytatódik a játék
new-forced = Ha csak egy lehetséges lépés van
new-forced-play = magától megtörténik
new-forced-ask = a játékos rákattint
new-take_back = Lépés visszavonása mások lépése után
new-take_back-never = soha
new-take_back-agreed = ha mindenki más beleegyezik
new-options = Beállítások
new-short-visibility-private = csak az találja meg, akinek megvan a hivatkozás
new-short-visibility-public = a kezdőlapon látható
new-short-pace-human = a botok ráérősen lépnek
new-short-pace-fast = a botok azonnal lépnek
new-short-confirm-ask = a körök megerősítésre várnak
new-short-confirm-skip = a körök maguktól véget érnek
new-short-forced-play = az egyetlen lehetőség magától megtörténik
new-short-forced-ask = az egyetlen lehetőségre is kattintani kell
new-short-take_back-never = mások lépése után nincs visszavonás
new-short-take_back-agreed = visszavonás, ha mindenki beleegyezik
new-open = Asztal nyitása

seat-title = Egy hely vár rád
seat-invitation = { $who } meghív egy játékra: { $game }.
seat-invitation-plain = Meghívást kaptál egy játékra: { $game }.
seat-text = Ezzel a hivatkozással leülsz az asztalhoz, vagy egy másik eszközön foglalod el a helyedet. Ne add tovább: akinek megvan, játszhat helyetted.
seat-sit = Leülés
seat-watch = Csak megtekintés
seat-free = Szabad hely
seat-numbered = { $name } { $number }
seat-you = te
seat-to-act = következik
seat-link = Hivatkozás ehhez a helyhez
seat-bot = Melyik bot
seat-put-bot = Bot ültetése ide
seat-take-bot = A bot elküldése
seat-rise = Felállás

table-title = Asztal
table-watching = nézőként vagy itt
table-choices = Mit tehetsz
table-all = Minden akció
table-all-short = Mind
table-menu = Az asztal menüje
table-tabs = Mi legyen látható
table-tab-board = Tábla
table-tab-mine = Saját
table-tab-others = Többiek
table-tab-log = Napló
table-picks-more = még #
table-picks-reset = Törlés
table-picks-done = Kész
table-replay = Visszajátszás
table-confirm = A kör megerősítése
table-confirm-short = Megerősítés
table-undo = Visszavonás
table-undo-short = Vissza
table-ask-back = Visszavonás kérése a többiektől
table-hurry = Gyorsabban
table-dice = { $game ->
    [century] Keverés az asztalnál
    [puerto-rico] Keverés az asztalnál
   *[other] Az asztal kockái
}
table-side = Játékosok, napló és csevegés
table-players = Játékosok
table-watchers = { $count } néző van az asztalnál.
table-begin = A játék indítása
table-begin-why = A játék akkor indítható, ha minden hely foglalt: küldj hivatkozást, vagy ültess oda botot.
table-rematch = Visszavágó ugyanezekkel a játékosokkal
table-again = Visszavágó
table-to-rematch = Tovább a visszavágóhoz
rematch-agreed = { $count ->
    [one] { $who } szeretne újra játszani.
   *[other] { $who } szeretnének újra játszani.
}
rematch-waiting = Még nem válaszolt: { $who }
rematch-no = Köszönöm, nem
offers-not-this-turn = Elutasítás erre a körre
offers-no-bots = Botok ajánlatai nélkül
offers-unheard = A botok ajánlatait az asztal elutasítja helyetted.
offers-hear = Ajánlatok fogadása újra
offer-lack = Hiányzik: { $what }.
# The script puts the seconds in place of #.
offer-left = még # mp-ig a tiéd
offer-over = most már a többiek is elfogadhatják

hint-button = Tipp
hint-tip = Mit tenne itt egy bot (H)
hint-title = Mit tenne egy bot
hint-thinking = Gondolkodik…
hint-close = Bezárás
hint-chance = { $percent }% esély a győzelemre
hint-points = kb. { $count } pont
hint-against-next = Pontban, a másodikhoz képest: { $list }
hint-against-best = Pontban, az elsőhöz képest: { $list }
hint-consent = Tippet akkor lehet kérni, ha az asztalnál mindenki beleegyezik.
hint-agree = Beleegyezem
hint-disagree = Mégsem egyezem bele
table-record = A jegyzőkönyv letöltése

status-waiting = Várakozás a játékosokra: { $count } szabad hely van.
status-ready-host = Minden hely foglalt: elindíthatod a játékot.
status-ready = Minden hely foglalt: a házigazda elindíthatja a játékot.
status-gathering = A böngészők elárulják a kockákhoz adott számaikat; aztán kezdődik a játék.
status-hastened = { $who }: a szokásosnál rövidebb ideig gondolkodik, mert egyszerre sok bot gondolkodik.
status-you = A te köröd: { $ask }.
status-asked = { $who } köre. Te: { $ask }.
status-other = { $count ->
    [one] { $who } köre: { $ask }.
   *[other] { $who } következik: { $ask }.
}
status-confirm = Befejezted a körödet: erősítsd meg, vagy vond vissza az utolsó lépést.
status-held = { $who } befejezi a kört.
moment-round = { $count }. forduló
status-chance = A véletlen dönt…
status-over = A játék véget ért.
status-over-you = A játék véget ért: { $points } ponttal nyertél!
status-over-winner = { $count ->
    [one] A játék véget ért: { $who } nyert { $points } ponttal.
   *[other] A játék véget ért: { $who } osztoznak a győzelmen { $points } ponttal.
}
status-ended = { $who } befejezte a játékot.
status-halted = A botok nem jutottak a végére, ezért az asztal befejezte a játékot.

ask-any = akció választása

here-here = itt
here-away = távol
here-gone = elment
here-bot = bot
here-stand-in = bot játszik

gone-choose = { $who } elment. Válaszd ki, mi legyen:
gone-wait = további várakozás
gone-bot = bot játsszon helyette
gone-end = a játék befejezése
gone-end-sure = Befejezed a játékot mindenki számára?

leave-title = Távozás vagy feladás
leave-leave = Távozás: bot játszik, amíg vissza nem jövök
leave-resign = Végleges feladás
leave-leave-sure = Távozol az asztaltól? Bot játszik helyetted, amíg vissza nem jössz.
leave-resign-sure = Végleg feladod? Bot játszik tovább a helyeden.
leave-back = A helyem visszavétele

undo-nothing = Nincs visszavonható lépésed.
undo-chance = Azóta a véletlen már döntött valamiről: az nem vonható vissza.
undo-other = { $who } azóta már lépett: az nem vonható vissza.
undo-confirmed = A kör meg van erősítve: már nem vonható vissza.
undo-over = A játék nincs folyamatban.

board-rule = { $text } ({ $clause })
board-several = { $place }: { $count } lehetőség
counter-less = Kevesebb: { $what }
counter-more = Több: { $what }

back-asked = { $steps ->
    [one] { $who } szeretné visszavonni az utolsó lépést.
   *[other] { $who } szeretne visszalépni { $steps } lépést.
}
back-mine = { $steps ->
    [one] Az utolsó lépés visszavonását kérted; a többieknek bele kell egyezniük.
   *[other] Azt kérted, hogy visszaléphess { $steps } lépést; a többieknek bele kell egyezniük.
}
back-agree = Beleegyezés
back-agreed = Beleegyeztél.
back-decline = Elutasítás
back-never-mind = Mégsem

end-fold = A tábla megtekintése
end-unfold = Az eredmény
end-more = Továbbiak
end-winner = { $count ->
    [one] { $who } nyert
   *[other] { $who } osztoznak a győzelmen
}
end-points = { $count } pont
end-lead = { $count } pontos előny
end-sources = Miből lettek a pontok
end-figures = Minden adat
end-course = Fordulóról fordulóra
end-course-picture = Mindenki pontjai a játék során; a végeredmény minden száma a lenti táblázatban áll.
end-axis-points = pont
end-axis-rounds = forduló
end-ahead = { $who } végleg az élre áll: { $round }. forduló, összesen { $rounds }.
end-ahead-always = { $who } az első fordulótól az utolsóig vezet.
scores-none = A játékot nem játszották végig, ezért senki sem kap pontot.
scores-rank = Helyezés
scores-player = Játékos
scores-total = Összesen

log-title = Mi történt
log-tab = Napló
log-since = A legutóbbi lépésed óta: { $count } új
log-page = { $number }. oldal, összesen { $of }
log-later = Későbbiek
log-earlier = Korábbiak
log-whole = A teljes napló
log-empty = Itt olvasható majd, mi történik az asztalnál.
log-unfold = Minden lépés
tell-any = { $who }: { $action }
tell-chance = A véletlen: { $action }
tell-hidden = { $who } rejtett lépést tesz.
tell-hidden-chance = Rejtett húzás történik.
note-sit = { $who } leül.
note-rise = { $who } feláll.
note-free = A házigazda felszabadítja { $who } helyét.
note-enter = { $who } helyét egy másik eszközről foglalták el.
note-word = { $who } hozzáad egy szót a kockákhoz.
note-begin = A játék elkezdődik.
note-undo = { $steps ->
    [one] { $who } visszavon egy lépést.
   *[other] { $who } visszavon { $steps } lépést.
}
note-take-back = { $steps ->
    [one] { $who } mindenki beleegyezésével visszavon egy lépést.
   *[other] { $who } mindenki beleegyezésével visszalép { $steps } lépést.
}
note-stand-in = { $who } helyett most bot játszik.
note-back = { $who } visszatért.
note-resign = { $who } feladja; bot játszik tovább.
note-end = { $who } befejezi a játékot.
note-halt = Az asztal befejezi a játékot: a botok emberi játékos nélkül { $steps } lépés után sem jutottak a végére.
note-hints = { $who } beleegyezik a tippekbe.
note-no-hints = { $who } már nem egyezik bele a tippekbe.
note-again = { $who } szeretne újra játszani.
note-no-more = { $who } nem játszik újra.
note-rematch = Ugyanezek a játékosok egy másik asztalnál újra játszanak.

chat-title = Csevegés
chat-line = Üzenet a többieknek
chat-send = Küldés
chat-watching = néző
chat-mute = némítás
chat-muted = { $who } némítva van.
chat-unmute = Némítás feloldása

link-copy = Másolás
link-copied = Másolva

about-title = Erről az asztalról
about-watch-link = Hivatkozás nézőknek
about-seat-link = Hivatkozás a helyedhez, másik eszközre
about-public = Ezt az asztalt mindenki megtalálja a kezdőlapon.
about-private = Ezt az asztalt csak az találja meg, akinek megvan a hivatkozás.
about-take-back = A lépések visszavonhatók, ha mindenki más beleegyezik.
about-keys = Billentyűk: A – minden akció, a számuk – választás, Enter – megerősítés, Esc és U – visszavonás, szóköz – gyors botok, L – ugrás a naplóhoz, nyilak – mozgás a naplóban, H – tipp, ? – mozgás a táblán a nyilakkal: minden dolog megmondja a szabályát, vagy azt, hogy miért nem használhatod.

fair-title = { $game ->
    [century] Tisztességes keverés
    [puerto-rico] Tisztességes keverés
   *[other] Tisztességes kockák
}
fair-text = Ennél az asztalnál minden véletlen egy titokból ered, amely már a játék előtt rögzítve volt. Az ujjlenyomata kezdettől fogva itt áll; amikor a játék véget ér, a titok is láthatóvá válik, és a „kaupang replay --verify” parancs összeveti vele a jegyzőkönyvet.
fair-commitment = Ujjlenyomat
fair-secret = Titok
fair-word = Egy játékos szava
fair-add = { $game ->
    [century] Saját szó hozzáadása a keveréshez
    [puerto-rico] Saját szó hozzáadása a keveréshez
   *[other] Saját szó hozzáadása a kockákhoz
}
fair-own = Saját szó a kockákhoz
fair-own-here = { $game ->
    [century] Saját szó a keveréshez
    [puerto-rico] Saját szó a keveréshez
   *[other] Saját szó a kockákhoz
}
fair-send = Hozzáadás
share-nobody = Ennél az asztalnál egyik böngésző sem ad számot a kockákhoz.
share-by = Az ő böngészőjük saját számot ad a kockákhoz: { $who }
share-late = Az ő böngészőjük megígért egy számot, de nem árulta el időben: { $who }
share-title = A játékosok böngészőinek számai
share-seat = Hely
share-promise = Előre megmutatott ujjlenyomat
share-nonce = Később elárult szám
share-no-browser = Nem ad hozzá semmit: bot, szkript nélküli böngésző vagy más program.
share-not-yet = Még nem árulta el.
share-withheld = Nem árulta el időben: az ujjlenyomat áll helyette.
share-none = Ennél az asztalnál egyik böngésző sem adott számot a kockákhoz: csak a titok és a játékosok szavai vannak.
share-limits = Ha e számok közül akár csak egy is tisztességes, senki sem választhatta meg a kockákat. A szerver az utolsó szám elárulásától kezdve ismeri a kockákat, és ugyancsak a szerver mondja meg, kinek a száma érkezett túl későn: ha a tiéd kimaradt, pedig a böngésződ elárulta, ne bízz az asztalban.
share-remembered = Ez a böngésző emlékszik a saját számára és a játék előtt neki megmutatott ujjlenyomatokra: ugyanazok, amelyek itt állnak.
share-broken = Ez a böngésző más ujjlenyomatokra emlékszik, vagy egy saját számra, amely itt hiányzik: a kockák nem azok, amelyeket neki ígértek.

prefs-title = Beállítások
prefs-next-table = A következő asztalhoz, amelyet nyitsz:
prefs-sound = Hangok
prefs-sound-on = be
prefs-sound-off = ki
prefs-motion = Animációk
prefs-motion-on = igen
prefs-motion-off = nem
prefs-size = Betűk
prefs-size-usual = szokásos
prefs-size-large = nagy
prefs-contrast = Kontraszt
prefs-contrast-usual = szokásos
prefs-contrast-more = erősebb
prefs-notify = Értesítés, amikor én következem
prefs-notify-off = nem
prefs-notify-on = igen

past-title = { $round }. forduló · { $number }. lépés, összesen { $of }
past-live = Vissza az asztalhoz
past-live-new = Vissza az asztalhoz ({ $count } új)
past-nav = Lapozás a naplóban
past-first = Az elejére
past-back = Egyet vissza (←)
past-on = Egyet előre (→)
past-last = A végére

dice-title = { $game ->
    [century] Keverés az asztalnál
    [puerto-rico] Keverés az asztalnál
   *[other] Az asztal kockái
}
dice-text = Ez mutatja, mit hozott a véletlen ennél az asztalnál, és mi volt az egyes esetekben várható a lehetséges kimenetelek alapján. A tisztességes kockák mintegy kétharmada a „±” határain belül marad, és szinte mindegyik ennek a háromszorosán belül.
dice-none = A véletlen még semmi olyanról nem döntött, amit mindenki láthat.
dice-draws = Húzások száma: { $count }.
dice-each = Minden kimenetel
dice-outcome = Kimenetel
dice-seen = Előfordult
dice-expected = Várható
dice-century-start = Ki kezd
dice-century-merchant = Felfordított kereskedőkártyák
dice-century-point = Felfordított pontozókártyák
dice-century-solo-roll = Az AI dobókockája
dice-century-solo-merchant = Felfordított kereskedőkártyák
dice-century-solo-point = Felfordított pontozókártyák
dice-puerto-rico-governor = Ki kezd kormányzóként
dice-puerto-rico-tile = Felfordított szigetlapkák
dice-merchants-dice = A két dobókocka
dice-merchants-token = Felfordított számkorongok
dice-merchants-stolen = Ellopott kártyák
dice-merchants-drawn = Húzott fejlesztési kártyák
dice-landnam-start = Ki kezd
dice-landnam-roll = Az aratás kockái
dice-landnam-found = A felfedezés kockái
dice-landnam-draw = Húzott sorskártyák

check-title = A kockák ellenőrzése
check-promise = A játék előtt a szerver választott egy 32 bájtos titkot, és megmutatta az ujjlenyomatát: ez a „kaupang commitment 1” szöveg és a titok SHA-256 értéke.
check-words = A játékosok saját szavakat adhattak hozzá. A keverék a „kaupang mix 1” szöveg, a titok és az egyes szavak SHA-256 értéke, minden szó előtt a hosszával; így az utolsó szó előtt senki, még a szerver sem ismerhette a kockákat.
check-shares = Minden hely böngészője hozzáadhat egy 32 bájtos számot: a játék előtt csak az ujjlenyomatát mutatja meg, a „kaupang nonce 1” szöveg és a szám SHA-256 értékét, és akkor árulja el a számot, amikor már minden ujjlenyomat rögzítve van. Ekkor a keverék a következők SHA-256 értéke: a „kaupang mix 2” szöveg, a titok, a szavak száma (8 bájt), a szavak, majd minden ilyen helyhez az 1-től számolt sorszáma, az 1-es bájt és a szám, vagy a 0-s bájt és az ujjlenyomat, ha a számot nem árulta el időben.
check-draw = A játék n-edik kimenetelét (nullától számolva) a ChaCha8 húzza; a kulcsa a „kaupang chance 1” szöveg, a keverék és a 8 bájton írt n SHA-256 értéke.
check-reveal = Amikor a játék véget ér, a titok láthatóvá válik, és bekerül a jegyzőkönyvbe: bárki újra kihúzhatja az egészet.
check-do = Töltsd le a jegyzőkönyvet, és húzass ki mindent újra a programmal; megmondja, hogy az ujjlenyomat és a kimenetelek egyeznek-e:
check-later = A titok akkor válik láthatóvá, amikor a játék véget ér.

refuse-no-take-backs = Ennél az asztalnál nem lehet közös megegyezéssel visszavonni a lépéseket.
refuse-hints = Tippet csak akkor lehet kérni, ha az asztalnál mindenki beleegyezik.
refuse-hint-turn = Tippet csak a saját körödben kérhetsz.
refuse-asked-already = { $who } már kért valamit.
refuse-not-asked = Most senki sem kér tőled semmit.
refuse-stale = Az asztal megváltozott, mióta az oldalad elkészült. Most így néz ki.
refuse-rule = Ez nem lehetséges: { $reason }.
refuse-unreadable = Ilyen akció nincs ebben a játékban.
refuse-no-guide = Ennél az asztalnál nincs útmutató.
refuse-spectator = Néző vagy: ezt csak a játékosok tehetik meg.
refuse-not-begun = A játék még nem kezdődött el.
refuse-begun = A játék már elkezdődött.
refuse-ended = A játék véget ért.
refuse-not-over = A játék még nem ért véget.
refuse-stand-in = Bot játszik helyetted: előbb vedd vissza a helyedet.
refuse-confirm-first = Befejezted a körödet: erősítsd meg, vagy vond vissza az utolsó lépést.
refuse-held = { $who } még nem erősítette meg a kört.
refuse-nothing-to-confirm = Nincs mit megerősíteni.
refuse-no-seat = Nincs ilyen hely.
refuse-bad-link = Ez a hivatkozás nem ehhez a helyhez tartozik.
refuse-seated = Már ülsz ennél az asztalnál.
refuse-private = Ennél az asztalnál csak hivatkozással lehet leülni.
refuse-taken = Ott már ül valaki.
refuse-no-bot = Nincs ilyen bot.
refuse-host-only = Ezt csak az asztal házigazdája teheti meg.
refuse-seats-free = Még vannak szabad helyek.
refuse-empty = Nincs benne semmi.
refuse-enough-words = Már elég szót adtál a kockákhoz.
refuse-prepared-dice = Ennek az asztalnak a kockái elő vannak készítve: a böngészők nem adnak hozzájuk semmit.
refuse-enough-promises = A böngészőid már elég számot ígértek.
refuse-nonce = Nem ezt a számot ígérte a böngésződ, vagy most nincs itt az ideje.
refuse-mute = Nincs kit némítani.
refuse-not-gone = Ehhez még senki sincs elég régóta távol.
refuse-fault = Nem tudni, hogy ezt sikerült-e elmenteni: az asztalon látszik. Ha nincs ott, próbáld újra.
refuse-open = Az asztal nem nyitható meg: { $reason }.
refuse-open-game = nincs ilyen játék
refuse-open-options = a választott beállítások nem illenek ehhez a játékhoz
refuse-open-bot = nincs ilyen bot
refuse-open-seats = { $count } hely van, de { $given } volt megadva
refuse-open-own = egy asztalnál egy helyed van, de { $count } helyet választottál magadnak
refuse-open-many = { $count } asztalod még nincs befejezve: előbb fejezz be vagy zárj le egyet közülük
refuse-open-address = a címedről nyitott asztalok közül { $count } még nincs befejezve: előbb fejezz be vagy zárj le egyet közülük
refuse-open-fault = a szerver hibázott

sorry-title = Ez nem sikerült
sorry-home = A kezdőlapra
sorry-not-found = Ezen a címen nincs semmi.
sorry-away = Most nincs kapcsolat az asztallal. A helyed és az állás megmarad; próbáld újra egy pillanat múlva.
sorry-broken = Ezt az asztalt nem lehet újra felállítani.
sorry-fault = Ez a szervernek nem sikerült. Próbáld újra.
sorry-store = Most semmit sem lehet elmenteni. Nem tudni, hogy az utolsó lépést sikerült-e elmenteni: az asztalon majd látszik. Próbáld újra később.
sorry-seat-kept = Az egyik helyedet most nem lehet feladni, ezért a kiszolgáló még nem felejtett el. Kérd újra.
sorry-unreadable = Az elküldött adat nem olvasható űrlapként.
sorry-too-large = Ez több volt, mint amennyi egy űrlapba belefér.
sorry-crowded = Túl sok oldal van most nyitva ezen a szerveren. Próbáld újra később.
sorry-method = Ezt ezen a címen nem lehet megtenni.
sorry-too-slow = Az elküldött adat nem érkezett meg időben.
sorry-host = Ez a szerver nem ezen a néven érhető el.
sorry-cross-site = Ezt egy másik webhely oldala küldte, ezért nem hajtódik végre.
sorry-too-many = Ez túl sok volt ilyen rövid idő alatt. Várj egy pillanatot.
sorry-token = Küldd el a tokenedet: Authorization: Bearer …
