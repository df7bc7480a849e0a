"""What the cards for voting are called."""

from functools import cache

from PySide6.QtCore import QObject

from vivaroi_gui.rules.vivaroi.moves import Card


class CardWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def name(self, card: Card) -> str:
        return {
            Card.YES: self.tr("Yes"),
            Card.NO: self.tr("No"),
            Card.STOMACH_ACHE: self.tr("Stomach-ache"),
        }[card]

    def forms(self, card: Card) -> tuple[str, ...]:
        """What may be written on a card, the shortest last."""
        brief = (self.tr("Ache"),) if card is Card.STOMACH_ACHE else ()
        return (self.name(card), *brief)


@cache
def card_words() -> CardWords:
    """The one CardWords of the program."""
    return CardWords()
