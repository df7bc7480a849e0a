"""What has happened, told in lines of plain and bold words, with pictures before them."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.grammar import pieces


class Span(NamedTuple):
    """A piece of a line; names of people and of what they play with are bold."""

    text: str
    is_bold: bool


Line = tuple[Span, ...]


class Template(NamedTuple):
    """A text with placeholders, of which some are filled in ``bold``."""

    text: str
    bold: dict[str, str]

    def filled(self, **plain: str) -> Line:
        """The line with its placeholders filled; what people typed is never parsed."""
        spans = []
        for piece in pieces(self.text):
            name = piece[1:-1]
            if piece.startswith("{"):
                is_bold = name in self.bold
                spans.append(Span(self.bold[name] if is_bold else plain[name], is_bold))
            elif piece:
                spans.append(Span(piece, False))
        return tuple(spans)


def line_of(text: str, **bold: str) -> Line:
    """A text with all its placeholders filled in bold."""
    return Template(text, bold).filled()


class Row(NamedTuple):
    """A line of the chronicle; who acted and the ``picture`` of with what are shown before it."""

    line: Line
    player: Player | None = None
    picture: str = ""
    is_heading: bool = False
    is_indented: bool = False
    """Whether this goes on with a row that has pictures."""
    seats: frozenset[int] = frozenset()
    """Of whom it tells."""
    topics: frozenset[int] = frozenset()
    """Of what it tells: whatever numbers a game has for what is moved, or where."""

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
