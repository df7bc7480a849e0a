"""Hatchling's hook: the README as the Python index shows it, where no link may be relative.

hatch-fancy-pypi-readme does the same by its configuration; these lines spare a dependency of every
build.  A page keeps to the files of its own version.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_RELATIVE = re.compile(r"(?P<picture>!?)(?P<words>\[[^]]*\])\((?!https?:|#)(?P<path>[^)]+)\)")


class IndexPage(MetadataHookInterface):
    """Sets the project's ``readme``."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Runs when the version is known and before anything is built."""
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        page = absolute(text, metadata["urls"]["Source"], metadata["version"])
        metadata["readme"] = {"content-type": "text/markdown", "text": page}


def absolute(text: str, home: str, version: str) -> str:
    """A text in Markdown whose links lead to the repository at the tag of a version."""

    def link(found: re.Match[str]) -> str:
        kind = "raw" if found["picture"] else "blob"
        return f"{found['picture']}{found['words']}({home}/{kind}/v{version}/{found['path']})"

    return _RELATIVE.sub(link, text)
