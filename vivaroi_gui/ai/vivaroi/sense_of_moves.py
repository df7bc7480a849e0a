"""The ascents, proposals and placings that people call stupid: a test for each kind."""

from collections.abc import Callable
from typing import Final

from vivaroi_gui.ai.vivaroi.blunder import Blunder
from vivaroi_gui.ai.vivaroi.facts import Facts
from vivaroi_gui.ai.vivaroi.sense_of_votes import is_defeat, is_lost_with
from vivaroi_gui.rules.vivaroi.data import (
    CRAFTSMEN,
    DIGNITARIES,
    NOBLES,
    THRONE,
    WCS,
    Character,
)
from vivaroi_gui.rules.vivaroi.moves import MoveUp, Place

_SURE: Final = 0.9
_MORE: Final = 0.1
"""Chances to win the game."""
_SHARE: Final = 0.5
"""Of what all have alike: one by the number of players."""
_GOOD: Final = 2
_POOR: Final = -2
_RECKLESS: Final = -3
"""Points above an average card's."""
_MUCH: Final = 3
"""Points."""


# --- ascents and proposals --------------------------------------------------------------------


def _is_bad(facts: Facts, king: Character) -> bool:
    """Whether a coronation would lose the game, or the round."""
    return is_defeat(facts, king) if facts.is_decisive else facts.margin(king) <= _POOR


def _is_proposal(move: MoveUp) -> bool:
    return move.to == THRONE


def _crowns_own_defeat(facts: Facts, move: MoveUp) -> bool:
    if not _is_proposal(move) or facts.armed or not facts.may_wait:
        return False
    return _is_bad(facts, move.character)


def _reckless_bait(facts: Facts, move: MoveUp) -> bool:
    king = move.character
    if not _is_proposal(move) or not facts.may_wait:
        return False
    if facts.is_decisive:
        return facts.win_chance(king) < _SHARE / (len(facts.rivals) + 1)
    return facts.margin(king) <= _RECKLESS and not facts.is_mine(king)


def _friend_as_bait(facts: Facts, move: MoveUp) -> bool:
    """By its own No; it would rather see a stranger refused by that."""
    king = move.character
    if not _is_proposal(move) or not facts.is_mine(king):
        return False
    return _is_to_be_shot(facts, king) and not facts.seeks_zero


def _is_to_be_shot(facts: Facts, friend: Character) -> bool:
    """Whether the seat would have to refuse him itself, and can."""
    return facts.own_refusals > 0 and is_lost_with(facts, friend)


def _friend_left_out(facts: Facts, move: MoveUp) -> bool:
    """Proposing a stranger; to go on may be better than either."""
    king = move.character
    if not _is_proposal(move) or facts.is_mine(king) or facts.seeks_zero:
        return False
    margin = facts.margin(king)
    friends = [one for one in facts.candidates if facts.is_mine(one)]
    if facts.is_decisive and not _is_all_lost(facts):
        # a friend who loses the game as well is better kept out of it
        friends = [one for one in friends if not is_defeat(facts, one)]
    better = [
        one
        for one in friends
        if facts.margin(one) >= margin + _MUCH and not _is_to_be_shot(facts, one)
    ]
    if margin < 0 or facts.is_hopeless or is_defeat(facts, king):
        return bool(better)
    # nobody has a No that he might draw, and a friend who is stopped comes back
    return not facts.no_against and any(_is_dearer(facts, one, king) for one in better)


def _is_dearer(facts: Facts, friend: Character, king: Character) -> bool:
    """Whether a better friend also wins the game rather, where the count decides it."""
    if not facts.is_decisive:
        return True
    return facts.win_chance(friend) >= facts.win_chance(king) + _MORE


def _is_all_lost(facts: Facts) -> bool:
    """Whether whoever comes is a defeat, and the seat can neither wait nor refuse."""
    if facts.may_wait or facts.own_refusals or not facts.is_far_behind:
        return False
    return all(is_defeat(facts, one) for one in facts.candidates)


def _thin_bait(facts: Facts, move: MoveUp) -> bool:
    if not _is_proposal(move) or facts.armed != 1 or not facts.may_wait:
        return False
    return not facts.is_mine(move.character) and _is_bad(facts, move.character)


