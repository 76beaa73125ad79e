"""Trains a net on what `kaupang selfplay` has written. See README.md beside this file."""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

import net as nets
import shards

# One of so many files is not learned from, but looked at to see whether what was learned is true elsewhere.
HELD_BACK = 16
WEIGHT_OF_PLACES = 1.0
WEIGHT_OF_ACTIONS = 0.5
NEVER = -1e4
# What the game's module rates below this is hopeless to it, however far below it is.
LEAST_RATING = -30.0


@dataclass
class Positions:
    """Positions as arrays on a device: rows of inputs, what came of them, and what searches tried."""

    rows: Tensor
    players: Tensor
    won: Tensor
    places: Tensor
    # Where each position's actions are in the next three, or -1 where nobody searched.
    actions_at: Tensor
    legal: Tensor
    tried: Tensor
    rated: Tensor

    def __len__(self) -> int:
        return len(self.rows)

    def actions_of(self, chosen: Tensor) -> tuple[Tensor, Tensor]:
        """Which of the chosen positions were searched, and where their actions are."""
        at = self.actions_at[chosen]
        return at >= 0, at[at >= 0]


def ragged(counts: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """For each entry of a list of lists: which list it belongs to, and its place there."""
    counts = counts.astype(np.int64)
    whose = np.repeat(np.arange(len(counts)), counts)
    begins = np.cumsum(counts) - counts
    return whose, np.arange(len(whose)) - begins[whose]


def are_searched(part: shards.Shard) -> np.ndarray:
    """Which positions of a shard have visits."""
    whose, _ = ragged(part.legal_counts)
    return np.bincount(whose, part.visits, minlength=part.positions) > 0


def gather(parts: list[shards.Shard], device: torch.device) -> Positions:
    """Puts shards together."""
    positions = sum(part.positions for part in parts)
    # Only where somebody searched there is something to learn of actions; elsewhere they would only take room.
    searched = [are_searched(part) for part in parts]
    counts = [part.legal_counts[mask] for part, mask in zip(parts, searched, strict=True)]
    most_legal = max((int(count.max()) for count in counts if len(count)), default=1)
    all_searched = sum(len(count) for count in counts)
    rows = torch.zeros(positions, parts[0].inputs, dtype=torch.float16, device=device)
    players = torch.zeros(positions, dtype=torch.int64, device=device)
    won, places = (torch.zeros(positions, nets.SEATS, device=device) for _ in range(2))
    actions_at = torch.full((positions,), -1, dtype=torch.int64, device=device)
    legal = torch.full((all_searched, most_legal), -1, dtype=torch.int32, device=device)
    tried, rated = (torch.zeros(all_searched, most_legal, dtype=torch.float16, device=device) for _ in range(2))

    def put(array: np.ndarray) -> Tensor:
        return torch.from_numpy(np.array(array)).to(device)

    at, searched_at = 0, 0
    for part, mask in zip(parts, searched, strict=True):
        end = at + part.positions
        whose, _ = ragged(part.set_counts)
        rows[put(whose + at), put(part.set_numbers.astype(np.int64))] = put(part.set_values.astype(np.float16))
        players[at:end] = part.players
        won[at:end, : part.players] = put(part.won)
        most = np.maximum(part.points.max(axis=1, keepdims=True), 1)
        places[at:end, : part.players] = put(np.clip(part.points / most, 0, 1))
        if mask.any():
            entries = np.repeat(mask, part.legal_counts)
            whose, place = ragged(part.legal_counts[mask])
            number = int(mask.sum())
            actions_at[at:end][put(mask)] = torch.arange(searched_at, searched_at + number, device=device)
            row = put(whose + searched_at)
            legal[row, put(place)] = put(part.legal[entries].astype(np.int32))
            visits = part.visits[entries].astype(np.float64)
            all_visits = np.bincount(whose, visits, minlength=number)[whose]
            tried[row, put(place)] = put((visits / np.maximum(all_visits, 1)).astype(np.float16))
            rated[row, put(place)] = put(np.clip(part.ratings[entries], LEAST_RATING, 0).astype(np.float16))
            searched_at += number
        at = end
    return Positions(rows, players, won, places, actions_at, legal, tried, rated)


def losses(net: nets.Net, positions: Positions, chosen: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """What the net gets wrong about winners, places and actions of the chosen positions."""
    wins, places, actions = net(positions.rows[chosen].float())
    seats = torch.arange(nets.SEATS, device=wins.device)
    is_seat = seats[None] < positions.players[chosen][:, None]
    wins = functional.log_softmax(wins.masked_fill(~is_seat, NEVER), dim=1)
    of_wins = -(positions.won[chosen] * wins).sum(dim=1).mean()
    of_places = (((places - positions.places[chosen]) ** 2) * is_seat).sum(dim=1).mean()
    is_searched, searched = positions.actions_of(chosen)
    if not len(searched):
        return of_wins, of_places, torch.zeros((), device=wins.device)
    legal = positions.legal[searched].long()
    logits = actions[is_searched].gather(1, legal.clamp(min=0))
    if net.corrects:
        logits = logits + positions.rated[searched].float()
    logits = functional.log_softmax(logits.masked_fill(legal < 0, NEVER), dim=1)
    of_actions = -(positions.tried[searched].float() * logits).sum(dim=1).mean()
    return of_wins, of_places, of_actions


def look(net: nets.Net, positions: Positions) -> list[float]:
    """The mean losses over all positions."""
    batch = 1 << 14
    sums = np.zeros(3)
    net.eval()
    with torch.no_grad():
        for at in range(0, len(positions), batch):
            chosen = torch.arange(at, min(at + batch, len(positions)), device=positions.rows.device)
            sums += np.array([float(loss) for loss in losses(net, positions, chosen)]) * len(chosen)
    return list(sums / len(positions))


def weighed(parts: list[float]) -> float:
    return parts[0] + WEIGHT_OF_PLACES * parts[1] + WEIGHT_OF_ACTIONS * parts[2]


def learn(net: nets.Net, learned: Positions, held: Positions, options: argparse.Namespace) -> list[dict[str, object]]:
    """Trains, and leaves the net as it was when it was best on what was held back."""
    device = learned.rows.device
    steps = max(1, len(learned) // options.batch)
    optimizer = torch.optim.AdamW(net.parameters(), lr=options.rate, weight_decay=options.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, max_lr=options.rate, total_steps=options.epochs * steps, pct_start=0.1
    )
    log: list[dict[str, object]] = []
    best, kept = float("inf"), {name: part.clone() for name, part in net.state_dict().items()}
    started = time.monotonic()
    for epoch in range(options.epochs):
        order = torch.randperm(len(learned), device=device)
        net.train()
        sums = torch.zeros(3, device=device)
        for step in range(steps):
            chosen = order[step * options.batch : (step + 1) * options.batch]
            parts = losses(net, learned, chosen)
            loss = parts[0] + WEIGHT_OF_PLACES * parts[1] + WEIGHT_OF_ACTIONS * parts[2]
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            schedule.step()
            sums += torch.stack([part.detach() for part in parts])
        told = [float(part) for part in sums / steps]
        elsewhere = look(net, held)
        seconds = time.monotonic() - started
        log.append({"epoch": epoch, "learned": told, "held_back": elsewhere, "seconds": round(seconds, 1)})
        print(
            f"epoch {epoch:2}: winners {told[0]:.4f} places {told[1]:.4f} actions {told[2]:.4f}"
            f" | held back: {elsewhere[0]:.4f} {elsewhere[1]:.4f} {elsewhere[2]:.4f} | {seconds:.0f} s",
            flush=True,
        )
        if weighed(elsewhere) < best:
            best, kept = weighed(elsewhere), {name: part.clone() for name, part in net.state_dict().items()}
    net.load_state_dict(kept)
    net.eval()
    return log


def examples(net: nets.Net, positions: Positions, count: int) -> list[dict[str, object]]:
    """Positions with what the net says of them, to compare with what others make of its file."""
    net = net.cpu().float()
    told: list[dict[str, object]] = []
    for at in torch.linspace(0, len(positions) - 1, count).long().tolist():
        row, players = positions.rows[at].cpu().float(), int(positions.players[at])
        with torch.no_grad():
            wins, places, actions = (part[0] for part in net(row[None]))
        actions_at = int(positions.actions_at[at])
        legal = positions.legal[actions_at].cpu() if actions_at >= 0 else torch.arange(24)
        legal = legal[legal >= 0][:24].long()
        inputs = row.nonzero()[:, 0]
        told.append(
            {
                "players": players,
                "inputs": [[number, float(row[number])] for number in inputs.tolist()],
                "wins": torch.softmax(wins[:players], dim=0).tolist(),
                "places": places[:players].tolist(),
                "actions": [[number, float(actions[number])] for number in legal.tolist()],
            }
        )
    return told


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("shards", nargs="+", type=Path, help="folders with shards")
    reader.add_argument("--out", required=True, type=Path, help="the net to write")
    reader.add_argument("--examples", type=Path, help="where examples for the test of the program go")
    reader.add_argument("--log", type=Path, help="where the figures go, as JSON")
    reader.add_argument("--start", type=Path, help="a net to go on from")
    reader.add_argument("--priors", choices=["net", "module", "both"], default="net", help="who rates actions")
    reader.add_argument("--trust", type=int, default=0, help="how much its values count there, in hundredths")
    reader.add_argument("--ahead", type=int, help="how many decisions are played on before it judges")
    reader.add_argument("--explore", type=int, help="how much a search tries what it has not tried often, in hundredths")
    reader.add_argument("--module", type=int, choices=[1, 2], help="which edition of the game's module goes with it")
    reader.add_argument("--policy", type=int, help="leave only so many places for judging actions, all 0: a small file")
    reader.add_argument("--hidden", type=int, default=128)
    reader.add_argument("--left-out", type=float, default=0.25, help="the share of the wide layer that is left out")
    reader.add_argument("--epochs", type=int, default=5)
    reader.add_argument("--batch", type=int, default=2048)
    reader.add_argument("--rate", type=float, default=2e-3)
    reader.add_argument("--decay", type=float, default=0.1)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--threads", type=int, default=2)
    reader.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    options = reader.parse_args()
    if options.policy is not None and (options.policy < 1 or options.policy % nets.LANES or options.priors != "module"):
        reader.error(f"--policy is a multiple of {nets.LANES}, and goes with --priors module: nothing is left of actions")
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    device = torch.device(options.device)
    parts = shards.read_all(options.shards)
    held_parts = parts[HELD_BACK - 1 :: HELD_BACK] or parts[-1:]
    learned_parts = [part for part in parts if not any(part is held for held in held_parts)] or parts
    learned, held = gather(learned_parts, device), gather(held_parts, device)
    share = float((learned.actions_at >= 0).float().mean())
    print(f"{len(learned)} positions, {share:.0%} of them searched; {len(held)} are held back; on {device}", flush=True)
    if options.start:
        net, _ = nets.read(options.start)
    else:
        net = nets.Net(parts[0].inputs, parts[0].actions, options.hidden)
    net.left_out = options.left_out
    net.corrects = options.priors == "both"
    if net.corrects and not options.start:
        # What has learned nothing corrects nothing.
        torch.nn.init.zeros_(net.actions.weight)
        torch.nn.init.zeros_(net.actions.bias)
    net = net.to(device)
    log = learn(net, learned, held, options)
    about = {
        "game": parts[0].game,
        "observation_version": str(parts[0].observation_version),
        "positions": str(len(learned)),
        "seed": str(options.seed),
        "priors": options.priors,
        "trust": str(options.trust),
    }
    for name in ("ahead", "explore", "module"):
        if getattr(options, name) is not None:
            about[name] = str(getattr(options, name))
    net = net.cpu()
    if options.policy is not None:
        net.forget_actions(options.policy)
    nets.write(net, options.out, about)
    if options.examples:
        text = json.dumps(examples(net, held, 6))
        options.examples.write_text(text.replace('{"players', '\n{"players') + "\n")
    if options.log:
        options.log.write_text(json.dumps({"about": about, "epochs": log}, indent=1) + "\n")
    print(f"{options.out}: {options.out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
