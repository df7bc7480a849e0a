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
    """The path of a Python that is new enough, complete if there is one; or an empty text.

    One that lacks a part which Debian packs by itself says which, once it is started.
    """
    found = [path for path in map(shutil.which, NEWER) if path and _runs(path, "import sys")]
    complete = [path for path in found if _runs(path, "import ensurepip, venv")]
    return (complete + found + [""])[0]


def _runs(python: str, words: str) -> bool:
    # A name on the PATH proves little: version switchers leave stand-ins that only complain.
    quiet = subprocess.DEVNULL
    return subprocess.call([python, "-c", words], stdout=quiet, stderr=quiet) == 0


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
