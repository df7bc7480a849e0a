"""The board in words: for tooltips and for those who do not see it."""

from PySide6.QtCore import QObject

from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.data import FLOORS, Character
from vivaroi_gui.table.players import Person
from vivaroi_gui.ui.lore import Lore, lore
from vivaroi_gui.ui.scene.castle import Words
from vivaroi_gui.ui.scene.choices import Choices
from vivaroi_gui.ui.text import texts


class Descriptions(QObject):
    """Plain text; nothing in it is a secret."""

    def words(self, told: Lore) -> Words:
        """The words on the castle's furniture."""
        names = tuple(told.floor(floor) for floor in FLOORS)
        return Words(names, self.tr("Full"), self.tr("At the gate"), self.tr("Score"))

    def board(self) -> str:
        return self.tr("The castle")

    def character(self, view: View, character: Character) -> str:
        """Who it is, where it stands and what the viewer may do with it."""
        words = lore(view.options.edition)
        said = [words.full_name(character), words.place(view.places[character])]
        if Choices(view).may_move(character):
            is_placing = view.phase is Phase.PLACING
            said.append(self.tr("may be placed") if is_placing else self.tr("may move up"))
        return ", ".join(said)

    def shield(self, marker: Person, points: int) -> str:
        """Whose shield it is, and the points it stands on."""
        said = self.tr("{name}: {points}")
        return said.format(name=marker.name, points=texts().points(points))
