"""The rules open where the game is, and their sections can be gone through."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.dialogs.conftest import Open, speak
from tools.positions import Wanted, family, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.ui.dialogs.rules import RulesDialog
from vivaroi_gui.ui.dialogs.rules_text import blocks, headings
from vivaroi_gui.ui.kit.papers import HEADING
from vivaroi_gui.ui.main_window import MainWindow
from vivaroi_gui.ui.settings import LANGUAGES

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

PHASES: dict[str, tuple[Wanted, dict[str, str]]] = {
    "placing": (
        human_turn(Phase.PLACING),
        {
            "en": "Placing the characters in the castle",
            "fr": "Placement des personnages dans le château",
            "it": "Piazzamento dei personaggi nel castello",
        },
    ),
    "ascent": (
        human_turn(Phase.ASCENT),
        {
            "en": "Accession to the throne",
            "fr": "Montée des personnages vers le trône",
            "it": "Salita al trono",
        },
    ),
    "election": (
        human_turn(Phase.ELECTION),
        {"en": "The Election of the King", "fr": "Élection du Roi", "it": "Elezione del Re"},
    ),
    "between rounds": (
        lambda view: len(view.history) == 1,
        {
            "en": "End of the round and scoring",
            "fr": "Fin de la manche et points",
            "it": "Fine della manche e punti",
        },
    ),
    "over": (
        lambda view: view.result is not None,
        {"en": "End of the game", "fr": "Fin de la partie", "it": "Fine della partita"},
    ),
}


def opened(dialog: Open) -> RulesDialog:
    found = dialog("rules")
    assert isinstance(found, RulesDialog)
    return found


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
    wanted, titles = PHASES[phase]
    speak(window, language)
    window.open(table_at(wanted, family(4)))
    rules = opened(dialog)
    assert rules.sections.currentItem().text() == titles[language]
    assert heading_in_sight(rules) == titles[language]


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
def test_headings_are_dressed_and_have_air_above(
    window: MainWindow, dialog: Open, language: str
) -> None:
    speak(window, language)
    document = opened(dialog).text.document()
    assert len(headings(document)) == 14
    for block in headings(document):
        letters = block.begin().fragment().charFormat()
        assert "Almendra" in letters.fontFamilies()
        assert letters.foreground().color() == HEADING
        assert block.blockFormat().topMargin() >= 20
    texts = [one.text() for one in blocks(document)]
    assert not [text for text in texts if "**" in text or "| --" in text]
