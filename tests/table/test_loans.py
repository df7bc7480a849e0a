"""Who plays a seat is on record like any input: a file tells it, and a review knows it."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.table.games import in_third_format, new_table, random_step, steps
from vivaroi_gui.rules.core import CHANCE, Json
from vivaroi_gui.rules.vivaroi import Options, Phase
from vivaroi_gui.table.curtain import CurtainPolicy
from vivaroi_gui.table.damage import DamagedRecord
from vivaroi_gui.table.export import renamed
from vivaroi_gui.table.record import Loan, Record, read, write
from vivaroi_gui.table.replay import Replay
from vivaroi_gui.table.review import shown
from vivaroi_gui.table.store import Store
from vivaroi_gui.table.table import Table


def play(table: Table, random: Random, actions: int) -> None:
    for _ in range(actions):
        random_step(table, random)


@pytest.fixture(scope="module")
def lent() -> Table:
    """A game that is over: seat 1 was lent from 10 to 40 inputs, seat 2 from 50 on."""
    table, random = new_table(humans=3), Random(5)
    play(table, random, 10)
    table.lend(1, "courtier", "kind")
    play(table, random, 30)
    table.take_back(1)
    play(table, random, 10)
    table.lend(2, "novice", "even")
    table.lend(2, "counsellor", "sly")
    for _ in steps(table, random):
        pass
    return table


LOANS = [
    Loan(10, 1, "courtier", "kind"),
    Loan(40, 1, None, None),
    Loan(50, 2, "novice", "even"),
    Loan(50, 2, "counsellor", "sly"),
]


def replayed(record: Record) -> Replay:
    return Replay(record, None, CurtainPolicy.AUTO)


def test_each_loan_is_a_line_where_it_was_made_and_comes_back(lent: Table) -> None:
    lines = write(lent.record).splitlines()[1:]
    places = [place for place, line in enumerate(lines) if "lent" in json.loads(line)]
    assert places == [10, 41, 52, 53]
    again = read(write(lent.record).encode())
    assert again == lent.record
    assert again.loans == LOANS
    assert write(again) == write(lent.record)


def test_a_loan_is_on_disk_at_once_after_the_last_input_too(tmp_path: Path) -> None:
    store = Store(tmp_path)
    table = new_table(humans=3, store=store)
    play(table, Random(5), 3)
    table.lend(1, "courtier", "kind")
    assert store.load().loans == [Loan(3, 1, "courtier", "kind")]
    resumed = Table.resume(store.load(), Random(1), store)
    resumed.take_back(1)
    assert [loan.level for loan in store.load().loans] == ["courtier", None]
    assert [loan.level for loan in table.record.loans] == ["courtier"]


def test_only_what_a_person_did_without_help_is_judged(lent: Table) -> None:
    replay = replayed(lent.record)
    decided = {(view.seat, inputs) for inputs, view, _ in shown(replay).decisions}
    assert {seat for seat, _ in decided} == {0, 1, 2}
    assert not [inputs for seat, inputs in decided if seat == 1 and 10 <= inputs < 40]
    assert [inputs for seat, inputs in decided if seat == 1 and inputs < 10]
    assert [inputs for seat, inputs in decided if seat == 1 and inputs >= 40]
    assert max(inputs for seat, inputs in decided if seat == 2) < 50
    assert replay.loans(50) == tuple(LOANS[2:])


def test_where_nobody_wrote_down_who_played_nobody_is_judged(lent: Table) -> None:
    early = read(in_third_format(write(new_over()).encode()))
    assert not early.tells_loans
    assert shown(replayed(new_over())).decisions
    assert shown(replayed(early)).decisions == ()
    assert shown(replayed(early)).sights == shown(replayed(new_over())).sights
    assert not read(write(early).encode()).tells_loans


def new_over() -> Record:
    table = new_table(humans=3)
    for _ in steps(table, Random(5)):
        pass
    return table.record


def test_a_step_taken_back_leaves_the_seat_with_whoever_plays_it() -> None:
    table, random = new_table(humans=4), Random(5)
    while table.view().phase is not Phase.ASCENT:
        random_step(table, random)
    seat = table.to_act()[0]
    table.play(seat, table.view(seat).legal[0])
    other = (seat + 1) % 4
    table.lend(other, "novice", "even")
    made = len(table.record.inputs)
    table.undo(seat)
    assert table.record.loans == [Loan(made - 1, other, "novice", "even")]
    assert read(write(table.record).encode()) == table.record


def test_a_game_that_people_load_keeps_its_loans_without_the_votes_that_waited() -> None:
    table, random = new_table(humans=4), Random(5)
    while len(table.view().voted) < 2:
        random_step(table, random)
    table.lend(0, "novice", "even")
    loaded = Table.reload(table.record, Random(1))
    kept = len(loaded.record.inputs)
    assert kept == len(table.record.inputs) - 2
    assert loaded.record.loans == [Loan(kept, 0, "novice", "even")]
    assert read(write(loaded.record).encode()) == loaded.record


def test_a_new_game_of_the_same_people_begins_without_loans(lent: Table) -> None:
    again = Table.new(lent.players, Options(4), Random(1))
    assert again.record.loans == []


def test_a_file_that_is_given_away_tells_them_too(lent: Table) -> None:
    assert renamed(lent.record, ["A", "B", "C", "D"]).loans == LOANS


Spoil = Callable[[Json], object]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda line: line.update(seat=3),
        lambda line: line.update(seat=CHANCE),
        lambda line: line.update(seat=9),
        lambda line: line.update(seat=True),
        lambda line: line.update(lent=False),
        lambda line: line.update(lent={}),
        lambda line: line["lent"].update(level="king"),
        lambda line: line["lent"].update(style=None),
        lambda line: line["lent"].update(why="tea"),
        lambda line: line.update(do=1),
    ],
)
def test_loans_that_nobody_could_make_are_damage(lent: Table, spoil: Spoil) -> None:
    lines = [json.loads(line) for line in write(lent.record).splitlines()]
    spoil(next(line for line in lines if "lent" in line and line["lent"] and "seat" in line))
    with pytest.raises(DamagedRecord):
        read("".join(json.dumps(line) + "\n" for line in lines).encode())


def test_loans_that_lead_to_other_players_are_damage(lent: Table) -> None:
    for loans in ([], LOANS[:-1], LOANS[:1], [*LOANS, Loan(60, 0, "novice", "even")]):
        with pytest.raises(DamagedRecord):
            read(write(replace(lent.record, loans=loans)).encode())
