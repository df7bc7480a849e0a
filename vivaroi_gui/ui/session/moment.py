"""A moment of a game as it is told: what is seen at once, and how long it keeps what follows.

A game tells in which moments its events come (``Screens.timeline``); the running game walks them,
and a replay walks the same.  The words for what people read, from the rules up:

``Game.reveals``            events laid secrets open: no way back, and told again to whoever returns
``Game.is_read_first``      chance does not act yet: people look at what has come
``Game.thrower``            chance does not act yet: it is for a person to throw, who goes on then
``Moment.waits``            the page stands there until people press Continue
``Disclosure.ONCE_READ``    it waits, and till then nothing around it may tell where events led
``Course.is_unread``        what is seen now is such a moment: menus, curtain and replay hold back
``Course.is_behind``        it is unread, or moves still: bar and title stay with what is seen
``Screens.replay_refusal``  what people are told who want a replay of what is unread
"""

from enum import Enum, auto
from typing import Any, NamedTuple

from vivaroi_gui.rules.core import Event
from vivaroi_gui.ui.kit.cues import Cue


class Disclosure(Enum):
    """When the bar, the title and the menus may tell where the events have led."""

    AT_ONCE = auto()
    AT_REST = auto()
    """Once nothing moves any more."""
    ONCE_READ = auto()
    """Once people have read what lies open: a menu, too, could tell how it ends."""


class Moment(NamedTuple):
    """Events, the page that plays them, and the page on which they come to rest: by their names.

    One that does not wait goes on to the next as soon as nothing moves.  The last moment of a move
    rests on the page that its view has when nothing has happened: where a game that is loaded there
    begins.
    """

    plays: str
    rests: str
    events: tuple[Event, ...] = ()
    waits: bool = False
    """Whether it stands until people go on."""
    telling: Disclosure = Disclosure.AT_REST
    is_count: bool = False
    """Whether points are counted, which the bar tells as a step of the round."""
    is_known: bool = False
    """Whether people know already what is played; a running game goes straight to its rest."""

    view: Any = None
    """What is seen once it has come to rest, where more follows; else the view after the move."""

    cues: tuple[Cue, ...] = ()
    """What would be heard of it if it were played, in its order."""

    @property
    def is_reveal(self) -> bool:
        """Whether what was sealed lies open, to be read."""
        return self.waits and not self.is_count
