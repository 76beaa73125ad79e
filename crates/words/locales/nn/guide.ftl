# The guide of a first game: the card beside the board.
guide-title = Rettleiing
guide-progress = leksjon { $told } av { $of }
guide-leave = Avslutt rettleiinga
guide-show = Vis kortet til rettleiinga
guide-take-up = Ta opp att rettleiinga
guide-next = Neste steg: { $step }
guide-more = Regel { $clause }
guide-confirm = Turen din er ferdig. Sjå over han ein gong til: Du kan enno angre. Er du nøgd, stadfester du.
guide-wait = No er det ikkje din tur. Loggen fortel kva som skjer.
guide-all-told = No kan du det du treng. Spel vidare som du vil; framlegga held fram til du avsluttar rettleiinga.
guide-won = { $who } vann med { $points } poeng.
guide-won-you = Du vann med { $points } poeng.
guide-won-most = Den største delen, { $most }, står under «{ $source }».

# Century.
guide-century-welcome = Velkomen til kryddervegen! Flest poeng vinn. Poenga står på poengkorta i den øvste rekkja, og kvart kort kostar kubane det viser. Ringen viser eit godt første steg.
guide-century-play = I ein tur gjer du éin ting. Oftast spelar du ut eit kort frå handa: Eit krydderkort gjev kubane det viser. Så vert det liggjande framfor deg og kan ikkje spelast ut på nytt før du kviler.
guide-century-acquire = Betre kort gjev ein betre karavane: Kjøp eit kjøpmannskort frå rekkja. Det lengst til venstre er gratis; for eit anna legg du ein kube på kvart kort til venstre for det. Kubar som ligg på kortet ditt, følgjer med.
guide-century-lay = No betaler du: ein kube på kvart kort til venstre for ditt. Den som seinare kjøper eit slikt kort, får kuben, så legg dei billege gule.
guide-century-upgrade = Med eit oppgraderingskort oppgraderer du kubar: gul til raud, raud til grøn, grøn til brun. Klikk éin gong for kvart steg, på same kuben eller på fleire, og trykk så på «Ferdig».
guide-century-rest = Dei fleste korta dine er utspelte. Når du kviler, tek du alle opp att på handa. Det kostar ein tur, så kvil når korta på handa er til lita nytte.
guide-century-trade = Med eit bytekort byter du kubane over pila i dei under, så mange gonger du kan betale: Vel kor mange. Slik vert mange billege kubar til dei få dyre som eit poengkort krev.
guide-century-claim = Du har alle kubane som eit poengkort viser: Ta det. Kubane legg du tilbake, og poenga er dine resten av spelet.
guide-century-coins = Over dei to første poengkorta ligg det myntar. Den som tek eitt av dei korta, får éin: Gull er 3 poeng, sølv 1. Korta flyttar seg mot venstre, så det kan løne seg å vente på eit kort lenger til høgre.
guide-century-return = Ved slutten av turen har karavanen plass til ti kubar. Du har fleire: Legg tilbake overskotet, dei billegaste først.
guide-century-ending = Spelet sluttar med runden der nokon tek det sjette poengkortet sitt (det femte med fire eller fem spelarar). Følg difor med på kor mange dei andre har: Det står ved kvar spelar.
guide-century-end = Du tel poenga på korta, 3 for ein gullmynt, 1 for ein sølvmynt og 1 for kvar kube du har att som ikkje er gul. Er det likt, vinn den som er seinare i turrekkja.

