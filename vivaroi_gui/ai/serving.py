"""In the opponents' process: questions come, answers go, and thinking ends where more comes."""

import contextlib
import math
import os
import signal
from time import monotonic
from typing import TYPE_CHECKING, Final

from vivaroi_gui.ai.bot import Advice, Bot, ShouldStop
from vivaroi_gui.ai.questions import Alive, Answer, Done, Explain, Instalment, Question
from vivaroi_gui.rules.catalog import Catalog
from vivaroi_gui.rules.core import Move

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_NICENESS: Final = 10
_LISTENING_S: Final = 0.005
"""How often a search is interrupted to listen for another question: listening costs time."""

SIGN_OF_LIFE_S: Final = 1.0
"""How often it is said that somebody thinks, where nothing else comes."""


def work(pipe: "Connection", game: str, bots: Catalog[Bot]) -> None:
    """Answers questions until the other end of the pipe is closed, first about this game."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    with contextlib.suppress(EOFError, OSError):
        serve(pipe, game, bots)


def serve(pipe: "Connection", game: str, bots: Catalog[Bot]) -> None:
    """Says that it listens, then answers; thinking ends as soon as anything follows.

    Each question has its answer, so that whoever asks knows that somebody listens.

    Raises:
        EOFError, OSError: nobody is at the other end.
    """
    _ = bots[game]  # loaded before anybody waits for it
    pipe.send(None)
    while True:
        question: Question | Explain | None = pipe.recv()
        if isinstance(question, Question):
            ear = _Ear(pipe, question.limit_s)
            pipe.send(Answer(question.ticket, _found(bots[question.game], question, ear)))
        elif question is not None:
            _tell(pipe, question, bots[question.game])
            pipe.send(Done(question.ticket))


def _found(bot: Bot, question: Question, should_stop: ShouldStop) -> Move | Advice:
    _, _, view, level, style, seed, _ = question
    if level is None:
        return bot.advise(view, seed, should_stop)
    return bot.choose(view, level, seed, style, should_stop)


def _tell(pipe: "Connection", question: Explain, bot: Bot) -> None:
    """Passes parts on as they come; where many come quickly it listens between them too."""
    ear = _Pulse(pipe, question.ticket)
    for number, part in enumerate(bot.explain(question.shown, question.seed, ear)):
        if ear():
            return
        pipe.send(Instalment(question.ticket, number, part))


class _Ear:
    """Tells whoever thinks to stop: something else came, or the time is over."""

    def __init__(self, pipe: "Connection", limit_s: float = math.inf) -> None:
        self._pipe = pipe
        self._next = monotonic()
        self._end = self._next + limit_s
        self._is_over = False

    def __call__(self) -> bool:
        now = monotonic()
        if now >= self._next:
            self._next = now + _LISTENING_S
            self._is_over = now >= self._end or self._pipe.poll()
        return self._is_over


class _Pulse(_Ear):
    """Says meanwhile that somebody thinks, for whoever explains may say nothing for long."""

    def __init__(self, pipe: "Connection", ticket: int) -> None:
        super().__init__(pipe)
        self._ticket = ticket
        self._next_sign = monotonic() + SIGN_OF_LIFE_S

    def __call__(self) -> bool:
        now = monotonic()
        if now >= self._next_sign:
            self._next_sign = now + SIGN_OF_LIFE_S
            self._pipe.send(Alive(self._ticket))
        return super().__call__()
