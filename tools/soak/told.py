"""What assistive technology is told of whole games: short and speakable names of their own."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtGui import QAccessible, QAccessibleInterface

from tools.soak import windows
from tools.soak.broken import Broken
from tools.soak.games import TownOrCastle
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules import vienna
from vivaroi_gui.rules.vivaroi import Options, Placement
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.access_parts import Node

_Role = QAccessible.Role
_Text = QAccessible.Text
_NAMED: Final = (
    *(_Role.Button, _Role.RadioButton, _Role.CheckBox, _Role.ListItem, _Role.StaticText),
    *(_Role.Heading, _Role.List, _Role.ComboBox, _Role.EditableText, _Role.Dialog, _Role.Slider),
)
_UNSPOKEN: Final = ("&", "\u2212", "\u2192", "..", "?.", "!.", ".;", ".,", "{", "[", "(s)", "<")
_LONGEST: Final = 80
_OUTCOME: Final = 110
"""Letters of a heading, which may be two sentences."""
_LINE: Final = 200
"""Letters of a line of the chronicle, or of what is said for a moment."""
_EVERY: Final = 4
_MODERN: Final = partial(Options, edition="2024")
_TABLES: Final[tuple[TownOrCastle, ...]] = (
    vienna.Options(3),
    Options(4),
    _MODERN(3, ambition=True),
    _MODERN(4, wedding=True),
    _MODERN(5, banished=True),
    Options(3, rounds=1, placement=Placement.RANDOM),
    _MODERN(2, emissary=True),
    vienna.Options(5),
    _MODERN(3, teams=((0, 1), (2,)), shared_marker=True, emissary=True),
    _MODERN(8),
)
"""Each edition, and each option of the second one."""


def check(seed: int) -> str:
    """Plays a game in the window and reads all that is showing, every few steps.

    Raises:
        Broken: something has no name, shares it with a neighbour, or cannot be read out.
    """
    steps, told = 0, list[int]()

    def look(window: MainWindow) -> None:
        nonlocal steps
        steps += 1
        if steps % _EVERY == 0:
            told.append(read(window))

    options = _TABLES[seed % len(_TABLES)]
    language = tuple(LANGUAGES)[seed % len(LANGUAGES)]
    played = windows.check(seed, look, options, language)
    return f"{len(told)} views, {sum(told)} things told; {played}"


class _Told(NamedTuple):
    face: QAccessibleInterface
    role: QAccessible.Role
    name: str

    @property
    def is_part(self) -> bool:
        return isinstance(self.face.object(), Node)


def read(window: MainWindow) -> int:
    """How many things there are in the middle of the window now."""
    (*_, number) = (0, *(at for at, _ in enumerate(_walked(_face(window)), 1)))
    return number


def _face(window: MainWindow) -> QAccessibleInterface:
    face: QAccessibleInterface | None = QAccessible.queryAccessibleInterface(window)
    assert face is not None
    return face


def _walked(face: QAccessibleInterface) -> Iterator[_Told]:
    found = [face.child(at) for at in range(face.childCount())]
    below = [_Told(one, one.role(), one.text(_Text.Name)) for one in found if _is_seen(one)]
    _check_apart(below, face.text(_Text.Name))
    for told in below:
        _check(told)
        yield told
        yield from _walked(told.face)


def _is_seen(face: QAccessibleInterface | None) -> bool:
    return face is not None and face.isValid() and not face.state().invisible


def _check_apart(siblings: list[_Told], above: str) -> None:
    """Lines of what happened may say the same."""
    named = [one for one in siblings if one.role in _NAMED and one.role != _Role.StaticText]
    names = Counter((one.role, one.name) for one in named if one.name)
    several = [one for one, count in names.items() if count > 1]
    if several:
        raise Broken(f"several of one name in {above!r}: {several}")


def _check(told: _Told) -> None:
    if told.role in _NAMED and not told.name:
        raise Broken(f"no name: {told.role} {told.face.object()}")
    longest = {_Role.Heading: _OUTCOME, _Role.StaticText: _LINE}.get(told.role, _LONGEST)
    if len(told.name) > longest:
        raise Broken(f"too long, {len(told.name)}: {told.name!r}")
    said = f"{told.name} {told.face.text(_Text.Description)}"
    found = [sign for sign in _UNSPOKEN if sign in said]
    if found and not ("&" in found and len(found) == 1 and not told.is_part):
        raise Broken(f"cannot be read out, {found}: {said!r}")
