# The guide of a first game: the card beside the board.
guide-title = Leiðsögn
guide-progress = þáttur { $told } af { $of }
guide-leave = Hætta leiðsögn
guide-take-up = Taka leiðsögnina upp aftur
guide-next = Næst: { $step }
guide-more = Regla { $clause }
guide-confirm = Leik þínum er lokið. Líttu yfir hann: enn er hægt að taka hann til baka. Ef þér líkar hann skaltu staðfesta.
guide-wait = Nú eiga hinir leik. Atburðaskráin segir hvað þeir gera.
guide-all-told = Nú hefurðu fengið alla þættina. Spilaðu eins og þú vilt; tillögur koma áfram þar til þú hættir leiðsögninni.
guide-won = { $who } sigraði með { $points } stig. Flest þeirra, { $most }, eru undir „{ $source }“.

# Century.
guide-century-welcome = Góða ferð um kryddleiðina! Sá sigrar sem fær flest stig. Þau eru á stigaspilunum í efri röðinni, og hvert þeirra kostar kubbana sem það sýnir. Allt snýst um að eignast þá. Hringurinn sýnir gott fyrsta skref.
guide-century-play = Þegar þú átt leik gerirðu eitt. Oftast seturðu út spil af hendi: kryddspil gefur kubbana sem það sýnir. Síðan liggur það fyrir framan þig og verður ekki notað aftur fyrr en þú hvílir.
guide-century-acquire = Betri spil gera vagnlestina betri: keyptu kaupmannsspil úr röðinni. Það sem er lengst til vinstri er ókeypis; fyrir önnur seturðu kubb á hvert spil vinstra megin við það. Kubbar á spilinu fylgja með.
guide-century-lay = Nú er borgað: einn kubbur á hvert spil vinstra megin við þitt. Sá sem kaupir slíkt spil síðar fær kubbinn, svo að best er að láta ódýra gula kubba.
guide-century-upgrade = Uppfærsluspil uppfærir kubba: gulan í rauðan, rauðan í grænan, grænan í brúnan. Smelltu einu sinni á kubb fyrir hvert þrep, á sama kubb eða fleiri, og sendu svo valið.
guide-century-rest = Flest spilin þín eru úti. Með því að hvíla tekurðu þau öll aftur upp á hendi. Það kostar heilan leik, svo að þú skalt hvíla þegar spilin á hendi duga lítið.
guide-century-trade = Verslunarspil breytir kubbunum fyrir ofan örina í þá sem eru fyrir neðan hana, eins oft og þú getur borgað: þú velur hve oft. Þannig verða margir ódýrir kubbar að þeim fáu dýru sem stigaspil kostar.
guide-century-claim = Þú átt alla kubbana sem stigaspil sýnir: taktu það. Kubbarnir fara aftur í skálarnar og stigin eru þín það sem eftir er spilsins.
guide-century-coins = Fyrir ofan tvö fyrstu stigaspilin liggja peningar: sá sem tekur þar fær einn, gull er 3 stig og silfur 1. Spilin færast til vinstri, svo að það getur borgað sig að bíða.
guide-century-return = Í lok leiks rúmar vagnlestin tíu kubba. Þú ert með fleiri: skilaðu því sem er umfram, því ódýrasta fyrst.
guide-century-ending = Spilinu lýkur með umferðinni þegar einhver tekur sjötta stigaspilið sitt (það fimmta ef fjórir eða fimm spila). Fylgstu því með hve mörg hinir eiga: þau sjást hjá leikmönnunum.
guide-century-end = Talin eru stigin á spilunum, 3 fyrir gullpening, 1 fyrir silfurpening og 1 fyrir hvern kubb sem er ekki gulur. Ef jafnt er sigrar sá sem er aftar í röðinni.

# Century alone.
guide-century-solo-welcome = Þú spilar gegn Automa og engum öðrum. Tíu stigaspil mynda píramída á hvolfi; aðeins má taka spil sem ekkert hylur. Þegar öll tíu eru farin sigrar þú ef þú átt fleiri stig en Automa.
guide-century-solo-play = { guide-century-play }
guide-century-solo-acquire = { guide-century-acquire }
guide-century-solo-lay = { guide-century-lay }
guide-century-solo-upgrade = { guide-century-upgrade }
guide-century-solo-rest = { guide-century-rest }
guide-century-solo-claim = Þú átt alla kubbana sem opið stigaspil sýnir: taktu það á undan Automa. Spilið sem það huldi snýr þá upp. Í einmenningsspilinu færðu enga peninga.
guide-century-solo-return = { guide-century-return }
guide-century-solo-automa = Eftir hvern leik þinn á Automa leik. Geti hún borgað fyrir opið stigaspil tekur hún það verðmætasta. Spil sem hún á næstum fyrir er því í hættu.
guide-century-solo-die = Geti hún ekki borgað kastar hún teningi um stað í röðinni. Autt spil gefur henni kubba, á spil með einum kubbi bætist annar, og spil með tveimur eða fleiri fer í kastbunka: þá fær Automa kubbana og silfurpening.
guide-century-solo-ending = Spilinu lýkur um leið og tíunda stigaspilið er tekið. Hver kubbur þinn sem er ekki gulur er 1 stig; kubbar Automa gilda eftir lit og peningar hennar líka.
guide-century-solo-end = Þú telur stigin á spilunum þínum og 1 fyrir hvern kubb sem er ekki gulur. Automa telur spil, peninga og kubba eftir lit. Jafntefli er ekki sigur.

