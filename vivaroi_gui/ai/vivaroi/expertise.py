"""What each edition offers to belief, search and standing, which are one for all of them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple

from vivaroi_gui.ai.vivaroi import playout_2003, start_2024
from vivaroi_gui.ai.vivaroi.playout import Opening, P, Playout
from vivaroi_gui.ai.vivaroi.policies import (
    CHILDLIKE,
    DEFT,
    KEEN,
    KINDS,
    NAIVE,
    PATIENT,
    SEARCHING,
    SENSIBLE,
    SHREWD,
    STEADY,
    TAUT,
    UNRULY,
    WARY,
)
from vivaroi_gui.ai.vivaroi.policies_2024 import (
    CHILDLIKE_2024,
    KEEN_2024,
    KINDS_2024,
    LOOSE_2024,
    NAIVE_2024,
    PATIENT_2024,
    SEARCHING_2024,
    SENSIBLE_2024,
    SHREWD_2024,
    STEADY_2024,
    TAUT_2024,
    UNRULY_2024,
    WARY_2024,
)
from vivaroi_gui.ai.vivaroi.policy import Policy
from vivaroi_gui.ai.vivaroi.policy_2024 import Policy2024
from vivaroi_gui.ai.vivaroi.worlds import Dealing, dealt_in_turn, dealt_together
from vivaroi_gui.rules.vivaroi import Options, View


class Alternatives(NamedTuple):
    """Things to choose from, about."""

    placings: int
    ascents: int
    votes: int


class Habit(NamedTuple, Generic[P]):
    """How a good player goes on where at least a share of the others seem to be of some kinds.

    ``trust`` is how much more than usual the policy's word counts against what playouts say.
    """

    against: tuple[P, ...]
    least: float
    policy: P
    trust: float = 1.0


@dataclass(frozen=True)
class Expertise(Generic[P]):
    """``opened`` is a round before anybody has moved, ``playout_of`` one from a view on.

    ``dealt`` draws the cards of the others, ``scale`` are the points that a lead is measured in, by
    the rounds still to come.  ``kinds`` are all whom the others may be, ``searching`` is what a
    plain search would do.  ``childlike`` is how a Novice acts, ``patient`` how a good player goes
    on; the strongest level has ``habits``, of which the first that fits the table is taken, and is
    ``unbound`` where nobody there minds what people call stupid.
    """

    opened: Callable[[Options, Opening], Playout[P]]
    playout_of: Callable[[View], Playout[P]]
    dealt: Dealing
    choices: Alternatives
    scale: tuple[float, ...]
    kinds: tuple[P, ...]
    unruly: P
    naive: P
    childlike: P
    shrewd: P
    steady: P
    searching: P
    sensible: P
    patient: P
    habits: tuple[Habit[P], ...]
    unbound: Habit[P]


_SOME: Final = 0.3
"""The share of others who search, or are sensible, as far as can be told, from which they are met
as such."""
_MANY: Final = 0.4
"""The share of others who play soundly from which they are met as such."""
_SURE: Final = 0.9
"""The chance of each of the others to be one of those who act without sense, from which no rule of
sense binds."""
_DOUBT: Final = 0.3
"""Less than usual: the policy evolved without a thought for what people call stupid."""
_HARDLY: Final = 0.1
"""Less still: it evolved for points, and a last round is about the game."""

_2003: Final = Expertise[Policy](
    playout_2003.opened,
    playout_2003.playout_of,
    dealt_together,
    Alternatives(placings=40, ascents=11, votes=2),
    # a round is worth about 15 with a standard deviation of 4.5 (logistic approximation of the
    # difference of sums)
    scale=(0.0, 3.5, 5.0),
    kinds=KINDS,
    unruly=UNRULY,
    naive=NAIVE,
    childlike=CHILDLIKE,
    shrewd=SHREWD,
    steady=STEADY,
    searching=SEARCHING,
    sensible=SENSIBLE,
    patient=PATIENT,
    habits=(
        Habit((SEARCHING,), _SOME, TAUT, _DOUBT),
        Habit((SENSIBLE,), _SOME, KEEN),
        Habit((SHREWD, STEADY), _MANY, WARY),
        Habit((), 0.0, DEFT),
    ),
    unbound=Habit((SEARCHING, UNRULY), _SURE, TAUT, _HARDLY),
)
_2024: Final = Expertise[Policy2024](
    start_2024.opened,
    start_2024.playout_of,
    dealt_in_turn,
    Alternatives(placings=40, ascents=13, votes=3),
    scale=(0.0, 4.0, 5.5),
    kinds=KINDS_2024,
    unruly=UNRULY_2024,
    naive=NAIVE_2024,
    childlike=CHILDLIKE_2024,
    shrewd=SHREWD_2024,
    steady=STEADY_2024,
    searching=SEARCHING_2024,
    sensible=SENSIBLE_2024,
    patient=PATIENT_2024,
    habits=(
        Habit((SEARCHING_2024, UNRULY_2024), _SOME, TAUT_2024),
        Habit((SENSIBLE_2024,), _SOME, KEEN_2024),
        Habit((SHREWD_2024, STEADY_2024), _MANY, WARY_2024),
        Habit((), 0.0, KEEN_2024),
    ),
    unbound=Habit((SEARCHING_2024, UNRULY_2024), _SURE, LOOSE_2024, _DOUBT),
)
_EXPERTISE: Final[dict[str, Expertise[Any]]] = {"2003": _2003, "2024": _2024}


def expertise(options: Options) -> Expertise[Any]:
    """That of a game; which policies are its own is known to itself alone."""
    return _EXPERTISE[options.edition]
