"""dev.py before anything is installed: what it refuses, and what it says then."""

import subprocess
import sys
from pathlib import Path

import pytest

import dev
from tools import bench, checks, commands, environment, system_libraries
from tools.checks import Step
from tools.environment import SetupFailed

ROOT = Path(__file__).parents[1]


def test_without_a_new_enough_python_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "NEWER", ())
    assert dev.start_over() == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "3.11 or newer" in line


def test_a_python_that_only_complains_is_passed_over(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    if sys.platform == "win32":
        pytest.skip("stand-ins are shell scripts")
    (tmp_path / "python3.99").write_text("#!/bin/sh\nexit 127\n", encoding="utf-8")
    (tmp_path / "python3.99").chmod(0o755)
    (tmp_path / "python3.98").symlink_to(sys.executable)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(dev, "NEWER", ("python3.99", "python3.98"))
    assert dev.newer_python() == str(tmp_path / "python3.98")


def test_help_lists_every_command() -> None:
    answer = subprocess.run(
        [sys.executable, "dev.py", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert all(f"\n  {name} " in answer.stdout for name in commands.COMMANDS)


def test_contributing_names_every_command() -> None:
    told = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert [name for name in commands.COMMANDS if f"| `python3 dev.py {name}" not in told] == []


def test_a_check_that_fails_shows_its_output_and_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fails = [sys.executable, "-c", "print('two lines are crooked'); raise SystemExit(1)"]
    steps = [Step("format", fails, "dev.py format"), Step("types", [sys.executable, "-c", ""])]
    monkeypatch.setattr(checks, "_linters", lambda _: steps)
    assert checks.run_linters(sys.executable) == ["format"]
    shown = capsys.readouterr().out
    assert "two lines are crooked\nRemedy: dev.py format\n" in shown
    assert shown.count("FAILED") == 1


def test_an_unknown_command_exits_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["dance"]) == 2
    assert "no command 'dance'" in capsys.readouterr().err


@pytest.mark.parametrize(
    "name", [name for name, one in commands.COMMANDS.items() if one.takes_nothing]
)
def test_a_command_that_takes_nothing_explains_itself_and_is_not_run(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """dev.py release --help once looked whether the commit may become a release."""
    monkeypatch.setattr(commands, "ready", lambda *_: pytest.fail("was run"))
    assert commands.main([name, "--help"]) == 0
    assert f"usage: python3 dev.py {name}\n" in capsys.readouterr().out
    assert commands.main([name, "now"]) == 2
    assert "takes no arguments: now" in capsys.readouterr().err


def test_a_failed_set_up_exits_2_with_its_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_: str = "") -> str:
        raise SetupFailed("sudo apt-get install python3-venv")

    monkeypatch.setattr(commands, "ready", fail)
    assert commands.main(["play"]) == 2
    assert capsys.readouterr().err == "sudo apt-get install python3-venv\n"


def test_where_apt_may_not_be_used_the_exact_line_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system_libraries, "install_with_apt", lambda _: False)
    monkeypatch.setattr(system_libraries, "_lacks", lambda *_: "libEGL.so.1: cannot open")
    monkeypatch.setattr("tools.system_libraries.shutil.which", lambda _: None)
    with pytest.raises(SetupFailed, match=r"sudo apt-get install .*libegl1 .*libfontconfig1$"):
        system_libraries.provide("python", for_window=False)


def test_what_qt_lacks_is_read_from_the_attempt_to_load_it(tmp_path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("stand-ins are shell scripts")
    python = tmp_path / "python"
    python.write_text("#!/bin/sh\necho trace >&2\necho 'no libGL.so.1' >&2\nexit 1\n", "utf-8")
    python.chmod(0o755)
    assert system_libraries._lacks(str(python), False) == "no libGL.so.1"


def test_nothing_is_installed_where_nothing_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_libraries, "_lacks", lambda *_: "")
    monkeypatch.setattr(system_libraries, "install_with_apt", lambda _: pytest.fail("called"))
    system_libraries.provide(sys.executable, for_window=True)


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What is set up, in order, when nothing is really set up."""
    done: list[str] = []
    python = tmp_path / "python"

    def make() -> None:
        done.append("environment")
        python.touch()

    monkeypatch.setattr(environment, "_STAMP", tmp_path / "stamp.txt")
    monkeypatch.setattr(environment, "_python", lambda: python)
    monkeypatch.setattr(environment, "_make", make)
    monkeypatch.setattr(environment, "_install", done.append)
    return done


def test_the_environment_is_set_up_once(installed: list[str]) -> None:
    environment.ready("dev")
    environment.ready("dev")
    assert installed == ["environment", "dev"]


def test_who_may_develop_may_play_without_a_set_up_but_not_the_other_way_round(
    installed: list[str],
) -> None:
    environment.ready()
    environment.ready("dev")
    environment.ready()
    assert installed == ["environment", "", "dev"]


def test_what_packages_is_added_to_what_is_there(installed: list[str]) -> None:
    environment.ready("dev")
    environment.ready("package")
    environment.ready("dev")
    assert installed == ["environment", "dev", "package"]


def test_another_project_file_installs_anew(
    installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    environment.ready("dev")
    monkeypatch.setattr(environment, "_content", lambda extra: f"other {extra}")
    environment.ready("dev")
    assert installed == ["environment", "dev", "dev"]


def test_another_python_or_place_makes_the_environment_anew(
    installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    environment.ready()
    monkeypatch.setattr(environment, "_ground", lambda: "another")
    environment.ready()
    assert installed == ["environment", "", "environment", ""]


def test_bench_measures_everything_unless_something_is_named() -> None:
    assert bench.parse([]).figures == []
    assert bench.parse(["rules", "--runs", "5"]).figures == ["rules"]
    for wrong in (["speed"], ["--runs", "0"]):
        with pytest.raises(SystemExit) as ended:
            bench.parse(wrong)
        assert ended.value.code == 2
