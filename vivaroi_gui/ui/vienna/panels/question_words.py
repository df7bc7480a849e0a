"""The words of what is asked beside the town: start cards, characters, symbols, coins of others."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.grammar import labelled
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.vienna.words.cards import card_words


class QuestionWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    # --- start cards ---------------------------------------------------------------------------

    def start_cards(self) -> str:
        return self.tr("Start cards")

    def about_start_cards(self) -> str:
        return self.tr("Coins once, symbols for the whole game. The first player chooses last.")

    def taken_by(self, card: str, player: Player) -> str:
        return self.tr("{card} ({name} has it)").format(card=card, name=people().seat(player))

    # --- a character ---------------------------------------------------------------------------

    def makes(self, symbols: str) -> str:
        """What there would be of its symbols with a card."""
        return self.tr("With it: {symbols}").format(symbols=symbols)

    # --- a symbol ------------------------------------------------------------------------------

    def brings(self, symbol: str, points: int) -> str:
        """A symbol to compare, and what it would bring."""
        worth = card_words().points(points)
        return self.tr("{symbol}: brings {points}").format(symbol=symbol, points=worth)

    def compared(self) -> str:
        return self.tr("You have compared this symbol in this round.")

    def not_yours(self) -> str:
        return self.tr("It is not your choice.")

    # --- coins of others -----------------------------------------------------------------------

    def take_from(self, player: Player, coins: int) -> str:
        """A choice, by its name."""
        so_many = card_words().coins(coins)
        return self.tr("{coins} from {name}").format(coins=so_many, name=people().seat(player))

    def has_coins(self, player: Player, coins: int) -> str:
        return labelled(people().seat(player), card_words().coins(coins))

    def take(self, players: Sequence[Player], stolen: Sequence[tuple[Seat, int]]) -> str:
        """What is done with the chosen coins."""
        if not stolen:
            return self.tr("Take nothing")
        told = [self.take_from(players[seat], coins) for seat, coins in stolen]
        return self.tr("Take {what}").format(what=" + ".join(told))

    def take_short(self, coins: int) -> str:
        """The same on a button."""
        return self.tr("Take %n coin(s)", "", coins) if coins else self.tr("Take nothing")
