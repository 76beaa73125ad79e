# The guide of a first game: the card beside the board.
guide-title = Útmutató
guide-progress = lecke: { $told }/{ $of }
guide-leave = Útmutató nélkül
guide-show = Az útmutató kártyájának megjelenítése
guide-take-up = Az útmutató folytatása
guide-next = Következő lépés: { $step }
guide-more = Szabály: { $clause }
guide-confirm = A köröd véget ért. Nézd át még egyszer: most még visszavonhatod. Ha elégedett vagy, erősítsd meg.
guide-wait = Most nem te következel. A napló elmondja, mi történik.
guide-all-told = Ennyi volt a tanulnivaló. Játssz tovább kedved szerint; javaslatokat addig kapsz, amíg útmutatóval játszol.
guide-won = { $who } nyert { $points } ponttal.
guide-won-you = Nyertél { $points } ponttal.
guide-won-most = Ennek legnagyobb része, { $most }, innen van: „{ $source }”.

# Century.
guide-century-welcome = Üdv a fűszerúton! Az nyer, akinek a legtöbb pontja van. A pontokat a felső sor pontozókártyái adják; mindegyik a rajta látható fűszerkockákba kerül. A keret egy jó első lépést mutat.
guide-century-play = Egy kör egyetlen akció. Többnyire kijátszol egy kártyát a kezedből: a termeléskártya a rajta látható fűszerkockákat adja. A kártya ezután előtted fekszik, és pihenésig nem játszhatod ki újra.
guide-century-acquire = Jobb kártyák, jobb karaván: vásárolj egy kereskedőkártyát a sorból. A bal szélső ingyenes; egy másikért egy-egy fűszerkockát helyezel minden tőle balra fekvő kártyára. A megvett kártyán fekvő fűszerkockák is a tieid.
guide-century-lay = Most fizess: egy-egy fűszerkockát helyezz minden kártyára, amely a tiédtől balra fekszik. Ezeket később a kártyával együtt elviszik, ezért olcsó sárgát adj.
guide-century-upgrade = A fejlesztéskártya értékesebbé teszi a fűszerkockákat: sárgából piros, pirosból zöld, zöldből barna lesz. Lépésenként kattints egyet, egy fűszerkockára vagy többre, aztán nyomd meg a „Kész” gombot.
guide-century-rest = A kártyáid többségét már kijátszottad. Pihenéssel mindet visszaveszed a kezedbe. Ez egy körbe kerül, ezért akkor pihenj, ha a kezedben lévők már keveset érnek.
guide-century-trade = A cserekártya a nyíl fölötti fűszerkockákat az alattiakra cseréli, ahányszor ki tudod fizetni: te választod meg, hányszor. Így lesz a sok olcsóból az a néhány drága, amelyet egy pontozókártya kér.
guide-century-claim = Megvan az összes fűszerkocka, amelyet egy pontozókártya mutat: szerezd meg! A fűszerkockák visszakerülnek a készletbe, a pontok a játék végéig a tieid.
guide-century-coins = Az első két pontozókártya fölött érmék fekszenek: aki onnan szerez meg kártyát, kap egyet; az arany 3, az ezüst 1 pont. A kártyák balra csúsznak, ezért egy jobbra fekvőre érdemes lehet várni.
guide-century-return = A köröd végén legfeljebb tíz fűszerkocka lehet a karavánodban. Neked több van: helyezd vissza a fölösleget, először a legolcsóbbakat.
guide-century-ending = A játék azzal a fordulóval ér véget, amelyben valaki megszerzi a hatodik pontozókártyáját (négy vagy öt játékos esetén az ötödiket). Figyeld tehát, hány kártyájuk van a többieknek: a játékosok oszlopában látod.
guide-century-end = Számítanak a kártyák pontjai, egy aranyérme 3, egy ezüstérme 1, és minden megmaradt, nem sárga fűszerkocka 1 pont. Döntetlennél az van előrébb, aki később következik a sorrendben.

