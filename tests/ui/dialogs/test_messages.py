"""The boxes of the window."""

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from tests.ui.boxes import answer
from vivaroi_gui.ui.app.main_window import MainWindow


def test_a_box_that_was_answered_is_gone(window: MainWindow) -> None:
    for pressed, agrees in (("Keep it", False), ("Delete it", True)):
        answer(pressed)
        assert window._messages.agrees_to_delete("Sunday") is agrees
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not window.findChildren(QMessageBox)


def test_a_box_that_closes_under_another_one_keeps_its_answer(window: MainWindow) -> None:
    outer: list[QMessageBox] = []

    def ask_more() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        outer.append(box)
        QTimer.singleShot(0, close_both)
        window._messages.agrees_to_overwrite("Sunday")

    def close_both() -> None:
        outer[0].buttons()[1].click()
        answer("Keep it")

    QTimer.singleShot(0, ask_more)
    assert window._messages.agrees_to_delete("Sunday")
