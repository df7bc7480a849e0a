"""What people call stupid, as far as it shows only later: the rest of ``ai/vivaroi/blunder.py``.

``after`` judges a move once the cards of its election lie open, ``at_the_count`` once the last
goals do, a ``Diary`` what one seat did in a whole game.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from enum import StrEnum
from random import Random
from statistics import fmean
from typing import Final

from vivaroi_gui.ai.vivaroi import blunder
from vivaroi_gui.ai.vivaroi.blunder import DOUBTFUL, Blunder
from vivaroi_gui.ai.vivaroi.eminence import eminence
from vivaroi_gui.ai.vivaroi.facts import Facts
from vivaroi_gui.ai.vivaroi.levels import Mind
from vivaroi_gui.ai.vivaroi.modesty import passes_over
from vivaroi_gui.ai.vivaroi.outlook import Outlook
from vivaroi_gui.ai.vivaroi.regret import is_borne_out
from vivaroi_gui.ai.vivaroi.sense import blunders
from vivaroi_gui.ai.vivaroi.sense_of_votes import (
    is_bad_stranger,
    is_defeat,
    is_good_friend,
    is_in_vain,
)
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import THRONE, Character
from vivaroi_gui.rules.vivaroi.moves import NO, YES, Move, MoveUp, Place, Vote
from vivaroi_gui.rules.vivaroi.records import Count, Election

_FAIR: Final = -1
_POOR: Final = -3
_FATAL: Final = -4
_BAD: Final = -5
"""Points above an average card's."""
_MUCH: Final = 3
_FAR: Final = 5
"""Points."""
_DOUBTFUL: Final = 0.25
_LIKELY: Final = 0.6
_SURELY: Final = 0.7
"""Chances to win the game."""
_LADDER: Final = 4
"""Ascents of the same character, one after the other, that tell everybody the plan."""


class Later(StrEnum):
    """What is said of a move, or of a game, when more lies open."""

    KILLED_OWN_FRIEND = "killed-own-friend"
    """Everybody said Yes, only it did not. Its own friend!"""
    REFUSED_OWN_PROPOSAL = "refused-own-proposal"
    """It refused its own proposal, and nobody else had."""
    LEFT_TO_OTHERS = "left-to-others"
    """Each waited for the others to say No, and the game was gone."""
    YES_BAD_STRANGER = "yes-bad-stranger"
    """It let that one through with a No in its hand."""
    YES_WELL_ARMED = "yes-well-armed"
    """It had No enough, and let that one through."""
    CROWNED_BAD_STRANGER = "crowned-bad-stranger"
    """It proposed a stranger, and he became king."""
    CROWNED_THEIR_MAN = "crowned-their-man"
    """It made theirs King, and its own stood beside him."""
    REFUSED_A_WIN = "refused-a-win"
    """With our cards open: that king would have made it win."""
    BETTER_WITH_HIM = "better-with-him"
    """It refused its own friend alone, and had far less in the end."""
    LEFT_STANDING = "left-standing"
    """All who could refuse its friend had just said Yes to him, and it did not crown him."""
    SPENDS_NO_ON_FRIENDS = "spends-no-on-friends"
    """Two No in a round on its own people."""
    REFUSES_ITSELF_TWICE = "refuses-itself-twice"
    """Two No in a round on its own proposals."""
    SHOWS_ITS_HAND = "shows-its-hand"
    """It only ever placed its own people: I knew them all."""
    SAME_FLOORS_EVERY_ROUND = "same-floors-every-round"
    """It does the same every time."""
    LIFTS_THEIRS = "lifts-theirs"
    """Twice in a round it has lifted theirs to the Nobles, past its own."""
    ONE_LADDER = "one-ladder"
    """It pushes one piece all the way up."""


GRAVE: Final = blunder.GRAVE | frozenset(
    {
        Later.KILLED_OWN_FRIEND,
        Later.REFUSED_OWN_PROPOSAL,
        Later.LEFT_TO_OTHERS,
        Later.YES_BAD_STRANGER,
        Later.CROWNED_BAD_STRANGER,
        Later.REFUSED_A_WIN,
        Later.BETTER_WITH_HIM,
        Later.SPENDS_NO_ON_FRIENDS,
    }
)
"""Those that spoil an evening; the others are bad style."""


