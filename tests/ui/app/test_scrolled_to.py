"""What gets the keys is scrolled into sight, wherever they come from."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea, QWidget

from vivaroi_gui.ui.app.main_window import MainWindow


def test_tab_from_outside_brings_the_first_part_into_sight(lent_window: MainWindow) -> None:
    outside = QPushButton(lent_window)
    area = QScrollArea(lent_window)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.resize(200, 100)
    inside = QWidget()
    inside.resize(180, 600)
    button = QPushButton(inside)
    area.setWidget(inside)
    for widget in (outside, area):
        widget.show()
    QWidget.setTabOrder(outside, button)
    area.verticalScrollBar().setValue(500)
    outside.setFocus()
    QTest.keyClick(outside, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is button
    assert area.verticalScrollBar().value() < button.height()
    for widget in (outside, area):
        widget.deleteLater()
