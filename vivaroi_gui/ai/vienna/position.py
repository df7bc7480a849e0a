"""A round on plain lists: quick to copy, and played in without asking whether a move is legal.

``tests/ai/vienna/test_position.py`` plays it beside the rules, move for move.
"""

from typing import Final

from vivaroi_gui.ai.vienna.future import Roll
from vivaroi_gui.ai.vienna.town import FREE, NONE, SHUT, Town, town_of
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna import View
from vivaroi_gui.rules.vienna.board import GEHEIMBUND, Action, Character, StopIndex
from vivaroi_gui.rules.vienna.data import BRIBE, CHANGE, WHITE, Special
from vivaroi_gui.rules.vienna.hands import without
from vivaroi_gui.rules.vienna.moves import Dice
from vivaroi_gui.rules.vienna.phase import Phase

NOBODY: Final = -1
"""Before whom a special card lies that nobody has."""

TURN, GENDARME, GAIN, PRATER, TURNED, EVALUATION, OVER = range(7)
"""What comes next: whoever is on turn places dice, sets the gendarme, takes what Krieau brings,
sets a die, has done all that; the evaluation goes on; the round is over."""

_STEPS: Final = {
    Phase.TURN: TURN,
    Phase.GENDARME: GENDARME,
    Phase.KRIEAU: GAIN,
    Phase.PRATER: PRATER,
    Phase.DOUBLE: TURNED,
    Phase.THROW: TURN,
    Phase.NEW_ROUND: OVER,
    Phase.GAME_OVER: OVER,
}
"""Of the phases of the rules; in the others the evaluation waits."""

_KRIEAU: Final = Action.KRIEAU
_PRATER: Final = Action.PRATER


class Position:
    """By seat are ``scores``, ``coins``, ``symbols`` (without the special card), ``dice`` not yet
    placed, whether they were ``thrown``, where the ``carriages`` are and the mask of symbols
    ``compared``.

    ``owners`` is by special card.  The white die shows ``white`` before ``holder``, ``NOBODY`` if
    it is placed or out of play.  ``taken`` is by stop, ``closed`` the mask of those that are not
    free; ``at`` is where the evaluation goes on.
    """

    __slots__ = (
        "at",
        "carriages",
        "closed",
        "coins",
        "compared",
        "dice",
        "display",
        "holder",
        "is_double_used",
        "owners",
        "scores",
        "seats",
        "step",
        "symbols",
        "taken",
        "thrown",
        "town",
        "turn",
        "white",
    )

    town: Town
    seats: int
    scores: list[int]
    coins: list[int]
    symbols: list[list[int]]
    owners: list[Seat]
    dice: list[Dice]
    thrown: list[bool]
    white: int
    holder: Seat
    carriages: list[StopIndex]
    taken: list[int]
    closed: int
    display: list[Character]
    compared: list[int]
    turn: Seat
    is_double_used: bool
    step: int
    at: StopIndex

    def copy(self) -> "Position":
        """A position of its own."""
        twin = Position.__new__(Position)
        twin.town, twin.seats = self.town, self.seats
        twin.scores, twin.coins = self.scores[:], self.coins[:]
        twin.symbols = [row[:] for row in self.symbols]
        twin.owners, twin.dice, twin.thrown = self.owners[:], self.dice[:], self.thrown[:]
        twin.white, twin.holder = self.white, self.holder
        twin.carriages, twin.taken, twin.closed = self.carriages[:], self.taken[:], self.closed
        twin.display, twin.compared = self.display[:], self.compared[:]
        twin.turn, twin.is_double_used = self.turn, self.is_double_used
        twin.step, twin.at = self.step, self.at
        return twin

    def has_dice(self, seat: Seat) -> bool:
        return bool(self.dice[seat]) or self.holder == seat

    # --- throwing and placing --------------------------------------------------------------------

    def begin_round(self, display: list[Character]) -> None:
        """All dice are before their owners, who have not thrown them."""
        seats = range(self.seats)
        self.display = display
        self.dice, self.thrown = [() for _ in seats], [False for _ in seats]
        self.white, self.holder = NONE, NOBODY
        self.carriages, self.compared = [0 for _ in seats], [0 for _ in seats]
        self.taken = [SHUT, *(FREE for _ in self.town.stops[1:])]
        self.closed = 1 << GEHEIMBUND
        self.turn, self.is_double_used = self.owners[Special.FIRST_PLAYER], False
        self.step, self.at = TURN, GEHEIMBUND

    def throw(self, seat: Seat, thrown: Roll) -> None:
        """The first throw of a seat in a round."""
        self.thrown[seat] = True
        self.dice[seat] = thrown.dice
        if self.owners[Special.EXTRA_DIE] == seat:
            self.white, self.holder = thrown.white, seat

    def throw_again(self, seat: Seat, dice: Dice, with_white: bool, thrown: Roll) -> None:
        """A coin for another throw of some dice."""
        self.coins[seat] -= CHANGE
        left = without(self.dice[seat], dice)
        self.dice[seat] = tuple(sorted((*left, *thrown.dice[: len(dice)])))
        if with_white:
            self.white = thrown.white

    def show(self, seat: Seat, die: int, to: int) -> None:
        """A die shows another face: that which shows ``die``, or ``WHITE``."""
        if die == WHITE:
            self.white = to
        else:
            self.dice[seat] = tuple(sorted((*without(self.dice[seat], (die,)), to)))

    def put(self, seat: Seat, dice: Dice, with_white: bool, stop: StopIndex) -> None:
        """Dice on a stop, and the coin for the coachman."""
        self.dice[seat] = without(self.dice[seat], dice)
        if with_white:
            self.white, self.holder = NONE, NOBODY
        self.step = TURNED
        if stop == GEHEIMBUND:
            self.coins[seat] += self.town.stops[stop].gains.coins * (len(dice) + with_white)
            return
        self.close(stop, seat)
        if stop < self.carriages[seat]:
            self.coins[seat] -= BRIBE
        else:
            self.carriages[seat] = stop
        action = self.town.actions[stop]
        if action is _KRIEAU:
            self.step = GENDARME
        elif action is _PRATER and self.has_dice(seat):
            self.step = PRATER

    def close(self, stop: StopIndex, by: int) -> None:
        """A seat, or the gendarme, has a stop now."""
        self.taken[stop] = by
        self.closed |= 1 << stop

    def gain(self, seat: Seat, is_coins: bool) -> None:
        """What Krieau brings."""
        gains = self.town.krieau
        if is_coins:
            self.coins[seat] += gains.coins
        else:
            self.scores[seat] += gains.points
        self.step = TURNED

    @property
    def may_go_on(self) -> bool:
        """Whether whoever has had a turn may have a second one."""
        is_holder = self.owners[Special.DOUBLE_TURN] == self.turn
        return is_holder and not self.is_double_used and self.has_dice(self.turn)

    def pass_on(self) -> None:
        """Clockwise to whoever has dice or has not thrown them; to the evaluation if nobody."""
        for away in range(1, self.seats + 1):
            seat = (self.turn + away) % self.seats
            if self.dice[seat] or not self.thrown[seat] or self.holder == seat:
                self.turn, self.step = seat, TURN
                return
        self.step, self.at = EVALUATION, GEHEIMBUND + 1


