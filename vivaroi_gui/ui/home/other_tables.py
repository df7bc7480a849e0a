"""The tables of the games that are not chosen now.  No Qt."""

from collections.abc import Sequence

from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.home.chairs import Chair, Guest, as_known, guests_of, players_of, seated, unlike


class OtherTables:
    """By the name of the game, each table as it was left; people are the same at all of them."""

    def __init__(self) -> None:
        self._left: dict[str, tuple[Chair, ...]] = {}

    @property
    def chairs(self) -> list[Chair]:
        """Those of all other games."""
        return [chair for table in self._left.values() for chair in table]

    def change(self, game: str, table: tuple[Chair, ...], to: str) -> tuple[Chair, ...]:
        """Leaves the table of a game for that of another; nothing where it was never laid."""
        self._left = self._as_known(table) | {game: table}
        return self._left.pop(to, ())

    def remember(self, game: str, players: Sequence[Player], known: Sequence[Guest]) -> None:
        """Lays the table of an earlier game; people are known by their names."""
        self._left[game] = tuple(seated(players, {one.typed: one.person for one in known}))

    def players(self, people: Sequence[str], known: Sequence[Chair]) -> dict[str, Sequence[Player]]:
        """Who would sit down to each of these games, with everybody as they look by now.

        ``people`` are the names that stand in for missing ones.
        """
        return {
            game: players_of(table, people, unlike([one.colour for one in guests_of(table)]))
            for game, table in self._as_known(known).items()
        }

    def _as_known(self, known: Sequence[Chair]) -> dict[str, tuple[Chair, ...]]:
        return {
            game: tuple(as_known(chair, known) for chair in table)
            for game, table in self._left.items()
        }
