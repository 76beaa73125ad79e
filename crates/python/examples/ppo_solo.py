"""PPO (proximal policy optimization) for the solo game of Century, in plain PyTorch, on one core.

    python ppo_solo.py [ITERATIONS]

A random player is broken off in nearly every game before it has claimed enough. The net is paid for the points of each
card that it claims, at once, so that it needn't guess what an end so far away was for, and for the rest of its score at
the end. What it has learned is told as its mean score in games that it has not learned from.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

import numpy as np
import torch
from torch import nn

import kaupang
import kaupang.vector

GAME = "century-solo"
#: A game is broken off after so many decisions, and is worth what was claimed by then.
CAP = 250
#: What so many points are worth to the net: about what a card brings.
POINTS = 15.0


@dataclass(frozen=True)
class Settings:
    """How it learns."""

    games: int = 64
    steps: int = 64
    epochs: int = 4
    batch: int = 1024
    rate: float = 1e-3
    discount: float = 0.99
    smoothing: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    seed: int = 1


class Net(nn.Module):  # type: ignore[misc, unused-ignore]
    """What to do, and what is still to come."""

    def __init__(self, size: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        # In the beginning all actions are about as likely.
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        """The legal actions with their probabilities, and the value."""
        inner = self.body(seen)
        logits = self.policy(inner).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.value(inner).squeeze(-1)


def new_net(seed: int) -> Net:
    """A net that has learned nothing."""
    torch.manual_seed(seed)
    sizes = kaupang.layout(GAME)
    return Net(sizes["observation_size"], sizes["action_count"])


def points_column() -> int:
    """Where an observation has the points of the claimed cards, in hundreds: before two zeros at the end of a part."""
    trader = next(part for part in kaupang.layout(GAME)["observation"] if part["name"] == "trader")
    return trader["first"] + trader["count"] - 3


def paid(before: np.ndarray, games: kaupang.vector.Vector) -> np.ndarray:
    """What the step was worth: the points that were claimed, and at the end what the score has beyond them."""
    now = 100 * games.observation[:, points_column()]
    # A game that has ended shows the next one; one that was broken off has nothing more to come.
    reached = np.where(games.terminated, games.score[:, 0], np.where(games.truncated, before, now))
    return np.asarray((reached - before) / POINTS)


class Learner:
    """A net with the games that it learns from."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.net = new_net(settings.seed)
        self.optimizer = torch.optim.Adam(self.net.parameters(), settings.rate)
        self.games = kaupang.vector.make(GAME, settings.games, seed=settings.seed, cap=CAP)

    def gather(self) -> tuple[torch.Tensor, ...]:
        """Plays some steps of all games: what was seen, legal and done, how likely that was, its advantage and return."""
        settings, games, shape = self.settings, self.games, (self.settings.steps, self.settings.games)
        seen = np.zeros((*shape, games.observation.shape[1]), np.float32)
        mask = np.zeros((*shape, games.mask.shape[1]), np.int8)
        done, chance = np.zeros(shape, np.int64), np.zeros(shape, np.float32)
        value, reward = np.zeros((shape[0] + 1, shape[1]), np.float32), np.zeros(shape, np.float32)
        ended = np.zeros(shape, bool)
        for step in range(settings.steps):
            seen[step], mask[step] = games.observation, games.mask
            with torch.no_grad():
                policy, worth = self.net(torch.from_numpy(seen[step]), torch.from_numpy(mask[step]))
                action = policy.sample()
            done[step], value[step], chance[step] = action, worth, policy.log_prob(action)
            games.step(done[step])
            reward[step] = paid(100 * seen[step][:, points_column()], games)
            ended[step] = games.terminated | games.truncated
        with torch.no_grad():
            value[-1] = self.net(torch.from_numpy(games.observation), torch.from_numpy(games.mask))[1]
        advantage = self.advantages(value, reward, ended)
        arrays = (seen, mask, done, chance, advantage, advantage + value[:-1])
        return tuple(torch.from_numpy(array.reshape(-1, *array.shape[2:])) for array in arrays)

    def advantages(self, value: np.ndarray, reward: np.ndarray, ended: np.ndarray) -> np.ndarray:
        """How much better than expected each step was (generalized advantage estimation)."""
        settings, advantage = self.settings, np.zeros_like(reward)
        behind = np.zeros(settings.games, np.float32)
        for step in reversed(range(settings.steps)):
            goes_on = settings.discount * ~ended[step]
            surprise = reward[step] + goes_on * value[step + 1] - value[step]
            behind = surprise + goes_on * settings.smoothing * behind
            advantage[step] = behind
        return advantage

    def learn(self, data: tuple[torch.Tensor, ...]) -> None:
        """Makes what went well more likely, but not by much at once."""
        settings, count = self.settings, len(data[0])
        for _ in range(settings.epochs):
            for chosen in torch.randperm(count).split(settings.batch):
                seen, mask, done, chance, advantage, wanted = (array[chosen] for array in data)
                policy, value = self.net(seen, mask)
                ratio = (policy.log_prob(done) - chance).exp()
                advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
                bounded = ratio.clamp(1 - settings.clip, 1 + settings.clip)
                gain = torch.minimum(ratio * advantage, bounded * advantage).mean()
                miss = (value - wanted).square().mean()
                loss = 0.5 * miss - gain - settings.entropy * policy.entropy().mean()
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()


def score_of(net: Net, games: int = 200, seed: int = 10**6) -> float:
    """The mean score of a net in games from a seed of their own, each action the likeliest; 0 for a game broken off."""
    table = kaupang.vector.make(GAME, games, seed=seed, cap=CAP, restarts=False)
    while (table.seat >= 0).any():
        with torch.no_grad():
            policy, _ = net(torch.from_numpy(table.observation), torch.from_numpy(table.mask))
        table.step(policy.logits.argmax(dim=1).numpy())
    return float(table.score[:, 0].mean())


def train(iterations: int, settings: Settings | None = None, told: bool = False) -> Net:
    """A net that has learned for so many iterations; the same settings give the same net."""
    torch.set_num_threads(1)
    learner = Learner(settings or Settings())
    for iteration in range(iterations):
        learner.learn(learner.gather())
        if told and (iteration + 1) % 10 == 0:
            print(f"{iteration + 1:>4} iterations: {score_of(learner.net):6.1f} points", flush=True)
    return learner.net


if __name__ == "__main__":
    print(f"   before: {score_of(new_net(Settings.seed)):6.1f} points")
    train(int(sys.argv[1]) if len(sys.argv) > 1 else 150, told=True)
