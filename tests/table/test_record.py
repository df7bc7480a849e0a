"""The text of a record: what it hides, and what becomes of a damaged one."""

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.games import (
    NAMES,
    in_first_format,
    in_third_format,
    new_table,
    record_of,
    seats,
    steps,
    until,
)
from tools.all_tables import all_tables
from tools.positions import court
from vivaroi_gui.rules.core import CHANCE
from vivaroi_gui.rules.vivaroi import Options, Phase, Placement, draw, new
from vivaroi_gui.rules.vivaroi.data import CAST
from vivaroi_gui.rules.vivaroi.moves import Card, Deal, MoveUp, Place, Vote
from vivaroi_gui.table.damage import DamagedRecord, NewerRecord, RecordError
from vivaroi_gui.table.export import export
from vivaroi_gui.table.names import seat_names
from vivaroi_gui.table.notes import NoteMark
from vivaroi_gui.table.player_lines import read_players, write_players
from vivaroi_gui.table.players import with_names
from vivaroi_gui.table.record import FORMAT, LONGEST, Record, read, write
from vivaroi_gui.table.table import Table
from vivaroi_gui.table.table_options import TableOptions

Json = dict[str, Any]
Edit = Callable[[list[Json]], object]


def whole_game(seed: int = 1, options: Options | None = None) -> Record:
    """The record of a random game."""
    table = new_table(seed, options=options)
    for _ in steps(table, Random(seed)):
        pass
    return record_of(table)


@pytest.fixture(scope="module")
def game() -> Record:
    return whole_game()


@pytest.fixture(scope="module")
def text(game: Record) -> str:
    return write(game)


@pytest.fixture(scope="module")
def short() -> bytes:
    """A small record with every kind of line: a deal, moves and a vote."""
    table = until(new_table(options=Options(3, 1, Placement.RANDOM)), Phase.ELECTION)
    table.play(1, Vote(Card.YES))
    return write(record_of(table)).encode()


def outcome(data: bytes) -> Record | type[Exception]:
    """What reading gives: a record, or the kind of error, without much work."""
    begun = process_time()
    try:
        return read(data)
    except RecordError as error:
        return type(error)
    finally:
        assert process_time() - begun < 10


def lines_of(data: bytes) -> list[Json]:
    return [json.loads(line) for line in data.splitlines()]


def edited(data: bytes, edit: Edit) -> bytes:
    """The record after a change of its lines."""
    lines = lines_of(data)
    edit(lines)
    return "".join(json.dumps(line) + "\n" for line in lines).encode()


# --- what is written --------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(3, 7))
@pytest.mark.parametrize("rounds", [1, 3])
@pytest.mark.parametrize("placement", Placement)
def test_reading_gives_back_what_was_written(
    players: int, rounds: int, placement: Placement
) -> None:
    record = whole_game(players, Options(players, rounds, placement))
    again = read(write(record).encode())
    assert again == record
    assert again.view().round == rounds
    assert write(again) == write(record)


def test_the_round_of_a_record_is_the_one_dealt_last() -> None:
    table = new_table()
    assert record_of(table).view().round == 0
    table.deal()
    assert record_of(table).view().round == 1


def test_the_header_says_who_plays_what(text: str) -> None:
    header = lines_of(text.encode())[0]
    assert (header["game"], header["format"]) == ("vivaroi", FORMAT)
    assert header["options"]["players"] == 4
    assert [player["name"] for player in header["players"]] == list(NAMES[:4])
    assert len(header["id"]) == 16


def test_the_header_says_when_the_game_began_where_it_was_told(game: Record, text: str) -> None:
    assert lines_of(text.encode())[0]["created"] is None
    for created in (
        datetime(2026, 2, 28, 23, 59, 59, 999_999, tzinfo=UTC),
        datetime(2026, 3, 1, tzinfo=timezone(timedelta(hours=-3, minutes=-30))),
        datetime(1, 1, 1),
    ):
        dated = replace(game, created=created)
        assert read(write(dated).encode()) == dated
    assert '"2026-02-28T23:59:59+00:00"' in write(
        replace(game, created=datetime(2026, 2, 28, 23, 59, 59, tzinfo=UTC))
    )


