"""A plan: the best stops for all dice in hand together, each stop and each die once.

Dice that no stop is better for go to the Geheimbund.  Exact, by branch and bound: what a die can
bring at most is known before, whatever else is planned.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from vivaroi_gui.ai.vienna.position import Position
from vivaroi_gui.ai.vienna.tastes import Mind
from vivaroi_gui.ai.vienna.town import NONE, Way
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna.board import StopIndex
from vivaroi_gui.rules.vienna.data import Special
from vivaroi_gui.rules.vienna.moves import Dice

_JOKER: Final = Special.JOKER
_MOST_DICE: Final = 6
_MOST_SPENT: Final = 2
"""Coins on one errand: for the coachman, and to turn a die."""
_MEMBERS: Final = [
    tuple(die for die in range(_MOST_DICE + 1) if mask >> die & 1)
    for mask in range(1 << _MOST_DICE + 1)
]
"""The dice of a mask."""


class Errand(NamedTuple):
    """A part of a plan: some dice for a stop.

    ``turns`` is 1 where one of them has to be turned first; ``gain`` is what it brings above as
    many coins of the Geheimbund.
    """

    dice: Dice
    with_white: bool
    stop: StopIndex
    turns: int
    gain: float


Plan = tuple[Errand, ...]

_Option = tuple[float, Way]
"""A way, and what it brings."""


class Planner:
    """Finds the plans of everybody at a table, and remembers them as long as a round is thought on.

    In a round a plan follows from what is before a seat and which stops are free: coins beyond what
    it can spend, and owners of cards, change nothing.
    """

    def __init__(self, minds: Sequence[Mind]) -> None:
        self.minds = minds
        self._known: dict[tuple[Seat, Dice, int, StopIndex, int, int], Plan] = {}

    def plan(self, position: Position, seat: Seat) -> Plan:
        """What is best for the dice before a seat, as if nobody else took anything."""
        coins = position.coins[seat]
        key = (
            seat,
            position.dice[seat],
            position.white if position.holder == seat else NONE,
            position.carriages[seat],
            coins if coins < _MOST_SPENT else _MOST_SPENT,
            position.closed,
        )
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = plan_of(position, seat, self.minds[seat])
        return found


def plan_of(position: Position, seat: Seat, mind: Mind) -> Plan:
    """What is best for the dice before a seat, as if nobody else took anything."""
    dice = position.dice[seat]
    white = position.white if position.holder == seat else NONE
    number = len(dice) + (white != NONE)
    options, most = _options(position, seat, mind, dice, white)
    return tuple(_errand(gain, way, dice) for gain, way in _best(options, most, number))


def _errand(gain: float, way: Way, dice: Dice) -> Errand:
    members = _MEMBERS[way.mask]
    own = tuple(dice[die] for die in members if die < len(dice))
    return Errand(own, len(own) < len(members), way.stop, way.turns, gain)


def worth_of(plan: Plan) -> float:
    """What all of a plan brings above the Geheimbund."""
    return sum(errand.gain for errand in plan)


def _options(
    position: Position, seat: Seat, mind: Mind, dice: Dice, white: int
) -> tuple[list[list[_Option]], list[float]]:
    """What is better than the Geheimbund, by the lowest die, and what each die brings at most."""
    values, coin = mind.values, mind.tastes.coin
    closed, coins, carriage = position.closed, position.coins[seat], position.carriages[seat]
    has_joker = position.owners[_JOKER] == seat
    options: list[list[_Option]] = [[] for _ in range(_MOST_DICE + 1)]
    most = [0.0] * (_MOST_DICE + 1)
    for stop, ways in position.town.ways(dice, white, has_joker):
        value = values[stop]
        if closed >> stop & 1 or value <= coin:
            continue
        bribe = stop < carriage
        for way in ways:
            size, cost = way.size, way.turns + bribe
            gain = value - coin * (size + cost)
            if gain > 0 and cost <= coins:
                options[way.lowest].append((gain, way))
                each = gain / size
                for die in _MEMBERS[way.mask]:
                    if each > most[die]:
                        most[die] = each
    for some in options:
        some.sort()
    return options, most


def _best(options: list[list[_Option]], most: list[float], number: int) -> tuple[_Option, ...]:
    """The options with the highest sum, no die and no stop twice."""
    best, found = 0.0, tuple[_Option, ...]()
    waiting: list[tuple[int, int, int, float, float, tuple[_Option, ...]]]
    waiting = [(0, 0, 0, 0.0, sum(most), ())]
    while waiting:
        die, used, stops, sum_, rest, chosen = waiting.pop()
        if sum_ + rest <= best:
            continue
        while used >> die & 1:
            die += 1
        if die >= number:
            if sum_ > best:
                best, found = sum_, chosen
            continue
        left = rest - most[die]
        if sum_ + left > best:
            waiting.append((die + 1, used, stops, sum_, left, chosen))
        for option in options[die]:
            gain, (_, mask, size, stop, _) = option
            if mask & used or stops >> stop & 1:
                continue
            hope = left if size == 1 else left - most[_MEMBERS[mask][1]]
            if sum_ + gain + hope > best:
                after = (used | mask, stops | 1 << stop, sum_ + gain, hope, (*chosen, option))
                waiting.append((die + 1, *after))
    return found
