"""The screen of a review: its tabs under a bar, over the whole window."""

from collections.abc import Iterator
from itertools import chain
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from vivaroi_gui.ai.review import Part
from vivaroi_gui.ui.kit.access_say import announce
from vivaroi_gui.ui.kit.festive import paint_dim
from vivaroi_gui.ui.kit.kept_sizes import sized
from vivaroi_gui.ui.kit.pictures import Backdrop, paint_landscape
from vivaroi_gui.ui.kit.resizing import keep_sized
from vivaroi_gui.ui.kit.scrolled import ScrolledSheet
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.review.bar import NEXT_TAB, ReviewBar
from vivaroi_gui.ui.review.words import ReviewWords
from vivaroi_gui.ui.session.cover import Cover
from vivaroi_gui.ui.session.review import Review, ReviewTab

_FRAME_MS: Final = 16
_LEAST_HEIGHT: Final = 500
"""Pixels at 100 % below which a tab is scrolled."""
_REFRESH_MS: Final = 500
"""What comes is shown at most so often."""


class ReviewScreen(Cover):
    """Covers a window until ``left``; ``watch_wanted`` tells the position that is to be watched."""

    watch_wanted = Signal(int)

    def __init__(self, review: Review, window: QWidget, passing: tuple[QAction, ...]) -> None:
        """The keys of ``passing`` work here too."""
        super().__init__(window, passing)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.review = review
        review.setParent(self)
        self.keys = _ReviewKeys(self)
        self.tabs = QStackedWidget()  # laid out later: the keys go through the bar first
        review.show_in(self.tabs)
        self.bar = ReviewBar(review, self)
        for tab in review.tabs:
            self.tabs.addWidget(tab)
        self._due = QTimer(self, singleShot=True, interval=_REFRESH_MS)
        self._due.timeout.connect(self.refresh)
        self._is_awaited = False
        """Whether it was said that more is to come."""
        self._pieces: Iterator[None] = iter(())
        self._ahead = QTimer(self, interval=_FRAME_MS)
        self._ahead.timeout.connect(self._paint_piece)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        self._scrolled = ScrolledSheet(self.tabs)
        column.addWidget(self._scrolled, 1)
        keep_sized(self, ReviewScreen._give_height)

    def _connect(self) -> None:
        self.review.watch_wanted.connect(self.watch_wanted)
        self.bar.chosen.connect(self._on_turned)
        for tab in self.review.tabs:
            tab.grown.connect(self._give_height)
        self.bar.close_.clicked.connect(self.keys.close.trigger)
        self.keys.close.triggered.connect(self.left)
        self.keys.next.triggered.connect(lambda: self._turn_by(1))
        self.keys.previous.triggered.connect(lambda: self._turn_by(-1))

    # --- tabs ----------------------------------------------------------------------------------

    def begin(self) -> None:
        """Shows the first tab, and takes the keys."""
        self.fit_window()
        self.turn_to(0)
        self.show()
        self.raise_()
        QTimer.singleShot(0, self, self._say_what_this_is)
        self.take_focus()
        self._to_top()

    def _say_what_this_is(self) -> None:
        """Once all that was found out before is here."""
        self._is_awaited = self.review.share < 1
        announce(self, self.bar.told)

    def turn_to(self, number: int) -> None:
        """Shows a tab from its top; whoever has come by its pill stays there."""
        self.tabs.setCurrentIndex(number)
        self._give_height()
        self._to_top()
        self.bar.show_tab(number)

    def _give_height(self) -> None:
        """The tab that is seen is as high as it has to be, and scrolls."""
        tab = self.review.tabs[self.tabs.currentIndex()]
        least = self._least_size(
            tab, QSize(self.width(), self.height() - self.bar.height())
        ).height()
        if least != self.tabs.minimumHeight():
            self.tabs.setMinimumHeight(least)

    def _on_turned(self, number: int) -> None:
        self.turn_to(number)
        announce(self, self.review.tabs[number].told)

    def _turn_by(self, step: int) -> None:
        self._on_turned((self.tabs.currentIndex() + step) % self.tabs.count())
        self.take_focus()
        self._to_top()

    def _to_top(self) -> None:
        """A tab is read from its headings on, wherever the keys are."""
        self._scrolled.verticalScrollBar().setValue(0)

    def take_focus(self) -> None:
        """The keys go to what the tab has to show."""
        self.review.tabs[self.tabs.currentIndex()].take_focus()

    # --- what is found out ---------------------------------------------------------------------

    def add(self, part: Part) -> None:
        """More has been found out: it is seen soon."""
        self.review.add(part)
        self._be_due()

    def add_judged(self, part: Part) -> bool:
        """The same of what somebody has asked about; whether no more is wanted."""
        is_last = self.review.add_judged(part)
        self._be_due()
        return is_last

    def _be_due(self) -> None:
        if not self._due.isActive():
            self._due.start()

    def refresh(self) -> None:
        """Has all that has come be seen."""
        self.review.refresh()
        self.bar.show_share(self.review.share)
        if self._is_awaited and self.review.share >= 1:
            self._is_awaited = False
            announce(self, ReviewWords(self).worked_out())
        unseen = (tab for tab in self.review.tabs if not tab.isVisible())
        self._pieces = chain.from_iterable(tab.ahead(self._size_of(tab)) for tab in unseen)
        self._ahead.start()

    def _size_of(self, tab: ReviewTab) -> QSize:
        """What it gets once it is turned to, however high the one is that is seen now."""
        size = self._scrolled.maximumViewportSize()
        least = self._least_size(tab, size)
        return QSize(least.width(), max(size.height(), least.height()))

    def _least_size(self, tab: ReviewTab, room: QSize) -> QSize:
        """What it has to be at least there; where it scrolls, the bar takes some of the width."""
        least = _least_height(tab, room.width())
        if least <= room.height():
            return QSize(room.width(), least)
        across = room.width() - self._scrolled.verticalScrollBar().sizeHint().width()
        return QSize(across, _least_height(tab, across))

    def _paint_piece(self) -> None:
        """Of a tab that may be turned to next: one a frame."""
        if next(self._pieces, self) is self:
            self._ahead.stop()

    def give_up(self) -> None:
        """No more will be found out."""
        self.bar.show_given_up()

    def stop(self) -> None:
        """Nothing is waited for any more."""
        self._due.stop()
        self._ahead.stop()

    # --- Qt ------------------------------------------------------------------------------------

    @property
    def _commands(self) -> tuple[QAction, ...]:
        return *super()._commands, *self.keys.all

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.keys.retranslate()
            self.bar.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.bar.fit(event.size())
        self._give_height()
        self._column.activate()  # else the tabs are painted in another size first

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = backdrop(self.size(), float(self.devicePixelRatioF()))
        QPainter(self).drawPixmap(0, 0, shown.pixmap())


