# Below the drawn examples of the rules pages: what is to be seen, in words.

example-century-upgrade = Bæði þrepin fara á einn gulan kubb: hann verður rauður, síðan grænn. Einnig hefði mátt uppfæra tvo kubba um eitt þrep hvorn.
example-century-trade = Grænn kubbur fyrir tvo gula, tvisvar sinnum: fjórir gulir kubbar verða að tveimur grænum.
example-century-acquire = Fjórða spilið kostar þrjá kubba, einn á hvert spil vinstra megin við það. Síðan færist röðin saman og nýtt spil kemur lengst til hægri.
example-century-coins = Sá sem tekur fyrsta spilið fær gullpening með því, og silfurpening með öðru spilinu.
example-century-silver = Gullið er búið: nú er silfrið yfir fyrsta spilinu, og enginn peningur fylgir öðru spilinu.
example-century-surplus = Sá sem lýkur leik sínum með tólf kubba er með tveimur of marga. Hér skilar hann tveimur gulum.

example-century-solo-pyramid = Neðsta spilið og annað spilanna fyrir ofan það eru farin. Þá losnaði spilið lengst til vinstri í þriggja spila röðinni: ekkert liggur lengur á því. Hin liggja enn undir spilinu sem eftir er.
example-century-solo-claim = Automa getur borgað fyrir spilið sem snýr upp. Hún skilar tveimur gulum og tveimur grænum kubbum, tekur það og kastar ekki.
example-century-solo-trade = 3 kemur upp: á þriðja spilinu fæst grænn kubbur fyrir tvo gula, og það getur Automa borgað. Síðan setur hún verðminnsta kubbinn sinn, gulan, á spilið.
example-century-solo-coin = 2 kemur upp: tveir kubbar eru á öðru spilinu. Automa tekur þá og silfurpening, spilið fer í kastbunka og röðin er fyllt.

example-puerto-rico-quarry = Landneminn tekur grjótnámu í stað einnar af plantekrunum fjórum.
example-puerto-rico-manned = Enginn vinnur á búgarðinum, svo að hann gerir ekkert. Hinar byggingarnar þrjár eru mannaðar, einnig sykurvinnslan, þótt aðeins sé nýlendubúi í einum hring hennar.
example-puerto-rico-price = Þrjár mannaðar grjótnámur: í fyrsta dálki telst aðeins ein þeirra, í öðrum tvær. Smiðjan kostar því 1 doblúnu minna, skrifstofan 2, höfnin og ráðhúsið 3.
example-puerto-rico-produce = Maís: tvær mannaðar plantekrur, tvær tunnur. Sykur: þrír nýlendubúar í vinnslunni en tvær mannaðar plantekrur, svo að tunnurnar verða tvær. Tóbak: tvær plantekrur en einn nýlendubúi í geymslunni, svo að tunnan verður ein.
example-puerto-rico-sell = Indíalitur er þegar í versluninni, svo að Anna getur ekki selt sinn. Þar er ekkert kaffi, og verslunin kaupir tunnuna hennar.
example-puerto-rico-load = Anna losar sykurinn sinn um borð. Tvö skip eru tóm, og velja verður það sem flestar tunnur komast í: allar fimm fara í 6 farmrýma skipið.

example-merchants-harvest = 5 kemur upp. Köln (4) og Nürnberg (1) liggja að akrinum með þeirri tölu, og fyrir hvora verslunarstöð fæst eitt korn.
example-merchants-route = Anna (1) tengir Tórínó við Feneyjar. Vegalengdin er þrjár leiðir: Anna fær 1 gull fyrir sína og Bjarni (2) fær 2 fyrir sínar tvær.
example-merchants-post = Fyrir eitt korn er kaupmaðurinn færður um tvenn vegamót, frá Búdapest til Belgrad. Þar er laus borgarreitur, svo að kaupmaðurinn verður að verslunarstöð, og akurinn við hliðina fær talnaskífu.
example-merchants-delivery = Fyrir eitt salt er vagn Bjarna (2) færður. Hann afhendir í París, heldur áfram til Brussels og afhendir líka þar.

example-landnam-harvest = 8 kemur upp: býlið við engið færir Önnu (1) eitt sauðfjárspjald, þorpið færir Bjarna (2) tvö. Síðan eldist reiturinn og 8 verður að 9.
example-landnam-settler = Landnemi stendur á enginu: Kristjana (3) fær tvö sauðfjárspjöld, og býlið og þorpið gefa ekkert.
example-landnam-case = Anna (1) stefnir Bjarna (2) vegna landnemans á enginu við býli sitt. Hún hefur lagt fram tvö sauðfjárspjöld og hann eitt: hækki hann ekki í þrjú eða fleiri tapar hann.
example-landnam-outlaw = Bjarni (2) hefur tapað máli sínu: landnemi hans er útlagi. Rautt merki Önnu (1) liggur milli hans og býlis hennar.
example-landnam-explore = Græni teningurinn sýnir 7, fjallið við reitinn bætir við 2 og skógurinn 1: það verða 10, skógur, og rauði teningurinn gefur honum töluna 4. Skip kemst ekki á land, svo að það er kyrrt.
