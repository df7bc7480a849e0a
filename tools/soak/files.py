"""Damaged records: whatever is in a file, reading it gives a record or a plain error."""

import io
import json
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, Final

from tools.soak.broken import Broken
from tools.soak.games import TABLES, act, new_table
from vivaroi_gui.engine import MOST_CHARACTERS
from vivaroi_gui.engine import main as engine
from vivaroi_gui.table.damage import RecordError
from vivaroi_gui.table.record import write
from vivaroi_gui.table.store import Store

MOST_SECONDS: Final = 1.0
MOST_MEGABYTES: Final = 300
"""Added to what the process has before it reads a file."""
_RECORDS: Final = 40
"""Different games that are damaged."""
_ASKED: Final = 6
"""Lines of a file that the line protocol is asked."""
_HOSTILE: Final[tuple[Any, ...]] = (
    *("", " ", "\0", "\ud7ff", "\ud800", "\u202e", "a" * 10_000, "../../x", "<b>", "%s", "{0}"),
    *("None", -1, 1, 2, 2**63, 10**300, 1e308, 0.5, True, None, [], {}, [[]], [None] * 1000),
)
Spoil = Callable[[bytes, Random], bytes]


def check(seed: int) -> str:
    """Damages a record and reads it, as a file and through the line protocol.

    Raises:
        Broken: another error than those that are told to people, or too much time or memory.
    """
    random = Random(seed)
    name = random.choice(list(SPOILS))
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder))
        store.file.write_bytes(SPOILS[name](_record(seed % _RECORDS), random))
        _forget_peak()
        before = _peak_megabytes()
        started = time.perf_counter()
        try:
            outcome = _outcome(store)
            _ask(store.file)
        except Exception as error:
            raise Broken(f"{name}: {type(error).__name__}: {error}") from error
        seconds = time.perf_counter() - started
    if seconds > MOST_SECONDS:
        raise Broken(f"{name}: {seconds:.2f} s")
    added = _peak_megabytes() - before
    if added > MOST_MEGABYTES:
        raise Broken(f"{name}: {added:.0f} MB")
    return f"{name}: {outcome}"


def _outcome(store: Store) -> str:
    try:
        record = store.load()
    except RecordError as error:
        return type(error).__name__
    write(record).encode()  # the next action will
    return "a record"


def _ask(file: Path) -> None:
    """The first lines of a file as requests to the line protocol."""
    with file.open(encoding="utf-8", errors="replace") as source:
        text = source.read(MOST_CHARACTERS)
    asked = io.StringIO("\n".join(text.split("\n", _ASKED)[:_ASKED]))
    engine(asked, io.StringIO())


def _forget_peak() -> None:
    """Linux counts the most memory anew from here; other systems do not tell it."""
    with suppress(OSError):
        Path("/proc/self/clear_refs").write_text("5", encoding="ascii")


def _peak_megabytes() -> float:
    with suppress(OSError):
        status = Path("/proc/self/status").read_text(encoding="ascii")
        return int(status.split("VmHWM:")[1].split()[0]) / 1024
    return 0.0


@lru_cache(maxsize=_RECORDS)
def _record(number: int) -> bytes:
    """A game of some table, left somewhere."""
    random = Random(number)
    table, record = new_table(random.choice(TABLES), number)
    for _ in range(random.randrange(150)):
        if not table.is_over:
            act(table, random)
    return write(record).encode()


# --- ways to damage a file --------------------------------------------------------------------


def _cut(data: bytes, random: Random) -> bytes:
    return data[: random.randrange(len(data))]


def _flip(data: bytes, random: Random) -> bytes:
    flipped = bytearray(data)
    for _ in range(random.choice((1, 1, 2, 20))):
        flipped[random.randrange(len(data))] ^= 1 << random.randrange(8)
    return bytes(flipped)


def _swap_lines(data: bytes, random: Random) -> bytes:
    lines = data.splitlines(keepends=True)
    one, other = random.randrange(len(lines)), random.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def _drop_line(data: bytes, random: Random) -> bytes:
    lines = data.splitlines(keepends=True)
    del lines[random.randrange(len(lines))]
    return b"".join(lines)


def _repeat_line(data: bytes, random: Random) -> bytes:
    lines = data.splitlines(keepends=True)
    place = random.randrange(len(lines))
    return b"".join((*lines[:place], lines[place] * random.choice((2, 50)), *lines[place:]))


def _change_value(data: bytes, random: Random) -> bytes:
    """Other values, of any type, somewhere in a line."""
    lines = data.splitlines()
    place = random.randrange(len(lines)) if random.random() < 0.5 else 0
    value = json.loads(lines[place])
    for _ in range(random.choice((1, 1, 2, 4))):
        _put(value, random)
    lines[place] = json.dumps(value).encode()
    return b"\n".join((*lines, b""))


def _put(value: Any, random: Random) -> None:
    """Changes one value in a tree of JSON values."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    key = random.choice(keys)
    below = value[key]
    if isinstance(below, dict | list) and below and random.random() < 0.8:
        _put(below, random)
    elif isinstance(value, dict) and random.random() < 0.2:
        value[str(random.choice(_HOSTILE))] = value.pop(key)
    else:
        value[key] = deepcopy(random.choice(_HOSTILE))


def _insert_nuls(data: bytes, random: Random) -> bytes:
    place = random.randrange(len(data))
    return data[:place] + bytes(random.choice((1, 512, 100_000))) + data[place:]


def _recode(data: bytes, random: Random) -> bytes:
    return data.decode().encode(random.choice(("utf-16", "utf-32", "utf-7", "latin-1")), "replace")


def _nest(data: bytes, random: Random) -> bytes:
    opener = random.choice((b"[", b'{"a":', b'{"seat": 0, "do": ['))
    return data + opener * random.choice((10, 1_000, 100_000)) + b"\n"


def _lengthen(data: bytes, random: Random) -> bytes:
    """Up to 50 MB more."""
    filler = random.choice((b"\n", b"{}\n", b"9", b" ", b'{"seat": 0, "sealed": ""}\n'))
    return data + filler * (random.choice((10**3, 10**5, 10**6, 5 * 10**7)) // len(filler))


def _noise(data: bytes, random: Random) -> bytes:
    return random.randbytes(len(data))


SPOILS: Final[dict[str, Spoil]] = {
    "cut": _cut,
    "bits flipped": _flip,
    "lines swapped": _swap_lines,
    "a line dropped": _drop_line,
    "a line repeated": _repeat_line,
    "another value": _change_value,
    "NULs": _insert_nuls,
    "another encoding": _recode,
    "nested deep": _nest,
    "very long": _lengthen,
    "noise": _noise,
}