def test_nobody_reads_a_goal_in_the_file(game: Record, text: str) -> None:
    deals = [move for _, move in game.inputs if isinstance(move, Deal)]
    assert len(deals) == 3
    for goal in (goal for deal in deals for goal in deal.goals):
        favourites = [CAST[character] for character in goal]
        assert not any(all(one in line for one in favourites) for line in text.splitlines())
    assert "goal" not in text
    for line in text.splitlines()[1:]:
        assert sum(name in line for name in CAST) == ("do" in json.loads(line))


def test_nobody_reads_a_vote_in_the_file(game: Record, text: str) -> None:
    assert {move.card for _, move in game.inputs if isinstance(move, Vote)} == {Card.YES, Card.NO}
    for word in ('"yes"', '"no"', "vote", "card"):
        assert word not in text


def test_all_votes_of_a_game_are_written_equally_long_and_none_like_another() -> None:
    game = whole_game(2)
    lines = write(game).splitlines()[1:]
    votes = [
        line for line, (_, move) in zip(lines, game.inputs, strict=True) if isinstance(move, Vote)
    ]
    assert len({len(line) for line in votes}) == 1
    assert len({line.count("=") for line in votes}) == 1  # base64 tells the length modulo three
    assert len({json.loads(line)["sealed"] for line in votes}) == len(votes)


def test_a_yes_in_the_place_of_a_no_changes_nothing_but_the_veil(short: bytes) -> None:
    record = read(short)
    said_no = Record(record.game_id, record.options, record.players, [*record.inputs[:-1]])
    said_no.inputs.append((1, Vote(Card.NO)))
    yes, no = (write(one).splitlines()[-1] for one in (record, said_no))
    assert yes != no
    assert (len(yes), yes.count("=")) == (len(no), no.count("="))
    assert json.loads(yes).keys() == json.loads(no).keys() == {"seat", "sealed"}


def test_all_deals_of_a_table_are_equally_long() -> None:
    """Names of characters and Ambitions have different lengths."""
    for options in all_tables()[::40]:
        state, lengths = new(options), set()
        for seed in range(8):
            record = Record("0" * 16, options, court(options))
            record.inputs.append((CHANCE, draw(state, Random(seed))))
            lengths.add(len(write(record).splitlines()[1]))
        assert len(lengths) == 1, options


def test_the_same_deal_looks_different_in_two_games() -> None:
    record = record_of(until(new_table(), Phase.PLACING))
    twin = Record("0" * 16, record.options, record.players, record.inputs)
    assert lines_of(write(record).encode())[1] != lines_of(write(twin).encode())[1]


def test_a_lent_seat_is_one_when_the_record_is_read_again() -> None:
    table = until(new_table(humans=2), Phase.ASCENT)
    table.lend(1, "counsellor", "burner")
    record = record_of(table)
    assert [player.is_lent for player in record.players] == [False, True, False, False]
    assert read(write(record).encode()) == record


# --- damage -----------------------------------------------------------------------------------


def test_a_record_cut_anywhere_is_damaged_or_an_earlier_record(short: bytes) -> None:
    whole = read(short)
    for length in range(len(short)):
        found = outcome(short[:length])
        if isinstance(found, Record):
            assert short[length - 1] == ord("\n")
            assert found.inputs == whole.inputs[: len(found.inputs)]
        else:
            assert found is DamagedRecord


def test_a_flipped_bit_never_gives_anything_but_a_record_or_damage(short: bytes) -> None:
    random = Random(1)
    counted = {True: 0, False: 0}
    for _ in range(1500):
        data = bytearray(short)
        data[random.randrange(len(data))] ^= 1 << random.randrange(8)
        counted[isinstance(outcome(bytes(data)), Record)] += 1
    assert counted[False] > counted[True]


