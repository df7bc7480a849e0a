"""Players for the tests of the arena, found by their dotted path."""

from vivaroi_gui.ai.race import Budget
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.moves import Move


def first(view: View, _: int, __: Budget) -> Move:
    """The first legal move."""
    return view.legal[0]


def faulty(view: View, _: int, __: Budget) -> Move:
    raise ZeroDivisionError("a player with a fault")
