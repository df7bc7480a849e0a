"""An AI that needs no process."""

from vivaroi_gui.ai.bot import choose
from vivaroi_gui.ai.worker import Answer, Worker
from vivaroi_gui.rules.vivaroi import View


class HereWorker(Worker):
    """Thinks in this process, and answers when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[tuple[int, View, str, int]] = []
        self.is_ready = True

    def ask(self, ticket: int, view: View, level: str, seed: int) -> None:
        self.questions.append((ticket, view, level, seed))

    def poll(self) -> Answer | None:
        if not self.questions or not self.is_ready:
            return None
        ticket, view, level, seed = self.questions[-1]
        return ticket, choose(view, level, seed)
