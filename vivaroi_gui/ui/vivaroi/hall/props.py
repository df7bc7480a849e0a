"""What stands, flies and blows around the candidate: trumpets, vegetables, the drum.

At rest all of it follows from the outcome; before the cards are turned there is the drum alone.
"""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsScene

from vivaroi_gui.rules.vivaroi.data import OUT
from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.rules.vivaroi.records import Election
from vivaroi_gui.ui.vivaroi.hall.geometry import HallGeometry
from vivaroi_gui.ui.vivaroi.hall.scraps import LARGER as SCRAPS_LARGER
from vivaroi_gui.ui.vivaroi.hall.sheets import Piece
from vivaroi_gui.ui.vivaroi.life.parts import PARTS, frame_picture

_BACK, _FRONT = 11.2, 19.0
"""Layers: behind the candidate, and behind the table."""
_LARGER: Final = 1.5
_TRUMPETS: Final = ((150.0, 254.0), (1290.0, 254.0))
_PENNANT: Final = QPointF(72, 9)
"""Where it hangs, from the mouthpiece."""
_COMES_FROM = 320.0
_SPLAT: Final = (846.0, 446.0)
_LEAVES: Final = ((628, 528, -20), (648, 546, 35), (800, 534, 12), (826, 548, -40), (846, 530, 70))
"""Where what is left of a cabbage lies, and at which angle."""
_THROWN_FROM, _BOW = (1500.0, 284.0), 150.0
_DRUM: Final = (1330.0, 592.0)
_DRUM_LARGER = 1.25
_DRUM_SINKS = 420.0
_STROKES: Final = 20
_STICK_UP, _STICK_DOWN = 16.0, -6.0
_SIZES: Final = {
    "drum": _DRUM_LARGER,
    "drumstick": 1.0,
    "trumpet": _LARGER,
    "pennant": _LARGER,
    "tomato": _LARGER,
    "tomato-splat": 1.3,
    "cabbage": _LARGER,
    "cabbage-leaf": 1.1,
    "confetti": SCRAPS_LARGER,
    "petal": SCRAPS_LARGER,
}
"""How much larger than drawn each is seen."""


