"""One learner against bots, by Gymnasium's own checks."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import kaupang
import kaupang.gymnasium
from kaupang._register import NAMES, identifier


def test_gymnasium_s_checks_pass(name: str) -> None:
    env = gymnasium.make(identifier(name), cap=500)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env.unwrapped)


def test_every_game_has_its_name() -> None:
    assert list(NAMES) == [about["name"] for about in kaupang.games()]
    for name in NAMES:
        assert identifier(name) in gymnasium.registry


def test_a_seed_means_the_same_game(name: str) -> None:
    def trace() -> list[float]:
        env = gymnasium.make(identifier(name), opponents="greedy", cap=400).unwrapped
        observation, _ = env.reset(seed=5)
        env.action_space.seed(5)
        told = []
        for _ in range(60):
            action = env.action_space.sample(observation["action_mask"])
            observation, reward, terminated, truncated, _ = env.step(action)
            told += [float(observation["observation"].sum()), float(reward)]
            if terminated or truncated:
                break
        return told

    assert trace() == trace()


def test_a_game_ends_with_its_reward_and_its_result() -> None:
    env = gymnasium.make("kaupang/PuertoRico-v1", players=3, reward="win").unwrapped
    observation, _ = env.reset(seed=2)
    env.action_space.seed(2)
    total, terminated = 0.0, False
    while not terminated:
        observation, reward, terminated, truncated, info = env.step(env.action_space.sample(observation["action_mask"]))
        assert not truncated
        total += reward
    assert total == float(info["rank"][0] == 1)
    assert not observation["action_mask"].any()
    with pytest.raises(kaupang.BadNumber, match="over"):
        env.step(0)


def test_what_is_not_legal_costs_or_is_refused() -> None:
    env = gymnasium.make("kaupang/CenturySolo-v1").unwrapped
    before, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(before["action_mask"] == 0)[0])
    after, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated, info) == (-1.0, False, False, {"illegal": True})
    assert np.array_equal(before["observation"], after["observation"])
    strict = gymnasium.make("kaupang/CenturySolo-v1", illegal="raise").unwrapped
    strict.reset(seed=1)
    with pytest.raises(kaupang.BadNumber):
        strict.step(wrong)
    with pytest.raises(ValueError, match="penalty"):
        gymnasium.make("kaupang/CenturySolo-v1", illegal="shout")


def test_the_vector_environment_keeps_gymnasium_s_word(name: str) -> None:
    envs = gymnasium.make_vec(identifier(name), num_envs=4, vectorization_mode="vector_entry_point", cap=200)
    observation, _ = envs.reset(seed=1)
    assert envs.observation_space.contains(observation)
    ended = 0
    for _ in range(500):
        actions = envs.unwrapped.sample()
        assert envs.action_space.contains(actions)
        observation, reward, terminated, truncated, info = envs.step(actions)
        assert reward.shape == terminated.shape == truncated.shape == (4,)
        for game in np.flatnonzero(terminated | truncated):
            ended += 1
            assert envs.single_observation_space.contains(info["final_obs"][game])
            assert info["_final_obs"][game]
    assert envs.observation_space.contains(observation)
    assert ended > 0
