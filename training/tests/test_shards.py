"""What `kaupang selfplay` writes, read by Python; needs NumPy."""

from __future__ import annotations

import re
import struct
import sys
import tempfile
import unittest
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import shards


def packed(version: int = shards.VERSION, game: bytes = b"century") -> bytes:
    """Two positions of a game with two players, written as the format says."""
    head = struct.pack("<10I", version, 7, 100, 50, 2, 2, 2, 3, 5, len(game))
    columns = [
        np.array([1.0, 0.5], "<f4"),  # the different values
        np.array([2, 1], "<u2"),  # inputs of each position
        np.array([3, 2], "<u2"),  # actions of each position
        np.array([4, 9, 99], "<u2"),  # their numbers
        np.array([0, 1, 1], "<u2"),  # their values
        np.array([1, 2, 3, 10, 49], "<u2"),  # the numbers of actions
        np.array([0, 7, 3, 0, 0], "<u2"),  # how often they were tried
        np.array([-1, 0, -2, 0, 0], "<f4"),  # how the module rates them
        np.array([1, 0, 0, 1], "<f4"),  # what was won
        np.array([70, 64, 64, 70], "<f4"),  # points
    ]
    return shards.MAGIC + head + game + b"".join(column.tobytes() for column in columns)


class Shards(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def read(self, data: bytes) -> shards.Shard:
        path = self.folder / "a.shard"
        path.write_bytes(data)
        return shards.read(path)

    def test_a_shard_is_read_as_it_was_written(self) -> None:
        shard = self.read(packed())
        self.assertEqual((shard.game, shard.observation_version), ("century", 7))
        self.assertEqual((shard.inputs, shard.actions, shard.players, shard.positions), (100, 50, 2, 2))
        self.assertEqual(shard.set_numbers.tolist(), [4, 9, 99])
        self.assertEqual(shard.set_values.tolist(), [1.0, 0.5, 0.5])
        self.assertEqual(shard.legal_counts.tolist(), [3, 2])
        self.assertEqual(shard.visits.tolist(), [0, 7, 3, 0, 0])
        self.assertEqual(shard.ratings.tolist(), [-1, 0, -2, 0, 0])
        self.assertEqual(shard.won.tolist(), [[1, 0], [0, 1]])
        self.assertEqual(shard.points.tolist(), [[70, 64], [64, 70]])

    def test_what_is_no_shard_is_refused(self) -> None:
        with self.assertRaisesRegex(ValueError, "is no shard"):
            self.read(b"KAUPANG!" + packed()[8:])
        with self.assertRaisesRegex(ValueError, "has version 1 of the format"):
            self.read(packed(version=1))

    def test_a_shard_that_is_cut_off_or_too_long_is_refused(self) -> None:
        whole = packed()
        for length in range(len(whole)):
            with self.assertRaisesRegex(ValueError, "is no shard|is cut off", msg=f"{length} bytes"):
                self.read(whole[:length])
        with self.assertRaisesRegex(ValueError, "longer than it says"):
            self.read(whole + b"\0")

    def test_shards_of_different_games_dont_belong_together(self) -> None:
        for name, game in [("a", b"century"), ("b", b"landnam")]:
            (self.folder / f"{name}.shard").write_bytes(packed(game=game))
        with self.assertRaisesRegex(ValueError, "don't belong together"):
            shards.read_all([self.folder])
        (self.folder / "b.shard").unlink()
        self.assertEqual(len(shards.read_all([self.folder])), 1)
        with self.assertRaisesRegex(ValueError, "there are no positions"):
            shards.read_all([self.folder / "nowhere"])

    def test_both_sides_mean_the_same_version(self) -> None:
        source = Path(__file__).resolve().parents[2] / "crates/arena/src/selfplay/shard.rs"
        (version,) = re.findall(r"SHARD_VERSION: u32 = (\d+);", source.read_text(encoding="utf-8"))
        self.assertEqual(int(version), shards.VERSION)


if __name__ == "__main__":
    unittest.main()
