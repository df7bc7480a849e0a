"""Opponents that need no process, for runs of the window in which their play does not matter."""

import math

from vivaroi_gui.ai.bot import advise, choose
from vivaroi_gui.ai.search import Budget
from vivaroi_gui.ai.worker import Answer, Worker
from vivaroi_gui.rules.vivaroi import View

_GLANCE = Budget(iterations=2)


class NearWorker(Worker):
    """Answers at once, as a novice; with ``moves`` off it only gives advice."""

    def __init__(self, *, moves: bool = True) -> None:
        super().__init__()
        self._moves = moves
        self._answer: Answer | None = None

    def ask(
        self,
        ticket: int,
        view: View,
        level: str,
        seed: int,
        style: str = "even",
        limit_s: float = math.inf,
    ) -> None:
        if self._moves:
            self._answer = Answer(ticket, choose(view, "novice", seed, style))

    def ask_advice(self, ticket: int, view: View, seed: int) -> None:
        self._answer = Answer(ticket, advise(view, seed, budget=_GLANCE))

    def cancel(self) -> None:
        self._answer = None

    def poll(self) -> Answer | None:
        answer, self._answer = self._answer, None
        return answer
