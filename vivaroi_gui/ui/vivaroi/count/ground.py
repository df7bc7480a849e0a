"""What lies behind the rows of the count: the King of the round, and the paper with its title."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.papers import paint_paper
from vivaroi_gui.ui.kit.small_rows import RibbonWords, quiet_areas
from vivaroi_gui.ui.vivaroi.count.layout import CountLayout
from vivaroi_gui.ui.vivaroi.count.paper import paint_tag, paint_title
from vivaroi_gui.ui.vivaroi.count.picture import paint_king
from vivaroi_gui.ui.vivaroi.count.small_count import SmallCount, paint_small_ground
from vivaroi_gui.ui.vivaroi.count.standing import Reckoning
from vivaroi_gui.ui.vivaroi.count.words import CountWords

_SKY_SHARE = 0.22
"""How much of the width is beside the paper, whatever the paper holds."""


def paint_behind(
    painter: QPainter,
    layout: CountLayout,
    words: CountWords,
    reckoned: Reckoning,
    players: Sequence[Player],
    beside: float,
) -> None:
    """``beside`` is where what stands left of the title ends, in pixels; 0 where nothing does."""
    ribbon = words.lore.crowned(reckoned.count.king), words.crowned_by(reckoned)
    ratio = painter.device().devicePixelRatioF()
    king = reckoned.options.edition, reckoned.count.king
    is_inverted = reckoned.count.is_inverted
    if isinstance(layout, SmallCount):
        paint_small_ground(painter, layout, king, _ribbon_words(words, reckoned), ratio)
        paint_paper(painter, layout.paper)
        return
    paint_king(painter, layout, king, ribbon, words.note(reckoned, tuple(players)), ratio)
    paint_paper(painter, layout.paper)
    paint_title(painter, layout, words.title(reckoned), beside, is_alone=not is_inverted)
    if is_inverted:
        paint_tag(painter, layout, words.upside_down())


def _ribbon_words(words: CountWords, reckoned: Reckoning) -> RibbonWords:
    """On a small page: who is crowned, how, and which round this was."""
    told = [words.crowned_by(reckoned), *[words.upside_down()] * reckoned.count.is_inverted]
    return words.lore.crowned(reckoned.count.king), " · ".join(told), words.title(reckoned)


def quiet_of(layout: CountLayout, words: CountWords, reckoned: Reckoning) -> tuple[QRectF, ...]:
    """Where nothing is to be read or clicked: above all in the sky over who is crowned."""
    if isinstance(layout, SmallCount):
        return quiet_areas(layout, _ribbon_words(words, reckoned))
    unit, right = layout.unit, layout.width * _SKY_SHARE
    return (QRectF(QPointF(8, 10) * unit, QPointF(right - 2 * unit, 194 * unit)),)
