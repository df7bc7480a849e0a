"""The course of Vienna in the window: throws, undo, evaluations, hints, loans, replay, files."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from tests.here_worker import HereWorker
from tests.ui.conftest import Opened
from tests.ui.vienna.in_window import LEFT, choose_dice, do, golden, land, place, press, seen
from tools.vienna_positions import eve_of, guests, laid, lying
from vivaroi_gui.rules.core import CHANCE
from vivaroi_gui.rules.vienna import Options, Phase
from vivaroi_gui.rules.vienna.events import GameWon, RoundOver
from vivaroi_gui.rules.vienna.moves import Place, Throw
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.mnemonics import plain
from vivaroi_gui.ui.session.opponents import TAKE_BACK_MS
from vivaroi_gui.ui.settings import Speed
from vivaroi_gui.ui.vienna import pace, table_page
from vivaroi_gui.ui.vienna.panels.offers import Deed
from vivaroi_gui.ui.vienna.screens import ViennaScreens
from vivaroi_gui.ui.vienna.timeline import FINAL


@pytest.fixture
def window(lent_window: MainWindow) -> MainWindow:
    return lent_window


def begun(window: MainWindow, humans: int = 3, *faces: int) -> Table:
    """Everybody has a start card; the first player has thrown these faces, or not yet."""
    table = Table.new(guests(3, humans), Options(3), Random(2), window.games.stores["vienna"])
    table.deal()
    while table.view().phase is Phase.START_CARD:
        (seat,) = table.to_act()
        table.play(seat, table.view(seat).legal[0])
    if faces:
        table.play(CHANCE, Throw(faces))
    shown(window, table)
    return table


def shown(window: MainWindow, table: Table) -> None:
    window.open(table)
    QApplication.processEvents()


def last_die(humans: int = 3, dice: tuple[int, ...] = (2,), **changes: object) -> Table:
    """The first of three has the last dice of the round; three stops wait for the evaluation."""
    lie = {"oper": (1, (2,)), "naschmarkt": (2, (3,)), "hofreitschule": (1, (2, 5))}
    placed = lying(3, {stop: (*dice, None) for stop, dice in lie.items()})
    return laid(
        3,
        guests(3, humans),
        **{
            "dice": [dice, (), ()],
            "placed": placed,
            "positions": [0, 4, 6],
            "gendarme": None,
            "geheimbund": (),
            "owners": [1, None, None, None, None],
            **changes,
        },
    )


def stops(window: MainWindow) -> int:
    """How many stops are seen to be evaluated."""
    view = seen(window)._view
    assert view is not None
    return len(view.evaluation)


# --- throws ------------------------------------------------------------------------------------


def test_dice_fall_when_the_one_on_turn_throws_them(window: MainWindow) -> None:
    table = begun(window)
    assert table.to_act() == (CHANCE,)
    assert window.session.bridge.view.seat == table.view().turn
    ribbon = seen(window).column.ribbon
    assert (ribbon.title.split(",")[0], ribbon.line) == ("Your turn", "Throw your dice.")
    do(window, Deed.THROW)
    assert table.view().phase is Phase.TURN
    assert len(table.view(table.to_act()[0]).dice[table.to_act()[0]]) == 5


def test_dice_that_lie_there_are_thrown_by_a_press_on_one_of_them(window: MainWindow) -> None:
    table = begun(window)
    press(seen(window).column.hand.dice.buttons[0])
    assert table.view().phase is Phase.TURN


def test_dice_are_thrown_by_a_key(window: MainWindow, qtbot: QtBot) -> None:
    table = begun(window)
    seen(window).take_focus()
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Space)
    assert table.view().phase is Phase.TURN


@pytest.mark.usefixtures("compiled")
def test_the_news_are_told_in_the_language_of_now(window: MainWindow) -> None:
    begun(window)
    do(window, Deed.THROW)
    page = seen(window)
    told = [row.text for row in page.chronicle.news]
    window.settings.update(language="fr")
    QApplication.processEvents()
    news = [row.text for row in page.chronicle.news]
    assert told
    assert not set(news) & set(told)
    assert all(one in page.column.salon.accessibleDescription() for one in news)


def test_before_a_throw_it_is_said_that_a_hint_comes_after_it(window: MainWindow) -> None:
    begun(window)
    hint = window.commands.hint
    assert hint.statusTip() == "Throw first: then there is a hint."
    do(window, Deed.THROW)
    assert hint.isEnabled()


def test_whoever_has_placed_takes_it_back_until_the_next_one_throws(window: MainWindow) -> None:
    table, undo = begun(window, 3, 1, 2, 3, 4, 6), window.commands.undo
    first = table.to_act()[0]
    place(window, "naschmarkt", 3)
    assert table.to_act() == (CHANCE,)
    assert window.session.bridge.view.seat == table.view().turn != first
    undo.trigger()
    assert table.to_act() == (first,)
    assert window.session.bridge.view.seat == first
    place(window, "naschmarkt", 3)
    do(window, Deed.THROW)
    assert not undo.isEnabled()
    assert undo.statusTip() == "Chance has decided since: that is final."


def test_an_opponent_throws_by_itself(window: MainWindow, qtbot: QtBot) -> None:
    table = begun(window, 3, 1, 2, 3, 4, 6)
    second = (table.to_act()[0] + 1) % 3
    window.session.bridge.lend_seat(second, "novice")
    place(window, "naschmarkt", 3)
    qtbot.waitUntil(lambda: table.view().turn == (second + 1) % 3)
    assert table.view().has_thrown[second]


def test_there_is_a_beat_to_take_back_before_an_opponent_throws(
    window: MainWindow, qtbot: QtBot
) -> None:
    table = begun(window, 3, 1, 2, 3, 4, 6)
    first = table.to_act()[0]
    window.session.bridge.lend_seat((first + 1) % 3, "novice")
    window.settings.update(speed=Speed.NORMAL)
    place(window, "naschmarkt", 3)
    land(window)
    assert table.to_act() == (CHANCE,)
    assert window.commands.undo.isEnabled()
    window.commands.undo.trigger()
    window.settings.update(speed=Speed.OFF)
    assert table.to_act() == (first,)


def test_fast_opponents_too_leave_people_time_to_take_back_what_they_did(
    window: MainWindow, qtbot: QtBot
) -> None:
    table = begun(window, 3, 1, 2, 3, 4, 6)
    second = (table.to_act()[0] + 1) % 3
    window.session.bridge.lend_seat(second, "novice")
    window.settings.update(speed=Speed.FAST)
    opponents = window.session.bridge.opponents
    place(window, "naschmarkt", 3)
    land(window)
    assert opponents._throw.interval() == TAKE_BACK_MS
    opponents._throw.stop()
    opponents.threw.emit()
    land(window)
    assert table.view().has_thrown[second]
    assert opponents._beat_ms == ViennaScreens.beat_ms * Speed.FAST.factor


def test_a_seat_lent_before_its_throw_throws_by_itself(window: MainWindow, qtbot: QtBot) -> None:
    table = begun(window)
    seat = table.view().turn
    assert seat is not None
    window.session.bridge.lend_seat(seat, "novice")
    qtbot.waitUntil(lambda: table.view().turn != seat)
    assert table.view().has_thrown[seat]


# --- steps taken back --------------------------------------------------------------------------


def test_all_that_was_done_since_the_throw_is_taken_back_step_by_step(window: MainWindow) -> None:
    table, undo = begun(window, 3, 1, 2, 3, 4, 6), window.commands.undo
    seat = table.to_act()[0]
    before = table.view(seat)
    for was, face in ((1, 2), (2, 3)):
        do(window, Deed.TURN)
        choose_dice(window, was)
        faces = seen(window).column.hand.dice.faces
        press(faces[face - 1])
    assert table.view(seat).coins[seat] == before.coins[seat] - 2
    place(window, "naschmarkt", 3)
    for _ in range(3):
        assert undo.isEnabled()
        QTest.keyClick(seen(window), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.view(seat) == before
    assert not undo.isEnabled()
    assert undo.statusTip() == "There is nothing to take back."


# --- evaluations -------------------------------------------------------------------------------


def test_at_speed_off_an_evaluation_is_seen_at_its_end_until_people_go_on(
    window: MainWindow,
) -> None:
    table = last_die()
    shown(window, table)
    place(window, "secession", 2)
    assert table.view().phase is Phase.TAKE
    press(seen(window).column.evaluation.stop.questions.cards[0])
    assert table.view().phase is Phase.NEW_ROUND
    assert stops(window) == 4
    assert golden(window).text() == "Throw the dice"
    press(golden(window))
    assert (table.view().round, table.view().phase) == (5, Phase.TURN)


def test_an_evaluation_can_be_seen_again_until_people_go_on(window: MainWindow) -> None:
    table = last_die()
    shown(window, table)
    place(window, "geheimbund", 2)
    told = seen(window).column.evaluation
    last = told.stop.accessibleName()
    press(told.leafing.back)
    assert told.stop.accessibleName() != last
    press(told.leafing.on)
    assert told.stop.accessibleName() == last
    press(told.leafing.back)
    press(golden(window))
    assert (table.view().round, table.view().phase) == (5, Phase.TURN)


def test_before_an_opponent_begins_the_next_round_the_evaluation_is_read(
    window: MainWindow, qtbot: QtBot
) -> None:
    table = last_die(humans=1)
    shown(window, table)
    place(window, "geheimbund", 2)
    assert golden(window).text() == "Next round"
    assert table.view().round == 4
    press(golden(window))
    qtbot.waitUntil(lambda: table.view().turn == 0)
    assert table.view().round == 5


def test_where_nobody_plays_an_evaluation_is_read_on_after_a_while(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_page.TablePage, "reading_ms", 1)
    table = last_die(humans=0)
    shown(window, table)
    qtbot.waitUntil(lambda: table.view().round == 5)


@pytest.fixture
def telling(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """An evaluation, told before people's eyes: the first of three stops lies open."""
    window = opened()
    monkeypatch.setattr(pace, "READ_MS", 3_600_000)
    shown(window, last_die())
    window.settings.update(speed=Speed.NORMAL)
    place(window, "geheimbund", 2)
    land(window)
    land(window)
    return window


