"""Games on several nodes of a local cluster."""

import runpy
from pathlib import Path

import numpy as np
import pytest

import kaupang

ray = pytest.importorskip("ray", reason="Ray is not installed")
pyarrow = pytest.importorskip("pyarrow", reason="Arrow is not installed")

import kaupang.ray  # noqa: E402


@pytest.fixture(scope="module")
def cluster():  # type: ignore[no-untyped-def]
    """A node with one processor; tests add more."""
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    ray.init(address=cluster.address, log_to_driver=False)
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def same(one, other) -> bool:  # type: ignore[no-untyped-def]
    """Whether all results are the same."""
    return all(np.array_equal(one[key], other[key]) for key in ("scores", "ranks", "lengths"))


def test_a_node_that_dies_costs_time_and_no_games(cluster, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    doomed = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    told: list[int] = []

    def progress(done: int, games: int) -> None:
        told.append(done)
        if len(told) == 3:
            cluster.remove_node(doomed)

    results = kaupang.ray.simulate("puerto-rico", 60_000, players=3, seed=4, each=3_000, progress=progress)
    assert told[-1] == 60_000 and told == sorted(set(told))
    assert same(results, kaupang.simulate("puerto-rico", 60_000, players=3, seed=4))
    kaupang.ray.write(results, tmp_path / "games.parquet")
    read = pyarrow.parquet.read_table(tmp_path / "games.parquet")
    assert read.num_rows == 60_000 and read["game"].to_pylist() == list(range(60_000))
    kaupang.ray.write(results, tmp_path / "games.arrow")
    assert pyarrow.feather.read_table(tmp_path / "games.arrow").equals(kaupang.ray.table(results))


def test_an_arena_seats_everybody_everywhere(cluster) -> None:  # type: ignore[no-untyped-def]
    told = kaupang.ray.arena("century", ["greedy", "random"], 60, players=2, each=20)
    assert [one["games"] for one in told] == [60, 60]
    assert told[0]["first"] > 0.9 and told[0]["first"] + told[1]["first"] == pytest.approx(1)
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
        kaupang.ray.parts(10, 0)
