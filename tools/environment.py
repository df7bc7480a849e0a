"""The virtual environment beside dev.py: made once, made again when what it rests on changes."""

import hashlib
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / ".venv"
_STAMP = FOLDER / "stamp.txt"


class SetupFailed(Exception):
    """What is missing and what to do about it, in one line."""


def ready(extra: str = "") -> str:
    """The path of the environment's Python, with the game and the extra installed.

    Raises:
        SetupFailed: it cannot be made.
    """
    ground, *installed = _stamp()
    if ground != _ground() or not _python().exists():
        print("Setting up .venv (once; this fetches Qt, about 100 MB) ...", flush=True)
        _make()
        installed = []
    # Who may develop may play.
    enough = {_content(extra)} if extra else {_content(""), _content("dev")}
    if not enough & set(installed):
        _install(extra)
        still_true = [one for one in installed if one.startswith(_content(""))]
        _STAMP.write_text("\n".join([_ground(), *still_true, _content(extra)]), encoding="utf-8")
    return str(_python())


def script(name: str) -> str:
    """The path of a program that a package put into the environment."""
    return str(_python().with_name(name + (".exe" if sys.platform == "win32" else "")))


def _python() -> Path:
    return FOLDER / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def _stamp() -> list[str]:
    """What the environment was made on, and what was installed into it."""
    return _STAMP.read_text(encoding="utf-8").split("\n") if _STAMP.is_file() else [""]


def _ground() -> str:
    return f"{platform.python_version()} {platform.machine()} {ROOT}"


def _content(extra: str) -> str:
    wanted = (ROOT / "pyproject.toml").read_bytes()
    return f"{hashlib.sha256(wanted).hexdigest()} {extra}"


def _make() -> None:
    if Path(sys.prefix).resolve() == FOLDER.resolve():
        return  # started by the environment's own Python: it cannot replace itself
    if importlib.util.find_spec("ensurepip") is None:
        _provide_ensurepip()
    _run([sys.executable, "-m", "venv", "--clear", str(FOLDER)])


def _provide_ensurepip() -> None:
    """Debian and Ubuntu keep what makes an environment in a package of its own."""
    package = f"python3.{sys.version_info.minor}-venv"
    if not install_with_apt([package]):
        raise SetupFailed(f"This Python has no ensurepip: sudo apt-get install {package}")


def _install(extra: str) -> None:
    target = f"{ROOT}[{extra}]" if extra else str(ROOT)
    pip = [str(_python()), "-m", "pip", "--disable-pip-version-check"]
    # The translations are compiled afterwards, with the Qt that is being installed.
    _run([*pip, "install", "--quiet", "--editable", target], HATCH_BUILD_NO_HOOKS="true")


def _run(command: list[str], **environment: str) -> None:
    if subprocess.call(command, cwd=ROOT, env={**os.environ, **environment}):
        raise SetupFailed("The set-up failed; the lines above say why: " + " ".join(command))


def install_with_apt(packages: list[str]) -> bool:
    """Installs system packages where that is allowed; whether it was and went well."""
    if shutil.which("apt-get") is None or not _is_root():
        return False
    print("Installing", *packages, "...", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    return all(
        subprocess.call(command, env=environment, stdout=subprocess.DEVNULL) == 0
        for command in (["apt-get", "update", "-qq"], install)
    )


def _is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0