def test_noise_never_gives_anything_but_damage(short: bytes) -> None:
    random = Random(2)
    for _ in range(300):
        at = random.randrange(len(short))
        noise = random.randbytes(random.randrange(1, 40))
        assert outcome(short[:at] + noise + short[at + len(noise) :]) is not NewerRecord
        assert outcome(noise) is DamagedRecord


VALUES: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    2,
    1.0,
    1e308,
    float("nan"),
    float("inf"),
    10**30,
    -(10**4000),
    "",
    "x",
    "\x00",
    "\ud800",
    "x" * 5000,
    [],
    [[]],
    ["anna"] * 4,
    {},
    {"": None},
]


KEPT: dict[str, tuple[object, ...]] = {
    "created": (None,),
    "table": ({},),
    "loans": (True, False),
    "shared": (True, False),
    "seed": (None,),
}
"""What the header may say as well."""


def is_kept(key: str, value: object) -> bool:
    return any(type(value) is type(one) and value == one for one in KEPT.get(key, ()))


def test_no_field_of_the_header_may_be_of_another_kind(short: bytes) -> None:
    header = lines_of(short)[0]
    for key in header.keys() - {"version", "id"}:
        for value in (one for one in VALUES if not is_kept(key, one)):
            found = outcome(edited(short, lambda lines, k=key, v=value: lines[0].update({k: v})))  # type: ignore[misc]
            is_newer = key == "format" and type(value) is int and value > FORMAT
            assert found is (NewerRecord if is_newer else DamagedRecord), (key, value)


def test_version_and_id_are_texts(short: bytes) -> None:
    for key in ("version", "id"):
        for value in VALUES:
            found = outcome(edited(short, lambda lines, k=key, v=value: lines[0].update({k: v})))  # type: ignore[misc]
            assert found is DamagedRecord or (key == "version" and isinstance(value, str))


@pytest.mark.parametrize("key", ["version", "id"])
def test_a_text_that_no_file_can_hold_is_damage_before_the_first_deal_too(key: str) -> None:
    fresh = write(record_of(new_table())).encode()
    assert outcome(edited(fresh, setting(key, "0\ud800"))) is DamagedRecord


def test_no_field_of_a_player_may_be_of_another_kind(short: bytes) -> None:
    first = lines_of(short)[0]["players"][0]
    for key in first:
        for value in VALUES:
            if first[key] != value and (key, value) != ("name", "x"):
                found = outcome(edited(short, lambda lines, k=key, v=value: put(lines, k, v)))  # type: ignore[misc]
                assert found is DamagedRecord, (key, value)


def put(lines: list[Json], key: str, value: object) -> None:
    """Changes a field of the first player."""
    lines[0]["players"][0][key] = value


def test_no_field_of_an_option_or_an_input_may_be_of_another_kind(short: bytes) -> None:
    def spoil(lines: list[Json], number: int, part: str, key: str, value: object) -> None:
        (lines[number][part] if part else lines[number])[key] = value

    lines = lines_of(short)
    last_move = max(number for number, line in enumerate(lines) if "do" in line)
    fields = [(0, "options", key) for key in lines[0]["options"]]
    fields += [(last_move, "do", key) for key in lines[last_move]["do"]]
    fields += [(number, "", key) for number in (1, last_move, -1) for key in lines[number]]
    for number, part, key in fields:
        kept = (lines[number][part] if part else lines[number])[key]
        for value in (one for one in VALUES if type(one) is not type(kept) or one != kept):
            data = edited(short, lambda all_, v=value: spoil(all_, number, part, key, v))  # type: ignore[misc]  # noqa: B023
            assert outcome(data) is DamagedRecord, (number, part, key, value)


