"""Whether this commit may become a release; if so, it is tagged.

    python dev.py release

Refused are another branch than main, a tree with changes, a version that the changelog does not
know or tells nothing of or that is tagged already, and a red test. The tag comes last: who stops
before it has changed nothing. It starts the workflow that builds the downloads; push it by hand.
"""

import subprocess
import sys
from collections.abc import Iterator
from typing import Final

from tools import checks
from tools.package import changelog, facts

BRANCH: Final = "main"


def refusals(changelog_text: str, branch: str, changes: str, tags: list[str]) -> Iterator[str]:
    """Why the version may not come out, before any test has run.

    ``changes`` is what git says of the tree, empty where nothing has changed.
    """
    if branch != BRANCH:
        yield f"releases are made of {BRANCH}, this is {branch or 'no branch'}: git switch {BRANCH}"
    if changes:
        yield "the tree has changes, commit or stash them:\n" + changes
    if facts.VERSION not in [one.version for one in changelog.released(changelog_text)]:
        yield (
            f"CHANGELOG.md has no line: ## [{facts.VERSION}] - YYYY-MM-DD; put it below "
            "## [Unreleased], commit"
        )
    elif not changelog.changes(changelog_text, facts.VERSION):
        yield f"CHANGELOG.md tells nothing below [{facts.VERSION}]: say there what is new, commit"
    if tag() in tags:
        yield f"{tag()} is tagged already: raise __version__ in vivaroi_gui/__init__.py"


def tag() -> str:
    return f"v{facts.VERSION}"


def main(_: list[str]) -> int:
    """0 when the commit was tagged, 1 when it was refused."""
    try:
        found = _refusals_here()
        if not found:
            _git("tag", "--annotate", tag(), "--message", f"{facts.TITLE} {facts.VERSION}")
    except FileNotFoundError:
        found = ["git is missing"]
    except subprocess.CalledProcessError as failure:
        found = [f"git says: {failure.stderr.strip()}"]
    for one in found:
        print(f"no release: {one}", file=sys.stderr)
    if found:
        return 1
    print(f"tagged {tag()}; to build the downloads: git push origin {tag()}")
    return 0


def _refusals_here() -> list[str]:
    branch = _git("branch", "--show-current")
    changes, tags = _git("status", "--porcelain"), _git("tag", "--list").split()
    found = list(refusals(changelog.text(), branch, changes, tags))
    if not found and checks.run_all(sys.executable):
        return ["the checks above failed: mend what they name, commit"]
    return found


def _git(*arguments: str) -> str:
    command = ["git", *arguments]
    return subprocess.run(
        command, cwd=facts.ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
