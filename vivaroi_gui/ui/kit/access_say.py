"""What is read out though no focus leads there: one door for all that speaks."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

_Politeness = QAccessible.AnnouncementPoliteness


def announce(source: QWidget, told: str, *, is_urgent: bool = False) -> None:
    """Has assistive technology say it, after what it says now; ``is_urgent``: instead of that."""
    event = QAccessibleAnnouncementEvent(source, told)
    event.setPoliteness(_Politeness.Assertive if is_urgent else _Politeness.Polite)
    QAccessible.updateAccessibility(event)
