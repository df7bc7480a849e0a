"""The AI in a process of its own: asks it without waiting, and lives with its death."""

import contextlib
import math
from collections.abc import Callable
from time import monotonic
from typing import Final

from vivaroi_gui.ai.catalog import BOTS
from vivaroi_gui.ai.questions import Alive, Answer, Done, Explain, Heard, Instalment, Question
from vivaroi_gui.ai.thinker import Thinker
from vivaroi_gui.rules.core import DEFAULT_STYLE, LEVELS, Shown, View

PATIENCE_S: Final = 6.0
"""After how long an answer is given up; no level thinks nearly so long."""

_GAP_S: Final = 0.25
"""What counts of the time between two polls: more of it the machine slept, or was held up."""
_START_S: Final = 20.0
"""How long a process may take to start on the slowest of machines."""
_MOST_UNHEARD: Final = 4
"""Questions that a process may leave unanswered: more tell that it does not listen."""
_TRIES: Final = 3
"""Processes that may die over one question; then it is answered without one."""


class Worker:
    """Asks and answers without waiting: ``ask``, then ``poll`` until the answer is there.

    The process is spawned by the first question and started anew if it died, talks nonsense, takes
    too long to start or is not heard any more.  Each question has a ticket that comes back with its
    answer; there is one question at a time, and another one, or ``cancel``, makes the process end
    it at once.  Where no process lives long enough or none answers within ``patience_s``, a simple
    move is chosen here: the game goes on.  Only time in which somebody polls makes it impatient.

    What is to be explained is told in pieces, which ``hear`` brings one by one; there patience
    begins anew with each of them, and with each sign of life between them; all come again where the
    process died, and nobody stands in.
    """

    def __init__(
        self, patience_s: float = PATIENCE_S, clock: Callable[[], float] = monotonic
    ) -> None:
        self._patience_s = patience_s
        self._time = _TimeHeeded(clock)
        self._thinker: Thinker | None = None
        self._is_ready = False
        self._started_at = 0.0
        self._unheard = 0  # questions sent whose answers did not come yet
        self._question: Question | Explain | None = None
        self._tries = 0
        self._asked_at = 0.0

    @property
    def is_alive(self) -> bool:
        return self._thinker is not None and self._thinker.is_alive

    @property
    def question(self) -> Question | Explain | None:
        """What is being thought about; None where nothing is."""
        return self._question

    def ask(
        self,
        ticket: int,
        view: View,
        level: str,
        seed: int,
        style: str = DEFAULT_STYLE,
        limit_s: float = math.inf,
    ) -> None:
        """Asks what a player of that level and style does with this view."""
        self.put(Question(ticket, view.options.game, view, level, style, seed, limit_s))

    def ask_advice(self, ticket: int, view: View, seed: int) -> None:
        """Asks what a strong player would do in this seat, and why."""
        self.put(Question(ticket, view.options.game, view, None, DEFAULT_STYLE, seed))

    def explain(self, ticket: int, shown: Shown, seed: int) -> None:
        """Asks what can be said about a game by what it has shown."""
        self.put(Explain(ticket, shown.sights[0].view.options.game, shown, seed))

    def put(self, question: Question | Explain) -> None:
        """Puts a question in the place of the one before."""
        self._question = question
        self._tries = 0
        self._asked_at = self._time.look()
        self._send(question)

    def cancel(self) -> None:
        """Nobody waits for the answer any more."""
        if self._question is None:
            return
        self._question = None
        if self._thinker is not None and self._is_ready:
            self._thinker.send(None)

    def poll(self) -> Answer | None:
        """The answer if it is there.  A question that died with its process is asked again."""
        heard = self._heard(self._question) if isinstance(self._question, Question) else None
        return heard if isinstance(heard, Answer) else None

    def hear(self) -> Instalment | Done | None:
        """The next piece of what is explained, if it is there, or that nothing more comes."""
        heard = self._heard(self._question) if isinstance(self._question, Explain) else None
        return None if isinstance(heard, Answer | Alive) else heard

    def _heard(self, question: Question | Explain) -> Heard | None:
        now = self._time.look()
        try:
            heard = self._received(question)
        except (EOFError, OSError):
            return self._try_again(question)
        if heard is None and now - self._asked_at > self._patience_s:
            return self._give_up(question)
        return heard

    def stop(self) -> None:
        """Ends the process; nothing of it is left afterwards."""
        self._question = None
        self._end_process()

    def _received(self, question: Question | Explain) -> Heard | None:
        """What was said about this question first; what is about earlier ones is dropped.

        Raises:
            EOFError: there is no process, it died, or it says what nobody has asked for.
        """
        if self._thinker is None:
            raise EOFError("no process to hear from")
        for message in self._thinker.heard():
            if message is None and not self._is_ready:
                self._is_ready = True
                self._tell(question)
            elif isinstance(message, Heard) and self._unheard:
                self._unheard -= not isinstance(message, Instalment | Alive)
                if message.ticket == question.ticket:
                    return self._taken(message, question)
            else:
                raise EOFError("nonsense")
        return None

    def _taken(self, heard: Heard, question: Question | Explain) -> Heard:
        if not heard.fits(question):
            raise EOFError("no answer to what was asked")
        if isinstance(heard, Instalment | Alive):
            self._asked_at = self._time.look()
        else:
            self._question = None
        return heard

    def _try_again(self, question: Question | Explain) -> Heard | None:
        self._end_process()
        if self._tries < _TRIES:
            self._send(question)
            return None
        return self._stand_in(question)

    def _give_up(self, question: Question | Explain) -> Heard | None:
        """A process that still starts may go on: it will be in time for the next question."""
        is_starting = not (self._is_ready or self._is_overdue)
        if is_starting and isinstance(question, Explain):
            return None  # nobody has to move meanwhile
        if not is_starting:
            self._end_process()
        return self._stand_in(question)

    @property
    def _is_overdue(self) -> bool:
        """Whether a process has been starting for so long that another one is the better hope."""
        return self._time.look() - self._started_at > _START_S

    def _stand_in(self, question: Question | Explain) -> Heard:
        """The quickest legal move: whoever calls is the window, and must not stutter."""
        self._question = None
        if isinstance(question, Explain):
            return Done(question.ticket, is_missed=True)
        if question.level is None:
            return Answer(question.ticket, None, is_stand_in=True)
        move = BOTS[question.game].choose(question.view, LEVELS[0], question.seed)
        return Answer(question.ticket, move, is_stand_in=True)

    def _send(self, question: Question | Explain) -> None:
        """Sends a question, unless the process has yet to say that it listens."""
        self._tries += 1
        with contextlib.suppress(OSError):  # the next poll tries again
            if not self.is_alive or self._unheard >= _MOST_UNHEARD:
                self._end_process()
                self._start(question.game)
            elif self._is_ready:
                self._tell(question)

    def _tell(self, question: Question | Explain) -> None:
        assert self._thinker is not None
        self._unheard += 1
        self._thinker.send(question)

    def _start(self, game: str) -> None:
        self._thinker = Thinker(game)
        self._started_at = self._time.look()

    def _end_process(self) -> None:
        thinker, self._thinker = self._thinker, None
        self._is_ready = False
        self._unheard = 0
        if thinker is not None:
            thinker.end()


class _TimeHeeded:
    """Time, in seconds, in which somebody looked at it again and again.

    A machine that slept between two looks has listened to nobody, and neither has a window that
    was held up: of a long gap only ``_GAP_S`` counts.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last = clock()
        self._seconds = 0.0

    def look(self) -> float:
        now = self._clock()
        self._seconds += min(now - self._last, _GAP_S)
        self._last = now
        return self._seconds
