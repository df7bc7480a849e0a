"""The salon: the characters on display, and what happened last."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vienna import View
from vivaroi_gui.rules.vienna.board import CharacterCard
from vivaroi_gui.ui.kit.access_parts import Role
from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.kit.control import tinted_icon
from vivaroi_gui.ui.kit.fonts import SMALLEST, body, display
from vivaroi_gui.ui.kit.ink import outline, rounded
from vivaroi_gui.ui.kit.panel import Panel, Tip
from vivaroi_gui.ui.kit.panel_papers import paint_sheet
from vivaroi_gui.ui.kit.portrait import paint_shield
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.told import Row
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT, Pen, wrap
from vivaroi_gui.ui.vienna.cards import CARD_RATIO, paint_character
from vivaroi_gui.ui.vienna.panels.words import PanelWords, joined
from vivaroi_gui.ui.vienna.words.cards import card_words

_ARROW = Size(18, least=15)
_STEP = 18.0
"""Units from one line of the news to the next."""
_OPENERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_LOW = 100.0
"""Units of height under which there is no room for a line about the salon."""


class Salon(Panel):
    """Title and news at the left, the cards at the right; a press leads to all the news."""

    access_tree: AccessTree | None = None

    opened = Signal()

    def __init__(self, words: PanelWords, parent: QWidget) -> None:
        super().__init__(parent)
        self.access_tree = self._tree = AccessTree(self, Role.List)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._words = words
        self._is_hovered = False
        self._cards: tuple[CharacterCard, ...] = ()
        self._news: tuple[Row, ...] = ()

    def show_view(self, view: View) -> None:
        cards = tuple(view.board.characters[one] for one in view.display)
        if cards != self._cards:
            self._cards = cards
            self.describe()
            self.refresh()

    def set_news(self, rows: tuple[Row, ...]) -> None:
        """What happened last, oldest first."""
        if rows != self._news:
            self._news = rows
            self.describe()
            self.refresh()

    def describe(self) -> None:
        self.setAccessibleName(self._words.salon())
        shown = [card_words().character_told(card) for card in self._cards]
        told = shown or [self._words.empty_salon()]
        news = [row.text for row in self._news]
        set_description(self, joined([*told, *news, self._words.chronicle()]))
        self._tree.show_rows(told)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            self.opened.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _OPENERS and not event.isAutoRepeat():
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._set_hovered(is_hovered=True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._set_hovered(is_hovered=False)
        super().leaveEvent(event)

    def _set_hovered(self, *, is_hovered: bool) -> None:
        self._is_hovered = is_hovered
        self.refresh()

    # --- painting ------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        paint_sheet(painter, self.face, self.unit)
        if self._is_hovered:
            outline(painter, rounded(self.face, 3 * self.unit), tones().gold, 2)
        left = self._draw_cards(painter)
        words = QRectF(self.face)
        words.setRight(left - 8 * self.unit)
        self.tips.insert(0, Tip(words, self._words.salon_told()))
        self._draw_words(Pen(painter, self.tips), words)
        self._draw_arrow(painter, words)

    def _draw_arrow(self, painter: QPainter, words: QRectF) -> None:
        """What shows that there is more to be opened."""
        size, is_low = _ARROW.at(self.unit), self.face.height() < _LOW * self.unit
        middle = words.top() + (17 if is_low else 23) * self.unit
        area = QRectF(words.right() - size, middle - size / 2, size, size)
        icon = tinted_icon("down", size, tones().old_text, self)
        painter.drawPixmap(area.topLeft(), icon)
        self.tips.append(Tip(area, self._words.chronicle()))

    def _draw_cards(self, painter: QPainter) -> float:
        """From the right edge on; where they begin."""
        unit, face = self.unit, self.face
        high = face.height() - 26 * unit
        right = face.right() - 12 * unit
        room = face.width() * (0.6 if len(self._cards) < 4 else 0.7)
        wide = high * CARD_RATIO
        step = min(wide + 5 * unit, (room - wide) / max(1, len(self._cards) - 1))
        left = right - wide - step * (len(self._cards) - 1)
        for number, card in enumerate(self._cards):
            corner = QPointF(left + number * step, face.center().y() - high / 2)
            paint_character(painter, card, corner, high, self.ratio)
            area = QRectF(corner.x(), corner.y(), wide, high)
            self.tips.append(Tip(area, card_words().character_told(card)))
        return left if self._cards else right

    def _draw_words(self, pen: Pen, area: QRectF) -> None:
        unit, is_low = self.unit, self.face.height() < _LOW * self.unit
        left = area.left() + (12 if is_low else 18) * unit
        room = area.right() - left
        base = area.top() + (23 if is_low else 29) * unit
        made = display((17 if is_low else 20) * unit)
        beside = room - _ARROW.at(unit) - 4 * unit
        pen.line(QPointF(left, base), self._words.salon(), made, tones().ink, beside)
        text = self._words.about_salon() if self._cards else self._words.empty_salon()
        below = QRectF(left, base + 5 * unit, room, (30 if is_low else 34) * unit)
        if not (is_low and self._news):
            pen.lines(below, text, body(14.5 * unit), tones().soft_ink, LEFT)
        news = QRectF(left, below.bottom() + 4 * unit, room, 0)
        if is_low:
            news.setTop(base + 4 * unit)
        news.setBottom(area.bottom() - 8 * unit)
        self._draw_news(pen, news)

    def _draw_news(self, pen: Pen, area: QRectF) -> None:
        """What happened last, as much of it as there is room for."""
        unit, row = self.unit, self._news[-1] if self._news else None
        step = max(_STEP * unit, SMALLEST * 1.2)
        if row is None or area.height() < step:
            return
        left = area.left()
        if row.player is not None:
            at = QPointF(left + 9 * unit, area.top() + step * 0.5)
            paint_shield(pen.painter, row.player, at, 18 * unit, self.ratio)
            left += 24 * unit
        words = QRectF(left, area.top(), area.right() - left, area.height())
        lines = len(wrap(row.text, QFontMetricsF(body(SMALLEST)), words.width()))
        words.setHeight(min(area.height(), lines * step))
        pen.lines(words, row.text, body(14.5 * unit), tones().ink, LEFT)
