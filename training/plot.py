"""Draws how strong each generation of nets was: a picture for each game, with 95 % intervals after Wilson.

It reads what learn.py notes (generations.json), or the log of all nets so far (history.json beside this file), and
needs nothing but Python:

    python3 training/plot.py training/history.json --out docs
"""

from __future__ import annotations

import argparse
import json
import math
import textwrap
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

# The two-sided 95 % quantile of the normal distribution.
Z = 1.96
TITLES = {"century": "Century", "puerto-rico": "Puerto Rico", "landnam": "Landnám", "merchants": "Merchants of Europe"}
WIDTH, LEFT, RIGHT = 880, 58, 24
HEAD, PANEL, GAP, FOOT = 62, 190, 52, 84
TEXT, FAINT, GRID, INK = "#24292f", "#57606a", "#d8dee4", "#0b5cad"


def wilson(rate: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate."""
    if games == 0:
        return 0.0, 1.0
    z2 = Z * Z
    middle = rate + z2 / (2 * games)
    spread = Z * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    return max(0.0, (middle - spread) / (1 + z2 / games)), min(1.0, (middle + spread) / (1 + z2 / games))


def write(
    x: float, y: float, text: str, size: int = 12, color: str = TEXT, anchor: str = "start", more: str = ""
) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{color}" text-anchor="{anchor}"'
    return f"<text {place}{more}>{escape(text)}</text>"


def line(x1: float, y1: float, x2: float, y2: float, color: str, width: float = 1, more: str = "") -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{color}" stroke-width="{width}"{more}/>'


def panel(top: float, places: list[float], entries: list[dict[str, Any]], players: int, other: str) -> list[str]:
    """The matches at tables of so many players, against one kind of bot."""
    found = [
        (place, entry, match)
        for place, entry in zip(places, entries, strict=True)
        for match in entry["probe"]
        if match["players"] == players and kind(match) == other
    ]
    highest = max(wilson(match["rate"], match["games"])[1] for _, _, match in found)
    # Whole steps of 20 %, with room for the fair share.
    most = max(0.2 * math.ceil(highest / 0.2 - 1e-9), 0.4)

    def height(rate: float) -> float:
        return top + PANEL * (1 - rate / most)

    number = {1: "one", 2: "two", 3: "three", 4: "four"}[players - 1]
    among = f"against {other}" if players == 2 else f"one among {number} {other}"
    out = [write(LEFT, top - 10, f"{players} players, {among}: games won", 13, more=' font-weight="600"')]
    for step in range(round(most / 0.2) + 1):
        rate = 0.2 * step
        out.append(line(LEFT, height(rate), WIDTH - RIGHT, height(rate), GRID))
        out.append(write(LEFT - 8, height(rate) + 4, f"{rate:.0%}".replace("%", " %"), 11, FAINT, "end"))
    fair = 1 / players
    out.append(line(LEFT, height(fair), WIDTH - RIGHT, height(fair), FAINT, 1, ' stroke-dasharray="5 4"'))
    out.append(write(WIDTH - RIGHT, height(fair) - 5, "fair share", 11, FAINT, "end"))
    for place, entry, match in found:
        rate, games = match["rate"], match["games"]
        low, high = (height(bound) for bound in wilson(rate, games))
        is_kept = entry.get("kept", True)
        told = f"{entry_name(entry)}: {rate:.1%} of {games} games against {match['against']}".replace("%", " %")
        out.append(f"<g><title>{escape(told)}</title>")
        out.append(line(place, low, place, high, INK, 1.5))
        out += [line(place - 5, y, place + 5, y, INK, 1.5) for y in (low, high)]
        fill = INK if is_kept else "#ffffff"
        middle = f'cx="{place:.1f}" cy="{height(rate):.1f}" r="4.5"'
        out.append(f'<circle {middle} fill="{fill}" stroke="{INK}" stroke-width="1.5"/>')
        out.append(write(place + 10, height(rate) + 4, f"{100 * rate:.1f}", 11))
        out.append("</g>")
    return out


def kind(match: dict[str, Any]) -> str:
    """Whom a match was against, without the budget."""
    return str(match["against"]).partition(":")[0]


def entry_name(entry: dict[str, Any]) -> str:
    return str(entry.get("name", f"generation {entry['generation']}"))


def draw(game: str, entries: list[dict[str, Any]]) -> str:
    """The picture of a game: a panel for each number of players and kind of opponent."""
    panels = sorted({(match["players"], kind(match)) for entry in entries for match in entry["probe"]})
    step = (WIDTH - LEFT - RIGHT) / len(entries)
    places = [LEFT + step * (number + 0.4) for number in range(len(entries))]
    bottom = HEAD + len(panels) * (PANEL + GAP) - GAP
    total = bottom + FOOT
    title = f"{TITLES.get(game, game)}: how strong each generation of nets was"
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{total}" viewBox="0 0 {WIDTH} {total}"'
        ' font-family="system-ui, sans-serif" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{total}" fill="#ffffff"/>',
        write(LEFT, 24, title, 16, more=' font-weight="600"'),
    ]
    if any("kept" in entry for entry in entries):
        out.append(f'<circle cx="{WIDTH - 190}" cy="19" r="4.5" fill="{INK}" stroke="{INK}" stroke-width="1.5"/>')
        out.append(write(WIDTH - 180, 23, "kept", 12, FAINT))
        out.append(f'<circle cx="{WIDTH - 120}" cy="19" r="4.5" fill="#ffffff" stroke="{INK}" stroke-width="1.5"/>')
        out.append(write(WIDTH - 110, 23, "not kept", 12, FAINT))
    for number, (players, other) in enumerate(panels):
        out += panel(HEAD + number * (PANEL + GAP), places, entries, players, other)
    for place, entry in zip(places, entries, strict=True):
        rows = textwrap.wrap(entry_name(entry), max(8, int(step / 6.4)))
        out += [write(place, bottom + 20 + 14 * row, text, 11, anchor="middle") for row, text in enumerate(rows)]
    return "\n".join([*out, "</svg>", ""])


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("logs", nargs="+", type=Path, help="such as generations.json")
    reader.add_argument("--out", required=True, type=Path, help="where generations-GAME.svg is put")
    options = reader.parse_args()
    entries = [entry for log in options.logs for entry in json.loads(log.read_text()) if entry.get("probe")]
    if not entries:
        reader.error("no generation was measured: learn.py does so with --probe-games")
    options.out.mkdir(parents=True, exist_ok=True)
    for game in sorted({entry["game"] for entry in entries}):
        path = options.out / f"generations-{game}.svg"
        path.write_text(draw(game, [entry for entry in entries if entry["game"] == game]), encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main()
