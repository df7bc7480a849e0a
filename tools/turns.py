"""A game on the bare rules, decision by decision."""

from collections.abc import Iterator
from random import Random

from vivaroi_gui.rules import vivaroi
from vivaroi_gui.rules.core import CHANCE, Seat
from vivaroi_gui.rules.vivaroi import State, View


def turns(state: State, deals: Random) -> Iterator[tuple[Seat, View]]:
    """The seat that has to act next and what it sees, to the end of the game.

    ``deals`` draws each deal.  Whoever asks plays the move before asking on; of several seats the
    first one is next.
    """
    while seats := vivaroi.to_act(state):
        if seats[0] == CHANCE:
            vivaroi.apply(state, CHANCE, vivaroi.draw(state, deals))
        else:
            yield seats[0], vivaroi.view(state, seats[0])
