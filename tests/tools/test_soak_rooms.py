"""The long run over all sizes of window and text finds what cannot be read or reached."""

from collections.abc import Callable
from contextlib import nullcontext

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsScene,
    QGraphicsView,
    QLabel,
    QScrollArea,
    QWidget,
)

from tools.resized import resize, sketched
from tools.shots import posed
from tools.soak import rooms
from tools.soak.words import forget_papers, forget_pictures, recorded
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.fonts import body, elided
from vivaroi_gui.ui.kit.sheet import Sheet

pytestmark = [
    pytest.mark.usefixtures("qapp"),
    pytest.mark.qt_log_ignore("This plugin does not support"),
]

Paint = Callable[[QPainter], None]


class _Page(QWidget):
    """Paints what it is told to."""

    def __init__(self, paint: Paint) -> None:
        super().__init__()
        self._paint = paint
        self.resize(300, 200)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(body(16))
        self._paint(painter)


def _write_twice(painter: QPainter) -> None:
    for name in ("Luc", "Marco"):
        painter.drawText(QPointF(20, 440), name)


def _told(page: QWidget, text: float = 1.0) -> list[str]:
    page.show()
    QApplication.processEvents()
    with recorded() as record:
        page.grab()
    found = [
        *rooms._of_widgets(page),
        *rooms._of_words(page, record, text),
        *rooms._shortened(page, record),
    ]
    page.close()
    return found


def test_words_in_their_place_are_no_fault() -> None:
    assert not _told(_Page(lambda painter: painter.drawText(QPointF(20, 40), "Giulia")))


@pytest.mark.parametrize(
    ("paint", "fault"),
    [
        (lambda painter: painter.drawText(QPointF(280, 40), "Giulia"), "leaves it"),
        (lambda painter: painter.drawText(QRectF(0, 0, 20, 30), 0, "Giulia"), "its area"),
        (lambda painter: elided("Giulia", painter.font(), 20), "is shortened"),
        (
            lambda painter: [painter.drawText(QPointF(20, 40), name) for name in ("Luc", "Marco")],
            "lies over",
        ),
    ],
    ids=["outside", "cut", "shortened", "over each other"],
)
def test_words_that_cannot_be_read_are_found(paint: Paint, fault: str) -> None:
    (found,) = _told(_Page(paint))
    assert fault in found


def test_two_lines_on_a_picture_that_leans_are_apart() -> None:
    view, sheet = QGraphicsView(), Sheet()
    scene = QGraphicsScene(view)
    view.setScene(scene)
    scene.addItem(sheet)

    def write(painter: QPainter) -> None:
        painter.setFont(body(16))
        for down, words in ((0, "Stomach-ache of the"), (16, "Notary and the Jester")):
            painter.drawText(QPointF(-60, down), words)

    with recorded() as record:
        sheet.draw(QRectF(-80, -40, 160, 80), 1.0, write)
        sheet.setRotation(-6)
        upper, lower = (words.area for words in record.of_scenes())
    assert upper.intersected(lower).height() < 3
    view.close()


@pytest.mark.parametrize("has_tip", [True, False])
def test_words_cut_short_on_a_picture_of_a_scene_are_found(*, has_tip: bool) -> None:
    view, sheet = QGraphicsView(), Sheet()
    scene = QGraphicsScene(view)
    view.setScene(scene)
    scene.addItem(sheet)
    sheet.setToolTip("Giulia is thinking" if has_tip else "")
    page = QWidget()
    view.setParent(page)

    def write(painter: QPainter) -> None:
        painter.drawText(QPointF(0, 10), elided("Giulia", painter.font(), 20))

    with recorded() as record:
        sheet.draw(QRectF(0, 0, 40, 20), 1.0, write)
        page.show()
        found = [*rooms._shortened(page, record)]
    page.close()
    assert ["shortened on a picture" in fault for fault in found] == [True] * (not has_tip)


@pytest.mark.parametrize("is_taken_out", [True, False])
def test_words_on_a_picture_are_seen_until_it_is_taken_out_of_its_scene(
    *, is_taken_out: bool
) -> None:
    view, sheet = QGraphicsView(), Sheet()
    scene = QGraphicsScene(view)
    view.setScene(scene)
    scene.addItem(sheet)

    def write(painter: QPainter) -> None:
        painter.drawText(QPointF(5, 15), "Giulia")

    with recorded() as record:
        sheet.draw(QRectF(0, 0, 80, 20), 1.0, write)
        if is_taken_out:
            scene.removeItem(sheet)
        assert len([*record.of_scenes()]) == (not is_taken_out)


def test_words_that_are_smaller_than_the_size_of_text_are_found() -> None:
    page = _Page(lambda painter: painter.drawText(QPointF(20, 40), "Giulia"))
    (found,) = _told(page, text=1.5)
    assert "16.0 pixels" in found


