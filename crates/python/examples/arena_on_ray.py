"""A match of bots on Ray: on this machine, or on the cluster that RAY_ADDRESS names.

    python arena_on_ray.py GAME GAMES BOT BOT ...

For example: python arena_on_ray.py century 1000 greedy random
"""

from __future__ import annotations

import sys

import ray

import kaupang.ray


def told(game: str, games: int, bots: list[str], seed: int = 1) -> str:
    """A line for each bot."""
    found = kaupang.ray.arena(game, bots, games, players=len(bots), seed=seed, each=max(games // 20, 1))
    lines = ["bot                  games  first places  mean rank  mean score"]
    for one in sorted(found, key=lambda one: -one["first"]):
        lines.append(
            f"{one['bot']:<20} {one['games']:>5}  {one['first']:>12.3f}  {one['rank']:>9.2f}  {one['score']:>10.1f}"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    ray.init(log_to_driver=False)
    print(told(sys.argv[1], int(sys.argv[2]), sys.argv[3:]))
