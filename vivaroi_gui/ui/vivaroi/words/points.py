"""Points and chances as they are written."""

from functools import cache

from PySide6.QtCore import QObject


class PointWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def count(self, number: int) -> str:
        return self.tr("%n point(s)", "", number)

    def below(self, number: int) -> str:
        return self.tr("minus %n point(s)", "", number)


@cache
def _words() -> PointWords:
    """The one PointWords of the program."""
    return PointWords()


def so_many_points(number: int) -> str:
    """In the language that is spoken now."""
    return _words().count(number)


def spoken_points(number: int) -> str:
    """The same of points that may be below zero: those who read out drop a sign."""
    return _words().below(-number) if number < 0 else so_many_points(number)


def signed(number: int) -> str:
    """A number of points with the minus sign of print."""
    return str(number).replace("-", "\u2212")


def percent(chance: float) -> int:
    """A chance as it is written, in hundredths."""
    return round(100 * chance)
