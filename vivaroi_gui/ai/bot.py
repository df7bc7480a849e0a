"""The levels of play, weakest first, and what each does with a view."""

from collections.abc import Callable
from random import Random

from vivaroi_gui.ai import courtier
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.moves import Move

LEVELS = ("novice", "courtier")


def choose(view: View, level: str, seed: int) -> Move:
    """The move of a level for the seat of the view; the same for the same arguments.

    Raises:
        KeyError: no such level.
        ValueError: the seat has nothing to choose.
    """
    if not view.legal:
        raise ValueError("nothing to choose: the seat may not act")
    return _PLAYERS[level](view, Random(seed))


def _novice(view: View, random: Random) -> Move:
    """Any legal move, all alike."""
    return random.choice(view.legal)


_PLAYERS: dict[str, Callable[[View, Random], Move]] = {
    "novice": _novice,
    "courtier": courtier.choose,
}
