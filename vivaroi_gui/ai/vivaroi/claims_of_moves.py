"""Claims about moves on the board: placings, ascents, WCs, and the Ambition that is kept.

Each gives the figures that it rests on, None where it is not true of the move.
"""

from collections.abc import Iterable
from typing import Final

from vivaroi_gui.ai.bot import Figure
from vivaroi_gui.ai.grounds import Evidence
from vivaroi_gui.ai.vivaroi.ambitions import is_fitting
from vivaroi_gui.ai.vivaroi.case import Case
from vivaroi_gui.ai.vivaroi.claims_of_kings import good_count
from vivaroi_gui.ai.vivaroi.estimate import favourites
from vivaroi_gui.ai.vivaroi.measures import Played
from vivaroi_gui.rules.vivaroi.data import (
    DIGNITARIES,
    OFFICERS,
    RESERVE,
    SERVANTS,
    THRONE,
    WC_3,
    WCS,
    Character,
)
from vivaroi_gui.rules.vivaroi.moves import ChooseAmbition, Move, MoveUp, Place

_LIKELY: Final = 0.5
_CONCEIVABLE: Final = 0.1
"""How likely the Jester's coronation has to be."""
_LOWER: Final = 2
"""Floors below that a placing is compared with."""
_NOTHING: Final = 0.1
"""Bits of which it is said that they give nothing away."""
_SHOTS: Final = 2
"""Cards against in the others' hands from which a favourite is hidden."""
_SELDOM: Final = 0.2
"""How seldom it is rejected then."""
_UNNOTICED: Final = 0.03
"""By how much a hidden favourite may become likelier."""
_MISTAKEN, _NOTICED = 0.5, 0.05
"""How likely a stranger is a favourite to an onlooker, and by how much likelier than before."""


# --- placings ------------------------------------------------------------------------------------


def place_favourite(case: Case) -> Evidence | None:
    assert isinstance(case.move, Place)
    lower = Place(case.character, case.move.floor - _LOWER)
    if not case.is_mine or case.move.floor < OFFICERS or case.view.is_full(lower.floor):
        return None
    more = case.trials.gain(case.brings, case.move, lower)
    return {"more": more} if more.is_over(0) else None


def place_hidden(case: Case) -> Evidence | None:
    assert isinstance(case.move, Place)
    if not case.is_mine:
        return None
    before = case.witness.suspicion(case.character)
    after = case.witness.suspicion(case.character, case.move)
    is_hidden = after < min(_LIKELY, before + _UNNOTICED)
    return {"before": Figure(before), "after": Figure(after)} if is_hidden else None


def place_middle(case: Case) -> Evidence | None:
    """Among the Dignitaries it would be suspected more."""
    assert isinstance(case.move, Place)
    if not case.is_mine or case.move.floor >= DIGNITARIES or case.view.is_full(DIGNITARIES):
        return None
    here = case.witness.suspicion(case.character, case.move)
    above = case.witness.suspicion(case.character, Place(case.character, DIGNITARIES))
    is_so = here < _LIKELY and above >= here + _NOTICED
    return {"here": Figure(here), "above": Figure(above)} if is_so else None


def place_stranger_low(case: Case) -> Evidence | None:
    assert isinstance(case.move, Place)
    if case.is_mine or case.move.floor >= OFFICERS:
        return None
    waiting = case.favourites.intersection(_in(case, [RESERVE]))
    seats = sum(not case.view.is_full(floor) for floor in (OFFICERS, DIGNITARIES))
    return {} if waiting and seats else None


def place_stranger_high(case: Case) -> Evidence | None:
    assert isinstance(case.move, Place)
    if case.is_mine or case.move.floor < OFFICERS:
        return None
    refused = case.share(case.is_bait)
    return {"refused": refused} if refused.is_over(_LIKELY) else None


def place_counts(case: Case) -> Evidence | None:
    assert isinstance(case.move, Place)
    return {} if case.is_mine and case.move.floor >= OFFICERS else None


def place_mask(case: Case) -> Evidence | None:
    assert isinstance(case.move, Place)
    return _is_mask(case) if case.move.floor >= OFFICERS else None


def _is_mask(case: Case) -> Evidence | None:
    """To an onlooker a stranger looks like a favourite more than before."""
    assert isinstance(case.move, Place | MoveUp)
    if case.is_mine or case.is_jester or case.view.open_goals:
        return None
    before = case.witness.suspicion(case.character)
    after = case.witness.suspicion(case.character, case.move)
    is_so = after >= max(_MISTAKEN, before + _NOTICED)
    return {"before": Figure(before), "after": Figure(after)} if is_so else None


def _in(case: Case, places: Iterable[int]) -> set[Character]:
    """Who stands in some places beside whoever is moved."""
    where, everybody = set(places), enumerate(case.view.places)
    return {one for one, at in everybody if at in where and one != case.character}


# --- ascents -------------------------------------------------------------------------------------


