"""A page that is turned from one theme to another looks as if it had been opened in it."""

from typing import Final

from PySide6.QtGui import QImage

from tools.likeness import difference
from tools.shots import STATES
from tools.soak.broken import Broken
from tools.soak.themed import themed, turned_to
from vivaroi_gui.languages import LANGUAGES

_WAY: Final = ("dusk", "contrast", "day")
_NAMES: Final = list(STATES)


def check(number: int) -> str:
    """One state of the pictures in one language, turned from theme to theme.

    Raises:
        Broken: something of an earlier theme is left.
    """
    name = _NAMES[number % len(_NAMES)]
    language = list(LANGUAGES)[number % len(LANGUAGES)]
    fresh = {theme: _pictures(name, language, (theme,))[0] for theme in _WAY}
    way = (*_WAY, _WAY[0])
    for theme, picture in zip(way, _pictures(name, language, way), strict=True):
        if differs := difference(picture, fresh[theme]):
            raise Broken(f"{name}, {language}, turned to {theme}: {differs}")
    return f"{name} in {language}"


def _pictures(name: str, language: str, themes: tuple[str, ...]) -> list[QImage]:
    with themed(name, language, themes[0]) as (app, window):
        return [turned_to(theme, window, app) for theme in themes]
