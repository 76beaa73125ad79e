"""The net, and its file.

A net reads a row of numbers (what one seat sees) and gives a logit of winning and a place for each seat, counted from
its own, and a logit for each action. crates/bots/src/net does the same on one core, without PyTorch.
"""

from __future__ import annotations

import json
import struct
from pathlib import Path

import torch
from torch import Tensor, nn
from torch.nn import functional

# No game of ours has more players.
SEATS = 5
# The program reads so many places of the layer for actions at once, so that layer has a multiple of them.
LANES = 8


class Net(nn.Module):
    """One wide layer that both judgments share, then narrow ones."""

    def __init__(self, inputs: int, actions: int, hidden: int = 128, narrow: int = 32, policy: int = 48) -> None:
        super().__init__()
        # While it learns, so much of the wide layer is left out at random: outcomes are few, easily learned by heart.
        self.left_out = 0.0
        # Whether what it says of actions is added to the ratings of the game's module, instead of standing for them.
        self.corrects = False
        self.first = nn.Linear(inputs, hidden)
        self.value = nn.Linear(hidden, narrow)
        self.second = nn.Linear(narrow, narrow)
        self.ends = nn.Linear(narrow, 2 * SEATS)
        self.policy = nn.Linear(hidden, policy)
        self.actions = nn.Linear(policy, actions)

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Logits of winning, places, and logits of actions."""
        hidden = torch.relu(self.first(rows))
        hidden = functional.dropout(hidden, self.left_out, self.training)
        value = torch.relu(self.second(torch.relu(self.value(hidden))))
        wins, places = self.ends(value).split(SEATS, dim=1)
        return wins, places, self.actions(torch.relu(self.policy(hidden)))

    def forget_actions(self, policy: int) -> None:
        """Leaves `policy` places for judging actions, all 0: for a net that nobody asks about them.

        What else it has learned stays as it is, which it wouldn't if the net were begun with fewer places: chance would
        go on otherwise from there.
        """
        self.policy = nn.Linear(self.policy.in_features, policy)
        self.actions = nn.Linear(policy, self.actions.out_features)
        for layer in (self.policy, self.actions):
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)


def in_bytes(matrix: Tensor) -> tuple[Tensor, Tensor]:
    """A matrix as bytes, with a scale for each row."""
    scale = (matrix.abs().amax(dim=1) / 127).clamp(min=1e-12)
    return (matrix / scale[:, None]).round().clamp(-127, 127).to(torch.int8), scale


def matrices(net: Net) -> dict[str, Tensor]:
    """What a file has in it: for each input a row of weights, and for each action one."""
    out: dict[str, Tensor] = {}
    for name, layer in net.named_children():
        weight = layer.weight.detach().cpu().float()
        if name == "actions":
            out[name], out[f"{name}.scale"] = in_bytes(weight)
        elif name == "first":
            out[name], out[f"{name}.scale"] = in_bytes(weight.T)
        else:
            out[name] = weight.T
        out[f"{name}.bias"] = layer.bias.detach().cpu().float()
    return out


def write(net: Net, path: Path, about: dict[str, str]) -> None:
    """Writes a net as safetensors. The weights that were rounded for it are rounded in the net, too."""
    kinds = {torch.int8: "I8", torch.float32: "F32"}
    header: dict[str, object] = {"__metadata__": about}
    body = bytearray()
    parts = matrices(net)
    # Numbers of four bytes first, so that they lie at addresses that are multiples of four.
    for name in sorted(parts, key=lambda name: (parts[name].dtype == torch.int8, name)):
        part = parts[name].contiguous()
        data = part.numpy().tobytes()
        offsets = [len(body), len(body) + len(data)]
        header[name] = {"dtype": kinds[part.dtype], "shape": list(part.shape), "data_offsets": offsets}
        body += data
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(struct.pack("<Q", len(text)) + text + body)
    with torch.no_grad():
        for name, layer in net.named_children():
            if name in ("first", "actions"):
                rounded = parts[name].float() * parts[f"{name}.scale"][:, None]
                layer.weight.copy_(rounded.T if name == "first" else rounded)


def read(path: Path) -> tuple[Net, dict[str, str]]:
    """Reads a net back, to go on from it."""
    data = path.read_bytes()
    (length,) = struct.unpack_from("<Q", data)
    header = json.loads(data[8 : 8 + length])
    about = header.pop("__metadata__")
    body = data[8 + length :]
    kinds = {"I8": torch.int8, "F32": torch.float32}

    def part(name: str) -> Tensor:
        place = header[name]
        start, end = place["data_offsets"]
        numbers = torch.frombuffer(bytearray(body[start:end]), dtype=kinds[place["dtype"]])
        return numbers.reshape(place["shape"]).float()

    first = part("first") * part("first.scale")[:, None]
    actions = part("actions") * part("actions.scale")[:, None]
    net = Net(first.shape[0], actions.shape[0], first.shape[1], part("value").shape[1], actions.shape[1])
    with torch.no_grad():
        for name, layer in net.named_children():
            weight = {"first": first.T, "actions": actions}.get(name)
            layer.weight.copy_(part(name).T if weight is None else weight)
            layer.bias.copy_(part(f"{name}.bias"))
    return net, about
