"""How a kind of player acts in 2024: a policy of 2003, and what the castle has besides.

Positions are masks by place, annexes included.  A goal is the mask of the favourites that count.
Two partners choose by the geometric mean of what either would do (a logarithmic opinion pool;
Genest and Zidek 1986), in which whoever is behind has more of a say.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from vivaroi_gui.ai.vivaroi.cards import masks_of
from vivaroi_gui.ai.vivaroi.policy import (
    Categories,
    Pair,
    Policy,
    Weights,
    chance,
    placings,
    stage,
)
from vivaroi_gui.rules.core import Seat, Sides
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.data import (
    ANNEXES,
    NOBLES,
    OFFICERS,
    RESERVE,
    THRONE,
    TRADERS,
    WC_3,
    WC_4,
    WCS,
)
from vivaroi_gui.rules.vivaroi.data_2024 import BOUFFON, DECK
from vivaroi_gui.rules.vivaroi.moves import NO, YES, ChooseAmbition, Move, MoveUp, Place, Vote

JESTER: Final = 1 << BOUFFON
COURT: Final = JESTER - 1
"""The mask of all who may be somebody's favourite."""

TO_WC_ABOVE: Final = WC_3 - TRADERS
"""From a floor to the WC that is reached from it."""
TO_OWN_WC: Final = WC_3 - OFFICERS
"""From a floor to the WC beside it."""

_STEEP: Final = 30.0


class Aim(NamedTuple):
    """What a seat acts for.

    ``goal`` are those whom each of its persons likes, ``strangers`` those whom none does,
    ``halves`` those whom only one of two partners likes.  ``says`` has the goals.  Beside each
    stands what it has to say, 0 to 1.
    """

    goal: int
    strangers: int
    halves: tuple[tuple[int, float], ...]
    says: tuple[tuple[int, float], ...]

    def points(self, places: list[int]) -> float:
        """Points as the characters stand, whoever is King."""
        return sum([say * points(places, goal) for goal, say in self.says])

    def liking(self, character: int) -> float:
        """How much of the seat likes a character, given as a mask: 0 to 1."""
        for half, say in self.halves:
            if half & character:
                return say
        return 1.0 if self.goal & character else 0.0


@lru_cache
def alone(goal: int) -> Aim:
    """What one person acts for."""
    return Aim(goal, COURT & ~goal, (), ((goal, 1.0),))


@lru_cache(maxsize=4096)
def together(behind: int, ahead: int, lead: float) -> Aim:
    """What two partners act for; ``lead`` are the logits by which one has less to say."""
    say = 1 / (1 + exp(min(_STEEP, lead)))
    halves = (behind & ~ahead, 1 - say), (ahead & ~behind, say)
    says = (behind, 1 - say), (ahead, say)
    return Aim(behind & ahead, COURT & ~behind & ~ahead, halves, says)


class Policy2024(NamedTuple):
    """``plain`` holds for the floors; the Jester is a stranger there.

    ``wc`` has weights of moves into the WCs of floors 3 and 4, and out of them.  ``jester`` has
    logits in his favour: a bias and a slope for lifting him, in points that his coronation would
    bring, a bias for proposing him, and one for his Yes.  ``ache`` has by stage (bias, bias for a
    favourite, slope) of the Stomach-ache against the No, ``spare`` what each No and Stomach-ache
    in hand adds to the logit of a Yes: whoever can still vote against may wait for more.
    ``lead`` are the points that a partner has to be ahead for the odds of its say to fall to
    1 : e; with none, whoever is behind decides alone.
    """

    plain: Policy
    wc: Pair
    jester: Weights
    ache: tuple[Weights, Weights, Weights]
    spare: Weights
    lead: float = 0.0


@dataclass(frozen=True, slots=True)
class Figures:
    """What stays the same all through a game.

    ``limit`` is how many a floor holds, ``share`` that of the cards that count any one character;
    ``seats`` are by person, ``is_shared``: two partners have one marker.
    """

    limit: int
    share: float
    sides: Sides
    seats: tuple[Seat, ...]
    is_shared: bool


