"""The papers beside the castle in games of 2024."""

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from tests.rules.edition_2024.tables import (
    ANNA,
    BOUFFON,
    BRIDGET,
    CLOTHILDE,
    DAGOBERT,
    DIGNITARIES,
    DUNGEON_3,
    ELOISE,
    FOIDVO,
    GASTON,
    JEANNE,
    MAV,
    NO,
    NOBLES,
    OFFICERS,
    TRADERS,
    WC_3,
    YES,
    Card,
    Options,
    card,
    castle,
    table,
)
from tests.ui.vivaroi.panels.desk import Desk
from tests.ui.vivaroi.scene.positions import Match
from tools.positions import court
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.data import Goal
from vivaroi_gui.rules.vivaroi.events import RoundBegun
from vivaroi_gui.rules.vivaroi.moves import MoveUp, Place, Vote
from vivaroi_gui.rules.vivaroi.state import places
from vivaroi_gui.ui.app.language import Speaker
from vivaroi_gui.ui.kit import writing
from vivaroi_gui.ui.vivaroi.open_cards import OpenCards
from vivaroi_gui.ui.vivaroi.panels import pawn_row, ticket_goals
from vivaroi_gui.ui.vivaroi.words.editions import lore

TEAMS = ((0, 1), (2, 3), (4, 5))
WHERE = {
    NOBLES: {ANNA, BOUFFON},
    DIGNITARIES: {BRIDGET},
    OFFICERS: {CLOTHILDE},
    TRADERS: {DAGOBERT, FOIDVO, JEANNE},
    DUNGEON_3: {ELOISE},
    WC_3: {GASTON},
}
"""Six of them are on the card of the viewer."""


@pytest.fixture(scope="module", autouse=True)
def english(qapp: QApplication, compiled: None) -> None:
    """For the plurals."""
    Speaker(qapp).speak("en")


def ascending(options: Options, *goals: str) -> Match:
    """Seat 0 is on turn in that castle, and holds the first card."""
    match = Match(options)
    state = castle(match.state, WHERE)
    state.goals = [card(goal) for goal in goals] + state.goals[len(goals) :]
    match.events[:] = [RoundBegun(1, 0, places(state), tuple(state.totals))]
    return match


def desk_of(qtbot: QtBot, match: Match, humans: int = 1, **kwargs: Any) -> Desk:
    return Desk(qtbot, match, court(match.state.options, humans), **kwargs)


def elect(match: Match, nominee: int, *cards: Card, by: Seat = 0) -> None:
    """Moves a Noble onto the throne, and everybody votes; a single card is laid by all."""
    match.state.turn = by
    match.play(by, MoveUp(nominee, 6))
    seats = range(match.state.options.seats)
    for seat, laid in zip(seats, cards if len(cards) > 1 else cards * len(seats), strict=True):
        match.play(seat, Vote(laid))


# --- seats -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "shown"),
    [
        (table(2), (1,)),
        (table(3), (1, 2)),
        (table(3, emissary=True), (0, 1, 2)),
        (table(4), (0, 1, 2, 3)),
        (table(4, emissary=True), (1, 2, 3)),
        (table(5), (1, 2, 3, 4)),
        (table(5, emissary=True), (0, 1, 2, 3, 4)),
        (table(7), (0, 1, 2, 3, 4, 5, 6)),
        (table(8), (0, 1, 2, 3, 4, 5, 6, 7)),
    ],
    ids=str,
)
def test_the_tickets_leave_no_corner_empty(
    qtbot: QtBot, options: Options, shown: tuple[int, ...]
) -> None:
    seats = desk_of(qtbot, Match(options)).page.seats
    assert seats.seats == shown
    areas = [area for _, area in seats.papers()]
    assert len(areas) == len(shown) + options.emissary
    rows = {round(area.top()) for area in areas}
    for row in rows:
        edge = max(area.right() for area in areas if round(area.top()) == row)
        assert edge == pytest.approx(seats.face.right())
    assert len({round(area.width()) for area in areas}) == 1 or options.seats == 7


