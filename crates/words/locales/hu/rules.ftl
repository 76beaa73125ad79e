# The rules of a game on a page of their own: the game in four paragraphs, then every clause.

rules-title = Szabályok
rules-title-of = Szabályok: { $game }
rules-clause-reason = { $clause }: { $reason }
rules-contents = Ezen az oldalon
rules-goal = Miről szól
rules-setup = Hogyan kezdődik
rules-turn = Mit teszel
rules-end = Hogyan ér véget
rules-search = Keresés a szabályokban
rules-found = { $count ->
        [0] Nincs olyan szabálypont, amelyben mindegyik szó szerepel.
       *[other] { $count } szabálypont
    }
rules-ruling = a mi döntésünk
rules-ruling-text = A szabálykönyv itt hallgat, vagy nem egyértelmű, ezért az asztal döntött.
rules-reconstructed = rekonstruált
rules-reconstructed-text = Az eredetinek ez a része elveszett, ezért újra el kellett készíteni úgy, hogy a többihez illjen.
rules-play = Azonnali játék

rules-century-goal = Karavánt vezetsz a fűszerúton. A fűszerkockák négyféle színűek, és mindegyik szín értékesebb az előzőnél: sárga, piros, zöld, barna. Pontozókártyákat szeretnél, és mindegyik meghatározott fűszerkockákat kér. A kereskedőkártyákkal fűszerkockákat kapsz, fejleszted és cseréled őket, amíg fizetni nem tudsz.
rules-century-setup = Öt pontozókártya és hat kereskedőkártya fekszik képpel felfelé, két sorban. Mindenkinek ugyanaz a két kereskedőkártya van a kezében, és néhány sárga fűszerkockája is van. Az első két pontozókártya fölött érmék fekszenek.
rules-century-turn = A körödben egyetlen akciót hajtasz végre. Kijátszol egy kártyát a kezedből, és végrehajtod, amit mutat. Vagy vásárolsz egy kártyát a kereskedési sorból: a bal szélső ingyenes, a többiért egy-egy fűszerkockát helyezel el minden kártyán, amely balra fekszik tőle. Vagy pihensz, és visszaveszed az összes kijátszott kártyádat. Vagy megszerzel egy pontozókártyát: visszahelyezed a készletbe azokat a fűszerkockákat, amelyeket mutat. A köröd végén legfeljebb tíz fűszerkocka lehet a karavánodban.
rules-century-end = Ha valaki megszerzi az ötödik pontozókártyáját – két vagy három játékos esetén a hatodikat –, a fordulót még be kell fejezni. Pontot kapsz a pontozókártyáidért, az érméidért (arany 3, ezüst 1) és minden fűszerkockádért, amely nem sárga. Az nyer, akinek a legtöbb pontja van.

rules-century-solo-goal = Egyedül játszod a Centuryt az AI ellen. Az AI kezében nincsenek kártyák: a dobókockája irányítja. Mindketten egy piramis tíz pontozókártyáját szeretnétek megszerezni.
rules-century-solo-setup = A tíz pontozókártya fordított, a csúcsán álló piramist alkot, és csak az alsó kártya fekszik képpel felfelé. A kereskedési sor a szokásos. Te és az AI egyaránt három sárga fűszerkockával kezdtek.
rules-century-solo-turn = A köreid a szokásosak: kijátszás, vásárlás, pihenés vagy megszerzés. Ezután az AI köre következik. Elveszi a legtöbb pontot érő nyílt pontozókártyát, amelyet ki tud fizetni. Ha nincs ilyen, dob a kockájával, és az azon a helyen fekvő kereskedőkártyát használja: többnyire elhelyez rajta egy fűszerkockát, néha pedig eldobja a kártyát, és kap egy érmét.
rules-century-solo-end = A játék véget ér, amikor valaki elveszi az utolsó pontozókártyát. Te a kártyáidért kapsz pontot, és minden fűszerkockádért, amely nem sárga; az AI a kártyáiért, az érméiért és a fűszerkockáiért, az értékük szerint. Csak akkor nyersz, ha több pontod van, mint az AI-nak.

