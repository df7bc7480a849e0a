"""The script in the archive for Linux that installs the game, and the one of the Debian package."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.package import archive, facts, shipped
from tools.package.folder import PackagingFailed

ENTRY = Path("share", "applications", f"{facts.ID}.desktop")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the archive is for Linux")


@pytest.fixture
def script(tmp_path: Path) -> Path:
    """The script beside a small app folder, as the archive is unpacked."""
    tree = tmp_path / "vivaroi-0.1.0"
    (tree / "app" / "_internal").mkdir(parents=True)
    (tree / "app" / "vivaroi").write_text("#!/bin/sh\necho played\n", encoding="utf-8")
    (tree / "app" / "vivaroi").chmod(0o755)
    (tree / ENTRY.parent).mkdir(parents=True)
    shutil.copy(facts.RECIPES / "linux" / "vivaroi.desktop", tree / ENTRY)
    return Path(shutil.copy(facts.RECIPES / "linux" / "install.sh", tree))


def run(script: Path, *arguments: object, **told: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["sh", str(script), *map(str, arguments)],
        env={"PATH": "/usr/bin:/bin", **told},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def files(folder: Path) -> set[str]:
    """What lies below a folder, without the lists that the desktop makes for itself."""
    found = (one for one in folder.rglob("*") if not one.is_dir() and one.suffix != ".cache")
    return {one.relative_to(folder).as_posix() for one in found}


def test_it_goes_into_the_home_folder_and_away_again(script: Path, tmp_path: Path) -> None:
    home = str(tmp_path / "chez moi")
    for _ in ("new", "once more"):
        assert run(script, HOME=home).returncode == 0
    started = Path(home, ".local", "bin", "vivaroi")
    assert subprocess.check_output([started], text=True) == "played\n"
    assert run(script, "--remove", HOME=home).returncode == 0
    assert files(Path(home)) == set()


def test_the_menu_finds_the_program_in_a_folder_with_odd_signs(
    script: Path, tmp_path: Path
) -> None:
    prefix = tmp_path / "a b$c\"d`e%f&g|h'i\\j"
    assert run(script, prefix).returncode == 0
    (line,) = (
        line
        for line in (prefix / ENTRY).read_text(encoding="utf-8").splitlines()
        if line.startswith("Exec=")
    )
    written = r"""/a b\\$c\\"d\\`e%%f&g|h'i\\\\j/lib/vivaroi/vivaroi" %f"""
    assert line == f'Exec="{tmp_path}{written}'


def test_everybody_may_play_what_a_careful_root_installed(script: Path, tmp_path: Path) -> None:
    subprocess.run(["sh", "-c", f"umask 077; sh '{script}' '{tmp_path}/all'"], check=True)
    for place in ("all", "all/bin", "all/lib/vivaroi", "all/lib/vivaroi/_internal"):
        assert (tmp_path / place).stat().st_mode & 0o777 == 0o755


def test_what_others_put_there_stays(script: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "home"
    assert run(script, prefix).returncode == 0
    (prefix / "lib" / "vivaroi" / "mine.txt").write_text("mine", encoding="utf-8")
    assert run(script, prefix).returncode == 0
    assert run(script, "--remove", prefix).returncode == 0
    assert files(prefix) == {"lib/vivaroi/mine.txt"}


def test_a_program_of_the_same_name_is_not_replaced(script: Path, tmp_path: Path) -> None:
    by_pip = tmp_path / "home" / "bin" / "vivaroi"
    by_pip.parent.mkdir(parents=True)
    by_pip.write_text("pip", encoding="utf-8")
    answer = run(script, tmp_path / "home")
    assert answer.returncode == 2
    assert f"{by_pip} is another program: move it away first" in answer.stderr
    assert files(tmp_path / "home") == {"bin/vivaroi"}


def test_a_game_that_runs_is_left_alone(script: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "home"
    assert run(script, prefix).returncode == 0
    program = prefix / "lib" / "vivaroi" / "vivaroi"
    program.unlink()
    program.symlink_to(Path(sys.executable).resolve())  # which this test runs on
    for arguments in ([prefix], ["--remove", prefix]):
        answer = run(script, *arguments)
        assert answer.returncode == 2
        assert "close it first" in answer.stderr
    assert program.is_symlink()


def test_what_cannot_be_copied_leaves_the_old_one(script: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "home"
    assert run(script, prefix).returncode == 0
    before = files(prefix)
    full = "#!/bin/sh\necho 'cp: No space left' >&2\nexit 1\n"
    (tmp_path / "cp").write_text(full, encoding="utf-8")
    (tmp_path / "cp").chmod(0o755)
    answer = run(script, prefix, PATH=f"{tmp_path}:/usr/bin:/bin")
    assert answer.returncode == 2
    assert answer.stderr == "install.sh: nothing was changed: cp: No space left\n"
    assert files(prefix) == before


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["somewhere"], "somewhere is not an absolute path"),
        (["/one", "--remove"], "one folder"),
        (["/one\n/two"], "line break"),
        ([], "HOME is not set"),
        (["--remove", "/nonexistent"], "is not in /nonexistent"),
    ],
)
def test_a_command_line_without_sense_changes_nothing_and_says_why(
    script: Path, arguments: list[str], reason: str
) -> None:
    answer = run(script, *arguments)
    assert (answer.returncode, answer.stdout) == (2, "")
    assert reason in answer.stderr


def test_without_its_app_folder_it_leaves_what_is_installed(script: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "home"
    assert run(script, prefix).returncode == 0
    before = files(prefix)
    shutil.rmtree(script.parent / "app")
    answer = run(script, prefix)
    assert answer.returncode == 2
    assert "there is no app folder" in answer.stderr
    assert files(prefix) == before


def test_it_may_be_called_through_a_link(script: Path, tmp_path: Path) -> None:
    link = tmp_path / "install"
    link.symlink_to(script)
    assert run(link, tmp_path / "home").returncode == 0
    assert (tmp_path / "home" / "bin" / "vivaroi").resolve().is_file()


# --- the trial of what is shipped -------------------------------------------------------------


def packed(script: Path, self_test: str) -> Path:
    """The archive with a program that does as told."""
    program = script.parent / "app" / "vivaroi"
    program.write_text(f'#!/bin/sh\n[ "$1" = --self-test ] && {self_test}\n', encoding="utf-8")
    file = script.parent.with_name("archive.tar.xz")
    archive.write_tar_xz(file, script.parent, script.parent.name)
    return file


def test_an_archive_is_tried_as_people_install_it(
    script: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    shipped._try(packed(script, "touch ran"), shipped._archive, {})
    shown = capfd.readouterr().out
    assert "is installed" in shown
    assert "archive.tar.xz: passed" in shown
    assert "is removed" in shown


def test_an_archive_whose_self_test_fails_is_refused_with_its_words(script: Path) -> None:
    file = packed(script, "{ echo 'no table'; exit 1; }")
    with pytest.raises(PackagingFailed, match="no table"):
        shipped._try(file, shipped._archive, {})


def test_what_leaves_something_behind_is_refused(
    script: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        shipped, "_install", lambda folder, *told: run(folder / "install.sh", told[-1])
    )
    with pytest.raises(PackagingFailed, match="left "):
        shipped._try(packed(script, "true"), shipped._archive, {})


def test_only_products_that_lie_there_are_tried(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(facts, "DIST", tmp_path)
    assert shipped.found() == []
    wheel = tmp_path / f"vivaroi-{facts.VERSION}-py3-none-any.whl"
    wheel.touch()
    assert [file for file, _ in shipped.found()] == [wheel]


# --- the Debian package -----------------------------------------------------------------------


@pytest.mark.parametrize("step", ["upgrade", "failed-upgrade", "remove"])
def test_the_package_is_not_taken_from_under_a_game_that_runs(step: str, tmp_path: Path) -> None:
    """What the game had not loaded yet was read from the new file, at the place of the old."""
    program = tmp_path / "vivaroi"
    text = (facts.RECIPES / "linux" / "prerm").read_text(encoding="utf-8")
    prerm = tmp_path / "prerm"
    prerm.write_text(text.replace("/usr/lib/vivaroi/vivaroi", str(program)), encoding="utf-8")
    program.symlink_to(Path(sys.executable).resolve())  # which this test runs on
    answer = run(prerm, step)
    assert (answer.returncode, answer.stderr) == (1, "Viva il Re! is running: close it first.\n")
    assert run(prerm, "deconfigure").returncode == 0
    program.unlink()
    assert run(prerm, step).returncode == 0
