"""Why a move, or the way back, is refused."""

from functools import cache

from PySide6.QtCore import QObject

from vivaroi_gui.rules.core import GameOver, IllegalMove, NotYourTurn, WrongPhase
from vivaroi_gui.rules.vienna import moves
from vivaroi_gui.table.steps import UndoRefusal


class RefusalWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def refusal(self, refused: IllegalMove) -> str:
        """Why a move is refused, and what to do instead."""
        if isinstance(refused, moves.WrongNumber):
            return self._wrong_number(refused)
        told: dict[type[IllegalMove], str] = {
            NotYourTurn: self.tr("It is somebody else’s turn: wait for your name."),
            GameOver: self.tr("The game is over: start a new one to go on playing."),
            WrongPhase: self.tr("Not now: this belongs to another step of the round."),
            **self._of_places(),
            **self._of_dice(),
            **self._of_choices(),
        }
        return told[type(refused)]

    def _of_places(self) -> dict[type[IllegalMove], str]:
        return {
            moves.NoSuchStop: self.tr("There is no such stop in this town."),
            moves.Occupied: self.tr("Dice lie there already: choose a free stop."),
            moves.Gendarme: self.tr("The gendarme stands there: nobody stops here this round."),
            moves.NotADouble: self.tr("This stop takes two dice that show the same number."),
            moves.WhiteAlone: self.tr(
                "The white die goes with one of yours; alone only into the Geheimbund."
            ),
            moves.NoCoinToGoBack: self.tr(
                "This stop lies behind your carriage, and you have no coin to go back."
            ),
            moves.NotOnTheStreet: self.tr("The gendarme stands on the street only."),
        }

    def _of_dice(self) -> dict[type[IllegalMove], str]:
        return {
            moves.NoSuchDice: self.tr("You do not have these dice before you."),
            moves.NotOneOrTwo: self.tr("Place one die or two."),
            moves.NoCoinToChange: self.tr("You have no coin: dice are changed for a coin each."),
            moves.NoDice: self.tr("Choose which dice to reroll."),
            moves.NotByOne: self.tr("A die is turned by one: never from 6 to 1."),
            moves.SameFace: self.tr("The die shows that already."),
            moves.NoSuchFace: self.tr("A die shows 1 to 6."),
        }

    def _of_choices(self) -> dict[type[IllegalMove], str]:
        return {
            moves.StartCardTaken: self.tr("That start card is taken."),
            moves.NotOnDisplay: self.tr("That character is not in the salon."),
            moves.SymbolEvaluated: self.tr("You have compared this symbol in this round."),
            moves.CannotSteal: self.tr(
                "Take up to three coins from one player, or one each from two."
            ),
        }

    def _wrong_number(self, refused: moves.WrongNumber) -> str:
        shown, wanted = (" / ".join(map(str, each)) for each in (refused.shown, refused.numbers))
        return self.tr("Your dice make {shown}; this stop takes {wanted}.").format(
            shown=shown, wanted=wanted
        )

    def undo_refusal(self, refused: UndoRefusal) -> str:
        """Why a step cannot be taken back."""
        return {
            UndoRefusal.NOTHING_TO_UNDO: self.tr("There is nothing to take back."),
            UndoRefusal.ANOTHER_HAS_ACTED: self.tr("Somebody else has acted since."),
            UndoRefusal.REVEALED: self.tr("New characters have come: that is final."),
            UndoRefusal.CHANCE: self.tr("Chance has decided since: that is final."),
        }[refused]


@cache
def refusal_words() -> RefusalWords:
    """The one RefusalWords of the program."""
    return RefusalWords()
