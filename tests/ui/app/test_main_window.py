"""The window as a whole: what it shows when, what it keeps, what it never tells."""

import os
import shutil
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from tests.here_worker import HereWorker
from tests.ui.boxes import answer
from tests.ui.conftest import Opened
from tools.pages import pages_of
from tools.positions import Wanted, court, family, human_turn, table_at
from vivaroi_gui.ai.vivaroi.bot import choose
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.vivaroi import Options, Phase
from vivaroi_gui.rules.vivaroi.moves import Card, Vote
from vivaroi_gui.table.record import FORMAT
from vivaroi_gui.table.store import Store
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app import games
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.dialogs.messages import Ended
from vivaroi_gui.ui.dialogs.rules import RulesDialog
from vivaroi_gui.ui.kit.hold_button import HoldButton
from vivaroi_gui.ui.setting import Preference
from vivaroi_gui.ui.settings import Speed
from vivaroi_gui.ui.vivaroi.timeline import page_of


def save(data_dir: Path, humans: int = 1) -> Store:
    store = Store(data_dir / "games")
    table_at(human_turn(Phase.ASCENT, 2), family(4, humans), store=store)
    return store


def move_up(window: MainWindow) -> None:
    view = window.session.bridge.view
    window.session.bridge.play(next(move for move in view.legal if getattr(move, "to", 6) < 6))


def words(window: QWidget) -> list[str]:
    """All that can be read or heard in the window."""
    found = [window.windowTitle()]
    for widget in (window, *window.findChildren(QWidget)):
        if widget.isVisibleTo(window):
            found += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
            if isinstance(widget, QAbstractButton):
                found.append(widget.text())
    return found


# --- pages ------------------------------------------------------------------------------------


def test_it_starts_at_home(window: MainWindow) -> None:
    assert window.pages.currentWidget() is window.pages.home


@pytest.mark.parametrize(
    ("wanted", "page"),
    [
        (human_turn(Phase.PLACING), "table"),
        (human_turn(Phase.ASCENT), "table"),
        (human_turn(Phase.ELECTION), "hall"),
        (lambda view: len(view.history) == 1, "count"),
        (lambda view: view.result is not None, "end"),
    ],
    ids=["placing", "ascent", "election", "between rounds", "over"],
)
def test_each_phase_has_its_page(window: MainWindow, wanted: Wanted, page: str) -> None:
    window.open(table_at(wanted, family(4)))
    assert window.pages.currentWidget() is pages_of(window).page(page)


# --- nothing is lost --------------------------------------------------------------------------


@pytest.mark.parametrize("phase", [Phase.PLACING, Phase.ASCENT, Phase.ELECTION])
def test_a_closed_window_loses_nothing(
    opened: Opened, worker: HereWorker, data_dir: Path, phase: Phase
) -> None:
    worker.is_ready = False
    store = Store(data_dir / "games")
    first = opened()
    first.open(table_at(human_turn(phase), family(4), store=store))
    move = first.session.bridge.view.legal[0]
    first.session.bridge.play(move)
    before = first.session.bridge.table.view(0)
    first.close()
    second = opened()
    second.games.resume("vivaroi")
    assert second.session.bridge.table.view(0) == before


def test_home_offers_to_continue(opened: Opened, data_dir: Path, qtbot: QtBot) -> None:
    save(data_dir)
    window = opened()
    window.commands.resume.trigger()
    assert window.session.bridge.view.round == 2


def test_a_game_named_on_the_command_line_is_opened(opened: Opened, data_dir: Path) -> None:
    window = opened(save(data_dir).file)
    assert window.pages.currentWidget() is pages_of(window).table


