# Names of the games that have no board of their own yet.

game-landnam = Landnám
game-landnam-summary = Settlers sail to an unknown island, explore it, farm it, trade, and meet at the althing.