def test_an_evaluation_is_told_stop_by_stop(telling: MainWindow) -> None:
    assert stops(telling) == 1
    assert telling.session.table.view().phase is Phase.NEW_ROUND
    assert golden(telling).text() == "To the next stop"
    for number in (2, 3):
        press(golden(telling))
        land(telling)
        assert stops(telling) == number
    assert seen(telling)._view == telling.session.bridge.view
    assert golden(telling).text() == "Throw the dice"


def test_the_bar_stays_with_the_evaluation_that_is_told(telling: MainWindow) -> None:
    assert telling.windowTitle() == "Vienna — Round 4"
    assert telling._top_bar._steps.accessibleName() == "Round 4, Evaluation"


def test_what_is_held_stays_and_goes_on_when_it_is_let_go(telling: MainWindow) -> None:
    leafing = seen(telling).column.evaluation.leafing
    press(leafing.pause)
    assert not seen(telling)._pace.is_reading
    assert stops(telling) == 1
    press(leafing.pause)
    assert stops(telling) == 2


def test_people_leaf_back_to_a_stop_and_on_again(telling: MainWindow) -> None:
    page, leafing = seen(telling), seen(telling).column.evaluation.leafing
    assert not leafing.back.isEnabled()
    press(golden(telling))
    assert stops(telling) == 2
    press(leafing.back)
    assert stops(telling) == 1
    assert not page._pace.is_reading
    press(leafing.on)
    assert stops(telling) == 2
    press(leafing.on)
    assert page._view == telling.session.bridge.view
    assert not leafing.pause.isChecked()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_keys_go_on_too(telling: MainWindow, key: Qt.Key) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)
    assert stops(telling) == 2


