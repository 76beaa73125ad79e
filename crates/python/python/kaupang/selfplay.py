"""Self-play: a judge, such as a net, plays all seats by search, and what it saw is kept to learn from.

Games are played ``each`` at once, so that leaves are judged in batches of that many. The game with a number has a seed of
its own, for its chance, its searches and its choices; a part of a run comes out the same wherever it is played, if the
judge says the same of the same rows. ``kaupang.ray.self_play`` plays the parts on many machines.

>>> import kaupang.search
>>> import kaupang.selfplay
>>> positions = kaupang.selfplay.play("puerto-rico", 2, kaupang.search.even_judge(3), players=3, simulations=2, seed=1)
>>> sorted(set(positions["game"].tolist())), positions["value"].shape[1]
([0, 1], 3)
"""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import numpy.typing as npt

from kaupang import vector
from kaupang._native import BadOption
from kaupang.search import Judge, search
from kaupang.types import Positions

__all__ = ["joined", "part", "parts", "play"]

_WORD = 2**64


def parts(games: int, each: int) -> list[tuple[int, int]]:
    """The parts of a run: the number of the first game of each, and how many it has.

    >>> parts(2500, 1000)
    [(0, 1000), (1000, 1000), (2000, 500)]
    """
    if games < 0 or each < 1:
        raise BadOption(f"{games} games can't be cut into parts of {each}")
    return [(first, min(each, games - first)) for first in range(0, games, each)]


def _chosen(
    shares: npt.NDArray[np.float32], alive: npt.NDArray[np.intp], choosers: list[np.random.Generator] | None
) -> npt.NDArray[np.int64]:
    """An action of each game that goes on: by the shares of tries, or the one with most of them."""
    actions = np.full(len(shares), -1, np.int64)
    if choosers is None:
        actions[alive] = shares[alive].argmax(axis=1)
        return actions
    for game in alive:
        chances = shares[game].astype(np.float64)
        actions[game] = choosers[game].choice(len(chances), p=chances / chances.sum())
    return actions


def part(
    game: str,
    first: int,
    count: int,
    judge: Judge,
    *,
    players: int | None = None,
    seed: int = 0,
    simulations: int = 64,
    exploration: float = 1.5,
    tried: int = 30,
    reward: str = "rank",
    cap: int = 2000,
    options: dict[str, Any] | None = None,
) -> Positions:
    """``count`` games at once, from the one with the number ``first`` on. The first ``tried`` decisions of a game are drawn
    by the shares of the search's tries, so that games differ; later ones are what was tried most. A game is broken off
    after ``cap`` decisions, and worth nothing then."""
    games = vector.make(
        game, count, players=players, seed=seed, first=first, reward=reward, cap=cap, restarts=False, **options or {}
    )
    choosers = [np.random.default_rng((seed, first + number)) for number in range(count)]
    kept: dict[str, list[npt.NDArray[Any]]] = {key: [] for key in Positions.__annotations__ if key != "value"}
    step = 0
    while (alive := np.flatnonzero(games.seat >= 0)).size:
        shares = search(
            games, judge, simulations, exploration=exploration, seed=(seed * 0x9E3779B97F4A7C15 + step) % _WORD
        )
        now: dict[str, npt.NDArray[Any]] = {
            "game": alive + first,
            "seat": games.seat[alive],
            "observation": games.observation[alive],
            "mask": games.mask[alive],
            "policy": shares[alive],
        }
        for key, rows in now.items():
            kept[key].append(rows)
        games.step(_chosen(shares, alive, choosers if step < tried else None))
        step += 1
    # By games, and in each of them in the order of its decisions.
    numbers = np.concatenate(kept["game"]).astype(np.int64)
    order = np.argsort(numbers, kind="stable")
    sorted_rows = {key: np.concatenate(rows)[order] for key, rows in kept.items() if key != "game"}
    seats = sorted_rows["seat"][:, None] + np.arange(games.players)
    value = games.reward[(numbers[order] - first)[:, None], seats % games.players]
    return cast(Positions, {"game": numbers[order], **sorted_rows, "value": value})


def joined(found: list[Positions]) -> Positions:
    """Positions of several parts, one behind the other."""
    rows = [cast(dict[str, npt.NDArray[Any]], one) for one in found]
    return cast(Positions, {key: np.concatenate([one[key] for one in rows]) for key in Positions.__annotations__})


def play(game: str, games: int, judge: Judge, *, each: int = 64, **settings: Any) -> Positions:
    """``games`` games on this machine, ``each`` of them at once; ``part`` says what can be set."""
    if games < 1:
        raise BadOption(f"{games} games are too few to learn from")
    return joined([part(game, first, count, judge, **settings) for first, count in parts(games, each)])
