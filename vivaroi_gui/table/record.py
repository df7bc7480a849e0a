"""The record of a game: a header and the inputs, one JSON line each (docs/file-format.md).

What a game seals is obfuscated, so that nobody reads a secret by opening the file.  This is no
encryption: the key is in the header.
"""

import base64
import hashlib
import json
from collections.abc import Callable, Iterable, Set
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from vivaroi_gui import __version__
from vivaroi_gui.rules.catalog import game_named
from vivaroi_gui.rules.core import (
    CHANCE,
    DEFAULT_STYLE,
    AnyGame,
    Json,
    Move,
    Options,
    RulesError,
    Seat,
    State,
)
from vivaroi_gui.table.names import seat_names
from vivaroi_gui.table.players import Kind, Person, Player, check_players, with_names
from vivaroi_gui.table.table_options import NAMES, TableOptions

FORMAT: Final = 5
LONGEST: Final = 1_000_000
"""Bytes above which a file is no record of a game."""
_LONGEST_TEXT: Final = 100
"""Characters of a text in the header."""

_THIRD_HEADER: Final = frozenset(
    ("game", "format", "version", "id", "created", "options", "players")
)
"""What the header was until format 3."""
_HEADER: Final = _THIRD_HEADER | {"table"}
_FIRST_PLAYER: Final = frozenset(("name", "kind", "level", "colour", "avatar"))
"""What format 1 knew of a player."""
_SECOND_PLAYER: Final = _FIRST_PLAYER | {"style", "lent"}
"""What format 2 knew of a player."""
_PLAYER: Final = _SECOND_PLAYER | {"partner"}
_PARTNER: Final = frozenset(("name", "colour", "avatar"))


class RecordError(Exception):
    """A file that cannot be played on."""


class DamagedRecord(RecordError):
    """Cut short, changed, or no record at all."""


class NewerRecord(RecordError):
    """Written by a newer version of the game."""


@dataclass(slots=True)
class Record:
    """Who plays what, and every input so far in order, the moves of CHANCE among them.

    ``created`` is when the game began, None where nobody told; ``agreed`` what the table chose.
    """

    game_id: str
    options: Options
    players: tuple[Player, ...]
    inputs: list[tuple[Seat, Move]] = field(default_factory=list)
    created: datetime | None = None
    agreed: TableOptions = field(default_factory=TableOptions)

    @property
    def game(self) -> AnyGame:
        return game_named(self.options.game)

    def view(self) -> Any:
        """What everybody may see after the last input, as the game shows it."""
        game = self.game
        state = game.new(self.options)
        for seat, move in self.inputs:
            game.apply(state, seat, move)
        return game.view(state)


# --- writing ----------------------------------------------------------------------------------


def write(record: Record, writer: str = __version__) -> str:
    """The text of the file; ``writer`` is the version of the game, and what else is to be told."""
    game = record.game
    header = {
        "game": game.name,
        "format": FORMAT,
        "version": writer[:_LONGEST_TEXT],
        "id": record.game_id,
        "created": record.created and record.created.isoformat(),
        "options": game.write_options(record.options),
        "table": record.agreed.chosen,
        "players": write_players(record.players),
    }
    state, apply = game.new(record.options), game.apply
    lines: list[Json] = [header]
    for number, (seat, move) in enumerate(record.inputs):
        line: Json = {"check": _fingerprint(game, state)} if seat == CHANCE else {}
        lines.append(line | _write_input(record, game, number, seat, move))
        apply(state, seat, move)
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def write_players(players: Iterable[Player]) -> list[Json]:
    """Who sits where, as JSON values."""
    return [_write_player(player) for player in players]


def _write_player(player: Player) -> Json:
    return {
        "name": player.name,
        "kind": player.kind.value,
        "level": player.level,
        "style": player.style,
        "lent": player.is_lent,
        "colour": player.colour,
        "avatar": player.avatar,
        "partner": player.partner and player.partner._asdict(),
    }


