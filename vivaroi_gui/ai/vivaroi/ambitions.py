"""How likely an Ambition is met, for whoever has to choose between two (2024)."""

from typing import Final

from vivaroi_gui.rules.vivaroi.data import Goal
from vivaroi_gui.rules.vivaroi.data_2024 import AMBITIONS, MEN, WOMEN

_OFTEN: Final = {
    "bouffon_king": 0.05,
    "woman_queen": 0.45,
    "man_king": 0.45,
    "no_wc": 0.7,
    "not_floors_2_3": 0.4,
    "not_floors_0_1": 0.95,
    "one_dungeon": 0.4,
    "two_dungeons": 0.3,
    "one_wc": 0.25,
    "two_wc": 0.02,
    "only_yes_left": 0.55,
    "not_floors_4_5": 0.05,
    "three_dungeons": 0.1,
    "no_wc_no_dungeon": 0.15,
    "raised_the_king": 0.25,
    "consolation": 0.25,
}
"""How often each was met by anybody at the end of 450 rounds of courtiers and rule-based players,
four at a table."""


def expected_bonus(ambition: str, favourites: Goal) -> float:
    """Points that an Ambition may be hoped to bring to somebody with these favourites."""
    return AMBITIONS[ambition] * _OFTEN[ambition] * _fit(ambition, favourites)


_NAMED: Final = {"woman_queen": WOMEN, "man_king": MEN}
_HALF: Final = 3
"""Favourites, of six."""


def is_fitting(ambition: str, favourites: Goal) -> bool:
    """Whether an Ambition asks for somebody as most of these favourites are."""
    return len(_NAMED.get(ambition, frozenset()).intersection(favourites)) > _HALF


def _fit(ambition: str, favourites: Goal) -> float:
    """How much more often than usual: who wants women on the throne has one crowned."""
    if ambition not in _NAMED:
        return 1.0
    return 0.5 + len(_NAMED[ambition].intersection(favourites)) / len(favourites)