def told_of(facts: Facts, move: Move, mind: Mind | None = eminence) -> list[Blunder]:
    """The blunders of a move, by its seat's view, and by what its mind suspects if it has one."""
    said = blunders(facts, move)
    might_refuse_victory = isinstance(move, Vote) and move.card is not YES and facts.is_decisive
    if not mind or (DOUBTFUL.isdisjoint(said) and not might_refuse_victory):
        return said
    outlook = suspected(facts, mind)
    told = [
        kind
        for kind in said
        if kind not in DOUBTFUL or is_borne_out(facts, move, kind, outlook, is_clear=True)
    ]
    if might_refuse_victory and Blunder.NO_TO_VICTORY not in told and _is_victory(facts, outlook):
        told.append(Blunder.NO_TO_VICTORY)
    return told


def _is_victory(facts: Facts, outlook: Outlook) -> bool:
    """Whether the nominee would win the seat the game by what it suspects, whatever cards show."""
    king = facts.view.nominee
    assert king is not None
    return outlook.win(king) >= _SURELY and outlook.win_if_agreed(king) >= _LIKELY


def suspected(facts: Facts, mind: Mind = eminence) -> Outlook:
    """What a mind suspects, by default the one that knows most kinds of players."""
    return Outlook(facts, mind(facts.view, Random(0), lambda _: 0.0))


def after(
    view: View, move: Move, election: Election, before: View | None = None
) -> Iterator[Later]:
    """The blunders of a proposal, or of a vote, that show once the cards lie open.

    ``before`` is what the proposer saw, if it is known.
    """
    facts, king = Facts(view), election.character
    if isinstance(move, MoveUp):
        if election.is_crowned and facts.may_wait and not facts.is_mine(king):
            yield from _of_stranger(facts, king)
    elif isinstance(move, Vote) and move.card is YES:
        if election.is_crowned and facts.own_refusals:
            yield from _of_wasted_yes(facts, king)
    elif isinstance(move, Vote) and _is_alone(facts, election):
        yield from _of_lone_refusal(facts, election, move, before)


def _of_stranger(facts: Facts, king: Character) -> Iterator[Later]:
    margin = facts.margin(king)
    if is_defeat(facts, king) if facts.is_decisive else margin <= _POOR:
        yield Later.CROWNED_BAD_STRANGER
    friends = [one for one in facts.candidates if facts.is_mine(one)]
    is_better = any(facts.margin(one) >= margin + _MUCH for one in friends)
    if is_better and not (facts.is_decisive and facts.win_chance(king) >= _LIKELY):
        yield Later.CROWNED_THEIR_MAN


def _of_wasted_yes(facts: Facts, king: Character) -> Iterator[Later]:
    if is_bad_stranger(facts, king, _BAD):
        yield Later.YES_BAD_STRANGER
    most = _POOR if facts.own_refusals > 2 else _FATAL
    is_well_armed = facts.own_refusals > 1 and facts.view.crown_holder != facts.seat
    if is_well_armed and is_bad_stranger(facts, king, most):
        yield Later.YES_WELL_ARMED
    if is_defeat(facts, king) and not is_good_friend(facts, king):
        yield Later.LEFT_TO_OTHERS


def _of_lone_refusal(
    facts: Facts, election: Election, vote: Vote, before: View | None
) -> Iterator[Later]:
    is_fair = facts.margin(election.character) > _FAIR and not facts.seeks_zero
    if vote.card is NO and is_fair and _might_please(facts, election.character):
        yield Later.KILLED_OWN_FRIEND
    is_own = election.by == facts.seat and not facts.seeks_zero
    if is_own and not (before and _had_no_choice(Facts(before), election.character)):
        yield Later.REFUSED_OWN_PROPOSAL


def _had_no_choice(facts: Facts, king: Character) -> bool:
    """Whether a seat could only propose, and spared its friends as far as it could."""
    strangers = [one for one in facts.candidates if not facts.is_mine(one)]
    return not facts.may_wait and (king in strangers or not strangers)


def _might_please(facts: Facts, nominee: Character) -> bool:
    """Whether a friend is no bad King, by an average card and by what the seat could suspect."""
    if not facts.is_mine(nominee) or is_in_vain(facts):
        return False
    if facts.is_decisive:
        return suspected(facts).win(nominee) >= _DOUBTFUL
    return suspected(facts).lead_if_agreed(nominee) > _FAIR


