"""What each game hands the window, by the game's name, imported when it is first asked for.

This is the one place outside ``ui/vivaroi`` that knows which screens there are.
"""

from collections.abc import Callable
from typing import Final

from vivaroi_gui.ui.session.screens import AnyScreens

Load = Callable[[], AnyScreens]


def _vivaroi() -> AnyScreens:
    from vivaroi_gui.ui.vivaroi.screens import SCREENS

    return SCREENS


_SCREENS: Final[dict[str, Load]] = {"vivaroi": _vivaroi}


def screens(game: str) -> AnyScreens:
    """The screens of a game of the rules' catalog."""
    return _SCREENS[game]()


def add(game: str, load: Load) -> None:
    """Lets the screens of a game be found by its name."""
    _SCREENS[game] = load


def remove(game: str) -> None:
    """Forgets screens that were added."""
    del _SCREENS[game]
