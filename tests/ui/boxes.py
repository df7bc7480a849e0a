"""The message boxes that ask or tell people something."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from vivaroi_gui.ui.kit.mnemonics import plain


def answer(button: str, then: str = "") -> list[str]:
    """Presses a button of the next box, and one of the box after it.

    What a box says is in the list once it is answered.
    """
    told: list[str] = []

    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        told.append(f"{box.text()}\n{box.informativeText()}")
        if then:
            answer(then)
        next(one for one in box.buttons() if plain(one.text()) == button).click()

    QTimer.singleShot(0, press)
    return told
