"""What the sentences of hints claim, looked up by the rules and in the figures that they rest on.

Nothing of what has chosen the reason is asked.
"""

from collections.abc import Callable, Mapping
from itertools import chain
from statistics import mean
from typing import Final

from vivaroi_gui.ai.bot import Advice, Figure
from vivaroi_gui.ai.vivaroi.advice import Reason
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import (
    OUT,
    RESERVE,
    ROUND_OF_33,
    THRONE,
    WC_3,
    WC_4,
    WCS,
    Goal,
)
from vivaroi_gui.rules.vivaroi.data_2024 import MEN, WOMEN
from vivaroi_gui.rules.vivaroi.modules.banished import favourites_that_count
from vivaroi_gui.rules.vivaroi.modules.rule_of_33 import corrected
from vivaroi_gui.rules.vivaroi.moves import (
    NO,
    STOMACH_ACHE,
    YES,
    Card,
    ChooseAmbition,
    Move,
    MoveUp,
    Place,
    Vote,
)
from vivaroi_gui.rules.vivaroi.points import goal_points, points_at

Claim = Callable[[View, Move, Mapping[str, Figure]], bool]

SECRET: Final = {
    Reason.PLACE_HIDDEN,
    Reason.PLACE_MIDDLE,
    Reason.PLACE_MASK,
    Reason.LIFT_MASK,
    Reason.LIFT_STRANGER,
    Reason.FREE_WC,
}
"""Reasons that no playout can make better or worse."""
BARE: Final = {
    Reason.PLACE_COUNTS,
    Reason.PLACE_BELOW,
    Reason.PLACE_STRANGER_LOW,
    Reason.PLACE_LITTLE,
    Reason.UNKNOWN,
    Reason.CROWN_OWN,
    Reason.CROWN_FREE,
    Reason.LEAVE_WC,
    Reason.BLOCK_WC,
    Reason.MAKES_ROOM,
    Reason.LIFT_OWN,
    Reason.TAKE_SEAT,
    Reason.YES_EMPTY,
    Reason.YES_FAVOURITE,
    Reason.YES_KEEPS,
    Reason.NO_REMOVES,
    Reason.NO_STRANGER,
}
"""What is so by the rules, whichever move is the better one."""


def is_true(view: View, advice: Advice) -> bool:
    """Whether a hint's sentence holds, and what it says of the next best move."""
    lead = advice.figures.get("lead")
    return _compares(Reason(advice.reason), lead, advice.is_close) and holds(view, advice)


def holds(view: View, advice: Advice) -> bool:
    """Whether the sentence holds by itself."""
    return CLAIMS[Reason(advice.reason)](view, advice.move, advice.figures)


def _compares(why: Reason, lead: Figure | None, is_close: bool) -> bool:
    """Alike within two errors and a tenth of a game, or all but for little; else not worse."""
    if lead is None:  # nothing else could be done
        return not is_close and why not in {Reason.ALIKE, Reason.BEST_TRIED}
    low, high = lead.mean - 2 * lead.error, lead.mean + 2 * lead.error
    if is_close:
        return (low > -0.1 and low <= 0 <= high < 0.1) or -0.03 < low < high < 0
    if why is Reason.BEST_TRIED:
        return low > 0
    return why in {*SECRET, *BARE, Reason.ALONE} or high >= 0


# --- what was measured -------------------------------------------------------------------------


def _is_over(figures: Mapping[str, Figure], name: str, least: float) -> bool:
    told = figures[name]
    return told.worlds > 1 and told.mean - 2 * told.error > least


def _is_under(figures: Mapping[str, Figure], name: str, most: float) -> bool:
    told = figures[name]
    return told.worlds > 1 and told.mean + 2 * told.error < most


# --- the count, if whom it is about is crowned now --------------------------------------------


def _gains_more(view: View, move: Move, figures: Mapping[str, Figure]) -> bool:
    """A point or more above an average card of the others; "most" is said by a share of worlds."""
    return _margin(view, move, figures) >= 1 and _may_be_most(view, figures)


def _gains_less(view: View, move: Move, figures: Mapping[str, Figure]) -> bool:
    return _margin(view, move, figures) <= -1 and _may_be_most(view, figures)


def _margin(view: View, move: Move, figures: Mapping[str, Figure]) -> float:
    own, others = _gains(view, _subject(view, move))
    margin = own - mean(others)
    assert abs(margin - figures["margin"].mean) < 1e-9, "what is told is what the rules count"
    return margin


