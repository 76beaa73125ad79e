# The guide of a first game: the card beside the board.
guide-title = Rettleiing
guide-progress = leksjon { $told } av { $of }
guide-leave = Slutt rettleiinga
guide-take-up = Ta opp att rettleiinga
guide-next = Neste steg: { $step }
guide-more = Regel { $clause }
guide-confirm = Turen din er ferdig. Sjå over han: Du kan enno angre. Er du nøgd, stadfestar du.
guide-wait = No har dei andre tur. Loggen fortel kva dei gjer.
guide-all-told = No har du fått alle leksjonane. Spel vidare som du vil; framlegga held fram til du sluttar rettleiinga.
guide-won = { $who } vann med { $points } poeng. Dei fleste, { $most }, står under «{ $source }».

# Century.
guide-century-welcome = Velkomen til kryddervegen! Flest poeng vinn. Dei står på poengkorta i den øvste rekkja, og kvart av dei kostar kubane det viser. Det gjeld å skaffe slike kubar. Ringen viser eit godt første steg.
guide-century-play = I ein tur gjer du éin ting. Oftast spelar du ut eit kort frå handa: Eit krydderkort gjev kubane det viser. Så ligg det framfor deg og kan ikkje spelast att før du kviler.
guide-century-acquire = Betre kort gjev ein betre karavane: Kjøp eit kjøpmannskort frå rekkja. Det lengst til venstre er gratis; for eit anna legg du ein kube på kvart kort til venstre for det. Kubar på kortet følgjer med.
guide-century-lay = No betaler du: ein kube på kvart kort til venstre for ditt. Den som seinare kjøper kortet, får kuben, så legg billege gule.
guide-century-upgrade = Eit oppgraderingskort oppgraderer kubar: gul til raud, raud til grøn, grøn til brun. Klikk éin gong for kvart steg, på éin kube eller fleire, og send så valet.
guide-century-rest = Dei fleste korta dine er utspelte. Når du kviler, tek du alle opp att på handa. Det kostar ein tur, så kvil når korta på handa er til lita nytte.
guide-century-trade = Eit bytekort gjer kubane over pila om til dei under, så ofte du kan betale: Du vel kor ofte. Slik vert mange billege kubar til dei få dyre som eit poengkort krev.
guide-century-claim = Du har alle kubane som eit poengkort viser: Ta det. Kubane går tilbake, og poenga er dine resten av spelet.
guide-century-coins = Over dei to første poengkorta ligg det myntar: Den som tek der, får éin; gull er 3 poeng, sølv 1. Korta flyttar seg mot venstre, så det kan løne seg å vente.
guide-century-return = Ved slutten av turen har karavanen plass til ti kubar. Du har fleire: Legg tilbake overskotet, dei billegaste først.
guide-century-ending = Spelet sluttar med runden der nokon tek det sjette poengkortet sitt (det femte med fire eller fem spelarar). Følg difor med på kor mange dei andre har: Du ser det ved spelarane.
guide-century-end = Du tel poenga på korta, 3 for ein gullmynt, 1 for ein sølvmynt og 1 for kvar kube som ikkje er gul. Er det likt, vinn den som er seinare i turrekkja.

# Century alone.
guide-century-solo-welcome = Du spelar åleine mot Automa. Ti poengkort ligg som ein omvend pyramide; berre kort som ingenting dekkjer, kan takast. Når alle ti er borte, vinn du om du har fleire poeng enn Automa.
guide-century-solo-play = { guide-century-play }
guide-century-solo-acquire = { guide-century-acquire }
guide-century-solo-lay = { guide-century-lay }
guide-century-solo-upgrade = { guide-century-upgrade }
guide-century-solo-rest = { guide-century-rest }
guide-century-solo-claim = Du har alle kubane som eit synleg poengkort viser: Ta det før Automa gjer det. Det som låg under, vert snudd opp. I einmannsspelet får du ingen myntar.
guide-century-solo-return = { guide-century-return }
guide-century-solo-automa = Etter kvar tur du har, har Automa tur. Kan Automa betale eit synleg poengkort, tek Automa det med flest poeng. Eit kort Automa nesten kan betale, er altså i fare.
guide-century-solo-die = Kan Automa ikkje betale, vel terningen ein plass i rekkja. Eit tomt kort gjev kubar, eit kort med éin kube får éin til, og eit med to eller fleire vert lagt bort: Då får Automa kubane og ein sølvmynt.
guide-century-solo-ending = Spelet sluttar straks med det tiande poengkortet. Kubane dine som ikkje er gule, tel 1 kvar; kubane til Automa tel etter fargen, og myntane tel òg.
guide-century-solo-end = Du tel poenga på korta dine og 1 for kvar kube som ikkje er gul. Automa tel kort, myntar og kubar etter farge. Uavgjort er ikkje siger.

