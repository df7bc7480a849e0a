"""The application: names, fonts, language, one window."""

import gc
import os
import signal
import sys
from functools import partial
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, NoReturn

from PySide6.QtCore import QByteArray, QEvent, QRectF, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from vivaroi_gui import DESKTOP_ID, PROGRAM, __version__
from vivaroi_gui.ai.worker import Worker
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.start import StartOptions
from vivaroi_gui.ui.app.application import Application
from vivaroi_gui.ui.app.crash import CrashGuard, DeathLog
from vivaroi_gui.ui.app.language import Speaker, system_language
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.app.sounding import Sounding
from vivaroi_gui.ui.app.system_asked import SystemAsked
from vivaroi_gui.ui.app.system_text import system_text
from vivaroi_gui.ui.app.top_bar import TopBar
from vivaroi_gui.ui.dialogs.messages import Ended, Messages
from vivaroi_gui.ui.kit import targets
from vivaroi_gui.ui.kit.afar import read_from_afar
from vivaroi_gui.ui.kit.fonts import body, load_fonts, scale_text, text_factor
from vivaroi_gui.ui.kit.resizing import take_sizes
from vivaroi_gui.ui.kit.resources import resource
from vivaroi_gui.ui.kit.styles import restyle
from vivaroi_gui.ui.kit.targets import enlarge
from vivaroi_gui.ui.kit.tones import show_theme, tones
from vivaroi_gui.ui.paths import Places
from vivaroi_gui.ui.session.ahead import Ahead
from vivaroi_gui.ui.session.tips import Tips
from vivaroi_gui.ui.session.voices import Voices
from vivaroi_gui.ui.setting import SystemWishes
from vivaroi_gui.ui.settings import Settings

if TYPE_CHECKING:
    from vivaroi_gui.ui.app.single import SingleInstance

APP_ID = "vivaroi"
FIRST_SIZE = (1440, 900)
SIGNAL_MS = 200
_FRAME = 48
"""Pixels that a system's title bar may take of the screen."""


def run(options: StartOptions) -> int:
    """Opens the window and returns the exit status when it is closed.

    A copy that runs already on the same games comes to the front instead; 1 if it does not.
    """
    from vivaroi_gui.ui.app.single import SingleInstance

    app = _application()
    _end_on_signals(app)
    places = Places(options.data_dir)
    single = SingleInstance(places.games, app)
    while not single.become_first():
        if single.call_first(options.game_file):
            return 0
        if single.become_first():  # it was about to end
            break
        if not _looks_again(app, options, places):
            return 1
    try:
        return _play(app, options, single)
    finally:
        single.end()


def _looks_again(app: QApplication, options: StartOptions, places: Places) -> bool:
    speaker = _speak(app, _settings(options, places))
    try:
        return Messages(None).looks_again(places.games)
    finally:
        speaker.speak("")  # the window has a speaker of its own


def _play(app: QApplication, options: StartOptions, single: "SingleInstance") -> int:
    reports = Places(options.data_dir).reports
    log = DeathLog(reports)
    log.open()
    guard = CrashGuard(reports, app)
    guard.install()
    calls: list[Path | None] = []
    single.called.connect(calls.append)
    try:
        app, window = open_window(options)
        guard.crashed.connect(window.recover)
        single.called.connect(window.come_forward)
        if isinstance(app, Application):
            app.asked_to_open.connect(window.come_forward)
        tell_set_aside(window)
        for file in calls:  # that came while a box was open
            window.come_forward(file)
    except Ended:
        log.close()
        return 0
    except Exception as error:
        Messages(None).cannot_start(guard.write_down(type(error), error.__traceback__))
        log.close()
        return 1
    window.appear()
    settle(window)
    sounding = Sounding(window)
    asked = SystemAsked(window.settings, window)
    status = app.exec()
    asked.end()
    sounding.end()
    log.close()
    if window.isVisible():  # nobody closed it: Qt ends its loop like that when the display dies
        _end_without_display(window, status)
    return status


def tell_set_aside(window: MainWindow) -> None:
    """Nobody should wonder why everything is as at first."""
    if window.settings.set_aside is not None:
        window.appear()
        Messages(window).tell_settings_aside(window.settings.set_aside)


def settle(window: MainWindow) -> None:
    """For a window that stands: what its game will need is loaded and painted ahead, and its
    opponents have voices, and people get tips.

    What the start has made stays to the end.  Each look through all of it for garbage would hold
    the window's thread for 30 ms, in the middle of whatever people have just opened.
    """
    gc.freeze()
    Ahead(window.session.course, window.pages, window)
    Voices(window.session, window.settings)
    Tips(window.session, window.settings, partial(_button_area, window))


