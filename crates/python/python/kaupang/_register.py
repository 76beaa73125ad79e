"""Names for Gymnasium. Importing Gymnasium calls this, so it imports nothing before it is called."""

from __future__ import annotations

#: Each game with its name in Gymnasium and PettingZoo. The version is that of observations and actions.
NAMES = {
    "century": "Century",
    "century-solo": "CenturySolo",
    "puerto-rico": "PuertoRico",
    "landnam": "Landnam",
    "merchants": "Merchants",
}


def identifier(game: str) -> str:
    """The name of a game in Gymnasium.

    >>> identifier("puerto-rico")
    'kaupang/PuertoRico-v1'
    """
    return f"kaupang/{NAMES[game]}-v1"


def register() -> None:
    """Tells Gymnasium of all games, once."""
    from gymnasium.envs.registration import register as tell
    from gymnasium.envs.registration import registry

    for game in NAMES:
        if identifier(game) not in registry:
            tell(
                id=identifier(game),
                entry_point="kaupang.gymnasium:KaupangEnv",
                vector_entry_point="kaupang.gymnasium:KaupangVectorEnv",
                kwargs={"game": game},
            )
