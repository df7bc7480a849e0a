"""One key from part to part of what is seen: board, papers, tabs, bar, and round."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QMainWindow, QScrollArea, QStackedWidget, QWidget

from vivaroi_gui.ui.app.centre import Centre
from vivaroi_gui.ui.session.cover import Cover

_FRAMES = QMainWindow, Centre, Cover, QScrollArea, QStackedWidget
"""What only holds other parts."""


class PageParts(QObject):
    """Goes to the first stop of Tab in the next part, or in the one before."""

    def __init__(self, window: QWidget, on: QAction, back: QAction) -> None:
        super().__init__(window)
        self._window = window
        on.triggered.connect(lambda: self._go(1))
        back.triggered.connect(lambda: self._go(-1))

    def _go(self, step: int) -> None:
        focused: QWidget | None = self._window.focusWidget()
        now = focused or self._window
        stops = _stops(self._window)
        parts = list(dict.fromkeys(_part(one) for one in stops))
        if not parts:
            return
        here = _part(now)
        at = parts.index(here) if here in parts else (-1 if step > 0 else 0)
        wanted = parts[(at + step) % len(parts)]
        found = [one for one in stops if _part(one) is wanted]
        _entered(found).setFocus(Qt.FocusReason.TabFocusReason)


def _stops(window: QWidget) -> list[QWidget]:
    """Where Tab stops in a window, as they were made: whoever walks Qt's own chain in PySide
    6.11 ends the process when these widgets die."""
    return [one for one in window.findChildren(QWidget) if _takes_keys(one, window)]


def _takes_keys(widget: QWidget, window: QWidget) -> bool:
    is_tabbed = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    is_there = widget.isVisibleTo(window) and widget.isEnabled() and widget.focusProxy() is None
    return is_tabbed and is_there and widget.window() is window


def _entered(stops: list[QWidget]) -> QWidget:
    """The first; of buttons of which one is chosen, that one."""
    if not _can_be_on(stops[0]):
        return stops[0]
    chosen = (one for one in stops if isinstance(one, QAbstractButton) and one.isChecked())
    return next(chosen, stops[0])


def _can_be_on(widget: QWidget) -> bool:
    return isinstance(widget, QAbstractButton) and widget.isCheckable()


def _part(widget: QWidget) -> QWidget:
    """What lies side by side with others of its kind: a paper of a page, the bar of a window."""
    at = widget
    while (around := at.parentWidget()) is not None and not _only_holds(around):
        at = around
    return at


def _only_holds(widget: QWidget) -> bool:
    around = widget.parentWidget()
    is_page = isinstance(around, QStackedWidget)
    is_viewport = isinstance(around, QScrollArea) and around.viewport() is widget
    return isinstance(widget, _FRAMES) or is_page or is_viewport
