"""What each game hands the window, by the game's name, imported when it is first asked for.

This is the one place outside the games' own folders that knows which screens there are.
"""

from typing import Final

from vivaroi_gui.rules.catalog import GAMES, Catalog
from vivaroi_gui.ui.session.screens import AnyScreens
from vivaroi_gui.ui.settings import Settings


def _vivaroi() -> AnyScreens:
    from vivaroi_gui.ui.vivaroi.screens import SCREENS

    return SCREENS


def _vienna() -> AnyScreens:
    from vivaroi_gui.ui.vienna.screens import SCREENS

    return SCREENS


ALL: Final = Catalog[AnyScreens]({"vivaroi": _vivaroi, "vienna": _vienna})


def screens(game: str) -> AnyScreens:
    """The screens of a game of the rules' catalog."""
    return ALL[game]


def left_out(game: str) -> frozenset[str]:
    """The keys of the settings that mean nothing in a game, and are not offered there."""
    secret, of_few = Settings.curtain.key, Settings.marks_favourites.key
    told = {secret} if GAMES[game].has_secrets else set()
    return frozenset({secret, of_few} - told - set(screens(game).own_settings()))
