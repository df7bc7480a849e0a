"""What one seat may see.  All is open, but for the pile and what is still to be thrown."""

from dataclasses import dataclass
from typing import Any, Final

from vivaroi_gui.rules.core import NOBODY, IllegalMove, Seat
from vivaroi_gui.rules.vienna.board import Board, Character, Stop, StopIndex
from vivaroi_gui.rules.vienna.circles import symbols_of
from vivaroi_gui.rules.vienna.data import BRIBE, Special, Symbol, Symbols
from vivaroi_gui.rules.vienna.legal import legal
from vivaroi_gui.rules.vienna.moves import Dice, Move, Place
from vivaroi_gui.rules.vienna.options import Options
from vivaroi_gui.rules.vienna.phase import Phase
from vivaroi_gui.rules.vienna.records import Evaluated, Occupation, Result
from vivaroi_gui.rules.vienna.refusal import refusal
from vivaroi_gui.rules.vienna.state import State, to_act


@dataclass(frozen=True, slots=True)
class View:
    """The position as it lies on the table; ``seat`` None may not move.

    By seat are ``scores``, ``coins``, ``start_cards`` (None before it is chosen), ``circles`` of
    characters, ``symbols`` with the special card, ``dice`` and ``whites`` not yet placed (None
    without the white die), ``has_thrown`` in this round, ``positions`` of the carriages on the
    street, 0 before they start, and the symbols ``evaluated`` in this round.

    ``in_the_air`` are own dice of the seat on ``turn`` that chance has still to throw, the white
    one apart.  ``owners`` is by :class:`Special`; ``placed`` by stop, None where no dice lie, of
    the Geheimbund always, which has ``geheimbund`` in the order of placing.  ``pending`` is the
    stop at which the evaluation waits for its seat, ``evaluation`` what it has found, kept until
    the next round begins.  ``pile`` is the number of cards.  ``start_left`` are the start cards to
    choose from.
    """

    options: Options
    round: int
    phase: Phase
    first_player: Seat | None
    turn: Seat | None
    to_act: tuple[Seat, ...]
    in_the_air: int
    white_in_the_air: bool
    pending: StopIndex | None
    scores: tuple[int, ...]
    coins: tuple[int, ...]
    start_cards: tuple[int | None, ...]
    circles: tuple[tuple[Character, ...], ...]
    symbols: tuple[Symbols, ...]
    dice: tuple[Dice, ...]
    whites: tuple[int | None, ...]
    has_thrown: tuple[bool, ...]
    positions: tuple[StopIndex, ...]
    evaluated: tuple[tuple[Symbol, ...], ...]
    owners: tuple[Seat | None, ...]
    is_double_used: bool
    placed: tuple[Occupation | None, ...]
    geheimbund: tuple[Occupation, ...]
    gendarme: StopIndex | None
    display: tuple[Character, ...]
    pile: int
    start_left: tuple[int, ...]
    evaluation: tuple[Evaluated, ...]
    result: Result | None
    seat: Seat | None = None
    legal: tuple[Move, ...] = ()

    @property
    def board(self) -> Board:
        """The board that is played on."""
        return self.options.board

    @property
    def stops(self) -> tuple[Stop, ...]:
        """The stops by index, the Geheimbund first."""
        return self.options.board.stops

    def specials_of(self, seat: Seat) -> tuple[Special, ...]:
        """The special cards before a seat."""
        return tuple(card for card in Special if self.owners[card] == seat)

    def bribe(self, place: Place) -> int:
        """Coins that the coachman gets to go to a stop: it lies behind the carriage on turn."""
        is_behind = self.turn is not None and 0 < place.stop < self.positions[self.turn]
        return BRIBE if is_behind else 0

    def refusal(self, move: Move) -> IllegalMove | None:
        """Why this seat may not play ``move``, named by its cause; None when it may."""
        return refusal(self, NOBODY if self.seat is None else self.seat, move)


def view(state: State, seat: Seat | None = None) -> View:
    """What ``seat`` may see; without a seat, what everybody may see.

    Raises:
        ValueError: nobody sits there.
    """
    seats = range(state.options.seats)
    if seat is not None and seat not in seats:
        raise ValueError(f"no seat {seat}")
    as_it_lies: dict[str, Any] = {
        **{name: getattr(state, name) for name in _SHARED},
        **{name: tuple(getattr(state, name)) for name in _LISTS},
    }
    return View(
        **as_it_lies,
        to_act=to_act(state),
        symbols=tuple(symbols_of(state, one) for one in seats),
        evaluated=tuple(_symbols_in(mask) for mask in state.evaluated),
        pile=len(state.pile),
        seat=seat,
        legal=() if seat is None else legal(state, seat),
    )


_SHARED: Final = (
    "options",
    "round",
    "phase",
    "first_player",
    "turn",
    "in_the_air",
    "white_in_the_air",
    "pending",
    "is_double_used",
    "geheimbund",
    "gendarme",
    "display",
    "start_left",
    "evaluation",
    "result",
)
_LISTS: Final = (
    "scores",
    "coins",
    "start_cards",
    "circles",
    "dice",
    "whites",
    "has_thrown",
    "positions",
    "owners",
    "placed",
)
"""What lies open: the fields that are in the state as they are, and those that it changes."""


def _symbols_in(mask: int) -> tuple[Symbol, ...]:
    return tuple(symbol for symbol in Symbol if mask >> symbol & 1)