def test_a_team_s_ticket_tells_both_totals_and_which_counts(qtbot: QtBot) -> None:
    match = ascending(table(6, teams=TEAMS))
    match.state.totals = [20, 20, 31, 27, 20, 20]
    desk = desk_of(qtbot, match)
    told = desk.page.seats.accessibleDescription().split("; ")[0]
    assert told.startswith("Amélie and Luc, AI · Courtier")
    assert "Amélie 31, Luc 27: 27 points count" in told


def test_the_emissary_s_ticket_tells_its_open_card_and_its_pile(qtbot: QtBot) -> None:
    match = ascending(table(2))
    match.state.emissary_goal = card("EFJMOV")
    desk = desk_of(qtbot, match)
    told = desk.page.seats.accessibleDescription().split("; ")[-2]
    assert told == (
        "Emissary of the Empire, 40 points, 6 cards in its pile, "
        "open favourites: Éloïse, Foidvo, Jeanne, Merlin, Ouaf and Victoria"
    )


def test_in_a_wedding_everybody_s_favourites_lie_open_after_the_first_coronation(
    qtbot: QtBot,
) -> None:
    match = ascending(table(3, wedding=True), "EFJMOV", "ABELOV")
    desk = desk_of(qtbot, match)
    seats = desk.page.seats
    assert "open favourites" not in seats.accessibleDescription()
    elect(match, ANNA, YES)
    desk.look()
    open_ = "open favourites of Marco: Anna, Bridget, Éloïse, Leonardo, Ouaf and Victoria"
    assert open_ in seats.accessibleDescription()


def test_a_click_on_a_ticket_tells_what_it_holds(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _, text, *__: told.append(text))
    desk = desk_of(qtbot, Match(table(8)))
    seats = desk.page.seats
    _, area = seats.papers()[3]
    QTest.mouseClick(seats, Qt.MouseButton.LeftButton, pos=area.center().toPoint())
    assert "Luc, AI · Courtier" in told[0]


