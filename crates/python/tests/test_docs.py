"""The examples of all texts are true."""

import doctest
import importlib
import inspect
from pathlib import Path

import pytest

import kaupang

PACKAGE = Path(__file__).parent.parent
MODULES = [
    "kaupang",
    "kaupang._register",
    "kaupang.gymnasium",
    "kaupang.pettingzoo",
    "kaupang.search",
    "kaupang.selfplay",
    "kaupang.vector",
]


#: What needs something that is not always there.
OTHERS = {"kaupang.openspiel": "pyspiel", "kaupang.ray": "ray"}


@pytest.mark.parametrize("module", [*MODULES, *OTHERS])
def test_the_examples_of_a_module(module: str) -> None:
    if module in OTHERS:
        pytest.importorskip(OTHERS[module])
    failed, tried = doctest.testmod(importlib.import_module(module))
    assert failed == 0 and tried > 0


def test_the_examples_of_the_readme() -> None:
    failed, tried = doctest.testfile(str(PACKAGE / "README.md"), module_relative=False)
    assert failed == 0 and tried > 20


def native_texts() -> list[tuple[str, str]]:
    """What is written in Rust, with its text."""
    native = importlib.import_module("kaupang._native")
    found = []
    for name, thing in vars(native).items():
        if inspect.isclass(thing) or inspect.isbuiltin(thing):
            found.append((name, thing.__doc__ or ""))
            if inspect.isclass(thing) and not issubclass(thing, Exception):
                members = {key: value for key, value in vars(thing).items() if not key.startswith("_")}
                found += [(f"{name}.{key}", value.__doc__ or "") for key, value in members.items()]
    return found


def test_everything_written_in_rust_is_explained_and_its_examples_are_true() -> None:
    tried = 0
    for name, text in native_texts():
        is_array = name.startswith("Batch.") and text == ""
        assert text or is_array, f"{name} says nothing"
        test = doctest.DocTestParser().get_doctest(text, {}, name, None, 0)
        outcome = doctest.DocTestRunner().run(test)
        assert outcome.failed == 0
        tried += outcome.attempted
    assert tried > 8


def test_what_is_exported_is_there() -> None:
    assert all(hasattr(kaupang, name) for name in kaupang.__all__)


def test_every_module_has_examples() -> None:
    files = {path.stem for path in (PACKAGE / "python" / "kaupang").glob("*.py")}
    named = {module.removeprefix("kaupang").removeprefix(".") or "__init__" for module in [*MODULES, *OTHERS]}
    assert files - named == {"types"}, "types has nothing to be tried"
