# Avspeling: gjennom stillingane i eit spel, protokollar utanfrå, å spele vidare frå ei stilling, og å prøve terningane.

past-round-back = Ein runde tilbake (Page Up)
past-round-on = Ein runde fram (Page Down)
past-play = Spel av (mellomrom)
past-pause = Pause (mellomrom)
past-slider = Stad i spelet
past-go = Gå dit
past-pace = Fart
past-pace-slow = sakte
past-pace-usual = vanleg
past-pace-fast = raskt
past-link = Lenkje til denne stillinga
past-keys = Tastar: Pilene går eitt steg, Page Up og Page Down ein runde, Home og End til starten og slutten, og mellomrom spelar av og tek pause.
past-step-back = Tilbake til eit steg { $who } gjorde
past-step-on = Fram til neste steg { $who } gjer
past-eyes = Slik { $who } såg det
past-own-eyes = Slik alle ser det

what-if-button = Kva om …
what-if-title = Spel vidare herifrå
what-if-text = Eit nytt bord med robotar held fram frå denne stillinga. Det slumpen gjev, vert trekt på nytt.
what-if-text-running = Eit nytt bord med robotar held fram frå denne stillinga. Det slumpen gjev, vert trekt på nytt, og det same vert alt som er skjult for deg.
what-if-seat = Eg spelar for
what-if-go = Spel vidare
what-if-forbidden = Andre spelar der: Frå eit spel som er i gang, kan du spele vidare berre om du spelar det mot robotar.
what-if-nothing = Det er ikkje noko å spele i den stillinga.
note-position = Spelet held fram frå ei stilling i eit anna spel.

front-upload = Sjå på ein protokoll
upload-title = Sjå på ein protokoll
upload-about = Ein protokoll er tekstfila som eit bord gjev når spelet er over. Her kan du sjå på kva protokoll som helst, steg for steg, og spele vidare frå kvar stilling.
upload-file = Fila
upload-text = eller teksten i fila
upload-send = Vis protokollen
upload-no-game = Dette er ein protokoll for «{ $game }», og det spelet finst ikkje her.
upload-unreadable = Protokollen kan ikkje lesast. { $line ->
    [0] { $reason }
   *[other] Linje { $line }: { $reason }
}
upload-broken = Protokollen bryt ein regel. Linje { $line }: { $reason }.
upload-many = Du har lasta opp { $count } protokollar i dag: Det er nok.
note-uploaded = Her sluttar den opplasta protokollen.
status-record-ends = Protokollen sluttar her, før spelet er over.

verify-title = Kontrollert av denne tenaren nett no
verify-checked = Kontrollert:
verify-unchecked = Ikkje kontrollert:
verify-all = { $steps } handlingar følgjer reglane, og alle dei { $draws } utfalla av slumpen er nett det løyndomen gjev.
verify-no-seed = { $steps } handlingar følgjer reglane. Ingen løyndom høver til dei { $draws } utfalla av slumpen, så dei kan ikkje trekkjast om att.
verify-other-seed = Løyndomen har ikkje det fingeravtrykket som vart vist.
verify-other-nonce = Talet frå nettlesaren på plass { $number } har ikkje det fingeravtrykket som vart vist.
verify-shares = Tal frå nettlesarar med det fingeravtrykket som vart vist før: { $told }. Ikkje sagde i tide: { $late }.
verify-late = at dei som ikkje fekk tala sine med i tide, verkeleg ikkje hadde sagt dei: Det veit berre dei.
verify-other-chance = Handling { $number } er ikkje det løyndomen gjev.
verify-broken = Handling { $number } bryt ein regel.
verify-promise = at fingeravtrykket vart vist før spelet. Samanlikn det med det du såg då.
verify-uploaded = at løyndomen var fastsett før spelet. Protokollen kjem utanfrå: Samanlikn fingeravtrykket med det som vart vist då.
