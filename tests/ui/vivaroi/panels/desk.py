"""A table page on a shown window, and the hands and ears of somebody in front of it."""

from dataclasses import replace

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.vivaroi.scene.positions import INDEX, Match
from tools.positions import family
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.moves import MoveUp
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit.fonts import load_fonts
from vivaroi_gui.ui.kit.panel import Panel
from vivaroi_gui.ui.settings import Settings, Speed
from vivaroi_gui.ui.vivaroi.table_page import TablePage


class Desk:
    """Shows a match to a seat; by default at 1440 x 854, where nothing moves."""

    def __init__(
        self,
        qtbot: QtBot,
        match: Match,
        players: tuple[Player, ...] = family(3, 1),
        size: tuple[int, int] = (1440, 854),
    ) -> None:
        load_fonts()
        self.settings = Settings()
        self.settings.update(speed=Speed.OFF)
        self.match = match
        self.page = TablePage(self.settings)
        qtbot.addWidget(self.page)
        self.page.resize(*size)
        self.players = players
        self.agree(TableOptions())
        self.look()
        with qtbot.waitExposed(self.page):
            self.page.show()
        self.page.activateWindow()

    def agree(self, agreed: TableOptions) -> None:
        """The table chooses, before its game begins."""
        self.page.set_game(self.players, self.match.state.options, agreed)

    def look(self, seat: Seat | None = 0) -> None:
        """Shows what a seat may see now."""
        self.page.set_history(self.match.events)
        self.page.show_view(self.match.view(seat))

    @property
    def panels(self) -> list[Panel]:
        page = self.page
        return [
            page.banner,
            page.seats,
            page.chronicle,
            page.favourites,
            page.votes,
            page.eliminated,
        ]

    def said(self) -> list[str]:
        """Every text of the page that is not painted: names, descriptions, tooltips."""
        page, texts = self.page, [self.page.windowTitle()]
        for widget in (page, *page.findChildren(QWidget)):
            texts += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        for panel in self.panels:
            panel.grab()
            texts += [tip.text for tip in panel.tips]
        return texts

    def pixels(self) -> bytes:
        """What is to be seen."""
        image = self.page.grab().toImage()
        return bytes(image.constBits())

    # --- what a hand does ----------------------------------------------------------------------

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        button = Qt.MouseButton.LeftButton
        QTest.mouseClick(widget, button, pos=at or widget.rect().center())

    def key(self, widget: QWidget, key: Qt.Key) -> None:
        widget.setFocus()
        QTest.keyClick(widget, key)

    def wheel(self, widget: QWidget, notches: int) -> None:
        """Turns the wheel towards the hand for positive numbers."""
        middle = QPointF(widget.rect().center())
        event = QWheelEvent(
            middle,
            QPointF(widget.mapToGlobal(middle)),
            QPoint(),
            QPoint(0, -120 * notches),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(widget, event)


def climb(match: Match, name: str, *floors: int) -> None:
    """One after the other, from seat 0 on, moves the same character up."""
    for seat, floor in enumerate(floors):
        match.play(seat, MoveUp(INDEX[name], floor))


def named(*names: str) -> tuple[Player, ...]:
    """Humans of these names."""
    players = family(len(names), len(names))
    return tuple(replace(player, name=name) for player, name in zip(players, names, strict=True))