def test_a_replay_ends_what_is_told_and_comes_back_to_where_the_game_is(
    window: MainWindow,
) -> None:
    table, move = eve_of(RoundOver)
    shown(window, table)
    window.settings.update(speed=Speed.NORMAL)
    window.session.bridge.play(move)
    window.commands.replay.trigger()
    assert window.replays.screen is not None
    window.replays.screen.left.emit()
    QApplication.processEvents()
    assert seen(window)._view == window.session.bridge.view


@pytest.mark.parametrize("deed", ["home", "off", "undo", "language"])
def test_whatever_is_done_in_mid_telling_leaves_nothing_behind(
    compiled: None, telling: MainWindow, deed: str
) -> None:
    if deed == "home":
        telling.go_home()
    elif deed == "off":
        telling.settings.update(speed=Speed.OFF)
    elif deed == "undo":
        telling.commands.undo.trigger()
    else:
        telling.settings.update(language="fr")
        QApplication.processEvents()
        assert golden(telling).text() == "Case suivante"
        telling.settings.update(language="en")
    if deed != "home":
        telling.commands.skip.trigger()
        assert seen(telling)._view == telling.session.bridge.view
        assert telling.session.bridge._is_at_rest


def test_a_question_is_asked_when_the_stops_before_it_are_told(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "READ_MS", 3_600_000)
    shown(window, last_die())
    window.settings.update(speed=Speed.NORMAL)
    place(window, "secession", 2)
    cards = seen(window).column.evaluation.stop.questions.cards
    for _ in range(2):
        land(window)
        assert stops(window) == 1
        assert not any(card.isVisible() and card.isEnabled() for card in cards)
    press(golden(window))
    land(window)
    press(cards[0])
    land(window)
    assert stops(window) == 2


