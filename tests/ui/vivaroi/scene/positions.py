"""Views for the board, made by the real rules."""

from dataclasses import replace
from random import Random

from vivaroi_gui.rules.core import CHANCE, Event, Seat
from vivaroi_gui.rules.vivaroi import Options, Placement, State, View, apply, draw, new, view
from vivaroi_gui.rules.vivaroi.data import CAST
from vivaroi_gui.rules.vivaroi.moves import NO, YES, Move, Vote

INDEX = {name: number for number, name in enumerate(CAST)}


class Match:
    """A running game that hands out views of seat 0, who begins."""

    def __init__(self, options: Options | None = None, seed: int = 1, **floors: int) -> None:
        self.state: State = new(options or Options(players=3))
        deal = draw(self.state, Random(seed))
        placement = deal.placement
        if floors:
            placement = tuple(floors[name] for name in CAST)
        self.events: list[Event] = []
        self.play(CHANCE, replace(deal, placement=placement, first_player=0))

    def play(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """What everybody saw happen."""
        events: list[Event] = []
        apply(self.state, seat, move, events.append)
        self.events += events
        return tuple(events)

    def view(self, seat: Seat | None = 0) -> View:
        return view(self.state, seat)

    def vote(self, *cards: bool) -> tuple[Event, ...]:
        """All votes, from seat 0 on."""
        events: tuple[Event, ...] = ()
        for seat, is_yes in enumerate(cards):
            events += self.play(seat, Vote(YES if is_yes else NO))
        return events


def placing() -> Match:
    """Everybody is at the gate and seat 0 begins."""
    return Match()


def ascent(players: int = 3, **moved: int) -> Match:
    """All are in the castle: floor 3 is full, ``moved`` names those that start elsewhere."""
    floors = dict(
        zip(CAST, (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3), strict=True),
    )
    return Match(Options(players, placement=Placement.RANDOM), **(floors | moved))
