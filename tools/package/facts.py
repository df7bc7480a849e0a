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

_MACHINES: Final = {"AMD64": "x86_64", "amd64": "x86_64", "arm64": "aarch64"}
_SYSTEMS: Final = {"win32": "windows", "darwin": "macos"}


def label() -> str:
    """System and machine as they stand in the names of the products."""
    machine = platform.machine()
    return f"{_SYSTEMS.get(sys.platform, 'linux')}-{_MACHINES.get(machine, machine)}"


def source_date() -> int:
    """Seconds of the epoch at which the sources were as they are.

    That of the environment where it is set, else that of the last commit, else of this version.
    """
    if told := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(told)
    command = ["git", "log", "-1", "--format=%ct"]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return int(answer.stdout) if answer.stdout.strip() else _FALLBACK


_FALLBACK: Final = int((ROOT / "CHANGELOG.md").stat().st_mtime)
