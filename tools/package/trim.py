"""What of Qt and Python the app folder does without.

Plugins come by a list of those that the game can use; a library stays as long as something needs
it that stays.  So a new version of Qt brings nothing along unseen.
"""

import re
from collections.abc import Callable, Iterable
from typing import Final

from vivaroi_gui.languages import LANGUAGES

Entry = tuple[str, str, str]
"""Where a file goes below the app folder, where it comes from, and PyInstaller's kind."""
Needs = Callable[[str], Iterable[str]]
"""The libraries that a binary file is linked to: names, or on macOS paths such as @rpath/NAME."""

UNUSED_MODULES: Final = (
    *("tkinter", "unittest", "doctest", "pydoc", "pdb", "lib2to3", "distutils", "setuptools"),
    *("ssl", "_ssl", "_hashlib", "sqlite3", "bz2", "_bz2", "lzma", "_lzma", "curses", "readline"),
    *("xml", "pyexpat", "ftplib", "email.mime", "xmlrpc", "test"),
    *("PySide6.QtOpenGL", "PySide6.support.generate_pyi"),
)
"""Kept is ``PySide6.QtDBus``: a portal tells over it that somebody wants less motion, or more
contrast (``ui/app/system_asked.py``).  Kept are ``http`` and ``urllib.request``: miniaudio, which
plays the sound, imports them for a radio of the web that nobody has here; without ``ssl`` they
reach nothing."""
_PLUGINS: Final = (
    r"platforms/(lib)?q(xcb|wayland.*|offscreen|windows|cocoa)\b",
    r"(wayland-(decoration|graphics-integration)-client|wayland-shell-integration)/",
    r"platformthemes/(lib)?qxdgdesktopportal\b",
    r"platforminputcontexts/(lib)?(compose|ibus)platforminputcontextplugin\b",
    r"styles/",
    r"iconengines/",
    r"imageformats/(lib)?q(svg|ico)\b",
)
"""Windows on all systems and without a screen, letters with accents, pictures in SVG."""
_PLUGIN: Final = re.compile(r"/plugins/(?P<name>.*)")
_KEPT_PLUGIN: Final = re.compile("|".join(_PLUGINS))
_UNUSED: Final = re.compile(r"(^|/)opengl32sw\.dll$")
"""Draws OpenGL where Windows has no driver for it; the game draws without OpenGL."""
_SYSTEMS_OWN: Final = re.compile(r"(^|/)lib(mvec|stdc\+\+|gcc_s|expat|fontconfig|freetype|z)\.so")
"""Every desktop has these; its drivers and fonts may need newer ones. AppImages do without too.

``libmvec`` is a part of the C library, which miniaudio asks for by that name.
"""
_FOREIGN: Final = re.compile(rf"/translations/(?!qtbase_({'|'.join(LANGUAGES)})\.qm)")
_LIBRARY: Final = re.compile(r"(^|/)(lib[^/]*\.so[.\d]*|[^/]*\.dylib|Qt6[^/]*\.dll)$")
_OWN_ROOT: Final = re.compile(r"libpython|lib-dynload/|/plugins/")


def trimmed(
    binaries: Iterable[Entry], data: Iterable[Entry], needs: Needs
) -> tuple[list[Entry], list[Entry]]:
    """The binary files without what nothing needs; the data without foreign languages, and links.

    Links stay where the library stays.
    """
    kept = [one for one in binaries if not (_is_unused(one) or _is_of_system(one))]
    needed = _needed(kept, needs)
    return (
        [one for one in kept if not _is_library(one) or _name(one) in needed],
        [one for one in data if _is_used_data(one, needed)],
    )


def _is_used_data(entry: Entry, needed: set[str]) -> bool:
    if entry[2] == "SYMLINK":
        return not _is_library(entry) or _name(entry) in needed
    return "PySide6" not in entry[0] or _FOREIGN.search(_place(entry)) is None


def _is_unused(entry: Entry) -> bool:
    plugin = _PLUGIN.search(_place(entry))
    if plugin is not None:
        return _KEPT_PLUGIN.match(plugin["name"]) is None
    return _UNUSED.search(_place(entry)) is not None


def _is_of_system(entry: Entry) -> bool:
    return _SYSTEMS_OWN.search(_place(entry)) is not None


def _needed(entries: list[Entry], needs: Needs) -> set[str]:
    """The names of the libraries that modules and plugins need, or other libraries for them."""
    sources = {_name(one): one[1] for one in entries}
    wanted = [_name(one) for one in entries if not _is_library(one)]
    found: set[str] = set()
    while wanted:
        for needed in needs(sources[wanted.pop()]):
            name = needed.rpartition("/")[2]
            if name in sources and name not in found:
                found.add(name)
                wanted.append(name)
    return found


def _is_library(entry: Entry) -> bool:
    """Whether a file is there for others only."""
    place = _place(entry)
    return _LIBRARY.search(place) is not None and _OWN_ROOT.search(place) is None


def _name(entry: Entry) -> str:
    return _place(entry).rpartition("/")[2]


def _place(entry: Entry) -> str:
    return entry[0].replace("\\", "/")
