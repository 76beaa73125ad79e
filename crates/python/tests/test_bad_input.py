"""Whatever is handed over, the interpreter goes on, and what is wrong is an exception with a sentence."""

import gc
import inspect
import itertools
import multiprocessing
import os
import pickle
import threading
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import kaupang
import kaupang.gymnasium
import kaupang.pettingzoo
import kaupang.search
import kaupang.vector
from kaupang import _native

#: What nobody should hand over, and some things that may be right here and there.
WRONG: list[Any] = [
    None,
    True,
    -1,
    0,
    3,
    2**31,
    2**63,
    2**64,
    -(2**70),
    0.5,
    float("nan"),
    "",
    "P9",
    "\0",
    "\ud800",
    "☃" * 1000,
    "[" * 100_000,
    b"\xff",
    [],
    ["pass", 3],
    [None],
    {},
    {"players": -1},
    {1: 2},
    object(),
    print,
    np.zeros(0, np.int64),
    np.full(2, 2**62, np.int64),
    np.zeros((3, 3), np.float32),
    np.zeros(4, np.int8)[::2],
    np.array(["a", None], dtype=object),
]


def is_well_told(call: Callable[[], Any]) -> None:
    """Calls something that may fail: by an exception with a sentence, not by one that tells of a broken program."""
    try:
        call()
    except Exception as error:  # noqa: BLE001
        assert str(error), repr(error)


def game() -> kaupang.Game:
    """A game with a seat to act."""
    made = kaupang.new("century", players=2, seed=1)
    made.roll(all=True)
    return made


def methods(of: type) -> list[str]:
    """What can be called on something, and what Python calls by itself where it can be given anything."""
    special = {"__reduce__", "__copy__", "__deepcopy__", "__len__", "__repr__", "__eq__", "__setstate__", "__new__"}
    own = {name for name, thing in vars(of).items() if callable(thing) or isinstance(thing, staticmethod)}
    return sorted(name for name in own if not name.startswith("__") or name in special)


CALLS = [(_native.Game, name) for name in methods(_native.Game)] + [(_native.Batch, name) for name in methods(_native.Batch)]


@pytest.mark.parametrize(("of", "name"), CALLS, ids=lambda thing: getattr(thing, "__name__", thing))
def test_every_method_takes_anything(of: type, name: str) -> None:
    made: Any = game() if of is _native.Game else kaupang.vector.make("century", 2, players=2, seed=1)._batch
    for count in (0, 1, 2):
        for arguments in itertools.product(WRONG, repeat=count):
            is_well_told(lambda: getattr(made, name)(*arguments))  # noqa: B023
    assert repr(made) and (game().legal() if of is _native.Game else made.sample() is not None)


@pytest.mark.parametrize("function", [kaupang.new, kaupang.load, kaupang.position, kaupang.layout, kaupang.simulate])
def test_every_function_takes_anything(function: Callable[..., Any]) -> None:
    names = list(inspect.signature(function).parameters)
    for arguments in itertools.product(["century", *WRONG], WRONG):
        is_well_told(lambda: function(*arguments[: len(names)]))  # noqa: B023


@pytest.mark.parametrize("option", list(inspect.signature(kaupang.vector.make).parameters)[2:-1])
def test_every_option_of_a_batch_takes_anything(option: str) -> None:
    for wrong in WRONG:
        is_well_told(lambda: kaupang.vector.make("century", 2, **{option: wrong}))  # noqa: B023


