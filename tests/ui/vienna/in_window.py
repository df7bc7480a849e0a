"""Vienna in the real window: what people see there and press."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.vienna.panels.offers import Deed
from vivaroi_gui.ui.vienna.table_page import TablePage

LEFT = Qt.MouseButton.LeftButton


def seen(window: MainWindow) -> TablePage:
    """The table, which is what is to be seen."""
    page = window.pages.current
    assert isinstance(page, TablePage)
    return page


def press(button: QAbstractButton) -> None:
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, LEFT)
    QApplication.processEvents()


def do(window: MainWindow, deed: Deed) -> None:
    """Presses what is offered beside the dice."""
    hand = seen(window).column.hand
    number = [offer.deed for offer in hand._offers].index(deed)
    press(hand.chips[number])


def choose_dice(window: MainWindow, *faces: int) -> None:
    """Presses dice that show these faces, the leftmost first."""
    row = seen(window).column.hand.dice
    buttons = [button for button in row.buttons if button.isVisible()]
    for face in faces:
        button = next(one for one in buttons if one.face == face and not one.is_chosen)
        press(button)


def place_at(window: MainWindow, name: str) -> QPoint:
    """The middle of a stop, in pixels of the town."""
    town = seen(window).town
    stop = window.session.bridge.options.board.index[name]
    return town._hand.layout.pad(stop).center().toPoint()


def place(window: MainWindow, name: str, *faces: int) -> None:
    """Chooses dice and puts them on a stop."""
    choose_dice(window, *faces)
    QTest.mouseClick(seen(window).town.viewport(), LEFT, pos=place_at(window, name))
    QApplication.processEvents()


def land(window: MainWindow) -> None:
    """What moves comes to rest; what is to be read after it stays."""
    seen(window).town.skip()
    seen(window).column.skip()


def golden(window: MainWindow) -> QAbstractButton:
    """The button that goes on in an evaluation."""
    return seen(window).column.evaluation.leafing.go
