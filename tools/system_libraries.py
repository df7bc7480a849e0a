"""The libraries of a Linux system that Qt needs and pip cannot bring."""

import os
import shutil
import subprocess
import sys

from tools.environment import SetupFailed, install_with_apt

_DRAWING = [
    *("libglib2.0-0", "libgl1", "libegl1", "libxkbcommon0", "libdbus-1-3", "libgssapi-krb5-2"),
    "libfontconfig1",
]
_WINDOW = [
    "libxcb-cursor0",
    "libxkbcommon-x11-0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
]
_ELSEWHERE = {
    "dnf": "glib2 libglvnd-glx libglvnd-egl libxkbcommon dbus-libs fontconfig krb5-libs",
    "pacman": "glib2 libglvnd libxkbcommon dbus fontconfig krb5",
}
_ELSEWHERE_WINDOW = {
    "dnf": "xcb-util-cursor libxkbcommon-x11 xcb-util-wm xcb-util-keysyms",
    "pacman": "xcb-util-cursor libxkbcommon-x11 xcb-util-wm xcb-util-keysyms",
}
_IMPORT = "import PySide6.QtNetwork, PySide6.QtSvgWidgets, PySide6.QtTest, PySide6.QtWidgets"
_WHERE = "import PySide6; print(PySide6.__path__[0])"


def provide(python: str, *, for_window: bool) -> None:
    """Makes sure that Qt loads, and with ``for_window`` that it can open a window on X11.

    Installs with apt where that is allowed.

    Raises:
        SetupFailed: with the line to type.
    """
    if not sys.platform.startswith("linux"):
        return
    for_window = for_window and _is_x11()
    if not _lacks(python, for_window):
        return
    install_with_apt(_DRAWING + (_WINDOW if for_window else []))
    if lacks := _lacks(python, for_window):
        raise SetupFailed(f"Qt cannot load: {lacks}\nRemedy: {_remedy(for_window)}")


def _is_x11() -> bool:
    return bool(os.environ.get("DISPLAY")) and not os.environ.get("WAYLAND_DISPLAY")


def _lacks(python: str, for_window: bool) -> str:
    """What Qt complains of, in a line; empty when nothing is missing."""
    attempt = subprocess.run([python, "-c", _IMPORT], capture_output=True, text=True, check=False)
    if attempt.returncode:
        return (attempt.stderr.strip().splitlines() or ["unknown reason"])[-1]
    return _window_lacks(python) if for_window else ""


def _window_lacks(python: str) -> str:
    """The libraries that the X11 plugin links to and the system has not."""
    if shutil.which("ldd") is None:
        return ""
    where = subprocess.check_output([python, "-c", _WHERE], text=True).strip()
    plugin = f"{where}/Qt/plugins/platforms/libqxcb.so"
    answer = subprocess.run(["ldd", plugin], capture_output=True, text=True, check=False)
    missing = (line.split()[0] for line in answer.stdout.splitlines() if "not found" in line)
    return ", ".join(sorted(set(missing)))


def _remedy(for_window: bool) -> str:
    for program, command in (("dnf", "dnf install"), ("pacman", "pacman -S")):
        if shutil.which(program) and not shutil.which("apt-get"):
            window = f" {_ELSEWHERE_WINDOW[program]}" if for_window else ""
            return f"sudo {command} {_ELSEWHERE[program]}{window}"
    packages = _DRAWING + (_WINDOW if for_window else [])
    return "sudo apt-get install " + " ".join(packages)
