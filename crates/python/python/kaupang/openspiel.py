"""OpenSpiel: every game as a game of ``pyspiel``, with chance nodes and tensors.

Importing this registers the games as ``kaupang_century``, ``kaupang_puerto_rico`` and so on; their parameter
``players`` says how many play, ``cap`` after how many actions, chance included, a game is broken off. Actions are the
numbers of ``kaupang.layout``, outcomes of chance the places in the list of what chance may bring. Where several seats
may act at once, the first of them is to act. What the end is worth goes from 1 for the first place to -1 for the
last. A game that was broken off is worth nothing.

The tensors are what a seat sees at the moment; what it has seen so far is in the information state's string.

>>> import kaupang.openspiel
>>> game = kaupang.openspiel.load_game("century", players=2)
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 2)
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

import kaupang
from kaupang.vector import seats

__all__ = ["CAP", "KaupangGame", "KaupangState", "load_game", "short_name"]

#: A game is broken off after so many actions, chance included, unless something else is wanted.
CAP = 20_000


def short_name(game: str) -> str:
    """The name of a game in OpenSpiel.

    >>> short_name("puerto-rico")
    'kaupang_puerto_rico'
    """
    return "kaupang_" + game.replace("-", "_")


def _type_of(about: Any) -> Any:
    least, most = about["players"]
    return pyspiel.GameType(
        short_name=short_name(about["name"]),
        long_name=f"Kaupang: {about['name']}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": seats(about["name"], None), "cap": CAP},
    )


class KaupangGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """A game of OpenSpiel. Each of Kaupang's games is a class of its own below this one."""

    kaupang_name: str
    kaupang_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        usual = seats(self.kaupang_name, None)
        self.kaupang_players = int((params or {}).get("players", usual))
        self.kaupang_cap = int((params or {}).get("cap", CAP))
        self.kaupang_layout = kaupang.layout(self.kaupang_name)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kaupang_layout["action_count"],
            max_chance_outcomes=128,
            num_players=self.kaupang_players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.kaupang_cap,
        )
        super().__init__(self.kaupang_type, info, params or {})

    def new_initial_state(self) -> KaupangState:
        """A game before its first action."""
        return KaupangState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        """What a player sees, as numbers or as a text."""
        if params:
            raise kaupang.BadOption("an observer of these games takes no parameters")
        recall = bool(iig_obs_type is not None and iig_obs_type.perfect_recall)
        return _Observer(self.kaupang_layout["observation_size"], recall)


class KaupangState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A game under way."""

    def __init__(self, game: KaupangGame) -> None:
        super().__init__(game)
        self.kaupang_cap = game.kaupang_cap
        # There is chance only where OpenSpiel chooses it, so the seed doesn't matter.
        players = game.kaupang_players if game.num_players() > 1 else None
        self.kaupang_game = kaupang.new(game.kaupang_name, players=players, seed=0)
        #: What each player has seen so far, a line for each action.
        self.kaupang_seen: tuple[str, ...] = ("",) * game.kaupang_players

    def current_player(self) -> int:
        """Who is to act: a player, chance, or nobody at the end."""
        game = self.kaupang_game
        if game.is_over or len(game) >= self.kaupang_cap:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if game.is_chance else game.turn[0]

    def _legal_actions(self, player: int) -> list[int]:
        numbers: list[int] = np.flatnonzero(self.kaupang_game.mask(player)).tolist()
        return numbers

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, each with its probability."""
        weights = [weight for _, weight in self.kaupang_game.chance()]
        total = sum(weights)
        return [(place, weight / total) for place, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        game = self.kaupang_game
        if game.is_chance:
            actor, text = "chance", game.chance()[action][0]
        else:
            actor, text = f"P{game.turn[0] + 1}", game.action(action, game.turn[0])
        self.kaupang_seen = tuple(
            f"{before}{actor} {game.seen(text, player) or '?'}\n" for player, before in enumerate(self.kaupang_seen)
        )
        game.apply(text)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.kaupang_game
        if player == pyspiel.PlayerId.CHANCE:
            return game.chance()[action][0]
        return game.action(action, player)

    def is_terminal(self) -> bool:
        """Whether the game has ended, or was broken off."""
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """What the end is worth to each player."""
        players, scores = self.num_players(), self.kaupang_game.score
        if scores is None:
            return [0.0] * players
        ranks = [score["rank"] for score in scores]
        if len(ranks) == 1:
            return [1.0]
        # Who shares a place has the middle of the places that they share.
        places = [rank - 1 + (ranks.count(rank) - 1) / 2 for rank in ranks]
        by_side = {score["side"]: 1 - 2 * place / (len(ranks) - 1) for score, place in zip(scores, places, strict=True)}
        return [by_side[f"P{player + 1}"] for player in range(players)]

    def __str__(self) -> str:
        return "\n".join(f"{actor} {action}" for actor, action in self.kaupang_game.entries)


class _Observer:
    """What OpenSpiel asks for what a player sees."""

    def __init__(self, size: int, recall: bool) -> None:
        self.recall = recall
        self.tensor: npt.NDArray[np.float32] = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: KaupangState, player: int) -> None:
        """Writes what a player sees now to the tensor."""
        self.tensor[:] = state.kaupang_game.observation(player)

    def string_from(self, state: KaupangState, player: int) -> str:
        """All that a player has seen so far, or what it sees now."""
        return state.kaupang_seen[player] if self.recall else str(state.kaupang_game.view(player))


def _register() -> dict[str, str]:
    registered = {}
    for about in kaupang.games():
        name, game_type = about["name"], _type_of(about)
        members = {"kaupang_name": name, "kaupang_type": game_type}
        made = type(f"Kaupang_{name.replace('-', '_')}", (KaupangGame,), members)
        pyspiel.register_game(game_type, made)
        registered[name] = short_name(name)
    return registered


_REGISTERED = _register()


def load_game(game: str, players: int | None = None, cap: int = CAP) -> Any:
    """One of Kaupang's games as a game of OpenSpiel."""
    if game not in _REGISTERED:
        raise kaupang.UnknownGame(f"there is no game {game!r}; there are: {', '.join(_REGISTERED)}")
    parameters = {"cap": cap} if players is None else {"cap": cap, "players": players}
    return pyspiel.load_game(_REGISTERED[game], parameters)
