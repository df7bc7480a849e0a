"""What is said of the file in which an owner of the printed game writes down its board."""

from functools import cache

from PySide6.QtCore import QObject

from vivaroi_gui.ui.vienna.form.owners_file import Reading, Trouble
from vivaroi_gui.ui.vienna.words.faults import fault_words
from vivaroi_gui.ui.vienna.words.sources import source_words


class OwnersFileWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    # --- the dialog ----------------------------------------------------------------------------

    def title(self) -> str:
        return self.tr("Board of the printed game")

    def open(self) -> str:
        """What leads to the dialog."""
        return self.tr("Board of the printed game…")

    def about(self, file: str) -> str:
        """What it is for, and where the file is."""
        return self.tr(
            "About half of the printed board is published nowhere, so we have reconstructed it. If "
            "you own the game, write down in this file what your board says; what you leave out "
            "stays as ours. Games that have begun keep their board.\n\n{file}"
        ).format(file=file)

    def state(self) -> str:
        return self.tr("What is in the file")

    def write(self) -> str:
        return self.tr("Begin the file")

    def folder(self) -> str:
        return self.tr("Open its folder")

    def again(self) -> str:
        return self.tr("Look again")

    def told(self, reading: Reading) -> str:
        """What is in the file, and what to do about it."""
        if reading.error is not None:
            told = fault_words().told(reading.error)
            return f"{told}\n\n{self._ours_is_played()}"
        if reading.trouble is not None:
            return f"{self._trouble(reading.trouble)}\n\n{self._ours_is_played()}"
        if reading.board is None:
            return self.tr(
                "There is no such file yet. “Begin the file” writes one with all values of our "
                "board and an explanation of each; open it in any text editor."
            )
        owned = source_words().owned(reading.board)
        if not owned:
            return self.tr("The file can be read. So far it says nothing that is not on our board.")
        return "\n".join([self.tr("The file can be read. Your own values:"), "", *owned])

    def _ours_is_played(self) -> str:
        return self.tr("Until this is put right, new games are played on our board.")

    def _trouble(self, trouble: Trouble) -> str:
        return {
            Trouble.FOLDER: self.tr(
                "A folder has the name of the file. Give it another name, or move it away."
            ),
            Trouble.DENIED: self.tr(
                "The file is there, but this program may not read it. Change its permissions."
            ),
            Trouble.OTHER: self.tr("The file is there, but it cannot be read from the disk."),
        }[trouble]

    def not_written(self, error: OSError) -> str:
        """Why there is no first file."""
        if isinstance(error, FileExistsError):
            return self.tr("Something of that name is there already: it stays as it is.")
        reason = error.strerror or str(error)
        return self.tr("The file could not be written: {reason}").format(reason=reason)

    def not_opened(self) -> str:
        return self.tr("The folder could not be opened: you will find it at the place named above.")

    # --- beside the cards ----------------------------------------------------------------------

    def ours(self) -> tuple[str, str]:
        """The board that the game comes with, as a card."""
        return self.tr("Our board"), self.tr("As far as it is known, the rest reconstructed")

    def theirs(self) -> tuple[str, str]:
        """The one of the printed game."""
        return self.tr("Your printed board"), self.tr("With the values that you write down")

    def summary(self, reading: Reading, *, is_wanted: bool) -> str:
        """In one line which board is played, and why not the owner's."""
        if reading.error is not None:
            line = reading.error.line
            if is_wanted:
                told = self.tr("Your board has an error in line {line}: ours is played.")
            else:
                told = self.tr("Your board has an error in line {line}.")
            return told.format(line=line)
        if reading.trouble is not None:
            if is_wanted:
                return self.tr("Your board cannot be read: ours is played.")
            return self.tr("Your board cannot be read.")
        if reading.board is None:
            return self.tr("Your board is gone: ours is played.") if is_wanted else ""
        return ""


@cache
def owners_file_words() -> OwnersFileWords:
    """The one OwnersFileWords of the program."""
    return OwnersFileWords()
