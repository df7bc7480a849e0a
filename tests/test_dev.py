"""dev.py before anything is installed: what it refuses, and what it says then."""

import subprocess
import sys
from pathlib import Path

import pytest

import dev
from tools import bench, checks, commands, environment, system_libraries
from tools.checks import Step
from tools.environment import SetupFailed
from vivaroi_gui.obstacles import packages_for

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


def test_a_new_enough_python_that_lacks_a_part_is_started_to_say_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Debian packs what makes environments by itself; that Python knows the package's name."""
    if sys.platform == "win32":
        pytest.skip("stand-ins are shell scripts")
    for name, lacks in (("python3.99", "ensurepip"), ("python3.98", "nothing")):
        script = f"#!/bin/sh\ncase $2 in *{lacks}*) exit 1; esac\n"
        (tmp_path / name).write_text(script, encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(dev, "NEWER", ("python3.99", "python3.98"))
    assert dev.newer_python() == str(tmp_path / "python3.98")
    monkeypatch.setattr(dev, "NEWER", ("python3.99",))
    assert dev.newer_python() == str(tmp_path / "python3.99")


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


@pytest.mark.parametrize(
    ("arguments", "shared"),
    [
        (["tests/table", "-q"], True),
        (["tests/test_dev.py"], False),
        (["-k", "curtain"], False),
        (["tests/table", "--pdb"], False),
    ],
)
def test_whole_folders_are_shared_out_to_all_processors(
    arguments: list[str], shared: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr(subprocess, "call", lambda command, **_: commands.append(command))
    checks.run_pytest("python", arguments)
    (command,) = commands
    assert command[-len(arguments) :] == arguments
    assert (command[3:5] == ["-n", "auto"]) is shared


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


class LinuxWithout:
    """A Linux system that lacks libraries of Qt, which apt brings unless it may not be used."""

    def __init__(self, *lacking: str) -> None:
        self.lacking = list(lacking)
        self.installed: list[str] = []
        self.may_install = True

    def load(self, *_: object) -> subprocess.CompletedProcess[str]:
        """The loader names the first that it lacks."""
        if not self.lacking:
            return subprocess.CompletedProcess([], 0, "", "")
        line = f"ImportError: {self.lacking[0]}: cannot open shared object file: No such file"
        return subprocess.CompletedProcess([], 1, "", f"Traceback\n{line}\n")

    def install(self, packages: list[str]) -> bool:
        if self.may_install:
            self.installed += packages
            brought = [name for name in self.lacking if packages_for(name)[:1] == packages]
            self.lacking = [name for name in self.lacking if name not in brought]
        return self.may_install


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> LinuxWithout:
    linux = LinuxWithout("libGL.so.1", "libEGL.so.1")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system_libraries, "_run", linux.load)
    monkeypatch.setattr(system_libraries, "install_with_apt", linux.install)
    monkeypatch.setattr("tools.system_libraries.shutil.which", lambda name: name == "apt-get")
    return linux


def test_what_the_loader_names_is_installed_and_nothing_else(bare: LinuxWithout) -> None:
    system_libraries.provide("python", for_window=False)
    assert bare.installed == ["libgl1", "libegl1"]


def test_where_apt_may_not_be_used_the_exact_line_is_told(bare: LinuxWithout) -> None:
    bare.may_install = False
    with pytest.raises(
        SetupFailed, match=r"lacks libGL\.so\.1\n.*apt-get install libgl1 .*libegl1 "
    ):
        system_libraries.provide("python", for_window=False)


def test_a_library_that_is_missing_after_its_package_came_ends_the_attempts(
    bare: LinuxWithout, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def bring_another(packages: list[str]) -> bool:
        asked.extend(packages)
        return True

    monkeypatch.setattr(system_libraries, "install_with_apt", bring_another)
    with pytest.raises(SetupFailed, match=r"libGL\.so\.1"):
        system_libraries.provide("python", for_window=False)
    assert asked == ["libgl1"]


@pytest.mark.parametrize(
    "complaint",
    [
        "UnicodeDecodeError: 'ascii' codec can't decode byte 0xe2 in position 16",
        "ImportError: libodd.so.9: cannot open shared object file: No such file or directory",
    ],
)
def test_whatever_else_qt_fails_of_installs_nothing_and_is_told(
    complaint: str, bare: LinuxWithout, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A path that Python could not read once upgraded packages of the system."""
    failed = subprocess.CompletedProcess([], 1, "", f"Traceback\n{complaint}\n")
    monkeypatch.setattr(system_libraries, "_run", lambda *_: failed)
    with pytest.raises(SetupFailed, match=complaint.split(":")[1].strip()[:9]):
        system_libraries.provide("python", for_window=False)
    assert bare.installed == []


def test_nothing_is_installed_where_nothing_is_missing(bare: LinuxWithout) -> None:
    bare.lacking = []
    system_libraries.provide(sys.executable, for_window=False)
    assert bare.installed == []


@pytest.fixture
def apt(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Root's apt-get, which writes down how it is called and knows no package before an update."""
    if sys.platform == "win32":
        pytest.skip("stand-ins are shell scripts")
    log = tmp_path / "log"
    script = f"#!/bin/sh\necho \"$@\" >> '{log}'\ngrep -q update '{log}'\n"
    (tmp_path / "apt-get").write_text(script, encoding="utf-8")
    (tmp_path / "apt-get").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setattr(environment, "_is_root", lambda: True)
    return log


def test_apt_upgrades_and_removes_nothing(apt: Path) -> None:
    assert environment.install_with_apt(["libgl1"])
    first, update, again = apt.read_text(encoding="utf-8").splitlines()
    assert {"install", "--no-upgrade", "--no-remove", "libgl1"} <= set(first.split())
    assert (update.split()[0], again) == ("update", first)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such locales")
@pytest.mark.parametrize("locale", ["C", "POSIX", "xx_YY.UTF-8", "C.UTF-8"])
def test_the_sources_are_found_from_anywhere_in_any_locale(
    locale: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    root = tmp_path / "Jeux d’été à trois"
    (root / "vivaroi_gui").mkdir(parents=True)
    (root / "vivaroi_gui" / "__init__.py").write_text("print('found')", encoding="utf-8")
    monkeypatch.setattr(environment, "ROOT", root)
    monkeypatch.setattr(environment, "FOLDER", root / ".venv")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", root / ".venv"], check=True)
    environment.put_on_path()
    answer = subprocess.run(
        [environment._python(), "-c", "import vivaroi_gui"],
        cwd="/",
        env={"PATH": "/usr/bin:/bin", "LC_ALL": locale},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (answer.stdout, answer.stderr) == ("found\n", "")


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


def test_without_a_network_what_is_there_has_to_do(
    installed: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_: str) -> None:
        raise SetupFailed("no network")

    environment.ready("dev")
    monkeypatch.setattr(environment, "_content", lambda extra: f"other {extra}")
    monkeypatch.setattr(environment, "_install", fail)
    environment.ready()
    assert "no network\nGoing on with what is installed" in capsys.readouterr().err
    with pytest.raises(SetupFailed, match="no network"):
        environment.ready("package")
    monkeypatch.setattr(environment, "_install", installed.append)
    environment.ready("dev")
    assert installed == ["environment", "dev", "dev"]


def test_only_another_requirement_installs_anew() -> None:
    """Most changes of pyproject.toml are none of the environment's business."""
    assert "appdirs>=1.4.4" in environment._requirements("")
    assert set(environment._requirements("")) < set(environment._requirements("dev"))


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
