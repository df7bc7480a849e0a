"""The table, its files and its curtain play a game of which they know nothing."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.table.games import NAMES, seats
from tests.toy import game
from tests.toy.game import Held, Hold, NothingInPot, Options, Roll, Throw, Thrown
from tests.toy.tables import Loaded, new_table, sight, step
from vivaroi_gui.rules.catalog import GAMES
from vivaroi_gui.rules.core import CHANCE, NotYourTurn
from vivaroi_gui.table.curtain import CurtainPolicy, Look, policy_in, who_may_look
from vivaroi_gui.table.damage import DamagedRecord
from vivaroi_gui.table.players import WrongStyle, check_players
from vivaroi_gui.table.record import read, write
from vivaroi_gui.table.saves import Saves
from vivaroi_gui.table.steps import UndoRefusal
from vivaroi_gui.table.store import Store, Unfinished
from vivaroi_gui.table.table import Table
from vivaroi_gui.table.table_options import NAMES as NAMES_OF_OPTIONS
from vivaroi_gui.table.table_options import TableOptions, agreed_in


def played(seed: int, store: Store | None = None) -> Table:
    """A whole game."""
    table, random = new_table(Random(seed), store=store), Random(seed)
    while not table.is_over:
        step(table, random)
    return table


def test_a_game_is_played_to_its_end_and_everybody_sees_it() -> None:
    table = new_table(Loaded(6, 5, 1, 6, 6, 6, 4))
    assert table.play(0, Throw()) == ()
    assert table.to_act() == (CHANCE,)
    assert table.deal() == (Thrown(0, 6),)
    assert table.play(0, Hold()) == (Held(0, 6),)
    for _ in range(2):
        table.play(1, Throw())
        table.deal()
    assert (table.view().pot, table.view().scores, table.view().turn) == (0, (6, 0, 0), 2)
    for _ in range(4):
        table.play(2, Throw())
        table.deal()
    table.play(2, Hold())
    assert table.is_over
    assert table.view().result == 2
    assert [replace(table.view(seat), seat=None) for seat in range(3)] == [table.view()] * 3


def test_what_the_rules_forbid_changes_nothing() -> None:
    table = new_table(Random(1))
    before = sight(table)
    for seat, move, refused in ((1, Throw(), NotYourTurn), (0, Hold(), NothingInPot)):
        with pytest.raises(refused):
            table.play(seat, move)
        assert sight(table) == before


# --- files -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_a_game_is_written_as_all_may_read_it_and_read_again(seed: int) -> None:
    table = played(seed)
    text = write(table.record)
    header, *lines = [json.loads(line) for line in text.splitlines()]
    assert (header["game"], header["options"]) == ("toy", {"edition": "toy", "goal": 20})
    falls = [line["do"]["face"] for line in lines if line["seat"] == CHANCE]
    assert falls == [event.face for event in table.events if isinstance(event, Thrown)]
    assert all(("check" in line) is (line["seat"] == CHANCE) for line in lines)
    again = read(text.encode())
    assert again == table.record
    assert sight(Table.resume(again, Random(0))) == sight(table)


def test_a_die_that_was_turned_in_the_file_is_found_out() -> None:
    table = new_table(Loaded(6, 2, 2))
    for _ in range(3):
        table.play(0, Throw())
        table.deal()
    text = write(table.record)
    assert read(text.encode()).inputs[1] == (CHANCE, Roll(6))
    with pytest.raises(DamagedRecord, match="replay"):
        read(text.replace('"face": 6', '"face": 5', 1).encode())
    with pytest.raises(DamagedRecord):
        read(text.replace('"game": "toy"', '"game": "chess"').encode())


def test_after_any_action_the_game_goes_on_from_what_is_on_the_disk(data_dir: Path) -> None:
    store = Store(data_dir)
    table, random = new_table(Random(3), store=store), Random(3)
    while not table.is_over:
        step(table, random)
        for again in (Table.resume, Table.reload):
            assert sight(again(Store(data_dir).load(), Random(0))) == sight(table)
    names = NAMES[:3]
    assert store.unfinished() == Unfinished(names, Options(), table.view().round)


def test_saved_and_finished_games_are_kept_beside_others(data_dir: Path) -> None:
    saves, table = Saves(data_dir), played(1)
    saved = saves.save(table.record, "Dice")
    assert saves.load(saved) == table.record
    assert saves.finished.keep(table.record)
    assert [saves.load(one) for one in saves.finished.all()] == [table.record]


# --- undo --------------------------------------------------------------------------------------


def test_undo_reaches_back_to_the_last_throw_and_no_further() -> None:
    table = new_table(Loaded(6, 3, 4))
    table.play(0, Throw())
    assert table.undo_refusal(0) is None
    table.undo(0)
    assert table.to_act() == (0,)
    table.play(0, Throw())
    table.deal()
    assert table.undo_refusal(0) is UndoRefusal.CHANCE
    before = sight(table)
    table.play(0, Hold())
    assert table.undo_refusal(1) is UndoRefusal.ANOTHER_HAS_ACTED
    table.undo(0)
    assert sight(table) == before
    assert table.undo_refusal(0) is UndoRefusal.NOTHING_TO_UNDO


def test_nothing_is_ever_turned_over_in_an_open_game() -> None:
    table, random = new_table(Random(2)), Random(2)
    while not table.is_over:
        step(table, random)
        assert table.last_reveal == ()


# --- who sits and looks ------------------------------------------------------------------------


@pytest.mark.parametrize("wish", CurtainPolicy)
def test_no_curtain_falls_where_there_are_no_secrets(wish: CurtainPolicy) -> None:
    policy = policy_in(game, wish)
    assert policy is CurtainPolicy.NEVER
    for turn in range(2):
        for last in (None, 0, 1):
            assert who_may_look(seats(3, 2), last, (turn,), policy, turn) == Look(turn, None)
    assert who_may_look(seats(3, 2), 1, (CHANCE,), policy) == Look(1, None)


def test_opponents_play_in_the_styles_of_their_own_game() -> None:
    people = seats(3, 2)
    check_players((*people[:2], replace(people[2], style="daring")), Options())
    with pytest.raises(WrongStyle):
        check_players((*people[:2], replace(people[2], style="bluffer")), Options())


def test_a_table_agrees_upon_nothing_that_its_game_does_not_know() -> None:
    wished = dict.fromkeys(NAMES_OF_OPTIONS, True)
    assert agreed_in(game, **wished) == TableOptions()
    assert agreed_in(GAMES["vivaroi"], **wished) == TableOptions(**wished)
    assert agreed_in(GAMES["vivaroi"], shows_past_votes=False) == TableOptions()
