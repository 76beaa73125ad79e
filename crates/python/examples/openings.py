"""Openings of Puerto Rico: which first role serves the governor best, when all go on greedily.

    python openings.py [GAMES [PICTURE]]

With a name for a picture, and Matplotlib at hand, it draws what was found. Each role is tried from the same first plantations: the n-th game of one role has the same row as that of another.
"""

from __future__ import annotations

import sys

import kaupang


def first_roles(players: int = 4) -> list[str]:
    """The roles that the governor may pick."""
    game = kaupang.new("puerto-rico", players=players, seed=0)
    game.roll(all=True)
    return game.legal()


def place_after(role: str, seed: int, players: int = 4, bot: str = "greedy") -> int:
    """The governor's final rank after a first role."""
    game = kaupang.new("puerto-rico", players=players, seed=seed)
    game.roll(all=True)
    governor = game.turn[0]
    game.apply(role)
    while not game.is_over:
        game.roll(all=True)
        if not game.is_over:
            game.apply(game.bot(bot))
    assert game.score is not None
    return next(score["rank"] for score in game.score if score["side"] == f"P{governor + 1}")


def study(games: int, players: int = 4, bot: str = "greedy") -> dict[str, float]:
    """The share of first places of the governor for each first role."""
    found = {}
    for role in first_roles(players):
        ranks = [place_after(role, seed, players, bot) for seed in range(games)]
        found[role] = sum(rank == 1 for rank in ranks) / games
    return found


def best_first(found: dict[str, float]) -> list[tuple[str, float]]:
    """The roles with their shares."""
    return sorted(found.items(), key=lambda item: -item[1])


def bars(found: dict[str, float], width: int = 40) -> str:
    """A bar of letters for each role."""
    most = max(found.values()) or 1.0
    return "\n".join(f"{role:<18} {share:6.3f} {'█' * round(width * share / most)}" for role, share in best_first(found))


def draw(found: dict[str, float], games: int, path: str, players: int = 4) -> None:
    """A picture: a bar for each role, with how far chance alone would take it, and what an even share would be."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    roles, shares = zip(*reversed(best_first(found)), strict=True)
    # One standard deviation of a share of so many games.
    doubt = [(share * (1 - share) / games) ** 0.5 for share in shares]
    figure, axis = pyplot.subplots(figsize=(7, 4), constrained_layout=True)
    axis.barh(roles, shares, xerr=doubt, color="#4a7ba6")
    axis.axvline(1 / players, color="black", linestyle=":")
    axis.set(
        title=f"Puerto Rico, {players} greedy players: the governor's first role",
        xlabel=f"share of first places in {games} games (dotted: an even share)",
    )
    figure.savefig(path)
    pyplot.close(figure)


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    found = study(games)
    print(bars(found))
    if len(sys.argv) > 2:
        draw(found, games, sys.argv[2])
