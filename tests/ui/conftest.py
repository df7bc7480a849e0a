"""What every screen needs; and a main window with a silent or quick AI, in a folder of its own."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt, QTranslator
from PySide6.QtGui import QGuiApplication, QPixmap, QStyleHints
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.conftest import PATIENCE_S
from tests.here_worker import HereWorker
from tests.ui.hand_time import HandTime
from tests.ui.listener import Listener
from tools import translations
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vienna import bot as vienna
from vivaroi_gui.ai.vivaroi import levels as vivaroi
from vivaroi_gui.start import StartOptions
from vivaroi_gui.ui.app.language import Speaker
from vivaroi_gui.ui.app.launch import light, open_window
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.home import backdrop as home
from vivaroi_gui.ui.kit import cues, pictures
from vivaroi_gui.ui.kit.fonts import load_fonts
from vivaroi_gui.ui.kit.hold_button import HoldButton
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.session import opponents
from vivaroi_gui.ui.settings import TABLE, Settings, Speed
from vivaroi_gui.ui.vivaroi.hall import stage
from vivaroi_gui.ui.vivaroi.scene import furniture

Opened = Callable[..., MainWindow]
SystemIn = Callable[[Qt.ColorScheme], None]
Focused = Callable[[QWidget], None]
_SIZE = 1280, 800
_MANY_TRANSLATORS = 24


@pytest.fixture(scope="session")
def fonts(qapp: QApplication) -> None:
    load_fonts()


@pytest.fixture(scope="session")
def compiled() -> None:
    """The words of all languages as the game reads them."""
    translations.compile_all()


@pytest.fixture(scope="session", autouse=True)
def _painted_once() -> Iterator[None]:
    """What stands still behind everything is painted once a run for a size, not once a window."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pictures, "_KEPT", 4000)
        for module, name in ((home, "backdrop"), (furniture, "scenery"), (stage, "backdrop")):
            patch.setattr(module, name, _kept(getattr(module, name)))
        yield


@pytest.fixture(scope="session", autouse=True)
def _no_flush() -> Iterator[None]:
    """No test of the screens pulls the plug, and a disk takes its time: tests/table looks to it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: None)
        yield


@pytest.fixture(autouse=True)
def _nothing_is_left_lying() -> Iterator[None]:
    """A page that a test made for itself alone would go on hearing of every language."""
    before = {id(one) for one in QApplication.topLevelWidgets()}
    yield
    for widget in QApplication.topLevelWidgets():
        is_ours = type(widget).__module__.startswith(("vivaroi_gui", "tests"))
        if is_ours and widget.parent() is None and id(widget) not in before:
            widget.deleteLater()


@pytest.fixture(autouse=True)
def _few_translators() -> Iterator[None]:
    """Each window leaves its English behind, and every word is looked for in all of them."""
    yield
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        return
    left = app.findChildren(QTranslator)
    if len(left) < _MANY_TRANSLATORS:
        return
    newest = {one.filePath(): one for one in left}
    for one in left:
        if one is not newest[one.filePath()]:
            app.removeTranslator(one)
            one.setParent(None)  # it goes with the Speaker that installed it
    for window in (*app.topLevelWindows(), *app.topLevelWidgets()):  # for them nothing changed
        app.removePostedEvents(window, QEvent.Type.LanguageChange.value)


@pytest.fixture(autouse=True)
def _let_go() -> Iterator[None]:
    """A button that a test holds down at its end is not held in the next one."""
    yield
    if QApplication.instance() is None:
        return
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
        if QApplication.mouseButtons() & button:
            QTest.mouseRelease(QWidget(), button)


def _kept(paint: Callable[..., QPixmap]) -> Callable[..., QPixmap]:
    """The function with its pictures looked up by what they are painted from.

    The theme and the language are not among what it is given.
    """
    painted: dict[str, QPixmap] = {}

    def look_up(*args: object) -> QPixmap:
        key = repr((tones().name, QLocale().name(), args))
        if key not in painted:
            painted[key] = paint(*args)
        return painted[key]

    return look_up


@pytest.fixture
def settings() -> Settings:
    """As at first, and the theme with them."""
    settings = Settings()
    light(settings)
    return settings


@pytest.fixture
def system_in(monkeypatch: pytest.MonkeyPatch) -> SystemIn:
    """The system changes its colours, while the game runs."""
    hints = QGuiApplication.styleHints()

    def change(scheme: Qt.ColorScheme) -> None:
        monkeypatch.setattr(QStyleHints, "colorScheme", lambda _: scheme)
        hints.colorSchemeChanged.emit(scheme)

    return change


@pytest.fixture
def hand_time(qtbot: QtBot) -> HandTime:
    return HandTime(qtbot)


@pytest.fixture
def listener() -> Iterator[Listener]:
    """Hears what the screen says is to be heard."""
    listener = Listener()
    cues.listen(cues.Ear(listener.hears, listener.hushes))
    yield listener
    cues.listen(None)


@pytest.fixture
def english(qapp: QApplication) -> None:
    """English plurals too, whatever was spoken before."""
    Speaker(qapp).speak("en")


@pytest.fixture
def focused(qtbot: QtBot, fonts: None) -> Focused:
    """Shows a window in the game's fonts, has the keys go to it, and closes it after the test."""

    def focus(window: QWidget) -> None:
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)

    return focus


