"""What somebody who learns does on the table of Vienna, with the mouse."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from vivaroi_gui.rules.core import Move
from vivaroi_gui.rules.vienna.data import Symbol
from vivaroi_gui.rules.vienna.moves import (
    ChooseGain,
    ChooseStartCard,
    ChooseSymbol,
    DoubleTurn,
    EndTurn,
    Gain,
    Place,
    Reroll,
    SetGendarme,
    Steal,
    TakeCharacter,
    TurnDie,
)
from vivaroi_gui.ui.vienna.panels.offers import Deed
from vivaroi_gui.ui.vienna.table_page import TablePage

_LEFT = Qt.MouseButton.LeftButton


class ViennaHands:
    """On the page that is seen."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._hand = page.column.hand

    def do(self, move: Move) -> None:
        if isinstance(move, Place):
            self._choose(*move.dice, has_white=move.white)
            self._press_stop(move.stop)
        elif isinstance(move, SetGendarme):
            self._press_stop(move.stop)
        elif isinstance(move, TurnDie):
            self.press_chip(Deed.TURN)
            self._choose(move.die)
            self._press(next(one for one in self._hand.dice.faces if one.face == move.to))
        elif isinstance(move, Reroll):
            self.press_chip(Deed.REROLL)
            self._choose(*move.dice, has_white=move.white)
            self.press_chip(Deed.THROW_AGAIN)
        elif isinstance(move, ChooseStartCard):
            self._press(self._page.column.start.buttons[move.card])
        else:
            self._answer(move)

    def _answer(self, move: Move) -> None:
        questions = self._page.column.evaluation.stop.questions
        if isinstance(move, ChooseGain):
            self.press_chip(Deed.COIN if move.gain is Gain.COINS else Deed.POINT)
        elif isinstance(move, DoubleTurn | EndTurn):
            self.press_chip(Deed.DOUBLE if isinstance(move, DoubleTurn) else Deed.END)
        elif isinstance(move, TakeCharacter):
            view = self._page.column.evaluation.stop.questions._view
            assert view is not None
            self._press(questions.cards[view.display.index(move.character)])
        elif isinstance(move, ChooseSymbol):
            self._press(questions.symbols[list(Symbol).index(move.symbol)])
        elif isinstance(move, Steal):
            for key in {*questions._stolen} ^ {*move.coins}:
                self._press(questions.coins[key])
            self._press(questions.take)
        else:
            raise AssertionError(move)

    def press_chip(self, deed: Deed) -> None:
        chip = self._hand.chip_of(deed)
        assert chip is not None, deed
        self._press(chip)

    def _choose(self, *faces: int, has_white: bool = False) -> None:
        row = self._hand.dice
        places = row.places_of(tuple(faces), has_white=has_white)
        for place in places:
            if not row.buttons[place].is_chosen:
                self._press(row.buttons[place])

    def _press_stop(self, stop: int) -> None:
        town = self._page.town
        at = town.stop_area(stop).center().toPoint()
        QTest.mouseClick(town.viewport(), _LEFT, pos=at)

    @staticmethod
    def _press(button: QAbstractButton) -> None:
        assert button.isVisible()
        assert button.isEnabled()
        QTest.mouseClick(button, _LEFT)
