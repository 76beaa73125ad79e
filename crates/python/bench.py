"""How fast games are played from Python; docs/python.md has the figures.

    python bench.py steps [THREADS [GAMES]]   steps of many games at once, with observation, mask and a random choice
    python bench.py environments              a step of PettingZoo's and of Gymnasium's environment
    python bench.py pettingzoo                PettingZoo's own benchmark
    python bench.py million [GAMES]           games of Puerto Rico of four random players from one call
    python bench.py memory [GAMES]            what a batch of games takes of it
"""

from __future__ import annotations

import resource
import sys
import time
from collections.abc import Callable

import kaupang
import kaupang.vector

NAMES = [about["name"] for about in kaupang.games()]


def a_second(step: Callable[[], int], seconds: float = 2.0) -> tuple[float, float]:
    """How many steps are made in a second by the clock, and in a second of a processor, which other programs on the
    machine don't slow down; the function says how many steps it has made."""
    steps, began, spent = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - began < seconds:
        steps += step()
    return steps / (time.perf_counter() - began), steps / (time.process_time() - spent)


def steps(threads: int = 1, n: int = 64) -> None:
    """Many games at once."""
    for name in NAMES:
        games = kaupang.vector.make(name, n, seed=1, threads=threads)

        def ten() -> int:
            for _ in range(10):
                games.step(games.sample())
            return 10 * n

        clock, processor = a_second(ten)
        print(f"{name:>13}: {clock:>10,.0f} steps a second, {processor:>10,.0f} a processor's ({n} games, {threads} threads)")


def environments() -> None:
    """One step after the other."""
    from kaupang.gymnasium import KaupangEnv
    from kaupang.pettingzoo import raw_env

    for name in NAMES:
        agents = raw_env(name)
        agents.reset(seed=1)

        def act() -> int:
            if agents.terminations[agents.agent_selection] or agents.truncations[agents.agent_selection]:
                agents.reset()
            agents.observe(agents.agent_selection)
            agents.step(agents._games.sample()[0])
            return 1

        learner = KaupangEnv(name)
        learner.reset(seed=1)

        def learn() -> int:
            _, _, terminated, truncated, _ = learner.step(learner._games.sample()[0])
            if terminated or truncated:
                learner.reset()
            return 1

        aec, gym = (1e6 / a_second(step)[1] for step in (act, learn))
        print(f"{name:>13}: {aec:6.1f} µs a step of the AEC environment, {gym:6.1f} µs of Gymnasium's")


def pettingzoo() -> None:
    """PettingZoo's own benchmark."""
    from pettingzoo.test import performance_benchmark

    from kaupang.pettingzoo import env

    for name in NAMES:
        print(name)
        performance_benchmark(env(name))


def million(games: int = 1_000_000) -> None:
    """Many games from one call."""
    began, spent = time.perf_counter(), time.process_time()
    results = kaupang.simulate("puerto-rico", games, players=4, seed=1)
    seconds, spent = time.perf_counter() - began, time.process_time() - spent
    wins = (results["ranks"] == 1).mean(axis=0)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{games:,} games in {seconds:.1f} s, {games / seconds:,.0f} a second; {spent:.1f} s of processors; {memory:.0f} MiB at most")
    print("first places by seat: " + ", ".join(f"{win:.4f}" for win in wins))


def resident() -> float:
    """What the process has in memory now, in MiB (on Linux)."""
    with open("/proc/self/statm") as pages:
        return int(pages.read().split()[1]) * resource.getpagesize() / 2**20


def memory(n: int = 4096) -> None:
    """Many games, some way on, each kind for itself."""
    print(f"{resident():.0f} MiB before any game")
    kept = []
    for name in NAMES:
        before = resident()
        games = kaupang.vector.make(name, n, seed=1)
        for _ in range(100):
            games.step(games.sample())
        # What is given back would be used again by the next kind.
        kept.append(games)
        print(f"{name:>13}: {(resident() - before) / n * 1024:6.1f} KiB a game, its arrays included ({n} games)")


if __name__ == "__main__":
    chores = {
        "steps": steps,
        "environments": environments,
        "pettingzoo": pettingzoo,
        "million": million,
        "memory": memory,
    }
    if len(sys.argv) < 2 or sys.argv[1] not in chores:
        sys.exit(__doc__)
    chores[sys.argv[1]](*map(int, sys.argv[2:]))