rules-puerto-rico-goal = Egy gyarmatot irányítasz Puerto Ricón. Ültetvényeket hozol létre, telepeseket hívsz, építesz, árut termelsz, és eladod a kereskedőháznak, vagy hajón az óvilágba küldöd. Az elszállított áru és a felépített épületek győzelmi pontot hoznak.
rules-puerto-rico-setup = Mindenkinek van egy szigete egy ültetvénnyel, egy üres városa és néhány dublonja. Középen az ültetvények, a hajók és a megvehető épületek vannak. Az egyik játékos az első kormányzó.
rules-puerto-rico-turn = Egy fordulóban a kormányzótól kezdve mindenki választ egyet a megmaradt szerepek közül, és a szerep cselekedetét sorban mindenki végrehajtja. Az ültetvényes ültetvényeket hoz, a polgármester telepeseket, az építész épületeket, az iparos árut; a kereskedő elad, a kapitány hajóra rak, az aranyásó pedig talál egy dublont. Aki a szerepet választotta, annak privilégiuma van. Azokon a szerepeken, amelyeket senki sem választott, dublonok gyűlnek. Az ültetvények és az épületek csak akkor működnek, ha telepes van rajtuk.
rules-puerto-rico-end = A játék azzal a fordulóval ér véget, amelyben nincs elég telepes a hajóra, elfogynak a győzelmipont-jelzők, vagy betelik valakinek a városa. Számítanak a jelzőid, az épületeid pontjai és a betelepített nagy épületek bónuszpontjai. Az nyer, akinek a legtöbb pontja van.

rules-merchants-goal = Egy kereskedőcsaládot vezetsz a középkori Európában. Kereskedelmi utakat nyitsz meg, kereskedőállomásokat alapítasz idegen városokban, és karavánokat indítasz útnak. Az nyer, aki elsőként szállítja le az összes saját áruját mások állomásaira.
rules-merchants-setup = Minden játékosnak van három állomása, egy útja egy karavánnal és néhány nyersanyagkártyája. A többi állomás a raktárban fekszik, mindegyik egy-egy árun. Az áru akkor szállítható le, ha a rajta fekvő állomás már felépült; az első áru kezdettől szabad.
rules-merchants-turn = Dobsz két dobókockával: minden állomás, amely ilyen számú mező mellett áll, egy nyersanyagot hoz a tulajdonosának, és aki semmit sem kap, elvesz 1 aranyat. A 7-es után áthelyezed a rablót. Ezután kereskedsz a többiekkel, vásárolsz és cserélsz, majd utakat nyitsz meg, kereskedőket fogadsz fel, karavánokat és fejlesztési kártyákat veszel. Gabonáért a kereskedőid mozognak, és amelyiknek a mozgása szabad városban ér véget, állomássá válik. Sóért a karavánjaid haladnak az utakon, útvámért másokéin is, és árut szállítanak le azokra az állomásokra, amelyek még nem kaptak.
rules-merchants-end = Aki az utolsó saját áruját is leszállította, azonnal nyer.

rules-landnam-goal = Egy ismeretlen szigetet népesítesz be. A hajóid felfedezik, a telepesek földet foglalnak, a tanyák és a falvak árut hoznak, az althingen pedig eldőlnek a földért folyó viták. A tanyák, a falvak és az althingen szerzett jelzők pontot érnek.
rules-landnam-setup = Csak a szigetet körülvevő tenger és középen egy hegy ismert. Mindenkinek van egy hajója a külső tengeren, minden áruból két kártyája és egy sorskártyája, amely segít a felfedezésben.
rules-landnam-turn = Dobsz két dobókockával az aratáshoz: az ilyen számú mezők árut hoznak a mellettük álló tanyáknak és falvaknak vagy a rajtuk álló telepeseknek, és az egyik mező öregszik, vagyis megváltozik a száma. A 7-es után aratás helyett althing ülésezik: akinek épülete van egy mező mellett, perelheti az ott álló idegen egységet, és mindkét fél árut tesz fel tétként. Ezután mozgatsz egy hajót vagy egy telepest, és az a lépés, amely ismeretlen mezőre vezet, felfedezi a mezőt. Végül kereskedsz, és egységeket, tanyákat, falvakat és kikötőket építesz.
rules-landnam-end = A játék annak a körnek a végén ér véget, amelyben valakinek 12 vagy több pontja van. Egy tanya egy pont, egy falu kettő, minden jelző egy. Az nyer, akinek a legtöbb pontja van.
