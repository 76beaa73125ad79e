"""Ray: games on many machines, with the results of one.

A run is cut into tasks of some games each. The game with a number has a seed of its own, so it comes out the same wherever
it is played and however often: a worker or a node that dies costs time, and its games are played again and counted once.
``simulate`` plays games of bots, ``arena`` matches of bots that change seats, ``self_play`` games of a net that are kept to
learn from. ``write`` keeps what each of them gives as Parquet or Arrow.

>>> import kaupang.ray
>>> kaupang.ray.parts(2500, 1000)
[(0, 1000), (1000, 1000), (2000, 500)]
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any, cast

import numpy as np
import ray

import kaupang
from kaupang import selfplay
from kaupang.search import Judge
from kaupang.selfplay import parts
from kaupang.types import Positions, Results
from kaupang.vector import seats

__all__ = ["Progress", "arena", "parts", "self_play", "simulate", "table", "write"]

#: What is told again and again: how many games of how many are done.
Progress = Callable[[int, int], None]

_KEYS = ("scores", "ranks", "lengths")


def _all_done(tasks: list[tuple[Any, int]], progress: Progress | None) -> list[Any]:
    """What the tasks give, in their order; each comes with the number of its games."""
    waiting = {task: place for place, (task, _) in enumerate(tasks)}
    games, done = sum(count for _, count in tasks), 0
    found: list[Any] = [None] * len(tasks)
    while waiting:
        ready, _ = ray.wait(list(waiting), num_returns=1)
        for task in ready:
            place = waiting.pop(task)
            found[place] = ray.get(task)
            done += tasks[place][1]
            if progress is not None:
                progress(done, games)
    return found


def _remote(function: Any, **resources: float) -> Any:
    # A task that fails by itself would fail again; one whose worker or node died is tried again until it is done.
    return ray.remote(function).options(max_retries=-1, **resources)


def _bots(game: str, first: int, count: int, bots: list[str], seed: int, settings: dict[str, Any]) -> Results:
    return kaupang.simulate(game, count, bots, seed=seed, first=first, threads=1, **settings)


def _net(game: str, first: int, count: int, judge: Judge, settings: dict[str, Any]) -> Positions:
    return selfplay.part(game, first, count, judge, **settings)


def _joined(found: list[Results]) -> Results:
    joined = [np.concatenate([one[key] for one in found]) for key in _KEYS]  # type: ignore[literal-required]
    return Results(scores=joined[0], ranks=joined[1], lengths=joined[2])


def simulate(
    game: str,
    games: int,
    bots: Sequence[str] = ("random",),
    *,
    players: int | None = None,
    seed: int = 0,
    cap: int = 20000,
    each: int = 1000,
    progress: Progress | None = None,
    options: dict[str, Any] | None = None,
) -> Results:
    """What ``kaupang.simulate`` gives, played as Ray tasks of ``each`` games."""
    settings: dict[str, Any] = {"players": players, "cap": cap, "options": options}
    remote = _remote(_bots, num_cpus=1)
    shares = parts(games, each)
    if not shares:
        return kaupang.simulate(game, 0, bots, seed=seed, threads=1, **settings)
    tasks = [(remote.remote(game, first, count, list(bots), seed, settings), count) for first, count in shares]
    return _joined(_all_done(tasks, progress))


def self_play(
    game: str,
    games: int,
    judge: Judge,
    *,
    each: int = 64,
    cpus: float = 1,
    gpus: float = 0,
    progress: Progress | None = None,
    **settings: Any,
) -> Positions:
    """What ``kaupang.selfplay.play`` gives, played as Ray tasks of ``each`` games, which the judge sees at once. The judge
    travels to each worker once; ``gpus`` is what a task takes of them, if the judge is a net that wants one."""
    if games < 1:
        raise kaupang.BadOption(f"{games} games are too few to learn from")
    remote, sent = _remote(_net, num_cpus=cpus, num_gpus=gpus), ray.put(judge)
    tasks = [(remote.remote(game, first, count, sent, settings), count) for first, count in parts(games, each)]
    return selfplay.joined(_all_done(tasks, progress))


def arena(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    players: int | None = None,
    seed: int = 0,
    each: int = 1000,
    progress: Progress | None = None,
    options: dict[str, Any] | None = None,
) -> list[dict[str, Any]]:
    """A match: each bot sits at each seat equally often. For each bot: its name, how many games it had, its share of first
    places, its mean rank and its mean score. As many bots as seats are wanted."""
    count = seats(game, players)
    if len(bots) != count:
        raise kaupang.BadBot(f"{len(bots)} bots were named for {count} seats")
    remote = _remote(_bots, num_cpus=1)
    settings: dict[str, Any] = {"players": players, "options": options}
    tasks, turns = [], []
    for turn in range(count):
        seated = [bots[(seat + turn) % count] for seat in range(count)]
        for first, share in parts(games // count + (turn < games % count), each):
            tasks.append((remote.remote(game, first, share, seated, seed * count + turn, settings), share))
            turns.append(turn)
    return _standings(list(bots), list(zip(turns, _all_done(tasks, progress), strict=True)))


def _standings(bots: list[str], found: list[tuple[int, Results]]) -> list[dict[str, Any]]:
    """What there is to say of each bot; a part of the games has its seats turned by so many places."""
    sums = [{"games": 0, "first": 0.0, "rank": 0.0, "score": 0.0} for _ in bots]
    for turn, results in found:
        for seat in range(len(bots)):
            own, ranks = sums[(seat + turn) % len(bots)], results["ranks"][:, seat]
            own["games"] += len(ranks)
            own["first"] += float((ranks == 1).sum())
            own["rank"] += float(ranks.sum())
            own["score"] += float(results["scores"][:, seat].sum())
    told = []
    for bot, own in zip(bots, sums, strict=True):
        means = {key: own[key] / max(own["games"], 1) for key in ("first", "rank", "score")}
        told.append({"bot": bot, "games": int(own["games"]), **means})
    return told


def table(results: Results | Positions | list[dict[str, Any]]) -> Any:
    """A table of Arrow. Results have a row for each game with its number, its length, and the seats' scores and ranks;
    positions have a row for each decision; what ``arena`` gives has a row for each bot."""
    import pyarrow

    if isinstance(results, list):
        return pyarrow.Table.from_pylist(results)
    if "scores" not in results:
        return pyarrow.table({key: _column(rows) for key, rows in results.items()})
    games = cast(Results, results)
    count, players = games["scores"].shape
    columns: dict[str, Any] = {"game": np.arange(count), "length": games["lengths"]}
    for seat in range(players):
        columns[f"score_P{seat + 1}"] = games["scores"][:, seat]
        columns[f"rank_P{seat + 1}"] = games["ranks"][:, seat]
    return pyarrow.table(columns)


def _column(rows: Any) -> Any:
    """An array as a column: numbers, or lists of one length, for each row."""
    import pyarrow

    if rows.ndim == 1:
        return pyarrow.array(rows)
    return pyarrow.FixedSizeListArray.from_arrays(pyarrow.array(rows.reshape(-1)), rows.shape[1])


def write(results: Results | Positions | list[dict[str, Any]], path: str | os.PathLike[str]) -> None:
    """Writes what ``simulate``, ``self_play`` or ``arena`` gives as Parquet, or as Arrow if the name ends so."""
    made, name = table(results), os.fspath(path)
    if name.endswith(".arrow"):
        import pyarrow.feather

        pyarrow.feather.write_feather(made, name)
    else:
        import pyarrow.parquet

        pyarrow.parquet.write_table(made, name)