def _may_be_most(view: View, figures: Mapping[str, Figure]) -> bool:
    """An Ambition may turn most of it."""
    if "most" not in figures:
        return True
    return _is_over(figures, "most", 0.6) and not view.options.ambition


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
    own = _points(view, _own_goals(view), king)
    totals *= len(own) // len(totals)
    behind = min(total + gain for total, gain in zip(totals, own, strict=True))
    gains = [gain for total, gain in zip(totals, own, strict=True) if total + gain == behind]
    return min(gains), _points(view, _of_others(view), king)


def _points(view: View, goals: list[Goal], king: int) -> list[int]:
    """As the rules count them, the 33 of the third round included."""
    places = [THRONE if one == king else at for one, at in enumerate(view.places)]
    number = view.round if view.options.rule_of_33 else 0
    points, _ = corrected(number, [goal_points(goal, places) for goal in goals])
    sign = -1 if king == view.options.jester else 1
    return [sign * sum_ for sum_ in points]


def _own_goals(view: View) -> list[Goal]:
    return [favourites_that_count(view.options, goal) for goal in view.goals]


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


def _favourites(view: View) -> set[int]:
    return set(chain.from_iterable(_own_goals(view)))


def _is_mine(view: View, move: Move) -> bool:
    return _subject(view, move) in _favourites(view)


def _to(move: Move) -> int:
    assert isinstance(move, Place | MoveUp)
    return move.floor if isinstance(move, Place) else move.to


def _is_worth_more(view: View, move: Move) -> bool:
    before = view.places[_subject(view, move)]
    return _is_mine(view, move) and points_at(_to(move)) > points_at(before)


def _shuts_a_floor(view: View, move: Move) -> bool:
    """It is full then, somebody strange is kept out, and no favourite at its door."""
    to, mine = _to(move), _favourites(view)
    is_last = view.places.count(to) + 1 == view.options.floor_limit
    doors = {to - 1, {3: WC_3, 4: WC_4}.get(to, -1)}
    waiting = [(one, at) for one, at in enumerate(view.places) if one != _subject(view, move)]
    lower = [one for one, at in waiting if at < to]
    own_at_door = any(one in mine for one, at in waiting if at in doors)
    return is_last and bool({*lower} - mine) and not own_at_door


def _makes_room(view: View, move: Move) -> bool:
    """A full floor is left, and a favourite stands below it."""
    before, mine = view.places[_subject(view, move)], _favourites(view)
    is_full = view.places.count(before) >= view.options.floor_limit
    below = {one for one, at in enumerate(view.places) if at == before - 1}
    return before in range(1, THRONE) and is_full and bool(below & mine)


def _passes_for_own(figures: Mapping[str, Figure]) -> bool:
    before, after = figures["before"].mean, figures["after"].mean
    return after >= 0.5 and after >= before + 0.05


def _blocks(view: View, move: Move) -> bool:
    """A stranger goes into a WC, and no favourite stands where it is entered from."""
    if _to(move) not in WCS or points_at(_to(move)) != 0 or _is_mine(view, move):
        return False
    before = view.places[_subject(view, move)]
    return not any(view.places[one] == before for one in _favourites(view))


def _leaves_seats(view: View, move: Move) -> bool:
    """A favourite still waits for one of the good seats."""
    waits = any(view.places[one] == RESERVE for one in _favourites(view))
    return waits and any(view.places.count(at) < view.options.floor_limit for at in (3, 4))


def _another_can_say_no(view: View, move: Move) -> bool:
    """One card of the Emissary's is a Yes."""
    nominee, emissary = _subject(view, move), view.emissary_goal
    sides_with = emissary is not None and nominee in favourites_that_count(view.options, emissary)
    return (view.emissary_pile > 1 and not sides_with) or _cards_against(view) > 0


def _cards_against(view: View) -> int:
    """What the other seats still hold: each card that was laid was seen."""
    others = [seat for seat in range(view.options.seats) if seat != view.seat]
    laid = [election.votes[seat] for election in view.elections for seat in others]
    held = len(others) * (view.options.no_cards + view.options.stomach_aches)
    return held - laid.count(NO) - laid.count(STOMACH_ACHE)


def _is_about_zero(view: View, figures: Mapping[str, Figure]) -> bool:
    is_on = view.options.rule_of_33 and view.round == ROUND_OF_33
    return is_on and _is_over(figures, "zero", 0.2)


