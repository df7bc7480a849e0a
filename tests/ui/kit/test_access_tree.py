"""A painted widget for assistive technology: what Qt is told, asked and may press."""

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from vivaroi_gui.ui.kit import access_faces
from vivaroi_gui.ui.kit.access_parts import AccessPart, Role
from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.kit.segmented import Segmented

Text = QAccessible.Text
PRESS, FOCUS = "Press", "SetFocus"


class Board(QWidget):
    """Two parts and a real button."""

    access_tree: AccessTree | None = None

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName("named before there is a tree")
        self.pressed: list[object] = []
        self.access_tree = AccessTree(
            self,
            area=lambda key: QRectF(10, 20, 30, 40) if key == "one" else QRectF(),
            press=lambda part: self.pressed.append(part.act),
        )
        self.button = QPushButton("real", self)

    def tell(self, *parts: AccessPart) -> None:
        assert self.access_tree is not None
        self.access_tree.show(lambda: parts)


@pytest.fixture
def active(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[QAccessibleEvent]]:
    """Somebody listens; what Qt is told is written down."""
    told: list[QAccessibleEvent] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", told.append)
    yield told
    QApplication.processEvents()


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    board = Board()
    qtbot.addWidget(board)
    board.resize(200, 100)
    board.show()
    return board


def face(board: QWidget) -> QAccessibleInterface:
    found: QAccessibleInterface | None = QAccessible.queryAccessibleInterface(board)
    assert found is not None
    return found


def names(of: QAccessibleInterface) -> list[str]:
    return [of.child(at).text(Text.Name) for at in range(of.childCount())]


def item(key: str, name: str, **more: object) -> AccessPart:
    return AccessPart(key, Role.Button, name, **more)  # type: ignore[arg-type]


def test_parts_come_before_the_children_that_tell_of_themselves(board: Board) -> None:
    board.tell(
        AccessPart("all", Role.List, "List", parts=(item("one", "First"), item("two", "Second")))
    )
    assert names(face(board)) == ["List", "real"]
    above = face(board).child(0)
    assert names(above) == ["First", "Second"]
    assert above.child(1).parent().text(Text.Name) == "List"
    assert above.indexOfChild(above.child(1)) == 1
    corner = board.mapToGlobal(QRectF(10, 20, 30, 40).topLeft().toPoint())
    assert above.child(0).rect().topLeft() == corner
    board.button.hide()
    assert names(face(board)) == ["List"]


def test_only_what_has_an_act_can_be_pressed_and_nothing_while_it_is_covered(
    board: Board,
) -> None:
    board.tell(item("one", "First", act="go"), item("two", "Second"), item("three", "T", act=1))
    first, second, _, _ = (face(board).child(at) for at in range(4))
    assert first.actionInterface().actionNames() == [PRESS, FOCUS]
    assert second.actionInterface().actionNames() == [FOCUS]
    second.actionInterface().doAction(PRESS)
    assert board.pressed == []
    first.actionInterface().doAction(PRESS)
    assert board.pressed == ["go"]
    board.setEnabled(False)
    first.actionInterface().doAction(PRESS)
    assert board.pressed == ["go"]
    assert first.state().disabled


def test_a_part_keeps_its_place_in_qt_and_only_changes_are_told(
    board: Board, active: list[QAccessibleEvent]
) -> None:
    board.tell(item("one", "First"), item("two", "Second"))
    QApplication.processEvents()
    before = face(board).child(0)
    active.clear()
    board.tell(item("two", "Second"), item("one", "Renamed", is_able=False))
    QApplication.processEvents()
    assert names(face(board)) == ["Second", "Renamed", "real"]
    assert face(board).child(1).object() is before.object()
    assert [event.type() for event in active] == [
        QAccessible.Event.NameChanged,
        QAccessible.Event.StateChanged,
    ]


def test_what_comes_and_goes_is_told_with_its_place(
    board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, str, int]] = []

    def tell(event: QAccessibleEvent) -> None:
        node = event.object()
        place = face(board).indexOfChild(QAccessible.queryAccessibleInterface(node))
        told.append((event.type().name, node.part.name, place))  # type: ignore[attr-defined]

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", tell)
    shown = item("one", "First"), item("two", "Second")
    board.tell(*shown)
    QApplication.processEvents()
    assert told == []
    inner = item("four", "Fourth")
    board.tell(shown[0], AccessPart("three", Role.List, "Third", parts=(inner,)))
    QApplication.processEvents()
    assert told == [("ObjectDestroyed", "Second", 1), ("ObjectCreated", "Third", 1)]
    told.clear()
    board.tell(shown[0], AccessPart("three", Role.List, "Third"), inner)
    QApplication.processEvents()
    assert told == [("ObjectDestroyed", "Fourth", -1), ("ObjectCreated", "Fourth", 2)]


def test_the_focus_is_told_once_at_each_step(board: Board, active: list[QAccessibleEvent]) -> None:
    board.tell(item("one", "First"), item("two", "Second"))
    tree = board.access_tree
    assert tree is not None
    for key in ("one", "one", "two", "nobody"):
        tree.focus(key)
    focused = [one.object() for one in active if one.type() is QAccessible.Event.Focus]
    assert focused == [face(board).child(at).object() for at in (0, 1)]


def test_while_nobody_listens_nothing_is_made(board: Board) -> None:
    asked: list[bool] = []

    def make() -> tuple[AccessPart, ...]:
        asked.append(True)
        return ()

    assert board.access_tree is not None
    board.access_tree.show(make)
    QApplication.processEvents()
    assert not asked
    names(face(board))
    names(face(board))
    assert asked == [True]


def test_windows_that_die_while_they_are_asked_leave_nothing(qapp: QApplication) -> None:
    held = len(access_faces._held)
    for number in range(200):
        board = Board()
        board.tell(*(item(f"{at}", f"AccessPart {at}") for at in range(5)))
        old = face(board).child(0)
        board.tell(item(f"{number}", "Another"))
        assert names(face(board))[0] == "Another"
        assert old.text(Text.Name) in ("", "Another")
        board.deleteLater()
        del board, old
    qapp.sendPostedEvents(None, 52)
    gc.collect()
    assert len(access_faces._held) == held


def test_whatever_is_done_to_a_painted_button_is_a_click(qtbot: QtBot) -> None:
    above = QWidget()
    qtbot.addWidget(above)
    row = Segmented(("", ""), above)
    above.show()
    row.set_words("How long?", ("Short", "Long"))
    chosen: list[int] = []
    row.chosen.connect(chosen.append)
    faces = [face(one) for one in row.segments]
    assert [one.role() for one in faces] == [Role.RadioButton] * 2
    assert [one.text(Text.Description) for one in faces] == ["1 of 2", "2 of 2"]
    faces[1].actionInterface().doAction("Toggle")
    qtbot.waitUntil(lambda: chosen == [1])
    assert [bool(one.state().checked) for one in faces] == [False, True]
    faces[0].actionInterface().doAction(PRESS)
    qtbot.waitUntil(lambda: chosen == [1, 0])
