"""Key presses as they come from real keyboards: a character, a Qt key and the place of the key."""

from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

_NONE = Qt.KeyboardModifier.NoModifier


class Codes(NamedTuple):
    """What a system calls some keys, by what stands on them in the US."""

    platform: str
    digits: tuple[int, ...]
    """From 1 to 9, and 0."""
    a: int
    h: int
    m: int
    q: int
    s: int
    w: int
    z: int


XCB = Codes("xcb", tuple(range(10, 20)), a=38, h=43, m=58, q=24, s=39, w=25, z=52)
WAYLAND = XCB._replace(platform="wayland")
WINDOWS = Codes("windows", tuple(range(2, 12)), a=30, h=35, m=50, q=16, s=31, w=17, z=44)
COCOA = Codes(
    "cocoa", (18, 19, 20, 21, 23, 22, 26, 28, 25, 29), a=0, h=4, m=46, q=12, s=1, w=13, z=6
)
SYSTEMS = (XCB, WAYLAND, WINDOWS, COCOA)

TOP_ROWS = {
    "us": "1234567890",
    "us with Shift": "!@#$%^&*()",
    "fr": "&é\"'(-è_çà",
    "bepo": '"«»()@+-/*',
    "de with Shift": '!"§$%&/()=',
    "cz": "+ěščřžýáíé",
    "fa": "۱۲۳۴۵۶۷۸۹۰",
}
"""What the keys give that stand for 1 to 9 and 0 in the US."""


def press(
    text: str,
    code: int,
    *,
    system: Codes = XCB,
    key: int | None = None,
    modifiers: Qt.KeyboardModifier = _NONE,
    is_repeated: bool = False,
) -> QKeyEvent:
    """One key press; ``code`` is what the system says of the place, ``key`` what Qt makes of it."""
    scan, virtual = (1, code) if system is COCOA else (code, 0)
    said = key if key is not None else ord(text[:1].upper() or "\0")
    kind = QEvent.Type.KeyPress
    return QKeyEvent(kind, said, modifiers, scan, virtual, 0, text, is_repeated, 1)


def send(event: QKeyEvent, to: QWidget | None = None) -> None:
    """To whatever has the focus, as a window does with a key."""
    target = to or QApplication.focusWidget()
    assert target is not None
    QApplication.sendEvent(target, event)
