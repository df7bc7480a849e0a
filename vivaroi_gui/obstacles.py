"""What can keep the window from opening, found before Qt aborts over it.

Qt ends the whole process when it finds no display or when a library of its X11 part is missing,
and blames xcb-cursor whichever it is.  The words are not among the translations, because loading
those takes Qt.
"""

import ctypes
import importlib.util
import os
import re
import socket
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from vivaroi_gui import languages

_PACKAGES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libdbus-1.so.3": "libdbus-1-3",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libbrotlidec.so.1": "libbrotli1",
    "libzstd.so.1": "libzstd1",
}
# Where one of these is missing, most are: all in one line saves a start for each.
DRAWING = (
    *("libgl1", "libegl1", "libxkbcommon0", "libfontconfig1", "libdbus-1-3", "libglib2.0-0"),
    "libgssapi-krb5-2",
)
WINDOW = (
    "libxcb-cursor0",
    "libxkbcommon-x11-0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
)
_XCB_LIBRARY = re.compile(r"(libxcb(?:-[a-z]+)*)\.so\.(\d+)")
_SHARED_LIBRARY = re.compile(r"\b(lib[\w.+-]+\.so[.\d]*): cannot open shared object file")


class Obstacle(NamedTuple):
    """One thing in the way: which sentence tells it, and the display, library or error."""

    kind: str
    subject: str = ""

    def sentence(self, language: str) -> str:
        """What is wrong and what to do about it, in one line."""
        packages = " ".join(packages_for(self.subject))
        kind = "no package" if self.kind == "no library" and not packages else self.kind
        told: str = languages.words(language)["obstacles"][kind]
        return told.format(subject=self.subject, packages=packages)


def packages_for(library: str) -> list[str]:
    """The Debian package that brings a library, then its likely companions; empty if unknown."""
    match = _XCB_LIBRARY.fullmatch(library)
    package = match[1] + match[2] if match else _PACKAGES.get(library)
    if package is None:
        return []
    is_of_window = match is not None or package == "libxkbcommon-x11-0"
    return list(dict.fromkeys((package, *(WINDOW if is_of_window else DRAWING))))


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the session, as far as the game speaks it; else English."""
    names = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return languages.spoken([next(filter(None, names), "")])


def before_qt(environment: Mapping[str, str]) -> Obstacle | None:
    """What is in the way before Qt is loaded: no display at all."""
    if not _is_drawn_by_a_server(environment):
        return None
    has_display = bool(environment.get("DISPLAY")) or _has_wayland(environment)
    return None if has_display else Obstacle("no display")


def libraries_in(complaint: str) -> list[str]:
    """The shared libraries that a loader's complaint names as missing."""
    return _SHARED_LIBRARY.findall(complaint)


def in_loading(error: ImportError) -> Obstacle | None:
    """What an import failed of; ``None`` when it was nothing of Qt's."""
    if names := libraries_in(str(error)):
        return Obstacle("no library", names[0])
    if (error.name or "").partition(".")[0] in {"PySide6", "shiboken6"}:
        return Obstacle("no Qt", " ".join(str(error).split()))
    return None


def before_window(environment: Mapping[str, str]) -> Obstacle | None:
    """What is in the way of the first window: X11's part of Qt, or a display that is not there."""
    if not _is_drawn_by_a_server(environment) or _has_wayland(environment):
        return None
    if library := _missing_for_x11():
        return Obstacle("no library", library)
    return None if _answers() else Obstacle("no answer", environment.get("DISPLAY", ""))


def _is_drawn_by_a_server(environment: Mapping[str, str]) -> bool:
    """Whether Qt will look for X11 or Wayland: not on other systems, nor when told otherwise."""
    if sys.platform in {"win32", "darwin"}:
        return False
    platforms = environment.get("QT_QPA_PLATFORM", "")
    return not platforms or platforms.startswith(("xcb", "wayland"))


def _has_wayland(environment: Mapping[str, str]) -> bool:
    """Whether a Wayland server answers."""
    name = environment.get("WAYLAND_DISPLAY")
    if not name or environment.get("QT_QPA_PLATFORM", "").partition(";")[0] == "xcb":
        return False
    path = os.path.join(environment.get("XDG_RUNTIME_DIR", ""), name)  # noqa: PTH118 - may be absolute
    try:
        with socket.socket(socket.AF_UNIX) as connection:
            connection.connect(path)
    except OSError:
        return False
    return True


def _missing_for_x11() -> str:
    """The first library that Qt's X11 plugin lacks; empty when it loads."""
    found = importlib.util.find_spec("PySide6")
    for folder in (found and found.submodule_search_locations) or ():
        plugin = Path(folder, "Qt", "plugins", "platforms", "libqxcb.so")
        if plugin.is_file():
            return _missing_for(plugin)
    return ""


def _missing_for(plugin: Path) -> str:
    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        return next(iter(libraries_in(str(error))), plugin.name)
    return ""


def _answers() -> bool:
    """Whether the X server of DISPLAY lets us in."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # a Qt that brings its own: let it try
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    is_refused = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not is_refused
