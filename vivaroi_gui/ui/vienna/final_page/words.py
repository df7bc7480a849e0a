"""The words of the last count."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna import View
from vivaroi_gui.rules.vienna.data import COINS_FOR_A_POINT, END_SCORE, Symbol
from vivaroi_gui.rules.vienna.records import Result, TieBreak
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.grammar import labelled
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.vienna.final_page.standing import FinalStanding, Majority
from vivaroi_gui.ui.vienna.words.cards import card_words


class LastCountWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    # --- heads ---------------------------------------------------------------------------------

    def race(self) -> str:
        return self.tr("Race")

    def coins(self) -> str:
        return self.tr("Coins")

    def tie(self) -> str:
        """Above what breaks a tie."""
        return self.tr("In a tie")

    # --- who has won ---------------------------------------------------------------------------

    def wins(self, result: Result, players: Sequence[Player]) -> str:
        """The ribbon."""
        names = self._names(result.winners, players)
        if len(result.winners) == 1:
            return self.tr("{name} wins!").format(name=names)
        return self.tr("{names} share the victory!").format(names=names)

    def with_points(self, result: Result) -> str:
        total = result.counts[result.winners[0]].total
        return self.tr("with {points}").format(points=card_words().points(total))

    def podium(self, players: Sequence[Player], total: int) -> str:
        """Those who are level, and their total."""
        names = people().names([people().seat(player) for player in players])
        return self.tr("{name} · {total}").format(name=names, total=total)

    def notes(self, result: Result, players: Sequence[Player]) -> str:
        """How a tie was decided; else the simple truth."""
        if result.tie_break is TieBreak.NONE_NEEDED:
            return self.tr("The most points win.")
        names = self._names(result.leaders, players)
        points = card_words().points(result.counts[result.leaders[0]].total)
        level = self.tr("{names} are tied on {points}.").format(names=names, points=points)
        return f"{level} {self._broken(result, players)}"

    def _broken(self, result: Result, players: Sequence[Player]) -> str:
        def counted(of: "dict[Seat, int]") -> str:
            told = (f"{people().seat(players[seat])} {of[seat]}" for seat in result.leaders)
            return ", ".join(told)

        cards = {seat: len(result.counts[seat].specials) for seat in result.leaders}
        coins = {seat: result.counts[seat].coins_left for seat in result.leaders}
        if result.tie_break is TieBreak.SPECIALS:
            said = self.tr("The most special cards decide: {counts}.")
            return said.format(counts=counted(cards))
        if result.tie_break is TieBreak.COINS:
            said = self.tr("Level on special cards, too; the coins left over decide: {counts}.")
            return said.format(counts=counted(coins))
        return self.tr("Level on special cards and coins, too.")

    def _names(self, seats: Sequence[Seat], players: Sequence[Player]) -> str:
        return people().names([people().seat(players[seat]) for seat in seats])

    # --- the rows ------------------------------------------------------------------------------

    def told(self, standing: FinalStanding) -> tuple[str, ...]:
        """What each column of a row tells."""
        count, cards = standing.last, card_words()
        race = self.tr("{points} when the race was over").format(points=cards.points(count.before))
        specials = ", ".join(map(cards.special, count.specials)) or self.tr("no special cards")
        coins = self.tr("{coins}: {points}, {left} left").format(
            coins=cards.coins(count.coins),
            points=cards.points(count.coin_points),
            left=count.coins_left,
        )
        tie = self.tr("In a tie: {cards}; then {coins}").format(
            cards=specials, coins=cards.coins(count.coins_left)
        )
        total = self.tr("{points} in total").format(points=cards.points(count.total))
        majorities = map(self._majority, Symbol, standing.majorities)
        return (race, *majorities, coins, total, tie)

    def _majority(self, symbol: Symbol, found: Majority) -> str:
        said = self.tr("{symbols} against {left} and {right}: {points}")
        return said.format(
            symbols=card_words().count(symbol, found.own),
            left=found.theirs[0],
            right=found.theirs[1],
            points=card_words().points(int(found.is_won)),
        )

    def row(self, standing: FinalStanding, player: Player) -> tuple[str, str]:
        """A row in brief, and what it is made of."""
        *before, total, tie = self.told(standing)
        brief = labelled(f"{standing.rank}. {people().seat(player)}", total)
        return brief, "; ".join((*before, tie))

    def summary(self, view: View) -> str:
        """What counts at the end."""
        said = self.tr(
            "{end} points ended the game in round {round}. More symbols than both "
            "neighbours: 1 point each. {coins} coins: 1 point."
        )
        return said.format(end=END_SCORE, round=view.round, coins=COINS_FOR_A_POINT)

    def summary_in_brief(self, view: View) -> str:
        """The same without what the columns show."""
        said = self.tr("{end} points ended the game in round {round}.")
        return said.format(end=END_SCORE, round=view.round)
