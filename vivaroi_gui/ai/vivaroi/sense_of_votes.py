"""The votes that people call stupid: a test for each kind."""

from collections.abc import Callable
from typing import Final

from vivaroi_gui.ai.vivaroi.blunder import Blunder
from vivaroi_gui.ai.vivaroi.facts import Facts
from vivaroi_gui.rules.vivaroi.data import THRONE, Character
from vivaroi_gui.rules.vivaroi.moves import NO, STOMACH_ACHE, YES, MoveUp, Vote

_LIKELY: Final = 0.6
_EVEN: Final = 0.5
_DOUBTFUL: Final = 0.25
_HARDLY: Final = 0.1
"""Chances to win the game."""
_GOOD: Final = 2
_HARMLESS: Final = 1
_WELCOME: Final = 4
_FAIR: Final = 0
_FATAL: Final = -4
"""Points above an average card's."""


def _nominee(facts: Facts) -> Character:
    assert facts.view.nominee is not None
    return facts.view.nominee


def is_in_vain(facts: Facts) -> bool:
    """Whether this count would lose the game, so that a friend is no argument.

    One by whom it has no less than others is: without him even less would be left.
    """
    if is_good_friend(facts, _nominee(facts)):
        return False
    return facts.is_last and facts.win_chance(_nominee(facts)) < _DOUBTFUL


def _no_to_victory(facts: Facts, vote: Vote) -> bool:
    is_won = facts.is_last and facts.win_chance(_nominee(facts)) >= _LIKELY
    return vote.card is not YES and is_won


def _no_to_good_friend(facts: Facts, vote: Vote) -> bool:
    """With a Stomach-ache he is not lost, so that only a good count is worth more."""
    if vote.card is YES or not facts.is_mine(_nominee(facts)) or facts.seeks_zero:
        return False
    least = _FAIR if vote.card is NO else _GOOD
    return facts.margin(_nominee(facts)) >= least and not is_in_vain(facts)


def _last_friend_refused(facts: Facts, vote: Vote) -> bool:
    """In the round of the 33 to have nothing is the better prize."""
    if vote.card is not NO or facts.is_decisive or facts.may_have_33:
        return False
    return facts.is_mine(_nominee(facts)) and not facts.friends_beside(_nominee(facts))


def _no_instead_of_ache(facts: Facts, vote: Vote) -> bool:
    has_ache = bool(facts.view.stomach_aches)
    return vote.card is NO and has_ache and facts.is_mine(_nominee(facts))


def _ache_for_stranger(facts: Facts, vote: Vote) -> bool:
    if vote.card is not STOMACH_ACHE or not facts.view.no_cards:
        return False
    nominee = _nominee(facts)
    return not facts.is_mine(nominee) and nominee != facts.view.options.jester


def _last_no_harmless(facts: Facts, vote: Vote) -> bool:
    if vote.card is YES or facts.is_mine(_nominee(facts)):
        return False
    left = facts.view.no_cards if vote.card is NO else facts.own_refusals
    is_harmless = facts.margin(_nominee(facts)) >= (_HARMLESS if left == 1 else _WELCOME)
    return is_harmless and not is_in_vain(facts) and not facts.seeks_zero


def _no_to_own_proposal(facts: Facts, vote: Vote) -> bool:
    """While others can refuse it as well: alone it may have to refuse a stranger."""
    if vote.card is YES or facts.view.crown_holder != facts.seat:
        return False
    if not facts.armed and not facts.is_mine(_nominee(facts)):
        return False
    return not is_lost_with(facts, _nominee(facts))


def _yes_fatal(facts: Facts, vote: Vote) -> bool:
    if vote.card is not YES or not facts.own_refusals or facts.guns_of_voters:
        return False
    return is_bad_stranger(facts, _nominee(facts), _FATAL)


def _yes_handed_the_game(facts: Facts, vote: Vote) -> bool:
    """While two others may refuse as well each may wait for the other."""
    if vote.card is not YES or not facts.own_refusals or facts.armed_voters > 1:
        return False
    return is_defeat(facts, _nominee(facts)) and not is_good_friend(facts, _nominee(facts))


def _yes_alone(facts: Facts, vote: Vote) -> bool:
    """To another's proposal: with the only cards of the table it may wait for a better one."""
    if vote.card is not YES or facts.own_refusals < 2 or facts.guns_of_voters:
        return False
    is_own = facts.view.crown_holder == facts.seat
    return facts.is_decisive and not is_own and facts.win_chance(_nominee(facts)) < _EVEN


def _turns_on_friend(facts: Facts, vote: Vote) -> bool:
    """Saved by somebody's Stomach-ache he is proposed once more at once."""
    view = facts.view
    if vote.card is not NO or not view.elections or not facts.is_mine(_nominee(facts)):
        return False
    before = view.elections[-1]
    (_, last), *_ = view.acts[-2:]
    is_same = before.character == _nominee(facts) and last == MoveUp(before.character, THRONE)
    return is_same and before.votes[facts.seat] is YES and not facts.seeks_zero


def is_bad_stranger(facts: Facts, king: Character, most: float) -> bool:
    """Whether a King who does not decide the game is no friend, and brings at most so much."""
    if facts.is_decisive or facts.is_mine(king):
        return False
    return facts.margin(king) <= most


def is_defeat(facts: Facts, king: Character) -> bool:
    """Whether he would decide the game, and against the seat."""
    return facts.is_decisive and facts.win_chance(king) <= _HARDLY


def is_lost_with(facts: Facts, king: Character) -> bool:
    """Whether even whoever has proposed him has to refuse him."""
    if facts.is_decisive:
        return is_defeat(facts, king) and not is_good_friend(facts, king)
    return facts.margin(king) <= _FATAL


def is_good_friend(facts: Facts, king: Character) -> bool:
    """Whether a friend brings no less than an average count: whoever refuses him gets less."""
    return facts.is_mine(king) and facts.margin(king) >= _FAIR


OF_VOTES: Final[dict[Blunder, Callable[[Facts, Vote], bool]]] = {
    Blunder.NO_TO_VICTORY: _no_to_victory,
    Blunder.NO_TO_GOOD_FRIEND: _no_to_good_friend,
    Blunder.LAST_FRIEND_REFUSED: _last_friend_refused,
    Blunder.NO_INSTEAD_OF_ACHE: _no_instead_of_ache,
    Blunder.ACHE_FOR_STRANGER: _ache_for_stranger,
    Blunder.LAST_NO_HARMLESS: _last_no_harmless,
    Blunder.NO_TO_OWN_PROPOSAL: _no_to_own_proposal,
    Blunder.YES_FATAL: _yes_fatal,
    Blunder.YES_HANDED_THE_GAME: _yes_handed_the_game,
    Blunder.YES_ALONE: _yes_alone,
    Blunder.TURNS_ON_FRIEND: _turns_on_friend,
}
