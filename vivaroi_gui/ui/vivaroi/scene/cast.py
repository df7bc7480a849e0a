"""The pawns of all editions, and who stands where in the picture."""

from collections.abc import Collection, Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from vivaroi_gui.rules.vivaroi.data import FLOORS, OUT, RESERVE, Character
from vivaroi_gui.rules.vivaroi.options import EDITION_NAMED, EDITIONS
from vivaroi_gui.ui.kit.sheet import Sheet
from vivaroi_gui.ui.kit.targets import are_large, target_size
from vivaroi_gui.ui.vivaroi.pictures import CROWN_RATIO, Mood, crown_picture
from vivaroi_gui.ui.vivaroi.scene.geometry import STOREY, Geometry, Stand
from vivaroi_gui.ui.vivaroi.scene.pawn import Pawn
from vivaroi_gui.ui.vivaroi.scene.pins import Pins
from vivaroi_gui.ui.vivaroi.scene.seating import Seating
from vivaroi_gui.ui.vivaroi.words.editions import lore

RESTING, MOVING = 10.0, 40.0
"""Layers of pawns."""
_RIM = 8.0
"""Pixels around a pawn that a frame takes."""


class Cast:
    """Pawns stand where ``seating`` says; whatever moves one in between is decoration."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.edition = EDITIONS[0]
        self._courts = {self.edition: self._court(self.edition)}
        self.crowns = (Sheet(), Sheet())
        self.crowned: frozenset[Character] = frozenset()
        self.moods: Mapping[Character, Mood] = {}
        """The faces of those who have another one than usual while nothing happens."""
        for crown in self.crowns:
            crown.hide()
            scene.addItem(crown)
        self.geometry = Geometry()
        self.seating = self._nobody()
        self.shows_reserve = False
        self._ratio = 1.0

    def _court(self, edition: str) -> list[Pawn]:
        """The pawns of an edition, made when it is first played."""
        court = [Pawn(edition, character) for character in range(len(EDITION_NAMED[edition].cast))]
        for pawn in court:
            pawn.setZValue(RESTING)
            pawn.hide()
            self._scene.addItem(pawn)
        return court

    @property
    def pawns(self) -> list[Pawn]:
        """The pawns of the edition that is played."""
        return self._courts[self.edition]

    def set_edition(self, edition: str) -> None:
        """Another edition is played: its pawns come, the others go."""
        if edition != self.edition:
            self.crown_heads(())
            for pawn in self.pawns:
                pawn.hide()
            self.edition = edition
            if edition not in self._courts:
                self._courts[edition] = self._court(edition)
            self.seating = self._nobody()

    def pawn(self, character: Character) -> Pawn:
        return self.pawns[character]

    def _nobody(self) -> Seating:
        return Seating((OUT,) * len(self.pawns))

    def name(self, character: Character) -> str:
        return lore(self.edition).character(character)

    def stand(self, character: Character) -> Stand | None:
        """Where the character belongs; None when it is not in the picture."""
        is_hidden = self.seating.places[character] == RESERVE and not self.shows_reserve
        if is_hidden or self.geometry.is_empty:
            return None
        return self.seating.stand(self.geometry, character)

    def draw(self, geometry: Geometry, ratio: float) -> None:
        """Takes new sizes."""
        self.geometry, self._ratio = geometry, ratio
        self.put_down_all()

    def put_down_all(self) -> None:
        for pawn in self.pawns:
            self.put_down(pawn.character)

    def compose_all(self) -> None:
        """Everybody with the face of one to whom nothing happens just now."""
        for pawn in self.pawns:
            pawn.show_mood(self.moods.get(pawn.character))

    def put_down(self, character: Character) -> None:
        """Puts a pawn where it belongs, or hides it."""
        pawn, stand = self.pawns[character], self.stand(character)
        pawn.setVisible(stand is not None)
        pawn.setZValue(RESTING)
        if stand is not None:
            self.fit(pawn, stand.height)
            pawn.stand_at(stand)

    def fit(self, pawn: Pawn, height: float) -> None:
        """Draws a pawn and its crown at a height, where it is not drawn so already."""
        if not pawn.is_drawn(height, self._ratio):
            pawn.draw(height, self._ratio)
            if pawn.character in self.crowned:
                self.crown_heads(self.crowned)

    def crown_heads(self, characters: Collection[Character]) -> None:
        """Puts crowns on the nominee and the Kings; nobody else ever wears one."""
        self.crowned = frozenset(characters)
        for crown in self.crowns:
            crown.hide()
        for crown, character in zip(self.crowns, sorted(self.crowned), strict=False):
            self._crown(crown, self.pawns[character])

    def _crown(self, crown: Sheet, pawn: Pawn) -> None:
        width = max(1.0, pawn.height * 0.4)
        rise = pawn.height + width * CROWN_RATIO * 0.72
        crown.show_picture(crown_picture(width, self._ratio), -width / 2, -rise)
        crown.setParentItem(pawn.body)
        crown.setPos(QPointF(0, 0))
        crown.show()

    def enable(self, is_enabled: bool) -> None:
        """Makes all pawns faint, or none."""
        for pawn in self.pawns:
            pawn.enable(is_enabled)

    def mark(self, pins: Mapping[Character, Pins]) -> None:
        """Pins on these, and only these."""
        for pawn in self.pawns:
            pawn.mark(pins.get(pawn.character, Pins()))

    def at(self, position: QPointF) -> Character | None:
        """The pawn below the pointer, the one whose middle is nearest."""
        under = [
            pawn
            for pawn in self.pawns
            if pawn.isVisible() and self.reach(pawn.character).contains(position)
        ]
        if not under:
            return None
        nearest = min(under, key=lambda pawn: abs(pawn.pos().x() - position.x()))
        return nearest.character

    def reach(self, character: Character) -> QRectF:
        """Where a pawn is pressed: at the gate up to the frame around it, for a finger as high as
        its floor.
        """
        drawn, place = self.pawns[character].outline(), self.seating.places[character]
        storey = 0.0
        if are_large():
            storey = STOREY * self.geometry.scale if place in FLOORS else 0.0
        elif place == RESERVE:
            drawn.adjust(-_RIM, -_RIM, _RIM, _RIM)
        high = max(target_size(), storey, drawn.height())
        wide = max(target_size(), drawn.width())
        return QRectF(drawn.center().x() - wide / 2, drawn.bottom() - high, wide, high)
