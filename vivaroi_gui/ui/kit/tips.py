"""Tooltips, also over parts of a widget, and what is said of a widget besides its name."""

import html
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QGraphicsItem, QToolTip, QWidget

from vivaroi_gui.ui.kit.access_say import aloud

MARK: Final = "<span>"


def plain_tip(text: str) -> str:
    """A tooltip that Qt never takes for markup."""
    lines = html.escape(text).replace("\n", "<br>")
    return f"{MARK}{lines}</span>" if text else ""


def set_description(widget: QWidget, told: str) -> None:
    """What assistive technology says after the name, in words that can be read out."""
    widget.setAccessibleDescription(aloud(told))


def set_tip(thing: QWidget | QGraphicsItem, shown: str, told: str = "") -> None:
    """A tooltip; a widget is described by it too, or by ``told``.

    Without a description Qt would have the tooltip read out with its marks.
    """
    thing.setToolTip(plain_tip(shown))
    if isinstance(thing, QWidget):
        set_description(thing, told or shown)


def tells_tip(event: QEvent, on: QWidget, tip_at: Callable[[QPointF], str]) -> bool:
    """Whether the event asks for a tooltip, which is then shown: what ``tip_at`` says there."""
    if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
        return False
    QToolTip.showText(event.globalPos(), plain_tip(tip_at(QPointF(event.pos()))), on)
    return True