# Century alone.
guide-century-solo-welcome = Du spelar åleine mot Automa. Ti poengkort ligg som ein omvend pyramide; berre kort som ingenting dekkjer, kan takast. Når alle ti er borte, vinn du om du har fleire poeng enn Automa.
guide-century-solo-play = { guide-century-play }
guide-century-solo-acquire = { guide-century-acquire }
guide-century-solo-lay = { guide-century-lay }
guide-century-solo-upgrade = { guide-century-upgrade }
guide-century-solo-rest = { guide-century-rest }
guide-century-solo-trade = { guide-century-trade }
guide-century-solo-claim = Du har alle kubane som eit synleg poengkort viser: Ta det før Automa gjer det. Kort som då ligg fritt, vert snudde opp. I einmannsspelet får du ingen myntar.
guide-century-solo-return = { guide-century-return }
guide-century-solo-automa = Når turen din er over, har Automa tur. Kan Automa betale synlege poengkort, tek Automa det med flest poeng. Eit kort som Automa nesten kan betale, er difor i fare.
guide-century-solo-die = Kan Automa ikkje betale, vel terningen eit kjøpmannskort i rekkja. Eit kort med éin eller ingen kube kan gje Automa kubar, og der legg Automa den billegaste kuben sin. Eit med fleire vert lagt bort: Då får Automa kubane og ein sølvmynt.
guide-century-solo-ending = Spelet er over med ein gong det tiande poengkortet er teke. Kubar du har att som ikkje er gule, tel 1 kvar; for Automa tel kubane etter farge, og myntane tel òg.
guide-century-solo-end = Du tel poenga på korta dine og 1 for kvar kube du har att som ikkje er gul. Automa tel kort, myntar og kubar etter farge. Uavgjort er ikkje vunne.

# Puerto Rico.
guide-puerto-rico-welcome = Velkomen til Puerto Rico! Du produserer varer og sel dei eller skipar dei ut. Kvar utskipa tønne og kvar bygning gjev sigerspoeng; flest poeng vinn.
guide-puerto-rico-pick = Vel ei rolle. Alle utfører handlinga, du først, og berre du har privilegiet. Vel difor ei som hjelper deg meir enn ho hjelper dei andre. Ei rolle som er vald, er borte resten av runden.
guide-puerto-rico-settler = Nybyggjaren: Alle tek ein synleg plantasje og legg han på øya si. Mais treng ingen bygning; det gjer alle andre slag. Den som valde rolla, kan ta eit steinbrot i staden.
guide-puerto-rico-mayor = Borgarmeisteren hentar kolonistar. Plasser dei på sirklane til plantasjar og bygningar: Berre det som er bemanna, verkar. Klikk på sirklar, eller bruk «Fyll opp», og trykk så på «Ferdig».
guide-puerto-rico-builder = Byggmeisteren: Alle kan byggje éin bygning. Kvar bygning er verd poenga som står på han. Med produksjonsbygningar gjev plantasjane varer; fiolette bygningar har særverknader. Peik på ein for å lese kva han gjer.
guide-puerto-rico-craftsman = Handverkaren produserer varer: ei tønne for kvar bemanna plantasje med ein bemanna sirkel i bygningen sin; mais treng ingen. Den som valde rolla, tek ei tønne til. Hugs at dei andre òg får varer.
guide-puerto-rico-trader = Handelsmannen: Alle kan selje éi tønne til handelshuset, som tek kvart slag éin gong og har fire plassar. Kaffi gjev 4 dublonar, mais ingen. For pengane bygg du byen din.
guide-puerto-rico-captain = Kapteinen: Den som kan laste, må laste, omgang etter omgang. Eit skip tek berre eitt slag. Kvar tønne gjev eit sigerspoeng, og den som valde rolla, får eitt til.
guide-puerto-rico-storing = Etter lastinga beheld du éi tønne; resten går tapt om du ikkje har eit lager. Behald det som gjev god pris eller får plass på eit skip neste gong.
guide-puerto-rico-extra = Ein av bygningane dine tilbyd ein kolonist: herberget til ein ny plantasje, universitetet til ein ny bygning. Ta han: Det som er bemanna, verkar med ein gong.
guide-puerto-rico-doubloons = Roller som ingen valde i ein runde, får ein dublon på kortet. Den som vel ei slik rolle, tek pengane, så ei keisam rolle kan verte god.
guide-puerto-rico-quarries = Kvart bemanna steinbrot gjer ein bygning ein dublon billegare, høgst så mange som nummeret på kolonnen. Prisane på brettet er det du må betale no.
guide-puerto-rico-manned = Du kan flytte alle kolonistane kvar gong. Bemann både plantasjen og ein sirkel i bygningen som foredlar avlinga: Åleine gjev plantasjen ingenting, om det ikkje er mais.
guide-puerto-rico-points = Poeng kjem frå tre kjelder: utskipa tønner (skjulte markørar), poenga på bygningane og tilleggspoeng for bemanna store bygningar. Få vinn med berre éi av dei.
guide-puerto-rico-ending = Spelet sluttar med runden der kolonistane ikkje strekk til for skipet, markørane tek slutt, eller der nokon fyller den tolvte byruta. Alt dette ser du på bordet.
guide-puerto-rico-end = På poengarket tel markørar, poeng på bygningar og tilleggspoeng for bemanna store bygningar. Er det likt, er den føre som har flest dublonar og tønner til saman.