@pytest.mark.parametrize("way", ["command", "key"])
def test_all_that_is_still_to_be_told_is_skipped_at_once(telling: MainWindow, way: str) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    if way == "command":
        telling.commands.skip.trigger()
    else:
        QTest.keyClick(focus, Qt.Key.Key_End)
    assert seen(telling)._view == telling.session.bridge.view
    assert stops(telling) == 3


def test_where_many_play_no_curtain_falls_and_it_is_clear_whose_turn_it_is(
    window: MainWindow,
) -> None:
    table = begun(window, 3, 1, 2, 3, 4, 6)
    name = window.session.bridge.players[table.to_act()[0]].name
    assert name in seen(window).column.ribbon.accessibleName()
    assert not window.session.is_covered


def test_the_end_comes_after_the_last_evaluation_was_read(window: MainWindow) -> None:
    table, move = eve_of(GameWon)
    shown(window, table)
    window.session.bridge.play(move)
    assert table.is_over
    assert golden(window).text() == "To the last count"
    press(golden(window))
    assert window.pages.current is window.pages.game_pages.page(FINAL)
    assert window.session.is_over


# --- hints, loans, what happened, replay, files ------------------------------------------------


def test_a_hint_names_the_move_and_marks_it(window: MainWindow, qtbot: QtBot) -> None:
    shown(window, laid(4))
    QTest.keyClick(seen(window), Qt.Key.Key_H)
    qtbot.waitUntil(lambda: window.session.hints._advice is not None)
    advice = window.session.hints._advice
    assert advice is not None
    assert advice.move in window.session.bridge.view.legal
    told = window.session.bridge.screens.advice(advice, window.session.bridge.players, Options(4))
    slip = seen(window).column.slip
    assert slip.isVisible()
    assert slip.text == told
    QTest.keyClick(seen(window), Qt.Key.Key_R)
    assert seen(window).column.ribbon.line == "Choose the dice to reroll: 1 coin."
    assert isinstance(advice.move, Place)
    assert seen(window).town._hand.hinted == advice.move.stop


def test_enter_places_what_a_hint_says_and_a_second_h_does_not(
    window: MainWindow, qtbot: QtBot
) -> None:
    shown(window, laid(4))
    seen(window).take_focus()
    QTest.keyClick(seen(window), Qt.Key.Key_H)
    qtbot.waitUntil(lambda: window.session.hints._advice is not None)
    advice, done = window.session.hints._advice, len(window.session.table.record.inputs)
    assert advice is not None
    window.session.hints._given_at -= 1
    QTest.keyClick(seen(window), Qt.Key.Key_H)
    assert len(window.session.table.record.inputs) == done
    QTest.keyClick(QApplication.focusWidget() or seen(window), Qt.Key.Key_Return)
    assert window.session.table.record.inputs[done][1] == advice.move


