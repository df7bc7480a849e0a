"""A game in a file of people's own: it comes back whole, and tells nobody more than it should."""

import json
import os
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.table.games import in_second_format, new_table, record_of, sight, steps, until
from tools.positions import NAMES, court
from vivaroi_gui.rules.vivaroi import Options, Phase
from vivaroi_gui.rules.vivaroi.data_2024 import AMBITIONS
from vivaroi_gui.table import store
from vivaroi_gui.table.damage import NewerRecord
from vivaroi_gui.table.export import export, renamed
from vivaroi_gui.table.record import Record
from vivaroi_gui.table.saves import LONGEST_NAME, Saves
from vivaroi_gui.table.store import StoreError, UnreadableRecord
from vivaroi_gui.table.table import Table

SYSTEM = "Linux 6.1 x86_64"
TEAMS = Options(
    5, edition="2024", teams=((0, 1), (2,), (3, 4)), ambition=True, wedding=True, emissary=True
)


def game(options: Options, most: int = 60) -> Table:
    """A game that was left somewhere; everybody is a person with a name."""
    table = Table.new(court(options, options.seats), options, Random(4))
    for _ in steps(table, Random(5), most):
        pass
    return table


@pytest.fixture(params=[Options(4), TEAMS], ids=["2003", "2024"])
def record(request: pytest.FixtureRequest) -> Record:
    return record_of(game(request.param))


def test_an_exported_game_comes_back_whole(record: Record, tmp_path: Path) -> None:
    export(record, tmp_path / "game.vivaroi", SYSTEM)
    assert store.load(tmp_path / "game.vivaroi") == record


def test_a_game_that_is_over_comes_back_too(tmp_path: Path) -> None:
    table = game(TEAMS, 10_000)
    assert table.is_over
    export(record_of(table), tmp_path / "game.txt", SYSTEM)
    assert sight(Table.resume(store.load(tmp_path / "game.txt"), Random(1))) == sight(table)


def test_the_file_says_by_what_and_where_it_was_written(record: Record, tmp_path: Path) -> None:
    export(record, tmp_path / "game.vivaroi", "x" * 300)
    header = json.loads((tmp_path / "game.vivaroi").read_text(encoding="utf-8").split("\n")[0])
    assert header["version"].startswith("0.1.0, xxx")
    assert store.load(tmp_path / "game.vivaroi") == record


def test_nobody_reads_a_secret_by_opening_the_file(record: Record, tmp_path: Path) -> None:
    export(record, tmp_path / "game.vivaroi", SYSTEM)
    _, *inputs = (tmp_path / "game.vivaroi").read_text(encoding="utf-8").splitlines()
    secret = [json.loads(line) for line in inputs if "sealed" in json.loads(line)]
    assert len(secret) > 1
    assert all(line.keys() <= {"seat", "sealed", "check"} for line in secret)
    told = "\n".join(inputs)
    assert not [word for word in ("goals", "vote", "ambition", *AMBITIONS) if word in told]


def test_names_that_were_left_out_are_nowhere(record: Record, tmp_path: Path) -> None:
    persons = [f"Player {number}" for number in range(1, record.options.players + 1)]
    export(renamed(record, persons), tmp_path / "game.vivaroi", SYSTEM)
    told = (tmp_path / "game.vivaroi").read_text(encoding="utf-8")
    assert not [name for name in NAMES[: len(persons)] if name in told]
    again = store.load(tmp_path / "game.vivaroi")
    assert [one.name for player in again.players for one in player.persons] == persons
    assert again.inputs == record.inputs
    assert [one.colour for one in again.players] == [one.colour for one in record.players]


def test_the_game_itself_keeps_its_names(record: Record) -> None:
    renamed(record, [f"Player {number}" for number in range(record.options.players)])
    assert record.players[0].name == NAMES[0]


def test_other_files_of_the_folder_are_left_alone(record: Record, tmp_path: Path) -> None:
    (tmp_path / "thesis.draft").write_text("years of work", encoding="utf-8")
    export(record, tmp_path / "thesis.vivaroi", SYSTEM)
    assert (tmp_path / "thesis.draft").read_text(encoding="utf-8") == "years of work"
    assert len(list(tmp_path.iterdir())) == 2


def test_where_nothing_can_be_written_it_is_told(record: Record, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    with pytest.raises(StoreError):
        export(record, tmp_path / "file" / "game.vivaroi", SYSTEM)


# --- taken in ---------------------------------------------------------------------------------


def test_a_game_that_is_taken_in_never_takes_the_place_of_another(
    record: Record, tmp_path: Path
) -> None:
    saves = Saves(tmp_path)
    saves.save(record_of(new_table(seed=3)), "Sunday")
    before = (tmp_path / "Sunday.vivaroi").read_bytes()
    added = [saves.add(record, "SUNDAY").name for _ in range(3)]
    assert added == ["SUNDAY (2)", "SUNDAY (3)", "SUNDAY (4)"]
    assert (tmp_path / "Sunday.vivaroi").read_bytes() == before


@pytest.mark.parametrize("name", ["", "...", "con", "a" * 300, "\u202e/x", " (2)"])
def test_any_name_of_a_file_becomes_one_that_can_be_saved(
    record: Record, tmp_path: Path, name: str
) -> None:
    saves = Saves(tmp_path)
    added = [saves.add(record, name) for _ in range(10)]
    assert len({one.name for one in saves.all()}) == 10
    assert all(0 < len(one.name) <= LONGEST_NAME for one in added)
    assert all(saves.load(one) == record for one in added)


def test_a_game_of_an_earlier_format_is_taken_in(tmp_path: Path) -> None:
    old = record_of(until(new_table(), Phase.ASCENT))
    export(old, tmp_path / "new.vivaroi", SYSTEM)
    data = in_second_format((tmp_path / "new.vivaroi").read_bytes())
    (tmp_path / "old.vivaroi").write_bytes(data)
    assert store.load(tmp_path / "old.vivaroi") == replace(old, tells_loans=False)


def test_a_newer_file_is_known_by_its_first_line(tmp_path: Path) -> None:
    (tmp_path / "new.vivaroi").write_text('{"game": "vivaroi", "format": 9}\nno JSON')
    with pytest.raises(NewerRecord):
        store.load(tmp_path / "new.vivaroi")


def test_a_file_behind_a_link_is_written_and_the_link_stays(record: Record, tmp_path: Path) -> None:
    target, link = tmp_path / "far.vivaroi", tmp_path / "near.vivaroi"
    target.write_text("an older game")
    try:
        link.symlink_to(target)
    except OSError:
        pytest.skip("no links here")
    export(record, link, SYSTEM)
    assert link.is_symlink()
    assert store.load(target) == record


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_is_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(UnreadableRecord):
        store.load(tmp_path / "pipe")
