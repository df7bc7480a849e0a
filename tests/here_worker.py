"""An AI that needs no process."""

from vivaroi_gui.ai.catalog import BOTS
from vivaroi_gui.ai.questions import Answer, Done, Explain, Instalment, Question
from vivaroi_gui.ai.review import Part
from vivaroi_gui.ai.worker import Worker


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

    def put(self, question: Question | Explain) -> None:
        self._question = question
        self._said = 0
        if isinstance(question, Question):
            self.questions.append(question)

    def poll(self) -> Answer | None:
        if not self.questions or not self.is_ready:
            return None
        ticket, game, view, level, style, seed, _ = self.questions[-1]
        if isinstance(self._question, Question):
            self._question = None
        bot = BOTS[game]
        if level is None:
            return Answer(ticket, None if self.is_stand_in else bot.advise(view, seed))
        return Answer(ticket, bot.choose(view, level, seed, style), self.is_stand_in)

    def hear(self) -> Instalment | Done | None:
        question = self._question
        if self.parts is None or not isinstance(question, Explain):
            return None
        if self._said == len(self.parts):
            self._question = None
            return Done(question.ticket)
        self._said += 1
        return Instalment(question.ticket, self._said - 1, self.parts[self._said - 1])
