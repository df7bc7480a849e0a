"""The tab of any game's review that shows who was likely to win, and when that changed.

What there is to be told the game says as a ``ChancesTold``; this knows how it is shown.
"""

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import pairwise
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QWidget

from vivaroi_gui.ui.kit.access_parts import AccessPart, Role
from vivaroi_gui.ui.kit.access_say import aloud
from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.kit.curve import CurveChart
from vivaroi_gui.ui.kit.curve_layout import Curve
from vivaroi_gui.ui.kit.fonts import body, display, elided, fit, text_factor
from vivaroi_gui.ui.kit.kept_sizes import sized
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.moment_list import Beside, MomentList
from vivaroi_gui.ui.kit.panel_papers import paint_rule_at, paint_sheet
from vivaroi_gui.ui.kit.segmented import Segmented
from vivaroi_gui.ui.kit.sheet import Backing, painted
from vivaroi_gui.ui.kit.sizes import NOTE, Size, page_unit
from vivaroi_gui.ui.kit.styles import keep_styled, styled
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.session.review import ReviewTab

_TITLE = Size(28, least=20)
_COLUMN = Size(420, least=330)
_MARGIN, _GAP, _INNER = 18.0, 14.0, 26.0
_NARROW, _NARROW_HEIGHT = 680, 840
"""Pixels at 100 %: below that width the papers lie over each other, and are so high together."""
_HEAD = Size(66, least=52)
_NOTE_HEIGHT = Size(40, least=34)


class ChancesTold(NamedTuple):
    """All that is known by now of one curve, in words; ``note`` says how well it is known.

    ``moments`` gives what came at any place, in a sentence, for the pointer.
    """

    title: str
    curve: Curve
    note: str
    beside: Beside
    moments: Callable[[int], str]


class TwoCurves(NamedTuple):
    """The question which of two curves is shown, and the answers, the first curve's first."""

    question: str
    answers: tuple[str, str]


