# The guide of a first game: the card beside the board.
guide-title = Kalauz
guide-progress = { $told }. lecke, összesen { $of }
guide-leave = Kilépés
guide-take-up = A kalauz folytatása
guide-next = Következő lépés: { $step }
guide-more = { $clause } szabály
guide-confirm = A köröd véget ért. Nézd át még egyszer: most még visszavonhatod. Ha elégedett vagy, erősítsd meg.
guide-wait = Most a többiek következnek. A napló elmondja, mit tesznek.
guide-all-told = Minden leckét megkaptál. Játssz tovább, ahogy szeretnél; a javaslatok addig jönnek, amíg ki nem lépsz.
guide-won = { $who } nyert { $points } ponttal. A legtöbb, { $most }, innen van: „{ $source }”.

# Century.
guide-century-welcome = Üdv a fűszerúton! Az nyer, akinek a legtöbb pontja van. A pontok a felső sor pontozókártyáin vannak, és mindegyik azokba a fűszerkockákba kerül, amelyeket mutat. Ezeket kell megszerezned. A keret egy jó első lépést mutat.
guide-century-play = Egy körben egy dolgot teszel. Többnyire kijátszol egy kártyát a kezedből: a termeléskártya a rajta látható fűszerkockákat adja. Utána előtted fekszik, és pihenésig nem játszhatod ki újra.
guide-century-acquire = Jobb kártyákkal jobb a karaván: vásárolj egy kártyát a kereskedési sorból. A bal szélső ingyenes; másért egy-egy fűszerkockát helyezel minden tőle balra fekvő kártyára. A kártyán fekvő fűszerkockák is a tieid.
guide-century-lay = Most fizetsz: egy-egy fűszerkockát teszel minden tőle balra fekvő kártyára. Aki később megveszi, megkapja a kockát is, ezért olcsó sárgát adj.
guide-century-upgrade = A fejlesztéskártya fejleszti a fűszerkockákat: sárgából piros, pirosból zöld, zöldből barna lesz. Lépésenként kattints egyet, egy kockára vagy többre, aztán küldd el a választást.
guide-century-rest = A kártyáid többsége már ki van játszva. Pihenéssel mindet visszaveszed a kezedbe. Ez egy körbe kerül, ezért akkor pihenj, ha a kezedben lévők már keveset érnek.
guide-century-trade = A cserekártya a nyíl fölötti fűszerkockákból az alatta lévőket adja, ahányszor fizetni tudsz: te választod meg, hányszor. Így lesz a sok olcsó kockából az a kevés drága, amelyet egy pontozókártya kér.
guide-century-claim = Megvan minden fűszerkockád, amelyet egy pontozókártya mutat: szerezd meg. A kockák visszakerülnek a készletbe, a pontok a tieid maradnak.
guide-century-coins = Az első két pontozókártya fölött érmék vannak: aki onnan szerez, kap egyet; az arany 3, az ezüst 1 pont. A kártyák balra csúsznak, ezért néha megéri várni.
guide-century-return = A köröd végén legfeljebb tíz fűszerkocka fér a karavánba. Neked több van: helyezd vissza a fölösleget, először a legolcsóbbakat.
guide-century-ending = A játék azzal a fordulóval ér véget, amelyben valaki megszerzi a hatodik pontozókártyáját (négy-öt játékosnál az ötödiket). Figyeld tehát, hány van a többieknek: a játékosok oszlopában látod.
guide-century-end = Számítanak a kártyák pontjai, egy aranyérme 3, egy ezüstérme 1, és minden megmaradt, nem sárga fűszerkocka 1 pont. Döntetlennél a később következő játékos nyer.

# Century alone.
guide-century-solo-welcome = Egyedül játszol az AI ellen. Tíz pontozókártya fordított piramist alkot; csak az szerezhető meg, amelyet semmi sem takar. Ha mind elfogyott, akkor nyersz, ha több pontod van, mint az AI-nak.
guide-century-solo-play = { guide-century-play }
guide-century-solo-acquire = { guide-century-acquire }
guide-century-solo-lay = { guide-century-lay }
guide-century-solo-upgrade = { guide-century-upgrade }
guide-century-solo-rest = { guide-century-rest }
guide-century-solo-claim = Megvan minden fűszerkockád egy nyílt pontozókártyához: szerezd meg az AI előtt. Amit takart, az felfordul. Az egyszemélyes játékban te nem kapsz érmét.
guide-century-solo-return = { guide-century-return }
guide-century-solo-automa = Minden köröd után az AI következik. Ha ki tud fizetni egy nyílt pontozókártyát, a legtöbb pontot érőt veszi el. Amit majdnem ki tud fizetni, az tehát veszélyben van.
guide-century-solo-die = Ha nem tud fizetni, a kockája jelöl ki egy helyet a kereskedési sorban. Az üres kártya fűszerkockát ad neki, az egykockás kap még egyet, a két- vagy többkockást eldobja: a kockák és egy ezüstérme az övé.
guide-century-solo-ending = A játék a tizedik pontozókártyával azonnal véget ér. A nem sárga fűszerkockáid 1-1 pontot érnek; az AI kockái a színük szerint, és az érméi is számítanak.
guide-century-solo-end = A kártyáid pontjai és a nem sárga fűszerkockáid (1-1 pont) számítanak. Az AI-nál a kártyák, az érmék és a kockák a színük szerint. A döntetlen nem győzelem.

