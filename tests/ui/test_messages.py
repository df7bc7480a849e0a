"""The boxes of the window."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QMessageBox

from tests.ui.boxes import answer
from vivaroi_gui.ui.main_window import MainWindow


def test_a_box_that_was_answered_is_gone(window: MainWindow) -> None:
    for pressed, agrees in (("Keep it", False), ("Delete it", True)):
        answer(pressed)
        assert window._messages.agrees_to_delete("Sunday") is agrees
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not window.findChildren(QMessageBox)
