"""Policies as vectors of logits, for fitting and for evolution."""

from collections.abc import Iterator, Sequence
from math import exp, log
from typing import Final

from vivaroi_gui.ai.vivaroi.policy import Policy
from vivaroi_gui.ai.vivaroi.policy_2024 import Policy2024

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


# --- 2024 --------------------------------------------------------------------------------------

FIRST_WC: Final = LENGTH
JESTER: Final = FIRST_WC + 2 * 4
ACHE: Final = JESTER + 4
SPARE: Final = ACHE + STAGES * 3
LEAD: Final = SPARE + STAGES
"""Logits of moves into and out of WCs, of the Jester; of the Stomach-ache and of cards in hand, for
each stage; the points of a partner's lead."""
LENGTH_2024: Final = LEAD + 1


def to_vector_2024(policy: Policy2024) -> list[float]:
    """The logits of a policy of 2024: those of 2003, then what the castle has besides."""
    logits = [log(max(weight, exp(-LIMIT))) for of in policy.wc for weight in of]
    aches = [one for logit in policy.ache for one in logit]
    return [*to_vector(policy.plain), *logits, *policy.jester, *aches, *policy.spare, policy.lead]


def to_policy_2024(vector: Sequence[float]) -> Policy2024:
    """The policy of such logits, rounded as it is printed."""
    weights = (round(exp(max(-LIMIT, min(LIMIT, one))), 3) for one in vector[FIRST_WC:JESTER])
    rest = (round(one, 3) for one in vector[JESTER:])
    wc = (_some(weights, 4), _some(weights, 4))
    jester = _some(rest, 4)
    ache = (_some(rest, 3), _some(rest, 3), _some(rest, 3))
    spare, lead = _some(rest, STAGES), max(0.0, next(rest))
    return Policy2024(to_policy(vector[:LENGTH]), wc, jester, ache, spare, lead)
