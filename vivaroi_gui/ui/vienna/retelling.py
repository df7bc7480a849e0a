"""Vienna watched again: evaluations are its landmarks, and nothing ever lay hidden."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from vivaroi_gui.ai.review import Basis
from vivaroi_gui.rules.core import Event, Seat, Shown
from vivaroi_gui.rules.vienna import Options, Phase, View
from vivaroi_gui.rules.vienna.events import EvaluationBegun, RoundBegun
from vivaroi_gui.rules.vienna.moves import Move
from vivaroi_gui.table.memories import SeatEnding
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.grammar import joined
from vivaroi_gui.ui.kit.told import plain
from vivaroi_gui.ui.session.moment import Moment
from vivaroi_gui.ui.session.retelling import Retelling
from vivaroi_gui.ui.vienna.chronicle_rows import latest
from vivaroi_gui.ui.vienna.timeline import FINAL

if TYPE_CHECKING:  # loaded when a game is explained
    from vivaroi_gui.ui.session.review import Review


class RetellingWords(QObject):
    """In the language that is spoken now."""

    def earlier(self) -> str:
        return self.tr("Previous evaluation")

    def later(self) -> str:
        return self.tr("Next evaluation")

    def start_cards(self) -> str:
        return self.tr("Start cards")

    def dice(self) -> str:
        return self.tr("Dice")

    def evaluation(self) -> str:
        return self.tr("Evaluation")

    def end(self) -> str:
        return self.tr("End of the game")

    def all_is_open(self) -> str:
        return self.tr("Everything has been face up all along.")


class ViennaRetelling(Retelling[Options, View, Move]):
    explains = True
    landmark = "vienna/carriage"

    def __init__(self) -> None:
        self._words = RetellingWords()

    def begins_round(self, events: tuple[Event, ...]) -> bool:
        return any(isinstance(event, RoundBegun) for event in events)

    def is_landmark(self, events: tuple[Event, ...]) -> bool:
        """All dice lie on the board."""
        return any(isinstance(event, EvaluationBegun) for event in events)

    def earlier(self) -> str:
        return self._words.earlier()

    def later(self) -> str:
        return self._words.later()

    def phase(self, view: View, moment: Moment) -> str:
        if moment.rests == FINAL:
            return self._words.end()
        if moment.is_count:
            return self._words.evaluation()
        is_new = view.phase in (Phase.DEAL, Phase.START_CARD)
        return self._words.start_cards() if is_new else self._words.dice()

    def told(
        self, moment: Moment, players: Sequence[Player], options: Options, *, is_discreet: bool
    ) -> str:
        lines = latest(moment.events, players, options, len(moment.events))
        return joined(*map(plain, lines))

    def secret(self, moment: Moment, seat: Seat, move: Move, players: Sequence[Player]) -> str:
        return ""

    def laid_open(self, view: View, seats: Sequence[View]) -> View:
        return view

    def all_is_open(self, options: Options) -> str:
        return self._words.all_is_open()

    def endings(self, view: View) -> tuple[SeatEnding, ...]:
        result = view.result
        if result is None:
            return ()
        totals = enumerate(result.totals)
        return tuple(SeatEnding(total, seat in result.winners) for seat, total in totals)

    def review(self, shown: Shown, players: Sequence[Player]) -> "Review":
        from vivaroi_gui.ui.vienna.review.review import ViennaReview

        return ViennaReview(shown, players)

    def review_ahead(self) -> Iterator[None]:
        from vivaroi_gui.ai.vienna.review import supposed  # noqa: F401

        yield
        from vivaroi_gui.ui.vienna.review import review  # noqa: F401

        yield

    @property
    def explained_with(self) -> Basis:
        from vivaroi_gui.ai.vienna.review.supposed import supposed

        return Basis(supposed=supposed())
