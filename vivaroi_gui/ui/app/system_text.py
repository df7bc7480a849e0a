"""How large the system writes, for text that is to be as large as the system's."""

import sys
from typing import Final

from PySide6.QtGui import QFontDatabase, QGuiApplication

from vivaroi_gui.ui.setting import TextSize

_USUAL: Final = {"win32": 9.0, "darwin": 13.0}
"""Points of a system's text at 100 %."""
_ELSEWHERE, _STILL_USUAL = 10.0, 1.15
"""KDE has 10, GNOME 11."""
_WITHOUT_SYSTEM: Final = frozenset({"offscreen", "minimal"})


def system_text() -> float:
    """Of the system's own font, whatever the game has set; a step of ``TextSize``, at least 1.

    Pixels of the device do not count: they are Qt's matter.
    """
    if QGuiApplication.platformName() in _WITHOUT_SYSTEM:
        return 1.0
    general = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    return step_of(general.pointSizeF(), sys.platform)


def step_of(points: float, platform: str) -> float:
    """The largest step that text of so many points is not below; 1 where they are not known."""
    factor = points / _USUAL.get(platform, _ELSEWHERE)
    if platform not in _USUAL and factor <= _STILL_USUAL:
        factor = 1.0
    steps = [one.factor for one in TextSize if one.factor is not None]
    return max((step for step in steps if step <= factor + 0.001), default=1.0)
