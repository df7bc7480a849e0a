"""The election as it is played: cards laid, drum, all cards turned at once, crowned or refused."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPointF,
    QVariantAnimation,
)

from vivaroi_gui.ui.hall.place import VoterPlace
from vivaroi_gui.ui.hall.sight import Lying, Sight
from vivaroi_gui.ui.hall.stage import Stage, lean
from vivaroi_gui.ui.kit.animator import Animator, Step

Easing = QEasingCurve.Type

LAY_MS, GATHER_MS, DRUM_MS, TURN_MS = 320, 420, 900, 260
CROWN_MS, SCRAPS_MS, CROWN_OFF_MS, TIP_MS, FADE_MS = 600, 1600, 420, 240, 120
WOBBLE_MS = 700
_SWAYS, _SWAY = 3, 7.0
_BEATS = 9


class Drama(QObject):
    """Plays on a stage; whoever starts it says what is to be seen at the end."""

    def __init__(self, stage: Stage, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._factor = 1.0
        self.animator = Animator(self)

    def play_lay(self, seats: Sequence[int], sight: Sight, factor: float) -> None:
        """Cards of some seats are laid face down; ``sight`` is what is there afterwards."""
        self._factor = factor
        self._stage.show(sight)
        self.animator.play([lambda: self._lay(seats, sight)])

    def play_reveal(self, late: Sequence[int], before: Sight, after: Sight, factor: float) -> None:
        """From the last card laid to the outcome."""
        self._factor = factor
        self._stage.show(before)
        down = _face_down(before)
        steps: list[Step] = [
            lambda: self._lay(late, down),
            lambda: self._gather(down),
            lambda: self._drum(down),
            lambda: self._turn(after),
            lambda: self._outcome(after),
        ]
        self.animator.play(steps)

    # --- the steps -----------------------------------------------------------------------------

    def _lay(self, seats: Sequence[int], sight: Sight) -> QVariantAnimation | None:
        """The cards slide in from the edge of the table."""
        stage = self._stage
        stage.show_voters(sight, is_in_row=False)
        cards = [
            place.card
            for place, voter in zip(self._places(sight), sight.voters, strict=True)
            if voter.seat in seats
        ]
        if not cards:
            return None
        ends = [card.pos() for card in cards]
        way = QPointF(0, 150 * stage.geometry.unit)

        def slide(share: float) -> None:
            for card, end in zip(cards, ends, strict=True):
                card.setPos(end + way * (1 - share))
                card.setOpacity(min(1.0, share * 2.5))

        return self._tween(LAY_MS, Easing.OutCubic, slide)

    def _gather(self, sight: Sight) -> QVariantAnimation:
        """The table rises and the cards come together on it, face down."""
        stage = self._stage
        starts = stage.spots(sight, is_in_row=False)
        ends = stage.spots(sight, is_in_row=True)
        stage.show_voters(sight, is_in_row=True)
        stage.table.show()
        small = stage.geometry.card_width / stage.geometry.shown_width
        drop = stage.geometry.height - stage.geometry.table_top

        def move(share: float) -> None:
            stage.table.setPos(0, drop * (1 - share))
            scale = small + (1 - small) * share
            for place, start, end in zip(self._places(sight), starts, ends, strict=True):
                for piece in (place.card, place.slot):
                    piece.setPos(start.card + (end.card - start.card) * share)
                    piece.setScale(scale)
                place.tag.setPos(start.tag + (end.tag - start.tag) * share)

        return self._tween(GATHER_MS, Easing.InOutCubic, move)

    def _drum(self, sight: Sight) -> QVariantAnimation:
        """All cards tremble alike."""

        def tremble(share: float) -> None:
            degrees = 1.6 * share * math.sin(share * _BEATS * 2 * math.pi)
            for place in self._places(sight):
                place.card.tremble(degrees)

        return self._tween(DRUM_MS, Easing.Linear, tremble)

    def _turn(self, after: Sight) -> QVariantAnimation:
        """All cards turn over in the same frame."""
        stage = self._stage
        width = stage.geometry.shown_width
        for place, voter in zip(self._places(after), after.voters, strict=False):
            place.draw_face(voter, width, stage.ratio)

        def turn(share: float) -> None:
            for place in self._places(after):
                place.card.show_turn(share)

        return self._tween(TURN_MS, Easing.Linear, turn)

    def _outcome(self, after: Sight) -> QParallelAnimationGroup:
        """Only now the names and the ribbon tell the result."""
        stage, outcome = self._stage, after.outcome
        assert outcome is not None, "an outcome without an election"
        start = stage.crown.pos()
        stage.show(after)
        together = QParallelAnimationGroup()
        if outcome.is_crowned:
            together.addAnimation(self._crown_comes_down(start))
            together.addAnimation(self._tween(SCRAPS_MS, Easing.OutQuad, stage.scraps.fall))
        elif outcome.is_cancelled:
            together.addAnimation(self._pawn_wobbles(lean(after)))
        else:
            together.addAnimation(self._crown_flies_off(start))
            together.addAnimation(self._pawn_tips(lean(after)))
        return together

    def _crown_comes_down(self, start: QPointF) -> QVariantAnimation:
        crown, end, angle = self._stage.crown, self._stage.crown.pos(), self._stage.crown.rotation()

        def sink(share: float) -> None:
            crown.setPos(start + (end - start) * share)
            crown.setRotation(angle * share)

        return self._tween(CROWN_MS, Easing.OutBounce, sink)

    def _crown_flies_off(self, start: QPointF) -> QVariantAnimation:
        stage = self._stage
        crown, end, angle = stage.crown, stage.crown.pos(), stage.crown.rotation()
        height = 90 * stage.geometry.unit

        def fly(share: float) -> None:
            arc = QPointF(0, -height * math.sin(math.pi * share))
            crown.setPos(start + (end - start) * share + arc)
            crown.setRotation(angle * share)

        return self._tween(CROWN_OFF_MS, Easing.OutQuad, fly)

    def _pawn_tips(self, angle: float) -> QVariantAnimation:
        stage = self._stage
        pawn, end, start = stage.pawn, stage.pawn.pos(), stage.geometry.feet

        def tip(share: float) -> None:
            pawn.setPos(start + (end - start) * share)
            pawn.setRotation(angle * share)
            stage.dim.setOpacity(share)

        return self._tween(TIP_MS, Easing.OutQuad, tip)

    def _pawn_wobbles(self, angle: float) -> QVariantAnimation:
        stage = self._stage

        def wobble(share: float) -> None:
            sway = _SWAY * (1 - share) * math.sin(share * _SWAYS * 2 * math.pi)
            stage.pawn.setRotation(angle * share + sway)
            stage.dim.setOpacity(share)

        return self._tween(WOBBLE_MS, Easing.Linear, wobble)

    # --- tools ---------------------------------------------------------------------------------

    def _places(self, sight: Sight) -> list[VoterPlace]:
        return self._stage.places[: len(sight.voters)]

    def _tween(
        self, milliseconds: int, easing: QEasingCurve.Type, follow: Callable[[float], None]
    ) -> QVariantAnimation:
        animation = QVariantAnimation()
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(max(1, round(milliseconds * self._factor)))
        animation.setEasingCurve(easing)
        animation.valueChanged.connect(follow)
        follow(0.0)
        return animation


def _face_down(sight: Sight) -> Sight:
    """The same with all cards laid."""
    voters = tuple(
        replace(voter, lying=Lying.FACE_DOWN) if voter.lying is Lying.NOTHING else voter
        for voter in sight.voters
    )
    return replace(sight, voters=voters)
