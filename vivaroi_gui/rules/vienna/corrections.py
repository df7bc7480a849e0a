"""An owner's corrections of the board, and the board in the config of a game.

Both are sections of values (docs/vienna-board.md); what they do not tell stays as shipped.
A value that is wrong is named, with what is permitted: :class:`~.faults.BadValue`.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import product
from typing import Any, Final

from vivaroi_gui.rules.core import Json
from vivaroi_gui.rules.vienna.board import (
    Action,
    Board,
    CharacterCard,
    Fit,
    Source,
    StartCard,
    Stop,
)
from vivaroi_gui.rules.vienna.data import (
    CHARACTER_CARDS,
    END_SCORE,
    NOTHING,
    PLAYERS,
    SUMS,
    Gains,
    Special,
    Symbols,
)
from vivaroi_gui.rules.vienna.faults import BadValue, Fault
from vivaroi_gui.rules.vienna.shipped import SHIPPED

MOST: Final = 9
"""Coins or points of one value: no more fit on a board."""
MOST_NUMBERS: Final = 2
"""Of a stop; all that is told of the printed board has one or two."""
MOST_SYMBOLS: Final = 5
"""On a card."""
LONGEST_NAME: Final = 20

_CHANGEABLE: Final = {one.value: one for one in (Action.GAIN, Action.CHARACTER, Action.SPECIAL)}
"""What a stop may be for where the rulebook does not say; all others are as it says."""
_CARDS: Final = {card.name.lower(): card for card in Special}
_DOUBLE: Final = Fit.DOUBLE.value
_GAIN: Final = ("cost", "coins", "points")
_KEYS: Final[dict[Action, tuple[str, ...]]] = {
    Action.KRIEAU: ("numbers", "coins", "points"),
    Action.PRATER: ("numbers",),
    Action.GAIN: ("numbers", "action", *_GAIN),
    Action.CHARACTER: ("numbers", "action", "cost"),
    Action.SPECIAL: ("numbers", "action", "card", *_GAIN),
    Action.MAJORITY: ("numbers", "more_coins", "more_points", "equal_coins", "equal_points"),
    Action.GLORIETTE: ("numbers", "cost"),
    Action.TIERGARTEN: ("numbers",),
    Action.HEURIGER: ("numbers",),
    Action.GEHEIMBUND: ("coins",),
}
"""What can be corrected at a stop, beside its name."""

_SYMBOLS: Final = Symbols._fields
_Path = tuple[str, ...]


def corrected(values: object) -> Board:
    """The shipped board with other values.

    Raises:
        BadValue: an unknown one, or one that cannot be played with.
    """
    sections = _section(values, (), Fault.UNKNOWN_SECTION, _SECTIONS)
    board = Board(
        stops=tuple(_stop(stop, sections.get(stop.id, {})) for stop in SHIPPED.stops),
        start_cards=_start_cards(sections.get("start_cards", {})),
        characters=_characters(sections.get("characters", {})),
        influence=_influence(sections.get("influence", {})),
        start_scores=_start_scores(sections.get("start_scores", {})),
    )
    _check_cards(board)
    return replace(
        board,
        influence_source=_source(board, SHIPPED, "influence"),
        start_scores_source=_source(board, SHIPPED, "start_scores"),
    )


_SECTIONS: Final = (
    *SHIPPED.index,
    "start_cards",
    "characters",
    "influence",
    "start_scores",
)


def written(board: Board) -> Json:
    """All values of a board, for :func:`corrected`."""
    copies = {card.id: card.copies for card in board.characters}
    return {
        **{stop.id: dict(_told(stop)) for stop in board.stops},
        "start_cards": {
            card.id: {"coins": card.coins, **card.symbols._asdict()} for card in board.start_cards
        },
        "characters": {kind: copies.get(kind, 0) for kind in KINDS},
        "influence": board.influence._asdict(),
        "start_scores": dict(zip(map(str, PLAYERS), board.start_scores, strict=True)),
    }


# --- stops ---------------------------------------------------------------------------------------

_VALUES: Final[dict[str, Callable[[Stop], object]]] = {
    "numbers": lambda stop: _DOUBLE if stop.fit is Fit.DOUBLE else list(stop.numbers),
    "action": lambda stop: stop.action.value,
    "card": lambda stop: None if stop.card is None else stop.card.name.lower(),
    "cost": lambda stop: stop.cost,
    "coins": lambda stop: stop.gains.coins,
    "points": lambda stop: stop.gains.points,
    "more_coins": lambda stop: stop.more.coins,
    "more_points": lambda stop: stop.more.points,
    "equal_coins": lambda stop: stop.equal.coins,
    "equal_points": lambda stop: stop.equal.points,
}


def _told(stop: Stop) -> Iterator[tuple[str, object]]:
    yield "name", stop.name
    for key in _KEYS[stop.action]:
        yield key, _VALUES[key](stop)


def _stop(shipped: Stop, values: object) -> Stop:
    path = (shipped.id,)
    action = _action(shipped, values)
    stop = shipped if action is shipped.action else _emptied(shipped, action)
    told = _section(values, path, Fault.UNKNOWN_KEY, ("name", *_KEYS[action]))

    def number(key: str) -> int:
        return _number(told.get(key, _VALUES[key](stop)), (*path, key), 0, MOST)

    fit, numbers = stop.fit, stop.numbers
    if "numbers" in told:
        fit, numbers = _numbers(told["numbers"], path)
    found = replace(
        stop,
        name=_name(told.get("name", stop.name), (*path, "name")),
        fit=fit,
        numbers=numbers,
        cost=number("cost"),
        gains=Gains(number("coins"), number("points")),
        card=_card(told, stop, path),
        more=Gains(number("more_coins"), number("more_points")),
        equal=Gains(number("equal_coins"), number("equal_points")),
    )
    return _with_sources(found, shipped)


def _action(shipped: Stop, values: object) -> Action:
    if shipped.action not in _CHANGEABLE.values() or not isinstance(values, Mapping):
        return shipped.action
    told = values.get("action", shipped.action.value)
    return _CHANGEABLE[_word(told, (shipped.id, "action"), tuple(_CHANGEABLE))]


def _emptied(stop: Stop, action: Action) -> Stop:
    """A stop that is for something else brings only what is told of it."""
    return replace(stop, action=action, cost=0, gains=NOTHING, card=None)


def _numbers(told: object, path: _Path) -> tuple[Fit, tuple[int, ...]]:
    path = (*path, "numbers")
    if told == _DOUBLE:
        return Fit.DOUBLE, ()
    if not isinstance(told, list) or not all(type(one) is int and one in SUMS for one in told):
        known, lowest, highest = (_DOUBLE,), SUMS.start, SUMS[-1]
        raise BadValue(
            Fault.NOT_NUMBERS, path, found=told, known=known, lowest=lowest, highest=highest
        )
    if not told:
        raise BadValue(Fault.NO_NUMBER, path)
    if len(told) > MOST_NUMBERS:
        raise BadValue(Fault.TOO_MANY, path, found=told, highest=MOST_NUMBERS)
    if len(set(told)) != len(told):
        raise BadValue(Fault.TWICE, path, found=told)
    return Fit.NUMBER, tuple(sorted(told))


def _card(told: Mapping[str, Any], stop: Stop, path: _Path) -> Special | None:
    if stop.action is not Action.SPECIAL:
        return None
    if "card" in told:
        return _CARDS[_word(told["card"], (*path, "card"), tuple(_CARDS))]
    if stop.card is None:
        raise BadValue(Fault.CARD_MISSING, path, known=tuple(_CARDS))
    return stop.card


def _check_cards(board: Board) -> None:
    """Every special card can be had somewhere."""
    handed_out = {stop.card for stop in board.stops}
    for name, card in _CARDS.items():
        if card not in handed_out:
            raise BadValue(Fault.CARD_NOWHERE, found=name)


def _with_sources(stop: Stop, shipped: Stop) -> Stop:
    names = ("name", "numbers", "fit", "action", "cost", "gains", "card", "more", "equal")
    changed = [name for name in names if getattr(stop, name) != getattr(shipped, name)]
    sources = dict(shipped.sources) | dict.fromkeys(changed, Source.OWNER)
    if "fit" in changed:
        sources["numbers"] = sources.pop("fit")
    return replace(stop, sources=tuple(sources.items()))


# --- cards and markers ---------------------------------------------------------------------------


def _start_cards(values: object) -> tuple[StartCard, ...]:
    ids = tuple(card.id for card in SHIPPED.start_cards)
    told = _section(values, ("start_cards",), Fault.UNKNOWN_KEY, ids)
    return tuple(_start_card(card, told.get(card.id, {})) for card in SHIPPED.start_cards)


def _start_card(shipped: StartCard, values: object) -> StartCard:
    path = ("start_cards", shipped.id)
    told = _section(values, path, Fault.UNKNOWN_KEY, ("coins", *_SYMBOLS))
    coins = _number(told.get("coins", shipped.coins), (*path, "coins"), 0, MOST)
    card = replace(shipped, coins=coins, symbols=_symbols(told, shipped.symbols, path))
    return card if card == shipped else replace(card, source=Source.OWNER)


def _spelt(counts: tuple[int, ...]) -> str:
    return "".join(letter * count for letter, count in zip("cxk", counts, strict=True))


KINDS: Final = tuple(
    dict.fromkeys(
        [
            *(card.id for card in SHIPPED.characters),
            *(_spelt(counts) for counts in product(range(4), repeat=3) if 1 <= sum(counts) <= 3),
        ]
    )
)
"""All that a character card can show: one to three symbols (c citizen, x cross, k crown)."""


def _characters(values: object) -> tuple[CharacterCard, ...]:
    path = ("characters",)
    told = _section(values, path, Fault.UNKNOWN_KEY, KINDS)
    shipped = {card.id: card for card in SHIPPED.characters}
    cards = []
    for kind in KINDS:
        card = shipped.get(kind) or CharacterCard(kind, Symbols(*map(kind.count, "cxk")), 0)
        copies = _number(told.get(kind, card.copies), (*path, kind), 0, CHARACTER_CARDS)
        source = card.source if copies == card.copies else Source.OWNER
        cards.append(replace(card, copies=copies, source=source))
    total = sum(card.copies for card in cards)
    if total != CHARACTER_CARDS:
        raise BadValue(Fault.WRONG_COUNT, path, found=total, lowest=CHARACTER_CARDS)
    return tuple(card for card in cards if card.copies)


def _influence(values: object) -> Symbols:
    told = _section(values, ("influence",), Fault.UNKNOWN_KEY, _SYMBOLS)
    return _symbols(told, SHIPPED.influence, ("influence",))


def _start_scores(values: object) -> tuple[int, ...]:
    path = ("start_scores",)
    told = _section(values, path, Fault.UNKNOWN_KEY, tuple(map(str, PLAYERS)))
    return tuple(
        _number(told.get(str(one), SHIPPED.start_score(one)), (*path, str(one)), 0, END_SCORE - 1)
        for one in PLAYERS
    )


def _symbols(told: Mapping[str, Any], shipped: Symbols, path: _Path) -> Symbols:
    counts: list[int] = []
    for name in _SYMBOLS:
        count = told.get(name, getattr(shipped, name))
        counts.append(_number(count, (*path, name), 0, MOST_SYMBOLS - sum(counts)))
    return Symbols(*counts)


def _source(board: Board, shipped: Board, name: str) -> Source:
    is_shipped = getattr(board, name) == getattr(shipped, name)
    return getattr(shipped, f"{name}_source") if is_shipped else Source.OWNER


# --- values --------------------------------------------------------------------------------------


def _section(
    values: object, path: _Path, unknown: Fault, known: tuple[str, ...]
) -> Mapping[str, Any]:
    if not isinstance(values, Mapping):
        raise BadValue(Fault.NOT_A_SECTION, path, found=values, known=known)
    for name in values:
        if name not in known:
            raise BadValue(unknown, (*path, str(name)), found=name, known=known)
    return values


def _number(value: object, path: _Path, lowest: int, highest: int) -> int:
    if type(value) is not int or not lowest <= value <= highest:
        raise BadValue(Fault.NOT_A_NUMBER, path, found=value, lowest=lowest, highest=highest)
    return value


def _word(value: object, path: _Path, known: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in known:
        raise BadValue(Fault.UNKNOWN_WORD, path, found=value, known=known)
    return value


def _name(value: object, path: _Path) -> str:
    """Letters, and what stands between those of a name: it is shown everywhere."""
    name = value if isinstance(value, str) and len(value) <= LONGEST_NAME else ""
    letters = [one.isalpha() for one in name if one not in " .-'’"]
    if not letters or not all(letters):
        raise BadValue(Fault.NOT_A_NAME, path, found=value, highest=LONGEST_NAME)
    return name.strip()
