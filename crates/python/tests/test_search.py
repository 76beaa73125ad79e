"""Many games searched at once."""

import numpy as np
import pytest

import kaupang
import kaupang.search
import kaupang.vector


def test_shares_are_legal_and_the_games_stay_where_they_are(name: str) -> None:
    games = kaupang.vector.make(name, 6, seed=2)
    for _ in range(30):
        games.step(games.sample())
    before = games.observation.copy()
    judge = kaupang.search.even_judge(games.players)
    shares = kaupang.search.search(games, judge, 24, seed=3)
    assert np.allclose(shares.sum(axis=1), 1, atol=1e-5)
    assert not shares[games.mask == 0].any()
    assert np.array_equal(before, games.observation)
    assert np.array_equal(shares, kaupang.search.search(games, judge, 24, seed=3))


def test_a_judge_sees_batches_of_what_seats_may_know() -> None:
    games = kaupang.vector.make("landnam", 5, players=3, seed=1)
    even = kaupang.search.even_judge(3)
    calls = []

    def judge(observation, mask, seat):  # type: ignore[no-untyped-def]
        calls.append((observation.copy(), mask.copy(), seat.copy()))
        return even(observation, mask, seat)

    kaupang.search.search(games, judge, 8, seed=1)
    assert len(calls) == 8
    observation, mask, seat = calls[0]
    # The first place that is judged is the one where the game stands.
    assert np.array_equal(observation, games.observation)
    assert np.array_equal(mask, games.mask) and np.array_equal(seat, games.seat)


def test_a_judge_that_likes_an_action_is_heard() -> None:
    games = kaupang.vector.make("century", 3, players=2, seed=1)
    liked = [int(np.flatnonzero(mask)[-1]) for mask in games.mask]

    def judge(observation, mask, seat):  # type: ignore[no-untyped-def]
        policy = mask.astype(np.float32)
        policy[np.arange(3), liked] *= 1000
        return policy, np.zeros((3, 2), np.float32)

    shares = kaupang.search.search(games, judge, 40, seed=1)
    assert shares.argmax(axis=1).tolist() == liked


def test_a_search_with_a_judge_of_a_few_lines_beats_random_players() -> None:
    parts = {part["name"]: part for part in kaupang.layout("century")["observation"]}
    first, size = parts["traders"]["first"], parts["traders"]["count"] // 5
    # Behind four kinds of cubes and twice 45 cards stand the claimed cards, their points, gold and silver.
    points = 4 + 2 * 45 + 1
    cubes = np.array([1, 2, 3, 4], np.float32)

    def judge(observation, mask, seat):  # type: ignore[no-untyped-def]
        worth = []
        for place in (0, 1):
            trader = observation[:, first + place * size : first + (place + 1) * size]
            coins = 30 * trader[:, points + 1] + 10 * trader[:, points + 2]
            worth.append(100 * trader[:, points] + coins + 5 * trader[:, :4] @ cubes)
        ahead = np.tanh((worth[0] - worth[1]) / 20)
        return mask.astype(np.float32), np.stack([ahead, -ahead], axis=1)

    games = kaupang.vector.make(
        "century", 24, players=2, opponents=[None, "random"], seed=5, restarts=False, reward="win"
    )
    won = np.zeros(24, np.float32)
    for step in range(600):
        shares = kaupang.search.search(games, judge, 24, exploration=0.5, seed=step)
        games.step(np.where(games.seat >= 0, shares.argmax(axis=1), -1))
        won = np.maximum(won, games.reward[:, 0])
        if (games.seat < 0).all():
            break
    assert won.mean() > 0.8


def test_bad_judgments_are_exceptions() -> None:
    games = kaupang.vector.make("century", 2, players=2, seed=1)
    with pytest.raises(kaupang.BadNumber, match="wanted"):
        kaupang.search.search(games, lambda *_: (np.zeros((1, 1)), np.zeros((1, 1))), 4)
    with pytest.raises(kaupang.BadOption):
        kaupang.search.search(games, kaupang.search.even_judge(2), 1)
    wild = np.full((2, games.mask.shape[1]), np.nan, np.float32)
    shares = kaupang.search.search(games, lambda *_: (wild, np.full((2, 2), np.inf)), 6)
    assert np.isfinite(shares).all()
