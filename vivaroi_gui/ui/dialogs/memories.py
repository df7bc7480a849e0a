"""What is remembered of all games that were played to the end, by person."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFileDialog, QLabel, QWidget

from vivaroi_gui.table.files import write_given
from vivaroi_gui.table.memories import Memories, Memory
from vivaroi_gui.table.memory_table import as_table
from vivaroi_gui.table.statistics import Statistics, statistics
from vivaroi_gui.ui.dialogs.memory_sheet import MemorySheet
from vivaroi_gui.ui.dialogs.memory_words import MemoryWords
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.face_row import Faces
from vivaroi_gui.ui.kit.fonts import body
from vivaroi_gui.ui.kit.kept_sizes import keep_font, keep_height
from vivaroi_gui.ui.kit.paper_dialog import PaperDialog
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.rooms import Room
from vivaroi_gui.ui.kit.styles import keep_styled, styled

_FACES = 64
"""Pixels of the row of faces, and of each."""
_MOST = 13
"""Faces that fit beside each other: those who have played most."""


class FaceShelf(QWidget):
    """The faces of all, in the middle of a row."""

    def __init__(self, found: tuple[Statistics, ...], parent: QWidget) -> None:
        super().__init__(parent)
        keep_height(self, _FACES)
        self.faces = Faces([(one.person,) for one in found], self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        high = self.height()
        across = min(self.width(), high * len(self.faces.buttons))
        self.faces.place(QRectF((self.width() - across) / 2, 0, across, high))


class MemoriesDialog(PaperDialog):
    """One person at a time; ``forgets`` asks whether all may be forgotten."""

    forgotten = Signal()
    """All games were taken away."""

    def __init__(
        self,
        memories: Memories,
        forgets: Callable[[], bool],
        parent: QWidget,
        puzzles: tuple[int, int] = (0, 0),
    ) -> None:
        """``puzzles`` of the day: how many were solved, and on how many days on end."""
        super().__init__(parent)
        self._memories, self._forgets, self._puzzles = memories, forgets, puzzles
        self._words = MemoryWords(self)
        self._games: tuple[Memory, ...] = ()
        self._said = ""
        self._is_closed, self._unread = False, 0
        self._look()
        self.found = statistics(self._games)[:_MOST]
        self.shelf = FaceShelf(self.found, self)
        self.sheet = MemorySheet(self, self._words)
        self.note = QLabel(self, wordWrap=True)
        self.export = PaperButton(self, "save")
        self.forget = PaperButton(self, "trash")
        self.export.clicked.connect(self._ask_where)
        self.forget.clicked.connect(self._on_forget)
        self._lay_out()
        self.finish(1000, 600, before=(self.forget,), after=(self.export,))
        self._show_all()

    def _look(self) -> None:
        """What is there now."""
        try:
            self._games, self._unread = self._memories.all(), self._memories.unread
        except OSError:
            self._games, self._is_closed = (), True

    def _lay_out(self) -> None:
        keep_font(self.note, body, 17)
        self.note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        keep_styled(self.note, lambda: styled("color: $soft_ink"))
        self.body.setSpacing(8)
        self.body.addWidget(self.shelf)
        self.body.addWidget(self.sheet, 1)
        self.body.addWidget(self.note)
        self.shelf.faces.chosen.connect(self._on_chosen)

    def fit(self, there: Room) -> None:
        self.sheet.set_small(is_small=there <= Room.SMALL)

    def _show_all(self) -> None:
        is_empty = not self.found
        self.shelf.setVisible(len(self.found) > 1)
        self.export.setVisible(bool(self._games))
        self.forget.setVisible(bool(self._games or self._unread or self._puzzles[0]))
        self.sheet.setVisible(not is_empty)
        self.sheet.show_person(self.found[0] if self.found else None)
        if len(self.found) > 1:
            self.shelf.faces.choose(0)
            self.shelf.faces.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.closer.setFocus()
        self._tell()

    def _tell(self) -> None:
        """What there is to say below all, if anything."""
        told = self._told()
        self.note.setText(told)
        self.note.setVisible(bool(told))

    def _told(self) -> str:
        words = self._words
        if self._is_closed:
            return words.closed()
        told = [self._said or ("" if self.found else words.none())]
        if self._puzzles[0]:
            told.append(words.puzzles(*self._puzzles))
        if self._unread:
            told.append(words.unread(self._unread))
        return " ".join(filter(None, told))

    def _on_chosen(self, place: int) -> None:
        self.sheet.show_person(self.found[place])

    # --- given away, and forgotten -------------------------------------------------------------

    def _ask_where(self) -> None:
        title = self._words.export().replace("&", "").rstrip("…")
        dialog = QFileDialog(self, title, "memories.csv", self._words.table())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(".csv")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.write_to)
        dialog.open()

    def write_to(self, chosen: str) -> None:
        """Writes a table of all games for other programs."""
        words, file = self._words, Path(chosen)
        text = as_table(self._games, words.columns(), words.form, people().level)
        try:
            write_given(file, text)
        except OSError:
            self._said = words.not_exported()
        else:
            self._said = words.exported(file.name)
        self._tell()

    def _on_forget(self) -> None:
        if not self._forgets():
            return
        try:
            self._memories.forget()
        except OSError:
            self._said = self._words.not_forgotten()
        else:
            self.found, self._games, self._unread, self._said = (), (), 0, ""
            self._puzzles = 0, 0
            self.forgotten.emit()
        self._show_all()

    # --- words ---------------------------------------------------------------------------------

    def retranslate(self) -> None:
        super().retranslate()
        words = self._words
        self.set_title(words.title())
        self.shelf.faces.set_words(words.whose())
        self.sheet.retranslate()
        self._said = ""
        self._tell()
        for button, text in ((self.export, words.export()), (self.forget, words.forget())):
            button.setText(text)
            button.setAccessibleName(button.words)
            button.updateGeometry()
