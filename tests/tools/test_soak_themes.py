"""The long runs over all themes find words, focus and colours that cannot be seen, or stay."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRect, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from tools.shots import STATES
from tools.soak import focus, legible, turned
from tools.soak.broken import Broken
from tools.soak.themed import language_of, ratio, themed
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.fonts import bold
from vivaroi_gui.ui.kit.lettering import write_on_picture
from vivaroi_gui.ui.kit.tones import DUSK, show_theme, tones


class _Page(QWidget):
    """Words on a ground."""

    def __init__(self, ink: str, ground: str) -> None:
        super().__init__()
        self._colours = QColor(ground), QColor(ink)
        self.resize(300, 100)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ground, ink = self._colours
        painter.fillRect(self.rect(), ground)
        painter.setPen(ink)
        painter.setFont(bold(30))
        painter.drawText(QPointF(20, 60), "Giulia")


@pytest.mark.parametrize(
    ("ink", "ground", "theme", "is_faint"),
    [
        ("#000000", "#FFFFFF", "contrast", False),
        ("#707070", "#FFFFFF", "dusk", False),
        ("#707070", "#FFFFFF", "contrast", True),
        ("#909090", "#FFFFFF", "dusk", True),
        ("#C00000", "#00A000", "dusk", True),
    ],
    ids=["black", "grey", "grey in contrast", "faint", "red on green"],
)
def test_words_that_can_hardly_be_read_are_found(
    qtbot: QtBot, ink: str, ground: str, theme: str, is_faint: bool
) -> None:
    page = _Page(ink, ground)
    qtbot.addWidget(page)
    told = page.grab().toImage()
    with legible._without_words():
        silent = page.grab().toImage()
    contrasts = legible._between(told, silent, legible._LEAST[theme])
    assert contrasts, "there are words"
    assert bool([*legible._faint(theme, contrasts)]) is is_faint


class _Picture(QWidget):
    """A dark picture with words on an edge that is hardly seen on it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("#333333"))
        middle = QPointF(self.rect().center())
        write_on_picture(painter, middle, "Vienna", bold(40), ("#FFFFFF", "#000000"), 12)


def test_words_on_an_edge_are_read_on_it(qtbot: QtBot) -> None:
    page = _Picture()
    qtbot.addWidget(page)
    page.resize(300, 100)
    told = page.grab().toImage()
    with legible._without_words():
        silent = page.grab().toImage()
    contrasts = legible._between(told, silent, legible._LEAST["dusk"])
    assert contrasts, "there are words"
    assert not [*legible._faint("dusk", contrasts)]


def test_what_is_off_may_be_faint_even_where_presses_go_through_it(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(300, 100)
    chip = QWidget(page)
    chip.setGeometry(0, 0, 120, 40)
    chip.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    page.show()
    assert legible._is_on(page, (24, 14))
    chip.setEnabled(False)
    assert not legible._is_on(page, (24, 14))
    assert legible._is_on(page, (144, 14))


class _Button(QPushButton):
    """Looks as it does, whatever has the keys, unless it has a ring."""

    def __init__(self, page: QWidget, top: int, *, has_ring: bool) -> None:
        super().__init__(page)
        self._has_ring = has_ring
        self.setGeometry(20, top, 120, 40)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("#FFFFFF"))
        if self._has_ring and self.hasFocus():
            painter.setPen(QColor("#000000"))
            for inset in range(3):
                painter.drawRect(self.rect().adjusted(inset, inset, -inset - 1, -inset - 1))


def _faults(qtbot: QtBot, cover: QRect, *, has_ring: bool) -> list[str]:
    """Of a page with three buttons, the first of which has a ring or not and may be covered."""
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(300, 200)
    for top in (20, 80, 140):
        _Button(page, top, has_ring=has_ring or top > 20)
    QWidget(page).setGeometry(cover)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return [*focus._faults(focus._stops(page))]


def test_a_ring_is_no_fault(qtbot: QtBot) -> None:
    assert not _faults(qtbot, QRect(), has_ring=True)


@pytest.mark.parametrize("has_ring", [True, False])
def test_in_a_list_that_scrolls_a_ring_is_told_by_itself(qtbot: QtBot, has_ring: bool) -> None:
    page, inside = QScrollArea(), QWidget()
    qtbot.addWidget(page)
    page.resize(300, 130)
    inside.resize(200, 620)
    for top in range(20, 560, 60):
        _Button(inside, top, has_ring=has_ring)
    page.setWidget(inside)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    assert bool([*focus._faults(focus._stops(page))]) is not has_ring


def test_what_does_not_show_that_it_has_the_keys_is_found(qtbot: QtBot) -> None:
    (fault,) = _faults(qtbot, QRect(), has_ring=False)
    assert "nothing tells" in fault
    assert "(20, 20, 120, 40)" in fault


def test_what_has_the_keys_below_a_paper_is_found(qtbot: QtBot) -> None:
    (fault,) = _faults(qtbot, QRect(0, 0, 300, 70), has_ring=True)
    assert "is covered" in fault


def _with(paper: Callable[[MainWindow], QWidget]) -> Callable[[MainWindow], None]:
    """A state with a paper in the corner of the home page."""

    def show(window: MainWindow) -> None:
        paper(window).setGeometry(0, 300, 40, 40)

    return show


class _Filled(QWidget):
    """Keeps the colour that it was made in, or asks for it."""

    def __init__(self, window: MainWindow, *, keeps: bool) -> None:
        super().__init__(window)
        self._kept = tones().ink
        self._keeps = keeps
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._kept if self._keeps else tones().ink)


@pytest.mark.parametrize("keeps", [False, True], ids=["asks", "keeps"])
def test_what_keeps_a_colour_of_another_theme_is_found(
    monkeypatch: pytest.MonkeyPatch, keeps: bool
) -> None:
    monkeypatch.setitem(STATES, "home", _with(lambda window: _Filled(window, keeps=keeps)))
    try:
        if not keeps:
            assert turned.check(0) == "home in en"
            return
        with pytest.raises(Broken, match=r"contrast: 1600 pixels within 40x40 at 0,300$"):
            turned.check(0)
    finally:
        show_theme(DUSK.name)


def test_what_would_go_after_a_while_stays_as_long_as_it_is_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    late = 4000
    has_rung: list[int] = []

    def show(window: MainWindow) -> None:
        for ms in (0, late):
            timer = QTimer(window, singleShot=True, interval=ms)
            timer.setObjectName(str(ms))
            timer.timeout.connect(lambda ms=ms: has_rung.append(ms))
            timer.start()

    monkeypatch.setitem(STATES, "home", show)
    with themed("home", "en", "dusk") as (_, window):
        is_waited_for = [timer.isActive() for timer in window.findChildren(QTimer, str(late))]
    assert is_waited_for == [False]
    assert has_rung == [0]


@pytest.mark.parametrize("states", [229, 230, 231])
def test_each_state_is_seen_in_all_languages_one_after_the_other(states: int) -> None:
    told = {language_of(7 + turn * states, states) for turn in range(len(LANGUAGES))}
    assert told == set(LANGUAGES)
    assert language_of(0, states) != language_of(1, states)


def test_the_contrast_of_pixels_is_that_of_wcag() -> None:
    white, black, grey = 0xFFFFFFFF, 0xFF000000, 0xFF767676
    assert ratio(white, black) == pytest.approx(21)
    assert ratio(grey, white) == ratio(white, grey) == pytest.approx(4.54, abs=0.005)
