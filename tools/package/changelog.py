"""The versions in CHANGELOG.md, for stores and packages that list them.

    python -m tools.package.changelog

prints what is new in this version, for the page of its release.
"""

import re
import sys
from datetime import UTC, date, datetime
from typing import NamedTuple

from tools.package import facts

_HEADING = re.compile(r"^## \[(?P<version>\d+\.\d+\.\d+)\] - (?P<day>\d{4}-\d\d-\d\d)$", re.M)


class Release(NamedTuple):
    """A version and the day on which it came out."""

    version: str
    day: date


def text() -> str:
    return (facts.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def released(changelog: str) -> list[Release]:
    """The versions that are out, in the order of the file: the newest first."""
    found = _HEADING.finditer(changelog)
    return [Release(one["version"], date.fromisoformat(one["day"])) for one in found]


def changes(changelog: str, version: str) -> str:
    """What the section of a version tells; empty where it tells nothing or there is none."""
    _, _, rest = changelog.partition(f"\n## [{version}]")
    return rest.partition("\n")[2].partition("\n## ")[0].strip()


def releases(changelog: str) -> list[Release]:
    """The same with the version that is being built, which may not be out yet."""
    out = released(changelog)
    if any(one.version == facts.VERSION for one in out):
        return out
    today = datetime.fromtimestamp(facts.source_date(), UTC).date()
    return [Release(facts.VERSION, today), *out]


def main() -> int:
    """0; 1 where the changelog tells nothing of this version."""
    told = changes(text(), facts.VERSION)
    print(told or f"CHANGELOG.md tells nothing of {facts.VERSION}")
    return 0 if told else 1


if __name__ == "__main__":
    sys.exit(main())
