"""Tables of 2024 for the tests of the AI: one of each kind."""

from tests.rules.edition_2024.tables import table
from vivaroi_gui.rules.vivaroi import Options

PAIRS = ((0, 1), (2, 3), (4, 5))

TABLES: tuple[Options, ...] = (
    table(2),
    table(4),
    table(3, emissary=True, ambition=True),
    table(4, ambition=True, banished=True),
    table(4, wedding=True),
    table(6, teams=PAIRS),
    table(5, teams=(*PAIRS[:2], (4,)), shared_marker=True, wedding=True, banished=True),
    table(4, teams=PAIRS[:2], ambition=True),
    table(8, wedding=True, ambition=True),
)
"""Every option and variant, two to eight seats, and both numbers of places that are left over."""
