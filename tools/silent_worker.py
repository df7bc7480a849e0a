"""An AI that is asked and never answers, for pictures and figures of the moment before."""

from vivaroi_gui.ai.worker import Answer, Question, Worker


class SilentWorker(Worker):
    """Starts no process."""

    def put(self, question: Question) -> None:
        return

    def poll(self) -> Answer | None:
        return None
