"""How pawns hold themselves and what is lit: everything that follows from the hand."""

import math
from collections.abc import Mapping

from PySide6.QtCore import (
    QByteArray,
    QEasingCurve,
    QObject,
    QPointF,
    QPropertyAnimation,
    QTimer,
)

from vivaroi_gui.rules.vivaroi.data import FLOORS, Character
from vivaroi_gui.rules.vivaroi.moves import Move
from vivaroi_gui.ui.kit.small_moves import SmallMoves
from vivaroi_gui.ui.vivaroi.scene.board_stage import BoardStage
from vivaroi_gui.ui.vivaroi.scene.cast import MOVING, RESTING
from vivaroi_gui.ui.vivaroi.scene.hand import Drag, Hand
from vivaroi_gui.ui.vivaroi.scene.marks import Frame
from vivaroi_gui.ui.vivaroi.scene.pawn import (
    DRAGGED_SCALE,
    HELD,
    IN_HAND_SCALE,
    LIFTED,
    SELECTED_SCALE,
    Pawn,
)

Curve = QEasingCurve.Type
_HOVER, _PICK_UP, _HOME, _SHAKE, _BREATH, _ALARM = 90, 140, 200, 320, 1600, 1400
_TILT_MOST = 9.0


class Poses(QObject):
    """Sets pawns and marks by the state of the hand; small movements are decoration."""

    def __init__(self, stage: BoardStage, hand: Hand, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._hand = hand
        self._small_moves = SmallMoves(self)
        self._alarmed: Character | None = None
        self._alarm_ends = QTimer(self, singleShot=True, interval=_ALARM)
        self._alarm_ends.timeout.connect(self._on_alarm_ended)
        self._breath = QPropertyAnimation(stage.lights.hem_layer, QByteArray(b"opacity"), self)
        self._breath.setDuration(_BREATH)
        self._breath.setKeyValueAt(0, 0.55)
        self._breath.setKeyValueAt(0.5, 1.0)
        self._breath.setEndValue(0.55)
        self._breath.setLoopCount(-1)

    def finish(self) -> None:
        """Ends every small movement at once."""
        self._small_moves.finish()

    def refresh(self, has_focus: bool) -> None:
        """Everything by the state of the hand."""
        self._light(has_focus)
        self._frame()
        for pawn in self._stage.cast.pawns:
            if pawn.isVisible():
                self._pose(pawn)

    def breathe(self, is_awake: bool) -> None:
        """Lets the hems breathe, or keeps them still."""
        is_wanted = is_awake and self._stage.lights.has_hems
        is_running = self._breath.state() == QPropertyAnimation.State.Running
        if is_wanted and not is_running:
            self._breath.start()
        elif not is_wanted and is_running:
            self._breath.stop()
            self._stage.lights.hem_layer.setOpacity(1)

    def shake(self, character: Character, is_still: bool) -> None:
        """Two shakes, and a cross for a moment."""
        self._alarmed = character
        self._stage.lights.alarm(character)
        self._alarm_ends.start()
        if is_still:
            return
        pawn = self._stage.cast.pawn(character)
        rest = pawn.body.pos()
        wide = QPointF(5 * pawn.height / 84, 0)
        swings = ((0.12, 1), (0.37, -1), (0.62, 1), (0.87, -1))
        by = tuple((share, rest + wide * side) for share, side in swings)
        self._small_moves.start(pawn.body, b"pos", rest, _SHAKE, Curve.Linear, by)

    def send_home(self, character: Character, factor: float) -> None:
        """Back to where the pawn belongs."""
        cast = self._stage.cast
        pawn, stand = cast.pawn(character), cast.stand(character)
        if stand is None:
            cast.put_down(character)
            return
        time = round(_HOME * factor)
        pawn.setZValue(RESTING)
        self._small_moves.start(pawn, b"pos", stand.feet, time, Curve.OutCubic)
        self._small_moves.start(pawn.body, b"rotation", 0.0, time)
        self._settle_body(pawn, 0, 1.0, time)

    # --- marks ---------------------------------------------------------------------------------

    def _light(self, has_focus: bool) -> None:
        hand, lights = self._hand, self._stage.lights
        legal = hand.legal
        held = hand.drag.character if hand.drag else hand.selection
        movable = legal.movable if legal else frozenset()
        lights.hem(movable - {held} if held is not None else movable)
        lights.halo(hand.selection if hand.drag is None else None)
        hinted = self._hand.hinted
        named = hinted[0] if hinted and hand.drag is None else None
        lights.hint(named if hand.is_advice else None)
        lights.row(None if hand.is_advice else named)
        lights.focus(hand.cursor if has_focus and hand.drag is None else None)
        if self._alarmed is not None and (held is not None or legal is None):
            self._on_alarm_ended()

    def _frame(self) -> None:
        """Frames where the held character may go; a ghost and an arrow on the way."""
        hand, lights, cast = self._hand, self._stage.lights, self._stage.cast
        held, legal = hand.selection, hand.legal
        lights.no_ghost()
        lights.arrow(None)
        if held is None or legal is None:
            self._frame_hint()
            return
        targets = legal.targets(held)
        aimed = hand.pointed_place
        if hand.aim is None and aimed not in targets and len(targets) == 1 and hand.drag is None:
            aimed = next(iter(targets))
        self._stage.furniture.frame(self._frames(held, targets, aimed))
        if aimed in targets and aimed is not None:
            lights.ghost(held, cast.seating.landing(cast.geometry, held, aimed))
        is_upwards = all(place in FLOORS for place in (cast.seating.places[held], *targets))
        if len(targets) == 1 and hand.drag is None and is_upwards:
            lights.arrow(cast.stand(held))

    def _frame_hint(self) -> None:
        """With an empty hand: where the hint leads, or no frame at all."""
        hinted, cast = self._hand.hinted, self._stage.cast
        self._stage.furniture.frame({hinted[1]: Frame.TARGET} if hinted else {})
        if hinted:
            self._stage.lights.ghost(hinted[0], cast.seating.landing(cast.geometry, *hinted))

    def _frames(
        self, held: Character, targets: Mapping[int, Move], aimed: int | None
    ) -> dict[int, Frame]:
        several = len(targets) > 1
        frames = dict.fromkeys(targets, Frame.LEGAL if several else Frame.TARGET)
        if aimed in targets and aimed is not None:
            is_pointed = aimed == self._hand.pointed_place
            frames[aimed] = Frame.POINTED if is_pointed else Frame.TARGET
        elif aimed is not None and self._is_refusing(held, aimed):
            frames[aimed] = Frame.REFUSED
        return frames

    def _is_refusing(self, held: Character, place: int) -> bool:
        """Only a place that is tried shows the lock, never the one the pawn stands in."""
        is_tried = self._hand.drag is not None or self._hand.aim == place
        return is_tried and place != self._stage.cast.seating.places[held]

    # --- pawns ---------------------------------------------------------------------------------

    def _pose(self, pawn: Pawn) -> None:
        hand = self._hand
        drag = hand.drag
        if drag is not None and drag.character == pawn.character:
            self._hold(pawn, drag)
        elif hand.selection == pawn.character:
            self._settle_body(pawn, HELD, SELECTED_SCALE, _PICK_UP)
        elif hand.hover == pawn.character and self._may_move(pawn.character) and drag is None:
            self._settle_body(pawn, LIFTED, 1.0, _HOVER)
        elif self._alarmed != pawn.character:
            self._settle_body(pawn, 0, 1.0, _HOVER)

    def _may_move(self, character: Character) -> bool:
        return self._hand.legal is not None and self._hand.legal.may_move(character)

    def _hold(self, pawn: Pawn, drag: Drag) -> None:
        pawn.setZValue(MOVING)
        to = drag.pointer + drag.grip
        speed = to.x() - pawn.pos().x()
        tilt = math.copysign(min(_TILT_MOST, abs(speed) * 0.6), speed)
        pawn.setPos(to)
        pawn.body.setRotation(tilt)
        self._small_moves.start(pawn.body, b"rotation", 0.0, 260)
        self._settle_body(pawn, HELD, DRAGGED_SCALE, _PICK_UP)

    def _settle_body(self, pawn: Pawn, lift: float, scale: float, time: int) -> None:
        to = QPointF(0, -lift * pawn.height / 84)
        if pawn.lift != (lift, scale):
            pawn.lift = (lift, scale)
            self._small_moves.start(pawn.body, b"pos", to, time)
            self._small_moves.start(pawn.body, b"scale", scale, time)
            pawn.shadow.setOpacity(0.6 if scale > IN_HAND_SCALE else 1.0)

    def _on_alarm_ended(self) -> None:
        self._alarmed = None
        self._alarm_ends.stop()
        self._stage.lights.alarm(None)
