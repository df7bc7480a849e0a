"""Players to measure the game's own against.  They are not in the game.

Each takes (view, seed, budget) and answers with a move; neither needs any time to speak of.
"""

from random import Random
from typing import Final

from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi.ambitions import expected_bonus
from vivaroi_gui.ai.vivaroi.eminence import eminence
from vivaroi_gui.ai.vivaroi.estimate import (
    all_favourites,
    cards_against_left,
    crowned,
    emissary_says_yes,
    favourites,
    other_cards,
    own_goals,
    weakest,
)
from vivaroi_gui.ai.vivaroi.levels import BUDGETS
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import (
    DIGNITARIES,
    NOBLES,
    ROUND_OF_33,
    THRONE,
    WCS,
    Character,
)
from vivaroi_gui.rules.vivaroi.moves import (
    NO,
    STOMACH_ACHE,
    YES,
    Card,
    ChooseAmbition,
    Move,
    MoveUp,
    Place,
    Vote,
)
from vivaroi_gui.rules.vivaroi.points import goal_points

_CROWD: Final = 1.2
"""Floors that a favourite is placed lower for each other one on the same floor."""
_WELCOME: Final = 4.0
"""Points above an average card's from which a stranger may be crowned."""
_WELCOME_FAVOURITE: Final = 1.0
"""The same for a favourite: rejected, it brings nothing any more."""
_NO_COST: Final = 0.4
"""Points that a No has to save."""
_REJECTED_FAVOURITE: Final = 8.0
"""Points that are lost with a favourite: it is proposed if hardly anybody can vote against it."""
_REJECTED_STRANGER: Final = 2.0
"""Points that it is worth to see the others spend a No on a stranger."""
_LEAST_YES: Final = 0.1
"""How often somebody says Yes whom the count does not please."""
_ACHE_COST: Final = 2.0
"""Points that a Stomach-ache has to save."""
_INTO_WC: Final = (0.5, -2.0)
_OUT_OF_WC: Final = (-3.0, 1.25)
"""Worth of moves for strangers and for favourites: whoever is in a WC scores nothing."""
_FEW: Final = 7
"""Points in the third round that are worth giving up for the 33."""
_LATE: Final = 5
"""Rejected characters after which zero may be within reach."""


def at_random(view: View, seed: int, _: Budget) -> Move:
    """Any legal move, all alike."""
    return Random(seed).choice(view.legal)


def by_rules(view: View, seed: int, _: Budget) -> Move:
    """A good player's rules of thumb, with nothing looked at but the move itself.

    It lifts its favourites to the Dignitaries and leaves them there, where nobody can propose
    them; lets strangers be rejected, so that the others run out of No; and says Yes, or proposes,
    if the count would please it.  The weights were found by play against courtiers and chance.
    """
    moves = list(view.legal)
    Random(seed).shuffle(moves)
    return max(moves, key=_Rules(view).worth)


