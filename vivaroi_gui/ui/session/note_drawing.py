"""The lines of a note on paper, each with its sign before it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.control import paint_icon
from vivaroi_gui.ui.kit.fonts import body, bold
from vivaroi_gui.ui.kit.ink import fill, outline, oval
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.papers import paint_rule
from vivaroi_gui.ui.kit.portrait import colour_of
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT, wrap
from vivaroi_gui.ui.session.review import NoteLine, NoteSign

_SIGNED = (NoteSign.DONE, NoteSign.BETTER)


class _Style(NamedTuple):
    """Letters, what stands before them and the room above, in units."""

    face: Callable[[float], QFont]
    pixels: float
    indent: float
    above: float


_STYLES = {
    NoteSign.PLAIN: _Style(body, 16.5, 0, 9),
    NoteSign.FINE: _Style(body, 14.5, 0, 4),
    NoteSign.HEADING: _Style(bold, 16.5, 0, 24),
    NoteSign.STRONG: _Style(bold, 16.5, 0, 9),
    NoteSign.DONE: _Style(bold, 17, 34, 9),
    NoteSign.BETTER: _Style(bold, 17, 34, 9),
    NoteSign.PLAYER: _Style(body, 16.5, 18, 4),
}


class Paragraph(NamedTuple):
    """A line of a note as it is written: on so many lines, from so far below the first."""

    line: NoteLine
    words: Sequence[str]
    made: QFont
    indent: float
    top: float
    step: float


def set_lines(lines: Sequence[NoteLine], across: float, unit: float) -> list[Paragraph]:
    """Lines wrapped to a width, one below the other, in pixels."""
    top, paragraphs = 0.0, list[Paragraph]()
    for number, line in enumerate(lines):
        style = _STYLES[line.sign]
        made = style.face(style.pixels * unit)
        indent = max(style.indent * unit, 22.0) if line.sign in _SIGNED else style.indent * unit
        metrics = QFontMetricsF(made)
        words = wrap(line.text, metrics, across - indent)
        top += style.above * unit if number else 0
        paragraphs.append(Paragraph(line, words, made, indent, top, metrics.height()))
        top += metrics.height() * len(words)
    return paragraphs


def height_of(paragraphs: Sequence[Paragraph]) -> float:
    """Of all of them, in pixels."""
    if not paragraphs:
        return 0.0
    last = paragraphs[-1]
    return last.top + last.step * len(last.words)


def write_lines(
    painter: QPainter, area: QRectF, paragraphs: Sequence[Paragraph], unit: float, on: QWidget
) -> None:
    """From the corner of an area, as wide as the lines were set for."""
    for one in paragraphs:
        top = area.top() + one.top
        _paint_sign(painter, QPointF(area.left(), top), one, unit, on)
        if one.line.sign is NoteSign.HEADING:
            paint_rule(painter, area.left(), area.right(), top - 12 * unit)
        fine = one.line.sign is NoteSign.FINE
        ink = tones().soft_ink if fine or one.line.sign is NoteSign.PLAIN else tones().ink
        ascent = QFontMetricsF(one.made).ascent()
        for number, words in enumerate(one.words):
            at = QPointF(area.left() + one.indent, top + ascent + one.step * number)
            write(painter, at, words, one.made, ink, LEFT)


def _paint_sign(
    painter: QPainter, corner: QPointF, one: Paragraph, unit: float, on: QWidget
) -> None:
    middle = corner + QPointF(0, one.step / 2)
    if one.line.sign in _SIGNED:
        is_done = one.line.sign is NoteSign.DONE
        radius = max(8.0, 11 * unit)
        at = middle + QPointF(radius, 0)
        colour = tones().alert if is_done else tones().assent
        fill(painter, oval(at.x(), at.y(), radius, radius), colour)
        icon = "cross" if is_done else "check"
        paint_icon(painter, at, icon, radius * 1.35, tones().ribbon_text, on)
    elif one.line.sign is NoteSign.PLAYER:
        radius = max(4.0, 5.5 * unit)
        at = middle + QPointF(radius, 0)
        player = one.line.player
        colour = tones().empire if player is None else colour_of(player)
        dot = oval(at.x(), at.y(), radius, radius)
        fill(painter, dot, colour)
        outline(painter, dot, tones().ink, 1)
