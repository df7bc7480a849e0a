"""Seats, chronicle, favourites, votes and eliminated."""

from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.vivaroi.panels.desk import Desk, climb, named
from tests.ui.vivaroi.scene.positions import INDEX, Match, ascent, placing
from tools.positions import family
from vivaroi_gui.rules.vivaroi import Options, Placement
from vivaroi_gui.rules.vivaroi.data import POINTS, RESERVE
from vivaroi_gui.rules.vivaroi.moves import Card, MoveUp, Vote
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit import writing
from vivaroi_gui.ui.vivaroi.words.editions import lore


def refused_election() -> Match:
    """Seat 2 called for an election of Merlino, seat 1 refused; seat 0 is next."""
    match = ascent()
    climb(match, "merlino", 4, 5, 6)
    match.vote(True, False, True)
    return match


# --- seats -------------------------------------------------------------------------------------


def test_the_tickets_are_those_of_the_others_clockwise(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent())
    assert desk.page.seats.seats == (1, 2)
    desk.look(1)
    assert desk.page.seats.seats == (2, 0)


def test_everybody_has_a_ticket_where_six_sit_or_nobody_looks(qtbot: QtBot) -> None:
    match = Match(Options(players=6, placement=Placement.RANDOM))
    desk = Desk(qtbot, match, family(6, 2))
    assert desk.page.seats.seats == (0, 1, 2, 3, 4, 5)
    three = Desk(qtbot, ascent())
    three.look(None)
    assert three.page.seats.seats == (0, 1, 2)


def test_the_tickets_tell_who_plays_next(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent())
    assert [desk.page.seats.status(seat) for seat in (1, 2)] == ["Plays next", "Waiting"]
    desk.match.play(0, MoveUp(INDEX["alighiero"], 1))
    desk.look()
    desk.page.set_thinking(1)
    assert [desk.page.seats.status(seat) for seat in (1, 2)] == ["Thinking…", "Plays next"]


def test_a_ticket_names_kind_points_and_crown(qtbot: QtBot) -> None:
    desk = Desk(qtbot, refused_election(), family(3, 2))
    desk.look(1)
    told = desk.page.seats.accessibleDescription()
    amelie, giulia, _ = told.split("; ")
    assert amelie.startswith("Amélie, AI · Courtier, Straight to the throne, Waiting, 0")
    crown = "has the crown: the player on the left begins the next round"
    assert amelie.endswith(crown)
    desk.page.seats.grab()
    meant = "Called the last election. The player to the left of the crown begins the next round."
    assert meant in [tip.text for tip in desk.page.seats.tips]
    assert giulia.startswith("Giulia, Human, Plays now, 0")
    assert "crown" not in giulia


@pytest.mark.parametrize("name", ["Marco", "Leonardo"])
def test_a_crown_takes_no_room_from_a_name(qtbot: QtBot, name: str) -> None:
    match = ascent(players=5)
    climb(match, "merlino", 4, 5, 6)
    match.vote(True, True, True, True, False)
    desk = Desk(qtbot, match, named("Anna", "Bo", name, "Di", "Ed"), size=(1024, 556))
    desk.look(None)
    desk.page.seats.grab()
    tips = [tip.text for tip in desk.page.seats.tips]
    assert any(tip.startswith("Called the last election.") for tip in tips)
    assert name not in tips


