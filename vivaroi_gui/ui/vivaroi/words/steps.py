"""What a step is called where it is taken back, or done again."""

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QObject

from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.data import THRONE
from vivaroi_gui.rules.vivaroi.events import (
    AmbitionChosen,
    ElectionCalled,
    MovedUp,
    Placed,
    VoteLaid,
)
from vivaroi_gui.ui.vivaroi.words.editions import lore
from vivaroi_gui.ui.vivaroi.words.lore import Lore


class StepWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def step(self, events: Sequence[Event], spoken: Lore) -> str:
        """By what everybody saw of it: a card that lies sealed is not named."""
        match events:
            case [Placed(character=character, floor=to), *_]:
                return self._moved(spoken, character, to)
            case [MovedUp(character=character, to=to), *_]:
                return self._moved(spoken, character, to)
            case [ElectionCalled(nominee=nominee), *_]:
                return self._moved(spoken, nominee, THRONE)
            case [VoteLaid(), *_]:
                return self.tr("my vote")
            case [AmbitionChosen(), *_]:
                return self.tr("my Ambition")
        return ""

    def _moved(self, spoken: Lore, character: int, to: int) -> str:
        text = self.tr("{character} {where}", "a step: Odessa to the Nobles")
        return text.format(character=spoken.named(character), where=spoken.to_place(to))


@cache
def step_words() -> StepWords:
    """The one StepWords of the program."""
    return StepWords()


def step_name(events: Sequence[Event], options: Options) -> str:
    """In the language that is spoken at the call."""
    return step_words().step(events, lore(options.edition))
