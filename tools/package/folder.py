"""The app folder: the game with the Python and the Qt that it needs."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.package import bill, facts, icons, system_files
from tools.package.contents import Component

MOST_MB = 130
"""What the folder may weigh unpacked."""


class PackagingFailed(Exception):
    """What could not be made and why, in a line."""


def folder() -> Path:
    """Where the app folder lies.

    Raises:
        PackagingFailed: it was not built yet.
    """
    place = facts.BUILD / facts.NAME
    if not place.is_dir():
        raise PackagingFailed("there is no app folder yet: python3 dev.py package folder")
    return place


@contextmanager
def whole(product: Path) -> Iterator[Path]:
    """Where to write a product, which is there whole then or not at all.

    Half of one, left by a full disk, would be given a checksum by the next run.
    """
    half = product.with_name(f".{product.name}")
    try:
        yield half
        half.replace(product)
    finally:
        half.unlink(missing_ok=True)


def build_folder() -> Path:
    """Builds the app folder anew; where it is.

    Raises:
        PackagingFailed: PyInstaller or strip is missing or gave up, or the folder is too heavy.
    """
    if sys.platform.startswith("linux") and shutil.which("strip") is None:
        raise PackagingFailed("strip is missing: it is a part of binutils")
    facts.BUILD.mkdir(parents=True, exist_ok=True)
    _write_system_files()
    recipe = str(facts.RECIPES / "vivaroi.spec")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=WARN"]
    command += ["--distpath", str(facts.BUILD), "--workpath", str(facts.BUILD / "work"), recipe]
    if subprocess.call(command, cwd=facts.ROOT, env=reproducible()):
        raise PackagingFailed("PyInstaller gave up; the lines above say why")
    _write_bill()
    if megabytes(folder()) > MOST_MB:
        raise PackagingFailed(f"the app folder has {megabytes(folder()):.0f} MB of {MOST_MB}")
    return folder()


def _write_bill() -> None:
    """The bill of parts lies beside the folder, and in it where no signature forbids."""
    told = json.loads((facts.BUILD / "parts.json").read_text(encoding="utf-8"))
    parts = [Component(**{**one, "places": tuple(one["places"])}) for one in told]
    bundle = facts.BUILD / f"{facts.TITLE}.app"
    whole_app = bundle if bundle.is_dir() else folder()
    text = bill.written(parts, whole_app)
    places = [facts.BUILD / bill.NAME]
    if whole_app != bundle:
        places.append(folder() / "_internal" / "licences" / bill.NAME)
    for place in places:
        place.write_text(text, encoding="utf-8")


def reproducible() -> dict[str, str]:
    """The environment in which the same sources give the same files."""
    date = str(facts.source_date())
    return {**os.environ, "PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": date, "TZ": "UTC"}


def call(command: list[str]) -> None:
    """Runs a program that a product takes.

    Raises:
        PackagingFailed: it is missing, or gave up.
    """
    if shutil.which(command[0]) is None:
        raise PackagingFailed(f"{command[0]} is missing")
    if subprocess.call(command, env=reproducible()):
        raise PackagingFailed("the lines above say why: " + " ".join(command))


def megabytes(path: Path) -> float:
    """What the files below a folder hold, in MB of a million bytes; links count as nothing."""
    files = (one for one in path.rglob("*") if one.is_file() and not one.is_symlink())
    return sum(one.stat().st_size for one in files) / 1e6


def _write_system_files() -> None:
    (facts.BUILD / "vivaroi.ico").write_bytes(icons.ico())
    (facts.BUILD / "vivaroi.icns").write_bytes(icons.icns())
    (facts.BUILD / "version.txt").write_text(system_files.windows_version(), encoding="utf-8")
