"""Who can play in the arena, by name.

``eminence``            a level of the game's own opponents
``courtier:bluffer``    a level with a style
``random``              a reference that is not in the game
``package.module:name`` any function of (view, seed, budget)
"""

from collections.abc import Callable
from importlib import import_module
from typing import Final

from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi import bot
from vivaroi_gui.rules.core import LEVELS
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.moves import Move
from vivaroi_gui.rules.vivaroi.options import STYLES

Player = Callable[[View, int, Budget], Move]
"""Answers a view with a move; the int is the seed of whatever it draws."""

REFERENCES: Final = {
    "random": "tools.reference_players:at_random",
    "rule-based": "tools.reference_players:by_rules",
    "uniform": "tools.reference_players:without_belief",
    "openspiel-ismcts": "tools.openspiel_player:search",
}
"""Players to measure against, as module:function; a module is loaded when it plays."""


class UnknownPlayer(ValueError):
    """A name that nobody plays under."""


def player(name: str) -> Player:
    """The player of a name.

    Raises:
        UnknownPlayer: no level, style, reference or function is called so.
    """
    level, _, style = name.partition(":")
    if level in LEVELS:
        return _opponent(level, style or "even")
    return _function(REFERENCES.get(name, name))


def _opponent(level: str, style: str) -> Player:
    if style not in STYLES:
        raise UnknownPlayer(f"no style {style!r}: {', '.join(STYLES)}")

    def play(view: View, seed: int, budget: Budget) -> Move:
        return bot.choose(view, level, seed, style, budget=budget if any(budget) else None)

    return play


def _function(path: str) -> Player:
    module, _, function = path.partition(":")
    if not module or not function:
        known = ", ".join((*LEVELS, *REFERENCES))
        raise UnknownPlayer(f"no player {path!r}: {known}, or module:function")
    try:
        found: Player = getattr(import_module(module), function)
    except (ImportError, AttributeError, TypeError, ValueError) as failure:
        raise UnknownPlayer(f"no player {path!r}: {failure}") from failure
    return found