def without(key: str, number: int = 0) -> Edit:
    return lambda lines: lines[number].pop(key)


def setting(key: str, value: object) -> Edit:
    return lambda lines: lines[0].update({key: value})


def player(**fields: object) -> Edit:
    return lambda lines: lines[0]["players"][0].update(fields)


EDITS: dict[str, Edit] = {
    "another game": setting("game", "chess"),
    "format 0": setting("format", 0),
    "no game": without("game"),
    "no format": without("format"),
    "no version": without("version"),
    "no id": without("id"),
    "no options": without("options"),
    "no options of the table": without("table"),
    "an option of the table that is off": setting("table", {"shows_past_votes": False}),
    "an option of the table that is no switch": setting("table", {"shows_past_votes": 1}),
    "a table in a format without": setting("format", 3),
    "no beginning": without("created"),
    "a beginning on no day": setting("created", "2026-02-30T12:00:00"),
    "no players": without("players"),
    "unknown key": setting("colour", "red"),
    "unknown option": lambda lines: lines[0]["options"].update(speed=2),
    "another edition": lambda lines: lines[0]["options"].update(edition="2020"),
    "seven players": lambda lines: lines[0]["options"].update(players=7),
    "a player too many": lambda lines: lines[0]["players"].append(lines[0]["players"][0]),
    "a player too few": lambda lines: lines[0]["players"].pop(),
    "a player more than the options say": lambda lines: lines[0]["players"].append(
        {
            "name": "Zoé",
            "kind": "human",
            "level": None,
            "style": None,
            "lent": False,
            "colour": "charcoal",
            "avatar": "swan",
        }
    ),
    "unknown key of a player": player(score=33),
    "unknown kind": player(kind="robot"),
    "unknown level": player(kind="ai", level="king", style="even"),
    "a human with a level": player(level="novice"),
    "an AI without a level": player(kind="ai", style="even"),
    "unknown style": player(kind="ai", level="novice", style="king"),
    "a human with a style": player(style="even"),
    "an AI without a style": player(kind="ai", level="novice"),
    "a human on loan": player(lent=True),
    "a loan that is a number": player(lent=0),
    "a player of the first format": lambda lines: [
        lines[0]["players"][0].pop(key) for key in ("style", "lent")
    ],
    "players of the second format in the first": setting("format", 1),
    "unknown colour": player(colour="mauve"),
    "the colour of another": player(colour="cobalt"),
    "unknown avatar": player(avatar="basilisk"),
    "an empty name": player(name=""),
    "a blank name": player(name="   "),
    "the name of another": player(name="bruno"),
    "the name of another with marks that nobody sees": player(name="Bru\u200bno"),
    "a name of which nothing is seen": player(name="\u202e\u200d"),
    "a name with half a character": player(name="Anna\ud800"),
    "a name of a million characters": player(name="x" * 900_000),
    "no seat": without("seat", -1),
    "neither done nor sealed": without("sealed", -1),
    "no check": without("check", 1),
    "another check": lambda lines: lines[1].update(check="0" * 16),
    "a check where none belongs": lambda lines: lines[-1].update(check=lines[1]["check"]),
    "unknown key of an input": lambda lines: lines[-1].update(note="x"),
    "done and sealed": lambda lines: lines[-1].update(do=lines[2]["do"]),
    "a vote in clear": lambda lines: (
        lines[-1].pop("sealed"),
        lines[-1].update(do={"type": "vote", "player": 1, "card": "yes"}),
    ),
    "no deal": lambda lines: lines.pop(1),
    "the deal twice": lambda lines: lines.insert(1, lines[1]),
    "a move twice": lambda lines: lines.insert(2, lines[2]),
    "a vote twice": lambda lines: lines.append(lines[-1]),
    "the first lines swapped": lambda lines: lines.insert(1, lines.pop(0)),
    "two moves swapped": lambda lines: lines.insert(2, lines.pop(3)),
    "the last lines swapped": lambda lines: lines.insert(-1, lines.pop()),
    "the header twice": lambda lines: lines.insert(1, lines[0]),
    "no header": lambda lines: lines.pop(0),
    "a move missing": lambda lines: lines.pop(2),
    "a move of another seat": lambda lines: lines[2].update(seat=(lines[2]["seat"] + 1) % 3),
    "a move of chance": lambda lines: lines[2].update(seat=CHANCE),
    "a vote of another seat": lambda lines: lines[-1].update(seat=2),
    "a seat that is not there": lambda lines: lines[2].update(seat=3),
    "another id": setting("id", "0" * 16),
    "the seal of another line": lambda lines: lines[-1].update(sealed=lines[1]["sealed"]),
    "a seal of nothing": lambda lines: lines[-1].update(sealed=""),
    "a long seal": lambda lines: lines[-1].update(sealed="A" * 900_000),
    "an unknown character": lambda lines: lines[2]["do"].update(character="simone"),
    "a move to the seventh floor": lambda lines: lines[2]["do"].update(to=7),
}


