"""The commands of dev.py.  Standard library only: they run before anything is installed."""

import os
import subprocess
import sys
from collections.abc import Callable
from typing import NamedTuple

from tools import checks, system_libraries
from tools.environment import ROOT, SetupFailed, ready


class Command(NamedTuple):
    """What to do with the rest of the command line; answers the exit status.

    One that takes nothing is not run at all where something stands there.
    """

    run: Callable[[list[str]], int]
    purpose: str
    takes_nothing: bool = False


def main(arguments: list[str]) -> int:
    """Runs one command; 2 for a command line that makes no sense or a set-up that failed."""
    os.environ.setdefault("PYTHONUTF8", "1")  # what is started reads and writes alike everywhere
    name, rest = (arguments[0], arguments[1:]) if arguments else ("--help", [])
    if name in ("-h", "--help"):
        print(_usage())
        return 0
    if name not in COMMANDS:
        print(f"dev.py: there is no command {name!r}\n{_usage()}", file=sys.stderr)
        return 2
    if COMMANDS[name].takes_nothing and rest:
        return _explain(name, rest)
    try:
        return COMMANDS[name].run(rest)
    except SetupFailed as failure:
        print(failure, file=sys.stderr)
        return 2


def _usage() -> str:
    lines = (f"  {name:<13} {command.purpose}" for name, command in COMMANDS.items())
    return "usage: python3 dev.py COMMAND [ARGUMENTS]\n\n" + "\n".join(lines)


def _explain(name: str, rest: list[str]) -> int:
    """Help for a command that takes nothing, 0; or 2 for something that it does not take."""
    usage = f"usage: python3 dev.py {name}\n\n{COMMANDS[name].purpose}"
    if rest[0] in ("-h", "--help"):
        print(usage)
        return 0
    print(f"dev.py {name}: it takes no arguments: {' '.join(rest)}\n{usage}", file=sys.stderr)
    return 2


def _play(arguments: list[str]) -> int:
    python = ready()
    system_libraries.provide(python, for_window=True)
    _tool(python, "translations", ["compile"])
    return _become([python, "-m", "vivaroi_gui", *arguments])


def _become(command: list[str]) -> int:
    """Gives this process to the command, so that signals reach it; Windows can only wait."""
    sys.stdout.flush()
    if sys.platform == "win32":
        return subprocess.call(command)
    return os.execv(command[0], command)


def _test(arguments: list[str]) -> int:
    python = _for_developers()
    _tool(python, "translations", ["compile"])
    if arguments:
        return checks.run_pytest(python, arguments)
    return checks.run_all(python)


def _check(_: list[str]) -> int:
    return checks.report(checks.run_linters(_for_developers()))


def _format(_: list[str]) -> int:
    python = _for_developers()
    fixed = subprocess.call([python, "-m", "ruff", "check", "--fix", "--quiet", "."], cwd=ROOT)
    return subprocess.call([python, "-m", "ruff", "format", "."], cwd=ROOT) or fixed


def _translations(arguments: list[str]) -> int:
    return _tool(_for_developers(), "translations", arguments)


def _shots(arguments: list[str]) -> int:
    return _with_translations("shots", arguments)


def _bench(arguments: list[str]) -> int:
    return _with_translations("bench", arguments)


def _soak(arguments: list[str]) -> int:
    return _with_translations("soak", arguments)


def _by_ear(arguments: list[str]) -> int:
    return _with_translations("by_ear", arguments)


def _package(arguments: list[str]) -> int:
    python = ready("package")
    system_libraries.provide(python, for_window=True)
    _tool(python, "translations", ["compile"])
    return _tool(python, "package", arguments)


def _dependencies(_: list[str]) -> int:
    return _tool(_for_developers(), "dependencies", [])


def _release(_: list[str]) -> int:
    return _tool(_for_developers(), "release", [])


def _arena(arguments: list[str]) -> int:
    return _tool(ready("dev"), "arena", arguments)


def _train(arguments: list[str]) -> int:
    return _tool(_for_developers(), "training", arguments)


def _with_translations(tool: str, arguments: list[str]) -> int:
    python = _for_developers()
    _tool(python, "translations", ["compile"])
    return _tool(python, tool, arguments)


def _for_developers() -> str:
    python = ready("dev")
    system_libraries.provide(python, for_window=False)
    return python


def _tool(python: str, name: str, arguments: list[str]) -> int:
    return subprocess.call([python, "-m", f"tools.{name}", *arguments], cwd=ROOT)


COMMANDS = {
    "play": Command(_play, "set up and start the game; arguments go to the game"),
    "test": Command(_test, "set up and check everything; with arguments: only pytest, with them"),
    "check": Command(
        _check,
        "formatter, linter, types, imports and translations, without the tests",
        takes_nothing=True,
    ),
    "format": Command(_format, "let ruff put the sources in order", takes_nothing=True),
    "translations": Command(_translations, "collect the texts of the sources and compile them"),
    "shots": Command(_shots, "pictures of every screen and state"),
    "arena": Command(_arena, "players against players on the bare rules; tables of it"),
    "train": Command(_train, "find the policies of the opponents again; a few minutes"),
    "soak": Command(_soak, "long runs that look for what never may happen"),
    "by-ear": Command(_by_ear, "play by what a screen reader is told, one step a command (Linux)"),
    "package": Command(_package, "what people can play without Python, built and tried out"),
    "dependencies": Command(
        _dependencies, "what of the declared is out of date", takes_nothing=True
    ),
    "release": Command(
        _release, "look whether this commit may become a release, and tag it", takes_nothing=True
    ),
    "bench": Command(_bench, "the figures of the game as JSON"),
}
