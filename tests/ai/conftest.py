"""A place at which questions are answered without a process."""

import contextlib
import threading
from collections.abc import Iterator
from multiprocessing import Pipe
from multiprocessing.connection import Connection

import pytest

from tests.conftest import PATIENCE_S
from vivaroi_gui.ai.catalog import BOTS
from vivaroi_gui.ai.serving import serve


@pytest.fixture
def served() -> Iterator[Connection]:
    """The other end of a pipe at which questions are answered, in a thread."""
    ours, theirs = Pipe()

    def answer() -> None:
        with contextlib.suppress(EOFError, OSError):
            serve(theirs, "vivaroi", BOTS)

    thread = threading.Thread(target=answer)
    thread.start()
    assert ours.recv() is None
    yield ours
    ours.close()
    thread.join(PATIENCE_S)
    theirs.close()
    assert not thread.is_alive()
