"""What is in the app folder that is not ours: who made it, and under which licence."""

import re
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from importlib import metadata
from pathlib import Path
from typing import Final, NamedTuple

from tools.package import debian, facts

_OF_QT: Final = "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only"
_LICENCES: Final = {
    "appdirs": "MIT",
    "cffi": "MIT-0",
    "miniaudio": "MIT",
    "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception",
    "pyside6-essentials": _OF_QT,
    "shiboken6": _OF_QT,
}
"""By the names of PyPI; whatever else gets in has to be looked at first."""
_SOURCES: Final = "https://download.qt.io/official_releases/"
_HOMES: Final = {
    "appdirs": "https://pypi.org/project/appdirs/",
    "cffi": "https://pypi.org/project/cffi/",
    "miniaudio": "https://pypi.org/project/miniaudio/",
    "pyinstaller": "https://pyinstaller.org/",
}
_FONTS: Final = {
    "alegreya-sans": "Alegreya Sans",
    "almendra": "Almendra",
    "caprasimo": "Caprasimo",
}
_INSIDE_QT: Final = {
    "HarfBuzz": ("MIT", "https://harfbuzz.github.io/"),
    "PCRE2": ("BSD-3-Clause AND BSD-2-Clause", "https://www.pcre.org/"),
    "libpng": ("libpng-2.0", "http://www.libpng.org/"),
    "Qt-others": ("LicenseRef-see-its-text", "https://doc.qt.io/qt-6/licenses-used-in-qt.html"),
}
"""What Qt's own libraries are linked with, by the files of packaging/licences/qt."""
_COMPILED: Final = {"_cffi_backend": "cffi", "_miniaudio": "miniaudio"}
"""Modules that a distribution brings compiled, by the beginning of their files."""
_ICU: Final = re.compile(r"(?:^|[/\\])(?:lib)?icu[a-z0-9]+\.(?:so|dylib)\.?(?P<version>\d*)")
_QT: Final = re.compile(r"(?:^|[/\\])(?:(?:lib)?Qt6\w+|Qt\w+\.framework)|[/\\]plugins[/\\]")


class File(NamedTuple):
    """A file of the app folder: its place there, and the path that it came from."""

    place: str
    origin: str


class Component(NamedTuple):
    """Somebody else's work: its licence by its SPDX expression, and in full.

    ``home`` is where its sources are, of this very version where somebody keeps them; ``purl`` its
    package URL; ``places`` the files of the app folder that are it.
    """

    name: str
    version: str
    licence: str
    home: str
    text: str
    purl: str = ""
    places: tuple[str, ...] = ()


class UnknownLicence(Exception):
    """Something got in whose licence nobody has looked at."""


def components(modules: Iterable[str], files: Iterable[File]) -> list[Component]:
    """Everything in the app folder that is not ours, by name.

    ``modules`` are the names of the modules inside.

    Raises:
        UnknownLicence: see there.
    """
    by_owner: dict[str, list[File]] = {}
    for file in files:
        by_owner.setdefault(_owner(file), []).append(file)
    compiled = {name for name, owner in _COMPILED.items() if owner in by_owner}
    packages = {one.partition(".")[0] for one in modules} | compiled
    found = [
        _python(by_owner.get("python", [])),
        *_fonts(),
        *_qt(by_owner),
        *_distributions(packages, by_owner),
        *_debian(by_owner.get("system", [])),
    ]
    return sorted(found, key=lambda one: one.name.lower())


def _owner(file: File) -> str:
    """Whose a file is: python, system, qt, icu, a distribution of PySide6; empty for ours."""
    origin = Path(file.origin)
    if "PySide6" in origin.parts:
        return _owner_in_pyside(file.origin)
    if "shiboken6" in origin.parts:
        return "shiboken6"
    if owner := _COMPILED.get(origin.name.partition(".")[0]):
        return owner
    if file.origin.startswith((str(facts.ROOT / "resources"), str(facts.ROOT / "translations"))):
        return ""
    if origin.name == "base_library.zip" or file.origin.startswith((sys.prefix, sys.base_prefix)):
        return "python"
    return "system" if origin.is_absolute() and not origin.is_relative_to(facts.ROOT) else ""


def _owner_in_pyside(origin: str) -> str:
    if _ICU.search(origin):
        return "icu"
    is_of_qt = _QT.search(origin) or "translations" in Path(origin).parts
    return "qt" if is_of_qt else "pyside6-essentials"


