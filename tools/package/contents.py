"""What is in the app folder that is not ours: who made it, and under which licence."""

import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from importlib import metadata
from pathlib import Path
from typing import Final, NamedTuple

from tools.package import facts

_LICENCES: Final = {
    "appdirs": "MIT",
    "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception",
    "pyside6-essentials": "LGPL-3.0-only",
    "shiboken6": "LGPL-3.0-only",
}
"""By the names of PyPI; whatever else gets in has to be looked at first."""
_HOMES: Final = {
    "appdirs": "https://pypi.org/project/appdirs/",
    "pyinstaller": "https://pyinstaller.org/",
    "pyside6-essentials": "https://download.qt.io/official_releases/QtForPython/",
    "shiboken6": "https://download.qt.io/official_releases/QtForPython/",
}
_FONTS: Final = {
    "alegreya-sans": "Alegreya Sans",
    "almendra": "Almendra",
    "caprasimo": "Caprasimo",
}


class Component(NamedTuple):
    """Somebody else's work: its licence by its SPDX name, and in full."""

    name: str
    version: str
    licence: str
    home: str
    text: str


class UnknownLicence(Exception):
    """Something got in whose licence nobody has looked at."""


def components(modules: Iterable[str], files: Iterable[str]) -> list[Component]:
    """Everything in the app folder that is not ours, by name.

    ``modules`` are the names of the modules inside, ``files`` the paths that the rest came from.

    Raises:
        UnknownLicence: see there.
    """
    packages = {one.partition(".")[0] for one in modules}
    found = [_python(), *_fonts(), *_distributions(packages), *_debian(files)]
    return sorted(found, key=lambda one: one.name.lower())


def _python() -> Component:
    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    texts = [place / "LICENSE.txt" for place in places if (place / "LICENSE.txt").is_file()]
    version = sys.version.split()[0]
    return Component("Python", version, "PSF-2.0", "https://www.python.org/", _text(texts))


def _fonts() -> Iterator[Component]:
    for code, name in _FONTS.items():
        text = _text([facts.ROOT / "resources" / "fonts" / f"LICENSE-{code}.txt"])
        yield Component(f"font {name}", "", "OFL-1.1", "https://fonts.google.com/", text)


def _distributions(modules: Iterable[str]) -> Iterator[Component]:
    """What pip has brought, and what starts the program."""
    by_module = metadata.packages_distributions()
    names = {name.lower().replace("_", "-") for one in modules for name in by_module.get(one, ())}
    for name in sorted(names - {facts.NAME} | {"pyinstaller"}):
        if name not in _LICENCES:
            raise UnknownLicence(f"{name}: note its licence in tools/package/contents.py")
        texts = _licence_files(name) or [facts.RECIPES / "licences" / "LGPL-3.0.txt"]
        version = metadata.version(name)
        yield Component(name, version, _LICENCES[name], _HOMES[name], _text(texts))


def _licence_files(distribution: str) -> list[Path]:
    files = metadata.files(distribution) or []
    parts = ("LICENSE", "LICENCE", "COPYING")
    return [Path(str(one.locate())) for one in files if one.name.upper().startswith(parts)]


def _debian(files: Iterable[str]) -> Iterator[Component]:
    """The libraries of the system, where it is one that knows whose they are."""
    own = (sys.prefix, sys.base_prefix, str(facts.ROOT))
    libraries = [one for one in files if one.startswith("/") and not one.startswith(own)]
    for package in sorted({_package_of(Path(one)) for one in libraries} - {""}):
        text = _text([Path("/usr/share/doc") / package / "copyright"])
        home = f"https://packages.debian.org/{package}"
        version = _asked("dpkg-query", "-W", "-f=${Version}", package)
        yield Component(package, version, "see its text", home, text)


def _package_of(library: Path) -> str:
    """The Debian package that a file belongs to; empty where none does."""
    real = library.resolve()
    for place in (real, Path("/usr") / real.relative_to("/"), Path(str(real).removeprefix("/usr"))):
        if answer := _asked("dpkg-query", "-S", str(place)):
            return answer.partition(":")[0]
    return ""


def _asked(*command: str) -> str:
    try:
        answer = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return ""
    return answer.stdout.strip()


def _text(files: Iterable[Path]) -> str:
    return "\n".join(file.read_text(encoding="utf-8", errors="replace") for file in files)
