"""The King of the round on the throne, in front of the castle, at the left of the count."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.ui.kit.festive import (
    GOLDEN,
    MINT,
    ROSY,
    paint_dim,
    paint_firework,
    paint_glow,
    paint_scraps,
)
from vivaroi_gui.ui.kit.fonts import bold
from vivaroi_gui.ui.kit.ink import oval, shade
from vivaroi_gui.ui.kit.papers import paint_night_panel, paint_ribbon
from vivaroi_gui.ui.kit.pictures import (
    PAWN_RATIO,
    Backdrop,
    bare_above,
    paint_grain,
    paint_landscape,
    paint_svg,
)
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.count.layout import CountLayout
from vivaroi_gui.ui.vivaroi.pictures import CROWN_RATIO, crown_picture, pawn_picture
from vivaroi_gui.ui.vivaroi.scene.flat_castle import paint_flat_castle
from vivaroi_gui.ui.vivaroi.scene.geometry import CASTLE, Geometry

_FIREWORKS = ((-130, 104, 64, GOLDEN), (-20, 50, 40, ROSY), (130, 96, 48, MINT))
_SHEET_TOP = 40
"""Where the picture of the castle begins, in its own units."""
_NOTE_HEIGHT = Size(96, least=74)


def paint_king(
    painter: QPainter,
    layout: CountLayout,
    king: tuple[str, Character],
    ribbon: tuple[str, str],
    note: str,
    ratio: float,
) -> None:
    """The King on the throne, with a ribbon above and a note below."""
    unit, middle = layout.unit, layout.column.center().x()
    painter.drawPixmap(0, 0, throne_ground(layout, ratio))
    _paint_pawn(painter, king, _feet(layout), unit, ratio)
    width = min(330 * unit, layout.column.width() - 88 * unit)
    area = QRectF(middle - width / 2, 206 * unit, width, 84 * unit)
    paint_ribbon(painter, area, tones().violet, *ribbon, unit * 0.72)
    _paint_note(painter, layout, note)


def throne_ground(layout: CountLayout, ratio: float) -> QPixmap:
    """Evening, castle, fireworks and the throne: whoever is crowned."""
    page, unit = QRectF(0, 0, layout.width, layout.height), layout.unit
    middle = layout.column.center().x()
    castle = QRectF(middle - 416 * unit, 4 * unit, 860 * unit, 790 * unit)
    scraps = QRectF(10 * unit, 200 * unit, layout.column.width() - 20 * unit, 440 * unit)

    def paint(painter: QPainter) -> None:
        paint_landscape(painter, page)
        _paint_castle(painter, castle, unit)
        paint_dim(painter, page, 0.46)
        for x, y, radius, colour in _FIREWORKS:
            paint_firework(painter, QPointF(middle + x * unit, y * unit), radius * unit, colour)
        paint_grain(painter, page)
        paint_glow(painter, _feet(layout) - QPointF(0, 200 * unit), 300 * unit)
        _paint_throne(painter, _feet(layout), unit)
        paint_scraps(painter, scraps, 46, unit, seed=8)

    return Backdrop(layout, page, ratio, (paint,)).pixmap()


def _paint_castle(painter: QPainter, sheet: QRectF, unit: float) -> None:
    if not tones().is_flat:
        paint_svg(painter, "kit/castle", sheet)
        return
    corner = sheet.topLeft() - QPointF(0, _SHEET_TOP * unit)
    paint_flat_castle(
        painter, Geometry(QRectF(CASTLE.topLeft() * unit + corner, CASTLE.size() * unit))
    )


def _feet(layout: CountLayout) -> QPointF:
    """Where the King stands."""
    return QPointF(layout.column.center().x(), layout.road.top() - 120 * layout.unit)


def _paint_throne(painter: QPainter, feet: QPointF, unit: float) -> None:
    wide, tall = 480 * unit, 400 * unit
    paint_svg(
        painter, "kit/throne", QRectF(feet.x() - wide / 2, feet.y() - tall * 0.83, wide, tall)
    )


def king_height(unit: float) -> float:
    """That of the pawn on the throne, in pixels."""
    return 226 * unit


def _paint_pawn(
    painter: QPainter, king: tuple[str, Character], feet: QPointF, unit: float, ratio: float
) -> None:
    height = king_height(unit)
    pixmap = pawn_picture(*king, height, ratio)
    shade(painter, oval(feet.x(), feet.y() - 5 * unit, 90 * unit, 13 * unit), 0.4)
    painter.drawPixmap(feet - QPointF(height * PAWN_RATIO / 2, height), pixmap)
    wide = 82 * unit
    crown = crown_picture(wide, ratio)
    head = feet - QPointF(0, height * (1 - bare_above(pixmap)) + 16 * unit)
    painter.save()
    painter.translate(head)
    painter.rotate(-4)
    painter.drawPixmap(QPointF(-wide / 2, -wide * CROWN_RATIO / 2), crown)
    painter.restore()


def _paint_note(painter: QPainter, layout: CountLayout, note: str) -> None:
    unit = layout.unit
    tall = _NOTE_HEIGHT.at(unit)
    area = QRectF(
        20 * unit, layout.road.top() - tall - 12 * unit, layout.column.width() - 36 * unit, tall
    )
    paint_night_panel(painter, area)
    painter.setFont(bold(16.5 * unit))
    painter.setPen(tones().ribbon_text)
    inner = area.adjusted(14 * unit, 6 * unit, -14 * unit, -6 * unit)
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    painter.drawText(inner, flags, note)
