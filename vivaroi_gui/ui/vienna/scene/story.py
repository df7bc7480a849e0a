"""Events as motions; only decoration, the view that follows is the truth."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPointF

from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vienna.events import (
    ChoiceDue,
    DiceReturned,
    EvaluationBegun,
    GendarmeSet,
    KrieauGained,
    Placed,
    RoundBegun,
    StopEvaluated,
)
from vivaroi_gui.ui.kit.animator import Motion
from vivaroi_gui.ui.vienna.scene.motions import Motions

KRIEAU = 1
"""The stop at which Krieau's gain flies up, by index."""


class Story:
    """``dropped_at`` is where the viewer has just let go of dice, if they did."""

    def __init__(self, motions: Motions, dropped_at: QPointF | None) -> None:
        self._motions = motions
        self._dropped_at = dropped_at

    def motions_of(self, events: Sequence[Event]) -> list[Motion]:
        """The motions of all events between two views."""
        found: list[Motion] = []
        for event in events:
            tell = _TELLERS.get(type(event))
            if tell is not None:
                found += tell(self, event)
        return found

    def _placed(self, event: Placed) -> Iterator[Motion]:
        told, seat, stop = self._motions, event.seat, event.stop
        if event.bribe:
            yield partial(told.pay_coachman, seat, event.bribe)
            yield partial(told.turn_back, seat, event.was, stop)
        yield partial(told.place, stop, event.dice, self._dropped_at)
        if event.bribe:
            yield partial(told.come_again, seat, event.position, stop)
        else:
            yield partial(told.ride, seat, event.was, event.position)
        yield partial(told.bring_coins, stop, seat, event.coins)

    def _gendarme_set(self, event: GendarmeSet) -> Iterator[Motion]:
        yield partial(self._motions.drop_gendarme, event.stop)

    def _krieau_gained(self, event: KrieauGained) -> Iterator[Motion]:
        yield partial(self._motions.bring_coins, KRIEAU, event.seat, event.coins)
        yield partial(self._motions.bring_points, KRIEAU, event.seat, event.points)

    def _round_begun(self, event: RoundBegun) -> Iterator[Motion]:
        told = self._motions
        if event.stood is not None:
            yield partial(told.lift_gendarme, event.stood)
        yield told.free_street
        yield told.begin_round

    def _evaluation_begun(self, _: EvaluationBegun) -> Iterator[Motion]:
        yield self._motions.begin_evaluation

    def _dice_returned(self, event: DiceReturned) -> Iterator[Motion]:
        told = self._motions
        yield partial(told.go_to, event.stop)
        yield partial(told.send_home, event.stop, event.dice)
        yield partial(told.clear, event.stop)

    def _choice_due(self, event: ChoiceDue) -> Iterator[Motion]:
        told = self._motions
        yield partial(told.go_to, event.stop)
        yield partial(told.point_at, event.stop)
        yield partial(told.pay_at, event.stop, event.seat, event.paid)

    def _stop_evaluated(self, event: StopEvaluated) -> Iterator[Motion]:
        told, record = self._motions, event.record
        yield partial(told.go_to, record.stop)
        yield partial(told.point_at, record.stop)
        yield partial(told.tell, record)
        yield partial(told.settle, record)
        yield partial(told.clear, record.stop)


_TELLERS: dict[type[Event], Callable[..., Iterator[Motion]]] = {
    Placed: Story._placed,
    GendarmeSet: Story._gendarme_set,
    KrieauGained: Story._krieau_gained,
    RoundBegun: Story._round_begun,
    EvaluationBegun: Story._evaluation_begun,
    DiceReturned: Story._dice_returned,
    ChoiceDue: Story._choice_due,
    StopEvaluated: Story._stop_evaluated,
}
