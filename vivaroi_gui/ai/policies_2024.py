"""The kinds of players of 2024, as plain arrays.

``python dev.py train`` finds those that are learned.
"""

from typing import Final

from vivaroi_gui.ai.policies import NAIVE, PATIENT, SHREWD, STEADY, UNRULY
from vivaroi_gui.ai.policy import Pair, Weights
from vivaroi_gui.ai.policy_2024 import Policy2024

_ALIKE: Final[Pair] = ((1.0,) * 4, (1.0,) * 4)
_COIN: Final[Weights] = (0.0, 0.0, 0.0)
UNRULY_2024: Final = Policy2024(UNRULY, _ALIKE, (0.0,) * 4, (_COIN,) * 3)
"""Anything legal, all alike."""

_WC: Final[Pair] = ((1.0, 1.0, 1.0, 1.0), (0.3, 0.3, 3.0, 3.0))
NAIVE_2024: Final = Policy2024(NAIVE, _WC, (0.0, 0.1, 0.0, 0.0), ((-1.0, 1.0, 0.0),) * 3)
"""Lifts its favourites and votes for them, and minds nobody else; made by hand."""

_SHREWD_WC: Final[Pair] = ((1.0, 1.0, 0.1, 0.1), (0.01, 0.01, 10.0, 10.0))
SHREWD_2024: Final = Policy2024(SHREWD, _SHREWD_WC, (-1.0, 0.3, 0.0, 0.0), ((-2.0, 2.0, 0.0),) * 3)
STEADY_2024: Final = Policy2024(STEADY, _SHREWD_WC, (-1.0, 0.3, 0.0, 0.0), ((-2.0, 2.0, 0.0),) * 3)
PATIENT_2024: Final = Policy2024(
    PATIENT, _SHREWD_WC, (-1.0, 0.3, 0.0, 0.0), ((-2.0, 2.0, 0.0),) * 3
)

KINDS_2024: Final = (UNRULY_2024, NAIVE_2024, SHREWD_2024, STEADY_2024, PATIENT_2024)
"""Whom the strongest level takes the others to be."""
