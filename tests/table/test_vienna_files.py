"""Files of Vienna: games that lie on people's disks, with the board that they are played on."""

import json
from pathlib import Path
from random import Random

import pytest

from tests.table.games import record_of, seats, sight, steps
from vivaroi_gui.rules.core import CHANCE
from vivaroi_gui.rules.vienna import Options, Phase
from vivaroi_gui.rules.vienna.corrections import corrected
from vivaroi_gui.rules.vienna.data import Special
from vivaroi_gui.rules.vienna.shipped import SHIPPED
from vivaroi_gui.table.damage import DamagedRecord, NewerRecord
from vivaroi_gui.table.record import FORMAT, read, write
from vivaroi_gui.table.table import Table

SCORES = (6, 2, 6, 6)
OTHER = corrected({"oper": {"points": 3, "name": "Staatsoper"}, "characters": {"c": 2, "ccc": 1}})


def saved(format_: int) -> Path:
    return Path(__file__).with_name("saved") / f"vienna-format-{format_}.vivaroi"


def table_of(options: Options, most: int = 10_000, seed: int = 1) -> Table:
    table = Table.new(seats(options.players, humans=2), options, Random(seed))
    for _ in steps(table, Random(seed), most):
        pass
    return table


@pytest.mark.parametrize("format_", range(5, FORMAT + 1))
def test_a_saved_game_is_read_for_ever(format_: int) -> None:
    """In its third round, with a gendarme and cards that have changed hands.

    A file stays as it is for as long as its format is read; a new format brings a new file.
    """
    seen = Table.resume(read(saved(format_).read_bytes()), Random(1)).view()
    assert (seen.round, seen.phase, seen.scores) == (3, Phase.TURN, SCORES)
    assert seen.gendarme is not None
    assert seen.owners[Special.EXTRA_DIE] is not None
    assert seen.board == SHIPPED


def test_a_game_saved_in_this_format_is_written_as_ever() -> None:
    text = saved(FORMAT).read_text(encoding="utf-8")
    assert write(read(text.encode()), "0.1.0") == text


@pytest.mark.parametrize("options", [Options(3), Options(5), Options(4, OTHER)], ids=range(3))
def test_a_game_comes_back_from_its_file_and_goes_on_as_it_was(options: Options) -> None:
    table = table_of(options, most=60)
    again = read(write(record_of(table)).encode())
    assert again == record_of(table)
    both = [Table.resume(record, Random(5)) for record in (again, record_of(table))]
    assert sight(both[0]) == sight(table)
    for one in both:
        for _ in steps(one, Random(3), 40):
            pass
    assert sight(both[0]) == sight(both[1]) != sight(table)


def test_a_game_keeps_the_board_that_it_is_played_on() -> None:
    text = write(record_of(table_of(Options(3, OTHER), most=30)))
    header = json.loads(text.splitlines()[0])
    assert header["options"]["board"]["oper"]["name"] == "Staatsoper"
    assert read(text.encode()).options == Options(3, OTHER)


def test_only_the_pile_is_sealed() -> None:
    _, *lines = write(record_of(table_of(Options(3)))).splitlines()
    sealed = ["sealed" in json.loads(line) for line in lines]
    assert sealed == [True] + [False] * (len(lines) - 1)
    checked = [json.loads(line)["seat"] for line in lines if "check" in json.loads(line)]
    assert set(checked) == {CHANCE}


@pytest.mark.parametrize(
    ("was", "is_now"),
    [
        ('"points": 1}', '"points": 99}'),
        ('"Oper"', '"<b>"'),
        ('"cxk": 5', '"cxk": 6'),
        ('"edition": "vienna", "players": 3', '"edition": "vienna", "players": 7'),
        ('"dice": [1', '"dice": [7'),
        ('"dice": [', '"dice": [1, '),
    ],
)
def test_a_changed_file_is_damaged(was: str, is_now: str) -> None:
    text = write(record_of(table_of(Options(3), most=40)))
    assert was in text
    with pytest.raises(DamagedRecord):
        read(text.replace(was, is_now, 1).encode())


def test_a_file_of_a_newer_board_is_one_of_a_newer_version() -> None:
    text = write(record_of(table_of(Options(3), most=3)))
    with pytest.raises(NewerRecord):
        read(text.replace(f'"format": {FORMAT}', f'"format": {FORMAT + 1}').encode())
