"""Parts of an explanation as text, for a file beside the game: read as they were, or not at all."""

import json
from collections.abc import Iterable
from enum import Enum
from functools import cache, partial
from types import NoneType, UnionType
from typing import Any, Final, NamedTuple, Union, get_args, get_origin, get_type_hints

from vivaroi_gui import __version__
from vivaroi_gui.ai.review import Basis, Luck, Part, Point, Progress, Turn
from vivaroi_gui.rules.catalog import game_named
from vivaroi_gui.rules.core import Move, Options, RulesError, Shown

_ANY_GAMES: Final = (Point, Turn, Luck, Progress)
_DAMAGE: Final = (
    *(ValueError, TypeError, LookupError, ArithmeticError, AttributeError, RecursionError),
    RulesError,
)


class NoParts(ValueError):
    """Another version's, damaged, or none."""


def write_parts(parts: Iterable[Part], options: Options, basis: Basis) -> str:
    """All parts of a game, without those that later ones have taken the place of."""
    writer = _Translator(options)
    told = [{"is": type(part).__name__, **writer.written(part)} for part in _last_words(parts)]
    return json.dumps({"version": _version(basis), "parts": told})


def read_parts(text: str, shown: Shown, basis: Basis) -> tuple[Part, ...]:
    """The parts about a game in a text, which end with the last one.

    Raises:
        NoParts: there are none to go by.
    """
    named = {one.__name__: one for one in (*_ANY_GAMES, *basis.parts)}
    reader = _Translator(shown.sights[0].view.options)
    try:
        found = json.loads(text)
        if found["version"] != _version(basis):
            raise NoParts("of another version")
        parts = tuple(reader.read(named[part.pop("is")], part) for part in found["parts"])
    except _DAMAGE as error:
        raise NoParts(str(error)) from error
    if not parts or parts[-1] != Progress(1.0):
        raise NoParts("cut short")
    if not all(part.fits(shown) for part in parts):
        raise NoParts("of another game, or of none")
    return parts


def _version(basis: Basis) -> str:
    return f"{__version__}/{basis.supposed}"


def _last_words(parts: Iterable[Part]) -> list[Part]:
    """Of the points of one place the best measured one, and how far it is at the end alone."""
    last: dict[object, Part] = {}
    for number, part in enumerate(parts):
        key: object = number
        if isinstance(part, Point):
            key = part.at, part.is_public
        elif isinstance(part, Progress):
            key = Progress
        last.pop(key, None)
        last[key] = part
    return list(last.values())


class _Translator(NamedTuple):
    """Between named tuples and objects of JSON, by the types of their fields.

    A move is written as its game does it, by the ``seat`` of the part that it is in.
    """

    options: Options

    def written(self, part: Any) -> dict[str, Any]:
        kind: Any = type(part)
        fields = _fields(kind)
        seat = getattr(part, "seat", 0)
        return {name: self._written(getattr(part, name), seat) for name in fields}

    def _written(self, value: Any, seat: int) -> Any:
        if isinstance(value, Move):
            return game_named(self.options.game).write_move(self.options, seat, value)
        if isinstance(value, tuple):
            is_named = hasattr(value, "_fields")
            return self.written(value) if is_named else [self._written(x, seat) for x in value]
        return value.value if isinstance(value, Enum) else value

    def read(self, kind: Any, told: dict[str, Any]) -> Part:
        """One part.

        Raises:
            TypeError, ValueError, KeyError: it is none of this kind.
        """
        fields = _fields(kind)
        if told.keys() != fields.keys():
            raise ValueError("other fields")
        read = partial(self._read, seat=told.get("seat", 0))
        part: Part = kind(**{name: read(type_, told[name]) for name, type_ in fields.items()})
        return part

    def _read(self, type_: Any, told: Any, seat: int) -> Any:
        origin = get_origin(type_)
        if _is_move(type_):
            return game_named(self.options.game).read_move(self.options, told, seat)[1]
        if origin in (Union, UnionType):
            (inner,) = (one for one in get_args(type_) if one is not NoneType)
            return None if told is None else self._read(inner, told, seat)
        if origin is tuple:
            return self._read_row(get_args(type_), told, seat)
        if issubclass(type_, tuple):
            return self.read(type_, told)
        if issubclass(type_, Enum):
            return type_(told)
        return _plain(type_, told)

    def _read_row(self, types: tuple[Any, ...], told: Any, seat: int) -> tuple[Any, ...]:
        if not isinstance(told, list):
            raise TypeError("no row")
        if types[-1] is Ellipsis:
            types = (types[0],) * len(told)
        return tuple(self._read(*pair, seat) for pair in zip(types, told, strict=True))


@cache
def _fields(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def _is_move(type_: Any) -> bool:
    kinds = get_args(type_) or (type_,)
    return all(isinstance(one, type) and issubclass(one, Move) for one in kinds)


def _plain(type_: Any, told: Any) -> Any:
    """A truth, a number or a text; JSON writes a whole number of another kind the same way."""
    if type_ is float and type(told) is int:
        return float(told)
    if type(told) is not type_:
        raise TypeError("another kind")
    return told
