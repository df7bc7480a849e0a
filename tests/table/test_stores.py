"""One game of each kind goes on by itself: each has a file of its own in the same folder."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.table.games import new_table
from tests.toy import game, toy_in_catalogs
from tests.toy.tables import new_table as new_toy
from vivaroi_gui.table.stores import Stores


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with toy_in_catalogs():
        yield


def test_a_game_of_one_kind_is_never_written_over_that_of_another(data_dir: Path) -> None:
    stores = Stores(data_dir)
    castle, dice = new_table(), new_toy(Random(1))
    stores["vivaroi"].save(castle.record)
    before = stores["vivaroi"].file.read_bytes()
    stores[game.name].save(dice.record)
    assert stores["vivaroi"].file.read_bytes() == before
    again = Stores(data_dir)
    assert again["vivaroi"].load() == castle.record
    assert again[game.name].load() == dice.record


def test_the_file_of_the_castle_is_called_as_it_was_before_there_were_others(
    data_dir: Path,
) -> None:
    stores = Stores(data_dir)
    assert stores["vivaroi"].file == data_dir / "game.vivaroi"
    assert stores["toy"].file == data_dir / "game-toy.vivaroi"


def test_there_is_something_to_go_on_with_where_a_game_has_a_file(data_dir: Path) -> None:
    stores = Stores(data_dir)
    assert not stores.with_file
    stores[game.name].save(new_toy(Random(1)).record)
    assert list(stores.with_file) == [game.name]
    stores["vivaroi"].save(new_table().record)
    assert list(stores.with_file) == ["vivaroi", game.name]
    stores[game.name].discard()
    assert list(stores.with_file) == ["vivaroi"]


def test_a_path_to_a_game_that_goes_on_is_known_whoever_writes_it(data_dir: Path) -> None:
    stores = Stores(data_dir)
    assert stores.at(data_dir / "saves" / ".." / "game-toy.vivaroi") == game.name
    assert stores.at(data_dir / "game.vivaroi") == "vivaroi"
    assert stores.at(data_dir / "other.vivaroi") is None


def test_at_which_game_the_program_ended_is_remembered_by_its_kind(data_dir: Path) -> None:
    stores = Stores(data_dir)
    stores[game.name].begin_opening()
    again = Stores(data_dir)
    assert again[game.name].was_fatal
    assert not again["vivaroi"].was_fatal


def test_a_damaged_game_is_kept_aside_without_touching_the_other(data_dir: Path) -> None:
    stores = Stores(data_dir)
    stores["vivaroi"].save(new_table().record)
    stores[game.name].file.write_text("torn", encoding="utf-8")
    assert stores[game.name].set_aside() == data_dir / "game-toy.damaged-1"
    assert stores["vivaroi"].load() == new_table().record


def test_what_another_computer_has_put_in_its_place_is_told_under_its_own_name(
    data_dir: Path,
) -> None:
    told: list[str] = []
    stores = Stores(data_dir, told.append)
    stores[game.name].save(new_toy(Random(1)).record)
    Stores(data_dir)[game.name].save(new_toy(Random(2)).record)
    stores[game.name].save(new_toy(Random(1)).record)
    assert told == ["game-toy (2)"]
    assert (data_dir / "saves" / "game-toy (2).vivaroi").exists()
