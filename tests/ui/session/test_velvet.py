"""The curtain is drawn aside: opaque at first, open at the end, and over at any touch."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from vivaroi_gui.ui.session.velvet import Velvet, folds

PAGE = QColor("#00FF00")


@pytest.fixture
def velvet(qtbot: QtBot) -> Velvet:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(640, 400)
    palette = window.palette()
    palette.setColor(window.backgroundRole(), PAGE)
    window.setPalette(palette)
    window.setAutoFillBackground(True)
    window.show()
    return Velvet(window)


def seen(velvet: Velvet) -> QImage:
    return velvet.window().grab().toImage()


def uncovered(velvet: Velvet) -> int:
    """How many pixels of the page are in sight in one row."""
    picture = seen(velvet)
    row = [picture.pixelColor(x, picture.height() // 2) for x in range(picture.width())]
    return row.count(PAGE)


@pytest.mark.parametrize("width", [333, 1440])
def test_the_folds_reach_the_middle_at_first_and_are_gone_at_the_end(width: float) -> None:
    left, wide = folds(0.0, width)[-1]
    assert left + wide == pytest.approx(width / 2)
    left, wide = folds(1.0, width)[-1]
    assert left + wide <= 0
    reaches = [sum(folds(step / 50, width)[-1]) for step in range(51)]
    assert reaches == sorted(reaches, reverse=True)


def test_in_its_first_frame_nothing_of_the_page_is_seen(velvet: Velvet) -> None:
    velvet.draw_aside(100.0)
    picture = seen(velvet)
    colours = {
        picture.pixelColor(x, y).name()
        for x in range(picture.width())
        for y in (0, 200, picture.height() - 1)
    }
    assert PAGE.name() not in colours
    velvet.end()


def test_more_and_more_of_the_page_comes_in_sight(velvet: Velvet) -> None:
    velvet.draw_aside(1.0)
    velvet._animation.pause()
    shown = []
    for milliseconds in (0, 300, 500, 700, 899):
        velvet._animation.setCurrentTime(milliseconds)
        shown.append(uncovered(velvet))
    assert shown == sorted(set(shown))
    velvet.end()
    assert uncovered(velvet) == 640


def test_a_click_ends_it(velvet: Velvet) -> None:
    velvet.draw_aside(100.0)
    QTest.mouseClick(velvet, Qt.MouseButton.LeftButton)
    assert not velvet.is_moving
    assert velvet.isHidden()
