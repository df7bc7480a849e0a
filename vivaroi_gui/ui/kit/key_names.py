"""Texts that name keys name them as people have set them, and none that means nothing now.

In a text ``{cover_key}`` is the key of the command of that name, and stands in square brackets with
all that makes no sense without it: "The bulb[ ({hint_key})] shows a good move".  What is said
instead may follow: "[{happened_key} shows it|The menu shows it] again".
"""

import re
from collections.abc import Mapping
from typing import Final

from PySide6.QtGui import QKeySequence

from vivaroi_gui.ui.kit.deliberate import DELIBERATE
from vivaroi_gui.ui.kit.key_places import LetterKeys

_PART: Final = re.compile(r"\[([^\[\]|]*\{\w+_key\}[^\[\]|]*)(?:\|([^\[\]]*))?\]")
_KEY: Final = re.compile(r"\{(\w+)_key\}")
_OF_PAGES: Final = {"chronicle": "C", "wc": "W", "reroll": "R", "turn": "T", "letter": ""}
"""Letters that pages understand by themselves; ``letter`` stands for those of names."""
_chosen: dict[str, QKeySequence] = {}


def tell_keys(chosen: Mapping[str, QKeySequence]) -> bool:
    """Says which command has which key from now on; whether that is something new."""
    is_new = dict(chosen) != _chosen
    _chosen.clear()
    _chosen.update(chosen)
    return is_new


def keyed(said: str) -> str:
    """A text with its keys, without what names a key that there is not."""
    return _PART.sub(_told, said)


def keyed_table(markdown: str) -> str:
    """The same of a text with tables, where a row about a key that there is not is left out."""
    lines = (keyed(line) for line in markdown.splitlines(keepends=True))
    return "".join(line for line in lines if not line.startswith("|  |"))


def letters(*keys: str) -> tuple[str, ...]:
    """Letters that do something by themselves; none where they are switched off."""
    return keys if LetterKeys.are_heard else ()


def _told(part: re.Match[str]) -> str:
    keys = {name: _key(name) for name in _KEY.findall(part[1])}
    if None in keys.values():
        return part[2] or ""
    return _KEY.sub(lambda key: str(keys[key[1]]), part[1])


def _key(name: str) -> str | None:
    """As it is called on this system; None where there is none."""
    if name == "deliberate":
        return DELIBERATE.toString(QKeySequence.SequenceFormat.NativeText)
    if name in _OF_PAGES:
        return _OF_PAGES[name] if LetterKeys.are_heard else None
    key = _chosen.get(name)
    return key.toString(QKeySequence.SequenceFormat.NativeText) if key else None
