"""Names fit for the table, from whatever people typed."""

import unicodedata
from collections.abc import Sequence
from itertools import chain, count
from typing import Final

NAME_LIMIT: Final = 24
"""Characters of a name."""

_JOINER: Final = "\u200d"
_VIRAMA: Final = 9
"""The combining class of the sign after which a joiner writes a conjunct."""
_BLANKS: Final = "\t\n\r\v\f\x85\u115f\u1160\u2800\u3164\uffa0"
"""What is drawn as a gap though Unicode does not call it a space."""
_UNSEEN: Final = "\u034f\u17b4\u17b5"
"""Marks that are drawn as nothing."""


def seat_names(typed: Sequence[str], defaults: Sequence[str]) -> tuple[str, ...]:
    """Names fit for the table, from what people typed: clean, never empty, all different.

    ``defaults`` stand in, seat by seat, for names of which nothing readable is left.  Names that
    are fit already come back as they are.
    """
    names: list[str] = []
    for wanted, default in zip(typed, defaults, strict=True):
        names.append(_unlike(names, _clean(wanted) or _clean(default)))
    return tuple(names)


def _clean(typed: str) -> str:
    """One line of visible characters: no controls, no marks that turn the writing direction.

    What is clean stays as it is: taking one thing away may leave another without a reason.
    """
    name, before = _cleaner(typed), typed
    while name != before:
        name, before = _cleaner(name), name
    return name


def _cleaner(typed: str) -> str:
    plain = "".join(" " if _is_blank(c) else c for c in typed if _is_blank(c) or _is_plain(c))
    composed = unicodedata.normalize("NFC", _without_idle_joiners(plain))
    words = " ".join(composed.split())
    while words and (_continues(words[0]) or words[0] == " "):
        words = words[1:]  # an accent without its letter
    return _shortened(words, NAME_LIMIT)


def _is_blank(character: str) -> bool:
    return character in _BLANKS or unicodedata.category(character)[0] == "Z"


def _is_plain(character: str) -> bool:
    if character in _UNSEEN:
        return False
    return character == _JOINER or unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Co")


def _without_idle_joiners(text: str) -> str:
    """Joiners stay where they show: in emoji, and in scripts that write conjuncts."""
    around = zip(" " + text, text, text[1:] + " ", strict=False)
    return "".join(c for before, c, after in around if c != _JOINER or _joins(before, after))


def _joins(before: str, after: str) -> bool:
    is_conjunct = unicodedata.combining(before) == _VIRAMA
    return is_conjunct or (before != " " and unicodedata.category(after) == "So")


def _shortened(name: str, limit: int) -> str:
    """Cut so that no accent or joiner is left without its letter."""
    cut = name[:limit]
    while len(name) > limit and cut and _continues(name[len(cut)]):
        cut = cut[:-1]
    return (cut or name[:limit]).rstrip(_JOINER + " ")


def _continues(character: str) -> bool:
    is_skin = "\U0001f3fb" <= character <= "\U0001f3ff"
    return is_skin or character == _JOINER or unicodedata.category(character)[0] == "M"


def _unlike(names: Sequence[str], name: str) -> str:
    taken = {_look(other) for other in names}
    numbered = (_numbered(name, number) for number in count(2))
    return next(one for one in chain([name], numbered) if _look(one) not in taken)


def _look(name: str) -> str:
    """What is left of a name for the eye: neither case nor invisible marks tell people apart."""
    folded = unicodedata.normalize("NFC", name.casefold())
    return "".join(c for c in folded if c != _JOINER and not "\ufe00" <= c <= "\ufe0f")


def _numbered(name: str, number: int) -> str:
    suffix = f" {number}"
    return _shortened(name, NAME_LIMIT - len(suffix)) + suffix
