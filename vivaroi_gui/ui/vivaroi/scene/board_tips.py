"""What the board says of what is under the pointer."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QPointF

from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.rules.vivaroi.data import DUNGEONS, FLOORS, THRONE, WCS, Character
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.grammar import joined, labelled
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.vivaroi.scene.board_stage import BoardStage, points_of
from vivaroi_gui.ui.vivaroi.scene.descriptions import Descriptions
from vivaroi_gui.ui.vivaroi.scene.pins import Pins
from vivaroi_gui.ui.vivaroi.scene.plaque import plaque_area, ribbon_area
from vivaroi_gui.ui.vivaroi.words.editions import lore
from vivaroi_gui.ui.vivaroi.words.glossary import meaning, of_floor


class BoardTips:
    """Follows the view that is shown; ``pins`` are those that can be seen, and no others."""

    def __init__(self, stage: BoardStage, parent: QObject) -> None:
        self._stage = stage
        self.words = Descriptions(parent)
        self.players: Sequence[Player] = ()
        self._options = Options()

    def set_game(self, players: Sequence[Player], options: Options) -> None:
        self.players, self._options = players, options

    def describe(self, view: View | None, character: Character) -> str:
        """Who it is, where it stands and what it may do: for tooltips and screen readers."""
        if view is None:
            return lore(self._options.edition).full_name(character)
        return self.words.character(view, character)

    def at(self, position: QPointF, view: View, pins: Mapping[Character, Pins]) -> str:
        """What the tooltip says there, as plain text: of a shield, a pawn, an annex or a plaque."""
        marker = self._stage.road.marker_at(position)
        if marker is not None:
            return self._of_shield(marker, view)
        cast = self._stage.cast
        character, annex = cast.at(position), cast.geometry.annex_at(position)
        if character is not None:
            told = (
                self.describe(view, character),
                self._last_moved(view, character),
                self._told_by(pins.get(character), view),
            )
            meant = _meant(view, character, pins.get(character))
            return joined(", ".join(filter(None, told)), *meant)
        if annex is not None:
            return self.words.annex(view, annex)
        plaques = {floor: plaque_area(cast.geometry, floor) for floor in FLOORS}
        plaques[THRONE] = ribbon_area(cast.geometry)
        found = [floor for floor, area in plaques.items() if area.contains(position)]
        return of_floor(view, found[0]) if found else ""

    def _of_shield(self, marker: int, view: View) -> str:
        name = self.words.markers(self.players, self._options)[marker]
        return self.words.shield(name, points_of(view)[marker])

    def of_places(self, view: View) -> list[str]:
        """What is told of floors, of what is beside them and of shields: no key leads there."""
        named, geometry = lore(view.options.edition), self._stage.cast.geometry
        floors = [labelled(named.floor(floor), of_floor(view, floor)) for floor in FLOORS]
        annexes = (*WCS, *DUNGEONS) if geometry.has_annexes else ()
        markers = range(len(self.words.markers(self.players, self._options)))
        return [
            *floors,
            *(self.words.annex(view, place) for place in annexes),
            *(self._of_shield(marker, view) for marker in markers),
        ]

    def _last_moved(self, view: View, character: Character) -> str:
        """Whose hand it was; nothing of whoever stands where chance has put everybody."""
        for seat, move in reversed(view.acts if self.players else ()):
            if move.character == character:
                return self.words.last_moved(people().seat(self.players[seat]))
        return ""

    def _told_by(self, pins: Pins | None, view: View) -> str:
        """What the pins on a pawn say, to those who see them."""
        if pins is None or view.seat is None or not self.players:
            return ""
        names = [person.name for person in self.players[view.seat].persons]
        return self.words.pins(pins, names)


def _meant(view: View, character: Character, pins: Pins | None) -> list[str]:
    """What the Jester is, and what a heart of one's own means."""
    edition, rules = view.options.edition, view.options.rulebook
    told = [meaning("jester", edition)] if character == rules.jester else []
    is_alone = view.seat is not None and len(view.options.sides[view.seat]) == 1
    return told + ([meaning("heart", edition)] if pins and pins.hearts and is_alone else [])
