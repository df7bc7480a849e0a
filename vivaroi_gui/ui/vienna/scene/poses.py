"""What is lit in the town: everything that follows from the hand."""

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QTimer

from vivaroi_gui.rules.vienna import View
from vivaroi_gui.rules.vienna.board import StopIndex
from vivaroi_gui.ui.kit.small_moves import SmallMoves
from vivaroi_gui.ui.vienna.pictures import WHITE
from vivaroi_gui.ui.vienna.scene.dice import DieLook
from vivaroi_gui.ui.vienna.scene.hand import TownHand
from vivaroi_gui.ui.vienna.scene.marks import Mark
from vivaroi_gui.ui.vienna.scene.stage import TownStage, reached_in
from vivaroi_gui.ui.vienna.scene.stops import YARD
from vivaroi_gui.ui.vienna.selection import Selection

_SHAKE, _ALARM = 320, 1400


class Poses(QObject):
    """Sets marks by the state of the hand; a shake is decoration."""

    def __init__(
        self, stage: TownStage, hand: TownHand, selection: Selection, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._stage = stage
        self._hand = hand
        self._selection = selection
        self._small_moves = SmallMoves(self)
        self._alarm_ends = QTimer(self, singleShot=True, interval=_ALARM)
        self._alarm_ends.timeout.connect(self._on_alarm_ended)

    def finish(self) -> None:
        """Ends every small movement at once."""
        self._small_moves.finish()

    def refresh(self, view: View | None, *, is_by_keys: bool) -> None:
        """Everything by the state of the hand."""
        states, hand = self._stage.states, self._hand
        pointed = hand.cursor if is_by_keys and not hand.is_carrying else hand.hover
        found = self._marks(pointed)
        told = None if view is None else reached_in(view)
        if told is not None:
            found[told] = Mark.CURRENT
        states.mark(found)
        states.focus(hand.cursor if is_by_keys else None)
        states.hint(hand.hinted if hand.is_advice else None)
        states.row(None if hand.is_advice else hand.hinted)
        self._haunt(pointed)
        if hand.legal is None or pointed in hand.offered:
            self._on_alarm_ended()

    def _marks(self, pointed: StopIndex | None) -> dict[StopIndex, Mark]:
        legal = self._hand.legal
        if legal is None:
            return {}
        return {stop: _MARKS[bool(legal.bribe(stop)), stop == pointed] for stop in legal.moves}

    def _haunt(self, pointed: StopIndex | None) -> None:
        """Shows what would come there."""
        legal, states = self._hand.legal, self._stage.states
        is_offered = legal is not None and pointed in legal.moves
        is_standee = is_offered and legal is not None and legal.is_for_gendarme
        states.haunt_gendarme(pointed if is_standee else None)
        if not is_offered or is_standee or legal is None:
            states.haunt(None, (), 0)
            return
        lying = len(legal.view.geheimbund) if pointed == YARD else 0
        states.haunt(pointed, self._looks, lying)

    @property
    def _looks(self) -> list[DieLook]:
        """The dice that are chosen."""
        legal, chosen = self._hand.legal, self._selection
        turn = None if legal is None else legal.view.turn
        if turn is None:
            return []
        own = self._stage.colours[turn]
        return [
            DieLook(WHITE if chosen.is_white(place) else own, chosen.dice[place])
            for place in sorted(chosen.chosen)
        ]

    def shake(self, stop: StopIndex, *, is_still: bool) -> None:
        """A cross for a moment, and two shakes."""
        states = self._stage.states
        states.refuse(stop)
        self._alarm_ends.start()
        if is_still:
            return
        wide = QPointF(5 * self._stage.layout.scale, 0)
        swings = ((0.12, 1), (0.37, -1), (0.62, 1), (0.87, -1))
        by = tuple((share, wide * side) for share, side in swings)
        linear = QEasingCurve.Type.Linear
        self._small_moves.start(states.alarm, b"pos", QPointF(), _SHAKE, linear, by)

    def _on_alarm_ended(self) -> None:
        self._alarm_ends.stop()
        self._stage.states.refuse(None)


_MARKS = {
    (False, False): Mark.LEGAL,
    (False, True): Mark.POINTED,
    (True, False): Mark.BEHIND,
    (True, True): Mark.BEHIND_POINTED,
}
"""By whether it lies behind the carriage, and whether it is pointed at."""
