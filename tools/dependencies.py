"""What of pyproject.toml's declared dependencies is out of date.

    python dev.py dependencies

Whether every import is declared is deptry's to say: ``dev.py check``.
"""

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]


def outdated(project: dict[str, Any]) -> list[str]:
    """A line for each declared distribution of which there is a newer version that may be taken.

    Another where pip could not ask: it takes what it cannot ask for as up to date.
    """
    declared = _names([*project["project"]["dependencies"], *_of_extras(project)])
    command = [sys.executable, "-m", "pip", "list", "--outdated", "--format=json", "--retries=1"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    newer = json.loads(answer.stdout or "[]")
    lines = [_told(one) for one in newer if _name(one["name"]) in declared]
    is_deaf = answer.returncode != 0 or "Retrying" in answer.stderr
    return [*lines, "pip could not ask what is out of date: no network?"] if is_deaf else lines


def _of_extras(project: dict[str, Any]) -> list[str]:
    extras: dict[str, list[str]] = project["project"]["optional-dependencies"]
    return [one for extra in extras.values() for one in extra]


def _names(requirements: Iterable[str]) -> set[str]:
    """The distributions that requirements ask for; Shiboken is a part of PySide6."""
    names = {_name(re.split(r"[^\w.-]", one, maxsplit=1)[0]) for one in requirements}
    return names | ({"shiboken6"} if "pyside6-essentials" in names else set())


def _name(distribution: str) -> str:
    return re.sub(r"[-_.]+", "-", distribution).lower()


def _told(newer: dict[str, str]) -> str:
    held = ""
    if _name(newer["name"]) in {"pyside6-essentials", "shiboken6"} and sys.version_info < (3, 12):
        held = " (held below 6.12 on Python 3.11 on purpose: tests/test_pyside_guard.py)"
    return f"{newer['name']} {newer['version']}: there is {newer['latest_version']}{held}"


def main(_: list[str]) -> int:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    print("\n".join(outdated(project)) or "all up to date")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