@pytest.mark.parametrize("edit", EDITS.values(), ids=EDITS.keys())
def test_a_changed_record_is_damaged(short: bytes, edit: Edit) -> None:
    assert outcome(edited(short, lambda _: None)) == read(short)
    assert outcome(edited(short, edit)) is DamagedRecord


@pytest.mark.parametrize(
    ("saved", "read_as"),
    [
        ("Bob \u200d🎉", "Bob 🎉"),
        ("Anna\nMaria", "Anna Maria"),
        ("\u202eannA", "annA"),
        ("\x1b[31mAnna", "[31mAnna"),
        ("x" * 60, "x" * 24),
    ],
    ids=ascii,
)
def test_a_name_that_nobody_could_type_today_is_read_as_what_is_seen_of_it(
    short: bytes, saved: str, read_as: str
) -> None:
    """Earlier versions wrote some, and each version of Python has its own Unicode."""
    record = read(edited(short, player(name=saved)))
    assert record.players[0].name == read_as
    assert replace(record, players=read(short).players) == read(short)
    assert read(write(record).encode()) == record


NASTY = st.sampled_from(
    "\u200d\u200c\u202e\u2066\u0301\u0345\u094d\u0951\u0958🎉🏽\ufe0fé\u1161\ud800 a"
)


@given(st.lists(st.text(NASTY | st.characters(), max_size=60), min_size=4, max_size=4))
@settings(max_examples=100, deadline=None, database=None)
def test_a_game_can_be_read_again_whatever_people_type_for_names(typed: list[str]) -> None:
    fresh = record_of(new_table())
    named = replace(fresh, players=with_names(fresh.players, seat_names(typed, NAMES[:4])))
    assert read(write(named).encode()) == named


