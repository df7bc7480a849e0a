"""``vivaroi --self-test``: whether what was built or installed here can do what the game has to.

Nobody has to look on: it opens the window on a table of computers, and presses what people would
press.  Words stand on standard output, a line for each thing that works; they are for whoever
builds or installs the game, and not translated.
"""

import signal
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Thread
from time import monotonic
from typing import Final, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QTimer
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QGraphicsView, QMessageBox

from vivaroi_gui.ai.worker import Worker
from vivaroi_gui.languages import LANGUAGES, words
from vivaroi_gui.rules.catalog import GAMES
from vivaroi_gui.rules.core import LEVELS
from vivaroi_gui.sound.player import SoundPlayer
from vivaroi_gui.start import StartOptions
from vivaroi_gui.table.players import AVATARS, COLOURS, Kind, Player
from vivaroi_gui.table.store import StoreError
from vivaroi_gui.table.stores import Stores
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.crash import CrashGuard
from vivaroi_gui.ui.app.launch import open_window
from vivaroi_gui.ui.app.single import SingleInstance
from vivaroi_gui.ui.dialogs.load import LoadDialog
from vivaroi_gui.ui.dialogs.save import SaveDialog
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.fonts import body
from vivaroi_gui.ui.kit.paper_dialog import PaperDialog
from vivaroi_gui.ui.kit.resources import resource
from vivaroi_gui.ui.paths import Places
from vivaroi_gui.ui.settings import Settings, Speed

PATIENCE_S: Final = 180.0
"""How long one step may take on the slowest machine."""
_ANSWER_S: Final = 120.0
"""How long one answer of the opponents may take there: in a game somebody would stand in sooner."""
_LOOK_MS: Final = 20
_NAME: Final = "Fête à 3"
_QT_WORD: Final = ("QPlatformTheme", "Cancel")
D = TypeVar("D", bound=PaperDialog)


class SelfTestFailed(Exception):
    """What does not work, in a line."""


def run(options: StartOptions) -> int:
    """Goes through all steps; 0, or 1 after a line that names the first thing that fails.

    Whatever is written goes into a folder of its own, below that of the options, and is gone then.
    """
    stops: list[int] = []
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda stop, _: stops.append(stop))
    try:
        with tempfile.TemporaryDirectory(prefix="vivaroi-", dir=options.data_dir) as folder:
            test = _SelfTest(Path(folder), options.language, stops)
            try:
                test.run()
            finally:
                test.clear_away()
    except (SelfTestFailed, StoreError, OSError) as failure:
        print(f"vivaroi: self-test failed: {failure}", file=sys.stderr)
        return 1
    return 0


