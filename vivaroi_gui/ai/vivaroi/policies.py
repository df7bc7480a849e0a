"""The kinds of players, as plain arrays.

``python dev.py train`` finds those that are learned.
"""

from typing import Final

from vivaroi_gui.ai.vivaroi.policy import Policy, Weights

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

_LIKES: Final[Weights] = (3.0, 3.0, 3.0, 3.0, 2.0)
CHILDLIKE: Final = NAIVE._replace(lift=((_ALIKE, _LIKES),) * 3, vote=((-1.1, 3.6, 0.0, 1.6),) * 3)
"""The naive one where it says No to most strangers, and minds the Nobles a little; by hand."""

SHREWD: Final = Policy(
    place=((0.0, 0.018, 0.002, 0.002, 0.002), (0.0, 0.757, 1.925, 3.722, 7.333)),
    lift=(
        ((0.695, 0.619, 0.202, 0.295, 0.241), (1.0, 1.0, 1.279, 3.076, 1.608)),
        ((0.145, 0.07, 0.101, 0.034, 0.035), (1.0, 1.0, 4.868, 13.387, 1.736)),
        ((0.006, 0.004, 0.003, 0.002, 0.002), (7.394, 30.714, 250.239, 403.429, 0.141)),
    ),
    propose=((0.9, 1.313, 0.498), (0.989, -2.158, 0.403), (1.118, -9.762, 0.412)),
    vote=(
        (0.134, -0.236, 0.483, 0.381),
        (-0.303, 1.195, 0.873, -0.116),
        (-1.93, 4.958, 1.822, -0.584),
    ),
)
"""Counts the points of its own card against an average one's; fitted to the courtier's games."""

STEADY: Final = Policy(
    place=((0.0, 0.432, 0.002, 0.002, 0.004), (0.0, 0.025, 1.568, 3.16, 5.859)),
    lift=(
        ((1.0, 1.0, 3.031, 0.519, 0.268), (1.0, 1.0, 0.324, 9.725, 0.002)),
        ((1.0, 1.0, 2.122, 0.143, 0.114), (1.0, 1.0, 17.119, 5.187, 0.002)),
        ((3.175, 0.17, 0.299, 0.046, 0.007), (5.18, 28.55, 51.827, 7.127, 0.002)),
    ),
    propose=((1.882, 2.756, 0.24), (2.193, -2.648, 0.222), (5.047, -9.173, -0.497)),
    vote=(
        (-1.293, -0.642, 1.983, 0.402),
        (-1.19, 0.902, 2.552, -0.861),
        (-2.306, 4.449, 1.832, -0.249),
    ),
)
"""Keeps its favourites among Dignitaries and Nobles; fitted to the rule-based player's games."""

PATIENT: Final = Policy(
    place=((0.0, 0.126, 0.255, 0.142, 0.069), (0.0, 1.15, 66.365, 7.971, 0.081)),
    lift=(
        ((1.258, 1.333, 0.069, 0.061, 0.673), (0.63, 5.761, 403.429, 0.552, 2.083)),
        ((0.619, 0.002, 0.016, 0.002, 0.49), (0.046, 0.005, 4.268, 0.569, 0.018)),
        ((0.024, 0.107, 0.002, 1.292, 403.429), (68.282, 403.429, 8.106, 0.002, 0.008)),
    ),
    propose=((-1.585, 7.548, 1.433), (9.209, -3.174, -1.024), (10.563, -13.922, 0.247)),
    vote=(
        (-1.83, 3.013, 0.731, 2.114),
        (-4.105, 7.532, 3.018, 3.43),
        (-4.461, 1.481, 3.336, -15.004),
    ),
)
"""Keeps its favourites out of sight until the others have spent their No; found by evolution."""

SEARCHING: Final = Policy(
    place=((0.0, 0.489, 0.412, 0.46, 0.956), (0.0, 0.811, 0.97, 0.668, 0.3)),
    lift=(
        ((0.195, 0.104, 0.155, 0.126, 0.277), (0.566, 0.677, 1.293, 1.339, 1.753)),
        ((0.182, 0.133, 0.195, 0.241, 0.561), (1.35, 1.154, 1.123, 1.056, 0.755)),
        ((0.258, 0.276, 0.455, 0.838, 1.196), (1.071, 0.923, 0.662, 0.345, 0.237)),
    ),
    propose=((0.707, 0.735, 0.022), (0.507, -1.656, -0.022), (0.705, -2.443, 0.049)),
    vote=(
        (-0.762, 2.818, 0.21, -0.857),
        (-1.265, 2.879, 0.027, -0.87),
        (-1.236, 2.264, -0.038, -0.001),
    ),
)
"""Tries all in random playouts; fitted to the games of the arena's plain search."""

TAUT: Final = Policy(
    place=((0.0, 0.101, 0.052, 0.006, 2.458), (0.0, 5.714, 403.429, 66.349, 0.143)),
    lift=(
        ((3.365, 0.021, 3.053, 0.068, 0.702), (0.263, 403.429, 294.561, 403.429, 4.019)),
        ((0.578, 0.002, 0.002, 0.014, 0.124), (124.713, 0.002, 345.239, 7.201, 0.066)),
        ((0.005, 0.024, 0.008, 53.727, 290.173), (403.429, 120.441, 3.051, 0.002, 0.024)),
    ),
    propose=((-12.493, 8.551, -0.424), (-4.235, -2.142, -1.095), (13.775, -21.47, 0.595)),
    vote=(
        (-9.192, 4.985, 2.397, 23.532),
        (-11.26, 6.694, 2.529, 23.606),
        (-0.212, -0.277, 1.697, 25.744),
    ),
)
"""Does as well as can be against those who search, and stands by its proposals; by evolution."""

KINDS: Final = (UNRULY, NAIVE, SHREWD, STEADY, PATIENT)
"""Whom the strongest level takes the others to be."""
