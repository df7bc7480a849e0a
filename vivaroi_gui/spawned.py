"""What every process of the game's own has in common."""

import contextlib
import signal
from collections.abc import Iterator


@contextlib.contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """A process started here is deaf to Ctrl-C from its first moment, where there are signals."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    _start_tracker()
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


def _start_tracker() -> None:
    """The spawn's own servant, which unblocks signals when it is first started."""
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()
