"""The file of the running game: whole or as it was, whatever happens to the disk."""

import errno
import json
import os
import stat
from collections.abc import Callable
from io import TextIOWrapper
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import pytest

from tests.table.games import (
    NAMES,
    first_move,
    in_first_format,
    new_table,
    record_of,
    sight,
    steps,
    until,
)
from vivaroi_gui.rules.vivaroi import Options, Phase
from vivaroi_gui.table import record as records
from vivaroi_gui.table.damage import DamagedRecord, NewerRecord
from vivaroi_gui.table.files import draft_of
from vivaroi_gui.table.record import FORMAT, Record
from vivaroi_gui.table.store import Store, StoreError, Unfinished, UnreadableRecord
from vivaroi_gui.table.table import Table

FULL = OSError(errno.ENOSPC, "No space left on device")
READ_ONLY = OSError(errno.EROFS, "Read-only file system")
DENIED = PermissionError(errno.EACCES, "Permission denied")

posix = pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")


@pytest.fixture
def store(data_dir: Path) -> Store:
    return Store(data_dir / "games")


@pytest.fixture
def table(store: Store) -> Table:
    """A game in its ascent, saved."""
    return until(new_table(store=store), Phase.ASCENT)


def files(store: Store) -> dict[str, bytes]:
    """What lies in the folder."""
    return {file.name: file.read_bytes() for file in sorted(store.file.parent.iterdir())}


def failing(error: OSError) -> Callable[..., NoReturn]:
    """A function that fails like the disk."""

    def fail(*_: object, **__: object) -> NoReturn:
        raise error

    return fail


# --- after every action -----------------------------------------------------------------------


def test_after_every_action_the_file_holds_the_game(store: Store) -> None:
    table, random = new_table(store=store), Random(1)
    assert store.unfinished() is None
    for number, _ in enumerate(steps(table, random, most=120)):
        assert store.load() == record_of(table)
        last = table.last_seat
        assert last is not None
        if number % 7 == 0 and table.undo_refusal(last) is None:
            table.undo(last)
            assert store.load() == record_of(table)
    assert list(files(store)) == ["game.vivaroi"]
    assert table.save_error is None


@pytest.mark.parametrize("phase", [Phase.PLACING, Phase.ASCENT, Phase.ELECTION, Phase.DEAL])
def test_a_resumed_game_equals_the_one_that_was_saved(store: Store, phase: Phase) -> None:
    table = new_table(store=store)
    for _ in steps(table, Random(4)):
        if table.view().round and table.view().phase is phase:
            break
    resumed = Table.resume(store.load(), Random(1), store)
    assert resumed.players == table.players
    assert resumed.options == table.options
    assert sight(resumed) == sight(table)


def test_the_file_is_read_the_same_wherever_it_lies(
    store: Store, table: Table, data_dir: Path
) -> None:
    copy = store.file.rename(data_dir / "Nonna’s game.txt")
    assert store.load(copy) == record_of(table)


def test_a_table_without_a_store_writes_nothing(data_dir: Path) -> None:
    until(new_table(), Phase.ASCENT)
    assert list(data_dir.iterdir()) == []


# --- what fails -------------------------------------------------------------------------------


