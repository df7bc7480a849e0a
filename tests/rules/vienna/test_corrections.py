"""An owner's corrections of the board, and the board in a config."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.texts_of_rules import ROOT
from vivaroi_gui.rules.vienna.board import Action, Board, Fit, Source, Stop
from vivaroi_gui.rules.vienna.corrections import KINDS, LONGEST_NAME, corrected, written
from vivaroi_gui.rules.vienna.data import Gains, Special, Symbols
from vivaroi_gui.rules.vienna.faults import BadValue, Fault
from vivaroi_gui.rules.vienna.owners_file import LONGEST, line_of, read_board
from vivaroi_gui.rules.vienna.shipped import SHIPPED


def stop(board: Board, name: str) -> Stop:
    return board.stops[board.index[name]]


def wrong(text: str) -> BadValue:
    with pytest.raises(BadValue) as caught:
        read_board(text.encode())
    return caught.value


# --- what can be corrected -----------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "# nothing yet\n", "[oper]\n", "\ufeff[oper]\r\n"])
def test_a_file_that_tells_nothing_leaves_the_board_as_shipped(text: str) -> None:
    assert read_board(text.encode()) == SHIPPED


def test_only_what_is_told_differs_and_is_the_owners() -> None:
    board = read_board(b"[oper]\nnumbers = [2, 3]\npoints = 2\n")
    oper = stop(board, "oper")
    assert (oper.numbers, oper.gains, oper.cost) == ((2, 3), Gains(points=2), 0)
    assert oper.source("numbers") is oper.source("gains") is Source.OWNER
    assert oper.source("name") is Source.RULEBOOK
    assert board.stops[5:] == SHIPPED.stops[5:]


def test_a_value_that_is_told_as_it_is_shipped_stays_what_it_was() -> None:
    assert read_board(b"[oper]\nnumbers = [2]\npoints = 1\n") == SHIPPED


def test_a_stop_may_be_for_something_else_and_brings_only_what_is_told_then() -> None:
    board = read_board(b'[secession]\naction = "gain"\npoints = 1\n')
    secession = stop(board, "secession")
    assert (secession.action, secession.cost, secession.gains) == (Action.GAIN, 0, Gains(0, 1))
    assert secession.source("action") is secession.source("cost") is Source.OWNER


def test_special_cards_may_change_their_stops() -> None:
    board = read_board(b'[stadtpark]\ncard = "joker"\n[landtmann]\ncard = "first_player"\n')
    assert stop(board, "stadtpark").card is Special.JOKER
    assert stop(board, "landtmann").card is Special.FIRST_PLAYER


def test_a_stop_of_numbers_may_take_doubles_and_the_other_way_round() -> None:
    board = read_board(b'[oper]\nnumbers = "double"\n[heuriger]\nnumbers = [12, 11]\n')
    assert (stop(board, "oper").fit, stop(board, "oper").numbers) == (Fit.DOUBLE, ())
    assert (stop(board, "heuriger").fit, stop(board, "heuriger").numbers) == (Fit.NUMBER, (11, 12))
    assert stop(board, "heuriger").source("numbers") is Source.OWNER


def test_majorities_have_four_figures() -> None:
    text = "[belvedere]\nmore_points = 4\nmore_coins = 1\nequal_points = 2\nequal_coins = 3\n"
    belvedere = stop(read_board(text.encode()), "belvedere")
    assert (belvedere.more, belvedere.equal) == (Gains(1, 4), Gains(3, 2))


def test_names_may_be_those_that_are_printed() -> None:
    board = read_board('[karlskirche]\nname = "Café d’Été-Müller"\n'.encode())
    assert stop(board, "karlskirche").name == "Café d’Été-Müller"


def test_start_cards_the_special_card_with_symbols_and_markers() -> None:
    text = "[start_cards.s1]\ncoins = 5\n[influence]\ncross = 2\n[start_scores]\n3 = 1\n"
    board = read_board(text.encode())
    first = board.start_cards[0]
    assert (first.coins, first.symbols, first.source) == (5, Symbols(1, 1, 1), Source.OWNER)
    assert board.start_cards[1:] == SHIPPED.start_cards[1:]
    assert (board.influence, board.influence_source) == (Symbols(1, 2, 1), Source.OWNER)
    assert (board.start_scores, board.start_scores_source) == ((1, 2, 3), Source.OWNER)


def test_characters_are_44_of_whatever_symbols() -> None:
    board = read_board(b"[characters]\ncc = 0\nxxx = 1\nc = 5\n")
    copies = {card.id: card.copies for card in board.characters}
    assert (copies["xxx"], copies["c"], "cc" in copies) == (1, 5, False)
    changed = {card.id for card in board.characters if card.source is Source.OWNER}
    assert changed == {"xxx", "c"}
    assert board.characters[-1].symbols == Symbols(0, 3, 0)


def test_every_kind_of_character_has_one_to_three_symbols_that_its_id_spells() -> None:
    assert len(KINDS) == len(set(KINDS)) == 19
    assert all(1 <= len(kind) <= 3 for kind in KINDS)
    assert all(card.symbols == tuple(map(card.id.count, "cxk")) for card in SHIPPED.characters)


# --- what is wrong, and on which line ------------------------------------------------------------

HEAD = "# My board\n\n[oper]\n"


@pytest.mark.parametrize(
    ("text", "fault", "line", "path"),
    [
        ("[opper]\n", Fault.UNKNOWN_SECTION, 1, "opper"),
        ("oper = 2\n", Fault.NOT_A_SECTION, 1, "oper"),
        ("[start_cards]\ns1 = 3\n", Fault.NOT_A_SECTION, 2, "start_cards.s1"),
        ("[start_cards.s7]\n", Fault.UNKNOWN_KEY, 1, "start_cards.s7"),
        (HEAD + "point = 2\n", Fault.UNKNOWN_KEY, 4, "oper.point"),
        (HEAD + "more_points = 2\n", Fault.UNKNOWN_KEY, 4, "oper.more_points"),
        ("[krieau]\naction = 'gain'\n", Fault.UNKNOWN_KEY, 2, "krieau.action"),
        ("[geheimbund]\nnumbers = [1]\n", Fault.UNKNOWN_KEY, 2, "geheimbund.numbers"),
        (HEAD + "\npoints = '2'\n", Fault.NOT_A_NUMBER, 5, "oper.points"),
        (HEAD + "points = true\n", Fault.NOT_A_NUMBER, 4, "oper.points"),
        (HEAD + "points = 1.5\n", Fault.NOT_A_NUMBER, 4, "oper.points"),
        (HEAD + "points = 10\n", Fault.NOT_A_NUMBER, 4, "oper.points"),
        (HEAD + "points = -1\n", Fault.NOT_A_NUMBER, 4, "oper.points"),
        (HEAD + "points = 1\nnumbers = 2\n", Fault.NOT_NUMBERS, 5, "oper.numbers"),
        (HEAD + "numbers = [2, 13]\n", Fault.NOT_NUMBERS, 4, "oper.numbers"),
        (HEAD + "numbers = [0]\n", Fault.NOT_NUMBERS, 4, "oper.numbers"),
        (HEAD + "numbers = [true]\n", Fault.NOT_NUMBERS, 4, "oper.numbers"),
        (HEAD + "numbers = 'any'\n", Fault.NOT_NUMBERS, 4, "oper.numbers"),
        (HEAD + "numbers = []\n", Fault.NO_NUMBER, 4, "oper.numbers"),
        (HEAD + "numbers = [2, 2]\n", Fault.TWICE, 4, "oper.numbers"),
        (HEAD + "numbers = [2, 3, 4]\n", Fault.TOO_MANY, 4, "oper.numbers"),
        ("[start_cards.s1]\ncrown = 4\n", Fault.NOT_A_NUMBER, 2, "start_cards.s1.crown"),
        ("[influence]\ncitizen = 6\n", Fault.NOT_A_NUMBER, 2, "influence.citizen"),
        (HEAD + "action = 'majority'\n", Fault.UNKNOWN_WORD, 4, "oper.action"),
        (HEAD + "action = 3\n", Fault.UNKNOWN_WORD, 4, "oper.action"),
        ("[landtmann]\ncard = 'sisi'\n", Fault.UNKNOWN_WORD, 2, "landtmann.card"),
        (HEAD + "action = 'special'\n", Fault.CARD_MISSING, 3, "oper"),
        ("[landtmann]\ncard = 'influence'\n", Fault.CARD_NOWHERE, 1, ""),
        (HEAD + "name = ''\n", Fault.NOT_A_NAME, 4, "oper.name"),
        (HEAD + "name = ' '\n", Fault.NOT_A_NAME, 4, "oper.name"),
        (HEAD + "name = 7\n", Fault.NOT_A_NAME, 4, "oper.name"),
        (HEAD + "name = '<b>'\n", Fault.NOT_A_NAME, 4, "oper.name"),
        (HEAD + f"name = '{'a' * (LONGEST_NAME + 1)}'\n", Fault.NOT_A_NAME, 4, "oper.name"),
        ("\n[characters]\nc = 4\n", Fault.WRONG_COUNT, 2, "characters"),
        ("[characters]\ncxc = 4\n", Fault.UNKNOWN_KEY, 2, "characters.cxc"),
        ("[characters]\nc = 45\n", Fault.NOT_A_NUMBER, 2, "characters.c"),
        ("[influence]\nhat = 1\n", Fault.UNKNOWN_KEY, 2, "influence.hat"),
        ("[start_scores]\n6 = 4\n", Fault.UNKNOWN_KEY, 2, "start_scores.6"),
        ("[start_scores]\n3 = 25\n", Fault.NOT_A_NUMBER, 2, "start_scores.3"),
        ("[oper]\npoints = \n", Fault.SYNTAX, 2, ""),
        ("[oper]\npoints = 1\npoints = 2\n", Fault.SYNTAX, 3, ""),
        ("[oper]\n[oper]\n", Fault.SYNTAX, 2, ""),
        ("[oper]\nnumbers = [1,\n2\n", Fault.SYNTAX, 3, ""),
        ("oper" + ".a" * 5000 + " = [" + "[" * 5000, Fault.SYNTAX, 1, ""),
    ],
)
def test_whatever_is_wrong_is_named_with_its_line(
    text: str, fault: Fault, line: int, path: str
) -> None:
    error = wrong(text)
    assert (error.fault, error.line, ".".join(error.path)) == (fault, line, path)
    assert fault.value in str(error)


def test_a_file_that_is_no_text_is_named_by_the_line_of_the_first_bad_letter() -> None:
    with pytest.raises(BadValue) as caught:
        read_board("[oper]\n# Café\n".encode("latin-1"))
    assert (caught.value.fault, caught.value.line) == (Fault.NOT_TEXT, 2)


@pytest.mark.parametrize(
    ("value", "fault", "found"),
    [
        ("9" * 5000, Fault.SYNTAX, "None"),
        ("0x" + "f" * 5000, Fault.NOT_A_NUMBER, "…"),
        ("[" * 300 + "]" * 300, Fault.NOT_A_NUMBER, "[" * 40),
        (".".join(["{a", *"a" * 3000]) + " = 1}", Fault.NOT_A_NUMBER, "…"),
    ],
)
def test_a_value_that_python_cannot_write_is_an_error_like_any_other(
    value: str, fault: Fault, found: str
) -> None:
    with pytest.raises(BadValue) as raised:
        read_board(f"[oper]\ncost = 1\ncoins = {value}\n".encode())
    assert (raised.value.fault, raised.value.line, raised.value.found) == (fault, 3, found)


def test_no_line_takes_more_time_than_it_is_long() -> None:
    """Whoever would try all places of so many blanks would not be done today."""
    lines = ("[" + " " * 40_000, "a" + " " * 40_000)
    text = "[oper]\nname = '''\n{}\n{}\n'''\n".format(*lines)
    with pytest.raises(BadValue) as raised:
        read_board(text.encode())
    assert (raised.value.fault, raised.value.line) == (Fault.NOT_A_NAME, 2)


@pytest.mark.parametrize("name", ["...", " - ", "’"])
def test_a_name_has_a_letter(name: str) -> None:
    with pytest.raises(BadValue) as raised:
        corrected({"oper": {"name": name}})
    assert raised.value.fault is Fault.NOT_A_NAME


def test_a_file_that_is_too_long_is_not_read() -> None:
    error = wrong("#" * (LONGEST + 1))
    assert (error.fault, error.line, error.highest) == (Fault.TOO_LONG, 1, LONGEST)


def test_an_error_has_the_facts_that_its_sentence_needs() -> None:
    assert "oper" in wrong("[opper]\n").known
    assert wrong(HEAD + "point = 2\n").known == (
        *("name", "numbers", "action", "cost", "coins", "points"),
    )
    error = wrong(HEAD + "points = 12\n")
    assert (error.found, error.lowest, error.highest) == ("12", 0, 9)
    error = wrong("[influence]\ncross = 3\ncrown = 2\n")
    assert (error.path[-1], error.lowest, error.highest) == ("crown", 0, 1)
    error = wrong(HEAD + "numbers = [14]\n")
    assert (error.known, error.lowest, error.highest) == (("double",), 1, 12)
    error = wrong("[characters]\nc = 4\n")
    assert (error.found, error.lowest) == ("45", 44)
    assert wrong("[landtmann]\ncard = 'influence'\n").found == "joker"
    assert wrong(HEAD + "action = 'special'\n").known[0] == "first_player"
    assert len(wrong(HEAD + f"points = '{'a' * 500}'\n").found) == 40


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[oper]\npoints = 1", 2),
        ("\n[ oper ]\n points=1", 3),
        ("oper.points = 1", 1),
        ("oper = {points = 1}", 1),
        ('["oper"]\n"points" = 1', 2),
        ("[rathaus]\npoints = 1\n\n[oper]\ncost = 1\npoints = 1", 6),
        ("[rathaus]\npoints = 1", 1),
    ],
)
def test_a_value_is_found_however_it_is_written(text: str, line: int) -> None:
    assert line_of(text, ("oper", "points")) == line


# --- the board in a config -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "values",
    [
        {},
        {"oper": {"points": 2, "numbers": "double", "name": "Staatsoper"}},
        {"secession": {"action": "special", "card": "joker", "coins": 1}},
        {"characters": {"cc": 0, "kkk": 3}, "influence": {"cross": 3}},
        {"start_scores": {"5": 0}, "start_cards": {"s6": {"coins": 0, "crown": 4}}},
        {"belvedere": {"more_points": 9, "equal_coins": 2}, "krieau": {"coins": 3}},
    ],
)
def test_a_board_comes_back_as_it_was_written(values: dict[str, Any]) -> None:
    board = corrected(values)
    assert corrected(json.loads(json.dumps(written(board)))) == board


def test_the_whole_board_is_written_so_that_no_later_one_changes_it() -> None:
    whole = written(SHIPPED)
    assert whole.keys() == {*SHIPPED.index, *("start_cards", "characters", "influence")} | {
        "start_scores"
    }
    assert whole["oper"] == {
        "name": "Oper",
        "numbers": [2],
        "action": "gain",
        "cost": 0,
        "coins": 0,
        "points": 1,
    }
    assert tuple(whole["characters"]) == KINDS
    assert len(json.dumps(whole)) < 4000


@pytest.mark.parametrize("values", [None, 3, [], "oper", {"oper": None}, {3: {}}])
def test_a_config_may_hold_anything_and_is_refused_by_name(values: object) -> None:
    with pytest.raises(BadValue) as caught:
        corrected(values)
    assert caught.value.line is None


# --- the document --------------------------------------------------------------------------------


def document() -> str:
    return Path(ROOT / "docs" / "vienna-board.md").read_text(encoding="utf-8")


def test_the_example_of_the_document_is_a_board() -> None:
    _, example, *_ = document().split("```toml\n")
    board = read_board(example.split("```")[0].encode())
    assert board != SHIPPED


def test_the_document_names_every_section_value_and_fault() -> None:
    text = document()
    whole = written(SHIPPED)
    names = [*whole, *(key for name in SHIPPED.index for key in whole[name])]
    named = [name for name in names if f"`{name}`" not in text]
    assert named == []
    assert [fault for fault in Fault if f"`{fault.value}`" not in text] == []


# --- whatever people write -----------------------------------------------------------------------

FEW = settings(max_examples=60, deadline=None, derandomize=True)


@FEW
@given(st.binary(max_size=60))
def test_any_file_is_a_board_or_an_error_on_one_of_its_lines(data: bytes) -> None:
    _read_or_told(data)


@FEW
@given(st.integers(0, 400), st.sampled_from('[]={}"\n.#\\') | st.characters())
def test_a_slip_of_the_pen_is_an_error_on_one_of_the_lines(place: int, slip: str) -> None:
    text = HEAD + "numbers = [2, 3]\n[belvedere]\nmore_points = 4\n[characters]\ncxk = 4\nccc = 1\n"
    place %= len(text)
    _read_or_told((text[:place] + slip + text[place + 1 :]).encode("utf-8", "surrogatepass"))


def _read_or_told(data: bytes) -> None:
    error = _fault(lambda: read_board(data))
    assert error is None or 1 <= (error.line or 0) <= data.count(b"\n") + 1


def _fault(make: Callable[[], Board]) -> BadValue | None:
    try:
        make()
    except BadValue as error:
        return error
    return None


VALUES = [
    *(None, True, -1, 0, 3, 9, 10, 2.0, "", "double", "gain", "special", "joker", "Café", "<"),
    *([], [2], [12, 1], [2, 2], [13], ["2"], [[1]], {}, {"a": 1}),
]


@pytest.mark.parametrize("value", VALUES, ids=str)
def test_any_value_is_taken_or_refused_by_name(value: object) -> None:
    whole = written(SHIPPED)
    for section in ("geheimbund", "krieau", "oper", "stadtpark", "gloriette", "influence"):
        for key in [*whole[section], "card", "x"]:
            values = {section: {key: value}}
            error = _fault(lambda values=values: corrected(values))  # type: ignore[misc]
            if error is None:
                board = corrected(values)
                assert corrected(written(board)) == board
            else:
                assert error.path[:1] in ((section,), ())
