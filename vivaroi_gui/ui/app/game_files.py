"""Games in files: saved under a name and loaded again, given away and taken in."""

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

from PySide6.QtCore import QDir, QObject, QStandardPaths, QTimer, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from vivaroi_gui.table import store
from vivaroi_gui.table.damage import RecordError
from vivaroi_gui.table.finished import Saved
from vivaroi_gui.table.record import Record
from vivaroi_gui.table.saves import SUFFIX, Saves, file_name
from vivaroi_gui.table.store import StoreError
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.crash import system
from vivaroi_gui.ui.catalog import screens
from vivaroi_gui.ui.dialogs.messages import Fate, Messages
from vivaroi_gui.ui.kit.file_dialog import file_dialog
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.session.bridge import Bridge
from vivaroi_gui.ui.settings import Settings


class GameFiles(QObject):
    """The commands that people find in the menu of the game; nothing is lost without asking.

    ``saved_as`` is the name under which the game on the table was saved or loaded last.
    """

    asks = Signal(QDialog)
    """A dialog to be opened over the window."""
    told = Signal(str)
    """One line for the banner."""
    loaded = Signal(object, str)
    """The record of a game that people want to go on with, and its name."""
    named = Signal()
    """The game on the table goes by another name."""
    deleted = Signal()
    """A saved game is gone."""
    watched = Signal(object)
    """The record of a game that people want to see again."""

    def __init__(
        self,
        saves: Saves,
        bridge: Bridge,
        settings: Settings,
        messages: Messages,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._settings = settings
        self._window = window
        self._saves = saves
        self._bridge = bridge
        self._messages = messages
        self._folder = Path(_documents())
        self.saved_as = ""

    def call_it(self, name: str) -> None:
        """The game on the table is the one saved under that name, or under none."""
        self.saved_as = name
        game = self._bridge.options.game
        self._settings.update(saved_as=json.dumps(self._names | {game: name}))
        self.named.emit()

    def recall_name(self) -> None:
        """The game on the table goes on, under its name from before if that is still its own."""
        name, _ = self._saved_before(self._bridge.table.record)
        if name:
            self.call_it(name)

    # --- when another game is wanted -----------------------------------------------------------

    def make_way(self, record: Record, *, for_new: bool) -> bool:
        """Whether an unfinished game may give way; it is saved first where people want that.

        Never over another file: the game that is wanted may have come from there.
        """
        saved_as, saved = self._saved_before(record)
        if saved == record or self._is_finished(record):
            return True
        name = self._saves.free(saved_as or _suggested_name(record))
        ask = self._messages.fate_for_new if for_new else self._messages.fate_for_loaded
        fate = ask(name)
        if fate is Fate.SAVE:
            return self._keep_as(record, name)
        return fate is Fate.DROP

    def _is_finished(self, record: Record) -> bool:
        """Whether the game is over and kept, though nobody has seen its end."""
        return Table.resume(record, Random(0)).is_over and self._saves.finished.keep(record)

    def _keep_as(self, record: Record, name: str) -> bool:
        try:
            self._saves.save(record, name)
        except StoreError as error:
            self._messages.not_saved(error)
            return False
        self.told.emit(self._messages.saved_as(name))
        return True

    def _saved_before(self, record: Record) -> tuple[str, Record | None]:
        """Under which name a game was saved last, and as what; "" where it was not."""
        name = self._names.get(record.options.game)
        saved = self._saves.find(name) if name else None
        with suppress(RecordError):
            if saved and (found := self._saves.load(saved)).game_id == record.game_id:
                return saved.name, found
        return "", None

    @property
    def _names(self) -> dict[str, str]:
        """Under which name the game of each kind was saved or loaded last."""
        with suppress(ValueError, RecursionError):
            names = json.loads(self._settings.saved_as)
            if isinstance(names, dict):
                return {game: name for game, name in names.items() if isinstance(name, str)}
        return {}

    # --- saved under a name --------------------------------------------------------------------

    def save(self) -> None:
        """Saves the game where it was saved or loaded before; asks for a name the first time."""
        if self.saved_as:
            self._save_as(self.saved_as)
        else:
            self.save_as()

    def save_as(self) -> None:
        """Asks for a name to save the game under."""
        from vivaroi_gui.ui.dialogs.save import SaveDialog

        suggested = self.saved_as or _suggested_name(self._bridge.table.record)
        dialog = SaveDialog(self._saves, suggested, self._save_as, self._messages, self._window)
        self.asks.emit(dialog)

    def _save_as(self, name: str) -> bool:
        try:
            saved = self._saves.save(self._bridge.table.record, name)
        except StoreError as error:
            self._messages.not_saved(error)
            return False
        self.call_it(saved.name)
        self.told.emit(self._messages.saved_as(saved.name))
        return True

    def load(self) -> None:
        """Shows the saved games, to go on with one of them."""
        self._load()

    def _load(self, chosen: Saved | None = None) -> None:
        from vivaroi_gui.ui.dialogs.load import LoadDialog

        dialog = LoadDialog(self._saves, self._messages, self._window)
        if chosen is not None:
            dialog.games.choose(chosen)
        dialog.loaded.connect(self._on_chosen)
        dialog.watched.connect(self.watched)
        dialog.deleted.connect(self.deleted)
        self.asks.emit(dialog)

    def _on_chosen(self, saved: Saved) -> None:
        try:
            record = self._saves.load(saved)
        except RecordError as error:
            self._messages.tell_damaged(error, saved.file)
            return
        self.loaded.emit(record, saved.name)

    # --- given away and taken in ---------------------------------------------------------------

    def give_away(self) -> None:
        """Asks what to leave out of a file of the game, and where to write it."""
        from vivaroi_gui.ui.dialogs.export import ExportDialog

        dialog = ExportDialog(self._bridge.screens, self._window)
        dialog.wanted.connect(self._ask_where)
        self.asks.emit(dialog)

    def _ask_where(self, without_names: bool) -> None:
        record = self._bridge.table.record  # the game at this moment, whatever is opened meanwhile
        name = file_name(_round(record)) if without_names else _suggested_name(record)
        dialog = self._file_dialog(self.tr("Export the game"), self._folder / f"{name}{SUFFIX}")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX)
        self._ask(dialog, lambda file: self._export(record, file, without_names))

    def _export(self, record: Record, file: Path, without_names: bool) -> None:
        from vivaroi_gui.table.export import export, renamed

        if without_names:
            count = record.options.players
            record = renamed(record, [people().anybody(number + 1) for number in range(count)])
        try:
            export(record, file, system())
        except StoreError as error:
            self._messages.not_saved(error)
            return
        self.told.emit(self._messages.exported(file.name))

    def take_in(self) -> None:
        """Asks for a file that was exported; its game joins the saved ones."""
        dialog = self._file_dialog(self.tr("Import a game"), self._folder)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        self._ask(dialog, self._import)

    def _import(self, file: Path) -> None:
        try:
            record = store.load(file)
            saved = self._saves.add(record, file.stem)
        except RecordError as error:
            self._messages.not_imported(error)
        except StoreError as error:
            self._messages.not_saved(error)
        else:
            self._load(saved)

    def _file_dialog(self, title: str, start: Path) -> QFileDialog:
        kinds = (
            self.tr("Games of Viva il Re! (*{suffix})").format(suffix=SUFFIX),
            self.tr("All files (*)"),
        )
        return file_dialog(self._window, title, str(start), ";;".join(kinds))

    def _ask(self, dialog: QFileDialog, then: Callable[[Path], None]) -> None:
        """Goes on with the file that is chosen, once the dialog is gone."""

        def on_chosen(chosen: str) -> None:
            self._folder = Path(chosen).parent
            QTimer.singleShot(0, self, lambda: then(Path(chosen)))

        dialog.fileSelected.connect(on_chosen)
        self.asks.emit(dialog)


def _suggested_name(record: Record) -> str:
    """The people, and the round that they have come to."""
    told = people().names([player.name for player in record.players if player.is_persons])
    return file_name(f"{told} – {_round(record)}" if told else _round(record))


def _round(record: Record) -> str:
    return screens(record.options.game).round_number(record.options, record.view().round)


def _documents() -> str:
    """Where people keep files of their own; not every system has a folder for them."""
    found = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return found if Path(found).is_dir() else QDir.homePath()
