"""The games by name.  Each is imported when it is first asked for.

This is the one place below ``table`` that knows which games there are.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from vivaroi_gui.rules.core import AnyGame, BadConfig

Load = Callable[[], AnyGame]


def _vivaroi() -> AnyGame:
    from vivaroi_gui.rules.vivaroi import game

    return game


_GAMES: Final[dict[str, Load]] = {"vivaroi": _vivaroi}


def games() -> Iterator[AnyGame]:
    """All games, each in its turn: those behind the last one asked for stay unloaded."""
    return (load() for load in tuple(_GAMES.values()))


def game(name: str) -> AnyGame:
    """The game of that name.

    Raises:
        BadConfig: there is none.
    """
    if name not in _GAMES:
        raise BadConfig(f"game: one of {', '.join(_GAMES)}")
    return _GAMES[name]()


@contextmanager
def added(name: str, load: Load) -> Iterator[None]:
    """Another game is found by its name, as long as this lasts."""
    _GAMES[name] = load
    try:
        yield
    finally:
        del _GAMES[name]
