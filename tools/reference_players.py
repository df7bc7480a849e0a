"""Players to measure the game's own against.  They are not in the game.

Each takes (view, seed, budget) and answers with a move; neither needs any time to speak of.
"""

from random import Random

from tools.arena.players import Budget
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.moves import Move


def at_random(view: View, seed: int, _: Budget) -> Move:
    """Any legal move, all alike."""
    return Random(seed).choice(view.legal)
