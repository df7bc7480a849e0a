"""A game of Vienna whose dice a test throws: dealt, and laid as it is wanted."""

from collections.abc import Sequence

from vivaroi_gui.rules.core import CHANCE, Event, Seat
from vivaroi_gui.rules.vienna import Options, View, game
from vivaroi_gui.rules.vienna.board import Board
from vivaroi_gui.rules.vienna.moves import Deal, Move, Place, Throw
from vivaroi_gui.rules.vienna.records import Occupation
from vivaroi_gui.rules.vienna.state import State

STOP = Options().board.index
"""Stops of the shipped board by their ids."""


class Match:
    """Four players, three coins each, the first of them on turn with these dice."""

    def __init__(self, dice: tuple[int, ...] = (2, 3, 5, 6), players: int = 4) -> None:
        options = Options(players)
        self.state: State = game.new(options)
        self.play(CHANCE, Deal(0, options.board.pile))
        for seat in reversed(range(players)):
            self.play(seat, game.legal(self.state, seat)[0])
        self.state.coins = [3] * players
        self.throw(dice)

    @property
    def board(self) -> Board:
        return self.state.options.board

    def play(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        told: list[Event] = []
        game.apply(self.state, seat, move, told.append)
        return tuple(told)

    def throw(self, dice: tuple[int, ...]) -> tuple[Event, ...]:
        white = 4 if self.state.white_in_the_air else None
        return self.play(CHANCE, Throw(dice, white))

    def place(self, seat: Seat, stop: str, *dice: int) -> tuple[Event, ...]:
        return self.play(seat, Place(STOP[stop], dice))

    def lay(self, stop: str, seat: Seat, *dice: int) -> None:
        """Dice lie there, however they came."""
        index = STOP[stop]
        if index:
            self.state.placed[index] = Occupation(seat, dice)
            self.state.taken |= 1 << index
            self.state.positions[seat] = max(index, self.state.positions[seat])
        else:
            self.state.geheimbund += (Occupation(seat, dice),)

    def view(self, seat: Seat | None = 0) -> View:
        return game.view(self.state, seat)


def in_turn() -> Match:
    """A carriage half-way, dice of others on stops, the gendarme on one."""
    match = Match()
    match.lay("oper", 1, 2)
    match.lay("heldenplatz", 0, 4)
    match.lay("rathaus", 2, 2, 3)
    match.state.gendarme = STOP["landtmann"]
    return match


def with_gendarme() -> Match:
    """Krieau: he is to be put somewhere."""
    match = Match((1, 3, 5, 6))
    match.place(0, "krieau", 1)
    return match


def last_die(stops: Sequence[tuple[str, Seat, tuple[int, ...]]]) -> Match:
    """One die is left in the round, a 2; the others lie on these stops."""
    match = Match((2, 3, 5, 6))
    for stop, seat, dice in stops:
        match.lay(stop, seat, *dice)
    match.state.has_thrown = [True] * 4
    match.state.dice = [(2,), (), (), ()]
    return match


def before_evaluation() -> Match:
    """The next die begins it: a point, three coins for four points, crosses compared, a choice."""
    return last_die(
        [
            ("krieau", 1, (1,)),
            ("rathaus", 1, (2, 3)),
            ("universitaet", 3, (6,)),
            ("stephansdom", 2, (4, 5)),
            ("tiergarten", 1, (6, 6)),
        ]
    )
