"""The text form of moves and options: plain JSON values, as in docs/protocol.md."""

from collections.abc import Callable
from typing import Any, Final

from vivaroi_gui.rules.core import CHANCE, NOBODY, BadConfig, Json, RulesError, Seat
from vivaroi_gui.rules.vienna.board import Board
from vivaroi_gui.rules.vienna.corrections import corrected, written
from vivaroi_gui.rules.vienna.data import WHITE, Symbol
from vivaroi_gui.rules.vienna.moves import (
    ChooseGain,
    ChooseStartCard,
    ChooseSymbol,
    Deal,
    Dice,
    DoubleTurn,
    EndTurn,
    Gain,
    LeaveDice,
    Move,
    Place,
    Reroll,
    SetDie,
    SetGendarme,
    Steal,
    TakeCharacter,
    Throw,
    TurnDie,
)
from vivaroi_gui.rules.vienna.options import EDITIONS, Options

WORDS: Final = tuple(symbol.name.lower() for symbol in Symbol)
"""The symbols in text."""


class BadAction(RulesError):
    """A value that is not the text form of any move."""


# --- writing moves -------------------------------------------------------------------------------


def write_move(options: Options, seat: Seat, move: Move) -> Json:
    """The action of a seat; own dice by face, in rising order."""
    kind, fields = _WRITES[type(move)]
    return {"type": kind, **fields(options.board, move)}


def _deal(board: Board, move: Deal) -> Json:
    pile = [board.characters[one].id for one in move.pile]
    return {"first_player": move.first_player, "deck": pile}


def _throw(board: Board, move: Throw) -> Json:
    thrown: Json = {"dice": list(move.dice)}
    return thrown if move.white is None else {**thrown, "white": move.white}


def _portion(move: Place | Reroll) -> Json:
    return {"dice": list(move.dice), **({"white": True} if move.white else {})}


def _die(board: Board, move: TurnDie | SetDie) -> Json:
    return {**({"white": True} if move.die == WHITE else {"die": move.die}), "to": move.to}


_WRITES: Final[dict[type, tuple[str, Callable[[Board, Any], Json]]]] = {
    Deal: ("deal", _deal),
    Throw: ("throw", _throw),
    ChooseStartCard: ("start_card", lambda board, m: {"card": board.start_cards[m.card].id}),
    Place: ("place", lambda board, m: {"space": board.stops[m.stop].id, **_portion(m)}),
    Reroll: ("reroll", lambda board, m: _portion(m)),
    TurnDie: ("turn", _die),
    DoubleTurn: ("double_turn", lambda board, m: {}),
    EndTurn: ("end_turn", lambda board, m: {}),
    SetGendarme: ("gendarme", lambda board, m: {"space": board.stops[m.stop].id}),
    ChooseGain: ("krieau", lambda board, m: {"gain": m.gain.value}),
    SetDie: ("set", _die),
    LeaveDice: ("skip", lambda board, m: {}),
    TakeCharacter: ("take", lambda board, m: {"card": board.characters[m.character].id}),
    ChooseSymbol: ("symbol", lambda board, m: {"symbol": WORDS[m.symbol]}),
    Steal: ("steal", lambda board, m: {"from": [list(pair) for pair in m.coins]}),
}


# --- reading moves -------------------------------------------------------------------------------


def read_move(options: Options, action: object, turn: Seat | None) -> tuple[Seat, Move]:
    """The seat and move of an action, which belongs to the seat whose ``turn`` it is.

    Raises:
        BadAction: not the text form of a move.
    """
    if not isinstance(action, dict):
        raise BadAction("an action is an object")
    kind = action.get("type")
    if not isinstance(kind, str) or kind not in _READS:
        raise BadAction("type: one of " + ", ".join(_READS))
    fields = {key: value for key, value in action.items() if key != "type"}
    required, optional, read = _READS[kind]
    if not required <= fields.keys() <= required | optional:
        raise BadAction(f"{kind}: with {', '.join(sorted(required)) or 'nothing else'}")
    seat = CHANCE if kind in ("deal", "throw") else NOBODY if turn is None else turn
    return seat, read(options.board, fields)


def _read_deal(board: Board, fields: Json) -> Move:
    ids = [one.id for one in board.characters]
    pile = [_named(ids, one, "deck") for one in _list(fields["deck"], "deck")]
    return Deal(_integer(fields["first_player"], "first_player"), tuple(pile))


def _read_throw(board: Board, fields: Json) -> Move:
    white = fields.get("white")
    return Throw(_dice(fields), None if white is None else _integer(white, "white"))


def _read_place(board: Board, fields: Json) -> Move:
    return Place(_stop(board, fields), _dice(fields), _white(fields))


def _read_reroll(board: Board, fields: Json) -> Move:
    return Reroll(_dice(fields), _white(fields))


