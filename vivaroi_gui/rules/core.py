"""What every game at this table has in common, and all that the other rooms know of a game.

A game is a module (:class:`Game`) that answers six questions about a position:

=====================================  ==========================================================
``new(options)``                       the position before anything is dealt
``to_act(state)``                      the seats that may act now, :data:`CHANCE` among them
``legal(state, seat)``                 the moves of one seat
``apply(state, seat, move, emit)``     plays a move in place, or raises :class:`IllegalMove`
``view(state, seat)``                  all that one seat may see, and nothing more
``result(state)``                      the end of the game as one object, or None
=====================================  ==========================================================

Chance is a seat: what it does are moves of :data:`CHANCE`, drawn by ``draw(state, random)`` with
the caller's generator, so that a replay needs no generator at all.  Simultaneous choices are
several seats in ``to_act`` at once.  Events are public by construction: a secret is in a view or
nowhere.

Whatever else a room has to know, it asks the game as well: how options and moves are written, what
is sealed, what is final, who looks at the screen.  ``catalog`` finds a game by its name, and the
options of a table say that name, so that whoever holds options holds the game.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, NamedTuple, Protocol, Self, TypeVar

Seat = int
"""A place at the table, 0..n-1 clockwise: the left neighbour of ``s`` is ``s + 1``."""

CHANCE: Final[Seat] = -1
"""The seat that deals and throws."""

NOBODY: Final[Seat] = -2
"""The seat of whoever has none: it is never on turn."""

Sides = tuple[tuple[int, ...], ...]
"""The persons of each seat: one, or the two of a team."""

MarkerPersons = tuple[tuple[int, ...], ...]
"""The persons of each scoring marker: one, or the two of a team that shares it."""

LEVELS: Final = ("novice", "courtier", "counsellor", "eminence")
"""How well an opponent of any game plays, weakest first."""

DEFAULT_STYLE: Final = "even"
"""How an opponent of any game plays where nothing is said; what else there is, its game knows."""

Json = dict[str, Any]
"""An object of JSON: text, numbers, lists, true, false, null and objects in it."""


class RulesError(Exception):
    """Something that the rules forbid; the position is unchanged."""


class BadConfig(RulesError):
    """Options or a deal that the rules forbid."""


class IllegalMove(RulesError):
    """A move that the rules forbid; each cause is a subclass."""


class NotYourTurn(IllegalMove):
    """Another seat has to act."""


class GameOver(IllegalMove):
    """The game has ended: nobody may move any more."""


class WrongPhase(IllegalMove):
    """A move that belongs to another phase of the round."""


class Options(Protocol):
    """What was chosen before the game begins: frozen, hashable, fit for a pickle."""

    @property
    def game(self) -> str:
        """The name of the game in the catalog."""

    @property
    def edition(self) -> str:
        """Which form of the game it is: a word of the line protocol, unlike that of any other."""

    @property
    def players(self) -> int:
        """How many persons play."""

    @property
    def seats(self) -> int:
        """How many sides take turns."""

    @property
    def rivals(self) -> int:
        """How many may win: the seats, and behind them whoever else may."""

    @property
    def sides(self) -> Sides:
        """The persons of each seat, all numbered round the table."""

    @property
    def markers(self) -> MarkerPersons:
        """The persons of each scoring marker."""


class Move:
    """What a seat does: a frozen dataclass, compared by what is in it, fit for a pickle."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Event:
    """Something that everybody at the table saw."""


Emit = Callable[[Event], None]
"""Takes the events of a move in the order in which they happened."""


class State(Protocol):
    """A full position, secrets included: only rules and table ever hold one."""

    def copy(self) -> Self:
        """The same position, free to go another way."""


class View(Protocol):
    """All that one seat may see: frozen, fit for a pickle; ``seat`` None sees what is public."""

    @property
    def options(self) -> Options: ...

    @property
    def seat(self) -> Seat | None: ...

    @property
    def round(self) -> int:
        """The number of the round, from 1; 0 before chance has begun the first one."""

    @property
    def to_act(self) -> tuple[Seat, ...]: ...

    @property
    def legal(self) -> tuple[Move, ...]:
        """The moves of this seat; none where it may not act."""

    @property
    def result(self) -> object | None:
        """The end of the game, or None as long as it goes on."""


O = TypeVar("O", bound=Options)  # noqa: E741
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
M = TypeVar("M", bound=Move)


