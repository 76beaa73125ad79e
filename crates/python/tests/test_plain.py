"""Games step by step."""

import copy
import os
import pickle
import random
import re
import threading
from pathlib import Path

import numpy as np
import pytest

import kaupang


def play_out(game: kaupang.Game, seed: int, steps: int = 400) -> None:
    """Random actions until the game is over, or for so many steps."""
    chooser = random.Random(seed)
    for _ in range(steps):
        game.roll(all=True)
        if game.is_over:
            return
        seat = chooser.choice(game.turn)
        game.apply(chooser.choice(game.legal(seat)), seat)


def started(name: str, seed: int = 1, steps: int = 60) -> kaupang.Game:
    """A game some way on, with a seat to act."""
    game = kaupang.new(name, seed=seed)
    play_out(game, seed, steps)
    game.roll(all=True)
    return game


def test_the_games_are_those_of_the_program() -> None:
    crates = Path(__file__).parent.parent.parent
    lists = [(crates / of / "src" / "registry.rs").read_text() for of in ("kaupang", "python")]
    ours, theirs = (re.findall(r"^    (?:\"[a-z-]+\" => )?([a-z_]+::[A-Z][A-Za-z]+),$", text, re.M) for text in lists)
    assert ours == theirs and len(ours) == len(kaupang.games())


def test_a_seed_means_the_same_game(name: str) -> None:
    assert started(name).record == started(name).record
    assert started(name, seed=1).record != started(name, seed=2).record


def test_undo_clone_and_record_lead_to_the_same_state(name: str) -> None:
    game = started(name)
    before, clone = game.state, game.clone()
    steps = len(game)
    game.apply(game.legal()[0])
    assert game.state != before and clone.state == before
    game.undo(len(game) - steps)
    assert game.state == before
    assert kaupang.load(game.record).state == before
    assert kaupang.position(name, before).state == before
    assert copy.deepcopy(game).state == copy.copy(game).state == before


def test_a_pickled_game_goes_on_as_it_would_have(name: str) -> None:
    game = started(name)
    again = pickle.loads(pickle.dumps(game))
    play_out(game, 5, 100)
    play_out(again, 5, 100)
    assert again.entries == game.entries


def test_chance_that_was_chosen_still_pickles() -> None:
    game = kaupang.new("century", players=2, seed=1)
    game.apply("start P2")
    game.apply(game.chance()[-1][0])
    again = pickle.loads(pickle.dumps(game))
    game.roll(all=True)
    again.roll(all=True)
    assert again.entries == game.entries


def test_every_legal_action_has_a_number_and_its_place_in_the_mask(name: str) -> None:
    game = started(name)
    for seat in game.turn:
        numbers = [game.number(action, seat) for action in game.legal(seat)]
        assert None not in numbers
        assert sorted(numbers) == np.flatnonzero(game.mask(seat)).tolist()
        assert [game.action(number, seat) for number in numbers] == game.legal(seat)


def test_an_observation_follows_from_the_view(name: str) -> None:
    game = started(name)
    sizes = kaupang.layout(name)
    for seat in range(game.players):
        row = game.observation(seat)
        assert row.shape == (sizes["observation_size"],) and row.dtype == np.float32
        assert np.array_equal(row, game.observation(f"P{seat + 1}"))
        assert game.view(seat)["viewer"] == f"P{seat + 1}"
    assert game.view()["viewer"] == "spectator"


def test_what_is_hidden_is_told_to_nobody_else() -> None:
    game = kaupang.new("landnam", players=3, seed=1)
    while not any(action.startswith("draw") for action, _ in game.chance()):
        game.roll()
    outcome = game.chance()[0][0]
    told = [game.seen(outcome, seat) for seat in range(3)]
    assert sorted(told, key=str) == sorted([outcome, None, None], key=str)
    game.apply(outcome)
    assert [game.history(seat)[-1] for seat in range(3)] == [("chance", action) for action in told]
    assert game.history()[-1] == ("chance", None) and game.entries[-1] == ("chance", outcome)