@pytest.mark.parametrize("is_covered", [True, False])
def test_words_that_have_to_be_scrolled_to_lie_over_those_that_nothing_covers(
    *, is_covered: bool
) -> None:
    page, sheet = _Page(lambda _: None), QWidget()
    words, cover = _Page(_write_twice), QWidget()
    for one in (sheet, words, cover):
        one.resize(200, 600)
    for one in (words, cover) if is_covered else (words,):
        one.setParent(sheet)
    area = QScrollArea(page)
    area.setWidget(sheet)
    area.resize(290, 190)
    assert ["lies over" in fault for fault in _told(page)] == [True] * (not is_covered)


@pytest.mark.parametrize("is_scrolled", [True, False])
def test_words_that_are_scrolled_lie_over_none_below_what_scrolls(*, is_scrolled: bool) -> None:
    page = _Page(lambda _: None)
    row = _Page(lambda on: on.drawText(QPointF(10, 110), "Vienna: a guided round"))
    row.resize(280, 200)
    foot = _Page(lambda on: on.drawText(QPointF(4, 30), "Close"))
    if is_scrolled:
        area = QScrollArea(page)
        area.setWidget(row)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.resize(300, 85)
    else:
        row.setParent(page)
    foot.setParent(page)
    foot.setGeometry(130, 80, 80, 60)
    assert ["lies over" in fault for fault in _told(page)] == [True] * (not is_scrolled)


def test_a_golden_button_that_has_to_be_scrolled_to_is_found() -> None:
    page = _Page(lambda _: None)
    area, sheet = QScrollArea(page), QWidget()
    sheet.resize(200, 600)
    for top, is_primary in ((400, False), (500, True)):
        PaperButton(sheet, is_primary=is_primary).setGeometry(0, top, 120, 50)
    area.setWidget(sheet)
    area.resize(290, 190)
    (found,) = _told(page)
    assert "PaperButton" in found
    assert "outside" in found


def test_a_label_without_room_for_its_words_is_found() -> None:
    page = _Page(lambda _: None)
    QLabel("Curtain between players", page).setGeometry(0, 0, 60, 12)
    (found,) = _told(page)
    assert "needs" in found


def test_a_card_that_leans_has_its_two_lines_apart() -> None:
    """The upright frames around lines that lean lie over each other, the lines do not."""

    def paint(painter: QPainter) -> None:
        painter.translate(150, 100)
        painter.rotate(8)
        for down, words in ((0, "Mal di pancia"), (17, "gioca una carta")):
            painter.drawText(QPointF(-60, down), words)

    assert not _told(_Page(paint))


def test_words_are_where_they_are_whatever_is_painted_around_them() -> None:
    def words(*, is_sketched: bool) -> set[tuple[object, ...]]:
        how = sketched() if is_sketched else nullcontext()
        with how, posed("count", "fr", (960, 540)) as (app, window), recorded() as record:
            forget_pictures(window)
            resize(window, app, (960, 540))
            forget_papers()
            record.forget_words()
            window.grab()
            found = (*record.words, *record.of_scenes())
        return {(one.text, one.area.getRect(), one.pixels, one.is_cut) for one in found}

    assert words(is_sketched=True) == words(is_sketched=False) != set()


def test_a_card_that_one_state_holds_is_let_go_of_before_the_next_one() -> None:
    """While the mouse is pressed nothing scrolls to what gets the keys."""
    with posed("ballot-dragged", "en", (960, 540)):
        assert QApplication.mouseButtons() != Qt.MouseButton.NoButton
    assert QApplication.mouseButtons() == Qt.MouseButton.NoButton


@pytest.mark.parametrize(
    ("name", "language", "text", "size"),
    [
        ("2024-curtain", "fr", 2.0, (960, 540)),
        ("count", "en", 2.0, (720, 450)),
        ("hint-ballot", "it", 2.0, (960, 540)),
        ("lessons", "en", 2.0, (720, 450)),
        ("decisions", "it", 1.5, (960, 540)),
        ("decisions-2024-sixteen", "en", 1.5, (1093, 560)),
        ("lesson-ambition", "fr", 2.0, (720, 450)),
        ("2024-ballot-ambition", "fr", 2.0, (720, 450)),
        ("settings-sound", "it", 2.0, (720, 450)),
        ("2024-count-teams", "fr", 2.0, (720, 450)),
        ("ballot-dragged", "fr", 2.0, (720, 450)),
        ("puzzle", "en", 2.0, (720, 450)),
    ],
)
def test_what_once_was_cut_off_is_not(
    name: str, language: str, text: float, size: rooms.Size
) -> None:
    assert not [*rooms.faults(name, language, (text,), (size,))]
