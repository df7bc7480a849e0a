"""What a stop takes and gives is shown as its board says it, and an owner may correct that."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from vivaroi_gui.rules.vienna import Options
from vivaroi_gui.rules.vienna.board import Stop
from vivaroi_gui.rules.vienna.data import Gains, Special, Symbol
from vivaroi_gui.rules.vienna.records import Evaluated, Occupation, Outcome
from vivaroi_gui.ui.kit.sheet import painted
from vivaroi_gui.ui.vienna.tokens import Sign, Token, effect, outcome, paint_tokens, tokens_width

BOARD = Options().board


def stop(name: str) -> Stop:
    return BOARD.stops[BOARD.index[name]]


def told(tokens: Sequence[Token]) -> str:
    """A row of pictograms as a line."""
    signs = {Sign.COIN: "coin", Sign.STRUCK: "struck", Sign.ARROW: "->", Sign.TEXT: ""}
    words = [f"{signs.get(sign, sign.name.lower())}{value or ''}" for sign, value in tokens]
    return " ".join(words)


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("krieau", "actionimmediate actiongendarme + coin / seal1"),
        ("prater", "actionimmediate actionturn"),
        ("oper", "seal1"),
        ("secession", "struck -> actioncharacter"),
        ("naschmarkt", "coin coin"),
        ("rathaus", "struck struck struck -> seal4"),
        ("central", "actioncharacter"),
        ("pestsaeule", "symbol actioncompare > seal2 = seal1"),
        ("stephansdom", "symbol1 actioncompare > seal2 coin = seal1"),
        ("gloriette", "struck -> actionchoose actioncompare"),
        ("tiergarten", "actionsteal 3"),
        ("heuriger", "seal1 × actionspecial"),
        ("geheimbund", "actionimmediate actionany -> coin"),
    ],
)
def test_each_kind_of_stop_is_told_in_pictograms(name: str, wanted: str) -> None:
    assert told(effect(stop(name))) == wanted


def test_a_special_stop_shows_its_own_card_and_what_comes_with_it() -> None:
    assert effect(stop("heldenplatz"))[0] == Token(Sign.SPECIAL, Special.DOUBLE_TURN)
    assert told(effect(stop("heldenplatz"))[1:]) == "coin"


def test_corrected_values_are_shown_and_not_those_of_the_shipped_board() -> None:
    oper = replace(stop("oper"), cost=1, gains=Gains(coins=5, points=3))
    assert told(effect(oper)) == "struck -> seal3 5 coin"
    dear = replace(stop("secession"), cost=4)
    assert told(effect(dear)) == "4 struck -> actioncharacter"
    plain = replace(stop("krieau"), gains=Gains(points=2))
    assert told(effect(plain)) == "actionimmediate actiongendarme + seal2"
    crowns = replace(stop("stephansdom"), symbol=Symbol.CROWN, more=Gains(coins=2))
    assert told(effect(crowns)) == "symbol2 actioncompare > coin coin = seal1"


def record(**values: Any) -> Evaluated:
    seen = Evaluated(1, Occupation(0, (1,)), Outcome.DONE, 0, 0, 0, score=0, purse=0)
    return seen._replace(**values)


@pytest.mark.parametrize(
    ("values", "wanted"),
    [
        ({}, "–"),
        ({"points": 2}, "+ seal2"),
        ({"paid": 3, "points": 4}, "−3 coin + seal4"),
        ({"card": Special.JOKER, "coins": 1}, "special2 +1 coin"),
        ({"character": 0, "paid": 1}, "−1 coin cardc"),
    ],
)
def test_a_flag_tells_what_was_paid_and_got(values: dict[str, Any], wanted: str) -> None:
    assert told(outcome(record(**values), BOARD)) == wanted


def test_a_row_that_is_too_wide_is_drawn_within_its_room(fonts: None) -> None:
    tokens = effect(replace(stop("stephansdom"), more=Gains(3, 3), equal=Gains(3, 3)))
    room = tokens_width(tokens, 23) * 0.6

    def paint(painter: QPainter) -> None:
        paint_tokens(painter, tokens, QPointF(200, 30), 23, room)

    drawn = painted(QRectF(0, 0, 400, 60), 1, paint).toImage()
    columns = [
        x
        for x in range(drawn.width())
        if any(drawn.pixelColor(x, y).alpha() for y in range(drawn.height()))
    ]
    assert columns
    assert columns[-1] - columns[0] <= room + 3
