"""Every dialog and every box there is: letters, names, and a way round by Tab, in each language."""

import pkgutil
from collections.abc import Callable, Iterator
from importlib import import_module
from inspect import isfunction
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QMessageBox,
    QStackedWidget,
    QWidget,
)

from tests.ui.dialogs.conftest import settle, speak
from tests.ui.said import told_in
from tools.positions import family, human_turn, table_at
from tools.soak.sights import Ear, sight
from vivaroi_gui import ui
from vivaroi_gui.languages import LANGUAGES, SOURCE
from vivaroi_gui.rules.vivaroi import Options, Phase
from vivaroi_gui.table.damage import NewerRecord, RecordError
from vivaroi_gui.table.store import StoreError
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.dialogs.about import AboutDialog
from vivaroi_gui.ui.dialogs.accessibility import AccessibilityDialog
from vivaroi_gui.ui.dialogs.export import ExportDialog
from vivaroi_gui.ui.dialogs.load import LoadDialog
from vivaroi_gui.ui.dialogs.memories import MemoriesDialog
from vivaroi_gui.ui.dialogs.messages import Messages
from vivaroi_gui.ui.dialogs.rules import RulesDialog
from vivaroi_gui.ui.dialogs.save import SaveDialog
from vivaroi_gui.ui.dialogs.settings import SettingsDialog
from vivaroi_gui.ui.dialogs.shared_deal import EnterDialog, ShareDialog
from vivaroi_gui.ui.dialogs.shortcuts import ShortcutsDialog
from vivaroi_gui.ui.kit.mnemonics import controls
from vivaroi_gui.ui.kit.paper_dialog import PaperDialog
from vivaroi_gui.ui.lessons.learn_dialog import LearnDialog
from vivaroi_gui.ui.vienna.form.board_dialog import BoardDialog
from vivaroi_gui.ui.vienna.form.owners_file import OwnersFile
from vivaroi_gui.ui.vivaroi.form.form import form_of
from vivaroi_gui.ui.vivaroi.form.variants import Variants

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

FILE = Path("game.vivaroi")
OF_2024 = Options(4, edition="2024")
TABBED = Qt.FocusPolicy.TabFocus
COMMANDS: dict[type[PaperDialog], str] = {
    RulesDialog: "rules",
    SettingsDialog: "settings",
    ShortcutsDialog: "shortcuts",
    AccessibilityDialog: "accessibility",
    AboutDialog: "about",
    LoadDialog: "load",
    SaveDialog: "save_as",
    ExportDialog: "export",
    MemoriesDialog: "memories",
    LearnDialog: "learn",
}
MADE: dict[type[PaperDialog], Callable[[MainWindow], PaperDialog]] = {
    EnterDialog: lambda window: EnterDialog(str, window),
    ShareDialog: lambda window: ShareDialog("ABCDE-FGHIJ-KLMNO", window),
    Variants: lambda window: Variants(form_of(OF_2024), OF_2024.sides, window),
    BoardDialog: lambda window: BoardDialog(OwnersFile(FILE), window),
}
EVERY = [*COMMANDS, *MADE]
BOXES: dict[str, Callable[[Messages], object]] = {
    "fate_for_new": lambda boxes: boxes.fate_for_new("R&D"),
    "fate_for_loaded": lambda boxes: boxes.fate_for_loaded("R&D"),
    "agrees_to_replace_unread": lambda boxes: boxes.agrees_to_replace_unread(),
    "looks_again": lambda boxes: boxes.looks_again(FILE),
    "agrees_to_overwrite": lambda boxes: boxes.agrees_to_overwrite("R&D"),
    "agrees_to_delete": lambda boxes: boxes.agrees_to_delete("R&D"),
    "agrees_to_forget": lambda boxes: boxes.agrees_to_forget(),
    "tell_damaged": lambda boxes: boxes.tell_damaged(RecordError("x"), FILE),
    "a newer file": lambda boxes: boxes.tell_damaged(NewerRecord("x"), None),
    "not_saved": lambda boxes: boxes.not_saved(StoreError("x")),
    "not_imported": lambda boxes: boxes.not_imported(RecordError("x")),
    "opens_fatal_game": lambda boxes: boxes.opens_fatal_game(),
    "tell_settings_aside": lambda boxes: boxes.tell_settings_aside(FILE),
    "tell_left_out": lambda boxes: boxes.tell_left_out(FILE),
    "tell_other_kept": lambda boxes: boxes.tell_other_kept("R&D"),
    "goes_on_after_crash": lambda boxes: boxes.goes_on_after_crash(FILE),
    "cannot_start": lambda boxes: boxes.cannot_start(FILE),
}
"""By the method that opens it."""


@pytest.fixture
def window(lent_window: MainWindow) -> MainWindow:
    return lent_window


@pytest.fixture
def turn(window: MainWindow) -> MainWindow:
    window.open(table_at(human_turn(Phase.ASCENT), family(4)))
    return window


