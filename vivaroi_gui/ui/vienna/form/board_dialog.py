"""The board of the printed game: where its file is, what is in it, and how one begins."""

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLabel, QTextBrowser, QWidget

from vivaroi_gui.rules.vienna.shipped import SHIPPED
from vivaroi_gui.table.files import readable
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.fonts import body
from vivaroi_gui.ui.kit.kept_sizes import keep_font, sized
from vivaroi_gui.ui.kit.paper_dialog import PaperDialog
from vivaroi_gui.ui.kit.resizing import keep_sized
from vivaroi_gui.ui.kit.styles import keep_styled, styled
from vivaroi_gui.ui.vienna.form.owners_file import OwnersFile
from vivaroi_gui.ui.vienna.words.owners_file import owners_file_words
from vivaroi_gui.ui.vienna.words.owners_text import owners_text


class BoardDialog(PaperDialog):
    """``looked`` tells that the file was read anew."""

    looked = Signal()

    def __init__(self, file: OwnersFile, parent: QWidget) -> None:
        super().__init__(parent)
        self._file = file
        self._refusal = ""
        self.about = QLabel(self)
        self.state = QTextBrowser(self)
        self.write = PaperButton(self, "pencil", is_primary=True)
        self.folder = PaperButton(self, "load")
        self.again = PaperButton(self, "eye")
        self._lay_out()
        self.write.clicked.connect(self._on_write)
        self.folder.clicked.connect(self._on_folder)
        self.again.clicked.connect(self._look)
        self.finish(900, 580, is_primary=False, before=(self.write, self.folder, self.again))
        self._look()

    def _lay_out(self) -> None:
        self.about.setTextFormat(Qt.TextFormat.PlainText)
        self.about.setWordWrap(True)
        keep_font(self.about, body, 17)
        keep_styled(self.about, lambda: styled("color: $ink"))
        self.state.setTabChangesFocus(True)
        keep_sized(self.state, lambda one: one.document().setDefaultFont(body(sized(17))))
        self.body.addWidget(self.about)
        self.body.addWidget(self.state, 1)

    def _look(self) -> None:
        """Reads the file as it is now."""
        self._refusal = ""
        self._show()
        self.looked.emit()

    def _show(self) -> None:
        reading = self._file.read()
        self.write.setHidden(reading.is_there)
        self.state.setPlainText(self._refusal or owners_file_words().told(reading))

    def _on_write(self) -> None:
        try:
            self._file.begin(owners_text().text(SHIPPED))
        except OSError as error:
            self._refusal = owners_file_words().not_written(error)
            self._show()
            return
        self._look()
        self.folder.setFocus()

    def _on_folder(self) -> None:
        """The system shows it; where there is none yet, it is made."""
        folder = self._file.file.parent
        is_shown = QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
        if not is_shown:
            self._refusal = owners_file_words().not_opened()
            self._show()

    def retranslate(self) -> None:
        super().retranslate()
        words = owners_file_words()
        self.set_title(words.title())
        self.about.setText(words.about(readable(self._file.file)))
        self.state.setAccessibleName(words.state())
        self.write.setText(words.write())
        self.folder.setText(words.folder())
        self.again.setText(words.again())
        for button in (self.write, self.folder, self.again):
            button.setAccessibleName(button.words)
        self._show()
