"""A guest in Vienna: sees the window, and works it with mouse and keys only."""

from collections.abc import Sequence
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tools.soak.hands import Hands, MouseHands
from vivaroi_gui.rules.core import CHANCE
from vivaroi_gui.rules.vienna import View, moves
from vivaroi_gui.rules.vienna.board import STREET, StopIndex
from vivaroi_gui.rules.vienna.data import WHITE
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.vienna.panels.die_button import DieButton
from vivaroi_gui.ui.vienna.panels.offers import Deed
from vivaroi_gui.ui.vienna.pictures import WHITE as WHITE_DIE
from vivaroi_gui.ui.vienna.table_page import TablePage

_CHANGES = (moves.Reroll, moves.TurnDie)
_SELDOM = 0.15
"""How often dice are changed where they could be placed."""


class ViennaGuest:
    """Plays for whoever is on turn, at random, until the game is over.

    ``by_keys`` uses the keyboard alone; otherwise drags and clicks take turns, of ``hands``.
    """

    def __init__(
        self, window: MainWindow, *, by_keys: bool, seed: int = 1, hands: Hands | None = None
    ) -> None:
        self.window = window
        self.hands = hands or MouseHands()
        self.by_keys = by_keys
        self.random = Random(seed)
        self.steps = self.throws = 0

    def play(self, most: int = 4000) -> None:
        """Plays the game to its end.

        Raises:
            AssertionError: the game stands still, or screen and model differ.
        """
        for _ in range(most):
            if self.window.pages.is_at_end:
                return
            assert not self.window.session.is_covered, "a curtain where nothing is secret"
            self._once()
            QApplication.processEvents()
            self.look()
        raise AssertionError("the game does not end")

    @property
    def page(self) -> TablePage:
        page = self.window.pages.current
        assert isinstance(page, TablePage)
        return page

    def look(self) -> None:
        """Called after each step; whoever wants to see something then sets another one."""

    def _once(self) -> None:
        view = self.window.session.bridge.view
        go = self.page.column.evaluation.leafing.go
        if view.legal and view.seat in view.to_act:
            assert self.page._view == view, "the screen shows another position"
            self._perform(self._drawn(view), view)
            self.steps += 1
        elif go.isVisible():
            self._press(go)
        elif CHANCE in view.to_act and self.page.column.hand.offer(Deed.THROW) is not None:
            self._throw()
        else:
            QTest.qWait(1)

    def _drawn(self, view: View) -> moves.Move:
        """A legal move; seldom one that costs a coin and places nothing."""
        changes = [move for move in view.legal if isinstance(move, _CHANGES)]
        others = [move for move in view.legal if not isinstance(move, _CHANGES)]
        is_change = bool(changes) and self.random.random() < _SELDOM
        return self.random.choice(changes if is_change else others)

    def _throw(self) -> None:
        """By the chip beside the dice or, without the keys, by a press on one of them."""
        self.throws += 1
        if self.by_keys or self.throws % 2:
            self._do(Deed.THROW)
        else:
            self._press(self.page.column.hand.dice.buttons[0])

    # --- moves ---------------------------------------------------------------------------------

    def _perform(self, move: moves.Move, view: View) -> None:
        column = self.page.column
        questions = column.evaluation.stop.questions
        match move:
            case moves.ChooseStartCard(card):
                self._press(column.start.buttons[card])
            case moves.Place(stop, dice, white):
                self._place(stop, dice, white=white)
            case moves.SetGendarme(stop):
                self._send(stop)
            case moves.TakeCharacter(character):
                self._press(questions.cards[view.display.index(character)])
            case moves.ChooseSymbol(symbol):
                self._press(questions.symbols[symbol])
            case moves.Steal(coins):
                for seat, number in coins:
                    self._press(questions.coins[seat, number])
                self._press(questions.take)
            case _:
                self._change(move)

    def _change(self, move: moves.Move) -> None:
        """What is done with the dice and the slips beside them."""
        match move:
            case moves.Reroll(dice, white):
                self._do(Deed.REROLL)
                self._choose(dice, white=white)
                self._do(Deed.THROW_AGAIN)
            case moves.TurnDie(die, to):
                self._do(Deed.TURN)
                self._turn(die, to)
            case moves.SetDie(die, to):
                self._turn(die, to)
            case moves.ChooseGain(gain):
                self._do(Deed.COIN if gain is moves.Gain.COINS else Deed.POINT)
            case moves.LeaveDice():
                self._do(Deed.LEAVE)
            case moves.DoubleTurn():
                self._do(Deed.DOUBLE)
            case moves.EndTurn():
                self._do(Deed.END)

    def _turn(self, die: int, to: int) -> None:
        self._choose(() if die == WHITE else (die,), white=die == WHITE)
        self._press(self.page.column.hand.dice.faces[to - 1])

    def _place(self, stop: StopIndex, dice: Sequence[int], *, white: bool) -> None:
        self._choose(dice, white=white)
        if self.by_keys or self.steps % 2:
            self._send(stop)
        else:
            self._drag(stop)

    def _choose(self, dice: Sequence[int], *, white: bool) -> None:
        """Lets go of what is chosen, and chooses these dice one after the other."""
        for button in self._dice:
            if button.is_chosen:
                self._press(button)
        for face in (*dice, *((0,) if white else ())):
            self._press(next(one for one in self._dice if not one.is_chosen and _is(one, face)))

    @property
    def _dice(self) -> list[DieButton]:
        row = self.page.column.hand.dice
        return row.buttons[: row.number]

    # --- mouse and keys ------------------------------------------------------------------------

    def _do(self, deed: Deed) -> None:
        hand = self.page.column.hand
        number = [offer.deed for offer in hand._offers].index(deed)
        self._press(hand.chips[number])

    def _press(self, button: QAbstractButton) -> None:
        assert button.isVisible(), "a button is hidden"
        assert button.isEnabled(), "a button is off"
        if self.by_keys:
            button.setFocus(Qt.FocusReason.TabFocusReason)
            QTest.keyClick(button, Qt.Key.Key_Space)
        else:
            self.hands.tap(button)

    def _send(self, stop: StopIndex) -> None:
        """Chooses a stop of the town."""
        town = self.page.town
        if not self.by_keys:
            self.hands.tap(town.viewport(), self._at(stop))
            return
        town.setFocus(Qt.FocusReason.TabFocusReason)
        for _ in range(len(STREET) + 1):
            if town._hand.cursor == stop:
                break
            QTest.keyClick(_focus(town), Qt.Key.Key_PageDown)
        QTest.keyClick(_focus(town), Qt.Key.Key_Return)

    def _drag(self, stop: StopIndex) -> None:
        """Drags the chosen dice to a stop, by the first of them."""
        die = next(button for button in self._dice if button.is_chosen)
        start = die.rect().center()
        end = die.mapFromGlobal(self.page.town.viewport().mapToGlobal(self._at(stop)))
        self.hands.drag(die, start, end)

    def _at(self, stop: StopIndex) -> QPoint:
        return self.page.town._hand.layout.pad(stop).center().toPoint()


def _is(button: DieButton, face: int) -> bool:
    """Whether a die is the white one, for 0, or one of the seat's that shows a face."""
    is_white = button.colour == WHITE_DIE
    return is_white if face == 0 else not is_white and button.face == face


def _focus(otherwise: QWidget) -> QWidget:
    return QApplication.focusWidget() or otherwise
