"""What a game tells where it is watched again, or explained: its landmarks, its words, its tabs."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from vivaroi_gui.ai.review import Basis, Part
from vivaroi_gui.rules.core import Event, Move, Options, Seat, Shown, View
from vivaroi_gui.table.memories import BoldNo, SeatEnding
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.session.moment import Moment

if TYPE_CHECKING:  # loaded when a game is explained
    from vivaroi_gui.ui.session.review import Review

O = TypeVar("O", bound=Options)  # noqa: E741
V = TypeVar("V", bound=View)
M = TypeVar("M", bound=Move)


class Retelling(ABC, Generic[O, V, M]):
    """Words are in the language that is spoken at the call."""

    explains = False
    """Whether there is more to be told of a game that is over than what happened."""

    # --- on the line of all moments ------------------------------------------------------------

    landmark = ""
    """The picture of what people jump to; none where they jump from round to round."""

    @abstractmethod
    def begins_round(self, events: tuple[Event, ...]) -> bool:
        """Whether a round begins with them."""

    @abstractmethod
    def is_landmark(self, events: tuple[Event, ...]) -> bool:
        """Whether people jump to what they tell of."""

    @abstractmethod
    def earlier(self) -> str:
        """The command to jump back to a landmark."""

    @abstractmethod
    def later(self) -> str:
        """The command to jump on to a landmark."""

    # --- what happened -------------------------------------------------------------------------

    @abstractmethod
    def phase(self, view: V, moment: Moment) -> str:
        """What the round has come to."""

    @abstractmethod
    def told(
        self, moment: Moment, players: Sequence[Player], options: O, *, is_discreet: bool
    ) -> str:
        """What everybody saw happen, in a line.

        ``is_discreet``: what people are to remember by themselves is not told.
        """

    @abstractmethod
    def secret(self, moment: Moment, seat: Seat, move: M, players: Sequence[Player]) -> str:
        """What a seat did unseen; nothing where everybody saw it."""

    # --- where nothing is hidden any more ------------------------------------------------------

    @abstractmethod
    def laid_open(self, view: V, seats: Sequence[V]) -> V:
        """What everybody saw, and with it what each seat held."""

    @abstractmethod
    def all_is_open(self, options: O) -> str:
        """What is to be seen then."""

    # --- remembered ----------------------------------------------------------------------------

    def endings(self, view: V) -> tuple[SeatEnding, ...]:
        """How the seats of a game that is over have ended; nothing where none is remembered."""
        return ()

    def bold_no(self, parts: Sequence[Part], players: Sequence[Player]) -> BoldNo | None:
        """The boldest No of a game, if the game knows such and it was found out."""
        return None

    def form_of(self, options: O) -> str:
        """What was played of an edition, by a name for files; nothing where that was all of it."""
        return ""

    def form_title(self, edition: str, form: str) -> str:
        """What people call that form."""
        return form

    # --- explained -----------------------------------------------------------------------------

    def review(self, shown: Shown, players: Sequence[Player]) -> "Review | None":
        """What explains a game, or a round that is counted, by what it has shown.

        None where nothing is found out about games of this kind.
        """
        return None

    def review_ahead(self) -> Iterator[None]:
        """Loads what explains a game, a piece at each step."""
        return iter(())

    @property
    def explained_with(self) -> Basis:
        """What its opponents explain with, beside what any game is explained by."""
        return Basis()


AnyRetelling = Retelling[Any, Any, Any]
"""Of a game of which nothing else is known."""
