# The rules of a game on a page of their own: the game in four paragraphs, then every clause.

rules-title = Reglur
rules-title-of = Reglur: { $game }
rules-clause-reason = { $clause }: { $reason }
rules-contents = Á þessari síðu
rules-goal = Um hvað spilið snýst
rules-setup = Hvernig spilið hefst
rules-turn = Hvað þú gerir
rules-end = Hvernig spilinu lýkur
rules-search = Leita í reglunum
rules-found = { $count ->
    [0] Í engri grein eru öll þessi orð.
    [one] { $count } grein
   *[other] { $count } greinar
}
rules-ruling = okkar úrskurður
rules-ruling-text = Reglurnar segja ekkert um þetta eða eru óljósar, svo að hér hefur verið skorið úr.
rules-reconstructed = endurgert
rules-reconstructed-text = Þessi hluti frumtextans er glataður og var því saminn að nýju þannig að hann félli að hinu.
rules-play = Spila núna

rules-century-goal = Þú leiðir vagnlest um kryddleiðina. Kryddin eru kubbar í fjórum litum, hver litur dýrari en sá á undan: gulur, rauður, grænn, brúnn. Þú sækist eftir stigaspilum, og hvert þeirra kostar ákveðna kubba. Með kaupmannsspilum færðu kubba, uppfærir þá og skiptir þeim út fyrir aðra þar til þú getur borgað.
rules-century-setup = Fimm stigaspil og sex kaupmannsspil liggja í tveimur röðum með framhliðina upp. Allir byrja með sömu tvö kaupmannsspilin á hendi og nokkra gula kubba. Peningar liggja fyrir ofan tvö fyrstu stigaspilin.
rules-century-turn = Þegar þú átt leik gerirðu eitt af þessu. Þú setur út spil af hendi og notar það. Eða þú kaupir kaupmannsspil úr röðinni: það sem er lengst til vinstri er ókeypis, en fyrir hvert annað seturðu einn kubb á hvert spil vinstra megin við það. Eða þú hvílir og tekur öll spil sem þú hefur sett út aftur upp á hendi. Eða þú tekur stigaspil með því að skila kubbunum sem það sýnir. Þegar leik þínum lýkur rúmar vagnlestin í mesta lagi tíu kubba.
rules-century-end = Þegar einhver tekur fimmta stigaspilið sitt, eða það sjötta ef tveir eða þrír spila, er umferðin spiluð til enda. Þú færð stigin á stigaspilunum þínum, stig fyrir peninga (gull 3, silfur 1) og eitt fyrir hvern kubb sem er ekki gulur. Sá sigrar sem fær flest stig.

rules-century-solo-goal = Þú spilar Century án annarra leikmanna, gegn Automa. Hún er keppinautur sem hefur engin spil á hendi og fer eftir teningi sínum. Þið keppið um tíu stigaspil í píramída.
rules-century-solo-setup = Stigaspilin tíu mynda öfugan píramída sem stendur á oddinum, og aðeins neðsta spilið snýr upp. Kaupmannsspilin liggja í röð eins og venjulega. Bæði þú og Automa byrjið með þrjá gula kubba.
rules-century-solo-turn = Þú leikur eins og í Century: setur út, kaupir, hvílir eða tekur. Síðan á Automa leik. Hún tekur verðmætasta stigaspilið sem snýr upp og hún getur borgað fyrir. Sé ekkert slíkt til kastar hún teningi og notar kaupmannsspilið á þeim stað í röðinni. Oftast setur hún kubb á það, en stundum fer það í kastbunka og hún fær pening.
rules-century-solo-end = Spilinu lýkur þegar síðasta stigaspilið er tekið. Þú færð stig fyrir spilin þín og hvern kubb sem er ekki gulur; Automa fær stig fyrir spil, peninga og kubba eftir lit þeirra. Þú sigrar aðeins ef þú færð fleiri stig en hún.

