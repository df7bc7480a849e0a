"""A second game for the tests, with which every room plays that says it plays any game."""

from collections.abc import Iterator
from contextlib import contextmanager

from tests.toy import bot, game
from tests.toy.match import ToyMatch
from vivaroi_gui.ai.bot import Bot
from vivaroi_gui.ai.catalog import BOTS
from vivaroi_gui.engine.catalog import MATCHES
from vivaroi_gui.engine.match import AnyMatch
from vivaroi_gui.rules.catalog import GAMES
from vivaroi_gui.rules.core import AnyGame


@contextmanager
def toy_in_catalogs() -> Iterator[None]:
    """Rules, table, opponents and engine find the game by its name, as long as this lasts."""
    name = game.name
    with GAMES.added(name, _rules), BOTS.added(name, _bot), MATCHES.added(name, _match):
        yield


def _rules() -> AnyGame:
    return game


def _bot() -> Bot:
    return bot


def _match() -> type[AnyMatch]:
    return ToyMatch
