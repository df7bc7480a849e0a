"""The papers that travel with the game: its licence and those of everybody else."""

import shutil
import textwrap
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from tools.package import debian, facts
from tools.package.contents import Component

_WIDTH: Final = 100
NOTICES: Final = "THIRD-PARTY-NOTICES.txt"
_HEAD: Final = """\
Viva il Re! is under the MIT licence (LICENSE.txt). This download also holds the work of others,
listed below; the full text of each licence is in a file of this folder.

Qt, PySide6 and Shiboken are used under the GNU Lesser General Public License, version 3
(LGPL-3.0.txt, which builds on GPL-3.0.txt). Their libraries are files of their own below the
folders PySide6 and shiboken6 and may be replaced by other versions of the same interface. Qt
holds work of others in turn: HarfBuzz, PCRE2, libpng and more have texts here as well.

"""
_LIBRARIES: Final = """\
The libraries {names} are under the GNU Lesser General Public License, version 2.1 or 2
(LGPL-2.1.txt, LGPL-2.0.txt) or later. Each is a file of its own, and may be replaced as well.
"""
_SOURCES: Final = """\
Beside the licence of each part stands where its sources are, unchanged, of the version that is in
this download.

"""


def write(folder: Path, parts: Sequence[Component]) -> list[Path]:
    """Fills a folder with the papers for what went into the app folder; the files."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copy(facts.ROOT / "LICENSE", folder / "LICENSE.txt")
    for text in (facts.RECIPES / "licences").glob("*.txt"):
        shutil.copy(text, folder)
    for part in parts:
        (folder / _file_of(part)).write_text(part.text, encoding="utf-8")
    for name in _common(parts):
        if not (folder / name).exists():
            (folder / name).write_text(debian.common_text(name), encoding="utf-8")
    (folder / NOTICES).write_text(notices(parts), encoding="utf-8")
    return sorted(folder.iterdir())


def _common(parts: Iterable[Component]) -> set[str]:
    """The names of the files that the texts only point to."""
    return {file for part in parts for file in debian.common_texts(part.text).values()}


def notices(parts: Sequence[Component]) -> str:
    """Two lines for each part: what it is; its licence, its sources and the file of its text."""
    lesser = [part.name for part in parts if part.licence.startswith("LGPL-2")]
    libraries = _LIBRARIES.format(names=", ".join(lesser)) if lesser else ""
    paragraph = textwrap.fill(libraries, _WIDTH) + "\n\n" if lesser else ""
    return _HEAD + paragraph + _SOURCES + "".join(_told(part) for part in parts)


def _told(part: Component) -> str:
    name = f"{part.name} {part.version}".rstrip()
    return f"{name}\n    {part.licence}; {part.home}; {_file_of(part)}\n"


def _file_of(part: Component) -> str:
    return f"{part.name.replace(' ', '-')}.txt"
