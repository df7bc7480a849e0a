"""The puzzle of the day: the same for all on a day, and marked when it is solved."""

from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.dialogs.memories import MemoriesDialog
from vivaroi_gui.ui.lessons.daily import in_a_row, puzzle_of, solve, solved_days
from vivaroi_gui.ui.lessons.learn_dialog import LearnDialog
from vivaroi_gui.ui.settings import Settings

FIRST = date(2026, 11, 29)
NAMES = [f"puzzle-{number}" for number in range(1, 6)]


def days(number: int) -> list[date]:
    return [FIRST + timedelta(one) for one in range(number)]


def test_each_puzzle_comes_in_its_turn_and_none_twice_on_end() -> None:
    told = [puzzle_of(day, NAMES) for day in days(400)]
    assert told == [puzzle_of(day, NAMES[::-1]) for day in days(400)]
    assert all(one != other for one, other in pairwise(told))
    assert {told.count(name) for name in NAMES} <= {79, 80, 81}
    assert puzzle_of(FIRST, ["alone"]) == "alone"


def test_days_in_a_row_end_with_today_or_yesterday() -> None:
    solved = [*days(3), FIRST + timedelta(4)]
    assert [in_a_row(solved, FIRST + timedelta(one)) for one in range(7)] == [1, 2, 3, 3, 1, 1, 0]


def test_a_solved_day_is_kept_once_and_nonsense_is_none(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    for day in (FIRST, FIRST, FIRST + timedelta(1)):
        solve(settings, day)
    assert solved_days(Settings(tmp_path / "settings.json")) == tuple(days(2))


@pytest.mark.parametrize("told", ["x", "[1]", "7", '["2026-13-01"]', "null", "[" * 5000])
def test_what_is_no_day_is_none(told: str) -> None:
    settings = Settings()
    settings.update(puzzle_days=told)
    assert solved_days(settings) == ()


def test_the_puzzle_of_the_day_is_offered_marked_and_remembered(lent_window: MainWindow) -> None:
    lessons = lent_window.covers.lessons
    lessons.today = date.today
    lent_window.commands.learn.trigger()
    (dialog,) = lent_window.findChildren(LearnDialog)
    assert "done" not in dialog.daily.accessibleDescription()
    QTest.mouseClick(dialog.daily, Qt.MouseButton.LeftButton)
    screen = lessons.screen
    assert screen is not None
    assert screen.lesson.scenario.id == lessons.daily
    screen.finished.emit(lessons.daily)
    solved = [lessons.is_daily_solved]
    lessons.leave()
    lessons.today = lambda: date.today() + timedelta(1)
    solved.append(lessons.is_daily_solved)
    assert solved == [True, False]
    lent_window.commands.memories.trigger()
    (memories,) = lent_window.findChildren(MemoriesDialog)
    assert "Puzzles of the day solved: 1." in memories.note.text()
    lessons.forget()