def _write_input(record: Record, game: AnyGame, number: int, seat: Seat, move: Move) -> Json:
    action = game.write_move(record.options, seat, move)
    block = game.seal_block(move)
    if block is None:
        return {"seat": seat, "do": action}
    return {"seat": seat, "sealed": _seal(record.game_id, number, json.dumps(action), block)}


def _fingerprint(game: AnyGame, state: State) -> str:
    """What everybody saw before chance acted: a replay that drifted is found out."""
    seen = json.dumps(game.public_facts(state))
    return hashlib.sha256(seen.encode()).hexdigest()[:16]


def _seal(game_id: str, number: int, text: str, block: int) -> str:
    plain = text.encode()
    padded = plain.ljust(-(-len(plain) // block) * block)
    return base64.b64encode(_veiled(game_id, number, padded)).decode()


def _open(game_id: str, number: int, sealed: str) -> str:
    return _veiled(game_id, number, base64.b64decode(sealed, validate=True)).decode().rstrip()


def _veiled(game_id: str, number: int, data: bytes) -> bytes:
    """XOR with a stream of the game and the line: its own inverse."""
    stream = hashlib.shake_256(f"{game_id}/{number}".encode()).digest(len(data))
    veiled = int.from_bytes(data, "big") ^ int.from_bytes(stream, "big")
    return veiled.to_bytes(len(data), "big")


# --- reading ----------------------------------------------------------------------------------


def read(data: bytes) -> Record:
    """The record in a file, every input checked by the rules.

    Raises:
        NewerRecord: written by a newer version.
        DamagedRecord: anything else that is not a record.
    """
    return _read_with(_read, data)


def read_header(data: bytes) -> Record:
    """The record in a file before its first input: who plays what.

    Raises:
        NewerRecord: written by a newer version.
        DamagedRecord: anything else that does not begin as a record.
    """
    return _read_with(_read_first, data)


def _read_with(reader: Callable[[str], Record], data: bytes) -> Record:
    if len(data) > LONGEST:
        raise DamagedRecord("too long for the record of a game")
    try:
        return reader(data.decode())
    except (ValueError, TypeError, KeyError, RulesError, RecursionError) as error:
        raise DamagedRecord(f"{type(error).__name__}: {error}"[:200]) from error


def _read_first(text: str) -> Record:
    return _read_header(json.loads(text.partition("\n")[0]))


def _read(text: str) -> Record:
    lines = text.split("\n")
    record = _read_first(text)
    if lines.pop():
        raise DamagedRecord("the last line is cut short")
    game = record.game
    _replay(record, game, (_read_input(record, game, *line) for line in enumerate(lines[1:])))
    return record


def _read_header(header: Json) -> Record:
    name = _text(header["game"])
    _check_format(header)
    format_, game = header["format"], game_named(name)
    _check_fields(header, _HEADER if format_ > 3 else _THIRD_HEADER)
    agreed = _read_table(header.get("table", {}))
    _text(header["version"])
    options = game.read_options(header["options"])
    players = _with_clean_names(_read_players(header["players"], format_))
    check_players(players, options)
    created = _moment(header["created"])
    return Record(_text(header["id"]), options, players, created=created, agreed=agreed)


def _check_format(header: Json) -> None:
    """First of all: of a newer file nothing else is known, its game may be a newer one too."""
    format_ = header["format"]
    if type(format_) is not int or format_ < 1:
        raise DamagedRecord("no record of a game")
    if format_ > FORMAT:
        raise NewerRecord(f"format {format_}, this version reads {FORMAT}")


def _read_table(chosen: object) -> TableOptions:
    """The options of the table; an unknown one may hide what would be shown here."""
    if not isinstance(chosen, dict) or any(is_on is not True for is_on in chosen.values()):
        raise DamagedRecord("no options of a table")
    if unknown := chosen.keys() - set(NAMES):
        raise NewerRecord(f"{len(unknown)} options of the table that this version lacks")
    return TableOptions(**chosen)


def _check_fields(value: object, names: Set[str]) -> None:
    if not isinstance(value, dict) or value.keys() != names:
        raise DamagedRecord("other fields than a record has")


def _with_clean_names(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """The players under names that could be typed today.

    What a name may hold follows Unicode, and so changes from one version to the next.
    """
    names = [person.name for player in players for person in player.persons]
    clean = tuple(seat_names([name], [name])[0] for name in names)
    if not all(clean) or seat_names(clean, clean) != clean:
        raise DamagedRecord("nobody could tell the names apart")
    return with_names(players, clean)


def read_players(text: str, options: Options) -> tuple[Player, ...]:
    """The players in a JSON text, of any format.

    Raises:
        DamagedRecord: it holds no players who may sit down together to such a game.
    """
    try:
        values = json.loads(text)
        players = _with_clean_names(_read_players(values, _format_of(values)))
        check_players(players, options)
    except (ValueError, TypeError, KeyError, RulesError, RecursionError) as error:
        raise DamagedRecord("no players") from error
    return players


def _format_of(values: Iterable[Json]) -> int:
    known: set[str] = set().union(*values)
    return FORMAT if "partner" in known else 2 if "style" in known else 1


def _read_players(values: Iterable[Json], format_: int) -> tuple[Player, ...]:
    if format_ == 1:
        values = [_with_style(value) for value in values]
    if format_ <= 2:
        values = [_alone(value) for value in values]
    return tuple(_read_player(value) for value in values)


def _with_style(player: Json) -> Json:
    """What format 2 says of a player of format 1."""
    style = None if player["level"] is None else DEFAULT_STYLE
    _check_fields(player, _FIRST_PLAYER)
    return player | {"style": style, "lent": False}


def _alone(player: Json) -> Json:
    """What format 3 says of a player of format 2."""
    _check_fields(player, _SECOND_PLAYER)
    return player | {"partner": None}


def _read_player(player: Json) -> Player:
    style = _text_or_none(player["style"])
    _check_fields(player, _PLAYER)
    read = Player(
        name=_text(player["name"]),
        kind=Kind(player["kind"]),
        level=_text_or_none(player["level"]),
        style=style,
        colour=_text(player["colour"]),
        avatar=_text(player["avatar"]),
        is_lent=_truth(player["lent"]),
        partner=_read_partner(player["partner"]),
    )
    if read.style != style:
        raise DamagedRecord("an AI without a style")
    return read


def _read_partner(partner: object) -> Person | None:
    if partner is None:
        return None
    if not isinstance(partner, dict):
        raise DamagedRecord("a partner that is none")
    _check_fields(partner, _PARTNER)
    return Person(**{name: _text(value) for name, value in partner.items()})


def _text_or_none(value: object) -> str | None:
    return None if value is None else _text(value)


def _text(value: object) -> str:
    if not isinstance(value, str) or not 0 < len(value) <= _LONGEST_TEXT:
        raise DamagedRecord("a text that is none")
    value.encode()  # half a character can be read, and never be written again
    return value


def _truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise DamagedRecord("neither true nor false")
    return value


def _moment(value: object) -> datetime | None:
    return None if value is None else datetime.fromisoformat(_text(value))


def _read_input(record: Record, game: AnyGame, number: int, text: str) -> tuple[Seat, Move, Any]:
    line = json.loads(text)
    seat = line["seat"]
    sealed = line.get("sealed")
    action = line["do"] if sealed is None else json.loads(_open(record.game_id, number, sealed))
    actor, move = game.read_move(record.options, action, seat)
    if type(seat) is not int or actor != seat:
        raise DamagedRecord("a line of another seat")
    what = "do" if game.seal_block(move) is None else "sealed"
    _check_fields(line, {"seat", what, "check"} if seat == CHANCE else {"seat", what})
    return seat, move, line.get("check")


def _replay(record: Record, game: AnyGame, inputs: Iterable[tuple[Seat, Move, Any]]) -> None:
    """Plays the inputs into an empty record, as the rules allow."""
    state, apply = game.new(record.options), game.apply
    for seat, move, check in inputs:
        if seat == CHANCE and check != _fingerprint(game, state):
            raise DamagedRecord("the game does not replay to what was recorded")
        apply(state, seat, move)
        record.inputs.append((seat, move))