def test_a_write_that_stops_at_any_byte_leaves_the_old_record(
    store: Store, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = files(store)
    seat, move = first_move(table)
    for length in range(0, len(old["game.vivaroi"]), 97):
        with monkeypatch.context() as patch:
            patch.setattr(Path, "open", _disk_with(length))
            table.play(seat, move)
        assert files(store) == old
        assert str(table.save_error) == "No space left on device"
        table.undo(seat)
        assert table.save_error is None
        assert files(store) == old


class Disk(TextIOWrapper):
    """A file on a disk that is soon full."""

    room = 0

    def write(self, text: str) -> int:
        self.buffer.write(text.encode()[: self.room])
        raise FULL


def _disk_with(room: int) -> Callable[..., Any]:
    def open_(path: Path, mode: str, **_: object) -> Any:
        if "w" not in mode:
            return open(path, mode)  # noqa: PTH123
        disk = Disk(open(path, mode + "b"), encoding="utf-8")  # noqa: PTH123, SIM115
        disk.room = room
        return disk

    return open_


def test_a_kill_at_any_byte_of_a_write_leaves_the_old_record(store: Store, table: Table) -> None:
    old = store.load()
    draft = draft_of(store.file)
    seat, move = first_move(table)
    new = records.write(Record(old.game_id, old.options, old.players, [*old.inputs, (seat, move)]))
    for length in range(0, len(new) + 1, 41):
        draft.write_bytes(new.encode()[:length])
        assert Store(draft.parent).load() == old
        assert Store(draft.parent).unfinished() == Unfinished(NAMES[:4], Options(4), 1)


def test_a_stale_draft_is_overwritten(store: Store, table: Table) -> None:
    draft_of(store.file).write_bytes(b"\x00" * 10_000)
    table.play(*first_move(table))
    assert table.save_error is None
    assert list(files(store)) == ["game.vivaroi"]
    assert store.load() == record_of(table)


@posix
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o644, 0o400])
def test_whoever_may_read_the_file_stays_the_same(store: Store, table: Table, mode: int) -> None:
    store.file.chmod(mode)
    for _ in range(2):
        table.play(*first_move(table))
        assert table.save_error is None
        assert stat.S_IMODE(store.file.stat().st_mode) == mode


