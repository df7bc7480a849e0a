"""Builds what this system can be given to play without Python.

    python dev.py package [wheel] [folder] [archive] [deb] [appimage] [installer] [disk]

Without a name: all that this system can make. Everything lands in dist/, with its checksums.
"""

import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from tools.package import facts, linux
from tools.package.contents import UnknownLicence
from tools.package.folder import PackagingFailed, build_folder

SUMS: Final = "SHA256SUMS"


def build_wheel() -> Path:
    """The wheel, and the archive of the sources beside it."""
    facts.DIST.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(facts.DIST)]
    if subprocess.call(command, cwd=facts.ROOT):
        raise PackagingFailed("hatchling gave up; the lines above say why")
    return facts.DIST / f"{facts.NAME}-{facts.VERSION}-py3-none-any.whl"


PRODUCTS: Final[dict[str, Callable[[], Path]]] = {
    "wheel": build_wheel,
    "folder": build_folder,
    "archive": linux.build_archive,
    "deb": linux.build_deb,
    "appimage": linux.build_appimage,
}


def possible() -> list[str]:
    """What this system can make."""
    return ["wheel", "folder"] + (["archive", "deb", "appimage"])


def main(arguments: Sequence[str]) -> int:
    """0; 1 when something could not be made; 2 for a name that is none."""
    if unknown := set(arguments) - set(PRODUCTS):
        print("dev.py package: no such product:", *sorted(unknown), file=sys.stderr)
        return 2
    try:
        for name in arguments or possible():
            print(PRODUCTS[name](), flush=True)
    except (PackagingFailed, UnknownLicence) as failure:
        print(f"dev.py package: {failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
