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
        """What a strong player would do now, and why, where anything can be said of that."""
        move, why = self.suggested(advice.move, players, options), Reason(advice.reason)
        if why is Reason.ALONE:
            return self.tr("{move}.").format(move=move)
        said = self.tr("{move}: {reason}")
        if advice.is_close and why is not Reason.ALIKE:
            said = self.tr("{move}: {reason} Another is close.")
        return said.format(move=move, reason=self.reason(why))

    def suggested(self, move: moves.Move, players: Sequence[Player], options: Options) -> str:
        """The move, as something to do."""
        match move:
            case moves.Place():
                return self._place(move, options)
            case moves.Reroll(dice, white):
                return self.tr("Reroll {dice}").format(dice=self._dice(dice, white))
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
                return self.tr("Take {coins} from {names}").format(coins=number, names=robbed)
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
        return (self._placing() | self._changing() | self._choosing())[reason]

    def _placing(self) -> dict[Reason, str]:
        """Why dice are put on a stop."""
        return {
            Reason.CONTESTED: self.tr("others have dice for it and could be there before you."),
            Reason.SURE_POINTS: self.tr("its points cost nothing, and nobody can prevent them."),
            Reason.SURE_COINS: self.tr("its coins cost nothing, and nobody can prevent them."),
            Reason.BOUGHT_POINTS: self.tr("you have the coins that its points cost."),
            Reason.FIRST_CHOICE: self.tr("nobody can choose a character before you."),
            Reason.NEW_CARD: self.tr("nobody has its special card yet, and it comes to you."),
            Reason.OTHERS_CARD: self.tr("you get its special card from somebody else."),
            Reason.OWN_CARD: self.tr("while you are there, nobody else gets your special card."),
            Reason.MAJORITY: self.tr("as the symbols are now, it brings you points."),
            Reason.COINS_TO_TAKE: self.tr("somebody has enough coins for you to take three."),
            Reason.MANY_SPECIALS: self.tr("you have more than one special card."),
            Reason.BLOCKS: self.tr("the gendarme closes a stop for everybody."),
            Reason.ANY_FACE: self.tr("you may turn another die to any face at once."),
            Reason.NO_STOP_FITS: self.tr("none of your dice can go anywhere along the street."),
            Reason.COIN_FOR_EACH: self.tr("each die brings you a coin at once."),
            Reason.NEAREST: self.tr("no stop that your dice fit is nearer: you skip none."),
        }

    def _changing(self) -> dict[Reason, str]:
        """Why dice are thrown again, turned or set; and what is true of any move."""
        return {
            Reason.THROWN_IN_VAIN: self.tr("as they lie, these dice fit nothing ahead of you."),
            Reason.NEW_STOP: self.tr("then your dice fit a stop that they do not fit now."),
            Reason.ONLY: self.tr("there is nothing else you can do."),
            Reason.BEST_TRIED: self.tr("of all the moves tried out, this one ended best."),
            Reason.ALIKE: self.tr("another choice is about as good."),
        }

    def _choosing(self) -> dict[Reason, str]:
        """Why a card, a symbol, coins, a stop for the gendarme or a second turn."""
        return {
            Reason.START_WORTH: self.tr("weighed together, its coins and symbols are worth most."),
            Reason.CLOSES: self.tr("somebody else has dice that fit there."),
            Reason.POINT_STAYS: self.tr("a point is yours for good; coins come and go."),
            Reason.NO_COIN_LEFT: self.tr("you have no coin left."),
            Reason.TWO_IN_A_ROW: self.tr("nobody can take a stop in between."),
            Reason.MOST_SYMBOLS: self.tr("nobody in the salon has more symbols."),
            Reason.PASSES: self.tr("with it you overtake a neighbour in one symbol."),
            Reason.MOST_POINTS: self.tr("no symbol brings you more points."),
            Reason.MOST_COINS: self.tr("more coins cannot be taken."),
        }


@cache
def advice_words() -> AdviceWords:
    """The one AdviceWords of the program."""
    return AdviceWords()
