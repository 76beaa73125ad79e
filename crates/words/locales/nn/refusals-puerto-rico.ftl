# Why a step is refused: Puerto Rico. The name of a text is the English sentence of the rules.

illegal-puerto-rico-build-something-or-pass = bygg noko eller stå over
illegal-puerto-rico-this-building-stands-in-the-city-already = denne bygningen står alt i byen din
illegal-puerto-rico-no-copy-is-left = det er ingen att av denne bygningen
illegal-puerto-rico-the-city-has-no-room-for-it = byen har ikkje plass til bygningen
illegal-puerto-rico-there-are-not-enough-doubloons = du har ikkje nok dublonar

illegal-puerto-rico-who-can-load-has-to-load = den som kan laste, må laste
illegal-puerto-rico-goods-are-loaded-now = no skal varer lastast
illegal-puerto-rico-there-is-no-such-barrel-to-load = du har inga slik tønne å laste
illegal-puerto-rico-this-table-has-no-such-ship = dette bordet har ikkje noko slikt skip
illegal-puerto-rico-the-ship-is-full = skipet er fullt
illegal-puerto-rico-the-ship-carries-another-kind = skipet fører eit anna slag
illegal-puerto-rico-another-ship-carries-this-kind = eit anna skip fører dette slaget
illegal-puerto-rico-more-barrels-fit-on-another-empty-ship = det er plass til fleire tønner på eit anna tomt skip
illegal-puerto-rico-there-is-no-manned-wharf = du har inga bemanna bryggje
illegal-puerto-rico-the-wharf-was-used-in-this-phase = bryggja er alt brukt i denne fasen
illegal-puerto-rico-there-is-no-such-barrel-to-ship = du har inga slik tønne å skipe ut

illegal-puerto-rico-the-craftsman-produced-no-such-barrel = du produserte inga slik tønne som handverkar
illegal-puerto-rico-the-supply-has-no-such-barrel-left = forrådet har inga slik tønne att
illegal-puerto-rico-take-a-barrel-or-pass = ta ei tønne eller stå over

illegal-puerto-rico-filling-circles-is-a-duty = å fylle sirklar er ei plikt
illegal-puerto-rico-colonists-have-to-be-placed-now = no må kolonistane plasserast
illegal-puerto-rico-there-is-no-such-site-on-the-own-board = det er ingen slik stad på brettet ditt
illegal-puerto-rico-this-site-has-been-manned-already = denne staden er alt bemanna
illegal-puerto-rico-there-are-not-so-many-circles-or-colonists = det er ikkje så mange sirklar eller kolonistar
illegal-puerto-rico-the-other-circles-can-t-take-so-many-colonists = det er ikkje plass til så mange kolonistar i dei andre sirklane

illegal-puerto-rico-nobody-sits-there = ingen sit der
illegal-puerto-rico-no-such-plantation-is-left-in-the-stacks = det er ingen slik plantasje att i stablane
illegal-puerto-rico-the-first-governor-is-to-be-drawn = den første guvernøren skal trekkjast
illegal-puerto-rico-the-hacienda-s-tile-is-to-be-drawn = brikka til haciendaen skal trekkjast
illegal-puerto-rico-a-plantation-is-to-be-turned-up = ein plantasje skal snuast opp
illegal-puerto-rico-colonists-are-placed-in-the-mayor-phase-only = kolonistar vert plasserte berre i borgarmeisterfasen
illegal-puerto-rico-take-the-colonist-or-pass = ta kolonisten eller stå over
illegal-puerto-rico-produce-or-pass = produser eller stå over

illegal-puerto-rico-picking-a-role-is-a-duty = å velje rolle er ei plikt
illegal-puerto-rico-a-role-has-to-be-picked-now = no må du velje ei rolle
illegal-puerto-rico-this-table-has-no-such-role = dette bordet har inga slik rolle
illegal-puerto-rico-this-role-was-picked-in-this-round = denne rolla er alt vald i denne runden

illegal-puerto-rico-no-such-plantation-lies-face-up = det ligg ingen slik plantasje med framsida opp
illegal-puerto-rico-take-a-tile-or-pass = ta ei brikke eller stå over
illegal-puerto-rico-there-is-no-manned-hacienda = du har ingen bemanna hacienda
illegal-puerto-rico-the-hacienda-has-brought-its-tile-already = haciendaen har alt gjeve brikka si
illegal-puerto-rico-the-stacks-are-empty = stablane er tomme
illegal-puerto-rico-no-quarry-is-left = det er ingen steinbrot att
illegal-puerto-rico-a-quarry-is-the-settler-s-privilege-or-needs-a-manned-construction-hut = eit steinbrot er privilegiet til nybyggjaren, eller krev ei bemanna byggjehytte

