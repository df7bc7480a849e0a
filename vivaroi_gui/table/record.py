"""The record of a game: a header and the inputs, one JSON line each (docs/file-format.md).

What a game seals is obfuscated, so that nobody reads a secret by opening the file.  This is no
encryption: the key is in the header.
"""

import hashlib
import json
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Final, NamedTuple

from vivaroi_gui import __version__
from vivaroi_gui.rules.catalog import game_named
from vivaroi_gui.rules.core import (
    CHANCE,
    LEVELS,
    AnyGame,
    Json,
    Move,
    Options,
    RulesError,
    Seat,
    State,
)
from vivaroi_gui.table.damage import DamagedRecord, NewerRecord
from vivaroi_gui.table.fields import LONGEST_TEXT, check_fields, moment_of, text_of, truth_of
from vivaroi_gui.table.notes import AllNotes, Marks, note_size
from vivaroi_gui.table.player_lines import players_of, with_clean_names, write_players
from vivaroi_gui.table.players import Player, check_players
from vivaroi_gui.table.seal import seal, unsealed
from vivaroi_gui.table.shuffling import SEED_BITS
from vivaroi_gui.table.table_options import NAMES, TableOptions

FORMAT: Final = 7
LONGEST: Final = 1_000_000
"""Bytes above which a file is no record of a game."""
_THIRD_HEADER: Final = frozenset(
    ("game", "format", "version", "id", "created", "options", "players")
)
"""What the header was until format 3."""
_FIFTH_HEADER: Final = _THIRD_HEADER | {"table"}
"""What the header was until format 5."""
_SIXTH_HEADER: Final = _FIFTH_HEADER | {"loans"}
"""What the header was until format 6."""
_HEADER: Final = _SIXTH_HEADER | {"notes", "seed", "shared"}
_SEED_BLOCK: Final = 32
_SEEDS: Final = range(1 << SEED_BITS)


class Loan(NamedTuple):
    """After so many inputs an AI begins to play for the person of a seat, or the person again.

    ``level`` and ``style`` are those of the AI, None where the person plays.
    """

    inputs: int
    seat: Seat
    level: str | None
    style: str | None


@dataclass(slots=True)
class Record:
    """Who plays what, and every input so far in order, the moves of CHANCE among them.

    ``created`` is when the game began, None where nobody told; ``agreed`` what the table chose.
    ``loans`` are in their order; ``tells_loans``: they are all that there were.  A game that was
    begun by an earlier version does not know.  ``marks`` are the secret notes, seat by seat.
    ``seed`` is what chance draws with, None where nobody can deal the same again; ``is_shared``:
    it was another table's, and known before.
    """

    game_id: str
    options: Options
    players: tuple[Player, ...]
    inputs: list[tuple[Seat, Move]] = field(default_factory=list)
    created: datetime | None = None
    agreed: TableOptions = field(default_factory=TableOptions)
    loans: list[Loan] = field(default_factory=list)
    tells_loans: bool = True
    marks: tuple[Marks, ...] = ()
    seed: int | None = None
    is_shared: bool = False

    @property
    def game(self) -> AnyGame:
        return game_named(self.options.game)

    @property
    def notes(self) -> AllNotes:
        """What each seat has noted secretly."""
        return AllNotes(note_size(self.game, self.options), self.marks)

    @property
    def without_notes(self) -> "Record":
        """The record as others than its people may have it."""
        return replace(self, marks=())

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
        "version": writer[:LONGEST_TEXT],
        "id": record.game_id,
        "created": record.created and record.created.isoformat(),
        "options": game.write_options(record.options),
        "table": record.agreed.chosen,
        "loans": record.tells_loans,
        "players": write_players(record.players),
        "notes": _write_notes(record),
        "seed": _write_seed(record),
        "shared": record.is_shared,
    }
    lines = [header, *_write_inputs(record, game)]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def _write_inputs(record: Record, game: AnyGame) -> Iterator[Json]:
    """Each loan before the input that it comes before."""
    state, apply = game.new(record.options), game.apply
    loans = deque(record.loans)
    for number, (seat, move) in enumerate(record.inputs):
        while loans and loans[0].inputs <= number:
            yield _write_loan(loans.popleft())
        line: Json = {"check": _fingerprint(game, state)} if seat == CHANCE else {}
        yield line | _write_input(record, game, number, seat, move)
        apply(state, seat, move)
    yield from map(_write_loan, loans)


def _write_notes(record: Record) -> str | None:
    """As long for any notes, and other letters after each action."""
    notes = record.notes
    if notes.size.is_nothing:
        return None
    return seal(record.game_id, f"notes/{len(record.inputs)}", notes.text, len(notes.text))


def _write_seed(record: Record) -> str | None:
    """It says what is still to be dealt."""
    if record.seed is None:
        return None
    return seal(record.game_id, "seed", str(record.seed), _SEED_BLOCK)


def _write_loan(loan: Loan) -> Json:
    ai = {"level": loan.level, "style": loan.style}
    return {"seat": loan.seat, "lent": None if loan.level is None else ai}