@posix
def test_a_draft_is_never_open_to_more_eyes_than_the_file(
    store: Store, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.file.chmod(0o600)
    modes = []

    def look(_: int) -> None:
        modes.append(stat.S_IMODE(draft_of(store.file).stat().st_mode))

    monkeypatch.setattr(os, "fsync", look)
    table.play(*first_move(table))
    assert modes == [0o600]


@posix
def test_a_write_protected_draft_of_a_killed_game_is_in_nobodys_way(
    store: Store, table: Table
) -> None:
    draft = draft_of(store.file)
    draft.write_bytes(b"half a game")
    draft.chmod(0o400)
    table.play(*first_move(table))
    assert table.save_error is None
    assert list(files(store)) == ["game.vivaroi"]


FAULTS: dict[str, tuple[Any, str, OSError]] = {
    "a full disk, noticed at once": (Path, "open", FULL),
    "a full disk, noticed at the flush": (os, "fsync", FULL),
    "a read-only disk": (Path, "open", READ_ONLY),
    "a folder that may not be changed": (Path, "open", DENIED),
    "a folder that may not be made": (Path, "mkdir", DENIED),
    "a file that may not be replaced": (Path, "replace", DENIED),
    "a disk that breaks": (os, "fsync", OSError(errno.EIO, "Input/output error")),
    "a disk without words": (os, "fsync", OSError("gone")),
}


@pytest.mark.parametrize(("owner", "name", "error"), FAULTS.values(), ids=FAULTS.keys())
def test_when_the_disk_fails_the_old_record_stays_and_the_game_goes_on(
    store: Store,
    table: Table,
    monkeypatch: pytest.MonkeyPatch,
    owner: Any,
    name: str,
    error: OSError,
) -> None:
    old, played = files(store), len(record_of(table).inputs)
    with monkeypatch.context() as patch:
        patch.setattr(owner, name, failing(error))
        for number in range(3):
            events = table.play(*first_move(table))
            assert events
            assert len(record_of(table).inputs) == played + number + 1
            assert str(table.save_error) == (error.strerror or "gone")
    assert files(store) == old
    table.play(*first_move(table))
    assert table.save_error is None
    assert store.load() == record_of(table)


def test_an_undo_that_cannot_be_saved_says_so(
    store: Store, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat, move = first_move(table)
    table.play(seat, move)
    old = files(store)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", failing(FULL))
        table.undo(seat)
    assert isinstance(table.save_error, StoreError)
    assert files(store) == old


def test_a_file_in_the_place_of_the_folder_is_a_failure_like_any_other(data_dir: Path) -> None:
    (data_dir / "games").write_text("a file")
    table = until(new_table(store=Store(data_dir / "games")), Phase.ASCENT)
    assert isinstance(table.save_error, StoreError)
    assert (data_dir / "games").read_text() == "a file"


def test_a_folder_in_the_place_of_the_draft_is_a_failure_like_any_other(
    store: Store, table: Table
) -> None:
    draft = draft_of(store.file)
    draft.mkdir()
    table.play(*first_move(table))
    assert isinstance(table.save_error, StoreError)
    draft.rmdir()
    table.play(*first_move(table))
    assert table.save_error is None


def test_a_folder_that_was_taken_away_is_made_again(store: Store, table: Table) -> None:
    store.file.unlink()
    store.file.parent.rmdir()
    table.play(*first_move(table))
    assert store.load() == record_of(table)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write all")
def test_a_folder_without_permission_is_a_failure_like_any_other(
    store: Store, table: Table
) -> None:
    old = files(store)
    store.file.parent.chmod(0o500)
    table.play(*first_move(table))
    store.file.parent.chmod(0o700)
    assert isinstance(table.save_error, StoreError)
    assert files(store) == old


# --- at the start -----------------------------------------------------------------------------


def test_where_nothing_was_played_there_is_nothing_to_continue(store: Store) -> None:
    assert store.unfinished() is None
    assert not store.file.parent.exists()


def test_an_unfinished_game_says_who_plays_and_how_far_they_are(store: Store) -> None:
    table = new_table(options=Options(3, 3), store=store)
    table.deal()
    assert store.unfinished() == Unfinished(NAMES[:3], Options(3), 1)
    while table.view().round < 2:
        next(steps(table, Random(1)))
    assert store.unfinished() == Unfinished(NAMES[:3], Options(3), 2)


def test_a_file_of_the_first_format_is_played_on_and_unchanged_until_then(
    store: Store, table: Table
) -> None:
    store.file.write_bytes(in_first_format(store.file.read_bytes()))
    old = files(store)
    assert store.unfinished() == Unfinished(NAMES[:4], Options(4), 1)
    resumed = Table.resume(store.load(), Random(1), store)
    assert sight(resumed) == sight(table)
    assert files(store) == old
    resumed.play(*first_move(resumed))
    header = json.loads(files(store)["game.vivaroi"].splitlines()[0])
    assert header["format"] == FORMAT
    assert store.load() == record_of(resumed)


def test_a_game_that_is_discarded_is_forgotten(store: Store, table: Table) -> None:
    draft_of(store.file).write_bytes(b"half a game")
    store.discard()
    assert store.unfinished() is None
    store.discard()
    assert files(store) == {}


@pytest.mark.parametrize("damage", [b"", b"\x00" * 100, b"{}\n", b"x" * 5_000_000], ids=len)
def test_a_damaged_file_is_told_untouched_and_kept_aside(store: Store, damage: bytes) -> None:
    store.file.parent.mkdir(parents=True)
    store.file.write_bytes(damage)
    with pytest.raises(DamagedRecord):
        store.unfinished()
    assert files(store) == {"game.vivaroi": damage}
    assert store.set_aside() == store.file.with_name("game.damaged-1")
    assert files(store) == {"game.damaged-1": damage}
    assert store.unfinished() is None


def test_a_file_is_damaged_that_only_begins_like_a_game(store: Store, table: Table) -> None:
    whole = store.file.read_bytes()
    padding = b" " * (records.LONGEST - len(whole))
    as_long_as_may_be = whole.replace(b"\n", padding + b"\n", 1)
    store.file.write_bytes(as_long_as_may_be)
    assert store.load() == record_of(table)
    store.file.write_bytes(as_long_as_may_be + b"and more")
    with pytest.raises(DamagedRecord):
        store.load()


def test_no_damaged_file_takes_the_place_of_another(store: Store) -> None:
    store.file.parent.mkdir(parents=True)
    for number in (1, 2, 3):
        store.file.write_bytes(b"damage %d" % number)
        assert store.set_aside() == store.file.with_name(f"game.damaged-{number}")
    (store.file.with_name("game.damaged-2")).unlink()
    store.file.write_bytes(b"damage 4")
    store.set_aside()
    assert files(store) == {
        f"game.damaged-{number}": b"damage %d" % damage
        for number, damage in ((1, 1), (2, 4), (3, 3))
    }


def test_a_damaged_game_does_not_stop_the_next_one(store: Store, table: Table) -> None:
    store.file.write_bytes(b"damage")
    store.set_aside()
    fresh = until(new_table(2, store=store), Phase.ASCENT)
    assert store.load() == record_of(fresh)
    assert files(store)["game.damaged-1"] == b"damage"


def test_where_nothing_can_be_set_aside_it_stays(
    store: Store, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = files(store)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", failing(DENIED))
        assert store.set_aside() is None
    with monkeypatch.context() as patch:
        patch.setattr(Path, "exists", failing(DENIED))
        assert store.set_aside() is None
    assert files(store) == old


def test_a_file_of_a_newer_version_is_told_as_such_and_untouched(store: Store) -> None:
    newer = f'{{"game": "vivaroi", "format": {FORMAT + 1}}}\n'.encode()
    store.file.parent.mkdir(parents=True)
    store.file.write_bytes(newer)
    with pytest.raises(NewerRecord):
        store.unfinished()
    assert files(store) == {"game.vivaroi": newer}


def test_a_file_that_may_not_be_read_is_told_and_not_taken_for_none(
    store: Store, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", failing(DENIED))
        patch.setattr(Path, "exists", failing(DENIED))
        with pytest.raises(UnreadableRecord, match="Permission denied"):
            store.unfinished()
    assert store.unfinished() is not None


def test_a_good_game_that_cannot_be_read_just_now_is_not_set_aside(
    store: Store, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = files(store)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", failing(DENIED))
        assert store.set_aside() is None
    assert files(store) == old


def test_a_folder_in_the_place_of_the_file_is_told_and_set_aside(store: Store) -> None:
    store.file.mkdir(parents=True)
    with pytest.raises(UnreadableRecord):
        store.load()
    assert store.set_aside() == store.file.with_name("game.damaged-1")


def test_a_named_file_that_is_not_there_is_told(store: Store, tmp_path: Path) -> None:
    with pytest.raises(UnreadableRecord):
        store.load(tmp_path / "nothing")


def test_names_of_every_script_survive_the_file(store: Store) -> None:
    table = new_table(store=store)
    names = ("<h1>Zoé</h1>", "👩\u200d👧", "שרה", "李\U00020000")
    players = tuple(
        player.__class__(name, player.kind, player.level, player.colour, player.avatar)
        for player, name in zip(table.players, names, strict=True)
    )
    until(Table.new(players, Options(4), Random(1), store), Phase.ASCENT)
    assert store.load().players == players


# --- a folder that another computer shares ----------------------------------------------------


class Shared:
    """A store whose folder a second computer keeps in step, and the table that plays on it."""

    def __init__(self, folder: Path) -> None:
        self.told: list[str] = []
        self.store = Store(folder, self.told.append)
        self.table = until(new_table(store=self.store), Phase.ASCENT)
        self.elsewhere = Table.resume(self.store.load(), Random(2))

    def play_elsewhere(self) -> bytes:
        """An action on the other computer arrives here; what it brings."""
        (seat,) = self.elsewhere.to_act()
        self.elsewhere.play(seat, self.elsewhere.view(seat).legal[-1])
        text = records.write(record_of(self.elsewhere)).encode()
        self.store.file.write_bytes(text)
        return text

    def play(self) -> None:
        self.table.play(*first_move(self.table))

    @property
    def others(self) -> dict[str, bytes]:
        folder = self.store.file.parent / "saves"
        return {file.name: file.read_bytes() for file in sorted(folder.glob("*"))}


@pytest.fixture
def shared(data_dir: Path) -> Shared:
    return Shared(data_dir / "games")


def test_a_game_that_was_changed_elsewhere_is_kept_and_told_once(shared: Shared) -> None:
    theirs = shared.play_elsewhere()
    shared.play()
    shared.play()
    assert shared.others == {"game (2).vivaroi": theirs}
    assert shared.told == ["game (2)"]
    assert shared.store.load() == record_of(shared.table)
    assert shared.table.save_error is None


def test_of_a_game_that_goes_on_elsewhere_the_last_state_is_kept(shared: Shared) -> None:
    shared.play_elsewhere()
    shared.play()
    theirs = shared.play_elsewhere()
    shared.play()
    assert shared.others == {"game (2).vivaroi": theirs}
    assert shared.told == ["game (2)"]


def test_a_kept_game_that_people_have_played_on_is_not_replaced(shared: Shared) -> None:
    shared.play_elsewhere()
    shared.play()
    kept = shared.store.file.parent / "saves" / "game (2).vivaroi"
    kept.write_bytes(b"played on")
    theirs = shared.play_elsewhere()
    shared.play()
    assert shared.others == {"game (2).vivaroi": b"played on", "game (3).vivaroi": theirs}
    assert shared.told == ["game (2)", "game (3)"]


def test_what_is_half_copied_is_kept_too(shared: Shared) -> None:
    half = shared.play_elsewhere()[:-7]
    shared.store.file.write_bytes(half)
    shared.play()
    assert shared.others == {"game (2).vivaroi": half}


def test_a_game_that_arrives_where_there_was_none_is_not_overwritten(data_dir: Path) -> None:
    told: list[str] = []
    store = Store(data_dir, told.append)
    assert store.unfinished() is None
    until(new_table(7, store=Store(data_dir)), Phase.ASCENT)
    theirs = store.file.read_bytes()
    until(new_table(store=store), Phase.ASCENT)
    assert told == ["game (2)"]
    assert (data_dir / "saves" / "game (2).vivaroi").read_bytes() == theirs


def test_a_game_that_was_read_may_be_replaced(shared: Shared) -> None:
    """People have agreed to that, and know what they give up."""
    shared.play_elsewhere()
    assert shared.store.unfinished() is not None
    until(new_table(7, store=shared.store), Phase.ASCENT)
    assert shared.others == {}


def test_another_date_or_a_copy_of_the_same_is_no_other_game(shared: Shared) -> None:
    same = shared.store.file.read_bytes()
    shared.store.file.unlink()
    shared.store.file.write_bytes(same)
    os.utime(shared.store.file, (1, 1))
    shared.play()
    assert shared.others == {}


def test_a_game_that_was_taken_away_elsewhere_is_written_again(shared: Shared) -> None:
    shared.store.file.unlink()
    shared.play()
    assert shared.store.load() == record_of(shared.table)
    assert shared.told == []


def test_a_game_that_ends_here_takes_no_other_away(shared: Shared) -> None:
    theirs = shared.play_elsewhere()
    shared.store.discard()
    assert not shared.store.has_file
    assert shared.others == {"game (2).vivaroi": theirs}


def test_where_the_other_game_cannot_be_kept_it_stays_and_play_goes_on(
    shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = shared.play_elsewhere()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", failing(DENIED))
        shared.play()
        assert str(shared.table.save_error) == "Permission denied"
        assert shared.store.file.read_bytes() == theirs
    shared.play()
    assert shared.table.save_error is None
    assert shared.others == {"game (2).vivaroi": theirs}


def test_a_full_disk_leaves_the_other_game_where_it_is(
    shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = shared.play_elsewhere()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", failing(FULL))
        shared.play()
    assert files(shared.store) == {"game.vivaroi": theirs}
    assert shared.told == []


def test_a_kept_game_that_people_have_deleted_is_told_anew(shared: Shared) -> None:
    shared.play_elsewhere()
    shared.play()
    (shared.store.file.parent / "saves" / "game (2).vivaroi").unlink()
    theirs = shared.play_elsewhere()
    shared.play()
    assert shared.others == {"game (2).vivaroi": theirs}
    assert shared.told == ["game (2)"] * 2


def test_what_cannot_be_read_is_not_overwritten(
    shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = shared.play_elsewhere()
    reads = Path.open

    def refuse(path: Path, mode: str = "r", **how: Any) -> Any:
        if "r" in mode:
            raise DENIED
        return reads(path, mode, **how)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", refuse)
        shared.play()
        assert isinstance(shared.table.save_error, StoreError)
    assert shared.store.file.read_bytes() == theirs
