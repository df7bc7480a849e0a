"""What the window asks and tells in a box of its own."""

from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel, QMessageBox, QWidget

from vivaroi_gui.table.damage import NewerRecord, RecordError
from vivaroi_gui.table.files import readable
from vivaroi_gui.table.store import StoreError, UnreadableRecord
from vivaroi_gui.ui.kit import styles
from vivaroi_gui.ui.kit.auto_repeat import mark_repeats
from vivaroi_gui.ui.kit.deaf import Deaf
from vivaroi_gui.ui.kit.mnemonics import mark_dialog

_TOLD = 0.8
"""Of the width of a box: its words."""
_AROUND = 16
"""Pixels of the window that a box leaves."""


class Fate(StrEnum):
    """What becomes of an unfinished game in whose place another one is wanted."""

    SAVE = "save"
    DROP = "drop"
    STAY = "stay"


class Ended(Exception):
    """The window was closed with a box open: the program ends, and nothing was answered."""


class Box(QMessageBox):
    """A box whose buttons have mnemonics."""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)  # adds OK where there is no other button
        mark_dialog(self)
        over = self.parentWidget()
        if over is not None and self.sizeHint().width() > over.window().width() - _AROUND:
            self._stack_buttons(over.window().width() - _AROUND)

    def _stack_buttons(self, room: int) -> None:
        """Below each other, where the window is too narrow for all; the words use its width."""
        for buttons in self.findChildren(QDialogButtonBox):
            buttons.setOrientation(Qt.Orientation.Vertical)
        for told in self.findChildren(QLabel):
            if told.text():
                told.setMinimumWidth(round(room * _TOLD))


