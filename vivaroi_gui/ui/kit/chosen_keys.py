"""Keys that people change: which command has which, and which cannot be had."""

import json
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence

Key = Qt.Key
_PORTABLE: Final = QKeySequence.SequenceFormat.PortableText
LETTERS: Final = frozenset("hkqstuxyz")
"""No name of a cast begins with them, and no page does anything by them."""
_NO, _SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
_CONTROL, _ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
_PAGES: Final = frozenset(
    {
        (Key.Key_Return, _CONTROL),
        (Key.Key_Enter, _CONTROL),
        (Key.Key_F6, _NO),
        (Key.Key_F6, _SHIFT),
        (Key.Key_F10, _NO),
        (Key.Key_F10, _SHIFT),
        (Key.Key_F4, _ALT),
    }
)
"""What pages or systems do by these is no command."""


class KeyTrouble(StrEnum):
    """Why no command can have a key."""

    LETTER = "letter"
    """Names begin with it."""
    DIGIT = "digit"
    """A floor, or a die."""
    PAGES = "pages"
    """What is on the pages, or the menus, needs it."""
    SYSTEM = "system"
    """It composes an accent, or is one that systems keep: for sound, light, sleep."""


def is_letter_key(key: QKeySequence) -> bool:
    """Whether it is one letter alone, which who dictates or trembles may press by mistake."""
    said = key.toString(_PORTABLE)
    return key.count() == 1 and len(said) == 1 and said.isalpha()


def trouble(key: QKeySequence) -> KeyTrouble | None:
    """Why no command can have a key; None where one can."""
    said = key.toString(_PORTABLE).removeprefix("Shift+").casefold()
    if len(said) == 1 and said.isalpha():
        return None if is_letter_key(key) and said in LETTERS else KeyTrouble.LETTER
    if said.isdecimal() or said.removeprefix("num+").isdecimal():
        return KeyTrouble.DIGIT
    first = key[0]  # type: ignore[index]  # the stubs of Qt leave it out
    pressed, held = Key(first.key()), first.keyboardModifiers()
    if pressed > Key.Key_F35 and pressed not in (Key.Key_Menu, Key.Key_Help):
        return KeyTrouble.SYSTEM
    is_function = Key.Key_F1 <= pressed <= Key.Key_F35
    is_free = is_function or bool(held & ~(_SHIFT | Qt.KeyboardModifier.KeypadModifier))
    is_menus = held == _ALT and len(said.removeprefix("alt+")) == 1
    return None if is_free and not is_menus and (pressed, held) not in _PAGES else KeyTrouble.PAGES


class ChosenKeys:
    """The commands by names that never change, each with the keys it was made with or another."""

    def __init__(self, actions: Mapping[str, QAction]) -> None:
        self.actions = actions
        self._first = {name: action.shortcuts() for name, action in actions.items()}
        self._chosen: dict[str, str] = {}
        self._has_letters = True

    def take(self, written: str, *, has_letters: bool) -> None:
        """Gives the commands their keys; a file may say anything, and what cannot be is left out.

        Without ``has_letters`` no command has a letter alone.
        """
        self._chosen, self._has_letters = {}, has_letters
        for name, key in _read(written).items():
            wished = QKeySequence.fromString(key, _PORTABLE)
            is_key = not key or (wished.count() == 1 and trouble(wished) is None)
            if name in self.actions and is_key:
                self._chosen[name] = wished.toString(_PORTABLE)
        while (lost := self._clashing) is not None:  # and so may have its first key from another
            del self._chosen[lost]
        self._apply()

    @property
    def _clashing(self) -> str | None:
        """One to which a key was given that another command has; None where no one is left."""
        return next((one for one in self._chosen if self.taken_by(one, self.key_of(one))), None)

    def key_of(self, name: str) -> QKeySequence:
        """The key of a command, whether letters count or not; empty where it has none."""
        return next(iter(self._keys_of(name)), QKeySequence())

    def taken_by(self, name: str, key: QKeySequence) -> str | None:
        """The other command that has a key; None where no one has."""
        others = (other for other in self.actions if other != name and not key.isEmpty())
        return next((other for other in others if key in self._keys_of(other)), None)

    def written_with(self, name: str, key: QKeySequence) -> str:
        """What is kept once a command has another key: only what differs."""
        chosen = self._chosen | {name: key.toString(_PORTABLE)}
        if key == next(iter(self._first[name]), QKeySequence()):
            del chosen[name]
        return json.dumps(chosen, sort_keys=True) if chosen else ""

    def _keys_of(self, name: str) -> Sequence[QKeySequence]:
        if name not in self._chosen:
            return self._first[name]
        chosen = self._chosen[name]
        return [QKeySequence.fromString(chosen, _PORTABLE)] if chosen else []

    def _is_heard(self, key: QKeySequence) -> bool:
        return self._has_letters or not is_letter_key(key)

    def _apply(self) -> None:
        for name, action in self.actions.items():
            keys = [one for one in self._keys_of(name) if self._is_heard(one)]
            if keys != action.shortcuts():
                action.setShortcuts(keys)


def _read(written: str) -> dict[str, str]:
    try:
        said = json.loads(written or "{}")
    except (ValueError, RecursionError):
        return {}
    named = said.items() if isinstance(said, dict) else ()
    return {name: key for name, key in named if isinstance(key, str)}
