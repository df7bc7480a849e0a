"""Games that were played to their end are remembered, and what cannot be read is never lost."""

from pathlib import Path

import pytest

from vivaroi_gui.table.memories import BoldNo, Memories, Memory, RememberedSeat, SeatEnding
from vivaroi_gui.table.memory_table import as_table
from vivaroi_gui.table.players import Person
from vivaroi_gui.table.statistics import Wins, statistics

ANNA, BRUNO = Person("Anna", "crimson", "fox"), Person("Bruno", "cobalt", "owl")
FOX = Person("Giulia", "emerald", "hare")


def played(
    number: int,
    *totals: int,
    edition: str = "2003",
    level: str = "courtier",
    bold: BoldNo | None = None,
) -> Memory:
    """Anna, Bruno and a computer; whoever has most has won."""
    seats = zip(((ANNA,), (BRUNO,), (FOX,)), (None, None, level), totals, strict=True)
    places = tuple(
        RememberedSeat(persons, kind, SeatEnding(total, total == max(totals), number))
        for persons, kind, total in seats
    )
    return Memory(f"{number:016x}", "2026-11-29", "vivaroi", edition, places, bold)


@pytest.fixture
def memories(tmp_path: Path) -> Memories:
    return Memories(tmp_path / "memories.jsonl")


def test_what_was_kept_is_read_again_in_its_order(memories: Memories) -> None:
    games = (played(1, 70, 60, 50), played(2, 60, 70, 50, bold=BoldNo("Bruno", 0.1, 0.5)))
    assert memories.all() == ()
    assert all(map(memories.add, games))
    assert memories.all() == games
    assert memories.unread == 0


def test_a_game_is_remembered_once_and_its_boldest_no_as_soon_as_it_is_known(
    memories: Memories,
) -> None:
    bold = played(1, 70, 60, 50, bold=BoldNo("Anna", 0.2, 0.6))
    for told in (played(1, 70, 60, 50), bold, played(1, 70, 60, 50)):
        assert memories.add(told)
    assert memories.all() == (bold,)


@pytest.mark.parametrize(
    "line",
    [
        "not of ours",
        "[]",
        '{"game": "chess"}',
        "[" * 100_000,
        '{"game": "vivaroi", "edition": "2003", "bold": null, "places": [], "game_id": 1}',
        '{"game": "vivaroi", "edition": "2099", "bold": null, "places": [], "game_id": "1"}',
        "\udcff\udcfe",
    ],
)
def test_a_line_that_nobody_can_read_stays_where_it_is(
    memories: Memories, tmp_path: Path, line: str
) -> None:
    file = tmp_path / "memories.jsonl"
    file.write_text(f"{line}\n", encoding="utf-8", errors="surrogateescape")
    assert (memories.all(), memories.unread) == ((), 1)
    assert memories.add(played(1, 70, 60, 50))
    kept = file.read_bytes().splitlines()
    assert (kept[0], len(kept), memories.unread) == (line.encode(errors="surrogateescape"), 2, 1)


def test_a_line_of_earlier_versions_that_names_no_form_is_read(
    memories: Memories, tmp_path: Path
) -> None:
    memories.add(played(1, 70, 60, 50))
    file = tmp_path / "memories.jsonl"
    file.write_text(file.read_text(encoding="utf-8").replace(', "form": ""', ""), encoding="utf-8")
    assert memories.all() == (played(1, 70, 60, 50),)


def test_a_file_that_cannot_be_opened_is_left_alone(memories: Memories, tmp_path: Path) -> None:
    (tmp_path / "memories.jsonl").mkdir()
    assert not memories.add(played(1, 70, 60, 50))
    with pytest.raises(OSError, match="memories"):
        memories.all()


def test_all_can_be_forgotten_and_what_a_killed_write_has_left(
    memories: Memories, tmp_path: Path
) -> None:
    memories.add(played(1, 70, 60, 50))
    (tmp_path / "memories.jsonl.draft").write_text("Anna", encoding="utf-8")
    memories.forget()
    assert memories.all() == ()
    assert list(tmp_path.iterdir()) == []
    memories.forget()


