"""Every entry of a menu and every control of a dialog has a letter that no neighbour has."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QMenu,
    QWidget,
)

from tests.ui.dialogs.conftest import speak
from tools.pages import pages_of
from tools.positions import family, human_turn, table_at
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.rules.vivaroi.moves import MoveUp
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.mnemonics import literal, marked, plain, wished

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def window(lent_window: MainWindow) -> MainWindow:
    return lent_window


def letters(texts: list[str]) -> list[str]:
    """The mnemonic of each, as Qt finds it; empty for none."""
    return [QKeySequence.mnemonic(text).toString() for text in texts]


def assert_each_has_its_own(texts: list[str]) -> None:
    found = letters(texts)
    assert texts
    assert all(found), texts
    assert len(set(found)) == len(found), texts


# --- the letters ---------------------------------------------------------------------------------


def test_a_wish_is_granted_and_everybody_else_gets_another_letter() -> None:
    assert marked(["Save", "&Save as", "Sip"]) == ["S&ave", "&Save as", "S&ip"]


def test_a_letter_is_given_up_for_a_neighbour_that_has_no_other() -> None:
    assert marked(["Ab", "&A"]) == ["A&b", "&A"]
    assert marked(["&Ab", "&A"]) == ["A&b", "&A"]


def test_letters_that_no_key_gives_are_passed_over() -> None:
    assert marked(["École", "Été", "¿?"]) == ["É&cole", "É&té", "¿?"]
    assert marked(["Игра", "Идти"]) == ["&Игра", "И&дти"]


@pytest.mark.parametrize("text", ["R&D", "&", "&&", "Tom & Ann", "a&"])
def test_what_people_typed_is_read_as_they_typed_it(text: str) -> None:
    assert plain(literal(text)) == text
    assert letters([literal(text)]) == [""]
    assert plain(marked([literal(text)])[0]) == text


@given(st.lists(st.text(alphabet="abcAB&é .", max_size=6), max_size=8))
def test_the_words_stay_and_no_letter_is_given_twice(texts: list[str]) -> None:
    result = marked(texts)
    assert [plain(text) for text in result] == [plain(text) for text in texts]
    assert marked(result) == result
    given_letters = [plain(one)[wished(one)].casefold() for one in result if wished(one) >= 0]
    assert len(set(given_letters)) == len(given_letters)


# --- the game ------------------------------------------------------------------------------------


@pytest.fixture
def turn(window: MainWindow) -> MainWindow:
    window.open(table_at(human_turn(Phase.ASCENT), family(4)))
    return window


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menus_of_the_seats(window: MainWindow, language: str) -> None:
    speak(window, language)
    window.open(table_at(human_turn(Phase.ASCENT), family(6, humans=6)))
    menu = window.commands.seats_menu
    menu.aboutToShow.emit()
    assert_each_has_its_own([one.text() for one in menu.actions()])
    for below in menu.findChildren(QMenu):
        *choices, temper = [one for one in below.actions() if not one.isSeparator()]
        assert all(one.isEnabled() for one in choices)
        assert_each_has_its_own([one.text() for one in choices])
        assert not temper.isEnabled(), "it tells something, and nobody chooses it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_of_a_character(turn: MainWindow, language: str) -> None:
    speak(turn, language)
    move = next(one for one in turn.session.bridge.view.legal if isinstance(one, MoveUp))
    menu = pages_of(turn).table.board.menu_for(move.character)
    assert menu is not None
    assert_each_has_its_own(
        [one.text() for one in menu.actions() if one.isEnabled() and one.text()]
    )
    menu.deleteLater()


def buttons(parent: QWidget) -> list[PaperButton]:
    return [one for one in parent.findChildren(PaperButton) if one.isVisible()]


def test_a_name_with_an_ampersand_makes_no_mnemonic(window: MainWindow) -> None:
    """Before the curtain, in the menus of the seats, and when they open for the curtain."""
    players = tuple(replace(one, name=f"R&D {one.name}") for one in family(4, humans=2))
    table = table_at(human_turn(Phase.ASCENT), players)
    table.lend(1, "courtier", "even")
    window.open(table)
    named = [one for one in buttons(window.session.curtain) if "R&D" in one.words]
    assert named
    assert all(one.shortcut().isEmpty() for one in named)
    window.session._seat_menus.pop_up(QPoint(), players, None)
    (menu,) = [one for one in window.findChildren(QMenu) if one.isVisible()]
    texts = [one.text() for one in menu.actions()]
    assert all("R&D" in plain(text) for text in texts)
    assert "D" not in "".join(letters(texts)).replace("Alt+", "")
    window.session._seat_menus.close()
