"""A guest at the table: sees the window, and works it with mouse and keys only."""

from random import Random

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tools.pages import pages_of
from tools.soak.hands import Hands, MouseHands
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.data import ANNEXES, FLOORS, OUT, RESERVE, THRONE, WCS
from vivaroi_gui.rules.vivaroi.moves import Move, MoveUp, Place
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.hold_button import HoldButton
from vivaroi_gui.ui.vivaroi.scene import BoardView

NONE = Qt.KeyboardModifier.NoModifier


class Guest:
    """Plays for whoever may look, at random, until the game is over.

    ``by_keys`` uses the keyboard alone; otherwise drags and clicks take turns, of ``hands``.
    """

    def __init__(
        self, window: MainWindow, *, by_keys: bool, seed: int = 1, hands: Hands | None = None
    ) -> None:
        self.window = window
        self.hands = hands or MouseHands()
        self.by_keys = by_keys
        self.random = Random(seed)
        self.steps = 0
        self.curtains = 0

    def play(self, most: int = 2000) -> None:
        """Plays the game to its end.

        Raises:
            AssertionError: the game stands still, or screen and model differ.
        """
        for _ in range(most):
            if self.window.pages.is_at_end:
                return
            self._once()
            QApplication.processEvents()
            self.look()
        raise AssertionError("the game does not end")

    def look(self) -> None:
        """Called after each step; whoever wants to see something then sets another one."""

    def _once(self) -> None:
        page, pages = self.window.pages.currentWidget(), pages_of(self.window)
        if self._is_behind_curtain():
            self._open_curtain()
        elif page is pages.table:
            self._at_table(self.window.session.bridge.view)
        elif page is pages.hall:
            self._in_hall(self.window.session.bridge.view)
        elif self.window.session.bridge.view.phase is Phase.AMBITION:
            self._at_ambitions(self.window.session.bridge.view)
        else:
            self._press(self._gold(page))

    # --- the curtain ---------------------------------------------------------------------------

    def _is_behind_curtain(self) -> bool:
        return self.window.session.is_covered

    def _open_curtain(self) -> None:
        assert self.window.session.bridge.view.goal is None, "a secret under the curtain"
        button = self.window.session.curtain.findChildren(HoldButton)[0]
        if self.by_keys:
            QTest.keyPress(button, Qt.Key.Key_Space)
        else:
            self.hands.press(button)
        while self.window.session.curtain.is_down:
            QTest.qWait(2)
        if not self.by_keys:
            self.hands.release(button)
        self.curtains += 1

    # --- at the table --------------------------------------------------------------------------

    def _at_table(self, view: View) -> None:
        if view.seat not in view.to_act or not view.legal:
            QTest.qWait(1)
            return
        self._check_screen(view)
        self._perform(self.random.choice(view.legal), pages_of(self.window).table.board)
        self.steps += 1

    def _check_screen(self, view: View) -> None:
        """Every pawn stands where the model says."""
        cast = pages_of(self.window).table.board._stage.cast
        for character, place in enumerate(view.places):
            pawn = cast.pawn(character)
            is_at_gate = place == RESERVE and view.phase is Phase.PLACING
            assert pawn.isVisible() == (place in FLOORS or place in ANNEXES or is_at_gate)
            if place in (*FLOORS, *WCS):
                assert cast.geometry.room(place).contains(pawn.outline().center())
            assert place != OUT or not pawn.isVisible()

    def _perform(self, move: Move, board: BoardView) -> None:
        assert isinstance(move, Place | MoveUp)
        floor = move.floor if isinstance(move, Place) else move.to
        if self.by_keys:
            self._by_keys(board, move.character, floor)
        elif self.steps % 2:
            self._by_clicks(board, move.character, floor)
        else:
            self._by_drag(board, move.character, floor)

    def _by_keys(self, board: BoardView, character: int, floor: int) -> None:
        board.setFocus()
        letter = board._stage.cast.name(character)[0]
        for _ in range(3):  # the initial goes round among those who share it
            QTest.sendKeyEvent(QTest.KeyAction.Click, board, Qt.Key.Key_unknown, letter, NONE)
            if board._hand.cursor == character:
                break
        QTest.keyClick(board, Qt.Key.Key_Return)
        QTest.keyClick(board, Qt.Key.Key_W if floor in WCS else Qt.Key(ord(str(floor))))

    def _by_clicks(self, board: BoardView, character: int, floor: int) -> None:
        self.hands.tap(board.viewport(), self._pawn(board, character))
        self.hands.tap(board.viewport(), self._room(board, floor))

    def _by_drag(self, board: BoardView, character: int, floor: int) -> None:
        start, end = self._pawn(board, character), self._room(board, floor)
        self.hands.drag(board.viewport(), start, end)

    @staticmethod
    def _pawn(board: BoardView, character: int) -> QPoint:
        middle: QPointF = board._stage.cast.pawn(character).outline().center()
        return middle.toPoint()

    @staticmethod
    def _room(board: BoardView, floor: int) -> QPoint:
        room = board._stage.cast.geometry.room(floor)
        if floor == THRONE or floor in WCS:
            return room.center().toPoint()
        return (room.topLeft() + QPointF(8, 8)).toPoint()

    # --- in the hall ---------------------------------------------------------------------------

    def _in_hall(self, view: View) -> None:
        hall = pages_of(self.window).hall
        if hall._continue.isVisible():
            self._press(hall._continue)
        elif view.seat in view.to_act:
            ballot = hall.ballot
            self._press(self.random.choice(ballot.cards))
            self._press(ballot.confirm)
            self.steps += 1
        else:
            QTest.qWait(1)

    # --- the choice of an Ambition -------------------------------------------------------------

    def _at_ambitions(self, view: View) -> None:
        page = pages_of(self.window).ambition
        if view.seat not in view.to_act:
            QTest.qWait(1)
            return
        number = self.random.randrange(2)
        if self.by_keys:
            QTest.keyClick(page, (Qt.Key.Key_1, Qt.Key.Key_2)[number])
        else:
            self.hands.tap(page.cards[number])
        self._press(page.keep)
        self.steps += 1

    def _press(self, button: QAbstractButton) -> None:
        assert button.isEnabled()
        if self.by_keys:
            button.setFocus()
            QTest.keyClick(button, Qt.Key.Key_Return)
        else:
            self.hands.tap(button)

    @staticmethod
    def _gold(page: QWidget | None) -> PaperButton:
        assert page is not None
        return next(
            button
            for button in page.findChildren(PaperButton)
            if button.isVisible() and button.is_primary
        )
