"""What the end of a round is worth: the chance to win the game from there."""

from collections.abc import Callable, Sequence
from math import exp
from typing import Final, NamedTuple

from vivaroi_gui.ai.vienna.count import last_count
from vivaroi_gui.ai.vienna.position import Position
from vivaroi_gui.ai.vienna.tastes import SOUND, majority_points
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna.data import END_SCORE

_CLOSE: Final = 0.002
"""Worth of a point for whoever loses: of two defeats the closer one."""

Facts = tuple[float, ...]
"""What counts of a seat: points, coins, symbols, what its majorities would bring, its cards."""


FactsOf = Callable[[Position, Seat], Facts]
"""How it is found what counts of a seat."""


class Weights(NamedTuple):
    """Of the facts, at the beginning of a game and at its end; found from games."""

    early: Facts
    late: Facts


EQUALS: Final = Weights(
    (0.09, 0.199, 0.391, -0.034, 0.273, -0.017, 0.079, -0.135, 0.095),
    (0.57, 0.293, 0.02, 0.218, 0.493, 0.473, 1.044, 0.615, 0.82),
)
"""In games of players who play as well as one another: ``dev.py train --edition vienna``."""


def facts(position: Position, seat: Seat) -> Facts:
    """What counts of a seat at the end of a round."""
    return (
        position.scores[seat],
        position.coins[seat],
        sum(position.symbols[seat]),
        sum([majority_points(position, seat, symbol) for symbol in position.town.majorities]),
        *[owner == seat for owner in position.owners],
    )


def progress(position: Position) -> float:
    """How far the game is: 0 at its beginning, 1 at its end."""
    return min(1.0, max(position.scores) / END_SCORE)


def is_over(position: Position) -> bool:
    """Whether the round was the last one."""
    return max(position.scores) >= END_SCORE


def chances(position: Position) -> tuple[float, ...]:
    """The chance of each seat to win, together 1; where the game is over, shares of the victory."""
    return chances_by(position, facts, EQUALS)


def chances_by(position: Position, facts_of: FactsOf, weights: Weights) -> tuple[float, ...]:
    """The same by other facts: a conditional logit."""
    if is_over(position):
        counts = last_count(position)
        best = max(counts)
        return tuple((count == best) / counts.count(best) for count in counts)
    far = progress(position)
    now = [early + far * (late - early) for early, late in zip(*weights, strict=True)]
    strengths = [
        sum([fact * weight for fact, weight in zip(facts_of(position, seat), now, strict=True)])
        for seat in range(position.seats)
    ]
    highest = max(strengths)
    odds = [exp(one - highest) for one in strengths]
    whole = sum(odds)
    return tuple([one / whole for one in odds])


def chance(position: Position, seat: Seat) -> float:
    """The chance, 0 to 1, that a seat wins; where the game is over, its share of the victory.

    Of two defeats the closer one is worth a little more.
    """
    if is_over(position):
        return _share(last_count(position), seat)
    return chances(position)[seat]


def hoard(position: Position, seat: Seat) -> float:
    """What a seat has at the end of a round, whatever the others have.

    A game that is won has about 1.
    """
    worth = position.scores[seat] + position.coins[seat] * SOUND.coin
    worth += sum(position.symbols[seat]) * SOUND.symbol
    for card, owner in enumerate(position.owners):
        worth += SOUND.specials[card] * (owner == seat)
    return worth / END_SCORE


def _share(counts: Sequence[tuple[int, int, int]], seat: Seat) -> float:
    best = max(counts)
    if counts[seat] == best:
        return 1 / counts.count(best)
    return _CLOSE * (counts[seat][0] - best[0])
