"""What one seat may see.  All is open, but for the pile and what is still to be thrown."""

from dataclasses import dataclass

from vivaroi_gui.rules.core import NOBODY, Seat
from vivaroi_gui.rules.vienna.board import Board, Character, Stop, StopIndex
from vivaroi_gui.rules.vienna.data import BRIBE, Special, Symbol, Symbols
from vivaroi_gui.rules.vienna.moves import Dice, Move, Place
from vivaroi_gui.rules.vienna.options import Options
from vivaroi_gui.rules.vienna.phase import Phase
from vivaroi_gui.rules.vienna.records import Evaluated, Occupation, Result


@dataclass(frozen=True, slots=True)
class View:
    """The position as it lies on the table; ``seat`` None may not move.

    By seat are ``scores``, ``coins``, ``start_cards`` (None before it is chosen), ``circles`` of
    characters, ``symbols`` with the special card, ``dice`` and ``whites`` not yet placed (None
    without the white die), ``has_thrown`` in this round, ``positions`` of the carriages on the
    street, 0 before they start, and the symbols ``evaluated`` in this round.

    ``owners`` is by :class:`Special`; ``placed`` by stop, None where no dice lie (of the
    Geheimbund always); ``geheimbund`` in the order of placing.  ``pending`` is the stop for which
    the evaluation waits for its seat, ``evaluation`` what it has found, kept until the next round
    begins.  ``pile`` is the number of cards.  ``start_left`` are the start cards to choose from.
    """

    options: Options
    round: int
    phase: Phase
    first_player: Seat | None
    turn: Seat | None
    to_act: tuple[Seat, ...]
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

    @property
    def _own_seat(self) -> Seat:
        return NOBODY if self.seat is None else self.seat