class Messages(QObject):
    """Boxes over a window; what people typed is never taken for markup.

    Whoever asks for one gets no answer, but ``Ended``, where the program is told to end meanwhile.
    """

    asking = Signal()
    """Before a box opens: what it is about should be seen behind it."""
    answered = Signal()
    """The last open box is gone; what follows from its answer has yet to be done."""

    def __init__(self, window: QWidget | None) -> None:
        super().__init__(window)
        self._window = window
        self._open_boxes = 0

    @property
    def is_asking(self) -> bool:
        """Whether a box is open."""
        return self._open_boxes > 0

    def fate_for_new(self, name: str) -> Fate:
        """Asks what becomes of the unfinished game when a new one starts.

        ``name`` is the one under which it would be saved.
        """
        told = self.tr(
            "A new game takes its place. Saved as “{name}”, the old one can be played on later."
        )
        return self._fate(
            told.format(name=name), self.tr("Save and start"), self.tr("Start without saving")
        )

    def fate_for_loaded(self, name: str) -> Fate:
        """Asks the same where another game is loaded."""
        told = self.tr(
            "Another one takes its place. Saved as “{name}”, the old one can be played on later."
        )
        return self._fate(
            told.format(name=name), self.tr("Save and load"), self.tr("Load without saving")
        )

    def _fate(self, told: str, save: str, drop: str) -> Fate:
        """Nothing is lost by a key: Enter saves, Esc stays."""
        box = self._box(self.tr("The game that was played last is not finished."))
        box.setInformativeText(told)
        fates = {
            box.addButton(save, QMessageBox.ButtonRole.AcceptRole): Fate.SAVE,
            box.addButton(drop, QMessageBox.ButtonRole.DestructiveRole): Fate.DROP,
            box.addButton(self.tr("Cancel"), QMessageBox.ButtonRole.RejectRole): Fate.STAY,
        }
        first, *_, last = fates
        box.setDefaultButton(first)
        box.setEscapeButton(last)
        self._open(box)
        return next((fate for one, fate in fates.items() if one is box.clickedButton()), Fate.STAY)

    def agrees_to_replace_unread(self) -> bool:
        """Asks whether a game may give way that cannot be read now; keeping is safe."""
        return self._agrees(
            self.tr("The game that was played last cannot be read now."),
            self.tr("Another game would take its place for good."),
            self.tr("Replace it"),
        )

    def tell_damaged(self, error: RecordError, kept: Path | None) -> None:
        """Says what is wrong with a saved game, and where the file is kept."""
        if kept is not None and isinstance(error.__cause__, FileNotFoundError):
            self._tell_missing(kept)
            return
        if isinstance(error, NewerRecord):
            box = self._box(self.tr("This game was saved by a newer version of Viva il Re!"))
            advice = self.tr("Install the newer version to go on with it.")
        else:
            box = self._box(self.tr("The saved game cannot be read."))
            advice = self.tr("Start a new game; everything else is in order.")
        if kept is not None:
            where = self.tr("The file is kept as {file}").format(file=readable(kept))
            advice = f"{advice}\n{where}"
        box.setInformativeText(advice)
        self._open(box)

    def tell_settings_aside(self, file: Path) -> None:
        """Says that the settings made no sense, and where their file is kept."""
        box = self._box(self.tr("The settings cannot be read, and are as at first."))
        told = self.tr("Your games are in order.")
        where = self.tr("The file is kept as {file}").format(file=readable(file))
        box.setInformativeText(f"{told}\n{where}")
        self._open(box)

    def _tell_missing(self, file: Path) -> None:
        box = self._box(self.tr("There is no file {file}.").format(file=readable(file)))
        advice = self.tr("If it was moved, open it where it is now; otherwise start a new game.")
        box.setInformativeText(advice)
        self._open(box)

    def agrees_to_overwrite(self, name: str) -> bool:
        """Asks whether a saved game may be replaced by the present one; keeping is safe."""
        return self._agrees(
            self.tr("There is a game called “{name}” already.").format(name=name),
            self.tr("It would be replaced by this one."),
            self.tr("Overwrite it"),
        )

    def agrees_to_delete(self, name: str) -> bool:
        """Asks whether a saved game may be taken away for good; keeping is safe."""
        return self._agrees(
            self.tr("Delete the game “{name}”?").format(name=name),
            self.tr("It cannot be brought back."),
            self.tr("Delete it"),
        )

    def agrees_to_forget(self) -> bool:
        """Asks before all memories are taken away."""
        return self._agrees(
            self.tr("Forget all games that were played?"),
            self.tr("Their memories cannot be brought back. Saved games stay."),
            self.tr("Forget everything"),
        )

    def not_deleted(self, error: StoreError) -> str:
        told = self.tr("The game cannot be deleted ({reason}).")
        return told.format(reason=error)

    def saved_as(self, name: str) -> str:
        """One line for the banner."""
        return self.tr("Saved as “{name}”.").format(name=name)

    def not_saved(self, error: StoreError) -> None:
        """Says that a game could not be saved under a name, and what can be done."""
        box = self._box(self.tr("The game cannot be saved there."))
        told = self.tr("The system says: {reason}. Free some space or choose another name.")
        box.setInformativeText(told.format(reason=error))
        self._open(box)

    def exported(self, name: str) -> str:
        """One line for the banner."""
        return self.tr("Exported as “{name}”.").format(name=name)

    def not_imported(self, error: RecordError) -> None:
        """Says why a file that people chose brings no game."""
        if isinstance(error, NewerRecord):
            self.tell_damaged(error, None)
            return
        box = self._box(self.tr("There is no readable game in this file."))
        if isinstance(error, UnreadableRecord):
            told = self.tr("The system says: {reason}.").format(reason=error)
        else:
            told = self.tr("It is damaged, or was never a game of Viva il Re!")
        unharmed = self.tr("Nothing was changed.")
        box.setInformativeText(f"{told}\n{unharmed}")
        self._open(box)

    def opens_fatal_game(self) -> bool:
        """Asks whether a game with which the program ended may be opened once more."""
        box = self._box(self.tr("The program ended while it was opening this game."))
        box.setInformativeText(
            self.tr("You can set it aside: the file is kept, and you start afresh.")
        )
        open_ = box.addButton(self.tr("Try again"), QMessageBox.ButtonRole.AcceptRole)
        leave = box.addButton(self.tr("Set it aside"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(leave)
        box.setEscapeButton(leave)
        self._open(box)
        return box.clickedButton() is open_

    def tell_left_out(self, file: Path) -> None:
        """Says where a game is kept that was left out."""
        box = self._box(self.tr("The game was set aside."))
        box.setInformativeText(self.tr("The file is kept as {file}").format(file=readable(file)))
        self._open(box)

    def looks_again(self, games: Path) -> bool:
        """Says that another window has these games and cannot be called; whether to try again."""
        box = self._box(self.tr("Viva il Re! is open already with the games in this folder."))
        told = self.tr("Its window does not answer. Close it, on whichever computer it is.")
        box.setInformativeText(f"{told}\n{readable(games)}")
        again = box.addButton(self.tr("Try again"), QMessageBox.ButtonRole.AcceptRole)
        leave = box.addButton(self.tr("Quit"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(again)
        box.setEscapeButton(leave)
        self._open(box)
        return box.clickedButton() is again

    def goes_on_after_crash(self, file: Path | None) -> bool:
        """Says that something went wrong; whether people want to play on where they were."""
        box = self._box(self.tr("Something went wrong. Sorry!"))
        told = self.tr("The game is saved. You can play on, or go back to the start page.")
        box.setInformativeText(self._with_report(told, file))
        go_on = box.addButton(self.tr("Play on"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(self.tr("To the start page"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(go_on)
        box.setEscapeButton(go_on)
        self._open(box)
        return box.clickedButton() is go_on

    def cannot_start(self, file: Path | None) -> None:
        """Says that something went wrong before there was a window."""
        box = self._box(self.tr("Something went wrong. Sorry!"))
        told = self.tr("The program cannot start. Your games stay: try the newest version.")
        box.setInformativeText(self._with_report(told, file))
        self._open(box)

    def _with_report(self, told: str, file: Path | None) -> str:
        if file is None:
            return told
        where = self.tr("What happened is written down in {file}, without names or secrets.")
        return f"{told}\n{where.format(file=readable(file))}"

    def other_kept(self, name: str) -> str:
        """One line for the banner: nothing is lost."""
        told = self.tr(
            "The saved game was changed elsewhere. The other version is kept as “{name}”."
        )
        return told.format(name=name)

    def tell_other_kept(self, name: str) -> None:
        """The same in a box, where there is no banner."""
        self._open(self._box(self.other_kept(name)))

    def _agrees(self, question: str, told: str, deed: str, safe: str = "") -> bool:
        """Asks before something is lost; the safe answer is the one that a key gives."""
        box = self._box(question)
        box.setInformativeText(told)
        lose = box.addButton(deed, QMessageBox.ButtonRole.DestructiveRole)
        safe = safe or self.tr("Keep it")
        keep = box.addButton(safe, QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(keep)
        box.setEscapeButton(keep)
        self._open(box)
        return box.clickedButton() is lose

    def _open(self, box: QMessageBox) -> None:
        """Waits for the answer.

        Raises:
            Ended: there will be none.
        """
        window = self._window
        was_there = window is not None and window.isVisible()
        self._open_boxes += 1
        box.exec()
        self._open_boxes -= 1
        box.deleteLater()  # not when it closes: another one may be open over it still
        if window is not None and was_there and not window.isVisible():
            raise Ended
        if not self.is_asking:
            self.answered.emit()

    def _box(self, text: str) -> QMessageBox:
        self.asking.emit()
        box = Box(self._window)
        mark_repeats(box)
        Deaf(box)
        styles.keep_styled(box, lambda: styles.styled(styles.MESSAGE))
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setWindowTitle(QApplication.applicationDisplayName())
        box.setText(text)
        return box
