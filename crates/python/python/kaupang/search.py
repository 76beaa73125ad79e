"""Many games searched at once, leaves judged in batches: by a net on an accelerator, or by anything that can be called.

A judge gets observations (n, size), masks (n, actions) and seats (n), and gives policies (n, actions) and values (n,
players): how likely each action is, and what the place is worth to each seat, counted clockwise from the one to act there.
Rows with seat -1 are of games that are over; what is said of them doesn't matter.

>>> import kaupang.search
>>> import kaupang.vector
>>> games = kaupang.vector.make("century", 4, players=2, seed=1)
>>> shares = kaupang.search.search(games, kaupang.search.even_judge(2), simulations=16, seed=1)
>>> games.step(shares.argmax(axis=1))
>>> bool((shares.sum(axis=1) == 1).all())
True
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from kaupang._native import BadOption
from kaupang.vector import Vector

__all__ = ["Judge", "even_judge", "search"]

Floats = npt.NDArray[np.float32]

#: What judges places.
Judge = Callable[[Floats, npt.NDArray[np.int8], npt.NDArray[np.int32]], tuple[npt.ArrayLike, npt.ArrayLike]]


def even_judge(players: int) -> Judge:
    """A judge that knows nothing: every legal action is as likely, and every place is worth nothing."""

    def judge(
        observation: Floats, mask: npt.NDArray[np.int8], seat: npt.NDArray[np.int32]
    ) -> tuple[npt.ArrayLike, npt.ArrayLike]:
        return mask.astype(np.float32), np.zeros((len(mask), players), np.float32)

    return judge


def search(
    games: Vector, judge: Judge, simulations: int = 64, *, exploration: float = 1.5, seed: int = 0
) -> Floats:
    """The share of ``simulations`` tries that began with each action, for each game (n, actions): a policy that is better
    than the judge's. Each try imagines what the seat to act can't know, so the search knows no more than it; it judges one
    leaf of each game, all of them in one call. The games themselves stay where they are."""
    if simulations < 2:
        raise BadOption(f"{simulations} tries are too few: the first one only judges where the game stands")
    batch = games._batch
    batch.search_begin(seed)
    for _ in range(simulations):
        policies, values = judge(*batch.search_select(exploration))
        batch.search_judge(
            np.ascontiguousarray(policies, dtype=np.float32), np.ascontiguousarray(values, dtype=np.float32)
        )
    return batch.search_visits()
