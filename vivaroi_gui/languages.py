"""The languages that the game speaks, and what it says in them outside its window.

A language is a line here and a set of files: "add a language" in CONTRIBUTING.md tells which, and
``dev.py translations check`` which are missing.  Nothing here needs Qt: some of these words are
for the case that it cannot be loaded.
"""

from collections.abc import Iterable
from typing import Any, Final

from vivaroi_gui.shipped import shipped

LANGUAGES: Final = {"en": "English", "fr": "Français", "it": "Italiano"}
"""The name of each in itself, by its code."""
SOURCE: Final = "en"
"""The one in which the texts stand in the sources; it takes the place of one that is not spoken."""


def spoken(names: Iterable[str]) -> str:
    """The first language that the game speaks of some locales ("fr_CA.UTF-8", "it-CH", ...)."""
    codes = (name[:2].lower() for name in names)
    return next((code for code in codes if code in LANGUAGES), SOURCE)


def words(language: str) -> dict[str, Any]:
    """What is in ``resources/words`` for a language: sections, and in them texts and lists."""
    import tomllib  # a start in which nothing is said outside the window needs none

    file = shipped("resources") / "words" / f"{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))
