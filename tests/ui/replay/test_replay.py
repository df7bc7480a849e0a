"""A replay in the window: by keys and mouse, without touching the game, and discreet."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.here_worker import HereWorker
from tests.ui.app.test_main_window import words
from tests.ui.boxes import answer
from tests.ui.conftest import Opened, keys_go_to
from tests.ui.hand_time import HandTime
from tools.pages import pages_of
from tools.positions import Wanted, court, family, human_turn, table_at
from vivaroi_gui.rules.core import CHANCE, Seat
from vivaroi_gui.rules.vivaroi import Options, Phase, View
from vivaroi_gui.rules.vivaroi.moves import Card, Deal, Vote
from vivaroi_gui.table import record as records
from vivaroi_gui.table.curtain import CurtainPolicy
from vivaroi_gui.table.record import Record
from vivaroi_gui.table.store import Store
from vivaroi_gui.table.table import Table
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.dialogs.load import LoadDialog
from vivaroi_gui.ui.replay import beat
from vivaroi_gui.ui.replay.eyes import ALL, PUBLIC, Eyes
from vivaroi_gui.ui.replay.screen import ReplayScreen
from vivaroi_gui.ui.settings import Speed
from vivaroi_gui.ui.vivaroi.timeline import COUNT, HALL, TABLE

Key = Qt.Key
MODERN = Options(4, edition="2024", ambition=True)


@pytest.fixture
def window(lent_window: MainWindow) -> MainWindow:
    return lent_window


def is_over(view: View) -> bool:
    return view.result is not None


def in_round_two(humans: int = 1, store: Store | None = None) -> Table:
    return table_at(human_turn(Phase.ASCENT, 2), family(4, humans), store=store)


def watch(window: MainWindow, table: Table) -> ReplayScreen:
    """Lays a game on the table and watches it again from the menu."""
    window.open(table)
    QApplication.processEvents()
    window.commands.replay.trigger()
    return shown(window)


def shown(window: MainWindow) -> ReplayScreen:
    screen = window.replays.screen
    assert screen is not None
    assert screen.isVisible()
    return screen


def press(window: MainWindow, *keys: Qt.Key, ctrl: bool = False) -> None:
    modifier = Qt.KeyboardModifier.ControlModifier if ctrl else Qt.KeyboardModifier.NoModifier
    for key in keys:
        focused = window.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key, modifier)


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


# --- coming and going ----------------------------------------------------------------------------


def test_it_lies_over_the_game_and_escape_leads_back(window: MainWindow) -> None:
    window.open(in_round_two())
    page = window.pages.currentWidget()
    assert page is not None
    window.commands.replay.trigger()
    assert shown(window).geometry() == window.rect()
    press(window, Key.Key_Escape)
    assert not window.replays.is_open
    assert window.pages.currentWidget() is page
    assert window.pages.isEnabled()
    assert pages_of(window).table.board.hasFocus()


def test_the_button_leaves_it_too(window: MainWindow) -> None:
    screen = watch(window, in_round_two())
    click(screen.bar.close_)
    assert not window.replays.is_open


def test_without_a_game_there_is_nothing_to_watch(window: MainWindow) -> None:
    assert not window.commands.replay.isEnabled()
    assert window.commands.replay.statusTip()


def test_votes_that_lie_open_are_read_before(window: MainWindow) -> None:
    table = table_at(human_turn(Phase.ELECTION), family(4))
    for seat in table.to_act()[1:]:
        table.play(seat, Vote(Card.YES))
    window.open(table)
    window.session.bridge.play(Vote(Card.YES))
    assert not window.commands.replay.isEnabled()


def test_the_end_of_a_game_is_watched_again_by_a_button(window: MainWindow) -> None:
    window.open(table_at(is_over, family(4)))
    click(pages_of(window).end._watch)
    assert shown(window).replay.is_over
    press(window, Key.Key_End)
    assert shown(window).pages.currentWidget() is pages_of(shown(window)).end
    buttons = pages_of(shown(window)).end._buttons
    assert not any(button.isVisible() for button in buttons)
    press(window, Key.Key_Escape)
    assert window.pages.is_at_end
    assert pages_of(window).end._watch.isVisible()


def test_a_saved_game_is_watched_from_the_list(window: MainWindow, qtbot: QtBot) -> None:
    window.games.saves.save(in_round_two().record, "Sunday")
    window.commands.load.trigger()
    (dialog,) = window.findChildren(LoadDialog)
    click(dialog.replay)
    assert shown(window).walk.steps
    assert not window.session.bridge.is_open
    press(window, Key.Key_Escape)
    assert window.pages.currentWidget() is window.pages.home


@pytest.mark.parametrize("way", ["menu", "again", "load"])
def test_a_game_that_is_over_can_be_watched_from_the_list(window: MainWindow, way: str) -> None:
    saved = window.games.saves.save(in_round_two().record, "Sunday")
    window.open(table_at(is_over, family(4), store=window.games.stores["vivaroi"]))
    if way == "load":
        load = load_dialog(window)
        load.games.choose(saved)
        click(load.load)
    else:
        click(pages_of(window).end._menu if way == "menu" else pages_of(window).end._again)
    assert not window.pages.is_at_end
    load = load_dialog(window)
    last = load.games.count() - 1
    assert load.games.item(last).text().startswith("Giulia, Marco, Amélie and Luc\n")
    assert load.games.item(last).text().endswith(" · finished")
    load.games.setCurrentRow(last)
    assert load.load.isHidden()
    load.games.setFocus()
    QTest.keyClick(load.games, Key.Key_Return)
    assert shown(window).replay.is_over
    assert offered(shown(window))[-1] == ALL


def test_the_game_that_ended_last_goes_when_people_say_so(window: MainWindow) -> None:
    window.open(table_at(is_over, family(4)))
    click(pages_of(window).end._menu)
    assert window.pages.home.load.isVisible()
    load = load_dialog(window)
    answer("Delete it")
    click(load.delete)
    assert load.games.count() == 0
    assert not window.pages.home.load.isVisible()


def load_dialog(window: MainWindow) -> LoadDialog:
    window.commands.load.trigger()
    return next(one for one in window.findChildren(LoadDialog) if one.isVisible())


def test_another_game_puts_the_replay_away(window: MainWindow) -> None:
    watch(window, in_round_two())
    window.open(in_round_two())
    assert not window.replays.is_open
    assert window.pages.isEnabled()


# --- nothing is changed --------------------------------------------------------------------------


def test_neither_game_nor_file_is_changed(opened: Opened, data_dir: Path) -> None:
    window = opened()
    table = in_round_two(store=Store(data_dir / "games"))
    table.save()
    before = records.write(table.record), table.view(0), _files(data_dir)
    watch(window, table)
    press(window, Key.Key_Home, Key.Key_Right, Key.Key_Right, Key.Key_PageDown, Key.Key_End)
    press(window, Key.Key_Escape)
    assert (records.write(table.record), table.view(0), _files(data_dir)) == before


def _files(folder: Path) -> dict[Path, tuple[int, bytes]]:
    found = (one for one in folder.rglob("*.vivaroi") if one.is_file())
    return {one: (one.stat().st_mtime_ns, one.read_bytes()) for one in found}


def test_no_computer_thinks_meanwhile_and_it_goes_on_afterwards(
    opened: Opened, worker: HereWorker, qtbot: QtBot
) -> None:
    worker.is_ready, window = False, opened()
    table = table_at(lambda view: view.turn == 1 and view.round == 2, family(4))
    watch(window, table)
    worker.is_ready = True
    before = len(table.record.inputs)
    assert not window.session.bridge.opponents.is_deciding
    QTest.qWait(60)
    assert len(table.record.inputs) == before
    press(window, Key.Key_Escape)
    qtbot.waitUntil(lambda: len(table.record.inputs) > before)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_no_move_can_be_made_in_it(window: MainWindow) -> None:
    table = in_round_two()
    screen = watch(window, table)
    screen.look_through(Eyes(0))
    before = len(table.record.inputs)
    chosen: list[object] = []
    screen.pages.chosen.connect(chosen.append)
    for seen_on in (TABLE, HALL):
        screen.go(number_of(screen, seen_on))
        page = screen.pages.currentWidget()
        assert page is not None
        for target in page.findChildren(QWidget):
            if target.isVisible():
                click(target)
                for key in (Key.Key_Tab, Key.Key_Return, Key.Key_5, Key.Key_Return):
                    QTest.keyClick(target, key)
                if (popup := QApplication.activePopupWidget()) is not None:
                    popup.close()  # the chronicle may be asked for one player
    assert chosen == []
    assert len(table.record.inputs) == before


def test_the_commands_of_the_game_rest(window: MainWindow) -> None:
    watch(window, in_round_two())
    press(window, Key.Key_H)
    assert not window.session.hints.is_shown
    press(window, Key.Key_N, ctrl=True)
    assert window.session.bridge.is_open


# --- by keys, by mouse ---------------------------------------------------------------------------


def test_arrows_step_back_and_forward(window: MainWindow) -> None:
    screen = watch(window, in_round_two())
    press(window, Key.Key_Home)
    assert screen.number == 0
    press(window, Key.Key_Left)
    assert screen.number == 0
    press(window, Key.Key_Right, Key.Key_Right, Key.Key_Right, Key.Key_Left)
    assert screen.number == 2
    press(window, Key.Key_End, Key.Key_Right)
    assert screen.number == len(screen.walk.steps) - 1


@pytest.mark.parametrize(
    ("later", "earlier", "ctrl"),
    [(Key.Key_PageDown, Key.Key_PageUp, False), (Key.Key_Right, Key.Key_Left, True)],
)
def test_landmarks_are_jumped_to(
    window: MainWindow, later: Qt.Key, earlier: Qt.Key, ctrl: bool
) -> None:
    screen = watch(window, in_round_two())
    press(window, Key.Key_Home)
    press(window, later, ctrl=ctrl)
    assert screen.number == screen.walk.landmarks[0]
    assert screen.pages.currentWidget() is pages_of(screen).hall
    press(window, earlier, ctrl=ctrl)
    assert screen.number == 0


def test_keys_work_wherever_the_focus_is(window: MainWindow) -> None:
    screen = watch(window, in_round_two())
    press(window, Key.Key_Home, Key.Key_Right)
    board = pages_of(screen).table.board
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(30, 300))
    assert board.hasFocus()
    QTest.keyClick(board, Key.Key_Right)
    assert screen.number == 2


def test_every_key_of_a_replay_is_its_alone(window: MainWindow) -> None:
    """The commands of the window below have some of them too."""
    screen = watch(window, in_round_two())
    heard: list[str] = []
    for command in screen.transport.all:
        command.triggered.disconnect()
        command.triggered.connect(lambda _=False, one=command: heard.append(one.text()))
    for command in screen.transport.all:
        for key in command.shortcuts():
            heard.clear()
            QTest.keySequence(screen.bar.track, key)
            assert heard == [command.text()], key


def test_s_covers_the_favourites_in_a_replay_and_on_the_table_again(window: MainWindow) -> None:
    screen = watch(window, in_round_two())
    screen.look_through(Eyes(0))
    watched, played = pages_of(screen).table.favourites, pages_of(window).table.favourites
    assert not watched.is_covered
    press(window, Key.Key_S)
    assert (watched.is_covered, played.is_covered) == (True, False)
    press(window, Key.Key_Escape, Key.Key_S)
    assert played.is_covered


def test_the_buttons_do_the_same(window: MainWindow) -> None:
    screen = watch(window, in_round_two())
    press(window, Key.Key_Home)
    earlier, back, _, forward, later = screen.bar.buttons
    click(forward)
    click(forward)
    assert screen.number == 2
    click(back)
    assert screen.number == 1
    click(later)
    assert screen.number == screen.walk.landmarks[0]
    click(earlier)
    assert screen.number == 0


def test_space_on_a_focused_button_presses_it(window: MainWindow) -> None:
    screen = watch(window, in_round_two())
    press(window, Key.Key_Home)
    screen.bar.buttons[3].setFocus(Qt.FocusReason.TabFocusReason)
    press(window, Key.Key_Space)
    assert (screen.number, screen.is_playing) == (1, False)


def test_the_line_is_clicked_and_dragged(window: MainWindow) -> None:
    screen = watch(window, in_round_two())
    line = screen.bar.track
    places = [QPoint(round(line.x_of(number)), line.height() // 2) for number in (5, 20, 33)]
    QTest.mousePress(line, Qt.MouseButton.LeftButton, pos=places[0])
    assert screen.number == 5
    for place, number in zip(places[1:], (20, 33), strict=True):
        QTest.mouseMove(line, place)
        assert screen.number == number
    QTest.mouseRelease(line, Qt.MouseButton.LeftButton, pos=places[2])
    QTest.mouseMove(line, places[0])
    assert screen.number == 33


def test_the_line_has_its_ticks(window: MainWindow) -> None:
    screen = watch(window, in_round_two())
    line, walk = screen.bar.track, screen.walk
    assert (line.minimum(), line.maximum()) == (0, walk.last)
    assert tuple(line._rounds) == walk.rounds
    assert tuple(line._landmarks) == walk.landmarks


# --- playing -------------------------------------------------------------------------------------


@pytest.fixture
def quick_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beat, "BEAT_MS", 1)


def test_space_plays_to_the_end_and_stops_there(
    window: MainWindow, qtbot: QtBot, quick_beat: None
) -> None:
    screen = watch(window, table_at(is_over, family(3)))
    screen.go(len(screen.walk.steps) - 9)
    press(window, Key.Key_Space)
    assert screen.is_playing
    qtbot.waitUntil(lambda: not screen.is_playing)
    assert screen.number == len(screen.walk.steps) - 1


def test_space_again_holds_it(window: MainWindow, qtbot: QtBot, quick_beat: None) -> None:
    screen = watch(window, in_round_two())
    press(window, Key.Key_Home, Key.Key_Space)
    qtbot.waitUntil(lambda: screen.number > 4)
    press(window, Key.Key_Space)
    before = screen.number
    QTest.qWait(40)
    assert (screen.number, screen.is_playing) == (before, False)


def test_with_animations_it_plays_on_when_each_has_ended(
    opened: Opened, hand_time: HandTime, quick_beat: None
) -> None:
    window = opened(speed=Speed.FAST)
    screen = watch(window, table_at(human_turn(Phase.ASCENT, 2), family(4)))
    screen.go(screen.walk.landmarks[0] - 1)
    press(window, Key.Key_Plus, Key.Key_Space)
    hall = screen.walk.landmarks[0]
    hand_time.passes_until(lambda: screen.number > hall + 1)
    press(window, Key.Key_Space)
    assert screen.pages.currentWidget() is pages_of(screen).hall


def test_a_step_forward_ends_the_one_that_is_played(opened: Opened) -> None:
    window = opened(speed=Speed.SLOW)
    screen = watch(window, in_round_two())
    screen.go(3)
    press(window, Key.Key_Right)
    assert pages_of(screen).table.board.is_animating
    press(window, Key.Key_Right)
    assert screen.number == 5
    press(window, Key.Key_Left)
    assert screen.number == 4
    assert not pages_of(screen).table.board.is_animating


def test_there_are_three_speeds(window: MainWindow) -> None:
    screen = watch(window, in_round_two())
    screen.go(5)
    beats = []
    for speed in (Speed.SLOW, Speed.NORMAL, Speed.FAST):
        click(screen.bar.speeds[speed])
        chosen = [one for one, button in screen.bar.speeds.items() if button.isChecked()]
        assert chosen == [speed]
        beats.append(screen._beat.time(is_to_be_read=False))
    assert beats[0] > beats[1] > beats[2] > 0
    press(window, Key.Key_Minus)
    assert screen.bar.speeds[Speed.NORMAL].isChecked()
    assert window.settings.speed is Speed.OFF


@pytest.mark.parametrize("kind", ["2003", "2024", "a royal wedding"])
def test_every_step_of_a_last_round_can_be_shown_and_played(window: MainWindow, kind: str) -> None:
    options = {"2003": Options(3), "2024": MODERN, "a royal wedding": WEDDING}[kind]
    screen = watch(window, table_at(is_over, court(options), options))
    begun = screen.walk.rounds[-1]
    screen.go(begun - 1)
    for number in range(begun, len(screen.walk.steps)):
        press(window, Key.Key_Right)
        assert screen.number == number
        page = pages_of(screen).page(screen.walk.steps[number].moment.rests)
        assert screen.pages.currentWidget() is page


WEDDING = Options(4, edition="2024", wedding=True)


# --- whose eyes ----------------------------------------------------------------------------------


def offered(screen: ReplayScreen) -> list[Eyes]:
    box = screen.bar.eyes
    return [box.itemData(place) for place in range(box.count())]


def choose(screen: ReplayScreen, eyes: Eyes) -> None:
    """By keys, in the list of eyes."""
    box = screen.bar.eyes
    box.setFocus()
    for _ in range(box.count()):
        QTest.keyClick(box, Key.Key_Up)
    for _ in range(offered(screen).index(eyes)):
        QTest.keyClick(box, Key.Key_Down)


def test_the_public_sees_first(window: MainWindow) -> None:
    screen = watch(window, in_round_two())
    assert screen.eyes == PUBLIC
    assert screen.view.goals == ()


def test_the_only_human_may_look_with_their_own_eyes(window: MainWindow) -> None:
    screen = watch(window, in_round_two())
    assert offered(screen) == [PUBLIC, Eyes(0)]
    press(window, Key.Key_End)
    choose(screen, Eyes(0))
    assert screen.view.goals == window.session.bridge.view.goals != ()


def test_all_is_open_at_the_end_alone(window: MainWindow) -> None:
    screen = watch(window, table_at(is_over, family(4)))
    assert offered(screen) == [PUBLIC, *map(Eyes, range(4)), ALL]
    choose(screen, ALL)
    screen.go(screen.walk.landmarks[0] - 1)
    cards = pages_of(screen).table.cards
    assert cards is not None
    assert cards.isVisible()
    told = cards.accessibleDescription()
    assert [name in told for name in ("Giulia", "Marco", "Amélie", "Luc")] == [True] * 4


def test_a_sealed_vote_is_told_to_eyes_that_see_all(window: MainWindow) -> None:
    table = table_at(is_over, family(4))
    screen = watch(window, table)
    number = screen.walk.landmarks[0] + 1
    screen.go(number)
    sealed = screen.bar.caption.told
    choose(screen, ALL)
    truth = screen.replay.truth(number)
    assert truth is not None
    assert isinstance(truth[1], Vote)
    assert screen.bar.caption.told.endswith(truth[1].card.value.capitalize())
    assert sealed.endswith("has voted.")


def test_between_several_humans_the_curtain_falls_first(window: MainWindow, qtbot: QtBot) -> None:
    window.games.saves.save(in_round_two(humans=2).record, "Sunday")
    screen = watch_saved(window)
    assert offered(screen) == [PUBLIC, Eyes(0)]
    choose(screen, Eyes(0))
    assert screen.curtain.is_down
    assert (screen.eyes, screen.view.goals) == (PUBLIC, ())
    with qtbot.waitSignal(screen.curtain.opened):
        QTest.mousePress(screen.curtain._button, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(screen.curtain._button, Qt.MouseButton.LeftButton)
    assert screen.eyes == Eyes(0)
    assert screen.view.goals != ()


def test_the_title_of_the_window_is_that_of_what_is_watched(window: MainWindow) -> None:
    """A game of 2024 is watched while one of 2003 lies on the table."""
    options = Options(4, edition="2024")
    table = table_at(human_turn(Phase.ASCENT), court(options), options)
    window.open(in_round_two())
    before = window.windowTitle()
    assert before.startswith("2003 — ")
    window.covers.replay(table.record)
    assert window.windowTitle() == "Replay — 2024"
    window.commands.languages["fr"].trigger()
    QApplication.processEvents()
    assert window.windowTitle() == "Relecture — 2024"
    window.commands.languages["en"].trigger()
    QApplication.processEvents()
    window.replays.leave()
    assert window.windowTitle() == before


def watch_saved(window: MainWindow) -> ReplayScreen:
    window.commands.load.trigger()
    (dialog,) = window.findChildren(LoadDialog)
    click(dialog.replay)
    window.activateWindow()
    QApplication.processEvents()
    assert window.isActiveWindow()
    screen = shown(window)
    assert screen.bar.track.hasFocus()
    return screen


def test_the_curtain_of_a_replay_may_stay_down(window: MainWindow) -> None:
    window.games.saves.save(in_round_two(humans=2).record, "Sunday")
    screen = watch_saved(window)
    choose(screen, Eyes(0))
    click(screen.curtain._decline)
    assert not screen.curtain.is_down
    assert screen.eyes == PUBLIC
    assert screen.bar.eyes.currentData() == PUBLIC


def watch_from_an_open_seat(window: MainWindow) -> ReplayScreen:
    """Seat 0 of two people has opened the curtain, and watches with its own eyes."""
    window.open(in_round_two(humans=2))
    window.session.bridge.viewer.open_to(0)
    window.session.lift_curtain()
    window.commands.replay.trigger()
    screen = shown(window)
    choose(screen, Eyes(0))
    return screen


def test_whoever_has_opened_the_curtain_of_the_game_needs_no_other(window: MainWindow) -> None:
    screen = watch_from_an_open_seat(window)
    assert not screen.curtain.is_down
    assert screen.view.goals != ()


def test_what_is_open_is_closed_when_the_window_is_not_watched(window: MainWindow) -> None:
    screen = watch_from_an_open_seat(window)
    window.replays.hide_secrets()
    assert (screen.eyes, screen.view.goals) == (PUBLIC, ())


def test_after_the_replay_the_curtain_of_the_game_falls_again(window: MainWindow) -> None:
    window.open(in_round_two(humans=2))
    window.session.bridge.viewer.open_to(0)
    window.session.lift_curtain()
    window.commands.replay.trigger()
    assert window.session.bridge.view.goals == ()
    press(window, Key.Key_Escape)
    assert window.session.curtain.is_down
    assert window.session.bridge.view.goals == ()


# --- no secret gets out --------------------------------------------------------------------------


def twins(wanted: Wanted, options: Options) -> tuple[Record, Record]:
    """Two games that everybody sees alike: other cards are dealt to the seats 1 and 2."""
    record = table_at(wanted, court(options, 1), options).record
    other = table_at(wanted, court(options, 1), options).record
    last = max(number for number, (seat, _) in enumerate(other.inputs) if seat == CHANCE)
    _, deal = other.inputs[last]
    assert isinstance(deal, Deal)
    first, second, third, *rest = deal.goals
    swapped = Deal(
        (first, third, second, *rest),
        deal.placement,
        deal.first_player,
        deal.ambitions,
        deal.emissary,
    )
    other.inputs[last] = CHANCE, swapped
    return record, other


@pytest.fixture(params=["2003", "2024"])
def alike(request: pytest.FixtureRequest) -> tuple[Record, Record]:
    options = Options(4) if request.param == "2003" else Options(4, edition="2024")
    records_ = twins(human_turn(Phase.ASCENT, 2), options)
    assert records_[0].inputs != records_[1].inputs
    return records_


def sights(window: MainWindow, record: Record, eyes: Eyes) -> Iterator[tuple[list[str], QImage]]:
    """All that is to be read and seen at the steps of the round that is played."""
    window.replays.show(record)
    screen = shown(window)
    screen.look_through(eyes)
    for number in range(screen.walk.rounds[-1], len(screen.walk.steps), 3):
        screen.go(number)
        yield words(screen), screen.grab().toImage()
    window.replays.leave()


@pytest.mark.parametrize("eyes", [PUBLIC, Eyes(0)], ids=["public", "own"])
def test_other_cards_of_others_look_the_same(
    window: MainWindow, alike: tuple[Record, Record], eyes: Eyes
) -> None:
    first = list(sights(window, alike[0], eyes))
    second = list(sights(window, alike[1], eyes))
    assert len(first) == len(second) > 3
    for (told, seen), (told_too, seen_too) in zip(first, second, strict=True):
        assert told == told_too
        assert seen == seen_too


def test_a_sealed_vote_of_another_looks_the_same_whatever_it_is(window: MainWindow) -> None:
    def voted(card: Card) -> Record:
        table = table_at(human_turn(Phase.ELECTION), family(4))
        for seat in table.to_act()[1:]:
            table.play(seat, Vote(card))
        return table.record

    for eyes in (PUBLIC, Eyes(0)):
        yes, no = (list(sights(window, voted(card), eyes))[-1] for card in (Card.YES, Card.NO))
        assert yes == no


def test_no_seat_but_the_own_is_ever_asked_for(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Seat | None] = []
    screen = watch(window, in_round_two())
    view = screen.replay.view

    def heard(position: int, seat: Seat | None = None) -> Any:
        asked.append(seat)
        return view(position, seat)

    monkeypatch.setattr(screen.replay, "view", heard)
    choose(screen, Eyes(0))
    press(window, Key.Key_Home, Key.Key_Right, Key.Key_PageDown, Key.Key_Right, Key.Key_Left)
    assert set(asked) == {None, 0}


def test_random_games_end_in_a_public_replay_without_goals(window: MainWindow) -> None:
    table = in_round_two(humans=3)
    window.settings.update(curtain=CurtainPolicy.ALWAYS)
    window.replays.show(table.record)
    screen = shown(window)
    for number in Random(1).sample(range(len(screen.walk.steps)), 20):
        screen.go(number)
        assert screen.view.goals == ()
        assert screen.view.vote is None


# --- what fingers and wheels do by the way -------------------------------------------------------


def test_a_plus_behind_shift_makes_it_faster(window: MainWindow) -> None:
    screen = watch(window, in_round_two())
    screen.set_speed(Speed.SLOW)
    QTest.keyClick(screen.bar.track, Key.Key_Plus, Qt.KeyboardModifier.ShiftModifier)
    assert screen.bar.speeds[Speed.NORMAL].isChecked()


def test_the_wheel_over_the_eyes_opens_nobodys(window: MainWindow) -> None:
    screen = watch(window, in_round_two())
    before = screen.bar.eyes.currentIndex()
    at = QPointF(screen.bar.eyes.rect().center())
    wheel = QWheelEvent(
        at,
        QPointF(screen.bar.eyes.mapToGlobal(at.toPoint())),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(screen.bar.eyes, wheel)
    assert screen.bar.eyes.currentIndex() == before
    assert screen.eyes == PUBLIC


def test_a_step_by_hand_at_the_end_stops_playing(window: MainWindow, quick_beat: None) -> None:
    window.settings.update(speed=Speed.NORMAL)
    screen = watch(window, table_at(is_over, family(3)))
    screen.go(len(screen.walk.steps) - 2)
    press(window, Key.Key_Space)
    assert screen.is_playing
    press(window, Key.Key_Right, Key.Key_Right)
    assert not screen.is_playing


def test_votes_that_nobody_has_read_come_before_any_replay(
    opened: Opened, worker: HereWorker
) -> None:
    worker.is_ready, window = False, opened()
    table = table_at(human_turn(Phase.ELECTION), family(4))
    window.open(table)
    while table.view().phase is Phase.ELECTION:
        window.session.bridge._play([(table.to_act()[0], Vote(Card.YES))])
    assert window.session.course.is_unread
    window.covers.replay(table.record)
    assert not window.replays.is_open
    assert window.session.course.is_unread


# --- what was, and what is not to be told ---------------------------------------------------------


def number_before_the_table(screen: ReplayScreen, page: str) -> int:
    """A step to be read there after which the castle is seen, far from the start."""
    steps = screen.walk.steps
    return next(
        number
        for number in range(len(steps) - 2, 1, -1)
        if steps[number].moment.rests == page
        and steps[number].moment.waits
        and steps[number + 1].moment.rests == TABLE
    )


@pytest.mark.parametrize("page", [HALL, COUNT])
def test_the_chronicle_is_whole_while_the_first_step_after_a_jump_is_played(
    window: MainWindow, page: str
) -> None:
    """It told "Round 1 begins" alone: what was told when the castle was last at rest."""
    screen = watch(window, table_at(is_over, family(4)))
    number = number_before_the_table(screen, page)
    screen.bar.track.setValue(number)
    window.settings.update(speed=Speed.NORMAL)
    press(window, Key.Key_Right)
    table = pages_of(screen).table
    assert table.board.is_animating
    before, after = (step.position for step in screen.walk.steps[number : number + 2])
    assert table.chronicle._events == screen.replay.events_until(before)
    screen.pages.skip()
    assert table.chronicle._events == screen.replay.events_until(after)


def number_of(screen: ReplayScreen, page: str, *, is_reveal: bool = False) -> int:
    """The last step that rests on that page."""
    told = enumerate(step.moment for step in screen.walk.steps)
    return max(n for n, one in told if one.rests == page and one.is_reveal is is_reveal)


@pytest.mark.parametrize("page", [HALL, COUNT])
def test_the_keys_stay_on_the_line_whatever_page_is_turned_to(
    window: MainWindow, page: str
) -> None:
    """What a page of the game gives them to was read out at each step, and the step again."""
    screen = watch(window, table_at(is_over, family(4)))
    number = number_of(screen, page, is_reveal=page == HALL)
    screen.go(number - 1)
    with keys_go_to() as stops:
        press(window, Key.Key_Right)
        assert screen.number == number
        window.settings.update(speed=Speed.NORMAL)
        press(window, Key.Key_Left, Key.Key_Right)
        screen.pages.skip()
    assert screen.number == number
    assert stops == []


def in_hall(screen: ReplayScreen) -> str:
    """What is to be seen in the hall, in words."""
    return pages_of(screen).hall.accessibleName()


def test_eyes_that_see_all_see_the_cards_that_lie_in_the_hall(window: MainWindow) -> None:
    screen = watch(window, table_at(is_over, family(4)))
    screen.go(number_of(screen, HALL))
    assert "has voted" in in_hall(screen)
    screen.look_through(ALL)
    assert "has voted" not in in_hall(screen)
    assert "said " in in_hall(screen)


@pytest.mark.parametrize("is_shown", [False, True])
def test_past_votes_of_a_running_game_are_shown_only_where_the_table_has_chosen_it(
    window: MainWindow, is_shown: bool
) -> None:
    window.settings.update(shows_past_votes=not is_shown)
    record = replace(in_round_two().record, agreed=TableOptions(shows_past_votes=is_shown))
    screen = watch(window, Table.resume(record, Random(1)))
    screen.go(number_of(screen, HALL, is_reveal=True))
    assert ("said " in in_hall(screen)) is is_shown
    assert (screen.bar.caption.told == "Everybody has voted.") is not is_shown


def test_past_votes_of_a_finished_game_lie_open(window: MainWindow) -> None:
    screen = watch(window, table_at(is_over, family(4)))
    assert not screen.replay.agreed.shows_past_votes
    screen.go(number_of(screen, HALL, is_reveal=True))
    assert "said " in in_hall(screen)
    assert screen.bar.caption.told != "Everybody has voted."


def test_nobody_thinks_any_more(window: MainWindow) -> None:
    screen = watch(window, table_at(human_turn(Phase.ASCENT, 2), court(MODERN), MODERN))
    for number in range(len(screen.walk.steps)):
        screen.go(number)
        assert "thinking" not in pages_of(screen).table.banner.title
        assert not any("thinking" in text for text in words(screen))


def test_a_page_out_of_sight_forgets_what_other_eyes_saw(window: MainWindow) -> None:
    screen = watch(window, table_at(human_turn(Phase.ELECTION, 2), family(4)))
    screen.look_through(Eyes(0))
    screen.go(number_of(screen, HALL))
    screen.go(number_of(screen, TABLE))
    assert pages_of(screen).hall.favourites.accessibleDescription()
    screen.look_through(PUBLIC)
    assert not pages_of(screen).hall.favourites.accessibleDescription()


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_damaged_file_of_a_second_start_leaves_the_replay(
    window: MainWindow, tmp_path: Path
) -> None:
    window.games.saves.save(in_round_two().record, "Sunday")
    load = load_dialog(window)
    click(load.replay)
    (tmp_path / "bad.vivaroi").write_text("{")
    told = answer("OK")
    window.come_forward(tmp_path / "bad.vivaroi")
    assert told
    assert shown(window).walk.steps


def test_the_line_of_a_step_says_who_plays_a_seat_from_there_on(window: MainWindow) -> None:
    table = in_round_two(humans=2)
    made = len(table.record.inputs)
    table.lend(1, "courtier", "even")
    table.take_back(1)
    replay = watch(window, table)
    name = table.players[1].name
    replay.go(replay.walk.step_at(made - 1))
    assert "The computer plays" not in said(replay)
    replay.go(replay.walk.step_at(made))
    assert said(replay).endswith(
        f" · The computer plays for {name} (Courtier) · {name} plays again"
    )


def said(replay: ReplayScreen) -> str:
    return replay.bar.track.accessibleDescription()
