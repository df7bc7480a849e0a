"""What is told beside a chart stands whole on its card, however wide that is."""

import pytest
from PySide6.QtWidgets import QWidget

from tests.ui.conftest import Focused
from tests.ui.words_drawn import reading
from vivaroi_gui.table.players import Person
from vivaroi_gui.ui.kit.moment_card import Change, MomentTold
from vivaroi_gui.ui.kit.moment_list import NightBlock, NightPaper

NAMES = ("Alighiero", "Beatrice", "Clothilde", "Dagobert", "Ernesto", "Gavino", "Irina", "Odessa")
AMELIE = Person("Amélie", "emerald", "rabbit")


def moment(name: str) -> MomentTold:
    title = f"Con un No in più, niente corona per {name}."
    changes = (f"{name}: 28% nella partita, 5% altrimenti", "Amélie: 29% nella partita")
    return MomentTold(3, title, tuple(Change((AMELIE,), text) for text in changes))


def test_no_width_cuts_the_words_of_a_moment_on_night(
    focused: Focused, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = QWidget()
    room.resize(900, 700)
    paper = NightPaper(room)
    paper.set_unit(1.3)  # its margins end between two pixels
    paper.show_blocks((NightBlock("", tuple(map(moment, NAMES))),), "")
    focused(room)
    for across in range(290, 340):
        paper.resize(across, paper.lay_out(across))
        for card in paper.cards:
            with reading(monkeypatch) as reader:
                card.grab()
            assert reader.seen
            assert all(card.rect().contains(words.area) for words in reader.seen), across
