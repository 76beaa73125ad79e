"""Merchant games for researchers: Century: Spice Road and its solo game, Puerto Rico, Landnám, Merchants of Europe.

``new`` begins a game, step by step and with its record. ``kaupang.vector`` steps many games at once into NumPy arrays,
``kaupang.pettingzoo`` and ``kaupang.gymnasium`` are environments, ``simulate`` plays games of bots. Seats are counted
from 0 here; their names in records and notations are P1, P2 and so on.

>>> import kaupang
>>> game = kaupang.new("puerto-rico", players=3, seed=1)
>>> while not game.is_over:
...     drawn = game.roll(all=True)
...     if not game.is_over:
...         played = game.apply(game.bot("random"))
>>> sorted(score["rank"] for score in game.score)
[1, 2, 3]
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from typing import Any

from kaupang._native import (
    BadBot,
    BadNotation,
    BadNumber,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeat,
    Game,
    IllegalAction,
    KaupangError,
    UnknownGame,
    games,
    layout,
    simulate,
)

__all__ = [
    "BadBot",
    "BadNotation",
    "BadNumber",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "Game",
    "IllegalAction",
    "KaupangError",
    "UnknownGame",
    "games",
    "layout",
    "load",
    "new",
    "position",
    "simulate",
]


def new(game: str, players: int | None = None, seed: int | None = None, **options: object) -> Game:
    """A new game; all its chance follows from the seed, which is drawn where none is given.

    >>> import kaupang
    >>> game = kaupang.new("merchants", players=3, seed=7, board="full")
    >>> game.options["board"]
    'full'
    >>> kaupang.new("chess")
    Traceback (most recent call last):
        ...
    kaupang.UnknownGame: there is no game 'chess'; there are: century, century-solo, puerto-rico, landnam, merchants
    """
    return Game._new(game, players, _seed(seed), options)


def position(game: str, state: Mapping[str, Any] | str, seed: int | None = None) -> Game:
    """A game that goes on from a position: what ``Game.state`` gives, or its JSON.

    >>> import kaupang
    >>> game = kaupang.new("century", players=2, seed=1)
    >>> drawn = game.roll(all=True)
    >>> kaupang.position("century", game.state).state == game.state
    True
    """
    text = state if isinstance(state, str) else json.dumps(state)
    return Game._position(game, text, _seed(seed))


def load(record: str) -> Game:
    """A game that goes on from the text of a record.

    >>> import kaupang
    >>> game = kaupang.new("century", players=2, seed=1)
    >>> drawn = game.roll(all=True)
    >>> kaupang.load(game.record).entries == game.entries
    True
    """
    return Game._load(record)


def _seed(seed: int | None) -> int:
    return secrets.randbits(64) if seed is None else seed
