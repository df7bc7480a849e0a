"""The opponents of each game, by its name.  Each is imported when it is first asked for."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType
from typing import Final

from vivaroi_gui.ai.bot import Bot

Load = Callable[[], Bot]
"""A function of a module: it is sent to the opponents' process by its name."""


def _vivaroi() -> Bot:
    from vivaroi_gui.ai.vivaroi import bot

    return bot


_BOTS: Final[dict[str, Load]] = {"vivaroi": _vivaroi}
BOTS: Final[Mapping[str, Load]] = MappingProxyType(_BOTS)


@contextmanager
def added(game: str, load: Load) -> Iterator[None]:
    """The opponents of another game are found by its name, as long as this lasts."""
    _BOTS[game] = load
    try:
        yield
    finally:
        del _BOTS[game]
