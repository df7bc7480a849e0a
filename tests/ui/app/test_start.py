"""What the start loads until the first table is painted, in a process of its own."""

import json
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.conftest import PATIENCE_S
from tests.texts_of_rules import ROOT
from tools import positions, vienna_positions

_GAMES = {"vivaroi": positions.save_game, "vienna": vienna_positions.save_game}
_ROOMS = ("rules", "ai", "ui")
_PROGRAM = """
import gc, json, linecache, os, sys
from pathlib import Path
from vivaroi_gui.start import StartOptions
from vivaroi_gui.ui.app.launch import open_window, settle
app, window = open_window(StartOptions(game_file=Path(sys.argv[1]), data_dir=Path(sys.argv[2])))
window.show()
app.processEvents()
threads = len(os.listdir("/proc/self/task")) if sys.platform == "linux" else 1
loaded = list(sys.modules)
settle(window)
watched = [type(one).__name__ for one in gc.get_objects()]
print(json.dumps([loaded, list(linecache.cache), threads, watched]))
window.close()
"""


class Started(NamedTuple):
    """A start with a saved game, when its table has been painted."""

    game: str
    modules: frozenset[str]
    sources_read: frozenset[str]
    threads: int
    """1 on systems that do not tell."""
    watched: tuple[str, ...]
    """The types of what is looked through for garbage, once the window stands."""


@pytest.fixture(scope="module", params=_GAMES)
def started(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Started:
    folder = tmp_path_factory.mktemp("started")
    game = _GAMES[request.param](folder)
    command = [sys.executable, "-c", _PROGRAM, str(game), str(folder)]
    told = subprocess.run(
        command, check=True, capture_output=True, text=True, timeout=PATIENCE_S, cwd=ROOT
    ).stdout
    modules, sources, threads, watched = json.loads(told)
    return Started(request.param, frozenset(modules), frozenset(sources), threads, tuple(watched))


def test_no_source_is_read_to_learn_whether_it_uses_qt(started: Started) -> None:
    ours = {
        name for name in started.sources_read if Path(name).is_relative_to(ROOT / "vivaroi_gui")
    }
    assert ours == set()


def test_nothing_is_painted_on_other_threads(started: Started) -> None:
    assert started.threads == 1


def test_another_game_is_not_loaded(started: Started) -> None:
    loaded = {game for game in _GAMES if f"vivaroi_gui.ui.{game}.table_page" in started.modules}
    assert loaded == {started.game}
    others = tuple(f"vivaroi_gui.{room}.{game}" for room in _ROOMS for game in {*_GAMES} - loaded)
    assert [name for name in started.modules if name.startswith(others)] == []


def test_what_the_start_made_is_not_looked_through_for_garbage(started: Started) -> None:
    assert started.watched
    assert "module" not in started.watched