# Puerto Rico.
guide-puerto-rico-welcome = Üdv Puerto Ricón! Árut termelsz, eladod vagy elszállítod. Minden hajóra rakott hordó és minden épület győzelmi pontot ér; a legtöbb pont nyer. Egy fordulóban mindenki választ egy szerepet, és azt mindenki végrehajtja.
guide-puerto-rico-pick = Válassz szerepet. A cselekedetét mindenki végrehajtja, te elsőként, és csak neked van privilégiumod. Azt válaszd, ami neked többet ér, mint a többieknek. A választott szerep ebben a fordulóban elkelt.
guide-puerto-rico-settler = Az ültetvényes: mindenki elvesz egy nyílt ültetvényt, és a szigetére rakja. A kukoricához nem kell épület, minden máshoz igen. Aki a szerepet választotta, kőbányát is vehet.
guide-puerto-rico-mayor = A polgármester telepeseket hoz. Tedd őket az ültetvényeid és épületeid karikáira: csak az működik, ami betelepített. Kattints a karikákra, vagy töltesd fel őket, aztán zárd le.
guide-puerto-rico-builder = Az építész: mindenki egy épületet építhet. Annyi pontot ér, amennyi rajta áll. A feldolgozóüzemek árut adnak az ültetvényekből; a lila épületeknek különleges képességük van. Mutass rá egyre, és elolvashatod.
guide-puerto-rico-craftsman = Az iparos árut termel: egy hordót minden betelepített ültetvényért, amelyhez betelepített karika van az üzemében. Aki a szerepet választotta, eggyel többet kap. Ne feledd: a többiek is kapnak árut.
guide-puerto-rico-trader = A kereskedő: mindenki eladhat egy hordót a kereskedőháznak, amely minden fajtából egyet vesz, és négy helye van. A kávé 4 dublon, a kukorica semmi. A pénzből épül a városod.
guide-puerto-rico-captain = A kapitány: aki tud, annak be kell rakodnia, körbe-körbe. Egy hajó csak egy árufajtát visz. Minden hordó egy győzelmi pont, és aki a szerepet választotta, eggyel többet kap.
guide-puerto-rico-storing = A berakodás után egy hordót tarthatsz meg; a többi elvész, ha nincs raktárad. Azt tartsd meg, ami jól eladható, vagy legközelebb hajóra fér.
guide-puerto-rico-extra = Egy épületed telepest kínál: az ispotály az új ültetvényre, az egyetem az új épületbe. Fogadd el: ami betelepített, azonnal működik.
guide-puerto-rico-doubloons = Amelyik szerepet egy fordulóban senki sem választja, arra egy dublon kerül. Aki később választja, elveszi a pénzt, így egy unalmas szerep is jó lehet.
guide-puerto-rico-quarries = Minden betelepített kőbánya egy dublonnal olcsóbbá tesz egy épületet, legfeljebb annyival, ahányadik oszlopban van. A táblán a te mostani áraid állnak.
guide-puerto-rico-manned = Minden alkalommal átrendezheted az összes telepesedet. Az ültetvényhez tarts betelepített karikát a feldolgozóüzemében: nélküle semmit sem ad, kivéve a kukoricát.
guide-puerto-rico-points = A pontok három forrása: az elszállított hordók (titkos jelzők), az épületeken álló pontok és a betelepített nagy épületek bónuszpontjai. Kevesen nyernek csak az egyikkel.
guide-puerto-rico-ending = A játék azzal a fordulóval ér véget, amelyben elfogynak a telepesek vagy a jelzők, vagy valaki betölti a tizenkettedik városmezőt. Mindhárom látszik az asztalon.
guide-puerto-rico-end = A lapon a jelzők, az épületek pontjai és a betelepített nagy épületek bónuszpontjai vannak. Döntetlennél a több dublon és hordó együtt dönt.

