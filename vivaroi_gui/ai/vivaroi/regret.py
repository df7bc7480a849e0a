"""What a seat would be sorry for, by what it suspects of the others.

``sense.py`` counts with a card as good as another; this asks worlds of the seat's own belief.
"""

from collections.abc import Iterator
from math import inf
from typing import Any, Final

from vivaroi_gui.ai.vivaroi.blunder import DOUBTFUL, MILD, Blunder
from vivaroi_gui.ai.vivaroi.facts import Facts
from vivaroi_gui.ai.vivaroi.outlook import Outlook
from vivaroi_gui.ai.vivaroi.search import Search
from vivaroi_gui.ai.vivaroi.sense import blunders, sensible
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import THRONE, Character
from vivaroi_gui.rules.vivaroi.moves import YES, Move, MoveUp, Vote

_NEVER: Final = 0.05
_HARDLY: Final = 0.1
_RATHER_NOT: Final = 0.2
_CLEARLY: Final = 0.25
_EVEN: Final = 0.5
_LIKELY: Final = 0.6
_SURE: Final = 0.8
"""Chances to win the game."""
_SORRY: Final = -1.5
"""Points below the mean of the others, after which people say: that was silly."""
_SORRY_FOR_FRIEND: Final = 0
_SORRY_FOR_OWN: Final = -3
"""The same of a stranger where a friend could have been proposed, and of a friend."""
_MUCH: Final = 3
"""Points that the friend would bring more, and that are worth a coronation."""
_LOST: Final = -4
_LOST_WITH_MANY: Final = -3
"""The same where a No in hand was not spent on him, or one of more; of a friend one of three."""
_LOST_BY_OWN: Final = -6
"""The same for whomever it had to propose."""
_LOST_ALONE: Final = -2
"""The same where nobody else could refuse."""
_FAIR: Final = -0.5
"""The points that are no reason to refuse a friend yet."""
_CHANCE: Final = 0.1
_POINT: Final = 1
"""What a mean over the worlds may be wrong by."""
_RISK: Final = 0.05
"""The chance that nobody else refuses, up to which a King is left to the others."""
_TAKEN: Final = 0.5
"""The chance that all agree to a stranger, above which he is no bait beside a better friend."""
_RISK_OF_OWN: Final = 0.4
"""The same of the own proposal."""


_OF_CANDIDATES: Final = frozenset({Blunder.WAITS_WITH_VICTORY, Blunder.LEAVES_THE_THRONE})
"""Kinds that are about whoever could have been proposed."""


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
    outlook, legal = Outlook(facts, search), facts.view.legal
    if facts.view.nominee is not None:
        return [move for move in legal if _is_bad_vote(facts, move, outlook)]
    if facts.seeks_zero or not facts.candidates:
        return []
    sorry = _lost_games if facts.is_decisive else _silly_kings
    kings = [MoveUp(one, THRONE) for one in (*sorry(facts, outlook), *_gifts(facts, outlook))]
    return kings + [move for move in legal if _is_doubted(facts, move, outlook)]


def is_borne_out(facts: Facts, kind: Blunder, outlook: Outlook, *, is_clear: bool = False) -> bool:
    """Whether what the seat suspects agrees with what an average card says of its vote.

    ``is_clear``: by more than the worlds that were asked may be wrong.
    """
    if kind in _OF_CANDIDATES:
        return any(_is_due(facts, one, kind, outlook, is_clear) for one in facts.candidates)
    king = facts.view.nominee
    assert king is not None
    if kind is Blunder.NO_TO_OWN_PROPOSAL:
        return not _is_bad_own(facts, king, outlook, doubt=is_clear)
    if facts.is_decisive:
        above = outlook.win(king) - (_LIKELY if kind is Blunder.NO_TO_VICTORY else _EVEN)
        return (-above if kind is Blunder.YES_ALONE else above) > _CHANCE * is_clear
    return outlook.lead_if_agreed(king) > (_POINT if is_clear else _FAIR)


# --- votes ----------------------------------------------------------------------------------


def _is_bad_vote(facts: Facts, move: Move, outlook: Outlook) -> bool:
    if _is_doubted(facts, move, outlook):
        return True
    if not facts.own_refusals:
        return False
    return _is_bad_yes(facts, outlook) if move == Vote(YES) else _is_bad_no(facts, move, outlook)


def _is_bad_no(facts: Facts, refusal: Move, outlook: Outlook) -> bool:
    """The refusal of a friend without whom far less is left, where the count does not decide."""
    king = facts.view.nominee
    assert king is not None
    if facts.is_decisive or facts.seeks_zero or not facts.is_mine(king):
        return False
    return outlook.lead_after(refusal) <= outlook.lead(king) - _MUCH


def _is_bad_yes(facts: Facts, outlook: Outlook) -> bool:
    """The Yes that would lose the game or the round, unless another almost certainly refuses."""
    king = facts.view.nominee
    assert king is not None
    if facts.view.crown_holder == facts.seat:
        is_bad = _is_bad_own(facts, king, outlook)
    elif _is_alone(facts) and _is_lost_alone(facts, king, outlook):
        is_bad = True
    else:
        is_lost = _is_lost_game if facts.is_decisive else _is_lost_round
        is_bad = is_lost(facts, king, outlook) and outlook.risk(king) > _RISK
    return is_bad and (facts.is_decisive or _is_better_refused(facts, king, outlook))


def _is_better_refused(facts: Facts, king: Character, outlook: Outlook) -> bool:
    """Whether more is left without him: of a lost round the less bad end."""
    refusals = [move for move in facts.view.legal if move != Vote(YES)]
    return any(outlook.lead_after(move) > outlook.lead(king) for move in refusals)


