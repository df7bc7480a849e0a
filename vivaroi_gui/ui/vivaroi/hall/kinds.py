"""A hand of vote cards as a group of radio buttons: one card stands for all of its kind."""

from collections.abc import Sequence

from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.ui.kit.grammar import labelled, sentence
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.kit.tips import set_tip
from vivaroi_gui.ui.vivaroi.hall.hand_card import HandCard
from vivaroi_gui.ui.vivaroi.hall.words import HallWords
from vivaroi_gui.ui.vivaroi.words.cards import card_words
from vivaroi_gui.ui.vivaroi.words.glossary import of_card


def kinds_of(cards: Sequence[HandCard]) -> list[HandCard]:
    """The card that stands for each kind, from left to right."""
    copies = [[one for one in cards if one.card is kind] for kind in Card]
    standing = [max(some, key=_standing) for some in copies if some]
    return sorted(standing, key=list(cards).index)


def _standing(card: HandCard) -> tuple[bool, bool]:
    """Of several alike the chosen one stands for all, then the advised one."""
    return card.isChecked(), card.is_advised


def entry_of(cards: Sequence[HandCard]) -> HandCard:
    """Where Tab leads to: the chosen card, or the advised one, or the first kind."""
    return max(kinds_of(cards), key=_standing)


def name_card(card: HandCard, words: HallWords, count: int) -> None:
    """What it is called where there are so many of its kind, and what it means."""
    word = card_words().name(card.card)
    several = text("access", "hall.ballot.several").format(card=word, n=count)
    card.setAccessibleName(several if count > 1 else word)
    means = of_card(card.card)
    told = sentence(means.removeprefix(labelled(word, "")))
    set_tip(card, means, words.advised() if card.is_advised else told)
