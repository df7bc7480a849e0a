"""What the cards of Vienna are called, and what they show."""

from functools import cache

from PySide6.QtCore import QObject

from vivaroi_gui.rules.vienna.board import CharacterCard, StartCard
from vivaroi_gui.rules.vienna.data import Special, Symbol, Symbols
from vivaroi_gui.ui.kit.grammar import labelled


class CardWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    # --- symbols -------------------------------------------------------------------------------

    def symbol(self, symbol: Symbol) -> str:
        """As the title of a choice."""
        return {
            Symbol.CITIZEN: self.tr("Citizens"),
            Symbol.CROSS: self.tr("Crosses"),
            Symbol.CROWN: self.tr("Crowns"),
        }[symbol]

    def count(self, symbol: Symbol, number: int) -> str:
        """So many of a symbol."""
        if symbol is Symbol.CITIZEN:
            return self.tr("%n citizen(s)", "", number)
        if symbol is Symbol.CROSS:
            return self.tr("%n cross(es)", "", number)
        return self.tr("%n crown(s)", "", number)

    def in_circle(self, symbol: Symbol, number: int) -> str:
        """The same of a player, and where it comes from."""
        whence = self.tr("In the circle: of the start card and all characters won.")
        return f"{self.count(symbol, number)}. {whence}"

    def counts(self, symbols: Symbols) -> str:
        """All three of them."""
        return ", ".join(self.count(symbol, symbols[symbol]) for symbol in Symbol)

    def shown(self, symbols: Symbols) -> str:
        """Those that are there."""
        return ", ".join(self.count(one, symbols[one]) for one in Symbol if symbols[one])

    # --- cards ---------------------------------------------------------------------------------

    def special(self, special: Special) -> str:
        return {
            Special.FIRST_PLAYER: self.tr("First player"),
            Special.DOUBLE_TURN: self.tr("Double turn"),
            Special.JOKER: self.tr("Joker"),
            Special.INFLUENCE: self.tr("Extra influence"),
            Special.EXTRA_DIE: self.tr("Extra die"),
        }[special]

    def what_special_does(self, special: Special) -> str:
        return {
            Special.FIRST_PLAYER: self.tr("Begins the next round."),
            Special.DOUBLE_TURN: self.tr("Once a round: a second turn right after the first."),
            Special.JOKER: self.tr("A die that shows 1 may be placed as any number."),
            Special.INFLUENCE: self.tr("Its symbols count with those of the circle."),
            Special.EXTRA_DIE: self.tr("The white die, placed together with another one."),
        }[special]

    def special_told(self, special: Special) -> str:
        """A special card, and what it is for."""
        return f"{self.special(special)}. {self.what_special_does(special)}"

    def is_used(self) -> str:
        """Of the card that is turned aside once it has been used in a round."""
        return self.tr("Used in this round.")

    def character(self, card: CharacterCard) -> str:
        """A character by the symbols that the id spells; others are guests."""
        return {
            "c": self.tr("Flower seller"),
            "x": self.tr("Choirboy"),
            "k": self.tr("Lady-in-waiting"),
            "cc": self.tr("Head waiter"),
            "xx": self.tr("Cardinal"),
            "kk": self.tr("Archduke"),
            "cx": self.tr("Nursing sister"),
            "ck": self.tr("Composer"),
            "xk": self.tr("Court preacher"),
            "cxk": self.tr("Diva"),
            "ccx": self.tr("Schoolmistress"),
            "xxk": self.tr("Prince-bishop"),
            "ckk": self.tr("Hussar"),
        }.get(card.id) or self.tr("Guest")

    def character_told(self, card: CharacterCard) -> str:
        """A character and the symbols."""
        return labelled(self.character(card), self.shown(card.symbols))

    def start_card(self, card: StartCard) -> str:
        return {
            "s1": self.tr("Travelling bag"),
            "s2": self.tr("Violin"),
            "s3": self.tr("Letter"),
            "s4": self.tr("Fan"),
            "s5": self.tr("Prayer book"),
            "s6": self.tr("Purse"),
        }.get(card.id, card.id)

    def start_card_told(self, card: StartCard) -> str:
        """A start card, the symbols and the coins."""
        coins = self.tr("%n coin(s)", "", card.coins)
        return labelled(self.start_card(card), f"{self.shown(card.symbols)}, {coins}")

    def coins(self, number: int) -> str:
        return self.tr("%n coin(s)", "", number)

    def points(self, number: int) -> str:
        return self.tr("%n point(s)", "", number)


@cache
def card_words() -> CardWords:
    """The one CardWords of the program."""
    return CardWords()