# Puerto Rico.
guide-puerto-rico-welcome = Velkomen til Puerto Rico! Du dyrkar varer og sel dei eller skipar dei ut. Kvar tønne på skip og kvar bygning gjev sigerspoeng; flest poeng vinn. I ein runde vel kvar si rolle, og alle utfører ho.
guide-puerto-rico-pick = Vel ei rolle. Alle utfører handlinga, du først, og berre du har privilegiet. Vel difor det som hjelper deg meir enn dei andre. Ei rolle som er vald, er borte i denne runden.
guide-puerto-rico-settler = Nybyggjaren: Alle tek ein synleg plantasje og legg han på øya. Mais treng ingen bygning, alt anna gjer det. Den som valde rolla, kan ta eit steinbrot.
guide-puerto-rico-mayor = Borgarmeisteren hentar kolonistar. Set dei på sirklane på plantasjar og bygningar: Berre det som er bemanna, verkar. Klikk på sirklar, eller lat dei fyllast av seg sjølv, og avslutt så.
guide-puerto-rico-builder = Byggmeisteren: Alle kan byggje éin bygning. Han er verd poenga som står på. Produksjonsbygningar gjer plantasjar til varer; fiolette har særverknad. Peik på ein for å lese om han.
guide-puerto-rico-craftsman = Handverkaren lagar varer: ei tønne for kvar bemanna plantasje med ein bemanna sirkel i bygningen sin. Den som valde rolla, tek ei tønne til. Hugs at dei andre òg får varer.
guide-puerto-rico-trader = Handelsmannen: Alle kan selje éi tønne til handelshuset, som tek kvart slag éin gong og har fire plassar. Kaffi gjev 4 dublonar, mais ingen. Pengane byggjer byen din.
guide-puerto-rico-captain = Kapteinen: Den som kan laste, må laste, rundt og rundt. Eit skip tek berre eitt slag. Kvar tønne gjev eit sigerspoeng, og den som valde rolla, får eitt til.
guide-puerto-rico-storing = Etter lastinga beheld du éi tønne; resten går tapt om ikkje eit lager tek vare på det. Behald det som sel godt eller får plass på eit skip neste gong.
guide-puerto-rico-extra = Ein av bygningane dine tilbyr ein kolonist: herberget til ein ny plantasje, universitetet til ein ny bygning. Ta imot: Det som er bemanna, verkar med ein gong.
guide-puerto-rico-doubloons = Roller som ingen valde i ein runde, får ein dublon på kortet. Den som vel ei slik rolle, tek pengane, så ei keisam rolle kan verte god.
guide-puerto-rico-quarries = Kvart bemanna steinbrot gjer ein bygning ein dublon billegare, høgst så mange som nummeret på kolonnen. Prisane på brettet er det du må betale no.
guide-puerto-rico-manned = Du kan flytte alle kolonistane kvar gong. Set saman ein plantasje med ein sirkel i bygningen som foredlar avlinga: Utan han gjev plantasjen ingenting, anna enn mais.
guide-puerto-rico-points = Poeng kjem frå tre kjelder: tønner på skip (løynde markørar), poenga på bygningane og tilleggspoeng for bemanna store bygningar. Få vinn med berre éi av dei.
guide-puerto-rico-ending = Spelet sluttar med runden der kolonistane eller markørane tek slutt, eller der nokon fyller den tolvte byruta. Alt dette ser du på bordet.
guide-puerto-rico-end = Arket tel markørar, poeng på bygningar og tilleggspoeng for bemanna store bygningar. Er det likt, vinn den som har flest dublonar og tønner til saman.

