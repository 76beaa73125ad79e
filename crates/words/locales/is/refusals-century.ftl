# Why a step is refused: Century: Spice Road and its solo game. The name of a text is the English sentence of the rules.

illegal-century-no-merchant-card-lies-at-that-position = ekkert kaupmannsspil er á þeim stað
illegal-century-the-caravan-has-no-cube-for-each-card-to-the-left = í vagnlestinni eru of fáir kubbar fyrir spilin vinstra megin
illegal-century-the-caravan-has-no-such-cube = enginn slíkur kubbur er í vagnlestinni

illegal-century-no-open-point-card-lies-at-that-position = ekkert opið stigaspil er á þeim stað
illegal-century-the-caravan-lacks-cubes-of-that-card = í vagnlestina vantar kubba fyrir það spil

illegal-century-it-is-seat-s-turn-to-play-acquire-rest-or-claim = { $seat } á leik og á að setja út, kaupa, hvíla eða taka
illegal-century-it-is-seat-s-turn-to-lay-cubes-for-a-card = { $seat } á leik og á að setja kubba fyrir spil
illegal-century-it-is-seat-s-turn-to-raise-cubes = { $seat } á leik og á að uppfæra kubba
illegal-century-it-is-seat-s-turn-to-return-cubes = { $seat } á leik og á að skila kubbum
illegal-century-a-turn-is-one-of-play-acquire-rest-and-claim-no-player-rolls-a-die = sá sem á leik setur út, kaupir, hvílir eða tekur: enginn leikmaður kastar teningi
illegal-century-the-start-player-is-chosen-by-chance = tilviljun ræður hver byrjar
illegal-century-point-cards-are-turned-up-by-chance = tilviljun ræður hvaða stigaspili er snúið upp
illegal-century-merchant-cards-are-turned-up-by-chance = tilviljun ræður hvaða kaupmannsspili er snúið upp
illegal-century-the-acquired-card-has-to-be-paid-first = fyrst þarf að borga fyrir spilið sem er keypt
illegal-century-the-upgrade-card-has-to-be-finished-first = fyrst þarf að ljúka við uppfærsluspilið
illegal-century-the-surplus-has-to-be-returned-first = fyrst þarf að skila því sem umfram er
illegal-century-no-card-is-being-acquired = ekki er verið að kaupa spil
illegal-century-there-is-no-surplus-to-return = ekkert er umfram sem þarf að skila
illegal-century-no-upgrade-card-is-being-played = ekkert uppfærsluspil er í gangi

illegal-century-that-card-lies-played-until-the-next-rest = það spil hefur verið sett út og liggur þar til þú hvílir
illegal-century-that-card-is-not-in-hand = það spil er ekki á hendi
illegal-century-a-spice-card-is-carried-out-once = kryddspil er notað einu sinni
illegal-century-an-upgrade-card-is-carried-out-once = uppfærsluspil er notað einu sinni
illegal-century-a-trade-is-carried-out-at-least-once = verslunarspil er notað að minnsta kosti einu sinni
illegal-century-the-caravan-can-t-pay-the-trade-that-often = vagnlestin getur ekki borgað svo oft

illegal-century-brown-can-t-rise = brúnan kubb er ekki hægt að uppfæra

illegal-century-that-card-was-seen-before = það spil hefur þegar komið fram
illegal-century-that-card-is-not-in-the-deck = það spil er ekki í bunkanum
illegal-century-the-automa-takes-another-card = Automa tekur annað spil
illegal-century-the-die-has-six-sides = teningurinn hefur sex hliðar
illegal-century-a-point-card-is-to-be-turned-up = nú á að snúa upp stigaspili
illegal-century-a-merchant-card-is-to-be-turned-up = nú á að snúa upp kaupmannsspili
illegal-century-the-automa-claims-a-card = Automa tekur spil
illegal-century-the-automa-rolls-its-die = Automa kastar teningi sínum
illegal-century-the-game-is-over = spilinu er lokið
illegal-century-a-point-card-is-to-be-turned-up-first = fyrst á að snúa upp stigaspili
illegal-century-a-merchant-card-is-to-be-turned-up-first = fyrst á að snúa upp kaupmannsspili
illegal-century-it-is-the-automa-s-turn-to-claim-a-card = Automa á leik og á að taka spil
illegal-century-it-is-the-automa-s-turn-to-roll-its-die = Automa á leik og á að kasta teningi sínum
illegal-century-the-die-is-the-automa-s = Automa á teninginn
illegal-century-the-player-starts = leikmaðurinn byrjar

illegal-century-there-is-no-such-seat-at-this-table = það sæti er ekki til við þetta borð
illegal-century-the-start-player-is-to-be-chosen = nú á að ráðast hver byrjar
illegal-century-the-start-player-is-to-be-chosen-first = fyrst á að ráðast hver byrjar
