"""Many games of bots."""

import signal
from types import FrameType

import numpy as np
import pytest

import kaupang


def test_results_don_t_depend_on_threads_or_parts(name: str) -> None:
    whole = kaupang.simulate(name, 24, seed=5, threads=1)
    for threads in (2, 5):
        again = kaupang.simulate(name, 24, seed=5, threads=threads)
        assert all(np.array_equal(whole[key], again[key]) for key in ("scores", "ranks", "lengths"))
    parts = [kaupang.simulate(name, 8, seed=5, first=first, threads=2) for first in (0, 8, 16)]
    for key in ("scores", "ranks", "lengths"):
        assert np.array_equal(whole[key], np.concatenate([part[key] for part in parts]))
    assert not np.array_equal(whole["lengths"], kaupang.simulate(name, 24, seed=6)["lengths"])


def test_a_game_that_is_broken_off_has_no_rank() -> None:
    results = kaupang.simulate("century", 5, seed=1, cap=10)
    assert (results["ranks"] == 0).all() and (results["lengths"] == 10).all()


def test_greedy_beats_random() -> None:
    results = kaupang.simulate("puerto-rico", 60, ["greedy", "random", "random"], players=3, seed=1)
    assert (results["ranks"][:, 0] == 1).mean() > 0.8


def test_an_interrupt_ends_it() -> None:
    def interrupt(_signal: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 0.2)
    try:
        # All of these games would take minutes.
        with pytest.raises(KeyboardInterrupt):
            kaupang.simulate("puerto-rico", 2_000_000, ["greedy"], players=3, seed=1, threads=2)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
