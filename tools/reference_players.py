"""Players to measure the game's own against.  They are not in the game.

Each takes (view, seed, budget) and answers with a move; neither needs any time to speak of.
"""

from random import Random
from typing import Final

from vivaroi_gui.ai.belief import Belief
from vivaroi_gui.ai.bot import BUDGETS
from vivaroi_gui.ai.policies import KINDS, PATIENT
from vivaroi_gui.ai.search import Budget, Search
from vivaroi_gui.ai.standing import worth
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import (
    DECK,
    DIGNITARIES,
    NOBLES,
    THRONE,
    ZERO_BONUS_ROUND,
    Character,
    Goal,
)
from vivaroi_gui.rules.vivaroi.moves import NO, Card, Move, MoveUp, Place, Vote
from vivaroi_gui.rules.vivaroi.score import goal_points

_CROWD: Final = 1.2
"""Floors that a favourite is placed lower for each other one on the same floor."""
_WELCOME: Final = 4.0
"""Points above an average card's from which a stranger may be crowned."""
_WELCOME_FAVOURITE: Final = 1.0
"""The same for a favourite: refused, it brings nothing any more."""
_NO_COST: Final = 0.4
"""Points that a No has to save."""
_REFUSED_FAVOURITE: Final = 8.0
"""Points that are lost with a favourite: it is proposed if hardly anybody can refuse."""
_REFUSED_STRANGER: Final = 2.0
"""Points that it is worth to see the others spend a No on a stranger."""
_LEAST_YES: Final = 0.1
"""How often somebody says Yes whom the count does not please."""
_FEW: Final = 7
"""Points in the third round that are worth giving up for the 33."""
_LATE: Final = 5
"""Refused characters after which zero may be within reach."""


def at_random(view: View, seed: int, _: Budget) -> Move:
    """Any legal move, all alike."""
    return Random(seed).choice(view.legal)


def by_rules(view: View, seed: int, _: Budget) -> Move:
    """A good player's rules of thumb, with nothing looked at but the move itself.

    It lifts its favourites to the Dignitaries and leaves them there, where nobody can propose
    them; lets strangers be refused, so that the others run out of No; and says Yes, or proposes,
    if the count would please it.  The weights were found by play against courtiers and chance.
    """
    moves = list(view.legal)
    Random(seed).shuffle(moves)
    return max(moves, key=_Rules(view).worth)


class _Rules:
    """What a move is worth, in points, to a seat; only those of one kind are compared."""

    def __init__(self, view: View) -> None:
        assert view.goal is not None
        assert view.seat is not None
        self._view = view
        self._goal: Goal = view.goal
        self._seat: Seat = view.seat
        shown = {goal for finished in view.history for goal in finished.goals}
        self._others = [goal for goal in DECK if goal not in shown and goal != self._goal]

    def worth(self, move: Move) -> float:
        match move:
            case Place(character, floor):
                return self._placing(character, floor)
            case MoveUp(character, to):
                return self._proposal(character) if to == THRONE else self._ascent(character, to)
            case Vote(card):
                return self._vote(card)
        raise ValueError("a deal is not chosen")

    def _placing(self, character: Character, floor: int) -> float:
        """Favourites high, but not all together; among strangers, a low floor."""
        if character not in self._goal:
            return 1.5 - 0.3 * floor
        return floor - _CROWD * sum(self._view.places[mine] == floor for mine in self._goal)

    def _ascent(self, character: Character, to: int) -> float:
        is_mine = character in self._goal
        if self._seeks_zero():
            return -to if is_mine else to
        if not is_mine:
            return -0.4 * to  # low down it changes least
        return {NOBLES: -3.0, DIGNITARIES: 1.3}.get(to, 1.2 + 0.1 * to)

    def _proposal(self, nominee: Character) -> float:
        gain, crowned = self._gain(nominee), self._chance(nominee)
        if nominee in self._goal:
            return crowned * (gain + _WELCOME) - (1 - crowned) * _REFUSED_FAVOURITE
        if gain < 0 and not self._view.no_cards:
            return crowned * gain
        return (1 - crowned) * _REFUSED_STRANGER + crowned * max(0.0, gain)

    def _vote(self, card: Card) -> float:
        nominee = self._view.nominee
        assert nominee is not None
        says_no = self._loss(nominee) * self._chance(nominee) > _NO_COST
        return float((card is NO) == says_no)

    def _loss(self, nominee: Character) -> float:
        """Points that a coronation costs against what may come instead."""
        if self._seeks_zero():
            return 0.0 if goal_points(self._goal, self._crowned(nominee)) == 0 else _WELCOME
        is_mine = nominee in self._goal
        return (_WELCOME_FAVOURITE if is_mine else _WELCOME) - self._gain(nominee)

    def _gain(self, nominee: Character) -> float:
        """Own points, were the nominee crowned now, above those of an average card."""
        places = self._crowned(nominee)
        return goal_points(self._goal, places) - self._average(places)

    def _chance(self, nominee: Character) -> float:
        """That nobody else says No: those who can do if the count would put them below average."""
        places = self._crowned(nominee)
        average = self._average(places)
        pleased = sum(goal_points(goal, places) >= average for goal in self._others)
        says_yes = _LEAST_YES + (1 - _LEAST_YES) * pleased / len(self._others)
        return float(says_yes ** self._armed())

    def _average(self, places: tuple[int, ...]) -> float:
        return sum(goal_points(goal, places) for goal in self._others) / len(self._others)

    def _armed(self) -> int:
        """How many others can hold a No: what was played is seen."""
        left = self._view.no_cards_left
        return sum(no_cards > 0 for seat, no_cards in enumerate(left) if seat != self._seat)

    def _crowned(self, nominee: Character) -> tuple[int, ...]:
        places = self._view.places
        return (*places[:nominee], THRONE, *places[nominee + 1 :])

    def _seeks_zero(self) -> bool:
        """In round three, with little left to win, the 33 are the better prize."""
        view = self._view
        is_late = view.round == ZERO_BONUS_ROUND and len(view.elections) >= _LATE
        return is_late and goal_points(self._goal, view.places) <= _FEW


def without_belief(view: View, seed: int, budget: Budget) -> Move:
    """The strongest level with uniform determinization: every card that may be is as likely."""
    if not any(budget):
        budget = BUDGETS["eminence"]
    belief = Belief(view, KINDS, is_blind=True)
    search = Search(view, belief, KINDS, PATIENT, worth, Random(seed))
    return search.run(budget, lambda: False)[0].move
