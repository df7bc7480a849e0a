"""The novice: lifts its favourites and votes for them, and minds nobody else."""

from math import exp
from random import Random
from typing import Final

from vivaroi_gui.ai.vivaroi.cards import own_cards
from vivaroi_gui.ai.vivaroi.expertise import expertise
from vivaroi_gui.ai.vivaroi.styles import Leaning
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.moves import Move

_FANCY: Final = 1.0
"""Logits that a style gives for what it likes to do."""


def choose(view: View, random: Random, leaning: Leaning) -> Move:
    """A move as the naive policy has it, by its weights; of a team for whoever has less."""
    assert view.seat is not None
    found = expertise(view.options)
    playout, is_own = found.playout_of(view), view.crown_holder == view.seat
    held = [(min(own_cards(view), key=playout.points_of),)]
    weights = []
    for move in view.legal:
        (chance,) = playout.chances_of(move, view.seat, held, found.naive, is_own=is_own)
        weights.append(chance * exp(_FANCY * leaning(view, move)))
    return random.choices(view.legal, weights)[0]
