"""The types of what the functions take and give."""

from __future__ import annotations

from typing import TypedDict, Union

import numpy as np
import numpy.typing as npt

__all__ = ["AboutGame", "Layout", "Part", "Positions", "Results", "Score", "Seat"]

#: A seat: its number, counted from 0, or its name, such as ``"P1"``.
Seat = Union[int, str]


class AboutGame(TypedDict):
    """What there is to say of a game."""

    name: str
    players: tuple[int, int]
    rules_version: int
    options: dict[str, str | None]


class Part(TypedDict):
    """Some numbers in a row with one meaning."""

    name: str
    first: int
    count: int
    what: str


class Layout(TypedDict):
    """What the numbers of a game's observations and actions mean."""

    version: int
    observation_size: int
    action_count: int
    observation: list[Part]
    actions: list[Part]


class Positions(TypedDict):
    """Decisions to learn from, in the order of games: the number of the game, the seat, what it saw and could do, the
    share of a search's tries for each action, and what the end was worth to each seat, clockwise from this one."""

    game: npt.NDArray[np.int64]
    seat: npt.NDArray[np.int32]
    observation: npt.NDArray[np.float32]
    mask: npt.NDArray[np.int8]
    policy: npt.NDArray[np.float32]
    value: npt.NDArray[np.float32]


class Results(TypedDict):
    """The results of many games: scores and ranks by game and seat, lengths in decisions."""

    scores: npt.NDArray[np.int32]
    ranks: npt.NDArray[np.int32]
    lengths: npt.NDArray[np.int32]


class Score(TypedDict):
    """One side's final score."""

    side: str
    total: int
    rank: int
    sources: dict[str, int]
