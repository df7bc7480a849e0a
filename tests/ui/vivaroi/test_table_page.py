"""The whole table: what may be seen, and what the window relies on."""

import re

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.vivaroi.panels.desk import Desk, named
from tests.ui.vivaroi.scene.positions import INDEX, Match, ascent, placing
from tools.positions import family
from vivaroi_gui.rules.vivaroi import Options, Placement
from vivaroi_gui.rules.vivaroi.moves import MoveUp, Place
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit.panel import Panel
from vivaroi_gui.ui.settings import Speed


def shuffle_hidden(match: Match, *seats: int) -> None:
    """Other goals and other hands for these seats."""
    state = match.state
    for seat in seats:
        state.goals[seat] = tuple(range(seat + 1, seat + 7))
        state.no_cards[seat] = seat % 2


def test_what_the_others_hide_changes_no_pixel_and_no_word(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent())
    pixels, said = desk.pixels(), desk.said()
    shuffle_hidden(desk.match, 1, 2)
    desk.look()
    assert desk.pixels() == pixels
    assert desk.said() == said


def test_without_a_viewer_nobodys_secret_changes_anything(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent())
    desk.look(None)
    pixels, said = desk.pixels(), desk.said()
    shuffle_hidden(desk.match, 0, 1, 2)
    desk.look(None)
    assert desk.pixels() == pixels
    assert desk.said() == said


def test_the_own_secrets_are_seen(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent())
    pixels = desk.pixels()
    shuffle_hidden(desk.match, 0)
    desk.look()
    assert desk.pixels() != pixels


def test_the_number_of_another_seats_cards_is_said_nowhere(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent())
    counted = [text for text in desk.said() if re.search(r"\d No cards?\b", text)]
    assert counted == [desk.page.votes.accessibleDescription()]
    desk.look(None)
    assert not any("%n" in text or "No card" in text for text in desk.said())


def test_markup_in_names_stays_plain_everywhere(qtbot: QtBot) -> None:
    players = named("<b>Bo</b>", "<img src=x>", "&lt;")
    desk = Desk(qtbot, ascent(), players)
    said = "\n".join(desk.said())
    for player in players:
        assert player.name in said


def test_a_move_is_played_and_rests_on_its_view(qtbot: QtBot) -> None:
    desk = Desk(qtbot, placing())
    idle: list[bool] = []
    desk.page.idle.connect(lambda: idle.append(True))
    events = desk.match.play(0, Place(INDEX["leonardo"], 2))
    desk.page.animate(events, desk.match.view(0))
    assert idle == [True]
    after = desk.pixels()
    desk.page.show_view(desk.match.view(0))
    assert desk.pixels() == after