@pytest.mark.parametrize(("old", "new"), [("Anna", "A\\ud800"), ("70", "9" * 12)])
def test_what_nobody_could_say_or_write_again_is_not_read(
    memories: Memories, tmp_path: Path, old: str, new: str
) -> None:
    memories.add(played(1, 70, 60, 50))
    file = tmp_path / "memories.jsonl"
    file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    assert (memories.all(), memories.unread) == ((), 1)
    assert memories.add(played(1, 70, 60, 50))


def test_games_are_counted_for_people_by_form_and_by_the_strongest_computer() -> None:
    anna, bruno = statistics(
        [
            played(1, 70, 60, 50),
            played(2, 60, 61, 50, level="eminence"),
            played(3, 70, 60, 50, edition="2024"),
            played(4, 20, 10, 5)._replace(form="quick"),
        ]
    )
    assert (anna.person, anna.all, bruno.all) == (ANNA, Wins(4, 3), Wins(4, 1))
    assert anna.by_form == (
        ("vivaroi", "2003", "", Wins(2, 1)),
        ("vivaroi", "2024", "", Wins(1, 1)),
        ("vivaroi", "2003", "quick", Wins(1, 1)),
    )
    assert anna.by_level == (("courtier", Wins(3, 3)), ("eminence", Wins(1, 0)))
    assert anna.crowned == 10


def test_the_closest_finish_and_the_boldest_no_are_found() -> None:
    bolder, bold = BoldNo("Anna", 0.1, 0.6), BoldNo("Anna", 0.2, 0.5)
    games = [played(1, 70, 60, 50, bold=bold), played(2, 60, 61, 50, bold=bolder)]
    anna, bruno = statistics([*games, played(3, 50, 40, 30, bold=BoldNo("Bruno", 0.0, 0.2))])
    assert anna.bold == bolder
    assert anna.close is not None
    assert bruno.close is not None
    assert (anna.close.points, anna.close.is_won, bruno.close.is_won) == (1, False, True)
    assert anna.close.memory == games[1]


def test_whoever_came_in_third_has_lost_to_the_winner_and_not_to_the_second() -> None:
    anna, bruno = statistics([played(1, 13, 19, 18)])
    assert anna.close is not None
    assert bruno.close is not None
    assert (anna.close.points, anna.close.is_won) == (6, False)
    assert (bruno.close.points, bruno.close.is_won) == (1, True)


def test_whoever_knows_no_kings_has_crowned_none_at_all() -> None:
    place = RememberedSeat((ANNA,), None, SeatEnding(12, True))
    (anna,) = statistics([Memory("1", "2026-11-29", "vienna", "vienna", (place,))])
    assert (anna.crowned, anna.close, anna.by_level) == (None, None, ())


def test_a_table_for_spreadsheets_has_a_line_for_each_seat_and_reckons_nothing() -> None:
    memory = played(1, 70, 60, 50)
    first = memory.places[0]
    evil = first._replace(persons=(ANNA._replace(name="=1+1"),))
    told = as_table(
        [memory._replace(places=(evil, memory.places[2]))],
        ("Day", "Game", "Name", "Level", "Points", "Won", "Kings"),
        lambda game, edition, form: f"{game} {edition}{form}",
        str.title,
    )
    assert told.splitlines() == [
        "\ufeffDay,Game,Name,Level,Points,Won,Kings",
        "2026-11-29,vivaroi 2003,'=1+1,,70,1,1",
        "2026-11-29,vivaroi 2003,Giulia,Courtier,50,0,1",
    ]


def test_bytes_that_are_no_text_stay_what_they_are(memories: Memories) -> None:
    memories.add(played(1, 70, 60, 50))
    strange = b'{"game": "\xff\xfe"}\n\x80\n'
    memories._file.write_bytes(strange + memories._file.read_bytes())
    assert memories.unread == 2
    assert memories.add(played(2, 70, 60, 50))
    assert memories._file.read_bytes().startswith(strange)
    assert len(memories.all()) == 2


def test_two_of_one_name_at_a_table_have_played_it_once(memories: Memories) -> None:
    game = played(1, 70, 60, 50)
    anna = game.places[0]
    other = anna._replace(ending=SeatEnding(60, is_winner=False))
    twins = game._replace(places=(anna, other, *game.places[2:]))
    (found,) = statistics([twins])
    assert found.all == Wins(1, 1)
