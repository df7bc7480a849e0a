"""The dice of the others can be read, and lie beside what else is in their rows."""

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from tests.rules.vienna.tables import turn
from tests.ui.vienna.panels.desk import COMPACT, REGULAR, Desk
from vivaroi_gui.rules.vienna.data import Special
from vivaroi_gui.ui.vienna.panels import rival_row

_CARDS = tuple(Special)[:4]


def _dice_and_cards(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> tuple[list[QRectF], list[QRectF]]:
    """Where those of the rows are painted."""
    dice: list[QRectF] = []
    cards: list[QRectF] = []

    def painted_die(
        _: QPainter, __: str, ___: int, middle: QPointF, edge: float, *_more: Any
    ) -> None:
        dice.append(_around(middle, edge, edge))

    def painted_card(_: QPainter, __: Special, at: QPointF, high: float, *_more: Any) -> None:
        cards.append(_around(at, 0.8 * high, high))

    monkeypatch.setattr(rival_row, "paint_die", painted_die)
    monkeypatch.setattr(rival_row, "paint_special", painted_card)
    desk.column.seats.refresh()
    desk.column.seats.grab()
    return dice, cards


def _around(middle: QPointF, across: float, down: float) -> QRectF:
    area = QRectF(0, 0, across, down)
    area.moveCenter(middle)
    return area


@pytest.mark.parametrize(
    ("size", "players", "least"),
    [(COMPACT, 3, 20), (COMPACT, 4, 20), (COMPACT, 5, 18), (REGULAR, 4, 25), (REGULAR, 5, 22)],
)
def test_dice_of_the_others_are_as_large_as_their_rows_let_them(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    players: int,
    least: float,
) -> None:
    desk = Desk(qtbot, turn((2,), (5, 6), players=players, whites=(None, 4)), size=size)
    dice, _ = _dice_and_cards(desk, monkeypatch)
    assert len(dice) == 3
    assert min(one.width() for one in dice) >= least
    assert all(one.right() < other.left() for one, other in pairwise(dice))


@pytest.mark.parametrize("size", [COMPACT, REGULAR])
def test_the_dice_of_a_whole_round_leave_room_for_cards_and_points(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    owners = dict.fromkeys(_CARDS, 1)
    desk = Desk(qtbot, turn((2,), (1, 2, 3, 4, 5), whites=(None, 6), owners=owners), size=size)
    dice, cards = _dice_and_cards(desk, monkeypatch)
    assert (len(dice), len(cards)) == (6, len(_CARDS))
    assert all(one.right() <= other.left() for one, other in pairwise(dice))
    assert dice[-1].right() <= cards[0].left()
    points = 54 if size == REGULAR else 40
    assert cards[-1].right() <= desk.column.seats.rows[0][1].right() - points * 0.99