def _misses_victory(facts: Facts, move: MoveUp) -> bool:
    if not facts.is_last or facts.armed:
        return False
    if _is_proposal(move) and facts.win_chance(move.character) >= _SURE:
        return False
    return any(facts.win_chance(one) >= _SURE for one in facts.candidates)


def _waits_with_victory(facts: Facts, move: MoveUp) -> bool:
    """It cannot refuse anybody itself, or the other has fewer cards than it has such candidates."""
    if not facts.is_decisive or facts.armed != 1:
        return False
    winners = [one for one in facts.candidates if facts.win_chance(one) >= _SURE]
    if not winners or (_is_proposal(move) and move.character in winners):
        return False
    return not facts.own_refusals or facts.guns < len(winners)


def _leaves_the_throne(facts: Facts, move: MoveUp) -> bool:
    if _is_proposal(move) or facts.armed or facts.own_refusals or facts.seeks_zero:
        return False
    par = 1 / (len(facts.rivals) + 1)
    if facts.is_decisive and any(facts.win_chance(one) > par for one in facts.candidates):
        return True
    return any(facts.margin(one) >= _GOOD for one in facts.candidates)


def _friend_into_guns(facts: Facts, move: MoveUp) -> bool:
    """Who has agreed to him a moment ago is no danger."""
    if not _is_proposal(move) or not facts.is_mine(move.character):
        return False
    is_poor = facts.margin(move.character) <= 0
    return is_poor and facts.may_wait and facts.armed_against(move.character) >= 2


def _friend_to_nobles_early(facts: Facts, move: MoveUp) -> bool:
    if move.to != NOBLES or not facts.is_mine(move.character):
        return False
    are_all_armed = facts.armed >= len(facts.rivals) and facts.guns > len(facts.rivals)
    return are_all_armed and _can_do_something_else(facts, move)


def _can_do_something_else(facts: Facts, move: MoveUp) -> bool:
    """Whether nobody has to go to the Nobles or to the throne; a stranger would pass a friend."""
    return any(
        isinstance(other, MoveUp) and other != move and other.to not in (NOBLES, THRONE)
        for other in facts.view.legal
    )


def _friend_to_wc_late(facts: Facts, move: MoveUp) -> bool:
    return move.to in WCS and facts.is_mine(move.character) and facts.guns <= 1


OF_ASCENTS: Final[dict[Blunder, Callable[[Facts, MoveUp], bool]]] = {
    Blunder.CROWNS_OWN_DEFEAT: _crowns_own_defeat,
    Blunder.RECKLESS_BAIT: _reckless_bait,
    Blunder.FRIEND_AS_BAIT: _friend_as_bait,
    Blunder.FRIEND_LEFT_OUT: _friend_left_out,
    Blunder.THIN_BAIT: _thin_bait,
    Blunder.MISSES_VICTORY: _misses_victory,
    Blunder.WAITS_WITH_VICTORY: _waits_with_victory,
    Blunder.LEAVES_THE_THRONE: _leaves_the_throne,
    Blunder.FRIEND_INTO_GUNS: _friend_into_guns,
    Blunder.FRIEND_TO_NOBLES_EARLY: _friend_to_nobles_early,
    Blunder.FRIEND_TO_WC_LATE: _friend_to_wc_late,
}


# --- placings ---------------------------------------------------------------------------------


def _has_placed(facts: Facts, floor: int, *, mine: bool) -> bool:
    """Whether the seat has placed a favourite, or a stranger, on a floor this round."""
    return any(
        seat == facts.seat
        and isinstance(move, Place)
        and move.floor == floor
        # asked last: it is worked out only where it may matter
        and facts.is_mine(move.character) is mine
        for seat, move in facts.view.acts
    )


def _friends_in_cellar(facts: Facts, move: Place) -> bool:
    if move.floor != CRAFTSMEN or not facts.is_mine(move.character):
        return False
    return _has_placed(facts, CRAFTSMEN, mine=True)


def _seats_for_strangers(facts: Facts, move: Place) -> bool:
    if move.floor != DIGNITARIES or facts.is_mine(move.character):
        return False
    return _has_placed(facts, DIGNITARIES, mine=False)


OF_PLACINGS: Final[dict[Blunder, Callable[[Facts, Place], bool]]] = {
    Blunder.FRIENDS_IN_CELLAR: _friends_in_cellar,
    Blunder.SEATS_FOR_STRANGERS: _seats_for_strangers,
}