@pytest.mark.parametrize("size", [(1024, 594), (1440, 854)])
def test_open_favourites_are_large_enough_to_be_known(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    rooms: list[QRectF] = []
    paint = pawn_row.paint_pawns

    def noted(painter: QPainter, edition: str, goal: Goal, area: QRectF, *rest: Any) -> None:
        rooms.append(area)
        paint(painter, edition, goal, area, *rest)

    monkeypatch.setattr(ticket_goals, "paint_pawns", noted)
    match = ascending(table(5, wedding=True), "EFJMOV", "ABELOV")
    desk = desk_of(qtbot, match, size=size)
    elect(match, ANNA, YES)
    desk.look()
    rooms.clear()
    desk.page.seats.grab()
    highs = sorted(min(room.height(), room.width() / 4) for room in rooms)
    assert len(highs) == 4
    assert (highs[0] > 18, highs[2] > 28) == (True, True)  # two of them tell what is at stake


def test_no_ticket_tells_the_favourites_or_the_ambition_of_others(qtbot: QtBot) -> None:
    said = []
    for goals, ambition in (("EFJMOV", "no_wc"), ("ABELOV", "one_wc")):
        match = ascending(table(4, ambition=True, banished=True), "BDEJLR", goals, goals, goals)
        match.state.ambitions = ["man_king", ambition, ambition, ambition]
        desk = desk_of(qtbot, match)
        said.append((desk.said(), desk.pixels()))
    assert said[0] == said[1]


WIDE_TABLES = (
    *(table(players) for players in range(2, 9)),
    *(table(players, emissary=True) for players in range(2, 6)),
    table(6, teams=TEAMS),
    table(16, teams=tuple((one, one + 1) for one in range(0, 16, 2)), shared_marker=True),
)


@pytest.mark.parametrize("size", [(1024, 595), (1366, 722)])
@pytest.mark.parametrize("options", WIDE_TABLES, ids=str)
@pytest.mark.parametrize("viewer", [0, None])
def test_no_words_of_a_ticket_lie_on_others(
    qtbot: QtBot,
    written: list[QRectF],
    size: tuple[int, int],
    options: Options,
    viewer: int | None,
) -> None:
    desk = desk_of(qtbot, Match(options), size=size)
    desk.look(viewer)
    written.clear()
    desk.page.seats.refresh()
    desk.page.seats.grab()
    assert len(written) >= 3 * len(desk.page.seats.seats)
    assert [pair for pair in combinations(written, 2) if pair[0].intersects(pair[1])] == []


# --- the banner --------------------------------------------------------------------------------


def test_the_last_of_seven_places_one_character_only(qtbot: QtBot) -> None:
    match = Match(table(7))
    desk = desk_of(qtbot, match, humans=7)
    assert desk.page.banner.line.endswith("(1 of 2).")
    for seat in range(6):
        match.play(seat, Place(seat, 1 + seat % 4))
    desk.look(6)
    assert desk.page.banner.line.endswith("(1 of 1).")


def test_a_way_out_of_the_wc_is_told(qtbot: QtBot) -> None:
    desk = desk_of(qtbot, ascending(table(3)))
    desk.page.board.selected.emit(GASTON)
    assert desk.page.banner.line == "Move Gaston to the Officers, to the framed place."


def test_a_queen_is_proposed_as_queen(qtbot: QtBot) -> None:
    match = ascending(table(3))
    desk = desk_of(qtbot, match)
    match.play(0, MoveUp(ANNA, 6))
    desk.look()
    assert (
        desk.page.chronicle.rows[0].text
        == "Giulia takes the crown and proposes Anna as Queen: all vote!"
    )


# --- favourites --------------------------------------------------------------------------------


def test_dungeons_cost_and_a_wc_is_worth_nothing(qtbot: QtBot) -> None:
    desk = desk_of(qtbot, ascending(table(3), "ABCDEG"))
    assert desk.page.favourites.holdings[0].worth == 5 + 4 + 3 + 2 - 3 + 0
    desk.page.favourites.grab()
    tips = [tip.text for tip in desk.page.favourites.tips]
    assert "Éloïse (a woman): dungeon of floor 3" in tips
    assert "Gaston (a man): WC of floor 3" in tips


def test_the_banished_does_not_count_and_is_marked(qtbot: QtBot) -> None:
    """Dagobert bears the seal on this card."""
    match = ascending(table(3, banished=True), "ACDJMO")
    plain = desk_of(qtbot, ascending(table(3), "ACDJMO"))
    desk = desk_of(qtbot, match)
    (before,), (holding,) = plain.page.favourites.holdings, desk.page.favourites.holdings
    assert holding.banished == DAGOBERT
    assert before.worth - holding.worth == TRADERS
    told = "Dagobert bears the black seal and does not count as a favourite"
    assert told in desk.page.favourites.accessibleDescription()
    assert plain.page.favourites.grab().toImage() != desk.page.favourites.grab().toImage()


@pytest.mark.parametrize(
    ("ambition", "said"),
    [
        ("one_wc", "Met as things stand."),
        ("no_wc", "Not met right now."),
        ("two_dungeons", "Not met right now."),
        ("only_yes_left", "Not met right now."),
        ("consolation", "Not met right now."),
        ("man_king", ""),
        ("raised_the_king", ""),
    ],
)
def test_an_ambition_tells_whether_it_would_be_met_now(
    qtbot: QtBot, ambition: str, said: str
) -> None:
    """What hangs on the King stays open until there is one."""
    match = ascending(table(3, ambition=True), "ABCDEG")
    match.state.ambitions[0] = ambition
    desk = desk_of(qtbot, match)
    told = desk.page.favourites.accessibleDescription()
    assert " and Gaston. Ambition “" in told
    assert (said in told) if said else ("Met" not in told and "Not met" not in told)


def test_an_ambition_tells_that_the_banished_does_not_count_for_it(qtbot: QtBot) -> None:
    match = ascending(table(3, ambition=True, banished=True), "ACDJMO")
    match.state.ambitions[0] = "no_wc_no_dungeon"
    desk = desk_of(qtbot, match)
    told = desk.page.favourites.accessibleDescription()
    assert "The Banished, Dagobert, does not count for it." in told


def test_while_the_jester_is_candidate_the_worth_is_told_upside_down(qtbot: QtBot) -> None:
    match = ascending(table(3), "ABCDEG")
    desk = desk_of(qtbot, match)
    assert desk.page.favourites.accessibleDescription().endswith("Worth 11 points right now")
    match.play(0, MoveUp(BOUFFON, 6))
    desk.look()
    told = "minus 11 if the Jester is King: all upside down"
    assert desk.page.favourites.accessibleDescription().endswith(told)


def test_while_a_favourite_is_candidate_the_worth_is_told_as_if_it_was_crowned(
    qtbot: QtBot,
) -> None:
    match = ascending(table(3), "ABCDEG", "BCDEGJ")
    castle(match.state, {NOBLES: {ANNA}})
    desk = desk_of(qtbot, match)
    match.play(0, MoveUp(ANNA, 6))
    for seat, told in ((0, "if Anna is crowned"), (1, "right now")):
        desk.look(seat)
        assert desk.page.favourites.accessibleDescription().endswith(told)


def test_a_team_sees_both_cards_with_their_names(qtbot: QtBot) -> None:
    desk = desk_of(qtbot, ascending(table(6, teams=TEAMS), "ABCDEG", "ABDFJO"), humans=3)
    favourites = desk.page.favourites
    assert len(favourites.arches()) == 12
    told = favourites.accessibleDescription()
    assert told.startswith("Giulia: Anna, Bridget, Clothilde, Dagobert, Éloïse and Gaston. Marco: ")
    assert told.endswith("Worth 11 · 15 now: the lower counts")
    assert favourites.accessibleName() == "Our favourites"
    assert desk.page.votes.accessibleName() == "Our votes"
    desk.click(favourites)
    assert "Clothilde" not in favourites.accessibleDescription()


def test_of_a_team_on_turn_the_onlookers_are_told_in_the_plural(qtbot: QtBot) -> None:
    desk = desk_of(qtbot, ascending(table(6, teams=TEAMS)), humans=3)
    desk.look(None)
    assert desk.page.banner.line == "Move a character up one floor."
    desk = desk_of(qtbot, Match(table(6, teams=TEAMS)), humans=3)
    desk.look(None)
    assert desk.page.banner.line == "Place a character (1 of 4)."


@pytest.mark.parametrize("size", [(1024, 595), (1440, 854), (3840, 2068)])
@pytest.mark.parametrize("is_team", [False, True])
def test_all_arches_stay_on_the_card(qtbot: QtBot, size: tuple[int, int], is_team: bool) -> None:
    options = table(6, teams=TEAMS if is_team else None, ambition=True)
    match = ascending(options)
    favourites = desk_of(qtbot, match, size=size).page.favourites
    for arch in favourites.arches():
        assert favourites.face.contains(arch.feet)
        assert favourites.face.contains(arch.feet - QPointF(0, 96 * arch.unit))
        assert arch.unit * 86 > 34


@pytest.mark.parametrize("letters", ["BCDELV", "ABCDGL", "CDJLRV"])
@pytest.mark.parametrize("size", [(720, 400), (1024, 595), (1440, 854)])
def test_whole_names_stand_side_by_side_below_the_arches(
    qtbot: QtBot, written: list[QRectF], letters: str, size: tuple[int, int]
) -> None:
    """Also on the low card with an Ambition beside them; on a narrow one they have two lines."""
    desk = desk_of(qtbot, ascending(table(4, ambition=True), letters), size=size)
    favourites = desk.page.favourites
    desk.look()
    written.clear()
    favourites.refresh()
    favourites.grab()
    names = {lore("2024").character(arch.character) for arch in favourites.arches()}
    assert names.isdisjoint(tip.text for tip in favourites.tips)
    assert len(written) > len(names)
    assert [pair for pair in combinations(written, 2) if pair[0].intersects(pair[1])] == []


# --- the box and the chronicle -----------------------------------------------------------------


def test_an_empty_box_says_that_the_dungeons_come_first(qtbot: QtBot) -> None:
    desk = desk_of(qtbot, Match(table(3)))
    box = desk.page.eliminated
    assert box.accessibleName() == "In the box"
    assert box.accessibleDescription() == "The dungeons come first: floors 3, 2, then 1."


def test_the_box_holds_once_whom_a_stomach_ache_saved_before(qtbot: QtBot) -> None:
    match = ascending(table(3))
    match.state.rejections = 3
    desk = desk_of(qtbot, match)
    elect(match, ANNA, MAV, YES, YES)
    elect(match, ANNA, NO, YES, YES)
    desk.look()
    assert desk.page.eliminated.accessibleDescription().count("Anna") == 1


def test_the_dungeons_come_before_the_box(qtbot: QtBot) -> None:
    match = ascending(table(3))
    castle(match.state, {NOBLES: {ANNA, BRIDGET, FOIDVO, JEANNE}})
    totals = tuple(match.state.totals)
    match.events[:] = [RoundBegun(1, 0, places(match.state), totals)]
    desk = desk_of(qtbot, match)
    for nominee in (ANNA, BRIDGET, FOIDVO):
        elect(match, nominee, NO, YES, YES)
    rows = [row.text for row in rows_of(desk, match)]
    for name, floor in (("Anna", 3), ("Bridget", 2), ("Foidvo", 1)):
        assert f"Rejected: {name} goes to the dungeon of floor {floor}." in rows
    elect(match, JEANNE, NO, YES, YES)
    assert rows_of(desk, match)[1].text == "Rejected: Jeanne goes to the box."


def rows_of(desk: Desk, match: Match) -> Any:
    desk.look()
    return desk.page.chronicle.rows


def test_a_stomach_ache_sends_the_nominee_back_and_only_the_outcome_is_told(qtbot: QtBot) -> None:
    match = ascending(table(3))
    desk = desk_of(qtbot, match)
    elect(match, ANNA, YES, MAV, NO)
    rows = rows_of(desk, match)
    assert rows[0].text == "Yes: Giulia · No: Amélie · Stomach-ache: Marco"
    assert rows[1].text == "Cancelled by a Stomach-ache: Anna goes back to the Nobles."


def test_the_refused_jester_falls_to_the_traders(qtbot: QtBot) -> None:
    match = ascending(table(3))
    desk = desk_of(qtbot, match)
    elect(match, BOUFFON, YES, YES, NO)
    assert rows_of(desk, match)[1].text == "Rejected: the Jester falls to the Traders."


@pytest.mark.parametrize("size", [(1366, 722), (1440, 854)])
def test_a_long_line_of_the_chronicle_goes_on_below(qtbot: QtBot, size: tuple[int, int]) -> None:
    match = ascending(table(8, wedding=True))
    elect(match, ANNA, YES)
    desk = desk_of(qtbot, match, size=size)
    chronicle = desk.page.chronicle
    (told,) = (row for row in chronicle.rows if "first coronation" in row.text)
    chronicle.grab()
    assert told.text not in [tip.text for tip in chronicle.tips]
    assert told not in chronicle.visible_rows
    assert told.text in "".join(row.text for row in chronicle.visible_rows)


def test_tickets_tell_where_everybody_starts_until_there_was_a_count(qtbot: QtBot) -> None:
    match = ascending(table(3, wedding=True))
    desk = desk_of(qtbot, match)
    told = desk.page.seats.accessibleDescription
    assert "20 points, everybody starts on 20 points" in told()
    elect(match, ANNA, YES)
    desk.look()
    assert "starts" not in told()


def test_the_emissary_s_vote_stands_with_the_others(qtbot: QtBot) -> None:
    match = ascending(table(2))
    match.state.emissary_goal = card("ABCDEG")
    desk = desk_of(qtbot, match)
    elect(match, ANNA, YES, NO)
    assert rows_of(desk, match)[0].text == "Yes: Giulia, Emissary · No: Marco"


# --- open cards --------------------------------------------------------------------------------


def test_everybody_is_named_whole_where_all_favourites_lie_open(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    pairs = tuple((one, one + 1) for one in range(0, 16, 2))
    match = Match(table(16, teams=pairs, shared_marker=True, wedding=True))
    desk = desk_of(qtbot, match, 2)
    cards = OpenCards(desk.page)
    cards.place(QRectF(0, 0, 454, 222), 0.9)
    views = [match.view(seat) for seat in range(8)]
    goals = tuple(goal for view in views for goal in view.goals)
    cards.show_cards(replace(views[0], open_goals=goals), desk.players, views)
    seen: list[str] = []
    monkeypatch.setattr(writing, "write", lambda _painter, _at, text, *_: seen.append(text))
    cards.grab()
    assert {"Nonna Pia", "Jean-Baptiste", "Maximilien"} <= set(seen)
