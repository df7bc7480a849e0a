"""The games by name.  Each is imported when it is first asked for.

What other rooms have for each game (its opponents, its form of the line protocol, its screens),
they keep in a catalog of the same kind, under the same names.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, Generic, TypeVar

from vivaroi_gui.rules.core import AnyGame, BadConfig

T = TypeVar("T")


class Catalog(Generic[T]):
    """One thing for each game, by the game's name.

    ``makers`` import it: functions of a module, so that a catalog may be sent to a process.
    """

    def __init__(self, makers: dict[str, Callable[[], T]]) -> None:
        self._makers = makers

    def __iter__(self) -> Iterator[str]:
        return iter(tuple(self._makers))

    def __getitem__(self, game: str) -> T:
        """That of a game.

        Raises:
            KeyError: there is no such game.
        """
        return self._makers[game]()

    @contextmanager
    def added(self, game: str, maker: Callable[[], T]) -> Iterator[None]:
        """Another game is found as well, as long as this lasts."""
        self._makers[game] = maker
        try:
            yield
        finally:
            del self._makers[game]


def _vivaroi() -> AnyGame:
    from vivaroi_gui.rules.vivaroi import game

    return game


def _vienna() -> AnyGame:
    from vivaroi_gui.rules.vienna import game

    return game


GAMES: Final = Catalog[AnyGame]({"vivaroi": _vivaroi, "vienna": _vienna})


def game_named(name: str) -> AnyGame:
    """The game of that name.

    Raises:
        BadConfig: there is none.
    """
    if name not in GAMES:
        raise BadConfig("game: " + " or ".join(GAMES))
    return GAMES[name]


def editions() -> tuple[str, ...]:
    """The editions of all games."""
    return tuple(edition for name in GAMES for edition in GAMES[name].editions)


def game_of(edition: object) -> AnyGame:
    """The game that has this edition.

    Raises:
        BadConfig: none has.
    """
    for name in GAMES:
        if edition in GAMES[name].editions:
            return GAMES[name]
    raise BadConfig("edition: " + " or ".join(editions()))
