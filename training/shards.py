"""Reads the files that `kaupang selfplay` writes.

The format is described in crates/arena/src/selfplay/shard.rs; a file of another version is refused.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path

import numpy as np

MAGIC = b"KAUPSHRD"
VERSION = 2
# The bytes before the name of the game.
HEAD = 48


@dataclass
class Shard:
    """The positions of one file, as arrays."""

    game: str
    observation_version: int
    inputs: int
    actions: int
    players: int
    set_counts: np.ndarray
    legal_counts: np.ndarray
    set_numbers: np.ndarray
    set_values: np.ndarray
    legal: np.ndarray
    visits: np.ndarray
    ratings: np.ndarray
    won: np.ndarray
    points: np.ndarray

    @property
    def positions(self) -> int:
        return len(self.set_counts)


def read(path: Path) -> Shard:
    """Reads a file; what is no shard is a ValueError with a sentence."""
    data = path.read_bytes()
    if data[:8] != MAGIC:
        raise ValueError(f"{path} is no shard")
    if len(data) < HEAD:
        raise ValueError(f"{path} is cut off")
    head = struct.unpack_from("<10I", data, 8)
    version, observation_version, inputs, actions, players, positions, values, set_inputs, legal, name = head
    if version != VERSION:
        raise ValueError(f"{path} has version {version} of the format, and this program reads version {VERSION}")
    columns = 4 * values + 4 * positions + 4 * set_inputs + 8 * legal + 8 * positions * players
    if len(data) != HEAD + name + columns:
        raise ValueError(f"{path} is cut off, or longer than it says")
    at = HEAD
    game = data[at : at + name].decode()
    at += name

    def column(kind: str, count: int) -> np.ndarray:
        nonlocal at
        numbers = np.frombuffer(data, dtype=kind, count=count, offset=at)
        at += numbers.nbytes
        return numbers

    palette = column("<f4", values)
    set_counts, legal_counts = column("<u2", positions), column("<u2", positions)
    set_numbers, value_of_set = column("<u2", set_inputs), column("<u2", set_inputs)
    legal_numbers, visits, ratings = column("<u2", legal), column("<u2", legal), column("<f4", legal)
    won, points = (column("<f4", positions * players).reshape(positions, players) for _ in range(2))
    if set_counts.sum() != set_inputs or legal_counts.sum() != legal:
        raise ValueError(f"{path} doesn't say whose its inputs or actions are")
    return Shard(
        game,
        observation_version,
        inputs,
        actions,
        players,
        set_counts,
        legal_counts,
        set_numbers,
        palette[value_of_set],
        legal_numbers,
        visits,
        ratings,
        won,
        points,
    )


def read_all(folders: list[Path]) -> list[Shard]:
    """All shards of some folders, in the order of their names."""
    paths = [path for folder in folders for path in sorted(folder.glob("*.shard"))]
    shards = [shard for shard in map(read, paths) if shard.positions]
    if not shards:
        raise ValueError(f"there are no positions in {', '.join(map(str, folders))}")
    kinds = {(shard.game, shard.observation_version, shard.inputs, shard.actions) for shard in shards}
    if len(kinds) > 1:
        raise ValueError(f"these shards don't belong together: {sorted(kinds)}")
    return shards
