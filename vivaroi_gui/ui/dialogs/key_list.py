"""A list of what keys do, the keys drawn as caps."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QHeaderView,
    QScrollArea,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from vivaroi_gui.ui.kit.fonts import body, bold
from vivaroi_gui.ui.kit.ink import falling, fill, outline, rounded
from vivaroi_gui.ui.kit.kept_sizes import keep_font, sized
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.session.screens import KeyRow

_CAPS = Qt.ItemDataRole.UserRole
_STYLE = "QTreeWidget::item { padding-left: 6px; }"
_ROW = 17
_GAP = 6.0
_PAD = 10.0
_AT_EDGE = 10.0
_FRAME = 6


class KeyList(QTreeWidget):
    """One row for each thing that can be done; the caps stand at the right."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        keep_font(self, body, 16)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet(_STYLE)
        self.setItemDelegateForColumn(1, CapDelegate(self))
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._fit_caps()

    def show_whole(self, *, is_whole: bool) -> None:
        """Whether it is as high as all of its rows; otherwise it scrolls by itself."""
        rows = self.topLevelItemCount() * self.sizeHintForRow(0) if is_whole else 0
        self.setMinimumHeight(rows + 2 * _FRAME if is_whole else 0)

    def take_size(self) -> None:
        """Text has another size."""
        for row in range(self.topLevelItemCount()):
            item = self.topLevelItem(row)
            assert item is not None
            item.setSizeHint(0, QSize(0, sized(_ROW)))
        self._fit_caps()

    def _fit_caps(self) -> None:
        """Qt reckons how wide they are only when rows come or go."""
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)

    def set_rows(self, rows: Sequence[KeyRow]) -> None:
        current = max(0, self.currentIndex().row())
        self.clear()
        for what, keys in rows:
            if not keys:  # letters alone are switched off
                continue
            item = QTreeWidgetItem(self, [what, ", ".join(keys)])
            item.setData(1, _CAPS, keys)
            item.setSizeHint(0, QSize(0, sized(_ROW)))
        self.setCurrentIndex(self.model().index(current, 0))
        self.clearSelection()

    def currentChanged(
        self,
        current: QModelIndex | QPersistentModelIndex,
        previous: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Where all of it is shown, the sheet that it lies on scrolls to the row."""
        super().currentChanged(current, previous)
        sheet = around.widget() if (around := _scrolled_around(self)) is not None else None
        if around is not None and sheet is not None and self.hasFocus():
            row = self.visualRect(current)
            at = self.viewport().mapTo(sheet, row.center())
            around.ensureVisible(at.x(), at.y(), 0, row.height())


def _scrolled_around(part: QWidget) -> QScrollArea | None:
    around = part.parentWidget()
    while around is not None and not isinstance(around, QScrollArea):
        around = around.parentWidget()
    return around


class CapDelegate(QStyledItemDelegate):
    """Draws keys as caps, one beside the other, in place of their text."""

    def displayText(self, value: object, locale: object) -> str:
        return ""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        area = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        right = area.right() - _AT_EDGE
        for key in reversed(index.data(_CAPS)):
            width = _cap_width(key)
            _paint_cap(painter, QRectF(right - width, area.top() + 2, width, sized(_ROW - 5)), key)
            right -= width + _GAP
        painter.restore()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        caps = sum(_cap_width(key) + _GAP for key in index.data(_CAPS))
        return QSize(round(caps + _AT_EDGE), sized(_ROW))


def _cap_width(key: str) -> float:
    return max(sized(30), QFontMetricsF(bold(sized(14))).horizontalAdvance(key) + 2 * _PAD)


def _paint_cap(painter: QPainter, area: QRectF, key: str) -> None:
    path = rounded(area, 6)
    fill(painter, path.translated(QPointF(0, 2.5)), tones().gold_edge)
    fill(painter, path, falling(area, tones().light, tones().paper.foot))
    outline(painter, path, tones().key_edge, 1.2)
    write_middle(painter, area, key, bold(sized(14)), tones().ink)
