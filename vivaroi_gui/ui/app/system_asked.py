"""What the system wishes for everything it shows: less motion, more contrast, larger text.

Asked after the first frame, as some systems are slow to answer, and followed while the game runs.
Only what is there already is asked: Qt itself (contrast since 6.10, motion since 6.12), the portal
of Linux desktops, and what Windows, macOS and older desktops have in its place.
"""

import configparser
import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any, Final

from PySide6.QtCore import SLOT, QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication

from vivaroi_gui.ui.app.system_text import system_text
from vivaroi_gui.ui.setting import SystemWishes
from vivaroi_gui.ui.settings import Settings

_PORTAL: Final = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
)
_APPEARANCE: Final = "org.freedesktop.appearance"
_PORTAL_MS: Final = 300
_FONT_CHANGES: Final = (
    QEvent.Type.ApplicationFontChange,
    QEvent.Type.FontChange,
    QEvent.Type.ThemeChange,
)
_GNOME_S: Final = 0.5
_ANIMATES_CLIENT_AREA: Final = 0x1042
"""SPI_GETCLIENTAREAANIMATION of Windows."""


class SystemAsked(QObject):
    """Hands the settings what the system wishes, now and whenever it wishes something else.

    A thread asks: the window waits for nobody's answer.
    """

    answered = Signal(object)
    """``SystemWishes``."""

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._hints = QGuiApplication.styleHints()  # by name: Qt drops it behind a chain of calls
        self._settings = settings
        self._thread: Thread | None = None
        self.is_asking = False
        """Whether an answer is awaited."""
        self._is_asked_again = self._has_ended = False
        self.answered.connect(self._on_answered)
        self._follow(parent)
        QTimer.singleShot(0, self, self.ask)

    def _follow(self, parent: QObject) -> None:
        """By Qt's own signals, the portal's, and at each return to the window."""
        wishes = self._qt_wishes
        for name in ("contrastPreferenceChanged", "motionPreferenceChanged"):
            signal = getattr(wishes, name, None)
            if signal is not None:
                signal.connect(self._on_qt_changed)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.applicationStateChanged.connect(self._on_state_changed)
        parent.installEventFilter(self)
        if sys.platform.startswith("linux"):
            _listen_to_portal(self)

    @property
    def _qt_wishes(self) -> Any:
        """Of Qt from 6.10 on; else None."""
        return getattr(self._hints, "accessibility", lambda: None)()

    def ask(self) -> None:
        """The answer comes later; who asks meanwhile is answered after it."""
        self._is_asked_again = self.is_asking
        if self.is_asking or self._has_ended:
            return
        self.is_asking = True
        wishes = self._qt_wishes
        known = _qt(wishes, "motionPreference"), _qt(wishes, "contrastPreference"), system_text()
        self._thread = Thread(target=self._ask, args=known, name="system asked", daemon=True)
        self._thread.start()

    def end(self) -> None:
        """No thread asks any more: one that outlived the application would end it with a crash."""
        self._has_ended = True
        self.blockSignals(True)
        if self._thread is not None:
            self._thread.join()

    def _ask(self, motion: bool, contrast: bool, text: float) -> None:
        wishes = SystemWishes(
            motion or bool(less_motion()), contrast or bool(more_contrast()), text
        )
        with suppress(RuntimeError):  # the window has gone meanwhile
            self.answered.emit(wishes)

    def _on_answered(self, wishes: SystemWishes) -> None:
        self.is_asking = False
        self._settings.wish(wishes)
        if self._is_asked_again:
            self.ask()

    def _on_qt_changed(self, _: object) -> None:
        self.ask()

    def _on_state_changed(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self.ask()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window hears when the system has another font."""
        if event.type() in _FONT_CHANGES and self._settings.wished_text != system_text():
            self.ask()
        return False

    @Slot(str, str)
    def on_portal_changed(self, space: str, _: str) -> None:
        if space == _APPEARANCE:
            self.ask()


def _qt(wishes: object, name: str) -> bool:
    """Whether Qt knows of a wish; no preference may mean that it cannot tell."""
    value = getattr(wishes, name, lambda: None)()
    return value is not None and value.value != 0


def less_motion() -> bool | None:
    """Whether the system wishes for less motion, where Qt does not know; None if nobody does."""
    if sys.platform == "win32":
        moves = _windows_says(_ANIMATES_CLIENT_AREA)
        return None if moves is None else not moves
    if sys.platform == "darwin":
        return _mac_says("accessibilityDisplayShouldReduceMotion")
    return _first(lambda: _portal_says("reduced-motion") or None, _desktop_says)


def more_contrast() -> bool | None:
    """Whether the system wishes for more contrast, where Qt does not know."""
    if sys.platform == "darwin":
        return _mac_says("accessibilityDisplayShouldIncreaseContrast")
    return _portal_says("contrast") if sys.platform.startswith("linux") else None


def _first(*questions: Callable[[], bool | None]) -> bool | None:
    """The first answer that there is."""
    answers = (question() for question in questions)
    return next((answer for answer in answers if answer is not None), None)


# --- the systems -------------------------------------------------------------------------------


def _windows_says(parameter: int) -> bool | None:
    value = ctypes.c_int(1)
    asked = getattr(ctypes, "windll").user32.SystemParametersInfoW  # noqa: B009
    return bool(value.value) if asked(parameter, 0, ctypes.byref(value), 0) else None


def _mac_says(selector: str) -> bool | None:
    """``[[NSWorkspace sharedWorkspace] selector]``."""
    objc = ctypes.CDLL("/usr/lib/libobjc.dylib")
    objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p
    objc.objc_getClass.argtypes = objc.sel_registerName.argtypes = [ctypes.c_char_p]
    named, prototype = objc.sel_registerName, [ctypes.c_void_p, ctypes.c_void_p]
    sends = ctypes.CFUNCTYPE(ctypes.c_void_p, *prototype)(("objc_msgSend", objc))
    holds = ctypes.CFUNCTYPE(ctypes.c_bool, *prototype)(("objc_msgSend", objc))
    shared = sends(objc.objc_getClass(b"NSWorkspace"), named(b"sharedWorkspace"))
    return bool(holds(shared, named(selector.encode()))) if shared else None


def _listen_to_portal(asked: SystemAsked) -> None:
    try:
        from PySide6.QtDBus import QDBusConnection
    except ImportError:
        return
    bus = QDBusConnection.sessionBus()
    if bus.isConnected():
        slot = SLOT("on_portal_changed(QString,QString)")  # bytes, which PySide's types want, raise
        bus.connect(*_PORTAL, "SettingChanged", asked, slot)  # type: ignore[call-overload]


def _portal_says(key: str) -> bool | None:
    """``ReadOne`` is the younger question; ``Read`` wraps its answer twice."""
    try:
        from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage
    except ImportError:
        return None
    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return None
    for method in ("ReadOne", "Read"):
        call = QDBusMessage.createMethodCall(*_PORTAL, method)
        call.setArguments([_APPEARANCE, key])
        answer = bus.call(call, QDBus.CallMode.Block, _PORTAL_MS)
        if answer.type() == QDBusMessage.MessageType.ReplyMessage and answer.arguments():
            return _unwrapped(answer.arguments()[0])
    return None


def _unwrapped(value: Any) -> bool:
    while hasattr(value, "variant"):
        value = value.variant()
    return bool(value)


def _desktop_says() -> bool | None:
    """Of desktops whose portal does not know of motion."""
    desktop = os.environ.get("XDG_CURRENT_DESKTOP", "").upper()
    if "KDE" in desktop:
        return _kde_says()
    return _gnome_says() if "GNOME" in desktop else None


def _kde_says() -> bool | None:
    """An ``AnimationDurationFactor`` of 0 is what its settings call instant."""
    home = os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    file = configparser.RawConfigParser(strict=False)
    try:
        file.read(Path(home) / "kdeglobals", encoding="utf-8")
        return file.getfloat("KDE", "AnimationDurationFactor") == 0
    except (configparser.Error, ValueError, OSError):
        return None


def _gnome_says() -> bool | None:
    program = shutil.which("gsettings")
    if program is None:
        return None
    asked = [program, "get", "org.gnome.desktop.interface", "enable-animations"]
    try:
        told = subprocess.run(asked, capture_output=True, text=True, timeout=_GNOME_S, check=True)
    except (OSError, subprocess.SubprocessError):
        return None
    return {"false": True, "true": False}.get(told.stdout.strip())
