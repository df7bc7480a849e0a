"""Walking over the characters by keys."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from vivaroi_gui.rules.vivaroi.data import FLOORS, RESERVE, Character
from vivaroi_gui.ui.vivaroi.scene.cast import Cast
from vivaroi_gui.ui.vivaroi.scene.geometry import LEVEL

_ALL = 99
"""Steps that lead to the end of every row."""
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
    Qt.Key.Key_Home: (-_ALL, 0),
    Qt.Key.Key_End: (_ALL, 0),
}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
WC = "w"
"""Sends the selected character to the WC; nobody's name begins with it."""


def rows(cast: Cast) -> list[list[Character]]:
    """Who can be walked to: the gate below, then the floors with what is beside them."""
    found = []
    for place in (RESERVE, *FLOORS):
        level = [place, *(annex for annex, floor in LEVEL.items() if floor == place)]
        row = [one for annex in level for one in cast.seating.at(annex) if cast.stand(one)]
        if row:
            found.append(row if place == RESERVE else _from_left(cast, row))
    return found


def _from_left(cast: Cast, row: list[Character]) -> list[Character]:
    feet = {one: stand.feet.x() for one in row if (stand := cast.stand(one))}
    return sorted(row, key=lambda one: feet[one])


def walked(cast: Cast, start: Character | None, across: int, up: int) -> Character | None:
    """The character that one arrow key leads to; the start itself at the end of the way."""
    all_rows = rows(cast)
    here = next((index for index, row in enumerate(all_rows) if start in row), None)
    if start is None or here is None:
        return all_rows[0][0] if all_rows else None
    if across:
        row = all_rows[here]
        return row[max(0, min(len(row) - 1, row.index(start) + across))]
    there = max(0, min(len(all_rows) - 1, here + up))
    return start if there == here else _nearest(cast, all_rows[there], start)


def way(across: int, up: int) -> str:
    """Where a step leads, in a word."""
    if across:
        return "right" if across > 0 else "left"
    return "up" if up > 0 else "down"


def _nearest(cast: Cast, row: list[Character], start: Character) -> Character:
    x = cast.pawn(start).pos().x()
    return min(row, key=lambda character: abs(cast.pawn(character).pos().x() - x))


def tabbed(
    cast: Cast, start: Character | None, wanted: frozenset[Character], step: int
) -> Character | None:
    """The next character among the wanted ones, None beyond the last: Tab then leaves."""
    order = [character for row in rows(cast) for character in row if character in wanted]
    if start not in order:
        return (order[0] if step > 0 else order[-1]) if order else None
    index = order.index(start) + step
    return order[index] if 0 <= index < len(order) else None


def initial(
    cast: Cast, start: Character | None, letter: str, name: Callable[[Character], str]
) -> Character | None:
    """The next character on the board whose name begins with the letter."""
    after = (start if start is not None else -1) + 1
    number = len(cast.pawns)
    for step in range(number):
        character = (after + step) % number
        if name(character).casefold().startswith(letter) and cast.stand(character):
            return character
    return None