# Merchants of Europe.
guide-merchants-welcome = Velkomen, kjøpmann! Den som først har levert alle varene sine til handelsstasjonane til andre, vinn. Karavanar fører dei langs rutene; ein ny stasjon gjer neste vare ledig. Først set kvar spelar ut tre stasjonar.
guide-merchants-posts = Set ein stasjon i ein fiolett by. Når terningane viser talet på eit felt ved han, får du råvara derifrå. Sjå etter ulike råvarer og tal med mange prikkar: 6 og 8 kjem oftast.
guide-merchants-start = No set du den første ruta ved ein av stasjonane dine, og ein karavane ved sida av. Legg henne mot byar der andre har stasjonar: Dit skal du levere.
guide-merchants-roll = Turen byrjar med terningane. Før kastet kan du spele ut eit utviklingskort; oftast kastar du berre. Kvar stasjon ved eit felt med talet gjev eigaren ei råvare; den som ikkje får noko, tek 1 gull, men ikkje på 7.
guide-merchants-card-played = I ein tur kan du spele ut eitt utviklingskort, men ikkje eit du kjøpte i same turen. Kortet seier kva det gjer; ta det du får, der bordet viser det.
guide-merchants-walk = Korn flyttar ein kjøpmann opp til tre kryss. Sluttar han i ein ledig by, vert han ein stasjon, og neste vare vert ledig. Klikk på kjøpmannen og så på målet: Vegen vert teikna.
guide-merchants-drive = Salt flyttar ein karavane opp til tre ruter. Rutene til andre kostar 1 gull i vegtoll. Klikk på karavanen og så på ruta ved ein stasjon som ikkje har fått noka vare enno.
guide-merchants-deliver = Karavanen din står ved ein stasjon som ikkje er din: Lever! Det kostar ingenting, og kvar leveranse fører deg nærare sigeren. Ein stasjon tek mot éi vare i heile spelet.
guide-merchants-route = Ei rute kostar malm og tømmer og må røre ved ein eigen stasjon eller ei eiga rute. Knyter du til ein isolert by, gjev kvar rute på vegen gull.
guide-merchants-merchant = Ein kjøpmann kostar ull, korn og tømmer og startar på ein av stasjonane dine. For korn går han derifrå til ein ledig by, der han vert ein stasjon.
guide-merchants-caravan = Ein karavane til kostar malm, tømmer og salt. Han kan ta seg av ein annan kant av Europa, så du leverer to stader på ein gong.
guide-merchants-card = Eit utviklingskort kostar ull og salt. Det kan vere ein lanseryttar mot røvaren, ei gratis reise, gratis ruter, gull eller råvarer; berre du ser kva det er.
guide-merchants-bank = Det du manglar, kan du kjøpe: ei råvare for 2 gull, høgst to i ein tur. Tre kort av éi råvare kan bytast i eitt av ei anna eller i gull. Du kan òg handle med dei andre: Bruk verktøyet «Handle».
guide-merchants-harvest = Det er ikkje noko meir som løner seg: Avslutt turen og spar. Pass deg for å ha for mykje på handa: Med meir enn 7 kort kostar ein 7-ar deg halvparten.
guide-merchants-adjoining = Denne stien har ei dobbeltpil, eller ruta di har knytt til ein isolert by: Vel ei rute til, eller vegen som gjev deg gull.
guide-merchants-token = Den nye stasjonen ligg ved eit felt med ein tom sirkel: Eitt slikt felt får ein talmarkør og gjev råvarer frå no av. Vel råvara du treng.
guide-merchants-seven = Ein 7-ar eller ein lanseryttar: Flytt røvaren til eit anna felt. Det gjev ingenting så lenge han står der, og du stel eit kort frå nokon som har ein stasjon ved det.
guide-merchants-discard = Det vart kasta ein 7-ar, og du har meir enn 7 kort: Legg tilbake halvparten. Behald det du treng til planane dine.
guide-merchants-answer = Nokon tilbyd deg ein handel. Samanlikn kva du gjev og får, og kva de begge treng. Det kostar ingenting å avslå.
guide-merchants-deal = Du snakkar med dei andre om ein handel. Set saman eit tilbod med + og −, og vel eitt av svara eller ingen av dei.
guide-merchants-ending = Den som leverer den siste vara si, vinn straks, så følg med på leveransane: Ein stasjon gjer ei vare ledig, ein karavane leverer henne. Du treng begge delar etter tur.
guide-merchants-later-discard = Vert det kasta ein 7-ar, legg alle med meir enn 7 råvarekort tilbake halvparten, runda ned, etter eige val. Difor er det betre å bruke korta i tide.
guide-merchants-later-routes = Nokre stiar har ei dobbeltpil: Ei rute der gjev ei til, gratis. Ei rute som knyter til ein isolert by, gjev gull for den kortaste vegen; er fleire like korte, vel du.
guide-merchants-later-deal = I turen din kan du handle med dei andre: Set saman eit tilbod med + og −, eller høyr kva dei gjer framlegg om. Så vel du eitt av svara eller ingen av dei.
guide-merchants-end = Den som leverte alle varene, har vunne; dei andre vert rangerte etter kor mange dei leverte. Det som tel, er vegen frå stasjon til vare til kunde.

