"""An AI that needs no process."""

from vivaroi_gui.ai.bot import Advice
from vivaroi_gui.ai.catalog import BOTS
from vivaroi_gui.ai.questions import Answer, Done, Explain, Instalment, Question
from vivaroi_gui.ai.review import Part
from vivaroi_gui.ai.worker import Worker
from vivaroi_gui.rules.core import Move


class HereWorker(Worker):
    """Thinks in this process, and answers the last question when it is told to.

    It answers what was cancelled as well: nobody may listen to it.  Whatever is to be explained,
    it says ``parts``, and nothing more; nothing comes while they are None.
    """

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[Question] = []
        self.is_ready = True
        self.is_stand_in = False
        self.parts: list[Part] | None = []
        self._said = 0
        self._thought: tuple[Question, Move | Advice] | None = None

    def put(self, question: Question | Explain) -> None:
        self._question = question
        self._said = 0
        if isinstance(question, Question):
            self.questions.append(question)

    def poll(self) -> Answer | None:
        if not self.questions or not self.is_ready:
            return None
        question = self.questions[-1]
        if isinstance(self._question, Question):
            self._question = None
        if question.level is None:
            return Answer(question.ticket, None if self.is_stand_in else self._found(question))
        return Answer(question.ticket, self._found(question), self.is_stand_in)

    def _found(self, question: Question) -> Move | Advice:
        """However often it is asked for, it is thought about once."""
        if self._thought is None or self._thought[0] is not question:
            self._thought = question, _think(question)
        return self._thought[1]

    def hear(self) -> Instalment | Done | None:
        question = self._question
        if self.parts is None or not isinstance(question, Explain):
            return None
        if self._said == len(self.parts):
            self._question = None
            return Done(question.ticket)
        self._said += 1
        return Instalment(question.ticket, self._said - 1, self.parts[self._said - 1])


def _think(question: Question) -> Move | Advice:
    bot = BOTS[question.game]
    if question.level is None:
        return bot.advise(question.view, question.seed)
    return bot.choose(question.view, question.level, question.seed, question.style)