# Merchants of Europe.
guide-merchants-welcome = Velkomen, kjøpmann! Den som først har levert alle varene sine til stasjonane til andre, vinn. Karavanar fører dei langs rutene; ein ny stasjon frigjer neste vare. Først set alle ut tre stasjonar.
guide-merchants-posts = Set ein stasjon i ein fiolett by. Når terningane viser talet på eit felt ved han, får du råvara. Sjå etter ulike råvarer og gode tal: 6 og 8 kjem oftast.
guide-merchants-neutral = Med tre spelarar set kvar ut ein nøytral stasjon. Han gjev ingenting, men kan ta imot varer: Set han der karavanane dine snart kjem fram.
guide-merchants-start = No den første ruta ved ein av stasjonane dine, med ein karavane ved sida. Opne ho mot byar der andre har stasjonar: Dit skal du levere.
guide-merchants-roll = Turen byrjar med terningane. Før dei kan du spele ut eit utviklingskort; oftast kastar du berre. Kvar stasjon ved eit felt med talet gjev ei råvare; den som ikkje får noko, tek 1 gull.
guide-merchants-card-played = I ein tur kan du spele ut eitt utviklingskort, men ikkje eit du kjøpte i same turen. Kortet seier kva det gjer; ta det som bordet viser.
guide-merchants-walk = Korn flyttar ein kjøpmann opptil tre kryss. Sluttar han i ein ledig by, vert han ein stasjon, og neste vare er ledig. Klikk på kjøpmannen og så på målet: Vegen vert teikna.
guide-merchants-drive = Salt flyttar ein karavane opptil tre ruter. Rutene til andre kostar 1 gull i vegtoll. Klikk på karavanen og så på ruta ved ein stasjon som ikkje har fått noko enno.
guide-merchants-deliver = Karavanen din står ved stasjonen til ein annan: Lever! Det kostar ingenting, og kvar levering fører deg nærare sigeren. Ein stasjon tek imot éi vare i heile spelet.
guide-merchants-route = Ei rute kostar malm og tømmer og må røre ved ein stasjon eller ei rute du har. Å knyte til ein isolert by gjev gull for kvar rute på vegen.
guide-merchants-merchant = Ein kjøpmann kostar ull, korn og tømmer og startar på ein av stasjonane dine. Derfrå fører korn han til ein ledig by, der han vert ein stasjon.
guide-merchants-caravan = Ein karavane til kostar malm, tømmer og salt. Han kan ta ein annan kant av Europa, så du leverer to stader.
guide-merchants-card = Eit utviklingskort kostar ull og salt. Det kan vere ein lanseryttar mot røvaren, ei gratis reise, gratis ruter, gull eller råvarer; berre du ser kva det er.
guide-merchants-bank = Det du manglar, kan du kjøpe: ei råvare for 2 gull, høgst to i ein tur. Tre like kan bytast i éi anna eller i gull. Du kan òg handle med dei andre: Det er eit verktøy for det.
guide-merchants-harvest = Det er ikkje meir som løner seg: Avslutt turen og spar. Vakta deg for ei stor hand: Med meir enn 7 kort kostar ein 7-ar deg halvparten.
guide-merchants-adjoining = Denne stien har ei dobbeltpil, eller ruta di har knytt til ein isolert by: Vel den neste ruta, eller vegen som gjev gull.
guide-merchants-token = Den nye stasjonen ligg ved eit felt med ein tom sirkel: Eitt slikt felt får ein talmarkør og gjev råvarer frå no av. Vel råvara du treng.
guide-merchants-seven = Ein 7-ar eller ein lanseryttar: Flytt røvaren til eit anna felt. Feltet gjev ingenting så lenge, og du stel eit kort frå nokon som har ein stasjon ved det.
guide-merchants-discard = Det vart kasta ein 7-ar, og du har meir enn 7 kort: Legg tilbake halvparten. Behald det neste plan kostar.
guide-merchants-answer = Nokon tilbyr deg ein handel. Samanlikn kva du gjev og får, og kva de begge treng. Det kostar ingenting å avslå.
guide-merchants-deal = Du snakkar med dei andre om ein handel. Set saman eit tilbod med teljarane, og ta eitt av svara eller ingen.
guide-merchants-ending = Den som leverer den siste vara si, vinn straks, så følg med på leveringane: Ein stasjon frigjer ei vare, ein karavane leverer ho. Du treng begge delar etter tur.
guide-merchants-end = Den som leverte alle varene, har vunne; dei andre vert rangerte etter kor mange dei leverte. Det som tel, er vegen frå stasjon til vare til kunde.

