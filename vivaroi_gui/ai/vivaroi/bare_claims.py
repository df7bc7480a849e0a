"""What the rules alone say of a move, where nothing makes it better than others.

Each gives the figures that it rests on, None where it is not true of the move.
"""

from vivaroi_gui.ai.bot import Figure
from vivaroi_gui.ai.grounds import Evidence
from vivaroi_gui.ai.vivaroi.case import Case
from vivaroi_gui.rules.vivaroi.data import OFFICERS, THRONE, WCS
from vivaroi_gui.rules.vivaroi.moves import NO, STOMACH_ACHE, YES, MoveUp, Place, Vote


def place_below(case: Case) -> Evidence | None:
    return {} if _is_low(case) and case.is_mine else None


def place_little(case: Case) -> Evidence | None:
    return {} if _is_low(case) and not case.is_mine else None


def _is_low(case: Case) -> bool:
    return isinstance(case.move, Place) and case.move.floor < OFFICERS


def unknown(case: Case) -> Evidence | None:
    """To an onlooker it may well be a favourite."""
    assert isinstance(case.move, Place | MoveUp)
    to = case.move.floor if isinstance(case.move, Place) else case.move.to
    if case.is_mine or case.is_jester or case.view.open_goals or to == THRONE or to in WCS:
        return None
    after = case.witness.suspicion(case.character, case.move)
    return {"after": Figure(after)} if after > 0 else None


def crown_own(case: Case) -> Evidence | None:
    return {} if case.is_proposal and case.is_mine else None


def crown_free(case: Case) -> Evidence | None:
    """But for an Ambition, which may have to do with anybody."""
    is_strange = case.is_proposal and not case.is_mine and not case.is_jester
    return {} if is_strange and not case.view.options.ambition else None


def yes_keeps(case: Case) -> Evidence | None:
    is_yes = isinstance(case.move, Vote) and case.move.card == YES
    return {} if is_yes and case.view.no_cards else None


def no_stranger(case: Case) -> Evidence | None:
    """But for an Ambition, which may ask for such a King."""
    is_against = isinstance(case.move, Vote) and case.move.card in (NO, STOMACH_ACHE)
    is_strange = not case.is_mine and not case.is_jester
    return {} if is_against and is_strange and not case.view.options.ambition else None
