"""The count in parts: who is King and how it came to that; when all is counted, what comes next."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.access_parts import AccessPart, Make, Role
from vivaroi_gui.ui.vivaroi.count.standing import Reckoning
from vivaroi_gui.ui.vivaroi.count.words import CountWords


class CountReading:
    """A count in the order of reading: head, rows, a foot that may tell of ties, buttons."""

    def __init__(self, words: CountWords, reckoned: Reckoning, own: Sequence[QWidget]) -> None:
        self._words = words
        self._reckoned = reckoned
        self._own = own

    def told(self, players: Sequence[Player], rows: Sequence[QWidget] = ()) -> Make:
        """Without rows while the show goes on: their names tell ranks to which it has not come."""
        words, reckoned, own = self._words, self._reckoned, self._own
        note, foot = words.note(reckoned, players), words.footer(reckoned, players)
        parts = [AccessPart("head", Role.Heading, head(words, reckoned), note)]
        feet = [AccessPart("foot", Role.StaticText, foot)] if rows else []
        return lambda: (*parts, *rows, *feet, *own)


def head(words: CountWords, reckoned: Reckoning) -> str:
    """Which count it is, and who was crowned."""
    title, king = words.title(reckoned), words.lore.crowned(reckoned.count.king)
    return f"{title}. {king} {words.crowned_by(reckoned)}."
