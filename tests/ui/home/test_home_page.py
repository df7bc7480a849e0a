"""Laying the table: seats, names, looks, the form of the game, the gates."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import SystemIn
from tests.ui.home.conftest import Host
from tests.ui.said import tip
from vivaroi_gui.rules.core import LEVELS
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.edition import Placement
from vivaroi_gui.table.curtain import CurtainPolicy
from vivaroi_gui.table.players import Kind, check_players
from vivaroi_gui.table.store import Unfinished
from vivaroi_gui.ui import catalog
from vivaroi_gui.ui.kit.access_faces import PressedButton
from vivaroi_gui.ui.kit.controls import TOLD, ChoiceBox
from vivaroi_gui.ui.setting import Preference
from vivaroi_gui.ui.settings import Theme
from vivaroi_gui.ui.vivaroi.form.form import Wish
from vivaroi_gui.ui.vivaroi.form.variants import Variants
from vivaroi_gui.ui.vivaroi.words.opponents import opponent_words

popups = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
"""Off the screen there is nothing to raise or to grab."""

# --- the start --------------------------------------------------------------------------------


def test_one_click_starts_a_game_of_one_human_against_three_computers(host: Host) -> None:
    players, options = host.open_gates()
    check_players(players, options)
    assert [player.kind for player in players] == [Kind.HUMAN, Kind.AI, Kind.AI, Kind.AI]
    assert options == Options(4, 3, Placement.PLAYERS)


def test_the_gates_are_in_focus_when_the_page_comes_up(host: Host) -> None:
    host.row(0).guest.name.setFocus()
    host.page.hide()
    host.page.show()
    host.page.activateWindow()
    assert host.page.focusWidget() is host.page.start


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_key_opens_the_gates_too(host: Host, key: Qt.Key) -> None:
    host.key(key)
    assert len(host.started) == 1


def test_each_choice_is_told_in_a_group_that_says_what_is_asked(host: Host) -> None:
    shown = [one for one in host.page.findChildren(PressedButton) if one.isVisible()]
    asked = {group_of(one, host.page) for one in shown if one.is_radio}
    assert {"Which story tonight?", "Kind of game", "Who plays at seat 1"} < asked
    assert "" not in asked


def group_of(choice: QWidget, page: QWidget) -> str:
    """What the nearest part of the page around it is called."""
    around = choice.parentWidget()
    while around is not None and around is not page and not around.accessibleName():
        around = around.parentWidget()
    return "" if around is None or around is page else around.accessibleName()


# --- names ------------------------------------------------------------------------------------


def test_a_typed_name_is_the_name_at_the_table(host: Host) -> None:
    host.call(0, "Zoé")
    assert host.names()[0] == "Zoé"


def test_a_name_left_empty_is_the_one_that_was_offered(host: Host) -> None:
    offered = host.row(0).guest.name.placeholderText()
    host.call(0, "   ")
    assert host.names()[0] == offered


def test_equal_names_are_told_apart(host: Host) -> None:
    host.call(0, "Luc")
    host.call(1, "Luc")
    assert len(set(host.names())) == 4


@pytest.mark.parametrize("name", ["<b>Anna</b>", "Anna & 'Bruno'", "🦊🦊", "%1 {0}"])
def test_whatever_people_type_is_kept_as_they_typed_it(host: Host, name: str) -> None:
    host.call(0, name)
    assert host.names()[0] == name


# --- seats ------------------------------------------------------------------------------------


def test_players_are_added_up_to_six_and_then_the_button_says_why(host: Host) -> None:
    for _ in range(3):
        host.click(host.page.seats.add)
    assert len(host.open_gates()[0]) == 6
    assert not host.page.seats.add.isEnabled()
    assert "6" in host.page.seats.add.toolTip()


def test_players_are_removed_down_to_three_and_then_the_button_says_why(host: Host) -> None:
    for _ in range(2):
        host.click(host.row(1).remove)
    assert host.names() == ["Giulia", "Amélie", "Luc"]
    assert not host.row(0).remove.isEnabled()
    assert "3" in host.row(0).remove.toolTip()


def test_a_seat_becomes_human_and_its_level_goes(host: Host) -> None:
    human, _ = host.row(1).kind.segments
    host.click(human)
    assert host.open_gates()[0][1].is_human
    assert not host.row(1).level.isVisible()
    assert host.row(0).note.text() == "shares this screen"


def test_a_level_is_chosen_by_keyboard(host: Host) -> None:
    host.row(1).level.setFocus()
    host.key(Qt.Key.Key_Up)
    assert host.open_gates()[0][1].level == "novice"


@popups
def test_an_even_temper_is_chosen_in_the_menu_of_the_seat_by_keys(host: Host) -> None:
    temper = host.row(1).temper
    assert temper.accessibleName() == "Temper at seat 2: Learned"
    assert temper.accessibleDescription() == "Waits, counts and explains."
    temper.setFocus()
    host.key(Qt.Key.Key_Space)
    told = [action.text().replace("&", "") for action in temper.menu.actions()]
    assert told == ["Learned, as the animal: Owl", "Even temper"]
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(temper.menu, key)
    assert temper.accessibleName() == "Temper at seat 2: Even temper"
    assert host.open_gates()[0][1].style == "even"


def test_a_human_has_no_temper_and_no_animal_tells_one(host: Host) -> None:
    row = host.row(0)
    assert not row.temper.isVisible()
    assert tip(row.guest.avatar) == "Fox"


@popups
def test_a_level_is_chosen_from_its_list_and_says_what_it_does(host: Host, qtbot: QtBot) -> None:
    level = host.row(2).level
    host.click(level)
    qtbot.waitUntil(level.view().isVisible)
    QTest.keyClick(level.view(), Qt.Key.Key_End)
    QTest.keyClick(level.view(), Qt.Key.Key_Return)
    assert host.open_gates()[0][2].level == "eminence"
    assert tip(level).startswith("Bluffs, finds out how each of you plays")
    assert level.accessibleDescription() == tip(level)
    assert {level.itemData(index, TOLD) for index in range(4)} == {
        opponent_words().skill(name) for name in LEVELS
    }


def test_the_first_table_has_three_tempers(host: Host) -> None:
    styles = [player.style for player in host.open_gates()[0]]
    assert styles == [None, "learned", "hasty", "kind"]


def test_up_and_down_on_the_handle_change_the_order(host: Host) -> None:
    host.row(0).handle.setFocus()
    host.key(Qt.Key.Key_Down)
    host.key(Qt.Key.Key_Down)
    assert host.row(2).handle.hasFocus()
    assert host.names() == ["Marco", "Amélie", "Giulia", "Luc"]


def test_alt_with_up_and_down_moves_a_seat_from_its_name_field(host: Host) -> None:
    host.row(0).guest.name.setFocus()
    QTest.keyClick(host.row(0).guest.name, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert host.names() == ["Marco", "Giulia", "Amélie", "Luc"]
    host.row(2).guest.name.setFocus()
    QTest.keyClick(host.row(2).guest.name, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert host.names() == ["Marco", "Amélie", "Giulia", "Luc"]


def test_alt_with_down_on_a_level_moves_the_seat_and_keeps_the_level(host: Host) -> None:
    level = host.row(1).level
    level.setFocus()
    QTest.keyClick(level, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert not level.view().isVisible()
    assert host.names() == ["Giulia", "Amélie", "Marco", "Luc"]


def test_a_seat_is_dragged_to_another_place(host: Host) -> None:
    handle, left = host.row(0).handle, Qt.MouseButton.LeftButton
    QTest.mousePress(handle, left, pos=handle.rect().center())
    for y in (20, 60, host.row(3).y() + 10):
        QTest.mouseMove(handle, QPoint(10, y))
    QTest.mouseRelease(handle, left, pos=QPoint(10, host.row(3).y() + 10))
    assert host.names() == ["Marco", "Amélie", "Luc", "Giulia"]


@popups
def test_the_menu_of_the_handle_moves_a_seat_without_dragging(host: Host, qtbot: QtBot) -> None:
    handle = host.row(1).handle
    host.click(handle)
    qtbot.waitUntil(handle.menu.isVisible)
    QTest.keyClick(handle.menu, Qt.Key.Key_Down)
    QTest.keyClick(handle.menu, Qt.Key.Key_Return)
    assert host.names() == ["Marco", "Giulia", "Amélie", "Luc"]


def test_the_first_seat_cannot_move_up(host: Host) -> None:
    up, down = host.row(0).handle.menu.actions()
    assert (up.isEnabled(), down.isEnabled()) == (False, True)


# --- looks ------------------------------------------------------------------------------------


@popups
def test_an_avatar_is_chosen_from_all_sixteen(host: Host, qtbot: QtBot) -> None:
    host.click(host.row(0).guest.avatar)
    picker = host.row(0).guest.avatars
    qtbot.waitUntil(picker.isVisible)
    assert len(picker.cells) == 16
    host.click(picker.cells[9])
    assert not picker.isVisible()
    assert host.open_gates()[0][0].avatar == "dragon"


@popups
def test_a_shield_that_somebody_has_is_exchanged_by_keyboard(host: Host, qtbot: QtBot) -> None:
    host.row(0).guest.shield.setFocus()
    host.key(Qt.Key.Key_Space)
    picker = host.row(0).guest.shields
    qtbot.waitUntil(picker.isVisible)
    picker.activateWindow()
    picker.cells[0].setFocus()
    host.key(Qt.Key.Key_Right)
    host.key(Qt.Key.Key_Return)
    colours = [player.colour for player in host.open_gates()[0]]
    assert colours == ["cobalt", "crimson", "emerald", "saffron"]


@popups
def test_the_sheet_of_shields_tells_by_faces_and_words_who_has_which(
    host: Host, qtbot: QtBot
) -> None:
    host.click(host.row(0).guest.shield)
    picker = host.row(0).guest.shields
    qtbot.waitUntil(picker.isVisible)
    own, marcos, free = picker.cells[0], picker.cells[1], picker.cells[5]
    assert ("has it" in own.toolTip(), "has it" in free.toolTip()) == (False, False)
    assert marcos.accessibleName().endswith("Marco has it, and takes yours in exchange")
    before = marcos.grab().toImage()
    host.click(marcos)
    host.click(host.row(0).guest.shield)
    qtbot.waitUntil(picker.isVisible)
    assert "has it" not in marcos.toolTip()
    assert own.accessibleName().endswith("Marco has it, and takes yours in exchange")
    assert marcos.grab().toImage() != before


@popups
def test_escape_leaves_the_look_as_it_was(host: Host, qtbot: QtBot) -> None:
    host.click(host.row(0).guest.avatar)
    picker = host.row(0).guest.avatars
    qtbot.waitUntil(picker.isVisible)
    QTest.keyClick(picker, Qt.Key.Key_Escape)
    assert not picker.isVisible()
    assert host.open_gates()[0][0].avatar == "fox"


# --- the form of the game -----------------------------------------------------------------------


def test_the_quick_form_is_one_round_placed_at_random(host: Host) -> None:
    host.click(host.form.cards[1])
    assert host.open_gates()[1] == Options(4, 1, Placement.RANDOM)


def test_rounds_and_placing_are_chosen_independently(host: Host) -> None:
    form = host.form
    host.click(form.placement.segments[1])
    assert host.open_gates()[1] == Options(4, 3, Placement.RANDOM)
    assert form.cards[0].isChecked()  # of the edition, as no card is quite that
    assert not form.cards[1].isChecked()
    host.click(form.rounds.segments[1])
    assert form.cards[1].isChecked()


def test_a_second_click_on_a_card_leaves_it_chosen(host: Host) -> None:
    host.click(host.form.cards[0])
    assert host.form.cards[0].isChecked()


# --- settings, and the rest -----------------------------------------------------------------------


def test_switches_set_what_they_say(host: Host) -> None:
    for switch in host.page.switches.all:
        host.click(switch, QPoint(20, switch.height() // 2))
    chosen = host.settings
    assert chosen.curtain is CurtainPolicy.NEVER
    assert (chosen.marks_favourites, chosen.is_calm) == (False, True)


@pytest.mark.parametrize("by_key", [False, True])
def test_the_seats_are_mixed_and_names_colours_and_faces_go_along(host: Host, by_key: bool) -> None:
    host.call(0, "Zoe")
    seats = host.page.seats
    before = {one.name: one for one in seats.players()}
    names = [one.name for one in seats.players()]
    if by_key:
        seats.mix.setFocus()
        host.key(Qt.Key.Key_Space)
    else:
        host.click(seats.mix)
    after = seats.players()
    assert [one.name for one in after] != names
    assert {one.name: one for one in after} == before
    fields = [host.row(seat).guest.name for seat in range(4)]
    assert [one.text() or one.placeholderText() for one in fields] == [one.name for one in after]


def test_two_cannot_be_mixed_and_the_button_says_why(host: Host) -> None:
    host.click(host.form.cards[2])
    assert host.page.seats.mix.isEnabled()
    for _ in range(2):
        host.click(host.row(0).remove)
    assert not host.page.seats.mix.isEnabled()
    assert tip(host.page.seats.mix) == "Two take turns, however they sit."


def test_past_votes_are_chosen_beside_the_gates_and_stay_chosen(host: Host) -> None:
    votes = host.page.agreements.votes
    host.click(votes, QPoint(20, votes.height() // 2))
    assert host.settings.shows_past_votes
    assert votes.isChecked()
    votes.setFocus()
    QTest.keyClick(votes, Qt.Key.Key_Space)
    assert not host.settings.shows_past_votes


def test_switches_follow_settings_changed_elsewhere(host: Host) -> None:
    host.settings.update(calm=Preference.ON, curtain=CurtainPolicy.NEVER)
    assert host.page.switches.calm.isChecked()
    assert not host.page.switches.curtain.isChecked()


def test_a_game_can_be_continued_only_if_there_is_one(host: Host, qtbot: QtBot) -> None:
    page, resume = host.page, host.page.offers.resumes["vivaroi"]
    page.set_unfinished({})
    assert not resume.isVisible()
    page.set_unfinished({"vivaroi": Unfinished(("Giulia", "<b>Marco</b>"), Options(), 2)})
    assert resume.accessibleDescription() == "Giulia, <b>Marco</b> · Round 2 of 3"
    with qtbot.waitSignal(page.resume_wanted) as wanted:
        host.click(resume)
    assert wanted.args == ["vivaroi"]


def test_a_long_name_is_read_from_its_start(host: Host) -> None:
    host.page.resize(1024, 588)
    name = host.row(0).guest.name
    name.setFocus()
    QTest.keyClicks(name, "Mamie Francoise-Elisabeth")
    host.row(1).guest.name.setFocus()
    assert name.cursorPosition() == 0


def test_a_choice_without_an_explanation_takes_one_line(host: Host) -> None:
    box = ChoiceBox(host.page)
    box.addItems(["Français", ""])
    box.explain(1, "Italiano", "la lingua del gioco")
    assert box.view().sizeHintForRow(0) < box.view().sizeHintForRow(1)


def test_rules_and_settings_are_a_click_away(host: Host, qtbot: QtBot) -> None:
    with qtbot.waitSignal(host.page.rules.clicked):
        host.click(host.page.rules)
    with qtbot.waitSignal(host.page.settings_wanted):
        host.click(host.page.settings)


def test_tab_leads_to_everything_and_back_to_the_gates(host: Host) -> None:
    seen: set[QWidget | None] = set()
    for _ in range(80):
        host.key(Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        seen.add(focused)
        if focused is host.page.start:
            break
    page, row = host.page, host.row(1)
    wanted: set[QWidget] = {page.rules, page.settings, page.seats.add, page.start}
    wanted |= set(host.form.cards)
    wanted |= {row.handle, row.guest.avatar, row.guest.shield, row.guest.name, row.level}
    wanted |= {row.temper, row.remove}
    wanted |= set(page.switches.all)
    assert wanted <= seen


def test_the_page_draws_the_theme_of_the_settings(host: Host) -> None:
    dusk = host.page.grab().toImage()
    host.settings.update(theme=Theme.DAY)
    assert host.page.grab().toImage() != dusk


class Painted(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.times = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.times += event.type() == QEvent.Type.Paint
        return super().eventFilter(watched, event)


def test_the_light_goes_with_the_system(host: Host, system_in: SystemIn, qtbot: QtBot) -> None:
    host.settings.update(theme=Theme.SYSTEM)
    system_in(Qt.ColorScheme.Dark)
    dusk = host.page.grab().toImage()
    QApplication.processEvents()
    painted = Painted(host.page)
    system_in(Qt.ColorScheme.Light)
    qtbot.waitUntil(lambda: painted.times > 0)  # by itself, in whichever turn of the event loop
    assert host.page.grab().toImage() != dusk


# --- the edition of 2024 ----------------------------------------------------------------------


def modern(host: Host) -> None:
    host.click(host.form.cards[2])


def test_a_click_on_its_card_chooses_2024(host: Host) -> None:
    modern(host)
    players, options = host.open_gates()
    assert options == Options(4, edition="2024")
    check_players(players, options)


def test_2024_seats_eight_and_2003_then_says_why_it_cannot(host: Host) -> None:
    modern(host)
    while host.page.seats.count < 8:
        host.click(host.page.seats.add)
    classic = host.form.cards[0]
    assert not classic.isEnabled()
    assert "six" in classic.toolTip()
    host.click(classic)
    assert host.open_gates()[1].edition == "2024"


def test_two_players_are_joined_by_the_emissary(host: Host) -> None:
    modern(host)
    for _ in range(2):
        host.click(host.row(0).remove)
    assert host.open_gates()[1] == Options(2, edition="2024", emissary=True)
    assert not host.row(0).remove.isEnabled()


def test_a_partner_makes_a_team_and_goes_again(host: Host) -> None:
    modern(host)
    host.click(host.row(1).pair)
    focused = QApplication.focusWidget()
    assert focused is host.row(1).partner.name
    QTest.keyClicks(focused, "Margot")
    players, options = host.open_gates()
    assert options.teams == ((0,), (1, 2), (3,), (4,))
    assert players[1].partner is not None
    assert players[1].partner.name == "Margot"
    host.click(host.row(1).part)
    assert host.open_gates()[1].teams is None


def test_the_rows_of_2003_offer_no_partner(host: Host) -> None:
    assert not host.row(0).pair.isVisible()
    modern(host)
    assert host.row(0).pair.isVisible()


def darkest(image: QImage) -> int:
    """How light its darkest pixel is, 0 to 255."""
    return min(
        image.pixelColor(x, y).lightness()
        for x in range(image.width())
        for y in range(image.height())
    )


def test_teams_keep_2003_out(host: Host) -> None:
    modern(host)
    classic, quick, *_ = host.form.cards
    before = classic.grab(classic.words_area().toRect()).toImage()
    host.click(host.row(0).pair)
    assert not classic.isEnabled()
    assert not quick.isEnabled()
    faded = classic.grab(classic.words_area().toRect()).toImage()
    assert darkest(faded) > darkest(before) + 40


def open_variants(host: Host, work: Callable[[Variants], None]) -> None:
    """Opens the sheet of options by its button, and works it while it is open."""

    def at_work() -> None:
        (sheet,) = host.page.window().findChildren(Variants)
        work(sheet)
        QTest.keyClick(sheet, Qt.Key.Key_Escape)

    QTimer.singleShot(0, at_work)
    host.click(host.form.variants)


def test_the_sheet_of_options_is_gone_when_it_is_closed(host: Host) -> None:
    modern(host)
    for _ in range(2):
        open_variants(host, lambda _: None)
    assert not host.page.window().findChildren(Variants)


def test_options_are_chosen_on_their_sheet_and_listed_below_the_button(host: Host) -> None:
    modern(host)

    def work(sheet: Variants) -> None:
        host.click(sheet.switches[Wish.AMBITION], QPoint(20, 15))
        sheet.switches[Wish.WEDDING].setFocus()
        QTest.keyClick(sheet.switches[Wish.WEDDING], Qt.Key.Key_Space)

    open_variants(host, work)
    options = host.open_gates()[1]
    assert (options.ambition, options.wedding, options.banished) == (True, True, False)
    assert host.form._summary.accessibleName() == "Ambition · Royal wedding"


def test_what_the_rules_settle_cannot_be_switched_and_says_why(host: Host) -> None:
    modern(host)
    for _ in range(2):
        host.click(host.row(0).remove)
    told = []

    def work(sheet: Variants) -> None:
        emissary = sheet.switches[Wish.EMISSARY]
        assert emissary.isChecked()
        host.click(emissary, QPoint(20, 15))
        assert emissary.isChecked()
        told.append(emissary.accessibleDescription())

    open_variants(host, work)
    assert "Two players or teams always play with it." in told[0]


def test_a_table_that_grows_loses_a_wish_that_is_not_for_it_and_finds_it_again(host: Host) -> None:
    modern(host)
    open_variants(host, lambda sheet: host.click(sheet.switches[Wish.EMISSARY], QPoint(20, 15)))
    assert host.open_gates()[1].emissary
    for _ in range(2):
        host.click(host.page.seats.add)
    assert not host.open_gates()[1].emissary
    host.click(host.row(5).remove)
    assert host.open_gates()[1].emissary


def test_what_was_wished_outlives_another_click_and_a_look_at_2003(host: Host) -> None:
    modern(host)
    open_variants(host, lambda sheet: host.click(sheet.switches[Wish.WEDDING], QPoint(20, 15)))
    modern(host)
    assert host.open_gates()[1].wedding
    host.click(host.form.cards[0])
    assert host.open_gates()[1] == Options(4)
    modern(host)
    assert host.open_gates()[1].wedding


# --- what it stands before ----------------------------------------------------------------------


@pytest.mark.parametrize("game", list(catalog.ALL))
def test_its_picture_is_painted_ahead_in_pieces_as_it_would_be_at_once(
    host: Host, game: str
) -> None:
    pictures, screens = host.page._backdrops, catalog.ALL[game]
    pictures.forget()
    pieces = sum(1 for _ in pictures.ahead(screens))
    ahead = pictures.of(screens).toImage()
    pictures.forget()
    assert pictures.of(screens).toImage() == ahead
    assert pieces >= 5
    assert list(pictures.ahead(screens)) == []


def test_a_picture_for_another_size_is_not_finished_ahead(host: Host) -> None:
    pictures, screens = host.page._backdrops, catalog.ALL[next(iter(catalog.ALL))]
    pictures.forget()
    pieces = pictures.ahead(screens)
    next(pieces)
    host.page.resize(host.page.width() - 40, host.page.height())
    assert list(pieces) == []
    assert list(pictures.ahead(screens)), "it is not there yet"
