"""What the game and its rounds are called."""

from functools import cache

from PySide6.QtCore import QObject


class RoundWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def title(self) -> str:
        """The name of the game; no language has another one."""
        return "Vienna"

    def rules(self) -> str:
        """What its rules are called, in a list of those of all games."""
        return self.tr("Vienna")

    def round(self, number: int) -> str:
        """Which round it is: how many there will be nobody knows."""
        return self.tr("Round {number}").format(number=number)


@cache
def round_words() -> RoundWords:
    """The one RoundWords of the program."""
    return RoundWords()
