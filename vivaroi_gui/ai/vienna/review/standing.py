"""What the end of a round is worth in a game of players who are a little unlike each other.

The standing of the opponents tells which of two ends is better for them; this one is to be right by
itself, and what playing on from there brings on average, so that a round that begins changes
nothing.  It knows more: what the last count will bring, who comes before whom, who is poor.
"""

from typing import Final

from vivaroi_gui.ai.vienna.position import Position
from vivaroi_gui.ai.vienna.standing import Facts, Weights, chances_by, facts
from vivaroi_gui.ai.vienna.tastes import neighbours, symbols_of
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna.data import Special, Symbol

_FEW: Final = 2
"""Coins above which one more changes little."""


def chances(position: Position) -> tuple[float, ...]:
    """The chance of each seat to win, together 1; where the game is over, shares of the victory."""
    return chances_by(position, known, UNLIKE)


def known(position: Position, seat: Seat) -> Facts:
    """What counts of a seat at the end of a round: the facts of the standing, and more."""
    coins, first = position.coins[seat], position.owners[Special.FIRST_PLAYER]
    symbols = {symbol: symbols_of(position, seat, symbol) for symbol in Symbol}
    both = neighbours(position, seat)
    away = (seat - first) % position.seats / (position.seats - 1)
    majorities = sum(
        [
            all(symbols_of(position, one, symbol) < own for one in both)
            for symbol, own in symbols.items()
        ]
    )
    more = (majorities, away, min(coins, _FEW), coins == 0, max(symbols.values()))
    return (*facts(position, seat), *more)


UNLIKE: Final = Weights(
    (
        0.09,
        0.061,
        0.195,
        0.051,
        -0.167,
        -0.169,
        0.387,
        -0.41,
        0.154,
        -0.193,
        -0.394,
        0.409,
        0.34,
        0.284,
    ),
    (
        0.518,
        0.108,
        -0.095,
        0.099,
        0.105,
        0.357,
        0.807,
        -0.036,
        0.842,
        0.832,
        -0.289,
        0.267,
        0.057,
        0.148,
    ),
)
"""Fitted to who won 9,000 games of such players, by maximum likelihood."""
