"""A text of titles and paragraphs in a dialog, to be read, selected and copied."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from vivaroi_gui.ui.kit.fonts import body, display, text_factor
from vivaroi_gui.ui.kit.resizing import keep_sized
from vivaroi_gui.ui.kit.styles import keep_styled, styled
from vivaroi_gui.ui.kit.tones import tones

_STYLE = """QTextBrowser { background: transparent; border: 2px solid transparent;
    margin: 0px; }
QTextBrowser:focus { border-color: $violet; }"""
Section = tuple[str, Sequence[str]]
"""A title, or none, and its paragraphs."""


class ToldText(QTextBrowser):
    """Nothing in it is markup."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        keep_styled(self, lambda: styled(_STYLE))
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._sections: list[Section] = []
        keep_sized(self, ToldText._write_all)

    def tell(self, sections: Iterable[Section]) -> None:
        """Shows these in place of what was told, from the top."""
        self._sections = list(sections)
        self._write_all()

    def _write_all(self) -> None:
        factor = text_factor()
        self.document().setDefaultFont(body(16 * factor))
        self.clear()
        cursor = self.textCursor()
        for title, lines in self._sections:
            if title:
                _write(cursor, [title], display(20 * factor), tones().heading, above=5)
            _write(cursor, lines, None, tones().ink, above=1)
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.ThemeChange:
            self._write_all()
        super().changeEvent(event)


def _write(
    cursor: QTextCursor, lines: Sequence[str], font: QFont | None, colour: QColor, above: float
) -> None:
    """Adds paragraphs of plain text, each with some air above it."""
    letters = QTextCharFormat()
    if font is not None:
        letters.setFont(font)
    letters.setForeground(QBrush(colour))
    paragraph = QTextBlockFormat()
    paragraph.setTopMargin(above)
    for line in lines:
        if cursor.position():
            cursor.insertBlock(paragraph, letters)
        else:
            cursor.setBlockFormat(paragraph)
        cursor.insertText(line, letters)
