"""The ten games that ended last are kept, and nothing that happens to the disk costs more."""

import errno
import os
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

import pytest

from tests.table.games import NAMES, new_table, record_of
from vivaroi_gui.table import record as records
from vivaroi_gui.table.finished import MOST, Finished, Saved
from vivaroi_gui.table.record import Record
from vivaroi_gui.table.saves import Saves


@pytest.fixture
def saves(data_dir: Path) -> Saves:
    return Saves(data_dir / "saves")


@pytest.fixture
def finished(saves: Saves) -> Finished:
    return saves.finished


def game(number: int) -> Record:
    """A game unlike the others; for how it is kept it does not matter how far it has come."""
    table = new_table(seed=number)
    table.deal()
    return record_of(table)


def keep(finished: Finished, number: int) -> Saved:
    """Keeps a game, at a moment of its own."""
    assert finished.keep(game(number))
    kept = next(saved for saved in finished.all() if _is(saved, game(number)))
    os.utime(kept.file, (1_700_000_000 + number,) * 2)
    return kept


def _is(saved: Saved, record: Record) -> bool:
    return saved.file.read_text(encoding="utf-8") == records.write(record)


def kept(saves: Saves) -> list[Record]:
    return [saves.load(saved) for saved in saves.finished.all()]


def folder(finished: Finished) -> Path:
    return finished.all()[0].file.parent


def test_the_ten_newest_are_kept_the_last_one_first(saves: Saves, finished: Finished) -> None:
    for number in range(MOST + 3):
        keep(finished, number)
    assert kept(saves) == [game(number) for number in range(MOST + 2, 2, -1)]
    assert len(list(folder(finished).iterdir())) == MOST


def test_they_are_not_among_those_that_people_have_saved(saves: Saves, finished: Finished) -> None:
    one = keep(finished, 1)
    assert saves.all() == []
    assert one.is_finished
    assert [player.name for player in saves.header(one).players] == list(NAMES[:4])
    assert not saves.save(game(2), "Sunday").is_finished


def test_a_game_that_is_kept_twice_is_there_once(saves: Saves, finished: Finished) -> None:
    """As after a kill between keeping it and taking it from the table."""
    keep(finished, 1)
    keep(finished, 1)
    assert kept(saves) == [game(1)]


def test_its_secrets_are_sealed_as_those_of_every_game(finished: Finished) -> None:
    assert _is(keep(finished, 1), game(1))


def test_it_can_be_deleted(saves: Saves, finished: Finished) -> None:
    saves.delete(keep(finished, 1))
    assert finished.all() == []


