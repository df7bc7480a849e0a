"""What a story has the pieces do: each motion is an animation, or happens at once."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QSequentialAnimationGroup,
)

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna.board import StopIndex
from vivaroi_gui.rules.vienna.records import Evaluated, Occupation
from vivaroi_gui.ui.kit.cues import Cue, hush, sound
from vivaroi_gui.ui.kit.sheet import Sheet
from vivaroi_gui.ui.kit.tween import Follow, Tween, later
from vivaroi_gui.ui.vienna.cards import PaintCard, paint_character, paint_special_card
from vivaroi_gui.ui.vienna.scene.carriages import Carriage
from vivaroi_gui.ui.vienna.scene.dice import MOVING, RESTING, Die
from vivaroi_gui.ui.vienna.scene.marks import Mark
from vivaroi_gui.ui.vienna.scene.stage import TownStage
from vivaroi_gui.ui.vienna.scene.street import Ride, Spot, coming_out, standing
from vivaroi_gui.ui.vienna.sounds import note_of

Curve = QEasingCurve.Type
_FADE, _PLACE, _COIN, _TURN = 120, 220, 280, 160
_STOP, _LONGEST_RIDE, _LONGEST_WAY_BACK = 120, 900, 450
_DROP, _LIFT = 260, 200
_DOTS, _COMPARE, _GAIN = 180, 420, 300
_STAMP = 95
"""When the gendarme's feet touch, of the milliseconds of his fall."""
_ARC, _FALL = 24.0, 150.0
_IN_HAND = 1.35
"""How large a die in the hand is, to one that lies in the town."""
PointNow = Callable[[], QPointF]
"""Where something is in the layout of the moment."""