FILES: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda _: b"",
    "one line feed": lambda _: b"\n",
    "NULs": lambda data: bytes(len(data)),
    "a NUL inside": lambda data: data[:200] + b"\0" + data[200:],
    "NULs at the end": lambda data: data + bytes(512),
    "a block of NULs": lambda data: data[:-64] + bytes(64),
    "UTF-16": lambda data: data.decode().encode("utf-16"),
    "Latin-1": lambda data: data.decode().encode("latin-1"),
    "byte order mark": lambda data: b"\xef\xbb\xbf" + data,
    "old Mac": lambda data: data.replace(b"\n", b"\r"),
    "blank lines": lambda data: data.replace(b"\n", b"\n\n"),
    "no line ends": lambda data: data.replace(b"\n", b""),
    "cut last line": lambda data: data[:-1],
    "twice": lambda data: data * 2,
    "backwards": lambda data: data[::-1],
    "5 MB": lambda data: data + b"\n" * 5_000_000,
    "good, but for its length": lambda data: data.replace(b"\n", b" " * LONGEST + b"\n", 1),
    "as long as may be": lambda data: data + b"\n" * (LONGEST - len(data)),
    "many lines": lambda data: data + b"{}\n" * 300_000,
    "many numbers": lambda _: b"0\n" * (LONGEST // 2),
    "one huge number": lambda _: b"9" * 900_000 + b"\n",
    "one huge fraction": lambda _: b"1." + b"9" * 900_000 + b"\n",
    "one huge exponent": lambda _: b"1e" + b"9" * 900_000 + b"\n",
    "deep lists": lambda _: b"[" * 900_000 + b"\n",
    "closed deep lists": lambda _: b"[" * 400_000 + b"]" * 400_000 + b"\n",
    "deep objects": lambda _: b'{"game":' * 100_000 + b"\n",
    "deep in a line": lambda data: data + b'{"seat": 0, "do": ' + b"[" * 900_000 + b"\n",
    "a number": lambda _: b"1\n",
    "a list": lambda _: b'["vivaroi"]\n',
    "a text": lambda _: b'"vivaroi"\n',
    "null": lambda _: b"null\n",
    "prose": lambda _: "Il était une fois un roi.\n".encode(),
    "a picture": lambda _: b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 40,
    "a line that is a list": lambda data: data + b"[]\n",
    "a line that is a number": lambda data: data + b"7\n",
    "a line that is null": lambda data: data + b"null\n",
    "a hundred thousand players": lambda data: data.replace(
        b'"players": [', b'"players": [' + b"{}, " * 100_000
    ),
}


@pytest.mark.parametrize("spoil", FILES.values(), ids=FILES.keys())
def test_a_file_that_is_no_record_is_damaged(short: bytes, spoil: Callable[[bytes], bytes]) -> None:
    assert outcome(spoil(short)) is DamagedRecord


def test_a_record_that_an_editor_saved_with_other_line_ends_is_still_read(short: bytes) -> None:
    assert outcome(short.replace(b"\n", b"\r\n")) == read(short)


@pytest.mark.parametrize("game", ["vivaroi", "whist"])
@pytest.mark.parametrize("rest", ["", "\n", "\n{}\n", "\nnot even JSON\n", "\n\x00\n"], ids=ascii)
def test_of_a_newer_record_nothing_but_its_format_need_be_known(rest: str, game: str) -> None:
    data = f'{{"game": "{game}", "format": {FORMAT + 1}, "cast": []}}{rest}'
    assert outcome(data.encode()) is NewerRecord


def test_a_newer_record_says_which_formats_are_at_odds(short: bytes) -> None:
    with pytest.raises(NewerRecord, match=f"format {FORMAT + 1}, this version reads {FORMAT}"):
        read(edited(short, setting("format", FORMAT + 1)))


def test_the_error_tells_no_secret(short: bytes) -> None:
    record = read(short)
    deal = record.inputs[0][1]
    assert isinstance(deal, Deal)
    for edit in EDITS.values():
        with pytest.raises(DamagedRecord) as caught:
            read(edited(short, edit))
        assert len(str(caught.value)) <= 200
        assert not any(name in str(caught.value) for name in CAST)


def test_a_game_played_on_after_its_end_is_damaged(game: Record) -> None:
    text = write(game)
    last = next(move for _, move in reversed(game.inputs) if isinstance(move, MoveUp | Place))
    assert isinstance(last, MoveUp)
    more = {"seat": 0, "do": {"type": "move", "character": CAST[last.character], "to": last.to}}
    assert outcome((text + json.dumps(more) + "\n").encode()) is DamagedRecord


# --- games that lie on people's disks ---------------------------------------------------------


TOTALS = {"2003": (45, 42, 44), "2024": (65, 82, 37)}


def saved(name: str, format_: int) -> Path:
    return Path(__file__).with_name("saved") / f"{name}-format-{format_}.vivaroi"


