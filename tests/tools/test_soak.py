"""The long runs: they pass where all is well, and find what is not."""

from pathlib import Path

import pytest

from tools.all_tables import all_tables
from tools.positions import court
from tools.soak import files, games, kills
from tools.soak.__main__ import main
from tools.soak.broken import Broken
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.table.record import Record


@pytest.mark.parametrize(("run", "number"), [("games", 20), ("files", 150), ("kills", 2)])
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
