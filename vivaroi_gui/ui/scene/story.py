"""Events as steps of animation; only decoration, the view that follows is the truth."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractAnimation,
    QByteArray,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
)
from PySide6.QtWidgets import QGraphicsWidget

from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import (
    BESIDE_THRONE,
    DUNGEONS,
    NOBLES,
    OUT,
    RESERVE,
    SERVANTS,
    Character,
)
from vivaroi_gui.rules.vivaroi.events import (
    ElectionCalled,
    FirstCrowned,
    LeftOver,
    MovedUp,
    Placed,
    RoundBegun,
    VotesRevealed,
)
from vivaroi_gui.ui.kit.animator import Step
from vivaroi_gui.ui.scene.cast import MOVING, RESTING, Cast
from vivaroi_gui.ui.scene.castle import Castle
from vivaroi_gui.ui.scene.geometry import Stand
from vivaroi_gui.ui.scene.pawn import Pawn
from vivaroi_gui.ui.scene.road import ScoreRoad
from vivaroi_gui.ui.scene.seating import Seating
from vivaroi_gui.ui.scene.spotlights import Spotlights

Curve = QEasingCurve.Type
_FADE, _SLIDE, _UP, _DOWN, _PACE, _CROWN = 120, 200, 420, 180, 500, 380
_GRILLE, _WOBBLE = 300, 480
_ARC, _TILT = 28.0, 4.0
_STONE, _LONGEST_WALK = 60, 1200


@dataclass
class Stage:
    """What a story moves."""

    cast: Cast
    castle: Castle
    road: ScoreRoad
    lights: Spotlights


class Story:
    """Turns events into steps.

    ``factor`` multiplies every duration; calm motion fades instead of moving; ``own`` is the seat
    whose moves need no announcement.
    """

    def __init__(self, stage: Stage, factor: float, is_calm: bool, own: Seat | None) -> None:
        self._stage = stage
        self._factor = factor
        self._is_calm = is_calm
        self._own = own
        self._places: Sequence[int] = ()

    def steps(self, events: Sequence[Event], before: View, after: View) -> list[Step]:
        """The steps of all events between two views."""
        self._places = after.places
        found: list[Step] = []
        for event in events:
            tell = _TELLERS.get(type(event))
            if tell is not None:
                found += tell(self, event)
        found.append(lambda: self._walk(points_of(before), points_of(after)))
        return found

    # --- one event -----------------------------------------------------------------------------

    def _round_begun(self, event: RoundBegun) -> list[Step]:
        return [self._fade_all_out, lambda: self._fade_all_in(event.places)]

    def _placed(self, event: Placed) -> list[Step]:
        return self._acted(event.seat, event.character, event.floor)

    def _moved_up(self, event: MovedUp) -> list[Step]:
        return self._acted(event.seat, event.character, event.to)

    def _acted(self, seat: Seat, character: Character, floor: int) -> list[Step]:
        steps: list[Step] = []
        if seat != self._own:
            steps.append(lambda: self._announce(character))
        steps.append(lambda: self._bring({character: floor}))
        steps.append(self._count)
        return steps

    def _left_over(self, event: LeftOver) -> list[Step]:
        going = dict.fromkeys(event.characters, SERVANTS)
        return [lambda: self._bring(going), self._count] if going else []

    def _election_called(self, event: ElectionCalled) -> list[Step]:
        return [lambda: self._crown(event.nominee)]

    def _votes_revealed(self, event: VotesRevealed) -> list[Step]:
        election = event.election
        character = election.character
        if election.is_crowned:
            return [lambda: self._crown(character)]
        if election.is_cancelled:
            back = {character: NOBLES}
            return [lambda: self._wobble(character), lambda: self._bring(back), self._count]
        return self._refused(character, self._places[character])

    def _refused(self, character: Character, place: int) -> list[Step]:
        """The view knows where a refused character went, the election does not."""
        steps: list[Step] = [lambda: self._uncrown(character)]
        if place in DUNGEONS:
            steps += self._locked_up(character, place)
        elif place < NOBLES:  # the Jester, who falls
            steps.append(lambda: self._bring({character: place}))
        else:
            steps.append(lambda: self._send_out(character))
        return [*steps, self._count]

    def _locked_up(self, character: Character, dungeon: int) -> list[Step]:
        return [
            lambda: self._slide_grille(dungeon, self._stage.castle.facade.raised, Curve.OutQuad),
            lambda: self._bring({character: dungeon}),
            lambda: self._stage.cast.pawn(character).setZValue(RESTING),
            lambda: self._slide_grille(dungeon, QPointF(0, 0), Curve.OutBounce),
        ]

    def _first_crowned(self, event: FirstCrowned) -> list[Step]:
        """Aside, with the crown: the throne is free for the second of the couple."""
        king = event.count.king
        return [lambda: self._bring({king: BESIDE_THRONE}), self._count]

    # --- steps ---------------------------------------------------------------------------------

    def _announce(self, character: Character) -> QAbstractAnimation:
        """The same pause whatever was thought about: time tells nothing."""
        self._stage.lights.hem([character])
        self._stage.lights.hem_layer.setOpacity(1)
        return QPauseAnimation(self._time(_PACE))

    def _bring(self, going: dict[Character, int]) -> QAbstractAnimation:
        """Characters to their places, and the others at the gate close up."""
        cast = self._stage.cast
        self._stage.lights.clear()
        cast.seating = cast.seating.moved(going)
        together = QParallelAnimationGroup()
        for turn, character in enumerate(going):
            stand = cast.stand(character)
            if stand is not None:
                together.addAnimation(self._journey(character, stand, turn))
        for character in cast.seating.at(RESERVE):
            self._close_up(character, together)
        return together

    def _journey(self, character: Character, stand: Stand, turn: int) -> QAbstractAnimation:
        cast = self._stage.cast
        pawn = cast.pawn(character)
        old_height = pawn.height
        cast.fit(pawn, stand.height)
        pawn.setZValue(MOVING)
        pawn.setVisible(True)
        if self._is_calm:
            return self._fade_over(pawn, stand)
        way = QParallelAnimationGroup()
        if self._is_in_hand(pawn):
            way.addAnimation(self._move(pawn, b"pos", stand.feet, _DOWN, Curve.OutBounce))
            way.addAnimation(self._move(pawn.body, b"pos", QPointF(0, 0), _DOWN))
            way.addAnimation(self._move(pawn.body, b"scale", 1.0, _DOWN))
        else:
            way.addAnimation(self._arc(pawn, stand.feet))
            way.addAnimation(self._tilt(pawn))
        if old_height not in (0.0, stand.height):
            pawn.setScale(old_height / stand.height)
            way.addAnimation(self._move(pawn, b"scale", 1.0, _UP))
        return self._after(turn * 70, way)

    def _is_in_hand(self, pawn: Pawn) -> bool:
        """Whether the pawn was just dropped by hand: it only has to be put down."""
        return pawn.body.scale() > 1.05

    def _close_up(self, character: Character, together: QParallelAnimationGroup) -> None:
        cast = self._stage.cast
        stand, pawn = cast.stand(character), cast.pawn(character)
        if stand is not None and pawn.pos() != stand.feet:
            together.addAnimation(self._move(pawn, b"pos", stand.feet, _SLIDE))
            together.addAnimation(self._move(pawn, b"scale", stand.height / pawn.height, _SLIDE))

    def _count(self) -> None:
        """The plaques follow at once."""
        places = self._stage.cast.seating.places
        self._stage.castle.show_taken([places.count(floor) for floor in range(7)])

    def _crown(self, character: Character) -> QAbstractAnimation:
        cast = self._stage.cast
        cast.crown_heads(cast.crowned | {character})
        if self._is_calm:
            return QPauseAnimation(self._time(_FADE))
        drop = QPropertyAnimation(cast.pawn(character).body, QByteArray(b"scale"))
        drop.setDuration(self._time(_CROWN))
        drop.setKeyValueAt(0, 0.94)
        drop.setKeyValueAt(0.5, 1.06)
        drop.setEndValue(1.0)
        drop.setEasingCurve(Curve.OutBounce)
        return drop

    def _uncrown(self, character: Character) -> None:
        cast = self._stage.cast
        cast.crown_heads(cast.crowned - {character})

    def _wobble(self, character: Character) -> QAbstractAnimation:
        """The stomach aches: to and fro, and the crown is gone."""
        self._uncrown(character)
        if self._is_calm:
            return QPauseAnimation(self._time(_FADE))
        wobble = self._move(self._stage.cast.pawn(character).body, b"rotation", 0.0, _WOBBLE)
        wobble.setEasingCurve(Curve.Linear)
        wobble.setStartValue(0.0)
        for part in range(1, 6):
            wobble.setKeyValueAt(part / 6, _TILT if part % 2 else -_TILT)
        return wobble

    def _slide_grille(
        self, dungeon: int, to: QPointF, curve: QEasingCurve.Type
    ) -> QAbstractAnimation:
        grille = self._stage.castle.facade.portcullises[dungeon].grille
        return self._move(grille, b"pos", to, 0 if self._is_calm else _GRILLE, curve)

    def _send_out(self, character: Character) -> QAbstractAnimation:
        """The eliminated character slides out to the right."""
        cast = self._stage.cast
        pawn = cast.pawn(character)
        cast.seating = cast.seating.moved({character: OUT})
        pawn.setZValue(MOVING)
        out = QParallelAnimationGroup()
        if not self._is_calm:
            aside = pawn.pos() + QPointF(190 * cast.geometry.scale, 0)
            out.addAnimation(self._move(pawn, b"pos", aside, _UP, Curve.InQuad))
        out.addAnimation(self._move(pawn, b"opacity", 0.0, _FADE if self._is_calm else _UP))
        return out

    def _fade_all_out(self) -> QAbstractAnimation:
        self._stage.lights.clear()
        together = QParallelAnimationGroup()
        for pawn in self._stage.cast.pawns:
            together.addAnimation(self._move(pawn, b"opacity", 0.0, _FADE))
        return together

    def _fade_all_in(self, places: Sequence[int]) -> QAbstractAnimation:
        cast = self._stage.cast
        cast.crown_heads(())
        cast.seating = Seating().after(places)
        cast.shows_reserve = True
        cast.put_down_all()
        self._count()
        self._stage.castle.show_tray(RESERVE in places)
        together = QParallelAnimationGroup()
        for pawn in cast.pawns:
            pawn.setOpacity(0)
            together.addAnimation(self._move(pawn, b"opacity", 1.0, _SLIDE))
        return together

    def _walk(self, before: Sequence[int], after: Sequence[int]) -> QAbstractAnimation:
        """Shields go to their new stones."""
        road = self._stage.road
        together = QParallelAnimationGroup()
        for marker, (old, new) in enumerate(zip(before, after, strict=False)):
            if old != new and marker < len(road.shields):
                time = min(_LONGEST_WALK, abs(new - old) * _STONE)
                spot = road.spot(after, marker)
                together.addAnimation(self._move(road.shields[marker], b"pos", spot, time))
        return together

    # --- movements -----------------------------------------------------------------------------

    def _time(self, milliseconds: int) -> int:
        return round(milliseconds * self._factor)

    def _move(
        self,
        item: QGraphicsWidget,
        name: bytes,
        to: QPointF | float,
        milliseconds: int,
        curve: QEasingCurve.Type = Curve.InOutCubic,
    ) -> QPropertyAnimation:
        animation = QPropertyAnimation(item, QByteArray(name))
        animation.setDuration(self._time(milliseconds))
        animation.setEndValue(to)
        animation.setEasingCurve(curve)
        return animation

    def _arc(self, pawn: Pawn, to: QPointF) -> QPropertyAnimation:
        """A bow 28 units high, as key values: the frames in between are C++ alone."""
        animation = self._move(pawn, b"pos", to, _UP)
        start, bow = pawn.pos(), _ARC * self._stage.cast.geometry.scale
        for part in range(1, 10):
            share = part / 10
            height = 4 * bow * share * (1 - share)
            animation.setKeyValueAt(share, start + (to - start) * share - QPointF(0, height))
        animation.setStartValue(start)
        return animation

    def _tilt(self, pawn: Pawn) -> QPropertyAnimation:
        animation = self._move(pawn.body, b"rotation", 0.0, _UP)
        animation.setKeyValueAt(0, 0.0)
        animation.setKeyValueAt(0.5, _TILT)
        return animation

    def _fade_over(self, pawn: Pawn, stand: Stand) -> QAbstractAnimation:
        """Gone here, there again: calm motion."""
        over = QSequentialAnimationGroup()
        over.addAnimation(self._move(pawn, b"opacity", 0.0, _FADE // 2))
        over.addAnimation(self._move(pawn, b"pos", stand.feet, 0))
        over.addAnimation(self._move(pawn, b"opacity", 1.0, _FADE // 2))
        return over

    def _after(self, pause: int, then: QAbstractAnimation) -> QAbstractAnimation:
        if not pause:
            return then
        both = QSequentialAnimationGroup()
        both.addPause(self._time(pause))
        both.addAnimation(then)
        return both


_TELLERS: dict[type[Event], Callable[..., list[Step]]] = {
    RoundBegun: Story._round_begun,
    Placed: Story._placed,
    MovedUp: Story._moved_up,
    LeftOver: Story._left_over,
    ElectionCalled: Story._election_called,
    VotesRevealed: Story._votes_revealed,
    FirstCrowned: Story._first_crowned,
}


def points_of(view: View) -> tuple[int, ...]:
    """The points of all shields on the road, the Emissary's last."""
    emissary = view.emissary_total
    return view.totals if emissary is None else (*view.totals, emissary)


def crowned_in(view: View) -> frozenset[Character]:
    """Who wears a crown: the nominee, the King, in a royal wedding the first of the couple."""
    crowned = (view.nominee, view.king, *(count.king for count in view.counts))
    return frozenset(character for character in crowned if character is not None)
