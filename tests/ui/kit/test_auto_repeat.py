"""X11's held keys: told as releases and presses of one moment, they become repetitions again."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from vivaroi_gui.ui.kit.auto_repeat import AutoRepeat

PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease


class Heard(QWidget):
    """Notes the keys that come to it."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[tuple[bool, bool]] = []
        """Whether it was a press, and whether it was a repetition."""
        AutoRepeat(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.told.append((True, event.isAutoRepeat()))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.told.append((False, event.isAutoRepeat()))


@pytest.fixture
def heard(qtbot: QtBot) -> Heard:
    widget = Heard()
    qtbot.addWidget(widget)
    widget.show()
    widget.activateWindow()
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus)
    return widget


def told(kind: QEvent.Type, ms: int, key: Qt.Key) -> QKeyEvent:
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier)
    event.setTimestamp(ms)
    return event


def send(widget: QWidget, event: QKeyEvent) -> None:
    """As the system does."""
    handle = widget.windowHandle()
    assert handle is not None
    QCoreApplication.sendEvent(handle, event)


def tell(widget: QWidget, kind: QEvent.Type, ms: int, key: Qt.Key = Qt.Key.Key_Space) -> None:
    send(widget, told(kind, ms, key))


def test_a_key_held_down_is_pressed_once_and_let_go_once(heard: Heard, qtbot: QtBot) -> None:
    tell(heard, PRESS, 100)
    for ms in (760, 800, 840):
        tell(heard, RELEASE, ms)
        tell(heard, PRESS, ms)
    tell(heard, RELEASE, 870)
    qtbot.waitUntil(lambda: len(heard.told) == 5)
    assert heard.told == [(True, False), (True, True), (True, True), (True, True), (False, False)]


def test_a_key_pressed_twice_is_pressed_twice(heard: Heard, qtbot: QtBot) -> None:
    for ms in (100, 180):
        tell(heard, PRESS, ms)
        tell(heard, RELEASE, ms + 40)
    qtbot.waitUntil(lambda: len(heard.told) == 4)
    assert heard.told == [(True, False), (False, False)] * 2


def test_another_key_does_not_overtake_a_release(heard: Heard) -> None:
    tell(heard, PRESS, 100)
    tell(heard, RELEASE, 140)
    tell(heard, PRESS, 140, Qt.Key.Key_Return)
    assert heard.told == [(True, False), (False, False), (True, False)]


def test_a_command_is_not_given_again_while_its_key_is_held(heard: Heard) -> None:
    given: list[bool] = []
    command = QAction("Moves", heard, shortcut=QKeySequence("F4"), autoRepeat=False)
    command.triggered.connect(lambda: given.append(True))
    heard.addAction(command)
    tell(heard, PRESS, 100, Qt.Key.Key_F4)
    assert given == [True]
    tell(heard, RELEASE, 760, Qt.Key.Key_F4)
    asked = told(QEvent.Type.ShortcutOverride, 760, Qt.Key.Key_F4)
    asked.ignore()
    send(heard, asked)
    assert asked.isAccepted(), "Qt looks for a command no more"
    tell(heard, PRESS, 760, Qt.Key.Key_F4)
    assert given == [True]
