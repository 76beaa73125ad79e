# The guide of a first game: the card beside the board.
guide-title = Leiðsögn
guide-progress = atriði { $told } af { $of }
guide-leave = Sleppa leiðsögn
guide-show = Sýna spjald leiðsagnarinnar
guide-take-up = Fá leiðsögn aftur
guide-next = Næst: { $step }
guide-more = Regla { $clause }
guide-confirm = Þú hefur lokið þínum leik. Líttu aftur yfir hann: enn má taka hann til baka. Ef þér líst vel á hann skaltu staðfesta.
guide-wait = Nú áttu ekki leik. Atburðaskráin segir hvað gerist.
guide-all-told = Nú kanntu það sem þarf. Spilaðu áfram að vild; tillögur birtast þar til þú sleppir leiðsögninni.
guide-won = { $who } sigrar: { $points } stig.
guide-won-you = Þú sigrar: { $points } stig.
guide-won-most = Stærsti hluti þeirra, { $most }, er undir liðnum „{ $source }“.

# Century.
guide-century-welcome = Góða ferð um kryddleiðina! Sá sigrar sem fær flest stig. Þau eru á stigaspilunum í efri röðinni, og hvert spil kostar kubbana sem það sýnir. Hringurinn sýnir gott fyrsta skref.
guide-century-play = Þegar þú átt leik gerirðu aðeins eitt. Oftast seturðu út spil af hendi: kryddspil gefur kubbana sem það sýnir. Síðan liggur það fyrir framan þig og verður ekki sett út aftur fyrr en þú hefur hvílt.
guide-century-acquire = Betri spil gera vagnlestina betri: keyptu kaupmannsspil úr röðinni. Það sem er lengst til vinstri er ókeypis; fyrir annað spil seturðu kubb á hvert spil vinstra megin við það. Kubbar sem liggja á spilinu þínu fylgja með.
guide-century-lay = Nú borgarðu: einn kubb á hvert spil vinstra megin við þitt. Sá sem kaupir slíkt spil síðar fær kubbinn: láttu því ódýru gulu kubbana.
guide-century-upgrade = Með uppfærsluspili uppfærirðu kubba: gulan í rauðan, rauðan í grænan, grænan í brúnan. Smelltu einu sinni á kubb fyrir hvert þrep, á sama kubb eða fleiri, og svo á „Ljúka“.
guide-century-rest = Flest spilin þín hafa verið sett út. Þegar þú hvílir tekurðu þau öll aftur upp á hendi. Annað gerirðu ekki í það sinn, svo að best er að hvíla þegar lítið gagn er að spilunum á hendi.
guide-century-trade = Verslunarspil breytir kubbunum fyrir ofan örina í þá sem eru fyrir neðan hana, eins oft og þú getur borgað: veldu hve oft. Þannig verða margir ódýrir kubbar að þeim fáu dýru sem stigaspil kostar.
guide-century-claim = Þú átt alla kubbana sem stigaspil sýnir: taktu það. Kubbarnir fara aftur í skálarnar og stigin eru þín til leiksloka.
guide-century-coins = Fyrir ofan fyrstu tvö stigaspilin liggja peningar. Sá sem tekur spil þar fær einn: gull er 3 stiga virði, silfur 1. Spilin færast til vinstri, svo að stundum borgar sig að bíða með spil lengra til hægri.
guide-century-return = Þegar leik þínum lýkur rúmar vagnlestin aðeins tíu kubba. Þú ert með fleiri: skilaðu því sem er umfram, því ódýrasta fyrst.
guide-century-ending = Spilinu lýkur í lok þeirrar umferðar þegar einhver tekur sjötta stigaspilið sitt (það fimmta ef fjórir eða fimm spila). Fylgstu því með hve mörg hinir eiga: þau sjást hjá leikmönnunum.
guide-century-end = Talin eru stigin á spilunum, 3 fyrir gullpening, 1 fyrir silfurpening og 1 fyrir hvern kubb sem eftir er og er ekki gulur. Í jafntefli sigrar sá sem er aftar í röðinni.