# Century alone.
guide-century-solo-welcome = Egyedül játszol az AI ellen. Tíz pontozókártya fordított piramist alkot; csak az szerezhető meg, amelyet semmi sem takar. Ha mind a tíz elfogyott, akkor nyersz, ha több pontod van, mint az AI-nak.
guide-century-solo-play = { guide-century-play }
guide-century-solo-acquire = { guide-century-acquire }
guide-century-solo-lay = { guide-century-lay }
guide-century-solo-upgrade = { guide-century-upgrade }
guide-century-solo-rest = { guide-century-rest }
guide-century-solo-trade = { guide-century-trade }
guide-century-solo-claim = Megvan az összes fűszerkocka egy nyílt pontozókártyához: szerezd meg az AI előtt! Az így felszabadult kártyák felfordulnak. Az egyszemélyes játékban te nem kapsz érmét.
guide-century-solo-return = { guide-century-return }
guide-century-solo-automa = Minden köröd után az AI következik. Ha ki tud fizetni nyílt pontozókártyát, elveszi a legtöbb pontot érőt. Amit majdnem ki tud fizetni, az tehát veszélyben van.
guide-century-solo-die = Ha nem tud fizetni, a dobókockája jelöl ki egy helyet a kereskedési sorban. Ha ott legfeljebb egy fűszerkocka van, a kártya adhat neki párat, és ráteszi a legolcsóbbat. Amelyiken több, azt eldobja: a kockák és egy ezüstérme az övé.
guide-century-solo-ending = A játék a tizedik pontozókártyával azonnal véget ér. A megmaradt, nem sárga fűszerkockáid 1-1 pontot érnek; az AI fűszerkockái a színük szerint számítanak, és az érméi is.
guide-century-solo-end = Neked a kártyáid és a megmaradt, nem sárga fűszerkockáid (1-1 pont) számítanak, az AI-nak a kártyái, az érméi és szín szerint a fűszerkockái. A döntetlen nem győzelem.

# Puerto Rico.
guide-puerto-rico-welcome = Üdv Puerto Ricón! Árut termelsz, és hajóra rakod vagy eladod. Minden berakott hordó és minden épület győzelmi pontot ér; az nyer, akinek a legtöbb van.
guide-puerto-rico-pick = Válassz szerepet. A cselekedetét mindenki végrehajtja, te elsőként, de a privilégiuma csak a tiéd. Azt válaszd, ami neked többet ér, mint a többieknek. Amit már választottak, az ebben a fordulóban elkelt.
guide-puerto-rico-settler = Az ültetvényes: mindenki elvesz egy nyílt ültetvényt, és lerakja a szigetére. A kukoricához nem kell épület, minden máshoz igen. Aki a szerepet választotta, kőbányát is elvehet helyette.
guide-puerto-rico-mayor = A polgármester telepeseket hoz. Tedd őket az ültetvényeid és épületeid karikáira: csak az működik, ami betelepített. Kattints a karikákra vagy a „Kitöltés”, végül a „Kész” gombra.
guide-puerto-rico-builder = Az építész: mindenki felépíthet egy épületet. Annyi pontot ér, amennyi rajta áll. A feldolgozóüzemek áruvá teszik a termést; a lila épületeknek különleges képességük van. Mutass rá egyre, és elolvashatod.
guide-puerto-rico-craftsman = Az iparos árut termel: egy hordót minden betelepített ültetvényért, amelyhez az üzemében is tartozik betelepített karika; a kukoricához nem kell üzem. Aki a szerepet választotta, eggyel többet kap. Ne feledd: a többiek is kapnak árut.
guide-puerto-rico-trader = A kereskedő: mindenki eladhat egy hordót a kereskedőháznak, amely minden árufajtából egyet vesz, és négy helye van. A kávé 4 dublont hoz, a kukorica semmit. A pénzből épül a városod.
guide-puerto-rico-captain = A kapitány: aki be tud rakodni, annak be is kell, körről körre. Egy hajó csak egy árufajtát szállít. Minden hordó egy győzelmi pont, és aki a szerepet választotta, eggyel többet kap.
guide-puerto-rico-storing = A berakodás után egy hordót tarthatsz meg; a többi elvész, hacsak raktár nem tárolja. Azt tartsd meg, ami jól eladható, vagy legközelebb hajóra fér.
guide-puerto-rico-extra = Egy épületed telepest kínál: az ispotály az új ültetvényre, az egyetem az új épületbe. Fogadd el: ami betelepített, azonnal működik.
guide-puerto-rico-doubloons = Amelyik szerepet egy fordulóban senki sem választja, annak a kártyájára egy dublon kerül. Aki később választja, a pénzt is elveszi, így egy unalmas szerep is jó lehet.
guide-puerto-rico-quarries = Minden betelepített kőbánya egy dublonnal csökkenti egy épület árát, de legfeljebb annyival, ahányadik oszlopban az épület van. A táblán a te mostani áraid állnak.
guide-puerto-rico-manned = Minden alkalommal áthelyezheted az összes telepesedet. Az ültetvényhez a saját feldolgozóüzemében is kell betelepített karika: enélkül semmit sem terem. Csak a kukorica kivétel.
guide-puerto-rico-points = A pontok három forrása: a berakott hordók (rejtett jelzők), az épületeken álló pontok és a betelepített nagy épületek bónuszpontjai. Kevesen nyernek csak az egyikkel.
guide-puerto-rico-ending = A játék azzal a fordulóval ér véget, amelyben nincs elég telepes a hajóra, elfogynak a jelzők, vagy valaki beépíti a tizenkettedik városmezőjét. Mindhárom látszik az asztalon.
guide-puerto-rico-end = A pontszám a jelzők, az épületek pontjai és a betelepített nagy épületek bónuszpontjai együtt. Döntetlennél az van előrébb, akinek dublonból és hordóból együtt több van.

