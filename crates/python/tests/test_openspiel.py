"""Games of OpenSpiel, by its own tests."""

import numpy as np
import pytest

import kaupang

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

import kaupang.openspiel  # noqa: E402


def test_openspiel_s_random_simulations_pass(name: str) -> None:
    game = kaupang.openspiel.load_game(name, cap=600)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_state_reads_back_from_its_text() -> None:
    game = kaupang.openspiel.load_game("century", players=2)
    state = game.new_initial_state()
    for _ in range(40):
        chosen = state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0]
        state.apply_action(chosen)
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state) and again.history() == state.history()


def test_what_is_hidden_is_not_in_the_information_state() -> None:
    game = kaupang.openspiel.load_game("landnam", players=3)
    state = game.new_initial_state()
    while "draw" not in str(state):
        state.apply_action(state.chance_outcomes()[0][0])
    drawn = [line for line in str(state).splitlines() if " draw " in line]
    seen = [state.information_state_string(player) for player in range(3)]
    assert sum(drawn[0] in text for text in seen) == 1
    assert sum("chance ?" in text for text in seen) == 2


def test_openspiel_s_mcts_plays_a_game_against_ours() -> None:
    from open_spiel.python.algorithms import mcts

    game = kaupang.openspiel.load_game("century", players=2)
    rng = np.random.RandomState(1)
    theirs = mcts.MCTSBot(game, 2.0, 2, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            action = rng.choice([outcome for outcome, _ in outcomes], p=[chance for _, chance in outcomes])
        elif player == 0:
            action = theirs.step(state)
        else:
            ours = state.kaupang_game
            action = ours.number(ours.bot("greedy", player), player)
        state.apply_action(int(action))
    assert sorted(state.returns()) == [-1.0, 1.0]
