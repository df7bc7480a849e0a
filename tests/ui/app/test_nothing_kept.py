"""An evening costs no memory: what covered the window is gone, what is unseen is not painted."""

import gc
from collections.abc import Callable
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.here_worker import HereWorker
from tools import vienna_positions
from tools.positions import family, table_at
from vivaroi_gui.start import StartOptions
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.covers import Covers
from vivaroi_gui.ui.app.launch import open_window
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.sheet import Backing


@pytest.mark.parametrize(
    "opens",
    [lambda covers: covers.learn("guided-2003"), Covers.replay, Covers.explain],
    ids=["lesson", "replay", "review"],
)
def test_what_covered_the_window_is_not_kept(
    lent_window: MainWindow, opens: Callable[[Covers], None]
) -> None:
    covers = lent_window.covers
    lent_window.open(table_at(lambda view: view.result is not None, family(3)))
    opens(covers)
    QApplication.processEvents()
    seen = [
        ref(one.screen) for one in (covers.lessons, covers.replays, covers.reviews) if one.is_open
    ]
    assert len(seen) == 1
    covers.drop()
    covers.lessons.forget()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert seen[0]() is None


def test_a_window_that_is_gone_is_kept_by_nothing(data_dir: Path, worker: HereWorker) -> None:
    _, window = open_window(StartOptions(None, data_dir, "en"), worker)
    window.open(table_at(lambda view: view.result is not None, family(3)))
    QApplication.processEvents()
    gone = ref(window)
    window.close()
    QApplication.processEvents()
    window.deleteLater()
    del window
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert gone() is None


def after_a_round() -> Table:
    return table_at(lambda view: bool(view.history), family(3))


def at_the_end() -> Table:
    return table_at(lambda view: view.result is not None, family(3))


@pytest.mark.parametrize("begins", [after_a_round, at_the_end, vienna_positions.finished])
def test_a_page_that_is_left_keeps_no_picture_as_large_as_the_window(
    lent_window: MainWindow, begins: Callable[[], Table], qtbot: QtBot
) -> None:
    lent_window.open(begins())
    page = lent_window.session.pages.current
    assert page is not None
    qtbot.waitUntil(lambda: bool(pictures_of(page)))
    lent_window.go_home()
    QApplication.processEvents()
    assert not pictures_of(page)


def pictures_of(page: QWidget) -> list[Backing]:
    held = (one for part in (page, *page.findChildren(QWidget)) for one in vars(part).values())
    return [one for one in held if isinstance(one, Backing) and one._pixmap is not None]
