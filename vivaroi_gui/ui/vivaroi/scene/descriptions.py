"""The board in words: for tooltips and for those who do not see it."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.rules.vivaroi.data import FLOORS, POINTS_AT, WCS, Character
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.grammar import sentence
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.vivaroi.scene.furniture import Words
from vivaroi_gui.ui.vivaroi.scene.geometry import STONES
from vivaroi_gui.ui.vivaroi.scene.legal_moves import LegalMoves
from vivaroi_gui.ui.vivaroi.scene.pins import Pins
from vivaroi_gui.ui.vivaroi.words.editions import lore
from vivaroi_gui.ui.vivaroi.words.lore import Lore
from vivaroi_gui.ui.vivaroi.words.points import so_many_points


class Descriptions(QObject):
    """Plain text; nothing in it is a secret, but for what pins say to those who see them."""

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
        legal = LegalMoves(view)
        if legal.may_move(character):
            said.append(self._may(legal, character))
        return ", ".join(said)

    def _may(self, legal: LegalMoves, character: Character) -> str:
        if legal.is_placing:
            return self.tr("may be placed")
        if legal.view.places[character] in WCS:
            return self.tr("may come out")
        (place, *_) = legal.targets(character)
        return self.tr("may go to the WC") if place in WCS else self.tr("may move up")

    def pins(self, pins: Pins, names: Sequence[str]) -> str:
        """What the pins on a pawn tell their owners; a heart of one's own needs no words."""
        said = []
        if len(names) > 1 and pins.hearts:
            whose = people().names([names[partner] for partner in pins.hearts])
            said.append(self.tr("favourite of {names}").format(names=whose))
        if pins.seals:
            whose = people().names([names[partner] for partner in pins.seals])
            text = self.tr("bears the black seal for {names}: does not count")
            said.append(text.format(names=whose))
        return ", ".join(said)

    def last_moved(self, name: str) -> str:
        """Who has moved a character last in this round."""
        return self.tr("last move by {name}").format(name=name)

    def annex(self, view: View, place: int) -> str:
        """What a WC or a dungeon is for, and what a favourite in it is worth."""
        name, points = lore(view.options.edition).place(place), POINTS_AT[place]
        said = text("glossary", "dungeon" if points < 0 else "wc")
        return sentence(said.format(name=name, points=so_many_points(abs(points))))

    def markers(self, players: Sequence[Player], options: Options) -> list[str]:
        """Whose each scoring marker is, the Emissary's last."""
        if options.shared_marker:
            names = [people().seat(player) for player in players]
        else:
            names = [person.name for player in players for person in player.persons]
        return [*names, self.tr("Emissary of the Empire")] if options.emissary else names

    def shield(self, name: str, points: int) -> str:
        """Whose shield it is, its points, and how many of them are rounds of the whole road."""
        said = self.tr("{name}: {points}").format(name=name, points=so_many_points(points))
        passed = points - points % STONES
        return self.tr("{said} (+{passed})").format(said=said, passed=passed) if passed else said
