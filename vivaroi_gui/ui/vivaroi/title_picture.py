"""What the first page stands before: the castle in its landscape, under the name of the game."""

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from vivaroi_gui.rules.vivaroi.data import CAST
from vivaroi_gui.ui.kit.ink import falling, fill, oval, shade
from vivaroi_gui.ui.kit.pictures import paint_grain, paint_landscape, paint_svg
from vivaroi_gui.ui.kit.sheet import Draw
from vivaroi_gui.ui.kit.title import letters_of, paint_title, title_area
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.castle_tones import castle_tones
from vivaroi_gui.ui.vivaroi.life.parts import paint_at_rest
from vivaroi_gui.ui.vivaroi.pictures import CROWN_RATIO, crown_picture, pawn_picture
from vivaroi_gui.ui.vivaroi.scene.flat_castle import paint_flat_castle
from vivaroi_gui.ui.vivaroi.scene.geometry import (
    CASTLE,
    GROUND,
    PAWN_HEIGHT,
    SLOTS,
    STOREY,
    Geometry,
)

TITLE = "Viva il Re!"
_LOWER = 0.03
"""By which share of the page its landscape is lower than behind a table."""
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


def title_picture(size: QRectF, left: QRectF, ratio: float) -> Sequence[Draw]:
    """The landscape over the whole page; the castle, its name and a question at the left."""
    title = title_area(left)
    castle = _CastlePicture(left, (title.bottom(), size.bottom()), ratio)
    title.translate(0, max(0.0, castle.top - title.bottom()) * 0.42)
    question = QCoreApplication.translate("TitlePicture", "Who shall be King?")

    def paint_name(painter: QPainter) -> None:
        pixels, letters = letters_of(title)
        crown = QPointF(letters.x(), title.top() + pixels * 0.84)
        _paint_crown(painter, crown, pixels * 1.08, ratio)
        paint_title(painter, title, TITLE, question)

    return (
        lambda painter: _paint_sky(painter, size),
        *castle.layers(),
        paint_name,
        lambda painter: paint_grain(painter, size),
    )


def _paint_sky(painter: QPainter, size: QRectF) -> None:
    """Lower than behind a table: the sheet of paper hides the whole moon, and not most of it."""
    painter.save()
    painter.translate(0, 0 if tones().is_flat else size.height() * _LOWER)
    paint_landscape(painter, size)
    painter.restore()


# --- the castle ------------------------------------------------------------------------------


class _CastlePicture:
    """The castle between two ends as large as it fits, with its court; ``top`` is its roof.

    The meadow before it goes down to the second end, the foot of the page.
    """

    def __init__(self, left: QRectF, ends: tuple[float, float], ratio: float) -> None:
        top, self._foot = ends
        self._left, self._ratio, self._ground = left, ratio, left.height() * 0.055
        room = left.height() - self._ground - top
        self._unit = unit = min((left.width() + 8) / 850, room / 772)
        low = left.height() - self._ground - GROUND * unit
        self._origin = QPointF(left.center().x() - 418 * unit, low)

    @property
    def top(self) -> float:
        return self._origin.y() + 60 * self._unit

    def layers(self) -> Iterator[Draw]:
        yield self._paint_walls
        for floor, people in enumerate(_COURT):
            yield partial(self._paint_court, floor, people)
        yield self._paint_king
        yield self._paint_ground

    def _on_page(self, area: QRectF) -> QRectF:
        return _scaled(area, self._unit).translated(self._origin)

    def _paint_walls(self, painter: QPainter) -> None:
        if tones().is_flat:
            paint_flat_castle(painter, Geometry(self._on_page(CASTLE)))
        else:
            paint_svg(painter, "kit/castle", self._on_page(_CASTLE))
            paint_at_rest(painter, self._on_page, has_annexes=False)

    def _paint_court(
        self, floor: int, people: Sequence[tuple[str, int]], painter: QPainter
    ) -> None:
        for name, slot in people:
            feet = QPointF(SLOTS[slot], GROUND - STOREY * floor + 2) * self._unit + self._origin
            _paint_pawn(painter, name, feet, self._unit, self._ratio)

    def _paint_king(self, painter: QPainter) -> None:
        unit, origin = self._unit, self._origin
        _paint_pawn(painter, "ernesto", _THRONE * unit + origin, unit, self._ratio)
        _paint_crown(painter, QPointF(_THRONE.x(), 143) * unit + origin, 34 * unit, self._ratio)

    def _paint_ground(self, painter: QPainter) -> None:
        unit, ends = self._unit, (self._left.height() - self._ground, self._foot)
        _paint_meadow(painter, self._left, ends, unit)
        for x, size in _BUSHES:
            _paint_bush(painter, QPointF(x, GROUND + 8) * unit + self._origin, size * unit)


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


def _paint_crown(painter: QPainter, foot: QPointF, width: float, ratio: float) -> None:
    """The crown, standing on a point."""
    height = width * CROWN_RATIO
    crown = crown_picture(width, ratio)
    painter.drawPixmap(foot - QPointF(width / 2, height), crown)


def _scaled(area: QRectF, unit: float) -> QRectF:
    return QRectF(area.topLeft() * unit, area.size() * unit)
