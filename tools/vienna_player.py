"""A player to measure Vienna's opponents against.  It is not in the game."""

from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any, Final

from vivaroi_gui.ai.race import Budget
from vivaroi_gui.rules.vienna import Phase, View
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
    LeaveDice,
    Move,
    Place,
    Reroll,
    SetDie,
    SetGendarme,
    Steal,
    TakeCharacter,
    TurnDie,
)

_COIN: Final = 0.75
"""Points that a coin is worth."""
_SYMBOL: Final = 0.6
_SPECIALS: Final = {
    Special.FIRST_PLAYER: 1.0,
    Special.DOUBLE_TURN: 0.1,
    Special.JOKER: 1.5,
    Special.INFLUENCE: 2.3,
    Special.EXTRA_DIE: 1.6,
}
_FLASH: Final = {Action.KRIEAU: 1.2, Action.PRATER: 0.8}
_POOR: Final = 0.3
"""Points for each die below which dice without a use are thrown again, while there are coins."""
_RICH: Final = 3
_FIRST: Final = 0.1
"""Points for going first where others may want to go, before any dice go to the Geheimbund."""
_WORTH_A_TURN: Final = 0.2
_LATE: Final = 21
"""Points of somebody from which cards for later rounds are worth half."""


def by_rules(view: View, seed: int, _: Budget) -> Move:
    """A good player's rules of thumb, with nothing tried out.

    It goes along the street in small steps and looks what the dice that are left can still reach;
    stops are worth fixed points, majorities what they bring now.
    """
    return _Thumb(view, Random(seed)).choose()


