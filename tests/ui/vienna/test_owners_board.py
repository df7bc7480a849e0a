"""The board of a printed game: its file, what is said of it, and how it comes to be played."""

import errno
import io
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.texts_of_rules import glossary
from tests.ui.conftest import Opened
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.catalog import GAMES
from vivaroi_gui.rules.vienna import Options
from vivaroi_gui.rules.vienna.board import Board, Source
from vivaroi_gui.rules.vienna.data import Special
from vivaroi_gui.rules.vienna.faults import BadValue, Fault
from vivaroi_gui.rules.vienna.owners_file import LONGEST, read_board
from vivaroi_gui.rules.vienna.shipped import SHIPPED
from vivaroi_gui.ui.app.language import Speaker
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.vienna.form.board_dialog import BoardDialog
from vivaroi_gui.ui.vienna.form.form_panel import ViennaForm
from vivaroi_gui.ui.vienna.form.owners_file import NAME, OwnersFile, Trouble
from vivaroi_gui.ui.vienna.words.cards import card_words
from vivaroi_gui.ui.vienna.words.faults import fault_words
from vivaroi_gui.ui.vienna.words.owners_text import owners_text

GOOD = "[oper]\npoints = 2\n"
BAD = "[oper]\npoints = 2\nnmbers = [3]\n"
OWN = read_board(GOOD.encode())
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    speaker = Speaker(qapp)
    speaker.speak(str(request.param))
    yield str(request.param)
    speaker.speak("en")


# --- the file ----------------------------------------------------------------------------------


def test_no_file_is_no_error(tmp_path: Path) -> None:
    reading = OwnersFile(tmp_path).read()
    assert not reading.is_there


@pytest.mark.parametrize("start", [b"", "\ufeff".encode()], ids=["plain", "byte order mark"])
def test_a_good_file_is_a_board(tmp_path: Path, start: bytes) -> None:
    (tmp_path / NAME).write_bytes(start + GOOD.encode())
    assert OwnersFile(tmp_path).read().board == OWN


@pytest.mark.parametrize(
    ("data", "fault", "line"),
    [
        (BAD.encode(), Fault.UNKNOWN_KEY, 3),
        (b'[oper]\nname = "Op\xe9ra"\n', Fault.NOT_TEXT, 2),
        (b"#" * (LONGEST + 1), Fault.TOO_LONG, 1),
        (b"#" * 3_000_000, Fault.TOO_LONG, 1),
        (b"\x00\xff\xfe", Fault.NOT_TEXT, 1),
        (b"[oper\npoints = 2", Fault.SYNTAX, 1),
    ],
    ids=["typing error", "Latin-1", "long", "huge", "no text", "no TOML"],
)
def test_a_broken_file_is_told_with_its_line(
    tmp_path: Path, data: bytes, fault: Fault, line: int
) -> None:
    (tmp_path / NAME).write_bytes(data)
    error = OwnersFile(tmp_path).read().error
    assert error is not None
    assert (error.fault, error.line) == (fault, line)


def test_a_folder_in_its_place_is_told(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    assert OwnersFile(tmp_path).read().trouble is Trouble.FOLDER


def test_a_file_that_may_not_be_read_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / NAME).write_text(GOOD)
    monkeypatch.setattr(Path, "open", refused)  # root may read everything
    assert OwnersFile(tmp_path).read().trouble is Trouble.DENIED


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes")
def test_a_pipe_in_its_place_keeps_nobody_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / NAME)
    assert OwnersFile(tmp_path).read().trouble is Trouble.OTHER


def refused(*_: object, **__: object) -> None:
    raise PermissionError("no")


def test_a_first_file_is_never_written_over_another(tmp_path: Path) -> None:
    file = OwnersFile(tmp_path / "new" / "folder")
    file.begin("# mine\n")
    with pytest.raises(FileExistsError):
        file.begin("# other\n")
    assert file.file.read_text() == "# mine\n"