@pytest.mark.parametrize("name", TOTALS)
@pytest.mark.parametrize("format_", range(3, FORMAT + 1))
def test_a_saved_game_is_read_for_ever(name: str, format_: int) -> None:
    """In its third round, so that seals, fingerprints and cards are those of two rounds before.

    A file stays as it is for as long as its format is read; a new format brings a new file.
    """
    seen = Table.resume(read(saved(name, format_).read_bytes()), Random(1)).view()
    assert (seen.round, seen.phase, seen.totals) == (3, Phase.ASCENT, TOTALS[name])


@pytest.mark.parametrize("name", TOTALS)
def test_a_game_saved_in_this_format_is_written_as_ever(name: str) -> None:
    file = saved(name, FORMAT)
    record = read(file.read_bytes())
    assert record.agreed.shows_past_votes
    assert write(record, "0.1.0") == file.read_text(encoding="utf-8")
    assert replace(record, agreed=TableOptions()) == read(saved(name, 3).read_bytes())


# --- the options of the table -----------------------------------------------------------------


def test_what_the_table_has_agreed_upon_comes_back_and_goes_on(short: bytes) -> None:
    agreed = TableOptions(shows_past_votes=True)
    record = replace(read(short), agreed=agreed)
    assert lines_of(write(record).encode())[0]["table"] == {"shows_past_votes": True}
    again = read(write(record).encode())
    assert again == record
    assert Table.resume(again, Random(1)).agreed == agreed


def test_what_nobody_has_chosen_is_not_written(short: bytes) -> None:
    assert lines_of(short)[0]["table"] == {}


def test_a_game_of_the_third_format_shows_no_past_votes(short: bytes) -> None:
    assert read(in_third_format(short)) == replace(read(short), tells_loans=False)
    assert not read(in_third_format(short)).agreed.shows_past_votes


def test_an_option_of_the_table_that_is_unknown_is_one_of_a_newer_version(short: bytes) -> None:
    assert outcome(edited(short, setting("table", {"whispers": True}))) is NewerRecord
    assert outcome(edited(short, setting("table", {"whispers": "loud"}))) is DamagedRecord


# --- secret notes, and the seed ----------------------------------------------------------------


def test_notes_come_back_and_make_no_file_longer() -> None:
    table = until(new_table(humans=2), Phase.ASCENT)
    blank = write(table.record)
    table.note(0, 1, 12, NoteMark.MAYBE)
    table.note(1, 2, 0, NoteMark.YES)
    noted = write(table.record)
    assert len(noted.encode()) == len(blank.encode())
    again = read(noted.encode())
    assert again == table.record
    seen = Table.resume(again, Random(1)).notes(0)
    assert seen is not None
    assert (seen.mark(1, 12), seen.mark(2, 0)) == (NoteMark.MAYBE, NoteMark.NONE)
    table.note(0, 1, 12, NoteMark.NONE)
    table.note(1, 2, 0, NoteMark.NONE)
    assert write(table.record) == blank


def test_notes_are_for_their_person_alone_and_for_one_round(tmp_path: Path) -> None:
    table = until(new_table(humans=2), Phase.ASCENT)
    table.note(0, 1, 3, NoteMark.NO)
    for seat in (0, 2):
        if seat == 0:
            table.lend(0, "courtier", "even")
        assert table.notes(seat) is None
        with pytest.raises(ValueError, match="nobody"):
            table.note(seat, 1, 3, NoteMark.YES)
    table.take_back(0)
    assert table.record.marks
    export(table.record, tmp_path / "given.vivaroi", "")
    assert read((tmp_path / "given.vivaroi").read_bytes()).marks == ()
    for _ in steps(table, Random(1)):
        if table.view().round == 2:
            break
    assert table.record.marks == ()


def test_notes_of_another_table_are_damage(short: bytes) -> None:
    notes = lines_of(short)[0]["notes"]
    assert outcome(edited(short, setting("notes", notes[4:]))) is DamagedRecord
    with pytest.raises(ValueError, match="nothing to note"):
        read(short).notes.with_mark(0, 3, 0, NoteMark.YES)


