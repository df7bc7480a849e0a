"""What a Linux desktop has to know: the entry in its menu, the icon, the type of a saved game."""

from pathlib import Path

from tools.package import changelog, facts, icons

_SOURCES = facts.RECIPES / "linux"


def write_share(share: Path) -> None:
    """Fills a ``share`` folder of a system, of a user or of an AppImage."""
    _put(share / "applications" / f"{facts.ID}.desktop", _source("vivaroi.desktop"))
    _put(share / "mime" / "packages" / f"{facts.ID}.xml", _source("vivaroi.mime.xml"))
    _put(share / "metainfo" / f"{facts.ID}.metainfo.xml", metainfo())
    icons.write_hicolor(share, facts.ID)


def metainfo() -> str:
    """The metadata of the software shops, with the versions of the changelog."""
    lines = (
        f'    <release version="{one.version}" date="{one.day}"/>'
        for one in changelog.releases(changelog.text())
    )
    releases = "\n".join(("<releases>", *lines, "  </releases>"))
    return _source("vivaroi.metainfo.xml").replace("<releases/>", releases)


def _source(name: str) -> str:
    return (_SOURCES / name).read_text(encoding="utf-8")


def _put(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