def _button_area(window: MainWindow, command: str) -> QRectF:
    """Where a command has its button, in pixels of the pages."""
    bar = window.findChild(TopBar)
    action = getattr(window.commands, command)
    return bar.area_of(action, window.pages) if isinstance(bar, TopBar) else QRectF()


def _end_without_display(window: MainWindow, status: int) -> NoReturn:
    """Taking windows down would crash, for their display is gone; so nothing is taken down.

    The game is on the disk since its last action.
    """
    window.let_go()
    os._exit(status)


def open_window(
    options: StartOptions, worker: Worker | None = None
) -> tuple[QApplication, MainWindow]:
    """The application and its window, not shown yet: home, or the game of the options."""
    app = _application()
    places = Places(options.data_dir)
    settings = _settings(options, places)
    speaker = _speak(app, settings)
    settings.changed.connect(lambda: speaker.speak(settings.language))
    light(settings)
    settings.wish(SystemWishes(text=system_text()))
    size_text(app, settings)
    window = MainWindow(settings, places, worker)
    _restore_size(window, settings)
    if options.game_file is not None:
        window.games.open(options.game_file)
    else:
        window.go_home()
    return app, window


def light(settings: Settings) -> None:
    """Shows the theme that was chosen, and each that will be, before any page hears of it."""

    def show() -> None:
        if tones().name != settings.look:
            show_theme(settings.look)
            repaint()

    settings.changed.connect(show)
    settings.relit.connect(show)
    show()


def size_text(app: QApplication, settings: Settings) -> None:
    """Gives all text the size that was chosen, and each that will be; and all that is pressed."""

    def resize() -> None:
        is_other = enlarge(is_wanted=settings.has_large_targets)
        if is_other:
            restyle()
        is_other |= read_from_afar(is_wanted=settings.is_afar)
        if text_factor() != settings.text_factor:
            scale_text(settings.text_factor)
            app.setFont(body(16 * text_factor()))
            is_other = True
        if is_other:
            take_sizes()

    targets.listen(settings.note_finger)
    settings.changed.connect(resize)
    resize()


def repaint() -> None:
    """Whatever keeps something in the colours of the theme hears that there is another one."""
    restyle()
    for widget in QApplication.allWidgets():
        QApplication.sendEvent(widget, QEvent(QEvent.Type.ThemeChange))
        widget.update()


def _settings(options: StartOptions, places: Places) -> Settings:
    settings = Settings(places.settings_file, system_language())
    if options.language in LANGUAGES:
        settings.speak_for_now(options.language)
    return settings


def _speak(app: QApplication, settings: Settings) -> Speaker:
    speaker = Speaker(app)
    speaker.speak(settings.language)
    return speaker


def _application() -> QApplication:
    _tell_task_bar()
    _paint_without_threads()
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else Application(sys.argv[:1])
    app.setApplicationName(APP_ID)
    app.setApplicationDisplayName(PROGRAM)
    app.setApplicationVersion(__version__)
    app.setOrganizationName(APP_ID)
    app.setDesktopFileName(DESKTOP_ID)
    app.setWindowIcon(QIcon(str(resource("kit", "icon.svg"))))
    load_fonts()
    app.setFont(body(16 * text_factor()))
    return app


def _tell_task_bar() -> None:
    """Windows: our windows belong to the entry in the menu, not to whatever runs Python."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(DESKTOP_ID)


def _paint_without_threads() -> None:
    """Qt would hand every fill of some 100 rows to other threads, and wait for them.

    For pictures of many small paths, as ours are, that takes longer than to fill: on one thread
    they are painted in half the time, on large screens too.
    """
    os.environ["QT_NO_GUI_THREADPOOL"] = "1"


def _restore_size(window: MainWindow, settings: Settings) -> None:
    geometry = QByteArray.fromBase64(settings.geometry.encode("ascii", "ignore"))
    if not window.restoreGeometry(geometry):
        available = window.screen().availableGeometry().size()
        room = available.height() - _FRAME
        window.resize(min(FIRST_SIZE[0], available.width()), min(FIRST_SIZE[1], room))


def _end_on_signals(app: QApplication) -> None:
    """SIGTERM, Ctrl-C and a terminal that goes end the program as closing the window does."""

    def on_signal(_number: int, _frame: FrameType | None) -> None:
        QTimer.singleShot(0, app.closeAllWindows)  # a signal may come in the middle of painting

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, on_signal)
    if sys.platform != "win32" and signal.getsignal(signal.SIGHUP) is signal.SIG_DFL:  # no nohup
        signal.signal(signal.SIGHUP, on_signal)
    timer = QTimer(app)  # Python looks for signals between its own steps only
    timer.timeout.connect(lambda: None)
    timer.start(SIGNAL_MS)