def test_a_layout_has_no_gap(name: str) -> None:
    sizes = kaupang.layout(name)
    for parts, total in (
        (sizes["observation"], sizes["observation_size"]),
        (sizes["actions"], sizes["action_count"]),
    ):
        ends = [part["first"] + part["count"] for part in parts]
        assert [part["first"] for part in parts] == [0, *ends[:-1]] and ends[-1] == total


def test_a_refusal_names_its_clause() -> None:
    game = kaupang.new("puerto-rico", players=3, seed=1)
    game.roll(all=True)
    seat = game.turn[0]
    with pytest.raises(kaupang.IllegalAction) as refused:
        game.check("build small-market")
    error = refused.value
    assert error.kind == "rule" and error.clause is not None and error.clause.startswith("PR-")
    assert error.sentence and error.reason and str(error).startswith(error.clause)
    with pytest.raises(kaupang.IllegalAction) as refused:
        game.apply("pick mayor", (seat + 1) % 3)
    assert refused.value.kind == "turn"
    assert game.check("pick mayor") == ["pick mayor"], "nothing was done"


def test_several_actions_are_carried_out_or_none() -> None:
    game = kaupang.new("century", players=2, seed=1)
    game.roll(all=True)
    before = game.state
    with pytest.raises(kaupang.IllegalAction):
        game.apply(["play up2", "rest"])
    assert game.state == before
    assert game.apply(["play up2", "upgrade Y Y"]) == ["play up2", "upgrade Y", "upgrade Y"]


def test_bots_play_a_game_to_its_end() -> None:
    game = kaupang.new("century", players=2, seed=3)
    while not game.is_over:
        game.roll(all=True)
        if not game.is_over:
            game.apply(game.bot("greedy" if game.turn == [0] else "random"))
    assert game.score is not None
    assert {score["side"]: score["rank"] for score in game.score}["P1"] == 1
    with pytest.raises(kaupang.BadSeat):
        game.bot("greedy")


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        (lambda: kaupang.new("chess"), kaupang.UnknownGame),
        (lambda: kaupang.new(None), TypeError),
        (lambda: kaupang.new("century", players=9), kaupang.BadOption),
        (lambda: kaupang.new("century", players="many"), TypeError),
        (lambda: kaupang.new("century", color="red"), kaupang.BadOption),
        (lambda: kaupang.new("century", seed=-1), OverflowError),
        (lambda: kaupang.load("no record"), kaupang.BadRecord),
        (lambda: kaupang.position("century", "{"), kaupang.BadPosition),
        (lambda: kaupang.position("century", {"players": 2}), kaupang.BadPosition),
        (lambda: started("century").legal(7), kaupang.BadSeat),
        (lambda: started("century").legal("P9"), kaupang.BadSeat),
        (lambda: started("century").legal(1.5), TypeError),
        (lambda: started("century").apply("dance"), kaupang.BadNotation),
        (lambda: started("century").apply(5), TypeError),
        (lambda: started("century").bot("clever"), kaupang.BadBot),
        (lambda: started("century").action(10**6), kaupang.BadNumber),
        (lambda: started("century").action(-1), OverflowError),
        (lambda: kaupang.simulate("century", -1), OverflowError),
        (lambda: kaupang.simulate("century", 10**12), kaupang.BadOption),
        (lambda: kaupang.simulate("century", 1, bots=["random"] * 3, players=2), kaupang.BadBot),
        (lambda: kaupang.layout("chess"), kaupang.UnknownGame),
    ],
)
def test_bad_input_is_an_exception_with_a_sentence(wrong, error) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(error) as told:
        wrong()
    assert len(str(told.value)) > 10


def test_threads_share_a_game() -> None:
    game = kaupang.new("puerto-rico", players=3, seed=1)
    faults: list[BaseException] = []

    def work() -> None:
        try:
            for _ in range(200):
                game.roll(all=True)
                game.bot("random") if game.turn else None
                _ = game.state, game.record, game.observation(0)
        except kaupang.BadSeat:
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
def test_a_forked_process_plays_on() -> None:
    games = kaupang.new("puerto-rico", players=3, seed=1)
    kaupang.simulate("century", 10, threads=2)
    child = os.fork()
    if child == 0:
        try:
            games.roll(all=True)
            kaupang.simulate("century", 50, threads=2)
            os._exit(0)
        except BaseException:  # noqa: BLE001
            os._exit(1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
