"""The bar over a review: what it is, its tabs, and whether more is to come."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from vivaroi_gui.ui.kit.access_faces import Untold
from vivaroi_gui.ui.kit.buttons import PaperButton, button_height
from vivaroi_gui.ui.kit.cloth import SCALLOP, paint_cloth
from vivaroi_gui.ui.kit.fonts import body, display, elided, fit, text_factor
from vivaroi_gui.ui.kit.grammar import joined, labelled
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.night_pill import NightPill
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.rooms import Room, room
from vivaroi_gui.ui.kit.sizes import NOTE, Size, bar_unit
from vivaroi_gui.ui.kit.tips import set_tip
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.review.words import ReviewWords
from vivaroi_gui.ui.session.review import Review
from vivaroi_gui.ui.session.screens import CROWN

NEXT_TAB: Final = QKeySequence("Ctrl+Tab")
_TITLE = Size(27, least=21)
_SIDE, _GAP = 16, 8
_BESIDE = 0.5
"""Room before the title and behind it, in its size."""
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


class ReviewBar(QWidget):
    """``chosen`` tells the place of a tab that people want to see."""

    chosen = Signal(int)

    def __init__(self, review: Review, parent: QWidget) -> None:
        super().__init__(parent)
        self._review = review
        self._words = ReviewWords(self)
        self._share, self._is_given_up = 0.0, False
        self._title = _ReviewTitle(self)
        self.pills = [NightPill("", self) for _ in review.tabs]
        self.working = _Quiet(self)
        self.close_ = PaperButton(self, "door")
        for place, pill in enumerate(self.pills):
            pill.clicked.connect(lambda _=False, place=place: self.chosen.emit(place))
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        self._row = row = QHBoxLayout(self)
        row.addWidget(self._title)
        for pill in self.pills:
            row.addWidget(pill)
        row.addWidget(self.working, 1)
        row.addWidget(self.close_)

    def fit(self, window: QSize) -> None:
        """Takes the size that suits a window."""
        unit = bar_unit(window)
        self.setFixedHeight(bar_height(window))
        is_tiny = room(window.width(), window.height(), text_factor()) is Room.TINY
        self._title.setHidden(is_tiny)
        side = round(_SIDE * unit)
        self._row.setContentsMargins(side, 0, side, int(SCALLOP))
        self._row.setSpacing(round(_GAP * unit))
        self._title.set_unit(unit)
        self.working.set_unit(unit)
        for control in (*self.pills, self.close_):
            control.set_unit(unit)

    def show_tab(self, number: int) -> None:
        for place, pill in enumerate(self.pills):
            pill.setChecked(place == number)

    def show_share(self, share: float) -> None:
        """How much of all that will be found out is there."""
        self._share = share
        self._tell()

    def show_given_up(self) -> None:
        """That no more will be found out, whatever is still on its way to be shown."""
        self._is_given_up = True
        self._tell()

    def _tell(self) -> None:
        words = self._words
        self.working.say(words.given_up() if self._is_given_up else words.working(self._share))

    def retranslate(self) -> None:
        self.setAccessibleName(self._review.title)
        self._title.say(self._review.title)
        for tab, pill in zip(self._review.tabs, self.pills, strict=True):
            tab.setAccessibleName(tab.title)
            pill.setText(tab.title)
            pill.setAccessibleName(tab.title)
            set_tip(pill, self._tip)
            pill.set_unit(pill.unit)
        self.close_.setText(self._words.close())
        self.close_.setAccessibleName(self._words.close())
        self.close_.updateGeometry()
        self._tell()

    @property
    def told(self) -> str:
        """What this is, its tabs, and how far it has come."""
        titles = ", ".join(tab.title for tab in self._review.tabs)
        return joined(labelled(self._review.title, titles), self._words.working(self._review.share))

    @property
    def _tip(self) -> str:
        """How the keys go from tab to tab, as the system writes it."""
        keys = NEXT_TAB.toString(QKeySequence.SequenceFormat.NativeText)
        return f"{self._words.next_tab()} ({keys})"

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_cloth(painter, QRectF(self.rect()))


def bar_height(window: QSize) -> int:
    """In a window of that size."""
    return button_height(bar_unit(window)) + int(SCALLOP)


class _ReviewTitle(Untold):
    """The crown and what this is, which is the name of the whole bar."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._unit, self._text = 1.0, ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def set_unit(self, unit: float) -> None:
        self._unit = unit
        self.updateGeometry()

    def say(self, text: str) -> None:
        self._text = text
        self.updateGeometry()
        self.update()

    @property
    def _pixels(self) -> float:
        return _TITLE.at(self._unit)

    @property
    def _left(self) -> float:
        return self._pixels * (CROWN.across + _BESIDE)

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(display(self._pixels)).horizontalAdvance(self._text)
        return QSize(round(self._left + words + _BESIDE * self._pixels), round(1.5 * self._pixels))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        across, high = CROWN.across * self._pixels, CROWN.high * self._pixels
        emblem = picture(CROWN.picture, across, high, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(0, (self.height() - high) / 2), emblem)
        base = QPointF(self._left, self.height() / 2 + self._pixels * 0.32)
        write(painter, base, self._text, display(self._pixels), tones().on_heading, _LEFT)


class _Quiet(QLabel):
    """A line that tells whether more is to come, and takes no room from anything."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._unit, self._said = 1.0, ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def set_unit(self, unit: float) -> None:
        self._unit = unit
        self.update()

    def say(self, text: str) -> None:
        self._said = text
        self.setAccessibleName(text)
        self.update()

    @property
    def said(self) -> str:
        return self._said

    def paintEvent(self, event: QPaintEvent) -> None:
        made = fit(self._said, body(NOTE.at(self._unit)), self.width() - 16)
        base = QPointF(self.width() - 12, self.height() / 2 + made.pixelSize() * 0.33)
        text = elided(self._said, made, self.width() - 16)
        write(QPainter(self), base, text, made, tones().night_text, _RIGHT)
