"""What a key means on any keyboard: what stands on it, or else its place on a US keyboard.

AZERTY and BÉPO have & é " where others have digits, and a Russian or Greek layout has no Latin
letter at all.  What a person reads on the key goes first; only what the layout does not give is
taken from the place.  Events that programs make have no place: their character alone counts.
"""

import unicodedata
from collections.abc import Iterable

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence

_ROWS = ("1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm")


def _in_rows(*firsts: int) -> dict[int, str]:
    """Codes that count up within each row from the first of it."""
    return {
        first + step: sign
        for first, row in zip(firsts, _ROWS, strict=True)
        for step, sign in enumerate(row)
    }


_XKB = _in_rows(10, 24, 38, 52)
"""X11 and Wayland: the kernel's code plus 8."""
_WINDOWS = _in_rows(2, 16, 30, 44)
"""Scan codes of set 1; those of multimedia keys have a ninth bit and are none of these."""
_MAC_CODES = (
    *(18, 19, 20, 21, 23, 22, 26, 28, 25, 29),
    *(12, 13, 14, 15, 17, 16, 32, 34, 31, 35),
    *(0, 1, 2, 3, 5, 4, 38, 40, 37),
    *(6, 7, 8, 9, 11, 45, 46),
)
_MAC = dict(zip(_MAC_CODES, "".join(_ROWS), strict=True))
"""Virtual key codes: macOS has no scan codes, and Qt says 1 for all of them."""
_TYPING = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


def digit(event: QKeyEvent) -> int | None:
    """0 to 9: a digit of any script on the key, else in its place."""
    said = event.text()[:1]
    if event.modifiers() & ~_TYPING or _is_plain(said):
        return None
    if said.isdecimal():
        return unicodedata.decimal(said)
    place = _place(event)
    is_on_pad = bool(event.modifiers() & Qt.KeyboardModifier.KeypadModifier)
    return int(place) if place.isdecimal() and not is_on_pad else None


class LetterKeys:
    """Whether a letter alone means anything: who dictates, or trembles, can switch that off."""

    are_heard = True


def is_letter_alone(event: QKeyEvent) -> bool:
    """Whether the key gives a letter, and nothing else is held with it."""
    return not event.modifiers() & ~_TYPING and event.text()[:1].isalpha()


def letter(event: QKeyEvent) -> str:
    """a to z: the Latin letter on the key, accents apart, else the one in its place; or nothing."""
    if not LetterKeys.are_heard:
        return ""
    if event.modifiers() & ~_TYPING or digit(event) is not None:
        return ""
    said = _without_accent(event.text()[:1])
    return said if _is_plain(said) else _letter_in_place(event, said)


def press_by_place(event: QKeyEvent, actions: Iterable[QAction]) -> bool:
    """Triggers the action whose shortcut is in this place, where the layout has no Latin letter.

    For keys that nobody took: Qt has looked for what stands on the key already.
    """
    key = event.key()
    said = _without_accent(chr(key)) if key < Qt.Key.Key_Escape else ""  # others are no characters
    place = _letter_in_place(event, said)
    if not place:
        return False
    wanted = QKeySequence(QKeyCombination(event.modifiers(), Qt.Key(ord(place.upper()))))
    action = next((one for one in actions if one.isEnabled() and wanted in one.shortcuts()), None)
    if action is None:
        return False
    if action.autoRepeat() or not event.isAutoRepeat():
        action.trigger()
    return True


def _letter_in_place(event: QKeyEvent, said: str) -> str:
    """For a key of another script: Cyrillic, Greek, Hebrew, Arabic …"""
    place = _place(event)
    return place if place.isalpha() and said.isalpha() and not _is_plain(said) else ""


def _place(event: QKeyEvent) -> str:
    """What stands there on a US keyboard; nothing for other keys and for events without a place."""
    code = event.nativeScanCode()
    if not code:
        return ""
    match QGuiApplication.platformName():
        case "cocoa":
            return _MAC.get(event.nativeVirtualKey(), "")
        case "windows":
            return _WINDOWS.get(code, "")
        case _:
            return _XKB.get(code, "")


def _without_accent(character: str) -> str:
    """In lower case: É is e."""
    return unicodedata.normalize("NFD", character.casefold())[:1]


def _is_plain(character: str) -> bool:
    return "a" <= character.casefold() <= "z"
