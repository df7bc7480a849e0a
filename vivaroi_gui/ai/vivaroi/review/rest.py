"""The rest of a round, played on from a moment of a story in worlds that may be true.

Two ways to draw them, never mixed.  With the cards of the round *open* each world has the true
cards and draws how everybody plays, by ``P(kind | deeds, true card)``; for the *public* it draws
the cards as well, by the belief, no card twice (Cowling et al. 2012).
"""

from bisect import bisect_left
from collections.abc import Callable, Mapping
from itertools import accumulate, cycle
from random import Random
from typing import Any

from vivaroi_gui.ai.vivaroi.expertise import expertise
from vivaroi_gui.ai.vivaroi.playout import Draws, Playout
from vivaroi_gui.ai.vivaroi.review.beliefs import Beliefs
from vivaroi_gui.ai.vivaroi.review.leads import shares
from vivaroi_gui.ai.vivaroi.search import Dealt
from vivaroi_gui.ai.vivaroi.worlds import Hypothesis, Suspicion, World
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.moves import Card

Laid = Mapping[Seat, Card]


class Rest:
    """The rest of the round of a moment; ``is_public``: for whoever knows no card."""

    def __init__(self, beliefs: Beliefs, n: int, random: Random, *, is_public: bool) -> None:
        story = beliefs.story
        self.view = story.moments[n].view
        self.random: Draws = random.random
        self._kinds = beliefs.kinds
        self._start: Playout[Any] = expertise(story.options).playout_of(self.view)
        if not is_public:
            self._start.lay_open(story.round_of(n).ambitions)
        world = _guessed if is_public else _known
        self._world = world(beliefs, n, self.random)

    def deal(self) -> Dealt[Any]:
        """One more world."""
        goals, kinds = self._world()
        policies = [self._kinds[kind] for kind in kinds]
        return Dealt(goals, policies, self._start.dealt(self.random))

    def end(
        self, deal: Dealt[Any], votes: Laid | None = None, emissary: Card | None = None
    ) -> list[float]:
        """What the end of the round is worth to whoever may win.

        If a candidate stands on the throne, it begins with the votes: these, where they are given,
        and that of the ``emissary``.
        """
        playout = deal.start.copy()
        if emissary is not None:
            playout.stack(emissary)
        is_vote, known = self.view.nominee is not None, dict(votes or {})
        if not (is_vote and playout.elect(deal.goals, deal.policies, self.random, known)):
            playout.finish(deal.goals, deal.policies, self.random)
        return shares(self.view, playout, deal.goals)


def _known(beliefs: Beliefs, n: int, random: Draws) -> Callable[[], World]:
    """Cards lie open: what is drawn is how everybody plays."""
    options, masks = beliefs.story.options, beliefs.masks
    true = [masks[beliefs.true_card(n, person)] for person in beliefs.persons]
    goals = [tuple([true[person] for person in side]) for side in options.sides]
    upto = [list(accumulate(beliefs.kinds_of(n, seat))) for seat in range(options.seats)]

    def draw() -> World:
        return World(goals, [bisect_left(row, random() * row[-1]) for row in upto])

    return draw


def _guessed(beliefs: Beliefs, n: int, random: Draws) -> Callable[[], World]:
    """Everybody is dealt to first in turn: of many the last ones have less to choose from."""
    options, deal = beliefs.story.options, expertise(beliefs.story.options).dealt
    suspected = [(person, _suspicion(beliefs, n, person)) for person in beliefs.persons]
    orders = cycle([dict(suspected[at:] + suspected[:at]) for at in beliefs.persons])

    def draw() -> World:
        drawn = deal(next(orders), set(), random)
        goals = [tuple([drawn[person].goal for person in side]) for side in options.sides]
        return World(goals, [drawn[side[0]].kind for side in options.sides])

    return draw


def _suspicion(beliefs: Beliefs, n: int, person: int) -> Suspicion:
    cards, by_kind = beliefs.odds(n, person)
    goals = [beliefs.masks[card] for card in cards]
    hypotheses = [Hypothesis(goal, kind) for kind in range(len(by_kind)) for goal in goals]
    return Suspicion(list(accumulate(one for row in by_kind for one in row)), hypotheses)
