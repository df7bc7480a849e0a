"""A page that is turned from one theme to another looks as if it had been opened in it."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtGui import QImage

from tools.likeness import difference
from tools.shots import STATES
from tools.soak.broken import Broken
from tools.soak.themed import language_of, themed, turned_to

_WAY: Final = ("dusk", "contrast", "day", "dusk")
_NAMES: Final = list(STATES)


def check(number: int) -> str:
    """One state of the pictures in one language, turned from theme to theme.

    Raises:
        Broken: something of an earlier theme is left.
    """
    name, language = _NAMES[number % len(_NAMES)], language_of(number, len(_NAMES))
    if faults := [*_faults(name, language)]:
        raise Broken(f"{name}, {language}, {'; '.join(faults)}")
    return f"{name} in {language}"


def _faults(name: str, language: str) -> Iterator[str]:
    opened, *turned = _pictures(name, language, _WAY)
    fresh = {_WAY[0]: opened}
    for theme, picture in zip(_WAY[1:], turned, strict=True):
        if theme not in fresh:
            (fresh[theme],) = _pictures(name, language, (theme,))
        if differs := difference(picture, fresh[theme]):
            yield f"turned to {theme}: {differs}"


def _pictures(name: str, language: str, themes: tuple[str, ...]) -> list[QImage]:
    with themed(name, language, themes[0]) as (app, window):
        return [turned_to(theme, window, app) for theme in themes]
