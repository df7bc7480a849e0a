"""The game at rest: how much processor and memory it takes, and that nothing is left of it.

It runs as a process of its own, off screen, as people start it.
"""

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from tools.positions import save_game
from tools.soak.broken import Broken
from vivaroi_gui.ui.setting import Preference
from vivaroi_gui.ui.settings import Settings

_SETTLING_S: Final = 6.0
"""After the start, until the page stands still and the opponents' process has ended its work."""
_MOST_PERCENT: Final = 5.0
"""Of one processor, at rest."""
_MOST_GROWTH_MB: Final = 10.0
_PATIENCE_S: Final = 10.0


def run(seconds: float, _: int) -> str:
    """Watches the start page and a game in which a person has to move, half the time each.

    Raises:
        Broken: too much is done or kept, or a process is left when the game has ended.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        Settings(folder / "settings.json").update(calm=Preference.ON)
        home = _watched([], folder, seconds / 2)
        table = _watched([str(save_game(folder))], folder, seconds / 2)
    return f"start page {home}; table {table}"


def _watched(arguments: list[str], folder: Path, seconds: float) -> str:
    command = [sys.executable, "-m", "vivaroi_gui", *arguments, "--data", str(folder)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as game:
        time.sleep(_SETTLING_S)
        family = [game.pid, *children(game.pid)]
        before, began = sum(map(cpu_s, family)), memory_mb(game.pid)
        time.sleep(seconds)
        percent = (sum(map(cpu_s, family)) - before) / seconds * 100
        ended = memory_mb(game.pid)
        game.send_signal(signal.SIGTERM)
        game.wait(_PATIENCE_S)
    _check(percent, ended - began, [one for one in family if is_alive(one)])
    return f"{percent:.1f} % of a processor, {ended:.0f} MB"


def _check(percent: float, growth_mb: float, left: list[int]) -> None:
    if percent > _MOST_PERCENT:
        raise Broken(f"{percent:.1f} % of a processor at rest")
    if growth_mb > _MOST_GROWTH_MB:
        raise Broken(f"{growth_mb:.0f} MB more while nothing happened")
    if left:
        raise Broken(f"processes left: {left}")


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    listed = Path(f"/proc/{process}/task/{process}/children")
    return [int(one) for one in listed.read_text(encoding="ascii").split()]


def cpu_s(process: int) -> float:
    """Seconds of processor that a process has used so far."""
    fields = _stat(process)
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_mb(process: int) -> float:
    """The memory of a process, in megabytes."""
    return int(_stat(process)[21]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def is_alive(process: int) -> bool:
    """Whether a process still does something."""
    try:
        return _stat(process)[0] != "Z"
    except OSError:
        return False


def _stat(process: int) -> list[str]:
    """What Linux tells of a process, from its state on (proc(5))."""
    return Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
