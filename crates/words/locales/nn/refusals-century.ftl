# Why a step is refused: Century: Spice Road and its solo game. The name of a text is the English sentence of the rules.

illegal-century-no-merchant-card-lies-at-that-position = det ligg ikkje noko kjøpmannskort på den plassen
illegal-century-the-caravan-has-no-cube-for-each-card-to-the-left = karavanen har ikkje ein kube til kvart kort til venstre
illegal-century-the-caravan-has-no-such-cube = karavanen har ingen slik kube

illegal-century-no-open-point-card-lies-at-that-position = det ligg ikkje noko synleg poengkort på den plassen
illegal-century-the-caravan-lacks-cubes-of-that-card = karavanen manglar kubar som kortet krev

illegal-century-it-is-seat-s-turn-to-play-acquire-rest-or-claim = { $seat } har tur til å spele ut, kjøpe, kvile eller ta
illegal-century-it-is-seat-s-turn-to-lay-cubes-for-a-card = { $seat } har tur til å leggje kubar for eit kort
illegal-century-it-is-seat-s-turn-to-raise-cubes = { $seat } har tur til å oppgradere kubar
illegal-century-it-is-seat-s-turn-to-return-cubes = { $seat } har tur til å leggje tilbake kubar
illegal-century-a-turn-is-one-of-play-acquire-rest-and-claim-no-player-rolls-a-die = ein tur er å spele ut, kjøpe, kvile eller ta: ingen spelar kastar terning
illegal-century-the-start-player-is-chosen-by-chance = slumpen avgjer kven som er startspelar
illegal-century-point-cards-are-turned-up-by-chance = slumpen avgjer kva poengkort som vert snudde opp
illegal-century-merchant-cards-are-turned-up-by-chance = slumpen avgjer kva kjøpmannskort som vert snudde opp
illegal-century-the-acquired-card-has-to-be-paid-first = du må først betale kortet du kjøper
illegal-century-the-upgrade-card-has-to-be-finished-first = du må først gjere oppgraderingskortet ferdig
illegal-century-the-surplus-has-to-be-returned-first = du må først leggje tilbake kubane du har for mange av
illegal-century-no-card-is-being-acquired = du kjøper ikkje noko kort no
illegal-century-there-is-no-surplus-to-return = du har ikkje for mange kubar
illegal-century-no-upgrade-card-is-being-played = du spelar ikkje ut noko oppgraderingskort no

illegal-century-that-card-lies-played-until-the-next-rest = det kortet er spelt ut og ligg til du kviler
illegal-century-that-card-is-not-in-hand = du har ikkje det kortet på handa
illegal-century-a-spice-card-is-carried-out-once = eit krydderkort vert brukt éin gong
illegal-century-an-upgrade-card-is-carried-out-once = eit oppgraderingskort vert brukt éin gong
illegal-century-a-trade-is-carried-out-at-least-once = eit byte vert gjort minst éin gong
illegal-century-the-caravan-can-t-pay-the-trade-that-often = karavanen kan ikkje betale bytet så mange gonger

illegal-century-brown-can-t-rise = brun kan ikkje oppgraderast

illegal-century-that-card-was-seen-before = det kortet er vist før
illegal-century-that-card-is-not-in-the-deck = det kortet er ikkje i bunken
illegal-century-the-automa-takes-another-card = Automa tek eit anna kort
illegal-century-the-die-has-six-sides = terningen har seks sider
illegal-century-a-point-card-is-to-be-turned-up = eit poengkort skal snuast opp
illegal-century-a-merchant-card-is-to-be-turned-up = eit kjøpmannskort skal snuast opp
illegal-century-the-automa-claims-a-card = Automa tek eit kort
illegal-century-the-automa-rolls-its-die = Automa kastar terningen sin
illegal-century-the-game-is-over = spelet er over
illegal-century-a-point-card-is-to-be-turned-up-first = eit poengkort skal snuast opp først
illegal-century-a-merchant-card-is-to-be-turned-up-first = eit kjøpmannskort skal snuast opp først
illegal-century-it-is-the-automa-s-turn-to-claim-a-card = Automa har tur og tek eit kort
illegal-century-it-is-the-automa-s-turn-to-roll-its-die = Automa har tur og kastar terningen sin
illegal-century-the-die-is-the-automa-s = terningen høyrer til Automa
illegal-century-the-player-starts = spelaren byrjar

illegal-century-there-is-no-such-seat-at-this-table = den plassen finst ikkje ved dette bordet
illegal-century-the-start-player-is-to-be-chosen = startspelaren skal veljast
illegal-century-the-start-player-is-to-be-chosen-first = startspelaren skal veljast først