def begun(opened: Opened, file: Path, way: str) -> MainWindow:
    if way == "command line":
        return opened(file)
    window = opened()
    if way == "continue":
        window.games.resume("vivaroi")
    else:
        window.come_forward(file)
    return window


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("way", ["command line", "continue", "second start"])
@pytest.mark.parametrize("phase", [Phase.ASCENT, Phase.ELECTION, Phase.AMBITION])
def test_however_a_game_begins_the_keys_go_to_its_page(
    opened: Opened, data_dir: Path, qtbot: QtBot, phase: Phase, way: str
) -> None:
    options = Options(4, edition="2024", ambition=True)
    store = Store(data_dir / "games")
    table_at(human_turn(phase), court(options), options, store=store)
    window = begun(opened, store.file, way)
    qtbot.waitUntil(window.isActiveWindow)
    page = pages_of(window).page(page_of(window.session.bridge.view))
    focused = QApplication.focusWidget()
    assert focused is not None
    assert page.isAncestorOf(focused)
    by_itself = focused
    page.take_focus()
    assert QApplication.focusWidget() is by_itself


def test_a_game_that_takes_the_place_of_another_has_the_keys(
    window: MainWindow, tmp_path: Path
) -> None:
    window.open(table_at(human_turn(Phase.ASCENT), family(4)))
    pages_of(window).table.chronicle.setFocus()
    window.open(table_at(human_turn(Phase.ASCENT), family(5)))
    assert QApplication.focusWidget() is pages_of(window).table.board


def test_a_file_on_the_command_line_that_is_not_there_is_told(
    opened: Opened, tmp_path: Path
) -> None:
    told = answer("OK")
    window = opened(tmp_path / "moved.vivaroi")
    assert str(tmp_path / "moved.vivaroi") in told[0]
    assert window.pages.currentWidget() is window.pages.home


@pytest.mark.skipif(os.name != "posix", reason="links need a permission elsewhere")
def test_a_file_on_the_command_line_that_is_a_link_in_a_ring_is_told(
    opened: Opened, tmp_path: Path
) -> None:
    ring = tmp_path / "ring.vivaroi"
    ring.symlink_to(ring)
    told = answer("OK")
    window = opened(ring)
    assert str(ring) in told[0]
    assert window.pages.currentWidget() is window.pages.home


def test_a_question_at_the_start_has_the_window_behind_it(
    opened: Opened, data_dir: Path, tmp_path: Path
) -> None:
    other = shutil.copy(save(data_dir).file, tmp_path / "other.vivaroi")
    seen = []

    def look() -> None:
        box = QApplication.activeModalWidget()
        window = box.parentWidget() if box else None
        assert isinstance(window, MainWindow)
        seen.append((window.isVisible(), window.pages.currentWidget() is window.pages.home))

    QTimer.singleShot(0, look)
    answer("Cancel")
    opened(Path(other))
    assert seen == [(True, True)]


def test_after_loading_the_curtain_is_down_before_anything_is_seen(
    opened: Opened, data_dir: Path
) -> None:
    window = opened(save(data_dir, humans=2).file)
    assert window.session.curtain.is_down
    assert window.session.bridge.view.goal is None


@pytest.mark.parametrize("damage", [b"", b"\x00\xff", b'{"game": "vivaroi"}\n', b"[" * 9999])
def test_a_damaged_game_is_told_and_kept_aside(
    opened: Opened, data_dir: Path, damage: bytes
) -> None:
    store = Store(data_dir / "games")
    store.file.parent.mkdir(parents=True)
    store.file.write_bytes(damage)
    answer("OK")
    window = opened()
    assert window.pages.currentWidget() is window.pages.home
    assert not store.file.exists()
    assert [file.read_bytes() for file in store.file.parent.glob("*damaged*")] == [damage]


def test_a_game_that_is_not_over_is_not_thrown_away_by_a_slip(
    opened: Opened, data_dir: Path
) -> None:
    store = save(data_dir)
    before = store.file.read_bytes()
    window = opened()
    answer("Cancel")
    window.pages.start_wanted.emit(
        family(4), table_at(human_turn(Phase.PLACING), family(4)).options
    )
    assert store.file.read_bytes() == before
    assert window.pages.currentWidget() is window.pages.home


