"""Agents one after the other, by PettingZoo's own tests."""

import time
import warnings

import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

import kaupang
import kaupang.pettingzoo


def test_pettingzoo_s_api_test_passes(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(kaupang.pettingzoo.env(name, cap=2000), num_cycles=200)


def test_pettingzoo_s_seed_test_passes(name: str) -> None:
    seed_test(lambda: kaupang.pettingzoo.env(name), num_cycles=100)


def test_pettingzoo_s_benchmark_passes(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # It wants five seconds; on a clock that goes twenty times as fast they are over soon.
    seconds = time.perf_counter
    monkeypatch.setattr("time.time", lambda: 20 * seconds())
    performance_benchmark(kaupang.pettingzoo.env(name))
    told = capsys.readouterr().out
    assert float(told.split()[told.split().index("turns") - 1]) > 10


def test_a_game_ends_for_all_agents() -> None:
    env = kaupang.pettingzoo.env("puerto-rico", players=3, reward="win")
    env.reset(seed=1)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        if terminated:
            totals[agent] = reward
            assert (info["rank"] == 1) == (reward == 1.0)
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    assert sum(totals.values()) == 1.0 and not env.agents


def test_who_is_not_to_act_has_an_empty_mask() -> None:
    env = kaupang.pettingzoo.env("century", players=3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_an_agent_that_is_to_act_acts() -> None:
    env = kaupang.pettingzoo.raw_env("century", players=2)
    env.reset(seed=1)
    with pytest.raises(kaupang.BadNumber, match="is to act"):
        env.step(None)
    with pytest.raises(kaupang.BadNumber):
        env.step(10**6)
