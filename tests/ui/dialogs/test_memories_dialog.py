"""What was played to the end is remembered by person; it can be given away and forgotten."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.boxes import answer
from tests.ui.dialogs.conftest import Open, speak
from tests.ui.explained_games import explained_game, table_of
from tests.ui.words_drawn import reading
from tools.memory_shots import made_up
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.table import record as records
from vivaroi_gui.table.memories import Memories
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.dialogs.memories import MemoriesDialog
from vivaroi_gui.ui.dialogs.memory_words import MemoryWords
from vivaroi_gui.ui.setting import TextSize

LEFT = Qt.MouseButton.LeftButton
FOUR = Options(4)


@pytest.fixture
def window(lent_window: MainWindow) -> MainWindow:
    return lent_window


@pytest.fixture
def memories(window: MainWindow) -> Memories:
    return window.games.book.memories


def opened(dialog: Open) -> MemoriesDialog:
    found = dialog("memories")
    assert isinstance(found, MemoriesDialog)
    return found


# --- what is remembered --------------------------------------------------------------------------


def test_a_game_whose_end_is_seen_is_remembered_once_with_its_boldest_no(
    window: MainWindow, memories: Memories
) -> None:
    game = explained_game(FOUR)
    window.open(table_of(game))
    QApplication.processEvents()
    window.games.book.remember()
    for part in game.parts:
        window.session.feed._bring(part)
    window.go_home()
    (found,) = memories.all()
    result = game.shown.sights[-1].view.result
    assert [place.ending.total for place in found.places] == list(result.totals)
    assert [place.level is None for place in found.places] == [True, False, False, False]
    won = [seat for seat, place in enumerate(found.places) if place.ending.is_winner]
    assert (won, found.edition) == (list(result.winners), "2003")
    assert found.bold is not None
    assert found.bold.name == "Luc"


def test_a_game_that_was_over_before_it_came_out_of_a_file_was_not_played_here(
    window: MainWindow, memories: Memories, tmp_path: Path
) -> None:
    file = tmp_path / "given.vivaroi"
    file.write_text(records.write(explained_game(FOUR).record), encoding="utf-8")
    window.games.open(file)
    QApplication.processEvents()
    assert window.session.is_over
    window.go_home()
    assert memories.all() == ()


def test_where_it_cannot_be_written_down_the_game_stays_the_one_to_go_on_with(
    window: MainWindow, memories: Memories, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = window.games.stores["vivaroi"]
    table = Table.reload(explained_game(Options(3)).record, Random(1), store)
    table.save()
    monkeypatch.setattr(memories, "add", lambda _: False)
    window.open(table)
    QApplication.processEvents()
    window.go_home()
    assert store.has_file


# --- what is shown -------------------------------------------------------------------------------


def test_arrows_go_from_person_to_person_and_all_is_said(
    compiled: None, english: None, memories: Memories, dialog: Open
) -> None:
    for memory in made_up(24, 2):
        memories.add(memory)
    shown = opened(dialog)
    focused = shown.focusWidget()
    assert focused.accessibleName() == "Whose memories: Giulia"
    told = shown.sheet.accessibleDescription()
    assert told.startswith("Giulia: 24 games, ")
    assert "The boldest No: 12%, then 58%." in told
    QTest.keyClick(focused, Qt.Key.Key_Right)
    assert shown.sheet.accessibleDescription().startswith("Marco: 24 games, ")
    assert "The boldest No" not in shown.sheet.accessibleDescription()
    assert not shown.sheet.grab().isNull()


@pytest.mark.parametrize("language", list(LANGUAGES))
@pytest.mark.parametrize(
    ("size", "text"), [((1280, 800), TextSize.P100), ((720, 450), TextSize.P200)]
)
def test_what_is_kept_of_a_person_is_whole_in_any_window(
    compiled: None,
    window: MainWindow,
    memories: Memories,
    dialog: Open,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    text: TextSize,
    language: str,
) -> None:
    for memory in made_up(24, 2):
        memories.add(memory)
    window.resize(*size)
    window.settings.update(text=text)
    speak(window, language)
    sheet = opened(dialog).sheet
    with reading(monkeypatch) as reader:
        reader.read(sheet)
    painted, words = " ".join(reader.texts), MemoryWords()
    for title in (words.crowned(), words.bold(), words.close()):
        assert title in painted
    assert "…" not in painted


def test_it_says_that_there_is_nothing_yet_in_every_language(
    compiled: None, window: MainWindow, dialog: Open
) -> None:
    shown = opened(dialog)
    assert shown.note.text().startswith("Nothing yet")
    speak(window, "fr")
    assert shown.note.text().startswith("Rien pour l’instant")
    assert not shown.export.isVisible()


@pytest.mark.parametrize("is_closed", [True, False])
def test_a_broken_file_is_told_and_stays(
    compiled: None, english: None, memories: Memories, dialog: Open, is_closed: bool
) -> None:
    file = memories._file
    if is_closed:
        file.mkdir()
    else:
        file.write_text("nothing of ours\n", encoding="utf-8")
    said = opened(dialog).note.text()
    if is_closed:
        assert said == "The file of memories cannot be opened. It is left as it is."
        file.rmdir()
    else:
        assert said.endswith("1 line of the file cannot be read, and stays in it.")
        assert file.read_text(encoding="utf-8") == "nothing of ours\n"


# --- given away, and forgotten -------------------------------------------------------------------


def test_it_is_written_as_a_table_or_the_dialog_says_that_it_was_not(
    memories: Memories, dialog: Open, tmp_path: Path
) -> None:
    for memory in made_up(3, 1):
        memories.add(memory)
    shown = opened(dialog)
    shown.write_to(str(tmp_path / "all.csv"))
    lines = (tmp_path / "all.csv").read_text(encoding="utf-8-sig").splitlines()
    assert lines[0] == "Day,Game,Name,Level,Points,Won,Kings"
    assert len(lines) == 1 + 3 * 3
    assert shown.note.text() == "Written to “all.csv”."
    shown.write_to(str(tmp_path))
    assert shown.note.text() == "The file could not be written."


def test_all_is_forgotten_only_by_the_button_that_says_so(memories: Memories, dialog: Open) -> None:
    for memory in made_up(3, 1):
        memories.add(memory)
    shown = opened(dialog)
    told = answer("Keep it")
    QTest.mouseClick(shown.forget, LEFT)
    assert told[0].startswith("Forget all games that were played?")
    assert len(memories.all()) == 3
    answer("Forget everything")
    QTest.mouseClick(shown.forget, LEFT)
    assert memories.all() == ()
    assert shown.note.text().startswith("Nothing yet")


def test_the_game_whose_end_is_seen_does_not_come_back_once_it_is_forgotten(
    english: None, window: MainWindow, memories: Memories, dialog: Open
) -> None:
    window.open(table_of(explained_game(FOUR)))
    QApplication.processEvents()
    shown = opened(dialog)
    assert len(memories.all()) == 1
    answer("Forget everything")
    QTest.mouseClick(shown.forget, LEFT)
    shown.close()
    window.go_home()
    assert memories.all() == ()