def test_it_is_thrown_away_when_people_say_so(opened: Opened, data_dir: Path) -> None:
    store = save(data_dir)
    window = opened()
    answer("Start without saving")
    window.pages.start_wanted.emit(
        family(4), table_at(human_turn(Phase.PLACING), family(4)).options
    )
    assert window.session.bridge.view.round == 1
    assert store.load().view().round == 1


def test_a_finished_game_leaves_nothing_to_continue(opened: Opened, data_dir: Path) -> None:
    window = opened()
    window.open(
        table_at(
            lambda view: view.result is not None, family(4), store=window.games.stores["vivaroi"]
        )
    )
    window.go_home()
    assert Store(data_dir / "games").unfinished() is None


def test_a_disk_that_is_full_is_told_once_and_play_goes_on(
    opened: Opened, data_dir: Path, worker: HereWorker
) -> None:
    worker.is_ready = False
    window = opened()
    folder = data_dir / "games"
    folder.write_text("no folder")  # nothing can be written below a file
    window.open(table_at(human_turn(Phase.ASCENT), family(4), store=Store(folder)))
    move_up(window)
    assert window.session.bridge.view.turn == 1
    assert pages_of(window).table.banner.line


def test_another_file_takes_the_place_of_the_unfinished_game_only_when_people_say_so(
    opened: Opened, data_dir: Path, tmp_path: Path
) -> None:
    store = save(data_dir)
    before = store.file.read_bytes()
    other = Store(tmp_path / "other")
    table_at(human_turn(Phase.PLACING), family(3), store=other)
    answer("Cancel")
    window = opened(other.file)
    assert window.pages.currentWidget() is window.pages.home
    assert store.file.read_bytes() == before
    answer("Load without saving")
    window.games.open(other.file)
    assert len(window.session.bridge.players) == 3
    assert store.load() == other.load()


# --- a game with which the program ends -------------------------------------------------------


def fatal(data_dir: Path) -> Store:
    """A store as a crash leaves it that came while its game was being opened."""
    store = save(data_dir)
    store.begin_opening()
    return store


def test_a_game_that_ended_the_program_can_be_left_out_and_is_kept(
    opened: Opened, data_dir: Path
) -> None:
    store = fatal(data_dir)
    before = store.file.read_bytes()
    window = opened()
    answer("Set it aside", then="OK")
    window.commands.resume.trigger()
    assert not window.session.bridge.is_open
    assert not store.has_file
    assert not store.was_fatal
    (kept,) = [file for file in store.file.parent.iterdir() if "damaged" in file.name]
    assert kept.read_bytes() == before


def test_a_game_that_ended_the_program_can_be_tried_again(opened: Opened, data_dir: Path) -> None:
    store = fatal(data_dir)
    window = opened()
    answer("Try again")
    window.commands.resume.trigger()
    assert window.session.bridge.is_open
    assert store.has_file


def test_a_game_that_stands_on_the_table_for_a_moment_is_not_taken_for_fatal(
    opened: Opened, data_dir: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "OPENED_MS", 1)
    store = save(data_dir)
    window = opened()
    window.commands.resume.trigger()
    assert store.was_fatal
    qtbot.waitUntil(lambda: not store.was_fatal)


def test_a_folder_in_the_place_of_the_mark_casts_no_suspicion(data_dir: Path) -> None:
    store = save(data_dir)
    (data_dir / "games" / "game.opening").mkdir()
    assert not store.was_fatal


def test_a_window_that_is_closed_at_once_leaves_no_suspicion(
    opened: Opened, data_dir: Path
) -> None:
    store = save(data_dir)
    window = opened()
    window.commands.resume.trigger()
    window.close()
    assert not store.was_fatal


def test_a_new_game_is_not_suspected_for_the_one_before(opened: Opened, data_dir: Path) -> None:
    store = fatal(data_dir)
    window = opened()
    answer("Start without saving")
    window.pages.start_wanted.emit(family(4), Options(4))
    assert not store.was_fatal


