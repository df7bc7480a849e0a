"""The reason for a move, asked of the rules, so that it is never false."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, Final, NamedTuple

from vivaroi_gui.ai.bot import Figure
from vivaroi_gui.ai.grounds import Claim, Evidence, Grounds, Plain, grounds
from vivaroi_gui.ai.vienna.advice import Reason
from vivaroi_gui.ai.vienna.choices import best_start_card
from vivaroi_gui.ai.vienna.tastes import PLAIN
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna import View
from vivaroi_gui.rules.vienna.board import GEHEIMBUND, STREET, Action, Stop, StopIndex
from vivaroi_gui.rules.vienna.data import MOST_STOLEN, WHITE, Special, Symbol
from vivaroi_gui.rules.vienna.fits import takes
from vivaroi_gui.rules.vienna.hands import without
from vivaroi_gui.rules.vienna.moves import (
    ChooseGain,
    ChooseStartCard,
    ChooseSymbol,
    Dice,
    DoubleTurn,
    Gain,
    Place,
    Reroll,
    SetDie,
    SetGendarme,
    Steal,
    TakeCharacter,
    TurnDie,
)

Fact = Callable[[View, Any], bool]
"""Whether something is so of a move at a view."""

_MANY: Final = 2


class Case(NamedTuple):
    """A move that was found by trying, and where."""

    view: View
    move: Any


def why(view: View, move: object, other: object | None, lead: Figure | None) -> Grounds[Reason]:
    """Why a move is good: the first fact that makes the difference to the ``other`` move.

    ``lead`` is how much better it is, in chances to win.  Without another move any fact will do.
    """
    if len(view.legal) == 1:
        return Grounds(Reason.ONLY, {}, is_close=False)
    claims = [(reason, _claim(type(move), fact)) for reason, fact in FACTS.get(type(move), ())]
    rival = None if other is None else Case(view, other)
    return grounds(claims, Case(view, move), rival, lead, _PLAIN)


def _claim(kind: type, fact: Fact) -> Claim[Case]:
    """A fact about moves of a kind; it is no figure."""

    def claim(case: Case) -> Evidence | None:
        return {} if type(case.move) is kind and fact(*case) else None

    return claim


_PLAIN: Final = Plain(Reason.BEST_TRIED, Reason.ALIKE, Reason.ALONE)


# --- what dice can be put to ---------------------------------------------------------------------


def _portions(dice: Dice, white: int | None) -> Iterator[Dice]:
    """The faces of one or two dice, the white one never alone."""
    for die in set(dice):
        yield (die,)
        if white is not None:
            yield die, white
    yield from set(combinations(dice, 2))


def _reachable(view: View, seat: Seat, dice: Dice, white: int | None) -> frozenset[StopIndex]:
    """The free stops along the street to which some dice of a seat could go now."""
    has_joker = view.owners[Special.JOKER] == seat
    portions = tuple(_portions(dice, white))
    least = STREET.start if view.coins[seat] else view.positions[seat]
    return frozenset(
        index
        for index in STREET
        if index >= least
        and _is_free(view, index)
        and any(takes(view.stops[index], some, has_joker=has_joker) for some in portions)
    )


def _is_free(view: View, index: StopIndex) -> bool:
    return view.placed[index] is None and view.gendarme != index


def _own(view: View) -> frozenset[StopIndex]:
    seat = _seat(view)
    return _reachable(view, seat, view.dice[seat], view.whites[seat])


def _seat(view: View) -> Seat:
    assert view.seat is not None
    return view.seat


def _fits_another(view: View, index: StopIndex) -> bool:
    """Whether dice that another seat has thrown could go to a stop."""
    return any(
        index in _reachable(view, seat, view.dice[seat], view.whites[seat])
        for seat in range(view.options.seats)
        if seat != view.seat
    )


# --- placing -------------------------------------------------------------------------------------


def _stop(view: View, move: Place) -> Stop:
    return view.stops[move.stop]


def _is_contested(view: View, move: Place) -> bool:
    return move.stop != GEHEIMBUND and _fits_another(view, move.stop)


def _is_urgent(view: View, move: Place) -> bool:
    """Something nearer is passed by for it."""
    return _is_contested(view, move) and not _is_nearest(view, move)


def _is_sure(view: View, move: Place) -> bool:
    stop = _stop(view, move)
    return stop.action is Action.GAIN and not stop.cost


def _has_sure_points(view: View, move: Place) -> bool:
    return _is_sure(view, move) and _stop(view, move).gains.points > 0


def _has_sure_coins(view: View, move: Place) -> bool:
    return _is_sure(view, move) and _stop(view, move).gains.coins > 0


def _can_buy(view: View, move: Place) -> bool:
    stop, coins = _stop(view, move), view.coins[_seat(view)] - view.bribe(move)
    return stop.action is Action.GAIN and stop.gains.points > 0 and coins >= stop.cost > 0


def _chooses_first(view: View, move: Place) -> bool:
    """No stop before it on which others could choose a character."""
    before = (index for index in STREET if index < move.stop)
    others = any(
        view.stops[index].action is Action.CHARACTER
        and not (view.gendarme == index or _is_own_stop(view, index))
        for index in before
    )
    is_paid = view.coins[_seat(view)] - view.bribe(move) >= _stop(view, move).cost
    return _stop(view, move).action is Action.CHARACTER and is_paid and not others


def _is_own_stop(view: View, index: StopIndex) -> bool:
    dice = view.placed[index]
    return dice is not None and dice.seat == view.seat


def _owner(view: View, move: Place) -> Seat | None:
    card = _stop(view, move).card
    return None if card is None else view.owners[card]


def _is_card(view: View, move: Place) -> bool:
    stop = _stop(view, move)
    return stop.action is Action.SPECIAL and not stop.cost


def _is_in_supply(view: View, move: Place) -> bool:
    return _is_card(view, move) and _owner(view, move) is None


def _is_others(view: View, move: Place) -> bool:
    return _is_card(view, move) and _owner(view, move) not in (None, view.seat)


def _is_own(view: View, move: Place) -> bool:
    return _is_card(view, move) and _owner(view, move) == view.seat


def _pays_majority(view: View, move: Place) -> bool:
    stop = _stop(view, move)
    if stop.action is not Action.MAJORITY or stop.symbol is None:
        return False
    return _points(view, stop.symbol) > 0


def _points(view: View, symbol: Symbol) -> int:
    """What the majority of a symbol brings as the symbols are now."""
    stop = next(one for one in view.stops if one.symbol is symbol)
    own, points = view.symbols[_seat(view)][symbol], 0
    for neighbour in view.options.neighbours[_seat(view)]:
        theirs = view.symbols[neighbour][symbol]
        points += stop.more.points if own > theirs else 0
        points += stop.equal.points if own == theirs else 0
    return points


def _has_coins_to_take(view: View, move: Place) -> bool:
    others = (coins for seat, coins in enumerate(view.coins) if seat != view.seat)
    return _stop(view, move).action is Action.TIERGARTEN and max(others) >= MOST_STOLEN


def _has_many_specials(view: View, move: Place) -> bool:
    is_heuriger = _stop(view, move).action is Action.HEURIGER
    return is_heuriger and len(view.specials_of(_seat(view))) >= _MANY


def _blocks(view: View, move: Place) -> bool:
    return _stop(view, move).action is Action.KRIEAU


def _turns_any(view: View, move: Place) -> bool:
    """There are dice left after placing."""
    left = without(view.dice[_seat(view)], move.dice)
    white = view.whites[_seat(view)] is not None and not move.white
    return _stop(view, move).action is Action.PRATER and (bool(left) or white)


def _fits_nowhere(view: View, move: Place) -> bool:
    return move.stop == GEHEIMBUND and not _own(view)


def _brings_coins(view: View, move: Place) -> bool:
    return move.stop == GEHEIMBUND and view.stops[GEHEIMBUND].gains.coins == 1


def _is_nearest(view: View, move: Place) -> bool:
    ahead = [index for index in _own(view) if index >= view.positions[_seat(view)]]
    return bool(ahead) and move.stop == min(ahead)


# --- changing dice -------------------------------------------------------------------------------


def _is_in_vain(view: View, move: Reroll) -> bool:
    """None of the dice has a use, alone or with any other; a white one is left out."""
    if move.white or not move.dice:
        return False
    seat = _seat(view)
    own, white = view.dice[seat], view.whites[seat]
    has_joker = view.owners[Special.JOKER] == seat
    portions = [
        some
        for die in set(move.dice)
        for some in ((die,), *((die, other) for other in without(own, (die,))), (die, white))
        if None not in some
    ]
    ahead = [one for one in STREET if one >= view.positions[seat] and _is_free(view, one)]
    return not any(
        takes(view.stops[index], tuple(face for face in some if face), has_joker=has_joker)
        for index in ahead
        for some in portions
    )


def _opens_a_stop(view: View, move: TurnDie | SetDie) -> bool:
    seat = _seat(view)
    dice, white = view.dice[seat], view.whites[seat]
    if move.die == WHITE:
        white = move.to
    else:
        dice = tuple(sorted((*without(dice, (move.die,)), move.to)))
    after = _reachable(view, seat, dice, white)
    if isinstance(move, TurnDie) and view.coins[seat] == 1:  # the last coin: no way back
        after = frozenset(index for index in after if index >= view.positions[seat])
    return not after <= _own(view)


# --- the small choices ---------------------------------------------------------------------------


def _closes(view: View, move: SetGendarme) -> bool:
    return _fits_another(view, move.stop)


def _is_point(_: View, move: ChooseGain) -> bool:
    return move.gain is Gain.POINTS


def _is_poor(view: View, move: ChooseGain) -> bool:
    return move.gain is Gain.COINS and not view.coins[_seat(view)]


def _is_worth_most(view: View, move: ChooseStartCard) -> bool:
    """By the prices of the level that chooses it."""
    return move.card == best_start_card(view.board, view.start_left, PLAIN)


def _always(_: View, __: object) -> bool:
    return True


def _shows_most(view: View, move: TakeCharacter) -> bool:
    cards = view.board.characters
    most = max(sum(cards[one].symbols) for one in view.display)
    return sum(cards[move.character].symbols) == most


def _passes(view: View, move: TakeCharacter) -> bool:
    own, more = view.symbols[_seat(view)], view.board.characters[move.character].symbols
    return any(
        own[symbol] <= view.symbols[neighbour][symbol] < own[symbol] + more[symbol]
        for symbol in Symbol
        for neighbour in view.options.neighbours[_seat(view)]
    )


def _brings_most(view: View, move: ChooseSymbol) -> bool:
    choices = (one.symbol for one in view.legal if isinstance(one, ChooseSymbol))
    return _points(view, move.symbol) == max(_points(view, symbol) for symbol in choices)


def _takes_most(view: View, move: Steal) -> bool:
    taken = (_stolen(one) for one in view.legal if isinstance(one, Steal))
    return _stolen(move) == max(taken)


def _stolen(move: Steal) -> int:
    return sum(coins for _, coins in move.coins)


_PLACES: Final[tuple[tuple[Reason, Fact], ...]] = (
    (Reason.NO_STOP_FITS, _fits_nowhere),
    (Reason.COIN_FOR_EACH, _brings_coins),
    (Reason.CONTESTED, _is_urgent),
    (Reason.SURE_POINTS, _has_sure_points),
    (Reason.SURE_COINS, _has_sure_coins),
    (Reason.BOUGHT_POINTS, _can_buy),
    (Reason.FIRST_CHOICE, _chooses_first),
    (Reason.NEW_CARD, _is_in_supply),
    (Reason.OTHERS_CARD, _is_others),
    (Reason.OWN_CARD, _is_own),
    (Reason.MAJORITY, _pays_majority),
    (Reason.COINS_TO_TAKE, _has_coins_to_take),
    (Reason.MANY_SPECIALS, _has_many_specials),
    (Reason.BLOCKS, _blocks),
    (Reason.ANY_FACE, _turns_any),
    (Reason.CONTESTED, _is_contested),
    (Reason.NEAREST, _is_nearest),
)

FACTS: Final[dict[type, tuple[tuple[Reason, Fact], ...]]] = {
    ChooseStartCard: ((Reason.START_WORTH, _is_worth_most),),
    Place: _PLACES,
    Reroll: ((Reason.THROWN_IN_VAIN, _is_in_vain),),
    TurnDie: ((Reason.NEW_STOP, _opens_a_stop),),
    SetDie: ((Reason.NEW_STOP, _opens_a_stop),),
    SetGendarme: ((Reason.CLOSES, _closes),),
    ChooseGain: ((Reason.POINT_STAYS, _is_point), (Reason.NO_COIN_LEFT, _is_poor)),
    DoubleTurn: ((Reason.TWO_IN_A_ROW, _always),),
    TakeCharacter: ((Reason.PASSES, _passes), (Reason.MOST_SYMBOLS, _shows_most)),
    ChooseSymbol: ((Reason.MOST_POINTS, _brings_most),),
    Steal: ((Reason.MOST_COINS, _takes_most),),
}
"""What may be said of a move, the most telling first."""
