# For whoever runs the server, and what people are told of what they do.

status-closed = Umsjónarmaður þessa netþjóns hefur slitið spilinu.
note-closed = Umsjónarmaður þessa netþjóns slítur spilinu.
refuse-hushed = Umsjónarmaður þessa netþjóns hefur þaggað niður í þér: þú getur ekki skrifað hér.
sorry-muted = Umsjónarmaður þessa netþjóns hefur þaggað niður í þér: þangað til þú mátt tala aftur velur þú hvorki þér né borði nafn.
sorry-deleted = Umsjónarmaður þessa netþjóns hefur eytt þessu borði.
sorry-operator = Þetta er ætlað umsjónarmanni þessa netþjóns, sem hefur aðgangslykil.

operator-title = Fyrir umsjónarmanninn
operator-about = Sá sem hefur aðgangslykil umsjónarmannsins sér hér öll borð, slítur spilum, eyðir borðum og þaggar niður í gestum.
operator-token = Aðgangslykill umsjónarmannsins
operator-enter = Fara inn
operator-leave = Fara út
operator-find = Borð, tengill þess eða nafn
operator-search = Leita
operator-all = Öll borð
operator-none = Ekkert slíkt borð er til.
operator-next = Eldri borð
operator-stage-waiting = beðið eftir leikmönnum
operator-stage-playing = í gangi
operator-stage-over = lokið
operator-look = Skoða borðið
operator-end = Slíta spilinu
operator-end-how = Öllum við borðið er sagt frá því; það sem spilað var stendur.
operator-delete-sure = Borðið skal hverfa fyrir fullt og allt, með atburðaskrá og spjalli.
operator-delete = Eyða borðinu
operator-muted = þaggað niður
operator-mute = Þagga niður
operator-unmute = Leyfa að tala aftur
operator-mute-how = Sá sem þaggað er niður í getur ekki skrifað í neitt spjall á þessum netþjóni. Nafn hans og nöfn borða hans hverfa fyrir fullt og allt: hann er kallaður eftir númeri og velur nafn aftur þegar hann má tala.
operator-chat-none = Enginn hefur skrifað neitt.
operator-done-ended = Spilinu hefur verið slitið.
operator-done-muted = Þaggað hefur verið niður í gestinum.
operator-done-unmuted = Gesturinn má tala aftur.
