"""The papers that travel with the game: its licence, those of everybody else, the bill of parts."""

import json
import shutil
import uuid
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from tools.package import facts
from tools.package.contents import Component, components

NOTICES: Final = "THIRD-PARTY-NOTICES.txt"
BILL: Final = "sbom.cdx.json"
_HEAD: Final = """\
Viva il Re! is under the MIT licence (LICENSE.txt). This download also holds the work of others,
listed below; the full text of each licence is in a file of this folder.

Qt, PySide6 and Shiboken are used under the GNU Lesser General Public License, version 3
(LGPL-3.0.txt, which builds on GPL-3.0.txt). Their libraries are files of their own below the
folder PySide6 and may be replaced by other versions of the same interface. Their sources,
unchanged, are at https://download.qt.io/official_releases/, in QtForPython and in qt. Qt holds
work of others in turn, each named with its licence at
https://doc.qt.io/qt-6/licenses-used-in-qt.html; among them ICU (Unicode-3.0), HarfBuzz (MIT),
PCRE2 (BSD-3-Clause), zlib (Zlib), libpng (libpng-2.0), double-conversion (BSD-3-Clause),
MD4C (MIT) and the X11 keyboard tables (MIT).

"""


def write(folder: Path, modules: Iterable[str], files: Iterable[str]) -> list[Path]:
    """Fills a folder with all papers for what went into the app folder; the files.

    Raises:
        UnknownLicence: something got in whose licence nobody has looked at.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    parts = components(modules, files)
    shutil.copy(facts.ROOT / "LICENSE", folder / "LICENSE.txt")
    for text in (facts.RECIPES / "licences").iterdir():
        shutil.copy(text, folder)
    for part in parts:
        (folder / _file_of(part)).write_text(part.text, encoding="utf-8")
    (folder / NOTICES).write_text(notices(parts), encoding="utf-8")
    (folder / BILL).write_text(json.dumps(bill(parts), indent=2) + "\n", encoding="utf-8")
    return sorted(folder.iterdir())


def notices(parts: Sequence[Component]) -> str:
    """Two lines for each part: what it is; its licence, its home and the file of its text."""
    return _HEAD + "".join(_told(part) for part in parts)


def _told(part: Component) -> str:
    name = f"{part.name} {part.version}".rstrip()
    return f"{name}\n    {part.licence}; {part.home}; {_file_of(part)}\n"


def bill(parts: Sequence[Component]) -> dict[str, Any]:
    """The bill of parts in the form of CycloneDX 1.5; the same parts give the same bill."""
    content = [_part(part) for part in parts]
    whole = json.dumps([facts.VERSION, content])
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, whole)}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": facts.ID,
                "name": facts.NAME,
                "version": facts.VERSION,
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": content,
    }


def _part(part: Component) -> dict[str, Any]:
    is_expression = " WITH " in part.licence
    is_known = " " not in part.licence
    licence = {"license": {"id" if is_known else "name": part.licence}}
    return {
        "type": "library",
        "bom-ref": f"{part.name}@{part.version}",
        "name": part.name,
        "version": part.version,
        "licenses": [{"expression": part.licence} if is_expression else licence],
        "externalReferences": [{"type": "website", "url": part.home}],
    }


def _file_of(part: Component) -> str:
    return f"{part.name.replace(' ', '-')}.txt"
