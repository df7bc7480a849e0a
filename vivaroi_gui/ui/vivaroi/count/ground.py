"""What lies behind the rows of the count: the King of the round, and the paper with its title."""

from collections.abc import Sequence

from PySide6.QtGui import QPainter

from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.papers import paint_paper
from vivaroi_gui.ui.kit.small_rows import RibbonWords
from vivaroi_gui.ui.vivaroi.count.layout import CountLayout
from vivaroi_gui.ui.vivaroi.count.paper import paint_tag, paint_title
from vivaroi_gui.ui.vivaroi.count.picture import paint_king
from vivaroi_gui.ui.vivaroi.count.small_count import SmallCount, paint_small_ground
from vivaroi_gui.ui.vivaroi.count.standing import Reckoning
from vivaroi_gui.ui.vivaroi.count.words import CountWords


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
        paint_small_ground(painter, layout, king, ribbon_words(words, reckoned), ratio)
        paint_paper(painter, layout.paper)
        return
    paint_king(painter, layout, king, ribbon, words.note(reckoned, tuple(players)), ratio)
    paint_paper(painter, layout.paper)
    paint_title(painter, layout, words.title(reckoned), beside, is_alone=not is_inverted)
    if is_inverted:
        paint_tag(painter, layout, words.upside_down())


def ribbon_words(words: CountWords, reckoned: Reckoning) -> RibbonWords:
    """On a small page: who is crowned, how, and which round this was."""
    told = [words.crowned_by(reckoned), *[words.upside_down()] * reckoned.count.is_inverted]
    return words.lore.crowned(reckoned.count.king), " · ".join(told), words.title(reckoned)