def test_a_narrow_ticket_has_a_word_for_how_an_ai_plays(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = Desk(qtbot, ascent(players=5), family(5, 1), size=(1024, 556))
    desk.look(None)
    seen: list[str] = []
    monkeypatch.setattr(writing, "write", lambda _painter, _at, text, *_: seen.append(text))
    desk.page.seats.grab()
    assert "Hasty" in seen
    assert not any("…" in text for text in seen)
    assert "Straight to the throne" in [tip.text for tip in desk.page.seats.tips]


def test_a_brief_ticket_has_a_word_for_who_plays_next(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(Options(players=6, edition="2024"))
    desk = Desk(qtbot, match, family(6), size=(960, 490))
    seen: list[str] = []
    monkeypatch.setattr(writing, "write", lambda _painter, _at, text, *_: seen.append(text))
    desk.page.seats.refresh()
    desk.page.seats.grab()
    assert "Next" in seen
    assert not any("…" in text for text in seen)
    assert "Plays next" in [tip.text for tip in desk.page.seats.tips]


def test_a_long_name_is_cut_and_told_by_its_tooltip(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent(), named("Anna", "W" * 24, "<i>Carla</i>"))
    desk.page.seats.grab()
    tips = [tip.text for tip in desk.page.seats.tips]
    assert "W" * 24 in tips
    assert any(tip.startswith("<i>Carla</i>, Human") for tip in tips)


@pytest.mark.parametrize("size", [(1024, 595), (1280, 674), (1366, 722)])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("viewer", [0, None])
def test_no_words_of_a_ticket_lie_on_others(
    qtbot: QtBot,
    written: list[QRectF],
    size: tuple[int, int],
    players: int,
    viewer: int | None,
) -> None:
    match = Match(Options(players=players, placement=Placement.RANDOM))
    desk = Desk(qtbot, match, family(players), size)
    desk.look(viewer)
    written.clear()
    desk.page.seats.refresh()
    desk.page.seats.grab()
    assert len(written) >= 3 * len(desk.page.seats.seats)
    assert [pair for pair in combinations(written, 2) if pair[0].intersects(pair[1])] == []


def test_an_hourglass_stands_by_the_ai_at_work(qtbot: QtBot) -> None:
    match = ascent()
    match.play(0, MoveUp(INDEX["alighiero"], 1))
    desk = Desk(qtbot, match)
    page = desk.page
    pictures = []
    for seat in (None, 1, None):
        page.set_thinking(seat)
        pictures.append((page.banner.grab().toImage(), page.banner.title))
    assert pictures[0] == pictures[2]
    assert pictures[0][0] != pictures[1][0]
    assert pictures[0][1] == pictures[1][1]


# --- chronicle ---------------------------------------------------------------------------------


def test_the_chronicle_tells_the_newest_first(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent())
    desk.match.play(0, MoveUp(INDEX["alighiero"], 1))
    desk.look()
    rows = desk.page.chronicle.rows
    assert rows[0].text == "Giulia moved Alighiero up to the Craftsmen."
    assert (rows[0].player, rows[0].picture) == (family(3, 1)[0], "pawns2003/alighiero")
    assert rows[-1].is_heading
    assert rows[-1].text == "Round 1 begins with Giulia."


def test_votes_are_on_view_until_the_next_move(qtbot: QtBot) -> None:
    desk = Desk(qtbot, refused_election())
    votes = "Yes: Giulia, Amélie · No: Marco"
    assert desk.page.chronicle.rows[0].text == votes
    desk.match.play(0, MoveUp(INDEX["alighiero"], 1))
    desk.look()
    assert votes not in [row.text for row in desk.page.chronicle.rows]


def test_past_votes_stay_where_the_family_wants_it(qtbot: QtBot) -> None:
    desk = Desk(qtbot, refused_election())
    desk.match.play(0, MoveUp(INDEX["alighiero"], 1))
    desk.agree(TableOptions(shows_past_votes=True))
    desk.look()
    assert desk.page.chronicle.accessibleName() == "Chronicle with past votes"
    assert "Yes: Giulia, Amélie · No: Marco" in [row.text for row in desk.page.chronicle.rows]


@pytest.mark.parametrize(
    ("is_shown", "told"),
    [(True, "Past votes are shown"), (False, "Past votes are not shown")],
)
def test_the_tickets_tell_what_the_table_has_agreed_upon(
    qtbot: QtBot, is_shown: bool, told: str
) -> None:
    desk = Desk(qtbot, ascent())
    desk.agree(TableOptions(shows_past_votes=is_shown))
    desk.look()
    seats = desk.page.seats
    assert f"; {told} in this game." in seats.accessibleDescription()
    for _, area in seats.papers():
        assert f". {told} in this game." in seats.tip_at(area.center().x(), area.center().y())
        emblem = [seats.tip_at(area.left() + x, area.center().y()) for x in range(10, 60, 4)]
        assert any("colour and emblem, the same on the scoring track" in one for one in emblem)


def test_each_no_that_lay_open_is_counted_where_the_table_wants_it(qtbot: QtBot) -> None:
    desk = Desk(qtbot, refused_election())
    assert "No shown" not in desk.page.seats.accessibleDescription()
    plain = desk.pixels()
    desk.agree(TableOptions(counts_no_cards=True))
    desk.look()
    told = desk.page.seats.accessibleDescription().split("; ")
    assert ["1 No shown in this round" in one for one in told] == [True, False, False]
    assert told[-1].endswith("Each No that is shown is counted.")
    assert desk.pixels() != plain


def test_a_no_that_lies_sealed_is_not_counted_yet(qtbot: QtBot) -> None:
    sights = []
    for card in (Card.YES, Card.NO):
        match = ascent()
        climb(match, "merlino", 4, 5, 6)
        match.play(1, Vote(card))
        desk = Desk(qtbot, match)
        desk.agree(TableOptions(counts_no_cards=True))
        desk.look()
        sights.append((desk.said(), desk.pixels()))
    assert sights[0] == sights[1]


@pytest.mark.parametrize(
    ("key", "first"), [(Qt.Key.Key_Down, 1), (Qt.Key.Key_End, -1), (Qt.Key.Key_Home, 0)]
)
def test_keys_scroll_the_chronicle(qtbot: QtBot, key: Qt.Key, first: int) -> None:
    desk = Desk(qtbot, ascent(), size=(1024, 600))
    chronicle = desk.page.chronicle
    climb(desk.match, "merlino", 4, 5)
    desk.look()
    desk.key(chronicle, key)
    last = len(chronicle.rows) - chronicle.shown
    assert last > 0
    assert chronicle.visible_rows[0] == chronicle.rows[last if first < 0 else first]


def test_the_wheel_scrolls_the_chronicle_and_new_events_bring_it_back(qtbot: QtBot) -> None:
    match = Match(Options(players=5, placement=Placement.RANDOM))
    desk = Desk(qtbot, match, family(5, 1), size=(1024, 600))
    desk.match.play(0, desk.match.view(0).legal[0])
    desk.look()
    chronicle = desk.page.chronicle
    desk.wheel(chronicle, 1)
    assert chronicle.visible_rows == (chronicle.rows[1],)
    desk.match.play(1, desk.match.view(1).legal[0])
    desk.look()
    assert chronicle.visible_rows == (chronicle.rows[0],)


def test_a_single_line_opens_by_click_and_closes_by_escape(qtbot: QtBot) -> None:
    match = Match(Options(players=5, placement=Placement.RANDOM))
    desk = Desk(qtbot, match, family(5, 1), size=(1024, 600))
    chronicle = desk.page.chronicle
    assert chronicle.shown == 1
    desk.click(chronicle)
    assert chronicle.is_open
    assert chronicle.shown > 4
    desk.key(chronicle, Qt.Key.Key_Escape)
    assert chronicle.shown == 1


# --- favourites --------------------------------------------------------------------------------


def test_the_favourites_are_worth_what_their_floors_say(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent())
    view = desk.match.view(0)
    goal = view.goal
    assert goal is not None
    assert desk.page.favourites.holdings[0].worth == sum(POINTS[view.places[one]] for one in goal)
    assert [arch.character for arch in desk.page.favourites.arches()] == list(goal)


def test_a_favourite_at_the_gate_is_worth_nothing_yet(qtbot: QtBot) -> None:
    desk = Desk(qtbot, placing())
    assert set(desk.match.view(0).places) == {RESERVE}
    assert desk.page.favourites.holdings[0].worth == 0


def test_a_click_covers_the_favourites_and_another_opens_them(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent())
    favourites = desk.page.favourites
    open_, names = desk.pixels(), favourites.accessibleDescription()
    desk.click(favourites)
    assert favourites.goal is None
    assert desk.pixels() != open_
    assert names not in desk.said()
    desk.click(favourites)
    assert favourites.accessibleDescription() == names


def test_a_panel_shows_its_focus_to_the_keyboard_only(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent())
    chronicle = desk.page.chronicle
    plain = chronicle.grab().toImage()
    QTest.mouseClick(chronicle, Qt.MouseButton.RightButton)
    assert chronicle.hasFocus()
    assert chronicle.grab().toImage() == plain
    QTest.keyClick(chronicle, Qt.Key.Key_Down)
    assert chronicle.grab().toImage() != plain


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_keys_cover_the_favourites(qtbot: QtBot, key: Qt.Key) -> None:
    favourites = (desk := Desk(qtbot, ascent())).page.favourites
    desk.key(favourites, key)
    assert favourites.is_covered


def test_the_cover_takes_the_pins_off_the_board_too(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent())
    with_pins = desk.page.board.grab().toImage()
    desk.page.toggle_cover()
    assert desk.page.board.grab().toImage() != with_pins


def test_the_covered_card_names_nobody(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent())
    desk.page.toggle_cover()
    desk.page.favourites.grab()
    names = [lore("2003").full_name(character) for character in range(13)]
    assert [tip for tip in desk.page.favourites.tips if tip.text in names] == []


def test_without_a_viewer_the_card_is_closed_whatever_one_does(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent())
    desk.look(None)
    favourites = desk.page.favourites
    desk.click(favourites)
    desk.key(favourites, Qt.Key.Key_Space)
    assert not favourites.is_covered
    assert favourites.goal is None
    assert favourites.accessibleName() == "Nobody’s favourites are open"


# --- votes and eliminated ----------------------------------------------------------------------


def test_the_fan_holds_the_own_cards_only(qtbot: QtBot) -> None:
    desk = Desk(qtbot, refused_election())
    assert desk.page.votes.cards == (Card.YES, *[Card.NO] * 4)
    desk.look(1)
    assert desk.page.votes.cards == (Card.YES, *[Card.NO] * 3)
    desk.look(None)
    assert desk.page.votes.cards == ()
    assert desk.page.votes.accessibleName() == "Nobody’s vote cards are open"


def test_the_refused_candidate_waits_in_the_tray(qtbot: QtBot) -> None:
    desk = Desk(qtbot, refused_election())
    tray = desk.page.eliminated
    assert tray.characters == (INDEX["merlino"],)
    tray.grab()
    means, who = (tip.text for tip in tray.tips)
    assert means.startswith("Rejected in an election")
    assert who == tray.accessibleDescription() == "Merlino the Seer"


def test_an_empty_tray_says_so(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent())
    assert desk.page.eliminated.accessibleDescription().startswith("Nobody yet")


def test_another_language_reaches_every_panel(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = Desk(qtbot, ascent())
    before = {id(panel): panel.accessibleName() for panel in desk.panels}
    for spoken in (
        "vivaroi_gui.ui.vivaroi.panels.words.PanelWords.tr",
        "vivaroi_gui.ui.vivaroi.words.lore.Lore.tr",
        "vivaroi_gui.ui.kit.chronicle.ChroniclePanel.tr",
    ):
        monkeypatch.setattr(spoken, lambda _, text, *__: f"¿{text}")
    for panel in desk.panels:
        QApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
    assert all(panel.accessibleName() != before[id(panel)] for panel in desk.panels)