def opened(window: MainWindow, kind: type[PaperDialog]) -> PaperDialog:
    """As by its command; those that people come to by a page are made as it makes them."""
    if kind in COMMANDS:
        getattr(window.commands, COMMANDS[kind]).trigger()
    else:
        window.dialogs.open(MADE[kind](window))
    settle()
    (found,) = [one for one in window.findChildren(kind) if one.isVisible()]
    return found


@pytest.mark.parametrize("kind", EVERY)
def test_a_dialog_is_read_from_its_title_which_is_a_heading(
    kind: type[PaperDialog], turn: MainWindow
) -> None:
    dialog = opened(turn, kind)
    first = next(told_in(dialog))
    assert first.role is QAccessible.Role.Heading
    assert first.name
    assert dialog.windowTitle().startswith(first.name)


def test_what_an_option_means_is_told_once(turn: MainWindow) -> None:
    said = [one for told in told_in(opened(turn, Variants)) for one in told[1:]]
    (banished,) = [one for one in said if "black seal" in one]
    assert banished.startswith("One of your six favourites")


def leaves(dialog: QWidget) -> Iterator[None]:
    """Turns to each page, where it is one at a time."""
    stack = dialog.findChild(QStackedWidget)
    for page in range(stack.count() if stack else 1):
        if stack:
            stack.setCurrentIndex(page)
            settle()
        yield


def tabbed(dialog: QWidget) -> list[QWidget]:
    """What Tab has to lead to."""
    parts = [one for one in dialog.findChildren(QWidget) if one.isVisible() and one.isEnabled()]
    return [one for one in parts if one.focusPolicy() & TABBED and one.focusProxy() is None]


def way_round(
    dialog: QWidget, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> list[QWidget]:
    """Where a key leads from where the keys are, until it comes back."""
    seen: list[QWidget] = []
    while (focus := QApplication.focusWidget()) not in seen:
        assert focus is not None
        assert dialog.isAncestorOf(focus)
        seen.append(focus)
        QTest.keyClick(focus, key, held)
    assert focus is seen[0], "it goes round a part only"
    return seen


def spoken(widget: QWidget) -> str:
    """How assistive technology calls it."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def words(dialog: QWidget) -> set[str]:
    """All that is read, said or shown of it."""
    for _ in leaves(dialog):
        pass
    return set(sight(dialog, Path("no folder"), Ear()).words)


def assert_each_has_its_own_letter(parts: list[QAbstractButton | QLabel]) -> None:
    texts = [one.text() for one in parts]
    letters = [QKeySequence.mnemonic(text).toString() for text in texts]
    assert texts
    assert all(letters), texts
    assert len(set(letters)) == len(letters), texts


def test_no_dialog_is_forgotten_here() -> None:
    for module in pkgutil.walk_packages(ui.__path__, "vivaroi_gui.ui."):
        import_module(module.name)
    ours = {one for one in PaperDialog.__subclasses__() if one.__module__.startswith("vivaroi")}
    assert ours == set(EVERY)


def test_no_box_is_forgotten_here() -> None:
    methods = {name: one for name, one in vars(Messages).items() if isfunction(one)}
    boxes = {name for name, one in methods.items() if one.__annotations__["return"] is not str}
    assert {name for name in boxes if not name.startswith("_")} <= set(BOXES)


def test_each_control_of_a_dialog_has_a_letter_and_a_name(turn: MainWindow) -> None:
    """In each language that is chosen while it is open; back in the first, all is as at first."""
    dialogs = [opened(turn, kind) for kind in EVERY]
    at_first = [words(one) for one in dialogs]
    for language in (*LANGUAGES, SOURCE):
        speak(turn, language)
        for dialog in dialogs:
            for _ in leaves(dialog):
                assert_each_has_its_own_letter([one for one in controls(dialog) if one.isVisible()])
                assert tabbed(dialog)
                assert [one for one in tabbed(dialog) if not spoken(one)] == []
    for dialog, said in zip(dialogs, at_first, strict=True):
        assert words(dialog) == said, dialog


def test_tab_leads_round_each_dialog_and_back(turn: MainWindow) -> None:
    for kind in EVERY:
        dialog = opened(turn, kind)
        for _ in leaves(dialog):
            dialog.closer.setFocus()
            there = way_round(dialog, Qt.Key.Key_Tab)
            assert set(there) == set(tabbed(dialog)), kind
            back = way_round(dialog, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
            assert back == [there[0], *there[:0:-1]], kind
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        settle()
        assert not turn.findChildren(PaperDialog)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buttons_of_every_box(window: MainWindow, language: str) -> None:
    speak(window, language)
    found: list[QAbstractButton | QLabel] = []

    def look() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        assert_each_has_its_own_letter(controls(box))
        found.extend(controls(box))
        box.buttons()[-1].click()

    for open_box in BOXES.values():
        found.clear()
        QTimer.singleShot(0, look)
        open_box(window._messages)
        assert found
