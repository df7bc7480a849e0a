"""A switch, and a combo box with an arrow of our own."""

from math import ceil
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from vivaroi_gui.ui.kit import faces
from vivaroi_gui.ui.kit.control import Control, paint_icon, tinted_icon
from vivaroi_gui.ui.kit.fonts import body, bold, fit, size_of
from vivaroi_gui.ui.kit.ink import fill, oval, rounded
from vivaroi_gui.ui.kit.kept_sizes import sized
from vivaroi_gui.ui.kit.mnemonics import literal
from vivaroi_gui.ui.kit.resizing import keep_sized
from vivaroi_gui.ui.kit.sizes import Size, Target
from vivaroi_gui.ui.kit.tones import tones

_TRACK = Size(26, least=22)
_HEIGHT = Target(36, least=29)

_FRAME: Final = 10.0
"""Pixels after the words, so that the frame of the focus does not run through them."""


class Switch(Control):
    """A choice that is on or off."""

    def __init__(self, parent: QWidget, *, breaks: bool = False) -> None:
        """``breaks``: whether words that are too long for a line go on below it."""
        super().__init__(parent)
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(breaks)
        self.setSizePolicy(policy)

    @property
    def _track(self) -> QRectF:
        height = _TRACK.at(self.unit)
        return QRectF(5, (self.height() - height) / 2, height * 46 / 26, height)

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(bold(self.pixels)).horizontalAdvance(self.words)
        width = self._track.right() + 11 * self.unit + words + _FRAME
        return QSize(ceil(width), round(_HEIGHT.at(self.unit)))

    def minimumSizeHint(self) -> QSize:
        """It gives way across, and never down."""
        return QSize(0, self.sizeHint().height())

    def text_room(self) -> float:
        """Pixels for the words beside the track."""
        return self._text_room(self.width())

    def _text_room(self, width: float) -> float:
        return width - self._track.right() - 16 * self.unit

    def heightForWidth(self, width: int) -> int:
        room, least = self._text_room(width), round(_HEIGHT.at(self.unit))
        made = self._font_for(room)
        wrapped = QFontMetricsF(made).boundingRect(QRectF(0, 0, room, 999), _WRAPPED, self.words)
        return max(least, ceil(wrapped.height()) + 4)

    def _font_for(self, room: float) -> QFont:
        return fit(self.words, body(self.pixels), room, 13)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        track, radius = self._track, self._track.height() / 2
        is_on, face = self.isChecked(), faces.switch(self)
        painter.setOpacity(face.opacity)
        faces.paint_face(painter, rounded(track, radius), face)
        x = track.right() - radius if is_on else track.left() + radius
        fill(painter, oval(x, track.center().y(), radius - 3.5, radius - 3.5), tones().light)
        if is_on:
            at = QPointF(x, track.center().y())
            paint_icon(painter, at, "check", radius * 1.2, tones().switch_on, self)
        self._write(painter, area, face.ink)

    def _write(self, painter: QPainter, area: QRectF, ink: QColor) -> None:
        made = self._font_for(self.text_room())
        metrics = QFontMetricsF(made)
        left = self._track.right() + 11 * self.unit
        painter.setFont(made)
        painter.setPen(ink)
        if metrics.horizontalAdvance(self.words) > area.right() - left:
            room = QRectF(left, area.top(), self.text_room(), area.height())
            painter.drawText(room, _BROKEN, self.text())
            return
        top = area.center().y() + metrics.capHeight() / 2 - metrics.ascent()
        room = QRectF(left, top, area.right() - left, metrics.height())
        painter.drawText(
            room, Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextShowMnemonic, self.text()
        )


TOLD: Final = Qt.ItemDataRole.UserRole + 1
"""The sentence that stands below a choice in the list."""
_LIST_WIDTH: Final = 330


class _Explained(QStyledItemDelegate):
    """A choice in the list: its name, and below it what it does."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        pixels, told = self._pixels(option), self._lines(option, index)
        height = QFontMetricsF(bold(pixels)).height() + told.height()
        return QSize(round(told.width()), round(height + 0.8 * pixels))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        area = QRectF(option.rect)
        is_lit = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_lit:
            fill(painter, rounded(area.adjusted(2, 1, -2, -1), 6), tones().lit_ink)
        painter.setPen(tones().paper.top if is_lit else tones().ink)
        pixels = self._pixels(option)
        area.adjust(0.7 * pixels, 0.3 * pixels, -0.7 * pixels, 0)
        painter.setFont(bold(pixels))
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft, str(index.data()))
        area.setTop(area.top() + QFontMetricsF(bold(pixels)).height())
        painter.setFont(body(0.86 * pixels))
        painter.drawText(area, _WRAPPED, _told(index))

    def _pixels(self, option: QStyleOptionViewItem) -> float:
        return size_of(option.font)

    def _lines(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QRectF:
        """The size of the sentence, if there is one."""
        if not _told(index):
            return QRectF(0, 0, sized(_LIST_WIDTH), 0)
        pixels = self._pixels(option)
        room = QRectF(0, 0, sized(_LIST_WIDTH) - 2.4 * pixels, 1000)
        metrics = QFontMetricsF(body(0.86 * pixels))
        height = metrics.boundingRect(room, _WRAPPED, _told(index)).height()
        return QRectF(0, 0, sized(_LIST_WIDTH), height)


def _told(index: QModelIndex | QPersistentModelIndex) -> str:
    return str(index.data(TOLD) or "")


_WRAPPED: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
_BROKEN: Final = _WRAPPED | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic


class ChoiceBox(QComboBox):
    """A combo box whose list explains its choices, with an arrow at the size of the field."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setItemDelegate(_Explained(self))
        keep_sized(self, lambda one: one.view().setMinimumWidth(sized(_LIST_WIDTH)))
        self._label: QLabel | None = None

    def call(self, name: str) -> None:
        """Where no label stands beside it: Qt tells by that alone on Linux what a box is called."""
        if self._label is None:
            self._label = QLabel(self.parentWidget())
            self._label.hide()
            self._label.setBuddy(self)
        self._label.setText(literal(name))
        self.setAccessibleName(name)

    def explain(self, index: int, name: str, told: str) -> None:
        """Names a choice, and says what it does."""
        self.setItemText(index, name)
        self.setItemData(index, told, TOLD)
        self.setItemData(index, told, Qt.ItemDataRole.AccessibleDescriptionRole)

    def fit_choices(self) -> None:
        """Takes the width that the longest choice needs, with the arrow after it."""
        metrics = QFontMetricsF(self.font())
        names = [self.itemText(index) for index in range(self.count())]
        needed = max(map(metrics.horizontalAdvance, names), default=0.0)
        self.setFixedWidth(round(needed + 1.5 * min(self.height(), 1.9 * metrics.height())))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Whoever scrolls past chooses nothing."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        size = self.height() * 0.5
        arrow = tinted_icon("down", size, tones().lit_ink, self)
        at = QPointF(self.width() - size * 1.4, (self.height() - size) / 2)
        painter.drawPixmap(at, arrow)
