"""How well a policy of 2024 does: rounds at tables of every kind, by playout."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from tools.training.evolution import Field, Form
from tools.training.vectors import to_policy_2024, to_vector_2024
from vivaroi_gui.ai.vivaroi.cards import masks_of
from vivaroi_gui.ai.vivaroi.playout import Opening
from vivaroi_gui.ai.vivaroi.policy_2024 import Policy2024
from vivaroi_gui.ai.vivaroi.scruples import Scruples
from vivaroi_gui.ai.vivaroi.standing import round_share
from vivaroi_gui.ai.vivaroi.start_2024 import opened
from vivaroi_gui.rules.vivaroi import Options

_TEAMS: Final = ((0, 1), (2, 3), (4, 5))
_TABLES: Final = (
    Options(2, edition="2024", emissary=True),
    Options(3, edition="2024"),
    Options(4, edition="2024"),
    Options(4, edition="2024"),
    Options(4, edition="2024", wedding=True),
    Options(4, edition="2024", banished=True),
    Options(5, edition="2024"),
    Options(6, edition="2024", teams=_TEAMS),
)
"""Tables, by how often."""


def fitness(
    policy: Policy2024,
    fields: Sequence[Field[Policy2024]],
    rounds: int,
    random: Random,
    *,
    has_scruples: bool = False,
) -> float:
    """The mean share of a round that the policy gets, as at a table of four.

    With ``has_scruples`` it does nothing that people would call stupid.
    """
    total = 0.0
    for number in range(rounds):
        options = _TABLES[number % len(_TABLES)]
        seat = random.randrange(options.seats)
        field = fields[number // len(_TABLES) % len(fields)]
        policies = [random.choice(field) for _ in range(options.seats)]
        policies[seat] = policy
        share = _share(options, policies, seat, random, has_scruples)
        total += share * options.seats / 4
    return total / rounds


def _share(
    options: Options, policies: list[Policy2024], seat: int, random: Random, has_scruples: bool
) -> float:
    cards = random.sample(range(len(options.deck)), options.players + options.emissary)
    masks = [masks_of(options)[card] for card in cards]
    opening = Opening((), options.deck[cards[-1]] if options.emissary else None)
    playout = opened(options, opening)
    random.shuffle(playout.pile)
    if has_scruples:
        playout.bind(Scruples(seat, is_decisive=False))
    goals = [tuple(masks[person] for person in side) for side in options.sides]
    playout.finish(goals, policies, random.random)
    return round_share(seat, playout, goals)


FORM_2024: Final = Form(to_vector_2024, to_policy_2024, fitness)
SCRUPULOUS_2024: Final = FORM_2024._replace(fitness=partial(fitness, has_scruples=True))
