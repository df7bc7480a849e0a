"""Elections of 2024 by the real rules."""

from typing import Any

from tests.rules.edition_2024.tables import (
    ANNA,
    BOUFFON,
    BRIDGET,
    CRAFTSMEN,
    DIGNITARIES,
    NOBLES,
    OFFICERS,
    OUAF,
    TRADERS,
    castle,
    dealt_with,
    nominate,
    table,
)
from tools.positions import court
from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vivaroi import State, View, apply, view
from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.rules.vivaroi.moves import Card, EmissaryDeal, Move, Vote

PAIRS = ((0, 1), (2, 3), (4, 5), (6, 7))
ALL_PAIRS = tuple((2 * side, 2 * side + 1) for side in range(8))


class Court:
    """Somebody is on the throne and all vote now; seat 1 has proposed them."""

    def __init__(
        self,
        players: int = 5,
        nominee: Character = ANNA,
        guest: EmissaryDeal | None = None,
        **chosen: Any,
    ) -> None:
        if guest is not None:
            chosen["emissary"] = True
        self.options = table(players, **chosen)
        self.players = court(self.options, self.options.seats)
        self.state: State = dealt_with(self.options, emissary=guest)
        self.stand()
        nominate(self.state, nominee, by=1)

    def stand(self) -> None:
        """Nobles who can be proposed; the Traders' floor is full, the one below is not."""
        others = [one for one in range(len(self.options.cast)) if one not in _NOBLES]
        limit = self.options.floor_limit
        where = {NOBLES: _NOBLES[:limit], TRADERS: others[:limit], CRAFTSMEN: others[limit:-4]}
        castle(self.state, {**where, OFFICERS: others[-4:-2], DIGNITARIES: others[-2:]}, turn=1)

    def view(self, seat: Seat | None = 0) -> View:
        return view(self.state, seat)

    def play(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        events: list[Event] = []
        apply(self.state, seat, move, events.append)
        return tuple(events)

    def vote(self, *cards: Card) -> tuple[Event, ...]:
        """What everybody saw when all have voted, seat 0 first; the rest says Yes."""
        seats = range(self.options.seats)
        laid = [*cards, *[Card.YES] * (len(seats) - len(cards))]
        events = [self.play(seat, Vote(card)) for seat, card in zip(seats, laid, strict=True)]
        return events[-1]


_NOBLES = (ANNA, BOUFFON, BRIDGET, OUAF)
