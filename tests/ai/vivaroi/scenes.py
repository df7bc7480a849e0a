"""Scenes out of games that somebody watched, where a seat did what nobody at the table understood.

``scenes.json`` has the games up to there, and how many moves come before each scene.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import View, apply, new, view
from vivaroi_gui.rules.vivaroi import game as vivaroi


def scene(game: str, moves: int, seat: Seat) -> View:
    """What a seat saw after so many moves of a game."""
    kept = _games()[game]
    options = vivaroi.read_options(kept["options"])
    state = new(options)
    for written in kept["moves"][:moves]:
        apply(state, *vivaroi.read_move(options, written, state.turn))
    return view(state, seat)


@cache
def _games() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((Path(__file__).parent / "scenes.json").read_text("utf-8"))
    return found
