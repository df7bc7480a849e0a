"""Whether the computer runs on its battery, as far as the system says so at no cost.

Linux: files of the kernel.  Windows: one call.  macOS tells nobody without a framework or another
process, and Qt has no question for it: there the answer is no.
"""

import ctypes
import sys
from pathlib import Path
from typing import Final

_SUPPLIES: Final = Path("/sys/class/power_supply")
_OFFLINE: Final = 0


def is_on_battery(supplies: Path = _SUPPLIES) -> bool:
    """No answer means no."""
    try:
        return _windows_is() if sys.platform == "win32" else _linux_is(supplies)
    except (OSError, AttributeError):
        return False


def _linux_is(supplies: Path) -> bool:
    """Where there is a plug, and none of them is in."""
    plugs = [one / "online" for one in supplies.glob("*") if _said(one / "type") == "Mains"]
    return bool(plugs) and all(_said(plug) == "0" for plug in plugs)


def _said(file: Path) -> str:
    return file.read_text(encoding="ascii", errors="replace").strip()


class _PowerStatus(ctypes.Structure):
    """SYSTEM_POWER_STATUS of winbase.h."""

    _fields_ = (
        ("line", ctypes.c_ubyte),
        ("flag", ctypes.c_ubyte),
        ("percent", ctypes.c_ubyte),
        ("saver", ctypes.c_ubyte),
        ("left_s", ctypes.c_uint32),
        ("full_s", ctypes.c_uint32),
    )


def _windows_is() -> bool:
    status = _PowerStatus()
    kernel = getattr(ctypes, "windll").kernel32  # noqa: B009  # only Windows has it
    return bool(kernel.GetSystemPowerStatus(ctypes.byref(status))) and status.line == _OFFLINE
