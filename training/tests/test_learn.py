"""When a net is kept, and what the steps are asked to do: without PyTorch, and without a game."""

from __future__ import annotations

import contextlib
import io
import json
import math
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import learn


def matched(players: int, games: int, rate: float, tables: int = 1) -> dict[str, object]:
    return {"players": players, "games": games, "rate": rate, "bound": learn.lower_bound(rate * games, games, tables)}


class Bounds(unittest.TestCase):
    def test_the_bound_is_that_of_wilson(self) -> None:
        # By its definition: the rate from which so many wins are so many standard deviations away.
        matches = [(60, 100, 1, 1.6449), (210, 400, 1, 1.6449), (210, 400, 2, 1.96), (9, 9, 1, 1.6449)]
        for wins, games, tables, z in matches:
            bound = learn.lower_bound(wins, games, tables)
            deviation = math.sqrt(bound * (1 - bound) / games)
            self.assertAlmostEqual(bound + z * deviation, wins / games, places=4)

    def test_no_games_and_no_wins_prove_nothing(self) -> None:
        self.assertEqual(learn.lower_bound(0, 0), 0)
        self.assertEqual(learn.lower_bound(0, 50), 0)

    def test_who_looks_at_more_tables_needs_more_at_each(self) -> None:
        bounds = [learn.lower_bound(220, 400, tables) for tables in range(1, 5)]
        self.assertEqual(bounds, sorted(bounds, reverse=True))
        # 216 of 400 are enough at the only table, and not at one of four.
        self.assertGreater(learn.lower_bound(218, 400, 1), 0.5)
        self.assertLess(learn.lower_bound(218, 400, 4), 0.5)


class Gate(unittest.TestCase):
    def test_better_somewhere_and_worse_nowhere_is_better(self) -> None:
        self.assertTrue(learn.verdict([matched(2, 400, 0.6, 2), matched(4, 400, 0.25, 2)], 400)[0])
        self.assertFalse(learn.verdict([matched(2, 400, 0.51, 2), matched(4, 400, 0.26, 2)], 400)[0])
        self.assertFalse(learn.verdict([matched(2, 400, 0.6, 2), matched(4, 400, 0.23, 2)], 400)[0])

    def test_a_match_that_was_cut_short_keeps_nothing(self) -> None:
        is_better, why = learn.verdict([matched(2, 399, 0.99)], 400)
        self.assertEqual((is_better, why), (False, "only 399 of 400 games were played with 2 players"))
        self.assertFalse(learn.verdict([matched(2, 400, 0.9, 2), matched(4, 12, 0.9, 2)], 400)[0])

    def test_nothing_is_put_into_the_program_for_less(self) -> None:
        words = ["learn.py", "century", "--kaupang", "k", "--out", "o", "--keep", "n", "--players", "2"]
        words += ["--gate-games", "50"]
        with mock.patch.object(sys, "argv", words), contextlib.redirect_stderr(io.StringIO()) as said:
            self.assertRaises(SystemExit, learn.main)
        self.assertIn("--keep needs at least 400 games", said.getvalue())


class Steps(unittest.TestCase):
    """What the loop asks the program and the training for; they answer as if they were there."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.commands: list[list[str]] = []
        self.rate, self.played = 0.9, 400

    def answer(self, command: list[object], seconds: float | None = None) -> str:
        words = [str(word) for word in command]
        self.commands.append(words)
        if "train.py" in words[1]:
            Path(words[words.index("--out") + 1]).write_text("a new net")
        if words[1] != "arena":
            return ""
        wins = {"wins": self.rate * self.played, "games": self.played, "rate": self.rate, "interval": [0, 1]}
        entrant = {"wins": wins, "micros_per_decision": 1, "score": {"mean": 1}}
        return json.dumps({"entrants": [entrant, entrant]})

    def learn(self, *words: str) -> list[dict[str, object]]:
        """Goes all steps; what was noted."""
        out = self.folder / "out"
        options = learn.option_reader().parse_args(["merchants", "--kaupang", "k", "--out", str(out), *words])
        with mock.patch.object(learn, "run", self.answer), contextlib.redirect_stdout(io.StringIO()):
            learn.Learner(options).learn()
        return json.loads((out / "generations.json").read_text())

    def of(self, step: str) -> list[str]:
        """The commands of a step, each as a line."""
        return [" ".join(words) for words in self.commands if step in words[1]]

    def test_what_is_said_of_the_game_the_guests_and_the_net_is_passed_on(self) -> None:
        self.learn(
            *["--players", "4", "--option", "start=free", "--option", "game=short", "--greedy-games", "64"],
            *["--quick-bot", "greedy:module=2", "--quick-kept", "8", "--league", "easy,sparring:4it"],
            *["--priors", "module", "--explore", "30", "--module", "2", "--policy", "8", "--generations", "1"],
        )
        quick, searched = self.of("selfplay")
        for played in (quick, searched, *self.of("arena")):
            self.assertIn("--option start=free --option game=short", played)
        self.assertIn("--bot greedy:module=2 --kept 8 --games-a-file 4", quick)
        self.assertNotIn("--league", quick)
        self.assertIn("--league easy,sparring:4it", searched)
        (trained,) = self.of("train.py")
        self.assertIn("--explore 30 --module 2 --policy 8", trained)

    def test_nets_of_earlier_generations_are_guests(self) -> None:
        self.learn("--players", "4", "--generations", "4", "--games", "100", "--earlier", "16")
        first, second, *others = self.of("selfplay")
        self.assertNotIn("net-kept", first + second)
        self.assertEqual(len(others), 1 + 2)
        for played, net in zip(others, ["nets-1", "nets-1", "nets-2"], strict=True):
            self.assertIn(f"--league greedy,net-kept:16it --kept-nets {self.folder / 'out' / net}", played)
        self.assertIn("--games 100 ", others[0])
        self.assertIn("--games 50 ", others[1])
        seeds = [words[words.index("--seed") + 1] for words in self.commands if words[1] == "selfplay"]
        self.assertEqual(len(set(seeds)), 5)

    def test_the_last_net_has_to_beat_the_kept_one(self) -> None:
        nets = self.folder / "nets"
        nets.mkdir()
        kept = nets / "merchants.safetensors"
        words = ["--players", "4,3", "--generations", "1", "--keep", str(nets), "--kept", str(nets)]
        for rate, played, what in [(0.25, 400, "the old net"), (0.9, 60, "the old net"), (0.9, 400, "a new net")]:
            kept.write_text("the old net")
            self.rate, self.played = rate, played
            self.commands.clear()
            gate = self.learn(*words)[-1]
            self.assertEqual(kept.read_text(), what, gate)
            self.assertEqual(gate["is_better"], what == "a new net")
        probes, gates = self.of("arena")[:2], self.of("arena")[2:]
        self.assertTrue(all("search-1:10ms" in match and "--games 100 " in match for match in probes))
        for match in gates:
            self.assertIn("net-kept:10ms", match)
            self.assertIn(f"--kept-nets {nets}", match)
            self.assertIn("--games 400 ", match)


if __name__ == "__main__":
    unittest.main()