class FullDisk(io.StringIO):
    """A file that was made, on a disk that has no room for what is in it."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        file.touch(exist_ok=False)

    def flush(self) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_leaves_no_half_of_a_first_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = OwnersFile(tmp_path)
    monkeypatch.setattr(Path, "open", lambda path, *_, **__: FullDisk(path))
    with pytest.raises(OSError, match="space"):
        file.begin("# mine")
    assert not file.file.exists()


def test_a_first_file_changes_nothing_until_a_mark_is_taken_away(language: str) -> None:
    assert read_board(owners_text().text(SHIPPED).encode()) == SHIPPED


def test_behind_its_marks_are_all_values_of_our_board(language: str) -> None:
    text = owners_text().text(SHIPPED)
    told = re.sub(r"^# (\w+ = )", r"\1", text, flags=re.MULTILINE)
    board = read_board(told.encode())
    assert board == SHIPPED
    assert Source.OWNER not in {source for stop in board.stops for _, source in stop.sources}
    assert told.count(" = ") > 100
    changed = told.replace("points = 1\n", "points = 7\n")
    assert read_board(changed.encode()) != SHIPPED


def test_its_lines_are_short_enough_for_any_editor(language: str) -> None:
    assert max(map(len, owners_text().text(SHIPPED).splitlines())) <= 100


@pytest.mark.parametrize("fault", Fault)
def test_every_fault_has_a_sentence_with_its_line(language: str, fault: Fault) -> None:
    error = BadValue(
        fault, ("oper", "points"), found="{x}", known=("gain", "special"), lowest=0, highest=9
    )
    error.line = 12
    told = fault_words().told(error)
    assert "12" in told
    assert not re.search(r"\{(?!x)|None", told)


# --- the form ----------------------------------------------------------------------------------


class Home:
    """Somebody before the first page, with Vienna chosen."""

    def __init__(self, window: MainWindow, folder: Path) -> None:
        self.window = window
        self.file = folder / NAME
        self.click(window.pages.home.offers.cards["vienna"])
        form = window.pages.home.form.chosen
        assert isinstance(form, ViennaForm)
        self.form = form

    def click(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, LEFT)
        QApplication.processEvents()

    @property
    def board(self) -> Board:
        options = self.window.pages.home.form.options
        assert isinstance(options, Options)
        return options.board

    @property
    def played(self) -> Board:
        """Of the game on the table."""
        options = self.window.session.table.options
        assert isinstance(options, Options)
        return options.board

    @property
    def told(self) -> str:
        return self.form._summary.text()

    def come_back(self) -> None:
        """From the editor."""
        self.window.activateWindow()
        event = type(self)._activated()
        QApplication.sendEvent(self.form, event)

    @staticmethod
    def _activated() -> QEvent:
        return QEvent(QEvent.Type.WindowActivate)


@pytest.fixture
def home(opened: Opened, data_dir: Path) -> Home:
    return Home(opened(), data_dir)


def in_dialog(deed: Callable[[BoardDialog], None]) -> list[BoardDialog]:
    """Does something in the dialog that opens next, and closes it."""
    seen: list[BoardDialog] = []

    def act() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, BoardDialog)
        seen.append(dialog)
        try:
            deed(dialog)
        finally:
            dialog.reject()

    QTimer.singleShot(0, act)
    return seen


def test_our_board_is_played_until_somebody_chooses_another(home: Home) -> None:
    home.file.write_text(GOOD)
    home.come_back()
    assert home.board == SHIPPED
    home.click(home.form.own)
    assert home.board == OWN
    assert [card.isChecked() for card in home.form.cards] == [False, True]
    home.click(home.form.ours)
    assert home.board == SHIPPED


def test_without_a_file_the_card_leads_to_where_one_begins(home: Home) -> None:
    seen = in_dialog(lambda dialog: QTest.mouseClick(dialog.write, LEFT))
    home.click(home.form.own)
    assert seen
    assert home.file.read_text(encoding="utf-8") == owners_text().text(SHIPPED)
    assert home.form.own.isChecked()


def test_a_file_that_breaks_while_it_is_chosen_is_not_played_and_the_form_says_so(
    home: Home,
) -> None:
    home.file.write_text(GOOD)
    home.click(home.form.own)
    home.file.write_text(BAD)
    home.come_back()
    assert home.board == SHIPPED
    assert home.form.ours.isChecked()
    assert "3" in home.told
    home.file.write_text(GOOD)
    home.come_back()
    assert home.board == OWN
    assert home.told == ""


def test_a_board_that_is_gone_since_the_last_game_is_missed_aloud(
    home: Home, opened: Opened, data_dir: Path
) -> None:
    home.file.write_text(GOOD)
    home.click(home.form.own)
    home.click(home.window.pages.home.start)
    assert home.played == OWN
    home.window.close()
    home.file.unlink()
    again = opened()
    form = again.pages.home.form.chosen
    assert isinstance(form, ViennaForm)
    assert form.options.board == SHIPPED
    assert form._summary.text()


def test_a_game_keeps_the_board_on_which_it_began(home: Home) -> None:
    home.file.write_text(GOOD)
    home.click(home.form.own)
    home.click(home.window.pages.home.start)
    record = home.window.session.table.record
    home.file.write_text(BAD)
    config = GAMES["vienna"].write_options(record.options)
    assert GAMES["vienna"].read_options(config).board == OWN
    assert home.played == OWN


# --- the dialog --------------------------------------------------------------------------------


def test_the_dialog_says_where_the_file_is_and_what_is_wrong_in_it(home: Home) -> None:
    home.file.write_text(BAD)
    told: list[str] = []

    def read(dialog: BoardDialog) -> None:
        told.extend((dialog.about.text(), dialog.state.toPlainText()))
        assert dialog.write.isHidden()
        home.file.write_text(GOOD)
        QTest.mouseClick(dialog.again, LEFT)
        told.append(dialog.state.toPlainText())

    in_dialog(read)
    home.click(home.form.board)
    where, wrong, right = told
    assert str(home.file) in where
    assert wrong.startswith("Line 3: ")
    assert "nmbers" in wrong
    assert "Oper: gain" in right


def test_a_file_that_cannot_be_begun_says_why(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    def begin(dialog: BoardDialog) -> None:
        monkeypatch.setattr(Path, "open", refused)
        QTest.mouseClick(dialog.write, LEFT)
        told.append(dialog.state.toPlainText())
        monkeypatch.undo()

    in_dialog(begin)
    home.click(home.form.board)
    assert "could not be written" in told[0]


def test_the_folder_is_shown_by_the_system(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []

    def show(url: QUrl) -> bool:
        shown.append(url.toLocalFile())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", show)
    in_dialog(lambda dialog: QTest.mouseClick(dialog.folder, LEFT))
    home.click(home.form.board)
    assert [Path(one) for one in shown] == [home.file.parent]


def test_the_dialog_is_worked_by_keys(home: Home) -> None:
    home.form.board.setFocus()

    def type_(dialog: BoardDialog) -> None:
        dialog.state.setFocus()
        QTest.keyClick(dialog.state, Qt.Key.Key_Tab)
        assert dialog.focusWidget() is dialog.write
        QTest.keyClick(dialog.write, Qt.Key.Key_Space)
        assert home.file.exists()

    in_dialog(type_)
    QTest.keyClick(home.form.board, Qt.Key.Key_Space)


# --- its words ---------------------------------------------------------------------------------


def test_the_special_cards_are_called_on_the_screen_as_in_the_rules(language: str) -> None:
    names = glossary(language)["edition_vienna"]["specials"]
    assert [card_words().special(card) for card in Special] == names