def _python(files: list[File]) -> Component:
    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    texts = [place / "LICENSE.txt" for place in places if (place / "LICENSE.txt").is_file()]
    version = sys.version.split()[0]
    return Component(
        "Python",
        version,
        "PSF-2.0",
        f"https://www.python.org/ftp/python/{version}/Python-{version}.tar.xz",
        _text(texts),
        f"pkg:github/python/cpython@v{version}",
        _places(files),
    )


def _fonts() -> Iterator[Component]:
    for code, name in _FONTS.items():
        text = _text([facts.ROOT / "resources" / "fonts" / f"LICENSE-{code}.txt"])
        home = f"https://fonts.google.com/specimen/{name.replace(' ', '+')}"
        yield Component(f"font {name}", "", "OFL-1.1", home, text, f"pkg:generic/{code}")


def _qt(by_owner: dict[str, list[File]]) -> Iterator[Component]:
    """Qt, the library that it brings as files of its own, and those that are inside."""
    if not by_owner.get("qt"):
        return
    version = metadata.version("pyside6-essentials")  # PySide is numbered as the Qt in it
    minor = version.rpartition(".")[0]
    home = f"{_SOURCES}qt/{minor}/{version}/single/qt-everywhere-src-{version}.tar.xz"
    text = _text([facts.RECIPES / "licences" / "LGPL-3.0.txt"])
    purl = f"pkg:generic/qt@{version}?download_url={home}"
    yield Component("Qt", version, _OF_QT, home, text, purl, _places(by_owner["qt"]))
    if files := by_owner.get("icu"):
        number = next(filter(None, (_icu_version(one) for one in files)), "")
        home = "https://github.com/unicode-org/icu/releases"
        purl = f"pkg:generic/icu@{number}" if number else "pkg:generic/icu"
        yield Component("ICU", number, "Unicode-3.0", home, _of_qt("ICU"), purl, _places(files))
    for name, (licence, home) in _INSIDE_QT.items():
        title = "other work" if name == "Qt-others" else name
        purl = "" if name == "Qt-others" else f"pkg:generic/{name.lower()}"
        yield Component(f"{title} in Qt", "", licence, home, _of_qt(name), purl)


def _icu_version(file: File) -> str:
    match = _ICU.search(file.origin)
    return match["version"] if match else ""


def _of_qt(name: str) -> str:
    return _text([facts.RECIPES / "licences" / "qt" / f"{name}.txt"])


def _distributions(modules: Iterable[str], by_owner: dict[str, list[File]]) -> Iterator[Component]:
    """What pip has brought, and what starts the program."""
    by_module = metadata.packages_distributions()
    names = {name.lower().replace("_", "-") for one in modules for name in by_module.get(one, ())}
    for name in sorted(names - {facts.NAME} | {"pyinstaller"}):
        if name not in _LICENCES:
            raise UnknownLicence(f"{name}: note its licence in tools/package/contents.py")
        texts = _licence_files(name) or [facts.RECIPES / "licences" / "LGPL-3.0.txt"]
        version = metadata.version(name)
        yield Component(
            name,
            version,
            _LICENCES[name],
            _HOMES.get(name) or _pyside_home(version),
            _text(texts),
            f"pkg:pypi/{name}@{version}",
            _places(by_owner.get(name, [])),
        )


def _pyside_home(version: str) -> str:
    folder = f"{_SOURCES}QtForPython/pyside6/PySide6-{version}-src/"
    return f"{folder}pyside-setup-everywhere-src-{version}.tar.xz"


def _licence_files(distribution: str) -> list[Path]:
    files = metadata.files(distribution) or []
    parts = ("LICENSE", "LICENCE", "COPYING")
    return [Path(str(one.locate())) for one in files if one.name.upper().startswith(parts)]


def _debian(files: list[File]) -> Iterator[Component]:
    """The libraries of the system, where it is one that knows whose they are."""
    by_package: dict[str, list[File]] = {}
    for file in files:
        if package := debian.package_of(Path(file.origin)):
            by_package.setdefault(package, []).append(file)
    for package, owned in sorted(by_package.items()):
        told = debian.told_of(package)
        if told.source not in debian.LICENCES:
            raise UnknownLicence(f"{told.source}: note its licence in tools/package/debian.py")
        licence = debian.LICENCES[told.source]
        text = debian.copyright_of(package)
        yield Component(package, told.version, licence, told.home, text, told.purl, _places(owned))


def _places(files: Iterable[File]) -> tuple[str, ...]:
    return tuple(sorted(one.place for one in files))


def _text(files: Iterable[Path]) -> str:
    return "\n".join(file.read_text(encoding="utf-8", errors="replace") for file in files)
