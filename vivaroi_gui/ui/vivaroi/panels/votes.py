"""The viewer's own vote cards as a fan; nobody else's are ever drawn or counted."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.ui.kit.afar import far
from vivaroi_gui.ui.kit.fonts import body, display
from vivaroi_gui.ui.kit.panel import Panel, Tip
from vivaroi_gui.ui.kit.panel_papers import paint_violet_paper
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import MIDDLE, Pen
from vivaroi_gui.ui.vivaroi.cards import CARD_RATIO, paint_back, paint_card
from vivaroi_gui.ui.vivaroi.panels.words import PanelWords
from vivaroi_gui.ui.vivaroi.words.cards import card_words
from vivaroi_gui.ui.vivaroi.words.glossary import of_card
from vivaroi_gui.ui.vivaroi.words.lore import Lore

_LOW, _TIGHT = 200.0, 262.0
"""Units of height below which there are no rules of the votes, or only how cards are kept."""
_CARD = 86.0
_SPREAD, _OVERLAP = 1.1, 0.9
"""From card to card, in widths of a card; closer where a long word needs a large card."""
_LEAST = 0.62
"""Share of its full width below which a card is hard to read."""
_SMALLEST_SIGHT = 0.5
"""The share of a card that stays in sight where many lie in a fan."""


class Votes(Panel):
    """One Yes, and the cards that are left of those that are spent."""

    def __init__(self, words: PanelWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._cards: tuple[Card, ...] = ()
        self._is_team = False
        self._shown: tuple[tuple[Card, ...], bool, Lore] | None = None

    def show_view(self, view: View | None) -> None:
        cards = hand(view) if view else ()
        is_team = view is not None and _is_teams(view)
        shown = cards, is_team, self._words.lore
        if shown != self._shown:
            self._shown, self._cards, self._is_team = shown, cards, is_team
            self.describe()
            self.refresh()

    @property
    def cards(self) -> tuple[Card, ...]:
        """What lies open, from left to right."""
        return self._cards

    def describe(self) -> None:
        if not self._cards:
            self.setAccessibleName(self._words.closed_votes())
            set_description(self, "")
            return
        self.setAccessibleName(self._words.votes(is_team=self._is_team))
        set_description(
            self, self._words.hand(self._cards.count(Card.NO), self._cards.count(Card.STOMACH_ACHE))
        )

    # --- painting ------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        paint_violet_paper(painter, self.face, self.unit)
        pen = Pen(painter, self.tips)
        if not self.cards:
            self._draw_closed(pen)
            return
        unit, face, is_low = self.unit, self.face, self._is_low
        room = face.width() - 28 * unit
        at = QPointF(face.center().x(), face.top() + (30 if is_low else 38) * unit)
        title = self._words.votes(is_team=self._is_team)
        made = display((18 if is_low else 23) * unit)
        pen.line(at, title, made, tones().night_title, room, MIDDLE)
        if not is_low:
            self._draw_rules(pen)
        self._draw_fan(painter, self._fan_middle)

    @property
    def _is_low(self) -> bool:
        return self.face.height() < _LOW * self.unit

    @property
    def _is_tight(self) -> bool:
        return not self._is_low and self.face.height() < _TIGHT * self.unit

    def _draw_rules(self, pen: Pen) -> None:
        unit, face, made = self.unit, self.face, body(14.5 * self.unit)
        if not self._is_tight:
            above = QRectF(face.left() + 16 * unit, face.top() + 45 * unit, 0, 30 * unit)
            above.setRight(face.right() - 16 * unit)
            pen.lines(above, self._words.when_played(), made, tones().night_text)
        below = QRectF(face.left() + 18 * unit, face.bottom() - 54 * unit, 0, 42 * unit)
        below.setRight(face.right() - 18 * unit)
        pen.lines(below, self._words.lore.how_votes_are_kept(), made, tones().night_text)

    @property
    def _fan_middle(self) -> float:
        """Below the title, and above how cards are kept."""
        face, unit = self.face, self.unit
        if self._is_low:
            return face.center().y() + 15 * unit
        return face.center().y() - 4.5 * unit if self._is_tight else face.top() + 139 * unit

    def _draw_fan(self, painter: QPainter, middle: float) -> None:
        cards, unit = self.cards, self.unit
        room = self.face.width() - 36 * unit
        besides = (118 if self._is_tight else 62) * unit
        widest = min(far(_CARD) * unit, (self.face.height() - besides) / CARD_RATIO)
        closest = _OVERLAP if Card.STOMACH_ACHE in cards else _SPREAD
        width, step = _fan(len(cards), room, widest, closest)
        for place, card in enumerate(cards):
            aside = place - (len(cards) - 1) / 2
            painter.save()
            painter.translate(self.face.center().x() + aside * step, middle + abs(aside) * 3 * unit)
            painter.rotate(aside * (6 if len(cards) < 4 else 4))
            paint_card(painter, card, card_words().forms(card), width, self.ratio)
            painter.restore()
            area = QRectF(0, 0, min(width, step), width * CARD_RATIO)
            area.moveCenter(QPointF(self.face.center().x() + aside * step, middle))
            self.tips.append(Tip(area, of_card(card)))

    def _draw_closed(self, pen: Pen) -> None:
        unit, face = self.unit, self.face
        width = min(_CARD * unit, face.height() * 0.5 / CARD_RATIO)
        pen.painter.save()
        pen.painter.translate(face.center().x(), face.top() + face.height() * 0.4)
        paint_back(pen.painter, width, self.ratio)
        pen.painter.restore()
        words = face.adjusted(16 * unit, face.height() * 0.7, -16 * unit, -12 * unit)
        pen.lines(words, self._words.closed_votes(), display(17 * unit), tones().night_title)


def hand(view: View) -> tuple[Card, ...]:
    """The viewer's vote cards, one that lies sealed included; none where nobody looks."""
    if view.seat is None:
        return ()
    aches = (Card.STOMACH_ACHE,) * (view.stomach_aches or 0)
    return (Card.YES, *(Card.NO,) * (view.no_cards or 0), *aches)


def _is_teams(view: View) -> bool:
    return view.seat is not None and len(view.options.sides[view.seat]) > 1


def _fan(number: int, room: float, widest: float, closest: float = _OVERLAP) -> tuple[float, float]:
    """Width of a card and the step from one to the next, so that the fan fits the room.

    Cards are so large that their words can be read, and lie side by side where there is room.
    """
    width = min(widest, max(widest * _LEAST, room / (1 + (number - 1) * closest)))
    step = min(width * _SPREAD, (room - width) / max(1, number - 1))
    if step >= width * _SMALLEST_SIGHT:
        return width, step
    width = room / (1 + (number - 1) * _SMALLEST_SIGHT)
    return width, width * _SMALLEST_SIGHT
