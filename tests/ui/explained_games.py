"""Games that are over, with what an explanation says of them."""

from functools import cache
from random import Random

from tools.explained import Explained, explained
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.table.table import Table


@cache
def explained_game(options: Options, humans: int = 1) -> Explained:
    """Played and made up once for all tests."""
    return explained(options, humans=humans)


def table_of(game: Explained) -> Table:
    """The game at its end, as it is opened."""
    return Table.resume(game.record, Random(1))
