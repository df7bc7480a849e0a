"""What is written on the paper of the count, around its rows."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from vivaroi_gui.ui.kit.fonts import body, bold, display, fit
from vivaroi_gui.ui.kit.ink import fill, outline, rounded
from vivaroi_gui.ui.kit.lettering import write, write_middle
from vivaroi_gui.ui.kit.papers import paint_rule
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.castle_tones import castle_tones
from vivaroi_gui.ui.vivaroi.count.columns import CountColumns, Shape
from vivaroi_gui.ui.vivaroi.count.layout import CountLayout

_TAG_TEXT = Size(18, least=14)
_TAG_HEIGHT = Size(34, least=24)


def paint_title(
    painter: QPainter, layout: CountLayout, title: str, beside: float, *, is_alone: bool
) -> None:
    """The title between two rules, the first from what ends ``beside`` it.

    ``is_alone``: nothing takes the place of the second one.
    """
    unit, paper = layout.unit, layout.paper
    made = display(34 * unit)
    at = QPointF(paper.center().x(), paper.top() + 50 * unit)
    write(painter, at, title, made, tones().ink)
    half = made.pixelSize() * len(title) * 0.27 + 24 * unit
    y = paper.top() + 40 * unit
    left = max(paper.left() + 60 * unit, beside + 16 * unit)
    paint_rule(painter, left, paper.center().x() - half, y)
    if is_alone:
        paint_rule(painter, paper.center().x() + half, paper.right() - 60 * unit, y)


def paint_tag(painter: QPainter, layout: CountLayout, text: str) -> None:
    """In the place of the rule beside the title: what the Jester on the throne does."""
    unit, paper, made = layout.unit, layout.paper, bold(_TAG_TEXT.at(layout.unit))
    wide = QFontMetricsF(made).horizontalAdvance(text) + 32 * unit
    tall = _TAG_HEIGHT.at(unit)
    area = QRectF(paper.right() - 52 * unit - wide, paper.top() + 40 * unit - tall / 2, wide, tall)
    fill(painter, rounded(area, tall / 2), castle_tones().jester)
    outline(painter, rounded(area, tall / 2), tones().cream, 2 * unit)
    write_middle(painter, area, text, made, tones().cream)


def paint_heads(painter: QPainter, layout: CountLayout, shape: Shape, heads: Sequence[str]) -> None:
    """The heads over the columns of the first row."""
    unit, row = layout.unit, layout.row(0)
    columns = CountColumns(row.width(), row.height(), unit, shape)
    middle = (columns.left + columns.cards[-1].x() + columns.card - columns.sum) / 2
    spots = (
        (columns.player, 160 * unit),
        (middle, 5 * columns.pitch),
        (columns.before, 86 * unit),
        (columns.round, 92 * unit),
        (columns.total, 86 * unit),
    )
    for (x, room), head in zip(spots, heads, strict=True):
        if columns.is_folded and x == middle:
            continue
        made = fit(head, display(17 * unit), room, 13)
        at = QPointF(row.left() + x, row.top() - 8 * unit)
        write(painter, at, head, made, tones().heading)


def paint_footer(painter: QPainter, layout: CountLayout, text: str, right: float) -> None:
    """What decides, or what comes next, up to the buttons; a small page may only read it out."""
    area = QRectF(layout.footer)
    area.setRight(right - 4 * layout.unit)
    painter.setFont(body(16.5 * layout.unit))
    painter.setPen(tones().night_text if layout.is_small else tones().soft_ink)
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
    needed = painter.boundingRect(area, flags, text).size()
    if layout.is_small and (needed.width() > area.width() or needed.height() > area.height()):
        return
    painter.drawText(area, flags, text)
