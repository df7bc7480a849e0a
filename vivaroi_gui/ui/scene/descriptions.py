"""The board in words: for tooltips and for those who do not see it."""

from PySide6.QtCore import QObject

from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.data import OUT, RESERVE, Character
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.scene.castle import Words
from vivaroi_gui.ui.scene.choices import Choices
from vivaroi_gui.ui.text import texts


class Descriptions(QObject):
    """Plain text; nothing in it is a secret."""

    def words(self) -> Words:
        """The words on the castle's furniture."""
        names = tuple(texts().floor(floor) for floor in range(7))
        return Words(names, self.tr("Full"), self.tr("At the gate"), self.tr("Score"))

    def board(self) -> str:
        return self.tr("The castle")

    def character(self, view: View, character: Character) -> str:
        """Who it is, where it stands and what the viewer may do with it."""
        said = [texts().full_name(character), self._whereabouts(view, character)]
        if Choices(view).may_move(character):
            is_placing = view.phase is Phase.PLACING
            said.append(self.tr("may be placed") if is_placing else self.tr("may move up"))
        return ", ".join(said)

    def shield(self, player: Player, points: int) -> str:
        """Whose shield it is, and the points it stands on."""
        said = self.tr("{name}: {points}")
        return said.format(name=player.name, points=texts().points(points))

    def _whereabouts(self, view: View, character: Character) -> str:
        place = view.places[character]
        if place == RESERVE:
            return self.tr("at the gate")
        if place == OUT:
            return self.tr("eliminated")
        where = self.tr("{name}, floor {number}")
        return where.format(name=texts().floor(place), number=place)
