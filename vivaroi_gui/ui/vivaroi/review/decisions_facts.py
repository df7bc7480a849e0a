"""What a seat's own card and the rules say of a slip: facts, where they set both choices apart.

Why a choice was better is not among them: nobody has measured that.
"""

from vivaroi_gui.rules.vivaroi.data import THRONE, Character
from vivaroi_gui.rules.vivaroi.moves import NO, YES, Move, MoveUp, Place, Vote
from vivaroi_gui.rules.vivaroi.points import points_at
from vivaroi_gui.ui.vivaroi.review.decisions import SlipSeen
from vivaroi_gui.ui.vivaroi.words.editions import PageWords


class FactWords(PageWords):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def fact(self, seen: SlipSeen, counting: frozenset[Character]) -> str:
        """A sentence, or nothing; ``counting`` are the favourites that count for the seat."""
        played, better = seen.slip.played, seen.slip.better
        if isinstance(better, Vote) and seen.before.nominee is not None:
            return self._of_vote(better, seen.before.nominee, seen, counting)
        one, other = _character(played), _character(better)
        if one is None or other is None or (one in counting) is (other in counting):
            return ""
        if isinstance(played, Place):  # the better one is told by its kind alone
            return self._among(one) if one in counting else self._not_among(one)
        is_in, is_out = (one, other) if one in counting else (other, one)
        told = self.tr("Among the favourites: {name}, but not {other}.")
        return told.format(name=self.lore.named(is_in), other=self.lore.named(is_out))

    def _of_vote(
        self, better: Vote, nominee: Character, seen: SlipSeen, counting: frozenset[Character]
    ) -> str:
        """Of the Jester nothing: what he brings hangs on the whole castle."""
        if nominee == seen.before.options.jester:
            return ""
        if better.card is not YES:
            return "" if nominee in counting else self._not_among(nominee)
        if nominee in counting:
            told = self.tr("Among the favourites: {name}, worth {points} points on the throne.")
            return told.format(name=self.lore.named(nominee), points=points_at(THRONE))
        if seen.slip.played == Vote(NO):
            return self.tr("A Yes comes back each time, a No is spent.")
        return ""

    def _among(self, character: Character) -> str:
        return self.tr("Among the favourites: {name}.").format(name=self.lore.named(character))

    def _not_among(self, character: Character) -> str:
        told = self.tr("Not among the favourites: {name}.")
        return told.format(name=self.lore.named(character))


def _character(move: Move) -> Character | None:
    return move.character if isinstance(move, Place | MoveUp) else None
