"""Processes that do not answer as the opponents' process does: each is started in its place."""

import os
import pickle
import time
from multiprocessing.connection import Connection
from typing import NoReturn

from vivaroi_gui.ai.questions import Answer, Question
from vivaroi_gui.rules.vivaroi.moves import Place


def garbage(pipe: Connection, *_: object) -> None:
    """Bytes that mean nothing."""
    pipe.send_bytes(b"\x80\x05no pickle at all")
    _linger()


def something_else(pipe: Connection, *_: object) -> None:
    pipe.send("good evening")
    _linger()


def unasked(pipe: Connection, *_: object) -> None:
    """An answer before there was a question."""
    pipe.send(Answer(1, Place(0, 1)))
    _linger()


def what_may_not_be_played(pipe: Connection, *_: object) -> None:
    """A move, but not one of the view's."""
    pipe.send(None)
    question: Question = pipe.recv()
    pipe.send(Answer(question.ticket, Place(99, 99)))
    _linger()


def nothing(*_: object) -> NoReturn:
    """Dies at once."""
    os._exit(1)


def half_a_message(pipe: Connection, *_: object) -> None:
    """Says that it listens, and goes on with an answer that breaks off."""
    ready = pickle.dumps(None)
    os.write(pipe.fileno(), len(ready).to_bytes(4, "big") + ready + (1000).to_bytes(4, "big"))
    _linger()


def _linger() -> NoReturn:
    while True:
        time.sleep(60)
