"""Whom a seat lifts rather than a stranger past its own, where it is about as good."""

from typing import Any, Final

from vivaroi_gui.ai.vivaroi.facts import Facts
from vivaroi_gui.ai.vivaroi.outlook import Outlook
from vivaroi_gui.ai.vivaroi.search import Search
from vivaroi_gui.rules.vivaroi.data import DIGNITARIES, NOBLES, THRONE, WCS
from vivaroi_gui.rules.vivaroi.moves import Move, MoveUp

_ALIKE: Final = 0.03
"""Chances to win the game that are no reason to pass over a friend."""
_TRIED: Final = 3
"""Ascents at most that are tried instead."""
_OFTEN: Final = 2
_OFTEN_LATE: Final = 1
"""Baits in a round after which nobody takes any; in the last one there is no other to come."""


def rather_mine(facts: Facts, move: Move, search: Search[Any]) -> Move:
    """A move that was chosen, or another ascent that is worth about as much.

    A stranger who is lifted past a friend is bait, as long as somebody may waste a No on him: then
    it stands.  All are tried in the same worlds: those that a race has dropped were hardly tried.
    """
    if not passes_over(facts, move) or _is_bait(facts):
        return move
    others = [one for one, _ in search.scores() if _is_instead(facts, one)][:_TRIED]
    if not others:
        return move
    outlook = Outlook(facts, search)
    best = max(others, key=outlook.worth_after)
    return move if outlook.worth_after(move) - outlook.worth_after(best) > _ALIKE else best


def passes_over(facts: Facts, move: Move) -> bool:
    """Whether a stranger is lifted to the Nobles, where a friend stands ready for it."""
    if not isinstance(move, MoveUp) or move.to != NOBLES or facts.is_mine(move.character):
        return False
    places = enumerate(facts.view.places)
    return any(place == DIGNITARIES and facts.is_mine(one) for one, place in places)


def _is_bait(facts: Facts) -> bool:
    """Whether the others may waste a No on a stranger among the Nobles; one seat is left then.

    In the last round nobody is, alone beside the throne: he is proposed at once.
    """
    baits = sum(
        seat == facts.seat
        and isinstance(move, MoveUp)
        and move.to == NOBLES
        and not facts.is_mine(move.character)
        for seat, move in facts.view.acts
    )
    others = facts.view.places.count(NOBLES)
    is_between = others < facts.view.options.floor_limit - 1 and (others > 0 or not facts.is_last)
    is_believed = baits < (_OFTEN_LATE if facts.is_last else _OFTEN)
    return facts.guns > len(facts.rivals) and is_believed and is_between


def _is_instead(facts: Facts, move: Move) -> bool:
    """Whether a move lifts a friend, or somebody lower down."""
    if not isinstance(move, MoveUp) or move.to in (THRONE, *WCS):
        return False
    return facts.is_mine(move.character) or move.to != NOBLES
