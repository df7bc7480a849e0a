"""What a widget paints once and then only shows."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from vivaroi_gui.ui.kit.sheet import Backing, Draw


def test_a_backing_is_painted_once_for_a_size_and_anew_when_forgotten(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    painted: list[QRect] = []

    def paint(painter: QPainter) -> None:
        painted.append(widget.rect())

    backing = Backing(widget, paint)
    widget.resize(40, 30)
    assert backing.pixmap is backing.pixmap
    widget.resize(50, 30)
    assert backing.pixmap.width() == 50
    assert painted == [QRect(0, 0, 40, 30), QRect(0, 0, 50, 30)]
    backing.forget()
    assert backing.pixmap.height() == 30
    assert len(painted) == 3


def test_what_is_new_grows_piece_by_piece_from_nothing(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(40, 30)
    painted: list[str] = []
    backing = Backing(widget, lambda _: painted.append("all"))
    backing.renew([lambda _: painted.append("a"), lambda _: painted.append("b")])
    nothing = backing.pixmap
    assert painted == []
    qtbot.waitUntil(lambda: not backing.is_renewing)
    assert painted == ["a", "b"]
    assert backing.pixmap is not nothing


def test_what_changes_a_little_is_painted_in_pieces_while_the_old_one_is_seen(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(40, 30)
    painted: list[str] = []

    def piece(name: str) -> Draw:
        return lambda _: painted.append(name)

    backing = Backing(widget, piece("all"))
    old = backing.pixmap
    assert painted == ["all"]
    backing.renew([piece("a"), piece("b")])
    backing.renew([piece("c")])
    backing.renew([piece("d")])
    assert backing.pixmap is old
    qtbot.waitUntil(lambda: not backing.is_renewing)
    assert painted == ["all", "a", "b", "d"]
    assert backing.pixmap is not old
    backing.renew([piece("e")])
    backing.forget()
    assert not backing.is_renewing
    assert backing.pixmap is not old
    assert painted == ["all", "a", "b", "d", "all"]
