"""What keys do in the castle, the hall and the choice of an Ambition."""

from functools import cache

from PySide6.QtCore import QObject

from vivaroi_gui.ui.kit.deliberate import deliberate_key
from vivaroi_gui.ui.kit.key_names import letters
from vivaroi_gui.ui.session.screens import KeyRow, Keys


class KeyWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def keys(self) -> Keys:
        """Those that are no commands."""
        return Keys(self.tr("In the castle"), (*self._of_castle(), *self._of_cards()))

    def _of_castle(self) -> tuple[KeyRow, ...]:
        return (
            (self.tr("Choose among the characters"), (self.tr("Arrows"), self.tr("Tab"))),
            (self.tr("Choose a character by initial"), letters(self.tr("A to V"))),
            (self.tr("Lift a character, put it down"), (self.tr("Enter"), self.tr("Space"))),
            (
                self.tr("Send it to a floor, to the WC (2024)"),
                (self.tr("0 to 6"), *letters(self.tr("W"))),
            ),
            (self.tr("Go back, put the character back"), (self.tr("Esc"),)),
            (self.tr("What this character may do"), (self.tr("Menu"),)),
        )

    def _of_cards(self) -> tuple[KeyRow, ...]:
        return (
            (self.tr("Choose a vote card"), (self.tr("Arrows"), self.tr("Enter"))),
            (self.tr("Choose an Ambition card (2024)"), ("1", "2")),
            (self.tr("Play the vote card, keep the Ambition"), (deliberate_key(),)),
        )


@cache
def key_words() -> KeyWords:
    """The one KeyWords of the program."""
    return KeyWords()
