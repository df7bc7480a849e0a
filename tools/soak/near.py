"""Opponents that need no process, for runs of the window in which their play does not matter."""

from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi.bot import advise, choose
from vivaroi_gui.ai.worker import Answer, Question, Worker

_GLANCE = Budget(iterations=2)


class NearWorker(Worker):
    """Answers at once, as a novice; with ``moves`` off it only gives advice."""

    def __init__(self, *, moves: bool = True) -> None:
        super().__init__()
        self._moves = moves
        self._answer: Answer | None = None

    def put(self, question: Question) -> None:
        _, _, view, level, style, seed, _ = question
        if level is None:
            self._answer = Answer(question.ticket, advise(view, seed, budget=_GLANCE))
        elif self._moves:
            self._answer = Answer(question.ticket, choose(view, "novice", seed, style))

    def cancel(self) -> None:
        self._answer = None

    def poll(self) -> Answer | None:
        answer, self._answer = self._answer, None
        return answer
