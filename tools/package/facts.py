"""What all packages say of the game, each thing in one place."""

import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Final

from vivaroi_gui import DESKTOP_ID, __version__

ROOT: Final = Path(__file__).resolve().parents[2]
BUILD: Final = ROOT / "build" / "package"
"""What the products are made of; deleted at will."""
DIST: Final = ROOT / "dist"
"""The products."""
RECIPES: Final = ROOT / "packaging"

NAME: Final = "vivaroi"
TITLE: Final = "Viva il Re!"
VERSION: Final = __version__
ID: Final = DESKTOP_ID
AUTHOR: Final = "The Viva il Re! team"
HOME: Final = "https://github.com/vivaroi/vivaroi"
"""Stands in for the project's real home, as the identifier does: docs/packaging.md, Limits."""
FILES: Final = f"{HOME}/raw"
"""What lies in the repository, as it is: ``FILES/vVERSION/path``."""
PAGES: Final = {
    "homepage": HOME,
    "bugtracker": f"{HOME}/issues",
    "help": f"{HOME}/blob/main/docs/install.md",
    "vcs-browser": HOME,
    "contribute": f"{HOME}/blob/main/CONTRIBUTING.md",
    "translate": f"{HOME}/blob/main/CONTRIBUTING.md#add-a-language",
}
"""By the names that software shops have for them."""

_MACHINES: Final = {"AMD64": "x86_64", "amd64": "x86_64", "arm64": "aarch64"}
_SYSTEMS: Final = {"win32": "windows", "darwin": "macos"}


def label() -> str:
    """System and machine as they stand in the names of the products."""
    machine = platform.machine()
    return f"{_SYSTEMS.get(sys.platform, 'linux')}-{_MACHINES.get(machine, machine)}"


def source_date() -> int:
    """Seconds of the epoch at which the sources were as they are.

    That of the environment where it is set, else that of the last commit; the sources as an
    archive, or a computer without git, know the date of the changelog only.
    """
    if told := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(told)
    return _commit_date() or int((ROOT / "CHANGELOG.md").stat().st_mtime)


def _commit_date() -> int:
    """The date of the last commit; 0 where that is not to be had."""
    if not (ROOT / ".git").exists():  # somebody else's repository may lie around an archive
        return 0
    command = ["git", "log", "-1", "--format=%ct"]
    try:
        answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return 0
    return int(answer.stdout.strip() or 0)
