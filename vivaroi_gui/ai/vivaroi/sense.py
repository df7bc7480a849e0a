"""What people call stupid, as far as it shows in a seat's own view and its move.

The rest of the catalogue needs the open cards, or the whole game: ``tools/arena/blunders.py``.
``docs/opponents.md`` has all of it.  A move is judged only if there was another one.
"""

from collections.abc import Callable, Collection
from enum import StrEnum
from typing import Final

from vivaroi_gui.ai.vivaroi.facts import Facts
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import (
    CRAFTSMEN,
    DIGNITARIES,
    NOBLES,
    THRONE,
    WCS,
    Character,
)
from vivaroi_gui.rules.vivaroi.moves import NO, STOMACH_ACHE, YES, Move, MoveUp, Place, Vote

_SURE: Final = 0.9
_LIKELY: Final = 0.6
_EVEN: Final = 0.5
_DOUBTFUL: Final = 0.25
_HARDLY: Final = 0.1
"""Chances to win the game."""
_SHARE: Final = 0.5
"""Of what all have alike: one by the number of players."""
_GOOD: Final = 2
_HARMLESS: Final = 1
_WELCOME: Final = 4
_FAIR: Final = 0
_POOR: Final = -2
_RECKLESS: Final = -3
_FATAL: Final = -4
"""Points above an average card's."""
_MUCH: Final = 3
"""Points."""


class Blunder(StrEnum):
    """What is said of a move at the table."""

    NO_TO_VICTORY = "no-to-victory"
    """That king would have won it the game!"""
    NO_TO_GOOD_FRIEND = "no-to-good-friend"
    """It refused its own friend, and the count was not bad!"""
    NO_INSTEAD_OF_ACHE = "no-instead-of-ache"
    """It could have saved its friend (2024)."""
    ACHE_FOR_STRANGER = "ache-for-stranger"
    """It sends the enemy back up and keeps its No (2024)."""
    LAST_NO_HARMLESS = "last-no-harmless"
    """It wasted its last No on somebody harmless."""
    NO_TO_OWN_PROPOSAL = "no-to-own-proposal"
    """It proposes, and then says No to itself."""
    YES_FATAL = "yes-fatal"
    """Nobody else could stop it, and it said Yes."""
    YES_HANDED_THE_GAME = "yes-handed-the-game"
    """It had a No left and gave the game away."""
    YES_ALONE = "yes-alone"
    """It alone could still refuse, more than once, and let itself lose."""
    TURNS_ON_FRIEND = "turns-on-friend"
    """A moment ago it said Yes to its friend, and nothing has changed."""
    CROWNS_OWN_DEFEAT = "crowns-own-defeat"
    """It crowned the king that made it lose."""
    RECKLESS_BAIT = "reckless-bait"
    """It proposes somebody whom it would have to refuse by itself."""
    FRIEND_LEFT_OUT = "friend-left-out"
    """Why that one? Its own friend stood beside him."""
    THIN_BAIT = "thin-bait"
    """A trap for one single No."""
    MISSES_VICTORY = "misses-victory"
    """It only had to take the throne."""
    FRIEND_INTO_GUNS = "friend-into-guns"
    """It runs its friend into all those No."""
    FRIEND_TO_NOBLES_EARLY = "friend-to-nobles-early"
    """It puts its friend where all can shoot at it."""
    FRIEND_TO_WC_LATE = "friend-to-wc-late"
    """In the WC it scores nothing, and nobody was after it (2024)."""
    FRIENDS_IN_CELLAR = "friends-in-cellar"
    """All its friends start in the cellar."""
    SEATS_FOR_STRANGERS = "seats-for-strangers"
    """It gives the good seats away."""


GRAVE: Final = frozenset(
    {
        Blunder.NO_TO_VICTORY,
        Blunder.NO_TO_GOOD_FRIEND,
        Blunder.NO_INSTEAD_OF_ACHE,
        Blunder.LAST_NO_HARMLESS,
        Blunder.YES_FATAL,
        Blunder.YES_HANDED_THE_GAME,
        Blunder.YES_ALONE,
        Blunder.CROWNS_OWN_DEFEAT,
        Blunder.MISSES_VICTORY,
    }
)
"""Those that spoil an evening; the others are bad style."""
MILD: Final = frozenset(
    {
        Blunder.FRIEND_TO_NOBLES_EARLY,
        Blunder.FRIEND_TO_WC_LATE,
        Blunder.FRIENDS_IN_CELLAR,
        Blunder.SEATS_FOR_STRANGERS,
    }
)
"""Those by which nobody is lost yet."""
DOUBTFUL: Final = frozenset(
    {
        Blunder.NO_TO_VICTORY,
        Blunder.NO_TO_GOOD_FRIEND,
        Blunder.LAST_NO_HARMLESS,
        Blunder.NO_TO_OWN_PROPOSAL,
        Blunder.YES_ALONE,
    }
)
"""Those that whoever suspects the others' cards may have reasons for (``regret.py``)."""


