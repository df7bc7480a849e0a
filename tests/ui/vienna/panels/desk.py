"""A column on a shown window, and the hands and ears of somebody in front of it."""

from dataclasses import replace

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tools.vienna_positions import guests
from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vienna import View, game
from vivaroi_gui.rules.vienna.moves import Move
from vivaroi_gui.rules.vienna.state import State
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.settings import Settings, Speed
from vivaroi_gui.ui.vienna.panels.column import Column
from vivaroi_gui.ui.vienna.selection import Selection

COLOURS = ("crimson", "cobalt", "emerald", "saffron", "charcoal")
REGULAR, COMPACT = (440, 854), (324, 604)


class Desk:
    """Shows a position to a seat, where nothing moves."""

    def __init__(
        self,
        qtbot: QtBot,
        state: State,
        seat: Seat | None = 0,
        size: tuple[int, int] = REGULAR,
        *,
        is_live: bool = True,
    ) -> None:
        self.state = state
        self.settings = Settings()
        self.settings.update(speed=Speed.OFF)
        self.page = QWidget()
        qtbot.addWidget(self.page)
        self.page.resize(*size)
        self.selection = Selection(self.page)
        self.column = Column(self.settings, self.selection, self.page, is_live=is_live)
        self.column.resize(*size)
        self.chosen: list[Move] = []
        self.continued = self.idle = 0
        self.leafed: list[int] = []
        self.column.chosen.connect(self.chosen.append)
        self.column.leafed.connect(self.leafed.append)
        self.column.continued.connect(self._on_continued)
        self.column.idle.connect(self._on_idle)
        self.objections: list[str] = []
        self.column.objected.connect(self.objections.append)
        self.column.set_game(self.players, state.options)
        self.look(seat)
        with qtbot.waitExposed(self.page):
            self.page.show()
        self.page.activateWindow()

    @property
    def players(self) -> tuple[Player, ...]:
        seated = zip(guests(self.state.options.players), COLOURS, strict=False)
        return tuple(replace(player, colour=colour) for player, colour in seated)

    def _on_continued(self) -> None:
        self.continued += 1

    def _on_idle(self) -> None:
        self.idle += 1

    @property
    def view(self) -> View:
        assert self.column._view is not None
        return self.column._view

    def look(self, seat: Seat | None = 0, **changes: object) -> None:
        self.column.show_view(replace(game.view(self.state, seat), **changes))  # type: ignore[arg-type]

    def play(self, events: list[Event], seat: Seat | None = 0) -> None:
        self.column.play(tuple(events), game.view(self.state, seat))

    # --- hands ---------------------------------------------------------------------------------

    def click(self, widget: QWidget) -> None:
        assert widget.isVisible()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def click_through(self, widget: QWidget) -> None:
        """A click where a widget is that may be off, as the system delivers it."""
        at = widget.mapTo(self.page, widget.rect().center())
        window = self.page.windowHandle()
        none = Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(window, Qt.MouseButton.LeftButton, none, at)

    def die(self, place: int) -> None:
        """A click on a die of the hand."""
        self.click(self.column.hand.dice.buttons[place])

    def face(self, face: int) -> None:
        """A click on a face that a die may be turned to."""
        self.click(self.column.hand.dice.faces[face - 1])

    def chip(self, name: str) -> QWidget:
        """What is offered under that name."""
        return next(one for one in self.column.hand.chips if one.words == name and one.isVisible())

    def key(self, *keys: Qt.Key | str) -> None:
        """Keys, as they come when nothing else has a use for them."""
        for key in keys:
            if isinstance(key, str):
                QTest.keyClicks(self.column, key)
            else:
                QTest.keyClick(QApplication.focusWidget() or self.column, key)

    def drag(self, place: int, *way: QPointF) -> None:
        """Presses a die and pulls it over points of the screen, without letting go."""
        button = self.column.hand.dice.buttons[place]
        QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=button.rect().center())
        for at in way:
            QTest.mouseMove(button, button.mapFromGlobal(at.toPoint()))

    def let_go(self, place: int) -> None:
        QTest.mouseRelease(self.column.hand.dice.buttons[place], Qt.MouseButton.LeftButton)

    @property
    def own(self) -> tuple[int, ...]:
        """The faces of the own dice that are chosen."""
        return self.selection.own

    @property
    def is_moving(self) -> bool:
        return self.column.is_moving

    # --- ears ----------------------------------------------------------------------------------

    @property
    def line(self) -> str:
        """What the ribbon says below its title."""
        return self.column.ribbon.line
