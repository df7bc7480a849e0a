"""What a strong player would do, and why."""

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QObject

from vivaroi_gui.ai.bot import Advice
from vivaroi_gui.ai.vienna.advice import Reason
from vivaroi_gui.rules.vienna import Options, moves
from vivaroi_gui.rules.vienna.board import GEHEIMBUND
from vivaroi_gui.rules.vienna.data import WHITE
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.vienna.words.cards import card_words


class AdviceWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def advice(self, advice: Advice, players: Sequence[Player], options: Options) -> str:
        """What a strong player would do now, and why."""
        said = self.tr("{move}: {reason}")
        return said.format(
            move=self.suggested(advice.move, players, options),
            reason=self.reason(Reason(advice.reason)),
        )

    def suggested(self, move: moves.Move, players: Sequence[Player], options: Options) -> str:
        """The move, as something to do."""
        match move:
            case moves.Place():
                return self._place(move, options)
            case moves.Reroll(dice, white):
                return self.tr("Throw {dice} again").format(dice=self._dice(dice, white))
            case moves.TurnDie(die, to) | moves.SetDie(die, to):
                return self._turn(die, to)
            case moves.SetGendarme(stop):
                where = options.board.stops[stop].name
                return self.tr("Send the gendarme to {stop}").format(stop=where)
            case moves.ChooseGain(gain):
                is_coin = gain is moves.Gain.COINS
                return self.tr("Take the coin") if is_coin else self.tr("Take the point")
        return self._chosen(move, players, options)

    def _chosen(self, move: moves.Move, players: Sequence[Player], options: Options) -> str:
        """A card, a symbol, coins of others, or a yes or no."""
        match move:
            case moves.ChooseStartCard(card):
                name = card_words().start_card(options.board.start_cards[card])
                return self.tr("Choose “{card}”").format(card=name)
            case moves.TakeCharacter(character):
                name = card_words().character(options.board.characters[character])
                return self.tr("Choose “{card}”").format(card=name)
            case moves.ChooseSymbol(symbol):
                return card_words().symbol(symbol)
            case moves.Steal(coins):
                robbed = people().names([people().seat(players[seat]) for seat, _ in coins])
                number = card_words().coins(sum(taken for _, taken in coins))
                return self.tr("Take {coins}: {names}").format(coins=number, names=robbed)
            case moves.DoubleTurn():
                return self.tr("Play a second turn")
            case moves.EndTurn():
                return self.tr("Keep the double turn")
        assert isinstance(move, moves.LeaveDice), "nothing else is advised"
        return self.tr("Turn no die")

    def _place(self, move: moves.Place, options: Options) -> str:
        text = self.tr("Put {dice} on {stop}")
        if move.stop == GEHEIMBUND:
            text = self.tr("Put {dice} into the {stop}")
        where = options.board.stops[move.stop].name
        return text.format(dice=self._dice(move.dice, move.white), stop=where)

    def _turn(self, die: int, to: int) -> str:
        if die == WHITE:
            return self.tr("Turn the white die to {face}").format(face=to)
        return self.tr("Turn a die from {was} to {face}").format(was=die, face=to)

    def _dice(self, own: tuple[int, ...], white: bool) -> str:
        """Faces, and the white die named after them."""
        return " + ".join([*map(str, own), *([self.tr("the white die")] if white else [])])

    def reason(self, reason: Reason) -> str:
        """Why a move is good, to follow it after a colon."""
        return {
            Reason.TRIED: self.tr("played out many times in thought, this ends best."),
        }[reason]


@cache
def advice_words() -> AdviceWords:
    """The one AdviceWords of the program."""
    return AdviceWords()