def backdrop(window: QSize, ratio: float) -> Backdrop:
    """The landscape behind all tabs."""
    area = QRectF(QPointF(), QSizeF(window))

    def paint(painter: QPainter) -> None:
        paint_landscape(painter, area)
        paint_dim(painter, area, tones().veiled)

    return Backdrop("review", area, ratio, (paint,))


def _least_height(tab: ReviewTab, width: int) -> int:
    return max(sized(_LEAST_HEIGHT), tab.least_height(width))


class _ReviewKeys(QObject):
    """The commands of a review, heard wherever the keys are within it."""

    def __init__(self, screen: QWidget) -> None:
        super().__init__(screen)
        self._screen = screen
        self._words = ReviewWords(self)
        self.next = self._make(NEXT_TAB.toString(), "Ctrl+PgDown")
        self.previous = self._make("Ctrl+Shift+Tab", "Ctrl+Shift+Backtab", "Ctrl+PgUp")
        self.close = self._make("Esc")
        self.retranslate()

    @property
    def all(self) -> tuple[QAction, ...]:
        return self.next, self.previous, self.close

    def retranslate(self) -> None:
        """Names the commands in the language that is spoken now."""
        self.next.setText(self._words.next_tab())
        self.previous.setText(self._words.previous_tab())
        self.close.setText(self._words.leave())

    def _make(self, *keys: str) -> QAction:
        action = QAction(self)
        action.setAutoRepeat("Esc" not in keys)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._screen.addAction(action)
        return action
