"""Everything in a window that can be pressed, how large it is, and how far from the next."""

from collections.abc import Iterator, Sequence
from itertools import combinations
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

from vivaroi_gui.ui.kit.face_row import Faces
from vivaroi_gui.ui.kit.seat_papers import SeatPapers
from vivaroi_gui.ui.kit.segmented import Segmented
from vivaroi_gui.ui.vienna.scene.handles import StopHandle
from vivaroi_gui.ui.vienna.scene.town_view import TownView
from vivaroi_gui.ui.vivaroi.panels.notes_sheet import NotesSheet
from vivaroi_gui.ui.vivaroi.review.glimpse_row import GlimpseRow
from vivaroi_gui.ui.vivaroi.scene.board_view import BoardView


class Pressed(NamedTuple):
    """Something that can be pressed; ``area`` in pixels of the window.

    Parts of one list, board or choice of a few have the same ``holder``.
    """

    name: str
    area: QRect
    holder: int = 0


def pressed_in(window: QWidget) -> list[Pressed]:
    """All that is seen of it; the bar of what scrolls is no more than one way to do that."""
    found = []
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisible() or not widget.isEnabled() or _is_covered(widget, window):
            continue
        for name, area in _areas(widget):
            corner = widget.mapTo(window, area.topLeft())
            told = f"{type(widget).__name__} {name}"
            found.append(Pressed(told, QRect(corner, area.size()), _holder(widget)))
    return found


def _holder(widget: QWidget) -> int:
    above = widget.parentWidget()
    is_part = isinstance(widget, GlimpseRow) or isinstance(above, Segmented | NotesSheet | Faces)
    return id(above if is_part else widget)


def crowded(pressed: Sequence[Pressed], side: float, gap: float) -> list[tuple[Pressed, Pressed]]:
    """Controls beside each other with less than a gap between what a finger needs of each.

    Of each it is a square of that side around its middle, as WCAG 2.2 (2.5.8) has it of circles;
    what lies one upon the other is no neighbour: the upper one takes the press.
    """
    pairs = combinations([one for one in pressed if not one.area.isEmpty()], 2)
    return [
        (one, other)
        for one, other in pairs
        if one.holder != other.holder
        and not one.area.intersects(other.area)
        and between(_core(one.area, side), _core(other.area, side)) < gap
    ]


def _core(area: QRect, side: float) -> QRectF:
    """That square, or as much of it as there is."""
    core = QRectF(area)
    across, down = max(0.0, (area.width() - side) / 2), max(0.0, (area.height() - side) / 2)
    return core.adjusted(across, down, -across, -down)


def between(one: QRectF, other: QRectF) -> float:
    """Pixels between two areas the way they are farther apart; below 0 where they overlap."""
    across = max(one.left() - other.right(), other.left() - one.right())
    down = max(one.top() - other.bottom(), other.top() - one.bottom())
    return max(across, down)


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