# Merchants of Europe.
guide-merchants-welcome = Üdv, kereskedő! Az nyer, aki elsőként leszállítja az összes áruját mások állomásaira. Az árut karavánok viszik az utakon; minden új állomás felszabadítja a következőt. Először mindenki három állomást rak le.
guide-merchants-posts = Rakj le egy állomást egy lila városra. Ha kijön egy mellette fekvő mező száma, megkapod a nyersanyagát. Keress különböző nyersanyagokat és sokpöttyös számokat: a 6-os és a 8-as jön ki a leggyakrabban.
guide-merchants-start = Most rakd le az első utadat egy állomásod mellé, karavánnal együtt. Olyan városok felé vezessen, ahol másoknak van állomásuk: oda fogsz szállítani.
guide-merchants-roll = A köröd dobással kezdődik. Előtte kijátszhatsz egy fejlesztési kártyát; többnyire csak dobsz. Az ilyen számú mezők mellett minden állomás nyersanyagot hoz a tulajdonosának; aki semmit sem kap, annak 1 arany jár, de 7-esnél nem.
guide-merchants-card-played = Egy körben egy fejlesztési kártyát játszhatsz ki, de olyat nem, amelyet ugyanabban a körben vettél. Rajta áll, mit tud; amit kínál, azt ott vedd el, ahol az asztal mutatja.
guide-merchants-walk = Egy gabona legfeljebb három kereszteződéssel mozdít tovább egy kereskedőt. Ha szabad városban áll meg, állomássá válik, és felszabadul a következő árud. Kattints a kereskedőre, aztán a célra: az útvonal kirajzolódik.
guide-merchants-drive = Egy só legfeljebb három úttal mozdít tovább egy karavánt. Mások útja 1 arany útvámba kerül. Kattints a karavánra, aztán egy útra olyan állomás mellett, amely még nem kapott árut.
guide-merchants-deliver = A karavánod idegen állomás mellett áll: szállíts le egy árut! Semmibe sem kerül, és minden szállítás közelebb visz a győzelemhez. Egy állomás az egész játékban egy árut fogad.
guide-merchants-route = Egy út ára érc és fa, és saját állomáshoz vagy úthoz kell érnie. Ha elszigetelt várost kötsz be, az útvonal minden útja aranyat fizet.
guide-merchants-merchant = Egy kereskedő ára gyapjú, gabona és fa; az egyik állomásodról indul. Onnan gabonáért jut el egy szabad városba, ahol állomássá válik.
guide-merchants-caravan = A második karaván ára érc, fa és só. Európa másik sarkát láthatja el, így egyszerre két helyen szállíthatsz.
guide-merchants-card = Egy fejlesztési kártya ára gyapjú és só. Lehet lándzsás lovas a rabló ellen, ingyenes mozgás, ingyenes utak, arany vagy nyersanyag; csak te látod, melyik.
guide-merchants-bank = Ami hiányzik, azt megveheted: egy nyersanyag 2 arany, körönként legfeljebb kettő. Egy nyersanyag három kártyája egy másikra vagy aranyra cserélhető. A többiekkel is kereskedhetsz: erre való a „Kereskedés”.
guide-merchants-harvest = Már semmi más nem éri meg: fejezd be a kört, és gyűjts. Vigyázz, ha sok kártyád van: ha 7-nél több, a 7-es a felét elviszi.
guide-merchants-adjoining = Ezen az ösvényen kettős nyíl van, vagy az utad bekötött egy elszigetelt várost: válaszd ki a további utat vagy az aranyat fizető útvonalat.
guide-merchants-token = Az új állomásod üres karikájú mező mellett áll: egy ilyen mező számkorongot kap, és mostantól nyersanyagot hoz. Azt válaszd, amelyiknek a nyersanyagára szükséged van.
guide-merchants-seven = 7-es vagy lándzsás lovas: helyezd át a rablót egy másik mezőre. Amíg ott áll, a mező semmit sem ad, te pedig lopsz egy kártyát valakitől, akinek állomása van mellette.
guide-merchants-discard = A dobás 7-es, és 7-nél több kártyád van: add vissza a felét. Azt tartsd meg, ami a következő tervedhez kell.
guide-merchants-answer = Valaki ajánlatot tesz neked. Vesd össze, mit adsz és mit kapsz, és kinek mire van szüksége. Az elutasítás nem kerül semmibe.
guide-merchants-deal = A többiekkel egyezkedsz. Állíts össze egy ajánlatot a számlálókkal, és fogadd el az egyik választ, vagy egyiket sem.
guide-merchants-ending = Aki az utolsó áruját is leszállítja, azonnal nyer, ezért figyeld a szállításokat: az állomás felszabadít egy árut, a karaván leszállítja. Felváltva mindkettő kell.
guide-merchants-later-discard = Ha a dobás 7-es, mindenki, akinek 7-nél több nyersanyagkártyája van, visszaadja a felét, saját választása szerint. Jobb tehát időben elkölteni őket.
guide-merchants-later-routes = Néhány ösvényen kettős nyíl van: az oda rakott úthoz ingyen jár még egy. Az elszigetelt várost bekötő út aranyat hoz a legrövidebb útvonalért; ha több egyforma van, te választasz.
guide-merchants-later-deal = A körödben kereskedhetsz a többiekkel: állíts össze egy ajánlatot a számlálókkal, vagy hallgasd meg, ők mit ajánlanak. Elfogadhatod az egyik választ, vagy egyiket sem.
guide-merchants-end = Aki minden áruját leszállította, nyert; a többiek sorrendjét a szállításaik száma adja. Ez a lánc számít: állomástól áruig, árutól vevőig.

