"""Claims about a King: proposals and votes, and what a coronation would bring.

Each gives the figures that it rests on, None where it is not true of the move.
"""

from dataclasses import replace
from typing import Final

from vivaroi_gui.ai.bot import Figure
from vivaroi_gui.ai.grounds import Evidence
from vivaroi_gui.ai.vivaroi.case import Case, is_most
from vivaroi_gui.ai.vivaroi.estimate import crowned, emissary_says_yes
from vivaroi_gui.ai.vivaroi.measures import gained, worth
from vivaroi_gui.ai.vivaroi.sense import sensible
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.rules.vivaroi.data import ROUND_OF_33
from vivaroi_gui.rules.vivaroi.legal import VOTE_NO, VOTE_YES
from vivaroi_gui.rules.vivaroi.modules.dungeons import DUNGEON_ORDER
from vivaroi_gui.rules.vivaroi.moves import NO, STOMACH_ACHE, YES, Vote

_LIKELY: Final = 0.5
_PROBABLY: Final = 0.6
_REACHABLE: Final = 0.2
"""How likely zero points have to be, or that a favourite is accepted."""
_A_POINT: Final = 1.0


# --- what a coronation brings --------------------------------------------------------------------


def good_count(case: Case) -> Evidence | None:
    """A point more than an average card, and more than the others as far as can be guessed."""
    return _count(case, ahead=True)


def _bad_count(case: Case) -> Evidence | None:
    return _count(case, ahead=False)


def _count(case: Case, *, ahead: bool) -> Evidence | None:
    """With ``most`` where most of the others have less, or more: Ambitions are not counted."""
    margin = case.margin
    ahead_of = case.ahead_of_others()
    is_so = ahead_of.is_over(0) if ahead else ahead_of.is_under(0)
    if not is_so or (margin < _A_POINT if ahead else margin > -_A_POINT):
        return None
    found = {"margin": Figure(margin)}
    most = case.is_most(ahead=ahead)
    if is_most(most) and not case.view.options.ambition:
        found["most"] = most
    return found


# --- proposals -----------------------------------------------------------------------------------


def crown_favourite(case: Case) -> Evidence | None:
    if not case.is_proposal or not case.is_mine or case.margin <= 0:
        return None
    return _if_accepted(case, {"margin": Figure(case.margin)})


def crown_chance(case: Case) -> Evidence | None:
    if not case.is_proposal or not case.is_mine:
        return None
    accepted = case.share(lambda played: not case.is_refused(played))
    return {"accepted": accepted} if accepted.is_over(_REACHABLE) else None


def crown_stranger(case: Case) -> Evidence | None:
    is_strange = case.is_proposal and not case.is_mine and not case.is_jester
    return _if_accepted(case, good_count(case)) if is_strange else None


def crown_jester(case: Case) -> Evidence | None:
    is_so = case.is_proposal and case.is_jester
    return _if_accepted(case, good_count(case)) if is_so else None


def _if_accepted(case: Case, found: Evidence | None) -> Evidence | None:
    if found is None:
        return None
    accepted = case.share(lambda played: not case.is_refused(played))
    return found | {"accepted": accepted} if accepted.is_over(_LIKELY) else None


def draw_no(case: Case) -> Evidence | None:
    if not case.is_proposal or case.is_mine:
        return None
    no = case.share(case.costs_a_no)
    return {"no": no} if no.is_over(_PROBABLY) else None


def bait(case: Case) -> Evidence | None:
    """One's own No follows: it is the better vote then, and no blunder."""
    is_strange = case.is_proposal and not case.is_mine
    if not is_strange or case.margin >= 0 or not case.view.no_cards or not _may_refuse(case):
        return None
    own_no = case.own_no()
    return {"margin": Figure(case.margin), "own_no": own_no} if own_no.is_over(0) else None


def _may_refuse(case: Case) -> bool:
    """Whether a No to the own proposal is no blunder."""
    asked = replace(
        case.view,
        phase=Phase.ELECTION,
        turn=None,
        nominee=case.character,
        crown_holder=case.seat,
        places=crowned(case.view, case.character),
        legal=(VOTE_YES, VOTE_NO),
    )
    return VOTE_NO in sensible(asked)


def seek_zero(case: Case) -> Evidence | None:
    options = case.view.options
    if not options.rule_of_33 or case.view.round != ROUND_OF_33:
        return None
    zero, more = case.share(case.makes_zero), case.gain(case.makes_zero)
    is_so = zero.is_over(_REACHABLE) and (more is None or more.is_over(0))
    return {"zero": zero} if is_so else None


# --- votes ---------------------------------------------------------------------------------------


def _lays(case: Case, *cards: str) -> bool:
    return isinstance(case.move, Vote) and case.move.card in cards


def yes_empty(case: Case) -> Evidence | None:
    view = case.view
    return {} if _lays(case, YES) and not view.no_cards and not view.stomach_aches else None


def yes_jester(case: Case) -> Evidence | None:
    return _good_yes(case) if case.is_jester else None


def yes_count(case: Case) -> Evidence | None:
    return None if case.is_jester else _good_yes(case)


def _good_yes(case: Case) -> Evidence | None:
    """Only where the Yes is better: else what it brings is no reason."""
    return good_count(case) if _lays(case, YES) and case.is_better else None


def yes_favourite(case: Case) -> Evidence | None:
    return {} if _lays(case, YES) and case.is_mine else None


def yes_others(case: Case) -> Evidence | None:
    """And a No is kept."""
    view = case.view
    if not _lays(case, YES) or not view.no_cards:
        return None
    if not case.cards_against and emissary_says_yes(view, case.character) == 1:
        return None
    refused = case.share(case.is_refused)
    return {"refused": refused} if refused.is_over(_PROBABLY) else None


def ache_saves(case: Case) -> Evidence | None:
    """A dungeon is free, and somebody else will probably refuse: that is what it escapes."""
    is_room = case.view.rejections < len(DUNGEON_ORDER)
    if not _lays(case, STOMACH_ACHE) or not case.is_mine or not is_room:
        return None
    no = case.share(lambda played: played.spent.is_emissary or case.costs_a_no(played))
    return {"no": no} if no.is_over(_LIKELY) else None


def ache_stops(case: Case) -> Evidence | None:
    is_so = _lays(case, STOMACH_ACHE) and not case.is_mine
    return _bad_count(case) if is_so else None


def no_jester(case: Case) -> Evidence | None:
    return _bad_count(case) if _lays(case, NO) and case.is_jester else None


def no_count(case: Case) -> Evidence | None:
    return _bad_count(case) if _lays(case, NO) and not case.is_jester else None


def no_removes(case: Case) -> Evidence | None:
    """Where a No ends it: nobody can cancel the election, and no dungeon counts."""
    is_final = not case.view.options.stomach_aches
    return {} if _lays(case, NO) and is_final and not case.is_mine else None


def no_more(case: Case) -> Evidence | None:
    """Points and chances are better without this coronation than with it."""
    if not _lays(case, NO, STOMACH_ACHE) or emissary_says_yes(case.view, case.character) < 1:
        return None
    of_all = tuple((seat, YES) for seat in range(case.view.options.seats))
    here, there = case.trials.of(case.move), case.trials.of(Vote(YES), of_all)
    more, better = gained(case.own_points, here, there), gained(worth, here, there)
    return {"more": more, "better": better} if more.is_over(0) and better.is_over(0) else None