rules-puerto-rico-goal = Þú stjórnar nýlendu á Puerto Rico. Þú kemur upp plantekrum, færð til þín nýlendubúa, reisir byggingar og framleiðir vörur sem þú selur versluninni eða sendir með skipum til gamla heimsins. Vinningsstig fást fyrir vörur sem fara um borð í skip og fyrir byggingar sem þú reisir.
rules-puerto-rico-setup = Allir eiga eyju með einni plantekru, auða borg og nokkrar doblúnur. Plantekrur, skip og byggingar sem eru til sölu liggja í miðjunni. Einn leikmaður er fyrsti landstjórinn.
rules-puerto-rico-turn = Í hverri umferð velur hver leikmaður, landstjórinn fyrst, eitt af hlutverkunum sem eftir eru, og síðan framkvæma allir aðgerð þess, hver á eftir öðrum. Landneminn færir leikmönnum plantekrur, borgarstjórinn nýlendubúa, byggingameistarinn byggingar og handverksmaðurinn vörur; kaupmaðurinn selur, skipstjórinn losar vörur um borð í skip og gullgrafarinn finnur doblúnu. Sá sem valdi hlutverkið nýtur fríðinda. Doblúnur safnast á hlutverk sem enginn valdi. Plantekrur og byggingar virka aðeins ef á þeim er nýlendubúi.
rules-puerto-rico-end = Spilinu lýkur með þeirri umferð þegar nýlendubúarnir duga ekki á skipið, vinningsstigaskildirnir klárast eða borg einhvers fyllist. Þú færð stig fyrir skildina þína og byggingarnar, og aukavinningsstig fyrir stórar byggingar með nýlendubúa. Sá sigrar sem fær flest stig.

rules-merchants-goal = Þú rekur verslunarhús í Evrópu á miðöldum. Þú opnar verslunarleiðir, stofnar verslunarstöðvar í erlendum borgum og sendir verslunarvagna af stað. Sá sigrar sem verður fyrstur til að afhenda verslunarstöðvum annarra allar vöruskífurnar sínar.
rules-merchants-setup = Hver leikmaður byrjar með þrjár verslunarstöðvar á leikborðinu, eina leið með verslunarvagni og nokkur hráefnisspjöld. Hinar stöðvarnar liggja í vöruhúsinu, hver á sinni vöruskífu. Vöruskífu má afhenda þegar stöðin sem lá á henni hefur verið byggð; sú efsta er laus frá byrjun.
rules-merchants-turn = Þú kastar tveimur teningum: hver verslunarstöð við reit með þeirri tölu færir eiganda sínum hráefni, og sá sem fær ekkert tekur 1 gull. Þegar 7 kemur upp er ræninginn færður. Síðan verslarðu við hina, kaupir hráefni og skiptir á þeim. Þú leggur leiðir, ræður kaupmenn og færð þér verslunarvagna og þróunarspjöld. Fyrir korn færirðu kaupmenn, og kaupmaður sem endar ferð sína í lausri borg verður að verslunarstöð. Fyrir salt færirðu verslunarvagna eftir leiðum, einnig leiðum annarra gegn gjaldi, og afhendir vöruskífur stöðvum sem hafa enga fengið enn.
rules-merchants-end = Sá sem hefur afhent síðustu vöruskífuna sína sigrar þegar í stað.

rules-landnam-goal = Þú sest að á ókannaðri eyju. Skipin þín kanna hana, landnemar nema land, býli og þorp gefa vörur, og á alþingi er skorið úr deilum um land. Býli, þorp og merki sem vinnast á alþingi gefa stig.
rules-landnam-setup = Aðeins sjórinn umhverfis eyjuna og eitt fjall í henni miðri eru þekkt. Allir eiga skip á úthafinu, tvær af hverri vöru og örlagaspjald sem hjálpar við könnun.
rules-landnam-turn = Þú kastar tveimur teningum fyrir uppskeruna: af reitum með þeirri tölu fást vörur fyrir býli og þorp við þá, eða fyrir landnema sem þar stendur, og einn reitanna eldist og skiptir þá um tölu. Þegar 7 kemur upp er haldið alþingi í staðinn: sá sem á byggingu við reit má stefna einingu annars leikmanns sem þar stendur, og báðir málsaðilar leggja fram vörur. Síðan færirðu skip eða landnema, og skref á ókannaðan reit kannar hann. Að lokum verslarðu og byggir einingar, býli, þorp og hafnir.
rules-landnam-end = Spilinu lýkur í lok þeirrar umferðar þegar einhver er með 12 stig eða fleiri. Býli gefur eitt stig, þorp tvö og hvert merki eitt. Sá sigrar sem fær flest stig.
