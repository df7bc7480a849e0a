"""A small slip of paper that says something new, beside what it is about."""

from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.beside import bubble_place
from vivaroi_gui.ui.kit.control import paint_icon
from vivaroi_gui.ui.kit.fonts import body
from vivaroi_gui.ui.kit.ink import falling, fill, outline, rounded
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.sizes import TEXT, Size
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT, wrap

_WIDE: Final = Size(330, least=250)
_ICON: Final = Size(26, least=22)
_PAD, _RADIUS, _POINTER, _RIM = 11.0, 8.0, 9.0, 1.6


class TipSlip(QWidget):
    """A click puts it away."""

    put_away = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = parent
        self.words = ""
        self._unit = 1.0
        self._lines: list[str] = []
        self.face = QRectF()
        """The paper without its pointer, in pixels of the parent."""
        self._path = QPainterPath()
        self.hide()

    def say(self, words: str) -> None:
        """What it says from now on; it is seen once it has a place."""
        self.words = words
        self.setAccessibleName(words)
        self.update()

    def lie(self, about: QRectF, free: list[QRectF], unit: float) -> None:
        """Beside what it is about, in pixels of the parent."""
        self._unit = unit
        page = QRectF(self._page.rect())
        self.face = bubble_place(page, self._size, [about], free, unit)
        path = rounded(self.face, _RADIUS * unit)
        pointer = QPainterPath()
        pointer.addPolygon(_pointer(self.face, about & page if about.intersects(page) else about))
        pointer.closeSubpath()
        path = path.united(pointer)
        outer = path.boundingRect().adjusted(-2, -2, 2, 2).toAlignedRect()
        self.setGeometry(outer)
        self._path = path.translated(-QPointF(outer.topLeft()))
        self.update()

    @property
    def _font(self) -> QFont:
        return body(TEXT.at(self._unit))

    @property
    def _aside(self) -> float:
        return (2 * _PAD) * self._unit + _ICON.at(self._unit)

    @property
    def _size(self) -> QSizeF:
        unit, metrics = self._unit, QFontMetricsF(self._font)
        room = _WIDE.at(unit) - self._aside - _PAD * unit
        self._lines = wrap(self.words, metrics, room)
        across = max(map(metrics.horizontalAdvance, self._lines), default=0.0)
        down = max(metrics.height() * len(self._lines), _ICON.at(unit))
        return QSizeF(ceil(across + self._aside + _PAD * unit), ceil(down + 2 * _PAD * unit))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, unit = QPainter(self), self._unit
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill(painter, self._path, falling(self._path.boundingRect(), *tones().paper))
        outline(painter, self._path, tones().state_gold, _RIM * unit)
        corner = self.face.topLeft() - QPointF(self.pos())
        icon, pad = _ICON.at(unit), _PAD * unit
        middle = corner + QPointF(pad + icon / 2, self.face.height() / 2)
        paint_icon(painter, middle, "info", icon, tones().heading, self)
        metrics = QFontMetricsF(self._font)
        tall = metrics.height() * len(self._lines)
        base = corner + QPointF(self._aside, (self.face.height() - tall) / 2 + metrics.ascent())
        for line in self._lines:
            write(painter, base, line, self._font, tones().ink, LEFT)
            base += QPointF(0, metrics.height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.put_away.emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.put_away.emit()
        super().changeEvent(event)


def _pointer(face: QRectF, about: QRectF) -> QPolygonF:
    """A small triangle on the edge that is next to what the slip is about."""
    goal = QPointF(
        min(max(face.center().x(), about.left()), about.right()),
        min(max(face.center().y(), about.top()), about.bottom()),
    )
    inner = face.adjusted(*(side * (_RADIUS + _POINTER) for side in (1, 1, -1, -1)))
    x = min(max(goal.x(), inner.left()), inner.right())
    y = min(max(goal.y(), inner.top()), inner.bottom())
    if about.top() >= face.bottom() or about.bottom() <= face.top():
        edge, way = (
            (face.bottom() - 1, _POINTER)
            if goal.y() > face.center().y()
            else (face.top() + 1, -_POINTER)
        )
        return QPolygonF(
            [QPointF(x - _POINTER, edge), QPointF(x, edge + way), QPointF(x + _POINTER, edge)]
        )
    edge, way = (
        (face.right() - 1, _POINTER)
        if goal.x() > face.center().x()
        else (face.left() + 1, -_POINTER)
    )
    return QPolygonF(
        [QPointF(edge, y - _POINTER), QPointF(edge + way, y), QPointF(edge, y + _POINTER)]
    )
