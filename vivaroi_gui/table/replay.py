"""A game again, move by move, from its record: pure, never written to, and guarded.

Whoever watches sees what everybody saw.  The secrets of a seat are open to whoever may look at
that seat's screen now (``curtain.who_may_look``), and all of them once the game is over.
"""

from typing import Any

from vivaroi_gui.rules.core import CHANCE, AnyGame, Event, Seat, State
from vivaroi_gui.table.curtain import CurtainPolicy, Look, policy_in, who_may_look
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.record import Loan, Record
from vivaroi_gui.table.table_options import TableOptions


class Hidden(Exception):
    """A secret that nobody at the screen may see yet."""


class Replay:
    """All positions of a record as it is now; the game goes on without it.

    Position 0 is that before anything is dealt, and each input leads to the next one.  Every one
    is kept, so that it is looked up, however long the game was.
    """

    def __init__(self, record: Record, viewer: Seat | None, policy: CurtainPolicy) -> None:
        """``viewer`` is the seat whose secrets are on the screen already, None for nobody's."""
        self.options: Any = record.options
        self.players: tuple[Player, ...] = record.players
        self.agreed: TableOptions = record.agreed
        self.game: AnyGame = record.game
        self._inputs = tuple(record.inputs)
        self._loans = tuple(record.loans)
        self._tells_loans = record.tells_loans
        self._states: list[State] = [self.game.new(record.options)]
        self._events: list[tuple[Event, ...]] = [()]
        self._play_through()
        self._look = Look(None, None)
        self.watch(viewer, policy)

    def _play_through(self) -> None:
        for seat, move in self._inputs:
            state, events = self._states[-1].copy(), list[Event]()
            self.game.apply(state, seat, move, events.append)
            self._states.append(state)
            self._events.append(tuple(events))

    # --- what everybody saw --------------------------------------------------------------------

    @property
    def last(self) -> int:
        """The number of the last position."""
        return len(self._inputs)

    @property
    def is_over(self) -> bool:
        return self.game.result(self._states[-1]) is not None

    def events(self, position: int) -> tuple[Event, ...]:
        """What led to a position."""
        return self._events[position]

    def events_until(self, position: int) -> tuple[Event, ...]:
        """Everything that everybody has seen by a position, from the first deal on."""
        return tuple(event for told in self._events[: position + 1] for event in told)

    def lies_sealed(self, position: int) -> bool:
        """Whether a seat has done there what nobody saw, as cards lie face down."""
        if not position:
            return False
        seat, move = self._inputs[position - 1]
        is_sealed = seat != CHANCE and self.game.seal_block(move) is not None
        return is_sealed and not self.game.reveals(self._events[position])

    def loans(self, position: int) -> tuple[Loan, ...]:
        """Which seats changed hands at a position, before anything else was done."""
        return tuple(loan for loan in self._loans if loan.inputs == position)

    def is_persons(self, position: int, seat: Seat) -> bool:
        """Whether a person is known to have played a seat at a position, and no AI for them."""
        if not (self._tells_loans and self.players[seat].is_persons):
            return False
        before = [loan for loan in self._loans if loan.seat == seat and loan.inputs <= position]
        return not before or before[-1].level is None

    @property
    def hides_past_votes(self) -> bool:
        """Whether those at the table have agreed that nobody looks up who voted what."""
        return "shows_past_votes" in self.game.agreements and not self.agreed.shows_past_votes

    # --- who may see what ----------------------------------------------------------------------

    def watch(self, viewer: Seat | None, policy: CurtainPolicy) -> None:
        """Says who sits before the screen now; None when nobody is known to."""
        now = self.view(self.last)
        first, policy = self.game.first_to_look(now), policy_in(self.game, policy)
        self._look = who_may_look(self.players, viewer, now.to_act, policy, first)

    @property
    def open_seats(self) -> tuple[Seat, ...]:
        """The seats through whose eyes the game may be seen now."""
        if self.is_over:
            return tuple(range(len(self.players)))
        return () if self._look.viewer is None else (self._look.viewer,)

    @property
    def hand_to(self) -> Seat | None:
        """The seat that may see its own once it has opened a curtain."""
        return self._look.hand_to

    def view(self, position: int, seat: Seat | None = None) -> Any:
        """What a seat saw, as the game shows it; without one, what everybody saw.

        Raises:
            Hidden: the game goes on, and nobody may look at the seat's secrets now.
        """
        if seat is not None and seat not in self.open_seats:
            raise Hidden(f"seat {seat}")
        return self.game.view(self._states[position], seat)

    def views(self, position: int) -> tuple[Any, ...]:
        """What each seat saw, by seat.

        Raises:
            Hidden: the game goes on.
        """
        self._check_over()
        return tuple(self.view(position, seat) for seat in range(len(self.players)))

    def truth(self, position: int) -> tuple[Seat, Any] | None:
        """Who did what to get to a position, a sealed move laid open; None before the first one.

        Raises:
            Hidden: the game goes on.
        """
        self._check_over()
        return self._inputs[position - 1] if position else None

    def _check_over(self) -> None:
        if not self.is_over:
            raise Hidden("the game goes on")
