"""What Vienna answers for, as ``core.Game`` asks it."""

from collections.abc import Sequence
from typing import Final

from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vienna.flow import apply, draw
from vivaroi_gui.rules.vienna.legal import legal
from vivaroi_gui.rules.vienna.moves import Deal, Move
from vivaroi_gui.rules.vienna.options import EDITIONS, GAME, STYLES, Options
from vivaroi_gui.rules.vienna.phase import NEW_ROUND, THROW
from vivaroi_gui.rules.vienna.state import State, new, result, to_act
from vivaroi_gui.rules.vienna.text import read_move, read_options, write_move, write_options
from vivaroi_gui.rules.vienna.view import View, view

__all__ = [
    "agreements",
    "apply",
    "chooses_at_once",
    "draw",
    "editions",
    "first_to_look",
    "has_secrets",
    "is_read_first",
    "legal",
    "name",
    "new",
    "notable",
    "public_facts",
    "read_move",
    "read_options",
    "result",
    "reveals",
    "seal_block",
    "sealed_waiting",
    "styles",
    "thrower",
    "to_act",
    "view",
    "write_move",
    "write_options",
]

name: Final = GAME
editions: Final = EDITIONS
styles: Final = STYLES
agreements: Final = ()
has_secrets: Final = False

_DEAL_BLOCK: Final = 512
"""No pile is longer in text."""


def notable(options: Options) -> int:
    """Nothing: all lies open."""
    return 0


def seal_block(move: Move) -> int | None:
    """The pile is sealed, as nobody knows who comes next; all else lies open."""
    return _DEAL_BLOCK if isinstance(move, Deal) else None


def public_facts(state: State) -> object:
    """The markers, coins and carriages, and who has which card."""
    cards = (state.start_cards, state.circles, state.owners, state.display)
    return (state.round, state.scores, state.coins, state.positions, state.dice, *cards)


def reveals(events: Sequence[Event]) -> bool:
    """There are no secrets to lay open."""
    return False


def sealed_waiting(view: View) -> int:
    """Nobody seals a move."""
    return 0


def is_read_first(view: View) -> bool:
    """Whether there is an evaluation to read before the next round."""
    return view.phase is NEW_ROUND and bool(view.evaluation)


def thrower(view: View) -> Seat | None:
    """Who throws for the first time in a round; another throw was asked for already."""
    is_first = view.phase is NEW_ROUND or (view.phase is THROW and not view.has_thrown[_on(view)])
    return _on(view) if is_first else None


def chooses_at_once(view: View) -> bool:
    """Never: one after the other."""
    return False


def first_to_look(view: View) -> Seat:
    """Whose turn it is."""
    return _on(view)


def _on(view: View) -> Seat:
    return view.turn or 0
