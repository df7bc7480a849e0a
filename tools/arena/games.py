"""What the arena is told of each game: its forms, how luck evens out in it, and who has won."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from tools.turns import Fortune
from vivaroi_gui.rules.core import Json, Seat
from vivaroi_gui.rules.vienna import Phase

FORMS: Final[dict[str, Json]] = {
    "2003": {"edition": "2003"},
    "quick": {"edition": "2003", "rounds": 1, "placement": "random"},
    "2024": {"edition": "2024"},
    "2024-emissary": {"edition": "2024", "emissary": True},
    "2024-ambition-banished": {"edition": "2024", "ambition": True, "banished": True},
    "2024-wedding": {"edition": "2024", "wedding": True},
    "2024-teams": {"edition": "2024"},
    "vienna": {"edition": "vienna"},
}
"""The config of each form of a game, but for the players."""


class Ending(NamedTuple):
    """How a game ended: ``totals`` are by seat.

    Of the castle are ``elections``, by round, and whether the Emissary has won, of Vienna who was
    ``first`` in the first round, and the ``rounds``.
    """

    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
    elections: tuple[int, ...] = ()
    is_emissary: bool = False
    first: Seat | None = None
    rounds: int | None = None


def config(form: str, players: int) -> Json:
    """The config of a game; in a form of teams ``players`` are those."""
    if not form.endswith("teams"):
        return {**FORMS[form], "players": players}
    pairs = [[2 * team, 2 * team + 1] for team in range(players)]
    return {**FORMS[form], "players": 2 * players, "teams": pairs}


def fortune(game: str, seed: str) -> Fortune[Any]:
    """Chance in one of the games of a turn of all seats, which have the ``seed`` in common."""
    return _FORTUNES.get(game, _by_order)(seed)


def ending(begun: Any, over: Any) -> Ending:
    """How a game ended that somebody saw at its first decision, and everybody when it was over."""
    return _ENDINGS[over.options.game](begun, over)


def _by_order(seed: str) -> Fortune[Any]:
    """Whatever is drawn first in one game is drawn first in all."""
    random = Random(seed)
    return lambda _: random


def _by_throw(seed: str) -> Fortune[Any]:
    """The same pile for all; and whoever throws for the n-th time in a round throws the same."""
    thrown: Counter[str] = Counter()

    def draws(state: Any) -> Random:
        throw = f"{state.round + (state.phase is Phase.NEW_ROUND)} {state.turn}"
        thrown[throw] += 1
        return Random(f"{seed} {throw} {thrown[throw]}")

    return draws


def _of_castle(_: Any, over: Any) -> Ending:
    end = over.result
    elections = tuple(len(finished.elections) for finished in over.history)
    return Ending(end.winners, end.totals, elections, end.is_emissary)


def _of_vienna(begun: Any, over: Any) -> Ending:
    end = over.result
    return Ending(end.winners, end.totals, first=begun.first_player, rounds=over.round)


_FORTUNES: Final[dict[str, Callable[[str], Fortune[Any]]]] = {"vienna": _by_throw}
_ENDINGS: Final[dict[str, Callable[[Any, Any], Ending]]] = {
    "vivaroi": _of_castle,
    "vienna": _of_vienna,
}