@lru_cache
def figures(options: Options) -> Figures:
    """Those of a game."""
    named = sum(mask.bit_count() for mask in masks_of(options))
    sides = options.sides
    seats = tuple(seat for seat, side in enumerate(sides) for _ in side)
    share = named / len(DECK) / BOUFFON
    return Figures(options.floor_limit, share, sides, seats, options.shared_marker)


def place_masks(places: Sequence[int]) -> list[int]:
    """The characters in each place."""
    masks = [0] * ANNEXES.stop
    for character, place in enumerate(places):
        masks[place] |= 1 << character
    return masks


def points(places: list[int], goal: int) -> int:
    """Points of a goal as the characters stand, whoever is King; throne and cells hold one each."""
    _, one, two, three, four, five, throne, _, _, _, _, cell_1, cell_2, cell_3, _ = places
    sum_ = (
        (one & goal).bit_count()
        + 2 * (two & goal).bit_count()
        + 3 * (three & goal).bit_count()
        + 4 * (four & goal).bit_count()
        + 5 * (five & goal).bit_count()
    )
    if throne & goal:
        sum_ += 10
    if cell_1 & goal:
        sum_ -= 1
    if cell_2 & goal:
        sum_ -= 2
    if cell_3 & goal:
        sum_ -= 3
    return sum_


def placings_of(places: list[int], aim: Aim, policy: Policy2024, limit: int) -> Categories:
    """What a player with this aim may place, with weights; a floor holds ``limit``."""
    reserve = places[RESERVE]
    agreed = reserve & (aim.goal | aim.strangers)
    ways = placings(places, agreed, aim.goal, policy.plain, limit)
    total = ways[-1][0] if ways else 0.0
    for half, liking in aim.halves:
        some = reserve & half
        for floor in (1, 2, 3, 4):
            if some and places[floor].bit_count() < limit:
                stranger, favourite = policy.plain.place
                total += some.bit_count() * _pooled(stranger[floor], favourite[floor], liking)
                ways.append((total, some, floor))
    return ways


def _pooled(stranger: float, favourite: float, liking: float) -> float:
    """The weight of a move with somebody whom only so much of the seat likes."""
    return float(stranger ** (1 - liking) * favourite**liking)


def _margin(places: list[int], aim: Aim, share: float) -> float:
    """Points above those of an average card."""
    own = aim.points(places) if aim.halves else points(places, aim.goal)
    return own - share * points(places, COURT)


def ascents(
    places: list[int], aim: Aim, policy: Policy2024, cards_against: int, table: Figures
) -> Categories:
    """What a player with this aim may move up, with weights; others hold ``cards_against``."""
    at, limit = stage(cards_against), table.limit
    (of_stranger, of_favourite), (wc_stranger, wc_favourite) = policy.plain.lift[at], policy.wc
    goal, strangers, halves, _ = aim
    margin = _margin(places, aim, table.share)
    ways: Categories = []
    total = 0.0
    for floor in (0, 1, 2, 3, 4):
        here = places[floor]
        if here and places[floor + 1].bit_count() < limit:
            to, stranger, favourite = floor + 1, of_stranger[floor], of_favourite[floor]
        elif here and floor in (2, 3) and not places[floor + TO_WC_ABOVE]:
            to = floor + TO_WC_ABOVE
            stranger, favourite = wc_stranger[floor - 2], wc_favourite[floor - 2]
        else:
            continue
        if here & JESTER:
            total += stranger * _weight(policy.jester[0] - policy.jester[1] * margin)
            ways.append((total, JESTER, to))
        if some := here & strangers:
            total += some.bit_count() * stranger
            ways.append((total, some, to))
        if some := here & goal:
            total += some.bit_count() * favourite
            ways.append((total, some, to))
        for half, liking in halves:
            if some := here & half:
                total += some.bit_count() * _pooled(stranger, favourite, liking)
                ways.append((total, some, to))
    if places[WC_3] or places[WC_4]:
        _leave_wc(places, aim, policy, limit, ways)
    _propose(places[NOBLES], aim, policy, at, margin, table.share, ways)
    return ways