# Merchants of Europe.
guide-merchants-welcome = Üdv, kereskedő! Az nyer, aki elsőként szállítja le minden áruját mások állomásaira. A karavánok az utakon viszik; minden új állomás felszabadítja a következő árut. Először mindenki három állomást rak le.
guide-merchants-posts = Rakj le egy állomást lila városba. Ha kijön egy mellette fekvő mező száma, megkapod a nyersanyagát. Keress különböző nyersanyagokat és jó számokat: a 6-os és a 8-as jön ki a leggyakrabban.
guide-merchants-neutral = Három játékosnál mindenki lerak egy semleges állomást. Nem hoz semmit, de árut fogadhat: oda tedd, ahová a karavánjaid hamar eljutnak.
guide-merchants-start = Most az első út az egyik állomásod mellett, karavánnal. Olyan városok felé nyisd meg, ahol másoknak van állomásuk: oda fogsz szállítani.
guide-merchants-roll = A köröd dobással kezdődik. Előtte kijátszhatsz egy fejlesztési kártyát; többnyire csak dobsz. Minden állomás az ilyen számú mező mellett nyersanyagot hoz; aki semmit sem kap, 1 aranyat vesz el.
guide-merchants-card-played = Egy körben egy fejlesztési kártyát játszhatsz ki, de nem azt, amelyet ugyanabban a körben vettél. A kártya megmondja, mit tesz; vedd el, amit kínál, ahol az asztal mutatja.
guide-merchants-walk = A gabona legfeljebb három kereszteződéssel mozgat egy kereskedőt. Ha szabad városban áll meg, állomássá válik, és felszabadul a következő árud. Kattints a kereskedőre, aztán a célra: az út kirajzolódik.
guide-merchants-drive = A só legfeljebb három úttal mozgat egy karavánt. Mások útja 1 arany útvámba kerül. Kattints a karavánra, aztán arra az útra, amely olyan állomás mellett van, amely még nem kapott árut.
guide-merchants-deliver = A karavánod más állomása mellett áll: szállíts le! Semmibe sem kerül, és minden szállítás közelebb visz a győzelemhez. Egy állomás az egész játékban egy árut fogad.
guide-merchants-route = Egy út érc és fa, és érintenie kell egy saját állomást vagy utat. Ha elszigetelt várost kötsz be, a hozzá vezető minden útért arany jár.
guide-merchants-merchant = Egy kereskedő gyapjú, gabona és fa, és az egyik állomásodról indul. Onnan gabonáért jut el egy szabad városba, ahol állomássá válik.
guide-merchants-caravan = Egy második karaván érc, fa és só. Európa másik sarkát szolgálhatja ki, így két helyen is szállíthatsz.
guide-merchants-card = Egy fejlesztési kártya gyapjú és só. Lehet lándzsás lovas a rabló ellen, ingyen utazás, ingyen utak, arany vagy nyersanyag; csak te látod, melyik.
guide-merchants-bank = Ami hiányzik, megveheted: egy nyersanyag 2 arany, körönként legfeljebb kettő. Három egyforma kártya egy másikra vagy aranyra cserélhető. A többiekkel is kereskedhetsz: van rá eszköz.
guide-merchants-harvest = Nincs több, ami megérné: fejezd be a kört, és gyűjts. Vigyázz a sok kártyával: 7-nél több lapból a 7-es a felét elviszi.
guide-merchants-adjoining = Ezen az ösvényen kettős nyíl van, vagy az utad bekötött egy elszigetelt várost: válaszd ki a további utat vagy az aranyat fizető útvonalat.
guide-merchants-token = Az új állomásod olyan mező mellett van, amelyen üres karika van: egy ilyen mező számkorongot kap, és mostantól nyersanyagot hoz. Azt válaszd, amelyikre szükséged van.
guide-merchants-seven = 7-es vagy lándzsás lovas: helyezd át a rablót egy másik mezőre. Az addig nem hoz semmit, és lopsz egy kártyát valakitől, akinek állomása van mellette.
guide-merchants-discard = 7-est dobtak, és 7-nél több kártyád van: add vissza a felüket. Tartsd meg, ami a következő tervedhez kell.
guide-merchants-answer = Valaki cserét ajánl. Vesd össze, mit adsz és mit kapsz, és mire van szükségetek. Az elutasítás nem kerül semmibe.
guide-merchants-deal = A többiekkel egyezkedsz. Állíts össze ajánlatot a számlálókkal, és fogadd el az egyik választ, vagy egyiket sem.
guide-merchants-ending = Aki az utolsó áruját is leszállítja, azonnal nyer, ezért figyeld a szállításokat: az állomás felszabadít egy árut, a karaván leszállítja. Felváltva mindkettő kell.
guide-merchants-end = Aki minden áruját leszállította, nyert; a többiek sorrendjét a szállításaik száma adja. Az út számít: állomástól áruig, árutól vevőig.

