"""The libraries of a Linux system that Qt needs and pip cannot bring.

Which package brings which library stands in ``vivaroi_gui/obstacles.py``: the game tells it too.

    python -m tools.system_libraries

prints the packages of Debian and Ubuntu, for machines that are set up by others.
"""

import os
import shutil
import subprocess
import sys

from tools.environment import SetupFailed, install_with_apt
from vivaroi_gui import obstacles

_IMPORT = "import PySide6.QtNetwork, PySide6.QtSvgWidgets, PySide6.QtTest, PySide6.QtWidgets"
_WHERE = "import PySide6; print(PySide6.__path__[0])"


def provide(python: str, *, for_window: bool) -> None:
    """Makes sure that Qt loads, and with ``for_window`` that it can open a window on X11.

    Installs with apt where that is allowed: what the loader names, and nothing else.

    Raises:
        SetupFailed: with the line to type, where there is one.
    """
    if not sys.platform.startswith("linux"):
        return
    for_window = for_window and _is_x11()
    named: set[str] = set()
    while lacking := set(_lacking(python, for_window)):
        packages = sorted({one for name in lacking for one in obstacles.packages_for(name)[:1]})
        is_new = not lacking <= named  # apt may think that it is there
        if not (packages and is_new and install_with_apt(packages)):
            raise SetupFailed(_told(lacking))
        named |= lacking


def _is_x11() -> bool:
    return bool(os.environ.get("DISPLAY")) and not os.environ.get("WAYLAND_DISPLAY")


def _lacking(python: str, for_window: bool) -> list[str]:
    """The libraries that Qt's loader names as missing; the first, or for the window all.

    Raises:
        SetupFailed: Qt does not load for another reason.
    """
    attempt = _run(python, "-c", _IMPORT)
    if attempt.returncode == 0:
        return _window_lacks(python) if for_window else []
    if names := obstacles.libraries_in(attempt.stderr):
        return names
    lines = attempt.stderr.strip().splitlines() or ["unknown reason"]
    raise SetupFailed(f"Qt cannot load: {lines[-1]}")


def _window_lacks(python: str) -> list[str]:
    """The libraries that the X11 plugin links to and the system has not."""
    if shutil.which("ldd") is None:
        return []
    where = _run(python, "-c", _WHERE).stdout.strip()
    answer = _run("ldd", f"{where}/Qt/plugins/platforms/libqxcb.so")
    return [line.split()[0] for line in answer.stdout.splitlines() if "not found" in line]


def _run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, capture_output=True, encoding="utf-8", errors="replace", check=False
    )


def _told(lacking: set[str]) -> str:
    names = sorted(lacking)
    return f"Qt lacks {', '.join(names)}\nRemedy: {_remedy(names)}"


def _remedy(libraries: list[str]) -> str:
    """The line that installs what is missing, with the companions that are likely missing too."""
    packages = [one for name in libraries for one in obstacles.packages_for(name)]
    if shutil.which("apt-get") and packages:
        return "sudo apt-get install " + " ".join(dict.fromkeys(packages))
    if shutil.which("dnf"):
        return "sudo dnf install " + " ".join(f"'{name}()(64bit)'" for name in libraries)
    if shutil.which("pacman"):
        return "sudo pacman -Fy, then pacman -S what pacman -F names for each"
    return "install them with the package manager of your system"


if __name__ == "__main__":
    print(*obstacles.DRAWING, *obstacles.WINDOW)
