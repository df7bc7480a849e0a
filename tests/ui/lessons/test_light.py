"""While the cat speaks, what has the keys is as bright as ever."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from vivaroi_gui.ui.lessons.light import Light

SPOT = QPoint(50, 50)


@pytest.fixture
def screen(qapp: QApplication) -> Iterator[QWidget]:
    widget = QWidget()
    widget.setStyleSheet("background: white; border: none")
    widget.resize(400, 300)
    yield widget
    widget.close()
    widget.deleteLater()


def brightness(screen: QWidget) -> int:
    QApplication.processEvents()
    return QColor(screen.grab().toImage().pixel(SPOT)).lightness()


def test_what_has_the_keys_is_not_dim(screen: QWidget) -> None:
    first, second = (QPushButton(screen) for _ in range(2))
    first.setGeometry(30, 30, 60, 40)
    second.setGeometry(200, 200, 60, 40)
    light = Light(screen)
    light.resize(screen.size())
    light.shine([QRectF(300, 20, 50, 50)], QRectF(), 1.0, is_dim=True)
    screen.show()
    screen.activateWindow()
    second.setFocus()
    dim = brightness(screen)
    first.setFocus()
    assert brightness(screen) > dim + 80
    second.setFocus()
    assert brightness(screen) == dim
