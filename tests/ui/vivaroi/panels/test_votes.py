"""The viewer's vote cards of 2024: what lies in the fan, and what is said of it."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.vivaroi.hall.court import Court
from vivaroi_gui.rules.vivaroi.moves import NO, STOMACH_ACHE, YES
from vivaroi_gui.ui.vivaroi.cards import CARD_RATIO, paint_card
from vivaroi_gui.ui.vivaroi.panels import votes as panel
from vivaroi_gui.ui.vivaroi.panels.votes import Votes, _fan
from vivaroi_gui.ui.vivaroi.panels.words import PanelWords
from vivaroi_gui.ui.vivaroi.words.cards import card_words
from vivaroi_gui.ui.vivaroi.words.editions import lore


@pytest.fixture
def votes(qtbot: QtBot, english: None) -> Iterator[Votes]:
    parent = QWidget()
    qtbot.addWidget(parent)
    words = PanelWords(parent)
    words.lore = lore("2024")
    yield Votes(words, parent)
    parent.close()


def test_the_hand_is_a_yes_the_no_cards_and_the_stomach_ache(votes: Votes) -> None:
    votes.show_view(Court(3).view(0))
    assert votes.cards == (YES, NO, NO, NO, NO, STOMACH_ACHE)
    assert votes.accessibleDescription() == "One Yes, 4 No cards and a Stomach-ache"


def test_what_is_spent_is_gone_and_what_lies_sealed_is_not(votes: Votes) -> None:
    court = Court(5)
    court.vote(STOMACH_ACHE, NO)
    votes.show_view(court.view(0))
    assert votes.cards == (YES, NO, NO)
    assert votes.accessibleDescription() == "One Yes and 2 No cards"
    votes.show_view(court.view(1))
    assert votes.cards == (YES, NO, STOMACH_ACHE)
    assert votes.accessibleDescription() == "One Yes, 1 No card and a Stomach-ache"


def test_nobodys_hand_is_closed(votes: Votes) -> None:
    votes.show_view(Court(5).view(None))
    assert votes.cards == ()
    assert votes.accessibleDescription() == ""


@pytest.mark.parametrize("high", [200, 225, 261, 262, 320])
def test_the_fan_lies_above_the_words_on_how_cards_are_kept(
    votes: Votes, monkeypatch: pytest.MonkeyPatch, high: int
) -> None:
    cards = list[QRectF]()

    def note(painter: QPainter, _: object, __: object, wide: float, ___: float) -> None:
        area = QRectF(-wide / 2, -wide * CARD_RATIO / 2, wide, wide * CARD_RATIO)
        cards.append(painter.worldTransform().mapRect(area))

    monkeypatch.setattr(panel, "paint_card", note)
    votes.show_view(Court(5).view(0))
    votes.place(QRectF(20, 20, 290, high), 1.0)
    votes.grab()
    assert len(cards) == len(votes.cards)
    assert max(card.bottom() for card in cards) <= votes.face.bottom() - 54
    assert min(card.top() for card in cards) >= votes.face.top() + 43


@pytest.mark.parametrize(("width", "unit"), [(180, 0.7), (232, 0.8), (292, 1.0), (700, 2.4)])
def test_six_cards_fan_out_within_the_panel(votes: Votes, width: int, unit: float) -> None:
    votes.show_view(Court(3).view(0))
    votes.place(QRectF(20, 20, width, 240 * unit), unit)
    votes.grab()
    room = width - 36 * unit
    card, step = _fan(len(votes.cards), room, 86 * unit)
    lefts = [step * place for place in range(6)]
    assert lefts[-1] + card <= room + 1
    assert all(right - left >= card * 0.3 for left, right in pairwise(lefts))


@pytest.mark.parametrize(("width", "told"), [(90, "Stomach-ache"), (46, "Ache"), (20, "")])
def test_a_card_bears_the_longest_word_that_can_be_read(
    votes: Votes, width: int, told: str
) -> None:
    words = card_words().forms(STOMACH_ACHE)
    assert drawn(words, width) == drawn((told,) if told else (), width)


def drawn(words: Sequence[str], width: int) -> QImage:
    image = QImage(2 * width, 2 * width, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(width, width)
    paint_card(painter, STOMACH_ACHE, words, width, 1.0)
    painter.end()
    return image
