# What the server knows about a guest, and how it forgets them.

me-title = Det denne tenaren veit om deg
me-none = Denne tenaren veit ingenting om deg: Du har ikkje noko namn her enno.
me-since = Første gong her:
me-tables = { $count ->
    [one] { $count } bord kjenner deg.
   *[other] { $count } bord kjenner deg.
}
me-lines = { $count ->
    [one] Du har skrive { $count } linje i praten.
   *[other] Du har skrive { $count } linjer i praten.
}
me-about = Nettlesaren din har ein nøkkel, og tenaren tek berre vare på eit avtrykk av han. Kvar eit bord vart opna frå, vert teke vare på i eitt døgn, i ei form som ikkje røper adressa for nokon. Ingenting anna vert teke vare på.
me-download = Last ned alt saman
me-erase-title = Verte gløymd
me-erase-how = Namnet ditt vert bytt ut med ein strek ved alle borda, det du har skrive i praten, vert sletta, du gjev opp i spel som er i gang, så alle ser det (ein robot spelar vidare for deg; der ingen andre spelar, er spelet slutt), du reiser deg frå bord der spelet ikkje har starta, og nøkkelen din opnar ingenting lenger. Det du har spelt, står, for det er spelet til dei andre òg, og det same gjer orda dine til terningane: Utan dei kunne ingen kontrollere terningane. Dette kan ikkje angrast.
me-erase-sure = Eg vil verte gløymd.
me-erase = Gløym meg
me-erased = Denne tenaren har gløymt deg.