# Century alone.
guide-century-solo-welcome = Í einmenningsspilinu spilarðu gegn Automa. Tíu stigaspil mynda öfugan píramída; aðeins má taka spil sem ekkert hylur. Þegar öll tíu eru farin sigrar þú ef þú átt fleiri stig en Automa.
guide-century-solo-play = { guide-century-play }
guide-century-solo-acquire = { guide-century-acquire }
guide-century-solo-lay = { guide-century-lay }
guide-century-solo-upgrade = { guide-century-upgrade }
guide-century-solo-rest = { guide-century-rest }
guide-century-solo-trade = { guide-century-trade }
guide-century-solo-claim = Þú átt alla kubbana sem opið stigaspil sýnir: taktu það á undan Automa. Spilum sem þá losna er snúið upp. Í einmenningsspilinu færðu enga peninga.
guide-century-solo-return = { guide-century-return }
guide-century-solo-automa = Eftir hvern leik þinn kemur að Automa. Geti hún borgað fyrir opin stigaspil tekur hún það verðmætasta. Spil sem hún á næstum fyrir er því í hættu.
guide-century-solo-die = Geti Automa ekki borgað velur teningur kaupmannsspil í röðinni. Spil með engum eða einum kubbi getur gefið henni kubba, og á það setur hún verðminnsta kubbinn sinn. Spil með fleiri fer í kastbunka: þá fær hún kubbana og silfurpening.
guide-century-solo-ending = Spilinu lýkur um leið og tíunda stigaspilið er tekið. Hver kubbur sem þú átt eftir og er ekki gulur gefur 1 stig; kubbar Automa gefa stig eftir lit, og peningar hennar gefa líka stig.
guide-century-solo-end = Þú færð stigin á spilunum þínum og 1 fyrir hvern kubb sem eftir er og er ekki gulur. Automa fær stig fyrir spil og peninga, og fyrir kubba eftir lit. Jafntefli er ekki sigur.

# Puerto Rico.
guide-puerto-rico-welcome = Puerto Rico bíður þín! Þú framleiðir vörur og selur þær eða sendir með skipum. Hver tunna um borð og hver bygging gefur vinningsstig; sá sigrar sem fær flest.
guide-puerto-rico-pick = Veldu hlutverk. Allir framkvæma aðgerð þess, þú fyrst, og aðeins þú nýtur fríðindanna. Veldu því það sem gagnast þér betur en hinum. Hlutverk sem hefur verið valið er ekki lengur í boði í umferðinni.
guide-puerto-rico-settler = Landneminn: hver tekur eina af plantekrunum sem snúa upp og leggur hana á eyjuna sína. Maís þarf enga framleiðslustöð, aðrar tegundir þurfa hana. Sá sem valdi hlutverkið má taka grjótnámu í staðinn.
guide-puerto-rico-mayor = Borgarstjórinn kemur með nýlendubúa. Settu þá á hringina á plantekrum þínum og byggingum: aðeins það sem er mannað virkar. Smelltu á hringi eða á „Fylla“ og svo á „Ljúka“.
guide-puerto-rico-builder = Byggingameistarinn: hver má reisa eina byggingu. Hún gefur stigin sem á henni standa. Framleiðslustöðvar vinna vörur úr uppskerunni; fjólubláar byggingar hafa sérvirkni. Bentu á byggingu til að lesa um hana.
guide-puerto-rico-craftsman = Handverksmaðurinn framleiðir vörur: tunnu fyrir hverja mannaða plantekru sem á sér mannaðan hring í framleiðslustöð; maís þarf enga. Sá sem valdi hlutverkið fær eina tunnu aukalega. Mundu að hinir fá líka vörur.
guide-puerto-rico-trader = Kaupmaðurinn: hver má selja versluninni eina tunnu. Í versluninni eru fjögur pláss og hún kaupir hverja tegund aðeins einu sinni. Kaffi gefur 4 doblúnur, maís enga. Fyrir doblúnurnar reisirðu byggingar.
guide-puerto-rico-captain = Skipstjórinn: sá sem getur losað vörur um borð í skip verður að gera það, hring eftir hring. Skip ber aðeins eina vörutegund. Hver tunna gefur vinningsstig, og sá sem valdi hlutverkið fær eitt aukalega.
guide-puerto-rico-storing = Eftir vörulosun geymirðu eina tunnu; hitt tapast nema vöruhús geymi það. Geymdu það sem selst vel eða kemst í skip næst.
guide-puerto-rico-extra = Ein af byggingum þínum býður þér nýlendubúa: gistihúsið á nýja plantekru, háskólinn í nýja byggingu. Þiggðu hann: það sem er mannað virkar strax.
guide-puerto-rico-doubloons = Hlutverk sem enginn velur í umferð fær doblúnu á spjaldið. Sá sem velur það síðar tekur doblúnurnar, svo að lítið spennandi hlutverk getur orðið gott.
guide-puerto-rico-quarries = Hver mönnuð grjótnáma lækkar verð byggingar um eina doblúnu, þó mest um 1 í fyrsta dálki, 2 í öðrum og svo framvegis. Verðin á spilaborðinu eru það sem þú myndir greiða núna.
guide-puerto-rico-manned = Þú mátt færa alla nýlendubúa þína til í hvert sinn. Mannaðu bæði plantekru og hring í byggingunni sem vinnur úr uppskerunni: annað án hins framleiðir ekkert. Aðeins maís þarf enga byggingu.
guide-puerto-rico-points = Stig fást á þrjá vegu: fyrir tunnur um borð (skildir, sem er haldið leyndum), fyrir byggingarnar sjálfar og sem aukavinningsstig mannaðra stórra bygginga. Fáir sigra með aðeins einu af þessu.
guide-puerto-rico-ending = Spilinu lýkur í lok þeirrar umferðar þegar nýlendubúarnir duga ekki á skipið, skildirnir klárast eða einhver fyllir tólfta borgarreitinn sinn. Allt þetta sést á borðinu.
guide-puerto-rico-end = Á stigablaðinu eru skildir, stig bygginga og aukavinningsstig mannaðra stórra bygginga. Í jafntefli er sá framar sem á fleiri doblúnur og tunnur samanlagt.

