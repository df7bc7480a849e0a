"""Opponents that need no process, for runs of the window in which their play does not matter."""

from collections.abc import Callable, Iterator
from itertools import count
from random import Random

from tools.explained import made_up
from vivaroi_gui.ai.bot import Advice
from vivaroi_gui.ai.catalog import BOTS
from vivaroi_gui.ai.questions import Answer, Done, Explain, Instalment, Question
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.review import Chances, Part, Point, Progress
from vivaroi_gui.ai.vienna import bot as town
from vivaroi_gui.ai.vivaroi import bot as castle
from vivaroi_gui.ai.worker import Worker

_GLANCE = Budget(iterations=2)
_ADVISERS: dict[str, Callable[..., Advice]] = {"vivaroi": castle.advise, "vienna": town.advise}


class NearWorker(Worker):
    """Answers at once, as a novice; with ``moves`` off it only gives advice.

    What explains a game is made up.
    """

    def __init__(self, *, moves: bool = True) -> None:
        super().__init__()
        self._moves = moves
        self._answer: Answer | None = None
        self._numbers = count()
        self._parts: Iterator[Part] = iter(())

    def put(self, question: Question | Explain) -> None:
        self._question = question
        if isinstance(question, Explain):
            self._numbers, self._parts = count(), _parts(question)
            return
        _, game, view, level, style, seed, _ = question
        if level is None:
            advice = _ADVISERS[game](view, seed, budget=_GLANCE)
            self._answer = Answer(question.ticket, advice)
        elif self._moves:
            move = BOTS[game].choose(view, "novice", seed, style)
            self._answer = Answer(question.ticket, move)

    def cancel(self) -> None:
        self._question = self._answer = None

    def poll(self) -> Answer | None:
        answer, self._answer = self._answer, None
        return answer

    def hear(self) -> Instalment | Done | None:
        question = self._question
        if not isinstance(question, Explain):
            return None
        part = next(self._parts, None)
        if part is not None:
            return Instalment(question.ticket, next(self._numbers), part)
        self._question = None
        return Done(question.ticket)


def _parts(question: Explain) -> Iterator[Part]:
    """Of the town, that nothing was ever decided."""
    if question.game == "vivaroi":
        return made_up(question.shown, Random(question.seed))
    seats = question.shown.sights[0].view.options.players
    even = Chances((1 / seats,) * seats, (0.05,) * seats, 48)
    points = [Point(at, True, even) for at in range(len(question.shown.sights))]
    return iter((*points, Progress(1.0)))
