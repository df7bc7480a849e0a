"""Three people throw a die for points, in sight of everybody.

Whoever is on turn throws as often as they dare.  What falls goes into their pot; a one takes the
pot away and ends the turn.  Who holds puts the pot to their score; who reaches the goal has won.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Final

from tests.toy.state import State
from vivaroi_gui.rules import core
from vivaroi_gui.rules.core import (
    CHANCE,
    BadConfig,
    Emit,
    Event,
    IllegalMove,
    Json,
    MarkerPersons,
    Seat,
    Sides,
)

name: Final = "toy"
editions: Final = ("toy",)
styles: Final = ("even", "daring")
agreements: Final = ()
has_secrets: Final = False

FACES: Final = range(1, 7)


@dataclass(frozen=True)
class Options:
    """The only thing to choose is how many points win."""

    goal: int = 20

    game: ClassVar[str] = name
    edition: ClassVar[str] = "toy"
    players: ClassVar[int] = 3
    seats: ClassVar[int] = 3
    rivals: ClassVar[int] = 3
    sides: ClassVar[Sides] = ((0,), (1,), (2,))
    markers: ClassVar[MarkerPersons] = sides


@dataclass(frozen=True)
class Throw(core.Move):
    """Take the die: what falls is for chance to say."""


@dataclass(frozen=True)
class Hold(core.Move):
    """Put the pot to the score."""


@dataclass(frozen=True)
class Roll(core.Move):
    """What the die shows; a move of CHANCE."""

    face: int


Move = Throw | Hold | Roll


@dataclass(frozen=True)
class Thrown(Event):
    seat: Seat
    face: int


@dataclass(frozen=True)
class Held(Event):
    seat: Seat
    points: int


@dataclass(frozen=True)
class View:
    """Everybody sees everything."""

    options: Options
    seat: Seat | None
    round: int
    turn: Seat
    to_act: tuple[Seat, ...]
    legal: tuple[Move, ...]
    scores: tuple[int, ...]
    pot: int
    result: Seat | None


class NothingInPot(IllegalMove):
    """Nobody holds before the first throw."""


def new(options: Options) -> State:
    return State(options)


def to_act(state: State) -> tuple[Seat, ...]:
    if result(state) is not None:
        return ()
    return (CHANCE,) if state.is_in_the_air else (state.turn,)


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    if seat == CHANCE or seat not in to_act(state):
        return ()
    return (Throw(), Hold()) if state.pot else (Throw(),)


def apply(state: State, seat: Seat, move: Move, emit: Emit | None = None) -> None:
    if seat not in to_act(state) or isinstance(move, Roll) is not state.is_in_the_air:
        raise core.NotYourTurn
    if isinstance(move, Throw):
        state.is_in_the_air = True
    elif isinstance(move, Hold):
        _hold(state, emit)
    else:
        _roll(state, move.face, emit)


def _hold(state: State, emit: Emit | None) -> None:
    if not state.pot:
        raise NothingInPot
    seat, points = state.turn, state.pot
    scores = list(state.scores)
    scores[seat] += points
    state.scores = tuple(scores)
    _pass_on(state)
    if emit:
        emit(Held(seat, points))


def _roll(state: State, face: int, emit: Emit | None) -> None:
    if face not in FACES:
        raise BadConfig("a die has six faces")
    seat, state.is_in_the_air = state.turn, False
    if face == 1:
        _pass_on(state)
    else:
        state.pot += face
    if emit:
        emit(Thrown(seat, face))


def _pass_on(state: State) -> None:
    state.pot = 0
    state.turn = (state.turn + 1) % 3
    state.round += state.turn == 0


def view(state: State, seat: Seat | None = None) -> View:
    if seat not in (None, 0, 1, 2):
        raise ValueError(f"no seat {seat}")
    return View(
        state.options,
        seat,
        state.round,
        state.turn,
        to_act(state),
        () if seat is None else legal(state, seat),
        state.scores,
        state.pot,
        result(state),
    )


def result(state: State) -> Seat | None:
    best = max(state.scores)
    return state.scores.index(best) if best >= state.options.goal else None


def draw(state: State, random: Random) -> Roll:
    return Roll(random.choice(FACES))


def write_options(options: Options) -> Json:
    return {"edition": "toy", "goal": options.goal}


def read_options(config: object) -> Options:
    match config:
        case {"edition": "toy", "goal": int(goal), **rest} if not rest and goal > 0:
            return Options(goal)
    raise BadConfig("a config has edition and goal")


def write_move(options: Options, seat: Seat, move: Move) -> Json:
    match move:
        case Throw():
            return {"type": "throw"}
        case Hold():
            return {"type": "hold"}
    return {"type": "roll", "face": move.face}


def read_move(options: Options, action: object, turn: Seat | None) -> tuple[Seat, Move]:
    match action:
        case {"type": "throw", **rest} if not rest and turn is not None:
            return turn, Throw()
        case {"type": "hold", **rest} if not rest and turn is not None:
            return turn, Hold()
        case {"type": "roll", "face": int(face), **rest} if not rest:
            return CHANCE, Roll(face)
    raise IllegalMove("throw, hold or roll")


def notable(options: Options) -> int:
    return 0


def seal_block(move: Move) -> int | None:
    return None


def public_facts(state: State) -> object:
    return (state.scores, state.turn, state.pot)


def reveals(events: Sequence[Event]) -> bool:
    return False


def sealed_waiting(view: View) -> int:
    return 0


def is_read_first(view: View) -> bool:
    return False


def thrower(view: View) -> None:
    """Nobody: whoever says that they throw has thrown."""


def chooses_at_once(view: View) -> bool:
    return False


def first_to_look(view: View) -> Seat:
    return view.turn
