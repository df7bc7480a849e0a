"""The Emissary's open card and its pile, while an election runs."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import OUT
from vivaroi_gui.ui.kit.fonts import body, bold, display
from vivaroi_gui.ui.kit.ink import fill, outline, oval, tint
from vivaroi_gui.ui.kit.panel import Panel, Tip
from vivaroi_gui.ui.kit.panel_papers import paint_framed
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO, picture
from vivaroi_gui.ui.kit.sizes import NOTE
from vivaroi_gui.ui.kit.struck import paint_struck
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT, MIDDLE, Pen
from vivaroi_gui.ui.vivaroi.cards import paint_back
from vivaroi_gui.ui.vivaroi.hall.sight import emissary_favourites
from vivaroi_gui.ui.vivaroi.hall.words import HallWords
from vivaroi_gui.ui.vivaroi.pictures import pawn_picture

_ACROSS = 6
_PAWN, _SHIELD, _CARD = 62.0, 40.0, 26.0
_STRUCK = 0.35
"""How much is seen of a favourite that does not count."""


class EmissaryPanel(Panel):
    """All of it is public: six favourites, the size of the pile, and how it votes now."""

    def __init__(self, words: HallWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._view: View | None = None
        self.hide()

    def show_view(self, view: View) -> None:
        self._view = view
        self.describe()
        self.refresh()

    @property
    def sentence(self) -> str:
        """What its vote depends on, or that it is known."""
        view = self._view
        if view is None or view.nominee is None:
            return ""
        if view.nominee in emissary_favourites(view):
            return self._words.says_yes(view.nominee)
        return self._words.asks_pile()

    def describe(self) -> None:
        if self._view is None or not self._view.emissary_goal:
            return
        lore = self._words.lore
        names = [lore.character(one) for one in emissary_favourites(self._view)]
        pile = self._words.pile(self._view.emissary_pile)
        self.setAccessibleName(lore.emissary())
        set_description(self, f"{people().names(names)}. {pile}. {self.sentence}")

    # --- painting ------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        view = self._view
        if view is None or not view.emissary_goal:
            return
        unit, face = self.unit, self.face
        paint_framed(painter, face, unit)
        pen = Pen(painter, self.tips)
        self._draw_head(pen)
        step = (face.width() - 32 * unit) / _ACROSS
        for place, character in enumerate(view.emissary_goal):
            x = face.left() + 16 * unit + step * (place + 0.5)
            self._draw_pawn(painter, view, character, QPointF(x, face.top() + 126 * unit))
        self._draw_pile(pen, view)
        below = face.adjusted(20 * unit, 172 * unit, -20 * unit, -14 * unit)
        pen.lines(below, self.sentence, body(NOTE.at(unit)), tones().ink)

    def _draw_head(self, pen: Pen) -> None:
        unit, face = self.unit, self.face
        size = _SHIELD * unit
        corner = face.topLeft() + QPointF(16, 13) * unit
        shield = picture("kit/shield-empire", size, size * 66 / 64, self.ratio)
        pen.painter.drawPixmap(corner, shield)
        base = QPointF(corner.x() + size + 8 * unit, face.top() + 40 * unit)
        room = face.right() - 20 * unit - base.x()
        pen.line(base, self._words.lore.emissary(), display(21 * unit), tones().ink, room, LEFT)

    def _draw_pawn(self, painter: QPainter, view: View, character: int, feet: QPointF) -> None:
        """The candidate stands in golden light; the Banished is hardly seen."""
        unit, lore = self.unit, self._words.lore
        height = _PAWN * unit
        area = QRectF(0, 0, height * PAWN_RATIO, height)
        area.moveCenter(feet - QPointF(0, height / 2))
        if character == view.nominee:
            glow = oval(area.center().x(), area.center().y(), height * 0.4, height * 0.53)
            fill(painter, glow, tint(tones().state_gold, 0.75))
            outline(painter, glow, tones().ink, 1.4 * unit)
        is_counted = character in emissary_favourites(view)
        painter.setOpacity(1.0 if is_counted else _STRUCK)
        painter.drawPixmap(
            area.topLeft(), pawn_picture(lore.edition, character, height, self.ratio)
        )
        painter.setOpacity(1.0)
        if view.places[character] == OUT:
            paint_struck(painter, area)
        self.tips.append(Tip(area, lore.full_name(character)))

    def _draw_pile(self, pen: Pen, view: View) -> None:
        unit, face = self.unit, self.face
        middle = QPointF(face.center().x(), face.top() + 156 * unit)
        said, made = self._words.pile(view.emissary_pile), bold(16 * unit)
        across = pen.line(middle, said, made, tones().soft_ink, face.width() - 90 * unit, MIDDLE)
        painter = pen.painter
        painter.save()
        painter.translate(middle - QPointF(across / 2 + 22 * unit, 5 * unit))
        paint_back(painter, _CARD * unit, self.ratio)
        painter.restore()