# Landnám.
guide-landnam-welcome = Velkomen i land! Gardar, bygder og markørar frå alltinget gjev poeng; spelet sluttar når nokon har 12. For at det første spelet skal vere kort, har robotar spelt dei første rundane, for deg òg; loggen fortel om det.
guide-landnam-move = Flytting: Eitt skip går opp til to steg, eller ein nybrottsmann eitt. Skip held seg på sjøen, nybrottsmenn på land. Klikk på eininga og så på feltet ho skal til. Eit steg til eit ukjent felt utforskar det.
guide-landnam-step = Eininga har eit steg att. Hald fram, eller stopp der du er. Eit skip ved godt land kan seinare byggje ein gard der.
guide-landnam-explore = Eit ukjent felt: Terningane avgjer kva terreng det er, og kva tal det får. Utforskingskort må spelast før kastet. Den som oppdagar feltet, får éi vare derifrå.
guide-landnam-choose = Eitt av korta dine lèt deg velje: Ta resultatet, eller talet, som høver deg best. 6 og 8 kjem oftast.
guide-landnam-enter = Feltet du fann, kan du ikkje gå inn på utan eit kort: Spel eitt, eller bli ståande.
guide-landnam-flee = Nokon har gått inn på feltet til eininga di: Ho må flytte bort eitt steg. Vel feltet der ho gjer mest nytte.
guide-landnam-trade = Handel: fire like varer mot éi av eit anna slag, to ved ei hamn for slaget. Du kan òg gje dei andre tilbod med knappen i linja. Når du er ferdig, går du til bygginga.
guide-landnam-offer = Nokon tilbyd handel eller bed om tilbod. Sjå kva du sit att med; det kostar ingenting å avslå.
guide-landnam-farm = Ei eining kan byggje ein gard på eit hjørne av feltet sitt, for éi vare av kvart slag, og vert teken av brettet. Ein gard er eitt poeng, haustar frå felta med tal rundt seg og bygg nye einingar.
guide-landnam-unit = Ein gard kan byggje ein nybrottsmann eller eit skip på eit nabofelt. Ein nybrottsmann på eit felt med tal haustar to varer der, og kvar ny gard krev ei eining som bygg han.
guide-landnam-village = Ein gard ved sjøen kan utvidast til bygd: eit hus til, eit poeng til og meir av kvar haust.
guide-landnam-harbor = Eininga kan gjere staden betre: Eit skip bygg ei hamn, der to varer går mot éi; ein nybrottsmann aldrar feltet, så talet vert eit anna.
guide-landnam-build = Bygging: Det du kan betale, er framheva under «Kostnader», og moglege stader lyser på øya. Er ingenting verdt det, avsluttar du turen og sparer varene.
guide-landnam-harvest = To terningar vart kasta: Felt med det talet gjev varer til gardar og bygder der, eller til ein nybrottsmann på feltet. No kan du spele eit haustkort, eller berre hauste.
guide-landnam-age = Eitt av felta som gav varer, vert aldra: Det får det neste talet. Vel feltet der det nye talet skadar deg minst eller hjelper deg mest.
guide-landnam-thing = Ein 7-ar: Det vert halde allting. Den som har ein bygning ved eit felt, kan stemne ei framand eining der. Vinnaren av ei sak får ein kvit markør, eitt poeng. Vel kven som byrjar, og stemn der du har fleire varer enn den andre.
guide-landnam-case = I ei sak kappast partane med innsats: Dei set etter tur inn fleire kort av vareslaget til feltet, eller gjev seg. All innsats vert brukt opp, så auk berre når det er verdt det. Taper forsvararen, vert eininga gjord fredlaus.
guide-landnam-closing = Alle sakene er førte. Den som kunne vore stemnd tre gonger eller meir, men ikkje vart det, får ein svart markør. Alltingskort kan enno spelast.
guide-landnam-swap = I staden for å flytte kan du byte eit lagnadskort i ei valfri vare. Det løner seg når du berre manglar éi vare til ein gard.
guide-landnam-ending = Spelet sluttar ved slutten av ein tur der nokon har 12 poeng. Ni hus gjev høgst ni poeng, så minst tre må vinnast på alltinget.
guide-landnam-later-choose = Lagnadskort kan hjelpe når du utforskar: Med eitt vel du talet på det nye feltet, med eit anna eitt av to resultat. Dei må spelast før terningane.
guide-landnam-later-enter = Stundom finn ei eining eit felt ho ikkje kan gå inn på: eit skip finn land, ein nybrottsmann fjell. Då vert ho ståande, om ikkje eit flyttekort slepper henne inn.
guide-landnam-later-flee = Ei eining kan verte jaga bort frå feltet sitt, med eit kort eller som fredlaus: Då flyttar eigaren henne eitt steg til eit ledig felt. Finst det ikkje noko, vert ho teken av brettet.
guide-landnam-later-closing = Når tinget sluttar, får den som kunne vore stemnd tre gonger eller meir, men ikkje vart det, ein svart markør. Han er eitt poeng, som alle dei andre.
guide-landnam-later-harbor = Eit skip på eit sjøfelt innanfor randa, ved eit felt med tal, kan byggje ei hamn for to like varer: Der er to slike nok til éi anna. Ein nybrottsmann kan aldre feltet sitt.
guide-landnam-end = Ein gard er eitt poeng, ei bygd to, og kvar markør du har, eitt. Er det likt, avgjer flest svarte markørar, så raude, så kvite.
