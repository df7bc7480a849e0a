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
from vivaroi_gui.ai.vivaroi.sense_of_votes import is_good_friend
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import THRONE, Character
from vivaroi_gui.rules.vivaroi.moves import NO, YES, Move, MoveUp, Vote

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
_PLACE: Final = 0.5
"""Rivals who would be left behind, for whom nobody waits any longer."""


_OF_CANDIDATES: Final = frozenset({Blunder.WAITS_WITH_VICTORY, Blunder.LEAVES_THE_THRONE})
"""Kinds that are about whoever could have been proposed."""
_OF_DEFEAT: Final = frozenset({Blunder.YES_ALONE, Blunder.YES_HANDED_THE_GAME})
"""Kinds of a Yes to whoever is thought to lose the seat the game."""


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
    kings = (*sorry(facts, outlook), *_gifts(facts, outlook), *_shot_friends(facts, outlook))
    due = _due(facts, outlook)
    silly = [MoveUp(one, THRONE) for one in kings if one not in due]
    return silly + [move for move in legal if _is_doubted(facts, move, outlook)]


def is_borne_out(
    facts: Facts, move: Move, kind: Blunder, outlook: Outlook, *, is_clear: bool = False
) -> bool:
    """Whether what the seat suspects agrees with what an average card says of its move.

    ``is_clear``: by more than the worlds that were asked may be wrong.
    """
    if kind in _OF_CANDIDATES:
        return any(_is_due(facts, one, move, outlook, is_clear) for one in facts.candidates)
    if isinstance(move, MoveUp):
        return _is_own_defeat(facts, move.character, outlook, is_clear)
    king = facts.view.nominee
    assert king is not None
    if kind is Blunder.NO_TO_OWN_PROPOSAL:
        # a friend it has just proposed itself, knowing no less
        return facts.is_mine(king) or not _is_bad_own(facts, king, outlook, doubt=is_clear)
    if kind is Blunder.NO_TO_GOOD_FRIEND and facts.is_decisive:
        return _is_all_that_is_left(king, move, outlook, 0.0 if is_clear else _NEVER)
    if kind in _OF_DEFEAT:
        is_lost = _EVEN - outlook.win(king) > _CHANCE * is_clear
        return is_lost and not _is_dear(facts, outlook)
    if facts.is_decisive:
        least = _LIKELY if kind is Blunder.NO_TO_VICTORY else _EVEN
        return outlook.win(king) - least > _CHANCE * is_clear
    return outlook.lead_if_agreed(king) > (_POINT if is_clear else _FAIR)


# --- votes ----------------------------------------------------------------------------------


def _is_bad_vote(facts: Facts, move: Move, outlook: Outlook) -> bool:
    if move != Vote(YES):
        return _is_doubted(facts, move, outlook) or _is_bad_no(facts, move, outlook)
    is_bad = _is_doubted(facts, move, outlook) or _is_bad_yes(facts, outlook)
    return is_bad and not _is_dear(facts, outlook)


def _is_bad_no(facts: Facts, refusal: Move, outlook: Outlook) -> bool:
    """The refusal of a victory, or of a friend without whom less is left.

    Far less, or if the others rather agree to him.  Where nobody else may refuse him a Stomach-ache
    saves him from nothing: it has to be worth two points.
    """
    king = facts.view.nominee
    assert king is not None
    if facts.seeks_zero:
        return False
    if facts.is_decisive and outlook.win(king) >= _LIKELY:
        return outlook.win_if_agreed(king) >= _EVEN
    if not facts.is_mine(king):
        return False
    if facts.is_decisive:
        is_fair = is_good_friend(facts, king)
        return is_fair and _is_all_that_is_left(king, refusal, outlook, _NEVER)
    gain, risk = outlook.lead_after(refusal) - outlook.lead(king), outlook.risk(king)
    if refusal != Vote(NO) and risk > _CLEARLY:
        return gain < 2 * _POINT
    return gain < -_POINT if risk > _EVEN else gain <= -_MUCH


def _is_all_that_is_left(king: Character, refusal: Move, outlook: Outlook, doubt: float) -> bool:
    """Whether the game is won no rather without a King, even if hardly with him.

    A place in it that would be lost is worth a little.
    """
    lost = outlook.worth_after(refusal) - outlook.win(king) - doubt
    if 0 < lost <= _NEVER:
        return outlook.place_after(refusal) >= outlook.place(king) + _PLACE
    return lost <= 0


def _is_dear(facts: Facts, outlook: Outlook) -> bool:
    """Whether a friend is worth the Yes: no more is left without him, or the search says so."""
    king, refusals = facts.view.nominee, [one for one in facts.view.legal if one != Vote(YES)]
    assert king is not None
    if not refusals or not facts.is_mine(king):
        return False
    left = max(outlook.worth_after(one) for one in refusals)
    if facts.is_decisive and outlook.win(king) >= left - _NEVER:
        return True
    return outlook.worth_after(Vote(YES)) >= left + _CHANCE


