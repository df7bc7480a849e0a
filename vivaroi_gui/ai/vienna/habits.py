"""How everybody goes on in thought, to the end of the round: by plans, errand after errand."""

from collections.abc import Sequence
from typing import Final

from vivaroi_gui.ai.vienna.count import Minds, evaluate
from vivaroi_gui.ai.vienna.future import Future
from vivaroi_gui.ai.vienna.plan import Errand, Plan, Planner, worth_of
from vivaroi_gui.ai.vienna.position import (
    EVALUATION,
    GAIN,
    GENDARME,
    OVER,
    PRATER,
    TURN,
    TURNED,
    Position,
)
from vivaroi_gui.ai.vienna.town import SHUT
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna.board import GEHEIMBUND, STREET, StopIndex
from vivaroi_gui.rules.vienna.data import FACES
from vivaroi_gui.rules.vienna.moves import Dice

_MOST_PLACED: Final = 2
_NEEDED: Final = 10.0
"""Points that speak against closing a stop of the own plan."""


class Rehearsal:
    """A round that is thought on; everybody keeps a plan as long as nobody takes a stop of it."""

    def __init__(self, position: Position, planner: Planner, future: Future) -> None:
        self._position = position
        self._planner = planner
        self._minds = planner.minds
        self._future = future
        self._plans: list[Plan | None] = [None] * position.seats
        self._steps = {
            TURN: self._turn,
            GENDARME: self._gendarme,
            GAIN: self._gain,
            PRATER: self._prater,
            TURNED: self._go_on,
        }

    def finish(self) -> None:
        """Plays the round to the end of its evaluation."""
        position, steps = self._position, self._steps
        while position.step < EVALUATION:
            steps[position.step](position.turn)
        if position.step == EVALUATION:
            evaluate(position, self._minds)
            position.step = OVER

    def _turn(self, seat: Seat) -> None:
        position = self._position
        if not position.thrown[seat]:
            position.throw(seat, self._future.of(seat))
        plan = self._plans[seat]
        if plan is None or not _is_free(position, plan):
            plan = self._planner.plan(position, seat)
        errand = next_errand(position, seat, plan)
        if errand is None:
            self._plans[seat] = None if plan else plan  # with another coin it may be another one
            position.put(seat, *spare(position, seat, plan), GEHEIMBUND)
            return
        self._plans[seat] = tuple([one for one in plan if one is not errand])
        position.coins[seat] -= errand.turns
        position.put(seat, errand.dice, errand.with_white, errand.stop)

    def _gendarme(self, seat: Seat) -> None:
        position = self._position
        stop = where_it_hurts(position, seat, self._minds, self._plans[seat] or ())
        if stop is not None:
            position.close(stop, SHUT)
        position.step = GAIN

    def _gain(self, seat: Seat) -> None:
        gains, coin = self._position.town.krieau, self._minds[seat].tastes.coin
        self._position.gain(seat, is_coins=gains.coins * coin > gains.points)

    def _prater(self, seat: Seat) -> None:
        """Any face for one of the own dice, if that makes a better plan."""
        position = self._position
        before = position.dice[seat]
        best, dice, plan = -1.0, before, None
        for some in faces_to_set(before):
            position.dice[seat] = some
            found = self._planner.plan(position, seat)
            worth = worth_of(found)
            if worth > best:
                best, dice, plan = worth, some, found
        position.dice[seat], self._plans[seat] = dice, plan
        position.step = TURNED

    def _go_on(self, _: Seat) -> None:
        position = self._position
        if position.may_go_on:
            position.is_double_used, position.step = True, TURN
        else:
            position.pass_on()


def _is_free(position: Position, plan: Plan) -> bool:
    """Whether nobody has taken a stop of a plan."""
    closed = position.closed
    return not any(closed >> errand.stop & 1 for errand in plan)


def next_errand(position: Position, seat: Seat, plan: Plan) -> Errand | None:
    """Which errand of a plan comes first, None before a coin of the Geheimbund.

    Along the street the way costs nothing; what cannot be paid yet waits.
    """
    coins, carriage = position.coins[seat], position.carriages[seat]
    payable = [one for one in plan if one.turns + (one.stop < carriage) <= coins]
    return min(payable, key=_stop_of) if payable else None


def _stop_of(errand: Errand) -> StopIndex:
    return errand.stop


def spare(position: Position, seat: Seat, plan: Plan) -> tuple[Dice, bool]:
    """What goes to the Geheimbund: dice that a plan has no use for, else one of those that it has.

    Whether the white die goes with them.
    """
    dice, with_white = list(position.dice[seat]), position.holder == seat
    for errand in plan:
        for die in errand.dice:
            dice.remove(die)
        with_white = with_white and not errand.with_white
    if not dice and not with_white:
        return position.dice[seat][:1], not position.dice[seat]
    placed = tuple(dice[:_MOST_PLACED])
    return placed, with_white and len(placed) < _MOST_PLACED


def where_it_hurts(position: Position, seat: Seat, minds: Minds, plan: Plan) -> StopIndex | None:
    """The free stop that the others would miss most, rather none that the plan needs."""
    needed = {errand.stop for errand in plan}
    rivals = [
        (position.carriages[other], minds[other].values)
        for other in range(position.seats)
        if other != seat and (position.has_dice(other) or not position.thrown[other])
    ]
    own = minds[seat].values

    def missed(stop: StopIndex) -> float:
        theirs = sum([values[stop] for carriage, values in rivals if carriage < stop])
        return theirs - own[stop] / 2 - _NEEDED * (stop in needed)

    free = [stop for stop in STREET if not position.closed >> stop & 1]
    return max(free, key=missed, default=None)


def faces_to_set(dice: Dice) -> Sequence[Dice]:
    """The own dice as they are and with one of them on any face."""
    found = {dice: None}
    for at in range(len(dice)):
        for face in FACES:
            found[tuple(sorted((*dice[:at], face, *dice[at + 1 :])))] = None
    return tuple(found)
