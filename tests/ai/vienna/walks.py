"""Games of Vienna at random, decision by decision, for the tests of its opponents."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from vivaroi_gui.rules.core import CHANCE, Emit
from vivaroi_gui.rules.vienna import Options, View, game
from vivaroi_gui.rules.vienna.board import Board
from vivaroi_gui.rules.vienna.data import Gains, Symbols
from vivaroi_gui.rules.vienna.moves import Move, Reroll, TurnDie
from vivaroi_gui.rules.vienna.shipped import SHIPPED
from vivaroi_gui.rules.vienna.state import State


def _owners_board() -> Board:
    """A board as an owner might have corrected it."""
    stops = list(SHIPPED.stops)
    stops[5] = replace(stops[5], numbers=(2, 3), cost=0)
    stops[9] = replace(stops[9], cost=1, gains=Gains(coins=2, points=1))
    stops[18] = replace(stops[18], equal=Gains(coins=1, points=0))
    stops[24] = replace(stops[24], cost=1)
    return replace(SHIPPED, stops=tuple(stops), influence=Symbols(1, 2, 0), start_scores=(1, 1, 1))


TABLES = {
    "three": Options(3),
    "four": Options(4),
    "five": Options(5),
    "an owner's board": Options(4, _owners_board()),
}
CHANGES = 0.15
"""How often dice are changed where it can be paid."""


def step(state: State, random: Random, emit: Emit | None = None) -> None:
    """Chance does what is due, or whoever may act makes any move."""
    (seat,) = game.to_act(state)
    if seat == CHANCE:
        game.apply(state, seat, game.draw(state, random), emit)
    else:
        game.apply(state, seat, any_move(game.legal(state, seat), random), emit)


def any_move(legal: tuple[Move, ...], random: Random) -> Move:
    """Any legal move, but not all coins for other dice."""
    placings = [move for move in legal if not isinstance(move, Reroll | TurnDie)]
    return random.choice(legal if random.random() < CHANGES else placings)


def states(options: Options, random: Random) -> Iterator[State]:
    """The positions of a game in which a seat has to act."""
    state = game.new(options)
    while seats := game.to_act(state):
        if seats[0] != CHANCE:
            yield state
        step(state, random)


def views(options: Options, random: Random) -> Iterator[View]:
    """What the seat that has to act sees."""
    for state in states(options, random):
        yield game.view(state, game.to_act(state)[0])
