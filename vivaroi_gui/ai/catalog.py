"""The opponents of each game, by its name.  Each is imported when it is first asked for."""

from typing import Final

from vivaroi_gui.ai.bot import Bot
from vivaroi_gui.rules.catalog import Catalog


def _vivaroi() -> Bot:
    from vivaroi_gui.ai.vivaroi import bot

    return bot


def _vienna() -> Bot:
    from vivaroi_gui.ai.vienna import bot

    return bot


BOTS: Final = Catalog[Bot]({"vivaroi": _vivaroi, "vienna": _vienna})
