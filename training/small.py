"""All steps from games to a net, twice, in a minute or two: that they work, and that a seed gives the same net again.

Nothing is learned from so few games; the net is thrown away.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from pathlib import Path

import learn

GAME = "century"
STEPS = """
--players 2,3 --generations 3 --games 32 --greedy-games 32 --first-iterations 24 --iterations 32 --hasty 8 --epochs 1
--league greedy,search-1:8it,sparring:8it --earlier 8 --budget 20it --probe-games 4 --gate-games 8
"""


def nets_of(kaupang: Path, out: Path) -> dict[str, bytes]:
    """Goes all steps; the files of all nets, by their names."""
    shutil.rmtree(out, ignore_errors=True)
    words = [GAME, "--kaupang", str(kaupang), "--out", str(out), "--keep", str(out / "kept"), *STEPS.split()]
    learn.Learner(learn.option_reader().parse_args(words)).learn()
    last = json.loads((out / "generations.json").read_text())[-1]
    if (out / "kept" / f"{GAME}.safetensors").exists() != last["is_better"]:
        sys.exit("small: a net is kept if it is better, and else it is not")
    return {str(path.relative_to(out)): path.read_bytes() for path in sorted(out.glob("nets-*/*"))}


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--kaupang", required=True, type=Path, help="the program")
    reader.add_argument("--out", required=True, type=Path, help="where shards, nets and logs go")
    options = reader.parse_args()
    first, second = (nets_of(options.kaupang.resolve(), options.out / name) for name in ("first", "second"))
    if not first:
        sys.exit("small: there is no net")
    if first != second:
        changed = [name for name in first | second if first.get(name) != second.get(name)]
        sys.exit(f"small: the same seed has given other nets: {', '.join(changed)}")
    print(f"small: the same {len(first)} files both times")


if __name__ == "__main__":
    main()
