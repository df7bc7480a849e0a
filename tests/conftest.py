"""What every test rests on: no real screen, no real home, and nothing left lying about.

A stray warning or log line fails the test that let it out; so does, for the screens, a timer,
animation, thread or process that goes on after its test.
"""

import gc
import logging
import multiprocessing
import os
import re
import sys
import threading
from collections.abc import Iterator
from functools import partialmethod
from itertools import count
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # Qt aborts where it finds no display
os.environ["QT_NO_GUI_THREADPOOL"] = "1"  # as the game itself (launch.py)
if sys.platform.startswith("linux"):
    os.environ["LC_ALL"] = "C.UTF-8"  # Qt warns of any other "C", and the language is fixed so

import pytest
from hypothesis import HealthCheck, settings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

PATIENCE_S = 120
"""How long a test waits for what has to come: the busiest machine is quicker."""
_HERE = Path(__file__).parent

settings.register_profile(
    "any machine", deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("any machine")
_qt_messages: list[str] = []
_looked = count(1)
_EVERY = 300
"""After so many tests of the screens, what was frozen is looked through for cycles."""
_MANY = 50_000
"""So many new objects are looked through for cycles after any other test."""


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    """An empty folder for settings and games."""
    folder = tmp_path / "data"
    folder.mkdir()
    return folder


class PatientBot(QtBot):
    """No test fails because the machine is slow: it waits for all things alike."""

    waitActive = partialmethod(QtBot.waitActive, timeout=PATIENCE_S * 1000)
    waitExposed = partialmethod(QtBot.waitExposed, timeout=PATIENCE_S * 1000)
    waitSignal = partialmethod(QtBot.waitSignal, timeout=PATIENCE_S * 1000)
    waitUntil = partialmethod(QtBot.waitUntil, timeout=PATIENCE_S * 1000)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    return PatientBot(request)


@pytest.fixture(autouse=True, scope="session")
def _no_real_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keeps a test that forgot ``data_dir`` away from the settings and games of the developer."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
            patch.setenv(name, str(tmp_path_factory.mktemp(name.lower())))
        yield


def pytest_sessionstart() -> None:
    """Listens to Qt whenever pytest-qt does not."""
    from PySide6.QtCore import qInstallMessageHandler

    qInstallMessageHandler(lambda _kind, _context, text: _qt_messages.append(text))


def pytest_collection_finish() -> None:
    """Everything imported so far is out of the search for survivors, which makes it quick.

    Cycles are looked for between tests alone: by itself Python would do so in the thread too that
    hears which test comes next, and delete widgets there.
    """
    gc.collect()
    gc.freeze()
    gc.disable()


@pytest.fixture(autouse=True)
def _no_stray_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A test that expects a record asserts it and then clears ``caplog``."""
    caplog.set_level(logging.DEBUG)
    yield
    records = caplog.get_records("setup") + caplog.get_records("call")
    lines = [f"{one.levelname} {one.name}: {one.getMessage()}" for one in records]
    assert not lines, "stray log records"


@pytest.fixture(autouse=True)
def _no_stray_qt_message(pytestconfig: pytest.Config) -> Iterator[None]:
    """pytest-qt listens until the test itself is over; this hears what its end lets out."""
    _qt_messages.clear()
    yield
    ignored = [re.compile(one) for one in pytestconfig.getini("qt_log_ignore")]
    stray = [text for text in _qt_messages if not any(one.search(text) for one in ignored)]
    assert not stray, "stray Qt messages after the test"


@pytest.fixture(autouse=True)
def _nothing_goes_on(request: pytest.FixtureRequest) -> Iterator[None]:
    """For the tests of the screens: when the test's widgets are closed, everything stands still."""
    if not request.path.is_relative_to(_HERE / "ui"):
        yield
        if gc.get_count()[0] > _MANY:
            gc.collect()
        return
    threads = set(threading.enumerate())
    yield
    _delete_what_is_due()
    survivors = []
    if _survivors(is_thorough=next(_looked) % _EVERY == 0):
        survivors = _survivors(is_thorough=True)
    survivors += [one for one in threading.enumerate() if one not in threads]
    survivors += multiprocessing.active_children()
    names = [repr(one) for one in survivors]
    for one in survivors:
        _stop(one)  # one test is to blame, not all that follow
    assert not names, "something goes on after the test"


def _stop(survivor: Any) -> None:
    stop = getattr(survivor, "stop", None) or getattr(survivor, "terminate", None)
    if stop is not None:
        stop()


def _survivors(*, is_thorough: bool) -> list[Any]:
    """Thoroughly: what earlier tests have left may be kept by a cycle alone by now."""
    from tests.movers import at_work_after_test

    if is_thorough:
        gc.unfreeze()
    return at_work_after_test()


def _delete_what_is_due() -> None:
    from PySide6.QtCore import QCoreApplication, QEvent

    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
