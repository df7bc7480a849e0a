#!/usr/bin/env python3
"""The one entry point for developers: ``python3 dev.py play``, ``test`` and their like.

Only words that every Python 3 can read stand here, so that an old one can still say what it
lacks; the commands themselves are in tools/commands.py.
"""

import shutil
import subprocess
import sys

NEWER = ("python3.14", "python3.13", "python3.12", "python3.11")


def newer_python() -> str:
    """The path of a Python that is new enough and complete, or an empty text."""
    for name in NEWER:
        path = shutil.which(name)
        if path and _can_make_environments(path):
            return path
    return ""


def _can_make_environments(python: str) -> bool:
    # A name on the PATH proves little: version switchers leave stand-ins that only complain.
    quiet = subprocess.DEVNULL
    question = "import ensurepip, venv"
    return subprocess.call([python, "-c", question], stdout=quiet, stderr=quiet) == 0


def start_over() -> int:
    """Runs the same command line with a newer Python."""
    python = newer_python()
    if python:
        return subprocess.call([python, *sys.argv])
    have = ".".join(str(part) for part in sys.version_info[:3])
    sys.stderr.write(
        "Viva il Re! needs Python 3.11 or newer, this is " + have + ": see https://www.python.org\n"
    )
    return 2


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 - the whole point of this file
        return start_over()
    from tools.commands import main as run

    return run(sys.argv[1:])


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
