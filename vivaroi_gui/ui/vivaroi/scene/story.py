"""Events as steps of animation; only decoration, the view that follows is the truth."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QSequentialAnimationGroup,
)

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
from vivaroi_gui.ui.kit.tween import Follow, Tween, between
from vivaroi_gui.ui.vivaroi.scene.cast import RESTING, Cast
from vivaroi_gui.ui.vivaroi.scene.furniture import Furniture
from vivaroi_gui.ui.vivaroi.scene.pawn import Pawn
from vivaroi_gui.ui.vivaroi.scene.road import ScoreRoad
from vivaroi_gui.ui.vivaroi.scene.seating import Seating
from vivaroi_gui.ui.vivaroi.scene.spotlights import Spotlights
from vivaroi_gui.ui.vivaroi.scene.way import Way

Curve = QEasingCurve.Type
_FADE, _SLIDE, _UP, _DOWN, _PACE, _CROWN = 120, 200, 420, 180, 500, 380
_GRILLE, _WOBBLE = 300, 480
_TILT = 4.0
_STONE, _LONGEST_WALK = 60, 1200


@dataclass
class Stage:
    """The parts of the board that a story moves and a pose marks."""

    cast: Cast
    furniture: Furniture
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

    def steps(self, events: Sequence[Event], before: View, after: View) -> list[Step]:
        """The steps of all events between two views."""
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
            back = {character: election.to}
            return [lambda: self._wobble(character), lambda: self._bring(back), self._count]
        return self._refused(character, election.to)

    def _refused(self, character: Character, place: int) -> list[Step]:
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
            lambda: self._slide_grille(dungeon, 1, Curve.OutQuad),
            lambda: self._bring({character: dungeon}),
            lambda: self._stage.cast.pawn(character).setZValue(RESTING),
            lambda: self._slide_grille(dungeon, 0, Curve.OutBounce),
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
        before, cast.seating = cast.seating, cast.seating.moved(going)
        together = QParallelAnimationGroup()
        for turn, character in enumerate(going):
            if cast.stand(character) is not None:
                together.addAnimation(self._journey(self._way(character, before), turn))
        for character in cast.seating.at(RESERVE):
            stand = cast.stand(character)
            if stand is not None and cast.pawn(character).pos() != stand.feet:
                way = self._way(character, before)
                together.addAnimation(self._tween(_SLIDE, Curve.InOutCubic, way.slide))
        return together

    def _way(self, character: Character, before: Seating) -> Way:
        return Way(self._stage.cast, character, before)

    def _journey(self, way: Way, turn: int) -> QAbstractAnimation:
        pawn, is_in_hand = way.pawn, self._is_in_hand(way.pawn)
        way.begin()
        if self._is_calm:
            return self._tween(_FADE, Curve.Linear, way.fade_over)
        together = QParallelAnimationGroup()
        if is_in_hand:
            together.addAnimation(self._tween(_DOWN, Curve.OutBounce, way.go))
            together.addAnimation(self._put_down(pawn))
        else:
            together.addAnimation(self._tween(_UP, Curve.InOutCubic, way.go_in_a_bow))
            together.addAnimation(self._turn(pawn, (0.0, _TILT, 0.0), _UP, Curve.InOutCubic))
        together.addAnimation(self._tween(_UP, Curve.InOutCubic, way.grow))
        return self._after(turn * 70, together)

    def _is_in_hand(self, pawn: Pawn) -> bool:
        """Whether the pawn was just dropped by hand: it only has to be put down."""
        return pawn.body.scale() > 1.05

    def _put_down(self, pawn: Pawn) -> Tween:
        """From the height at which the hand held it."""
        lift, scale = pawn.body.pos() / pawn.height, pawn.body.scale()

        def sink(share: float) -> None:
            pawn.body.setPos(lift * pawn.height * (1 - share))
            pawn.body.setScale(scale + (1 - scale) * share)

        return self._tween(_DOWN, Curve.InOutCubic, sink)

    def _count(self) -> None:
        """The plaques follow at once."""
        places = self._stage.cast.seating.places
        self._stage.furniture.show_taken([places.count(floor) for floor in range(7)])

    def _crown(self, character: Character) -> QAbstractAnimation:
        cast = self._stage.cast
        cast.crown_heads(cast.crowned | {character})
        if self._is_calm:
            return QPauseAnimation(self._time(_FADE))
        body = cast.pawn(character).body

        def drop(share: float) -> None:
            body.setScale(between((0.94, 1.06, 1.0), share))

        return self._tween(_CROWN, Curve.OutBounce, drop)

    def _uncrown(self, character: Character) -> None:
        cast = self._stage.cast
        cast.crown_heads(cast.crowned - {character})

    def _wobble(self, character: Character) -> QAbstractAnimation:
        """The stomach aches: to and fro, and the crown is gone."""
        self._uncrown(character)
        if self._is_calm:
            return QPauseAnimation(self._time(_FADE))
        swings = (0.0, *(_TILT, -_TILT) * 2, _TILT, 0.0)
        return self._turn(self._stage.cast.pawn(character), swings, _WOBBLE, Curve.Linear)

    def _turn(
        self, pawn: Pawn, angles: Sequence[float], time: int, curve: QEasingCurve.Type
    ) -> Tween:
        """Leans over by one angle after the other."""

        def turn(share: float) -> None:
            pawn.body.setRotation(between(angles, share))

        return self._tween(time, curve, turn)

    def _slide_grille(self, dungeon: int, to: float, curve: QEasingCurve.Type) -> Tween:
        """Up at 1, down at 0."""
        facade = self._stage.furniture.facade

        def slide(share: float) -> None:
            facade.lift(dungeon, share if to else 1 - share)

        return self._tween(0 if self._is_calm else _GRILLE, curve, slide)

    def _send_out(self, character: Character) -> Tween:
        """The eliminated character slides out to the right."""
        cast = self._stage.cast
        way = self._way(character, cast.seating)
        cast.seating = cast.seating.moved({character: OUT})
        if self._is_calm:
            return self._tween(_FADE, Curve.InOutCubic, way.fade_out)
        return self._tween(_UP, Curve.InQuad, way.slide_out)

    def _fade_all_out(self) -> QAbstractAnimation:
        self._stage.lights.clear()
        return self._tween(_FADE, Curve.InOutCubic, lambda share: self._show_all(1 - share))

    def _show_all(self, opacity: float) -> None:
        for pawn in self._stage.cast.pawns:
            pawn.setOpacity(opacity)

    def _fade_all_in(self, places: Sequence[int]) -> QAbstractAnimation:
        cast = self._stage.cast
        cast.crown_heads(())
        cast.seating = Seating().after(places)
        cast.shows_reserve = True
        cast.put_down_all()
        self._count()
        self._stage.furniture.show_tray(RESERVE in places)
        return self._tween(_SLIDE, Curve.InOutCubic, self._show_all)

    def _walk(self, before: Sequence[int], after: Sequence[int]) -> QAbstractAnimation:
        """Shields go to their new stones."""
        road = self._stage.road
        together = QParallelAnimationGroup()
        for marker, (old, new) in enumerate(zip(before, after, strict=False)):
            if old != new and marker < len(road.shields):
                time = min(_LONGEST_WALK, abs(new - old) * _STONE)
                follow = partial(road.walk, marker, before, after)
                together.addAnimation(self._tween(time, Curve.InOutCubic, follow))
        return together

    # --- movements -----------------------------------------------------------------------------

    def _time(self, milliseconds: int) -> int:
        return round(milliseconds * self._factor)

    def _tween(self, milliseconds: int, curve: QEasingCurve.Type, follow: Follow) -> Tween:
        return Tween(self._time(milliseconds), curve, follow)

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
