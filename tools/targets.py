"""Everything in a window that can be pressed, and how large it is."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QComboBox,
    QLineEdit,
    QMenuBar,
    QScrollBar,
    QTabBar,
    QToolButton,
    QWidget,
)

from vivaroi_gui.ui.kit.seat_papers import SeatPapers
from vivaroi_gui.ui.vienna.scene.handles import StopHandle
from vivaroi_gui.ui.vienna.scene.town_view import TownView
from vivaroi_gui.ui.vivaroi.scene.board_view import BoardView


class Pressed(NamedTuple):
    """Something that can be pressed; ``area`` in pixels of the window."""

    name: str
    area: QRect


def pressed_in(window: QWidget) -> list[Pressed]:
    """All that is seen of it; the bar of what scrolls is no more than one way to do that."""
    found = []
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisible() or not widget.isEnabled() or _is_covered(widget, window):
            continue
        for name, area in _areas(widget):
            corner = widget.mapTo(window, area.topLeft())
            found.append(Pressed(f"{type(widget).__name__} {name}", QRect(corner, area.size())))
    return found


def _is_covered(widget: QWidget, window: QWidget) -> bool:
    """Whether something else lies over its middle."""
    middle = widget.mapTo(window, widget.rect().center())
    top = window.childAt(middle)
    return top is None or not (
        top is widget or widget.isAncestorOf(top) or top.isAncestorOf(widget)
    )


def _areas(widget: QWidget) -> Iterator[tuple[str, QRect]]:
    match widget:
        case StopHandle() | QScrollBar():
            return
        case QMenuBar() | QTabBar():
            yield from _entries(widget)
        case QAbstractItemView():
            yield from _rows(widget)
        case BoardView() | TownView() | SeatPapers():
            yield from _painted(widget)
        case QLineEdit() if isinstance(widget.parentWidget(), QComboBox):
            return
        case QToolButton() if isinstance(widget.parentWidget(), QMenuBar):
            yield "menus that are cut", QRect()
        case QAbstractButton() | QComboBox() | QLineEdit() | QAbstractSlider():
            yield widget.accessibleName() or widget.objectName(), _seen(widget)


def _entries(widget: QMenuBar | QTabBar) -> Iterator[tuple[str, QRect]]:
    if isinstance(widget, QMenuBar):
        for action in widget.actions():
            yield action.text(), widget.actionGeometry(action)
    else:
        for tab in range(widget.count()):
            yield widget.tabText(tab), widget.tabRect(tab)


def _painted(widget: BoardView | TownView | SeatPapers) -> Iterator[tuple[str, QRect]]:
    """What is pressed and no widget of its own."""
    if isinstance(widget, BoardView):
        named = widget.targets()
    elif isinstance(widget, TownView):
        named = [(f"stop {stop}", area) for stop, area in enumerate(widget.targets())]
    else:
        named = [(f"seat {seat}", QRectF(area)) for seat, area in widget.papers()]
    yield from ((name, area.toAlignedRect()) for name, area in named)


def _seen(widget: QWidget) -> QRect:
    mask = widget.mask()
    return widget.rect() if mask.isEmpty() else mask.boundingRect()


def _rows(view: QAbstractItemView) -> Iterator[tuple[str, QRect]]:
    model = view.model()
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        area = view.visualRect(index)
        if view.viewport().rect().contains(area):
            area.setWidth(view.viewport().width())
            yield str(index.data() or ""), area.translated(view.viewport().mapTo(view, QPoint()))