class Game(Protocol[O, S, V, M]):
    """The rules of a game, as a module answers for them: functions without a memory."""

    @property
    def name(self) -> str:
        """The name in the catalog, in files and in questions to opponents; it never changes."""

    @property
    def editions(self) -> tuple[str, ...]:
        """All forms of the game, as ``Options.edition`` names them."""

    @property
    def styles(self) -> tuple[str, ...]:
        """How its opponents may play, :data:`DEFAULT_STYLE` first."""

    @property
    def agreements(self) -> tuple[str, ...]:
        """What a table may agree upon that means something in it: names of ``TableOptions``."""

    @property
    def has_secrets(self) -> bool:
        """Whether a seat ever sees what others do not: where none does, no curtain falls."""

    def notable(self, options: O) -> int:
        """How many things a seat may secretly note of each person; 0: there is nothing to guess."""

    # --- the six questions, and chance ---------------------------------------------------------

    def new(self, options: O) -> S:
        """The position before anything is dealt or thrown."""

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats that may act now: :data:`CHANCE` alone, or seats; none after the end."""

    def legal(self, state: S, seat: Seat) -> tuple[M, ...]:
        """The moves of a seat; none where it may not act, and none of :data:`CHANCE`."""

    def apply(self, state: S, seat: Seat, move: M, emit: Emit | None = None) -> None:
        """Plays a move in place and tells ``emit`` what everybody sees.

        Raises:
            RulesError: an :class:`IllegalMove`, or of :data:`CHANCE` what cannot be drawn; the
                position is unchanged.
        """

    def view(self, state: S, seat: Seat | None = None) -> V:
        """All that a seat may see; without one, what everybody may see.

        Raises:
            ValueError: nobody sits there.
        """

    def result(self, state: S) -> object | None:
        """The end of the game as one object, or None."""

    def draw(self, state: S, random: Random) -> M:
        """A move of :data:`CHANCE`, where one is due."""

    # --- as text -------------------------------------------------------------------------------

    def write_options(self, options: O) -> Json:
        """The config of a game, for ``read_options``."""

    def read_options(self, config: object) -> O:
        """The options of a config.

        Raises:
            BadConfig: no config of this game, or one that the rules forbid.
        """

    def write_move(self, options: O, seat: Seat, move: M) -> Json:
        """The action of a seat, for ``read_move``."""

    def read_move(self, options: O, action: object, turn: Seat | None) -> tuple[Seat, M]:
        """The seat and the move of an action; ``turn`` acts where the action names nobody.

        Raises:
            RulesError: not the text form of a move.
        """

    # --- what is kept of it --------------------------------------------------------------------

    def seal_block(self, move: M) -> int | None:
        """How many bytes hide what a sealed move says; None for a move that all may read.

        Moves that nobody may tell apart have the same block.  It should hold the longest of them:
        a text that is longer is filled up to a multiple, which is a safety net.
        """

    def public_facts(self, state: S) -> object:
        """What everybody sees, as values of JSON.

        Files keep a digest of it before each move of :data:`CHANCE`: where a replay has another
        one there, the rules have changed since the file was written, or the file is damaged.
        """

    # --- what is final -------------------------------------------------------------------------

    def reveals(self, events: Sequence[Event]) -> bool:
        """Whether a move that brought these events laid secrets open.

        Nobody takes back what led there, and people may want to see it again.  What chance does is
        final without being asked for.
        """

    def sealed_waiting(self, view: V) -> int:
        """How many of the last inputs are sealed moves that are turned when the last one is in.

        When people load a game these are taken back.  Else whoever has played it on already, and
        seen what the others had sealed, could now choose against what they sealed.
        """

    # --- who looks at the screen ---------------------------------------------------------------

    def is_read_first(self, view: V) -> bool:
        """Whether people look at what has come before they let chance go on."""

    def thrower(self, view: V) -> Seat | None:
        """By whose hand chance acts next: a person there throws, of an opponent it falls by itself.

        Nobody's, where chance is not due, or goes on with what a seat has begun already.
        """

    def chooses_at_once(self, view: V) -> bool:
        """Whether all seats that may act choose at the same time, without seeing the others."""

    def first_to_look(self, view: V) -> Seat:
        """Who opens the curtain first where several may act; the others follow clockwise."""


AnyGame = Game[Any, Any, Any, Any]
"""A game of which nothing else is known."""


# --- what a game has shown, for whoever explains it afterwards ---------------------------------


class Sight(NamedTuple):
    """A position that everybody saw: after so many inputs, as the public view has it.

    ``events`` are what led there from the sight before.
    """

    inputs: int
    view: Any
    events: tuple[Event, ...] = ()


class Decision(NamedTuple):
    """What a seat did after so many inputs, and all that it could know then."""

    inputs: int
    view: Any
    move: Any


class Shown(NamedTuple):
    """What may be explained: a game that is over, or one that goes on, up to its last count.

    The ``sights`` are in their order; a move that lies sealed makes none.  ``decisions`` are those
    of the people who are to be judged: none while the game goes on.
    """

    sights: tuple[Sight, ...]
    decisions: tuple[Decision, ...] = ()