# Puerto Rico.
guide-puerto-rico-welcome = Puerto Rico bíður þín! Þú ræktar vörur og selur þær eða sendir með skipum. Vinningsstig fást fyrir hverja tunnu sem fer um borð og fyrir byggingar; flest stig sigra. Í umferð velur hver sér hlutverk og allir framkvæma það.
guide-puerto-rico-pick = Veldu hlutverk. Allir framkvæma aðgerð þess, þú fyrst, og aðeins þú nýtur fríðindanna. Veldu því það sem gagnast þér betur en hinum. Hlutverk sem er valið er frá í þessari umferð.
guide-puerto-rico-settler = Landneminn: hver tekur eina opna plantekru og leggur hana á eyjuna sína. Maís þarf enga byggingu en allt annað þarf hana. Sá sem valdi hlutverkið má taka grjótnámu.
guide-puerto-rico-mayor = Borgarstjórinn kemur með nýlendubúa. Settu þá á hringi á plantekrum og byggingum: aðeins það sem er mannað virkar. Smelltu á hringi eða láttu fylla þá sjálfkrafa og ljúktu svo við.
guide-puerto-rico-builder = Byggingameistarinn: hver má reisa eina byggingu. Hún er stiganna virði sem á henni standa. Framleiðslustöðvar gera vörur úr uppskerunni; fjólubláar byggingar hafa sérvirkni. Bentu á byggingu til að lesa um hana.
guide-puerto-rico-craftsman = Handverksmaðurinn framleiðir vörur: tunnu fyrir hverja mannaða plantekru með mönnuðum hring í sinni byggingu. Sá sem valdi fær eina tunnu aukalega. Mundu að hinir fá líka vörur.
guide-puerto-rico-trader = Kaupmaðurinn: hver má selja versluninni eina tunnu. Hún tekur hverja tegund einu sinni og hefur fjögur pláss. Kaffi gefur 4 doblúnur, maís enga. Fyrir peninga byggirðu borgina.
guide-puerto-rico-captain = Skipstjórinn: sá sem getur losað um borð verður að gera það, hring eftir hring. Skip tekur aðeins eina tegund. Hver tunna gefur vinningsstig, og sá sem valdi fær eitt aukalega.
guide-puerto-rico-storing = Eftir losun geymirðu eina tunnu; hitt tapast nema vöruhús geymi það. Geymdu það sem selst vel eða kemst í skip næst.
guide-puerto-rico-extra = Bygging þín býður þér nýlendubúa: gistihúsið á nýja plantekru, háskólinn í nýja byggingu. Þiggðu hann: það sem er mannað virkar strax.
guide-puerto-rico-doubloons = Hlutverk sem enginn velur í umferð fær doblúnu á spjaldið. Sá sem velur það síðar tekur peningana, svo að lítilfjörlegt hlutverk getur orðið gott.
guide-puerto-rico-quarries = Hver mönnuð grjótnáma lækkar verð byggingar um eina doblúnu, mest jafnmargar og númer dálksins. Verðin á borðinu eru það sem þú myndir borga núna.
guide-puerto-rico-manned = Þú mátt færa alla nýlendubúa til í hvert sinn. Paraðu plantekru við hring í byggingunni sem vinnur úr uppskerunni: án hennar gefur hún ekkert, nema maís.
guide-puerto-rico-points = Stig koma úr þremur áttum: af tunnum sem fara um borð (skildir, leyndir), af byggingum og aukavinningsstig mannaðra stórra bygginga. Fáir sigra með einu þeirra.
guide-puerto-rico-ending = Spilinu lýkur með umferðinni þegar nýlendubúarnir eða skildirnir klárast eða einhver fyllir tólfta borgarreitinn. Allt þetta sést á borðinu.
guide-puerto-rico-end = Á blaðinu eru skildir, stig bygginga og aukavinningsstig mannaðra stórra bygginga. Ef jafnt er vinnur sá sem á fleiri doblúnur og tunnur samanlagt.