class Motions:
    """``factor`` multiplies every duration; calm motion fades instead of moving."""

    def __init__(self, stage: TownStage, factor: float, is_calm: bool) -> None:
        self._stage = stage
        self._factor = factor
        self._is_calm = is_calm

    # --- dice ----------------------------------------------------------------------------------

    def place(self, stop: StopIndex, dice: Occupation, start: QPointF | None) -> QAbstractAnimation:
        """Dice to their places, from the hand of their player; or from where they were let go."""
        lying = self._stage.dice
        lying.put(stop, dice)
        units = None if start is None else self._stage.layout.units(start)

        def begin() -> QPointF:
            layout, home = self._stage.layout, self._stage.flights.home(dice.seat)
            return home if units is None else layout.point(units)

        def follow(share: float) -> None:
            for die in lying.seen(stop, dice):
                self._carry(die, begin(), die.rest, share)
            lying.show_owner(stop, int(share))

        return self._with(self._tween(_PLACE, Curve.OutCubic, follow), _PLACE, Cue.DIE)

    def _carry(self, die: Die, start: QPointF, end: QPointF, share: float) -> None:
        if self._is_calm:
            die.setOpacity(share)
            return
        bow = 4 * _ARC * self._stage.layout.scale * share * (1 - share)
        die.setPos(start + (end - start) * share - QPointF(0, bow))
        die.setScale(_IN_HAND + (1 - _IN_HAND) * share)
        die.setZValue(MOVING if share < 1 else RESTING)

    def send_home(self, stop: StopIndex, dice: Occupation) -> QAbstractAnimation:
        """Dice back to their player."""
        lying = self._stage.dice

        def follow(share: float) -> None:
            home = self._stage.flights.home(dice.seat)
            lying.show_owner(stop, 1 - share)
            for die in lying.seen(stop, dice):
                die.setOpacity(1 - share)
                if not self._is_calm:
                    self._carry(die, die.rest, home, share * 0.6)
                    die.setScale(1)

        return self._tween(_GAIN, Curve.InQuad, follow)

    # --- carriages -----------------------------------------------------------------------------

    def ride(self, seat: Seat, was: StopIndex, position: StopIndex) -> QAbstractAnimation | None:
        """A carriage along the street."""
        carriages = self._stage.carriages
        known = carriages.positions
        carriages.positions = (*known[:seat], position, *known[seat + 1 :])
        if was == position:
            return None
        start, end = carriages.spot(seat, was), carriages.spot(seat, position)
        time = min(_LONGEST_RIDE, _STOP * abs(position - was))
        return self._heard(
            self._trot(carriages.own[seat], Ride(start, end, self._stage.layout.plan), time), time
        )

    def _trot(self, carriage: Carriage, ride: Ride, time: int) -> QAbstractAnimation:
        put, length = self._stage.carriages.put, ride.length

        def follow(share: float) -> None:
            put(carriage, ride.at(share))
            if share < 1:
                carriage.roll(length * share)
            else:
                carriage.set_still()

        def fade(share: float) -> None:
            put(carriage, ride.at(0 if share < 0.5 else 1))
            carriage.setOpacity(abs(1 - 2 * share))

        return self._tween(time, Curve.InOutQuad, fade if self._is_calm else follow)

    def turn_back(self, seat: Seat, position: StopIndex, stop: StopIndex) -> QAbstractAnimation:
        """The carriage turns round and goes back to a stop."""
        carriage = self._stage.carriages.own[seat]
        both = QSequentialAnimationGroup()
        if not self._is_calm:
            both.addAnimation(self._tween(_TURN, Curve.InOutQuad, carriage.turn))
        both.addAnimation(self._short_way(carriage, *_both(self._stage, position, stop)))
        return both

    def come_again(self, seat: Seat, position: StopIndex, stop: StopIndex) -> QAbstractAnimation:
        """From a stop behind to where it stood before."""
        carriage = self._stage.carriages.own[seat]
        return self._short_way(carriage, *_both(self._stage, stop, position))

    def _short_way(self, carriage: Carriage, start: Spot, end: Spot) -> QAbstractAnimation:
        ride = Ride(start, end, self._stage.layout.plan)
        time = min(_LONGEST_WAY_BACK, round(ride.length))
        return self._heard(self._trot(carriage, ride, time), time)

    def _heard(self, ride: QAbstractAnimation, time: int) -> QAbstractAnimation:
        """Hooves and wheels, as long as it rolls."""
        if self._is_calm:
            return ride
        sounding = QSequentialAnimationGroup()
        sounding.addAnimation(later(0, lambda: sound(Cue.CARRIAGE)))
        sounding.addAnimation(later(self._time(time), lambda: hush(Cue.CARRIAGE)))
        together = QParallelAnimationGroup()
        together.addAnimation(sounding)
        together.addAnimation(ride)
        return together

    # --- coins ---------------------------------------------------------------------------------

    def pay_coachman(self, seat: Seat, coins: int) -> QAbstractAnimation:
        """Coins from a player to the carriage."""
        carriage = self._stage.carriages.own[seat]
        return self._fly(coins, lambda: self._stage.flights.home(seat), carriage.pos)

    def bring_coins(self, stop: StopIndex, seat: Seat, coins: int) -> QAbstractAnimation | None:
        """Coins from a stop to a player."""
        middle = self._middle_of(stop)
        return self._fly(coins, middle, lambda: self._stage.flights.home(seat)) if coins else None

    def bring_points(self, stop: StopIndex, seat: Seat, points: int) -> QAbstractAnimation | None:
        """Points from a stop to a player."""
        if not points:
            return None
        seals = [self._stage.flights.seal(points)]
        return self._cross(seals, self._middle_of(stop), lambda: self._stage.flights.home(seat))

    def pay_at(self, stop: StopIndex, seat: Seat, coins: int) -> QAbstractAnimation | None:
        """Coins from a player to a stop."""
        middle = self._middle_of(stop)
        return self._fly(coins, lambda: self._stage.flights.home(seat), middle) if coins else None

    def _middle_of(self, stop: StopIndex) -> PointNow:
        return lambda: self._stage.layout.pad(stop).center()

    def _fly(self, number: int, start: PointNow, end: PointNow) -> QAbstractAnimation:
        return self._with(
            self._cross(self._stage.flights.coins(number), start, end), _COIN, Cue.COIN
        )

    def _cross(self, flying: Sequence[Sheet], start: PointNow, end: PointNow) -> QAbstractAnimation:
        """One after the other, closely."""
        spread = 0.0 if len(flying) < 2 else 0.4 / (len(flying) - 1)

        def follow(share: float) -> None:
            for place, coin in enumerate(flying):
                own = min(1.0, max(0.0, (share - spread * place) / 0.6 if spread else share))
                coin.setVisible(0 < own < 1)
                coin.setPos(start() + (end() - start()) * (0.5 if self._is_calm else own))

        return self._tween(_COIN, Curve.InOutQuad, follow)

    # --- the gendarme --------------------------------------------------------------------------

    def drop_gendarme(self, stop: StopIndex) -> QAbstractAnimation:
        states = self._stage.states
        states.bar(stop)

        def follow(share: float) -> None:
            standee, layout = states.gendarme, self._stage.layout
            if self._is_calm:
                standee.setOpacity(share)
                return
            standee.setPos(layout.gendarme(stop) - QPointF(0, _FALL * layout.scale * (1 - share)))
            standee.setOpacity(min(1.0, share * 4))

        return self._with(self._tween(_DROP, Curve.OutBounce, follow), _STAMP, Cue.GENDARME)

    def lift_gendarme(self, stop: StopIndex) -> QAbstractAnimation:
        states = self._stage.states

        def follow(share: float) -> None:
            layout = self._stage.layout
            rise = 0 if self._is_calm else _FALL * layout.scale * share
            states.gendarme.setPos(layout.gendarme(stop) - QPointF(0, rise))
            states.gendarme.setOpacity(1 - share)

        return self._tween(_LIFT, Curve.InQuad, follow)

    def free_street(self) -> None:
        """The gendarme stands beside the board."""
        self._stage.states.bar(None)

    # --- a round -------------------------------------------------------------------------------

    def begin_round(self) -> None:
        """Nothing lies in the town, and all carriages wait."""
        sound(Cue.DEAL)
        stage = self._stage
        stage.progress.show((), 0)
        stage.dice.show({}, ())
        stage.carriages.show((0,) * len(stage.colours), None)

    def begin_evaluation(self) -> QAbstractAnimation:
        """The carriage that is nobody's comes out."""
        carriages = self._stage.carriages
        carriages.show(carriages.positions, 0)
        return self._tween(_FADE, Curve.Linear, carriages.neutral.setOpacity)

    def go_to(self, stop: StopIndex) -> QAbstractAnimation | None:
        """Along the street, with lit dots, to the next stop that is evaluated."""
        stage, first = self._stage, self._stage.progress.lit_to
        before = stage.carriages.out_at
        stage.carriages.show(stage.carriages.positions, stop)
        stage.progress.light(max(first, stop))
        stage.progress.tell(None)
        if not stop or before == stop:
            return None
        plan = stage.layout.plan
        start = standing(before, plan) if before else coming_out(plan)
        together = QParallelAnimationGroup()
        ride = Ride(start, standing(stop, plan), plan)
        together.addAnimation(self._trot(stage.carriages.neutral, ride, _DOTS))

        def shine(share: float) -> None:
            for piece in range(first + 1, stop + 1):
                dots = stage.progress.piece(piece)
                if dots is not None:
                    dots.setOpacity(share)

        together.addAnimation(self._tween(_DOTS, Curve.Linear, shine))
        return together

    def point_at(self, stop: StopIndex) -> None:
        """The stop that is evaluated now."""
        self._stage.states.mark({stop: Mark.CURRENT})

    def tell(self, record: Evaluated) -> QAbstractAnimation:
        """What a stop brings, long enough to be read."""
        progress = self._stage.progress
        progress.tell(record)
        sound(Cue.POP, note_of(record.stop))
        both = QSequentialAnimationGroup()
        both.addAnimation(self._tween(_FADE, Curve.OutCubic, progress.bubble.setOpacity))
        both.addAnimation(QPauseAnimation(max(1, self._time(_COMPARE - _FADE))))
        return both

    def settle(self, record: Evaluated) -> QAbstractAnimation:
        """The dice go home, and what it has brought to their player; a flag tells of it."""
        progress = self._stage.progress
        together = QParallelAnimationGroup()
        together.addAnimation(self.send_home(record.stop, record.dice))
        if not self._is_calm:
            gains, to = _gains_of(record, self._stage), self._stage.flights.home
            flying = self._cross(gains, self._middle_of(record.stop), lambda: to(record.seat))
            is_heard = bool(record.coins)
            together.addAnimation(self._with(flying, _COIN, Cue.COIN) if is_heard else flying)
        flag = progress.plant(record)
        if flag is not None:
            together.addAnimation(self._tween(_GAIN, Curve.OutCubic, flag.setOpacity))
        return together

    def clear(self, stop: StopIndex) -> None:
        """No dice lie there any more."""
        self._stage.dice.take(stop)
        self._stage.states.mark({})

    # --- parts of motions ----------------------------------------------------------------------

    def _with(self, motion: QAbstractAnimation, late: int, cue: Cue) -> QAbstractAnimation:
        """A motion that is heard after so much of it."""
        together = QParallelAnimationGroup()
        together.addAnimation(motion)
        at = min(late, _FADE) if self._is_calm else late
        together.addAnimation(later(self._time(at), lambda: sound(cue)))
        return together

    def _time(self, milliseconds: int) -> int:
        return round(milliseconds * self._factor)

    def _tween(self, milliseconds: int, curve: QEasingCurve.Type, follow: Follow) -> Tween:
        calm = min(milliseconds, _FADE) if self._is_calm else milliseconds
        return Tween(self._time(calm), Curve.Linear if self._is_calm else curve, follow)


def _both(stage: TownStage, first: StopIndex, last: StopIndex) -> tuple[Spot, Spot]:
    """Where a carriage stands at two stops."""
    plan = stage.layout.plan
    return standing(first, plan), standing(last, plan)


def _gains_of(record: Evaluated, stage: TownStage) -> list[Sheet]:
    """A card, coins and points, still out of sight."""
    return stage.flights.gains(record.coins, record.points, _painter_of(record, stage))


def _painter_of(record: Evaluated, stage: TownStage) -> PaintCard | None:
    special = record.card
    if special is not None:
        return lambda painter, *where: paint_special_card(painter, special, *where)
    if record.character is None:
        return None
    card = stage.options.board.characters[record.character]
    return lambda painter, *where: paint_character(painter, card, *where)
