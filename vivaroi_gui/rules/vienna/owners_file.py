"""The file in which an owner of the printed game corrects the board (docs/vienna-board.md).

It is TOML, of which only what is to differ is told.  Every error has the line that it is on.
"""

import re
import tomllib
from typing import Final

from vivaroi_gui.rules.vienna.board import Board
from vivaroi_gui.rules.vienna.corrections import corrected
from vivaroi_gui.rules.vienna.faults import BadValue, Fault

LONGEST: Final = 100_000
"""Bytes above which a file holds no corrections."""

_LINE_NAMED: Final = re.compile(r"\(at line (\d+)")
_SECTION: Final = re.compile(r"\[([^\[\]]+)\]")
_VALUE: Final = re.compile(r"([\w.\"'\s-]+)=")
"""Of a line without blanks at its ends; both take no more time than the line is long."""


def read_board(data: bytes) -> Board:
    """The shipped board with an owner's corrections.

    Raises:
        BadValue: a file that is no TOML, or a value of it that is wrong; with its line.
    """
    text = _text(data)
    try:
        return corrected(_values(text))
    except BadValue as error:
        if error.line is None:
            error.line = line_of(text, error.path)
        raise


def _text(data: bytes) -> str:
    if len(data) > LONGEST:
        raise _on_line(1, Fault.TOO_LONG, LONGEST)
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise _on_line(data.count(b"\n", 0, error.start) + 1, Fault.NOT_TEXT) from None


def _values(text: str) -> object:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        named = _LINE_NAMED.search(str(error))
        last = text.rstrip().count("\n") + 1
        raise _on_line(int(named[1]) if named else last, Fault.SYNTAX) from None
    except RecursionError:
        raise _on_line(1, Fault.SYNTAX) from None
    except ValueError:  # a number of thousands of digits, which Python does not read
        lines = text.split("\n")
        raise _on_line(1 + lines.index(max(lines, key=len)), Fault.SYNTAX) from None


def _on_line(line: int, fault: Fault, highest: int = 0) -> BadValue:
    error = BadValue(fault, highest=highest)
    error.line = line
    return error


def line_of(text: str, path: tuple[str, ...]) -> int:
    """The line on which a value is told, or else the section that it belongs to; at worst 1."""
    best, deepest = 1, 0
    section: tuple[str, ...] = ()
    for number, line in enumerate(map(str.strip, text.split("\n")), start=1):
        if head := _SECTION.match(line):
            section = told = _names(head[1])
        elif value := _VALUE.match(line):
            told = (*section, *_names(value[1]))
        else:
            continue
        depth = len(told) if told == path[: len(told)] else 0
        if depth > deepest:
            best, deepest = number, depth
    return best


def _names(dotted: str) -> tuple[str, ...]:
    return tuple(name.strip().strip("\"'") for name in dotted.split("."))
