"""A game on the bare rules, decision by decision."""

from collections.abc import Callable, Iterator
from random import Random

from vivaroi_gui.rules.core import CHANCE, Game, M, O, S, Seat, V
from vivaroi_gui.rules.vivaroi import State, View
from vivaroi_gui.rules.vivaroi import game as castle

Fortune = Callable[[S], Random]
"""What chance draws with at a position."""


def decisions(game: Game[O, S, V, M], state: S, fortune: Fortune[S]) -> Iterator[tuple[Seat, V]]:
    """The seat that has to act next and what it sees, to the end of the game.

    Whoever asks plays the move before asking on; of several seats the first one is next.
    """
    while seats := game.to_act(state):
        if seats[0] == CHANCE:
            game.apply(state, CHANCE, game.draw(state, fortune(state)))
        else:
            yield seats[0], game.view(state, seats[0])


def turns(state: State, deals: Random) -> Iterator[tuple[Seat, View]]:
    """The same in the castle, where ``deals`` draws each deal."""
    return decisions(castle, state, lambda _: deals)
