"""Policies as vectors of logits, for fitting and for evolution."""

from collections.abc import Iterator, Sequence
from math import exp, log
from typing import Final

from vivaroi_gui.ai.policy import Policy

LIMIT: Final = 6.0
"""Weights of moves are e to the power of -6 to 6."""
STAGES: Final = 3
WEIGHTS: Final = 2 * 4 + STAGES * 2 * 5
"""Logits of weights; the six times three of proposals and votes follow."""


def to_vector(policy: Policy) -> list[float]:
    """The logits of a policy in a fixed order."""
    weights = [weight for by_floor in policy.place for weight in by_floor[1:]]
    weights += [weight for pair in policy.lift for by_floor in pair for weight in by_floor]
    logits = [log(max(weight, exp(-LIMIT))) for weight in weights]
    return logits + [one for triple in (*policy.propose, *policy.vote) for one in triple]


def to_policy(vector: Sequence[float]) -> Policy:
    """The policy of such logits, rounded as it is printed."""
    weights = (round(exp(max(-LIMIT, min(LIMIT, one))), 3) for one in vector[:WEIGHTS])
    rest = (round(one, 3) for one in vector[WEIGHTS:])
    place = ((0.0, *_some(weights, 4)), (0.0, *_some(weights, 4)))
    lift = tuple((_some(weights, 5), _some(weights, 5)) for _ in range(STAGES))
    triples = tuple(_some(rest, 3) for _ in range(2 * STAGES))
    return Policy(place, lift, triples[:STAGES], triples[STAGES:])  # type: ignore[arg-type]


def _some(values: Iterator[float], number: int) -> tuple[float, ...]:
    return tuple(next(values) for _ in range(number))
