# Why a step is refused: Century: Spice Road and its solo game. The name of a text is the English sentence of the rules.

illegal-century-no-merchant-card-lies-at-that-position = azon a helyen nem fekszik kereskedőkártya
illegal-century-the-caravan-has-no-cube-for-each-card-to-the-left = nincs a karavánodban minden balra fekvő kártyára egy fűszerkocka
illegal-century-the-caravan-has-no-such-cube = nincs ilyen fűszerkocka a karavánodban

illegal-century-no-open-point-card-lies-at-that-position = azon a helyen nem fekszik nyílt pontozókártya
illegal-century-the-caravan-lacks-cubes-of-that-card = hiányoznak a karavánodból az ehhez a kártyához kellő fűszerkockák

illegal-century-it-is-seat-s-turn-to-play-acquire-rest-or-claim = most { $seat } köre van: kijátszás, vásárlás, pihenés vagy megszerzés
illegal-century-it-is-seat-s-turn-to-lay-cubes-for-a-card = most { $seat } helyez el fűszerkockákat egy kártyáért
illegal-century-it-is-seat-s-turn-to-raise-cubes = most { $seat } fejleszti a fűszerkockáit
illegal-century-it-is-seat-s-turn-to-return-cubes = most { $seat } helyez vissza fűszerkockákat
illegal-century-a-turn-is-one-of-play-acquire-rest-and-claim-no-player-rolls-a-die = egy kör kijátszás, vásárlás, pihenés vagy megszerzés: játékos nem dob kockával
illegal-century-the-start-player-is-chosen-by-chance = a kezdőjátékost a véletlen választja ki
illegal-century-point-cards-are-turned-up-by-chance = a pontozókártyákat a véletlen fordítja fel
illegal-century-merchant-cards-are-turned-up-by-chance = a kereskedőkártyákat a véletlen fordítja fel
illegal-century-the-acquired-card-has-to-be-paid-first = előbb ki kell fizetned a megvásárolt kártyát
illegal-century-the-upgrade-card-has-to-be-finished-first = előbb be kell fejezned a fejlesztést
illegal-century-the-surplus-has-to-be-returned-first = előbb vissza kell helyezned a fölösleget
illegal-century-no-card-is-being-acquired = most nem folyik vásárlás
illegal-century-there-is-no-surplus-to-return = nincs visszahelyezni való fölösleged
illegal-century-no-upgrade-card-is-being-played = most nem folyik fejlesztés

illegal-century-that-card-lies-played-until-the-next-rest = az a kártya ki van játszva a következő pihenésig
illegal-century-that-card-is-not-in-hand = az a kártya nincs a kezedben
illegal-century-a-spice-card-is-carried-out-once = a termeléskártyát csak egyszer lehet végrehajtani
illegal-century-an-upgrade-card-is-carried-out-once = a fejlesztéskártyát csak egyszer lehet végrehajtani
illegal-century-a-trade-is-carried-out-at-least-once = a cserét legalább egyszer végre kell hajtani
illegal-century-the-caravan-can-t-pay-the-trade-that-often = ennyi cserét a karavánod nem tud kifizetni

illegal-century-brown-can-t-rise = a barnát nem lehet tovább fejleszteni

illegal-century-that-card-was-seen-before = az a kártya már szerepelt
illegal-century-that-card-is-not-in-the-deck = az a kártya nincs a pakliban
illegal-century-the-automa-takes-another-card = az AI egy másik kártyát vesz el
illegal-century-the-die-has-six-sides = a dobókockának hat oldala van
illegal-century-a-point-card-is-to-be-turned-up = most egy pontozókártyát kell felfordítani
illegal-century-a-merchant-card-is-to-be-turned-up = most egy kereskedőkártyát kell felfordítani
illegal-century-the-automa-claims-a-card = az AI most megszerez egy kártyát
illegal-century-the-automa-rolls-its-die = az AI most dob a kockájával
illegal-century-the-game-is-over = a játék véget ért
illegal-century-a-point-card-is-to-be-turned-up-first = előbb egy pontozókártyát kell felfordítani
illegal-century-a-merchant-card-is-to-be-turned-up-first = előbb egy kereskedőkártyát kell felfordítani
illegal-century-it-is-the-automa-s-turn-to-claim-a-card = most az AI szerez meg egy kártyát
illegal-century-it-is-the-automa-s-turn-to-roll-its-die = most az AI dob a kockájával
illegal-century-the-die-is-the-automa-s = a dobókocka az AI-é
illegal-century-the-player-starts = te vagy a kezdőjátékos

illegal-century-there-is-no-such-seat-at-this-table = ennél az asztalnál nincs ilyen hely
illegal-century-the-start-player-is-to-be-chosen = most a kezdőjátékost kell kiválasztani
illegal-century-the-start-player-is-to-be-chosen-first = előbb a kezdőjátékost kell kiválasztani
