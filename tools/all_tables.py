"""Every table that the rules permit."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from typing import Any, Final

from vivaroi_gui.rules.core import BadConfig
from vivaroi_gui.rules.vivaroi import Options, Placement
from vivaroi_gui.rules.vivaroi.data import NO_CARDS
from vivaroi_gui.rules.vivaroi.data_2024 import MOST_PERSONS_ON_SHARED_MARKERS

_SWITCHES: Final = ("shared_marker", "emissary", "wedding", "ambition", "banished")


def all_tables() -> list[Options]:
    """Every permitted table of both editions."""
    return [*_tables_of_2003(), *tables_of_2024()]


def _tables_of_2003() -> Iterator[Options]:
    for players, rounds, placement in product(NO_CARDS, (1, 3), Placement):
        yield Options(players, rounds, placement)


def tables_of_2024() -> Iterator[Options]:
    """Every permitted combination of persons, options and variants; in pairs, and without."""
    people = range(2, MOST_PERSONS_ON_SHARED_MARKERS + 1)
    for players, is_teamed in product(people, (False, True)):
        pairs = tuple((one, one + 1) for one in range(0, players - 1, 2))
        alone = ((players - 1,),) if players % 2 else ()
        for chosen in product((False, True), repeat=len(_SWITCHES)):
            switches: dict[str, Any] = dict(zip(_SWITCHES, chosen, strict=True))
            with suppress(BadConfig):
                teams = (*pairs, *alone) if is_teamed else None
                yield Options(players, edition="2024", teams=teams, **switches)