@pytest.mark.parametrize("way", ["click", "key", "Enter"])
def test_all_that_happened_is_told_in_the_chronicle(window: MainWindow, way: str) -> None:
    begun(window, 3, 1, 2, 3, 4, 6)
    page = seen(window)
    assert not page.chronicle.isVisible()
    if way == "click":
        QTest.mouseClick(page.column.salon, LEFT)
    elif way == "key":
        QTest.keyClick(page, Qt.Key.Key_C)
    else:
        page.column.salon.setFocus()
        QTest.keyClick(page.column.salon, Qt.Key.Key_Return)
    assert page.chronicle.isVisible()
    assert page.chronicle.rows[0].text.endswith("threw 1 + 2 + 3 + 4 + 6.")
    assert page.chronicle.hasFocus()
    QTest.keyClick(page.chronicle, Qt.Key.Key_Escape)
    assert not page.chronicle.isVisible()


def test_a_seat_is_lent_by_the_menu_and_taken_back(
    opened: Opened, worker: HereWorker, qtbot: QtBot
) -> None:
    worker.is_ready, window = False, opened()
    table = begun(window, 3, 1, 2, 3, 4, 6)
    seat = table.to_act()[0]
    menu = window.commands.seats_menu
    menu.aboutToShow.emit()
    levels = menu.actions()[seat].menu()
    assert isinstance(levels, QMenu)
    next(one for one in levels.actions() if plain(one.text()) == "Counsellor").trigger()
    worker.is_ready = True
    qtbot.waitUntil(lambda: table.to_act() != (seat,))
    menu.aboutToShow.emit()
    menu.actions()[seat].trigger()
    assert all(player.is_human for player in window.session.bridge.players)


def test_a_game_goes_on_from_the_disk_where_somebody_has_to_throw(opened: Opened) -> None:
    window = opened()
    begun(window, 3, 1, 2, 3, 4, 6)
    place(window, "naschmarkt", 3)
    before = window.session.table.view()
    window.close()
    again = opened()
    again.games.resume("vienna")
    QApplication.processEvents()
    assert again.session.table.view() == before
    do(again, Deed.THROW)
    assert again.session.table.view().phase is Phase.TURN


def test_a_replay_shows_each_stop_of_an_evaluation_and_play_goes_on_after_it(
    window: MainWindow,
) -> None:
    table, move = eve_of(RoundOver)
    shown(window, table)
    window.session.bridge.play(move)
    window.commands.replay.trigger()
    screen = window.replays.screen
    assert screen is not None
    (landmark,) = screen.walk.landmarks
    steps = screen.walk.steps
    assert sum(step.moment.is_count for step in steps) >= len(table.view().evaluation)
    screen.go(landmark)
    page = screen.pages.current
    assert isinstance(page, table_page.TablePage)
    seen_stops = []
    while screen.number < screen.walk.last:
        screen.go(screen.number + 1)
        assert page._view is not None
        seen_stops.append(len(page._view.evaluation))
    assert seen_stops == sorted(seen_stops)
    assert seen_stops[-1] == len(table.view().evaluation)
    screen.left.emit()
    QApplication.processEvents()
    assert golden(window).isVisible()
    QTest.mouseClick(golden(window), LEFT)
    assert table.view().round == 2


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_what_happened_since_ones_turn_lies_over_nothing_that_is_asked(
    window: MainWindow, size: tuple[int, int]
) -> None:
    window.resize(*size)
    begun(window, 3, 1, 2, 3, 4, 6)
    for faces in ((1, 2, 3, 4, 6), (1, 2, 3, 4, 6), ()):
        place(window, "geheimbund", 3)
        if faces:
            window.session.bridge._tell(window.session.table.play(CHANCE, Throw(faces)))
    slip = window.session.recap.slip
    slip.put_away.emit()
    window.commands.happened.trigger()
    assert slip.isVisible()
    assert slip.lines
    page = seen(window)
    assert slip.face.translated(slip.pos()).bottom() <= page.asking.top() + 1
