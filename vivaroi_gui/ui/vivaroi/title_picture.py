"""What the first page stands before: the castle in its landscape, under the name of the game."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath

from vivaroi_gui.rules.vivaroi.data import CAST
from vivaroi_gui.ui.kit.fonts import display, fit
from vivaroi_gui.ui.kit.ink import falling, fill, outline, oval, shade
from vivaroi_gui.ui.kit.lettering import write_on_picture
from vivaroi_gui.ui.kit.pictures import paint_grain, paint_landscape, paint_svg
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.castle_tones import castle_tones
from vivaroi_gui.ui.vivaroi.pictures import CROWN_RATIO, crown_picture, pawn_picture
from vivaroi_gui.ui.vivaroi.scene.geometry import GROUND, PAWN_HEIGHT, SLOTS, STOREY

TITLE = "Viva il Re!"
_CASTLE = QRectF(0, 40, 860, 790)
"""The sheet of the castle's picture, in its own units."""
_COURT = (
    (("irina", 0), ("natale", 2)),
    (("fiorello", 1), ("dario", 3)),
    (("piero", 0), ("alighiero", 3)),
    (("clemente", 1), ("leonardo", 2)),
    (("merlino", 0), ("beatrice", 2)),
    (("odessa", 1), ("gavino", 3)),
)
"""Who stands where in the picture: by floor, character and slot."""
_THRONE = QPointF(436, 224)
_BUSHES = ((16, 0.9), (188, 0.6), (690, 0.7), (842, 0.9))
"""Where bushes grow, never before a pawn, and how large."""


def paint_title_picture(painter: QPainter, size: QRectF, left: QRectF, ratio: float) -> None:
    """The landscape over the whole page; the castle, its name and a question at the left."""
    paint_landscape(painter, size, tones().landscape)
    title = _title_area(left)
    top = _paint_castle(painter, left, (title.bottom(), size.bottom()), ratio)
    title.translate(0, max(0.0, top - title.bottom()) * 0.42)
    question = QCoreApplication.translate("TitlePicture", "Who shall be King?")
    _paint_title(painter, title, question, ratio)
    paint_grain(painter, size)


# --- the castle ------------------------------------------------------------------------------


def _paint_castle(
    painter: QPainter, left: QRectF, ends: tuple[float, float], ratio: float
) -> float:
    """The castle between two ends as large as it fits, with its court; where its roof is.

    The meadow before it goes down to the second end, the foot of the page.
    """
    top, foot = ends
    ground = left.height() * 0.055
    room = left.height() - ground - top
    unit = min((left.width() + 8) / 850, room / 772)
    origin = QPointF(left.center().x() - 418 * unit, left.height() - ground - GROUND * unit)
    paint_svg(painter, "kit/castle", _scaled(_CASTLE, unit).translated(origin))
    for floor, people in enumerate(_COURT):
        for name, slot in people:
            feet = QPointF(SLOTS[slot], GROUND - STOREY * floor + 2) * unit + origin
            _paint_pawn(painter, name, feet, unit, ratio)
    _paint_pawn(painter, "ernesto", _THRONE * unit + origin, unit, ratio)
    _paint_crown(painter, QPointF(_THRONE.x(), 143) * unit + origin, 34 * unit, ratio)
    _paint_meadow(painter, left, (left.height() - ground, foot), unit)
    for x, size in _BUSHES:
        _paint_bush(painter, QPointF(x, GROUND + 8) * unit + origin, size * unit)
    return origin.y() + 60 * unit


def _paint_pawn(painter: QPainter, name: str, feet: QPointF, unit: float, ratio: float) -> None:
    height = PAWN_HEIGHT * unit
    shade(painter, oval(feet.x() + 2 * unit, feet.y() - unit, 27 * unit, 3 * unit), 0.3)
    pawn = pawn_picture("2003", CAST.index(name), height, ratio)
    width = pawn.width() / pawn.devicePixelRatio()
    painter.drawPixmap(feet - QPointF(width / 2, height), pawn)


