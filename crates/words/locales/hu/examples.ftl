# Below the drawn examples of the rules pages: what is to be seen, in words.

example-century-upgrade = Mindkét lépés ugyanarra a sárga fűszerkockára jut: piros lesz belőle, majd zöld. Két fűszerkockát is lehetett volna egy-egy lépéssel fejleszteni.
example-century-trade = Két sárgáért egy zöld, kétszer egymás után: négy sárga fűszerkockából két zöld lesz.
example-century-acquire = A negyedik kártya három fűszerkockába kerül: a tőle balra fekvő kártyák mindegyikére egy kerül. Ezután a sor balra csúszik, és a jobb szélére új kártya jön.
example-century-coins = Aki az első kártyát szerzi meg, aranyérmét is kap vele, aki a másodikat, ezüstérmét.
example-century-silver = Elfogyott az arany: most az ezüst van az első kártya fölött, a másodikhoz pedig már nem jár érme.
example-century-surplus = A kör végén tizenkét fűszerkocka kettővel több a megengedettnél. Itt két sárga kerül vissza.

example-century-solo-pyramid = Az alsó kártya és a fölötte lévők egyike már nincs ott. Ezzel felszabadult a háromkártyás sor bal szélső kártyája: már semmi sem fekszik rajta. A többin még rajta van a megmaradt kártya.
example-century-solo-claim = Az AI ki tudja fizetni a képpel felfelé fekvő kártyát. Visszahelyez két sárga és két zöld fűszerkockát, elveszi a kártyát, és nem dob.
example-century-solo-trade = A dobás 3-as: a harmadik kártya két sárgát cserél egy zöldre, és az AI ki tudja fizetni. Ezután elhelyezi a kártyán a legalacsonyabb értékű fűszerkockáját, egy sárgát.
example-century-solo-coin = A dobás 2-es: a második kártyán két fűszerkocka fekszik. Az AI elveszi őket, és kap egy ezüstérmét, a kártyát eldobja, a sor pedig újratöltődik.

example-puerto-rico-quarry = Az ültetvényes a négy ültetvény egyike helyett kőbányát vesz el.
example-puerto-rico-manned = A haciendán senki sem dolgozik, ezért nem működik. A másik három épület betelepített, a cukormalom is, bár csak az egyik karikáján van telepes.
example-puerto-rico-price = Három betelepített kőbánya: az első oszlopban csak egy számít közülük, a másodikban kettő. Így az építőkunyhó 1 dublonnal olcsóbb, az iroda 2-vel, a kikötő és a városháza 3-mal.
example-puerto-rico-produce = Kukorica: két betelepített ültetvény, két hordó. Cukor: három telepes a malomban, de két betelepített ültetvény, tehát kettő. Dohány: két ültetvény, de egy telepes a tárolóban, tehát egy.
example-puerto-rico-sell = Indigó már van a kereskedőházban, ezért Anna nem adhatja el a magáét. Kávé nincs benne, így Anna hordóját megveszi.
example-puerto-rico-load = Anna berakja a cukrát. Két hajó üres, és azt kell választania, amelyikre a legtöbb hordó fér: mind az öt a 6 rakhelyes hajóra kerül.

example-merchants-harvest = A dobás 5-ös. Köln (4) és Nürnberg (1) az ilyen számú szántóföldhöz ér, és mindkét állomás egy gabonát hoz.
example-merchants-route = Anna (1) összeköti Torinót Velencével. Az útvonal három útból áll: Anna az övéért 1 aranyat kap, Bjarni (2) a két sajátjáért 2-t.
example-merchants-post = Egy gabonáért a kereskedő két lépést tesz Budapestről Belgrádba. Ez szabad városhely, ezért állomássá válik, és a mellette fekvő szántóföld számkorongot kap.
example-merchants-delivery = Egy sóért Bjarni (2) karavánja továbbmegy. Párizsban leszállít, onnan Brüsszelbe megy, és ott is leszállít.

example-landnam-harvest = A dobás 8-as: a rét melletti tanya Annának (1) egy juhot hoz, a falu Bjarninak (2) kettőt. Ezután a mező öregszik, és a 8-asból 9-es lesz.
example-landnam-settler = A réten telepes áll: Kristjana (3) kap két juhot, a tanya és a falu pedig semmit sem hoz.
example-landnam-case = Anna (1) bepereli Bjarnit (2) a tanyája melletti réten álló telepes miatt. Anna két juhot tett fel, Bjarni egyet: ha nem emel legalább háromra, veszít.
example-landnam-outlaw = Bjarni (2) elvesztette a perét: a telepese törvényen kívüli. Anna (1) piros jelzője a telepes és Anna tanyája között fekszik.
example-landnam-explore = A zöld kocka 7-est mutat, a szomszédos hegy 2-t, az erdő 1-et ad hozzá: ez 10, vagyis erdő, és a piros kocka 4-es számot ad neki. A hajó nem léphet szárazföldre, ezért ott marad, ahol van.