# Landnám.
guide-landnam-welcome = Üdv a parton! A tanyák, a falvak és az althingen szerzett jelzők pontot érnek; a játék véget ér, ha valakinek 12 pontja van. Hogy az első játék rövid legyen, az első fordulókat botok játszották le, helyetted is; a napló elmondja.
guide-landnam-move = Mozgás: egy hajó legfeljebb két lépést tesz, vagy egy telepes egyet. A hajók a tengeren, a telepesek a szárazföldön maradnak. Kattints az egységre, aztán a célra. Az ismeretlen mezőre vezető lépés felfedezi a mezőt.
guide-landnam-step = Az egységednek maradt még egy lépése. Menj tovább, vagy állj meg. A jó föld mellett álló hajó később tanyát építhet oda.
guide-landnam-explore = Ismeretlen mező: dobókockák döntik el, milyen föld ez, és milyen számot kap. Felfedezéskártyát a dobás előtt lehet kijátszani. A felfedező kap egyet a mező árujából.
guide-landnam-choose = Az egyik kártyáddal választhatsz: azt az eredményt vagy számot vedd, amelyik neked a legjobb. A 6-os és a 8-as jön ki a leggyakrabban.
guide-landnam-enter = A talált mezőre kártya nélkül nem léphetsz: játssz ki egyet, vagy maradj, ahol vagy.
guide-landnam-flee = Valaki az egységed mezőjére lépett: az egységed egy lépéssel elmenekül. Oda küldd, ahol a leghasznosabb.
guide-landnam-trade = Kereskedés: négy egyforma áru egy másfajtára cserélhető, a fajtájuk kikötőjénél már kettő is. Ajánlatot is tehetsz a többieknek a sáv gombjával. Ha végeztél, következik az építkezés.
guide-landnam-offer = Valaki ajánlatot tesz vagy kér. Nézd meg, mid lenne utána; az elutasítás nem kerül semmibe.
guide-landnam-farm = Egy egység tanyát építhet a mezője egyik sarkára: ára minden áruból egy, és az egység lekerül a tábláról. A tanya egy pont, arat a körülötte lévő számozott mezőkön, és új egységeket épít.
guide-landnam-unit = Egy tanya telepest vagy hajót építhet egy szomszédos mezőre. A számozott mezőn álló telepes két árut arat, és minden új tanyát egy egység épít.
guide-landnam-village = A tenger melletti tanya faluvá bővíthető: második ház, második pont, és több áru minden aratáskor.
guide-landnam-harbor = Az egységed jobbá teheti a mezőjét: a hajó kikötőt épít, ahol két áruért jár egy másik; a telepes öregíti a mezőt, amelynek így megváltozik a száma.
guide-landnam-build = Építkezés: amit ki tudsz fizetni, azt a költségek közt kiemelve látod, a lehetséges helyek pedig világítanak a szigeten. Ha semmi sem éri meg, fejezd be a kört, és gyűjts.
guide-landnam-harvest = A két dobókocka döntött: az ilyen számú mezők árut adnak az ottani tanyáknak és falvaknak, vagy a rajtuk álló telepesnek. Kijátszhatsz egy aratáskártyát, vagy egyszerűen arathatsz.
guide-landnam-age = Az egyik mező, amely árut adott, öregszik: a száma a következőre vált. Azt válaszd, amelynek az új száma a legkevésbé árt neked, vagy a legtöbbet segít.
guide-landnam-thing = 7-es: ülésezik az althing. Akinek épülete van egy mező mellett, perelheti az ott álló idegen egységet. Aki megnyer egy ügyet, fehér jelzőt kap, vagyis egy pontot. Jelöld ki, ki kezd, és ott perelj, ahol több árud van.
guide-landnam-case = Az ügyet a tétek döntik el: a felek felváltva emelnek a mező árujával, vagy feladják. Minden tét elhasználódik, ezért csak azért emelj, ami megéri. Ha a védekező veszít, az egység törvényen kívüli lesz.
guide-landnam-closing = Nincs több ügy. Aki ellen három vagy több ügy volt lehetséges, de senki sem perelte, fekete jelzőt kap. Althingkártyát még ki lehet játszani.
guide-landnam-swap = Mozgás helyett beválthatsz egy sorskártyát bármelyik árura. Akkor éri meg, ha egy tanyához már csak egy áru hiányzik.
guide-landnam-ending = A játék annak a körnek a végén ér véget, amelyben valakinek 12 pontja van. Kilenc ház legfeljebb kilenc pont, így legalább hármat az althingen kell szerezni.
guide-landnam-later-choose = A sorskártyák segíthetnek a felfedezésben: az egyikkel te választod az új mező számát, egy másikkal két eredmény közül az egyiket. A dobás előtt lehet kijátszani őket.
guide-landnam-later-enter = Az egység néha olyan mezőt talál, amelyre nem léphet: a hajó szárazföldet, a telepes hegyet. Ilyenkor a helyén marad, hacsak egy mozgáskártya be nem engedi.
guide-landnam-later-flee = Egy kártya vagy üldözés elűzhet egy egységet a mezőjéről: a tulajdonosa ekkor egy lépéssel szabad mezőre viszi. Ha nincs ilyen, lekerül a tábláról.
guide-landnam-later-closing = Az althing végén fekete jelzőt kap, aki ellen három vagy több ügy volt lehetséges, de senki sem perelte. Ez is egy pont, mint a többi jelző.
guide-landnam-later-harbor = A peremen belüli tengermezőn, számozott mező mellett álló hajó két egyforma áruért kikötőt építhet: ott két ilyen áru elég egy másikért. A telepes öregítheti a mezőjét.
guide-landnam-end = A tanya egy pont, a falu kettő, és minden nálad lévő jelző egy. Egyenlők között a több fekete, aztán a több piros, végül a több fehér jelző dönt.
