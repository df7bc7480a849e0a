"""A board on a shown window, and hands that work it by real events."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.ui.conftest import Focused
from vivaroi_gui.rules.core import IllegalMove
from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.rules.vivaroi.moves import Move
from vivaroi_gui.ui.kit.tones import Tones, tones
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vivaroi.scene import BoardView
from vivaroi_gui.ui.vivaroi.scene.cast import Cast
from vivaroi_gui.ui.vivaroi.scene.geometry import Geometry
from vivaroi_gui.ui.vivaroi.scene.scenery import scenery

_LEFT = Qt.MouseButton.LeftButton
_NONE = Qt.KeyboardModifier.NoModifier


class Person:
    """Works a board as a person does and writes down what it says."""

    def __init__(self, board: BoardView, window: QWidget) -> None:
        self.board = board
        self.window = window
        self.chosen: list[Move] = []
        self.refused: list[IllegalMove] = []
        self.selected: list[Character | None] = []
        self.idle = 0
        board.chosen.connect(self.chosen.append)
        board.refused.connect(self.refused.append)
        board.selected.connect(self.selected.append)
        board.idle.connect(self._count)

    def _count(self) -> None:
        self.idle += 1

    # --- where things are ----------------------------------------------------------------------

    @property
    def cast(self) -> Cast:
        return self.board._stage.cast

    def at(self, character: Character) -> QPoint:
        """The middle of a pawn."""
        middle = self.cast.pawn(character).outline().center()
        return middle.toPoint()

    def on(self, place: int) -> QPoint:
        """A spot of a floor or a WC where nobody stands."""
        room = self.cast.geometry.room(place)
        return (room.topLeft() + QPointF(8, 8)).toPoint()

    def is_home(self, character: Character) -> bool:
        pawn, stand = self.cast.pawn(character), self.cast.stand(character)
        is_upright = pawn.body.rotation() == 0 and pawn.rotation() == 0
        return stand is not None and pawn.pos() == stand.feet and is_upright

    def picture(self) -> list[tuple[object, ...]]:
        """What the pawns look like."""
        return [
            (
                pawn.isVisible(),
                pawn.pos().toTuple() if pawn.isVisible() else None,
                pawn.scale(),
                pawn.opacity() if pawn.isVisible() else None,
                pawn.body.pos().toTuple(),
                pawn.body.scale(),
                pawn.body.rotation(),
                pawn.mood,
            )
            for pawn in self.cast.pawns
        ]

    def moment(self) -> list[object]:
        """All that moves: pawns, crowns, shields, grilles, what is lit."""
        stage = self.board._stage
        crowns = [
            (crown.isVisible(), crown.sceneBoundingRect()) if crown.isVisible() else False
            for crown in self.cast.crowns
        ]
        shields = [shield.pos() for shield in stage.road.shields if shield.isVisible()]
        grilles = [one.grille.pos() for one in stage.furniture.facade.portcullises.values()]
        hems = [(hem.isVisible(), hem.pos()) for hem in stage.lights._hems if hem.isVisible()]
        heights = [pawn.height for pawn in self.cast.pawns if pawn.isVisible()]
        thread = [stitch.line() for stitch in stage.thread._stitches if stitch.isVisible()]
        dust = stage.dust.isVisible() and (stage.dust.pos(), stage.dust.pixmap().cacheKey())
        sparks = [one.frame for one in stage.fanfare._sparks if one.isVisible()]
        horns = [guard.frame for guard in stage.parts._guards]
        passing = [thread, dust, sparks, horns]
        return [self.picture(), heights, crowns, shields, grilles, hems, passing]

    def resize(self, width: int, height: int, castle: QRectF, road: QRectF, gate: QRectF) -> None:
        """Another layout, when the resize has come to rest."""
        self.board.resize(width, height)
        self.board.set_areas(castle, road, gate)
        self.board.settle()

    def hold(self, step: int, share: float) -> bool:
        """Brings what is animated to that share of a step; False where there is none."""
        animator = self.board._animator
        for _ in range(step):
            if animator._current is not None:
                animator._current.setCurrentTime(animator._current.totalDuration())
        animation = animator._current
        if animation is None:
            return False
        animation.pause()
        animation.setCurrentTime(round(animation.totalDuration() * share))
        return True

    def go_on(self) -> None:
        """What was held goes on."""
        animation = self.board._animator._current
        assert animation is not None, "nothing is animated"
        animation.resume()

    # --- what a hand does ----------------------------------------------------------------------

    def press(self, at: QPoint, button: Qt.MouseButton = _LEFT) -> None:
        QTest.mousePress(self.board.viewport(), button, _NONE, at)

    def move(self, at: QPoint) -> None:
        QTest.mouseMove(self.board.viewport(), at)

    def release(self, at: QPoint, button: Qt.MouseButton = _LEFT) -> None:
        QTest.mouseRelease(self.board.viewport(), button, _NONE, at)

    def click(self, at: QPoint) -> None:
        QTest.mouseClick(self.board.viewport(), _LEFT, _NONE, at)

    def key(self, key: Qt.Key | str) -> None:
        if isinstance(key, str):
            key = Qt.Key(ord(key.upper()))
        QTest.keyClick(self.board, key)

    def lift(self, character: Character, to: QPoint) -> None:
        """Drags a pawn and keeps the button down."""
        start = self.at(character)
        self.press(start)
        self.move((start + to) / 2)
        self.move(to)

    def drag(self, character: Character, to: QPoint) -> None:
        self.lift(character, to)
        self.release(to)


@cache
def _painted_once(
    size: tuple[float, ...],
    castle: tuple[float, ...],
    has_annexes: bool,
    light: Tones,
    ratio: float,
) -> QPixmap:
    geometry = Geometry(QRectF(*castle[:4]), QRectF(*castle[4:]), has_annexes=has_annexes)
    return scenery(QRectF(*size), geometry, ratio).pixmap()


class Painted(NamedTuple):
    """A ground that is painted already."""

    picture: QPixmap

    def pixmap(self) -> QPixmap:
        return self.picture


def scenery_once(size: QRectF, geometry: Geometry, ratio: float) -> Painted:
    """The backdrop, painted once for all tests: it takes longer than most of them."""
    areas = (*_numbers(geometry.castle), *_numbers(geometry.road))
    return Painted(_painted_once(_numbers(size), areas, geometry.has_annexes, tones(), ratio))


def _numbers(area: QRectF) -> tuple[float, ...]:
    return (area.x(), area.y(), area.width(), area.height())


@pytest.fixture
def hand(settings: Settings, focused: Focused, monkeypatch: pytest.MonkeyPatch) -> Iterator[Person]:
    """A board of 1440 x 854 in a window of its own, in focus."""
    monkeypatch.setattr("vivaroi_gui.ui.vivaroi.scene.furniture.scenery", scenery_once)
    window = QWidget()
    window.resize(1440, 854)
    board = BoardView(settings, window)
    board.resize(1440, 854)
    board.set_areas(QRectF(0, 0, 830, 766), QRectF(0, 766, 830, 88), QRectF(842, 294, 582, 160))
    focused(window)
    board.setFocus()
    yield Person(board, window)
    board.skip()
