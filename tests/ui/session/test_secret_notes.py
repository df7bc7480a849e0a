"""Secret notes: written by click and key, kept with the game, and seen by nobody else."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.conftest import Opened
from tools.pages import pages_of
from tools.positions import family, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.table.notes import NoteMark
from vivaroi_gui.table.store import Store
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.setting import TextSize
from vivaroi_gui.ui.vivaroi.panels.notes_sheet import NotesSheet

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


def opened_at(window: MainWindow, humans: int = 1, store: Store | None = None) -> Table:
    table = table_at(human_turn(Phase.ASCENT), family(4, humans), store=store)
    window.open(table)
    QApplication.processEvents()
    return table


def sheet_of(window: MainWindow) -> NotesSheet:
    return pages_of(window).table.notes


def press(window: MainWindow, key: Qt.Key) -> None:
    focused = window.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


def said(window: MainWindow) -> list[str]:
    """What is told of everything that is seen."""
    shown = [one for one in window.findChildren(QWidget) if one.isVisible()]
    return [text for one in shown for text in (one.accessibleName(), one.toolTip())]


def test_a_click_marks_and_the_next_one_marks_otherwise(lent_window: MainWindow) -> None:
    table = opened_at(lent_window)
    press(lent_window, Key.Key_F3)
    sheet = sheet_of(lent_window)
    assert sheet.isVisible()
    box = sheet.boxes[0]
    told = []
    for _ in range(4):
        QTest.mouseClick(box, LEFT)
        told.append(box.accessibleName())
    assert told == [
        "Marco, Alighiero: a favourite",
        "Marco, Alighiero: no favourite",
        "Marco, Alighiero: perhaps",
        "Marco, Alighiero: nothing noted",
    ]
    for key in (Key.Key_Right, Key.Key_Down, Key.Key_3):
        press(lent_window, key)
    notes = table.notes(0)
    assert notes is not None
    assert notes.mark(2, 1) is NoteMark.MAYBE


def test_with_the_largest_text_the_page_is_as_high_as_its_rows_while_notes_are_open(
    window: MainWindow,
) -> None:
    window.settings.update(text=TextSize.P200)
    window.resize(720, 450)
    opened_at(window)
    page = pages_of(window).table
    before = page.height()
    press(window, Key.Key_F3)
    QApplication.processEvents()
    boxes = sheet_of(window).boxes
    assert min(box.height() for box in boxes) >= 2 * 16
    assert page.height() > before
    for _ in range(len(boxes)):
        press(window, Key.Key_Down)
    assert boxes[-3].hasFocus()
    assert not boxes[-3].visibleRegion().isEmpty()
    press(window, Key.Key_F3)
    for _ in range(2):
        QApplication.processEvents()
    assert page.height() == before


def test_a_note_that_cannot_be_written_is_told_of_at_once(
    lent_window: MainWindow, tmp_path: Path
) -> None:
    folder = tmp_path / "no folder"
    opened_at(lent_window, store=Store(folder))
    folder.rename(tmp_path / "gone")
    folder.write_text("a file")
    told: list[object] = []
    lent_window.session.bridge.save_failed.connect(told.append)
    press(lent_window, Key.Key_F3)
    QTest.mouseClick(sheet_of(lent_window).boxes[0], LEFT)
    assert len(told) == 1
    lent_window.pages.set_notice("")


def test_notes_are_covered_with_the_favourites_and_closed_by_escape(
    lent_window: MainWindow,
) -> None:
    lent_window.settings.update(tells_since_turn=False)
    opened_at(lent_window)
    sheet = sheet_of(lent_window)
    for way in (Key.Key_Escape, Key.Key_F3, Key.Key_S):
        press(lent_window, Key.Key_F3)
        assert sheet.isVisible()
        press(lent_window, way)
        assert not sheet.isVisible()
    press(lent_window, Key.Key_F3)
    assert not sheet.isVisible()
    assert "notes are covered" in pages_of(lent_window).table.banner.accessibleDescription()
    press(lent_window, Key.Key_S)
    lent_window.pages.set_notice("")


def test_nobody_else_sees_that_somebody_has_noted_anything(lent_window: MainWindow) -> None:
    sights = []
    for mark in (NoteMark.NONE, NoteMark.YES):
        table = opened_at(lent_window, humans=2)
        table.note(1, 0, 3, mark)
        lent_window.session.curtain.opened.emit(0)
        lent_window.session.lift_curtain()
        lent_window.pages.take_focus()
        press(lent_window, Key.Key_F3)
        QApplication.processEvents()
        sights.append((said(lent_window), lent_window.grab().toImage()))
        sheet_of(lent_window).boxes[0].click()
        pages_of(lent_window).table.show_view(table.view(1))
        assert not sheet_of(lent_window).isVisible()
    assert sights[0] == sights[1]


def test_a_lent_seat_has_no_notes_until_it_is_taken_back(lent_window: MainWindow) -> None:
    table = opened_at(lent_window)
    table.note(0, 1, 0, NoteMark.YES)
    table.lend(0, "courtier", "even")
    lent_window.open(table)
    assert not lent_window.commands.notes.isEnabled()
    lent_window.session.bridge.lend_seat(0, None)
    assert lent_window.commands.notes.isEnabled()
    press(lent_window, Key.Key_F3)
    assert sheet_of(lent_window).boxes[0].mark is NoteMark.YES


def test_notes_are_there_again_when_the_game_goes_on(opened: Opened, data_dir: Path) -> None:
    store = Store(data_dir / "games")
    window = opened()
    table = opened_at(window, store=store)
    press(window, Key.Key_F3)
    size = store.file.stat().st_size
    press(window, Key.Key_2)
    assert store.file.stat().st_size == size
    assert store.load().marks == table.record.marks != ()


def test_tab_passes_over_the_papers_that_the_notes_cover(lent_window: MainWindow) -> None:
    lent_window.settings.update(tells_since_turn=False)
    lent_window.resize(1024, 640)
    opened_at(lent_window)
    sheet, seats = sheet_of(lent_window), pages_of(lent_window).table.seats
    press(lent_window, Key.Key_F3)
    QApplication.processEvents()
    assert sheet.geometry().contains(seats.geometry().center())
    came_by: set[QWidget | None] = set()
    while lent_window.focusWidget() not in came_by:
        came_by.add(lent_window.focusWidget())
        press(lent_window, Key.Key_Tab)
    assert came_by >= set(sheet.boxes)
    assert seats not in came_by
    press(lent_window, Key.Key_F3)
    assert not sheet.isVisible()
    seats.setFocus(Qt.FocusReason.TabFocusReason)
    assert seats.hasFocus()


def test_the_list_of_moves_gives_the_keys_back_to_the_notes(lent_window: MainWindow) -> None:
    opened_at(lent_window)
    press(lent_window, Key.Key_F3)
    sheet = sheet_of(lent_window)
    sheet.boxes[2].setFocus()
    for key in (Key.Key_F4, Key.Key_Escape):
        press(lent_window, key)
    assert lent_window.focusWidget() is sheet.boxes[2]


def test_rows_that_were_too_low_stand_in_two_blocks(lent_window: MainWindow) -> None:
    lent_window.resize(960, 540)
    lent_window.settings.update(text=TextSize("150"))
    opened_at(lent_window)
    press(lent_window, Key.Key_F3)
    boxes = sheet_of(lent_window).boxes
    assert min(box.height() for box in boxes) >= 36
    assert boxes[-1].x() > boxes[0].x() + lent_window.width() / 3
