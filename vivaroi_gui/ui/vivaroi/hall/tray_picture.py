"""The tray of the ballot, painted; the cards on it are widgets of their own."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath

from vivaroi_gui.ui.kit.deliberate import deliberate_key
from vivaroi_gui.ui.kit.fonts import SMALLEST, body, bold, display, elided, fit, text_factor
from vivaroi_gui.ui.kit.ink import falling, fill, outline, tint
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import wrap
from vivaroi_gui.ui.vivaroi.hall.tray import Tray

KEY_TEXT = Size(15, least=13.5)
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


def paint_call(painter: QPainter, tray: Tray, called: str, asked: str) -> None:
    """Whose ballot it is, and below the name what to do."""
    area = tray.words
    painter.setPen(tones().night_title)
    area.translate(0, _write_name(painter, area, called, tray.unit))
    painter.setFont(body(17 * tray.unit))
    painter.setPen(tones().night_text)
    painter.drawText(area, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, asked)


def paint_key(painter: QPainter, tray: Tray, button: QRect) -> None:
    """Over the button, what lays the chosen card as well."""
    base = QPointF(button.center().x(), button.top() - 3 * tray.unit)
    made = bold(KEY_TEXT.at(tray.unit))
    write(painter, base, deliberate_key(), made, tones().night_text)


def paint_sealed(painter: QPainter, tray: Tray, told: str) -> None:
    """The vote is laid: one line, where the panel has sunk."""
    area, made = tray.sealed, display(22 * tray.unit)
    painter.setFont(made)
    painter.setPen(tones().night_title)
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, elided(told, made, area.width()))


def _write_name(painter: QPainter, area: QRectF, name: str, unit: float) -> float:
    """Writes a name at the top of an area, a long one in two lines; how far down it reaches."""
    smallest = max(17.0 * text_factor(), _SMALLEST_LINE * unit)
    made = fit(name, display(25 * unit), area.width(), smallest)
    lines = wrap(name, QFontMetricsF(made), area.width())
    if len(lines) > 1:
        made = fit(max(lines, key=len), display(smallest), area.width(), SMALLEST)
        lines = wrap(name, QFontMetricsF(made), area.width())
        lines = [lines[0], elided(" ".join(lines[1:]), made, area.width())]
    pitch = made.pixelSize() * (1.4 if len(lines) == 1 else 1.15)
    painter.setFont(made)
    for number, line in enumerate(lines):
        row = area.translated(0, number * pitch)
        painter.drawText(row, Qt.AlignmentFlag.AlignHCenter, line)
    return len(lines) * pitch
