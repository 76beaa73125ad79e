"""Games of a judge that are kept to learn from."""

import numpy as np
import pytest

import kaupang
import kaupang.search
import kaupang.selfplay
import kaupang.vector


def test_what_is_kept_is_what_was_seen_and_what_came_of_it(name: str) -> None:
    sizes = kaupang.layout(name)
    players = kaupang.vector.seats(name, None)
    judge = kaupang.search.even_judge(players)
    found = kaupang.selfplay.play(name, 3, judge, simulations=3, seed=2, cap=400)
    rows = len(found["game"])
    assert found["observation"].shape == (rows, sizes["observation_size"])
    assert found["mask"].shape == found["policy"].shape == (rows, sizes["action_count"])
    assert found["value"].shape == (rows, players)
    assert np.array_equal(found["game"], np.sort(found["game"])) and set(found["game"]) == {0, 1, 2}
    assert not found["policy"][found["mask"] == 0].any()
    assert np.allclose(found["policy"].sum(axis=1), 1, atol=1e-5)
    begun = kaupang.vector.make(name, 3, seed=2)
    firsts = np.searchsorted(found["game"], [0, 1, 2])
    assert np.array_equal(found["observation"][firsts], begun.observation)


def test_a_value_is_counted_from_the_seat_whose_decision_it_was() -> None:
    judge = kaupang.search.even_judge(3)
    found = kaupang.selfplay.play("puerto-rico", 2, judge, players=3, simulations=12, seed=1, tried=2000)
    for game in (0, 1):
        own = found["game"] == game
        turned = {tuple(np.roll(row, seat)) for row, seat in zip(found["value"][own], found["seat"][own], strict=True)}
        assert len(turned) == 1, "seat by seat, a game has one result"
        assert sum(next(iter(turned))) == pytest.approx(0) and max(next(iter(turned))) > 0


def test_a_part_is_the_same_wherever_it_is_played() -> None:
    judge = kaupang.search.even_judge(2)
    settings = {"players": 2, "simulations": 4, "seed": 7, "cap": 60}
    whole = kaupang.selfplay.play("century", 6, judge, each=6, **settings)
    other = kaupang.selfplay.part("century", 4, 2, judge, **settings)
    own = whole["game"] >= 4
    assert all(np.array_equal(whole[key][own], other[key]) for key in whole)
    again = kaupang.selfplay.play("century", 6, judge, each=6, **{**settings, "seed": 8})
    assert not np.array_equal(again["observation"], whole["observation"])


def test_bad_input_is_an_exception_with_a_sentence() -> None:
    judge = kaupang.search.even_judge(2)
    for wrong in (
        lambda: kaupang.selfplay.play("century", 0, judge),
        lambda: kaupang.selfplay.play("century", 4, judge, each=0),
        lambda: kaupang.selfplay.play("chess", 4, judge),
        lambda: kaupang.selfplay.play("century", 1, judge, players=2, simulations=1),
        lambda: kaupang.vector.make("century", 1, first=2**63),
    ):
        with pytest.raises(kaupang.KaupangError) as told:
            wrong()
        assert len(str(told.value)) > 10
