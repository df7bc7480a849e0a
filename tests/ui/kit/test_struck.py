"""The mark of what is out says so by its shape, and leaves face and letter to be known."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from vivaroi_gui.ui.kit.ink import contrast
from vivaroi_gui.ui.kit.struck import paint_struck
from vivaroi_gui.ui.kit.tones import DUSK, THEMES, show_theme, tones


@pytest.fixture(params=THEMES)
def theme(request: pytest.FixtureRequest) -> Iterator[None]:
    show_theme(request.param)
    yield
    show_theme(DUSK.name)


def marked(wide: int) -> QImage:
    image = QImage(wide, wide * 4 // 3, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_struck(painter, QRectF(image.rect()))
    painter.end()
    return image


@pytest.mark.parametrize("wide", [18, 44, 80])
def test_nothing_lies_over_face_and_letter(wide: int) -> None:
    image = marked(wide)
    face = [(x, y) for x in range(wide * 3 // 5, wide) for y in range(image.height())]
    letter = [(x, y) for x in range(wide) for y in range(image.height() * 2 // 3, image.height())]
    assert [at for at in face + letter if image.pixelColor(*at).alpha()] == []
    assert image.pixelColor(wide // 5, image.height() // 4).alpha()


def test_its_cross_is_seen_without_colours(theme: None) -> None:
    image, shown = marked(80), QPointF(80 * 0.22 * 0.8, 80 * 0.22 * 1.5).toPoint()
    cross, disc = image.pixelColor(shown), image.pixelColor(shown.x() - 12, shown.y())
    assert disc.rgb() == tones().alert.rgb()
    assert contrast(cross, disc) > 3
