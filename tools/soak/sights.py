"""All that can be seen, read or heard of a window, in one value that can be compared."""

import logging
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QMetaObject, QObject, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QHelpEvent, QImage
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGraphicsItem,
    QGraphicsView,
    QMenu,
    QToolTip,
    QWidget,
)

from vivaroi_gui.ui.kit.access_parts import Node, walked
from vivaroi_gui.ui.kit.access_tree import AccessTree

_GRID = (9, 7)
"""Points of a widget, across and down, that are asked for a tooltip."""
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


_TEXTS: dict[str, tuple[str, ...]] = {}
"""The properties of a class that are text, by its name."""


class Sight(NamedTuple):
    """The words with where they were found, and the picture."""

    words: tuple[str, ...]
    picture: QImage

    def difference(self, other: "Sight") -> str:
        """What tells the two apart, "" where nothing does."""
        told = [pair for pair in zip(self.words, other.words, strict=False) if pair[0] != pair[1]]
        if told:
            return f"{told[0][0]!r} and {told[0][1]!r}"
        if len(self.words) != len(other.words):
            return f"{len(self.words)} and {len(other.words)} words"
        return "" if self.picture == other.picture else "two pictures"


class Ear(logging.Handler):
    """Remembers the log."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(f"log {record.levelname} {record.getMessage()}")


def sight(
    window: QWidget,
    folder: Path,
    ear: Ear,
    menus: Iterable[QMenu] = (),
    *,
    with_tips: bool = False,
) -> Sight:
    """Everything of a window and of the folder of its files, and of menus that can be opened.

    Tooltips that are made for a place take longer, and come only if they are asked for.
    """
    for _ in range(2):
        QApplication.processEvents()
    words = [word for root in (window, *menus) for word in _words(root)]
    words += [*_files(folder), *ear.told]
    words.append(f"clipboard {QApplication.clipboard().text()}")
    if with_tips:
        words += _tips(window)
    return Sight(tuple(words), window.grab().toImage())


def _words(window: QWidget) -> Iterator[str]:
    """Every text that Qt knows of a window and of whatever is to be seen in it."""
    for one in _shown(window):
        kind = one.metaObject().className()
        for name in _texts_of(one):
            if text := one.property(name):
                yield f"{kind} {name} {text}"
        if isinstance(one, QWidget):
            yield from _heard(one, kind)
        if isinstance(one, QGraphicsView):
            for item in one.scene().items():
                yield from _item_words(item)
        if isinstance(one, QAbstractItemView | QComboBox):
            yield from _model_words(one.model())


def _shown(one: QObject) -> Iterator[QObject]:
    """An object and all below it, down to what is hidden: that keeps words of another moment."""
    yield one
    for child in one.children():
        if not isinstance(child, QWidget) or not child.isHidden():
            yield from _shown(child)


def _texts_of(one: QObject) -> tuple[str, ...]:
    """The names of its properties that are text."""
    meta = one.metaObject()
    if meta.className() not in _TEXTS:
        _TEXTS[meta.className()] = _texts_in(meta)
    return _TEXTS[meta.className()]


def _texts_in(meta: QMetaObject) -> tuple[str, ...]:
    found = [meta.property(number) for number in range(meta.propertyCount())]
    names = [str(one.name()) for one in found if str(one.typeName()) == "QString"]
    return tuple(name for name in names if name != "styleSheet")


def _heard(widget: QWidget, kind: str) -> Iterator[str]:
    """What a screen reader says."""
    spoken: QAccessibleInterface | None = QAccessible.queryAccessibleInterface(widget)
    if spoken is None:
        return
    for part in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
        if text := spoken.text(part):
            yield f"{kind} spoken {text}"
    tree = getattr(widget, "access_tree", None)
    for node in tree.below if isinstance(tree, AccessTree) else ():
        if isinstance(node, Node):
            yield from (f"{kind} part {part}" for part in walked([node.part]))


def _item_words(item: QGraphicsItem) -> Iterator[str]:
    kind = type(item).__name__
    if item.toolTip():
        yield f"{kind} tooltip {item.toolTip()}"
    for name in ("text", "toPlainText"):
        told = getattr(item, name, None)
        if callable(told):
            yield f"{kind} {name} {told()}"


def _model_words(model: QAbstractItemModel) -> Iterator[str]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    for row in range(model.rowCount()):
        for column in range(columns):
            index = model.index(row, column)
            for role in _ROLES:
                if text := model.data(index, role):
                    yield f"row {row} {text}"


def _files(folder: Path) -> Iterator[str]:
    """Names and sizes: what is in a file is sealed, and as long as what another one holds."""
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            yield f"file {file.relative_to(folder)} {file.stat().st_size}"


def _tips(window: QWidget) -> Iterator[str]:
    """Tooltips that are made for a place, over a grid of every widget that is seen."""
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or widget.width() < 40:
            continue
        for place in _places(widget):
            QToolTip.hideText()
            event = QHelpEvent(QHelpEvent.Type.ToolTip, place, widget.mapToGlobal(place))
            QApplication.sendEvent(widget, event)
            if text := QToolTip.text():
                yield f"{type(widget).__name__} tip {text}"
    _take_tip_away()


def _take_tip_away() -> None:
    """At once: Qt lets it stand for a while, which the next sight may or may not see."""
    QToolTip.hideText()
    for widget in QApplication.topLevelWidgets():
        if widget.metaObject().className() == "QTipLabel":
            widget.hide()


def _places(widget: QWidget) -> Iterator[QPoint]:
    columns, rows = _GRID
    for row in range(rows):
        for column in range(columns):
            x = widget.width() * (2 * column + 1) // (2 * columns)
            yield QPoint(x, widget.height() * (2 * row + 1) // (2 * rows))