def _leave_wc(
    places: list[int], aim: Aim, policy: Policy2024, limit: int, ways: Categories
) -> None:
    total = ways[-1][0] if ways else 0.0
    of_stranger, of_favourite = policy.wc
    for number, wc in enumerate(WCS):
        here, floor = places[wc], wc - TO_OWN_WC
        if here and places[floor].bit_count() < limit:
            liking = aim.liking(here)
            total += _pooled(of_stranger[number + 2], of_favourite[number + 2], liking)
            ways.append((total, here, floor))


def _propose(
    here: int,
    aim: Aim,
    policy: Policy2024,
    at: int,
    margin: float,
    share: float,
    ways: Categories,
) -> None:
    total = ways[-1][0] if ways else 0.0
    goal, strangers, halves, _ = aim
    bias, mine, slope = policy.plain.propose[at]
    if here & JESTER:
        total += _weight(bias + policy.jester[2] - slope * margin)
        ways.append((total, JESTER, THRONE))
    margin -= share * 5
    if some := here & strangers:
        total += some.bit_count() * _weight(bias + slope * margin)
        ways.append((total, some, THRONE))
    if some := here & goal:
        total += some.bit_count() * _weight(bias + mine + slope * (margin + 5))
        ways.append((total, some, THRONE))
    for half, liking in halves:
        if some := here & half:
            logit = bias + liking * mine + slope * (margin + liking * 5)
            total += some.bit_count() * _weight(logit)
            ways.append((total, some, THRONE))


class VoteHand(NamedTuple):
    """What somebody holds beside the Yes; ``is_own``: the nominee is of their proposal."""

    no_cards: int
    aches: int
    is_own: bool


def ballot(
    places: list[int],
    aim: Aim,
    policy: Policy2024,
    cards_against: int,
    hand: VoteHand,
    table: Figures,
) -> tuple[float, float]:
    """The chance of a Yes, and of a Yes or a No; the rest is that of a Stomach-ache.

    The nominee stands on the throne.
    """
    at = stage(cards_against)
    bias, mine, slope, own_bias = policy.plain.vote[at]
    ache_bias, ache_mine, ache_slope = policy.ache[at]
    margin = _margin(places, aim, table.share)
    nominee = places[THRONE]
    liking = aim.liking(nominee)
    if nominee & JESTER:
        margin = -margin
        bias += policy.jester[3]
    spare = policy.spare[at] * (hand.no_cards + hand.aches)
    logit = bias + liking * mine + slope * margin + spare
    ache_logit = ache_bias + liking * ache_mine + ache_slope * margin
    if hand.is_own:
        logit += own_bias
    yes = _weight(logit)
    no = 1.0 if hand.no_cards else 0.0
    ache = _weight(ache_logit) if hand.aches else 0.0
    total = yes + no + ache
    return yes / total, (yes + no) / total


def _weight(logit: float) -> float:
    return exp(_STEEP if logit > _STEEP else logit if logit > -_STEEP else -_STEEP)


def chance_of(
    move: Move,
    places: list[int],
    aim: Aim,
    policy: Policy2024,
    cards_against: int,
    hand: VoteHand,
    table: Figures,
) -> float:
    """How likely a player with this aim makes a move."""
    match move:
        case Place(character, floor):
            return chance(placings_of(places, aim, policy, table.limit), character, floor)
        case MoveUp(character, to):
            return chance(ascents(places, aim, policy, cards_against, table), character, to)
        case Vote(card):
            yes, upto_no = ballot(places, aim, policy, cards_against, hand, table)
            return yes if card is YES else upto_no - yes if card is NO else 1 - upto_no
        case ChooseAmbition():
            return 1.0  # no policy has a word for it: the playouts decide
    raise ValueError("no policy chooses that")
