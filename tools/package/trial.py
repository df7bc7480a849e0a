"""Tries the app folder where programs fail that ran well at home.

It lies in a folder with accents and spaces that nobody may write to; no font is on the system; a
user runs it who owns nothing there. Off screen, and on X11 where Xvfb is at hand.
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from tools.package import facts
from tools.package.folder import PackagingFailed, folder

_PATIENCE_S: Final = 300
_RUNS: Final = 5
_SLOWEST: Final = 1.3
"""Start to the first painted table, against the same from the sources."""
_NOBODY: Final = 65534
_FIRST_LINE: Final = "ok: show table"
_NO_FONTS: Final = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{nowhere}</dir><cachedir>{nowhere}</cachedir></fontconfig>
"""


def try_out() -> Path:
    """Runs the self-test everywhere and measures the start; the app folder that was tried.

    Raises:
        PackagingFailed: it did not pass, or starts too slowly.
    """
    with _hard_place() as (program, home, environment), screens() as shown:
        for name, screen in shown.items():
            told = {**environment, **screen}
            pass_test(name, [str(program), "--self-test"], home, told, **_as_nobody())
    _measure(folder() / program.name)
    return folder()


@contextmanager
def _hard_place() -> Iterator[tuple[Path, Path, dict[str, str]]]:
    """The program in its bad place, a home for its user, and the environment to run it in."""
    with tempfile.TemporaryDirectory(prefix="vivaroi ") as name:
        place = Path(name, "Jeux d’été à 3")
        shutil.copytree(folder(), place, symlinks=True)
        home = Path(name, "chez moi")
        home.mkdir()
        fonts = Path(name, "fonts.conf")
        fonts.write_text(_NO_FONTS.format(nowhere=home / "none"), encoding="utf-8")
        _lock(place, home)
        told = {"HOME": str(home), "TMPDIR": str(home), "FONTCONFIG_FILE": str(fonts)}
        try:
            yield place / _program(), home, {**os.environ, **told, "LC_ALL": "C.UTF-8"}
        finally:
            _unlock(place)


def _program() -> str:
    return f"{facts.NAME}-console.exe" if sys.platform == "win32" else facts.NAME


def _lock(place: Path, home: Path) -> None:
    """Nobody may write to the place any more; the home is the user's own."""
    if sys.platform == "win32":
        return
    place.parent.chmod(0o755)
    for path in (*place.rglob("*"), place):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222 | 0o444)
    if os.geteuid() == 0:
        os.chown(home, _NOBODY, _NOBODY)


def _unlock(place: Path) -> None:
    for path in (place, *place.rglob("*")):
        if path.is_dir() and not path.is_symlink():
            path.chmod(0o755)


@contextmanager
def screens() -> Iterator[dict[str, dict[str, str]]]:
    """Where it can be shown: the name of the screen, and what the environment says of it."""
    if sys.platform == "win32":
        yield {"on the desktop": {}}
        return
    off_screen = {"off screen": {"QT_QPA_PLATFORM": "offscreen"}}
    if shutil.which("Xvfb") is None:
        yield off_screen
        return
    command = ["Xvfb", "-displayfd", "1", "-ac", "-nolisten", "tcp", "-screen", "0", "1280x800x24"]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=quiet, text=True) as server:
        assert server.stdout is not None
        display = f":{server.stdout.readline().strip()}"
        try:
            yield {**off_screen, "on X11": {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display}}
        finally:
            server.terminate()


def pass_test(
    name: str, command: Sequence[str], home: Path, environment: Mapping[str, str], **user: Any
) -> None:
    """Runs a self-test, in a home and maybe as another user.

    Raises:
        PackagingFailed: it does not pass; with what it said.
    """
    answer = subprocess.run(
        command,
        cwd=home,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",  # what Windows writes of a failure is in a code page
        timeout=_PATIENCE_S,
        check=False,
        **user,
    )
    print(f"{name}: {'passed' if answer.returncode == 0 else 'FAILED'}", flush=True)
    if answer.returncode:
        raise PackagingFailed(f"the self-test {name} ended so:\n{answer.stdout}")


def _as_nobody() -> dict[str, Any]:
    """Another user, where this one may become one."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return {}
    return {"user": _NOBODY, "group": _NOBODY, "extra_groups": []}


def _measure(program: Path) -> None:
    """Built and from the sources in turn, so that a busy machine slows both."""
    pairs = [
        (_start([str(program)]), _start([sys.executable, "-m", "vivaroi_gui"]))
        for _ in range(_RUNS)
    ]
    built, source = (statistics.median(times) for times in zip(*pairs, strict=True))
    ratio = built / source
    print(f"first table: {built:.2f} s built, {source:.2f} s from the sources: {ratio:.2f} times")
    if ratio > _SLOWEST:
        raise PackagingFailed(f"the start takes {ratio:.2f} times as long as from the sources")


def _start(command: list[str]) -> float:
    """Seconds from the start of the process to its first painted table."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    started = time.monotonic()
    with subprocess.Popen(
        [*command, "--self-test"], cwd=facts.ROOT, env=environment, stdout=subprocess.PIPE
    ) as game:
        assert game.stdout is not None
        line = game.stdout.readline().decode().strip()
        seconds = time.monotonic() - started
        game.kill()
    if line != _FIRST_LINE:
        raise PackagingFailed(f"{command[0]} shows no table but says {line!r}")
    return seconds
