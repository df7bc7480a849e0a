"""What everybody in Vienna has seen that may be remarked on: a pure function without Qt.

In the middle of a round the town is full of what can be clicked, and nobody speaks: a round is
looked back on when it has been evaluated.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vienna import Options
from vivaroi_gui.rules.vienna.events import GameWon, GendarmeSet, Placed, RoundBegun, RoundOver
from vivaroi_gui.ui.session.lead import topics_of_count, topics_of_end
from vivaroi_gui.ui.session.talk import Occasion, Topic
from vivaroi_gui.ui.vienna.timeline import FINAL, TABLE

_ROUND_S: Final = 60.0
"""What a round takes on average."""


def occasions(events: Sequence[Event], options: Options) -> Iterator[Occasion]:
    """What may be remarked on in a game, by what everybody saw of it."""
    scores: Sequence[int] = [0] * options.seats
    deeds: set[Topic] = set()
    for number, event in enumerate(events):
        match event:
            case RoundBegun():
                deeds = set()
            case Placed() if event.bribe:
                deeds.add(Topic("bribe", event.seat))
            case GendarmeSet():
                deeds.add(Topic("gendarme", event.seat))
            case RoundOver():
                topics = (*topics_of_count(scores, event.scores), *sorted(deeds))
                yield Occasion(number, event.number * _ROUND_S, event.number, TABLE, topics)
                scores = event.scores
            case GameWon(result=result):
                topics = topics_of_end(result.winners, options.seats)
                yield Occasion(number, number * _ROUND_S, 0, FINAL, topics)
