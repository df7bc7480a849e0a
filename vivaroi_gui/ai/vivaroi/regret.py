"""What a seat would be sorry for, by what it suspects of the others.

``sense.py`` counts with a card as good as another; this asks worlds of the seat's own belief.
"""

from collections.abc import Iterator
from math import inf
from typing import Any, Final

from vivaroi_gui.ai.vivaroi.facts import Facts
from vivaroi_gui.ai.vivaroi.outlook import Outlook
from vivaroi_gui.ai.vivaroi.search import Search
from vivaroi_gui.ai.vivaroi.sense import DOUBTFUL, MILD, Blunder, blunders, sensible
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import THRONE, Character
from vivaroi_gui.rules.vivaroi.moves import YES, Move, MoveUp, Vote

_HARDLY: Final = 0.1
_CLEARLY: Final = 0.25
_EVEN: Final = 0.5
_LIKELY: Final = 0.6
"""Chances to win the game."""
_SORRY: Final = -2.5
"""Points below the mean of the others, after which people say: that was silly."""
_SORRY_FOR_FRIEND: Final = 0
"""The same where a friend could have been proposed."""
_MUCH: Final = 3
"""Points that the friend would bring more."""
_LOST: Final = -4
_LOST_WITH_MANY: Final = -3
"""The same where a No in hand was not spent on a stranger, or one of more than two."""
_LOST_BY_FRIEND: Final = -5
_POOR: Final = -1
"""The same for a friend, who is below an average card's points as well."""
_LOST_ALONE: Final = -2
"""The same where nobody else could refuse."""
_CHANCE: Final = 0.1
_POINT: Final = 1
"""What a mean over the worlds may be wrong by."""
_RISK: Final = 0.05
"""The chance that nobody else refuses, up to which a King is left to the others."""


def bearable(view: View) -> list[Move]:
    """What a seat that thinks may weigh: mild blunders too, and what it may have reasons for."""
    return sensible(view, DOUBTFUL | MILD)


def restrain(search: Search[Any], view: View) -> None:
    """Lets the moves of a view that are bearable run without what is silly, the worst first."""
    search.leave_out(regretted(Facts(view), search))
    good = sensible(view, DOUBTFUL)
    search.leave_out([move for move in view.legal if move not in good])


def regretted(facts: Facts, search: Search[Any]) -> list[Move]:
    """The moves that a seat would be sorry for if nobody stopped the King whom they lead to."""
    outlook = Outlook(facts, search)
    if facts.view.nominee is not None:
        return [move for move in facts.view.legal if _is_bad_vote(facts, move, outlook)]
    if facts.seeks_zero or not facts.candidates:
        return []
    sorry = _lost_games if facts.is_decisive else _silly_strangers
    return [MoveUp(one, THRONE) for one in sorry(facts, outlook)]


def is_borne_out(facts: Facts, kind: Blunder, outlook: Outlook, *, is_clear: bool = False) -> bool:
    """Whether what the seat suspects agrees with what an average card says of its vote.

    ``is_clear``: by more than the worlds that were asked may be wrong.
    """
    king = facts.view.nominee
    assert king is not None
    if facts.is_decisive:
        least = {Blunder.NO_TO_VICTORY: _LIKELY, Blunder.NO_TO_OWN_PROPOSAL: _HARDLY}.get(
            kind, _EVEN
        )
        above = outlook.win(king) - least
        return (-above if kind is Blunder.YES_ALONE else above) > _CHANCE * is_clear
    if kind is Blunder.NO_TO_OWN_PROPOSAL:
        return outlook.lead(king) - _LOST > _POINT * is_clear
    return outlook.lead_if_agreed(king) > _POINT * is_clear


# --- votes ----------------------------------------------------------------------------------


def _is_bad_vote(facts: Facts, move: Move, outlook: Outlook) -> bool:
    if any(
        is_borne_out(facts, kind, outlook) for kind in DOUBTFUL.intersection(blunders(facts, move))
    ):
        return True
    return move == Vote(YES) and bool(facts.own_refusals) and _is_bad_yes(facts, outlook)


def _is_bad_yes(facts: Facts, outlook: Outlook) -> bool:
    """The Yes that would lose the game or the round, unless another almost certainly refuses."""
    king = facts.view.nominee
    assert king is not None
    if _is_alone(facts) and _is_lost_alone(facts, king, outlook):
        return True
    is_lost = _is_lost_game if facts.is_decisive else _is_lost_round
    return is_lost(facts, king, outlook) and outlook.risk(king) > _RISK


def _is_alone(facts: Facts) -> bool:
    """Whether it votes on another's proposal, with the only cards of the table."""
    is_own = facts.view.crown_holder == facts.seat
    return facts.own_refusals > 1 and not facts.guns_of_voters and not is_own


def _is_lost_alone(facts: Facts, king: Character, outlook: Outlook) -> bool:
    if facts.is_decisive:
        return outlook.win(king) < _EVEN
    return not facts.seeks_zero and outlook.lead(king) <= _LOST_ALONE


def _is_lost_game(facts: Facts, king: Character, outlook: Outlook) -> bool:
    """As all see, or it thinks."""
    return min(facts.win_chance(king), outlook.win(king)) <= _HARDLY


def _is_lost_round(facts: Facts, king: Character, outlook: Outlook) -> bool:
    """Whether a King would leave the seat far behind, a stranger as all see or it thinks."""
    if facts.seeks_zero:
        return False
    if facts.is_mine(king):
        return facts.margin(king) <= _POOR and outlook.lead(king) <= _LOST_BY_FRIEND
    most = _LOST_WITH_MANY if facts.own_refusals > 2 else _LOST
    return min(facts.margin(king), outlook.lead(king)) <= most


# --- proposals ------------------------------------------------------------------------------


def _lost_games(facts: Facts, outlook: Outlook) -> Iterator[Character]:
    """Those who would lose the game, where something else can be done, or somebody else wins it."""
    wins = {one: outlook.win(one) for one in facts.candidates}
    is_free = facts.may_wait or max(wins.values()) >= _CLEARLY
    return (one for one, win in wins.items() if is_free and win <= _HARDLY)


def _silly_strangers(facts: Facts, outlook: Outlook) -> Iterator[Character]:
    """Strangers who would please the others more, where something else can be done."""
    strangers = [one for one in facts.candidates if not facts.is_mine(one)]
    if not facts.may_wait or not strangers:
        return
    friends = [outlook.lead(one) for one in facts.candidates if facts.is_mine(one)]
    for one in strangers:
        if _is_silly(one, max(friends, default=-inf), outlook):
            yield one


def _is_silly(stranger: Character, friend: float, outlook: Outlook) -> bool:
    """Whether he is a bad count, or as those know who agree no good one beside a friend."""
    lead = outlook.lead(stranger)
    if lead <= _SORRY or friend < lead + _MUCH:
        return lead <= _SORRY
    return min(lead, outlook.lead_if_agreed(stranger)) <= _SORRY_FOR_FRIEND
