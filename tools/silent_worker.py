"""An AI that is asked and never answers, for pictures and figures of the moment before."""

from vivaroi_gui.ai.questions import Answer, Done, Explain, Instalment, Question
from vivaroi_gui.ai.worker import Worker


class SilentWorker(Worker):
    """Starts no process; whatever is to be explained, it knows nothing of it."""

    def put(self, question: Question | Explain) -> None:
        self._question = question

    def poll(self) -> Answer | None:
        return None

    def hear(self) -> Instalment | Done | None:
        question, self._question = self._question, None
        return Done(question.ticket) if isinstance(question, Explain) else None
