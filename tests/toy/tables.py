"""Tables at which the toy is played."""

from random import Random

from tests.table.games import seats
from tests.toy.game import Options
from vivaroi_gui.rules.core import CHANCE, Event, Seat
from vivaroi_gui.table.store import Store
from vivaroi_gui.table.table import Table


class Loaded(Random):
    """A die that falls as it is told to."""

    def __init__(self, *faces: int) -> None:
        super().__init__(0)
        self.faces = list(faces)

    def choice(self, _: object) -> int:  # type: ignore[override]
        return self.faces.pop(0)


def new_table(random: Random, humans: int = 2, store: Store | None = None) -> Table:
    """Two people and an opponent."""
    return Table.new(seats(3, humans), Options(), random, store)


def step(table: Table, random: Random) -> tuple[Event, ...]:
    """One action of whoever may act."""
    (seat,) = table.to_act()
    if seat == CHANCE:
        return table.deal()
    return table.play(seat, random.choice(table.view(seat).legal))


def sight(table: Table) -> object:
    """All that anybody can know of a table."""
    everybody: list[Seat | None] = [None, 0, 1, 2]
    return table.events, [table.view(seat) for seat in everybody]
