"""The command line.

    python dev.py by-ear start [--language fr] [--data FOLDER] [ARGUMENTS OF THE GAME]
    python dev.py by-ear read [WORDS]     what is there, or what is in the part of that name
    python dev.py by-ear press NAME       or its number, as it was read last
    python dev.py by-ear keys Tab Enter   one after the other; Ctrl+Enter, F4, a
    python dev.py by-ear type WORDS       into a field
    python dev.py by-ear focus NAME       gives the keys to it
    python dev.py by-ear where            what has the keys
    python dev.py by-ear hear [SECONDS]   what is said meanwhile
    python dev.py by-ear stop

On Linux, with Xvfb, dbus, at-spi2-core and xdotool.  Each command says what was read out since.
"""

import argparse
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.by_ear.session import PATIENCE_S, serve
from tools.soak.desk import lacking

_DOOR: Final = (
    Path(tempfile.gettempdir()) / f"vivaroi-by-ear.{os.getuid() if os.name == 'posix' else 0}"
)


_PAUSE_S: Final = 0.2


def main(arguments: Sequence[str]) -> int:
    if not arguments or arguments[0] in ("-h", "--help"):
        print(__doc__)
        return 0
    if arguments[0] == "start":
        return _start(arguments[1:])
    try:
        print(_ask(" ".join(arguments)), end="")
    except OSError:
        print("no game is being played: dev.py by-ear start")
        return 1
    return 0


def _start(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py by-ear start")
    parser.add_argument("--language", default="en")
    parser.add_argument("--data", type=Path)
    parser.add_argument("--door", type=Path, help=argparse.SUPPRESS)
    chosen, rest = parser.parse_known_args(arguments)
    folder = chosen.data or Path(tempfile.mkdtemp(prefix="vivaroi-by-ear."))
    if chosen.door:  # the process that stays
        serve(chosen.door, folder, chosen.language, rest)
        return 0
    if reason := lacking():
        print(reason)
        return 1
    again = [sys.executable, "-m", "tools.by_ear", "start", "--door", str(_DOOR)]
    again += ["--data", str(folder), "--language", chosen.language, *rest]
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "session.log").open("ab") as log:
        subprocess.Popen(again, stdout=log, stderr=log, start_new_session=True)
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        try:
            page = _ask("read")
        except OSError:
            time.sleep(_PAUSE_S)
            continue
        print(f"the game keeps its files in {folder}\n{page}", end="")
        return 0
    print(f"the game never came: see {folder}")
    return 1


def _ask(command: str) -> str:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as door:
        door.connect(str(_DOOR))
        with door.makefile("rw", encoding="utf-8") as line:
            line.write(command.replace("\n", " ") + "\n")
            line.flush()
            return line.read()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
