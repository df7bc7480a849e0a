"""What people call stupid, as far as it shows in a seat's own view and its move.

The rest of the catalogue needs the open cards, or the whole game: ``tools/arena/catalogue.py``.
``docs/opponents.md`` has all of it.  A move is judged only if there was another one.
"""

from collections.abc import Collection

from vivaroi_gui.ai.vivaroi.blunder import GRAVE, MILD, Blunder
from vivaroi_gui.ai.vivaroi.facts import Facts
from vivaroi_gui.ai.vivaroi.sense_of_moves import OF_ASCENTS, OF_PLACINGS
from vivaroi_gui.ai.vivaroi.sense_of_votes import OF_VOTES
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.moves import Move, MoveUp, Place, Vote


def blunders(facts: Facts, move: Move) -> list[Blunder]:
    """Those of a move, by what its seat knows before it makes it."""
    if len(facts.view.legal) < 2:
        return []
    match move:
        case Vote():
            return [kind for kind, is_one in OF_VOTES.items() if is_one(facts, move)]
        case MoveUp():
            return [kind for kind, is_one in OF_ASCENTS.items() if is_one(facts, move)]
        case Place():
            return [kind for kind, is_one in OF_PLACINGS.items() if is_one(facts, move)]
    return []


def sensible(view: View, permitted: Collection[Blunder] = ()) -> list[Move]:
    """The legal moves without a blunder but those that are permitted; else the least grave."""
    facts = Facts(view)
    gravities = {
        move: max(
            (_gravity(kind) for kind in blunders(facts, move) if kind not in permitted), default=0
        )
        for move in view.legal
    }
    least = min(gravities.values())
    return [move for move, gravity in gravities.items() if gravity == least]


def _gravity(kind: Blunder) -> int:
    return 1 if kind in MILD else 3 if kind in GRAVE else 2
