# For whoever runs the server, and what people are told of what they do.

status-closed = Den som driv denne tenaren, har avslutta spelet.
note-closed = Den som driv denne tenaren, avsluttar spelet.
refuse-hushed = Den som driv denne tenaren, har dempa deg: Du kan ikkje skrive her.
sorry-muted = Den som driv denne tenaren, har dempa deg: Til du får snakke att, kan du ikkje velje namn, korkje til deg sjølv eller til eit bord.
sorry-deleted = Den som driv denne tenaren, har sletta dette bordet.
sorry-operator = Dette er for den som driv denne tenaren, og som har ein nøkkel.

operator-title = For den som driv tenaren
operator-about = Den som har nøkkelen til drifta, ser alle borda her, avsluttar eller slettar dei og dempar gjester.
operator-token = Nøkkelen til drifta
operator-enter = Gå inn
operator-leave = Gå ut
operator-find = Eit bord, lenkja til det eller eit namn
operator-search = Søk
operator-all = Alle borda
operator-none = Det finst ikkje noko slikt bord.
operator-next = Tidlegare bord
operator-stage-waiting = ventar på spelarar
operator-stage-playing = i gang
operator-stage-over = avslutta
operator-look = Sjå på bordet
operator-end = Avslutt spelet
operator-end-how = Alle ved bordet får vite det; det som er spelt, står.
operator-delete-sure = Det skal vere borte for godt, med loggen og praten.
operator-delete = Slett bordet
operator-muted = dempa
operator-mute = Demp
operator-unmute = Lat gjesten snakke att
operator-mute-how = Den som er dempa, kan ikkje skrive i nokon prat på denne tenaren. Namnet og namna på borda til gjesten er borte for godt: Gjesten vert kalla ved eit nummer og kan velje namn på nytt når det er lov å snakke att.
operator-chat-none = Ingen har skrive noko.
operator-done-ended = Spelet er avslutta.
operator-done-muted = Gjesten er dempa.
operator-done-unmuted = Gjesten kan snakke att.
