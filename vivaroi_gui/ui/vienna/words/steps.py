"""What a step is called where it is taken back, or done again."""

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QObject

from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vienna import Options
from vivaroi_gui.rules.vienna.events import (
    DiceLeft,
    DieSet,
    DieTurned,
    DoubleTurnKept,
    DoubleTurnUsed,
    GendarmeSet,
    KrieauGained,
    Placed,
    RerollPaid,
    StartCardChosen,
    StopEvaluated,
)
from vivaroi_gui.ui.vienna.words.chronicle import chronicle_words
from vivaroi_gui.ui.vienna.words.evaluated import evaluated_words


class StepWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def step(self, events: Sequence[Event], options: Options) -> str:
        """By the first event of it that has a name."""
        return next(filter(None, (self._one(event, options) for event in events)), "")

    def _one(self, event: Event, options: Options) -> str:
        stops, dice = options.board.stops, chronicle_words().dice
        match event:
            case Placed(stop=stop, dice=put):
                text = self.tr("{dice} on {stop}")
                return text.format(dice=dice(put.dice, put.white), stop=stops[stop].name)
            case RerollPaid(dice=own, white=white):
                return self.tr("reroll {dice}").format(dice=dice(own, white))
            case DieTurned() | DieSet():
                return self._turned(event)
            case GendarmeSet(stop=stop):
                return self.tr("the gendarme to {stop}").format(stop=stops[stop].name)
            case KrieauGained(coins=coins, points=points):
                return evaluated_words().gains(coins, points)
            case StopEvaluated(record=record):
                return stops[record.stop].name
        return self._plain(event)

    def _turned(self, event: DieTurned | DieSet) -> str:
        text = self.tr("die from {was} to {face}")
        if event.is_white:
            text = self.tr("white die from {was} to {face}")
        return text.format(was=event.was, face=event.face)

    def _plain(self, event: Event) -> str:
        return {
            StartCardChosen: self.tr("my start card"),
            DiceLeft: self.tr("no die turned"),
            DoubleTurnUsed: self.tr("second turn"),
            DoubleTurnKept: self.tr("double turn for later"),
        }.get(type(event), "")


@cache
def step_words() -> StepWords:
    """The one StepWords of the program."""
    return StepWords()


def step_name(events: Sequence[Event], options: Options) -> str:
    """In the language that is spoken at the call."""
    return step_words().step(events, options)
