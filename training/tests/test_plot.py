"""The pictures of how strong nets were."""

from __future__ import annotations

import contextlib
import io
import json
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock
from xml.etree import ElementTree

TRAINING = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(TRAINING))

import plot

SVG = "{http://www.w3.org/2000/svg}"


def entry(generation: int, *matches: tuple[int, int, float], **more: object) -> dict[str, object]:
    probe = [
        {"players": players, "against": "search-1:10ms", "games": games, "rate": rate}
        for players, games, rate in matches
    ]
    return {"game": "century", "generation": generation, "probe": probe, **more}


def drawn(*entries: dict[str, object]) -> ElementTree.Element:
    return ElementTree.fromstring(plot.draw("century", list(entries)))


class Plots(unittest.TestCase):
    def test_the_interval_is_the_one_of_the_arena(self) -> None:
        for rate, games, told in [(0.545, 400, (0.496, 0.593)), (0.352, 54, (0.238, 0.485)), (0.0, 48, (0.0, 0.074))]:
            for found, wanted in zip(plot.wilson(rate, games), told, strict=True):
                self.assertAlmostEqual(found, wanted, places=3)
        self.assertEqual(plot.wilson(0.0, 0), (0.0, 1.0))

    def test_every_match_is_a_point_within_its_interval(self) -> None:
        picture = drawn(entry(1, (2, 100, 0.2), (4, 100, 0.1)), entry(2, (2, 400, 0.9)))
        groups = picture.findall(f"{SVG}g")
        self.assertEqual(len(groups), 3)
        for group in groups:
            point, (bar, *_) = group.find(f"{SVG}circle"), group.findall(f"{SVG}line")
            low, high = float(bar.get("y1")), float(bar.get("y2"))
            self.assertGreater(low, float(point.get("cy")))
            self.assertLess(high, float(point.get("cy")))
            self.assertGreater(high, plot.HEAD - 1, "the bar is within the picture")
        worse, better = (float(group.find(f"{SVG}circle").get("cy")) for group in (groups[0], groups[1]))
        self.assertLess(better, worse, "what is better stands higher")
        told = groups[0].find(f"{SVG}title").text
        self.assertEqual(told, "generation 1: 20.0 % of 100 games against search-1:10ms")

    def test_what_was_kept_is_filled(self) -> None:
        picture = drawn(entry(1, (2, 9, 0.5), kept=False, name="a < b"), entry(2, (2, 9, 0.5), kept=True))
        fills = [group.find(f"{SVG}circle").get("fill") for group in picture.findall(f"{SVG}g")]
        self.assertEqual(fills, ["#ffffff", plot.INK])

    def test_the_pictures_in_the_documents_are_those_of_the_log(self) -> None:
        entries = json.loads((TRAINING / "history.json").read_text(encoding="utf-8"))
        docs = TRAINING.parent / "docs"
        for game in {entry["game"] for entry in entries}:
            wanted = plot.draw(game, [entry for entry in entries if entry["game"] == game])
            path = docs / f"generations-{game}.svg"
            self.assertEqual(path.read_text(encoding="utf-8"), wanted, f"{path} is drawn by plot.py")

    def test_a_log_without_figures_is_refused(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            log = Path(folder) / "generations.json"
            log.write_text("[]")
            words = ["plot.py", str(log), "--out", folder]
            with mock.patch.object(sys, "argv", words), contextlib.redirect_stderr(io.StringIO()) as said:
                self.assertRaises(SystemExit, plot.main)
            self.assertIn("no generation was measured", said.getvalue())


if __name__ == "__main__":
    unittest.main()
