"""The rules open where the game is; sections and editions can be gone through."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QFontMetricsF, QPixmap, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests import texts_of_rules
from tests.ui.dialogs.conftest import Open, settle, speak
from tools.positions import Wanted, family, human_turn, table_at
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.vivaroi import Options, Phase, new, view
from vivaroi_gui.rules.vivaroi.options import EDITIONS
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.dialogs.rules import RulesDialog
from vivaroi_gui.ui.dialogs.rules_text import blocks, headings
from vivaroi_gui.ui.dialogs.rules_tools import print_to
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.setting import LargeTargets
from vivaroi_gui.ui.vienna.legend import SIGNS
from vivaroi_gui.ui.vivaroi.screens import SCREENS

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def window(lent_window: MainWindow) -> MainWindow:
    return lent_window


PHASES: dict[str, tuple[Wanted, int]] = {
    "placing": (human_turn(Phase.PLACING), 2),
    "ascent": (human_turn(Phase.ASCENT), 3),
    "election": (human_turn(Phase.ELECTION), 4),
    "between rounds": (lambda view: len(view.history) == 1, 5),
    "over": (lambda view: view.result is not None, 8),
}
"""With the section, which tests/test_rules_texts.py knows by its name."""


def opened(dialog: Open) -> RulesDialog:
    found = dialog("rules")
    assert isinstance(found, RulesDialog)
    return found


def test_the_text_is_written_once_at_their_opening(
    dialog: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[float] = []
    compose = RulesDialog._compose

    def counted(self: RulesDialog, document: QTextDocument, ratio: float) -> None:
        written.append(ratio)
        compose(self, document, ratio)

    monkeypatch.setattr(RulesDialog, "_compose", counted)
    assert opened(dialog).sections.count() > 5
    assert len(written) == 1


def opened_in_2024(window: MainWindow, qtbot: QtBot, phase: Phase) -> RulesDialog:
    """As the window opens them in a game of 2024."""
    seen = replace(view(new(Options(4, edition="2024"))), phase=phase)
    section = SCREENS.papers().section(seen, is_unread=False)
    rules = RulesDialog(window.settings, window, "2024", section)
    qtbot.addWidget(rules)
    with qtbot.waitExposed(rules):
        rules.open()
    settle()
    return rules


def title(rules: RulesDialog) -> str:
    return rules.text.document().begin().text()


def click_edition(rules: RulesDialog, edition: str) -> None:
    area = rules.editions.tabRect(EDITIONS.index(edition))
    QTest.mouseClick(rules.editions, Qt.MouseButton.LeftButton, pos=area.center())


def heading_in_sight(rules: RulesDialog) -> str:
    """The first heading of a section that can be seen."""
    document, top = rules.text.document(), rules.text.verticalScrollBar().value()
    layout = document.documentLayout()
    seen = (one for one in headings(document) if layout.blockBoundingRect(one).top() >= top)
    return next(seen).text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", PHASES)
def test_they_open_at_the_section_of_the_phase(
    window: MainWindow, dialog: Open, phase: str, language: str
) -> None:
    wanted, section = PHASES[phase]
    speak(window, language)
    window.open(table_at(wanted, family(4)))
    rules = opened(dialog)
    expected = texts_of_rules.headings(texts_of_rules.read(language))[section]
    assert rules.sections.currentItem().text() == expected
    assert heading_in_sight(rules) == expected


def test_without_a_game_they_open_at_their_beginning(dialog: Open) -> None:
    rules = opened(dialog)
    assert rules.sections.currentRow() == 0
    assert rules.text.verticalScrollBar().value() == 0


def test_a_click_on_a_section_shows_it_even_when_it_is_the_current_one(dialog: Open) -> None:
    rules = opened(dialog)
    area = rules.sections.visualItemRect(rules.sections.item(5))
    viewport = rules.sections.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=area.center())
    assert heading_in_sight(rules) == "End of the round and scoring"
    rules.text.verticalScrollBar().setValue(0)
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=area.center())
    assert heading_in_sight(rules) == "End of the round and scoring"


def test_the_arrow_keys_go_through_the_sections(dialog: Open) -> None:
    rules = opened(dialog)
    QTest.keyClick(rules.sections, Qt.Key.Key_Down)
    QTest.keyClick(rules.sections, Qt.Key.Key_Down)
    assert heading_in_sight(rules) == "Placing the characters in the castle"


def test_the_sections_follow_the_text_that_is_read(dialog: Open) -> None:
    rules = opened(dialog)
    bar, rows = rules.text.verticalScrollBar(), []
    rules.text.setFocus()
    while bar.value() < bar.maximum():
        QTest.keyClick(rules.text, Qt.Key.Key_PageDown)
        rows.append(rules.sections.currentRow())
    assert rows == sorted(rows)
    assert len(set(rows)) > 4
    assert rows[-1] == rules.sections.count() - 1
    QTest.keyClick(rules.text, Qt.Key.Key_PageUp)
    assert rules.sections.currentRow() < rows[-1]


def test_a_chosen_section_stays_chosen_where_the_text_ends_before_its_top(dialog: Open) -> None:
    rules = opened(dialog)
    before_last = rules.sections.count() - 2
    rules.sections.setCurrentRow(before_last)
    assert rules.sections.currentRow() == before_last


def test_another_language_keeps_the_section(window: MainWindow, dialog: Open) -> None:
    window.open(table_at(human_turn(Phase.ASCENT), family(4)))
    rules = opened(dialog)
    rules.sections.setCurrentRow(0)
    speak(window, "it")
    assert rules.sections.currentItem().text() == "Scopo del gioco"
    rules.sections.setCurrentRow(4)
    speak(window, "fr")
    assert heading_in_sight(rules) == "Élection du Roi"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("phase", "section"),
    [
        (Phase.PLACING, 2),
        (Phase.ASCENT, 3),
        (Phase.ELECTION, 4),
        (Phase.DEAL, 5),
        (Phase.GAME_OVER, 8),
        (Phase.AMBITION, 9),
    ],
)
def test_a_game_of_2024_has_its_own_rules_open_at_the_phase(
    window: MainWindow, qtbot: QtBot, phase: Phase, section: int, language: str
) -> None:
    speak(window, language)
    rules = opened_in_2024(window, qtbot, phase)
    expected = texts_of_rules.headings(texts_of_rules.read(language, "2024"))[section]
    assert rules.editions.tabText(rules.editions.currentIndex()).count("2024") == 1
    assert rules.sections.currentItem().text() == expected
    assert heading_in_sight(rules) == expected


def test_the_window_opens_them_in_the_edition_of_its_game(
    window: MainWindow, dialog: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.open(table_at(human_turn(Phase.ASCENT), family(4)))
    seen = replace(window.session.bridge.view, options=Options(4, edition="2024"))
    monkeypatch.setattr(type(window.session.bridge), "view", seen)
    rules = opened(dialog)
    assert title(rules) == "Vive le Roi!"
    assert heading_in_sight(rules) == "Accession to the throne"
    rules.close()
    monkeypatch.undo()


def test_rows_of_open_rules_grow_with_the_first_finger(window: MainWindow, dialog: Open) -> None:
    window.settings.update(large_targets=LargeTargets.OFF)
    rules = opened(dialog)
    rows = range(rules.sections.count())
    assert min(rules.sections.sizeHintForRow(row) for row in rows) < 44
    window.settings.update(large_targets=LargeTargets.ON)
    QApplication.processEvents()
    assert min(rules.sections.sizeHintForRow(row) for row in rows) >= 44
    window.settings.update(large_targets=LargeTargets.OFF)


def test_a_click_on_an_edition_shows_its_rules(dialog: Open) -> None:
    rules = opened(dialog)
    assert title(rules) == "Viva il Re!"
    click_edition(rules, "2024")
    assert title(rules) == "Vive le Roi!"
    click_edition(rules, "2003")
    assert title(rules) == "Viva il Re!"


def test_the_arrow_keys_change_the_edition_once_tab_has_come_to_it(dialog: Open) -> None:
    rules = opened(dialog)
    assert QApplication.focusWidget() is rules.sections
    QTest.keyClick(rules.sections, Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is rules.editions
    QTest.keyClick(rules.editions, Qt.Key.Key_Right)
    assert title(rules) == "Vive le Roi!"
    QTest.keyClick(rules.editions, Qt.Key.Key_Left)
    assert title(rules) == "Viva il Re!"


def test_the_other_edition_shows_the_section_of_the_same_name(dialog: Open) -> None:
    rules = opened(dialog)
    rules.sections.setCurrentRow(10)
    assert heading_in_sight(rules) == "How we play it"
    click_edition(rules, "2024")
    assert rules.sections.currentItem().text() == "How we play it"
    assert heading_in_sight(rules) == "How we play it"


def test_without_a_section_of_that_name_it_shows_its_beginning(dialog: Open) -> None:
    rules = opened(dialog)
    rules.sections.setCurrentRow(7)
    assert heading_in_sight(rules) == "The rule of 33"
    click_edition(rules, "2024")
    assert rules.sections.currentRow() == 0
    assert rules.text.verticalScrollBar().value() == 0


def test_another_language_keeps_the_edition(window: MainWindow, dialog: Open) -> None:
    rules = opened(dialog)
    click_edition(rules, "2024")
    rules.sections.setCurrentRow(6)
    for language in LANGUAGES:
        speak(window, language)
        (expected,) = texts_of_rules.headings(texts_of_rules.read(language, "2024"), level=1)
        assert title(rules) == expected
        jester = texts_of_rules.glossary(language)["edition_2024"]["jester"]
        assert heading_in_sight(rules) == jester


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_the_editions_are_uncut_and_in_the_language(
    window: MainWindow, dialog: Open, language: str
) -> None:
    speak(window, language)
    tabs = opened(dialog).editions
    metrics = QFontMetricsF(tabs.font())
    word = texts_of_rules.glossary(language)["edition"]
    for index, edition in enumerate(EDITIONS):
        assert sorted(tabs.tabText(index).split()) == sorted((edition, word))
        room = tabs.tabRect(index).width() - 36  # what the style keeps free at both sides
        assert metrics.horizontalAdvance(tabs.tabText(index)) <= room
    assert tabs.accessibleName() == word.capitalize()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "sections"), [("2003", 14), ("2024", 17)])
def test_headings_are_dressed_and_have_air_above(
    window: MainWindow, dialog: Open, edition: str, sections: int, language: str
) -> None:
    speak(window, language)
    rules = opened(dialog)
    click_edition(rules, edition)
    document = rules.text.document()
    assert len(headings(document)) == sections
    for block in headings(document):
        letters = block.begin().fragment().charFormat()
        assert "Almendra" in letters.fontFamilies()
        assert letters.foreground().color() == tones().heading
        assert block.blockFormat().topMargin() >= 20
    texts = [one.text() for one in blocks(document)]
    assert not [text for text in texts if "**" in text or "| --" in text]


def shown_in(document: QTextDocument) -> list[str]:
    """The addresses of all pictures, each of which is there."""
    shown = []
    for block in blocks(document):
        fragments = block.begin()
        while not fragments.atEnd():
            made = fragments.fragment().charFormat()
            if made.isImageFormat():
                shown.append(made.toImageFormat().name())
            fragments += 1
    kind = QTextDocument.ResourceType.ImageResource.value
    drawn = [document.resource(kind, QUrl(name)) for name in shown]
    assert all(isinstance(one, QPixmap) and not one.isNull() for one in drawn)
    return shown


def test_each_edition_has_pictures_with_their_words_below(window: MainWindow, qtbot: QtBot) -> None:
    rules = RulesDialog(window.settings, window, "vienna")
    qtbot.addWidget(rules)
    for edition, own in (
        ("2024", ["castle", "climb", "votes", "goal"]),
        ("vienna", ["town", "salon", "dice", *SIGNS]),
    ):
        rules.editions.setCurrentIndex(rules._editions.index(edition))
        document = rules.text.document()
        assert shown_in(document) == own
        told = re.findall(r"!\[([^]]+ [^]]+)\]", texts_of_rules.read("en", edition))
        written = document.toPlainText().split("\n")
        assert all(written[written.index(words) - 1] == "\ufffc" for words in told)


def test_a_word_is_found_place_after_place(window: MainWindow, dialog: Open) -> None:
    rules = opened(dialog)
    tools = rules.tools
    QTest.keyClicks(tools.field, "throne")
    count = rules.text.document().toPlainText().casefold().count("throne")
    assert tools.told.text() == f"1 of {count}"
    QTest.keyClick(tools.field, Qt.Key.Key_Return)
    assert tools.told.text() == f"2 of {count}"
    QTest.keyClick(tools.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert tools.told.text() == f"1 of {count}"
    QTest.keyClicks(tools.field, "xyz")
    assert tools.told.text() == "Not found"
    QTest.keyClick(tools.field, Qt.Key.Key_Escape)
    assert (tools.field.text(), tools.told.text()) == ("", "")
    QTest.keyClicks(tools.field, "Luperto")
    assert rules.sections.currentItem().text() == "Credits"
    assert rules.isVisible()


def test_the_rules_are_printed_to_a_file(window: MainWindow, dialog: Open, tmp_path: Path) -> None:
    rules = opened(dialog)
    rules.tools._on_file(str(tmp_path / "rules.pdf"))
    assert "rules.pdf" in rules.tools.told.toolTip()
    assert (tmp_path / "rules.pdf").read_bytes().count(b"/Subtype /Image") >= 4
    written = (tmp_path / "rules.pdf").read_bytes()
    assert written.startswith(b"%PDF")
    pages = len(re.findall(rb"/Type /Page\b", written))
    assert 4 <= pages <= 12, "letters that can be read"
    assert not print_to(tmp_path, rules.text.document())
