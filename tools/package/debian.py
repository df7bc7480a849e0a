"""What Debian and Ubuntu know of the libraries of the system that go into the app folder."""

import platform
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote

LICENCES: Final = {
    "brotli": "MIT",
    "dbus": "AFL-2.1 OR GPL-2.0-or-later",
    "e2fsprogs": "MIT",
    "glib2.0": "LGPL-2.1-or-later",
    "keyutils": "LGPL-2.0-or-later",
    "krb5": "MIT",
    "libbsd": "BSD-3-Clause AND ISC",
    "libcap2": "BSD-3-Clause OR GPL-2.0-only",
    "libffi": "MIT",
    "libgcrypt20": "LGPL-2.1-or-later",
    "libgpg-error": "LGPL-2.1-or-later",
    "libmd": "BSD-3-Clause AND BSD-2-Clause AND ISC",
    "libpng1.6": "libpng-2.0",
    "libx11": "MIT AND X11",
    "libxau": "MIT",
    "libxcb": "X11",
    "libxdmcp": "MIT",
    "libxkbcommon": "MIT AND X11",
    "libzstd": "BSD-3-Clause OR GPL-2.0-only",
    "lz4": "BSD-2-Clause",
    "pcre2": "BSD-3-Clause",
    "pcre3": "BSD-3-Clause",
    "systemd": "LGPL-2.1-or-later",
    "util-linux": "BSD-3-Clause",
    "xcb-util": "X11",
    "xcb-util-cursor": "X11",
    "xcb-util-image": "X11",
    "xcb-util-keysyms": "X11",
    "xcb-util-renderutil": "X11",
    "xcb-util-wm": "X11",
    "xz-utils": "LicenseRef-public-domain",
}
"""Of the library in each source package; whatever else gets in has to be looked at first."""
_COMMON: Final = Path("/usr/share/common-licenses")
_POINTER: Final = re.compile(
    r"/usr/share/common-licenses/(?:{(?P<several>[^}]+)}|(?P<one>[\w.-]*\w))"
)
_TOLD: Final = "${Version}\t${Architecture}\t${source:Package}\t${source:Version}"
_SOURCES: Final = {
    "debian": "https://snapshot.debian.org/package/{source}/{version}/",
    "ubuntu": "https://launchpad.net/ubuntu/+source/{source}/{version}",
}


class Told(NamedTuple):
    """A package: its version, its source package, where exactly that is kept, its package URL."""

    version: str
    source: str
    home: str
    purl: str


def package_of(library: Path) -> str:
    """The package that a file belongs to; empty where none does."""
    real = library.resolve()
    for place in (real, Path("/usr") / real.relative_to("/"), Path(str(real).removeprefix("/usr"))):
        if answer := _asked("dpkg-query", "-S", str(place)):
            return answer.partition(":")[0]
    return ""


def told_of(package: str) -> Told:
    answer = _asked("dpkg-query", "-W", f"-f={_TOLD}\n", package).splitlines()[0]
    version, machine, source, source_version = answer.split("\t")
    system, release = _system()
    home = _SOURCES.get(system, _SOURCES["debian"])
    where = home.format(source=source, version=quote(source_version, safe=":~+"))
    purl = f"pkg:deb/{system}/{package}@{quote(version, safe='')}?arch={machine}"
    return Told(version, source, where, f"{purl}&distro={system}-{release}")


@cache
def _system() -> tuple[str, str]:
    """The distribution and its release, as "debian" and "12"."""
    told = platform.freedesktop_os_release()
    return told["ID"], told.get("VERSION_ID", "")


def copyright_of(package: str) -> str:
    """What the package says of its rights, and where the texts are that it only points to."""
    file = Path("/usr/share/doc") / package / "copyright"
    text = file.read_text(encoding="utf-8", errors="replace")
    beside = ", ".join(f"{name} as {file}" for name, file in common_texts(text).items())
    note = f"[Of what is in {_COMMON} on Debian, here lie beside this file: {beside}]\n\n"
    return note + text if beside else text


def common_texts(text: str) -> dict[str, str]:
    """The licences that a text points to in a folder that only Debian has.

    The names there, and those of the files in the app folder.
    """
    found = [one["several"] or one["one"] for one in _POINTER.finditer(text)]
    names = sorted({name for one in found for name in one.split(",")})
    return {name: f"{_full_name(name)}.txt" for name in names}


def common_text(file: str) -> str:
    """The text that ``common_texts`` gave a name to."""
    for text in _COMMON.iterdir():
        if f"{_full_name(text.name)}.txt" == file:
            return text.read_text(encoding="utf-8")
    raise FileNotFoundError(f"{_COMMON} has no text for {file}")


def _full_name(name: str) -> str:
    """The name with its version in full: GPL is GPL-3 there, and GPL-3.0 everywhere else."""
    real = (_COMMON / name).resolve().name
    return f"{real}.0" if re.search(r"-\d$", real) else real


def _asked(*command: str) -> str:
    try:
        answer = subprocess.run(
            command, capture_output=True, encoding="utf-8", errors="replace", check=False
        )
    except FileNotFoundError:
        return ""
    return answer.stdout.strip()
