"""What moves in the column, one after the other: dice, what a stop brings, shields."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    Signal,
)

from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vienna import View
from vivaroi_gui.rules.vienna.events import (
    DieSet,
    DieTurned,
    RerollPaid,
    StartCardChosen,
    StartCoinsTaken,
    StopEvaluated,
    Thrown,
)
from vivaroi_gui.ui.kit.animator import Animator
from vivaroi_gui.ui.kit.cues import Cue, hush, sound
from vivaroi_gui.ui.kit.tween import Follow, Tween, later
from vivaroi_gui.ui.settings import Settings, Speed
from vivaroi_gui.ui.vienna.panels.dice_row import DiceRow
from vivaroi_gui.ui.vienna.panels.evaluation_column import EvaluationColumn
from vivaroi_gui.ui.vienna.panels.race import RaceTrack
from vivaroi_gui.ui.vienna.panels.rolling import places_of
from vivaroi_gui.ui.vienna.panels.seats import Seats
from vivaroi_gui.ui.vienna.sounds import CUES

ROLL_MS: Final = 770
"""Tumbling, and 120 to come to rest."""
_LIE_MS: Final = 650
"""When the dice lie, and only rock."""
_PAPERS: Final = (StartCardChosen, StartCoinsTaken, RerollPaid, DieTurned, DieSet)
"""What is seen in the column alone, and does not move there."""
_STEP_MS: Final = 90
"""A shield from cobble to cobble."""
_MOST_STEPS: Final = 10
_COMPARE_MS: Final = 420
"""Until the points of a stop are told, which then walk."""


class ColumnMotion(QObject):
    """Plays what has changed since a view; the papers show the view already."""

    finished = Signal()

    def __init__(
        self,
        settings: Settings,
        dice: DiceRow,
        seats: Seats,
        race: RaceTrack,
        evaluation: EvaluationColumn,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._dice = dice
        self._seats = seats
        self._race = race
        self._evaluation = evaluation
        self._scores: tuple[int, ...] = ()
        self._animator = Animator(self)
        self._animator.finished.connect(self._on_finished)

    def play(self, events: tuple[Event, ...], before: View | None, view: View, below: Seat) -> bool:
        """Whether something moves; ``finished`` follows then. ``below`` has the dice in the hand.

        With little motion everything is at its place at once.
        """
        self.stop()
        self._scores = view.scores
        if self._settings.speed is Speed.OFF:
            return False
        for event in events:
            if isinstance(event, _PAPERS):
                sound(CUES[type(event)])
        if self._settings.is_calm:
            if any(isinstance(event, Thrown) for event in events):
                sound(Cue.DICE_LIE)
            return False
        parts: list[Callable[[], QAbstractAnimation] | None] = [
            self._roll(events, below),
            self._tell(events),
            self._walk(before, view),
        ]
        motions = [make for make in parts if make is not None]
        if motions:
            self._animator.play(motions)
        return bool(motions)

    def stop(self) -> None:
        """Everything is where the view has it, silently."""
        if self._animator.is_running:
            self._animator.stop()
            self._settle()

    def skip(self) -> None:
        """Ends what moves at once."""
        if self._animator.is_running:
            self.stop()
            self.finished.emit()

    @property
    def is_running(self) -> bool:
        return self._animator.is_running

    def _roll(
        self, events: tuple[Event, ...], below: Seat
    ) -> Callable[[], QAbstractAnimation] | None:
        thrown = [event for event in events if isinstance(event, Thrown)]
        if not thrown:
            return None
        last = thrown[-1]
        has_white = last.thrown_white is not None
        if last.seat == below:
            places = self._dice.places_of(last.thrown, has_white=has_white)
            roll = partial(self._dice.show_roll, places)
        else:
            places = places_of(last.dice, last.thrown) + (len(last.dice),) * has_white
            roll = partial(self._seats.show_roll, last.seat, places)
        return lambda: self._rolled(roll)

    def _rolled(self, roll: Follow) -> QAbstractAnimation:
        """Dice roll, and are heard as they come to lie."""
        sound(Cue.DICE)
        together = QParallelAnimationGroup()
        together.addAnimation(Tween(self._ms(ROLL_MS), QEasingCurve.Type.Linear, roll))
        together.addAnimation(later(self._ms(_LIE_MS), self._lie))
        return together

    def _lie(self) -> None:
        hush(Cue.DICE)
        sound(Cue.DICE_LIE)

    def _tell(self, events: tuple[Event, ...]) -> Callable[[], Tween] | None:
        """A stop of the evaluation, step by step."""
        if not any(isinstance(event, StopEvaluated) for event in events):
            return None
        self._evaluation.show_progress(0.0)
        ms = self._ms(_COMPARE_MS)
        return lambda: Tween(ms, QEasingCurve.Type.Linear, self._evaluation.show_progress)

    def _walk(self, before: View | None, view: View) -> Callable[[], Tween] | None:
        if before is None or before.scores == view.scores:
            return None
        start, end = before.scores, view.scores
        self._race.show_scores(start)
        steps = max(abs(one - other) for one, other in zip(start, end, strict=True))

        def follow(share: float) -> None:
            pairs = zip(start, end, strict=True)
            self._race.show_scores(tuple(one + (other - one) * share for one, other in pairs))

        ms = self._ms(_STEP_MS * min(_MOST_STEPS, steps))
        return lambda: Tween(ms, QEasingCurve.Type.InOutQuad, follow)

    def _ms(self, at_normal_speed: int) -> int:
        return round(at_normal_speed * self._settings.speed.factor)

    def _settle(self) -> None:
        self._dice.show_roll((), 1.0)
        self._seats.show_roll(0, (), 1.0)
        self._evaluation.show_progress(1.0)
        self._race.show_scores(self._scores)

    def _on_finished(self) -> None:
        self._settle()
        self.finished.emit()