class Props:
    """Holds the pieces; each method puts some of them where a moment has them."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._geometry = HallGeometry(1440, 854)
        self._ratio = 1.0
        self._frames: dict[Piece, int] = {}
        self._scene = scene
        self._trumpets = [self._piece(_BACK) for _ in _TRUMPETS]
        self._pennants = [self._piece(_BACK + 0.1) for _ in _TRUMPETS]
        self._splat = self._piece(_BACK)
        self._leaves = [self._piece(_BACK) for _ in _LEAVES]
        self._thrown = self._piece(_BACK + 0.2)
        self._drum = self._piece(_FRONT)
        self._sticks = [self._piece(_FRONT + 0.1) for _ in range(2)]

    def _piece(self, layer: float) -> Piece:
        piece = Piece(layer)
        piece.hide()
        self._scene.addItem(piece)
        return piece

    # --- at rest -------------------------------------------------------------------------------

    def lie(self, geometry: HallGeometry, ratio: float, outcome: Election | None) -> None:
        """What an outcome leaves; nothing before there is one."""
        self._geometry, self._ratio = geometry, ratio
        self.hide()
        if outcome is not None and outcome.is_crowned:
            self.blow(1.0)
        elif outcome is not None and is_pelted(outcome):
            self._lie_where_it_hit(outcome)

    def hide(self) -> None:
        for piece in (*self._trumpets, *self._pennants, *self._leaves, *self._sticks):
            piece.hide()
        for piece in (self._splat, self._thrown, self._drum):
            piece.hide()

    def _lie_where_it_hit(self, outcome: Election) -> None:
        self._thrown.hide()
        if _is_single(outcome):
            self._show(self._splat, "tomato-splat", 0)
            self._splat.setPos(self._geometry.at(*_SPLAT))
            return
        for leaf, (x, y, angle) in zip(self._leaves, _LEAVES, strict=True):
            self._show(leaf, "cabbage-leaf", 0)
            leaf.setPos(self._geometry.at(x, y))
            leaf.setRotation(angle)

    # --- moments -------------------------------------------------------------------------------

    def blow(self, share: float) -> None:
        """Two trumpets come in from the sides; at the end they stay."""
        pairs = zip(self._trumpets, self._pennants, _TRUMPETS, (1, -1), strict=True)
        for trumpet, pennant, (x, y), side in pairs:
            at = self._geometry.at(x, y)
            at -= QPointF(side * _COMES_FROM * (1 - share) * self._geometry.prop_unit, 0)
            self._show(trumpet, "trumpet", 0)
            trumpet.setTransform(QTransform.fromScale(side, 1))
            trumpet.setPos(at)
            frames = PARTS["pennant"].frames
            self._show(pennant, "pennant", int(share * 2 * frames) % frames)
            hangs = QPointF(side * _PENNANT.x(), _PENNANT.y()) * _LARGER * self._geometry.prop_unit
            pennant.setPos(at + hangs)

    def throw(self, outcome: Election, share: float) -> None:
        """A tomato for one No, a cabbage for more; it misses the candidate."""
        if share >= 1:
            self._lie_where_it_hit(outcome)
            return
        for piece in (self._splat, *self._leaves):
            piece.hide()
        name = "tomato" if _is_single(outcome) else "cabbage"
        self._show(self._thrown, name, 0)
        start, end = self._geometry.at(*_THROWN_FROM), self._geometry.at(*_SPLAT)
        bow = QPointF(0, 4 * _BOW * self._geometry.prop_unit * share * (1 - share))
        self._thrown.setPos(start + (end - start) * share - bow)
        self._thrown.setRotation(-300 * share)

    def raise_drum(self, share: float) -> None:
        """It comes up at the right of the table."""
        way = QPointF(0, _DRUM_SINKS * (1 - share) * self._geometry.prop_unit)
        at = self._geometry.at(*_DRUM) + way
        self._show(self._drum, "drum", 0)
        self._drum.setPos(at)
        self._hold_sticks(at, 0)

    def beat(self, share: float) -> None:
        """Two sticks by turns; the skin rings with every tenth stroke only: no light flickers."""
        stroke = int(share * _STROKES)
        self._show(self._drum, "drum", 1 if stroke % 10 == 9 else 0)
        at = self._geometry.at(*_DRUM)
        self._drum.setPos(at)
        self._hold_sticks(at, stroke)

    def _hold_sticks(self, drum: QPointF, stroke: int) -> None:
        unit = self._geometry.prop_unit
        for number, (stick, side) in enumerate(zip(self._sticks, (-1, 1), strict=True)):
            self._show(stick, "drumstick", 0)
            is_down = stroke % 2 == number
            turn = (_STICK_DOWN if is_down else _STICK_UP) * side
            stick.setTransform(QTransform().rotate(turn).scale(side, 1))
            stick.setPos(drum + QPointF(side * 96, -66) * unit)

    def _show(self, piece: Piece, name: str, frame: int) -> None:
        """A part where it was put; its picture is looked up in the kept ones."""
        part, unit = PARTS[name], self._geometry.prop_unit * _SIZES[name]
        picture = frame_picture(name, frame, unit, self._ratio)
        piece.sheet.show_picture(picture, round(-part.x * unit), round(-part.y * unit))
        piece.show()


def props_ahead(geometry: HallGeometry, ratio: float) -> Iterator[None]:
    """Keeps the pictures of all that may be seen around a candidate, one at each step."""
    for name, larger in _SIZES.items():
        for frame in range(PARTS[name].frames):
            frame_picture(name, frame, geometry.prop_unit * larger, ratio)
            yield


def is_pelted(outcome: Election) -> bool:
    """Who is thrown out of the castle, not who is locked up or falls on his own floor."""
    return outcome.to == OUT


def _is_single(outcome: Election) -> bool:
    return (*outcome.votes, outcome.emissary_vote).count(Card.NO) == 1
