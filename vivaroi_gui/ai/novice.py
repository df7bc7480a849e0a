"""The novice: lifts its favourites and votes for them, and minds nobody else."""

from math import exp
from random import Random
from typing import Final

from vivaroi_gui.ai.policies import NAIVE
from vivaroi_gui.ai.policy import ascents, chance, floor_masks, placings, yes_chance
from vivaroi_gui.ai.styles import Leaning
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.masks import mask_of
from vivaroi_gui.rules.vivaroi.moves import YES, Move, MoveUp, Place, Vote

_FANCY: Final = 1.0
"""Logits that a style gives for what it likes to do."""
_SOME: Final = 3
"""No cards that a novice takes the others to hold: it does not count."""


def choose(view: View, random: Random, leaning: Leaning) -> Move:
    """A move as the naive policy has it, by its weights."""
    weights = [_chance(view, move) * exp(_FANCY * leaning(view, move)) for move in view.legal]
    return random.choices(view.legal, weights)[0]


def _chance(view: View, move: Move) -> float:
    assert view.goal is not None
    goal = mask_of(view.goal)
    floors, reserve = floor_masks(view.places)
    match move:
        case Place(character, floor):
            return chance(placings(floors, reserve, goal, NAIVE), character, floor)
        case MoveUp(character, to):
            return chance(ascents(floors, goal, NAIVE, _SOME), character, to)
        case Vote(card):
            yes = yes_chance(floors, goal, NAIVE, _SOME, view.crown_holder == view.seat)
            return yes if card is YES else 1 - yes
    raise ValueError("a deal is nobody's choice")
