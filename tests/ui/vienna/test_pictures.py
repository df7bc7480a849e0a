"""The pictures of the kit: none is missing, and the town in pieces is the town."""

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from vivaroi_gui.rules.vienna import Options
from vivaroi_gui.rules.vienna.data import FACES, Special, Symbol
from vivaroi_gui.table.players import COLOURS
from vivaroi_gui.ui.kit.resources import resource
from vivaroi_gui.ui.vienna.pictures import (
    TOWN_PIECES,
    WHITE,
    bare_card_picture,
    card_picture,
    carriage_picture,
    coin_picture,
    die_picture,
    gendarme_picture,
    has_card,
    paint_town_piece,
)
from vivaroi_gui.ui.vienna.town_tones import THEMES

AREA = QRectF(0, 0, 350, 299)


def blank() -> QImage:
    image = QImage(AREA.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


@pytest.mark.parametrize("name", [shown.town for shown in THEMES.values()])
def test_the_pieces_of_the_town_are_the_town_to_the_pixel(name: str) -> None:
    whole, pieces = blank(), blank()
    painter = QPainter(whole)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(resource("vienna", f"{name}.svg"))).render(painter, AREA)
    painter.end()
    painter = QPainter(pieces)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for piece in range(TOWN_PIECES):
        paint_town_piece(painter, name, piece, AREA)
    painter.end()
    assert whole == pieces


@pytest.mark.parametrize("colour", [*COLOURS, WHITE])
def test_every_colour_has_dice_of_its_own(colour: str, qapp: object) -> None:
    seen = {die_picture(colour, face, 30, 1).toImage().cacheKey() for face in FACES}
    assert len(seen) == len(FACES)
    assert not die_picture(colour, 1, 30, 1).toImage().allGray() or colour == WHITE


@pytest.mark.parametrize("colour", [*COLOURS, ""])
def test_a_carriage_looks_both_ways(colour: str, qapp: object) -> None:
    right = carriage_picture(colour, 0.5, 1, 1).toImage()
    left = carriage_picture(colour, 0.5, -1, 1).toImage()
    row = right.height() // 2
    across = [right.pixelColor(x, row) for x in range(right.width())]
    assert [left.pixelColor(x, row) for x in range(left.width())] == across[::-1]
    assert left != right


def test_every_card_and_piece_is_drawn(qapp: object) -> None:
    board = Options().board
    assert all(has_card(f"character-{card.id}") for card in board.characters)
    names = [f"special-{special.name.lower().replace('_', '-')}" for special in Special]
    for name in (*names, "start-front", "character-front"):
        assert has_card(name)
        assert card_picture(name, 80, 1).toImage().pixelColor(60, 50).alpha()
    for symbol in Symbol:
        assert resource("vienna", f"symbol-{symbol.name.lower()}.svg").exists()
    assert coin_picture(20, 1).toImage().pixelColor(11, 11).alpha()
    assert gendarme_picture(90, 1).toImage().pixelColor(32, 60).alpha()


def test_cards_are_drawn_without_the_plate_that_no_name_fits_on(qapp: object) -> None:
    people = [f"character-{card.id}" for card in Options().board.characters]
    special = [f"special-{one}" for one in ("first-player", "double-turn", "joker", "extra-die")]
    for name in (*people, *special):
        drawn, bare = (make(name, 284, 1).toImage() for make in (card_picture, bare_card_picture))
        upper, plate = QPoint(60, 50), QPoint(150, 268 if name in people else 250)
        assert drawn.pixelColor(upper) == bare.pixelColor(upper)
        assert drawn.pixelColor(plate) != bare.pixelColor(plate)
