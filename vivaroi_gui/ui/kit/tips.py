"""Tooltips in plain words, also over parts of a widget."""

import html
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget

from vivaroi_gui.ui.kit.access_say import aloud

MARK: Final = "<span>"


def plain_tip(text: str) -> str:
    """A tooltip that Qt never takes for markup."""
    return f"{MARK}{html.escape(text)}</span>"


def set_tip(widget: QWidget, text: str) -> None:
    """A tooltip; to assistive technology, which would be read the markup, in plain words."""
    widget.setToolTip(plain_tip(text) if text else "")
    widget.setAccessibleDescription(aloud(text))


def tells_tip(event: QEvent, on: QWidget, tip_at: Callable[[QPointF], str]) -> bool:
    """Whether the event asks for a tooltip, which is then shown: what ``tip_at`` says there."""
    if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
        return False
    tip = tip_at(QPointF(event.pos()))
    QToolTip.showText(event.globalPos(), plain_tip(tip) if tip else "", on)
    return True
