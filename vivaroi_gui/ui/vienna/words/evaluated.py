"""What a stop brought in the evaluation, in a few words."""

from collections.abc import Iterator, Sequence
from functools import cache

from PySide6.QtCore import QObject

from vivaroi_gui.rules.vienna import Options
from vivaroi_gui.rules.vienna.records import Evaluated, Outcome
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.vienna.words.cards import card_words


class EvaluatedWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def told(self, record: Evaluated, players: Sequence[Player], options: Options) -> str:
        """What was paid and got, or why nothing came of it."""
        if record.outcome is not Outcome.DONE:
            return self.why_nothing(record.outcome)
        return ", ".join(self._told(record, players, options)) or self.tr("nothing")

    def why_nothing(self, outcome: Outcome) -> str:
        return {
            Outcome.CANNOT_PAY: self.tr("not enough coins, so nothing"),
            Outcome.NO_CHARACTER: self.tr("nobody is left in the salon"),
            Outcome.NO_SYMBOL: self.tr("all symbols have been compared"),
            Outcome.NO_COINS: self.tr("nobody else has a coin"),
        }[outcome]

    def _told(
        self, record: Evaluated, players: Sequence[Player], options: Options
    ) -> Iterator[str]:
        if record.paid:
            yield self.paid(record.paid)
        if record.character is not None:
            yield card_words().character(options.board.characters[record.character])
        if record.card is not None:
            yield self._card(record, players)
        for seat, coins in record.stolen:
            name = people().seat(players[seat])
            yield self.tr("{coins} from {player}").format(coins=self.coins(coins), player=name)
        gains = self.gains(0 if record.stolen else record.coins, record.points)
        if record.symbol is not None:
            yield self._compared(record, gains or self.tr("no points"))
        elif gains:
            yield gains

    def _compared(self, record: Evaluated, brings: str) -> str:
        """Which figures a majority was found with, and what it brings."""
        assert record.symbol is not None
        own = card_words().count(record.symbol, record.comparisons[0].own)
        theirs = people().names([str(one.theirs) for one in record.comparisons])
        said = self.tr("{symbols} against {theirs}: {brings}")
        return said.format(symbols=own, theirs=theirs, brings=brings)

    def _card(self, record: Evaluated, players: Sequence[Player]) -> str:
        assert record.card is not None
        card = card_words().special(record.card)
        if record.owner is None or record.owner == record.seat:
            return card
        name = people().seat(players[record.owner])
        return self.tr("{card}, until now with {player}").format(card=card, player=name)

    # --- coins and points ----------------------------------------------------------------------

    def gains(self, coins: int, points: int) -> str:
        """What was got, points first; nothing for neither."""
        told = (self.points(points) if points else "", self.coins(coins) if coins else "")
        return ", ".join(filter(None, told))

    def coins(self, number: int) -> str:
        return self.tr("+%n coin(s)", "", number)

    def points(self, number: int) -> str:
        return self.tr("+%n point(s)", "", number)

    def paid(self, coins: int) -> str:
        return self.tr("−%n coin(s)", "", coins)


@cache
def evaluated_words() -> EvaluatedWords:
    """The one EvaluatedWords of the program."""
    return EvaluatedWords()
