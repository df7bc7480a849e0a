"""What a strong player would do, and why."""

from functools import cache
from typing import Final

from PySide6.QtCore import QObject

from vivaroi_gui.ai.bot import Advice
from vivaroi_gui.ai.vivaroi.advice import Reason
from vivaroi_gui.rules.vivaroi import moves
from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.ui.vivaroi.words.ambitions import ambition_title
from vivaroi_gui.ui.vivaroi.words.lore import Lore

_COUNTS: Final = {
    Reason.CROWN_STRANGER,
    Reason.LIFT_JESTER,
    Reason.YES_COUNT,
    Reason.NO_COUNT,
    Reason.ACHE_STOPS,
}


class AdviceWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def advice(self, advice: Advice, lore: Lore) -> str:
        """What a strong player would do now, and why, where anything can be said of that."""
        move, why = self._suggested(advice.move, lore), Reason(advice.reason)
        if why is Reason.ALONE:
            return self.tr("{move}.").format(move=move)
        said = self.tr("{move}: {reason}")
        if advice.is_close and why is not Reason.ALIKE:
            said = self.tr("{move}: {reason} Another is close.")
        elif advice.is_open:
            said = self.tr("{move}: {reason} Another may be as good.")
        return said.format(move=move, reason=self.reason(advice, lore))

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

    def reason(self, advice: Advice, lore: Lore) -> str:
        """Why a move is good, to follow it after a colon."""
        why = Reason(advice.reason)
        if why in _COUNTS:
            points = round(abs(advice.figures["margin"].mean))
            return self._of_count(why, points, is_most="most" in advice.figures)
        if why is Reason.DRAW_NO:
            said = self.tr("the others will probably spend a No on {character}.")
            return said.format(character=lore.named(advice.move.character))
        if why is Reason.PLACE_COUNTS:
            assert isinstance(advice.move, moves.Place)
            floor = advice.move.floor
            return self.tr("there your favourite counts %n point(s) at once.", "", floor)
        if why is Reason.CROWN_CHANCE:
            said = self.tr("about {percent} times in 100 the others accept your favourite.")
            return said.format(percent=round(100 * advice.figures["accepted"].mean))
        if why is Reason.SEEK_ZERO:
            said = self.tr("you can still make zero ({percent}%), and zero is worth 33!")
            return said.format(percent=round(100 * advice.figures["zero"].mean))
        return self._plain(why)

    def _of_count(self, why: Reason, points: int, *, is_most: bool) -> str:
        """What a coronation brings: more or less than most, or else how much."""
        if is_most:
            return {
                Reason.LIFT_JESTER: self.tr("as King, worth more to you than to most others."),
                Reason.CROWN_STRANGER: self.tr("that brings more to you than to most others."),
                Reason.YES_COUNT: self.tr(
                    "this coronation brings more to you than to most others."
                ),
                Reason.NO_COUNT: self.tr("this coronation brings more to most others than to you."),
                Reason.ACHE_STOPS: self.tr(
                    "this coronation brings less to you than to most others."
                ),
            }[why]
        less = self.tr(
            "this coronation brings you about %n point(s) less than an average card.", "", points
        )
        return {
            Reason.LIFT_JESTER: self.tr(
                "as King, worth about %n point(s) more to you than an average card.",
                "",
                points,
            ),
            Reason.CROWN_STRANGER: self.tr(
                "that brings you about %n point(s) more than an average card.", "", points
            ),
            Reason.YES_COUNT: self.tr(
                "this coronation brings you about %n point(s) more than an average card.",
                "",
                points,
            ),
            Reason.NO_COUNT: less,
            Reason.ACHE_STOPS: less,
        }[why]

    def _plain(self, why: Reason) -> str:
        """Sentences without a figure."""
        return (self._of_placings() | self._of_ascents() | self._of_votes() | self._of_others())[
            why
        ]

    def _of_placings(self) -> dict[Reason, str]:
        return {
            Reason.PLACE_FAVOURITE: self.tr("a favourite that starts up there ends up worth more."),
            Reason.PLACE_HIDDEN: self.tr("there your favourite arouses no suspicion."),
            Reason.PLACE_MIDDLE: self.tr("higher up your favourite would be suspected more."),
            Reason.PLACE_MASK: self.tr("a non-favourite up there passes for one of yours."),
            Reason.PLACE_STRANGER_LOW: self.tr("down there a non-favourite takes no good seat."),
            Reason.PLACE_STRANGER_HIGH: self.tr(
                "a non-favourite up there is bait for the others’ No."
            ),
            Reason.PLACE_BELOW: self.tr("your favourite can still climb from there."),
            Reason.PLACE_LITTLE: self.tr("down there a non-favourite counts little for others."),
        }

    def _of_ascents(self) -> dict[Reason, str]:
        return {
            Reason.LIFT_FAVOURITE: self.tr("up there your favourite is worth more."),
            Reason.MAKES_ROOM: self.tr("that makes room for a favourite of yours below."),
            Reason.LIFT_BAIT: self.tr("up there a non-favourite will probably cost somebody a No."),
            Reason.LIFT_MASK: self.tr("a non-favourite that climbs passes for one of yours."),
            Reason.LIFT_OWN: self.tr("one floor up is one point more for your favourite."),
            Reason.LIFT_STRANGER: self.tr("moving this non-favourite up gives nothing away."),
            Reason.TAKE_SEAT: self.tr("that fills the floor and keeps the others out."),
            Reason.CROWN_FAVOURITE: self.tr("the others will probably accept your favourite."),
            Reason.BAIT: self.tr("this is bait; then vote No yourself."),
            Reason.UNKNOWN: self.tr("not one of yours, but the others cannot know that."),
            Reason.CROWN_OWN: self.tr("your favourite brings 10 points if nobody votes against."),
            Reason.CROWN_FREE: self.tr("not one of yours: a rejection costs you no points."),
        }

    def _of_votes(self) -> dict[Reason, str]:
        return {
            Reason.YES_FAVOURITE: self.tr("on the throne your favourite brings 10 points."),
            Reason.YES_KEEPS: self.tr("a Yes comes back to you, and your No is kept."),
            Reason.NO_STRANGER: self.tr("not one of yours: this coronation brings you nothing."),
            Reason.NO_REMOVES: self.tr("once rejected, a non-favourite counts for nobody."),
            Reason.YES_OTHERS: self.tr("somebody else will probably say No, and you keep yours."),
            Reason.YES_EMPTY: self.tr("you have no No left."),
            Reason.NO_MORE: self.tr("more than that can still be won in this round."),
        }

    def _of_others(self) -> dict[Reason, str]:
        """Of what the edition of 2024 brings, and of any move."""
        return {
            Reason.HIDE_IN_WC: self.tr("nobody can propose your favourite in there."),
            Reason.BLOCK_WC: self.tr(
                "a non-favourite scores nothing there; the WC stays occupied."
            ),
            Reason.LEAVE_WC: self.tr("out of the WC your favourite scores again."),
            Reason.FREE_WC: self.tr("letting this non-favourite out gives nothing away."),
            Reason.CROWN_JESTER: self.tr("the Jester on the throne turns the count your way."),
            Reason.YES_JESTER: self.tr("upside down, the count is good for you."),
            Reason.NO_JESTER: self.tr("upside down, the count is bad for you."),
            Reason.ACHE_SAVES: self.tr("your favourite escapes the dungeon, back to the Nobles."),
            Reason.AMBITION_FITS: self.tr("your favourites are made for it."),
            Reason.AMBITION_LIKELY: self.tr("it will probably bring more than the other one."),
            Reason.BEST_TRIED: self.tr("of all the moves tried out, this one ended best."),
            Reason.ALIKE: self.tr("another choice is about as good."),
        }


@cache
def advice_words() -> AdviceWords:
    """The one AdviceWords of the program."""
    return AdviceWords()
