# Below the drawn examples of the rules pages: what is to be seen, in words.

example-century-upgrade = Begge stega går til éin gul kube: Han vert raud og så grøn. To kubar kunne òg ha vorte oppgraderte eitt steg kvar.
example-century-trade = To gule kubar i éin grøn, to gonger: Fire gule kubar vert til to grøne.
example-century-acquire = Det fjerde kortet kostar tre kubar, éin på kvart kort til venstre for det. Så skyv ein rekkja mot venstre, og eit nytt kort kjem til høgre.
example-century-coins = Den som tek det første kortet, får ein gullmynt med det, og med det andre ein sølvmynt.
example-century-silver = Gullet er borte: No ligg sølvet over det første kortet, og det andre gjev ingen mynt.
example-century-surplus = Tolv kubar ved slutten av turen er to for mange. Her vert to gule lagde tilbake.

example-century-solo-pyramid = Det nedste kortet og eitt av dei over det er borte. Då vart kortet lengst til venstre i rekkja med tre fritt: Det ligg ikkje noko på det meir. Dei andre ligg enno under kortet som er att.
example-century-solo-claim = Automa kan betale kortet som ligg med framsida opp. Automa legg tilbake to gule og to grøne kubar, tek kortet og kastar ikkje terningen.
example-century-solo-trade = Ein trear: Det tredje kortet byter to gule kubar i éin grøn, og det kan Automa betale. Så legg Automa den billegaste kuben sin, ein gul, på kortet.
example-century-solo-coin = Ein toar: På det andre kortet ligg det to kubar. Automa tek dei og ein sølvmynt, kortet vert lagt bort, og rekkja vert fylt opp.

example-puerto-rico-quarry = Nybyggjaren tek eit steinbrot i staden for ein av dei fire plantasjane.
example-puerto-rico-manned = Ingen arbeider på haciendaen, så han verkar ikkje. Dei tre andre bygningane er bemanna, sukkermølla òg, sjølv om det berre står ein kolonist i éin av sirklane.
example-puerto-rico-price = Tre bemanna steinbrot: I den første kolonnen tel berre eitt av dei, i den andre to. Såleis kostar byggjehytta 1 dublon mindre, kontoret 2, hamna og rådhuset 3.
example-puerto-rico-produce = Mais: to bemanna plantasjar, to tønner. Sukker: tre kolonistar i mølla, men to bemanna plantasjar, altså to. Tobakk: to plantasjar, men éin kolonist i tobakksbua, altså éi.
example-puerto-rico-sell = Handelshuset har indigo frå før, så Anna får ikkje selje sin. Det har ikkje kaffi, og kjøper tønna hennar.
example-puerto-rico-load = Anna lastar sukkeret sitt. To skip er tomme, og det må vere det som flest tønner får plass på: Alle fem går på skipet med 6 rom.

example-merchants-harvest = Det vert kasta 5. Köln (4) og Nürnberg (1) ligg ved åkeren med det talet, og kvar av dei to stasjonane gjev eitt korn.
example-merchants-route = Anna (1) gjer ferdig vegen mellom Torino og Venezia. Han er tre ruter lang: Anna får 1 gull for si, og Bjarni (2) får 2 for sine to.
example-merchants-post = For eitt korn går kjøpmannen to steg, frå Budapest til Beograd. Det er ein ledig byplass, så han vert ein handelsstasjon, og åkeren ved sida av får ein talmarkør.
example-merchants-delivery = For eitt salt køyrer karavanen til Bjarni (2) vidare. Han leverer i Paris, køyrer til Brussel og leverer der òg.

example-landnam-harvest = Det vert kasta 8: Garden ved enga gjev Anna (1) éin sau, bygda gjev Bjarni (2) to. Så vert feltet aldra, og talet går frå 8 til 9.
example-landnam-settler = Det står ein nybrottsmann på enga: Kristjana (3) får to sauer, og garden og bygda gjev ingenting.
example-landnam-case = Anna (1) stemner Bjarni (2) for nybrottsmannen på enga ved garden hennar. Ho har sett inn to sauer og han éin: Aukar han ikkje til tre eller meir, tapar han.
example-landnam-outlaw = Bjarni (2) har tapt saka si: Nybrottsmannen hans er fredlaus. Den raude markøren til Anna (1) ligg mellom han og garden hennar.
example-landnam-explore = Den grøne terningen viser 7, fjellet ved feltet legg til 2 og skogen 1: Det vert 10, ein skog, og den raude terningen gjev han talet 4. Eit skip kan ikkje gå på land, så det vert liggjande.
