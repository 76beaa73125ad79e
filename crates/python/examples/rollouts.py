"""Random games of every kind: how long they last, and how often each seat is first.

    python rollouts.py [GAMES [PICTURE]]

With a name for a picture, and Matplotlib at hand, it draws how long the games last.
"""

from __future__ import annotations

import sys

import numpy as np

import kaupang
from kaupang.types import Results


def rollouts(games: int, seed: int = 1) -> dict[str, Results]:
    """The results of random games of every kind."""
    names = [about["name"] for about in kaupang.games()]
    return {name: kaupang.simulate(name, games, seed=seed) for name in names}


def tell(results: dict[str, Results]) -> str:
    """A line for each game."""
    lines = ["game           decisions (mean, 90 of 100 below)   first places by seat"]
    for name, result in results.items():
        lengths, first = result["lengths"], (result["ranks"] == 1).mean(axis=0)
        shares = " ".join(f"{share:.3f}" for share in first)
        lines.append(f"{name:<14} {lengths.mean():8.0f} {np.quantile(lengths, 0.9):8.0f}                   {shares}")
    return "\n".join(lines)


def draw(results: dict[str, Results], path: str) -> None:
    """A picture of how long the games last."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(len(results), 1, figsize=(7, 2 * len(results)), constrained_layout=True)
    for axis, (name, result) in zip(np.atleast_1d(axes), results.items(), strict=True):
        axis.hist(result["lengths"], bins=40)
        axis.set(title=name, xlabel="decisions", ylabel="games")
    figure.savefig(path)
    pyplot.close(figure)


if __name__ == "__main__":
    found = rollouts(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
    print(tell(found))
    if len(sys.argv) > 2:
        draw(found, sys.argv[2])
