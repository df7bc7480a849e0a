"""The list of saved games, and what stands in its place while there are none."""

from PySide6.QtCore import QDateTime, QEvent, QLocale, Qt, QTimeZone
from PySide6.QtWidgets import (
    QLabel,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from vivaroi_gui.table.damage import RecordError
from vivaroi_gui.table.finished import Saved
from vivaroi_gui.table.record import Record
from vivaroi_gui.table.saves import Saves
from vivaroi_gui.ui.catalog import screens
from vivaroi_gui.ui.kit.fonts import body
from vivaroi_gui.ui.kit.kept_sizes import keep_font
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.styles import keep_styled, styled

_SAVED = Qt.ItemDataRole.UserRole
_EMPTY = """
QLabel { background: $sand_top; color: $soft_ink;
    border: 2px dashed $paper_edge; border-radius: 8px; padding: 18px; }
"""


class SavedGames(QListWidget):
    """The saved games, the newest first, each with the game that it is and when it was saved.

    With ``has_finished`` the games that ended last are below them.
    """

    def __init__(self, saves: Saves, parent: QWidget, *, has_finished: bool = False) -> None:
        super().__init__(parent)
        self._saves = saves
        self._has_finished = has_finished
        keep_font(self, body, 17)
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setSpacing(3)
        self.fill()

    def fill(self) -> None:
        """Lists what is there now."""
        self.clear()
        finished = self._saves.finished.all() if self._has_finished else []
        for saved in (*self._saves.all(), *finished):
            item = QListWidgetItem(self._words_of(saved), self)
            item.setData(_SAVED, saved)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            for row in range(self.count()):
                self.item(row).setText(self._words_of(saved_of(self.item(row))))

    def _words_of(self, saved: Saved) -> str:
        return f"{self.name_of(saved)}\n{self._told(saved)}"

    def name_of(self, saved: Saved) -> str:
        """What a game is called here: those that nobody has named, by who played."""
        if not saved.is_finished:
            return saved.name
        header = self._header(saved)
        if header is None:
            return self.tr("Finished game")
        return people().names([one.name for player in header.players for one in player.persons])

    def _told(self, saved: Saved) -> str:
        """Which game it is, and when it was saved."""
        header, moment = self._header(saved), _moment(saved)
        told = self.tr("{moment} · finished").format(moment=moment) if saved.is_finished else moment
        if header is None:
            return told
        return f"{screens(header.options.game).full_title(header.options.edition)} · {told}"

    def _header(self, saved: Saved) -> Record | None:
        """Who plays what; None where nobody can tell."""
        try:
            return self._saves.header(saved)
        except RecordError:
            return None

    def choose(self, saved: Saved) -> None:
        """Selects a game of the list."""
        for row in range(self.count()):
            if saved_of(self.item(row)).file == saved.file:
                self.setCurrentRow(row)

    @property
    def chosen(self) -> Saved | None:
        chosen = self.selectedItems()
        return saved_of(chosen[0]) if chosen else None


class EmptyShelf(QLabel):
    """Says in the place of a list that nothing is in it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        keep_font(self, body, 18)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        keep_styled(self, lambda: styled(_EMPTY))


def saved_of(item: QListWidgetItem) -> Saved:
    saved = item.data(_SAVED)
    assert isinstance(saved, Saved)
    return saved


def _moment(saved: Saved) -> str:
    """When it was saved, as people here write it."""
    seconds = int(saved.moment.timestamp())
    when = QDateTime.fromSecsSinceEpoch(seconds, QTimeZone.systemTimeZone())
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)
