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


class Recording(NamedTuple):
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

    LIFT = Recording("lift", Rank.QUIET, 2)
    SET = Recording("set", Rank.QUIET, 3)
    FLOOR = Recording("floor", Rank.QUIET, 6, first=0)
    BACK = Recording("back", Rank.QUIET)
    REFUSE = Recording("refuse", Rank.QUIET)
    CANDIDATE = Recording("candidate", Rank.EVENT)
    DOOR = Recording("door", Rank.QUIET)
    DEAL = Recording("deal", Rank.QUIET)
    LAY = Recording("lay", Rank.QUIET, 3)
    GATHER = Recording("gather", Rank.MOVE)
    DRUM = Recording("drum", Rank.EVENT)
    DRUM_FAST = Recording("drum-fast", Rank.EVENT)
    DRUM_SLOW = Recording("drum-slow", Rank.EVENT)
    TURN = Recording("turn", Rank.EVENT)
    CROWNED = Recording("crowned", Rank.EVENT)
    REJECTED = Recording("rejected", Rank.EVENT)
    CANCELLED = Recording("cancelled", Rank.EVENT)
    JESTER = Recording("jester", Rank.EVENT)
    OUT = Recording("out", Rank.QUIET)
    GATE_UP = Recording("gate-up", Rank.QUIET)
    GATE_DOWN = Recording("gate-down", Rank.MOVE)
    TUMBLE = Recording("tumble", Rank.QUIET)
    WEDDING = Recording("wedding", Rank.MOVE)
    POP = Recording("pop", Rank.QUIET, 7)
    TICK = Recording("tick", Rank.TINY, 2)
    STONE = Recording("stone", Rank.TINY, 2)
    ROUND_OVER = Recording("round-over", Rank.EVENT)
    WON = Recording("won", Rank.EVENT)
    DICE = Recording("dice", Rank.MOVE, 2)
    DICE_LIE = Recording("dice-lie", Rank.QUIET, 2)
    DIE = Recording("die", Rank.QUIET, 3)
    CARRIAGE = Recording("carriage", Rank.QUIET)
    COIN = Recording("coin", Rank.QUIET, 3)
    GENDARME = Recording("gendarme", Rank.MOVE)
    YOUR_TURN = Recording("your-turn", Rank.MOVE)
    CURTAIN_CLOSE = Recording("curtain-close", Rank.QUIET)
    CURTAIN_OPEN = Recording("curtain-open", Rank.QUIET)
    PAGE = Recording("page", Rank.QUIET)
    BUTTON = Recording("button", Rank.TINY, 2)
    HINT = Recording("hint", Rank.QUIET)
    UNDO = Recording("undo", Rank.QUIET)
    NOTICE = Recording("notice", Rank.MOVE)


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
