"""Panels that take turns: one a frame, and nobody waits who has nothing to show meanwhile."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from vivaroi_gui.ui.kit.paint_turns import PaintTurns
from vivaroi_gui.ui.kit.panel import Panel


class Counted(Panel):
    """Knows how often it was painted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.times = 0

    def draw(self, painter: QPainter) -> None:
        self.times += 1


def grab(*panels: Counted) -> None:
    for panel in panels:
        panel.grab()


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    return page


@pytest.fixture
def panels(page: QWidget) -> tuple[Counted, Counted]:
    page.resize(200, 100)
    panels = Counted(page), Counted(page)
    turns = PaintTurns(page)
    for number, panel in enumerate(panels):
        panel.turns = turns
        panel.place(QRectF(100 * number, 0, 80, 80), 1.0)
    page.show()
    page.grab()
    return panels


def test_panels_that_change_together_are_painted_in_turn(
    panels: tuple[Counted, Counted],
) -> None:
    first, second = panels
    turns = first.turns
    assert turns is not None
    before = first.times, second.times
    for panel in (first, second, first):
        panel.renew()
        panel.grab()
    assert (first.times, second.times) == before
    turns._on_frame()
    grab(first, second)
    assert (first.times, second.times) == (before[0] + 1, before[1])
    turns._on_frame()
    grab(first, second)
    assert (first.times, second.times) == (before[0] + 1, before[1] + 1)
    assert not turns._frame.isActive()


def test_a_panel_without_turns_is_painted_at_once(panels: tuple[Counted, Counted]) -> None:
    panel = panels[0]
    panel.turns, before = None, panel.times
    panel.renew()
    panel.grab()
    assert panel.times == before + 1