class _Rules:
    """What a move is worth, in points, to a seat; only those of one kind are compared."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self._view = view
        self._goals = own_goals(view)
        self._mine = all_favourites(view)
        self._seat: Seat = view.seat
        self._others = other_cards(view)

    def worth(self, move: Move) -> float:
        match move:
            case Place(character, floor):
                return self._placing(character, floor)
            case MoveUp(character, to):
                return self._proposal(character) if to == THRONE else self._ascent(character, to)
            case Vote(card):
                return self._vote(card)
            case ChooseAmbition(person, ambition):
                return expected_bonus(ambition, favourites(self._view, person))
        raise ValueError("a deal is not chosen")

    def _placing(self, character: Character, floor: int) -> float:
        """Favourites high, but not all together; among strangers, a low floor."""
        if character not in self._mine:
            return 1.5 - 0.3 * floor
        return floor - _CROWD * sum(self._view.places[mine] == floor for mine in self._mine)

    def _ascent(self, character: Character, to: int) -> float:
        is_mine = character in self._mine
        if self._view.places[character] in WCS:
            return _OUT_OF_WC[is_mine]
        if to in WCS:
            return _INTO_WC[is_mine]
        if self._seeks_zero():
            return -to if is_mine else to
        if character == self._view.options.jester and self._gain(character) > _WELCOME:
            return 1.2 + 0.1 * to
        if not is_mine:
            return -0.4 * to  # low down it changes least
        return {NOBLES: -3.0, DIGNITARIES: 1.3}.get(to, 1.2 + 0.1 * to)

    def _proposal(self, nominee: Character) -> float:
        gain, chance = self._gain(nominee), self._chance(nominee)
        if nominee in self._mine:
            return chance * (gain + _WELCOME) - (1 - chance) * _REJECTED_FAVOURITE
        if gain < 0 and not self._view.no_cards:
            return chance * gain
        return (1 - chance) * _REJECTED_STRANGER + chance * max(0.0, gain)

    def _vote(self, card: Card) -> float:
        nominee = self._view.nominee
        assert nominee is not None
        chance = self._chance(nominee)
        if nominee in self._mine and self._view.stomach_aches:
            is_saved = (1 - chance) * _REJECTED_FAVOURITE > _ACHE_COST
            wanted = STOMACH_ACHE if is_saved else YES
        elif self._loss(nominee) * chance <= _NO_COST:
            wanted = YES
        else:
            wanted = NO if self._view.no_cards else STOMACH_ACHE
        return float(card is wanted)

    def _loss(self, nominee: Character) -> float:
        """Points that a coronation costs against what may come instead."""
        if self._seeks_zero():
            is_zero = goal_points(self._goals[0], crowned(self._view, nominee)) == 0
            return 0.0 if is_zero else _WELCOME
        is_mine = nominee in self._mine
        return (_WELCOME_FAVOURITE if is_mine else _WELCOME) - self._gain(nominee)

    def _gain(self, nominee: Character) -> float:
        """Own points, were the nominee crowned now, above those of an average card."""
        places, sign = crowned(self._view, nominee), self._sign(nominee)
        gains = [sign * goal_points(goal, places) for goal in self._goals]
        return gains[weakest(self._view, gains)] - sign * self._average(places)

    def _sign(self, nominee: Character) -> int:
        """The Jester turns the count upside down."""
        return -1 if nominee == self._view.options.jester else 1

    def _chance(self, nominee: Character) -> float:
        """That nobody else says No: those who can do if the count would put them below average."""
        places, sign = crowned(self._view, nominee), self._sign(nominee)
        average = sign * self._average(places)
        pleased = sum(sign * goal_points(goal, places) >= average for goal in self._others)
        says_yes = _LEAST_YES + (1 - _LEAST_YES) * pleased / len(self._others)
        return float(says_yes ** self._armed()) * emissary_says_yes(self._view, nominee)

    def _average(self, places: tuple[int, ...]) -> float:
        return sum(goal_points(goal, places) for goal in self._others) / len(self._others)

    def _armed(self) -> int:
        """How many others can still vote against: what was played is seen."""
        left = cards_against_left(self._view)
        return sum(cards > 0 for seat, cards in enumerate(left) if seat != self._seat)

    def _seeks_zero(self) -> bool:
        """In round three, with little left to win, the 33 are the better prize."""
        view = self._view
        if view.round != ROUND_OF_33 or not view.options.rule_of_33:
            return False
        is_late = len(view.elections) >= _LATE
        return is_late and goal_points(self._goals[0], view.places) <= _FEW


def without_belief(view: View, seed: int, budget: Budget) -> Move:
    """The strongest level with uniform determinization: every card that may be is as likely."""
    if not any(budget):
        budget = BUDGETS["eminence"]
    search = eminence(view, Random(seed), lambda _: 0.0, is_blind=True)
    return search.run(budget, lambda: False)[0].move
