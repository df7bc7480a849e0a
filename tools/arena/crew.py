"""Games played in processes of their own, each taking the next one when it has finished one.

Neither pool of the standard library will do: one waits for ever for the game of a worker that was
killed, the workers of the other stay behind when this process is.
"""

import contextlib
import signal
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final, Generic, TypeVar

_DYING_S: Final = 2.0

Task = TypeVar("Task")
Answer = TypeVar("Answer")


class WorkerLost(RuntimeError):
    """A worker process ended before it had answered."""


def work(function: Callable[[Task], Answer], tasks: Iterable[Task], jobs: int) -> Iterator[Answer]:
    """The answers to all tasks from ``jobs`` processes, in the order in which they come.

    What the function raises in a worker is raised here.  No process is left when this ends,
    however it ends.

    Raises:
        WorkerLost: a process died.
    """
    waiting = iter(tasks)
    workers = [_Worker(function) for _ in range(jobs)]
    try:
        busy: dict[Any, _Worker[Task, Answer]] = {
            one.pipe: one for one in workers if one.takes(waiting)
        }
        while busy:
            for one in [busy[pipe] for pipe in wait(list(busy))]:
                yield one.answer()
                if not one.takes(waiting):
                    del busy[one.pipe]
    finally:
        for one in workers:
            one.end()


class _Worker(Generic[Task, Answer]):
    """A process and the pipe to it; spawned, so that it holds no end of another's pipe."""

    def __init__(self, function: Callable[[Task], Answer]) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self._process: SpawnProcess = context.Process(
            target=_serve, args=(theirs, function), daemon=True
        )
        self._process.start()
        theirs.close()

    def takes(self, tasks: Iterator[Task]) -> bool:
        """Gives it the next task; False when there is none left."""
        for task in tasks:
            with self._told_when_lost():
                self.pipe.send(task)
            return True
        return False

    def answer(self) -> Answer:
        received: tuple[Answer, Exception | None]
        with self._told_when_lost():
            received = self.pipe.recv()
        answer, failure = received
        if failure is not None:
            raise failure
        return answer

    @contextlib.contextmanager
    def _told_when_lost(self) -> Iterator[None]:
        try:
            yield
        except (EOFError, OSError) as failure:
            self._process.join(_DYING_S)
            raise WorkerLost(f"a worker process {_ended(self._process.exitcode)}") from failure

    def end(self) -> None:
        self.pipe.close()
        self._process.kill()  # it holds nothing, and may be stopped
        self._process.join()


def _ended(code: int | None) -> str:
    """How a process came to its end: by itself, or by somebody else."""
    if code is None:
        return "does not answer any more"
    if code < 0:
        return f"was killed by {signal.Signals(-code).name}"
    return f"ended by itself, with status {code}; see above"


def _serve(pipe: Connection, function: Callable[[Task], Answer]) -> None:
    """Answers tasks until the other end of the pipe is closed or gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever gives the tasks
    with contextlib.suppress(EOFError, OSError):
        while True:
            task = pipe.recv()
            try:
                pipe.send((function(task), None))
            except Exception as failure:
                pipe.send((None, failure))
