"""What each sign on the board means, and what each stop is for: tables for the rules."""

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QObject

from vivaroi_gui.rules.vienna.board import GEHEIMBUND, STREET, Board
from vivaroi_gui.ui.kit.grammar import sentence
from vivaroi_gui.ui.vienna.words.stops import stop_words


class LegendWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def signs(self, pictures: Sequence[str]) -> str:
        """In Markdown: a row for each picture, of the names that ``meanings`` knows.

        Qt leaves out a picture that nothing stands in for.
        """
        meanings = self.meanings()
        head = [self.tr("Sign"), self.tr("What it means")]
        return _table(head, [[f"![{name}]({name})", meanings[name]] for name in pictures])

    def stops(self, board: Board) -> str:
        """In Markdown: a row for each stop along the street, with its dice and what it does."""
        words = stop_words()
        stops = [board.stops[index] for index in (*STREET, GEHEIMBUND)]
        head = [self.tr("Stop"), self.tr("Dice"), self.tr("What for")]
        return _table(
            head, [[one.name, sentence(words.fit(one)), words.effect(one)] for one in stops]
        )

    def meanings(self) -> dict[str, str]:
        return {
            "citizen": self.tr("A citizen in your circle"),
            "cross": self.tr("A cross in your circle"),
            "crown": self.tr("A crown in your circle"),
            "coin": self.tr("You get a coin"),
            "struck": self.tr("You pay a coin first"),
            "points": self.tr("You get as many points as the red seal shows"),
            "immediate": self.tr("At once, when dice are placed: not in the evaluation"),
            "character": self.tr("You take a character from the salon"),
            "special": self.tr("A special card: its drawing tells which one"),
            "compare": self.tr("Compare this symbol with both neighbours"),
            "choose": self.tr("Choose the symbol to compare"),
            "gendarme": self.tr("Put the gendarme on a free stop"),
            "turn": self.tr("Turn a die to any face"),
            "steal": self.tr("Take coins from others"),
            "any": self.tr("Any dice fit"),
        }


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


@cache
def legend_words() -> LegendWords:
    """The one LegendWords of the program."""
    return LegendWords()
