"""The words of the evaluation: what lies behind, the stop that lies open, the round in sum."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna import View
from vivaroi_gui.rules.vienna.board import Action, Stop
from vivaroi_gui.rules.vienna.data import Symbol
from vivaroi_gui.rules.vienna.records import Comparison, Evaluated
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.grammar import filled, labelled
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.vienna.panels.evaluation import Sum, losers_of
from vivaroi_gui.ui.vienna.words.cards import card_words
from vivaroi_gui.ui.vienna.words.evaluated import evaluated_words

Players = Sequence[Player]


class EvaluationWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    # --- the papers ----------------------------------------------------------------------------

    def evaluation(self) -> str:
        return self.tr("Evaluation")

    def stop_by_stop(self) -> str:
        return self.tr("Stop by stop, from Krieau to Heuriger")

    def so_far(self) -> str:
        return self.tr("So far")

    def nothing_yet(self) -> str:
        return self.tr("This is the first stop.")

    def this_round(self) -> str:
        return self.tr("This round, dice included")

    def sum(self, player: Player, found: Sum) -> str:
        """What the round has brought somebody."""
        coins = card_words().coins(abs(found.coins))
        if found.coins < 0:
            coins = self.tr("{coins} fewer").format(coins=coins)
        return labelled(people().seat(player), f"{card_words().points(found.points)}, {coins}")

    # --- a stop --------------------------------------------------------------------------------

    def row(self, record: Evaluated, players: Players, view: View) -> str:
        """A stop that lies behind, in a sentence."""
        name = people().seat(players[record.seat])
        told = evaluated_words().told(record, players, view.options)
        return labelled(f"{name}, {view.stops[record.stop].name}", told)

    def about(self, record: Evaluated, players: Players, view: View) -> str:
        """The line below the name of the stop that lies open."""
        player = players[record.seat]
        if record.symbol is not None:
            return self.compares(player, record.symbol)
        if losers := losers_of(record):
            return self._takes(record, losers, players)
        told = evaluated_words().told(record, players, view.options)
        return labelled(people().seat(player), told)

    def _takes(self, record: Evaluated, losers: Sequence[Seat], players: Players) -> str:
        """Who gives what to whom."""
        what = [card_words().coins(coins) for _, coins in record.stolen]
        if record.card is not None:
            what = [card_words().special(record.card)]
        names = [people().seat(players[seat]) for seat in losers]
        said = self.tr("{what} from {player}")
        given = [filled(said, what=one, player=name) for one, name in zip(what, names, strict=True)]
        taker = people().seat(players[record.seat])
        return self.tr("{name} takes {gifts}").format(name=taker, gifts=people().names(given))

    def compares(self, player: Player, symbol: Symbol) -> str:
        name = people().seat(player)
        return {
            Symbol.CITIZEN: self.tr("{name} compares citizens with both neighbours"),
            Symbol.CROSS: self.tr("{name} compares crosses with both neighbours"),
            Symbol.CROWN: self.tr("{name} compares crowns with both neighbours"),
        }[symbol].format(name=name)

    def compares_short(self, player: Player, symbol: Symbol) -> str:
        """The same where there is little room."""
        said = self.tr("{name}: {symbols}")
        return said.format(name=people().seat(player), symbols=card_words().symbol(symbol))

    def asks(self, stop: Stop, player: Player) -> str:
        """What somebody has to choose there."""
        name = people().seat(player)
        return {
            Action.CHARACTER: self.tr("{name} chooses a character"),
            Action.GLORIETTE: self.tr("{name} chooses a symbol to compare"),
            Action.TIERGARTEN: self.tr("{name} takes coins from others"),
        }[stop.action].format(name=name)

    def against(self, found: Comparison, players: Players) -> str:
        """A comparison with a neighbour, and what it brings."""
        neighbour = people().seat(players[found.neighbour])
        brings = evaluated_words().gains(found.coins, found.points) or self.tr("nothing")
        said = self.tr("{own} against {theirs} ({name}): {brings}")
        return said.format(own=found.own, theirs=found.theirs, name=neighbour, brings=brings)

    # --- going on ------------------------------------------------------------------------------

    def back(self) -> str:
        return self.tr("Back one stop")

    def on(self) -> str:
        return self.tr("On one stop")

    def pause(self) -> str:
        return self.tr("Pause")

    def play(self) -> str:
        return self.tr("Go on")

    def proceed(self, view: View, *, waits: bool) -> str:
        """The golden button: to the next stop, or on from the last one."""
        if not waits:
            return self.tr("To the next stop")
        if view.turn is not None and view.turn == view.seat:
            return self.tr("Throw the dice")
        return self.tr("Next round")

    def to_last_count(self) -> str:
        return self.tr("To the last count")