def _is_fitting(view: View, move: Move) -> bool:
    assert isinstance(move, ChooseAmbition)
    assert view.seat is not None
    wanted = {"woman_queen": WOMEN, "man_king": MEN}.get(move.ambition, frozenset())
    goal = _own_goals(view)[view.options.sides[view.seat].index(move.person)]
    return len(wanted.intersection(goal)) > 3


def _is_vote(move: Move, *cards: Card) -> bool:
    return isinstance(move, Vote) and move.card in cards


def _is_strange(view: View, move: Move) -> bool:
    """Whether the King whom it is about can bring the seat nothing."""
    is_mine = _is_mine(view, move) or _is_jester(view, move)
    return not is_mine and not view.options.ambition


def _is_jester(view: View, move: Move) -> bool:
    return _subject(view, move) == view.options.jester


CLAIMS: Final[dict[Reason, Claim]] = {
    Reason.PLACE_FAVOURITE: lambda view, move, told: (
        _is_mine(view, move) and _to(move) >= 3 and _is_over(told, "more", 0)
    ),
    Reason.PLACE_HIDDEN: lambda view, move, told: (
        _is_mine(view, move) and told["after"].mean < min(0.5, told["before"].mean + 0.03)
    ),
    Reason.PLACE_MIDDLE: lambda view, move, told: (
        _is_mine(view, move)
        and _to(move) < 4
        and told["above"].mean >= told["here"].mean + 0.05 < 0.55
    ),
    Reason.PLACE_COUNTS: lambda view, move, _: (
        _is_mine(view, move) and points_at(_to(move)) == _to(move) >= 3
    ),
    Reason.PLACE_MASK: lambda view, move, told: (
        not _is_mine(view, move) and _to(move) >= 3 and _passes_for_own(told)
    ),
    Reason.PLACE_STRANGER_LOW: lambda view, move, _: (
        not _is_mine(view, move) and _to(move) <= 2 and _leaves_seats(view, move)
    ),
    Reason.PLACE_STRANGER_HIGH: lambda view, move, told: (
        not _is_mine(view, move) and _to(move) >= 3 and _is_over(told, "refused", 0.5)
    ),
    Reason.LIFT_FAVOURITE: lambda view, move, told: (
        _is_worth_more(view, move) and ("more" not in told or not _is_under(told, "more", 0))
    ),
    Reason.LIFT_STRANGER: lambda view, move, told: (
        not _is_mine(view, move) and _to(move) < THRONE and told["bits"].mean <= 0.1
    ),
    Reason.MAKES_ROOM: lambda view, move, _: _makes_room(view, move),
    Reason.LIFT_BAIT: lambda view, move, told: (
        not _is_mine(view, move) and _to(move) in (4, 5) and _is_over(told, "refused", 0.5)
    ),
    Reason.LIFT_MASK: lambda view, move, told: (
        not _is_mine(view, move) and _to(move) < THRONE and _passes_for_own(told)
    ),
    Reason.LIFT_OWN: lambda view, move, _: (
        _is_worth_more(view, move)
        and points_at(_to(move)) == points_at(view.places[_subject(view, move)]) + 1
    ),
    Reason.TAKE_SEAT: lambda view, move, _: not _is_mine(view, move) and _shuts_a_floor(view, move),
    Reason.CROWN_FAVOURITE: lambda view, move, told: (
        _is_mine(view, move) and _is_over(told, "accepted", 0.5) and _margin(view, move, told) > 0
    ),
    Reason.CROWN_CHANCE: lambda view, move, told: (
        _is_mine(view, move) and _to(move) == THRONE and _is_over(told, "accepted", 0.2)
    ),
    Reason.CROWN_STRANGER: lambda view, move, told: (
        not _is_mine(view, move)
        and _is_over(told, "accepted", 0.5)
        and _gains_more(view, move, told)
    ),
    Reason.CROWN_JESTER: lambda view, move, told: (
        _is_jester(view, move) and _is_over(told, "accepted", 0.5) and _gains_more(view, move, told)
    ),
    Reason.DRAW_NO: lambda view, move, told: (
        not _is_mine(view, move) and _is_over(told, "no", 0.6) and _another_can_say_no(view, move)
    ),
    Reason.BAIT: lambda view, move, told: (
        not _is_mine(view, move)
        and bool(view.no_cards)
        and _margin(view, move, told) < 0
        and _is_over(told, "own_no", 0)
    ),
    Reason.LIFT_JESTER: lambda view, move, told: (
        _is_jester(view, move) and _gains_more(view, move, told) and _is_over(told, "crowned", 0.1)
    ),
    Reason.YES_COUNT: lambda view, move, told: (
        _is_vote(move, YES) and _gains_more(view, move, told) and _is_over(told, "lead", 0)
    ),
    Reason.YES_JESTER: lambda view, move, told: (
        _is_vote(move, YES)
        and _is_jester(view, move)
        and _gains_more(view, move, told)
        and _is_over(told, "lead", 0)
    ),
    Reason.YES_OTHERS: lambda view, move, told: (
        _is_vote(move, YES)
        and bool(view.no_cards)
        and _another_can_say_no(view, move)
        and _is_over(told, "refused", 0.6)
    ),
    Reason.YES_FAVOURITE: lambda view, move, _: (
        _is_vote(move, YES) and _is_mine(view, move) and points_at(THRONE) == 10
    ),
    Reason.YES_EMPTY: lambda view, _, __: not view.no_cards and not view.stomach_aches,
    Reason.NO_COUNT: lambda view, move, told: _is_vote(move, NO) and _gains_less(view, move, told),
    Reason.NO_REMOVES: lambda view, move, _: (
        _is_vote(move, NO)
        and not _is_mine(view, move)
        and view.options.edition == "2003"
        and points_at(OUT) == 0
    ),
    Reason.NO_JESTER: lambda view, move, told: (
        _is_vote(move, NO) and _is_jester(view, move) and _gains_less(view, move, told)
    ),
    Reason.ACHE_STOPS: lambda view, move, told: (
        _is_vote(move, STOMACH_ACHE) and not _is_mine(view, move) and _gains_less(view, move, told)
    ),
    Reason.ACHE_SAVES: lambda view, move, told: (
        _is_vote(move, STOMACH_ACHE)
        and _is_mine(view, move)
        and view.rejections < 3
        and _is_over(told, "no", 0.5)
    ),
    Reason.NO_MORE: lambda _, move, told: (
        _is_vote(move, NO, STOMACH_ACHE)
        and _is_over(told, "more", 0)
        and _is_over(told, "better", 0)
    ),
    Reason.SEEK_ZERO: lambda view, _, told: _is_about_zero(view, told),
    Reason.HIDE_IN_WC: lambda view, move, told: (
        _is_mine(view, move)
        and _to(move) in WCS
        and _cards_against(view) >= 2
        and _is_under(told, "gone", 0.2)
    ),
    Reason.BLOCK_WC: lambda view, move, _: _blocks(view, move),
    Reason.LEAVE_WC: lambda view, move, _: (
        view.places[_subject(view, move)] in WCS and _is_worth_more(view, move)
    ),
    Reason.FREE_WC: lambda view, move, told: (
        view.places[_subject(view, move)] in WCS
        and not _is_mine(view, move)
        and told["bits"].mean <= 0.1
    ),
    Reason.AMBITION_FITS: lambda view, move, told: (
        _is_fitting(view, move) and _is_over(told, "met", 0.5)
    ),
    Reason.AMBITION_LIKELY: lambda _, __, told: _is_over(told, "lead", 0),
    Reason.PLACE_BELOW: lambda view, move, _: _is_mine(view, move) and _to(move) in (1, 2),
    Reason.PLACE_LITTLE: lambda view, move, _: (
        not _is_mine(view, move) and points_at(_to(move)) in (1, 2)
    ),
    Reason.UNKNOWN: lambda view, move, told: (
        not _is_mine(view, move)
        and not view.open_goals
        and _to(move) in range(1, THRONE)
        and told["after"].mean > 0
    ),
    Reason.CROWN_OWN: lambda view, move, _: (
        _is_mine(view, move) and _to(move) == THRONE and points_at(THRONE) == 10
    ),
    Reason.CROWN_FREE: lambda view, move, _: _is_strange(view, move) and _to(move) == THRONE,
    Reason.YES_KEEPS: lambda view, move, _: _is_vote(move, YES) and bool(view.no_cards),
    Reason.NO_STRANGER: lambda view, move, _: (
        _is_vote(move, NO, STOMACH_ACHE) and _is_strange(view, move)
    ),
    Reason.BEST_TRIED: lambda _, __, told: _is_over(told, "lead", 0),
    Reason.ALIKE: lambda *_: True,
    Reason.ALONE: lambda *_: True,
}