# Merchants of Europe.
guide-merchants-welcome = Velkominn, kaupmaður! Sá sigrar sem fyrstur afhendir stöðvum annarra allar vöruskífurnar sínar. Verslunarvagnar flytja þær eftir leiðum; ný stöð losar næstu skífu. Fyrst setja allir niður þrjár stöðvar.
guide-merchants-posts = Settu stöð á fjólubláa borg. Þegar tala reits við hana kemur upp færðu hráefni hans. Leitaðu að ólíkum hráefnum og góðum tölum: 6 og 8 koma oftast upp.
guide-merchants-neutral = Þegar þrír spila setur hver eina hlutlausa stöð. Hún gefur ekkert en tekur við vöruskífum: settu hana þar sem vagnar þínir komast fljótt.
guide-merchants-start = Nú fyrsta leiðin við eina af stöðvum þínum, með verslunarvagni við hlið hennar. Leggðu hana í átt að borgum þar sem aðrir eiga stöðvar: þangað afhendirðu.
guide-merchants-roll = Umferðin hefst á teningunum. Á undan þeim máttu spila út þróunarspjaldi; oftast kastarðu bara. Hver stöð við reit með tölunni gefur eiganda sínum hráefni; sá sem fær ekkert tekur 1 gull.
guide-merchants-card-played = Einu þróunarspjaldi má spila út í umferð, en ekki því sem keypt var í sömu umferð. Spjaldið segir hvað það gerir; taktu það sem það býður þar sem borðið sýnir það.
guide-merchants-walk = Korn færir kaupmann um allt að þrenn vegamót. Endi hann í lausri borg verður hann að stöð og næsta vöruskífa losnar. Smelltu á kaupmanninn og svo á áfangastaðinn: leiðin er teiknuð.
guide-merchants-drive = Salt færir verslunarvagn um allt að þrjár leiðir. Leiðir annarra kosta 1 gull í gjald. Smelltu á vagninn og svo á leið við stöð sem hefur enga skífu fengið.
guide-merchants-deliver = Vagninn þinn er við stöð annars leikmanns: afhentu! Það kostar ekkert og hver afhending færir þig nær sigri. Stöð tekur við einni vöruskífu í öllu spilinu.
guide-merchants-route = Leið kostar málmgrýti og timbur og verður að snerta stöð eða leið sem þú átt. Að tengja einangraða borg gefur gull fyrir hverja leið á vegalengdinni.
guide-merchants-merchant = Kaupmaður kostar ull, korn og timbur og byrjar á einni af stöðvum þínum. Þaðan fer hann fyrir korn í lausa borg og verður þar að stöð.
guide-merchants-caravan = Annar verslunarvagn kostar málmgrýti, timbur og salt. Hann getur þjónað öðru horni Evrópu svo að þú afhendir á tveimur stöðum.
guide-merchants-card = Þróunarspjald kostar ull og salt. Það getur verið lensuriddari gegn ræningjanum, ókeypis ferð, ókeypis leiðir, gull eða hráefni; aðeins þú sérð hvert það er.
guide-merchants-bank = Það sem vantar má kaupa: hráefni fyrir 2 gull, mest tvö í umferð. Þremur eins má skipta fyrir eitt annað eða gull. Þú mátt líka versla við hina: til þess er verkfæri á borðinu.
guide-merchants-harvest = Ekkert fleira borgar sig: ljúktu umferð og safnaðu. Varastu stóra hönd: með fleiri en 7 spjöld kostar sjöa þig helminginn.
guide-merchants-adjoining = Á þessum slóða er tvöföld ör, eða leið þín rauf einangrun borgar: veldu leiðina sem bætist við eða vegalengdina sem gefur gull.
guide-merchants-token = Nýja stöðin þín er við reit með tómum hring: einn slíkur reitur fær talnaskífu og gefur hráefni héðan í frá. Veldu hráefnið sem þig vantar.
guide-merchants-seven = Sjöa eða lensuriddari: færðu ræningjann á annan reit. Reiturinn gefur ekkert á meðan, og þú stelur spjaldi frá einhverjum sem á stöð við hann.
guide-merchants-discard = Sjöa kom upp og þú ert með fleiri en 7 spjöld: skilaðu helmingnum. Haltu því sem næsta áætlun kostar.
guide-merchants-answer = Einhver býður þér viðskipti. Berðu saman það sem þú lætur og færð, og hvað þið þurfið. Það kostar ekkert að hafna.
guide-merchants-deal = Þú semur við hina um viðskipti. Settu saman tilboð með teljurunum og taktu einu svari eða engu.
guide-merchants-ending = Sá sem afhendir síðustu skífuna sína sigrar þegar í stað, svo fylgstu með afhendingunum: stöð losar skífu og vagn afhendir hana. Þú þarft hvort tveggja á víxl.
guide-merchants-end = Sá sem afhenti allar vöruskífurnar hefur sigrað; hinum er raðað eftir fjölda afhendinga. Það sem gildir er leiðin frá stöð að skífu að viðskiptavini.

