"""An AI that needs no process."""

import math
from typing import NamedTuple

from vivaroi_gui.ai.bot import advise, choose
from vivaroi_gui.ai.worker import Answer, Worker
from vivaroi_gui.rules.vivaroi import View


class Asked(NamedTuple):
    """A question; without a level it asks for advice."""

    ticket: int
    view: View
    level: str | None
    style: str
    seed: int
    limit_s: float


class HereWorker(Worker):
    """Thinks in this process, and answers the last question when it is told to.

    It answers what was cancelled as well: nobody may listen to it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[Asked] = []
        self.is_ready = True
        self.is_stand_in = False

    def ask(
        self,
        ticket: int,
        view: View,
        level: str,
        seed: int,
        style: str = "even",
        limit_s: float = math.inf,
    ) -> None:
        self.questions.append(Asked(ticket, view, level, style, seed, limit_s))

    def ask_advice(self, ticket: int, view: View, seed: int) -> None:
        self.questions.append(Asked(ticket, view, None, "even", seed, math.inf))

    def poll(self) -> Answer | None:
        if not self.questions or not self.is_ready:
            return None
        ticket, view, level, style, seed, _ = self.questions[-1]
        if level is None:
            return Answer(ticket, None if self.is_stand_in else advise(view, seed))
        return Answer(ticket, choose(view, level, seed, style), self.is_stand_in)
