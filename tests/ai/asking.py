"""A game that has asked its worker one question.

Started by the tests as a process of its own: it tells what the worker has loaded and the number
of its process, and goes on until it is killed.
"""

import sys
import time
from multiprocessing import active_children
from typing import Any

# What the entry point of the game loads, the worker loads as well.
import vivaroi_gui.__main__  # noqa: F401
from vivaroi_gui.ai.questions import Answer, Done, Instalment
from vivaroi_gui.ai.worker import Worker
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.moves import ChooseAmbition

PATIENCE_S = 120.0

_MOVES = "__import__('vivaroi_gui.rules.vivaroi.moves', fromlist=['*'])"
_LOADED = "' '.join(__import__('sys').modules)"


class Spy:
    """Becomes, where it arrives, a view whose only move is the names of the loaded modules."""

    options = Options()

    def __reduce__(self) -> tuple[Any, ...]:
        legal = f"[{_MOVES}.ChooseAmbition(0, {_LOADED})]"
        return eval, (f"__import__('types').SimpleNamespace(legal={legal})",)

    @property
    def legal(self) -> "Spy":
        """Here any move will do."""
        return self

    def __contains__(self, _: object) -> bool:
        return True


def ask(worker: Worker, patience_s: float = PATIENCE_S) -> str:
    """The names that the worker answers to a spy."""
    worker.ask(1, Spy(), "novice", 1)  # type: ignore[arg-type]
    found = answer_of(worker, patience_s).found
    assert isinstance(found, ChooseAmbition)
    return found.ambition


def answer_of(worker: Worker, patience_s: float = PATIENCE_S) -> Answer:
    """Polls until the answer is there."""
    end = time.monotonic() + patience_s
    while time.monotonic() < end:
        if answer := worker.poll():
            return answer
        time.sleep(0.005)
    raise TimeoutError("no answer")


def all_heard(worker: Worker, patience_s: float = PATIENCE_S) -> list[Instalment | Done]:
    """Polls until nothing more is to be explained."""
    heard: list[Instalment | Done] = []
    end = time.monotonic() + patience_s
    while worker.question is not None and time.monotonic() < end:
        if (one := worker.hear()) is not None:
            heard.append(one)
        else:
            time.sleep(0.001)
    return heard


def main() -> None:
    import PySide6.QtCore  # noqa: F401

    import vivaroi_gui.table.table  # noqa: F401

    worker = Worker(PATIENCE_S)
    print(ask(worker))
    (process,) = active_children()
    print(process.pid, flush=True)
    sys.stdin.read()
    worker.stop()
    print(len(active_children()), flush=True)


if __name__ == "__main__":
    main()
