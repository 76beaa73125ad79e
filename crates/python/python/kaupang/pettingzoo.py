"""PettingZoo: every game as an environment of agents that act one after the other (AEC).

>>> import kaupang.pettingzoo
>>> env = kaupang.pettingzoo.env("century", players=3)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter(max_iter=50):
...     observation, reward, terminated, truncated, info = env.last()
...     over = terminated or truncated
...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from typing import Any, SupportsInt

import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kaupang import vector
from kaupang._native import BadNumber
from kaupang._register import NAMES
from kaupang.gymnasium import spaces_of

__all__ = ["KaupangAEC", "env", "raw_env"]


class KaupangAEC(AECEnv):  # type: ignore[misc, unused-ignore]
    """A game with an agent at each seat. Chance acts by itself.

    Where several seats may act at once, one of them is drawn, so that none is the quickest by its number. An agent that
    is not to act sees the table, and its mask is empty. Rewards come at the end: ``"win"``, ``"rank"``, ``"difference"`` or
    ``"score"``.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False, "name": "kaupang"}

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        reward: str = "rank",
        cap: int = 20000,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self._games = vector.make(game, 1, players=players, reward=reward, cap=cap, restarts=False, **options)
        self.game = game
        self.metadata = {**KaupangAEC.metadata, "name": f"kaupang_{NAMES[game]}_v1"}
        self.render_mode = render_mode
        self.possible_agents = [f"P{seat + 1}" for seat in range(self._games.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        # One space for each agent, because each has a generator of its own.
        self.observation_spaces = {agent: spaces_of(game)[0] for agent in self.possible_agents}
        self.action_spaces = {agent: spaces_of(game)[1] for agent in self.possible_agents}
        self._no_mask = np.zeros(self._games.mask.shape[1], np.int8)

    def observation_space(self, agent: str) -> Any:
        """What an agent sees: a row of numbers, and the mask of its legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game: from a seed, or with chance that goes on."""
        self._games.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._actor()

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        """What an agent sees and can do now."""
        games, seat = self._games, self._seats[agent]
        if games.seat[0] == seat:
            return {"observation": games.observation[0].copy(), "action_mask": games.mask[0].copy()}
        return {"observation": games.observe(0, seat), "action_mask": self._no_mask.copy()}

    def step(self, action: SupportsInt | None) -> None:
        """The selected agent acts; an agent that is done steps with None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadNumber(f"{agent} is to act: None is for agents whose game is over")
        games = self._games
        games.step([int(action)])
        self._cumulative_rewards[agent] = 0.0
        if games.seat[0] >= 0:
            self._clear_rewards()
            self.agent_selection = self._actor()
        else:
            self._end()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The whole state as JSON, in the mode ``ansi``."""
        return self._games._batch.state_json(0) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""

    def _actor(self) -> str:
        return self.possible_agents[max(int(self._games.seat[0]), 0)]

    def _end(self) -> None:
        games = self._games
        for agent, seat in self._seats.items():
            self.rewards[agent] = float(games.reward[0, seat])
            self.terminations[agent] = bool(games.terminated[0])
            self.truncations[agent] = bool(games.truncated[0])
            if games.terminated[0]:
                self.infos[agent] = {"score": int(games.score[0, seat]), "rank": int(games.rank[0, seat])}
        self.agent_selection = self.agents[0]


def raw_env(game: str, **settings: Any) -> KaupangAEC:
    """The environment as it is."""
    return KaupangAEC(game, **settings)


def env(game: str, **settings: Any) -> Any:
    """The environment with PettingZoo's usual looks at the order of calls."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, **settings))
