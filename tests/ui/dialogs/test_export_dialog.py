"""A game leaves as a file and comes back from one; nothing is lost, and files may be hostile."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from tests.ui.boxes import answer
from tests.ui.dialogs.conftest import Open, settle
from tools.positions import court, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Options, Phase
from vivaroi_gui.table import store
from vivaroi_gui.table.record import LONGEST
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.dialogs.export import ExportDialog
from vivaroi_gui.ui.dialogs.load import LoadDialog

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

LEFT = Qt.MouseButton.LeftButton


def table_of(options: Options) -> Table:
    return table_at(human_turn(Phase.ASCENT), court(options, 2), options)


@pytest.fixture
def playing(window: MainWindow) -> MainWindow:
    window.open(table_of(Options(4)))
    return window


def type_file(window: MainWindow, file: Path, box: str = "") -> list[str]:
    """Types a path into the file dialog, and Enter; what a box says that this button closes."""
    settle()
    (asked,) = window.findChildren(QFileDialog)
    field = asked.findChildren(QLineEdit)[0]
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, str(file))
    QTest.keyClick(field, Qt.Key.Key_Return)
    told = answer(box) if box else []
    settle()
    return told


def export(window: MainWindow, dialog: Open, file: Path, box: str = "") -> list[str]:
    asked = dialog("export")
    assert isinstance(asked, ExportDialog)
    QTest.mouseClick(asked.export, LEFT)
    return type_file(window, file, box)


def import_(window: MainWindow, file: Path, box: str = "") -> list[str]:
    window.commands.import_.trigger()
    return type_file(window, file, box)


def offered(window: MainWindow) -> LoadDialog | None:
    """The list of the saved games, where it is open."""
    return next(iter(window.findChildren(LoadDialog)), None)


def test_a_game_goes_out_and_comes_back_beside_the_saved_ones(
    playing: MainWindow, dialog: Open, tmp_path: Path
) -> None:
    record = playing.session.bridge.table.record
    export(playing, dialog, tmp_path / "out")
    assert store.load(tmp_path / "out.vivaroi") == record
    playing.games.saves.save(table_of(Options(5)).record, "OUT")
    import_(playing, tmp_path / "out.vivaroi")
    asked = offered(playing)
    assert asked is not None
    chosen = asked.games.chosen
    assert chosen is not None
    assert chosen.name == "out (2)"
    assert playing.games.saves.load(chosen) == record
    old = playing.games.saves.find("OUT")
    assert old is not None
    assert playing.games.saves.load(old).options.players == 5


@pytest.mark.parametrize(
    ("pressed", "players"),
    [("Cancel", 3), ("Load without saving", 4)],
    ids=["stay", "load"],
)
def test_the_running_game_gives_way_only_if_people_say_so(
    playing: MainWindow, dialog: Open, tmp_path: Path, pressed: str, players: int
) -> None:
    export(playing, dialog, tmp_path / "out.vivaroi")
    playing.games.stores["vivaroi"].save(table_of(Options(3)).record)
    playing.games.resume("vivaroi")
    import_(playing, tmp_path / "out.vivaroi")
    asked = offered(playing)
    assert asked is not None
    answer(pressed)
    QTest.mouseClick(asked.load, LEFT)
    assert playing.session.bridge.options.players == players


def test_a_game_can_be_taken_in_where_none_is_on_the_table(
    playing: MainWindow, dialog: Open, tmp_path: Path
) -> None:
    export(playing, dialog, tmp_path / "out.vivaroi")
    playing.go_home()
    assert not playing.commands.export.isEnabled()
    import_(playing, tmp_path / "out.vivaroi")
    assert offered(playing) is not None


def test_names_are_left_out_of_the_file_and_of_its_name(
    playing: MainWindow, dialog: Open, tmp_path: Path
) -> None:
    asked = dialog("export")
    assert isinstance(asked, ExportDialog)
    QTest.keyClick(asked.without_names, Qt.Key.Key_Space)
    QTest.mouseClick(asked.export, LEFT)
    settle()
    (files,) = playing.findChildren(QFileDialog)
    assert "Giulia" not in files.findChildren(QLineEdit)[0].text()
    type_file(playing, tmp_path / "out.vivaroi")
    told = (tmp_path / "out.vivaroi").read_text(encoding="utf-8")
    names = [player["name"] for player in json.loads(told.split("\n")[0])["players"]]
    assert names == ["Player 1", "Player 2", "Player 3", "Player 4"]
    assert playing.session.bridge.players[0].name == "Giulia"
    assert str(Path.home()) not in told


def test_the_banner_says_where_it_went_without_the_folder(
    playing: MainWindow, dialog: Open, tmp_path: Path
) -> None:
    export(playing, dialog, tmp_path / "out.vivaroi")
    playing.session.lift_curtain()  # with several people it falls while something else has the keys
    said = playing.pages.messages.now
    assert said is not None
    assert said.text == "Exported as “out.vivaroi”."


def test_a_place_that_takes_no_file_is_told(
    playing: MainWindow, dialog: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("vivaroi_gui.table.files.os.fsync", full)
    told = export(playing, dialog, tmp_path / "out.vivaroi", "OK")
    assert "No space left on device" in told[0]
    assert not list(tmp_path.glob("*.vivaroi*"))


# --- hostile files ----------------------------------------------------------------------------


def huge(file: Path) -> None:
    with file.open("wb") as made:
        made.truncate(50_000_000)


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-20])


def newer(file: Path) -> None:
    file.write_text('{"game": "vivaroi", "format": 99}\n', encoding="utf-8")


def painted(file: Path) -> None:
    file.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 9)


NO_GAME = {
    "en": "There is no readable game in this file.\nIt is damaged, or was never a game",
    "fr": "Ce fichier ne contient aucune partie lisible.\nIl est endommagé",
    "it": "Questo file non contiene nessuna partita leggibile.\nÈ danneggiato",
}
NEWER = {
    "en": "This game was saved by a newer version",
    "fr": "Cette partie a été enregistrée par une version plus récente",
    "it": "Questa partita è stata salvata da una versione più recente",
}


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize(
    ("spoil", "words"),
    [(huge, NO_GAME), (cut, NO_GAME), (newer, NEWER), (painted, NO_GAME)],
    ids=["50 MB", "cut short", "newer", "a picture"],
)
def test_a_file_without_a_game_is_told_in_the_players_language_and_changes_nothing(
    playing: MainWindow,
    dialog: Open,
    tmp_path: Path,
    spoil: Callable[[Path], None],
    words: dict[str, str],
    language: str,
) -> None:
    file = tmp_path / "out.vivaroi"
    export(playing, dialog, file)
    spoil(file)
    before, size = file.read_bytes()[:LONGEST], file.stat().st_size
    playing.settings.update(language=language)
    table = playing.session.bridge.table
    told = import_(playing, file, "OK")
    assert told[0].startswith(words[language])
    assert offered(playing) is None
    assert playing.session.bridge.table is table
    assert playing.games.saves.all() == []
    assert (file.read_bytes()[:LONGEST], file.stat().st_size) == (before, size)


def test_a_file_that_the_system_keeps_closed_says_so(
    playing: MainWindow, dialog: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    export(playing, dialog, tmp_path / "out.vivaroi")
    honest = Path.open

    def locked(file: Path, mode: str = "r", **more: object) -> object:
        if mode == "rb":
            raise PermissionError(13, "in use by another process")
        return honest(file, mode, **more)  # type: ignore[call-overload]

    monkeypatch.setattr(Path, "open", locked)
    told = import_(playing, tmp_path / "out.vivaroi", "OK")
    assert "in use by another process" in told[0]


@pytest.mark.parametrize("closes", ["export", "import_"])
def test_to_choose_no_file_after_all_changes_nothing(
    playing: MainWindow, dialog: Open, tmp_path: Path, closes: str, qtbot: QtBot
) -> None:
    if closes == "export":
        asked = dialog("export")
        assert isinstance(asked, ExportDialog)
        QTest.mouseClick(asked.export, LEFT)
    else:
        playing.commands.import_.trigger()
    settle()
    (files,) = playing.findChildren(QFileDialog)
    QTest.keyClick(files, Qt.Key.Key_Escape)
    settle()
    assert not playing.findChildren(QFileDialog)
    assert playing.games.saves.all() == []
    assert list(tmp_path.iterdir()) == [playing.games.stores["vivaroi"].file.parents[1]]
