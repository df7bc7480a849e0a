"""The tray of the ballot, painted; the cards on it are widgets of their own."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath

from vivaroi_gui.ui.kit.deliberate import deliberate_key
from vivaroi_gui.ui.kit.fonts import SMALLEST, body, bold, display, elided, fit, text_factor
from vivaroi_gui.ui.kit.ink import falling, fill, outline, tint
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import wrap
from vivaroi_gui.ui.vivaroi.hall.tray import Tray

KEY_TEXT = Size(15, least=13.5)
_WRAPPED = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
_SMALLEST_LINE = 19.0
"""Units of a name in one line; a longer one is written in two."""


def paint_tray(painter: QPainter, tray: Tray) -> None:
    unit, top, width, height = tray.unit, tray.top, tray.width, tray.height
    if tray.is_strip:
        painter.fillRect(QRectF(0, top, width, height - top), tones().night.foot)
        painter.fillRect(QRectF(0, top, width, 2 * unit), tones().frame_gold)
        return
    path = QPainterPath(QPointF(4, height + 10))
    path.quadTo(QPointF(4, top + 14 * unit), QPointF(90 * unit, top + 12 * unit))
    path.quadTo(QPointF(width / 2, top - 10 * unit), QPointF(width - 90 * unit, top + 12 * unit))
    path.quadTo(QPointF(width - 4, top + 14 * unit), QPointF(width - 4, height + 10))
    for spread in (18, 9, 4):
        outline(painter, path, tint(tones().ink, 0.12), spread * unit)
    area = QRectF(0, top, width, height - top)
    fill(painter, path, falling(area, *tones().chest))
    outline(painter, path, tones().frame_gold, 2)


def paint_call(painter: QPainter, tray: Tray, name: str, asked: str) -> None:
    """Whose ballot it is, and below the name what to do; in a low strip the name is all."""
    area, made = tray.words, body(17 * tray.unit)
    called = _named(f"{name},", area.width(), tray.unit)
    below = area.adjusted(0, called.height, 0, 0)
    needed = QFontMetricsF(made).boundingRect(below, int(_WRAPPED.value), asked).height()
    is_all = not tray.is_strip or needed <= below.height()
    painter.setPen(tones().night_title)
    _write_name(painter, area, called if is_all else _named(name, area.width(), tray.unit))
    if is_all:
        painter.setFont(made)
        painter.setPen(tones().night_text)
        painter.drawText(below, _WRAPPED, asked)


def paint_key(painter: QPainter, tray: Tray, button: QRect) -> None:
    """Over the button, what lays the chosen card as well."""
    base = QPointF(button.center().x(), button.top() - 3 * tray.unit)
    made = bold(KEY_TEXT.at(tray.unit))
    write(painter, base, deliberate_key(), made, tones().night_text)


def paint_sealed(painter: QPainter, tray: Tray, told: str) -> None:
    """The vote is laid: one line, where the panel has sunk."""
    area, made = tray.sealed, display(22 * tray.unit)
    across = QFontMetricsF(made).horizontalAdvance(told)
    if across <= tray.width - 2 * area.left():
        area.setRight(tray.width - area.left())
    painter.setFont(made)
    painter.setPen(tones().night_title)
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, elided(told, made, area.width()))


class _Named(NamedTuple):
    """A name in one line, a long one in two."""

    lines: Sequence[str]
    made: QFont

    @property
    def pitch(self) -> float:
        return self.made.pixelSize() * (1.4 if len(self.lines) == 1 else 1.15)

    @property
    def height(self) -> float:
        return len(self.lines) * self.pitch


def _named(name: str, width: float, unit: float) -> _Named:
    smallest = max(17.0 * text_factor(), _SMALLEST_LINE * unit)
    made = fit(name, display(25 * unit), width, smallest)
    lines = wrap(name, QFontMetricsF(made), width)
    if len(lines) > 1:
        made = fit(max(lines, key=len), display(smallest), width, SMALLEST)
        lines = wrap(name, QFontMetricsF(made), width)
        lines = [lines[0], elided(" ".join(lines[1:]), made, width)]
    return _Named(lines, made)


def _write_name(painter: QPainter, area: QRectF, name: _Named) -> None:
    """At the top of an area."""
    painter.setFont(name.made)
    for number, line in enumerate(name.lines):
        row = area.translated(0, number * name.pitch)
        painter.drawText(row, Qt.AlignmentFlag.AlignHCenter, line)
