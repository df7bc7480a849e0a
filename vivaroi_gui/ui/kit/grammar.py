"""What a language asks of a sentence that a name goes into, beyond its translation."""

import re
import unicodedata

from PySide6.QtCore import QCoreApplication, QLocale

_EUPHONIC = {"it": {"a": "ad", "e": "ed"}}
"""By language, words that change before a name that begins with the same vowel: Marco ed Elena.

A language that has no such words needs no entry. French would elide, but whether a name's h is
mute nobody can know: its translations put no *de* or *que* before a name.
"""
_PLACEHOLDER = re.compile(r"(\{\w+\})")
_MARKS = (".", "!", "?", "…", ":", ";")
_LAST_WORD = re.compile(r"\w+(?= $)")


def pieces(text: str) -> list[str]:
    """A text cut into words and ``{placeholders}`` in turn, words first and last."""
    return _PLACEHOLDER.split(text)


def filled(text: str, **values: str) -> str:
    """A text with its placeholders filled; what people typed is never parsed."""
    *cut, end = pieces(text)
    names = [values[placeholder[1:-1]] for placeholder in cut[1::2]]
    told = (_before(said, name) + name for said, name in zip(cut[::2], names, strict=True))
    return "".join(told) + end


def _before(said: str, name: str) -> str:
    """What is said before a name, in the language that is spoken now."""
    changing = _EUPHONIC.get(QLocale().name()[:2], {})
    word = _LAST_WORD.search(said)
    if word is None or word[0].casefold() != initial_of(name):
        return said
    return said[: word.start()] + changing.get(word[0], word[0]) + " "


def labelled(name: str, told: str) -> str:
    """A name, and what is told of it: the colon stands as the language wants it."""
    text = QCoreApplication.translate("Grammar", "{name}: {told}")
    return text.format(name=name, told=told)


def sentence(said: str) -> str:
    """The same with a capital, which a name's article lacks: *the Jester waits*."""
    return said[:1].upper() + said[1:]


def joined(*said: str) -> str:
    """Several sentences as one text: a full stop only where one has no mark of its own."""
    told = [one.strip() for one in said if one.strip()]
    *before, last = told or [""]
    ended = [one if one.endswith(_MARKS) else f"{one}." for one in before]
    return " ".join((*ended, last))


def initial_of(name: str) -> str:
    """The first letter of a name, small and without its accent."""
    return unicodedata.normalize("NFD", name[:1])[:1].casefold()
