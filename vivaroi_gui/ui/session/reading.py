"""What a game has read out of what happens, in the language that is spoken at the call."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from vivaroi_gui.rules.core import Event, Move, Seat
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.told import plain
from vivaroi_gui.ui.session.moment import Moment

if TYPE_CHECKING:
    from vivaroi_gui.ui.session.screens import AnyScreens


class Hearing(NamedTuple):
    """What somebody wants to have read out."""

    own: Seat | None = None
    """A seat that knows what its own hand did."""
    has_votes: bool = True
    """Whether it is told who has made a choice that lies sealed."""

    def wants(self, event: Event) -> bool:
        return self.own is None or getattr(event, "seat", None) != self.own


class MoveRow(NamedTuple):
    """A legal move in words."""

    move: Move
    text: str
    about: str
    """What moves, or where it goes: where there are many, that is chosen first."""
    name: str
    """Whose first letter leads to the row; of some that of their text."""


class ReadAloud:
    """Reads the lines of the chronicle; a game whose pages show more than these says so."""

    def announced(
        self,
        screens: "AnyScreens",
        moment: Moment,
        players: Sequence[Player],
        view: Any,
        hearing: Hearing,
    ) -> tuple[str, ...]:
        """What is told when a moment has come to rest; of a reveal one thing after the other.

        ``view`` is what it comes to.
        """
        events = [one for one in moment.events if hearing.wants(one)]
        return told_lines(screens, events, players, view.options)

    def held(self, view: Any) -> object:
        """What the viewer holds that is told as it is dealt; None for nothing."""
        return None

    def begun(self, view: Any) -> str:
        """How a round begins, where that is more than its line of the chronicle."""
        return ""

    def moves(self, view: Any, players: Sequence[Player]) -> tuple[MoveRow, ...]:
        """What may be played from a list, of ``view.legal`` alone; in an order that stays."""
        return ()


def told_lines(
    screens: "AnyScreens", events: Sequence[Event], players: Sequence[Player], options: Any
) -> tuple[str, ...]:
    """The lines of the chronicle about all of these events, in plain words."""
    return tuple(map(plain, screens.lines(events, players, options, len(events))))
