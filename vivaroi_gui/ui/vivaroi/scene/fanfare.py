"""Somebody has come before the throne: the court looks up, the guards blow, sparks fly."""

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from vivaroi_gui.rules.vivaroi.data import DIGNITARIES, NOBLES, Character
from vivaroi_gui.ui.vivaroi.life.living_parts import LivingParts
from vivaroi_gui.ui.vivaroi.life.parts import PARTS
from vivaroi_gui.ui.vivaroi.life.sprite import Sprite
from vivaroi_gui.ui.vivaroi.pictures import Mood
from vivaroi_gui.ui.vivaroi.scene.cast import MOVING, Cast

FANFARE_MS: Final = 500
_SPARKS: Final = ((-46.0, 60.0), (0.0, 96.0), (46.0, 60.0))
"""Units beside and above the feet of whoever has come."""
_APART_MS = 60


class Fanfare:
    """Follows from who came, and who stands where: the same for everybody's favourite."""

    def __init__(self, scene: QGraphicsScene, cast: Cast, parts: LivingParts) -> None:
        self._cast = cast
        self._parts = parts
        self._sparks = [Sprite("spark", MOVING - 1) for _ in _SPARKS]
        for spark in self._sparks:
            spark.hide()
            scene.addItem(spark)

    def fit(self, unit: float, ratio: float) -> None:
        """Takes another size, as the parts of the castle do."""
        for spark in self._sparks:
            spark.fit(unit, ratio)

    def sound_for(self, character: Character, share: float) -> None:
        """A moment of it; at the end nothing of it is left."""
        if share >= 1:
            self.hide()
            self._cast.compose_all()
            self._parts.rest()
            return
        self._parts.blow_horns()
        places = self._cast.seating.places
        for pawn in self._cast.pawns:
            if places[pawn.character] in (DIGNITARIES, NOBLES):
                pawn.show_mood(Mood.UP)
        self._fly(self._cast.pawn(character).pos(), share * FANFARE_MS)

    def _fly(self, feet: QPointF, since: float) -> None:
        unit, part = self._cast.geometry.scale, PARTS["spark"]
        for number, (spark, (x, y)) in enumerate(zip(self._sparks, _SPARKS, strict=True)):
            frame = int((since - number * _APART_MS) // part.milliseconds)
            spark.setVisible(0 <= frame < part.frames)
            spark.show_frame(min(part.frames - 1, max(0, frame)))
            spark.put(feet + QPointF(x, -y) * unit)

    def hide(self) -> None:
        for spark in self._sparks:
            spark.hide()
