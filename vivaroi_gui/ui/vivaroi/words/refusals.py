"""Why a move, or the way back, is refused."""

from functools import cache

from PySide6.QtCore import QObject

from vivaroi_gui.rules.core import GameOver, IllegalMove, NotYourTurn, WrongPhase
from vivaroi_gui.rules.vivaroi import moves
from vivaroi_gui.table.steps import UndoRefusal


class RefusalWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def refusal(self, refused: IllegalMove) -> str:
        """Why a move is refused, and what to do instead."""
        return {
            NotYourTurn: self.tr("It is somebody else’s turn: wait for your name."),
            GameOver: self.tr("The game is over: start a new one to go on playing."),
            WrongPhase: self.tr("Not now: this belongs to another phase of the round."),
            moves.AlreadyPlaced: self.tr("Already placed: choose a character at the gate."),
            moves.NotAPlacingFloor: self.tr("Characters are placed on floors 1 to 4."),
            moves.FloorFull: self.tr("That floor is full: nobody else fits in."),
            moves.FloorNotFull: self.tr(
                "A WC can only be entered while the floor beside it is full."
            ),
            moves.WcOccupied: self.tr("Somebody is in that WC already."),
            moves.OutOfWcToItsFloor: self.tr("A WC can only be left for the floor beside it."),
            moves.NoSuchAmbition: self.tr("Choose one of the two Ambition cards dealt to you."),
            moves.NotInCastle: self.tr("This character is not in the castle any more."),
            moves.NotUp: self.tr("Characters never move down, only up to the next floor."),
            moves.OnlyFromBelow: self.tr(
                "A WC can only be entered from the floor below, while the floor beside it is full."
            ),
            moves.NotOneFloor: self.tr("One floor at a time."),
            moves.AlreadyVoted: self.tr("You have voted: your vote is sealed."),
            moves.NoSuchCard: self.tr("You do not have that card."),
            moves.UnknownCharacter: self.tr("Nobody of that name lives in the castle."),
        }[type(refused)]

    def votes_anew(self) -> str:
        return self.tr("Everybody votes anew: this election was not over.")

    def read_votes_first(self) -> str:
        return self.tr("Read the votes first; the replay waits.")

    def undo_refusal(self, refused: UndoRefusal) -> str:
        """Why a step cannot be taken back."""
        return {
            UndoRefusal.NOTHING_TO_UNDO: self.tr("There is nothing to take back."),
            UndoRefusal.ANOTHER_HAS_ACTED: self.tr("Somebody else has acted since."),
            UndoRefusal.REVEALED: self.tr("The votes have been revealed: they are final."),
            UndoRefusal.CHANCE: self.tr("A new round has begun."),
        }[refused]


@cache
def refusal_words() -> RefusalWords:
    """The one RefusalWords of the program."""
    return RefusalWords()
