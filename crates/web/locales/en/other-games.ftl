# Names of the games that have no board of their own yet.

game-merchants = Merchants of Europe
game-merchants-summary = Trading houses carry goods along the routes of Europe, from where they are cheap to where they are wanted.
game-landnam = Landnám
game-landnam-summary = Settlers sail to an unknown island, explore it, farm it, trade, and meet at the althing.
