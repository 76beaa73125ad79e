# What speaks for an action that a bot would take, in words: beside hints and in reviews.

why-then-pay = Þá áttu fyrir þessu: { $what }.
why-throws = Tölurnar koma upp í { $count } af 36 köstum.

century-why-then-claim = Þá áttu fyrir stigaspili: { $points } stig.
century-why-coin = { $points ->
    [one] Peningur fylgir: { $points } stig.
   *[other] Peningur fylgir: { $points } stig.
}
century-why-contested = { $who } gæti líka tekið það.
century-why-last = Það er síðasta stigaspilið þitt: síðasta umferð hefst.
century-why-usable = Þú átt það sem þarf: { $pay }.
century-why-back = { $count ->
    [one] { $count } spil kemur aftur upp á hendi.
   *[other] { $count } spil koma aftur upp á hendi.
}

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
pr-why-rival = { $who } gæti fyllt skipið á undan þér.
pr-why-full = Þá er skipið fullt.
pr-why-plant = Hún nýtir plantekrur sem þú átt: { $good }.
pr-why-does = Þetta gerir hún: { $does }.
pr-why-works = Þú átt byggingu fyrir hana: { $building }.
pr-why-corn = Maís þarf enga byggingu.
pr-why-quarry = Hún gerir byggingar ódýrari.
pr-why-house = Það er síðasta plássið í versluninni.

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

ln-why-points = { $points ->
    [one] Þá ertu með { $points } stig.
   *[other] Þá ertu með { $points } stig.
}
ln-why-discover = Sá sem finnur reit fær eina vöru af honum.
ln-why-harvest = Landnemi uppsker þar í { $count } af 36 köstum.
ln-why-aged = Talan verður { $number }, sem kemur upp í { $count } af 36 köstum.
ln-why-verdict = Sá sem vinnur mál fær stig.
