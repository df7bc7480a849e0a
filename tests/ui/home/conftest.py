"""A home page on the screen, worked by real mouse and key events."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.conftest import PATIENCE_S
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.home import HomePage
from vivaroi_gui.ui.home.seat_row import SeatRow
from vivaroi_gui.ui.kit.fonts import body
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vivaroi.form.form_panel import FormPanel

NOWHERE = Path("no-such-folder")
"""Nobody has written anything there."""
SMALLEST = (1024, 555)
"""What the smallest window leaves below the bar."""


class Host:
    """Whoever lays the table: clicks, types, and opens the gates."""

    def __init__(self, page: HomePage, settings: Settings) -> None:
        self.page = page
        self.settings = settings
        self.started: list[tuple[tuple[Player, ...], Any]] = []
        page.start_wanted.connect(lambda *start: self.started.append(start))

    @property
    def form(self) -> FormPanel:
        return form_of(self.page)

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())

    def key(self, key: Qt.Key) -> None:
        """Presses a key wherever the focus is."""
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)

    def row(self, seat: int) -> SeatRow:
        return self.page.seats.rows[seat]

    def call(self, seat: int, name: str) -> None:
        """Types a name over what is there."""
        field = self.row(seat).guest.name
        self.click(field)
        field.selectAll()
        QTest.keyClick(field, Qt.Key.Key_Backspace)
        none = Qt.KeyboardModifier.NoModifier
        for character in name:  # QTest types ASCII only
            event = QKeyEvent(QEvent.Type.KeyPress, 0, none, character)
            QApplication.sendEvent(field, event)

    def open_gates(self) -> tuple[tuple[Player, ...], Any]:
        self.click(self.page.start)
        return self.started[-1]

    def names(self) -> list[str]:
        return [player.name for player in self.open_gates()[0]]


def form_of(page: HomePage) -> FormPanel:
    """The forms of Viva il Re! on a home page."""
    form = page.form.chosen
    assert isinstance(form, FormPanel)
    return form


@pytest.fixture
def host(settings: Settings, fonts: None) -> Iterator[Host]:
    with laying(settings) as host:
        yield host


@contextmanager
def laying(settings: Settings) -> Iterator[Host]:
    """A page in the smallest window, with the keys."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    before = app.font()
    app.setFont(body(16))
    page = HomePage(settings, NOWHERE)
    page.resize(*SMALLEST)
    page.show()
    page.activateWindow()
    assert QTest.qWaitForWindowActive(page, PATIENCE_S * 1000)
    page.start.setFocus()
    yield Host(page, settings)
    page.close()
    page.deleteLater()
    app.setFont(before)
