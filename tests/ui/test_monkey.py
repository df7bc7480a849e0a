"""A monkey plays for some seconds in each run of the tests; ``dev.py soak monkey`` for longer."""

import logging

import pytest
from PySide6.QtCore import QTimer

from tools.soak import monkey
from tools.soak.broken import Broken
from vivaroi_gui.ui.session.course import Course
from vivaroi_gui.ui.vivaroi.table_page import TablePage

pytestmark = [
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.usefixtures("qtbot"),
]

SECONDS, ACTIONS = 3.0, 60


def test_whatever_a_monkey_does_nothing_goes_wrong() -> None:
    told = monkey.run(SECONDS, 7, ACTIONS)
    actions, rests = (int(part.split()[0]) for part in told.split(", ")[:2])
    assert actions >= ACTIONS
    assert rests > 5


def found(match: str, least: int = 1000) -> None:
    """The monkey stops at the fault, and says how to see it again."""
    with pytest.raises(Broken, match=rf"(?s)seed 5.*{match}"):
        monkey.run(1.0, 5, least)


def test_an_error_is_found_with_the_last_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Course) -> None:
        raise KeyError("nobody")

    monkeypatch.setattr(Course, "_rest", fail)
    found("KeyError.*last actions:.* new game")


def test_a_page_that_shows_another_position_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def show_nothing(page: TablePage, view: object) -> None:
        page.board._view = None

    monkeypatch.setattr(TablePage, "show_view", show_nothing)
    found("the screen shows another position")


def test_a_log_record_is_found(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Course, "_rest", lambda _: logging.getLogger("stray").warning("psst"))
    found("WARNING stray: psst")
    caplog.clear()


def test_a_timer_that_goes_on_after_closing_is_found() -> None:
    timer = QTimer()
    timer.start(1000)
    with pytest.raises(Broken, match="still at work"):
        monkey.run(0.2, 5)
    timer.stop()


def test_memory_that_grows_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    grown = iter(range(100, 100_000, 100))
    monkeypatch.setattr(monkey, "memory_mb", lambda: float(next(grown)))
    monkeypatch.setattr(monkey, "_CURVE_S", 0.1)
    found("memory grows", least=20)
