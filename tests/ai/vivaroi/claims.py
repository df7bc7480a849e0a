"""What the sentences of hints claim, worked out from a view by the rules alone.

A reason that is not here claims what nobody can look up: that nobody "suspects" anything, that a
move "gives nothing away", that others "will" do something.
"""

from collections.abc import Callable
from itertools import chain
from statistics import mean
from typing import Final

from vivaroi_gui.ai.vivaroi.advice import Reason
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import ROUND_OF_33, THRONE, WCS, Goal
from vivaroi_gui.rules.vivaroi.modules.banished import favourites_that_count
from vivaroi_gui.rules.vivaroi.modules.rule_of_33 import corrected
from vivaroi_gui.rules.vivaroi.moves import NO, Move, MoveUp, Place
from vivaroi_gui.rules.vivaroi.points import goal_points, points_at


def is_true(view: View, move: Move, reason: Reason) -> bool:
    """Whether a hint's sentence holds, as far as it claims a plain fact."""
    return reason not in CLAIMS or CLAIMS[reason](view, move)


# --- the count, if whom it is about is crowned now --------------------------------------------


def _gains_more(view: View, move: Move) -> bool:
    """More than an average card of the others, and more than most of them."""
    own, others = _gains(view, _subject(view, move))
    return own > mean(others) and mean(own > other for other in others) > 0.5


def _gains_less(view: View, move: Move) -> bool:
    own, others = _gains(view, _subject(view, move))
    return own < mean(others) and mean(own < other for other in others) > 0.5


def _subject(view: View, move: Move) -> int:
    """Whom the hint is about: whoever is moved, or the nominee."""
    if isinstance(move, Place | MoveUp):
        return move.character
    assert view.nominee is not None
    return view.nominee


def _gains(view: View, king: int) -> tuple[int, list[int]]:
    """Points of the seat, and of each card that another may hold; of a team, of who is behind."""
    assert view.seat is not None
    totals = [view.totals[marker] for marker in view.options.markers_of(view.seat)]
    own = _points(view, [favourites_that_count(view.options, goal) for goal in view.goals], king)
    totals *= len(own) // len(totals)
    _, behind = min(
        (total + gain, number) for number, (total, gain) in enumerate(zip(totals, own, strict=True))
    )
    return own[behind], _points(view, _of_others(view), king)


def _points(view: View, goals: list[Goal], king: int) -> list[int]:
    """As the rules count them, the 33 of the third round included."""
    places = [THRONE if one == king else at for one, at in enumerate(view.places)]
    number = view.round if view.options.rule_of_33 else 0
    points, _ = corrected(number, [goal_points(goal, places) for goal in goals])
    sign = -1 if king == view.options.jester else 1
    return [sign * sum_ for sum_ in points]


def _of_others(view: View) -> list[Goal]:
    """The cards in others' hands where they lie open, else all that can be there."""
    mine = view.options.sides[view.seat or 0]
    if view.open_goals:
        held = [goal for person, goal in enumerate(view.open_goals) if person not in mine]
    else:
        used = chain.from_iterable(finished.goals for finished in view.history)
        is_again = view.options.rulebook.cards_come_back
        gone = {*view.goals, view.emissary_goal, *(() if is_again else used)}
        held = [goal for goal in view.options.deck if goal not in gone]
    return [favourites_that_count(view.options, goal) for goal in held]


# --- who, where and what is in hand ------------------------------------------------------------


def _is_mine(view: View, move: Move) -> bool:
    return any(
        _subject(view, move) in favourites_that_count(view.options, goal) for goal in view.goals
    )


def _is_strange(view: View, move: Move) -> bool:
    return not _is_mine(view, move)


def _is_worth_more(view: View, move: Move) -> bool:
    assert isinstance(move, MoveUp)
    before = view.places[move.character]
    return _is_mine(view, move) and points_at(move.to) > points_at(before)


def _fills_the_floor(view: View, move: Move) -> bool:
    assert isinstance(move, MoveUp)
    return view.places.count(move.to) + 1 == view.options.floor_limit


def _goes_into_a_wc(view: View, move: Move) -> bool:
    return isinstance(move, MoveUp) and move.to in WCS and points_at(move.to) == 0


def _others_hold_no(view: View) -> bool:
    """Whether the others still have a No: each that was laid was seen."""
    others = [seat for seat in range(view.options.seats) if seat != view.seat]
    laid = [election.votes[seat] for election in view.elections for seat in others]
    return view.options.no_cards * len(others) > laid.count(NO)


def _another_can_say_no(view: View, move: Move) -> bool:
    nominee, emissary = _subject(view, move), view.emissary_goal
    sides_with = emissary is not None and nominee in favourites_that_count(view.options, emissary)
    has_pile = view.emissary_pile > 1 and not sides_with  # one of its cards is a Yes
    return has_pile or _others_hold_no(view)


CLAIMS: Final[dict[Reason, Callable[[View, Move], bool]]] = {
    Reason.LIFT_FAVOURITE: _is_worth_more,
    Reason.TAKE_SEAT: _fills_the_floor,
    Reason.CROWN_FAVOURITE: _is_mine,
    Reason.CROWN_STRANGER: lambda view, move: _is_strange(view, move) and _gains_more(view, move),
    Reason.CROWN_JESTER: _gains_more,
    Reason.DRAW_NO: lambda view, move: _is_strange(view, move) and _others_hold_no(view),
    Reason.YES_COUNT: _gains_more,
    Reason.YES_JESTER: _gains_more,
    Reason.NO_COUNT: _gains_less,
    Reason.NO_JESTER: _gains_less,
    Reason.LIFT_JESTER: _gains_more,
    Reason.ACHE_STOPS: _gains_less,
    Reason.ACHE_SAVES: _is_mine,
    Reason.YES_OTHERS: lambda view, move: bool(view.no_cards) and _another_can_say_no(view, move),
    Reason.YES_EMPTY: lambda view, _: not view.no_cards,
    Reason.SEEK_ZERO: lambda view, _: view.options.rule_of_33 and view.round == ROUND_OF_33,
    Reason.HIDE_IN_WC: lambda view, move: _is_mine(view, move) and _goes_into_a_wc(view, move),
    Reason.BLOCK_WC: lambda view, move: _is_strange(view, move) and _goes_into_a_wc(view, move),
    Reason.LEAVE_WC: _is_worth_more,
}