def _is_alone(facts: Facts, election: Election) -> bool:
    """Whether everybody else said Yes."""
    others = [card for seat, card in enumerate(election.votes) if seat != facts.seat]
    return all(card is YES for card in (*others, election.emissary_vote or YES))


def at_the_count(view: View, election: Election, count: Count) -> Iterator[Later]:
    """What a vote looks like once the goals of its round lie open; of single players only."""
    facts = Facts(view)
    is_refusal = election.votes[facts.seat] is not YES
    if view.options.teams or not is_refusal or not _is_alone(facts, election):
        return
    if facts.is_last:
        totals = facts.totals_with(election.character, count.goals)
        if totals[facts.seat] > max(totals[rival] for rival in facts.rivals):
            yield Later.REFUSED_A_WIN
    if facts.is_mine(election.character) and _is_far_better(facts, election.character, count):
        yield Later.BETTER_WITH_HIM


def passed_over(view: View, move: Move, count: Count) -> Iterator[Later]:
    """The same of an ascent: of whom the seat could have proposed instead."""
    facts = Facts(view)
    if view.options.teams or not isinstance(move, MoveUp) or move.to == THRONE:
        return
    voted = {election.character for election in view.elections}
    ready = [
        one
        for one in facts.candidates
        if one in voted and facts.is_mine(one) and facts.armed and not facts.armed_against(one)
    ]
    if any(_is_far_better(facts, one, count) for one in ready):
        yield Later.LEFT_STANDING


def _is_far_better(facts: Facts, king: Character, count: Count) -> bool:
    """Whether a seat would have had far more with him, where the count does not decide."""
    if facts.is_decisive or facts.may_have_33:
        return False
    with_him = _lead(facts, facts.totals_with(king, count.goals)) - _lead(facts, facts.view.totals)
    return with_him - _lead(facts, count.points) >= _FAR


def _lead(facts: Facts, points: Sequence[int]) -> float:
    """Of the seat over the mean of the others."""
    return points[facts.seat] - fmean(points[rival] for rival in facts.rivals)


class Diary:
    """What one seat did in a game, by round."""

    def __init__(self) -> None:
        self._placings: dict[int, list[tuple[int, bool]]] = defaultdict(list)
        self._lifted: dict[int, list[int]] = defaultdict(list)
        self._refused: dict[int, int] = defaultdict(int)
        self._refused_itself: dict[int, int] = defaultdict(int)
        self._passed: dict[int, int] = defaultdict(int)

    def note(self, view: View, move: Move) -> None:
        """Keeps a move that was made."""
        facts = Facts(view)
        match move:
            case Place(character, floor):
                self._placings[view.round].append((floor, facts.is_mine(character)))
            case MoveUp(character, _):
                self._lifted[view.round].append(character)
                self._passed[view.round] += passes_over(facts, move)
            case Vote(card) if card is NO and view.nominee is not None:
                self._refused[view.round] += _might_please(facts, view.nominee)
                self._refused_itself[view.round] += view.crown_holder == facts.seat

    def blunders(self) -> Iterator[Later]:
        """Those of the whole game."""
        floors = [tuple(floor for floor, _ in one) for one in self._placings.values()]
        if len(floors) > 1 and len(set(floors)) == 1:
            yield Later.SAME_FLOORS_EVERY_ROUND
        if floors and all(mine for one in self._placings.values() for _, mine in one):
            yield Later.SHOWS_ITS_HAND
        yield from (Later.SPENDS_NO_ON_FRIENDS for count in self._refused.values() if count >= 2)
        yield from (
            Later.REFUSES_ITSELF_TWICE for count in self._refused_itself.values() if count >= 2
        )
        yield from (Later.LIFTS_THEIRS for count in self._passed.values() if count >= 2)
        yield from (Later.ONE_LADDER for one in self._lifted.values() if _has_ladder(one))


def _has_ladder(lifted: Sequence[int]) -> bool:
    starts = range(len(lifted) - _LADDER + 1)
    return any(len(set(lifted[start : start + _LADDER])) == 1 for start in starts)