@pytest.mark.parametrize(
    "spoil",
    [
        lambda array: array.resize(array.size // 2, refcheck=False),
        lambda array: array.resize(2 * array.size, refcheck=False),
        lambda array: setattr(array, "dtype", np.int8),
        lambda array: array.setflags(write=False),
        lambda array: setattr(array, "shape", (1, array.size)),
    ],
    ids=["halved", "doubled", "of another type", "not to be written", "of another shape"],
)
@pytest.mark.parametrize("which", ["observation", "mask", "seat", "reward", "terminated", "score", "length"])
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_arrays_that_somebody_has_spoiled_are_refused_or_written(which: str, spoil: Callable[[Any], None]) -> None:
    games = kaupang.vector.make("century", 4, players=2, seed=1)
    actions = games.sample()
    spoil(getattr(games, which))
    is_well_told(lambda: games.step(actions))
    is_well_told(lambda: games.reset(1))
    is_well_told(lambda: kaupang.search.search(games, kaupang.search.even_judge(2), 4))


def test_a_batch_that_needs_more_memory_than_machines_have_is_refused() -> None:
    with pytest.raises(kaupang.BadOption, match="memory"):
        kaupang.vector.make("merchants", 1 << 20)


def test_a_search_that_was_not_begun_or_is_over_says_so() -> None:
    games = kaupang.vector.make("century", 2, players=2, seed=1)
    batch = games._batch
    for call in (lambda: batch.search_select(1.0), batch.search_visits):
        with pytest.raises(kaupang.BadOption, match="search_begin"):
            call()
    batch.search_begin(1)
    batch.search_select(1.0)
    games.step(games.sample())
    with pytest.raises(kaupang.BadOption, match="search_begin"):
        batch.search_select(1.0)


def test_a_judge_that_fails_passes_its_own_exception_on() -> None:
    games = kaupang.vector.make("century", 2, players=2, seed=1)

    def judge(*_: Any) -> Any:
        raise RuntimeError("the net is gone")

    with pytest.raises(RuntimeError, match="the net is gone"):
        kaupang.search.search(games, judge, 4)
    for wrong in (lambda *_: None, lambda *_: (1, 2, 3), lambda *_: ("a", "b"), lambda *_: (np.zeros(2), 1)):
        with pytest.raises((TypeError, ValueError)):
            kaupang.search.search(games, wrong, 4)
    assert kaupang.search.search(games, kaupang.search.even_judge(2), 4).shape[0] == 2


def test_a_judge_that_steps_the_games_it_judges_does_no_harm() -> None:
    games = kaupang.vector.make("century", 2, players=2, seed=1)
    even = kaupang.search.even_judge(2)

    def judge(observation: Any, mask: Any, seat: Any) -> Any:
        games.step(games.sample())
        return even(observation, mask, seat)

    is_well_told(lambda: kaupang.search.search(games, judge, 4))
    games.step(games.sample())


def test_arrays_outlive_their_batch() -> None:
    games = kaupang.vector.make("century", 4, players=2, seed=1)
    seen, mask, batch = games.observation, games.mask, weakref.ref(games)
    del games
    gc.collect()
    assert batch() is None
    assert np.isfinite(seen).all() and mask.any(axis=1).all()
    seen[:] = 1


def test_environments_that_are_closed_or_were_not_begun_say_so_or_go_on() -> None:
    env = kaupang.pettingzoo.env("century", players=2)
    with pytest.raises(Exception, match="reset"):
        env.step(0)
    learner = kaupang.gymnasium.KaupangEnv("century-solo")
    learner.close()
    is_well_told(lambda: learner.step(0))
    many = kaupang.gymnasium.KaupangVectorEnv("century-solo", 2)
    many.close()
    is_well_told(lambda: many.step([0, 0]))


def test_what_can_be_pickled_goes_on_and_what_can_t_says_so() -> None:
    puerto_rico = kaupang.new("puerto-rico", players=3, seed=1)
    puerto_rico.roll(all=True)
    with pytest.raises(kaupang.IllegalAction) as refused:
        puerto_rico.check("build small-market")
    again = pickle.loads(pickle.dumps(refused.value))
    assert str(again) == str(refused.value) and again.clause == refused.value.clause
    games = kaupang.vector.make("century", 2)
    for thing in (games, games._batch, kaupang.pettingzoo.env("century")):
        with pytest.raises(TypeError, match="Batch"):
            pickle.dumps(thing)
    whole = pickle.dumps(game())
    for end in range(0, len(whole), 7):
        is_well_told(lambda: pickle.loads(whole[:end]))  # noqa: B023


def _play(made: kaupang.Game) -> int:
    made.apply(made.bot("greedy"))
    kaupang.simulate("century", 20, threads=2)
    return len(made)


@pytest.mark.parametrize("way", sorted(set(multiprocessing.get_all_start_methods())))
def test_processes_of_every_kind_get_games_and_play_on(way: str) -> None:
    made = game()
    with multiprocessing.get_context(way).Pool(2) as pool:
        lengths = pool.map(_play, [made, made])
    assert lengths[0] == lengths[1] > len(made)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_a_fork_in_the_middle_of_other_threads_work_goes_on() -> None:
    stop = threading.Event()
    faults: list[BaseException] = []

    def work() -> None:
        try:
            while not stop.is_set():
                kaupang.simulate("century", 50, threads=2)
        except BaseException as fault:  # noqa: BLE001
            faults.append(fault)

    worker = threading.Thread(target=work)
    worker.start()
    children = []
    for _ in range(5):
        child = os.fork()
        if child == 0:
            try:
                kaupang.simulate("puerto-rico", 5, threads=2)
                os._exit(0)
            except BaseException:  # noqa: BLE001
                os._exit(1)
        children.append(child)
    ended = [os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) for child in children]
    stop.set()
    worker.join()
    assert ended == [0] * 5 and not faults
