"""One owner of what floats over a table: only one thing at a time is seen."""

from collections.abc import Callable
from enum import IntEnum, auto
from typing import Final, NamedTuple


class Float(IntEnum):
    """What may float, what matters most first."""

    COACH = auto()
    """The castle cat in a lesson."""
    REFUSAL = auto()
    NOTICE = auto()
    HINT = auto()
    """What people have asked for: a hint, or what a place is for."""
    RECAP = auto()
    TIP = auto()
    """Beside something that is new to people."""
    VOICE = auto()


_DROPPED: Final = frozenset({Float.REFUSAL, Float.TIP, Float.VOICE})
"""They are of the moment: what may not be seen now is not seen later. All others wait."""


SIGNS: Final = {Float.REFUSAL: "warn", Float.NOTICE: "info", Float.HINT: "hint"}
"""The icon of what is said in words."""


class Message(NamedTuple):
    """What is said in the one place that a page has for words: of REFUSAL, NOTICE or HINT."""

    kind: Float
    text: str
    title: str = ""
    """In place of what its kind is called."""


class Floats:
    """Hears who claims to be seen and tells each when it is, and when it is not any more."""

    def __init__(self) -> None:
        self._tell: dict[Float, Callable[[bool], None]] = {}
        self._claims: set[Float] = set()
        self._is_open = True
        self.seen: Float | None = None
        """The one that is seen."""

    def add(self, kind: Float, tell: Callable[[bool], None]) -> None:
        """From now on ``tell`` hears whether that kind is seen."""
        self._tell[kind] = tell

    def claim(self, kind: Float) -> bool:
        """It has something to show; whether that is seen at once."""
        self._claims.add(kind)
        self._settle()
        return self.seen is kind

    def leave(self, kind: Float) -> None:
        """It has nothing to show any more."""
        self._claims.discard(kind)
        self._settle()

    def claims(self, kind: Float) -> bool:
        """Whether it is seen, or waits."""
        return kind in self._claims

    def may_show(self, kind: Float) -> bool:
        """Whether a claim would be seen at once."""
        return self._is_open and not any(one < kind for one in self._claims)

    def dismiss(self) -> bool:
        """People put away what is seen; False where there is nothing that they can."""
        if self.seen in (None, Float.COACH):
            return False
        self.leave(self.seen)
        return True

    def make_way(self, kind: Float) -> None:
        """People go on to something else: what is seen of that kind has been read."""
        if self.seen is kind:
            self.leave(kind)

    def set_open(self, *, is_open: bool) -> None:
        """Behind a curtain nothing is seen."""
        self._is_open = is_open
        self._settle()

    def _settle(self) -> None:
        """Whoever is told may claim and leave at once."""
        top = min(self._claims, default=None) if self._is_open else None
        self._claims -= {one for one in _DROPPED if one is not top}
        if top is self.seen:
            return
        before, self.seen = self.seen, top
        if before is not None:
            self._tell[before](False)
        if top is not None and self.seen is top:
            self._tell[top](True)