def test_a_program_that_ends_while_it_asks_takes_that_for_no_answer(
    opened: Opened, data_dir: Path
) -> None:
    store = fatal(data_dir)
    window = opened()
    before = store.file.read_bytes()
    QTimer.singleShot(0, QApplication.closeAllWindows)
    with pytest.raises(Ended):
        window.games.resume("vivaroi")
    assert not window.isVisible()
    assert store.file.read_bytes() == before
    assert store.was_fatal  # and is asked about at the next start


def play_elsewhere(store: Store) -> None:
    """Another computer, which shares the folder, brings a game of its own."""
    table_at(human_turn(Phase.ASCENT), family(5), store=Store(store.file.parent))


def test_a_game_that_was_changed_elsewhere_is_told_in_the_banner(
    opened: Opened, data_dir: Path, qtbot: QtBot
) -> None:
    window = opened(save(data_dir).file)
    play_elsewhere(window.games.stores["vivaroi"])
    window.session.bridge.play(window.session.bridge.view.legal[0])
    banner = pages_of(window).table.banner
    qtbot.waitUntil(lambda: "“game (2)”" in banner.line)
    assert [one.name for one in window.games.saves.all()] == ["game (2)"]
    assert len(window.games.stores["vivaroi"].load().players) == 4


def test_a_game_that_was_changed_elsewhere_is_told_in_a_box_where_no_game_is_open(
    opened: Opened, data_dir: Path, qtbot: QtBot
) -> None:
    window = opened()
    play_elsewhere(window.games.stores["vivaroi"])
    window.games.stores["vivaroi"].discard()
    told = answer("OK")  # once it is told
    qtbot.waitUntil(lambda: bool(told))
    assert "“game (2)”" in told[0]


# --- another file -----------------------------------------------------------------------------


def test_whoever_keeps_the_running_game_stays_at_it(
    opened: Opened, data_dir: Path, tmp_path: Path
) -> None:
    save(data_dir)
    window = opened()
    window.commands.resume.trigger()
    table = window.session.bridge.table
    answer("Cancel")
    window.games.open(save(tmp_path / "other").file)
    assert window.session.bridge.table is table


def test_a_damaged_file_does_not_end_the_running_game(
    opened: Opened, data_dir: Path, tmp_path: Path
) -> None:
    save(data_dir)
    window = opened()
    window.commands.resume.trigger()
    table = window.session.bridge.table
    damaged = tmp_path / "x.vivaroi"
    damaged.write_text("no game", encoding="utf-8")
    answer("OK")
    window.games.open(damaged)
    assert window.session.bridge.table is table


def test_a_game_from_another_file_is_the_one_to_continue_at_once(
    opened: Opened, data_dir: Path, tmp_path: Path
) -> None:
    store = save(data_dir)
    other = Store(tmp_path / "other")
    table_at(human_turn(Phase.PLACING), family(3), store=other)
    window = opened()
    answer("Load without saving")
    window.games.open(other.file)
    window.go_home()
    assert store.load().options.players == 3


def test_a_game_of_a_newer_version_stays_where_it_is(opened: Opened, data_dir: Path) -> None:
    store = save(data_dir)
    text = store.file.read_text()
    newer = text.replace(f'"format": {FORMAT}', f'"format": {FORMAT + 1}')
    assert newer != text
    store.file.write_text(newer)
    answer("OK")
    opened()
    assert store.file.read_text() == newer


# --- nothing is told --------------------------------------------------------------------------


def before_reveal(is_crowned: bool) -> Table:
    """All but seat 0 have voted; its Yes crowns the nominee, or not."""
    for seed in range(200):
        tables = [table_at(human_turn(Phase.ELECTION), family(4), seed=seed) for _ in range(2)]
        for table in tables:
            for seat in table.to_act()[1:]:
                table.play(seat, choose(table.view(seat), "courtier", 1))
        tables[0].play(0, Vote(Card.YES))
        if (tables[0].view().king is not None) is is_crowned:
            return tables[1]
    raise LookupError


