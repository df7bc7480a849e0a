"""Games of 2024 at the table: teams, Ambitions, the Emissary, in every kind of game."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.table.games import in_second_format, record_of, seats, sight, steps, until
from tools.positions import NAMES, court
from vivaroi_gui.rules.vivaroi import Options, Phase
from vivaroi_gui.rules.vivaroi.actions import write_move
from vivaroi_gui.rules.vivaroi.data_2024 import AMBITIONS
from vivaroi_gui.rules.vivaroi.moves import ChooseAmbition, Deal
from vivaroi_gui.table.curtain import CurtainPolicy, Look, who_may_look
from vivaroi_gui.table.damage import DamagedRecord
from vivaroi_gui.table.player_lines import read_players, write_players
from vivaroi_gui.table.players import (
    BadSeat,
    Person,
    Player,
    SameColour,
    UnknownLook,
    WrongCount,
    WrongTeams,
    check_players,
    marker_owners,
    sides_of,
)
from vivaroi_gui.table.record import read, write
from vivaroi_gui.table.steps import UndoRefusal
from vivaroi_gui.table.store import Store, Unfinished
from vivaroi_gui.table.table import Table

THREE_TEAMS = ((0, 1), (2, 3), (4, 5))
GAMES = {
    "two and the Emissary": Options(2, edition="2024", emissary=True),
    "four": Options(4, edition="2024"),
    "eight": Options(8, edition="2024"),
    "Ambition, the Banished": Options(4, edition="2024", ambition=True, banished=True),
    "royal wedding": Options(5, edition="2024", wedding=True),
    "teams": Options(6, edition="2024", teams=THREE_TEAMS, ambition=True),
    "a team and two alone": Options(4, edition="2024", teams=((0,), (1, 2), (3,)), wedding=True),
    "sixteen": Options(
        16,
        edition="2024",
        teams=tuple((2 * team, 2 * team + 1) for team in range(8)),
        shared_marker=True,
    ),
}
TEAMS = GAMES["teams"]
Players = tuple[Player, ...]
Spoil = Callable[[Players], Players]


def table_of(options: Options, humans: int = 2, seed: int = 1) -> Table:
    return Table.new(court(options, humans), options, Random(seed))


@pytest.fixture(params=list(GAMES.values()), ids=list(GAMES))
def options(request: pytest.FixtureRequest) -> Options:
    assert isinstance(request.param, Options)
    return request.param


# --- the record -------------------------------------------------------------------------------


def test_a_game_comes_back_as_it_was_written(options: Options) -> None:
    table = table_of(options)
    for _ in steps(table, Random(7)):
        pass
    record = record_of(table)
    again = read(write(record).encode())
    assert again == record
    assert sight(Table.resume(again, Random(1))) == sight(table)


def test_a_game_left_anywhere_is_played_on_from_there(options: Options) -> None:
    table = table_of(options)
    for number, _ in enumerate(steps(table, Random(3), most=120)):
        if number % 17 == 0:
            resumed = Table.resume(read(write(record_of(table)).encode()), Random(1))
            assert sight(resumed) == sight(table)


def test_an_unfinished_game_names_both_of_a_team(data_dir: Path) -> None:
    store = Store(data_dir)
    Table.new(court(TEAMS), TEAMS, Random(1), store).deal()
    assert store.unfinished() == Unfinished(NAMES[:6], TEAMS, 1)


def test_nobody_reads_an_ambition_or_a_goal_in_the_file() -> None:
    table = table_of(TEAMS)
    for _ in steps(table, Random(5), most=12):
        pass
    record = record_of(table)
    text = write(record)
    chosen = [move for _, move in record.inputs if isinstance(move, ChooseAmbition)]
    assert chosen
    assert not [name for name in AMBITIONS if name in text]
    for seat, move in record.inputs:
        if isinstance(move, Deal | ChooseAmbition):
            assert json.dumps(write_move(TEAMS, seat, move)) not in text


def test_the_file_of_a_choice_of_ambition_is_as_long_whatever_was_chosen() -> None:
    table = until(table_of(Options(4, edition="2024", ambition=True)), Phase.AMBITION)
    (seat, *_), lengths = table.to_act(), set()
    for move in table.view(seat).legal:
        record = replace(record_of(table), inputs=[*record_of(table).inputs, (seat, move)])
        lengths.add(len(write(record)))
    assert len(lengths) == 1


def test_a_record_of_the_second_format_has_no_partners() -> None:
    table = Table.new(seats(4, humans=2), Options(4), Random(1))
    for _ in steps(table, Random(1), most=20):
        pass
    again = read(in_second_format(write(record_of(table)).encode()))
    assert again == replace(record_of(table), tells_loans=False)
    assert [player.partner for player in again.players] == [None] * 4


def test_players_of_a_team_come_back_as_they_were_written(options: Options) -> None:
    players = court(options, humans=2)
    assert read_players(json.dumps(write_players(players)), options) == players


@pytest.mark.parametrize(
    "partner",
    [
        7,
        [],
        {},
        {"name": "Margot"},
        {"name": "", "colour": "violet", "avatar": "owl"},
        {"name": "Margot", "colour": "pink", "avatar": "owl"},
        {"name": "Margot", "colour": "violet", "avatar": "owl", "kind": "ai"},
    ],
    ids=range(7),
)
def test_a_partner_that_is_none_is_damage(partner: object) -> None:
    values = write_players(court(TEAMS))
    values[0]["partner"] = partner
    with pytest.raises(DamagedRecord):
        read_players(json.dumps(values), TEAMS)


# --- who may sit down -------------------------------------------------------------------------


def test_all_persons_are_counted_round_the_table() -> None:
    assert sides_of(court(TEAMS)) == THREE_TEAMS


def test_every_person_has_a_marker_but_where_teams_share_one_it_is_the_firsts() -> None:
    assert [marker.name for marker in marker_owners(court(TEAMS), TEAMS)] == [
        person.name for player in court(TEAMS) for person in player.persons
    ]
    shared = replace(TEAMS, shared_marker=True)
    firsts = [player.persons[0] for player in court(shared)]
    assert list(marker_owners(court(shared), shared)) == firsts


@pytest.mark.parametrize(
    ("spoil", "cause"),
    [
        (lambda players: players[:2], WrongCount),
        (lambda players: (replace(players[0], partner=None), *players[1:]), WrongTeams),
        (lambda players: (players[0], players[0], players[2]), SameColour),
        (
            lambda players: (
                replace(players[0], partner=Person("Margot", "violet", "wolf")),
                *players[1:],
            ),
            UnknownLook,
        ),
    ],
    ids=["two seats", "a partner too few", "one colour twice", "no such animal"],
)
def test_a_wrong_table_is_refused_by_cause(spoil: Spoil, cause: type[BadSeat]) -> None:
    with pytest.raises(cause):
        check_players(spoil(court(TEAMS)), TEAMS)


def test_partners_with_one_marker_have_one_colour() -> None:
    shared = replace(TEAMS, shared_marker=True)
    check_players(court(shared), shared)
    with pytest.raises(WrongTeams):
        check_players(court(TEAMS), shared)


# --- at the table -----------------------------------------------------------------------------


def test_one_curtain_falls_for_a_team() -> None:
    players = court(TEAMS, humans=2)
    assert who_may_look(players, 0, (1,), CurtainPolicy.AUTO) == Look(None, hand_to=1)
    assert who_may_look(players, 1, (1,), CurtainPolicy.AUTO) == Look(1, hand_to=None)


def test_a_team_alone_with_computers_needs_no_curtain() -> None:
    players = court(TEAMS, humans=1)
    assert who_may_look(players, None, (0,), CurtainPolicy.AUTO) == Look(0, hand_to=None)


def test_a_choice_of_ambition_is_taken_back_until_somebody_else_has_chosen() -> None:
    table = until(table_of(Options(4, edition="2024", ambition=True)), Phase.AMBITION)
    before = sight(table)
    first, second = table.to_act()[:2]
    table.play(first, table.view(first).legal[0])
    assert table.undo_refusal(first) is None
    table.undo(first)
    assert sight(table) == before
    table.play(first, table.view(first).legal[0])
    table.play(second, table.view(second).legal[0])
    assert table.undo_refusal(first) is UndoRefusal.ANOTHER_HAS_ACTED


def test_partners_lend_their_seat_together_and_keep_their_names() -> None:
    table = table_of(TEAMS, humans=1)
    pair = table.players[0].persons
    table.lend(0, "courtier", "even")
    assert table.players[0].persons == pair
    assert not table.players[0].is_human
    table.take_back(0)
    assert table.players[0].persons == pair
    assert table.players[0].is_human
