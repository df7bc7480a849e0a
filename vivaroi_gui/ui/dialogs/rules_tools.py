"""Below the text of the rules: finding a word in it, and putting it on paper."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMarginsF, QStandardPaths, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QPageLayout,
    QPageSize,
    QPdfWriter,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QLineEdit, QTextBrowser, QTextEdit

from vivaroi_gui.table.files import readable
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.file_dialog import file_dialog
from vivaroi_gui.ui.kit.fonts import body
from vivaroi_gui.ui.kit.kept_sizes import keep_font, keep_height
from vivaroi_gui.ui.kit.tips import set_tip
from vivaroi_gui.ui.kit.tones import tones

_FIELD_HEIGHT: Final = 34
_MARGIN_MM: Final = 18.0
_SHARP: Final = 2.5
"""Device pixels to one of a picture on paper."""
_MIDDLE: Final = Qt.TextElideMode.ElideMiddle
_PIXELS: Final = 110
"""Of the text in an inch of paper: 17 of them are letters of 11 points."""


class SearchField(QLineEdit):
    """Enter goes on to the next place, with Shift back to the one before; Esc forgets the word."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            is_back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.stepped.emit(-1 if is_back else 1)
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class RulesTools(QHBoxLayout):
    """Belongs to a text that others fill: ``look_again`` where that has been done.

    ``compose`` writes the same text with so many device pixels to one of its own.
    """

    found = Signal(int)
    """People are led to that place of the text."""

    def __init__(self, text: QTextBrowser, compose: Callable[[float], QTextDocument]) -> None:
        super().__init__()
        self._text = text
        self._compose = compose
        self._found: list[QTextCursor] = []
        self._number = 0
        parent = text.parentWidget()
        assert parent is not None
        self.field = SearchField(parent)
        keep_font(self.field, body, 17)
        keep_height(self.field, _FIELD_HEIGHT)
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._on_changed)
        self.field.stepped.connect(self.step)
        self.told = QLabel(parent)
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.print = PaperButton(parent)
        self.print.set_unit(0.82)
        self.print.clicked.connect(self._on_print)
        self.setSpacing(10)
        self.addWidget(self.field, 1)
        self.addWidget(self.told)
        self.addWidget(self.print)

    def retranslate(self) -> None:
        self.field.setPlaceholderText(self.tr("Find in the rules"))
        self.field.setAccessibleName(self.tr("Find in the rules"))
        self.print.setText(self.tr("Print…"))
        self.print.setAccessibleName(self.tr("Print the rules to a PDF file"))
        self.print.updateGeometry()
        self._tell()

    # --- finding -------------------------------------------------------------------------------

    def look_again(self) -> None:
        """The text is another one."""
        self._find()
        self._mark()

    def _on_changed(self) -> None:
        self._find()
        self.step(0)

    def _find(self) -> None:
        word, document = self.field.text().strip(), self._text.document()
        self._found, self._number = [], 0
        cursor = document.find(word) if word else QTextCursor()
        while not cursor.isNull():
            self._found.append(cursor)
            cursor = document.find(word, cursor)

    def step(self, by: int) -> None:
        """To the next place where the word stands; after the last the first."""
        if self._found:
            self._number = (self._number + by) % len(self._found)
            there = QTextCursor(self._found[self._number])
            there.clearSelection()
            self._text.setTextCursor(there)
            self._text.ensureCursorVisible()
            self.found.emit(there.position())
        self._mark()

    def _mark(self) -> None:
        marks = []
        for number, cursor in enumerate(self._found):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = cursor
            made = mark.format
            made.setBackground(tones().gold if number == self._number else tones().wash)
            mark.format = made
            marks.append(mark)
        self._text.setExtraSelections(marks)
        self._tell()

    def _tell(self) -> None:
        """Which place it is, and of how many."""
        set_tip(self.told, "")
        if not self.field.text().strip():
            self.told.setText("")
        elif not self._found:
            self.told.setText(self.tr("Not found"))
        else:
            told = self.tr("{number} of {count}")
            count = len(self._found)
            self.told.setText(told.format(number=self._number + 1, count=count))

    # --- printing ------------------------------------------------------------------------------

    def _on_print(self) -> None:
        title = self.tr("Print the rules to a PDF file")
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        start = Path(folder) / self.tr("rules.pdf")
        dialog = file_dialog(self._text, title, str(start), "PDF (*.pdf)")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("pdf")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._on_file)
        dialog.open()

    def _on_file(self, name: str) -> None:
        file, document = Path(name), self._compose(_SHARP)
        is_done = print_to(file, document)
        document.deleteLater()
        told = self.tr("Written to {file}.") if is_done else self.tr("{file} cannot be written.")
        where = told.format(file=readable(file))
        room = self._text.width() // 2
        self.told.setText(self.told.fontMetrics().elidedText(where, _MIDDLE, room))
        set_tip(self.told, where)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.told, where))


def print_to(file: Path, document: QTextDocument) -> bool:
    """Writes a text as a PDF file, page by page; False where it cannot be written."""
    try:
        file.open("ab").close()
    except OSError:
        return False
    writer = QPdfWriter(str(file))
    writer.setResolution(_PIXELS)
    margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    document.print_(writer)
    return file.stat().st_size > 0
