"""Every entry of a menu and every control of a dialog has a letter that no neighbour has."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QMenu,
    QMessageBox,
    QStackedWidget,
    QWidget,
)

from tests.ui.dialogs.conftest import NAMES, settle, speak
from tools.pages import pages_of
from tools.positions import family, human_turn, table_at
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.rules.vivaroi.moves import MoveUp
from vivaroi_gui.table.damage import NewerRecord, RecordError
from vivaroi_gui.table.store import StoreError
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.dialogs.messages import Messages
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.mnemonics import controls, literal, marked, plain, wished
from vivaroi_gui.ui.kit.paper_dialog import PaperDialog

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

NAME = QAccessible.Text.Name
FILE = Path("game.vivaroi")
BOXES: dict[str, Callable[[Messages], object]] = {
    "new game": lambda boxes: boxes.fate_for_new("R&D"),
    "load": lambda boxes: boxes.fate_for_loaded("R&D"),
    "unread": lambda boxes: boxes.agrees_to_replace_unread(),
    "look again": lambda boxes: boxes.looks_again(FILE),
    "overwrite": lambda boxes: boxes.agrees_to_overwrite("R&D"),
    "delete": lambda boxes: boxes.agrees_to_delete("R&D"),
    "damaged": lambda boxes: boxes.tell_damaged(RecordError("x"), FILE),
    "newer": lambda boxes: boxes.tell_damaged(NewerRecord("x"), None),
    "not saved": lambda boxes: boxes.not_saved(StoreError("x")),
    "not imported": lambda boxes: boxes.not_imported(RecordError("x")),
    "fatal": lambda boxes: boxes.opens_fatal_game(),
    "left out": lambda boxes: boxes.tell_left_out(FILE),
    "crash": lambda boxes: boxes.goes_on_after_crash(FILE),
}


@pytest.fixture
def window(lent_window: MainWindow) -> MainWindow:
    return lent_window


def letters(texts: list[str]) -> list[str]:
    """The mnemonic of each, as Qt finds it; empty for none."""
    return [QKeySequence.mnemonic(text).toString() for text in texts]


def seen_at_once(dialog: QWidget) -> Iterator[list[QAbstractButton | QLabel]]:
    """What can have a mnemonic: all of it, or, page after page, what a tab shows."""
    parts, stack = controls(dialog), dialog.findChild(QStackedWidget)
    if stack is None:
        yield parts
        return
    for page in range(stack.count()):
        stack.setCurrentIndex(page)
        yield [one for one in parts if one.isVisible()]


def assert_each_has_its_own(texts: list[str]) -> None:
    found = letters(texts)
    assert texts
    assert all(found), texts
    assert len(set(found)) == len(found), texts


def assert_each_is_called(dialog: QWidget) -> None:
    """Assistive technology has a name for all that Tab leads to."""
    tabbed = Qt.FocusPolicy.TabFocus
    parts = [one for one in dialog.findChildren(QWidget) if one.isVisible() and one.isEnabled()]
    own = [one for one in parts if one.focusPolicy() & tabbed and one.focusProxy() is None]
    names = [(one, QAccessible.queryAccessibleInterface(one).text(NAME)) for one in own]
    nameless = [one.parent() for one, name in names if not name]
    assert own
    assert nameless == []


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
def test_the_controls_of_every_dialog(turn: MainWindow, language: str) -> None:
    for name in (*NAMES, "save_as"):
        speak(turn, "it" if language == "en" else "en")
        getattr(turn.commands, name).trigger()
        settle()
        (dialog,) = [one for one in turn.findChildren(PaperDialog) if one.isVisible()]
        speak(turn, language)
        for parts in seen_at_once(dialog):
            assert_each_has_its_own([one.text() for one in parts])
            assert_each_is_called(dialog)
        dialog.close()
        settle()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buttons_of_every_box(window: MainWindow, language: str) -> None:
    speak(window, language)
    found: list[str] = []

    def look() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        found.extend(one.text() for one in controls(box))
        box.buttons()[-1].click()

    for open_box in BOXES.values():
        found.clear()
        QTimer.singleShot(0, look)
        open_box(window._messages)
        assert_each_has_its_own(found)


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
