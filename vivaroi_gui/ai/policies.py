"""The kinds of players, as plain arrays.

``python dev.py train`` finds those that are learned.
"""

from typing import Final

from vivaroi_gui.ai.policy import Policy, Weights

_ALIKE: Final[Weights] = (1.0,) * 5
_COIN: Final[Weights] = (0.0, 0.0, 0.0)
_TOSS: Final[Weights] = (0.0, 0.0, 0.0, 0.0)
UNRULY: Final = Policy((_ALIKE, _ALIKE), ((_ALIKE, _ALIKE),) * 3, (_COIN,) * 3, (_TOSS,) * 3)
"""Anything legal, all alike."""

_LOVES: Final[Weights] = (3.0,) * 5
NAIVE: Final = Policy(
    place=((0.0, 2.0, 1.5, 1.0, 0.5), (0.0, 0.5, 1.0, 1.5, 2.0)),
    lift=((_ALIKE, _LOVES),) * 3,
    propose=((-1.5, 0.5, 0.0),) * 3,
    vote=((0.0, 2.5, 0.0, 0.5),) * 3,
)
"""Lifts its favourites and votes for them, and minds nobody else; made by hand."""

SHREWD: Final = Policy(
    place=((0.0, 0.015, 0.003, 0.003, 0.003), (0.0, 0.521, 1.341, 2.685, 5.101)),
    lift=(
        ((0.455, 0.207, 0.234, 0.081, 0.231), (1.0, 1.0, 1.0, 1.209, 1.502)),
        ((0.148, 0.063, 0.082, 0.004, 0.032), (1.0, 1.0, 6.407, 9.18, 1.559)),
        ((0.004, 0.003, 0.003, 0.003, 0.003), (4.911, 18.545, 166.93, 403.429, 0.095)),
    ),
    propose=((1.161, 0.918, 0.503), (0.916, -1.994, 0.385), (0.9, -9.837, 0.434)),
    vote=((-0.292, 0.502, 0.773, 0.0), (-0.035, 1.098, 0.686, 0.0), (-2.364, 5.576, 1.984, 0.0)),
)
"""Counts the points of its own card against an average one's; fitted to the courtier's games."""

STEADY: Final = Policy(
    place=((0.0, 0.003, 0.003, 0.007, 0.171), (0.0, 0.003, 0.537, 61.488, 403.429)),
    lift=(
        ((0.097, 0.019, 0.006, 0.007, 0.008), (0.239, 0.648, 1.412, 13.155, 59.343)),
        ((0.102, 0.006, 0.005, 0.005, 0.006), (0.047, 0.118, 0.81, 11.315, 146.312)),
        ((0.005, 0.004, 0.003, 0.003, 0.003), (0.003, 0.013, 0.061, 1.892, 131.81)),
    ),
    propose=((1.099, 1.749, 0.535), (0.045, -0.174, 1.921), (2.975, -1.006, 5.115)),
    vote=((-0.267, 2.817, 1.575, 0.0), (-0.245, 0.257, 3.464, 0.0), (0.123, 1.031, 5.562, 0.0)),
)
"""Keeps its favourites among Dignitaries and Nobles; fitted to the rule-based player's games."""

PATIENT: Final = Policy(
    place=((0.0, 0.032, 0.09, 0.015, 1.244), (0.0, 0.047, 2.542, 403.429, 4.859)),
    lift=(
        ((1.734, 0.057, 0.174, 0.007, 0.112), (0.054, 0.052, 0.014, 403.429, 403.429)),
        ((0.045, 0.536, 0.31, 0.151, 0.012), (0.002, 1.368, 2.729, 39.316, 1.797)),
        ((0.003, 0.003, 0.072, 0.256, 3.19), (325.914, 403.429, 0.009, 0.005, 0.007)),
    ),
    propose=((1.056, -1.785, 3.34), (6.376, -3.71, -0.802), (1.163, -8.717, 0.163)),
    vote=((-5.283, -2.216, -3.119, 0.0), (-1.795, 0.338, 0.974, 0.0), (-14.957, 2.944, 2.164, 0.0)),
)
"""Keeps its favourites out of sight until the others have spent their No; found by evolution."""

KINDS: Final = (UNRULY, NAIVE, SHREWD, STEADY, PATIENT)
"""Whom the strongest level takes the others to be."""