# Merchants of Europe.
guide-merchants-welcome = Markaðir Evrópu bíða þín! Sá sigrar sem fyrstur afhendir verslunarstöðvum annarra allar vöruskífurnar sínar. Vagnar flytja þær eftir leiðum; með nýrri stöð losnar um næstu skífu. Fyrst setja allir niður þrjár stöðvar.
guide-merchants-posts = Settu stöð á fjólubláa borg. Þegar tala reits við hana kemur upp færðu hráefni af þeim reit. Leitaðu að ólíkum hráefnum og tölum með mörgum punktum: 6 og 8 koma oftast upp.
guide-merchants-start = Nú leggurðu fyrstu leiðina við eina af stöðvum þínum og setur verslunarvagn við hlið hennar. Leggðu hana í átt að borgum þar sem aðrir eiga stöðvar: þar afhendirðu síðar.
guide-merchants-roll = Umferðin hefst á teningakasti. Á undan því máttu spila út þróunarspjaldi; oftast kastarðu bara. Hver stöð við reit með tölunni sem kemur upp gefur eiganda sínum hráefni; sá sem fær ekkert tekur 1 gull, þó ekki við 7.
guide-merchants-card-played = Í umferð má spila út einu þróunarspjaldi, en ekki spjaldi sem keypt var í sömu umferð. Á því stendur hvað það gerir; á borðinu sést hvar þú tekur það sem það býður.
guide-merchants-walk = Korn færir kaupmann um allt að þrenn vegamót. Endi hann í lausri borg verður hann að stöð og þá losnar um næstu vöruskífu. Smelltu á kaupmanninn og svo á áfangastaðinn: ferðin er teiknuð.
guide-merchants-drive = Salt færir verslunarvagn um allt að þrjár leiðir. Fyrir leiðir annarra er greitt 1 gull í gjald. Smelltu á vagninn og svo á leið við stöð sem hefur enn ekki tekið við vöruskífu.
guide-merchants-deliver = Vagninn þinn er við stöð sem þú átt ekki: afhentu vöruskífu! Það kostar ekkert og hver afhending færir þig nær sigri. Stöð tekur við einni vöruskífu í öllu spilinu.
guide-merchants-route = Leið kostar málmgrýti og timbur og verður að liggja að stöð eða leið sem þú átt. Þegar einangruð borg tengist annarri fæst gull fyrir hverja leið á vegalengdinni.
guide-merchants-merchant = Kaupmaður kostar ull, korn og timbur og byrjar á einni af stöðvum þínum. Þaðan kemst hann fyrir korn til lausrar borgar og verður þar að stöð.
guide-merchants-caravan = Annar verslunarvagn kostar málmgrýti, timbur og salt. Hann getur þjónað öðru horni Evrópu svo að þú afhendir á tveimur stöðum í senn.
guide-merchants-card = Þróunarspjald kostar ull og salt. Það getur verið lensuriddari gegn ræningjanum, ókeypis ferð, ókeypis leiðir, gull eða hráefni; aðeins þú sérð hvaða spjald það er.
guide-merchants-bank = Það sem þig vantar máttu kaupa: hráefni fyrir 2 gull, mest tvö í umferð. Þremur spjöldum af einu hráefni má skipta fyrir eitt af öðru eða 1 gull. Þú mátt líka versla við hina: ýttu á „Versla“.
guide-merchants-harvest = Ekkert fleira borgar sig: ljúktu umferðinni og sparaðu. Varastu þó að safna of mörgum spjöldum: ef þú átt fleiri en 7 þegar sjöa kemur upp missirðu helminginn.
guide-merchants-adjoining = Á þessum slóða er tvöföld ör, eða leiðin þín rauf einangrun borgar: veldu leiðina sem bætist við eða vegalengdina sem aflar þér gulls.
guide-merchants-token = Nýja stöðin þín er við reit með tómum hring: einn slíkur reitur fær talnaskífu og gefur hráefni héðan í frá. Veldu hráefnið sem þig vantar.
guide-merchants-seven = Sjöa eða lensuriddari: færðu ræningjann á annan reit. Reiturinn gefur ekkert á meðan ræninginn er þar, og þú stelur spjaldi frá einhverjum sem á stöð við hann.
guide-merchants-discard = Sjöa kom upp og þú ert með fleiri en 7 spjöld: skilaðu helmingnum. Haltu eftir því sem þú ætlar að nota næst.
guide-merchants-answer = Einhver býður þér viðskipti. Berðu saman það sem þú lætur og það sem þú færð, og hvað þið þurfið hvort um sig. Það kostar ekkert að hafna.
guide-merchants-deal = Þú semur við hina um viðskipti. Settu saman tilboð með + og − og veldu eitt af svörunum eða ekkert.
guide-merchants-ending = Sá sem afhendir síðustu vöruskífuna sína sigrar þegar í stað. Fylgstu því með afhendingunum: með stöð losnar um skífu og vagn afhendir hana. Þú þarft hvort tveggja á víxl.
guide-merchants-later-discard = Þegar sjöa kemur upp skila allir sem eiga fleiri en 7 hráefnisspjöld helmingi þeirra, námunduðum niður, að eigin vali. Því er betra að nota þau í tæka tíð.
guide-merchants-later-routes = Á sumum slóðum er tvöföld ör: leið þar gefur aðra ókeypis. Leið sem tengir einangraða borg við aðra aflar gulls fyrir stystu vegalengdina; séu nokkrar jafnstuttar velur þú.
guide-merchants-later-deal = Í umferð þinni máttu versla við hina: settu saman tilboð með + og − eða hlustaðu á hvað þeir leggja til. Þú velur svo eitt af svörunum eða ekkert.
guide-merchants-end = Sá sem afhenti allar vöruskífurnar hefur sigrað; hinum er raðað eftir fjölda afhendinga. Það sem gildir er keðjan: stöð, vöruskífa, viðskiptavinur.