class _SelfTest:
    """The steps, in order; each prints its line when it is done.

    ``stops`` gets the signals that tell it to end.
    """

    def __init__(self, root: Path, language: str | None, stops: list[int]) -> None:
        self._stops = stops
        self._places = Places(root)
        Settings(self._places.settings_file).update(speed=Speed.OFF)
        self._game, *_ = [_new_game(self._places, game) for game in GAMES]
        self._app = QApplication(sys.argv[:1])
        self._boxes: list[str] = []
        self._watch = QTimer(self._app)
        self._watch.timeout.connect(self._close_box)
        self._watch.start(_LOOK_MS)
        _, self._window = open_window(StartOptions(self._game, root, language), Worker(_ANSWER_S))
        self._stood_in: list[int] = []
        self._window.session.bridge.stood_in.connect(self._stood_in.append)
        self._crashes: list[object] = []
        self._guard = CrashGuard(self._places.reports)
        self._guard.crashed.connect(self._crashes.append)
        self._guard.install()

    def run(self) -> None:
        """Raises SelfTestFailed."""
        for step in (
            self._show_table,
            self._write_in_own_letters,
            self._speak_all_languages,
            self._open_dialogs,
            self._mix_sound,
            self._meet_second_start,
            self._save,
            self._play,
            self._load,
            self._play_others,
            self._quit,
        ):
            step()
            self._look_round()
            print(f"ok: {step.__name__.strip('_').replace('_', ' ')}", flush=True)

    def _look_round(self) -> None:
        _demand(not self._stops, "it was stopped")
        _demand(not self._crashes, "something went wrong: see above")
        _demand(not self._boxes, " ".join(self._boxes))

    def _close_box(self) -> None:
        """Notes what a box tells that nobody is there to close; all would wait for it."""
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            self._boxes += [box.text(), box.informativeText()]
            box.reject()

    def _show_table(self) -> None:
        board = self._window.pages.findChild(QGraphicsView)
        assert board is not None, "a game is on the table"
        eye = _PaintEye(board.viewport())
        self._window.appear()
        self._wait(lambda: eye.has_seen, "the table is not painted")

    def _write_in_own_letters(self) -> None:
        family = QFontInfo(body(16)).family()
        _demand(family == "Alegreya Sans", f"the game's letters are missing: {family!r} is used")

    def _speak_all_languages(self) -> None:
        told = {language: self._said_in(language) for language in LANGUAGES}
        _demand(len(set(told.values())) == len(LANGUAGES), f"languages sound alike: {told}")

    def _said_in(self, language: str) -> str:
        """What quitting is called in a language; Qt's own words have to follow."""
        commands = self._window.commands
        commands.languages[language].trigger()
        _settle()
        cancel = QCoreApplication.translate(*_QT_WORD)
        _demand(cancel == words(language)["cancel"], f"Qt does not speak {language}: {cancel!r}")
        return commands.quit.text()

    def _open_dialogs(self) -> None:
        commands = self._window.commands
        for action in (commands.rules, commands.settings, commands.shortcuts, commands.about):
            action.trigger()
            self._dialog(PaperDialog).closer.click()

    def _mix_sound(self) -> None:
        """In its own process, as in the game, but for nobody: no device is opened."""
        player = SoundPlayer(resource("sounds"), "NULL")
        try:
            self._wait(lambda: bool(player.device), "the sound's process does not play")
            _demand(player.is_alive, "the sound's process has nothing to play with")
        finally:
            player.end()

    def _meet_second_start(self) -> None:
        calls: list[object] = []
        first = SingleInstance(self._places.games, self._app)
        first.called.connect(lambda _: calls.append(_))
        _demand(first.become_first(), "the folder of the games cannot be locked")
        answered: list[bool] = []
        second = Thread(
            target=lambda: answered.append(SingleInstance(self._places.games).call_first(None))
        )
        second.start()
        self._wait(lambda: bool(answered), "a second start does not end")
        second.join()
        _demand(answered[0], "a second start does not find the first")
        self._wait(lambda: bool(calls), "a second start is not heard")
        first.end()
        first.deleteLater()

    def _save(self) -> None:
        self._window.commands.save_as.trigger()
        dialog = self._dialog(SaveDialog)
        dialog.name.setText(_NAME)
        dialog.save.click()
        self._look_round()
        _demand(self._saved().is_file(), "the game was not saved")

    def _play_others(self) -> None:
        """The other games, begun as the first was, are gone on with to their ends."""
        for game in [*GAMES][1:]:
            self._window.games.resume(game)
            _demand(self._window.session.is_open, f"{game} cannot be opened")
            self._play()

    def _play(self) -> None:
        self._wait(self._is_over, "the game does not end")
        _demand(not self._stood_in, "the computer players gave no answer")

    def _is_over(self) -> bool:
        """Reads on where people are asked to; whether the end is on the screen."""
        if self._window.pages.is_at_end:
            return True
        page = self._window.pages.currentWidget()
        for button in page.findChildren(PaperButton) if page else ():
            if button.is_primary and button.isVisible() and button.isEnabled():
                button.click()
        return False

    def _load(self) -> None:
        self._window.commands.new_game.trigger()
        _demand(not self._game.exists(), "a game that is over is still there")
        self._window.commands.load.trigger()
        self._dialog(LoadDialog).load.click()
        _demand(self._game.is_file(), "the saved game was not loaded")

    def _quit(self) -> None:
        self._window.commands.quit.trigger()
        self._wait(lambda: not self._window.isVisible(), "the window does not close")

    def clear_away(self) -> None:
        """Leaves neither a window nor a process behind, however it went."""
        self._window.close()
        self._window.deleteLater()
        self._guard.remove()
        _settle()
        self._watch.stop()

    def _wait(self, is_so: Callable[[], bool], otherwise: str) -> None:
        """Lets the window live until something is so."""
        deadline = monotonic() + PATIENCE_S
        while not is_so():
            self._look_round()
            _demand(monotonic() < deadline, otherwise)
            _settle()

    def _saved(self) -> Path:
        return self._places.games / "saves" / f"{_NAME}.vivaroi"

    def _dialog(self, kind: type[D]) -> D:
        """The open dialog of a kind."""
        _settle()
        for dialog in self._window.findChildren(kind):
            if dialog.isVisible():
                return dialog
        raise SelfTestFailed(f"{kind.__name__} does not open")


class _PaintEye(QObject):
    """Sees whether a widget is painted."""

    def __init__(self, watched: QObject) -> None:
        super().__init__(watched)
        self.has_seen = False
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.has_seen = self.has_seen or event.type() == QEvent.Type.Paint
        return super().eventFilter(watched, event)


def _new_game(places: Places, game: str) -> Path:
    """The file of a game among three computers that nobody has begun, in its first form."""
    rules, store = GAMES[game], Stores(places.games)[game]
    players = tuple(
        Player(f"N{seat}", Kind.AI, LEVELS[0], COLOURS[seat], AVATARS[seat], rules.styles[0])
        for seat in range(3)
    )
    options = rules.read_options({"edition": rules.editions[0], "players": 3})
    Table.new(players, options, Random(1), store).save()
    return store.file


def _demand(is_so: bool, otherwise: str) -> None:
    if not is_so:
        raise SelfTestFailed(otherwise)


def _settle() -> None:
    loop = QEventLoop()
    QTimer.singleShot(_LOOK_MS, loop.quit)
    loop.exec()
