"""The curtain as it is painted: velvet, guards, who is asked for, and what happened last."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap

from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.fonts import body, bold, display, elided, fit, text_factor
from vivaroi_gui.ui.kit.grammar import filled
from vivaroi_gui.ui.kit.ink import fill, hand_cut, oval, rounded, shadow, tint
from vivaroi_gui.ui.kit.lettering import write, write_middle
from vivaroi_gui.ui.kit.papers import paint_paper, paint_ribbon
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO, paint_svg, picture
from vivaroi_gui.ui.kit.portrait import colour_of, paint_portraits
from vivaroi_gui.ui.kit.rooms import Room, room
from vivaroi_gui.ui.kit.sheet import painted
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import wrap

_POSTS = (246.0, 1194.0)
_DOWN = {
    "faces": 250,
    "ribbon": 417,
    "asks": 512,
    "told": 532,
    "open": 690,
    "how": 752,
    "rest": 806,
}
_DOWN_SMALL = {
    "faces": 78,
    "ribbon": 190,
    "asks": 272,
    "told": 290,
    "open": 520,
    "how": 588,
    "rest": 656,
}
"""Where the middle of each part is, of the told the top: of 900 and of 720 down the window."""
_FACE = 0.085
"""Share of a small window's height that a face may have from its middle."""
_GUARD = 372.0
"""How tall a guard is."""


class Spots(NamedTuple):
    """Where things are on a curtain of that size in pixels; the design is 1440 x 900.

    In a small window what is read and pressed is laid out from the top, in units in which it can
    be read, and the guards stand behind it.
    """

    width: float
    height: float

    @property
    def unit(self) -> float:
        return min(self.width / 1440, self.height / 900)

    @property
    def is_small(self) -> bool:
        text = text_factor()
        return room(self.width, self.height, text) <= Room.SMALL or self.unit < 0.6 * text

    @property
    def near(self) -> float:
        """Pixels in a unit of what is read and pressed."""
        return (
            max(0.6 * text_factor(), min(text_factor(), self.height / 680))
            if self.is_small
            else self.unit
        )

    def down(self, name: str) -> QPointF:
        """The middle of a part, from the top down."""
        if not self.is_small:
            return self.at(720, _DOWN[name])
        return QPointF(self.width / 2, _DOWN_SMALL[name] * self.height / 720)

    def at(self, x: float, y: float) -> QPointF:
        """A point of the design, whose middle stays in the middle of the window."""
        return QPointF(self.width / 2 + (x - 720) * self.unit, y * self.height / 900)

    @property
    def area(self) -> QRectF:
        return QRectF(0, 0, self.width, self.height)


