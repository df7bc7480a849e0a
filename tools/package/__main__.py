"""Builds what people can play without Python, and tries it out.

    python dev.py package [wheel] [folder] [archive] [deb] [appimage] [installer] [image] [trial]

Without a name: all that this system can make, and the trial. Everything lands in dist/ with its
checksums; an archive, a package or an image holds the app folder as it was built last.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from tools.package import elsewhere, facts, linux, trial
from tools.package.contents import UnknownLicence
from tools.package.folder import PackagingFailed, build_folder

SUMS: Final = "SHA256SUMS"


def build_wheel() -> Path:
    """The wheel; the archive of the sources lies beside it.

    Raises:
        PackagingFailed: hatchling gave up.
    """
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
    "installer": elsewhere.build_installer,
    "image": elsewhere.build_image,
    "trial": trial.try_out,
}


def possible() -> list[str]:
    """What this system can make, in order."""
    if sys.platform == "win32":
        return ["wheel", "folder", "trial", *_where("makensis", "installer")]
    if sys.platform == "darwin":
        return ["wheel", "folder", "trial", "image"]
    with_runtime = ["appimage"] if linux.RUNTIME in os.environ else []
    return ["wheel", "folder", "trial", "archive", *_where("dpkg-deb", "deb"), *with_runtime]


def _where(program: str, product: str) -> list[str]:
    return [product] if shutil.which(program) else []


def write_sums() -> None:
    """The checksums of the products, in the form that sha256sum checks."""
    files = sorted(one for one in facts.DIST.iterdir() if one.is_file() and one.name != SUMS)
    lines = (f"{hashlib.sha256(one.read_bytes()).hexdigest()}  {one.name}\n" for one in files)
    (facts.DIST / SUMS).write_text("".join(lines), encoding="utf-8", newline="\n")


def main(arguments: Sequence[str]) -> int:
    """0; 1 when something could not be made; 2 for a name that is none."""
    if unknown := set(arguments) - set(PRODUCTS):
        print("dev.py package: no such product:", *sorted(unknown), file=sys.stderr)
        return 2
    facts.DIST.mkdir(exist_ok=True)
    try:
        for name in arguments or possible():
            print(f"{name}: {PRODUCTS[name]()}", flush=True)
    except (PackagingFailed, UnknownLicence) as failure:
        print(f"dev.py package: {failure}", file=sys.stderr)
        return 1
    write_sums()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
