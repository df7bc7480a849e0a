"""Lines of words: whatever name stands in them, they say the same."""

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

from vivaroi_gui.ui.kit.fonts import bold
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.moment_card import Change, change_lines

HEBREW = "\u05d0\u05d1 \u05d2"


def drawn(text: str) -> QImage:
    image = QImage(300, 40, QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    write(painter, QPointF(10, 30), text, bold(18), "black", Qt.AlignmentFlag.AlignLeft)
    painter.end()
    return image


def test_figures_behind_a_name_that_is_written_leftward_stay_behind_it(qapp: QApplication) -> None:
    name, line = drawn(HEBREW), drawn(f"{HEBREW}: 9% → 84%")
    across = 10 + int(QFontMetricsF(bold(18)).horizontalAdvance(HEBREW))
    before = QRect(0, 0, across, 40)
    assert name != drawn("")
    assert line.copy(before) == name.copy(before)
    assert line != name


def test_no_name_is_too_long_for_the_card_of_a_moment(qapp: QApplication) -> None:
    lines = change_lines([Change((), f"{'W' * 20}: 45% → 58%")], 150.0, 1.0)
    assert all(QFontMetricsF(line.made).horizontalAdvance(line.text) <= 150 for line in lines)
    assert lines[-1].text.endswith("58%")