def position_of(view: View) -> Position:
    """What lies on the table, as a seat sees it."""
    new = Position.__new__(Position)
    new.town, new.seats = town_of(view.board), view.options.seats
    new.scores, new.coins = list(view.scores), list(view.coins)
    new.owners = [NOBODY if owner is None else owner for owner in view.owners]
    new.symbols = [_without_influence(view, seat) for seat in range(new.seats)]
    new.dice, new.thrown = list(view.dice), list(view.has_thrown)
    new.white, new.holder = _white(view)
    new.carriages, new.taken = list(view.positions), _taken(view)
    new.closed = sum(1 << stop for stop, by in enumerate(new.taken) if by != FREE)
    new.display = list(view.display)
    new.compared = [sum(1 << symbol for symbol in done) for done in view.evaluated]
    new.turn = 0 if view.turn is None else view.turn
    new.is_double_used = view.is_double_used
    new.step = _STEPS.get(view.phase, EVALUATION)
    new.at = GEHEIMBUND if view.pending is None else view.pending
    return new


def display_from(pile: list[Character], position: Position) -> list[Character]:
    """The characters of the next round, top first: those that are left go under the pile.

    As the rules show them: who comes up twice goes under it too.
    """
    pile += position.display
    display = list[Character]()
    number = min(position.seats - 1, len(set(pile)))
    while len(display) < number:
        top = pile.pop(0)
        (pile if top in display else display).append(top)
    return display


def _without_influence(view: View, seat: Seat) -> list[int]:
    symbols = list(view.symbols[seat])
    if view.owners[Special.INFLUENCE] == seat:
        symbols = [own - more for own, more in zip(symbols, view.board.influence, strict=True)]
    return symbols


def _white(view: View) -> tuple[int, Seat]:
    found = [(face, seat) for seat, face in enumerate(view.whites) if face is not None]
    return found[0] if found else (NONE, NOBODY)


def _taken(view: View) -> list[int]:
    taken = [FREE if dice is None else dice.seat for dice in view.placed]
    taken[GEHEIMBUND] = SHUT
    if view.gendarme is not None:
        taken[view.gendarme] = SHUT
    return taken
