"""Every dialog fits the smallest window, and no word of it is cut, in any language."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QComboBox, QLabel, QWidget

from tests.ui.dialogs.conftest import NAMES, Open, settle, speak
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.dialogs.about import AboutDialog
from vivaroi_gui.ui.dialogs.rules import RulesDialog
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.controls import Switch
from vivaroi_gui.ui.kit.fonts import SMALLEST, body, display
from vivaroi_gui.ui.kit.paper_dialog import PaperDialog

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def window(lent_window: MainWindow) -> MainWindow:
    return lent_window


def shown(dialog: PaperDialog) -> list[QWidget]:
    return [one for one in dialog.findChildren(QWidget) if one.isVisibleTo(dialog)]


def needs(widget: QWidget) -> tuple[float, float] | None:
    """Pixels across that the longest words of a widget take, and those they have.

    Of words that go on in another line, the pixels from top to bottom.
    """
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.heightForWidth(widget.width()), widget.height()
    if isinstance(widget, QLabel):
        text = widget.text().replace("&", "")
        return QFontMetricsF(widget.font()).horizontalAdvance(text), widget.width()
    if isinstance(widget, QComboBox):
        words = [widget.itemText(index) for index in range(widget.count())]
        longest = max(map(QFontMetricsF(widget.font()).horizontalAdvance, words))
        return longest, widget.width() - 50.0
    if isinstance(widget, Switch):
        return QFontMetricsF(body(widget.pixels)).horizontalAdvance(widget.words), (
            widget.text_room()
        )
    if isinstance(widget, PaperButton):
        wide = QFontMetricsF(display(widget.pixels)).horizontalAdvance(widget.words)
        return wide, widget.width() - widget._icon_room - 20 * widget.unit - 10
    return None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_it_fits_the_smallest_window_and_no_word_is_cut(
    window: MainWindow, dialog: Open, name: str, language: str
) -> None:
    speak(window, language)
    opened = dialog(name)
    assert opened.width() <= 1000
    assert opened.height() <= 600
    measured = [(one, needs(one)) for one in shown(opened)]
    assert any(pair for _, pair in measured)
    assert not [one for one, pair in measured if pair and pair[0] > pair[1]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_its_parts_lie_inside_and_apart(
    window: MainWindow, dialog: Open, name: str, language: str
) -> None:
    speak(window, language)
    opened = dialog(name)
    parts = [one for one in opened.children() if isinstance(one, QWidget) and one.isVisible()]
    areas = [QRect(one.mapTo(opened, QPoint()), one.size()) for one in parts]
    for place, area in enumerate(areas):
        assert opened.rect().adjusted(24, 24, -24, -24).contains(area), parts[place]
        assert parts[place].height() >= parts[place].minimumSizeHint().height()
        assert not [other for other in areas[place + 1 :] if area.intersects(other)]


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_written_too_small(dialog: Open, name: str) -> None:
    for widget in shown(dialog(name)):
        assert widget.font().pixelSize() >= SMALLEST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_nothing_has_to_be_scrolled_sideways(
    window: MainWindow, dialog: Open, name: str, language: str
) -> None:
    speak(window, language)
    for widget in shown(dialog(name)):
        if isinstance(widget, QAbstractScrollArea):
            assert widget.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("name", NAMES)
def test_its_words_follow_the_language_while_it_is_open(
    window: MainWindow, dialog: Open, name: str
) -> None:
    opened = dialog(name)
    titles, closers = set(), set()
    for language in LANGUAGES:
        speak(window, language)
        titles.add(opened.windowTitle())
        closers.add(opened.closer.text())
    assert len(titles) == len(closers) == len(LANGUAGES)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_tab_comes_to_the_button_last_and_a_key_presses_it(
    dialog: Open, name: str, key: Qt.Key, window: MainWindow
) -> None:
    opened = dialog(name)
    seen: list[QWidget] = []
    opened.closer.setFocus()
    QTest.keyClick(opened.closer, Qt.Key.Key_Tab)  # round to the first
    for _ in range(12):
        focused = QApplication.focusWidget()
        assert focused is not None
        seen.append(focused)
        if focused is opened.closer:
            break
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert seen[-1] is opened.closer
    is_empty = name in ("load", "memories")
    assert len(seen) > 1 or is_empty, "only an empty list of games holds nothing else"
    QTest.keyClick(opened.closer, key)
    settle()
    assert not window.findChildren(PaperDialog)


@pytest.mark.parametrize("name", NAMES)
def test_a_click_on_the_button_closes_it(dialog: Open, name: str, window: MainWindow) -> None:
    QTest.mouseClick(dialog(name).closer, Qt.MouseButton.LeftButton)
    settle()
    assert not window.findChildren(PaperDialog)


@pytest.mark.parametrize("name", NAMES)
def test_whatever_takes_the_keyboard_has_a_name(dialog: Open, name: str) -> None:
    takers = [one for one in shown(dialog(name)) if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
    listed = [one for one in takers if not one.objectName().startswith("qt_")]
    assert listed
    assert not [one for one in listed if not one.accessibleName()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_about_the_program_needs_no_scrolling(
    window: MainWindow, dialog: Open, language: str
) -> None:
    speak(window, language)
    about = dialog("about")
    assert isinstance(about, AboutDialog)
    assert about.text.verticalScrollBar().maximum() == 0
    told = about.text.toPlainText()
    for whose in (
        "Stefano Luperto",
        "Jean-Michel Maman",
        "Andrés J. Voicu",
        "daVinci Editrice",
        "Johannes Schmidauer-König",
        "vienna-board.toml",
    ):
        assert whose in told
    assert "Spiel-ou-Face" in told
    assert "THIRD-PARTY-NOTICES" not in about.text.toPlainText()


def test_in_a_download_it_is_told_where_all_licences_are(
    dialog: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "THIRD-PARTY-NOTICES.txt"
    file.write_text("words", encoding="utf-8")
    monkeypatch.setattr("vivaroi_gui.ui.dialogs.about.notices", lambda: file)
    about = dialog("about")
    assert isinstance(about, AboutDialog)
    assert str(file) in about.text.toPlainText()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [Qt.Key.Key_Left, Qt.Key.Key_Right])
def test_every_section_of_either_edition_of_the_rules_is_listed_uncut(
    window: MainWindow, dialog: Open, key: Qt.Key, language: str
) -> None:
    speak(window, language)
    rules = dialog("rules")
    assert isinstance(rules, RulesDialog)
    QTest.keyClick(rules.editions, key)
    assert rules.sections.verticalScrollBar().maximum() == 0
    assert rules.text.horizontalScrollBar().maximum() == 0
    metrics = QFontMetricsF(rules.sections.font())
    for row in range(rules.sections.count()):
        item = rules.sections.item(row)
        area = rules.sections.visualItemRect(item)
        lines = metrics.boundingRect(
            QRect(0, 0, area.width() - 24, 200), Qt.TextFlag.TextWordWrap, item.text()
        )
        assert lines.height() <= area.height()
