"""Ray: games on many machines, with the results of one.

A run is cut into tasks of some games each. The game with a number has a seed of its own, so it comes out the same wherever
it is played and however often: a worker or a node that dies costs time, and its games are played again and counted once.

>>> import kaupang.ray
>>> parts = kaupang.ray.parts(2500, 1000)
>>> parts
[(0, 1000), (1000, 1000), (2000, 500)]
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import ray

import kaupang
from kaupang.types import Results
from kaupang.vector import seats

__all__ = ["arena", "parts", "simulate", "table", "write"]

_KEYS = ("scores", "ranks", "lengths")


def parts(games: int, each: int) -> list[tuple[int, int]]:
    """The tasks of a run: the number of the first game of each, and how many it has."""
    if games < 0 or each < 1:
        raise kaupang.BadOption(f"{games} games can't be cut into parts of {each}")
    return [(first, min(each, games - first)) for first in range(0, games, each)]


def _play(game: str, first: int, count: int, bots: Sequence[str], seed: int, settings: dict[str, Any]) -> Results:
    return kaupang.simulate(game, count, bots, seed=seed, first=first, threads=1, **settings)


def simulate(
    game: str,
    games: int,
    bots: Sequence[str] = ("random",),
    *,
    players: int | None = None,
    seed: int = 0,
    cap: int = 20000,
    each: int = 1000,
    progress: Callable[[int, int], None] | None = None,
    options: dict[str, Any] | None = None,
) -> Results:
    """What ``kaupang.simulate`` gives, played as Ray tasks of ``each`` games. ``progress`` is told, again and again, how
    many games of how many are done."""
    settings: dict[str, Any] = {"players": players, "cap": cap, "options": options}
    # A task that fails by itself would fail again; one whose worker or node died is tried again until it is done.
    remote = ray.remote(_play).options(num_cpus=1, max_retries=-1)
    shares = parts(games, each)
    waiting = {
        remote.remote(game, first, count, list(bots), seed, settings): (first, count) for first, count in shares
    }
    found: dict[int, Results] = {}
    done = 0
    while waiting:
        ready, _ = ray.wait(list(waiting), num_returns=1)
        for task in ready:
            first, count = waiting.pop(task)
            found[first] = ray.get(task)
            done += count
            if progress is not None:
                progress(done, games)
    if not shares:
        return kaupang.simulate(game, 0, bots, seed=seed, threads=1, **settings)
    joined = [np.concatenate([found[first][key] for first, _ in shares]) for key in _KEYS]  # type: ignore[literal-required]
    return Results(scores=joined[0], ranks=joined[1], lengths=joined[2])


def arena(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    players: int | None = None,
    seed: int = 0,
    each: int = 1000,
    options: dict[str, Any] | None = None,
) -> list[dict[str, Any]]:
    """A match: each bot sits at each seat equally often. For each bot: its name, how many games it had, its share of first
    places, its mean rank and its mean score. As many bots as seats are wanted."""
    count = seats(game, players)
    if len(bots) != count:
        raise kaupang.BadBot(f"{len(bots)} bots were named for {count} seats")
    sums = [{"games": 0, "first": 0.0, "rank": 0.0, "score": 0.0} for _ in bots]
    for turn in range(count):
        seated = [bots[(seat + turn) % count] for seat in range(count)]
        share = games // count + (turn < games % count)
        results = simulate(
            game, share, seated, players=players, seed=seed * count + turn, each=each, options=options
        )
        for seat in range(count):
            own = sums[(seat + turn) % count]
            ranks = results["ranks"][:, seat]
            own["games"] += share
            own["first"] += float((ranks == 1).sum())
            own["rank"] += float(ranks.sum())
            own["score"] += float(results["scores"][:, seat].sum())
    told = []
    for bot, own in zip(bots, sums, strict=True):
        played = max(own["games"], 1)
        means = {key: own[key] / played for key in ("first", "rank", "score")}
        told.append({"bot": bot, "games": int(own["games"]), **means})
    return told


def table(results: Results, first: int = 0) -> Any:
    """The results as a table of Arrow: a row for each game with its number, length, and the seats' scores and ranks."""
    import pyarrow

    count, players = results["scores"].shape
    columns: dict[str, Any] = {"game": np.arange(first, first + count), "length": results["lengths"]}
    for seat in range(players):
        columns[f"score_P{seat + 1}"] = results["scores"][:, seat]
        columns[f"rank_P{seat + 1}"] = results["ranks"][:, seat]
    return pyarrow.table(columns)


def write(results: Results, path: str | os.PathLike[str]) -> None:
    """Writes the results as Parquet, or as Arrow if the name ends so."""
    made, name = table(results), os.fspath(path)
    if name.endswith(".arrow"):
        import pyarrow.feather

        pyarrow.feather.write_feather(made, name)
    else:
        import pyarrow.parquet

        pyarrow.parquet.write_table(made, name)
