"""A desktop of its own for a game that is played by assistive technology: display and bus."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

_SERVICE: Final = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")


def lacking() -> str:
    """What this machine lacks for it, in words; "" where nothing is lacking."""
    if not sys.platform.startswith("linux"):
        return "AT-SPI is on Linux"
    for program, package in (("Xvfb", "xvfb"), ("dbus-daemon", "dbus")):
        if shutil.which(program) is None:
            return f"no {program} (apt install {package})"
    return "" if _SERVICE.is_file() else "no at-spi2-core (apt install at-spi2-core)"


@contextmanager
def desk(folder: Path) -> Iterator[dict[str, str]]:
    """The environment of a program that is to be seen and heard there; ``folder`` is its own."""
    own = {"XDG_RUNTIME_DIR": str(folder), "XDG_CACHE_HOME": str(folder), "HOME": str(folder)}
    environment = {**os.environ, **own}
    display = _started(["Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24"], environment)
    bus = None
    try:
        environment["DISPLAY"] = f":{_first_line(display)}"
        command = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
        bus = _started(command, environment)
        environment["DBUS_SESSION_BUS_ADDRESS"] = _first_line(bus)
        yield {
            **environment,
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }
    finally:
        for process in (bus, display):
            if process is not None:
                process.terminate()
                process.communicate()


def _started(command: list[str], environment: dict[str, str]) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )


def _first_line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()
