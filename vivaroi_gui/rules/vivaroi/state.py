"""The full position.  Only the table and the rules hold one; everybody else gets a view."""

from enum import StrEnum

from vivaroi_gui.rules.core import CHANCE, Seat
from vivaroi_gui.rules.vivaroi.data import CAST, FLOORS, OUT, RESERVE, Character, Goal
from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.rules.vivaroi.options import Options
from vivaroi_gui.rules.vivaroi.records import Act, Election, Result, Round

EVERYBODY = (1 << len(CAST)) - 1
"""The mask of all characters."""


class Phase(StrEnum):
    """Where the round stands."""

    DEAL = "deal"
    """Before the goals of a round are dealt: at the start, and after a coronation."""
    PLACING = "placing"
    ASCENT = "ascent"
    ELECTION = "election"
    GAME_OVER = "game_over"


# Members of an enum are slow to look up; the flow asks for them in every move.
DEAL, PLACING, ASCENT, ELECTION, GAME_OVER = Phase


class State:
    """A position: plain, mutable, cheap to copy.

    Sets of characters are bit masks (bit ``c`` is character ``c``), as chess programs keep
    squares: ``floors[0..6]`` and ``reserve``.  Whoever is in none of them is eliminated.
    """

    __slots__ = (
        "acts",
        "crown_holder",
        "elections",
        "first_player",
        "floors",
        "goals",
        "hands",
        "history",
        "king",
        "nominee",
        "options",
        "phase",
        "reserve",
        "result",
        "round",
        "to_place",
        "totals",
        "turn",
        "used",
        "votes",
    )

    def __init__(self, options: Options) -> None:
        players = options.players
        self.options = options
        self.round = 0
        self.phase = DEAL
        self.first_player: Seat | None = None
        self.turn: Seat | None = None
        self.crown_holder: Seat | None = None
        self.king: Character | None = None
        self.nominee: Character | None = None
        self.floors = [0] * len(FLOORS)
        self.reserve = EVERYBODY
        self.to_place = 0
        self.goals: list[Goal] = [()] * players
        self.hands = [0] * players
        self.votes: list[Card | None] = [None] * players
        self.totals = [0] * players
        self.acts: list[Act] = []
        self.elections: list[Election] = []
        self.history: list[Round] = []
        self.used: frozenset[int] = frozenset()
        self.result: Result | None = None

    def copy(self) -> "State":
        """A position of its own that shares nothing mutable with this one."""
        twin = State.__new__(State)
        for name in State.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if type(value) is list else value)
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(
            getattr(self, name) == getattr(other, name) for name in State.__slots__
        )

    __hash__ = None  # type: ignore[assignment]


def new(options: Options) -> State:
    """The position before the first deal."""
    return State(options)


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats that may act now: all who have not voted yet, or one, or CHANCE, or none."""
    if state.turn is not None:
        return (state.turn,)
    if state.phase is ELECTION:
        return tuple([seat for seat, vote in enumerate(state.votes) if vote is None])
    return (CHANCE,) if state.phase is DEAL else ()


def result(state: State) -> Result | None:
    """The end of the game as one object, or None."""
    return state.result


def members(mask: int) -> tuple[Character, ...]:
    """The characters of a mask, in rising order."""
    return tuple([character for character in range(len(CAST)) if mask >> character & 1])


def mask_of(characters: tuple[Character, ...]) -> int:
    """The mask of some characters."""
    return sum(1 << character for character in characters)


def places(state: State) -> tuple[int, ...]:
    """Where each character is: a floor 0-6, RESERVE or OUT."""
    where = [OUT] * len(CAST)
    for place, mask in (*enumerate(state.floors), (RESERVE, state.reserve)):
        while mask:
            lowest = mask & -mask
            where[lowest.bit_length() - 1] = place
            mask ^= lowest
    return tuple(where)