# Landnám.
guide-landnam-welcome = Velkomen i land! Ei ukjend øy ventar. Gardar, bygder og markørar frå alltinget er poeng; spelet sluttar når nokon har 12. I ein tur er det haust, flytting og utforsking, så handel og bygging.
guide-landnam-move = Flytting: Eitt skip går opptil to steg, eller ein nybrottsmann eitt. Skip held seg på sjøen, nybrottsmenn på land. Klikk på eininga og så dit ho skal. Eit steg til eit ukjent felt utforskar det.
guide-landnam-step = Eininga har eit steg att. Hald fram, eller stopp der du er. Eit skip ved godt land kan seinare byggje ein gard der.
guide-landnam-explore = Eit ukjent felt: Terningar avgjer kva land det er, og kva tal det får. Utforskingskort vert spelte før dei. Den som oppdagar, får éi vare frå feltet.
guide-landnam-choose = Eit av korta dine lèt deg velje: Ta utfallet, eller talet, som høver deg best. 6 og 8 kjem oftast.
guide-landnam-enter = Det du fann, kan du ikkje gå inn på utan eit kort: Spel eit, eller bli ståande.
guide-landnam-flee = Nokon har gått inn på feltet til eininga di: Ho må flytte eitt steg. Vel der ho gjer mest nytte.
guide-landnam-trade = Handel: fire like varer mot éi av eit anna slag, to ved ei hamn for slaget. Du kan òg gje dei andre tilbod med knappen i linja øvst. Når det er nok, går du over til bygging.
guide-landnam-offer = Nokon tilbyr handel eller ber om tilbod. Sjå kva du ville hatt etterpå; det kostar ingenting å avslå.
guide-landnam-farm = Ei eining kan byggje ein gard på eit hjørne av feltet sitt, for éi av kvar vare, og går av brettet. Ein gard er eitt poeng, haustar frå felta med tal rundt seg og byggjer nye einingar.
guide-landnam-unit = Ein gard kan byggje ein nybrottsmann eller eit skip på eit felt ved sida. Ein nybrottsmann på eit felt med tal haustar to varer, og kvar gard treng ei eining.
guide-landnam-village = Ein gard ved sjøen kan utvidast til bygd: eit hus til, eit poeng til og meir av kvar haust.
guide-landnam-harbor = Eininga kan betre staden: Eit skip byggjer hamn, der to varer går mot éi; ein nybrottsmann aldrar feltet, så talet vert eit anna.
guide-landnam-build = Bygging: Det du kan betale, er framheva i lista over kostnader, og stader lyser på øya. Er ingenting verdt det, avsluttar du turen og sparer.
guide-landnam-harvest = To terningar vart kasta: Felt med talet gjev varer til gardar, bygder og nybrottsmenn der. No kan du spele eit haustkort, eller berre hauste.
guide-landnam-age = Eit felt som gav varer, vert aldra: Talet vert det neste. Vel feltet der det nye talet skader deg minst eller hjelper mest.
guide-landnam-thing = Ein 7-ar: Det vert halde allting. Den som har ein bygning ved eit felt, kan stemne ei framand eining der. Den som vinn saka, får ein kvit markør, eitt poeng. Vel kven som byrjar, og stemn der du har flest varer.
guide-landnam-case = Ei sak er ei kappstrid om innsats: Partane legg etter tur inn fleire kort av vara frå feltet, eller gjev seg. All innsats vert brukt, så auk berre når det er verdt det. Ei eining som taper, vert fredlaus.
guide-landnam-closing = Alle sakene er høyrde. Den som kunne vore stemnd tre gonger eller meir, men ikkje vart det, får ein svart markør. Alltingskort kan enno spelast.
guide-landnam-swap = I staden for å flytte kan du byte eit lagnadskort i kva vare du vil. Det løner seg når du berre manglar éi vare til ein gard.
guide-landnam-ending = Spelet sluttar ved slutten av ein tur der nokon har 12 poeng. Ni hus gjev høgst ni poeng, så minst tre må vinnast på alltinget.
guide-landnam-end = Ein gard er eitt poeng, ei bygd to, og kvar markør du har, eitt. Er det likt, avgjer flest svarte markørar, så raude, så kvite.
