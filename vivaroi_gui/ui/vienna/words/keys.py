"""What keys do in Vienna."""

from functools import cache

from PySide6.QtCore import QObject

from vivaroi_gui.ui.kit.key_names import letters
from vivaroi_gui.ui.session.screens import Keys


class KeyWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def keys(self) -> Keys:
        """Those that are no commands."""
        return Keys(
            self.tr("In Vienna"),
            (
                (self.tr("Throw the dice, go on reading"), (self.tr("Enter"), self.tr("Space"))),
                (self.tr("Choose a die, let go of it"), (self.tr("1 to 6"),)),
                (self.tr("Go from die to die, choose one"), (self.tr("Tab"), self.tr("Space"))),
                (self.tr("Reroll: begin, then throw the chosen dice"), letters("R")),
                (self.tr("Turn a die by one, then to which face"), letters("T", self.tr("1 to 6"))),
                (self.tr("Go from framed stop to framed stop"), (self.tr("Arrows"),)),
                (
                    self.tr("Go along the street, to every stop"),
                    (self.tr("Page up"), self.tr("Page down")),
                ),
                (
                    self.tr("Go to a stop by its name"),
                    (*letters(self.tr("Its first letter")), *letters(self.tr("Shift and letter"))),
                ),
                (self.tr("Place the chosen dice"), (self.tr("Enter"), self.tr("Space"))),
                (self.tr("Let go of all dice"), (self.tr("Esc"),)),
                (self.tr("Evaluation: a stop back, a stop on"), (self.tr("Left, Right"),)),
                (
                    self.tr("Evaluation: pause, to its end"),
                    (*letters(self.tr("P")), self.tr("End")),
                ),
                (self.tr("Open the chronicle"), letters(self.tr("C"))),
            ),
        )


@cache
def key_words() -> KeyWords:
    """The one KeyWords of the program."""
    return KeyWords()
