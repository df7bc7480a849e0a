"""The moments that are told beside a chart: cards on paper, and below them a panel of night.

A small window scrolls; the keys go up and down the cards.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice, zip_longest
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from vivaroi_gui.ui.kit.access_parts import AccessChild, AccessPart, Role
from vivaroi_gui.ui.kit.access_say import aloud
from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.kit.fonts import body, display
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.moment_card import (
    Change,
    ChangeLine,
    MomentCard,
    MomentTold,
    change_lines,
    change_step,
    paint_change,
)
from vivaroi_gui.ui.kit.papers import paint_night_panel
from vivaroi_gui.ui.kit.scrolled import VerticalScrollArea
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import wrap

_HEAD = Size(21, least=17)
_NOTE = Size(15, least=13)
_NOTHING = Size(17, least=14.5)
_SHADOW = 8.0
"""Pixels below the panel of night."""
_LEFT = Qt.AlignmentFlag.AlignLeft
_BARE = """
MomentList, MomentList > QWidget > QWidget { background: transparent; }
MomentList QLabel { color: $soft_ink; }
"""


class NightBlock(NamedTuple):
    """A part of the panel of night: moments to press, or what is told of some in a few words.

    ``note`` says above them what their figures are.
    """

    title: str
    moments: tuple[MomentTold, ...] = ()
    rows: tuple[Change, ...] = ()
    note: str = ""


class Beside(NamedTuple):
    """All that is told by now; ``note`` says above the moments what their figures are, or that
    there are none, and ``hint`` what a press on one does."""

    moments: tuple[MomentTold, ...]
    blocks: tuple[NightBlock, ...]
    note: str
    hint: str


class MomentList(VerticalScrollArea):
    """``picked`` tells the place of a moment that people want to watch."""

    picked = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, _BARE)
        self.unit = 1.0
        self.told = Beside((), (), "", "")
        self._sheet = QWidget(self)
        self.cards: list[MomentCard] = []
        self._note = QLabel(self._sheet, wordWrap=True)
        self._night = NightPaper(self._sheet)
        self._night.picked.connect(self.picked)
        self.setWidget(self._sheet)

    @property
    def night_cards(self) -> Sequence[MomentCard]:
        """The moments on the panel of night."""
        return self._night.cards

    def set_unit(self, unit: float) -> None:
        """Takes another size: pixels in a unit of the design."""
        self.unit = unit
        self._note.setFont(body(_NOTHING.at(unit)))
        for card in self.cards:
            card.set_unit(unit)
        self._night.set_unit(unit)
        self._place()

    def show_told(self, told: Beside) -> None:
        """Shows what is known by now; who has the keys keeps them."""
        if told == self.told:
            return
        self.told = told
        self.cards = kept_cards(self.cards, told.moments, self._new_card)
        for card, moment in zip(self.cards, told.moments, strict=True):
            card.show_told(moment, told.hint)
        self._note.setText(told.note)
        self._note.setAccessibleName(aloud(told.note))
        self._night.show_blocks(told.blocks, told.hint)
        self._place()

    def _new_card(self) -> MomentCard:
        card = MomentCard(self._sheet)
        card.set_unit(self.unit)
        card.clicked.connect(lambda: self.picked.emit(card.told.at))
        card.reached.connect(lambda: self.ensureWidgetVisible(card, 0, 20))
        card.show()
        return card

    def _place(self) -> None:
        """What is too high is scrolled, and a little narrower for the bar beside it."""
        across = self.contentsRect().width()
        high = self._lay_out(across)
        if high > self.contentsRect().height():
            across -= self.verticalScrollBar().sizeHint().width()
            high = self._lay_out(across)
        self._sheet.resize(across, high)

    def _lay_out(self, across: int) -> int:
        """Sets all below each other in so many pixels; how high that is."""
        gap, top = round(4 * self.unit), 0
        self._note.setVisible(bool(self.told.note))
        if self.told.note:
            high = self._note.heightForWidth(across - 12) + 2 * gap
            self._note.setGeometry(6, top, across - 12, high)
            top += high
        for card in self.cards:
            high = card.height_for(across)
            card.setGeometry(0, top, across, high)
            top += high + gap
        self._night.setVisible(bool(self.told.blocks))
        if self.told.blocks:
            high = self._night.lay_out(across)
            self._night.setGeometry(0, top + gap, across, high)
            top += high + 2 * gap
        return top

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()


class NightPaper(QWidget):
    """The panel of night: a title for each block, a note, its moments, rows of changes."""

    picked = Signal(int)
    access_tree: AccessTree | None = None

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.access_tree = AccessTree(self, is_whole=True)
        self.unit = 1.0
        self.cards: list[MomentCard] = []
        self._blocks: tuple[NightBlock, ...] = ()
        self._written: list[_Line] = []
        self._rows: list[tuple[QPointF, ChangeLine]] = []
        self._rules: list[float] = []

    def set_unit(self, unit: float) -> None:
        self.unit = unit
        for card in self.cards:
            card.set_unit(unit)

    def show_blocks(self, blocks: tuple[NightBlock, ...], hint: str) -> None:
        self._blocks = blocks
        moments = [moment for block in blocks for moment in block.moments]
        self.cards = kept_cards(self.cards, moments, self._new_card)
        for card, moment in zip(self.cards, moments, strict=True):
            card.show_told(moment, hint)
        parts = tuple(_told(blocks, self.cards))
        assert self.access_tree is not None
        self.access_tree.show(lambda: parts)

    def _new_card(self) -> MomentCard:
        card = MomentCard(self, is_on_night=True)
        card.set_unit(self.unit)
        card.clicked.connect(lambda: self.picked.emit(card.told.at))
        card.show()
        return card

    def lay_out(self, across: int) -> int:
        """Sets all below each other in so many pixels; how high that is."""
        self._written, self._rows, self._rules = [], [], []
        margin, cards = 14 * self.unit, iter(self.cards)
        room, top = across - 2 * margin, margin
        wide = round(room) + 8  # of a card, to the pixel: it wraps its words by that
        for number, block in enumerate(self._blocks):
            if number:
                self._rules.append(top + 4 * self.unit)
                top += 14 * self.unit
            top = self._write(block.title, display(_HEAD.at(self.unit)), (margin, top, room), 0)
            top = self._write(block.note, body(_NOTE.at(self.unit)), (margin, top, room), 1)
            top += 4 * self.unit
            for _, card in zip(block.moments, cards, strict=False):
                high = card.height_for(wide)
                card.setGeometry(round(margin) - 4, round(top), wide, high)
                top += high
            top = self._lay_rows(block.rows, margin, top, room) + 6 * self.unit
        self.update()
        return round(top + margin * 0.4 + _SHADOW)

    def _write(
        self, text: str, made: QFont, place: tuple[float, float, float], colour: int
    ) -> float:
        """Notes a text to be written from a left edge and a top in some room; where it ends."""
        left, top, room = place
        metrics = QFontMetricsF(made)
        for line in wrap(text, metrics, room) if text else ():
            at = QPointF(left, top + metrics.ascent())
            self._written.append(_Line(at, line, made, is_title=not colour))
            top += metrics.height()
        return top

    def _lay_rows(self, rows: Sequence[Change], left: float, top: float, room: float) -> float:
        """Two side by side; where they end."""
        step, half = change_step(self.unit), room / 2
        for pair in zip_longest(rows[::2], rows[1::2]):
            columns = [change_lines([one], half - 6, self.unit) for one in pair if one is not None]
            for column, lines in enumerate(columns):
                for number, line in enumerate(lines):
                    at = QPointF(left + column * half, top + (number + 0.8) * step)
                    self._rows.append((at, line))
            top += step * max(map(len, columns))
        return top

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_night_panel(painter, QRectF(self.rect()).adjusted(2, 2, -4, -_SHADOW))
        margin = 14 * self.unit
        for y in self._rules:
            rule = QRectF(margin, y, self.width() - 2 * margin, max(1.0, self.unit))
            painter.fillRect(rule, tones().night_edge)
        for line in self._written:
            colour = tones().gold_text if line.is_title else tones().night_text
            write(painter, line.at, line.text, line.made, colour, _LEFT)
        for at, row in self._rows:
            paint_change(painter, at, row, self.unit, is_on_night=True)


class _Line(NamedTuple):
    """A line of text on the panel, with its baseline."""

    at: QPointF
    text: str
    made: QFont
    is_title: bool


def _told(blocks: Sequence[NightBlock], cards: Sequence[MomentCard]) -> Iterator[AccessChild]:
    """Each block below its title, with its cards."""
    left = iter(cards)
    for number, block in enumerate(blocks):
        yield AccessPart(f"title:{number}", Role.Heading, aloud(block.title))
        yield from islice(left, len(block.moments))
        lines = filter(None, (block.note, *(row.text for row in block.rows)))
        for at, line in enumerate(lines):
            yield AccessPart(f"line:{number}.{at}", Role.StaticText, aloud(line))


def kept_cards(
    cards: Sequence[MomentCard], told: Sequence[MomentTold], new: Callable[[], MomentCard]
) -> list[MomentCard]:
    """A card for each moment; of a moment that stays the same one, with its focus."""
    kept = {card.told.at: card for card in cards}
    found = [kept.pop(moment.at) if moment.at in kept else new() for moment in told]
    for gone in kept.values():
        gone.hide()
        gone.deleteLater()
    return found