def blunders(facts: Facts, move: Move) -> list[Blunder]:
    """Those of a move, by what its seat knows before it makes it."""
    if len(facts.view.legal) < 2:
        return []
    match move:
        case Vote():
            return [kind for kind, is_one in _OF_VOTES.items() if is_one(facts, move)]
        case MoveUp():
            return [kind for kind, is_one in _OF_ASCENTS.items() if is_one(facts, move)]
        case Place():
            return [kind for kind, is_one in _OF_PLACINGS.items() if is_one(facts, move)]
    return []


def sensible(view: View, permitted: Collection[Blunder] = ()) -> list[Move]:
    """The legal moves without a blunder but those that are permitted; else the least grave."""
    facts = Facts(view)
    gravities = {
        move: max(
            (_gravity(kind) for kind in blunders(facts, move) if kind not in permitted), default=0
        )
        for move in view.legal
    }
    least = min(gravities.values())
    return [move for move, gravity in gravities.items() if gravity == least]


def _gravity(kind: Blunder) -> int:
    return 1 if kind in MILD else 3 if kind in GRAVE else 2


# --- votes ----------------------------------------------------------------------------------


def _nominee(facts: Facts) -> Character:
    assert facts.view.nominee is not None
    return facts.view.nominee


def is_in_vain(facts: Facts) -> bool:
    """Whether this count would lose the game, so that a friend is no argument."""
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
    """While others can refuse it as well: alone it may have to, against something worse."""
    if vote.card is YES or facts.view.crown_holder != facts.seat or not facts.armed:
        return False
    if facts.is_decisive:
        return not is_defeat(facts, _nominee(facts))
    return facts.margin(_nominee(facts)) > _FATAL


def _yes_fatal(facts: Facts, vote: Vote) -> bool:
    if vote.card is not YES or not facts.own_refusals or facts.guns_of_voters:
        return False
    return is_bad_stranger(facts, _nominee(facts), _FATAL)


def _yes_handed_the_game(facts: Facts, vote: Vote) -> bool:
    """While two others may refuse as well each may wait for the other."""
    if vote.card is not YES or not facts.own_refusals or facts.armed_voters > 1:
        return False
    return is_defeat(facts, _nominee(facts))


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


_OF_VOTES: Final[dict[Blunder, Callable[[Facts, Vote], bool]]] = {
    Blunder.NO_TO_VICTORY: _no_to_victory,
    Blunder.NO_TO_GOOD_FRIEND: _no_to_good_friend,
    Blunder.NO_INSTEAD_OF_ACHE: _no_instead_of_ache,
    Blunder.ACHE_FOR_STRANGER: _ache_for_stranger,
    Blunder.LAST_NO_HARMLESS: _last_no_harmless,
    Blunder.NO_TO_OWN_PROPOSAL: _no_to_own_proposal,
    Blunder.YES_FATAL: _yes_fatal,
    Blunder.YES_HANDED_THE_GAME: _yes_handed_the_game,
    Blunder.YES_ALONE: _yes_alone,
    Blunder.TURNS_ON_FRIEND: _turns_on_friend,
}


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
    is_better = any(facts.margin(one) >= margin + _MUCH for one in friends)
    return is_better and (margin < 0 or facts.is_hopeless or is_defeat(facts, king))


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


def _friend_into_guns(facts: Facts, move: MoveUp) -> bool:
    if not _is_proposal(move) or not facts.is_mine(move.character):
        return False
    return facts.armed >= 2 and facts.may_wait and facts.margin(move.character) <= 0


def _friend_to_nobles_early(facts: Facts, move: MoveUp) -> bool:
    if move.to != NOBLES or not facts.is_mine(move.character):
        return False
    are_all_armed = facts.armed >= len(facts.rivals) and facts.guns > len(facts.rivals)
    return are_all_armed and _can_do_something_else(facts, move)


def _can_do_something_else(facts: Facts, move: MoveUp) -> bool:
    """Whether no favourite has to go to the Nobles or to the throne."""
    return any(
        isinstance(other, MoveUp)
        and other != move
        and not (facts.is_mine(other.character) and other.to >= NOBLES)
        for other in facts.view.legal
    )


def _friend_to_wc_late(facts: Facts, move: MoveUp) -> bool:
    return move.to in WCS and facts.is_mine(move.character) and facts.guns <= 1


_OF_ASCENTS: Final[dict[Blunder, Callable[[Facts, MoveUp], bool]]] = {
    Blunder.CROWNS_OWN_DEFEAT: _crowns_own_defeat,
    Blunder.RECKLESS_BAIT: _reckless_bait,
    Blunder.FRIEND_LEFT_OUT: _friend_left_out,
    Blunder.THIN_BAIT: _thin_bait,
    Blunder.MISSES_VICTORY: _misses_victory,
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


_OF_PLACINGS: Final[dict[Blunder, Callable[[Facts, Place], bool]]] = {
    Blunder.FRIENDS_IN_CELLAR: _friends_in_cellar,
    Blunder.SEATS_FOR_STRANGERS: _seats_for_strangers,
}