def test_nothing_tells_how_a_vote_ends_before_the_cards_are_turned(
    opened: Opened, qtbot: QtBot
) -> None:
    told, bars = [], []
    for is_crowned in (False, True):
        window = opened(speed=Speed.SLOW)
        window.open(before_reveal(is_crowned))
        QApplication.processEvents()
        window.session.bridge.play(Vote(Card.YES))
        told.append(words(window._top_bar))
        bars.append(window._top_bar.grab().toImage())
        window.close()
    assert told[0] == told[1]
    assert bars[0] == bars[1]


@pytest.mark.parametrize("is_crowned", [False, True])
def test_the_rules_open_at_the_election_until_its_cards_are_read(
    opened: Opened, is_crowned: bool
) -> None:
    window = opened(speed=Speed.SLOW)
    window.open(before_reveal(is_crowned))
    QApplication.processEvents()
    window.session.bridge.play(Vote(Card.YES))
    assert not window.commands.save_as.isEnabled()
    assert not window.commands.load.isEnabled()
    window.commands.rules.trigger()
    (rules,) = window.findChildren(RulesDialog)
    assert rules.sections.currentItem().text() == "The Election of the King"
    rules.reject()
    window.pages.skip()


def test_no_curtain_tells_how_a_vote_ends(opened: Opened) -> None:
    """The window is left while the drum rolls: nothing is open that would have to be covered."""
    window = opened(speed=Speed.SLOW)
    table = table_at(human_turn(Phase.ELECTION), family(4, humans=2))
    for seat in table.to_act()[1:]:
        table.play(seat, choose(table.view(seat), "courtier", 1))
    window.open(table)
    window.session.curtain.lift()
    window.session.curtain.opened.emit(0)
    window.session.bridge.play(Vote(Card.YES))
    window._hide_secrets()
    window.settings.update(calm=Preference.ON)
    assert not window.session.curtain.is_down


def test_a_switch_of_languages_leaves_no_menu_behind(window: MainWindow, qtbot: QtBot) -> None:
    def menus() -> int:
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        return len(window.findChildren(QMenu))

    window.commands.languages["fr"].trigger()
    before = menus()
    for language in LANGUAGES:
        window.commands.languages[language].trigger()
    assert menus() == before


def test_the_title_and_the_words_hold_no_secret_of_others(window: MainWindow) -> None:
    window.open(table_at(human_turn(Phase.ASCENT, 2), family(4, humans=2)))
    seen = " ".join(words(window))
    assert "goal" not in seen
    assert window.windowTitle() == "2003 — Round 2 of 3"


def test_the_title_of_the_window_says_which_game_is_on_the_table(window: MainWindow) -> None:
    assert window.windowTitle() == "Viva il Re!"
    options = Options(4, edition="2024")
    window.open(table_at(human_turn(Phase.ASCENT), court(options), options))
    assert window.windowTitle() == "2024 — Round 1 of 3"
    assert window.games.files._save_as("Sunday evening")
    assert window.windowTitle() == "Sunday evening — 2024 — Round 1 of 3"
    window.commands.languages["fr"].trigger()
    QApplication.processEvents()
    assert window.windowTitle() == "Sunday evening — 2024 — Round 1 sur 3"
    window.go_home()
    assert window.windowTitle() == "Viva il Re!"


def test_the_title_does_not_tell_how_an_election_ends(window: MainWindow) -> None:
    """It says the same as long as the votes are read, whatever comes then."""
    told = []
    for card in (Card.YES, Card.NO):
        table = table_at(human_turn(Phase.ELECTION), family(4))
        for seat in table.to_act()[1:]:
            table.play(seat, Vote(Card.YES))
        window.open(table)
        window.session.bridge.play(Vote(card))
        told.append(window.windowTitle())
    assert told[0] == told[1] == "2003 — Round 1 of 3"