def test_the_same_seed_deals_the_same_whatever_is_played() -> None:
    deals = []
    for way in (1, 2):
        table = Table.new(seats(3, 3), Options(3), Random(way), seed=77, is_shared=way == 2)
        for _ in steps(table, Random(way)):
            pass
        assert read(write(table.record).encode()) == table.record
        deals.append([move for seat, move in table.record.inputs if seat == CHANCE])
    assert len(deals[0]) == 3
    assert deals[0] == deals[1]


def test_a_game_that_goes_on_is_dealt_on_from_its_seed() -> None:
    whole, left = (Table.new(seats(3, 3), Options(3), Random(1), seed=5) for _ in range(2))
    for _ in steps(whole, Random(3)):
        pass
    for _ in steps(left, Random(3)):
        if left.view().round == 2:
            left = Table.resume(read(write(left.record).encode()), Random(9))
            break
    for _ in steps(left, Random(4)):
        pass
    dealt = [
        [one for seat, one in table.record.inputs if seat == CHANCE] for table in (whole, left)
    ]
    assert dealt[0] == dealt[1]


# --- the first format -------------------------------------------------------------------------


def mixed_table() -> Record:
    return record_of(until(new_table(humans=2), Phase.ELECTION))


def test_a_record_of_the_first_format_is_read_and_its_computers_play_evenly() -> None:
    record = mixed_table()
    old = in_first_format(write(record).encode())
    again = read(old)
    assert again == replace(record, tells_loans=False)
    assert [player.style for player in again.players] == [None, None, "even", "even"]
    assert not any(player.is_lent for player in again.players)
    assert lines_of(write(again).encode())[0]["format"] == FORMAT


@pytest.mark.parametrize(
    "edit",
    [
        player(style=None),
        player(lent=False),
        player(level="novice"),
        player(kind="ai"),
        player(score=33),
    ],
    ids=range(5),
)
def test_a_changed_record_of_the_first_format_is_damaged(edit: Edit) -> None:
    old = in_first_format(write(mixed_table()).encode())
    assert outcome(edited(old, edit)) is DamagedRecord


@pytest.mark.parametrize("format_", [1, 2, 3, 4])
def test_a_player_that_is_none_is_damage_in_every_format(short: bytes, format_: int) -> None:
    data = edited(short, setting("format", format_))
    for value in VALUES:
        assert outcome(edited(data, setting("players", [value] * 3))) is DamagedRecord, value


# --- the players alone ------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(3, 7))
def test_players_come_back_as_they_were_written(players: int) -> None:
    seated = seats(players, humans=2)
    assert read_players(json.dumps(write_players(seated)), Options(players)) == seated


def test_players_of_the_first_format_are_read() -> None:
    seated = seats(4, humans=2)
    values = write_players(seated)
    for value in values:
        del value["style"], value["lent"], value["partner"]
    assert read_players(json.dumps(values), Options(4)) == seated


@pytest.mark.parametrize(
    "text",
    [
        *("", "null", "7", "{}", "[]", "[1, 2, 3]", '["a", "b", "c"]', "[{}, {}, {}]"),
        *('[["style"], ["style"], ["style"]]', "[" * 100_000),
    ],
    ids=range(10),
)
def test_a_text_without_players_is_damaged(text: str) -> None:
    with pytest.raises(DamagedRecord):
        read_players(text, Options(3))


def test_players_who_may_not_sit_down_together_are_damaged() -> None:
    for changed in ({"colour": "cobalt"}, {"level": "king"}, {"name": ""}, {"kind": 1}, {"x": 1}):
        values = write_players(seats(3))
        values[0].update(changed)
        with pytest.raises(DamagedRecord):
            read_players(json.dumps(values), Options(3))
