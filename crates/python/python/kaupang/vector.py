"""Many games at once: one call steps all of them, into NumPy arrays that are made once.

>>> import kaupang.vector
>>> games = kaupang.vector.make("puerto-rico", 64, players=4, seed=1)
>>> for _ in range(100):
...     games.step(games.sample())
>>> games.observation.shape[0], games.mask.dtype.name
(64, 'int8')
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from kaupang._native import BadBot, Batch, games

__all__ = ["Vector", "make", "seats"]


class Vector:
    """``n`` games of one kind. After ``reset`` or ``step`` the arrays say where each game stands:

    - ``observation`` (n, size): what the seat to act sees; ``kaupang.layout`` says what the numbers mean;
    - ``mask`` (n, actions): 1 for each legal action;
    - ``seat`` (n): who is to act, counted from 0; -1 in a game that is over and doesn't restart;
    - ``terminated``, ``truncated`` (n): whether a game has just ended, or was broken off at its cap;
    - ``reward`` (n, players): what a game that has just ended is worth to each seat, else 0;
    - ``score``, ``rank`` (n, players), ``length`` (n): the result of each game's last end;
    - ``last_observation`` (n, size): what the first learner saw at that end, if wanted.

    They are the same arrays every time: copy what is to be kept. Chance and bots act by themselves. A game that has
    ended begins anew in the same step, unless ``restarts`` is false.
    """

    def __init__(self, batch: Batch) -> None:
        self._batch = batch
        self.n: int = batch.n
        self.players: int = batch.players
        self.observation: npt.NDArray[np.float32] = batch.observation
        self.last_observation: npt.NDArray[np.float32] = batch.last_observation
        self.mask: npt.NDArray[np.int8] = batch.mask
        self.seat: npt.NDArray[np.int32] = batch.seat
        self.reward: npt.NDArray[np.float32] = batch.reward
        self.terminated: npt.NDArray[np.bool_] = batch.terminated
        self.truncated: npt.NDArray[np.bool_] = batch.truncated
        self.score: npt.NDArray[np.int32] = batch.score
        self.rank: npt.NDArray[np.int32] = batch.rank
        self.length: npt.NDArray[np.int32] = batch.length

    def reset(self, seed: int | None = None) -> None:
        """Begins all games again: from a seed, or with chance that goes on."""
        self._batch.reset(seed)

    def step(self, actions: npt.ArrayLike) -> None:
        """Carries out an action in each game, by its number. If one of them is not legal, nothing is done."""
        self._batch.step(np.ascontiguousarray(actions, dtype=np.int64))

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal action of each game, each as likely."""
        return self._batch.sample()

    def observe(self, game: int, seat: int) -> npt.NDArray[np.float32]:
        """What a seat sees of a game, whoever is to act."""
        return self._batch.observe(game, seat)

    def notation(self, game: int, number: int) -> str | None:
        """The notation of a legal action of a game; None if it is not legal."""
        return self._batch.notation(game, number)


def seats(game: str, players: int | None) -> int:
    """How many seats the table has: as many as are wanted, else as many as usual."""
    if players is not None:
        return players
    for about in games():
        if about["name"] == game:
            usual = about["options"].get("players")
            return int(usual) if usual is not None else about["players"][1]
    return 0


def bots_around(
    game: str, players: int | None, learner: int, opponents: str | Sequence[str | None] | None
) -> list[str | None]:
    """The bots of the seats: one name stands for all but the learner's."""
    if opponents is None:
        return []
    if not isinstance(opponents, str):
        return list(opponents)
    count = seats(game, players)
    if not 0 <= learner < max(count, 1):
        raise BadBot(f"there is no seat {learner} for the learner; the table has {count}")
    return [None if seat == learner else opponents for seat in range(count)]


def make(
    game: str,
    n: int,
    *,
    players: int | None = None,
    seed: int | None = None,
    first: int = 0,
    opponents: str | Sequence[str | None] | None = None,
    learner: int = 0,
    reward: str = "rank",
    cap: int = 20000,
    restarts: bool = True,
    last_observations: bool = False,
    threads: int = 1,
    **options: Any,
) -> Vector:
    """``n`` games of those that the seed stands for, from the one with the number ``first`` on. ``opponents`` is a bot for
    all seats but the ``learner``'s, or a bot or None for each seat; without, every seat is the caller's. ``reward`` is
    ``"win"``, ``"rank"``, ``"difference"`` or ``"score"``. A game is broken off after ``cap`` decisions. ``threads`` are
    the threads of a step, 0 for as many as there are cores.
    """
    batch = Batch(
        game,
        n,
        players=players,
        seed=secrets.randbits(64) if seed is None else seed,
        first=first,
        bots=bots_around(game, players, learner, opponents),
        cap=cap,
        reward=reward,
        restarts=restarts,
        last_observations=last_observations,
        threads=threads,
        options=options,
    )
    return Vector(batch)