def _read_turn(board: Board, fields: Json) -> Move:
    return TurnDie(_read_die(fields), _integer(fields["to"], "to"))


def _read_set(board: Board, fields: Json) -> Move:
    return SetDie(_read_die(fields), _integer(fields["to"], "to"))


def _read_die(fields: Json) -> int:
    if ("die" in fields) is ("white" in fields):
        raise BadAction("either a die, or the white one")
    if "white" in fields:
        _white(fields)
        return WHITE
    face = _integer(fields["die"], "die")
    return -1 if face == WHITE else face  # the white die has a name, no number


def _read_start_card(board: Board, fields: Json) -> Move:
    return ChooseStartCard(_named([one.id for one in board.start_cards], fields["card"], "card"))


def _read_gendarme(board: Board, fields: Json) -> Move:
    return SetGendarme(_stop(board, fields))


def _read_gain(board: Board, fields: Json) -> Move:
    words = [gain.value for gain in Gain]
    return ChooseGain(tuple(Gain)[_named(words, fields["gain"], "gain")])


def _read_take(board: Board, fields: Json) -> Move:
    return TakeCharacter(_named([one.id for one in board.characters], fields["card"], "card"))


def _read_symbol(board: Board, fields: Json) -> Move:
    return ChooseSymbol(Symbol(_named(WORDS, fields["symbol"], "symbol")))


def _read_steal(board: Board, fields: Json) -> Move:
    pairs = [_list(pair, "from") for pair in _list(fields["from"], "from")]
    if not all(len(pair) == 2 for pair in pairs):
        raise BadAction("from: each a player and a number of coins")
    return Steal(tuple((_integer(who, "from"), _integer(coins, "from")) for who, coins in pairs))


_Read = tuple[frozenset[str], frozenset[str], Callable[[Board, Json], Move]]


def _with(required: str, read: Callable[[Board, Json], Move], optional: str = "") -> _Read:
    return frozenset(required.split()), frozenset(optional.split()), read


_READS: Final[dict[str, _Read]] = {
    "deal": _with("first_player deck", _read_deal),
    "throw": _with("dice", _read_throw, "white"),
    "start_card": _with("card", _read_start_card),
    "place": _with("space dice", _read_place, "white"),
    "reroll": _with("dice", _read_reroll, "white"),
    "turn": _with("to", _read_turn, "die white"),
    "double_turn": _with("", lambda board, fields: DoubleTurn()),
    "end_turn": _with("", lambda board, fields: EndTurn()),
    "gendarme": _with("space", _read_gendarme),
    "krieau": _with("gain", _read_gain),
    "set": _with("to", _read_set, "die white"),
    "skip": _with("", lambda board, fields: LeaveDice()),
    "take": _with("card", _read_take),
    "symbol": _with("symbol", _read_symbol),
    "steal": _with("from", _read_steal),
}


# --- values --------------------------------------------------------------------------------------


def _list(value: object, what: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadAction(f"{what}: a list")
    return value


def _integer(value: object, what: str) -> int:
    if type(value) is not int:
        raise BadAction(f"{what}: a whole number")
    return value


def _named(names: tuple[str, ...] | list[str], value: object, what: str) -> int:
    """The place of a name among those that there are."""
    if not isinstance(value, str) or value not in names:
        raise BadAction(f"{what}: one of {', '.join(names)}")
    return names.index(value)


def _stop(board: Board, fields: Json) -> int:
    return _named([stop.id for stop in board.stops], fields["space"], "space")


def _dice(fields: Json) -> Dice:
    """In rising order, however they are written."""
    return tuple(sorted(_integer(face, "dice") for face in _list(fields["dice"], "dice")))


def _white(fields: Json) -> bool:
    if "white" in fields and fields["white"] is not True:
        raise BadAction("white: true, or left out")
    return "white" in fields


# --- options -------------------------------------------------------------------------------------


def write_options(options: Options) -> Json:
    """The config of a game, with the whole board: no later change of it changes the game."""
    return {
        "edition": options.edition,
        "players": options.players,
        "board": written(options.board),
    }


def read_options(config: object) -> Options:
    """The options of a config; without a board it is the shipped one.

    Raises:
        BadConfig: another edition, unknown keys, or values that the rules forbid.
    """
    if not isinstance(config, dict):
        raise BadConfig("a config is an object")
    if config.get("edition") not in EDITIONS:
        raise BadConfig("edition: " + " or ".join(EDITIONS))
    if not config.keys() <= {"edition", "players", "board"}:
        raise BadConfig("unknown keys in the config")
    chosen = {key: value for key, value in config.items() if key != "edition"}
    if "board" in chosen:
        chosen["board"] = corrected(chosen["board"])
    return Options(**chosen)
