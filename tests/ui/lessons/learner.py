"""Somebody who learns: sees the window, and does with the mouse what the cat wishes."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from tests.ui.lessons.vienna_hands import ViennaHands
from vivaroi_gui.rules.catalog import game_named
from vivaroi_gui.rules.core import Json
from vivaroi_gui.rules.vivaroi.data import THRONE, WCS
from vivaroi_gui.rules.vivaroi.moves import ChooseAmbition, MoveUp, Place, Vote
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.hold_button import HoldButton
from vivaroi_gui.ui.lessons.bubble import Saying
from vivaroi_gui.ui.lessons.lesson import Lesson
from vivaroi_gui.ui.lessons.scenario import Does, Step
from vivaroi_gui.ui.lessons.screen import LessonScreen
from vivaroi_gui.ui.vienna.panels.offers import Deed
from vivaroi_gui.ui.vienna.table_page import TablePage as ViennaPage
from vivaroi_gui.ui.vivaroi.ambition import AmbitionPage
from vivaroi_gui.ui.vivaroi.hall import HallPage
from vivaroi_gui.ui.vivaroi.scene import BoardView
from vivaroi_gui.ui.vivaroi.table_page import TablePage

_LEFT, _NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Learner:
    """``said`` are all bubbles so far."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        screen = window.covers.lessons.screen
        assert screen is not None, "no lesson lies over the window"
        self.screen: LessonScreen = screen
        self._qtbot = qtbot
        self.said: list[Saying] = []

    @property
    def lesson(self) -> Lesson:
        return self.screen.lesson

    @property
    def saying(self) -> Saying:
        return self.screen.shown.bubble.saying

    @property
    def own_inputs(self) -> list[object]:
        """What the learner has played by now."""
        seat = self.screen.session.bridge.viewer.seat
        return [move for one, move in self.screen.table.record.inputs if one == seat]

    def wait(self) -> None:
        """Until the cat waits for an answer, or something lies open to be read."""
        self._qtbot.waitUntil(lambda: self._is_asked or self._is_open)
        if self._is_asked and (not self.said or self.said[-1] != self.saying):
            self.said.append(self.saying)

    @property
    def _is_asked(self) -> bool:
        bubble, coach = self.screen.shown.bubble, self.screen.coach
        if coach.is_due or not bubble.isVisible():
            return False
        step = self.lesson.step
        is_curtains = step is not None and step.at == "curtain" and self.screen.session.is_covered
        return bool(bubble.saying.answers or bubble.saying.choices) or is_curtains

    @property
    def _is_open(self) -> bool:
        """A page waits for Continue, or a curtain for its button, and the cat is quiet."""
        if self.screen.coach.is_due or self._is_asked:
            return False
        course = self.screen.session.course
        waits = (
            course.moment is not None
            and course.moment.waits
            and not self.screen.coach.whereabouts.is_moving
        )
        return self.screen.session.is_covered or waits

    def press(self, button: QAbstractButton) -> None:
        assert button.isVisible()
        QTest.mouseClick(button, _LEFT)

    def once(self) -> None:
        """What is to be done next, whatever it is."""
        step, saying = self.lesson.step, self.saying
        if not self._is_asked:
            self._go_on()
        elif saying.choices:
            assert step is not None
            self.press(self.screen.shown.bubble.buttons[step.right])
        elif saying.is_told:
            self.press(self.screen.shown.bubble.buttons[0])
        else:
            assert step is not None
            self.do(step)

    def _go_on(self) -> None:
        page = self.screen.pages.current
        if self.screen.session.is_covered:
            self._open_curtain()
        elif page is not None:
            assert page.press_continue()

    def do(self, step: Step) -> None:
        if step.does is Does.CURTAIN:
            self._open_curtain()
        elif step.does is Does.COMMAND:
            self._obey(step.command)
        else:
            assert step.action is not None
            self.act(step.action)

    def _obey(self, command: str) -> None:
        page = self.screen.pages.current
        if isinstance(page, ViennaPage):
            ViennaHands(page).press_chip(Deed.THROW)
        else:
            self.screen.keys.by_word(command).trigger()

    def _open_curtain(self) -> None:
        session = self.screen.session
        button = session.curtain.findChildren(HoldButton)[0]
        QTest.mousePress(button, _LEFT)
        self._qtbot.waitUntil(lambda: not session.curtain.is_down)

    def act(self, action: Json) -> None:
        """With the mouse on the page of now."""
        view, page = self.screen.session.bridge.view, self.screen.pages.current
        _, move = game_named(view.options.game).read_move(view.options, action, view.seat)
        if isinstance(page, TablePage) and isinstance(move, Place | MoveUp):
            floor = move.floor if isinstance(move, Place) else move.to
            self.drag(page.board, move.character, floor)
        elif isinstance(page, HallPage) and isinstance(move, Vote):
            self.press(next(card for card in page.ballot.cards if card.card is move.card))
            self.press(page.ballot.confirm)
        elif isinstance(page, AmbitionPage) and isinstance(move, ChooseAmbition):
            self.press(next(card for card in page.cards if card.ambition == move.ambition))
            self.press(page.keep)
        elif isinstance(page, ViennaPage):
            ViennaHands(page).do(move)
        else:
            raise AssertionError(f"{move} on {page}")

    def drag(self, board: BoardView, character: int, floor: int) -> None:
        start, end = board.pawn_area(character).center().toPoint(), _room(board, floor)
        QTest.mousePress(board.viewport(), _LEFT, _NONE, start)
        QTest.mouseMove(board.viewport(), (start + end) / 2)
        QTest.mouseMove(board.viewport(), end)
        QTest.mouseRelease(board.viewport(), _LEFT, _NONE, end)


def _room(board: BoardView, floor: int) -> QPoint:
    room = board.areas.room(floor)
    if floor == THRONE or floor in WCS:
        return room.center().toPoint()
    return (room.topLeft() + QPointF(8, 8)).toPoint()
