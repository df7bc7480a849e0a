"""What the opponents' process is asked, and what it says."""

import math
from typing import Any, NamedTuple

from vivaroi_gui.ai.bot import Advice
from vivaroi_gui.ai.review import Part
from vivaroi_gui.rules.core import Move, Shown


class Question(NamedTuple):
    """All that the process is told: a view of that game, as one seat has it.

    ``limit_s`` is the most time that it may think.

    Without a level it asks for advice, for which no style counts.
    """

    ticket: int
    game: str
    view: Any
    level: str | None
    style: str
    seed: int
    limit_s: float = math.inf


class Explain(NamedTuple):
    """Asks what can be said about a game by what it has shown: pieces, and at last that it is done.

    It is the only question that may hold cards of several seats; ``table/review.py`` says when.
    """

    ticket: int
    game: str
    shown: Shown
    seed: int


class Answer(NamedTuple):
    """What was found: a move, or an advice, None where none could be had.

    ``is_stand_in`` tells a move of the simplest level, played because nothing came in time.
    """

    ticket: int
    found: Move | Advice | None
    is_stand_in: bool = False

    def fits(self, question: Question | Explain) -> bool:
        """Whether this is what was asked for: a move that is legal, or an advice of one."""
        if isinstance(question, Explain):
            return False
        move = self.found
        if question.level is None:
            if not (isinstance(move, Advice) and move.is_whole):
                return False
            move = move.move
        return isinstance(move, Move) and move in question.view.legal


class Instalment(NamedTuple):
    """One part of an explanation; others follow.

    ``number`` came before it: where a process has died, another one begins from 0.
    """

    ticket: int
    number: int
    part: Part

    def fits(self, question: Question | Explain) -> bool:
        """Whether parts were asked for, and this is one."""
        return isinstance(question, Explain) and hasattr(self.part, "_fields")


class Alive(NamedTuple):
    """Nothing new, but somebody thinks: a long measuring is no reason to lose patience."""

    ticket: int

    def fits(self, question: Question | Explain) -> bool:
        """Whether parts were asked for: a move has its time."""
        return isinstance(question, Explain)


class Done(NamedTuple):
    """Nothing more comes; ``is_missed``: because no process has lived long enough to tell all."""

    ticket: int
    is_missed: bool = False

    def fits(self, question: Question | Explain) -> bool:
        """Whether parts were asked for."""
        return isinstance(question, Explain)


Heard = Answer | Instalment | Alive | Done
"""What the process says about a question; of those that ``ticket`` tells."""
