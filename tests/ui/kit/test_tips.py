"""What a tooltip says is read out too, in words for the ear."""

from typing import Final

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QGraphicsRectItem, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from vivaroi_gui.ui.kit.access_faces import PressedButton
from vivaroi_gui.ui.kit.telling import told_by_keys
from vivaroi_gui.ui.kit.tips import set_description, set_tip

_Text = QAccessible.Text
_SHOWN: Final = "R&D <b> lost \u22121\nPiazza \u2192 Dom"
_HEARD: Final = "R&D <b> lost minus 1\nPiazza, then Dom"


def heard(widget: QWidget) -> str:
    """What is read out after the name."""
    face = QAccessible.queryAccessibleInterface(widget)
    assert face is not None
    return face.text(_Text.Description)


def test_a_tooltip_is_shown_as_it_is_and_heard_in_words(qtbot: QtBot) -> None:
    for widget in (PressedButton(), QPushButton()):
        qtbot.addWidget(widget)
        set_tip(widget, _SHOWN)
        assert told_by_keys(widget) == _SHOWN
        assert heard(widget) == _HEARD


def test_what_a_name_says_already_is_not_described_by_marks(qtbot: QtBot) -> None:
    widget = PressedButton()
    qtbot.addWidget(widget)
    widget.setAccessibleName("Moves & more")
    set_tip(widget, "Moves & more")
    assert heard(widget) == ""
    set_tip(widget, "Moves & more", "Press to open")
    assert heard(widget) == "Press to open"


def test_a_description_alone_shows_no_tooltip(qtbot: QtBot) -> None:
    widget = QPushButton()
    qtbot.addWidget(widget)
    set_description(widget, _SHOWN)
    assert (told_by_keys(widget), heard(widget)) == ("", _HEARD)


def test_a_part_of_a_picture_is_only_shown_it() -> None:
    item = QGraphicsRectItem()
    set_tip(item, "a < b")
    assert item.toolTip() == "<span>a &lt; b</span>"
    set_tip(item, "")
    assert item.toolTip() == ""
