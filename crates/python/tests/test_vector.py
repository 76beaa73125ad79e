"""Many games at once."""

import os
import threading

import numpy as np
import pytest

import kaupang
import kaupang.vector


def test_batches_are_the_same_with_any_number_of_threads(name: str) -> None:
    batches = [kaupang.vector.make(name, 530, seed=3, threads=threads, cap=120) for threads in (1, 2, 4)]
    ended = 0
    for _ in range(130):
        actions = [games.sample() for games in batches]
        for games, numbers in zip(batches, actions, strict=True):
            assert np.array_equal(numbers, actions[0])
            games.step(numbers)
        ended += int((batches[0].terminated | batches[0].truncated).sum())
    one = batches[0]
    for other in batches[1:]:
        for key in ("observation", "mask", "seat", "reward", "terminated", "truncated", "score", "rank", "length"):
            assert np.array_equal(getattr(one, key), getattr(other, key)), key
    assert ended > 0


def test_a_batch_plays_what_a_single_game_plays(name: str) -> None:
    games = kaupang.vector.make(name, 3, seed=1, restarts=False)
    for _ in range(50):
        position = kaupang.position(name, games._batch.state_json(1))
        seat = int(games.seat[1])
        if seat < 0:
            break
        assert np.array_equal(games.observation[1], position.observation(seat))
        assert np.array_equal(games.mask[1], position.mask(seat))
        numbers = games.sample()
        assert position.action(int(numbers[1]), seat) == games.notation(1, int(numbers[1]))
        games.step(numbers)


def test_arrays_are_made_once_and_rewards_fit_the_ranks() -> None:
    games = kaupang.vector.make("puerto-rico", 32, players=4, seed=1, reward="rank")
    where = games.observation.__array_interface__["data"]
    seen = 0
    for _ in range(2000):
        games.step(games.sample())
        assert games.observation.__array_interface__["data"] == where
        for game in np.flatnonzero(games.terminated):
            seen += 1
            rank = games.rank[game]
            # Who shares a place has the middle of the places that they share.
            shared = np.array([(rank == place).sum() - 1 for place in rank]) / 2
            assert rank.min() == 1
            assert np.allclose(games.reward[game], 1 - 2 * (rank - 1 + shared) / 3)
            assert np.isclose(games.reward[game].sum(), 0, atol=1e-6)
        assert not games.reward[~games.terminated].any()
    assert seen > 32


@pytest.mark.parametrize("reward", ["win", "rank", "difference", "score"])
def test_rewards(reward: str) -> None:
    games = kaupang.vector.make("century", 8, players=3, seed=1, reward=reward)
    while not games.terminated.any():
        games.step(games.sample())
    game = int(np.flatnonzero(games.terminated)[0])
    score, rank, given = games.score[game], games.rank[game], games.reward[game]
    wanted = {
        "win": (rank == 1).astype(np.float32),
        "rank": 1.0 - (rank - 1.0),
        "score": score.astype(np.float32),
        "difference": np.array([s - max(np.delete(score, i)) for i, s in enumerate(score)], np.float32),
    }[reward]
    assert np.allclose(given, wanted)


def test_opponents_act_by_themselves() -> None:
    games = kaupang.vector.make("century", 16, players=3, opponents="greedy", learner=1, seed=1)
    for _ in range(300):
        games.step(games.sample())
        assert (games.seat == 1).all()


def test_what_is_not_legal_is_refused_and_nothing_is_done() -> None:
    games = kaupang.vector.make("century", 4, players=2, seed=1)
    before = games.observation.copy()
    actions = games.sample()
    actions[2] = int(np.flatnonzero(games.mask[2] == 0)[0])
    with pytest.raises(kaupang.BadNumber, match="game 2"):
        games.step(actions)
    assert np.array_equal(before, games.observation)
    for wrong in (games.sample()[:3], [2**40] * 4, [-1] * 4):
        with pytest.raises(kaupang.BadNumber):
            games.step(wrong)
    with pytest.raises((TypeError, ValueError)):
        games.step("abcd")


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: kaupang.vector.make("century", 0),
        lambda: kaupang.vector.make("century", 10**9),
        lambda: kaupang.vector.make("century", 1, reward="fun"),
        lambda: kaupang.vector.make("century", 1, opponents="clever"),
        lambda: kaupang.vector.make("century", 1, players=2, opponents="random", learner=2),
        lambda: kaupang.vector.make("century", 1, players=2, opponents=["random", "random"]),
        lambda: kaupang.vector.make("century", 1, threads=10**6),
        lambda: kaupang.vector.make("century", 2).observe(2, 0),
        lambda: kaupang.vector.make("century", 2).observe(0, 9),
    ],
)
def test_bad_input_is_an_exception_with_a_sentence(wrong) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(kaupang.KaupangError) as told:
        wrong()
    assert len(str(told.value)) > 10


def test_a_batch_can_t_be_pickled_and_says_so() -> None:
    import pickle

    with pytest.raises(TypeError, match="Batch"):
        pickle.dumps(kaupang.vector.make("century", 2)._batch)


def test_other_threads_go_on_and_a_batch_is_used_by_one_at_a_time() -> None:
    games = kaupang.vector.make("puerto-rico", 600, seed=1, threads=2)
    faults: list[BaseException] = []

    def work() -> None:
        try:
            for _ in range(20):
                try:
                    games.step(games.sample())
                except kaupang.BadNumber:
                    pass
        except BaseException as fault:  # noqa: BLE001
            faults.append(fault)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not faults


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_a_forked_process_steps_on() -> None:
    games = kaupang.vector.make("century", 600, seed=1, threads=2)
    games.step(games.sample())
    child = os.fork()
    if child == 0:
        try:
            for _ in range(20):
                games.step(games.sample())
            os._exit(0)
        except BaseException:  # noqa: BLE001
            os._exit(1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
