"""A town on a shown window, and hands that work it by real events."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QWidget

from tests.ui.conftest import Focused
from tests.ui.vienna.scene.positions import Match
from tools.positions import family
from vivaroi_gui.rules.core import IllegalMove
from vivaroi_gui.rules.vienna import View
from vivaroi_gui.rules.vienna.board import StopIndex
from vivaroi_gui.rules.vienna.moves import Move
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vienna.scene import TownView
from vivaroi_gui.ui.vienna.scene.layout import TownLayout
from vivaroi_gui.ui.vienna.selection import Selection

SIZE = 1024, 604
COLOURS = ("crimson", "cobalt", "emerald", "saffron", "charcoal")
_LEFT = Qt.MouseButton.LeftButton
_NONE = Qt.KeyboardModifier.NoModifier


class Person:
    """Works a town as a person does and writes down what it says."""

    def __init__(self, town: TownView, selection: Selection) -> None:
        self.town = town
        self.selection = selection
        self.chosen: list[Move] = []
        self.refused: list[IllegalMove] = []
        self.idle = 0
        town.chosen.connect(self.chosen.append)
        town.refused.connect(self.refused.append)
        town.idle.connect(self._count)

    def _count(self) -> None:
        self.idle += 1

    def see(self, match: Match, seat: int | None = 0, players: int = 4) -> View:
        """Shows a position, and lays the dice of whoever is on turn into the hand."""
        seated = zip(family(players, 1), COLOURS, strict=False)
        view = match.view(seat)
        self.town.set_game(
            [replace(player, colour=colour) for player, colour in seated], view.options
        )
        self.town.show_view(view)
        self.selection.clear()
        turn = view.turn
        if turn is not None:
            self.selection.show_hand(view.dice[turn], view.whites[turn])
        return view

    def take(self, *dice: int) -> None:
        """Chooses dice."""
        self.selection.choose_faces(dice, white=False)

    # --- where things are ----------------------------------------------------------------------

    @property
    def layout(self) -> TownLayout:
        return self.town._stage.layout

    def on(self, stop: StopIndex) -> QPoint:
        """The middle of its pad."""
        return self.layout.pad(stop).center().toPoint()

    def picture(self) -> list[tuple[object, ...]]:
        """All that is to be seen, but for marks of the hand."""
        return sorted(
            (
                item.zValue(),
                item.scenePos().toTuple(),
                item.opacity(),
                item.scale(),
                item.boundingRect().getRect(),
            )
            for item in self.town.scene().items()
            if _is_seen(item)
        )

    def hold(self, step: int, share: float) -> bool:
        """Brings what is animated to that share of a step; False where there is none."""
        animator = self.town._animator
        for _ in range(step):
            if animator._current is not None:
                animator._current.setCurrentTime(animator._current.totalDuration())
        animation = animator._current
        if animation is None:
            return False
        animation.pause()
        animation.setCurrentTime(round(animation.totalDuration() * share))
        return True

    def play_out(self) -> None:
        """Every step to its end, in the time that the test gives it."""
        while (animation := self.town._animator._current) is not None:
            for share in (0.3, 0.7, 1.0):
                animation.setCurrentTime(round(animation.totalDuration() * share))

    # --- what a hand does ----------------------------------------------------------------------

    def move(self, at: QPoint) -> None:
        """The pointer comes from nearby: where it is already it would not move."""
        QTest.mouseMove(self.town.viewport(), at + QPoint(2, 0))
        QTest.mouseMove(self.town.viewport(), at)

    def click(self, at: QPoint) -> None:
        QTest.mouseClick(self.town.viewport(), _LEFT, _NONE, at)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = _NONE) -> None:
        focus: QWidget | None = self.town.window().focusWidget()
        QTest.keyClick(self.town if focus is None else focus, key, modifier)

    def drag(self, stop: StopIndex) -> None:
        """The page tells of dice that are dragged out of the tray, and let go."""
        self.town.carry(QPointF(self.town.width() - 20, 500))
        self.town.carry(QPointF(self.on(stop)))
        self.town.drop(QPointF(self.on(stop)))


def _is_seen(item: QGraphicsItem) -> bool:
    """Whether it is a picture that shows: what only holds pictures is as large as Qt likes."""
    return (
        isinstance(item, QGraphicsPixmapItem)
        and item.isVisible()
        and bool(item.opacity())
        and not item.boundingRect().isEmpty()
    )


@pytest.fixture
def hand(settings: Settings, focused: Focused) -> Iterator[Person]:
    """A town on a small page in a window of its own, in focus."""
    window = QWidget()
    window.resize(*SIZE)
    selection = Selection(window)
    town = TownView(settings, selection, window)
    town.resize(*SIZE)
    focused(window)
    town.setFocus()
    yield Person(town, selection)
    town.skip()
