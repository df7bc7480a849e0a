"""What a Linux desktop has to know: the entry in its menu, the icon, the type of a saved game.

    python -m tools.package.desktop SHARE

fills the folder SHARE with it, for those who package the game themselves.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

from tools.package import facts, icons, store
from tools.package.spoken import filled, spoken
from vivaroi_gui.languages import LANGUAGES, SOURCE, words

_SOURCES: Final = facts.RECIPES / "linux"
_TYPES: Final = "http://www.freedesktop.org/standards/shared-mime-info"
_ENTRY: Final[dict[str, Callable[[dict[str, Any]], str]]] = {
    "GenericName": lambda desktop: desktop["kind"],
    "Comment": lambda desktop: desktop["comment"],
    "Keywords": lambda desktop: f"{desktop['keywords']};",
}
"""The lines of the entry that are said in every language."""


def write_share(share: Path) -> None:
    """Fills a ``share`` folder of a system, of a user or of an AppImage."""
    _put(share / "applications" / f"{facts.ID}.desktop", entry())
    _put(share / "mime" / "packages" / f"{facts.ID}.xml", file_type())
    _put(share / "metainfo" / f"{facts.ID}.metainfo.xml", store.metainfo())
    icons.write_hicolor(share, facts.ID)


def entry() -> str:
    """The entry in the menu."""
    text = (_SOURCES / "vivaroi.desktop").read_text(encoding="utf-8")
    for key, said in _ENTRY.items():
        marks = {code: "" if code == SOURCE else f"[{code}]" for code in LANGUAGES}
        lines = (f"{key}{mark}={said(words(code)['desktop'])}" for code, mark in marks.items())
        text = text.replace(f"\n{key}=\n", "\n" + "\n".join(lines) + "\n")
    return text


def file_type() -> str:
    """The type of a saved game."""
    ElementTree.register_namespace("", _TYPES)
    tag = f"{{{_TYPES}}}comment"
    said = spoken(tag, lambda told: told["saved_game"])
    return filled(_SOURCES / "vivaroi.mime.xml", {tag: said})


def readme() -> str:
    """The paper in the archive: what a command is for, in all languages."""
    text = (_SOURCES / "README.txt").read_text(encoding="utf-8")
    said = [words(code)["archive"] for code in LANGUAGES]
    return text.format(**{key: "\n".join(one[key] for one in said) for key in said[0]})


def _put(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_share(Path(sys.argv[1]))
