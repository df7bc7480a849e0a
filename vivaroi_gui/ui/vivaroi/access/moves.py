"""The legal moves as rows, in the order of the cast: an equal way to play."""

from collections.abc import Iterator

from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import THRONE, WCS, Character
from vivaroi_gui.rules.vivaroi.moves import MoveUp, Place
from vivaroi_gui.ui.kit.access_parts import AccessPart, Role
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.vivaroi.scene.geometry import LEVEL
from vivaroi_gui.ui.vivaroi.words.editions import lore
from vivaroi_gui.ui.vivaroi.words.lore import Lore

_MOST = 20
"""Moves that are told all at once."""


def moves(view: View, selection: Character | None = None) -> Iterator[AccessPart]:
    """What may be moved now, as one list; nothing where the viewer moves nobody.

    Where there are many, only those of the character in the hand.
    """
    rows = move_rows(view)
    if len(rows) > _MOST:
        rows = [(move, said) for move, said in rows if move.character == selection]
    if rows:
        name = text("access", "table.moves").format(n=len(rows))
        parts = tuple(_row(move, said) for move, said in rows)
        yield AccessPart("moves", Role.List, name, text("access", "table.moves.how"), parts=parts)


def move_rows(view: View) -> list[tuple[Place | MoveUp, str]]:
    """Each legal move of a character with its words, so that a row stays where it was."""
    words = lore(view.options.edition)
    legal = [move for move in view.legal if isinstance(move, Place | MoveUp)]
    ordered = sorted(legal, key=lambda move: (move.character, _to(move)))
    return [(move, _said(view, move, words)) for move in ordered]


def _to(move: Place | MoveUp) -> int:
    return move.floor if isinstance(move, Place) else move.to


def _row(move: Place | MoveUp, said: str) -> AccessPart:
    return AccessPart(f"move:{move.character}.{_to(move)}", Role.Button, said, act=move)


def _said(view: View, move: Place | MoveUp, words: Lore) -> str:
    to = _to(move)
    if to == THRONE:
        name = "table.move.throne"
    elif to in WCS:
        name = "table.move.wc"
    elif isinstance(move, Place):
        name = "table.move.place"
    else:
        is_out = view.places[move.character] in WCS
        name = "table.move.out" if is_out else "table.move.up"
    floor, number = words.floor(LEVEL.get(to, to)), LEVEL.get(to, to)
    who = words.character(move.character)
    return text("access", name).format(character=who, floor=floor, n=number)
