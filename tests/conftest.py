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
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # Qt aborts where it finds no display
if sys.platform.startswith("linux"):
    os.environ["LC_ALL"] = "C.UTF-8"  # Qt warns of any other "C", and the language is fixed so

import pytest

_HERE = Path(__file__).parent


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    """An empty folder for settings and games."""
    folder = tmp_path / "data"
    folder.mkdir()
    return folder


@pytest.fixture(autouse=True, scope="session")
def _no_real_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keeps a test that forgot ``data_dir`` away from the settings and games of the developer."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
            patch.setenv(name, str(tmp_path_factory.mktemp(name.lower())))
        yield


def pytest_collection_finish() -> None:
    """Everything imported so far is out of the search for survivors, which makes it quick."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def _no_stray_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A test that expects a record asserts it and then clears ``caplog``."""
    caplog.set_level(logging.DEBUG)
    yield
    records = caplog.get_records("setup") + caplog.get_records("call")
    lines = [f"{one.levelname} {one.name}: {one.getMessage()}" for one in records]
    assert not lines, "stray log records"


@pytest.fixture(autouse=True)
def _no_stray_qt_message(request: pytest.FixtureRequest) -> Iterator[None]:
    """pytest-qt looks at the test itself only; this looks at its fixtures as well."""
    yield
    capture = getattr(request.node, "qt_log_capture", None)
    ignored = [re.compile(one) for one in request.config.getini("qt_log_ignore")]
    messages = [record.message for record in capture.records] if capture else []
    stray = [one for one in messages if not any(pattern.search(one) for pattern in ignored)]
    assert not stray, "stray Qt messages"


@pytest.fixture(autouse=True)
def _nothing_goes_on(request: pytest.FixtureRequest) -> Iterator[None]:
    """For the tests of the screens: when the test's widgets are closed, everything stands still."""
    if not request.path.is_relative_to(_HERE / "ui"):
        yield
        return
    threads = set(threading.enumerate())
    yield
    _delete_what_is_due()
    if _survivors():
        gc.collect()  # what only a cycle keeps was let go
    survivors = _survivors() + [str(one) for one in multiprocessing.active_children()]
    survivors += [str(one) for one in set(threading.enumerate()) - threads if one.is_alive()]
    assert not survivors, "something goes on after the test"


def _delete_what_is_due() -> None:
    from PySide6.QtCore import QCoreApplication, QEvent

    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _survivors() -> list[str]:
    from PySide6.QtCore import QAbstractAnimation, QThread, QTimer

    kinds = (QAbstractAnimation, QThread, QTimer)
    return [repr(one) for one in gc.get_objects() if isinstance(one, kinds) and _is_at_work(one)]


def _is_at_work(one: Any) -> bool:
    """Whether a timer, animation or thread that still exists in Qt is running."""
    from PySide6.QtCore import QAbstractAnimation, QThread, QTimer
    from shiboken6 import isValid

    if not isValid(one):
        return False
    if isinstance(one, QTimer):
        return one.isActive()
    if isinstance(one, QAbstractAnimation):
        return one.state() is not QAbstractAnimation.State.Stopped
    return isinstance(one, QThread) and one.isRunning()