def _paint_meadow(painter: QPainter, left: QRectF, ends: tuple[float, float], unit: float) -> None:
    """The ground before the castle; the paper hides where it ends."""
    (top, foot), right = ends, left.width() + 900 * unit
    path = QPainterPath(QPointF(-20, foot + 20))
    path.lineTo(-20, top + 6 * unit)
    path.cubicTo(right * 0.3, top - 8 * unit, right * 0.6, top + 10 * unit, right, top)
    path.lineTo(right, foot + 20)
    path.closeSubpath()
    fill(painter, path, falling(QRectF(0, top, 1, foot + 20 - top), *castle_tones().meadow))


def _paint_bush(painter: QPainter, foot: QPointF, unit: float) -> None:
    bush = QPainterPath()
    for x, y, size in ((-26, -8, 18), (0, -16, 24), (27, -7, 17)):
        bush.addEllipse(foot + QPointF(x, y) * unit, size * unit, size * unit * 0.86)
    bush.setFillRule(Qt.FillRule.WindingFill)
    shade(painter, bush.translated(2 * unit, 4 * unit), 0.25)
    fill(painter, bush, falling(bush.boundingRect(), *castle_tones().bush))


# --- the name of the game ------------------------------------------------------------------------


def _title_area(left: QRectF) -> QRectF:
    """Room for crown, title and question: its size follows the narrower of width and height."""
    pixels = min(left.width() * 0.153, left.height() * 0.105)
    return QRectF(0, left.height() * 0.012, left.width(), pixels * 2.05)


def _paint_title(painter: QPainter, area: QRectF, line: str, ratio: float) -> None:
    pixels = area.height() / 2.05
    middle, base = area.center().x(), area.top() + pixels * 1.58
    _paint_crown(painter, QPointF(middle, area.top() + pixels * 0.84), pixels * 1.08, ratio)
    made = display(pixels)
    write_on_picture(
        painter,
        QPointF(middle, base),
        TITLE,
        made,
        (tones().night_title, tones().deep_night),
        pixels * 0.14,
    )
    _paint_question(painter, QPointF(middle, base), line, pixels, area.width())


def _paint_question(
    painter: QPainter, title: QPointF, line: str, pixels: float, room: float
) -> None:
    """Below the middle of the title's line, clear of the edge around it in any size."""
    made = fit(line, display(max(17.0, pixels * 0.27)), room * 0.8, 15)
    clear = QFontMetricsF(made).capHeight() + pixels * 0.09 + 5.0
    at = title + QPointF(0, max(pixels * 0.36, clear))
    half = QFontMetricsF(made).horizontalAdvance(line) / 2
    write_on_picture(painter, at, line, made, (tones().gold_text, tones().deep_night), 5.0)
    y = at.y() - QFontMetricsF(made).xHeight() / 2
    for side in (-1, 1):
        inner = at.x() + side * (half + pixels * 0.1)
        outer = at.x() + side * min(room * 0.46, half + pixels * 1.15)
        rule = QPainterPath(QPointF(inner, y))
        rule.lineTo(outer, y)
        outline(painter, rule, tones().frame_gold, max(1.5, pixels * 0.023))
        _paint_lozenge(painter, QPointF(inner, y), pixels * 0.06)


def _paint_lozenge(painter: QPainter, middle: QPointF, size: float) -> None:
    path = QPainterPath(middle - QPointF(0, size))
    for x, y in ((size, 0.0), (0.0, size), (-size, 0.0)):
        path.lineTo(middle + QPointF(x, y))
    path.closeSubpath()
    fill(painter, path, tones().frame_gold)


def _paint_crown(painter: QPainter, foot: QPointF, width: float, ratio: float) -> None:
    """The crown, standing on a point."""
    height = width * CROWN_RATIO
    crown = crown_picture(width, ratio)
    painter.drawPixmap(foot - QPointF(width / 2, height), crown)


def _scaled(area: QRectF, unit: float) -> QRectF:
    return QRectF(area.topLeft() * unit, area.size() * unit)
