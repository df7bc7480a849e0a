"""Who can play in the arena, by name.

``eminence``            a level of the game's own opponents
``courtier:sly``        a level with a temper, ``courtier:fox`` with that of an animal
``eminence@100``        a level with so many iterations of its search, whatever the match gives
``random``              a reference that is not in the game
``package.module:name`` any function of (view, seed, budget)
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from vivaroi_gui.ai.catalog import BOTS
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi.animals import TEMPER_OF
from vivaroi_gui.rules.catalog import GAMES
from vivaroi_gui.rules.core import DEFAULT_STYLE, LEVELS, Move

Player = Callable[[Any, int, Budget], Move]
"""Answers a view with a move; the int is the seed of whatever it draws."""

REFERENCES: Final = {
    "vivaroi": {
        "random": "tools.reference_players:at_random",
        "rule-based": "tools.reference_players:by_rules",
        "uniform": "tools.reference_players:without_belief",
        "old-novice": "tools.old_players:old_novice",
        "old-courtier": "tools.old_players:old_courtier",
        "old-counsellor": "tools.old_players:old_counsellor",
        "plain-ismcts": "tools.ismcts_player:search",
        "openspiel-ismcts": "tools.openspiel_player:search",
    },
    "vienna": {
        "random": "tools.reference_players:at_random",
        "rule-based": "tools.vienna_player:by_rules",
    },
}
"""Players to measure those of each game against, as module:function, loaded when they play."""


class UnknownPlayer(ValueError):
    """A name that nobody plays under."""


def player(name: str, game: str) -> Player:
    """The player of a name in a game.

    Raises:
        UnknownPlayer: no level, style, reference or function is called so.
    """
    asked, _, style = name.partition(":")
    level, _, iterations = asked.partition("@")
    if level in LEVELS:
        own = Budget(iterations=_number(iterations)) if iterations else None
        temper = TEMPER_OF.get(style, style) if game == "vivaroi" else style
        return _opponent(game, level, temper or DEFAULT_STYLE, own)
    references = REFERENCES.get(game, {})
    if name not in references and ":" not in name:
        known = ", ".join((*LEVELS, *references))
        raise UnknownPlayer(f"no player {name!r}: {known}, or module:function")
    return _function(references.get(name, name))


def _number(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise UnknownPlayer(f"no number of iterations: {text!r}")
    return int(text)


def _opponent(game: str, level: str, style: str, own: Budget | None) -> Player:
    styles = GAMES[game].styles
    bot: Any = BOTS[game]  # of each a budget may be asked
    if style not in styles:
        raise UnknownPlayer(f"no style {style!r}: {', '.join(styles)}")

    def play(view: Any, seed: int, budget: Budget) -> Move:
        asked = own or (budget if any(budget) else None)
        move: Move = bot.choose(view, level, seed, style, budget=asked)
        return move

    return play


def _function(path: str) -> Player:
    module, _, function = path.partition(":")
    try:
        found: Player = getattr(import_module(module), function)
    except (ImportError, AttributeError, TypeError, ValueError) as failure:
        raise UnknownPlayer(f"no player {path!r}: {failure}") from failure
    return found
