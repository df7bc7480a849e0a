"""What the strongest search could win against chance, if it knew more than it may.

Against players who act at random nobody learns their goals from their acts.  So the same search is
told how they play, or even what they hold; what is missing then is luck, and how well it plans.
"""

from random import Random

from tools.turns import turns
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi.belief import Belief
from vivaroi_gui.ai.vivaroi.playout import Cards, Draws
from vivaroi_gui.ai.vivaroi.policies import PATIENT, UNRULY
from vivaroi_gui.ai.vivaroi.policy import Policy
from vivaroi_gui.ai.vivaroi.search import Search
from vivaroi_gui.ai.vivaroi.standing import worth
from vivaroi_gui.ai.vivaroi.worlds import World
from vivaroi_gui.rules.vivaroi import Options, State, View, apply, new, result
from vivaroi_gui.rules.vivaroi.masks import mask_of


class OpenCards(Belief[Policy]):
    """Knows every card, and that all others act at random."""

    def __init__(self, state: State, seen: View) -> None:
        super().__init__(seen, (UNRULY,))
        goals: list[Cards] = [(mask_of(goal),) for goal in state.goals]
        self._world = World(goals, [-1 if seat == seen.seat else 0 for seat in range(len(goals))])

    def determinization(self, random: Draws) -> World:
        return self._world


def share(games: int, seed: int, budget: Budget, *, is_open: bool) -> float:
    """The share of games that the search wins from one seat of four, the seats in turn.

    It knows that the others act at random, and if ``is_open`` their cards too.
    """
    return sum(_won(number, seed, budget, is_open) for number in range(games)) / games


def _won(number: int, seed: int, budget: Budget, is_open: bool) -> float:
    random, state, own = Random(f"{seed}/{number}"), new(Options(4)), number % 4
    for seat, seen in turns(state, random):
        if seat != own or len(seen.legal) == 1:
            apply(state, seat, random.choice(seen.legal))
            continue
        belief = OpenCards(state, seen) if is_open else Belief(seen, (UNRULY,))
        search = Search(seen, belief, PATIENT, worth, random)
        apply(state, seat, search.run(budget, lambda: False)[0].move)
    end = result(state)
    assert end is not None
    return (own in end.winners) / len(end.winners)
