"""A name is seen on every machine, whatever script it has and whatever fonts there are."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QImage, QPainter

from tests.here_worker import HereWorker
from tests.ui.app.test_main_window import words
from tools.positions import family, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.table.players import Person
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.fonts import BOX, body, bold, display, heavy, legible, numeral
from vivaroi_gui.ui.session.names import shown_name, shown_players

CHINESE, HINDI, FOX = "\u5f20\u4f1f", "\u0939\u093f\u0928\u094d\u0926\u0940", "\U0001f98a"


@pytest.fixture
def only_ours(fonts: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without a font of its own: what is drawn is Latin."""
    monkeypatch.setattr("vivaroi_gui.ui.kit.fonts._is_drawn", lambda sign: ord(sign) < 0x250)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Zoé", "Zoé"),
        (f"Li {CHINESE}", f"Li {BOX}{BOX}"),
        (f"Bob {FOX}", f"Bob {BOX}"),
        (f"{FOX}\u200d{FOX}\ufe0f!", f"{BOX}{BOX}!"),
        ("e\u0301", "e\u0301"),
    ],
    ids=ascii,
)
def test_signs_without_a_font_are_boxes(only_ours: None, name: str, shown: str) -> None:
    assert legible(name) == shown


@pytest.mark.parametrize("name", [CHINESE, HINDI, FOX, f"{CHINESE} {FOX}"], ids=ascii)
def test_a_name_without_any_sign_that_is_seen_is_that_of_the_animal(
    only_ours: None, english: None, name: str
) -> None:
    assert shown_name(Person(name, "crimson", "hare")) == "Hare"


@pytest.mark.parametrize("face", [display, body, bold, heavy, numeral])
def test_the_box_is_seen_in_every_face(fonts: None, face: Callable[[float], QFont]) -> None:
    assert ink(face(30), BOX) > 20


def test_a_sign_that_no_font_has_is_found_out(fonts: None) -> None:
    assert legible("A\U000e1234") == f"A{BOX}"


def ink(font: QFont, text: str) -> int:
    picture = QImage(60, 60, QImage.Format.Format_Grayscale8)
    picture.fill(0xFFFFFF)
    painter = QPainter(picture)
    painter.setFont(font)
    painter.drawText(QPointF(10, 45), text)
    painter.end()
    return sum(picture.pixelColor(x, y).value() < 128 for x in range(60) for y in range(60))


def test_names_that_can_be_drawn_stay_as_they_are(only_ours: None) -> None:
    players = family(4)
    assert shown_players(players) == players


def test_the_table_tells_the_animal_and_the_record_keeps_the_name(
    window: MainWindow, worker: HereWorker, only_ours: None
) -> None:
    worker.is_ready = False
    first, second, *others = family(4)
    partner = replace(second, name=CHINESE, avatar="owl")
    window.open(table_at(human_turn(Phase.ASCENT), (first, partner, *others)))
    said = "\n".join(words(window))
    assert "Owl" in said
    assert CHINESE not in said
    assert window.session.bridge.table.record.players[1].name == CHINESE
