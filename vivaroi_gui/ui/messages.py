"""What the window asks and tells in a box of its own."""

from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from vivaroi_gui.table.record import NewerRecord, RecordError
from vivaroi_gui.table.store import StoreError
from vivaroi_gui.ui.kit import styles


class Messages(QObject):
    """Boxes over a window; what people typed is never taken for markup."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def agrees_to_abandon(self) -> bool:
        """Asks whether a new game may take the place of the unfinished one; keeping is safe."""
        box = self._box(self.tr("A game is not finished yet."))
        box.setInformativeText(self.tr("A new game takes its place; the old one is gone then."))
        abandon = box.addButton(
            self.tr("Abandon the old game"), QMessageBox.ButtonRole.DestructiveRole
        )
        keep = box.addButton(self.tr("Keep it"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(keep)
        box.setEscapeButton(keep)
        box.exec()
        return box.clickedButton() is abandon

    def tell_damaged(self, error: RecordError, kept: Path | None) -> None:
        """Says what is wrong with a saved game, and where the file is kept."""
        if isinstance(error, NewerRecord):
            box = self._box(self.tr("This game was saved by a newer version of Viva il Re!"))
            advice = self.tr("Install the newer version to go on with it.")
        else:
            box = self._box(self.tr("The saved game cannot be read."))
            advice = self.tr("Start a new game; everything else is in order.")
        if kept is not None:
            where = self.tr("The file is kept as {file}").format(file=kept)
            advice = f"{advice}\n{where}"
        box.setInformativeText(advice)
        box.exec()

    def save_failed(self, error: StoreError) -> str:
        """One line for the banner: the game goes on."""
        told = self.tr("The game cannot be saved now ({reason}). You can play on.")
        return told.format(reason=error)

    def stood_in(self, name: str) -> str:
        """One line for the banner: the game goes on."""
        told = self.tr("{name} gave no answer: a simple move was played instead.")
        return told.format(name=name)

    def _box(self, text: str) -> QMessageBox:
        box = QMessageBox(self._window)
        box.setStyleSheet(styles.MESSAGE)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setWindowTitle(self._window.windowTitle())
        box.setText(text)
        return box
