"""Pages in one size after the other, for whoever measures them."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from typing import Any, Final
from unittest.mock import patch

from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from tools.shots import seen, settle
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit import pictures
from vivaroi_gui.ui.kit.pictures import Backdrop
from vivaroi_gui.ui.kit.sheet import blank

_FILLING: Final = ("fillPath", "strokePath", "fillRect", "drawEllipse", "drawArc")


@contextmanager
def sketched() -> Iterator[None]:
    """Only words and pictures are painted, no papers, walls and landscapes, on which nothing lies
    otherwise; pictures are kept for all sizes.  That takes half the time.
    """
    kept: dict[str, Any] = {"_KEPT": 20_000, "_renderer": cache(pictures._renderer)}
    with ExitStack() as patches:
        patches.enter_context(patch.multiple(pictures, **kept))
        patches.enter_context(patch.multiple(Backdrop, pixmap=_bare, ahead=_nothing_ahead))
        for name in _FILLING:
            patches.enter_context(patch.object(QPainter, name, _nothing))
        yield


def _bare(backdrop: Backdrop) -> QPixmap:
    return blank(backdrop.area, backdrop.ratio)


def _nothing_ahead(_: Backdrop) -> Iterator[None]:
    yield from ()


def _nothing(*_: Any) -> None:
    """In the place of what fills an area."""


def resize(window: MainWindow, app: QApplication, size: tuple[int, int], **chosen: object) -> None:
    """All lies where it does in this size and with these settings; what is painted meanwhile nobody
    would look at.
    """
    page = seen(window)
    page.setUpdatesEnabled(False)
    window.resize(*size)
    window.settings.update(**chosen)
    settle(window, app)
    page.setUpdatesEnabled(True)