# Landnám.
guide-landnam-welcome = Land fyrir stafni! Býli, þorp og merki af alþingi gefa stig; spilinu lýkur þegar einhver er með 12. Svo að fyrsta spilið verði stutt léku þjarkar upphaf þess, líka fyrir þig; frá því segir í atburðaskránni.
guide-landnam-move = Ferð: eitt skip fer allt að tvö skref eða einn landnemi eitt. Skip halda sig á sjó, landnemar á landi. Smelltu á eininguna og svo þangað sem hún á að fara. Skref á ókannaðan reit kannar hann.
guide-landnam-step = Einingin þín á skref eftir. Haltu áfram eða nemdu staðar. Skip við gott land getur síðar byggt þar býli.
guide-landnam-explore = Ókannaður reitur: teningar ráða hvaða landsvæði hann er og hvaða tölu hann fær. Könnunarspjöldum er spilað út á undan kastinu. Sá sem finnur reitinn fær eina vöru af honum.
guide-landnam-choose = Eitt af spjöldum þínum leyfir þér að velja: taktu útkomuna eða töluna sem hentar þér best. 6 og 8 koma oftast upp.
guide-landnam-enter = Inn á reitinn sem þú fannst kemstu ekki án spjalds: spilaðu einu út eða vertu kyrr.
guide-landnam-flee = Einhver fór inn á reit einingar þinnar: hún verður að fara eitt skref. Veldu reit þar sem hún kemur að mestu gagni.
guide-landnam-trade = Verslun: fjórar eins vörur má láta fyrir eina aðra, eða tvær ef þú ert með höfn þeirrar vöru. Með „Gera tilboð“ máttu líka bjóða hinum viðskipti. Þegar nóg er komið heldurðu áfram í smíði.
guide-landnam-offer = Einhver býður viðskipti eða biður um tilboð. Skoðaðu hvað þú ættir á eftir; það kostar ekkert að hafna.
guide-landnam-farm = Eining má byggja býli á horni reits síns fyrir eina af hverri vöru og fer þá af leikborðinu. Býli gefur stig, uppsker af reitum með tölu í kring og byggir nýjar einingar.
guide-landnam-unit = Býli getur byggt landnema eða skip á reit við hliðina. Landnemi á reit með tölu uppsker þar tvær vörur, og ekkert býli verður til án einingar.
guide-landnam-village = Býli við sjó má stækka í þorp: annað hús, annað stig og meira úr hverri uppskeru.
guide-landnam-harbor = Einingin þín getur bætt staðinn: skip byggir höfn, þar sem tvær vörur nægja fyrir eina aðra; landnemi lætur reit sinn eldast og skipta um tölu.
guide-landnam-build = Smíði: í kostnaðarlistanum er merkt við það sem þú getur borgað, og staðir glóa á eyjunni. Ef ekkert borgar sig skaltu ljúka umferðinni og safna vörum.
guide-landnam-harvest = Tveimur teningum var kastað: reitir með tölunni gefa býlum og þorpum vörur, eða landnema sem þar stendur. Nú máttu spila út uppskeruspjaldi eða bara uppskera.
guide-landnam-age = Reitur sem gaf vörur eldist: hann fær næstu tölu. Veldu reitinn þar sem nýja talan skaðar þig minnst eða hjálpar mest.
guide-landnam-thing = Sjöa: alþingi er haldið. Sá sem á byggingu við reit má stefna einingu annars sem þar stendur. Sá sem vinnur mál fær hvítt merki, eitt stig. Veldu hver byrjar og stefndu þar sem þú átt meira af vörunni.
guide-landnam-case = Framlög ráða úrslitum máls: málsaðilar leggja til skiptis fram fleiri spjöld af vöru reitsins eða gefa eftir. Öllum framlögum er eytt: hækkaðu aðeins ef það borgar sig. Tapi verjandinn fer einingin í útlegð.
guide-landnam-closing = Öll mál hafa verið tekin fyrir. Hafi mátt höfða þrjú mál eða fleiri gegn leikmanni en ekkert verið höfðað fær hann svart merki. Enn má spila út alþingisspjöldum.
guide-landnam-swap = Í stað ferðar máttu skipta örlagaspjaldi fyrir hvaða vöru sem er. Það borgar sig þegar þig vantar aðeins eina vöru í býli.
guide-landnam-ending = Spilinu lýkur í lok umferðar þegar einhver er með 12 stig. Níu hús gefa mest níu stig, svo að minnst þrjú verða að vinnast á alþingi.
guide-landnam-later-choose = Örlagaspjöld geta hjálpað við könnun: með einu velurðu tölu nýja reitsins, með öðru aðra af tveimur útkomum. Þeim er spilað út á undan teningunum.
guide-landnam-later-enter = Stundum finnur eining reit sem hún kemst ekki inn á: skip finnur land, landnemi fjall. Þá er hún kyrr nema ferðaspjald hleypi henni inn.
guide-landnam-later-flee = Spjald eða brottrekstur útlaga getur hrakið einingu af reit sínum: eigandi hennar færir hana þá eitt skref á lausan reit. Sé enginn slíkur til fer hún af leikborðinu.
guide-landnam-later-closing = Hafi mátt höfða þrjú mál eða fleiri gegn leikmanni en ekkert verið höfðað fær hann svart merki í lok þings. Það er stig eins og öll önnur merki.
guide-landnam-later-harbor = Skip á sjóreit innan jaðarsins, við reit með tölu, getur byggt höfn fyrir tvær eins vörur: þar nægja tvær slíkar fyrir eina aðra. Landnemi getur látið reit sinn eldast.
guide-landnam-end = Býli gefur eitt stig, þorp tvö og hvert merki sem þú átt eitt. Í jafntefli ráða flest svört merki, síðan rauð, síðan hvít.