def _is_bad_yes(facts: Facts, outlook: Outlook) -> bool:
    """The Yes that would lose the game or the round, unless another almost certainly refuses."""
    king = facts.view.nominee
    assert king is not None
    if not facts.own_refusals:
        return False
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
    """As it thinks, or all see and it is not sure; with more than one No it is less patient."""
    win, most = outlook.win(king), _RATHER_NOT if facts.own_refusals > 1 else _HARDLY
    return win <= most or (facts.win_chance(king) <= _HARDLY and win < _EVEN)


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
    return any(is_borne_out(facts, move, kind, outlook) for kind in kinds)


def _is_due(
    facts: Facts, king: Character, wait: Move, outlook: Outlook, is_clear: bool = False
) -> bool:
    """Whether a King is worth the throne at once, by what is suspected as well."""
    doubt = _CHANCE * is_clear
    if facts.armed:
        is_agreed = outlook.assent(king) >= _SURE + doubt or facts.guns < len(facts.candidates)
        return is_agreed and outlook.win(king) >= _SURE + doubt
    if facts.is_decisive:
        is_worth_it = outlook.win(king) >= _EVEN + doubt
    else:
        is_worth_it = outlook.lead(king) >= _POINT * (1 + is_clear)
    return is_worth_it or _costs_a_place(facts, king, wait, outlook, doubt)


def _costs_a_place(
    facts: Facts, king: Character, wait: Move, outlook: Outlook, doubt: float
) -> bool:
    """Whether to wait leaves the seat further behind, and wins the last count no rather."""
    if not facts.is_last:
        return outlook.lead_after(wait) <= outlook.lead(king) - _MUCH - _POINT * (doubt > 0)
    if outlook.place_after(wait) < outlook.place(king) + _PLACE + doubt:
        return False
    return facts.is_hopeless or outlook.worth_after(wait) <= outlook.win(king) - doubt


def _is_own_defeat(facts: Facts, king: Character, outlook: Outlook, is_clear: bool) -> bool:
    """Whether a King whom nobody can stop is one by whom the seat loses, as it thinks as well."""
    if king in _due(facts, outlook):
        return False
    if facts.is_decisive:
        return outlook.win(king) <= (_NEVER if is_clear else _HARDLY)
    return outlook.lead(king) <= _FAIR - _POINT * is_clear


def _due(facts: Facts, outlook: Outlook) -> set[Character]:
    """Those who had better be crowned where nobody can refuse, though they lose the game."""
    legal = facts.view.legal
    waits = [move for move in legal if Blunder.LEAVES_THE_THRONE in blunders(facts, move)]
    return {one for one in facts.candidates for wait in waits if _is_due(facts, one, wait, outlook)}


def _lost_games(facts: Facts, outlook: Outlook) -> Iterator[Character]:
    """Those who would lose the game, where something else can be done, or somebody else wins it.

    Whoever has the only cards of the table can wait for somebody better.  Beside a friend who would
    rather win it a stranger is a bait, but not if the others rather agree to him; nor is whoever
    the seat would have to refuse itself.
    """
    wins = {one: outlook.win(one) for one in facts.candidates}
    friend = max((win for one, win in wins.items() if facts.is_mine(one)), default=0.0)
    is_free = facts.may_wait or max(wins.values()) >= _CLEARLY
    can_wait = facts.may_wait and not facts.armed and facts.own_refusals > 1
    for one, win in wins.items():
        is_worse = not facts.is_mine(one) and win < friend - _CLEARLY
        is_left_out = is_worse and outlook.assent(one) > _TAKEN
        is_own_to_refuse = facts.may_wait and facts.own_refusals > 0 and win <= _HARDLY
        is_left_out |= is_own_to_refuse and outlook.risk(one) > _RISK_OF_OWN
        if is_left_out or (is_free and win <= (_EVEN if can_wait else _NEVER)):
            yield one


def _shot_friends(facts: Facts, outlook: Outlook) -> list[Character]:
    """Friends whom the seat would have to refuse itself at the last count, beside others."""
    if not facts.is_decisive or not facts.own_refusals:
        return []
    shot = [one for one in facts.candidates if _has_to_be_shot(facts, one, outlook)]
    return shot if facts.may_wait or len(shot) < len(facts.candidates) else []


def _has_to_be_shot(facts: Facts, friend: Character, outlook: Outlook) -> bool:
    if not facts.is_mine(friend) or is_good_friend(facts, friend):
        return False
    return outlook.win(friend) <= _HARDLY


def _gifts(facts: Facts, outlook: Outlook) -> list[Character]:
    """Strangers to whom all rather agree, beside a friend, where nobody else loses the game less.

    Whoever can only propose may hope that a stranger is refused, but not by whom he suits.
    """
    friends = [one for one in facts.candidates if facts.is_mine(one)]
    if not facts.is_decisive or facts.may_wait or facts.own_refusals or not friends:
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
