"""What the sources import against what pyproject.toml declares, and what is out of date.

    python dev.py dependencies

An import that nobody declared is an error; a newer version of what is declared is only told.
"""

import ast
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
OWN: Final = frozenset({"vivaroi_gui", "tools", "tests", "dev"})
_NOT_EVERYWHERE: Final = {
    "numpy": "open-spiel",
    "open_spiel": "open-spiel",
    "pyspiel": "open-spiel",
    "PyInstaller": "pyinstaller",
}
"""Modules of extras that may not be installed, and the distribution that brings them."""


class Import(NamedTuple):
    """A module from outside, and the file that wants it."""

    module: str
    file: Path


def undeclared(project: dict[str, Any]) -> list[str]:
    """A line for each import that the project does not ask for; the game may use no extras."""
    needed = _names(project["project"]["dependencies"])
    helpers = needed | _names(_of_extras(project))
    game, others = [ROOT / "vivaroi_gui"], [ROOT / "tools", ROOT / "tests", ROOT / "packaging"]
    return [*_missing(imports(game), needed), *_missing(imports(others), helpers)]


def _missing(found: Iterable[Import], declared: set[str]) -> Iterator[str]:
    for module, file in found:
        if not brought_by(module) & declared:
            yield f"{file.relative_to(ROOT)} imports {module}: not declared in pyproject.toml"


def _of_extras(project: dict[str, Any]) -> list[str]:
    extras: dict[str, list[str]] = project["project"]["optional-dependencies"]
    return [one for extra in extras.values() for one in extra]


def imports(folders: Iterable[Path]) -> Iterator[Import]:
    """Whatever the files below some folders import that is neither Python's nor ours."""
    for folder in folders:
        for file in sorted((*folder.rglob("*.py"), *folder.rglob("*.spec"))):
            for module in sorted(_modules(file.read_text(encoding="utf-8"))):
                yield Import(module, file)


def _modules(source: str) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
    return {name.partition(".")[0] for name in found} - OWN - sys.stdlib_module_names


def brought_by(module: str) -> set[str]:
    """The distributions that bring a module; one that is not installed is taken by its name."""
    installed = {_name(one) for one in _distributions().get(module, ())}
    return installed or {_NOT_EVERYWHERE.get(module, _name(module))}


@cache
def _distributions() -> Mapping[str, list[str]]:
    return metadata.packages_distributions()


def _names(requirements: Iterable[str]) -> set[str]:
    """The distributions that requirements ask for; Shiboken is a part of PySide6."""
    names = {_name(re.split(r"[^\w.-]", one, maxsplit=1)[0]) for one in requirements}
    return names | ({"shiboken6"} if "pyside6-essentials" in names else set())


def _name(distribution: str) -> str:
    return re.sub(r"[-_.]+", "-", distribution).lower()


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


def _told(newer: dict[str, str]) -> str:
    held = ""
    if _name(newer["name"]) in {"pyside6-essentials", "shiboken6"} and sys.version_info < (3, 12):
        held = " (held below 6.12 on Python 3.11 on purpose: tests/test_pyside_guard.py)"
    return f"{newer['name']} {newer['version']}: there is {newer['latest_version']}{held}"


def main(arguments: list[str]) -> int:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lines = undeclared(project)
    told = outdated(project) if "outdated" in arguments else []
    print("\n".join([*lines, *told]) or "all declared")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