def test_after_a_revealed_election_a_curtain_falls_before_anybodys_secrets(
    window: MainWindow,
) -> None:
    """All heads were together over the turned cards."""
    table = table_at(human_turn(Phase.ELECTION), family(4, humans=2))
    for seat in (2, 3):
        table.play(seat, choose(table.view(seat), "courtier", 1))
    window.open(table)
    while not pages_of(window).hall._continue.isVisible():
        window.session.curtain.lift()
        window.session.curtain.opened.emit(window.session.curtain._seat)
        window.session.bridge.play(Vote(Card.YES))
    shown = []
    window.session.bridge.shown.connect(lambda view: shown.append(view.goal))
    QTest.mouseClick(pages_of(window).hall._continue, Qt.MouseButton.LeftButton)
    assert window.session.bridge.view.goal is None
    assert not any(shown)


def test_a_key_held_to_open_the_curtain_does_nothing_else(window: MainWindow) -> None:
    window.open(table_at(human_turn(Phase.ASCENT), family(4, humans=2)))
    (button,) = window.session.curtain.findChildren(HoldButton)
    QTest.keyPress(button, Qt.Key.Key_Return)
    while window.session.curtain.is_down:
        QTest.qWait(2)
    before = window.session.bridge.view
    board = pages_of(window).table.board
    for _ in range(6):  # auto-repeat, as a system sends it that does not mark it
        QTest.keyRelease(board, Qt.Key.Key_Return)
        QTest.keyPress(board, Qt.Key.Key_Return)
    QTest.keyRelease(board, Qt.Key.Key_Return)
    assert board._hand.selection is None
    assert window.session.bridge.view == before


