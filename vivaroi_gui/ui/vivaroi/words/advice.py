"""What a strong player would do, and why."""

from functools import cache

from PySide6.QtCore import QObject

from vivaroi_gui.ai.bot import Advice
from vivaroi_gui.ai.vivaroi.advice import Reason
from vivaroi_gui.rules.vivaroi import moves
from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.ui.vivaroi.words.ambitions import ambition_title
from vivaroi_gui.ui.vivaroi.words.lore import Lore


class AdviceWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def advice(self, advice: Advice, lore: Lore) -> str:
        """What a strong player would do now, and why."""
        said = self.tr("{move}: {reason}")
        return said.format(
            move=self._suggested(advice.move, lore), reason=self.reason(Reason(advice.reason))
        )

    def _suggested(self, move: moves.Move, lore: Lore) -> str:
        if isinstance(move, moves.Vote):
            return {
                Card.YES: self.tr("Play your Yes"),
                Card.NO: self.tr("Play a No"),
                Card.STOMACH_ACHE: self.tr("Play your Stomach-ache"),
            }[move.card]
        if isinstance(move, moves.ChooseAmbition):
            return self.tr("Keep “{title}”").format(title=ambition_title(move.ambition))
        assert isinstance(move, moves.Place | moves.MoveUp), "nothing else is advised"
        name = lore.named(move.character)
        if isinstance(move, moves.Place):
            text, where = self.tr("Place {character} {where}"), lore.on_floor(move.floor)
        else:
            text, where = self.tr("Move {character} up {where}"), lore.to_place(move.to)
        return text.format(character=name, where=where)

    def reason(self, reason: Reason) -> str:
        """Why a move is good, to follow it after a colon."""
        return {
            Reason.PLACE_FAVOURITE: self.tr("a favourite that starts high is soon worth more."),
            Reason.PLACE_HIDDEN: self.tr("nobody suspects a favourite there."),
            Reason.PLACE_STRANGER_LOW: self.tr("down there a non-favourite takes no good seat."),
            Reason.PLACE_STRANGER_HIGH: self.tr(
                "a non-favourite up there is bait for the others’ No."
            ),
            Reason.LIFT_FAVOURITE: self.tr("up there your favourite is worth more."),
            Reason.LIFT_STRANGER: self.tr("a non-favourite that climbs gives nothing away."),
            Reason.TAKE_SEAT: self.tr("that fills the floor and keeps the others out."),
            Reason.CROWN_FAVOURITE: self.tr("the others will probably accept your favourite."),
            Reason.CROWN_STRANGER: self.tr("if the round ends now, you gain more than most."),
            Reason.DRAW_NO: self.tr("the others will spend their No on a non-favourite."),
            Reason.YES_COUNT: self.tr("this coronation brings you more than most."),
            Reason.YES_OTHERS: self.tr("somebody else will say No, and you keep yours."),
            Reason.YES_EMPTY: self.tr("you have no No left."),
            Reason.NO_COUNT: self.tr("this coronation brings most others more than you."),
            Reason.NO_MORE: self.tr("more than that can still be won in this round."),
            Reason.SEEK_ZERO: self.tr("you can still make zero, and zero is worth 33!"),
            Reason.HIDE_IN_WC: self.tr("nobody can propose your favourite in there."),
            Reason.BLOCK_WC: self.tr(
                "a non-favourite scores nothing there, and keeps the WC occupied."
            ),
            Reason.LEAVE_WC: self.tr("out of the WC your favourite scores again."),
            Reason.FREE_WC: self.tr("letting a non-favourite out gives nothing away."),
            Reason.LIFT_JESTER: self.tr("with the Jester as King you would gain more than most."),
            Reason.CROWN_JESTER: self.tr("the Jester on the throne turns the count your way."),
            Reason.YES_JESTER: self.tr("upside down, the count is good for you."),
            Reason.NO_JESTER: self.tr("upside down, the count is bad for you."),
            Reason.ACHE_SAVES: self.tr("your favourite escapes the dungeon, back to the Nobles."),
            Reason.ACHE_STOPS: self.tr("this coronation brings you less than most."),
            Reason.TRIED: self.tr("played out many times in thought, this ends best."),
            Reason.AMBITION_FITS: self.tr("your favourites are made for it."),
            Reason.AMBITION_LIKELY: self.tr("it will probably bring more than the other one."),
        }[reason]


@cache
def advice_words() -> AdviceWords:
    """The one AdviceWords of the program."""
    return AdviceWords()
