"""Every text gets its size in one place, so that all of it can be made larger at once."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QApplication, QTextEdit, QWidget

from tests.ui.conftest import Opened
from tools.positions import family, human_turn, table_at
from vivaroi_gui import ui
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit import fonts
from vivaroi_gui.ui.kit.fonts import (
    SMALLEST,
    body,
    bold,
    display,
    fit,
    heavy,
    numeral,
    scale_text,
    size_of,
    smaller,
)
from vivaroi_gui.ui.setting import TextSize

FACES = (display, body, bold, heavy, numeral)
_MADE_ELSEWHERE = re.compile(
    r"setPixelSize|setPointSize|\bQFont\(|FontPointSize|font-size|\bfont: \d"
)


@pytest.fixture
def larger(fonts: None) -> Iterator[Callable[[float], None]]:
    """Makes all text larger until the end of the test.

    Every font begins as the application's, and would keep the mark that a test has given that one.
    """
    before = QApplication.font()
    yield scale_text
    scale_text(1.0)
    QApplication.setFont(before)


def test_no_text_gets_its_size_elsewhere() -> None:
    root = Path(str(ui.__file__)).parent
    files = [file for file in root.rglob("*.py") if file != Path(fonts.__file__)]
    made = [file.name for file in files if _MADE_ELSEWHERE.search(file.read_text("utf-8"))]
    assert made == []


@pytest.mark.parametrize("face", FACES)
def test_no_face_is_smaller_than_what_is_readable_at_the_text_size(
    face: Callable[[float], QFont], larger: Any
) -> None:
    """What is larger than that has its text size by the unit it is laid out in."""
    assert [face(pixels).pixelSize() for pixels in (8, 20, 40)] == [13, 20, 40]
    larger(2.0)
    assert [face(pixels).pixelSize() for pixels in (8, 20, 40)] == [26, 26, 40]
    assert size_of(face(40)) == 40


def test_words_that_are_too_long_shrink_no_further_than_they_are_readable(larger: Any) -> None:
    larger(2.0)
    assert fit("a long word", display(80), 10, 14).pixelSize() == 28
    assert fit("a long word", display(80), 10, 5).pixelSize() == 2 * SMALLEST
    assert fit("a long word", display(80), -10, 14).pixelSize() == 28
    assert fit("", display(40), -10, 14).pixelSize() == display(40).pixelSize()


def test_a_font_gets_smaller_until_it_is_the_smallest(larger: Any) -> None:
    larger(2.0)
    less = smaller(body(27))
    assert less is not None
    assert less.pixelSize() == 2 * SMALLEST
    assert smaller(less) is None


PAGES: dict[str, Callable[[MainWindow], None]] = {
    "home": lambda window: window.go_home(),
    "table": lambda window: window.open(table_at(human_turn(Phase.ASCENT), family(6))),
    "hall": lambda window: window.open(table_at(human_turn(Phase.ELECTION), family(6))),
}


def painted(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, size: TextSize, *, is_afar: bool = False
) -> dict[tuple[str, str], int]:
    """How many pixels each text has, by its page; each in a font of ours, which has a mark."""
    sizes: dict[tuple[str, str], int] = {}
    make, draw, shown = fonts._font, QPainter.drawText, [""]

    def marked(*chosen: Any) -> QFont:
        font = make(*chosen)
        font.setOverline(True)
        return font

    def drawn(painter: QPainter, *arguments: Any) -> Any:
        font, text = painter.font(), str(arguments[-1])
        assert font.overline(), text
        if shown[0]:
            sizes[shown[0], text] = max(font.pixelSize(), sizes.get((shown[0], text), 0))
        return draw(painter, *arguments)

    with monkeypatch.context() as patch:
        patch.setattr(fonts, "_font", marked)
        patch.setattr(QPainter, "drawText", drawn)
        window = opened()
        window.resize(1440, 900)
        window.settings.update(text=size, is_afar=is_afar)
        for page, show in PAGES.items():
            shown[0] = page
            show(window)
            QApplication.processEvents()
            window.grab()
            assert unmarked(window) == []
    return sizes


def unmarked(window: QWidget) -> list[str]:
    """Widgets whose words Qt writes in a font that was made elsewhere."""
    seen = [one for one in window.findChildren(QWidget) if one.isVisible()]
    texts = [one.document().defaultFont() for one in seen if isinstance(one, QTextEdit)]
    assert all(font.overline() for font in texts)
    return [repr(one) for one in seen if not one.font().overline()]


def test_all_text_that_is_painted_is_readable_at_the_text_size(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, larger: Any
) -> None:
    """The smallest is as many times larger."""
    before = painted(opened, monkeypatch, TextSize.P100)
    after = painted(opened, monkeypatch, TextSize.P150)
    assert len(before) > 100
    assert min(before.values()) >= SMALLEST
    assert min(after.values()) >= int(1.5 * SMALLEST)


def test_names_and_points_are_larger_where_they_are_read_from_afar(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, larger: Any
) -> None:
    near = painted(opened, monkeypatch, TextSize.P100)
    afar = painted(opened, monkeypatch, TextSize.P100, is_afar=True)
    name = family(6)[1].name
    for page in ("table", "hall"):
        assert afar[page, name] > near[page, name]
    assert afar["table", "0"] > near["table", "0"]
