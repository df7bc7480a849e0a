"""Builds what people can play without Python, and tries it out.

    python dev.py package [wheel] [folder] [archive] [deb] [appimage] [installer] [image] [trial]

Without a name: all that this system can make, and the trial of it. Everything lands in dist/ with
its checksums; an archive, a package or an image holds the app folder as it was built last.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from tools.package import elsewhere, facts, linux, shipped
from tools.package.contents import UnknownLicence
from tools.package.folder import PackagingFailed, build_folder, reproducible

SUMS: Final = "SHA256SUMS"


def build_wheel() -> Path:
    """The wheel; the archive of the sources lies beside it.

    Raises:
        PackagingFailed: hatchling gave up.
    """
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(facts.DIST)]
    if subprocess.call(command, cwd=facts.ROOT, env=reproducible()):
        raise PackagingFailed("hatchling gave up; the lines above say why")
    return facts.DIST / f"{facts.NAME}-{facts.VERSION}-py3-none-any.whl"


PRODUCTS: Final[dict[str, Callable[[], Path]]] = {
    "wheel": build_wheel,
    "folder": build_folder,
    "archive": linux.build_archive,
    "deb": linux.build_deb,
    "appimage": linux.build_appimage,
    "installer": elsewhere.build_installer,
    "image": elsewhere.build_image,
    "trial": shipped.try_out,
}


_OF_SYSTEM: Final = {
    "win32": ["wheel", "folder", "installer", "trial"],
    "darwin": ["wheel", "folder", "image", "trial"],
}
_OF_LINUX: Final = ["wheel", "folder", "archive", "deb", "appimage", "trial"]


def possible() -> list[str]:
    """What this system can make, in order; says what it lacks for the others."""
    names = _OF_SYSTEM.get(sys.platform, _OF_LINUX)
    lacks = {name: _lack(name) for name in names}
    for name, lack in lacks.items():
        if lack:
            print(f"{name}: not made, {lack} is missing", flush=True)
    return [name for name in names if not lacks[name]]


def _lack(product: str) -> str:
    """What a product takes that is not there; empty where nothing is missing."""
    programs = {"deb": "dpkg-deb", "appimage": "mksquashfs", "installer": "makensis"}
    if product in programs and shutil.which(programs[product]) is None:
        return programs[product]
    needs_runtime = product == "appimage" and linux.RUNTIME not in os.environ
    return linux.RUNTIME if needs_runtime else ""


def write_sums() -> None:
    """The checksums of the products, in the form that sha256sum checks."""
    files = sorted(one for one in facts.DIST.iterdir() if one.is_file() and one.name != SUMS)
    lines = (f"{hashlib.sha256(one.read_bytes()).hexdigest()}  {one.name}\n" for one in files)
    (facts.DIST / SUMS).write_text("".join(lines), encoding="utf-8", newline="\n")


def main(arguments: Sequence[str]) -> int:
    """0; 1 when something could not be made."""
    names = _parse(arguments)
    try:
        facts.DIST.mkdir(exist_ok=True)
        for name in names or possible():
            print(f"{name}: {PRODUCTS[name]()}", flush=True)
        write_sums()
    except (PackagingFailed, UnknownLicence, OSError) as failure:
        print(f"dev.py package: {_line(failure)}", file=sys.stderr)
        return 1
    return 0


def _parse(arguments: Sequence[str]) -> list[str]:
    parser = argparse.ArgumentParser(
        prog="dev.py package", description="what people can play without Python, into dist/"
    )
    told = ", ".join(PRODUCTS)
    parser.add_argument(
        "products",
        nargs="*",
        metavar="product",
        help=f"{told}; without one, all that this system can make, and the trial",
    )
    names: list[str] = parser.parse_args(arguments).products
    if unknown := set(names) - set(PRODUCTS):
        parser.error(f"no such product: {', '.join(sorted(unknown))} ({told})")
    return names


def _line(failure: Exception) -> str:
    """One line, also where none of a folder's many files could be copied."""
    return failure.args[0][0][-1] if isinstance(failure, shutil.Error) else str(failure)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
