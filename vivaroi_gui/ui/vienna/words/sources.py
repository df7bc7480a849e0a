"""Where each value of the board is from, as a table for the rules."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QObject

from vivaroi_gui.rules.vienna.board import GEHEIMBUND, STREET, Board, Source, Stop
from vivaroi_gui.rules.vienna.data import NOTHING, Special
from vivaroi_gui.ui.vienna.words.cards import card_words

_SHOWN: Final = (Source.RULEBOOK, Source.FOUND, Source.RECONSTRUCTED)
"""The columns."""
_NOTHING: Final = "–"


class _Value(NamedTuple):
    """One value: its name here, and where it is from."""

    name: str
    source: Source


class SourceWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def table(self, board: Board) -> str:
        """In Markdown: a row for each stop along the street, then those of the cards."""
        head = [self.tr("Stop"), *map(self._column, _SHOWN)]
        stops = [board.stops[index] for index in (*STREET, GEHEIMBUND)]
        rows = [(stop.name, list(self._values(stop))) for stop in stops]
        lines = [
            head,
            ["---"] * len(head),
            *(self._row(*row) for row in (*rows, *self._rest(board))),
        ]
        return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)

    def counts(self, board: Board) -> dict[Source, int]:
        """How many values of all stops are from where."""
        told = [value.source for stop in board.stops for value in self._values(stop)]
        return {source: told.count(source) for source in Source}

    def named(self, stop: Stop, source: Source) -> str:
        """Which values of a stop are from there."""
        return _listed(list(self._values(stop)), source)

    def owned(self, board: Board) -> list[str]:
        """What an owner has corrected, stop by stop, then the cards; nothing where all is ours."""
        rows = [(stop.name, list(self._values(stop))) for stop in board.stops]
        told = self.tr("{name}: {values}")
        return [
            told.format(name=name, values=_listed(values, Source.OWNER))
            for name, values in (*rows, *self._rest(board))
            if any(one.source is Source.OWNER for one in values)
        ]

    def _row(self, name: str, values: Sequence[_Value]) -> list[str]:
        return [name, *(_listed(values, source) for source in _SHOWN)]

    def _column(self, source: Source) -> str:
        return {
            Source.RULEBOOK: self.tr("In the rulebook"),
            Source.FOUND: self.tr("Told elsewhere"),
            Source.RECONSTRUCTED: self.tr("Reconstructed"),
            Source.OWNER: "",
        }[source]

    def _values(self, stop: Stop) -> Iterator[_Value]:
        """What a stop has: what does nothing there is left out."""
        is_there = {
            "name": True,
            "order": stop.id != "geheimbund",
            "numbers": True,
            "action": True,
            "cost": bool(stop.cost) or "cost" in dict(stop.sources),
            "gains": stop.gains != NOTHING,
            "card": stop.card is not None,
            "symbol": stop.symbol is not None,
            "more": stop.symbol is not None,
            "equal": stop.symbol is not None,
        }
        for value, word in self._words().items():
            if is_there[value]:
                yield _Value(word, stop.source(value))

    def _words(self) -> dict[str, str]:
        """What the values of a stop are called, in the order in which they are told."""
        return {
            "name": self.tr("name"),
            "order": self.tr("place"),
            "numbers": self.tr("numbers"),
            "action": self.tr("what for"),
            "cost": self.tr("price"),
            "gains": self.tr("gain"),
            "card": self.tr("card"),
            "symbol": self.tr("symbol"),
            "more": self.tr("gain for more"),
            "equal": self.tr("gain for a tie"),
        }

    def _rest(self, board: Board) -> list[tuple[str, list[_Value]]]:
        """What is no stop."""
        symbols, copies = self.tr("symbols"), self.tr("how many of each")
        start = [_Value(self.tr("coins and symbols"), card.source) for card in board.start_cards]
        characters = [_Value(f"{symbols}, {copies}", card.source) for card in board.characters]
        influence = [_Value(symbols, board.influence_source)]
        markers = [_Value(self.tr("all"), board.start_scores_source)]
        return [
            (self.tr("Start cards"), start),
            (self.tr("Characters"), characters),
            (card_words().special(Special.INFLUENCE), influence),
            (self.tr("Starts of the markers"), markers),
        ]


def _listed(values: Sequence[_Value], source: Source) -> str:
    """The values that are from there, each named once."""
    return ", ".join(dict.fromkeys(one.name for one in values if one.source is source)) or _NOTHING


@cache
def source_words() -> SourceWords:
    """The one SourceWords of the program."""
    return SourceWords()
