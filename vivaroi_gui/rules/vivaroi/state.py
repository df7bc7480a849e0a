"""The full position.  Only the table and the rules hold one; everybody else gets a view."""

from collections.abc import Sequence

from vivaroi_gui.rules.core import CHANCE, Seat
from vivaroi_gui.rules.vivaroi.data import ANNEXES, FLOORS, OUT, RESERVE, Character, Goal
from vivaroi_gui.rules.vivaroi.masks import members, room
from vivaroi_gui.rules.vivaroi.modules.banished import favourites_that_count
from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.rules.vivaroi.options import Options
from vivaroi_gui.rules.vivaroi.phase import AMBITION, DEAL, ELECTION
from vivaroi_gui.rules.vivaroi.records import Act, Count, Election, Result, Round


class State:
    """A position: plain, mutable, cheap to copy.

    Sets of characters are bit masks: ``floors[0..6]``, ``reserve``, and the ``annexes`` of 2024
    beside them.  Whoever is in none of them is eliminated.  ``goals``, ``offers`` and
    ``ambitions`` are by person, ``totals`` by marker, all the rest by seat.
    """

    __slots__ = (
        "acts",
        "ambitions",
        "annexes",
        "counts",
        "crown_holder",
        "elections",
        "emissary_goal",
        "emissary_total",
        "first_places",
        "first_player",
        "floors",
        "goals",
        "has_room",
        "history",
        "king",
        "left_of",
        "left_to_place",
        "modules",
        "no_cards",
        "nominee",
        "offers",
        "options",
        "phase",
        "pile",
        "rejections",
        "reserve",
        "result",
        "round",
        "stomach_aches",
        "totals",
        "turn",
        "used_cards",
        "votes",
    )

    def __init__(self, options: Options) -> None:
        seats = options.seats
        self.options = options
        self.modules = options.modules
        self.has_room = room(len(options.cast), options.floor_limit)
        self.left_of = options.left_of
        self.round = 0
        self.phase = DEAL
        self.first_places: tuple[int, ...] = ()
        self.first_player: Seat | None = None
        self.turn: Seat | None = None
        self.crown_holder: Seat | None = None
        self.king: Character | None = None
        self.nominee: Character | None = None
        self.floors = [0] * len(FLOORS)
        self.annexes = [0] * options.rulebook.annexes
        self.reserve = (1 << len(options.cast)) - 1
        self.left_to_place = 0
        self.rejections = 0
        self.goals: list[Goal] = [()] * options.players
        self.offers: list[tuple[str, ...]] = [()] * options.players
        self.ambitions: list[str | None] = [None] * options.players
        self.no_cards = [0] * seats
        self.stomach_aches = [0] * seats
        self.votes: list[Card | None] = [None] * seats
        self.pile: list[Card] = []
        self.emissary_goal: Goal | None = None
        self.emissary_total = options.emissary_start
        self.totals = [options.rulebook.start_total] * len(options.markers)
        self.acts: list[Act] = []
        self.elections: list[Election] = []
        self.counts: list[Count] = []
        self.history: list[Round] = []
        self.used_cards: frozenset[int] = frozenset()
        self.result: Result | None = None

    # --- where the characters are ----------------------------------------------------------

    def is_full(self, floor: int) -> bool:
        """Whether as many characters stand on a floor as it holds."""
        return not self.has_room[self.floors[floor]]

    def at(self, place: int) -> int:
        """The mask of those on a floor or in an annex."""
        return self.floors[place] if place < RESERVE else self.annexes[place - ANNEXES.start]

    def put(self, mask: int, place: int) -> None:
        """Sets characters down on a floor or in an annex."""
        if place < RESERVE:
            self.floors[place] |= mask
        else:
            self.annexes[place - ANNEXES.start] |= mask

    def take(self, mask: int) -> None:
        """Takes characters away from wherever they are in the castle."""
        self.floors = [floor & ~mask for floor in self.floors]
        self.annexes = [annex & ~mask for annex in self.annexes]

    # --- what counts -----------------------------------------------------------------------

    @property
    def counted_goals(self) -> list[Goal]:
        """What counts of each person's card."""
        return [favourites_that_count(self.options, goal) for goal in self.goals]

    @property
    def emissary_favourites(self) -> Goal:
        """Those for whom the Emissary says Yes, and scores."""
        return favourites_that_count(self.options, self.emissary_goal or ())

    def copy(self) -> "State":
        """A position of its own that shares nothing mutable with this one.

        All that changes in place is a list; records, cards and options never change.
        """
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
    """The seats that may act now: all who have not chosen yet, or one, or CHANCE, or none."""
    turn = state.turn
    if turn is not None:
        return (turn,)
    if state.phase is ELECTION:
        return tuple([seat for seat, vote in enumerate(state.votes) if vote is None])
    if state.phase is AMBITION:
        return _undecided_seats(state)
    return (CHANCE,) if state.phase is DEAL else ()


def _undecided_seats(state: State) -> tuple[Seat, ...]:
    sides = enumerate(state.options.sides)
    return tuple(seat for seat, persons in sides if undecided(state, persons))


def undecided(state: State, persons: Sequence[int]) -> tuple[int, ...]:
    """Those of some persons who have not chosen their Ambition yet."""
    return tuple(person for person in persons if state.ambitions[person] is None)


def result(state: State) -> Result | None:
    """The end of the game as one object, or None."""
    return state.result


def places(state: State) -> tuple[int, ...]:
    """Where each character is: a floor 0-6, RESERVE, OUT or an annex."""
    where = [OUT] * len(state.options.cast)
    out = 0  # nobody is kept there: it is where all others are
    for place, mask in enumerate((*state.floors, state.reserve, out, *state.annexes)):
        for character in members(mask):
            where[character] = place
    return tuple(where)