def _is_bad_own(facts: Facts, king: Character, outlook: Outlook, *, doubt: bool = False) -> bool:
    """Whether the seat had no choice but to propose him, and now has none but to refuse him.

    ``doubt``: or about so, by what the worlds may be wrong by.
    """
    if facts.is_decisive:
        is_lost = outlook.win(king) <= _HARDLY + _CHANCE * doubt
    else:
        is_lost = not facts.seeks_zero and outlook.lead(king) <= _LOST_BY_OWN + _POINT * doubt
    return is_lost and outlook.risk(king) > _RISK_OF_OWN - _CHANCE * doubt


def _is_alone(facts: Facts) -> bool:
    """Whether nobody else but the proposer has a card, and it has more than one."""
    return facts.own_refusals > 1 and not facts.guns_of_voters


def _is_lost_alone(facts: Facts, king: Character, outlook: Outlook) -> bool:
    if facts.is_decisive:
        return outlook.win(king) < _EVEN
    return not facts.seeks_zero and outlook.lead(king) <= _LOST_ALONE


def _is_lost_game(facts: Facts, king: Character, outlook: Outlook) -> bool:
    """As all see, or it thinks; whoever has more than one No is less patient."""
    most = _RATHER_NOT if facts.own_refusals > 1 else _HARDLY
    return facts.win_chance(king) <= _HARDLY or outlook.win(king) <= most


def _is_lost_round(facts: Facts, king: Character, outlook: Outlook) -> bool:
    """Whether a King would leave the seat far behind, a stranger as all see or it thinks."""
    if facts.seeks_zero:
        return False
    is_friend = facts.is_mine(king)
    most = _LOST_WITH_MANY if facts.own_refusals > 1 + is_friend else _LOST
    return outlook.lead(king) <= most or (not is_friend and facts.margin(king) <= most)


# --- proposals ------------------------------------------------------------------------------


def _is_doubted(facts: Facts, move: Move, outlook: Outlook) -> bool:
    """Whether a move is what an average card calls stupid, and what is suspected as well."""
    kinds = DOUBTFUL.intersection(blunders(facts, move))
    return any(is_borne_out(facts, kind, outlook) for kind in kinds)


def _is_due(facts: Facts, king: Character, kind: Blunder, outlook: Outlook, is_clear: bool) -> bool:
    """Whether a King is worth the throne at once, by what is suspected as well."""
    doubt = _CHANCE * is_clear
    if kind is Blunder.WAITS_WITH_VICTORY:
        is_agreed = outlook.assent(king) >= _SURE + doubt or facts.guns < len(facts.candidates)
        return is_agreed and outlook.win(king) >= _SURE + doubt
    if facts.is_decisive:
        return outlook.win(king) >= _EVEN + doubt
    return outlook.lead(king) >= _POINT * (1 + is_clear)


def _lost_games(facts: Facts, outlook: Outlook) -> Iterator[Character]:
    """Those who would lose the game, where something else can be done, or somebody else wins it.

    Whoever has the only cards of the table can wait for somebody better.  Beside a friend who would
    rather win it a stranger is a bait, but not if the others rather agree to him.
    """
    wins = {one: outlook.win(one) for one in facts.candidates}
    friend = max((win for one, win in wins.items() if facts.is_mine(one)), default=0.0)
    is_free = facts.may_wait or max(wins.values()) >= _CLEARLY
    can_wait = facts.may_wait and not facts.armed and facts.own_refusals > 1
    for one, win in wins.items():
        is_worse = not facts.is_mine(one) and win < friend - _CLEARLY
        is_left_out = is_worse and outlook.assent(one) > _TAKEN
        if is_left_out or (is_free and win <= (_EVEN if can_wait else _NEVER)):
            yield one


def _gifts(facts: Facts, outlook: Outlook) -> list[Character]:
    """Strangers to whom all rather agree, beside a friend, where nobody else loses the game less.

    Whoever can only propose may hope that a stranger is refused, but not by whom he suits.
    """
    friends = [one for one in facts.candidates if facts.is_mine(one)]
    if not facts.is_decisive or facts.may_wait or not friends:
        return []
    if any(outlook.win(one) > _HARDLY for one in facts.candidates):
        return []
    strangers = [one for one in facts.candidates if not facts.is_mine(one)]
    return [one for one in strangers if outlook.assent(one) > _TAKEN]


def _silly_kings(facts: Facts, outlook: Outlook) -> Iterator[Character]:
    """Those who would please the others more, where somebody or something else can be done."""
    friends = [outlook.lead(one) for one in facts.candidates if facts.is_mine(one)]
    best = max(friends, default=-inf)
    for one in facts.candidates:
        most = _SORRY_FOR_OWN if facts.is_mine(one) else _SORRY
        if not facts.is_mine(one) and best >= outlook.lead(one) + _MUCH:
            if outlook.lead(one) < _MUCH and _may_be_taken(facts, one, outlook):
                yield one
                continue
            most = _SORRY_FOR_FRIEND
        elif not facts.may_wait:
            continue
        # the worst is known sooner
        if outlook.worst_lead(one) <= most and outlook.lead_if_agreed(one) <= most:
            yield one


def _may_be_taken(facts: Facts, stranger: Character, outlook: Outlook) -> bool:
    """Whether a stranger who was put up for others to refuse may well be crowned instead."""
    return facts.may_wait and outlook.assent(stranger) > _TAKEN
