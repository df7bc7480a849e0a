"""Opponents that need no process, for runs of the window in which their play does not matter."""

from collections.abc import Callable

from vivaroi_gui.ai.bot import Advice
from vivaroi_gui.ai.catalog import BOTS
from vivaroi_gui.ai.questions import Answer, Done, Explain, Instalment, Question
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vienna import bot as town
from vivaroi_gui.ai.vivaroi import bot as castle
from vivaroi_gui.ai.worker import Worker

_GLANCE = Budget(iterations=2)
_ADVISERS: dict[str, Callable[..., Advice]] = {"vivaroi": castle.advise, "vienna": town.advise}


class NearWorker(Worker):
    """Answers at once, as a novice; with ``moves`` off it only gives advice."""

    def __init__(self, *, moves: bool = True) -> None:
        super().__init__()
        self._moves = moves
        self._answer: Answer | None = None

    def put(self, question: Question | Explain) -> None:
        self._question = question
        if isinstance(question, Explain):
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
        """Whatever it is: nothing is known about it."""
        question, self._question = self._question, None
        return Done(question.ticket) if isinstance(question, Explain) else None