def lift_favourite(case: Case) -> Evidence | None:
    """Against another favourite that is lifted it must not be less, against all else more."""
    if not _is_lift(case.move) or not case.is_mine:
        return None
    more = case.gain(case.own_points)
    if more is None:
        return {}
    is_so = more.is_over(0)
    if case.swapped and _is_lift(case.swapped.move) and case.swapped.is_mine:
        is_so = not more.is_under(0)
    return {"more": more} if is_so else None


def _is_lift(move: Move) -> bool:
    return isinstance(move, MoveUp) and move.to < THRONE


def _from_a_floor(case: Case) -> bool:
    return _is_lift(case.move) and case.before not in WCS


def lift_jester(case: Case) -> Evidence | None:
    if not _is_lift(case.move) or not case.is_jester:
        return None
    found = good_count(case)
    if found is None:
        return None

    def is_crowned(played: Played) -> float:
        return played.end.has_crowned(case.bit)

    crowned, more = case.share(is_crowned), case.gain(is_crowned)
    is_so = crowned.is_over(_CONCEIVABLE) and (more is None or more.is_over(0))
    return found | {"crowned": crowned} if is_so else None


def take_seat(case: Case) -> Evidence | None:
    """Somebody is kept out, and it is no favourite of one's own."""
    if not _from_a_floor(case) or case.is_mine:
        return None
    assert isinstance(case.move, MoveUp)
    to, limit = case.move.to, case.view.options.floor_limit
    kept_out = _in(case, range(SERVANTS, to))
    nearest = _in(case, [to - 1, *(wc for wc in WCS if _floor_of(wc) == to)])
    is_last = case.view.places.count(to) == limit - 1
    is_so = is_last and kept_out - case.favourites and not nearest & case.favourites
    return {} if is_so else None


def makes_room(case: Case) -> Evidence | None:
    """A favourite stands before a floor that was full."""
    if not isinstance(case.move, MoveUp) or not case.view.is_full(case.before):
        return None
    return {} if case.favourites.intersection(_in(case, [case.before - 1])) else None


def lift_bait(case: Case) -> Evidence | None:
    """Near enough to the throne that it can be seen coming."""
    if not _from_a_floor(case) or case.is_mine or case.is_jester:
        return None
    assert isinstance(case.move, MoveUp)
    if case.move.to < DIGNITARIES:
        return None
    refused = case.share(case.is_bait)
    return {"refused": refused} if refused.is_over(_LIKELY) else None


def lift_mask(case: Case) -> Evidence | None:
    return _is_mask(case) if _from_a_floor(case) else None


def lift_own(case: Case) -> Evidence | None:
    return {} if _from_a_floor(case) and case.is_mine else None


def _floor_of(wc: int) -> int:
    return OFFICERS if wc == WC_3 else DIGNITARIES


def lift_stranger(case: Case) -> Evidence | None:
    return _gives_nothing_away(case) if _from_a_floor(case) and not case.is_mine else None


def _gives_nothing_away(case: Case) -> Evidence | None:
    """Cards that lie open cannot be given away."""
    is_so = not case.view.open_goals and case.bits <= _NOTHING
    return {"bits": Figure(case.bits)} if is_so else None


# --- into a WC, and out of it --------------------------------------------------------------------


def hide_in_wc(case: Case) -> Evidence | None:
    """There is something to hide from, and it seldom comes to harm after that."""
    if not _enters_wc(case) or not case.is_mine:
        return None
    gone = case.share(case.is_sent_away)
    return {"gone": gone} if case.cards_against >= _SHOTS and gone.is_under(_SELDOM) else None


def _enters_wc(case: Case) -> bool:
    return isinstance(case.move, MoveUp) and case.move.to in WCS


def block_wc(case: Case) -> Evidence | None:
    """No favourite of one's own stands before the door."""
    if not _enters_wc(case) or case.is_mine:
        return None
    return None if case.favourites.intersection(_in(case, [case.before])) else {}


def _leaves_wc(case: Case) -> bool:
    return _is_lift(case.move) and case.before in WCS


def leave_wc(case: Case) -> Evidence | None:
    return {} if _leaves_wc(case) and case.is_mine else None


def free_wc(case: Case) -> Evidence | None:
    return _gives_nothing_away(case) if _leaves_wc(case) and not case.is_mine else None


# --- Ambitions -----------------------------------------------------------------------------------


def ambition_fits(case: Case) -> Evidence | None:
    assert isinstance(case.move, ChooseAmbition)
    person, ambition = case.move.person, case.move.ambition
    if not is_fitting(ambition, favourites(case.view, person)):
        return None
    met = case.share(lambda played: played.end.bonus(person, ambition, played.goals) > 0)
    return {"met": met} if met.is_over(_LIKELY) else None


def ambition_likely(case: Case) -> Evidence | None:
    """What it is worth is what it brings."""
    return {} if case.is_better else None