# Landnám.
guide-landnam-welcome = Land fyrir stafni! Ókönnuð eyja bíður. Býli, þorp og merki af alþingi eru stig; spilinu lýkur þegar einhver er með 12. Í umferð er uppskera, ferð og könnun, síðan verslun og smíði.
guide-landnam-move = Ferð: eitt skip fer allt að tvö skref eða einn landnemi eitt. Skip halda sig á sjó, landnemar á landi. Smelltu á eininguna og svo hvert hún fer. Skref á ókannaðan reit kannar hann.
guide-landnam-step = Einingin á skref eftir. Haltu áfram eða nemdu staðar. Skip við gott land getur síðar byggt þar býli.
guide-landnam-explore = Ókannaður reitur: teningar ráða hvaða land það er og hvaða tölu það fær. Könnunarspjöldum er spilað út á undan. Sá sem finnur fær eina vöru reitsins.
guide-landnam-choose = Spjald leyfir þér að velja: taktu útkomuna eða töluna sem hentar þér best. 6 og 8 koma oftast upp.
guide-landnam-enter = Þangað sem þú fannst kemstu ekki án spjalds: spilaðu út slíku eða vertu kyrr.
guide-landnam-flee = Einhver fór inn á reit einingar þinnar: hún verður að fara eitt skref. Veldu hvar hún kemur að mestu gagni.
guide-landnam-trade = Verslun: fjórar eins vörur fyrir eina aðra, tvær við höfn þeirrar vöru. Þú mátt líka gera hinum tilboð með hnappinum efst. Þegar nóg er komið ferðu í smíði.
guide-landnam-offer = Einhver býður viðskipti eða biður um tilboð. Sjáðu hvað þú ættir eftir þau; það kostar ekkert að hafna.
guide-landnam-farm = Eining má byggja býli á horni reits síns fyrir eina af hverri vöru og fer þá af leikborðinu. Býli er stig, uppsker af reitum með tölu í kring og byggir nýjar einingar.
guide-landnam-unit = Býli má byggja landnema eða skip á reit við hliðina. Landnemi á reit með tölu uppsker þar tvær vörur, og hvert býli þarf einingu til að stofna það.
guide-landnam-village = Býli við sjó má stækka í þorp: annað hús, annað stig og meira úr hverri uppskeru.
guide-landnam-harbor = Einingin getur bætt staðinn: skip byggir höfn þar sem tvær vörur fást fyrir eina; landnemi lætur reit sinn eldast og skipta um tölu.
guide-landnam-build = Smíði: það sem þú getur borgað er lýst í kostnaðarlistanum og staðir glóa á eyjunni. Ef ekkert borgar sig skaltu ljúka umferð og safna.
guide-landnam-harvest = Tveimur teningum var kastað: reitir með tölunni gefa býlum, þorpum og landnemum vörur. Nú máttu spila út uppskeruspjaldi eða bara uppskera.
guide-landnam-age = Reitur sem gaf vörur eldist: talan verður sú næsta. Veldu reitinn þar sem nýja talan skaðar þig minnst eða hjálpar mest.
guide-landnam-thing = Sjöa: alþingi er haldið. Sá sem á byggingu við reit má stefna einingu annars sem þar stendur. Sigurvegari máls fær hvítt merki, eitt stig. Veldu hver byrjar og stefndu þar sem þú átt meiri vörur.
guide-landnam-case = Mál er kapp um framlög: málsaðilar leggja til skiptis fram fleiri spjöld af vöru reitsins eða gefa eftir. Öllum framlögum er eytt, svo hækkaðu aðeins ef það borgar sig. Eining sem tapar fer í útlegð.
guide-landnam-closing = Öll mál hafa verið tekin fyrir. Sá sem mátti stefna þrisvar eða oftar en var ekki stefnt fær svart merki. Enn má spila út alþingisspjöldum.
guide-landnam-swap = Í stað ferðar máttu skipta örlagaspjaldi fyrir hvaða vöru sem er. Það borgar sig þegar aðeins eina vöru vantar í býli.
guide-landnam-ending = Spilinu lýkur í lok umferðar þegar einhver er með 12 stig. Níu hús gefa mest níu stig, svo að minnst þrjú verða að vinnast á alþingi.
guide-landnam-end = Býli er eitt stig, þorp tvö og hvert merki sem þú átt eitt. Ef jafnt er ráða flest svört merki, síðan rauð, síðan hvít.
