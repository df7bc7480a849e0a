"""Games of Vienna at random, decision by decision, for the tests of its opponents."""

from collections.abc import Iterator
from random import Random

from vivaroi_gui.rules.core import CHANCE, Emit
from vivaroi_gui.rules.vienna import Options, View, game
from vivaroi_gui.rules.vienna.moves import Move, Reroll, TurnDie
from vivaroi_gui.rules.vienna.state import State

CHANGES = 0.1
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
