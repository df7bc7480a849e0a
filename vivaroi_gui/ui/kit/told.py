"""What has happened, told in lines of plain and bold words, with pictures before them."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from vivaroi_gui.table.players import Player


class Span(NamedTuple):
    """A piece of a line; names of people and of what they play with are bold."""

    text: str
    is_bold: bool


Line = tuple[Span, ...]


class Row(NamedTuple):
    """A line of the chronicle; who acted and the ``picture`` of with what are shown before it."""

    line: Line
    player: Player | None = None
    picture: str = ""
    is_heading: bool = False
    is_indented: bool = False
    """Whether this goes on with a row that has pictures."""

    @property
    def has_pictures(self) -> bool:
        return self.player is not None or bool(self.picture)

    @property
    def text(self) -> str:
        return plain(self.line)


def plain(line: Line) -> str:
    """A line without its looks."""
    return "".join(span.text for span in line)


def folded(
    row: Row, fits: Callable[[Line], bool], fits_well: Callable[[Line], bool]
) -> Iterator[Row]:
    """A row whose line does not even fit small goes on below, in lines that fit well."""
    if fits(row.line):
        yield row
        return
    line: list[Span] = []
    for word in _words(row.line):
        if line and not fits_well((*line, *word)):
            yield row._replace(line=tuple(line))
            row = Row((), is_indented=row.has_pictures or row.is_indented)
            line = []
        line += word
    yield row._replace(line=tuple(line))


def _words(line: Line) -> Iterator[Line]:
    """Word by word, each with the space behind it; a bold name and its comma are one."""
    word: list[Span] = []
    for span in line:
        for piece in re.findall(r"[^ ]+ *| +", span.text):
            word.append(Span(piece, span.is_bold))
            if piece.endswith(" "):
                yield tuple(word)
                word = []
    if word:
        yield tuple(word)
