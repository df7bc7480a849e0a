"""An AI that needs no process."""

from vivaroi_gui.ai.catalog import BOTS
from vivaroi_gui.ai.worker import Answer, Question, Worker


class HereWorker(Worker):
    """Thinks in this process, and answers the last question when it is told to.

    It answers what was cancelled as well: nobody may listen to it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[Question] = []
        self.is_ready = True
        self.is_stand_in = False

    def put(self, question: Question) -> None:
        self.questions.append(question)

    def poll(self) -> Answer | None:
        if not self.questions or not self.is_ready:
            return None
        ticket, game, view, level, style, seed, _ = self.questions[-1]
        bot = BOTS[game]
        if level is None:
            return Answer(ticket, None if self.is_stand_in else bot.advise(view, seed))
        return Answer(ticket, bot.choose(view, level, seed, style), self.is_stand_in)
