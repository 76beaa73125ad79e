# The rules of a game on a page of their own: the game in four paragraphs, then every clause.

rules-title = Reglar
rules-title-of = Reglar for { $game }
rules-clause-reason = { $clause }: { $reason }
rules-contents = På denne sida
rules-goal = Kva spelet går ut på
rules-setup = Slik byrjar det
rules-turn = Kva du gjer
rules-end = Slik sluttar det
rules-search = Søk i reglane
rules-found = { $count ->
    [0] Ikkje noko punkt har alle desse orda.
    [one] { $count } punkt
   *[other] { $count } punkt
}
rules-ruling = vår avgjerd
rules-ruling-text = Regelboka er uklar eller seier ingenting her, så dette bordet har avgjort det.
rules-reconstructed = rekonstruert
rules-reconstructed-text = Denne delen av originalen er gått tapt, så han er laga på nytt slik at han høver til resten.
rules-play = Spel no

rules-century-goal = Du fører ein karavane langs kryddervegen. Krydderet er kubar i fire fargar, kvar dyrare enn den førre: gul, raud, grøn, brun. Du vil ha poengkort, og kvart av dei krev visse kubar. Med kjøpmannskort får du kubar, oppgraderer dei og byter dei til du kan betale.
rules-century-setup = Fem poengkort og seks kjøpmannskort ligg synlege i to rekkjer. Alle har dei same to kjøpmannskorta og nokre gule kubar. Over dei to første poengkorta ligg det myntar.
rules-century-turn = I turen din gjer du éin ting. Du spelar ut eit kort frå handa og brukar det. Eller du kjøper eit kjøpmannskort frå rekkja: Det lengst til venstre er gratis, og for eit anna legg du ein kube på kvart kort til venstre for det. Eller du kviler og tek alle dei utspelte korta dine opp att på handa. Eller du tek eit poengkort ved å leggje tilbake kubane det viser. Ved slutten av turen har karavanen plass til høgst ti kubar.
rules-century-end = Når nokon tek det femte poengkortet sitt, eller det sjette med to eller tre spelarar, vert runden spelt ferdig. Du får poeng for poengkorta dine, for myntane (gull 3, sølv 1) og for kvar kube som ikkje er gul. Flest poeng vinn.

rules-century-solo-goal = Du spelar Century åleine mot Automa, ein motspelar som ikkje har kort på handa, men følgjer terningen sin. De vil begge ha dei ti poengkorta i ein pyramide.
rules-century-solo-setup = Dei ti poengkorta ligg som ein omvend pyramide, og berre det nedste kortet er synleg. Rekkja med kjøpmannskort er som vanleg. Du og Automa startar med tre gule kubar kvar.
rules-century-solo-turn = Turane dine er som i Century: spele ut, kjøpe, kvile eller ta. Så har Automa tur. Automa tek det beste synlege poengkortet som kubane rekk til. Er det ikkje noko slikt, kastar Automa terningen og brukar kjøpmannskortet på den plassen: Oftast legg Automa ein kube på det, av og til vert kortet lagt bort og Automa får ein mynt.
rules-century-solo-end = Spelet er over når det siste poengkortet er teke. Du får poeng for korta dine og for kvar kube som ikkje er gul; Automa får poeng for kort, myntar og kubane sine etter fargen. Du vinn berre om du har fleire poeng enn Automa.

rules-puerto-rico-goal = Du styrer ein koloni på Puerto Rico. Du legg ut plantasjar, hentar kolonistar, bygg, produserer varer og sel dei til handelshuset eller skipar dei ut til den gamle verda. Varer du skipar ut, og bygningar du bygg, gjev sigerspoeng.
rules-puerto-rico-setup = Alle har ei øy med éin plantasje, ein tom by og nokre dublonar. Plantasjar, skip og bygningar til sals ligg i midten. Éin av spelarane er den første guvernøren.
rules-puerto-rico-turn = I ein runde vel kvar spelar, guvernøren først, ei av rollene som er att, og så utfører alle den rolla, den eine etter den andre. Nybyggjaren gjev plantasjar, borgarmeisteren kolonistar, byggmeisteren bygningar og handverkaren varer; handelsmannen sel, kapteinen skipar ut, og gullgravaren finn ein dublon. Den som valde rolla, har eit privilegium. Roller som ingen valde, samlar dublonar. Plantasjar og bygningar verkar berre når det står ein kolonist på dei.
rules-puerto-rico-end = Spelet sluttar med runden der kolonistane ikkje strekk til for skipet, sigerspoengmarkørane tek slutt, eller der byen til nokon vert full. Du tel markørane dine, poenga på bygningane og tilleggspoenga for store bygningar med kolonist. Flest poeng vinn.

rules-merchants-goal = Du er eit handelshus i Europa i mellomalderen. Du opnar handelsruter, bygg handelsstasjonar i framande byar og sender ut karavanar. Den som først har levert alle varene sine til stasjonane til andre, vinn.
rules-merchants-setup = Kvar spelar har tre handelsstasjonar, ei rute med ein karavane og nokre råvarekort. Dei andre stasjonane ligg i varelageret, kvar på ei vare. Ei vare kan leverast når stasjonen som låg på henne, er bygd; den første er ledig frå starten.
rules-merchants-turn = Du kastar to terningar: Kvar handelsstasjon ved eit felt med det talet gjev eigaren ei råvare, og den som ikkje får noko, tek 1 gull. Ved 7 vert røvaren flytta. Så handlar du med dei andre, kjøper og byter råvarer og skaffar deg ruter, kjøpmenn, karavanar og utviklingskort. For korn går kjøpmennene dine, og ein som sluttar flyttinga i ein ledig by, vert ein handelsstasjon. For salt køyrer karavanane dine langs rutene, mot vegtoll òg langs rutene til andre, og leverer til stasjonar som ikkje har fått noko enno.
rules-merchants-end = Den som har levert den siste av varene sine, vinn med ein gong.

rules-landnam-goal = Du slår deg ned på ei ukjend øy. Skipa dine utforskar henne, nybrottsmenn tek land, gardar og bygder gjev varer, og på alltinget vert strid om land avgjord. Gardar, bygder og markørane ein vinn på alltinget, er poeng.
rules-landnam-setup = Berre sjøen rundt øya og eitt fjell i midten er kjende. Alle har eit skip på det ytre sjøfeltet, to av kvart vareslag og eit lagnadskort til hjelp i utforskinga.
rules-landnam-turn = Først er det haust: Du kastar to terningar, og felt med det talet gjev varer til gardane og bygdene ved dei, eller til ein nybrottsmann som står der. Eitt av felta vert aldra og får eit nytt tal. Ved 7 vert det halde allting i staden: Den som har ein bygning ved eit felt, kan stemne ei framand eining som står der, og begge partar set inn varer. Så flyttar du eit skip eller ein nybrottsmann, og eit steg inn i det ukjende utforskar det. Til slutt handlar du og bygg einingar, gardar, bygder og hamner.
rules-landnam-end = Spelet er over ved slutten av ein tur der nokon har 12 poeng eller meir. Ein gard er eitt poeng, ei bygd to og kvar markør eitt. Flest poeng vinn.