def test_the_last_placing_ends_in_the_layout_of_the_ascent(qtbot: QtBot) -> None:
    match = Match(Options(players=3))
    for turn in range(11):
        match.play(turn % 3, Place(turn, 1 + turn // 4))
    desk = Desk(qtbot, match)
    desk.page.animate(match.play(2, Place(11, 4)), match.view(0))
    after = desk.pixels()
    desk.page.show_view(match.view(0))
    assert desk.pixels() == after
    assert desk.page.board.geometry() == desk.page.rect()


# --- while a piece moves ------------------------------------------------------------------------


def held(qtbot: QtBot, match: Match, humans: int, *moves: Place | MoveUp) -> Desk:
    """Seats 0, 1, … have made these moves; the last piece is on its way, as long as one looks."""
    desk = Desk(qtbot, match, family(3, humans))
    for seat, move in enumerate(moves[:-1]):
        match.play(seat, move)
    desk.look()
    desk.settings.update(speed=Speed.SLOW)
    desk.page.animate(match.play(len(moves) - 1, moves[-1]), match.view(0))
    assert desk.page.board.is_animating
    return desk


ONE, TWO = Place(0, 1), Place(1, 2)


def test_the_turn_stays_with_whoever_moves_until_the_piece_has_landed(qtbot: QtBot) -> None:
    desk = held(qtbot, placing(), 1, ONE)
    page = desk.page
    assert page.banner.accessibleName() == "Your turn, Giulia"
    assert page.banner.line == ""  # others are told what she places; she sees it
    assert [page.seats.status(seat) for seat in (1, 2)] == ["Plays next", "Waiting"]
    page.skip()
    assert page.banner.accessibleName() == "Marco is thinking…"
    assert [page.seats.status(seat) for seat in (1, 2)] == ["Plays now", "Plays next"]


def test_the_viewers_turn_begins_when_the_piece_before_has_landed(qtbot: QtBot) -> None:
    match = placing()
    favourite = next(one for one in match.view(0).goals[0] if one > 1)
    desk = held(qtbot, match, 1, ONE, TWO, Place(favourite, 3))
    page, before = desk.page, desk.page.favourites.accessibleDescription()
    assert page.banner.accessibleName() == "It is Amélie’s turn"
    assert page.banner.line == "Places a character (1 of 4)."
    page.skip()
    assert page.banner.accessibleName() == "Your turn, Giulia"
    assert page.favourites.accessibleDescription() != before


def test_a_computer_whose_piece_moves_thinks_no_more(qtbot: QtBot) -> None:
    desk = held(qtbot, placing(), 1, ONE, TWO)
    assert desk.page.banner.title == "It is Marco’s turn"
    desk.page.skip()
    assert desk.page.banner.title == "Amélie is thinking…"


def test_the_ribbon_has_the_colour_of_whoever_moves(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent(), family(3, 3))
    desk.look(1)
    banner = desk.page.banner
    before = banner.grab().toImage()
    desk.settings.update(speed=Speed.SLOW)
    move = MoveUp(INDEX["alighiero"], 1)
    desk.page.animate(desk.match.play(0, move), desk.match.view(1))
    assert banner.grab().toImage() == before
    desk.page.skip()
    assert banner.grab().toImage() != before


def test_the_tray_stays_until_its_last_piece_has_left(qtbot: QtBot) -> None:
    match = Match(Options(players=5))
    last = match.state.options.to_place - 1
    for turn in range(last):
        match.play(turn % 5, Place(turn, 1 + turn // 4))
    desk = Desk(qtbot, match, family(5, 1))
    desk.settings.update(speed=Speed.SLOW)
    desk.page.animate(match.play(last % 5, Place(last, 4)), match.view(0))
    assert desk.page.chronicle.shown == 1
    desk.page.skip()
    assert desk.page.chronicle.shown > 1


def test_a_step_taken_back_while_it_is_seen_leaves_no_trace(qtbot: QtBot) -> None:
    desk = Desk(qtbot, placing())
    before = desk.match.view(0)
    pixels = desk.pixels()
    desk.settings.update(speed=Speed.SLOW)
    desk.page.animate(desk.match.play(0, ONE), desk.match.view(0))
    desk.page.show_view(before)
    assert desk.page.banner.title == "Your turn, Giulia"
    desk.settings.update(speed=Speed.OFF)
    assert desk.pixels() == pixels


def test_a_move_that_overtakes_another_is_shown_from_where_that_one_led(qtbot: QtBot) -> None:
    desk = held(qtbot, placing(), 3, ONE)
    desk.page.animate(desk.match.play(1, TWO), desk.match.view(0))
    assert desk.page.banner.title == "It is Marco’s turn"
    desk.page.skip()
    assert desk.page.banner.title == "It is Amélie’s turn"


def test_whoever_looks_away_while_a_piece_moves_takes_the_secrets_along(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent(), family(3, 3))
    desk.settings.update(speed=Speed.SLOW)
    events = desk.match.play(0, MoveUp(INDEX["alighiero"], 1))
    desk.page.animate(events, desk.match.view(None))
    assert desk.page.board.is_animating
    assert desk.page.favourites.goal is None
    assert desk.page.votes.cards == ()
    assert desk.page.banner.title == "It is Giulia’s turn"


def test_a_gesture_on_the_board_comes_out_as_a_move(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent())
    chosen: list[object] = []
    desk.page.chosen.connect(chosen.append)
    desk.page.board.chosen.emit(MoveUp(INDEX["alighiero"], 1))
    assert chosen == [MoveUp(INDEX["alighiero"], 1)]


def test_the_gate_takes_the_place_of_the_chronicle_while_placing(qtbot: QtBot) -> None:
    match = Match(Options(players=5))
    desk = Desk(qtbot, match, family(5, 1))
    assert desk.page.chronicle.shown == 1
    desk.match = Match(Options(players=5, placement=Placement.RANDOM))
    desk.look()
    assert desk.page.chronicle.shown > 1


@pytest.mark.parametrize("size", [(1024, 600), (1440, 854), (3840, 2068)])
def test_no_panel_hangs_out_of_the_page(qtbot: QtBot, size: tuple[int, int]) -> None:
    desk = Desk(qtbot, ascent(), size=size)
    for panel in desk.panels:
        face = panel.face.translated(panel.x(), panel.y())
        assert face.left() >= 0
        assert face.top() >= 0
        assert face.right() <= size[0]
        assert face.bottom() <= size[1]


def test_tab_reaches_board_tickets_chronicle_and_favourites(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent())
    page = desk.page
    desk.look(None)
    page.board.setFocus()
    reached: list[QWidget | None] = []
    for _ in range(6):  # two boxes of the chronicle among them
        page.focusNextChild()
        reached.append(page.focusWidget())
    assert {page.seats, page.chronicle, page.favourites, page.board} <= set(reached)


def test_every_panel_has_an_accessible_name(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent())
    assert [panel for panel in desk.page.findChildren(Panel) if not panel.accessibleName()] == []


def test_an_unchanged_chronicle_is_not_written_again(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent())
    rows = desk.page.chronicle.rows
    desk.page.set_history(tuple(desk.match.events))
    assert desk.page.chronicle.rows is rows


def test_another_game_forgets_the_last_one(qtbot: QtBot) -> None:
    desk = Desk(qtbot, ascent())
    desk.page.set_game(family(4, 1), Options(4), TableOptions())
    assert desk.page.favourites.goal is None
    assert desk.page.votes.cards == ()
    assert desk.page.chronicle.rows == ()
    assert desk.page.banner.title == ""
