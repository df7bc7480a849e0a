"""The awards below the last paper: all at once, when all are known, each where it stays."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.control import paint_ring, shows_ring
from vivaroi_gui.ui.kit.fonts import display, fit
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.papers import paint_night_panel
from vivaroi_gui.ui.kit.round_button import RoundButton
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.final_page.award_card import AwardCard
from vivaroi_gui.ui.vivaroi.final_page.award_words import AwardWords, Given
from vivaroi_gui.ui.vivaroi.final_page.layout import FinalLayout

_NOTCH = 120
"""A step of a wheel, as Qt counts."""


class Awards(QWidget):
    """Cards side by side; where they are one line that is too long, it is moved card by card."""

    def __init__(self, words: AwardWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._cards: list[AwardCard] = []
        self._given: tuple[Given, ...] = ()
        self._is_none = False
        self._first = 0
        self._turned = 0
        self._has_ring = False
        self._layout: FinalLayout | None = None
        self._back, self._on = QAction(self), QAction(self)
        self._back.triggered.connect(lambda: self._move(-1))
        self._on.triggered.connect(lambda: self._move(1))
        self._turners = (
            RoundButton(self._back, "prev", self),
            RoundButton(self._on, "next", self),
        )
        for turner in self._turners:
            turner.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            turner.hide()
        self.hide()

    def show_awards(self, given: Sequence[Given], *, is_none: bool) -> None:
        """All of them; ``is_none``: there are none."""
        self._given, self._is_none = tuple(given), is_none
        while len(self._cards) < len(given):
            self._cards.append(AwardCard(self))
        for card, one in zip(self._cards, given, strict=False):
            card.show_award(one, self._words.spoken(one))
        self._first = 0 if not given else min(self._first, len(given) - 1)
        self.setAccessibleName(self._words.area())
        without = self._words.none() if is_none else self._words.to_come()
        set_description(self, "" if given else without.rstrip("…"))
        self._back.setText(self._words.earlier())
        self._on.setText(self._words.later())
        self._place()

    def fit_to(self, layout: FinalLayout) -> None:
        """Takes the place that a layout has for it."""
        self._layout = layout
        self._place()

    # --- where the cards are -------------------------------------------------------------------

    def _place(self) -> None:
        layout = self._layout
        self.setVisible(layout is not None and layout.has_awards)
        if layout is None or not layout.has_awards:
            return
        margin = 8 * layout.unit  # for their shadows
        area = layout.awards.adjusted(-margin, -margin, margin, margin).toRect()
        self.setGeometry(area)
        self._first = min(self._first, self._last_first)
        shift = QPointF(margin, margin) - QPointF(self._left_of(self._first), 0)
        for number, card in enumerate(self._cards):
            is_given = number < len(self._given)
            place = layout.award(number, len(self._given)) if is_given else QRectF()
            card.place(place.translated(shift), layout.unit)
        self._place_turners(layout)
        self.update()

    def _left_of(self, first: int) -> float:
        """How far the line is moved so that a card is the first; the last one ends at the edge."""
        layout = self._layout
        if layout is None or not layout.is_lined or not self._given:
            return 0.0
        count = len(self._given)
        rest = layout.award(count - 1, count).right() - layout.awards.width()
        return max(0.0, min(layout.award(first, count).left(), rest))

    @property
    def _last_first(self) -> int:
        """The card that comes first where the line is moved as far as it goes."""
        farthest = self._left_of(len(self._given) - 1)
        lefts = [self._left_of(number) for number in range(len(self._given))]
        return lefts.index(farthest) if lefts else 0

    @property
    def is_too_long(self) -> bool:
        return self._last_first > 0

    def _place_turners(self, layout: FinalLayout) -> None:
        self._back.setEnabled(self._first > 0)
        self._on.setEnabled(self._first < self._last_first)
        for turner, right in zip(self._turners, (False, True), strict=True):
            turner.set_unit(layout.unit)
            left = self.width() - turner.width() if right else 0
            turner.move(left, round((self.height() - turner.height()) / 2))
            turner.setVisible(turner.isEnabled())
            turner.raise_()
        is_line = Qt.FocusPolicy.StrongFocus if self.is_too_long else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(is_line)

    def _move(self, cards: int) -> None:
        """So many cards on, or back."""
        self._first = min(self._last_first, max(0, self._first + cards))
        self._place()

    # --- Qt ------------------------------------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        turn = event.angleDelta()
        along = turn.x() if abs(turn.x()) > abs(turn.y()) else turn.y()
        event.setAccepted(self.is_too_long)
        self._turned += along
        cards = int(self._turned / _NOTCH)  # a touchpad turns by less than a notch
        self._turned -= cards * _NOTCH
        if cards:
            self._move(-cards)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        self._has_ring = True
        self._move(step)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._has_ring = shows_ring(event.reason(), was_shown=self._has_ring)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._given and self._layout is not None:
            self._paint_tray(painter, self._layout)
        if self.hasFocus() and self._has_ring:
            paint_ring(painter, QRectF(self.rect()).adjusted(3, 3, -3, -3), 8)

    def _paint_tray(self, painter: QPainter, layout: FinalLayout) -> None:
        """As long as nobody has any: whether there will be some."""
        unit = layout.unit
        line = QRectF(self.rect()).adjusted(8 * unit, 8 * unit, -8 * unit, -8 * unit)
        paint_night_panel(painter, line)
        words = self._words.none() if self._is_none else self._words.to_come()
        made = fit(words, display(22 * unit), line.width() - 24 * unit, 13)
        write_middle(painter, line, words, made, tones().night_title)