illegal-puerto-rico-there-is-no-such-barrel-to-keep = du har inga slik tønne å behalde
illegal-puerto-rico-each-kind-is-named-once = kvart slag vert nemnt éin gong
illegal-puerto-rico-of-a-kind-one-barrel-is-kept-or-all = av eit slag beheld du éi tønne, eller alle
illegal-puerto-rico-there-is-no-room-for-it-without-another-manned-warehouse = det er ikkje plass til det utan eit bemanna lager til
illegal-puerto-rico-one-barrel-has-to-be-kept-on-the-wind-rose = du må behalde éi tønne på kompassrosa
illegal-puerto-rico-barrels-are-stored-now = no skal tønner lagrast

illegal-puerto-rico-sell-a-barrel-or-pass = sel ei tønne eller stå over
illegal-puerto-rico-there-is-no-such-barrel-to-sell = du har inga slik tønne å selje
illegal-puerto-rico-the-trading-house-has-this-kind-already = handelshuset har dette slaget frå før

illegal-puerto-rico-the-first-governor-is-to-be-drawn-first = den første guvernøren skal trekkjast først
illegal-puerto-rico-the-first-plantations-are-to-be-turned-up-first = dei første plantasjane skal snuast opp først
illegal-puerto-rico-the-new-plantations-are-to-be-turned-up-first = dei nye plantasjane skal snuast opp først
illegal-puerto-rico-the-hacienda-s-tile-is-to-be-drawn-first = brikka til haciendaen skal trekkjast først
illegal-puerto-rico-it-is-seat-s-turn-to-pick-a-role = { $seat } har tur til å velje ei rolle
illegal-puerto-rico-it-is-seat-s-turn-to-take-a-tile = { $seat } har tur til å ta ei brikke
illegal-puerto-rico-it-is-seat-s-turn-to-man-the-new-tile = { $seat } har tur til å bemanne den nye brikka
illegal-puerto-rico-it-is-seat-s-turn-to-take-the-mayor-s-colonist = { $seat } har tur til å ta kolonisten til borgarmeisteren
illegal-puerto-rico-it-is-seat-s-turn-to-take-a-colonist-from-the-ship = { $seat } har tur til å ta ein kolonist frå skipet
illegal-puerto-rico-it-is-seat-s-turn-to-place-colonists = { $seat } har tur til å plassere kolonistar
illegal-puerto-rico-it-is-seat-s-turn-to-build = { $seat } har tur til å byggje
illegal-puerto-rico-it-is-seat-s-turn-to-man-the-new-building = { $seat } har tur til å bemanne den nye bygningen
illegal-puerto-rico-it-is-seat-s-turn-to-produce = { $seat } har tur til å produsere
illegal-puerto-rico-it-is-seat-s-turn-to-take-the-craftsman-s-barrel = { $seat } har tur til å ta tønna til handverkaren
illegal-puerto-rico-it-is-seat-s-turn-to-sell = { $seat } har tur til å selje
illegal-puerto-rico-it-is-seat-s-turn-to-load = { $seat } har tur til å laste
illegal-puerto-rico-it-is-seat-s-turn-to-store-goods = { $seat } har tur til å lagre varer
illegal-puerto-rico-the-game-is-over = spelet er over
illegal-puerto-rico-colonists-were-declined-in-this-phase = du har alt avslått kolonistar i denne fasen
illegal-puerto-rico-the-privilege-is-the-mayor-s-alone = berre borgarmeisteren har privilegiet
illegal-puerto-rico-the-privilege-is-the-craftsman-s-alone = berre handverkaren har privilegiet
illegal-puerto-rico-the-island-is-full = øya er full
illegal-puerto-rico-there-is-no-tile-to-take = det er inga brikke å ta
illegal-puerto-rico-the-city-is-full = byen er full
illegal-puerto-rico-there-is-nothing-that-can-be-paid-for = det er ingenting du kan betale
illegal-puerto-rico-the-trading-house-has-all-these-kinds-already = handelshuset har alle desse slaga frå før
illegal-puerto-rico-there-is-no-barrel-to-sell = det er inga tønne å selje
illegal-puerto-rico-no-ship-takes-any-of-these-kinds = ingen skip tek desse slaga
illegal-puerto-rico-there-is-no-barrel-to-load = det er inga tønne å laste
illegal-puerto-rico-a-single-barrel-stays-on-the-wind-rose-by-itself = ei einskild tønne vert liggjande på kompassrosa av seg sjølv
illegal-puerto-rico-there-is-no-barrel-to-store = det er inga tønne å lagre
illegal-puerto-rico-there-is-no-colonist-to-place = det er ingen kolonist å plassere
illegal-puerto-rico-all-circles-are-filled = alle sirklane er fylte
illegal-puerto-rico-the-supply-has-nothing-of-what-the-board-makes = forrådet har ingenting av det brettet produserer
illegal-puerto-rico-the-board-makes-nothing = brettet produserer ingenting
