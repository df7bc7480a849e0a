"""Games that are saved by name: listed, overwritten on purpose only, and never the running one."""

import errno
import os
import sys
import unicodedata
from pathlib import Path
from typing import NoReturn

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.table.games import new_table, record_of, until
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.table.damage import DamagedRecord
from vivaroi_gui.table.record import Record
from vivaroi_gui.table.saves import LONGEST_NAME, Saves, file_name
from vivaroi_gui.table.store import Store, StoreError


@pytest.fixture
def saves(data_dir: Path) -> Saves:
    return Saves(data_dir / "saves")


@pytest.fixture
def record() -> Record:
    return record_of(until(new_table(), Phase.ASCENT))


def names(saves: Saves) -> list[str]:
    return [saved.name for saved in saves.all()]


def test_a_saved_game_is_listed_and_comes_back_as_it_was(saves: Saves, record: Record) -> None:
    saved = saves.save(record, "Christmas at Nonna’s")
    assert names(saves) == ["Christmas at Nonna’s"]
    assert saves.load(saved) == record


def test_the_newest_game_comes_first(saves: Saves, record: Record) -> None:
    for age, name in enumerate(("old", "new", "older")):
        saved = saves.save(record, name)
        os.utime(saved.file, (10**9 - 100 * (age != 1) - age,) * 2)
    assert names(saves) == ["new", "old", "older"]


def test_a_name_that_is_taken_is_found_whatever_its_case(saves: Saves, record: Record) -> None:
    assert saves.find("Sunday") is None
    saves.save(record, "Sunday")
    assert saves.find("sunday ") == saves.all()[0]


def test_a_name_that_is_taken_is_found_however_its_accents_are_written(
    saves: Saves, record: Record
) -> None:
    """Apple's file systems take both for the same name, and would overwrite the one there."""
    saves.save(record, unicodedata.normalize("NFD", "Noël"))
    assert saves.find(unicodedata.normalize("NFC", "NOËL")) == saves.all()[0]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="names of Linux")
@pytest.mark.parametrize("name", [b"sunday", b"Sunday\xff", b"Sunday\n", b"Sunday."])
def test_of_names_that_are_nearly_the_same_the_very_one_is_overwritten(
    saves: Saves, record: Record, name: bytes
) -> None:
    first = saves.save(record, "Sunday")
    first.file.with_name(os.fsdecode(name + b".vivaroi")).write_bytes(first.file.read_bytes())
    (second,) = (one for one in saves.all() if one.file != first.file)
    other = record_of(new_table(seed=7))
    saves.save(other, second.name)
    assert saves.load(first) == record
    assert saves.load(second) == other


def test_a_game_is_overwritten_by_one_of_the_same_name(saves: Saves, record: Record) -> None:
    saves.save(record_of(new_table(seed=7)), "Sunday")
    saves.save(record, "sunday")
    (saved,) = saves.all()
    assert saves.load(saved) == record


def test_a_clock_that_went_backwards_loses_no_game(saves: Saves, record: Record) -> None:
    future = saves.save(record_of(new_table(seed=7)), "Sunday")
    os.utime(future.file, (4_000_000_000,) * 2)
    saves.save(record, "Monday")
    assert names(saves) == ["Sunday", "Monday"]
    again = saves.save(record, "Sunday")
    assert saves.load(again) == record
    assert len(saves.all()) == 2


def test_a_deleted_game_is_gone(saves: Saves, record: Record) -> None:
    saved = saves.save(record, "Sunday")
    saves.delete(saved)
    saves.delete(saved)
    assert names(saves) == []


def test_the_running_game_is_not_among_them(data_dir: Path, record: Record) -> None:
    store, saves = Store(data_dir), Saves(data_dir / "saves")
    store.save(record)
    running = store.file.read_bytes()
    assert names(saves) == []
    saves.save(record_of(new_table(seed=3)), "game")
    assert store.file.read_bytes() == running


def test_other_files_in_the_folder_are_left_alone(saves: Saves, record: Record) -> None:
    saved = saves.save(record, "Sunday")
    for other in ("notes.txt", "Sunday.draft"):
        (saved.file.parent / other).write_text("x", encoding="utf-8")
    (saved.file.parent / "folder.vivaroi").mkdir()
    assert names(saves) == ["Sunday"]


def test_a_damaged_game_is_listed_and_tells_what_it_is_when_it_is_loaded(
    saves: Saves, record: Record
) -> None:
    saved = saves.save(record, "Sunday")
    saved.file.write_text("no game", encoding="utf-8")
    assert names(saves) == ["Sunday"]
    with pytest.raises(DamagedRecord):
        saves.load(saved)
    assert saved.file.read_text(encoding="utf-8") == "no game"


def test_on_a_full_disk_the_old_game_stays(
    saves: Saves, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = saves.save(record, "Sunday")
    before = saved.file.read_bytes()

    def full(*_: object) -> NoReturn:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StoreError, match="No space"):
        saves.save(record_of(new_table(seed=3)), "Sunday")
    assert saved.file.read_bytes() == before
    assert [file.name for file in saved.file.parent.iterdir()] == ["Sunday.vivaroi"]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Sunday", "Sunday"),
        ("  Noël à 6  ", "Noël à 6"),
        ("a/b\\c:d", "a b c d"),
        ("../../etc/passwd", "etc passwd"),
        ("..", ""),
        ("", ""),
        ("\0\n\t", ""),
        ("con", "con_"),
        ("Con.txt", "Con_.txt"),
        ("nul .a.b", "nul _.a.b"),
        ("console.txt", "console.txt"),
        ("lpt1", "lpt1_"),
        ("com²", "com²_"),
        ("end.", "end"),
        ("\u202eevil", "evil"),
    ],
)
def test_a_name_is_made_fit_for_every_system(typed: str, kept: str) -> None:
    assert file_name(typed) == kept


@given(st.text(max_size=200))
def test_a_fit_name_stays_as_it_is_and_stays_in_the_folder(typed: str) -> None:
    fit = file_name(typed)
    assert file_name(fit) == fit
    assert len(fit) <= LONGEST_NAME
    assert Path(fit).name == fit


def test_what_may_not_be_looked_at_hides_no_game(
    saves: Saves, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves.save(record, "Monday")
    saves.save(record, "Sunday")
    look = Path.is_file

    def refuse(file: Path) -> bool:
        if file.stem == "Monday":
            raise PermissionError
        return look(file)

    monkeypatch.setattr(Path, "is_file", refuse)
    assert [saved.name for saved in saves.all()] == ["Sunday"]


def test_a_saved_game_that_was_changed_elsewhere_is_kept_and_told(
    data_dir: Path, record: Record
) -> None:
    told: list[str] = []
    saves = Saves(data_dir / "saves", told.append)
    saves.save(record, "Sunday")
    theirs = record_of(new_table(seed=7))
    Saves(data_dir / "saves").save(theirs, "Sunday")
    saves.save(record, "Sunday")
    assert told == ["Sunday (2)"]
    assert {one.name: saves.load(one) for one in saves.all()} == {
        "Sunday": record,
        "Sunday (2)": theirs,
    }


def test_a_saved_game_that_was_read_may_be_overwritten(data_dir: Path, record: Record) -> None:
    told: list[str] = []
    saves = Saves(data_dir / "saves", told.append)
    saves.save(record_of(new_table(seed=7)), "Sunday")
    Saves(data_dir / "saves").save(record, "Sunday")
    saves.load(saves.all()[0])
    saves.save(record, "Sunday")
    assert told == []
    assert names(saves) == ["Sunday"]
