"""The town in small: whose dice lie where, for everybody's eyes; and the first page's picture."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.ui.vienna.scene.positions import Match, in_turn
from vivaroi_gui.rules.vienna import View
from vivaroi_gui.ui.kit.sheet import blank, paint_onto, painted
from vivaroi_gui.ui.kit.tones import DAY, DUSK, show_theme
from vivaroi_gui.ui.vienna.scene.miniature import paint_miniature
from vivaroi_gui.ui.vienna.title_picture import title_picture

COLOURS = ("crimson", "cobalt", "emerald", "saffron", "charcoal")

pytestmark = pytest.mark.usefixtures("fonts")


def small(view: View, colours: tuple[str, ...] = COLOURS) -> QImage:
    area = QRectF(0, 0, 310, 286)
    picture = painted(area, 1.0, lambda painter: paint_miniature(painter, area, view, colours, 1.0))
    return picture.toImage()


def test_it_shows_whose_dice_lie_where() -> None:
    match = in_turn()
    before = small(match.view())
    assert before == small(match.view())
    for stop in ("secession", "geheimbund"):
        match.lay(stop, 0, 2)
        after = small(match.view())
        assert after != before
        before = after
    assert small(match.view(), COLOURS[::-1]) != before


def test_it_shows_where_the_gendarme_is() -> None:
    match = in_turn()
    with_gendarme = small(match.view())
    match.state.gendarme = None
    assert small(match.view()) != with_gendarme


def test_whose_view_it_is_cannot_be_seen() -> None:
    match = in_turn()
    assert small(match.view(None)) == small(match.view(0))


def test_five_carriages_wait_beside_each_other() -> None:
    assert small(Match((2, 3, 5, 6), players=5).view()) != small(Match().view())


def title(width: float, height: float) -> QImage:
    page, left = QRectF(0, 0, width, height), QRectF(0, 0, width * 0.35, height * 0.7)
    picture = blank(page, 1.0)
    for layer in title_picture(page, left, 1.0):
        paint_onto(picture, page, layer)
    return picture.toImage()


@pytest.mark.parametrize("size", [(1024.0, 555.0), (1440.0, 847.0)], ids=str)
def test_the_title_picture_reaches_the_foot_of_the_page(size: tuple[float, float]) -> None:
    """The games to choose from lie upon it there."""
    shown = title(*size)
    meadow = shown.pixelColor(40, round(size[1] * 0.8))
    foot = shown.pixelColor(40, round(size[1]) - 2)
    assert abs(meadow.red() - foot.red()) + abs(meadow.green() - foot.green()) < 60


def test_the_town_is_lit_as_the_theme_is(qapp: QApplication) -> None:
    shown = []
    for theme in (DAY, DUSK):
        show_theme(theme.name)
        shown.append(title(1024, 555))
    assert shown[0] != shown[1]
    show_theme(DUSK.name)
