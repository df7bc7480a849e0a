"""The long runs: they pass where all is well, and find what is not."""

import contextlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.all_tables import all_tables
from tools.positions import court
from tools.soak import ais, faults, files, games, kills, quiet
from tools.soak.__main__ import main
from tools.soak.broken import Broken
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.table.record import Record


@pytest.mark.parametrize(
    ("run", "number"), [("games", 20), ("files", 150), ("kills", 2), ("ais", 8), ("faults", 3)]
)
def test_a_run_passes_and_tells_what_it_did(
    run: str, number: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([run, "--number", str(number)]) == 0
    assert f"{number} of {number}" in capsys.readouterr().out


def test_a_record_that_tells_another_game_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    other = Record("soak", Options(3), court(Options(3)))
    monkeypatch.setattr(games, "read", lambda _: other)
    assert main(["games", "--number", "1", "--seed", "9"]) == 1
    assert "seed 9" in capsys.readouterr().out


def test_a_game_without_an_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "MOST_ACTIONS", 10)
    with pytest.raises(Broken, match="no end"):
        games.check(1)


def test_both_editions_are_among_the_tables() -> None:
    assert {options.edition for options in all_tables()} == {"2003", "2024"}


@pytest.mark.parametrize("guilty", ["_outcome", "engine"])
def test_an_error_that_people_would_not_understand_is_found(
    guilty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def crash(*_: object) -> None:
        raise KeyError("players")

    monkeypatch.setattr(files, guilty, crash)
    with pytest.raises(Broken, match="KeyError"):
        files.check(3)


def test_a_file_that_takes_too_long_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MOST_SECONDS", 0.0)
    with pytest.raises(Broken, match=r"\d s"):
        files.check(1)


def test_a_game_of_which_too_much_is_lost_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = kills._killed

    def boaster(seed: int, folder: Path) -> int:
        return honest(seed, folder) + 5

    monkeypatch.setattr(kills, "_killed", boaster)
    with pytest.raises(Broken, match="told of"):
        kills.check(1)


def test_a_computer_that_cheats_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ais.CHOOSERS, "vivaroi", lambda *_, **__: None)
    with pytest.raises(Broken, match="chose None"):
        ais.check(1)


# --- disks that fail --------------------------------------------------------------------------


def test_a_fault_that_nobody_is_told_of_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "FAULTS", {"none": contextlib.nullcontext})
    with pytest.raises(Broken, match="nobody was told"):
        faults.check(1)


def test_a_file_that_is_written_in_place_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def write_in_place(file: Path, text: str, _: object) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("w", encoding="utf-8") as target:
            target.write(text)

    monkeypatch.setattr("vivaroi_gui.table.store.write_whole", write_in_place)
    with pytest.raises(Broken, match=r"full: .*DamagedRecord"):
        faults.check(1)


def test_a_draft_that_is_left_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vivaroi_gui.table.files.drop_draft", lambda _: None)
    with pytest.raises(Broken, match="a draft was left"):
        faults.check(1)


# --- the game at rest -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("percent", "growth", "left", "told"),
    [(30.0, 0.0, [], "30.0 %"), (1.0, 50.0, [], "50 MB"), (1.0, 0.0, [4711], "4711")],
    ids=["busy", "growing", "left behind"],
)
def test_a_game_that_is_not_quiet_is_found(
    percent: float, growth: float, left: list[int], told: str
) -> None:
    quiet._check(1.0, 0.0, [])
    with pytest.raises(Broken, match=told):
        quiet._check(percent, growth, left)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_what_a_process_does_is_seen() -> None:
    began = quiet.cpu_s(os.getpid())
    while quiet.cpu_s(os.getpid()) < began + 0.05:
        sum(range(10_000))
    assert 10 < quiet.memory_mb(os.getpid()) < 10_000
    before = quiet.children(os.getpid())
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        assert quiet.children(os.getpid()) == [*before, child.pid]
        assert quiet.is_alive(child.pid)
        child.kill()
    assert not quiet.is_alive(child.pid)
