"""The election as it is played: cards laid, drum, all cards turned at once, crowned or refused."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPointF,
    QSequentialAnimationGroup,
)

from vivaroi_gui.rules.vivaroi.records import Election
from vivaroi_gui.ui.kit.animator import Animator, Motion
from vivaroi_gui.ui.kit.cues import DRUMS, Cue, drum, hush, sound
from vivaroi_gui.ui.kit.haste import haste
from vivaroi_gui.ui.kit.tween import Follow, Tween, between, later
from vivaroi_gui.ui.vivaroi.hall.place import VoterPlace
from vivaroi_gui.ui.vivaroi.hall.props import is_pelted
from vivaroi_gui.ui.vivaroi.hall.sight import Lying, Sight
from vivaroi_gui.ui.vivaroi.hall.stage import HallStage, lean

Easing = QEasingCurve.Type

LAY_MS, GATHER_MS, DRUM_MS, TURN_MS = 320, 420, 900, 260
CROWN_MS, SCRAPS_MS, CROWN_OFF_MS, TIP_MS, FADE_MS = 600, 1600, 420, 240, 120
BLOW_MS, THROW_MS, LIGHT_MS = 700, 420, 240
WOBBLE_MS = 700
_SWAYS, _SWAY = 3, 7.0
SLIP_MS = 160
_SLIPS = (14.0, -10.0)
"""Degrees over which the crown of a Jester slips."""
_TAP_MS = 130
"""When a card that slides in is heard, a moment before its tap."""
_SHIVERS, _SHIVER, _TURNS_ROUND = 3, 3.2, 2
_LIGHT_STEPS, _HUSH = 5, 0.6
"""The light of the hall sinks in so many steps, each of which paints the page, to this share."""


class Drama(QObject):
    """Plays on a stage; whoever starts it says what is to be seen at the end.

    Each step first sets the stage, then moves shares of ways; so it goes on in another layout.
    """

    def __init__(self, stage: HallStage, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self.outcome: Cue | None = None
        """How the election sounds that is played, as long as that was not heard."""
        self._factor = 1.0
        self._set: Callable[[], None] = _nothing
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
        motions: list[Motion] = [
            lambda: self._lay(late, down),
            lambda: self._gather(down),
            lambda: self._drum(down),
            lambda: self._turn(after),
            lambda: self._outcome(after),
        ]
        self.animator.play(motions)

    def tell(self) -> None:
        """How it went, once: when the ribbon says so, or at once after a skip."""
        if self.outcome is not None:
            sound(self.outcome)
            self.outcome = None

    def follow_layout(self) -> None:
        """The stage has another size: the running step goes on there, no card sooner."""
        if self.animator.is_running:
            self._set()
            self.animator.follow_layout()

    # --- the motions ---------------------------------------------------------------------------

    def _begin(self, sight: Sight, arrange: Callable[[], None]) -> None:
        """Arranges what is on the stage; after another layout on one that is set for ``sight``."""

        def set_anew() -> None:
            self._stage.show(sight)
            arrange()

        self._set = set_anew
        arrange()

    def _lay(self, seats: Sequence[int], sight: Sight) -> QAbstractAnimation | None:
        """The cards slide in from the edge of the table."""
        stage = self._stage
        self._begin(sight, lambda: stage.show_voters(sight, is_in_row=False))
        places = [
            number
            for number, (_, voter) in enumerate(zip(self._places(sight), sight.voters, strict=True))
            if voter.seat in seats
        ]
        if not places:
            return None

        def slide(share: float) -> None:
            spots = stage.spots(sight, is_in_row=False)
            way = QPointF(0, 150 * stage.geometry.unit)
            for place in places:
                card = stage.places[place].card
                card.setPos(spots[place].card + way * (1 - share))
                card.setOpacity(min(1.0, share * 2.5))

        together = QParallelAnimationGroup()
        together.addAnimation(self._tween(LAY_MS, Easing.OutCubic, slide))
        together.addAnimation(later(round(_TAP_MS * self._factor), lambda: sound(Cue.LAY)))
        return together

    def _gather(self, sight: Sight) -> Tween:
        """The table rises and the cards come together on it, face down."""
        stage = self._stage
        self._begin(sight, lambda: self._on_table(sight))
        sound(Cue.GATHER)

        def move(share: float) -> None:
            geometry = stage.geometry
            starts = stage.spots(sight, is_in_row=False)
            ends = stage.spots(sight, is_in_row=True)
            stage.table.setPos(0, (geometry.height - geometry.table_top) * (1 - share))
            stage.props.raise_drum(share)
            stage.hush(_HUSH * round(share * _LIGHT_STEPS) / _LIGHT_STEPS)
            small = geometry.card_width / geometry.shown_width
            scale = small + (1 - small) * share
            for place, start, end in zip(self._places(sight), starts, ends, strict=True):
                for piece in (place.card, place.slot):
                    piece.setPos(start.card + (end.card - start.card) * share)
                    piece.setScale(scale)
                place.tag.setPos(start.tag + (end.tag - start.tag) * share)

        return self._tween(GATHER_MS, Easing.InOutCubic, move)

    def _on_table(self, sight: Sight) -> None:
        """Before the outcome: all cards in a row."""
        self._stage.show_voters(sight, is_in_row=True)
        self._stage.table.show()

    def _drum(self, sight: Sight) -> Tween:
        """The cards tremble one after the other from the left to the right, whatever they are."""
        sound(drum(self._factor))

        def tremble(share: float) -> None:
            self._stand_hushed(share)
            places = self._places(sight)
            turn, shiver = divmod(share * _TURNS_ROUND * len(places), 1)
            degrees = _SHIVER * math.sin(shiver * _SHIVERS * 2 * math.pi)
            for number, place in enumerate(places):
                is_its_turn = share < 1 and number == int(turn) % len(places)
                place.card.tremble(degrees if is_its_turn else 0.0)

        return self._tween(DRUM_MS, Easing.Linear, tremble)

    def _stand_hushed(self, share: float) -> None:
        """Little light, and the drum at that share of its beats."""
        self._stage.hush(_HUSH)
        self._stage.props.beat(share)

    def _turn(self, after: Sight) -> Tween:
        """All cards turn over in the same frame."""
        stage, gathered = self._stage, self._set

        def draw_faces() -> None:
            for place, voter in zip(self._places(after), after.voters, strict=False):
                place.draw_face(voter, stage.geometry.shown_width, stage.ratio)

        def set_anew() -> None:
            gathered()
            draw_faces()

        def turn(share: float) -> None:
            self._stand_hushed(1.0)
            for place in self._places(after):
                place.card.show_turn(share)

        draw_faces()
        self._set = set_anew
        hush(*DRUMS)
        sound(Cue.TURN)
        return self._tween(TURN_MS, Easing.Linear, turn)

    def _outcome(self, after: Sight) -> QParallelAnimationGroup:
        """Only now the names and the ribbon tell the result."""
        stage, outcome = self._stage, after.outcome
        assert outcome is not None, "an outcome without an election"
        self.tell()
        self._begin(after, lambda: stage.show(after))
        together = QParallelAnimationGroup()
        if outcome.is_crowned:
            haste().end()  # that is not for anybody to miss
            together.addAnimation(self._crown_comes_down(after))
            together.addAnimation(self._tween(LIGHT_MS, Easing.Linear, self._light_comes_back))
            together.addAnimation(self._scraps_fly(is_up=outcome.character == stage.jester))
            together.addAnimation(self._tween(BLOW_MS, Easing.OutBack, stage.props.blow))
        elif outcome.is_cancelled:
            together.addAnimation(self._pawn_wobbles(lean(after)))
        else:
            together.addAnimation(self._crown_flies_off(after))
            together.addAnimation(self._pawn_tips(lean(after)))
            if is_pelted(outcome):
                together.addAnimation(self._pelted(outcome))
        return together

    def _scraps_fly(self, *, is_up: bool) -> Tween:
        """Upwards where the count is turned round."""
        scraps = self._stage.scraps
        return self._tween(SCRAPS_MS, Easing.OutQuad, lambda share: scraps.fall(share, is_up=is_up))

    def _light_comes_back(self, share: float) -> None:
        self._stage.hush(_HUSH * round((1 - share) * _LIGHT_STEPS) / _LIGHT_STEPS)

    def _crown_comes_down(self, after: Sight) -> QAbstractAnimation:
        stage, outcome = self._stage, after.outcome

        def sink(share: float) -> None:
            start, (end, angle) = stage.geometry.crown_hovering, stage.crown_at(after)
            stage.crown.setPos(start + (end - start) * share)
            stage.crown.setRotation(angle * share)

        sinks = self._tween(CROWN_MS, Easing.OutBounce, sink)
        if outcome is None or outcome.character != stage.jester:
            return sinks
        askew = QSequentialAnimationGroup()
        askew.addAnimation(sinks)
        askew.addAnimation(self._tween(3 * SLIP_MS, Easing.Linear, partial(self._slip, after)))
        return askew

    def _slip(self, after: Sight, share: float) -> None:
        """The crown of a Jester does not sit straight at once, nor later."""
        if share:
            _, rests = self._stage.crown_at(after)
            self._stage.crown.setRotation(between((rests, *_SLIPS, rests), share))

    def _crown_flies_off(self, after: Sight) -> Tween:
        stage = self._stage

        def fly(share: float) -> None:
            geometry, (end, angle) = stage.geometry, stage.crown_at(after)
            start = geometry.crown_hovering
            arc = QPointF(0, -90 * geometry.unit * math.sin(math.pi * share))
            stage.crown.setPos(start + (end - start) * share + arc)
            stage.crown.setRotation(angle * share)

        return self._tween(CROWN_OFF_MS, Easing.OutQuad, fly)

    def _pelted(self, outcome: Election) -> QSequentialAnimationGroup:
        """When the crown is off, something comes flying, and misses."""
        stage = self._stage
        then = QSequentialAnimationGroup()
        then.addPause(round(CROWN_OFF_MS * self._factor))
        throw = self._tween(
            THROW_MS, Easing.Linear, lambda share: stage.props.throw(outcome, share)
        )
        then.addAnimation(throw)
        return then

    def _pawn_tips(self, angle: float) -> Tween:
        stage = self._stage

        def tip(share: float) -> None:
            start, end = stage.geometry.feet, stage.geometry.feet_tipped
            stage.pawn.setPos(start + (end - start) * share)
            stage.pawn.setRotation(angle * share)
            stage.hush(_HUSH + (1 - _HUSH) * share)

        return self._tween(TIP_MS, Easing.OutQuad, tip)

    def _pawn_wobbles(self, angle: float) -> Tween:
        stage = self._stage

        def wobble(share: float) -> None:
            sway = _SWAY * (1 - share) * math.sin(share * _SWAYS * 2 * math.pi)
            stage.pawn.setRotation(angle * share + sway)
            stage.hush(_HUSH + (1 - _HUSH) * share)

        return self._tween(WOBBLE_MS, Easing.Linear, wobble)

    # --- tools ---------------------------------------------------------------------------------

    def _places(self, sight: Sight) -> list[VoterPlace]:
        return self._stage.places[: len(sight.voters)]

    def _tween(self, milliseconds: int, easing: QEasingCurve.Type, follow: Follow) -> Tween:
        return Tween(round(milliseconds * self._factor), easing, follow)


def _nothing() -> None:
    """Before the first step."""


def _face_down(sight: Sight) -> Sight:
    """What was in sight, with the cards of all voters face down."""
    voters = tuple(
        replace(voter, lying=Lying.FACE_DOWN) if voter.lying is Lying.NOTHING else voter
        for voter in sight.voters
    )
    return replace(sight, voters=voters)
