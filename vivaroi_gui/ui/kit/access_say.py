"""What is read out though no focus leads there: one door for all that speaks."""

import re

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.texts import text

_MINUS = re.compile("\u2212(?=[0-9])")
_ARROW = re.compile(r"\s*\u2192\s*")
_Politeness = QAccessible.AnnouncementPoliteness


def announce(source: QWidget, told: str, *, is_urgent: bool = False) -> None:
    """Has assistive technology say it, after what it says now; ``is_urgent``: instead of that."""
    event = QAccessibleAnnouncementEvent(source, aloud(told))
    event.setPoliteness(_Politeness.Assertive if is_urgent else _Politeness.Polite)
    QAccessible.updateAccessibility(event)


def aloud(told: str) -> str:
    """The same with words for the minus sign and for an arrow, which readers drop or name."""
    said = _MINUS.sub(text("access", "minus") + " ", told)
    return _ARROW.sub(f", {text('access', 'then')} ", said)
