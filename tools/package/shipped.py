"""Tries what people fetch: each product in dist/ is unpacked or installed as they would.

Nothing is left on the computer.  What would change it, a package that apt installs or a setup of
Windows, is tried by .github/workflows/release.yml on machines that are thrown away.
"""

import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import NamedTuple

from tools.package import facts, linux, trial
from tools.package.folder import PackagingFailed, call


class Started(NamedTuple):
    """How a product is started, and what it needs in the environment."""

    command: list[str]
    told: dict[str, str]


Unpack = Callable[[Path, Path], AbstractContextManager[Started]]
"""Makes a product ready in an empty folder, and takes it away again."""


def try_out() -> Path:
    """The app folder in its bad places, then whatever of this version lies in dist/; the folder.

    Raises:
        PackagingFailed: something did not pass.
    """
    folder = trial.try_out()
    with trial.screens() as screens:
        for file, unpack in found():
            _try(file, unpack, list(screens.values())[-1])
    return folder


def found() -> list[tuple[Path, Unpack]]:
    """The products of this version that can be tried on this system."""
    name = f"{facts.NAME}-{facts.VERSION}"
    kinds: dict[str, Unpack] = {f"{name}-py3-none-any.whl": _wheel}
    if sys.platform.startswith("linux"):
        kinds[f"{name}-{facts.label()}.tar.xz"] = _archive
        kinds[f"{facts.NAME}_{facts.VERSION}_{linux.debian_machine()}.deb"] = _deb
        kinds[f"Viva_il_Re-{facts.VERSION}-{platform.machine()}.AppImage"] = _appimage
    if sys.platform == "darwin":
        kinds[f"{name}-{facts.label()}.dmg"] = _image
    files = {facts.DIST / name: unpack for name, unpack in kinds.items()}
    return [(file, unpack) for file, unpack in files.items() if file.is_file()]


def _try(file: Path, unpack: Unpack, screen: dict[str, str]) -> None:
    with tempfile.TemporaryDirectory(prefix="vivaroi ", ignore_cleanup_errors=True) as name:
        place, home = Path(name, "là"), Path(name, "chez moi")
        place.mkdir()
        home.mkdir()
        with unpack(file, place) as started:
            own = {"HOME": str(home), "TMPDIR": str(home), "PYTHONDONTWRITEBYTECODE": "1"}
            environment = {**os.environ, **own, **screen, **started.told}
            trial.pass_test(file.name, [*started.command, "--self-test"], home, environment)
        if left := [one for one in place.rglob("*") if not one.is_dir()]:
            raise PackagingFailed(f"{file.name} left {left[0]}")


@contextmanager
def _archive(file: Path, place: Path) -> Iterator[Started]:
    with tempfile.TemporaryDirectory() as unpacked:
        with tarfile.open(file) as packed:
            packed.extractall(unpacked, filter="data")
        (folder,) = Path(unpacked).iterdir()
        _install(folder, str(place))
        yield Started([str(place / "bin" / facts.NAME)], {})
        _install(folder, "--remove", str(place))
    for listed in ("applications/mimeinfo.cache", "mime", "icons/hicolor/icon-theme.cache"):
        _forget(place / "share" / listed)  # the desktop's own lists of what is there


def _install(folder: Path, *arguments: str) -> None:
    call(["sh", str(folder / "install.sh"), *arguments])


def _forget(path: Path) -> None:
    files = path.rglob("*") if path.is_dir() else [path]
    for file in files:
        if file.is_file():
            file.unlink()


@contextmanager
def _deb(file: Path, place: Path) -> Iterator[Started]:
    root = place / "root"
    call(["dpkg-deb", "-x", str(file), str(root)])
    yield Started([str(root / "usr" / "games" / facts.NAME)], {})
    shutil.rmtree(root)


@contextmanager
def _appimage(file: Path, place: Path) -> Iterator[Started]:
    yield Started([str(file)], {"APPIMAGE_EXTRACT_AND_RUN": "1"})


@contextmanager
def _wheel(file: Path, place: Path) -> Iterator[Started]:
    """With the Qt that is here: the wheel brings all else."""
    quiet = ["--quiet", "--disable-pip-version-check", "--no-deps", "--no-compile"]
    call([sys.executable, "-m", "pip", "install", *quiet, "--target", str(place / "it"), str(file)])
    yield Started([sys.executable, "-m", "vivaroi_gui"], {"PYTHONPATH": str(place / "it")})
    shutil.rmtree(place / "it")


@contextmanager
def _image(file: Path, place: Path) -> Iterator[Started]:
    """Mounted as a double click does, and shown on the real screen of the Mac."""
    volume = str(place / "volume")
    call(
        ["hdiutil", "attach", "-quiet", "-nobrowse", "-readonly", "-mountpoint", volume, str(file)]
    )
    try:
        program = Path(volume, f"{facts.TITLE}.app", "Contents", "MacOS", facts.NAME)
        yield Started([str(program)], {"QT_QPA_PLATFORM": "cocoa"})
    finally:
        subprocess.call(["hdiutil", "detach", "-quiet", "-force", volume])