def test_a_full_disk_costs_none_and_says_that_the_game_is_not_kept(
    saves: Saves, finished: Finished, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> NoReturn:
        raise OSError(errno.ENOSPC, "No space left on device")

    for number in range(MOST):
        keep(finished, number)
    before = kept(saves)
    monkeypatch.setattr(os, "fsync", full)
    assert not finished.keep(game(MOST))
    assert kept(saves) == before
    assert len(list(folder(finished).iterdir())) == MOST


def test_a_folder_that_cannot_be_made_is_no_hindrance(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("in the way")
    saves = Saves(tmp_path / "saves")
    assert not saves.finished.keep(game(1))
    assert saves.finished.all() == []


def test_what_a_kill_leaves_is_tidied_up_the_next_time(saves: Saves, finished: Finished) -> None:
    """Half a file of one game, and an eleventh that was not yet let go of."""
    for number in range(MOST):
        keep(finished, number)
    place = folder(finished)
    (place / "0123456789abcdef.draft").write_text("half a ga")
    (place / "fedcba9876543210").write_text(records.write(game(50)), encoding="utf-8")
    os.utime(place / "fedcba9876543210", (1_600_000_000,) * 2)
    assert kept(saves) == [game(number) for number in range(MOST - 1, -1, -1)]
    keep(finished, MOST)
    assert kept(saves) == [game(number) for number in range(MOST, 0, -1)]
    assert len(list(place.iterdir())) == MOST


def test_a_clock_that_went_backwards_does_not_cost_the_newest(
    saves: Saves, finished: Finished
) -> None:
    for number in range(MOST):
        os.utime(keep(finished, number).file, (4_000_000_000 + number,) * 2)
    assert finished.keep(game(MOST))
    assert game(MOST) in kept(saves)
    assert len(kept(saves)) == MOST


def test_a_file_of_peoples_is_neither_shown_nor_let_go_of(finished: Finished) -> None:
    place = keep(finished, 0).file.parent
    for name in ("notes.txt", "Sunday.vivaroi", "0123.draft"):
        (place / name).write_text("x")
    for number in range(MOST + 1):
        keep(finished, number)
    assert len(finished.all()) == MOST
    assert {"notes.txt", "Sunday.vivaroi", "0123.draft"} < {one.name for one in place.iterdir()}


def test_the_one_game_that_was_kept_before_there_were_ten_is_still_there(
    saves: Saves, finished: Finished, data_dir: Path
) -> None:
    old = data_dir / "saves" / "last-game"
    old.parent.mkdir()
    old.write_text(records.write(game(99)), encoding="utf-8")
    os.utime(old, (1_600_000_000,) * 2)
    for number in range(MOST - 1):
        keep(finished, number)
    assert kept(saves)[-1] == game(99)
    keep(finished, MOST)
    assert not old.exists()


# --- what was found out about them ------------------------------------------------------------

FOUND = '{"parts": ["what nobody is to read in the file"]}'


def review_file(finished: Finished) -> Path:
    (found,) = folder(finished).glob("*.review")
    return found


def test_what_was_found_out_lies_sealed_beside_its_game(finished: Finished) -> None:
    one = keep(finished, 1)
    assert finished.review(game(1)) is None
    finished.keep_review(game(1), FOUND)
    assert finished.review(game(1)) == FOUND
    assert finished.review(game(2)) is None
    assert review_file(finished).name == f"{one.file.name}.review"
    assert b"nobody" not in review_file(finished).read_bytes()
    assert [saved.file for saved in finished.all()] == [one.file]


def test_of_a_game_that_is_not_kept_nothing_is(finished: Finished) -> None:
    keep(finished, 1)
    finished.keep_review(game(2), FOUND)
    assert finished.review(game(2)) is None
    assert list(folder(finished).glob("*.review*")) == []


def test_it_goes_with_its_game(finished: Finished) -> None:
    for number in range(2):
        keep(finished, number)
        finished.keep_review(game(number), FOUND)
    for number in range(2, MOST + 1):
        keep(finished, number)
    assert (finished.review(game(0)), finished.review(game(1))) == (None, FOUND)
    kept_beside = review_file(finished)
    of_people = kept_beside.with_name("Sunday.review")
    of_people.touch()
    next(saved for saved in finished.all() if _is(saved, game(1))).file.unlink()
    keep(finished, MOST + 2)
    assert not kept_beside.exists()
    assert of_people.exists()


def test_a_damaged_one_is_none(finished: Finished) -> None:
    keep(finished, 1)
    finished.keep_review(game(1), FOUND)
    file, whole = review_file(finished), review_file(finished).read_bytes()
    other = b"AAAA" if whole[:4] != b"AAAA" else b"BBBB"
    for damaged in (b"", whole[:-4], whole[:-1], other + whole[4:], b"\xff", b"x" * 2_000_000):
        file.write_bytes(damaged)
        assert finished.review(game(1)) is None
    file.unlink()
    file.mkdir()
    assert finished.review(game(1)) is None
    finished.keep_review(game(1), FOUND)
    keep(finished, 1)


def test_that_of_another_end_of_the_same_game_is_none(finished: Finished) -> None:
    whole = game(1)
    shorter = replace(whole, inputs=whole.inputs[:-1])
    for one in (whole, shorter):
        finished.keep(one)
    finished.keep_review(whole, FOUND)
    (file,) = folder(finished).glob("*.review")
    assert whole.game_id == shorter.game_id
    (other,) = (one.file for one in finished.all() if not file.name.startswith(one.file.name))
    file.rename(other.with_name(f"{other.name}.review"))
    assert finished.review(shorter) is None


def test_a_folder_that_may_not_be_looked_into_costs_nothing(
    finished: Finished, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: Path) -> NoReturn:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    keep(finished, 1)
    monkeypatch.setattr(Path, "is_file", refuse)
    finished.keep_review(game(1), FOUND)
    assert finished.review(game(1)) is None


def test_one_that_cannot_be_written_costs_nothing(
    finished: Finished, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(finished, 1)
    monkeypatch.setattr(os, "fsync", _full)
    finished.keep_review(game(1), FOUND)
    assert finished.review(game(1)) is None
    assert list(folder(finished).glob("*.review*")) == []


def _full(_: int) -> NoReturn:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_game_that_another_version_has_written_is_found_by_what_is_in_it(
    finished: Finished,
) -> None:
    keep(finished, 2)
    one = keep(finished, 1)
    text = records.write(game(1), "0.0.1")
    older = one.file.with_name("0123456789abcdef")
    one.file.unlink()
    older.write_text(text, encoding="utf-8")
    finished.keep_review(game(1), FOUND)
    assert review_file(finished).name == f"{older.name}.review"
    assert finished.review(game(1)) == FOUND