class ChancesTab(ReviewTab):
    """Shows what ``tell`` says of a curve, 0 or 1; ``switch`` is asked where there are two."""

    access_tree: AccessTree | None = None

    def __init__(
        self,
        tell: Callable[[int], ChancesTold],
        inputs_at: Callable[[int], int],
        switch: Callable[[], TwoCurves] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """``inputs_at`` says after how many inputs a place of the curve was seen."""
        super().__init__(parent)
        self._tell = tell
        self._ask = switch
        self._inputs_at = inputs_at
        self._number = 0
        self._told: ChancesTold | None = None
        self._ground = Backing(self, self._paint)
        self.chart = CurveChart(self)
        self.switch = Segmented(("", ""), self)
        self.switch.setVisible(switch is not None)
        self.switch.chosen.connect(self._on_chosen)
        self.list = MomentList(self)
        self._note = QLabel(self, wordWrap=True)
        self.access_tree = AccessTree(self, is_whole=True)
        for part in (self.chart, self.list):
            part.picked.connect(lambda at: self.watch_wanted.emit(self._inputs_at(at)))
        self._stops: list[QWidget] = []
        self._is_due = True
        self._retranslate()

    @property
    def title(self) -> str:
        return chances_words().tab()

    @property
    def note(self) -> str:
        """How well the curve is known."""
        return self._note.text()

    # --- showing -------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Out of sight nothing is painted."""
        self._is_due = True
        if self.isVisible():
            self._show()

    def least_height(self, width: int) -> int:
        return sized(_NARROW_HEIGHT) if _is_narrow(width) else 0

    def take_focus(self) -> None:
        self.chart.take_focus()

    def _on_chosen(self, number: int) -> None:
        self._number = number
        self._show()

    def _show(self) -> None:
        self._is_due = False
        told = self._tell(self._number)
        if self._told is None or told.title != self._told.title:
            self._ground.forget()
        self._told = told
        self.chart.set_words(chances_words().percent, told.moments, chances_words().watch())
        self.chart.show_curve(told.curve)
        self.chart.setAccessibleName(told.title)
        self.list.show_told(told.beside)
        self._note.setText(told.note)
        self._note.setAccessibleName(aloud(told.note))
        self._tell_parts(told.title)
        self._order_keys()

    def _tell_parts(self, title: str) -> None:
        """Each paper below its title."""
        curve = AccessPart("curve", Role.Heading, title)
        moments = AccessPart("moments", Role.Heading, chances_words().moments())
        parts = curve, self.switch, self.chart, self._note, moments, self.list
        assert self.access_tree is not None
        self.access_tree.show(lambda: parts)

    def _order_keys(self) -> None:
        """Tab goes from the switch to the chart, and on to what is told beside it."""
        chart, cards = self.chart, [*self.list.cards, *self.list.night_cards]
        stops: list[QWidget] = [*self.switch.segments, *chart.ends, *chart.handles, *cards]
        if stops != self._stops:
            self._stops = stops
            for before, after in pairwise(stops):
                QWidget.setTabOrder(before, after)

    def _retranslate(self) -> None:
        if self._ask is not None:
            question, answers = self._ask()
            self.switch.set_words(question, answers)
        self.switch.choose(self._number)
        self._place()
        self.refresh()

    # --- where everything is -------------------------------------------------------------------

    @property
    def unit(self) -> float:
        """Pixels in a unit of the design."""
        return page_unit(self.width(), self.height())

    @property
    def paper(self) -> QRectF:
        """Of the curve."""
        return _papers(self.width(), self.height())[0]

    @property
    def column(self) -> QRectF:
        """Of the moments."""
        return _papers(self.width(), self.height())[1]

    def _place(self) -> None:
        unit, paper, column = self.unit, self.paper, self.column
        inner, head = _INNER * unit, _HEAD.at(unit)
        self.chart.set_unit(unit)
        foot = paper.bottom() - _NOTE_HEIGHT.at(unit) - 10 * unit
        self.chart.setGeometry(
            _rect(paper.left() + inner, paper.top() + head, paper.right() - inner * 0.5, foot)
        )
        self._note.setFont(body(NOTE.at(unit)))
        keep_styled(self._note, lambda: styled("QLabel { color: $soft_ink; }"))
        self._note.setGeometry(
            _rect(paper.left() + inner, foot, paper.right() - inner, paper.bottom() - 8 * unit)
        )
        self.switch.set_unit(unit)
        self.switch.adjustSize()
        at = QPointF(
            paper.right() - inner - self.switch.width(),
            paper.top() + head / 2 - self.switch.height() / 2 + 4 * unit,
        )
        self.switch.move(at.toPoint())
        self.list.set_unit(unit)
        side = 14 * unit
        self.list.setGeometry(
            _rect(
                column.left() + side,
                column.top() + head,
                column.right() - side,
                column.bottom() - side,
            )
        )
        self._ground.forget()

    # --- painting ------------------------------------------------------------------------------

    def _paint(self, painter: QPainter) -> None:
        unit = self.unit
        for paper in (self.paper, self.column):
            paint_sheet(painter, paper, unit)
        if self._told is None:
            return
        left = self.paper.left() + _INNER * unit
        room = (self.switch.x() if self._ask else self.paper.right()) - left - 12 * unit
        made = fit(self._told.title, display(_TITLE.at(unit)), room, 16)
        base = (
            self.paper.top() + _HEAD.at(unit) / 2 + QFontMetricsF(made).capHeight() / 2 + 4 * unit
        )
        text = elided(self._told.title, made, room)
        write(painter, QPointF(left, base), text, made, tones().ink, Qt.AlignmentFlag.AlignLeft)
        self._paint_head(painter, base + self.column.top() - self.paper.top())

    def _paint_head(self, painter: QPainter, base: float) -> None:
        """Of the moments, between two rules."""
        unit, column, text = self.unit, self.column, chances_words().moments()
        made = fit(text, display(_TITLE.at(unit)), column.width() - 60 * unit)
        middle = column.center().x()
        write(painter, QPointF(middle, base), text, made, tones().ink)
        half = QFontMetricsF(made).horizontalAdvance(text) / 2 + 14 * unit
        y = base - QFontMetricsF(made).capHeight() / 2
        for left, right in (
            (column.left() + 20 * unit, middle - half),
            (middle + half, column.right() - 20 * unit),
        ):
            paint_rule_at(painter, left, right, y, unit)

    # --- Qt ------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_due:
            self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(0, 0, self._ground.pixmap)


def papers_ahead(tab: QSize, ratio: float) -> Iterator[None]:
    """Paints the papers of a tab of that size: each is kept, wherever it was painted first."""
    unit = page_unit(tab.width(), tab.height())
    for paper in _papers(tab.width(), tab.height()):
        painted(QRectF(0, 0, 1, 1), ratio, partial(paint_sheet, area=paper, unit=unit))
        yield


def _papers(width: float, height: float) -> tuple[QRectF, QRectF]:
    """That of the curve, and that of the moments."""
    unit = page_unit(width, height)
    margin, across = _MARGIN * unit, _COLUMN.at(unit)
    if _is_narrow(width):
        half = (height - 3 * margin) / 2
        upper = QRectF(margin, margin, width - 2 * margin, half)
        return upper, upper.translated(0, half + margin)
    left, high = width - margin - across, height - 2 * margin
    curve = QRectF(margin, margin, left - _GAP * unit - margin, high)
    return curve, QRectF(left, margin, across, high)


def _is_narrow(width: float) -> bool:
    """Whether the moments lie below the curve."""
    return width < _NARROW * text_factor()


def _rect(left: float, top: float, right: float, bottom: float) -> QRect:
    return QRectF(QPointF(left, top), QPointF(right, bottom)).toAlignedRect()


class ChancesWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def tab(self) -> str:
        return self.tr("Chances")

    def moments(self) -> str:
        """The head of the moments that are told."""
        return self.tr("Turning points")

    def figures(self) -> str:
        """What the figures of such a moment are."""
        return self.tr("Chance to win: before → after")

    def nothing(self, *, is_sure: bool) -> str:
        """That there are no such moments, or none yet."""
        return self.tr("Nothing stands out here.") if is_sure else self.tr("None so far.")

    def watch(self) -> str:
        """What a press on a moment does."""
        return self.tr("Watch this moment")

    def percent(self, share: float) -> str:
        """A chance: none is nothing, and none is certain, before it is so."""
        return self.tr("{percent}%").format(percent=whole_percent(share))

    def margin(self, chance: float) -> str:
        """How far a chance may be off, rounded up to whole per cent."""
        return self.tr("Give or take {percent}%.").format(percent=ceil(100 * chance))

    def change(self, name: str, before: float, after: float) -> str:
        """What a moment meant to somebody."""
        return self.tr("{name}: {before}% → {after}%").format(
            name=name, before=whole_percent(before), after=whole_percent(after)
        )

    def gain(self, name: str, share: float) -> str:
        """What chance brought to somebody, in chances to win."""
        percent = round(100 * share)
        signed = f"+{percent}" if percent > 0 else f"−{-percent}" if percent < 0 else "0"
        return self.tr("{name}: {percent}%").format(name=name, percent=signed)


def whole_percent(share: float) -> int:
    """A chance in whole per cent; what may still turn is neither 0 nor 100."""
    if share in (0.0, 1.0):
        return round(100 * share)
    return min(99, max(1, round(100 * share)))


@cache
def chances_words() -> ChancesWords:
    """The one ChancesWords of the program."""
    return ChancesWords()
