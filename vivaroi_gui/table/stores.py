"""The games that go on by themselves: one of each kind, so that none is in another's way."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from vivaroi_gui.rules.catalog import GAMES
from vivaroi_gui.table.store import Store

_STEMS: Final = {"vivaroi": "game"}
"""How the file of a game is called that was there before there was any other."""


class Stores:
    """A store for each game of the catalog, all in one folder; games that come later have one too.

    Whoever begins or loads a game of one kind leaves those of all others where they are.
    """

    def __init__(self, folder: Path, on_other: Callable[[str], object] = lambda _: None) -> None:
        """``on_other`` as in :class:`Store`."""
        self._folder = folder
        self._on_other = on_other
        self._made: dict[str, Store] = {}

    def __iter__(self) -> Iterator[str]:
        """The games, in the order of the catalog."""
        return iter(GAMES)

    def __getitem__(self, game: str) -> Store:
        """That of a game of the catalog."""
        if game not in self._made:
            stem = _STEMS.get(game, f"game-{game}")
            self._made[game] = Store(self._folder, self._on_other, stem)
        return self._made[game]

    def at(self, file: Path) -> str | None:
        """The game to whose store a path leads."""
        return next((game for game in self if self[game].is_at(file)), None)

    @property
    def with_file(self) -> tuple[str, ...]:
        """The games of which there is something to go on with."""
        return tuple(game for game in self if self[game].has_file)