class CurtainPicture(QObject):
    """Keeps what stays from one person to the next: velvet, stage and guards."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._guards: tuple[str, ...] = ()
        self._scenery = QPixmap()
        self._painted_for: object = None

    def set_guards(self, guards: tuple[str, ...]) -> None:
        """The pictures of those who stand guard."""
        if guards != self._guards:
            self._guards, self._painted_for = guards, None

    def paint(
        self, painter: QPainter, spots: Spots, ratio: float, player: Player, told: Sequence[str]
    ) -> None:
        """For a player, with what is ``told`` to everybody."""
        self._paint_scenery(painter, spots, ratio)
        if not spots.is_small:
            _paint_bubble(painter, spots, 408, self.tr("No peeking!"), 1)
            _paint_bubble(painter, spots, 1032, self.tr("Eyes shut!"), -1)
        self._paint_player(painter, spots, ratio, player)
        self._paint_demand(painter, spots)
        _paint_told(painter, spots, told)

    def _paint_scenery(self, painter: QPainter, spots: Spots, ratio: float) -> None:
        """Painted once for a size and a theme."""
        wanted = spots, ratio, tones()
        if self._painted_for != wanted:
            self._painted_for = wanted
            self._scenery = painted(
                spots.area, ratio, lambda one: _paint_stage(one, spots, ratio, self._guards)
            )
        painter.drawPixmap(0, 0, self._scenery)

    def _paint_player(self, painter: QPainter, spots: Spots, ratio: float, player: Player) -> None:
        unit = spots.near
        radius = 66 if player.is_team else 78
        faces, middle = spots.down("faces"), spots.down("ribbon")
        size = min(radius * unit, spots.height * _FACE) if spots.is_small else radius * unit
        paint_portraits(painter, player.persons, faces, size, ratio)
        half = (300 if player.is_team else 250) * unit
        ribbon = QRectF(middle.x() - half, middle.y() - 42 * unit, 2 * half, 84 * unit)
        title = filled(self.tr("Hand over to {name}"), name=people().seat(player))
        paint_ribbon(painter, ribbon, colour_of(player), title, "", unit)

    def _paint_demand(self, painter: QPainter, spots: Spots) -> None:
        unit, ink = spots.near, tones().night_title
        asks = self.tr("Everybody else: look away, please!")
        made = fit(asks, display(27 * unit), 560 * unit)
        _paint_plate(painter, spots, asks, made)
        write(painter, spots.down("asks"), asks, made, ink)
        hint = self.tr("Hold the button, Space or Enter for half a second")
        across = spots.width - 40 * unit if spots.is_small else 620 * unit
        write(painter, spots.down("how"), hint, fit(hint, bold(16 * unit), across), ink)


def _paint_stage(painter: QPainter, spots: Spots, ratio: float, guards: tuple[str, ...]) -> None:
    painter.fillRect(spots.area, tones().cloth)
    if not tones().is_flat:
        paint_svg(painter, "kit/curtain", spots.area)
    unit, shade = spots.unit, tint(tones().ink, 0.45)
    for name, x in zip(guards, _POSTS, strict=True):
        feet, high = spots.at(x, 806), _GUARD * unit
        fill(painter, oval(feet.x(), feet.y() - 6 * unit, 120 * unit, 17 * unit), shade)
        guard = picture(name, high * PAWN_RATIO, high, ratio)
        width = guard.width() / guard.devicePixelRatio()
        painter.drawPixmap(feet - QPointF(width / 2, high), guard)


def _paint_bubble(painter: QPainter, spots: Spots, x: float, text: str, side: int) -> None:
    unit, middle = spots.unit, spots.at(x, 336)
    made = display(24 * unit)
    half = max(76 * unit, QFontMetricsF(made).horizontalAdvance(text) / 2 + 16 * unit)
    area = QRectF(middle.x() - half, middle.y() - 30 * unit, 2 * half, 60 * unit)
    tail = QPainterPath(middle + QPointF(-side * 60, 14) * unit)
    tail.lineTo(middle + QPointF(-side * 98, 62) * unit)
    tail.lineTo(middle + QPointF(-side * 26, 24) * unit)
    tail.closeSubpath()
    cloud = hand_cut(area, 6 * unit)
    shadow(painter, cloud, 4 * unit, (9 * unit, 4 * unit), 0.14)
    fill(painter, tail, tones().paper.top)
    fill(painter, cloud, tones().paper.top)
    write_middle(painter, area, text, made, tones().wine)


def _paint_plate(painter: QPainter, spots: Spots, text: str, made: QFont) -> None:
    """Dark cloth behind words: the folds of the velvet are too bright for them."""
    metrics, unit, at = QFontMetricsF(made), spots.near, spots.down("asks")
    half = metrics.horizontalAdvance(text) / 2 + 18 * unit
    top = at.y() - metrics.capHeight() - 11 * unit
    area = QRectF(at.x() - half, top, 2 * half, metrics.capHeight() + 22 * unit)
    fill(painter, rounded(area, area.height() / 2), tones().cloth_dark)


def _paint_told(painter: QPainter, spots: Spots, told: Sequence[str]) -> None:
    """On a sheet of paper, wider in a small window."""
    unit, top = max(0.8 * text_factor(), spots.near), spots.down("told")
    font = body(17 * spots.near)
    wide = min(spots.width - 24 * unit, 880 * unit) if spots.is_small else 580 * unit
    area = QRectF(top.x() - wide / 2, top.y(), wide, 0)
    inside = area.width() - 30 * unit
    lines = [line for text in told for line in _wrapped(text, font, inside, spots)]
    pitch = (
        max(25 * unit, QFontMetricsF(font).height())
        if not spots.is_small
        else (QFontMetricsF(font).height())
    )
    area.setHeight(pitch * len(lines) + (14 if spots.is_small else 24) * unit)
    paint_paper(painter, area, 1.5)
    first = area.top() + (area.height() - pitch * len(lines)) / 2
    for row, text in enumerate(lines):
        shown = fit(text, font, inside, 13)
        at = QPointF(area.center().x(), first + (row + 0.72) * pitch)
        write(painter, at, elided(text, shown, inside), shown, tones().ink)


def _wrapped(text: str, font: QFont, room: float, spots: Spots) -> list[str]:
    """On several lines where it is too long; in a large window it is made smaller instead."""
    return wrap(text, QFontMetricsF(font), room) if spots.is_small else [text]