def test_the_game_can_be_left_from_behind_the_curtain(window: MainWindow) -> None:
    window.open(table_at(human_turn(Phase.ASCENT), family(4, humans=2)))
    (button,) = window.session.curtain.findChildren(HoldButton)
    QTest.keyClick(button, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert window.session.bridge.is_open
    QTest.keyClick(button, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert not window.isVisible()


def test_the_rules_can_be_read_before_the_curtain(window: MainWindow) -> None:
    window.open(table_at(human_turn(Phase.ASCENT), family(4, humans=2)))
    (button,) = window.session.curtain.findChildren(HoldButton)
    QTest.keyClick(button, Qt.Key.Key_F1)
    (dialog,) = window.findChildren(RulesDialog)
    assert dialog.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert window.session.curtain.is_down
    assert window.session.bridge.view.goal is None


def test_losing_the_window_covers_the_secrets(window: MainWindow, qtbot: QtBot) -> None:
    window.open(table_at(human_turn(Phase.ASCENT), family(4, humans=2)))
    window.session.curtain.opened.emit(0)
    window.session.curtain.lift()
    assert window.session.bridge.view.goal is not None
    window.showMinimized()
    qtbot.waitUntil(lambda: window.session.curtain.is_down)
    assert window.session.bridge.view.goal is None


# --- commands ---------------------------------------------------------------------------------


def test_undo_is_off_and_says_why(window: MainWindow, worker: HereWorker) -> None:
    worker.is_ready = False
    window.open(table_at(human_turn(Phase.ASCENT), family(4)))
    undo = window.commands.undo
    assert not undo.isEnabled()
    assert undo.statusTip() == "Somebody else has acted since."
    move_up(window)
    assert undo.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.session.bridge.view.turn == 0


def test_undo_in_the_middle_of_an_animation_shows_the_model(
    opened: Opened, worker: HereWorker
) -> None:
    worker.is_ready = False
    window = opened(speed=Speed.SLOW)
    window.open(table_at(human_turn(Phase.ASCENT), family(4)))
    before = window.session.bridge.view
    move_up(window)
    assert pages_of(window).table.board.is_animating
    window.commands.undo.trigger()
    assert window.session.bridge.view == before
    cast = pages_of(window).table.board._stage.cast
    for character, place in enumerate(before.places):
        if place < 6:
            middle = cast.pawn(character).outline().center()
            assert cast.geometry.room(place).contains(middle)


def test_new_game_leads_home_and_the_game_can_be_continued(opened: Opened, data_dir: Path) -> None:
    window = opened(save(data_dir).file)
    window.commands.new_game.trigger()
    assert window.pages.currentWidget() is window.pages.home
    assert window.commands.resume.isEnabled()


def test_new_game_fifty_times_during_animations(opened: Opened, qtbot: QtBot) -> None:
    window = opened(speed=Speed.NORMAL)
    for seed in range(50):
        table = Table.new(
            family(4), table_at(human_turn(Phase.PLACING), family(4)).options, Random(seed)
        )
        window.open(table)
        if seed % 5 == 0:
            qtbot.wait(5)
    assert window.session.bridge.view.round == 1


@pytest.mark.parametrize("phase", [Phase.PLACING, Phase.ASCENT, Phase.ELECTION])
def test_the_language_is_switched_live_in_every_phase(window: MainWindow, phase: Phase) -> None:
    window.open(table_at(human_turn(phase), family(4)))
    seen = {}
    for language in (*LANGUAGES, *LANGUAGES):
        window.commands.languages[language].trigger()
        QApplication.processEvents()
        seen[language] = words(window)
    assert seen["en"] != seen["fr"] != seen["it"]
    assert not [text for text in seen["fr"] if "{" in text or "%" in text]


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("name", ["settings", "rules", "shortcuts", "about"])
def test_every_dialog_opens_over_a_drag_and_closes_with_esc(
    window: MainWindow, name: str, qtbot: QtBot
) -> None:
    window.open(table_at(human_turn(Phase.ASCENT), family(4)))
    board = pages_of(window).table.board
    pawn = next(one for one in board._stage.cast.pawns if one.isVisible())
    start = pawn.outline().center().toPoint()
    QTest.mousePress(board.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(board.viewport(), start + QPoint(40, -40))
    getattr(window.commands, name).trigger()
    assert board._hand.drag is None
    (dialog,) = [one for one in window.findChildren(QDialog) if one.isVisible()]
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not [one for one in window.findChildren(QDialog) if one.isVisible()])


def test_full_screen_is_entered_by_its_key_and_left_by_esc(window: MainWindow) -> None:
    window.settings.update(tells_since_turn=False)
    window.open(table_at(human_turn(Phase.ASCENT), family(4)))
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    QTest.keyClick(pages_of(window).table.board, Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    assert not window.settings.is_full_screen


def test_full_screen_is_remembered(opened: Opened) -> None:
    first = opened()
    first.commands.full_screen.trigger()
    first.close()
    second = opened()
    second.appear()
    assert second.isFullScreen()


def test_a_geometry_that_is_no_text_is_no_obstacle(opened: Opened, data_dir: Path) -> None:
    (data_dir / "settings.json").write_text('{"geometry": "\\ud800"}')
    assert opened().isVisible()


def test_the_ballot_says_that_the_vote_is_sealed(window: MainWindow, worker: HereWorker) -> None:
    worker.is_ready = False
    window.open(table_at(human_turn(Phase.ELECTION), family(4)))
    window.session.bridge.play(Vote(Card.YES))
    assert "your vote is sealed" in pages_of(window).hall.ballot.accessibleName()


def test_a_computer_that_gives_no_answer_is_named_in_the_banner(window: MainWindow) -> None:
    window.open(table_at(human_turn(Phase.ASCENT), family(4)))
    window.session.bridge.stood_in.emit(1)
    said = "Marco gave no answer: a simple move was played instead."
    assert pages_of(window).table.banner.line == said


def test_a_computer_that_gives_no_vote_is_named_in_the_hall(
    window: MainWindow, worker: HereWorker
) -> None:
    worker.is_ready = False
    window.open(table_at(human_turn(Phase.ELECTION), family(4)))
    window.session.bridge.stood_in.emit(1)
    slip = pages_of(window).hall.slip
    assert slip.isVisible()
    assert slip.accessibleName() == "Notice"
    assert slip.accessibleDescription().startswith("Marco gave no answer")
    window.pages.set_notice("")
    assert not slip.isVisible()
