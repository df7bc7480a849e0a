"""What a person of the viewer's seat holds, and what it is worth as things stand."""

from typing import NamedTuple

from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.data import RESERVE, Character, Goal
from vivaroi_gui.rules.vivaroi.data_2024 import AMBITIONS
from vivaroi_gui.rules.vivaroi.modules.ambition import is_met, outcome_so_far
from vivaroi_gui.rules.vivaroi.modules.banished import banished, favourites_that_count
from vivaroi_gui.rules.vivaroi.points import points_at

_OF_THE_KING = ("bouffon_king", "woman_queen", "man_king", "raised_the_king")
"""Ambitions of which nothing is to be said before somebody is crowned."""


class Holding(NamedTuple):
    """A Favourites card, and the Ambition beside it.

    ``is_met``: whether that would be met if the round ended now, None where it hangs on the King.
    """

    goal: Goal
    banished: Character | None
    worth: int
    ambition: str | None
    ambition_points: int
    is_met: bool | None


def holdings(view: View) -> tuple[Holding, ...]:
    """The cards of the viewer's persons; from what is public and what they hold alone."""
    return tuple(_holding(view, number) for number in range(len(view.goals)))


def points_now(view: View, character: Character) -> int | None:
    """What a favourite is worth where it stands; None at the gate."""
    place = view.places[character]
    return None if place == RESERVE else points_at(place)


def counts(holding: Holding, character: Character) -> bool:
    """Whether somebody brings points to whoever holds this."""
    return character in holding.goal and character != holding.banished


def _holding(view: View, number: int) -> Holding:
    goal = view.goals[number]
    ambition = view.ambitions[number] if number < len(view.ambitions) else None
    favourites = favourites_that_count(view.options, goal)
    worth = sum(points_now(view, favourite) or 0 for favourite in favourites)
    return Holding(
        goal=goal,
        banished=banished(view.options, goal),
        worth=worth,
        ambition=ambition,
        ambition_points=AMBITIONS[ambition] if ambition else 0,
        is_met=_is_met(view, ambition, favourites, worth) if ambition else None,
    )


def _turns_round(view: View) -> bool:
    """Whether the Jester is candidate: if he is crowned, every point counts the other way."""
    return view.nominee is not None and view.nominee == view.options.jester


def _is_met(view: View, ambition: str, favourites: Goal, worth: int) -> bool | None:
    """A King who is crowned already, as in a wedding, may have fulfilled it for good.

    Before all stand in the castle nothing is to be said yet.
    """
    if view.phase in (Phase.AMBITION, Phase.PLACING):
        return None
    points = -worth if _turns_round(view) else worth
    met = is_met(ambition, outcome_so_far(view, favourites, points))
    return None if ambition in _OF_THE_KING and not met else met
