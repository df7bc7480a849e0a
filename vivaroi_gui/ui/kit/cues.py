"""What is to be heard, said where the picture shows it; who listens, if anybody, is not known here.

Whoever says a cue knows what everybody may see and nothing else: see ``docs/sound.md``.
"""

from collections.abc import Callable
from enum import Enum, IntEnum
from typing import Final, NamedTuple


class Rank(IntEnum):
    """How much a sound matters: where there are too many, the least ones give way."""

    TINY = 0
    """Repeats many times a second or a minute."""
    QUIET = 1
    """Accompanies."""
    MOVE = 2
    """Changes what is on the table."""
    EVENT = 3
    """Tells a result: the music gives way to it."""


class Heard(NamedTuple):
    """A sound and its files: ``stem``, or ``stem-1`` and so on, of which each has its turn.

    From ``first`` on they are numbered; where whoever says the cue names one, none has a turn.
    """

    stem: str
    rank: Rank
    files: int = 1
    first: int = 1

    def file(self, which: int) -> str:
        """The name of a file, by its number."""
        return self.stem if self.files == 1 else f"{self.stem}-{which}"


class Cue(Enum):
    """One sound of the game."""

    LIFT = Heard("lift", Rank.QUIET, 2)
    SET = Heard("set", Rank.QUIET, 3)
    FLOOR = Heard("floor", Rank.QUIET, 6, first=0)
    BACK = Heard("back", Rank.QUIET)
    REFUSE = Heard("refuse", Rank.QUIET)
    CANDIDATE = Heard("candidate", Rank.EVENT)
    DOOR = Heard("door", Rank.QUIET)
    DEAL = Heard("deal", Rank.QUIET)
    LAY = Heard("lay", Rank.QUIET, 3)
    GATHER = Heard("gather", Rank.MOVE)
    DRUM = Heard("drum", Rank.EVENT)
    DRUM_FAST = Heard("drum-fast", Rank.EVENT)
    DRUM_SLOW = Heard("drum-slow", Rank.EVENT)
    TURN = Heard("turn", Rank.EVENT)
    CROWNED = Heard("crowned", Rank.EVENT)
    REJECTED = Heard("rejected", Rank.EVENT)
    CANCELLED = Heard("cancelled", Rank.EVENT)
    JESTER = Heard("jester", Rank.EVENT)
    OUT = Heard("out", Rank.QUIET)
    GATE_UP = Heard("gate-up", Rank.QUIET)
    GATE_DOWN = Heard("gate-down", Rank.MOVE)
    TUMBLE = Heard("tumble", Rank.QUIET)
    WEDDING = Heard("wedding", Rank.MOVE)
    POP = Heard("pop", Rank.QUIET, 7)
    TICK = Heard("tick", Rank.TINY, 2)
    STONE = Heard("stone", Rank.TINY, 2)
    ROUND_OVER = Heard("round-over", Rank.EVENT)
    WON = Heard("won", Rank.EVENT)
    DICE = Heard("dice", Rank.MOVE, 2)
    DICE_LIE = Heard("dice-lie", Rank.QUIET, 2)
    DIE = Heard("die", Rank.QUIET, 3)
    CARRIAGE = Heard("carriage", Rank.QUIET)
    COIN = Heard("coin", Rank.QUIET, 3)
    GENDARME = Heard("gendarme", Rank.MOVE)
    YOUR_TURN = Heard("your-turn", Rank.MOVE)
    CURTAIN_CLOSE = Heard("curtain-close", Rank.QUIET)
    CURTAIN_OPEN = Heard("curtain-open", Rank.QUIET)
    PAGE = Heard("page", Rank.QUIET)
    BUTTON = Heard("button", Rank.TINY, 2)
    HINT = Heard("hint", Rank.QUIET)
    UNDO = Heard("undo", Rank.QUIET)
    NOTICE = Heard("notice", Rank.MOVE)


OF_A_HAND: Final = frozenset(
    {Cue.LIFT, Cue.BACK, Cue.REFUSE, Cue.PAGE, Cue.BUTTON, Cue.HINT, Cue.UNDO, Cue.NOTICE}
)
"""What somebody does who thinks: not to be heard while secrets are chosen."""

PASSING: Final = frozenset(
    {
        Cue.GATHER,
        Cue.DRUM,
        Cue.DRUM_FAST,
        Cue.DRUM_SLOW,
        Cue.TICK,
        Cue.STONE,
        Cue.DICE,
        Cue.CARRIAGE,
    }
)
"""What is heard as long as something moves, and ends with it where that is cut short."""

DRUMS: Final = (Cue.DRUM, Cue.DRUM_FAST, Cue.DRUM_SLOW)


def drum(factor: float) -> Cue:
    """The roll that is as long as the cards tremble at a factor of the speed."""
    if factor == 1:
        return Cue.DRUM
    return Cue.DRUM_SLOW if factor > 1 else Cue.DRUM_FAST


class Ear(NamedTuple):
    """Who listens."""

    hears: Callable[[Cue, int | None], None]
    hushes: Callable[[tuple[Cue, ...]], None]


_DEAF: Final = Ear(lambda _cue, _which: None, lambda _cues: None)
_ear: Ear = _DEAF


def listen(ear: Ear | None) -> None:
    """From now on this one hears everything; None: nobody does."""
    global _ear
    _ear = ear or _DEAF


def sound(cue: Cue, which: int | None = None) -> None:
    """Says that something is to be heard now; ``which`` of its files, or that whose turn it is."""
    _ear.hears(cue, which)


def hush(*cues: Cue) -> None:
    """What goes on sounding of these ends at once: its picture was skipped."""
    _ear.hushes(cues)
