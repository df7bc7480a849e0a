"""Views of 2024 for the board, made by the real rules."""

from collections.abc import Iterable, Mapping
from typing import Any

from tests.rules.edition_2024.tables import castle, dealt
from tests.ui.vivaroi.scene.conftest import Person
from tools.positions import court
from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vivaroi import State, View, apply, view
from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.rules.vivaroi.moves import Card, Move, Vote


class Game:
    """A running game of 2024 on a board, seat 0 to act."""

    def __init__(self, state: State) -> None:
        self.state = state

    def play(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        events: list[Event] = []
        apply(self.state, seat, move, events.append)
        return tuple(events)

    def vote(self, *cards: Card) -> tuple[Event, ...]:
        """All votes, from seat 0 on; those of the last one tell the outcome."""
        events: tuple[Event, ...] = ()
        for seat, card in enumerate(cards):
            events = self.play(seat, Vote(card))
        return events

    def view(self, seat: Seat | None = 0) -> View:
        return view(self.state, seat)


def ascent(where: Mapping[int, Iterable[Character]], players: int = 3, **chosen: Any) -> Game:
    """The ascent with these characters in these places, all others in the box."""
    return Game(castle(dealt(players, **chosen), where))


def shown(hand: Person, game: Game, seat: Seat | None = 0) -> None:
    """Lays the game on the board."""
    options = game.state.options
    hand.board.set_game(court(options), options)
    hand.board.show_view(game.view(seat))
