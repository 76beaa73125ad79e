"""From games to a better net, generation by generation: generate, train, match, keep if better.

Each step is a command of its own, which is printed before it is run; README.md beside this file tells them. The first
generation learns from games of the search without a net, every further one from games of the net before it. The last
one is kept if a match shows that it is better than what there is.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
# The one-sided 95 % quantile of the normal distribution.
Z = 1.6449


def lower_bound(wins: float, games: int) -> float:
    """The one-sided 95 % bound after Wilson: the rate is higher than this, but for one time in twenty."""
    if games == 0:
        return 0.0
    rate, z2 = wins / games, Z * Z
    middle = rate + z2 / (2 * games)
    spread = Z * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    return (middle - spread) / (1 + z2 / games)


def run(command: list[object], seconds: float | None = None) -> str:
    """Runs a command and returns what it printed; after `seconds` it is asked to end with what there is."""
    words = [str(word) for word in command]
    print("$", " ".join(words), flush=True)
    begun = time.monotonic()
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    try:
        printed, _ = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGINT)
        printed, _ = process.communicate(timeout=120)
    if process.returncode:
        sys.exit(f"learn: the command above ended with {process.returncode}")
    print(f"  ({time.monotonic() - begun:.0f} s)", flush=True)
    return printed


def seats(newcomer: str, others: str, players: int) -> str:
    return ",".join([newcomer] + [others] * (players - 1))


class Learner:
    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.folder: Path = options.out
        self.log: list[dict[str, object]] = []

    def generate(self, generation: int, bot: str, games: int, best: Path | None) -> None:
        """Games of a bot, with each number of players."""
        out = self.folder / f"shards-{generation}"
        shutil.rmtree(out, ignore_errors=True)
        options = self.options
        for players in options.players:
            command = [options.kaupang, "selfplay", options.game, "--players", players, "--games", games]
            command += ["--seed", 1000 * generation + options.seed, "--threads", options.threads, "--out", out]
            command += ["--cap", options.cap, "--bot", bot, *(["--nets", best] if best else [])]
            if options.hasty:
                command += ["--hasty", options.hasty]
            if bot == "greedy":
                command += ["--kept", 4, "--games-a-file", max(1, min(256, games // 16))]
            seconds = options.seconds / len(options.players) if options.seconds else None
            print(run(command, seconds).strip(), flush=True)

    def train(self, generation: int, best: Path | None) -> Path:
        """A net from the games of this generation and those before it that are remembered."""
        options = self.options
        # The quick games are always learned from: there are many of them, and values need many.
        remembered = {0, *range(max(0, generation - options.remember), generation + 1)}
        folders = [self.folder / f"shards-{number}" for number in sorted(remembered)]
        folders = [folder for folder in folders if folder.exists()]
        out = self.folder / f"nets-{generation}"
        command = [sys.executable, HERE / "train.py", *folders, "--out", out / f"{options.game}.safetensors"]
        command += ["--examples", out / f"{options.game}.examples.json", "--log", self.folder / f"train-{generation}.json"]
        command += ["--generation", generation, "--hidden", options.hidden, "--epochs", options.epochs]
        command += ["--seed", options.seed, "--priors", options.priors, "--trust", options.trust]
        if options.ahead is not None:
            command += ["--ahead", options.ahead]
        if best and options.go_on:
            command += ["--start", best / f"{options.game}.safetensors"]
        out.mkdir(parents=True, exist_ok=True)
        print(run(command), flush=True)
        return out

    def match(self, newcomer: Path, other: str, best: Path | None, budget: str, games: int) -> list[dict[str, object]]:
        """One of the new net among others, with each number of players."""
        options = self.options
        results: list[dict[str, object]] = []
        for players in options.players:
            command = [options.kaupang, "arena", options.game, "--players", players, "--games", games, "--json"]
            command += ["--seats", seats(f"net:{budget}", f"{other}:{budget}", players), "--nets", newcomer]
            command += ["--threads", options.threads, "--cap", 20000, *(["--kept-nets", best] if best else [])]
            standings = json.loads(run(command, options.match_seconds))
            wins = standings["entrants"][0]["wins"]
            bound = lower_bound(wins["wins"], wins["games"])
            result = {
                "players": players,
                "against": f"{other}:{budget}",
                "games": wins["games"],
                "rate": round(wins["rate"] or 0.0, 4),
                "interval": wins["interval"],
                "bound": round(bound, 4),
                "is_better": bound > 1 / players,
                "micros": [entrant["micros_per_decision"] for entrant in standings["entrants"][:2]],
                "score": [entrant["score"]["mean"] for entrant in standings["entrants"][:2]],
            }
            print("  ", json.dumps(result), flush=True)
            results.append(result)
        return results

    def learn(self) -> None:
        options = self.options
        best: Path | None = options.start
        self.folder.mkdir(parents=True, exist_ok=True)
        for generation in range(options.first, options.first + options.generations):
            print(f"== {options.game}, generation {generation}", flush=True)
            if generation == 1 and options.greedy_games:
                self.generate(0, "greedy", options.greedy_games, None)
            bot = f"net:{options.iterations}it" if best else f"search-1:{options.first_iterations}it"
            self.generate(generation, bot, options.games, best)
            best = self.train(generation, best)
            if options.probe_games:
                results = self.match(best, "search-1", None, options.budget, options.probe_games)
                self.note({"generation": generation, "probe": results})
        if best:
            self.gate(best)

    def gate(self, newcomer: Path) -> None:
        """Keeps the last net if it is better than what is kept: the net in the program, or else the search without one."""
        options = self.options
        other = "net-kept" if options.kept else "search-1"
        results = self.match(newcomer, other, options.kept, options.budget, options.gate_games)
        # Better somewhere, and nowhere worse than its fair share.
        is_better = any(result["is_better"] for result in results) and all(
            result["rate"] * result["players"] >= 0.95 for result in results
        )
        self.note({"net": newcomer.name, "gate": results, "is_better": is_better})
        print(f"== {newcomer} is {'better: it is kept' if is_better else 'not better'}", flush=True)
        if is_better and options.keep:
            for file in newcomer.iterdir():
                shutil.copy(file, options.keep / file.name)

    def note(self, entry: dict[str, object]) -> None:
        self.log.append({"game": self.options.game, **entry})
        (self.folder / "generations.json").write_text(json.dumps(self.log, indent=1) + "\n")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--kaupang", required=True, type=Path, help="the program, built with --release")
    reader.add_argument("--out", required=True, type=Path, help="where shards, nets and logs go")
    reader.add_argument("--keep", type=Path, help="where the best net is put in the end, such as crates/bots/nets")
    reader.add_argument("--players", type=lambda text: [int(part) for part in text.split(",")], required=True)
    reader.add_argument("--generations", type=int, default=2)
    reader.add_argument("--first", type=int, default=1, help="the number of the first generation")
    reader.add_argument("--start", type=Path, help="a folder with the best net so far")
    reader.add_argument("--games", type=int, default=2000, help="games of a generation for each number of players")
    reader.add_argument("--greedy-games", type=int, default=0, help="quick games before the first generation")
    reader.add_argument("--cap", type=int, default=4000, help="longer games are not learned from")
    reader.add_argument("--seconds", type=float, help="but no longer than this for a generation's games")
    reader.add_argument("--first-iterations", type=int, default=160)
    reader.add_argument("--iterations", type=int, default=400)
    reader.add_argument("--hasty", type=int)
    reader.add_argument("--remember", type=int, default=1, help="so many earlier generations are learned from, too")
    reader.add_argument("--go-on", action="store_true", help="train on from the best net, instead of from nothing")
    reader.add_argument("--hidden", type=int, default=128)
    reader.add_argument("--epochs", type=int, default=5)
    reader.add_argument("--priors", choices=["net", "module", "both"], default="net", help="as train.py takes it")
    reader.add_argument("--trust", type=int, default=50, help="as train.py takes it")
    reader.add_argument("--ahead", type=int, help="as train.py takes it")
    reader.add_argument("--kept", type=Path, help="a folder with the net that the last one has to beat, if there is one")
    reader.add_argument("--budget", default="10ms", help="what each bot has for a decision in matches")
    reader.add_argument("--gate-games", type=int, default=400)
    reader.add_argument("--probe-games", type=int, default=0, help="games of each generation against search-1, to see")
    reader.add_argument("--match-seconds", type=float, help="no match takes longer")
    reader.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    reader.add_argument("--seed", type=int, default=1)
    options = reader.parse_args()
    options.kaupang = options.kaupang.resolve()
    Learner(options).learn()


if __name__ == "__main__":
    main()