class _Thumb:
    """The rules of thumb at one position."""

    def __init__(self, view: View, random: Random) -> None:
        assert view.seat is not None
        self._view, self._seat, self._random = view, view.seat, random
        self._has_joker = view.owners[Special.JOKER] == view.seat
        self._known: dict[tuple[Dice, StopIndex], float] = {}
        self._worths = [self._worth(stop) for stop in view.stops]

    def choose(self) -> Move:
        if self._view.phase is Phase.TURN:
            return self._turn()
        return max(self._view.legal, key=lambda move: (self._rank(move), self._random.random()))

    # --- a turn ----------------------------------------------------------------------------------

    def _turn(self) -> Move:
        legal, own = self._view.legal, self._view.dice[self._seat]
        rated = {move: self._rate(move) for move in legal if isinstance(move, Place)}
        move = max(rated, key=lambda one: (rated[one] + _FIRST * (one.stop > 0), -one.stop))
        turns = {
            turn: self._shown(turn.die, turn.to) - _COIN
            for turn in legal
            if isinstance(turn, TurnDie)
        }
        turn = max(turns, key=lambda one: turns[one], default=None)
        if turn is not None and turns[turn] > rated[move] + _WORTH_A_TURN:
            return turn
        if self._view.coins[self._seat] >= _RICH and rated[move] < _POOR * len(own):
            return Reroll(own)
        return move

    @property
    def _carriage(self) -> StopIndex:
        return self._view.positions[self._seat]

    def _rate(self, move: Place) -> float:
        """What the dice bring that are placed, and those that are left, above the Geheimbund."""
        left = without(self._view.dice[self._seat], move.dice)
        later = self._later_on(left, max(self._carriage, move.stop))
        if move.stop == GEHEIMBUND:
            return later
        gain = self._worths[move.stop] - _COIN * (len(move.dice) + move.white)
        return gain - _COIN * self._view.bribe(move) + later

    def _later_on(self, dice: Dice, carriage: StopIndex) -> float:
        """The most that own dice can bring ahead of the carriage, each stop once."""
        key = (dice, carriage)
        if key not in self._known:
            self._known[key] = max(
                (
                    self._worths[stop] - _COIN * len(some) + self._later_on(left, stop)
                    for some, left in _portions(dice)
                    for stop in STREET[carriage:]
                    if self._is_free(stop) and self._fits(stop, some)
                ),
                default=0.0,
            )
            self._known[key] = max(0.0, self._known[key])
        return self._known[key]

    def _is_free(self, stop: StopIndex) -> bool:
        return self._view.placed[stop] is None and self._view.gendarme != stop

    def _fits(self, stop: StopIndex, dice: Dice) -> bool:
        return takes(self._view.stops[stop], dice, has_joker=self._has_joker)

    # --- what a stop is worth --------------------------------------------------------------------

    def _worth(self, stop: Stop) -> float:
        find = _WORTHS.get(stop.action)
        if find is None:
            return _FLASH.get(stop.action, 0.0)
        if stop.cost > self._view.coins[self._seat] + 1:
            return 0.0
        gains = stop.gains.points + stop.gains.coins * _COIN - stop.cost * _COIN
        return find(self, stop) + gains

    def _supply(self, _: Stop) -> float:
        return 0.0

    def _character(self, _: Stop) -> float:
        worths = [self._card(card) for card in self._view.display]
        return max(worths, default=0.0)

    def _card(self, card: int) -> float:
        return _SYMBOL * sum(self._view.board.characters[card].symbols) * self._later()

    def _special(self, stop: Stop) -> float:
        assert stop.card is not None
        is_own = self._view.owners[stop.card] == self._seat
        return _SPECIALS[stop.card] * self._later() * (0.6 if is_own else 1.0)

    def _later(self) -> float:
        return 0.5 if max(self._view.scores) >= _LATE else 1.0

    def _majority(self, stop: Stop) -> float:
        assert stop.symbol is not None
        return self._compared(stop.symbol)

    def _gloriette(self, _: Stop) -> float:
        return max(map(self._compared, Symbol))

    def _compared(self, symbol: Symbol) -> float:
        """Points that the majority of a symbol brings as all stands now."""
        view, points = self._view, 0
        stop = next((one for one in view.stops if one.symbol is symbol), None)
        if stop is None or symbol in view.evaluated[self._seat]:
            return 0.0
        for neighbour in view.options.neighbours[self._seat]:
            own, theirs = view.symbols[self._seat][symbol], view.symbols[neighbour][symbol]
            points += stop.more.points if own > theirs else 0
            points += stop.equal.points if own == theirs else 0
        return points

    def _tiergarten(self, _: Stop) -> float:
        others = (coins for seat, coins in enumerate(self._view.coins) if seat != self._seat)
        return _COIN * min(MOST_STOLEN, max(others))

    def _heuriger(self, _: Stop) -> float:
        return len(self._view.specials_of(self._seat))

    # --- the other phases ------------------------------------------------------------------------

    def _rank(self, move: Move) -> float:
        """How good a choice is among those of its phase."""
        cards = self._view.board.start_cards
        match move:
            case ChooseStartCard(card):
                return cards[card].coins * _COIN + sum(cards[card].symbols) * _SYMBOL
            case SetGendarme(stop):
                return self._worths[stop] * (stop > self._carriage)
            case SetDie(die, to):
                return self._shown(die, to)
            case LeaveDice():
                return self._later_on(self._view.dice[self._seat], self._carriage)
            case TakeCharacter(card):
                return self._card(card)
            case ChooseSymbol(symbol):
                return self._compared(symbol)
            case Steal(coins):
                return sum(number for _, number in coins)
        return isinstance(move, DoubleTurn) or move == ChooseGain(Gain.POINTS)

    def _shown(self, die: int, to: int) -> float:
        """What can be had once a die shows another face."""
        if die == WHITE:
            return 0.0
        dice = tuple(sorted((*without(self._view.dice[self._seat], (die,)), to)))
        return self._later_on(dice, self._carriage)


def _portions(dice: Dice) -> list[tuple[Dice, Dice]]:
    """One or two of the dice, and what is left of them."""
    some = {*combinations(dice, 1), *combinations(dice, 2)}
    return [(one, without(dice, one)) for one in sorted(some)]


_WORTHS: Final[dict[Action, Callable[[Any, Stop], float]]] = {
    Action.GAIN: _Thumb._supply,
    Action.CHARACTER: _Thumb._character,
    Action.SPECIAL: _Thumb._special,
    Action.MAJORITY: _Thumb._majority,
    Action.GLORIETTE: _Thumb._gloriette,
    Action.TIERGARTEN: _Thumb._tiergarten,
    Action.HEURIGER: _Thumb._heuriger,
}