# Landnám.
guide-landnam-welcome = Üdv a parton! Ismeretlen sziget vár. A tanyák, a falvak és az althingen szerzett jelzők pontok; a játéknak vége, ha valakinek 12 pontja van. Egy kör: aratás, mozgás és felfedezés, majd kereskedés és építkezés.
guide-landnam-move = Mozgás: egy hajó legfeljebb két lépést, vagy egy telepes egyet megy. A hajók a tengeren, a telepesek a szárazföldön maradnak. Kattints az egységre, aztán a célra. Az ismeretlen mezőre tett lépés felfedezi azt.
guide-landnam-step = Az egységednek maradt még egy lépése. Menj tovább, vagy állj meg. Egy jó föld mellett álló hajó később tanyát építhet ott.
guide-landnam-explore = Ismeretlen mező: dobókockák döntik el, milyen föld ez, és milyen számot kap. A felfedezés kártyáit a dobás előtt lehet kijátszani. A felfedező kap egyet a mező árujából.
guide-landnam-choose = Egy kártyád választást enged: vedd azt az eredményt vagy számot, amelyik neked a legjobb. A 6-os és a 8-as jön ki a leggyakrabban.
guide-landnam-enter = Amire rátaláltál, oda kártya nélkül nem léphetsz: játssz ki egyet, vagy maradj.
guide-landnam-flee = Valaki belépett az egységed mezőjére: egy lépést el kell mennie. Oda küldd, ahol a leghasznosabb.
guide-landnam-trade = Kereskedés: négy egyforma áruért egy másik jár, az áru kikötőjénél kettőért. Ajánlatot is tehetsz a többieknek a felső sáv gombjával. Ha végeztél, következik az építkezés.
guide-landnam-offer = Valaki cserét ajánl, vagy ajánlatot kér. Nézd meg, mid maradna utána; az elutasítás nem kerül semmibe.
guide-landnam-farm = Egy egység tanyát építhet a mezője sarkára, minden áruból egyért, és lekerül a tábláról. A tanya egy pont, arat a körülötte lévő számozott mezőkről, és új egységeket épít.
guide-landnam-unit = Egy tanya telepest vagy hajót építhet egy szomszédos mezőre. A számozott mezőn álló telepes két árut arat, és minden tanyához kell egy egység.
guide-landnam-village = A tenger melletti tanya faluvá bővíthető: második ház, második pont, és több jut minden aratásból.
guide-landnam-harbor = Az egységed javíthat a helyén: a hajó kikötőt épít, ahol két áruért egy jár; a telepes öregíti a mezőjét, amelynek így megváltozik a száma.
guide-landnam-build = Építkezés: amit ki tudsz fizetni, kiemelve látod a költségeknél, a helyek pedig világítanak a szigeten. Ha semmi sem éri meg, fejezd be a kört, és gyűjts.
guide-landnam-harvest = Két kockával dobtál: az ilyen számú mezők árut adnak az ottani tanyáknak, falvaknak és telepeseknek. Kijátszhatsz egy aratáskártyát, vagy egyszerűen arathatsz.
guide-landnam-age = Egy árut adó mező öregszik: a száma a következőre vált. Azt a mezőt válaszd, amelynek az új száma a legkevésbé árt, vagy a legtöbbet segít.
guide-landnam-thing = 7-es: althing ülésezik. Akinek épülete van egy mező mellett, perelheti az ott álló idegen egységet. Az ügy nyertese fehér jelzőt kap, egy pontot. Jelöld ki, ki kezd, és ott perelj, ahol több árud van.
guide-landnam-case = Az ügy tétek versenye: a felek felváltva több kártyát tesznek a mező árujából, vagy feladják. Minden tét elvész, ezért csak azért emelj, ami megéri. A vesztes egység törvényen kívüli lesz.
guide-landnam-closing = Minden ügyet meghallgattak. Akit háromszor vagy többször is perelhettek volna, de senki sem perelt, fekete jelzőt kap. Az althing kártyái még kijátszhatók.
guide-landnam-swap = Mozgás helyett beválthatsz egy sorskártyát bármilyen árura. Akkor éri meg, ha egy tanyához már csak egy áru hiányzik.
guide-landnam-ending = A játék annak a körnek a végén ér véget, amelyben valakinek 12 pontja van. Kilenc ház legfeljebb kilenc pont, így legalább hármat az althingen kell szerezni.
guide-landnam-end = A tanya egy pont, a falu kettő, és minden nálad lévő jelző egy. Egyenlőségnél a több fekete, aztán a piros, aztán a fehér jelző dönt.