@contextmanager
def keys_go_to() -> Iterator[list[QWidget | None]]:
    """Whom the keys come to meanwhile; later nobody is held by it."""
    seen: list[QWidget | None] = []
    app = QApplication.instance()
    assert isinstance(app, QApplication)

    def note(_: QWidget | None, now: QWidget | None) -> None:
        seen.append(now)

    app.focusChanged.connect(note)
    yield seen
    app.focusChanged.disconnect(note)


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> HereWorker:
    """Thinks here, and as far as a number of playouts goes: the same answer on every machine."""
    return _thinking_here(monkeypatch)


def _thinking_here(patch: pytest.MonkeyPatch) -> HereWorker:
    for bot, iterations in ((vivaroi, 30), (vienna, 2)):
        for level in bot.BUDGETS:
            patch.setitem(bot.BUDGETS, level, Budget(iterations=iterations))
    return HereWorker()


@pytest.fixture
def opened(qtbot: QtBot, data_dir: Path, worker: HereWorker) -> Iterator[Opened]:
    """Opens a window on ``data_dir``, shown, in English, without animations."""
    with _opening(data_dir, worker) as open_:
        yield open_


@contextmanager
def _opening(folder: Path, worker: HereWorker) -> Iterator[Opened]:
    windows = []

    def open_(game_file: Path | None = None, speed: Speed = Speed.OFF) -> MainWindow:
        options = StartOptions(game_file, folder, "en")
        _, window = open_window(options, worker)
        window.settings.update(speed=speed)
        window.resize(*_SIZE)
        window.show()
        assert QTest.qWaitForWindowExposed(window, PATIENCE_S * 1000)
        windows.append(window)
        return window

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(HoldButton, "HOLD_MS", 1)
        patch.setattr(HoldButton, "DEAF_MS", 0)
        patch.setattr(opponents, "TOGETHER_BEAT_MS", 0)
        yield open_
    for window in windows:
        _as_at_first(window)
        window.close()
        QApplication.processEvents()  # what is due at once would be kept for ever with its window
        window.deleteLater()
    QApplication.processEvents()


@pytest.fixture
def window(opened: Opened) -> MainWindow:
    return opened()


@pytest.fixture(scope="module")
def _one_window(
    qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[MainWindow]:
    folder = tmp_path_factory.mktemp("data")
    with (
        pytest.MonkeyPatch.context() as patch,
        _opening(folder, _thinking_here(patch)) as open_,
    ):
        yield open_()


@pytest.fixture
def lent_window(_one_window: MainWindow, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    """The same for all tests of a file: to open one takes longer than most tests.

    It is put in order behind each: at home, in English, as large as it was, with the settings of
    the beginning and without dialogs and games.  What asks how a window begins needs its own one.
    """
    foreign = {"opened", "data_dir", "worker"}.intersection(request.fixturenames)
    assert not foreign, "that is of another window than the one that is lent"
    _one_window.activateWindow()
    assert QTest.qWaitForWindowActive(_one_window, PATIENCE_S * 1000)
    yield _one_window
    for dialog in _one_window.findChildren(QDialog):
        dialog.close()
    games = _one_window.games
    for game in games.stores:
        games.stores[game].discard()
    for saved in games.saves.all():
        games.saves.delete(saved)
    games.book.memories.forget()
    _as_at_first(_one_window)
    _one_window.go_home()
    _one_window.resize(*_SIZE)
    QApplication.processEvents()


def _as_at_first(window: MainWindow) -> None:
    """Its settings are those of the program: the next window would begin with some of them."""
    usual = {key: row.default for key, row in TABLE.items()}
    window.settings.update(**{**usual, "language": "en", "speed": Speed.OFF})
