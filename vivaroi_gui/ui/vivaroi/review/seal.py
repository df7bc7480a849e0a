"""A golden seal with a number, by which the same thing is found again elsewhere on a page."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from vivaroi_gui.ui.kit.fonts import numeral
from vivaroi_gui.ui.kit.ink import fill, outline, shade, wax
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.tones import tones


def paint_number(painter: QPainter, middle: QPointF, radius: float, number: int) -> None:
    """Around a point."""
    path = wax(middle.x(), middle.y(), radius)
    shade(painter, path.translated(0.5, 1.5), 0.25)
    fill(painter, path, tones().gold)
    outline(painter, path, tones().button_edge, 1.2)
    area = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    write_middle(painter, area, str(number), numeral(radius * 1.15), tones().ink)
