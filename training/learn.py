"""From games to a better net, generation by generation: generate, train, match, keep if better.

Each step is a command of its own, which is printed before it is run; README.md beside this file tells them. The first
generation learns from games of the search without a net, every further one from games of the net before it. The last
one is kept if matches show that it is better than what is kept now. plot.py draws how strong each generation was.
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
from statistics import NormalDist
from typing import Any

HERE = Path(__file__).resolve().parent
# So often a net may seem better that isn't.
ERROR = 0.05
# What goes into the program was looked at for at least so many games at each table.
LEAST_GAMES = 400
# A net that wins less than so much of its fair share somewhere is not kept, however good it is elsewhere.
LEAST_SHARE = 0.95


def lower_bound(wins: float, games: int, tables: int = 1) -> float:
    """The one-sided bound after Wilson: the rate is higher than this, but for one time in twenty.

    Whoever looks at several tables for one where it is so has as many chances to be wrong: each bound gets its part of
    the error (Bonferroni), so that all of them together are wrong one time in twenty.
    """
    if games == 0:
        return 0.0
    z = NormalDist().inv_cdf(1 - ERROR / tables)
    rate, z2 = wins / games, z * z
    middle = rate + z2 / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    return max(0.0, (middle - spread) / (1 + z2 / games))


def verdict(results: list[dict[str, Any]], least_games: int) -> tuple[bool, str]:
    """Whether a net is better than the others of these matches, one for each number of players, and why."""
    for result in results:
        players, games = result["players"], result["games"]
        if games < least_games:
            return False, f"only {games} of {least_games} games were played with {players} players"
        if result["rate"] * players < LEAST_SHARE:
            return False, f"with {players} players it wins less than {LEAST_SHARE} times its share"
    better = [result["players"] for result in results if result["bound"] * result["players"] > 1]
    if not better:
        return False, "no bound lies above the fair share"
    return True, f"the bound lies above the fair share with {', '.join(map(str, better))} players"


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

    def guests(self, generation: int) -> list[tuple[str | None, Path | None]]:
        """Leagues to play with, each in its part of a generation's games, and the net that its `net-kept` plays by."""
        options = self.options
        nets = [self.folder / f"nets-{number}" for number in range(options.first, generation - 1)]
        if not options.earlier or not nets:
            return [(options.league, None)]
        league = f"{options.league or 'greedy'},net-kept:{options.earlier}it"
        return [(league, net) for net in nets]

    def generate(self, generation: int, bot: str, games: int, best: Path | None) -> None:
        """Games of a bot, with each number of players."""
        out = self.folder / f"shards-{generation}"
        shutil.rmtree(out, ignore_errors=True)
        options = self.options
        # The quick games have their own guests, who are as quick.
        guests = self.guests(generation) if generation else [(None, None)]
        for players in options.players:
            for number, (league, earlier) in enumerate(guests):
                command = [options.kaupang, "selfplay", options.game, "--players", players, *self.game_options()]
                seed = 1000 * generation + 100 * number + options.seed
                command += ["--games", -(-games // len(guests)), "--seed", seed]
                command += ["--threads", options.threads, "--out", out]
                command += ["--cap", options.cap, "--bot", bot, *(["--nets", best] if best else [])]
                command += [*(["--league", league] if league else []), *(["--kept-nets", earlier] if earlier else [])]
                if generation == 0:
                    command += ["--kept", options.quick_kept, "--games-a-file", max(1, min(256, games // 16))]
                elif options.hasty:
                    command += ["--hasty", options.hasty]
                seconds = options.seconds / len(options.players) / len(guests) if options.seconds else None
                print(run(command, seconds).strip(), flush=True)

    def game_options(self) -> list[str]:
        """The options of the game, as the program takes them."""
        return [word for option in self.options.option for word in ("--option", option)]

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
        command += ["--hidden", options.hidden, "--epochs", options.epochs]
        command += ["--seed", options.seed, "--priors", options.priors, "--trust", options.trust]
        for name in ("ahead", "explore", "module", "policy"):
            if (value := getattr(options, name)) is not None:
                command += [f"--{name}", value]
        if best and options.go_on:
            command += ["--start", best / f"{options.game}.safetensors"]
        out.mkdir(parents=True, exist_ok=True)
        print(run(command), flush=True)
        return out

    def match(self, newcomer: Path, other: str, best: Path | None, budget: str, games: int) -> list[dict[str, Any]]:
        """One of the new net among others, with each number of players."""
        options = self.options
        results: list[dict[str, Any]] = []
        for players in options.players:
            command = [options.kaupang, "arena", options.game, "--players", players, "--games", games, "--json"]
            command += [*self.game_options(), "--seats", seats(f"net:{budget}", f"{other}:{budget}", players)]
            command += ["--nets", newcomer]
            command += ["--threads", options.threads, "--cap", 20000, *(["--kept-nets", best] if best else [])]
            standings = json.loads(run(command, options.match_seconds))
            wins = standings["entrants"][0]["wins"]
            bound = lower_bound(wins["wins"], wins["games"], len(options.players))
            result = {
                "players": players,
                "against": f"{other}:{budget}",
                "games": wins["games"],
                "rate": round(wins["rate"] or 0.0, 4),
                "interval": wins["interval"],
                "bound": round(bound, 4),
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
                self.generate(0, options.quick_bot, options.greedy_games, None)
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
        is_better, why = verdict(results, options.gate_games)
        self.note({"net": newcomer.name, "gate": results, "is_better": is_better, "why": why})
        print(f"== {newcomer} is {'better: it is kept' if is_better else 'not better'}: {why}", flush=True)
        if is_better and options.keep:
            keep(newcomer, options.keep)

    def note(self, entry: dict[str, object]) -> None:
        self.log.append({"game": self.options.game, **entry})
        (self.folder / "generations.json").write_text(json.dumps(self.log, indent=1) + "\n")


def keep(net: Path, folder: Path) -> None:
    """Puts the files of a net where the nets of the program are."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in net.iterdir():
        shutil.copy(file, folder / file.name)


def option_reader() -> argparse.ArgumentParser:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--kaupang", required=True, type=Path, help="the program, built with --release")
    reader.add_argument("--out", required=True, type=Path, help="where shards, nets and logs go")
    reader.add_argument("--keep", type=Path, help="where the best net is put in the end, such as crates/bots/nets")
    reader.add_argument("--players", type=lambda text: [int(part) for part in text.split(",")], required=True)
    reader.add_argument("--option", action="append", default=[], help="an option of the game, such as start=free")
    reader.add_argument("--generations", type=int, default=2)
    reader.add_argument("--first", type=int, default=1, help="the number of the first generation")
    reader.add_argument("--start", type=Path, help="a folder with the best net so far")
    reader.add_argument("--games", type=int, default=2000, help="games of a generation for each number of players")
    reader.add_argument("--greedy-games", type=int, default=0, help="quick games before the first generation")
    reader.add_argument("--quick-bot", default="greedy", help="who plays those, such as greedy:module=2")
    reader.add_argument("--quick-kept", type=int, default=4, help="one of so many of their positions is written down")
    reader.add_argument("--league", help="guests in the games of a search, as 'kaupang selfplay' takes them")
    reader.add_argument("--earlier", type=int, help="nets of earlier generations are guests, too, with so many iterations")
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
    reader.add_argument("--explore", type=int, help="as train.py takes it")
    reader.add_argument("--module", type=int, choices=[1, 2], help="as train.py takes it")
    reader.add_argument("--policy", type=int, help="as train.py takes it")
    reader.add_argument("--kept", type=Path, help="a folder with the net that the last one has to beat, if there is one")
    reader.add_argument("--budget", default="10ms", help="what each bot has for a decision in matches")
    reader.add_argument("--gate-games", type=int, default=LEAST_GAMES, help="fewer, for want of time, keep nothing")
    reader.add_argument("--probe-games", type=int, default=100, help="games of each generation against search-1, to see")
    reader.add_argument("--match-seconds", type=float, help="no match takes longer")
    reader.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    reader.add_argument("--seed", type=int, default=1)
    return reader


def main() -> None:
    reader = option_reader()
    options = reader.parse_args()
    if options.keep and options.gate_games < LEAST_GAMES:
        reader.error(f"--keep needs at least {LEAST_GAMES} games: --gate-games {options.gate_games} are too few")
    options.kaupang = options.kaupang.resolve()
    Learner(options).learn()


if __name__ == "__main__":
    main()
