"""Whatever has covered the window is gone with it: an evening of lessons costs no memory."""

import gc
from collections.abc import Callable
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from tools.positions import family, table_at
from vivaroi_gui.ui.app.covers import Covers
from vivaroi_gui.ui.app.main_window import MainWindow


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
