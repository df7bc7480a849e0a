"""The full position.  Only the table and the rules hold one; everybody else gets a view."""

from vivaroi_gui.rules.core import CHANCE, Seat
from vivaroi_gui.rules.vienna.board import Character, StopIndex
from vivaroi_gui.rules.vienna.data import DICE, Special, Symbols
from vivaroi_gui.rules.vienna.hands import hands_on
from vivaroi_gui.rules.vienna.moves import Dice
from vivaroi_gui.rules.vienna.options import Options
from vivaroi_gui.rules.vienna.phase import DEAL, NEW_ROUND, THROW, Phase
from vivaroi_gui.rules.vienna.records import Evaluated, Occupation, Result


class State:
    """A position: plain, mutable, cheap to copy.

    Lists are by seat, but ``owners`` by special card and ``placed`` by stop; ``taken`` is the mask
    of stops with dice on them.  ``evaluated`` are masks of symbols, ``symbols`` those of start
    card and characters; ``turn`` is also whose dice are thrown, ``in_the_air`` how many of them,
    the white one apart.  ``pending`` is where the evaluation waits.
    """

    __slots__ = (
        "board",
        "circles",
        "coins",
        "dice",
        "display",
        "evaluated",
        "evaluation",
        "first_player",
        "geheimbund",
        "gendarme",
        "hands",
        "has_thrown",
        "in_the_air",
        "is_double_used",
        "left_of",
        "options",
        "owners",
        "pending",
        "phase",
        "pile",
        "placed",
        "positions",
        "result",
        "round",
        "scores",
        "start_cards",
        "start_left",
        "symbols",
        "taken",
        "turn",
        "white_in_the_air",
        "whites",
    )

    def __init__(self, options: Options) -> None:
        seats, board = options.seats, options.board
        self.options = options
        self.board = board
        self.hands = hands_on(board)
        self.left_of = options.left_of
        self.round = 0
        self.phase: Phase = DEAL
        self.first_player: Seat | None = None
        self.turn: Seat | None = None
        self.pending: StopIndex | None = None
        self.scores = [board.start_score(seats)] * seats
        self.coins = [0] * seats
        self.start_cards: list[int | None] = [None] * seats
        self.circles: list[tuple[Character, ...]] = [()] * seats
        self.symbols = [Symbols()] * seats
        self.dice: list[Dice] = [()] * seats
        self.whites: list[int | None] = [None] * seats
        self.has_thrown = [False] * seats
        self.positions: list[StopIndex] = [0] * seats
        self.evaluated = [0] * seats
        self.owners: list[Seat | None] = [None] * len(Special)
        self.is_double_used = False
        self.placed: list[Occupation | None] = [None] * len(board.stops)
        self.taken = 0
        self.geheimbund: tuple[Occupation, ...] = ()
        self.gendarme: StopIndex | None = None
        self.display: tuple[Character, ...] = ()
        self.pile: tuple[Character, ...] = ()
        self.start_left = tuple(range(len(board.start_cards)))
        self.in_the_air = 0
        self.white_in_the_air = False
        self.evaluation: tuple[Evaluated, ...] = ()
        self.result: Result | None = None

    def copy(self) -> "State":
        """A position of its own that shares nothing mutable with this one.

        All that changes in place is a list; tuples, cards and options never change.
        """
        twin = State.__new__(State)
        twin.board = self.board
        twin.circles = self.circles[:]
        twin.coins = self.coins[:]
        twin.dice = self.dice[:]
        twin.display = self.display
        twin.evaluated = self.evaluated[:]
        twin.evaluation = self.evaluation
        twin.first_player = self.first_player
        twin.geheimbund = self.geheimbund
        twin.gendarme = self.gendarme
        twin.hands = self.hands
        twin.has_thrown = self.has_thrown[:]
        twin.in_the_air = self.in_the_air
        twin.is_double_used = self.is_double_used
        twin.left_of = self.left_of
        twin.options = self.options
        twin.owners = self.owners[:]
        twin.pending = self.pending
        twin.phase = self.phase
        twin.pile = self.pile
        twin.placed = self.placed[:]
        twin.positions = self.positions[:]
        twin.result = self.result
        twin.round = self.round
        twin.scores = self.scores[:]
        twin.start_cards = self.start_cards[:]
        twin.start_left = self.start_left
        twin.symbols = self.symbols[:]
        twin.taken = self.taken
        twin.turn = self.turn
        twin.white_in_the_air = self.white_in_the_air
        twin.whites = self.whites[:]
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(
            getattr(self, name) == getattr(other, name) for name in _COMPARED
        )

    __hash__ = None  # type: ignore[assignment]

    def has_dice(self, seat: Seat) -> bool:
        """Whether there are dice before a seat, the white one counted."""
        return bool(self.dice[seat]) or self.whites[seat] is not None

    def has_joker(self, seat: Seat) -> bool:
        return self.owners[Special.JOKER] == seat

    def specials_of(self, seat: Seat) -> tuple[Special, ...]:
        """The special cards before a seat."""
        return tuple(card for card in Special if self.owners[card] == seat)

    def pick_up(self, seat: Seat) -> None:
        """A seat takes its dice to throw them: its own, and the white one where it has the card."""
        self.turn = seat
        self.in_the_air = DICE[self.options.players]
        self.white_in_the_air = self.owners[Special.EXTRA_DIE] == seat

    def pick_up_first(self) -> None:
        """The holder of the watch takes its dice, to begin a round."""
        first = self.owners[Special.FIRST_PLAYER]
        assert first is not None
        self.pick_up(first)


_COMPARED = tuple(name for name in State.__slots__ if name != "hands")
"""All but what follows from the board."""


def new(options: Options) -> State:
    """The position before the characters are shuffled."""
    return State(options)


def to_act(state: State) -> tuple[Seat, ...]:
    """Whoever acts now: CHANCE, one seat, or nobody any more."""
    phase = state.phase
    if phase is THROW or phase is NEW_ROUND or phase is DEAL:
        return (CHANCE,)
    return () if state.turn is None else (state.turn,)


def result(state: State) -> Result | None:
    """The end of the game as one object, or None."""
    return state.result
