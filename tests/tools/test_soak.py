"""The long runs: they pass where all is well, and find what is not."""

import pytest

from tools import soak
from tools.all_tables import all_tables
from tools.positions import court
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.table.record import Record


def test_games_of_every_kind_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["games", "--games", "20"]) == 0
    assert "20 games" in capsys.readouterr().out


def test_a_record_that_tells_another_game_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(soak, "read", lambda _: Record("soak", Options(3), court(Options(3))))
    assert soak.main(["games", "--games", "1", "--seed", "9"]) == 1
    assert "seed 9" in capsys.readouterr().out


def test_a_game_without_an_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "MOST_ACTIONS", 10)
    with pytest.raises(soak.Broken, match="no end"):
        soak.check_game(Options(4), seed=1)


def test_both_editions_are_among_the_tables() -> None:
    assert {options.edition for options in all_tables()} == {"2003", "2024"}
