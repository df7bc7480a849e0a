"""Hatchling's hook: a wheel or source archive that is built from a checkout has its translations.

The compiled ones are not in git.  Where they are missing or old, Qt's own compiler makes them, and
Qt becomes a requirement of the build; a source archive brings them along and needs nothing.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledTranslations(BuildHookInterface[Any]):
    """Runs before a wheel or an archive of the sources is packed."""

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling: the Qt that the game itself asks for."""
        if not self._stale():
            return []
        asked: list[str] = self.metadata.core.dependencies
        return [one for one in asked if one.lower().startswith("pyside6")]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles what is missing or old, and names what there is then."""
        if self._stale():
            command = [sys.executable, "-m", "tools.translations", "compile"]
            subprocess.run(command, cwd=self.root, check=True)
        if self.target_name == "wheel" and version == "standard":
            inside = {
                str(file): f"vivaroi_gui/translations/{file.name}" for file in self._compiled()
            }
            build_data["force_include"].update(inside)

    def _compiled(self) -> list[Path]:
        return sorted(Path(self.root, "translations").glob("*.qm"))

    def _stale(self) -> list[Path]:
        """The translations that are newer than what was compiled of them."""
        folder = Path(self.root, "translations")
        return [file for file in folder.glob("*.ts") if _is_newer(file, file.with_suffix(".qm"))]


def _is_newer(source: Path, built: Path) -> bool:
    return not built.is_file() or source.stat().st_mtime > built.stat().st_mtime
