"""What a story has the pieces do: each motion is an animation, or happens at once."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QSequentialAnimationGroup,
)

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.data import OUT, RESERVE, Character
from vivaroi_gui.ui.kit.cues import Cue, sound
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.tween import Follow, Tween, between, later
from vivaroi_gui.ui.vivaroi.pictures import Mood
from vivaroi_gui.ui.vivaroi.scene.acting import QUIET, Acting, SenderOf, Tempo
from vivaroi_gui.ui.vivaroi.scene.board_stage import BoardStage
from vivaroi_gui.ui.vivaroi.scene.cast import RESTING
from vivaroi_gui.ui.vivaroi.scene.fanfare import FANFARE_MS
from vivaroi_gui.ui.vivaroi.scene.landing import Landing, landing
from vivaroi_gui.ui.vivaroi.scene.pawn import IN_HAND_SCALE, Pawn
from vivaroi_gui.ui.vivaroi.scene.seating import Seating
from vivaroi_gui.ui.vivaroi.scene.way import Way

Curve = QEasingCurve.Type
_FADE, _SLIDE, _UP, _DOWN, _CROWN = 120, 200, 420, 180, 380
_GRILLE, _WOBBLE = 300, 480
_CURTAIN, _HOPS, _HOP, _HOPS_APART, _HOP_HIGH = 420, 960, 220, 55, 10.0
_TUMBLE, _SITS, _RISES, _SEATED = 620, 300, 200, -8.0
_LATCH, _TOUCH_EARLY, _TOUCH_FROM_HAND, _BARS = 250, 10, 65, 109
"""When a latch moves, how long before its end a bow touches, when a hand does, when bars strike."""
_TILT, _STRETCH = 4.0, 0.07
_STONE, _LONGEST_WALK = 60, 1200


class Motions:
    """``factor`` multiplies every duration; calm motion fades instead of moving."""

    def __init__(
        self, stage: BoardStage, factor: float, is_calm: bool, sender_of: SenderOf
    ) -> None:
        self._stage = stage
        self._sender_of = sender_of
        self._factor = factor
        self._is_calm = is_calm

    def act(self, seat: Seat, character: Character, place: int) -> Acting:
        """An act of a player, to be shown in its parts."""
        return Acting(self._stage, character, place, self._sender_of(seat))

    def announce(self, acting: Acting, character: Character, tempo: Tempo) -> QAbstractAnimation:
        """The same time whatever was thought about: it tells nothing."""
        self._stage.lights.hem([character])
        self._stage.lights.hem_layer.setOpacity(1)
        if self._is_calm:
            return QPauseAnimation(self._time(tempo.beat))
        return self._tween(
            tempo.beat, Curve.Linear, lambda share: acting.announce(share, tempo.beat)
        )

    def land(self, acting: Acting, tempo: Tempo) -> QAbstractAnimation:
        """What has landed comes to rest."""
        if self._is_calm:
            return QPauseAnimation(self._time(tempo.rest))
        return self._tween(tempo.rest, Curve.OutQuad, acting.land)

    def bring(self, going: dict[Character, int], tempo: Tempo = QUIET) -> QAbstractAnimation:
        """Characters to their places, and the others at the gate close up."""
        cast = self._stage.cast
        self._stage.lights.clear()
        before, cast.seating = cast.seating, cast.seating.moved(going)
        together = QParallelAnimationGroup()
        for turn, character in enumerate(going):
            if cast.stand(character) is not None:
                way = self._way(character, before)
                told = landing(before.places[character], going[character], turn, len(going))
                together.addAnimation(self._journey(way, turn, tempo.way, told))
        for character in cast.seating.at(RESERVE):
            stand = cast.stand(character)
            if stand is not None and cast.pawn(character).pos() != stand.feet:
                way = self._way(character, before)
                together.addAnimation(self._tween(_SLIDE, Curve.InOutCubic, way.slide))
        return together

    def _way(self, character: Character, before: Seating) -> Way:
        return Way(self._stage.cast, character, before)

    def _journey(self, way: Way, turn: int, time: int, told: Landing) -> QAbstractAnimation:
        pawn, is_in_hand = way.pawn, self._is_in_hand(way.pawn)
        way.begin()
        together = QParallelAnimationGroup()
        touch = _TOUCH_FROM_HAND if is_in_hand else time - _TOUCH_EARLY
        together.addAnimation(self._heard(told, touch, is_in_hand=is_in_hand))
        if self._is_calm:
            together.addAnimation(self._tween(_FADE, Curve.Linear, way.fade_over))
            return together
        if is_in_hand:
            together.addAnimation(self._tween(_DOWN, Curve.OutBounce, way.go))
            together.addAnimation(self._put_down(pawn))
        else:
            together.addAnimation(self._tween(time, Curve.InOutCubic, way.go_in_a_bow))
            together.addAnimation(self._turn(pawn, (0.0, _TILT, 0.0), time, Curve.InOutCubic))
            together.addAnimation(self._tween(time, Curve.InOutCubic, partial(_stretch, pawn)))
        together.addAnimation(self._tween(time, Curve.InOutCubic, way.grow))
        return self._after(turn * 70, together)

    def _heard(self, told: Landing, touch: int, *, is_in_hand: bool) -> QAbstractAnimation:
        """The latch of a door, and the foot that touches."""
        together = QParallelAnimationGroup()
        together.addAnimation(later(self._time(_FADE if self._is_calm else touch), told.touch))
        if told.has_door:
            latch = 0 if self._is_calm or is_in_hand else _LATCH
            together.addAnimation(later(self._time(latch), lambda: sound(Cue.DOOR)))
        return together

    def _is_in_hand(self, pawn: Pawn) -> bool:
        """Whether the pawn was just dropped by hand: it only has to be put down."""
        return pawn.body.scale() > IN_HAND_SCALE

    def _put_down(self, pawn: Pawn) -> Tween:
        """From the height at which the hand held it."""
        lift, scale = pawn.body.pos() / pawn.height, pawn.body.scale()

        def sink(share: float) -> None:
            pawn.body.setPos(lift * pawn.height * (1 - share))
            pawn.body.setScale(scale + (1 - scale) * share)

        return self._tween(_DOWN, Curve.InOutCubic, sink)

    def update_plaques(self) -> None:
        """The plaques follow at once."""
        places = self._stage.cast.seating.places
        self._stage.furniture.show_taken([places.count(floor) for floor in range(7)])

    def crown(self, character: Character) -> QAbstractAnimation:
        cast = self._stage.cast
        cast.crown_heads(cast.crowned | {character})
        if self._is_calm:
            return QPauseAnimation(self._time(_FADE))
        body = cast.pawn(character).body

        def drop(share: float) -> None:
            body.setScale(between((0.94, 1.06, 1.0), share))

        return self._tween(_CROWN, Curve.OutBounce, drop)

    def hail(self, character: Character) -> QAbstractAnimation:
        """The crown for whoever has come before the throne, with a fanfare."""
        crown = self.crown(character)
        if self._is_calm:
            return crown
        fanfare, together = self._stage.fanfare, QParallelAnimationGroup()
        together.addAnimation(crown)
        together.addAnimation(
            self._tween(FANFARE_MS, Curve.Linear, partial(fanfare.sound_for, character))
        )
        return together

    def tumble(self, character: Character, floor: int) -> QAbstractAnimation:
        """The Jester, head over heels down to his floor: he sits a while, and is not hurt."""
        if self._is_calm:
            return self.bring({character: floor})
        cast = self._stage.cast
        before, cast.seating = cast.seating, cast.seating.moved({character: floor})
        way, told = self._way(character, before), landing(before.places[character], floor, 0, 1)
        way.begin()
        falls = QParallelAnimationGroup()
        falls.addAnimation(self._heard(told, _TUMBLE - _TOUCH_EARLY, is_in_hand=False))
        for follow in (way.go_in_a_bow, way.grow, lambda share: way.pawn.tumble(360 * share)):
            falls.addAnimation(self._tween(_TUMBLE, Curve.InQuad, follow))
        whole = QSequentialAnimationGroup()
        whole.addAnimation(falls)
        whole.addAnimation(self._tween(_SITS, Curve.Linear, partial(self._sit, way.pawn)))
        whole.addAnimation(self._turn(way.pawn, (_SEATED, 0.0), _RISES, Curve.OutBack))
        return whole

    def _sit(self, pawn: Pawn, share: float) -> None:
        """In the dust that he has made; not before he has come down."""
        if not share:
            return
        pawn.body.setRotation(_SEATED)
        pawn.show_mood(Mood.GLAD if share < 1 else self._stage.cast.moods.get(pawn.character))
        self._stage.dust.rise(pawn.pos(), tones().gold, share)
        if share >= 1:
            self._stage.dust.hide()

    def put_behind(self, character: Character) -> None:
        """Behind the bars of a dungeon, which then come down."""
        self._stage.cast.pawn(character).setZValue(RESTING)

    def uncrown(self, character: Character) -> None:
        cast = self._stage.cast
        cast.crown_heads(cast.crowned - {character})

    def wobble(self, character: Character) -> QAbstractAnimation:
        """The stomach aches: to and fro, and the crown is gone."""
        self.uncrown(character)
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

    def slide_grille(self, dungeon: int, to: float, curve: QEasingCurve.Type) -> QAbstractAnimation:
        """Up at 1, down at 0."""
        facade = self._stage.furniture.facade

        def slide(share: float) -> None:
            facade.lift(dungeon, share if to else 1 - share)

        together = QParallelAnimationGroup()
        together.addAnimation(self._tween(0 if self._is_calm else _GRILLE, curve, slide))
        late = 0 if to else max(0, self._time(_BARS) - _BARS)
        cue = Cue.GATE_UP if to else Cue.GATE_DOWN
        together.addAnimation(later(late, lambda: sound(cue)))
        return together

    def send_out(self, character: Character) -> Tween:
        """The eliminated character slides out to the right."""
        sound(Cue.OUT)
        cast = self._stage.cast
        way = self._way(character, cast.seating)
        cast.seating = cast.seating.moved({character: OUT})
        if self._is_calm:
            return self._tween(_FADE, Curve.InOutCubic, way.fade_out)
        return self._tween(_UP, Curve.InQuad, way.slide_out)

    def fade_all_out(self) -> QAbstractAnimation:
        """Behind the curtain, which closes; in calm motion without one."""
        stage = self._stage
        stage.lights.clear()
        if self._is_calm:
            return self._tween(_FADE, Curve.InOutCubic, lambda share: self._show_all(1 - share))
        return self._tween(_CURTAIN, Curve.InOutSine, stage.curtain.draw)

    def _show_all(self, opacity: float) -> None:
        for pawn in self._stage.cast.pawns:
            pawn.setOpacity(opacity)

    def fade_all_in(self, places: Sequence[int]) -> QAbstractAnimation:
        sound(Cue.DEAL)
        cast = self._stage.cast
        cast.crown_heads(())
        cast.seating = Seating().after(places)
        cast.shows_reserve = True
        cast.put_down_all()
        self.update_plaques()
        self._stage.furniture.show_tray(RESERVE in places)
        if self._is_calm:
            return self._tween(_SLIDE, Curve.InOutCubic, self._show_all)
        curtain, together = self._stage.curtain, QParallelAnimationGroup()
        opens = self._tween(_CURTAIN, Curve.InOutSine, lambda share: curtain.draw(1 - share))
        together.addAnimation(opens)
        together.addAnimation(self._tween(_HOPS, Curve.Linear, self._hop))
        return together

    def _hop(self, share: float) -> None:
        """One after the other, from the left."""
        pawns = [pawn for pawn in self._stage.cast.pawns if pawn.isVisible()]
        for number, pawn in enumerate(sorted(pawns, key=lambda one: one.x())):
            own = min(1.0, max(0.0, (share * _HOPS - number * _HOPS_APART) / _HOP))
            high = 4 * _HOP_HIGH * own * (1 - own) * self._stage.cast.geometry.scale
            pawn.body.setPos(0, -high)

    def move_shields(self, before: Sequence[int], after: Sequence[int]) -> QAbstractAnimation:
        """Shields go to their new stones."""
        road = self._stage.road
        together = QParallelAnimationGroup()
        for marker, (old, new) in enumerate(zip(before, after, strict=False)):
            if old != new and marker < len(road.shields):
                time = min(_LONGEST_WALK, abs(new - old) * _STONE)
                follow = partial(road.move_shield, marker, before, after)
                together.addAnimation(self._tween(time, Curve.InOutCubic, follow))
        return together

    # --- parts of motions ----------------------------------------------------------------------

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


def _stretch(pawn: Pawn, share: float) -> None:
    """Longer in the middle of a leap."""
    by = 4 * _STRETCH * share * (1 - share)
    pawn.squash(1 - by * 0.7, 1 + by)
