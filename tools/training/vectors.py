"""Policies as vectors of logits, for fitting and for evolution."""

from collections.abc import Iterator, Sequence
from math import exp, log
from typing import Final

from vivaroi_gui.ai.policy import Policy

LIMIT: Final = 6.0
"""Weights of moves are e to the power of -6 to 6."""
STAGES: Final = 3
PROPOSAL: Final = 3
VOTE: Final = 4
"""Figures of a proposal and of a vote, for each stage."""
WEIGHTS: Final = 2 * 4 + STAGES * 2 * 5
"""Logits of weights; those of proposals and of votes follow."""
FIRST_VOTE: Final = WEIGHTS + STAGES * PROPOSAL
LENGTH: Final = FIRST_VOTE + STAGES * VOTE


def to_vector(policy: Policy) -> list[float]:
    """The logits of a policy in a fixed order."""
    weights = [weight for by_floor in policy.place for weight in by_floor[1:]]
    weights += [weight for pair in policy.lift for by_floor in pair for weight in by_floor]
    logits = [log(max(weight, exp(-LIMIT))) for weight in weights]
    return logits + [one for logit in (*policy.propose, *policy.vote) for one in logit]


def to_policy(vector: Sequence[float]) -> Policy:
    """The policy of such logits, rounded as it is printed."""
    weights = (round(exp(max(-LIMIT, min(LIMIT, one))), 3) for one in vector[:WEIGHTS])
    rest = (round(one, 3) for one in vector[WEIGHTS:])
    place = ((0.0, *_some(weights, 4)), (0.0, *_some(weights, 4)))
    lift = tuple((_some(weights, 5), _some(weights, 5)) for _ in range(STAGES))
    propose = tuple(_some(rest, PROPOSAL) for _ in range(STAGES))
    vote = tuple(_some(rest, VOTE) for _ in range(STAGES))
    return Policy(place, lift, propose, vote)  # type: ignore[arg-type]


def _some(values: Iterator[float], number: int) -> tuple[float, ...]:
    return tuple(next(values) for _ in range(number))
