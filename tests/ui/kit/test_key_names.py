"""Texts that name a key name the one that people have set, or none."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit import key_names
from vivaroi_gui.ui.kit.key_names import keyed, keyed_table, tell_keys
from vivaroi_gui.ui.kit.key_places import LetterKeys
from vivaroi_gui.ui.kit.resources import resource
from vivaroi_gui.ui.kit.texts import text

ROOT = Path(__file__).parents[3]
FIXED = re.compile(
    r"\bF(?:1[0-2]|[1-9])\b|\b(?:Ctrl|Cmd)\+(?!Enter)|\([A-Z]\)"
    r"|\b(?:[Pp]ress|[Tt]ouche|[Tt]asto|[Pp]remi|[Aa]ppuyez sur|[Aa]ncora|[Ee]ncore) [A-Z]\b(?!’)"
)


@pytest.fixture
def no_keys() -> Iterator[None]:
    before = dict(key_names._chosen)
    tell_keys({})
    yield
    LetterKeys.are_heard = True
    tell_keys(before)


def test_a_text_names_the_key_that_is_set_and_nothing_where_there_is_none(no_keys: None) -> None:
    said = "Stuck? The bulb[ ({hint_key})] helps, [{cover_key} covers|a click covers]. [Or] not."
    assert keyed(said) == "Stuck? The bulb helps, a click covers. [Or] not."
    tell_keys({"hint": QKeySequence("F8"), "cover": QKeySequence("X")})
    assert keyed(said) == "Stuck? The bulb (F8) helps, X covers. [Or] not."


def test_a_row_about_a_key_that_there_is_not_is_left_out(no_keys: None) -> None:
    rows = (
        "| [{hint_key}] | helps |\n| [{turn_key}] | turns |\n| [A letter{letter_key}] | finds |\n"
    )
    assert keyed_table(rows) == "| T | turns |\n| A letter | finds |\n"
    LetterKeys.are_heard = False
    assert keyed_table(rows) == ""


def told() -> Iterator[tuple[str, str]]:
    """Every text that is shown, and where it stands."""
    for file in sorted(resource("texts").glob("*.json")):
        for name, said in json.loads(file.read_text(encoding="utf-8")).items():
            yield f"{file.name} {name}", said
    for file in sorted((ROOT / "translations").glob("*.ts")):
        for message in ElementTree.parse(file).iter("message"):
            for node in message.iter():
                if node.tag in ("source", "translation", "numerusform"):
                    yield f"{file.name}", node.text or ""
    for file in sorted(resource("rules").glob("*.md")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{file.name}:{number}", line


def test_no_text_names_a_key_that_people_can_change() -> None:
    assert [(where, said) for where, said in told() if FIXED.search(said)] == []


def test_every_key_in_a_text_may_be_missing() -> None:
    bare = re.compile(r"\{\w+_key\}")
    assert [said for _, said in told() if bare.search(key_names._PART.sub("", said))] == []
    rules = [line for where, line in told() if ".md:" in where and "_key}" in line]
    assert len(rules) > 10 * len(LANGUAGES)


class Paper(QWidget):
    """Says its words anew as every widget does."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.said: list[str] = []

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.said.append(text("keys", "cover.open"))


def test_what_is_shown_follows_the_keys_at_once(lent_window: MainWindow) -> None:
    paper = Paper(lent_window)
    for chosen in (
        {"keys": '{"cover": "F8"}'},
        {"has_letter_keys": False, "keys": ""},
        {"has_letter_keys": True},
    ):
        lent_window.settings.update(**chosen)
        QApplication.processEvents()
    paper.deleteLater()
    assert paper.said == ["Secret: press F8 to cover", "Secret", "Secret: press S to cover"]
