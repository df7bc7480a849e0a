"""The virtual environment beside dev.py: made once, made again when what it rests on changes."""

import hashlib
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tomllib
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
    if not any(_content(one) in installed for one in _enough_for(extra)):
        _bring_up_to_date(extra, installed)
    return str(_python())


def _enough_for(extra: str) -> set[str]:
    """Who may develop may play."""
    return {extra} if extra else {"", "dev"}


def script(name: str) -> str:
    """The path of a program that a package put into the environment."""
    return str(_python().with_name(name + (".exe" if sys.platform == "win32" else "")))


def _python() -> Path:
    return FOLDER / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def _bring_up_to_date(extra: str, installed: list[str]) -> None:
    """Installs what is asked for; without a network an older state of it will do."""
    try:
        _install(extra)
    except SetupFailed as failure:
        if _enough_for(extra).isdisjoint(map(_extra_of, installed)):
            raise
        print(f"{failure}\nGoing on with what is installed.", file=sys.stderr, flush=True)
        return
    still_true = [one for one in installed if one == _content(_extra_of(one))]
    _STAMP.write_text("\n".join([_ground(), *still_true, _content(extra)]), encoding="utf-8")


def _stamp() -> list[str]:
    """What the environment was made on, and what was installed into it."""
    return _STAMP.read_text(encoding="utf-8").split("\n") if _STAMP.is_file() else [""]


def _ground() -> str:
    return f"{platform.python_version()} {platform.machine()} {ROOT}"


def _content(extra: str) -> str:
    wanted = "\n".join(_requirements(extra))
    return f"{hashlib.sha256(wanted.encode()).hexdigest()} {extra}"


def _extra_of(content: str) -> str:
    return content.partition(" ")[2]


def _requirements(extra: str) -> list[str]:
    """What the game needs, and what an extra adds to it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed: list[str] = project["dependencies"]
    return [*needed, *project["optional-dependencies"].get(extra, [])]


def _make() -> None:
    if Path(sys.prefix).resolve() == FOLDER.resolve():
        return  # started by the environment's own Python: it cannot replace itself
    if importlib.util.find_spec("ensurepip") is None:
        _provide_ensurepip()
    _run([sys.executable, "-m", "venv", "--clear", str(FOLDER)])
    put_on_path()


def put_on_path() -> None:
    """Lets the environment's Python find the sources, from wherever it is started.

    Python reads the line in the encoding of the locale, whatever that is, and does not start where
    it cannot: the way from there to here is plain, the name of the folder may be anything.
    """
    base = {"base": str(FOLDER), "platbase": str(FOLDER)}
    packages = sysconfig.get_path("purelib", "venv", base)
    way = os.path.relpath(ROOT, packages)
    Path(packages, "vivaroi.pth").write_text(way + "\n", encoding="ascii")


def _provide_ensurepip() -> None:
    """Debian and Ubuntu keep what makes an environment in a package of its own."""
    package = f"python3.{sys.version_info.minor}-venv"
    if not install_with_apt([package]):
        raise SetupFailed(f"This Python has no ensurepip: sudo apt-get install {package}")


def _install(extra: str) -> None:
    """The sources themselves stay where they are: see ``put_on_path``."""
    pip = [str(_python()), "-m", "pip", "--disable-pip-version-check"]
    _run([*pip, "install", "--quiet", *_requirements(extra)])


def _run(command: list[str]) -> None:
    if subprocess.call(command, cwd=ROOT):
        raise SetupFailed("The set-up failed; the lines above say why: " + " ".join(command))


def install_with_apt(packages: list[str]) -> bool:
    """Installs system packages that are not there; whether it was allowed and went well.

    What is installed already stays as it is.
    """
    if shutil.which("apt-get") is None or not _is_root():
        return False
    print("Installing", *packages, "...", flush=True)
    options = ["-y", "-qq", "--no-install-recommends", "--no-upgrade", "--no-remove"]
    install = ["apt-get", "install", *options, *packages]
    # The list of packages is fetched only where there is none, or one too old.
    return _apt(install) or (_apt(["apt-get", "update", "-qq"]) and _apt(install))


def _apt(command: list[str]) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.call(command, env=environment, stdout=subprocess.DEVNULL) == 0


def _is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0
