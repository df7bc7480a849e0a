"""A menu with words above its rows: what hover tells, to fingers and keys."""

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QMenu, QWidget, QWidgetAction

from vivaroi_gui.ui.kit import styles
from vivaroi_gui.ui.kit.fonts import body, text_factor
from vivaroi_gui.ui.kit.sizes import TEXT
from vivaroi_gui.ui.kit.styles import styled

_WIDE: Final = 340
"""Pixels at 100 %."""
_HEAD: Final = "QLabel { color: $ink; background: transparent; padding: 6px 12px; }"


class _Head(QWidgetAction):
    """The words; nothing to choose."""

    def __init__(self, told: str, menu: QMenu) -> None:
        super().__init__(menu)
        self.setText(told)
        self.setEnabled(False)
        label = QLabel(told, menu)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setFont(body(TEXT.at(1.0)))
        label.setStyleSheet(styled(_HEAD))
        label.setFixedSize(_size(label))
        self.setDefaultWidget(label)


def _size(label: QLabel) -> QSize:
    """That of the words, wrapped where they are long."""
    label.ensurePolished()  # the menu has a font of its own for what lies in it
    flags = Qt.TextFlag.TextWordWrap.value
    room = QRect(0, 0, round(_WIDE * text_factor()), 4000)
    words = QFontMetrics(label.font()).boundingRect(room, flags, label.text()).size()
    return words + QSize(26, 14)


class ToldMenu(QMenu):
    """Stays until people look elsewhere: a tap beside it puts it away and does nothing else."""

    def __init__(self, told: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        styles.keep_styled(self, lambda: styled(styles.MENU))
        head(self, told)


def head(menu: QMenu, told: str) -> None:
    """Puts words above the rows of a menu, unless it has some there."""
    menu.setAttribute(Qt.WidgetAttribute.WA_NoMouseReplay)
    first = next(iter(menu.actions()), None)
    if not told or isinstance(first, _Head):
        return
    words = _Head(told, menu)
    if first is None:
        menu.addAction(words)
    else:
        menu.insertAction(first, words)
        menu.insertSeparator(first)
