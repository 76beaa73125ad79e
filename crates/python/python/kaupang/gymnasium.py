"""Gymnasium: one learner against bots, or the solo game; one game, or many at once.

>>> import gymnasium
>>> import kaupang.gymnasium
>>> env = gymnasium.make("kaupang/CenturySolo-v1")
>>> observation, info = env.reset(seed=1)
>>> legal = observation["action_mask"]
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample(legal))
>>> terminated
False
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsInt

import gymnasium as gym
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from kaupang import vector
from kaupang._native import BadNumber, layout
from kaupang._register import register

__all__ = ["KaupangEnv", "KaupangVectorEnv", "register", "spaces_of"]

Observation = dict[str, npt.NDArray[Any]]


def spaces_of(game: str) -> tuple[Any, Any]:
    """The spaces of a game: what is seen, with the mask of legal actions, and the actions."""
    sizes = layout(game)
    size, actions = sizes["observation_size"], sizes["action_count"]
    seen = spaces.Dict(
        {
            "observation": spaces.Box(0.0, np.inf, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
    return seen, spaces.Discrete(actions)


class KaupangEnv(gym.Env):  # type: ignore[misc, unused-ignore]
    """One game of a learner against bots.

    ``reward`` is the scheme of the end (``"win"``, ``"rank"``, ``"difference"``, ``"score"``). An action that is not legal
    does nothing and costs ``penalty``; with ``illegal="raise"`` it is an exception.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        opponents: str | Sequence[str | None] = "random",
        learner: int = 0,
        reward: str = "rank",
        cap: int = 20000,
        illegal: str = "penalty",
        penalty: float = 1.0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._games = vector.make(
            game,
            1,
            players=players,
            opponents=opponents,
            learner=learner,
            reward=reward,
            cap=cap,
            restarts=False,
            **options,
        )
        if illegal not in ("penalty", "raise"):
            raise ValueError(f"illegal is 'penalty' or 'raise', not {illegal!r}")
        self.game = game
        self.learner = learner
        self.penalty = penalty
        self.raises = illegal == "raise"
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces_of(game)
        self._illegal_steps = 0
        self._cap = cap

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a game: from a seed, or with chance that goes on."""
        super().reset(seed=seed)
        self._games.reset(seed)
        self._illegal_steps = 0
        return self._seen(), {}

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carries out an action by its number; bots and chance act until the learner is to act again."""
        games, number = self._games, int(action)
        if games.seat[0] < 0:
            raise BadNumber("the game is over: reset begins the next one")
        if not (0 <= number < games.mask.shape[1] and games.mask[0, number]):
            if self.raises:
                raise BadNumber(f"{number} is no legal action now")
            self._illegal_steps += 1
            broken_off = self._illegal_steps >= self._cap
            return self._seen(), -self.penalty, False, broken_off, {"illegal": True}
        games.step([number])
        ended, broken_off = bool(games.terminated[0]), bool(games.truncated[0])
        info: dict[str, Any] = {}
        if ended:
            info = {"score": games.score[0].copy(), "rank": games.rank[0].copy(), "length": int(games.length[0])}
        return self._seen(), float(games.reward[0, self.learner]), ended, broken_off, info

    def render(self) -> str | None:
        """The whole state as JSON, in the mode ``ansi``."""
        return self._games._batch.state_json(0) if self.render_mode == "ansi" else None

    def legal(self) -> list[str]:
        """The legal actions in words, in the order of their numbers."""
        numbers = np.flatnonzero(self._games.mask[0])
        return [self._games.notation(0, int(number)) or "" for number in numbers]

    def _seen(self) -> Observation:
        return {"observation": self._games.observation[0].copy(), "action_mask": self._games.mask[0].copy()}


class KaupangVectorEnv(gym.vector.VectorEnv):  # type: ignore[misc, unused-ignore]
    """Many games of a learner against bots, each in the same step begun anew when it ends.

    An action that is not legal is an exception, and nothing is done then. With ``copy=False`` the arrays of one step are
    those of the next.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        players: int | None = None,
        opponents: str | Sequence[str | None] = "random",
        learner: int = 0,
        reward: str = "rank",
        cap: int = 20000,
        threads: int = 1,
        copy: bool = True,
        **options: Any,
    ) -> None:
        self._games = vector.make(
            game,
            num_envs,
            players=players,
            opponents=opponents,
            learner=learner,
            reward=reward,
            cap=cap,
            last_observations=True,
            threads=threads,
            **options,
        )
        self.num_envs = num_envs
        self.learner = learner
        self.copy = copy
        self.single_observation_space, self.single_action_space = spaces_of(game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins all games: from a seed, or with chance that goes on."""
        super().reset(seed=seed)
        self._games.reset(seed)
        return self._seen(), {}

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Observation, npt.NDArray[np.float32], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """Carries out an action in each game, by its number."""
        games = self._games
        games.step(actions)
        ended = games.terminated | games.truncated
        info: dict[str, Any] = {}
        if ended.any():
            final = np.full(self.num_envs, None, dtype=object)
            for game in np.flatnonzero(ended):
                mask = np.zeros(games.mask.shape[1], np.int8)
                final[game] = {"observation": games.last_observation[game].copy(), "action_mask": mask}
            result = {"score": games.score.copy(), "rank": games.rank.copy(), "length": games.length.copy()}
            info = {"final_obs": final, "_final_obs": ended, "final_info": result, "_final_info": ended}
        rewards = games.reward[:, self.learner].copy()
        return self._seen(), rewards, games.terminated.copy(), games.truncated.copy(), info

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal action of each game, each as likely."""
        return self._games.sample()

    def _seen(self) -> Observation:
        seen: Observation = {"observation": self._games.observation, "action_mask": self._games.mask}
        return {name: array.copy() for name, array in seen.items()} if self.copy else seen


register()
