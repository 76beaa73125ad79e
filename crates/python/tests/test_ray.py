"""Games on several nodes of a local cluster."""

import os
import runpy
import signal
import sys
from pathlib import Path

import numpy as np
import pytest

import kaupang

ray = pytest.importorskip("ray", reason="Ray is not installed")
pyarrow = pytest.importorskip("pyarrow", reason="Arrow is not installed")

import kaupang.ray  # noqa: E402
import kaupang.selfplay  # noqa: E402


@pytest.fixture(scope="module")
def cluster():  # type: ignore[no-untyped-def]
    """A node with one processor; tests add more."""
    from ray.cluster_utils import Cluster

    # The workers don't know this file, so what they need of it travels with the tasks.
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    ray.init(address=cluster.address, log_to_driver=False)
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def same(one, other) -> bool:  # type: ignore[no-untyped-def]
    """Whether all results are the same."""
    return one.keys() == other.keys() and all(np.array_equal(one[key], other[key]) for key in one)


def test_a_node_that_dies_costs_time_and_no_games(cluster, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    doomed = cluster.add_node(num_cpus=1)
    cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    assert sum(node["Alive"] for node in ray.nodes()) == 3
    told: list[int] = []

    def progress(done: int, games: int) -> None:
        told.append(done)
        if len(told) == 3:
            cluster.remove_node(doomed)

    results = kaupang.ray.simulate("puerto-rico", 30_000, players=3, seed=4, each=1_500, progress=progress)
    assert sum(node["Alive"] for node in ray.nodes()) == 2
    assert told == list(range(1_500, 30_001, 1_500)), "every part is counted once"
    assert same(results, kaupang.simulate("puerto-rico", 30_000, players=3, seed=4))
    kaupang.ray.write(results, tmp_path / "games.parquet")
    read = pyarrow.parquet.read_table(tmp_path / "games.parquet")
    assert read.num_rows == 30_000 and read["game"].to_pylist() == list(range(30_000))
    kaupang.ray.write(results, tmp_path / "games.arrow")
    assert pyarrow.feather.read_table(tmp_path / "games.arrow").equals(kaupang.ray.table(results))


class Judge:
    """A judge that finds actions with low numbers likelier, and kills its worker the first time that it is asked if there
    is a place for a note of it."""

    def __init__(self, players: int, note: Path | None = None) -> None:
        self.players, self.note = players, note

    def __call__(self, observation, mask, seat):  # type: ignore[no-untyped-def]
        if self.note is not None and not self.note.exists():
            self.note.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        value = np.tanh(observation[:, : self.players].sum(axis=1, keepdims=True)) * np.ones(self.players)
        return mask / np.arange(1, mask.shape[1] + 1), value


def test_self_play_is_that_of_one_machine_though_a_worker_dies(cluster, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    settings = {"players": 2, "simulations": 4, "seed": 3, "each": 4, "cap": 60}
    told: list[tuple[int, int]] = []
    note = tmp_path / "note"
    found = kaupang.ray.self_play(
        "century", 10, Judge(2, note), progress=lambda done, games: told.append((done, games)), **settings
    )
    assert note.exists() and told[-1] == (10, 10) and len(told) == 3
    assert same(found, kaupang.selfplay.play("century", 10, Judge(2), **settings))
    for name, reader in (("p.parquet", pyarrow.parquet.read_table), ("p.arrow", pyarrow.feather.read_table)):
        kaupang.ray.write(found, tmp_path / name)
        read = reader(tmp_path / name)
        assert read.column_names == list(found)
        rows = read["observation"].combine_chunks().flatten().to_numpy()
        assert np.array_equal(rows, found["observation"].reshape(-1))


def test_an_arena_seats_everybody_everywhere(cluster, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    counts: list[int] = []
    told = kaupang.ray.arena(
        "century", ["greedy", "random"], 60, players=2, each=20, progress=lambda done, games: counts.append(done)
    )
    assert [one["games"] for one in told] == [60, 60] and counts == sorted(counts) and counts[-1] == 60
    assert told[0]["first"] > 0.9 and told[0]["first"] + told[1]["first"] == pytest.approx(1)
    kaupang.ray.write(told, tmp_path / "match.parquet")
    assert pyarrow.parquet.read_table(tmp_path / "match.parquet").to_pylist() == told
    with pytest.raises(kaupang.BadBot):
        kaupang.ray.arena("century", ["greedy"], 10, players=2)


def test_the_example_of_an_arena_tells_who_won(cluster) -> None:  # type: ignore[no-untyped-def]
    path = Path(__file__).parent.parent / "examples" / "arena_on_ray.py"
    told = runpy.run_path(str(path))["told"]("century", 40, ["random", "greedy"])
    assert [line.split()[0] for line in told.splitlines()] == ["bot", "greedy", "random"]


def test_bad_input_from_a_task_is_the_same_exception(cluster) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(kaupang.KaupangError):
        kaupang.ray.simulate("century", 10, ["clever"], players=2)
    with pytest.raises(kaupang.BadOption):
        kaupang.ray.self_play("century", 0, Judge(2))
    with pytest.raises(kaupang.BadNumber, match="wanted"):
        kaupang.ray.self_play("century", 2, Judge(3), players=2)
    with pytest.raises(kaupang.BadOption):
        kaupang.ray.parts(10, 0)
