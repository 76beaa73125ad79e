"""The examples run, and find what they should."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import kaupang


def example(name: str) -> ModuleType:
    """An example as a module."""
    path = Path(__file__).parent.parent / "examples" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def test_rollouts_tell_of_every_game() -> None:
    rollouts = example("rollouts")
    found = rollouts.rollouts(20)
    told = rollouts.tell(found).splitlines()
    assert [line.split()[0] for line in told[1:]] == [about["name"] for about in kaupang.games()]
    assert 200 < found["puerto-rico"]["lengths"].mean() < 500


def test_the_study_of_openings_has_a_bar_for_each_role() -> None:
    openings = example("openings")
    found = openings.study(6, players=3)
    assert len(found) == 6 and all(0 <= share <= 1 for share in found.values())
    assert openings.study(2, players=3) == openings.study(2, players=3)
    assert openings.picture(found).count("\n") == 5
