"""The novice: lifts its favourites and votes for them, and minds nobody else."""

from math import exp
from random import Random
from typing import Final

from vivaroi_gui.ai.vivaroi.editions import edition
from vivaroi_gui.ai.vivaroi.styles import Leaning
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.moves import Move

_FANCY: Final = 1.0
"""Logits that a style gives for what it likes to do."""


def choose(view: View, random: Random, leaning: Leaning) -> Move:
    """A move as the naive policy has it, by its weights."""
    chance = edition(view.options).naive_chance
    weights = [chance(view, move) * exp(_FANCY * leaning(view, move)) for move in view.legal]
    return random.choices(view.legal, weights)[0]
