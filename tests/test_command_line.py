"""``vivaroi`` on the command line, in processes of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import PATIENCE_S
from vivaroi_gui import __version__, obstacles
from vivaroi_gui.languages import LANGUAGES

# Runs the command line and then says on the last line whether any of Qt came in.
_PROGRAM = """
import sys
from vivaroi_gui.__main__ import main
try:
    status = main(sys.argv[1:])
except SystemExit as end:
    status = end.code
qt = sorted({name.partition(".")[0] for name in sys.modules} & {"PySide6", "shiboken6"})
print("Qt:", *qt)
sys.exit(status)
"""
_BARE = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LC_ALL", "LC_MESSAGES", "LANG"}
is_x11_system = sys.platform not in {"win32", "darwin"}
on_x11 = pytest.mark.skipif(not is_x11_system, reason="only there Qt looks for a display server")


def run(*arguments: str, given: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """A start without any display, with this much added to the environment."""
    bare = {name: value for name, value in os.environ.items() if name not in _BARE}
    return subprocess.run(
        [sys.executable, "-c", _PROGRAM, *arguments],
        input=given,
        capture_output=True,
        encoding="utf-8",
        env={**bare, "PYTHONIOENCODING": "utf-8", **environment},
        timeout=PATIENCE_S,
        check=False,
    )


def only_line(text: str) -> str:
    (line,) = text.splitlines()
    return line


def test_help_tells_the_usage_without_loading_qt() -> None:
    answer = run("--help")
    assert answer.returncode == 0
    assert answer.stdout.startswith("usage: vivaroi")
    assert "vivaroi engine" in answer.stdout
    assert answer.stdout.endswith("Qt:\n")


def test_version_is_that_of_the_package_and_loads_no_qt() -> None:
    answer = run("--version")
    assert answer.returncode == 0
    assert answer.stdout == f"vivaroi {__version__}\nQt:\n"


def test_engine_answers_lines_without_loading_qt() -> None:
    answer = run("engine", given='{"cmd":"hello"}\n{"cmd":"quit"}\n')
    assert answer.returncode == 0
    hello, goodbye, qt = answer.stdout.splitlines()
    assert json.loads(hello)["version"] == __version__
    assert json.loads(goodbye)["ok"] is True
    assert qt == "Qt:"


@pytest.mark.parametrize("arguments", [["--language", "xx"], ["--nonsense"], ["a", "b"]])
def test_a_command_line_that_makes_no_sense_exits_2(arguments: list[str]) -> None:
    answer = run(*arguments)
    assert answer.returncode == 2
    assert "vivaroi: error:" in answer.stderr.splitlines()[-1]
    assert answer.stdout == "Qt:\n"


@on_x11
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en_GB.UTF-8", "There is no display"),
        ("fr_FR.UTF-8", "Il n’y a pas d’écran"),
        ("it_IT.UTF-8", "Non c’è uno schermo"),
        ("xx_XX.UTF-8", "There is no display"),
    ],
)
def test_without_a_display_one_line_in_the_language_of_the_session_says_so(
    language: str, words: str
) -> None:
    answer = run(LANG=language)
    assert answer.returncode == 2
    assert words in only_line(answer.stderr)
    assert "DISPLAY" in answer.stderr
    assert answer.stdout == "Qt:\n"


@on_x11
def test_the_language_asked_for_is_also_that_of_the_refusal() -> None:
    answer = run("--language", "it", LANG="fr_FR.UTF-8")
    assert "Non c’è uno schermo" in only_line(answer.stderr)


@on_x11
def test_a_display_that_does_not_answer_is_named() -> None:
    answer = run(DISPLAY=":4711")
    assert answer.returncode == 2
    assert "':4711'" in only_line(answer.stderr) or "libxcb" in only_line(answer.stderr)


@on_x11
def test_a_wayland_server_that_does_not_answer_is_no_display(tmp_path: Path) -> None:
    answer = run(WAYLAND_DISPLAY="wayland-0", XDG_RUNTIME_DIR=str(tmp_path))
    assert answer.returncode == 2
    assert "There is no display" in only_line(answer.stderr)


def stand_in_for_qt(folder: Path, raises: str) -> str:
    """A PYTHONPATH whose PySide6 fails at once as told."""
    (folder / "PySide6").mkdir()
    (folder / "PySide6" / "__init__.py").write_text(f"raise {raises}\n", encoding="utf-8")
    return os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])


def test_a_missing_shared_library_is_named_with_its_package(tmp_path: Path) -> None:
    error = "ImportError('libGL.so.1: cannot open shared object file: No such file or directory')"
    path = stand_in_for_qt(tmp_path, error)
    answer = run(QT_QPA_PLATFORM="offscreen", PYTHONPATH=path)
    assert answer.returncode == 2
    assert "libGL.so.1" in only_line(answer.stderr)
    assert "sudo apt-get install libgl1 libegl1 " in answer.stderr


def test_a_missing_pyside_is_told_with_the_line_that_installs_it(tmp_path: Path) -> None:
    error = "ModuleNotFoundError(\"No module named 'PySide6'\", name='PySide6')"
    answer = run(QT_QPA_PLATFORM="offscreen", PYTHONPATH=stand_in_for_qt(tmp_path, error))
    assert answer.returncode == 2
    assert "pip install" in only_line(answer.stderr)


def test_an_error_of_our_own_is_not_taken_for_a_missing_qt() -> None:
    assert obstacles.in_loading(ImportError("x", name="vivaroi_gui.ui.app.launch")) is None


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxcb-icccm.so.4", "libxcb-icccm4"),
        ("libxcb-render-util.so.0", "libxcb-render-util0"),
        ("libxcb.so.1", "libxcb1"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libfontconfig.so.1", "libfontconfig1"),
        ("libgssapi_krb5.so.2", "libgssapi-krb5-2"),
    ],
)
def test_the_package_of_a_library_is_named_first(library: str, package: str) -> None:
    assert obstacles.packages_for(library)[0] == package


def test_what_windows_need_besides_comes_in_the_same_line_once() -> None:
    packages = obstacles.packages_for("libxcb-icccm.so.4")
    assert "libxcb-cursor0" in packages
    assert packages.count("libxcb-icccm4") == 1
    assert "libgl1" not in packages


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_library_is_named_without_a_package(language: str) -> None:
    sentence = obstacles.Obstacle("no library", "libodd.so.3").sentence(language)
    assert "libodd.so.3" in sentence
    assert "apt-get" not in sentence


@on_x11
def test_nothing_stands_in_the_way_of_drawing_without_a_screen() -> None:
    environment = {"QT_QPA_PLATFORM": "offscreen"}
    assert obstacles.before_qt(environment) is None
    assert obstacles.before_window(environment) is None