def _write_input(record: Record, game: AnyGame, number: int, seat: Seat, move: Move) -> Json:
    action = game.write_move(record.options, seat, move)
    block = game.seal_block(move)
    if block is None:
        return {"seat": seat, "do": action}
    return {"seat": seat, "sealed": seal(record.game_id, number, json.dumps(action), block)}


def _fingerprint(game: AnyGame, state: State) -> str:
    """What everybody saw before chance acted: a replay that drifted is found out."""
    seen = json.dumps(game.public_facts(state))
    return hashlib.sha256(seen.encode()).hexdigest()[:16]


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
    _replay(record, game, _read_lines(record, game, lines[1:]))
    _check_loans(record)
    record.marks = _read_notes(record, json.loads(lines[0]))
    return record


def _read_header(header: Json) -> Record:
    name = text_of(header["game"])
    _check_format(header)
    format_, game = header["format"], game_named(name)
    check_fields(header, _fields_of(format_))
    agreed = _read_table(header.get("table", {}))
    text_of(header["version"])
    options = game.read_options(header["options"])
    players = with_clean_names(players_of(header["players"], format_))
    check_players(players, options)
    return Record(
        text_of(header["id"]),
        options,
        players,
        created=moment_of(header["created"]),
        agreed=agreed,
        tells_loans=truth_of(header.get("loans", False)),
        seed=_read_seed(header),
        is_shared=truth_of(header.get("shared", False)),
    )


def _fields_of(format_: int) -> frozenset[str]:
    """What a header has."""
    if format_ <= 3:
        return _THIRD_HEADER
    if format_ <= 5:
        return _FIFTH_HEADER
    return _HEADER if format_ > 6 else _SIXTH_HEADER


def _read_seed(header: Json) -> int | None:
    sealed = header.get("seed")
    if sealed is None:
        return None
    seed = int(unsealed(header["id"], "seed", sealed))
    if seed not in _SEEDS:
        raise DamagedRecord("no seed that is drawn")
    return seed


def _read_notes(record: Record, header: Json) -> tuple[Marks, ...]:
    """Those of an earlier format are blank, those of a game with nothing to guess are null."""
    size, sealed = record.notes.size, header.get("notes")
    if "notes" not in header or (size.is_nothing and sealed is None):
        return ()
    if not isinstance(sealed, str):
        raise DamagedRecord("notes that are none")
    text = unsealed(record.game_id, f"notes/{len(record.inputs)}", sealed)
    return AllNotes.read(size, text).marks


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


def _read_lines(
    record: Record, game: AnyGame, lines: Iterable[str]
) -> Iterator[tuple[Seat, Move, Any]]:
    """The inputs one by one, each to be noted before the next; loans are noted here."""
    for told in lines:
        line = json.loads(told)
        if "lent" in line:
            record.loans.append(_read_loan(record, game, line))
        else:
            yield _read_input(record, game, len(record.inputs), line)


def _read_loan(record: Record, game: AnyGame, line: Json) -> Loan:
    check_fields(line, {"seat", "lent"})
    seat, lent = line["seat"], line["lent"]
    if type(seat) is not int or seat not in range(len(record.players)):
        raise DamagedRecord("a loan of nobody's seat")
    if lent is None:
        return Loan(len(record.inputs), seat, None, None)
    check_fields(lent, {"level", "style"})
    if lent["level"] not in LEVELS or lent["style"] not in game.styles:
        raise DamagedRecord("a loan to nobody")
    return Loan(len(record.inputs), seat, lent["level"], lent["style"])


def _check_loans(record: Record) -> None:
    """They lead to whoever plays now, and none is of a seat that was an AI's from the start."""
    last = {loan.seat: (loan.level, loan.style) for loan in record.loans}
    for seat, player in enumerate(record.players):
        told = last.get(seat)
        if told is None:
            is_good = not (player.is_lent and record.tells_loans)
        else:
            is_good = player.is_persons and told == (player.level, player.style)
        if not is_good:
            raise DamagedRecord("other loans than the players tell")


def _read_input(record: Record, game: AnyGame, number: int, line: Json) -> tuple[Seat, Move, Any]:
    seat = line["seat"]
    sealed = line.get("sealed")
    action = line["do"] if sealed is None else json.loads(unsealed(record.game_id, number, sealed))
    actor, move = game.read_move(record.options, action, seat)
    if type(seat) is not int or actor != seat:
        raise DamagedRecord("a line of another seat")
    what = "do" if game.seal_block(move) is None else "sealed"
    check_fields(line, {"seat", what, "check"} if seat == CHANCE else {"seat", what})
    return seat, move, line.get("check")


def _replay(record: Record, game: AnyGame, inputs: Iterable[tuple[Seat, Move, Any]]) -> None:
    """Plays the inputs into an empty record, as the rules allow."""
    state, apply = game.new(record.options), game.apply
    for seat, move, check in inputs:
        if seat == CHANCE and check != _fingerprint(game, state):
            raise DamagedRecord("the game does not replay to what was recorded")
        apply(state, seat, move)
        record.inputs.append((seat, move))
