# What speaks for an action that a bot would take, in words: beside hints and in reviews.

why-then-pay = Þá áttu fyrir þessu: { $what }.
why-throws = Tölurnar koma upp í { $count } af 36 köstum.

century-why-then-claim = Þá áttu fyrir stigaspili: { $points } stig.
century-why-coin = { $points ->
    [one] Peningur fylgir: { $points } stig.
   *[other] Peningur fylgir: { $points } stig.
}
century-why-contested = { $who } gæti líka tekið það.
century-why-last = Það er síðasta stigaspilið þitt: umferðin verður sú síðasta.
century-why-usable = Þú átt það sem þarf: { $pay }.
century-why-back = { $count ->
    [one] { $count } spil kemur aftur upp á hendi.
   *[other] { $count } spil koma aftur upp á hendi.
}
century-why-claim = { $points ->
    [one] Það gefur { $points } stig.
   *[other] Það gefur { $points } stig.
}
century-why-free = Fyrsta spilið í röðinni kostar ekkert.
century-why-nearer = { $count ->
    [one] Þá vantar { $count } kubb til að fá { $points } stig.
   *[other] Þá vantar { $count } kubba til að fá { $points } stig.
}
century-why-worth = Þá eru kubbarnir þínir { $more } meira virði (gulur 1, rauður 2, grænn 3, brúnn 4).
century-why-worth-card = Í hvert sinn sem þú setur það út verða kubbarnir { $more } meira virði (gulur 1, rauður 2, grænn 3, brúnn 4).

pr-why-circles = { $count ->
    [one] { $count } hringur hjá þér er tómur.
   *[other] { $count } hringir hjá þér eru tómir.
}
pr-why-affordable = Þú átt fyrir þessu: { $building }.
pr-why-produce = { $count ->
    [one] Þú framleiðir { $count } tunnu, enginn annar fleiri en { $most }.
   *[other] Þú framleiðir { $count } tunnur, enginn annar fleiri en { $most }.
}
pr-why-sale = Besta salan þín: { $good }, fyrir { $price }.
pr-why-ship = { $count ->
    [one] Þú átt { $count } tunnu til að losa um borð í skip.
   *[other] Þú átt { $count } tunnur til að losa um borð í skip.
}
pr-why-rival = Annars gæti { $who } fyllt það.
pr-why-full = Þá er skipið fullt.
pr-why-plant = Hún nýtir plantekrur sem þú átt: { $good }.
pr-why-does = Þetta gerir hún: { $does }.
pr-why-works = Þú átt byggingu fyrir hana: { $building }.
pr-why-corn = Maís þarf enga byggingu.
pr-why-quarry = Hún gerir byggingar ódýrari.
pr-why-house = Þá er síðasta plássið í versluninni tekið.
pr-why-load = Hver tunna sem fer í skip gefur vinningsstig.
pr-why-privilege = Sá sem velur það fær einni tunnu meira.
pr-why-points = { $points ->
    [one] Í lok spils gefur hún { $points } stig.
   *[other] Í lok spils gefur hún { $points } stig.
}

moe-why-deliver = Þetta er afhending { $count } af { $all }.
moe-why-walk = Stöð í lausri borg losar um næstu vöruskífu þína.
moe-why-drive = { $count ->
    [one] { $count } vöruskífa þín bíður afhendingar.
   *[other] { $count } vöruskífur þínar bíða afhendingar.
}
moe-why-recruit = { $count ->
    [one] { $count } stöð bíður í vöruhúsi þínu.
   *[other] { $count } stöðvar bíða í vöruhúsi þínu.
}
moe-why-gold = Þú færð { $count } gull fyrir það.
moe-why-robber = Það stöðvar hráefnisframleiðslu ({ $who }).
moe-why-card = Þróunarspjaldi má spila út frá og með næstu umferð þinni.
moe-why-caravan = Aðeins verslunarvagnar afhenda vöruskífur.
moe-why-decline = Það kostar ekkert að hafna.
moe-why-does = Þetta gerir það: { $does }.
moe-why-keep = Þú geymir spjöldin þín fyrir seinni umferð.
moe-why-lack = Þetta vantar þig: { $goods }. Þá áttu fyrir þessu: { $what }.
moe-why-listen = Hinir tala fyrst og ekkert bindur þig.
moe-why-nothing = Spjöld þín duga ekki fyrir leið, kaupmanni, verslunarvagni eða þróunarspjaldi.
moe-why-roll = Stöðvar þínar gefa eitthvað í { $count } af 36 köstum.
moe-why-start = Fyrsti verslunarvagninn þinn verður við hlið hennar.
moe-why-token = Nýja stöðin þín fær það sem þessi reitur gefur.
moe-why-toll = Verslunarvagnar þínir greiða ekkert gjald fyrir hana.

ln-why-points = { $points ->
    [one] Þá ertu með { $points } stig.
   *[other] Þá ertu með { $points } stig.
}
ln-why-discover = Sá sem finnur reit sem gefur vöru fær eina þeirra.
ln-why-harvest = Landnemi uppsker þar í { $count } af 36 köstum.
ln-why-aged = Talan verður { $number }, sem kemur upp í { $count } af 36 köstum.
ln-why-verdict = Sá sem vinnur mál fær stig.
ln-why-build = Þú átt fyrir þessu: { $what }.
ln-why-build-none = Þú átt ekki enn fyrir landnema, skipi, býli eða þorpi.
ln-why-end-none = Nú er ekkert fleira hægt að byggja.
ln-why-fate = Örlagaspjaldi sem þú geymir má síðar skipta fyrir vöru.
ln-why-harbor = Þá nægja tvær vörur þeirrar tegundar fyrir eina aðra.
ln-why-keep = Þú geymir vörurnar fyrir seinni umferð.
ln-why-near = Ókannaðir reitir eru við hliðina.
ln-why-no-case = Þú átt ekkert mál að höfða.
ln-why-settler = Landnemi tekur tvær vörur af uppskeru reits.
ln-why-ship = Skip kannar og getur byggt býli við strönd.
ln-why-spent = Öllum framlögum er eytt, hver sem sigrar.
