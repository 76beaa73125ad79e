# What the server knows about a guest, and how it forgets them.

me-title = Það sem þessi netþjónn veit um þig
me-none = Þessi netþjónn veit ekkert um þig: þú hefur ekkert nafn hér enn.
me-since = Fyrst hér:
me-tables = { $count ->
    [one] { $count } borð þekkir þig.
   *[other] { $count } borð þekkja þig.
}
me-lines = { $count ->
    [one] Þú hefur skrifað { $count } línu í spjall.
   *[other] Þú hefur skrifað { $count } línur í spjall.
}
me-about = Vafrinn þinn geymir aðgangslykil en netþjónninn aðeins tætigildi hans. Hvaðan borð var opnað er geymt í einn dag, þannig að enginn getur séð IP-töluna. Ekkert annað er geymt.
me-download = Sækja það allt
me-erase-title = Að gleymast
me-erase-how = Strik kemur í stað nafns þíns við öll borð, spjalli þínu er eytt, þú gefst upp í spilum sem eru í gangi, fyrir allra augum (þjarki leikur áfram í þinn stað; þar sem enginn annar spilar lýkur spilinu), þú stendur upp frá borðum þar sem spilið er ekki hafið og aðgangslykill þinn opnar ekkert framar. Það sem þú spilaðir stendur, því að það er líka spil hinna, og eins standa orð þín handa teningunum: án þeirra gæti enginn sannreynt þá. Þetta er ekki hægt að taka til baka.
me-erase-sure = Ég vil að mér sé gleymt.
me-erase = Gleyma mér
me-erased = Þessi netþjónn hefur gleymt þér.
