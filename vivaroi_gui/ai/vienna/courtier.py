"""The courtier: plans all dice in hand together, and does errand after errand.  No search."""

from vivaroi_gui.ai.vienna.choices import best_small
from vivaroi_gui.ai.vienna.habits import next_errand, spare, where_it_hurts
from vivaroi_gui.ai.vienna.plan import Errand, plan_of, worth_of
from vivaroi_gui.ai.vienna.position import Position, position_of
from vivaroi_gui.ai.vienna.tastes import PLAIN, Mind, mind_of
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna import Phase, View
from vivaroi_gui.rules.vienna.board import GEHEIMBUND
from vivaroi_gui.rules.vienna.data import FACES, WHITE, Special
from vivaroi_gui.rules.vienna.fits import takes
from vivaroi_gui.rules.vienna.moves import LeaveDice, Move, Place, SetDie, SetGendarme, TurnDie


def choose(view: View) -> Move:
    """What the plan says."""
    position, seat = position_of(view), view.seat
    assert seat is not None
    mind = mind_of(position, seat, PLAIN)
    small = best_small(view, position, mind)
    if small is not None:
        return small
    if view.phase is Phase.TURN:
        return _turn(view, position, seat, mind)
    if view.phase is Phase.PRATER:
        return _set_die(view, position, seat, mind)
    return _gendarme(position, seat)


def _turn(view: View, position: Position, seat: Seat, mind: Mind) -> Move:
    plan = plan_of(position, seat, mind)
    errand = next_errand(position, seat, plan)
    if errand is None:
        return Place(GEHEIMBUND, *spare(position, seat, plan))
    if errand.turns:
        return turned(view, position, seat, errand)
    return Place(errand.stop, errand.dice, errand.with_white)


def turned(view: View, position: Position, seat: Seat, errand: Errand) -> TurnDie:
    """The turn after which the dice of an errand fit."""
    dice = (*errand.dice, position.white) if errand.with_white else errand.dice
    has_joker = position.owners[Special.JOKER] == seat
    for at, face in enumerate(dice):
        for to in (face - 1, face + 1):
            some = (*dice[:at], to, *dice[at + 1 :])
            if to in FACES and takes(view.stops[errand.stop], some, has_joker=has_joker):
                return TurnDie(face if at < len(errand.dice) else WHITE, to)
    raise LookupError("no turn by one makes the dice fit")


def _set_die(view: View, position: Position, seat: Seat, mind: Mind) -> Move:
    """The face that makes the best plan, of a die of its own."""
    before = position.dice[seat]

    def worth(move: Move) -> float:
        if isinstance(move, SetDie) and move.die == WHITE:
            return -1.0
        twin = position.copy()
        if isinstance(move, SetDie):
            twin.show(seat, move.die, move.to)
        return worth_of(plan_of(twin, seat, mind))

    return max(view.legal, key=worth) if before else LeaveDice()


def _gendarme(position: Position, seat: Seat) -> Move:
    """Where the others would miss it most."""
    minds = [mind_of(position, one, PLAIN) for one in range(position.seats)]
    stop = where_it_hurts(position, seat, minds, plan_of(position, seat, minds[seat]))
    assert stop is not None, "somewhere it may stand"
    return SetGendarme(stop)
