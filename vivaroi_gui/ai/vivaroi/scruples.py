"""What a seat will not do later in its own playouts, so that it plans with what it will do.

The rules of ``sense.py`` that bear on a plan, by an average card in place of all that the others
may hold.  A plan that needs a blunder would come to nothing.
"""

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from vivaroi_gui.ai.vivaroi.policy import Categories
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.data import NOBLES, THRONE

_HARDLY: Final = 0.1
_DOUBTFUL: Final = 0.25
_LIKELY: Final = 0.6
"""Chances to win the game; points and chances are those of ``sense.py``."""
_SHARE: Final = 0.5
"""Of what all have alike."""
_GOOD: Final = 2
_HARMLESS: Final = 1
_FAIR: Final = 0
_POOR: Final = -2
_RECKLESS: Final = -3
_FATAL: Final = -4
"""Points above an average card's."""
_MUCH: Final = 3
_RISE: Final = 5
"""What a favourite brings more on the throne than among the Nobles."""
_SPREAD: Final = 2.6
"""How unsure the points of a card are (logistic approximation)."""


class Scruples(NamedTuple):
    """Those of a seat.  ``is_decisive``: the round ends the game, and the seat may still win it."""

    seat: Seat
    is_decisive: bool


class Prospect(NamedTuple):
    """What a seat can count of a coronation: its points, and those of an average card.

    ``leads`` over each rival before the count are given where it decides the game.
    """

    own: float
    average: float
    leads: Sequence[float] = ()

    @property
    def margin(self) -> float:
        """Points above an average card's."""
        return self.own - self.average

    def raised(self, points: float, share: float) -> "Prospect":
        """With somebody of the Nobles on the throne, who brings so many points."""
        return Prospect(self.own + points, self.average + share * _RISE, self.leads)

    def inverted(self) -> "Prospect":
        """With the Jester on the throne."""
        return Prospect(-self.own, -self.average, self.leads)

    @property
    def win(self) -> float:
        """About the chance to win the game, where the count decides it."""
        chance = 1.0
        for lead in self.leads:
            chance /= 1 + exp((self.average - self.own - lead) / _SPREAD)
        return chance


class Guns(NamedTuple):
    """The refusing cards of each of the others."""

    others: Sequence[int]

    @property
    def armed(self) -> int:
        """How many others can refuse."""
        return sum([held > 0 for held in self.others])


class Arsenal(NamedTuple):
    """What the seat may vote with beside the Yes, and on whom."""

    no_cards: int
    aches: int
    is_own: bool
    is_mine: bool
    is_jester: bool = False


VoteChances = tuple[float, float, float]
"""Of Yes, No and Stomach-ache."""


def exposes(guns: Guns) -> bool:
    """Whether a favourite among the Nobles would stand where all can shoot at it."""
    return guns.armed == len(guns.others) and sum(guns.others) > len(guns.others)


def rash(now: Prospect, share: float, armed: int, mine: int, jester: int) -> int:
    """The mask of those whom the seat would not propose.

    ``mine`` are its favourites among the Nobles, ``jester`` is his mask if he is there, or 0.
    """
    out = 0
    if mine and _is_rash(now.raised(_RISE, share), armed, is_mine=True):
        out = mine
    friend = now.raised(_RISE, share).margin if mine else None
    if _is_odd(now.raised(0, share), armed, friend):
        out |= ~(mine | jester)
    if jester and _is_odd(now.inverted(), armed, friend):
        out |= jester
    return out


def _is_odd(stranger: Prospect, armed: int, friend: float | None) -> bool:
    """Whether it is rash, or a friend who brings more stands beside him."""
    margin = stranger.margin
    is_left_out = friend is not None and friend >= margin + _MUCH and margin < 0
    return is_left_out or _is_rash(stranger, armed, is_mine=False)


def _is_rash(nominee: Prospect, armed: int, *, is_mine: bool) -> bool:
    """Whether nobody would understand such a proposal: a bait that is too good, or a gift."""
    margin = nominee.margin
    if nominee.leads:
        return nominee.win < _SHARE / (len(nominee.leads) + 1) or (
            is_mine and armed > 1 and margin <= 0
        )
    if is_mine:
        return margin <= 0 if armed > 1 else not armed and margin <= _POOR
    return margin <= (_RECKLESS if armed > 1 else _POOR)


def without(ways: Categories, mine: int, *, is_exposed: bool, rash: int) -> Categories:
    """The categories but favourites to the Nobles where they are exposed, and rash proposals.

    ``rash`` is the mask of those who are not proposed.  What is left over of nothing is all.
    """
    kept: Categories = []
    total = before = 0.0
    for upto, mask, to in ways:
        is_out = rash & mask if to == THRONE else is_exposed and to == NOBLES and mask & mine
        if not (is_out and kept):
            total += upto - before
            kept.append((total, mask, to))
        before = upto
    return kept


def permitted(
    chances: VoteChances, hand: Arsenal, nominee: Prospect, guns: Guns, voters: Guns
) -> VoteChances:
    """The chances of a vote with what nobody would understand left out.

    ``voters`` are those of all others who have not proposed.
    """
    yes, no, ache = chances
    win = nominee.win if nominee.leads else None
    if _has_to_agree(hand, nominee, guns, win):
        return 1.0, 0.0, 0.0
    is_in_vain = win is not None and win < _DOUBTFUL
    is_fair = hand.is_mine and nominee.margin >= _FAIR and not is_in_vain
    is_good = is_fair and nominee.margin >= _GOOD
    is_harmless = not hand.is_mine and nominee.margin >= _HARMLESS and not is_in_vain
    if is_fair or (hand.is_mine and hand.aches) or (is_harmless and hand.no_cards == 1):
        no = 0.0
    if is_good or (hand.no_cards and not hand.is_mine and not hand.is_jester):
        ache = 0.0
    if no + ache and _has_to_refuse(hand, nominee, voters, win):
        yes = 0.0
    total = yes + no + ache
    return (yes / total, no / total, ache / total) if total else (1.0, 0.0, 0.0)


def _has_to_agree(hand: Arsenal, nominee: Prospect, guns: Guns, win: float | None) -> bool:
    """To its own proposal while others can refuse it as well, and to its victory."""
    is_own = hand.is_own and guns.armed > 0
    if win is not None:
        return win >= _LIKELY or (is_own and win > _HARDLY)
    return is_own and nominee.margin > _FATAL


def _has_to_refuse(hand: Arsenal, nominee: Prospect, voters: Guns, win: float | None) -> bool:
    """What loses the game where one other may refuse at most, or a bad count where nobody may."""
    if win is not None:
        return win <= _HARDLY and voters.armed < 2
    return not hand.is_mine and nominee.margin <= _FATAL and not voters.armed
