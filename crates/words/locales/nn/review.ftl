# Gjennomgang: kva ein robot meiner om eit spel som er over.

review-button = Gjennomgang
review-title = Gjennomgang: { $game }
review-about = Ein robot som tenkjer framover, har sett på spelet: kven som låg an til å vinne når, kva kvart val var verdt, og kor mykje som var hell.
review-judged = { $count ->
    [one] 1 val, vurdert av ein sterk robot.
   *[other] { $count } val, vurderte av ein sterk robot.
}
review-nav = Bla i gjennomgangen
review-earlier = ◂ Tidlegare
review-later = Seinare ▸
review-replay = Spel av herifrå
review-not-yet = Gjennomgangen vert laga når spelet er over.
review-making = Gjennomgangen vert laga …
review-failed = Gjennomgangen kunne ikkje lagast.
review-again = Sjå etter på nytt
review-chances = Kven låg an til å vinne
review-chances-how = sjanse i prosent, slik roboten ser det
review-chances-picture = Vinnarsjansane til alle gjennom spelet; dei største endringane står under.
review-turning = Vendepunkt
review-round-of = Runde { $round }: { $what }
review-percent = { $number } %
review-axis-round = runde
review-decisions-own = Vala dine
review-decisions-of = Vala til { $who }
review-decisions-how = tap eller vinst i prosentpoeng
review-worst-and-best = Verste og beste
review-in-order = I rekkjefølgje
review-column-made = det som vart gjort
review-column-bot = roboten
review-column-change = sjanse
review-cost-most = Det som kosta mest
review-gained-most = Det som var best, målt mot den nest beste handlinga
review-same = det same
review-decision-number = val { $number } av { $of }
review-you = Du
review-player = Gjort
review-bot = Roboten
review-would-too = Roboten ville ha gjort det same.
review-known = Vurdert ut frå det spelaren kunne sjå. Små skilnader kan vere slump.
review-look = Sjå på stillinga
review-luck = Hell og dugleik
review-luck-how = { $players ->
    [one] I prosentpoeng: til saman er det vegen frå den første vinnarsjansen til den siste.
   *[other] I prosentpoeng, eigne val og vala til dei andre under eitt: saman med hellet er det vegen frå den første vinnarsjansen til den siste.
}
review-luck-sum = Frå { $from } til { $to }: { $choices } ved val, { $luck } ved hell.
review-luck-picture = Kor mykje val og hell har endra sjansen til kvar spelar.
review-by-choices = val
review-by-luck = hell: terningar, kort, brikker

# The turning point in the scene of the end.
turning-find = Leit etter vendepunktet
turning-title = Vendepunktet, runde { $round }:
turning-chance = { $who }: vinnarsjanse
turning-none = Ikkje noko einskilt steg har snudd dette spelet.
turning-picture = Vinnarsjansane til alle gjennom spelet, i prosent; vendepunktet er merkt.
