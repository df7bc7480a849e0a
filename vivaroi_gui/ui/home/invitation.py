"""The castle cat invites whoever has never played to a guided round."""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.fonts import display
from vivaroi_gui.ui.kit.ink import fill, outline
from vivaroi_gui.ui.kit.papers import paint_paper
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.kit.tips import set_description, set_tip
from vivaroi_gui.ui.kit.title import title_area
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT, Pen, wrap
from vivaroi_gui.ui.session.guides import is_met, meet
from vivaroi_gui.ui.settings import Settings

_WORDS = Size(21, least=17)
_WIDE = Size(430, least=250)
_SIDE, _TAIL = Size(16, least=16), Size(18, least=18)
_FIRST: Final = "home.first.start", "home.first.no"
_KEPT: Final = "home.kept.start", "home.kept.no"


class GuideInvitation(QWidget):
    """A bubble on the picture: it stays until somebody answers, and is in nobody's way.

    Where a lesson was left before its end, it says that this waits; one of another game only
    where there is no guided round to invite to.
    """

    accepted = Signal(str)
    """The guided round is wished for, by its name; an empty one: the lesson that was left."""
    given_up = Signal()
    """Nobody goes on with the lesson that was left."""
    changed = Signal()
    """Whether it is wanted is something else now."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._unit = 1.0
        self._has_room = True
        self._guide = self._waiting = self._of = ""
        self.begin = PaperButton(self, "play", is_primary=True)
        self.begin.clicked.connect(self.accept)
        self.decline = PaperButton(self)
        self.close_ = PaperButton(self, "cross")
        """In its place where there is little room."""
        for button in (self.decline, self.close_):
            button.clicked.connect(self._on_declined)
        self.retranslate()
        settings.changed.connect(self._follow)
        self._follow()

    @property
    def is_wanted(self) -> bool:
        """Whether there is a lesson for whoever looks at the page."""
        return bool(self._kept) or self._is_new

    @property
    def _is_new(self) -> bool:
        """Whether whoever looks at the page has never played its guided round."""
        return bool(self._guide) and not is_met(self._settings, self._guide)

    @property
    def is_first(self) -> bool:
        """Whether it invites to a guided round that nobody has begun."""
        return self._is_new and not self._kept

    @property
    def _kept(self) -> str:
        """The title of the lesson that it says is waiting, the name of a text."""
        return self._waiting if self._of == self._guide or not self._is_new else ""

    def set_room(self, *, is_there: bool) -> None:
        """Whether there is a picture on which it can lie."""
        self._has_room = is_there
        self._follow()

    @property
    def is_seen(self) -> bool:
        return self.is_wanted and self._has_room

    def _follow(self) -> None:
        before = self.isHidden(), self.accessibleName()
        self.setVisible(self.is_seen)
        self.retranslate()
        if before != (self.isHidden(), self.accessibleName()):
            self.changed.emit()

    def offer(self, guide: str) -> None:
        """The guided round of the game that is chosen; none where it has none."""
        if guide != self._guide:
            self._guide = guide
            self._follow()

    def keep(self, title: str, guide: str) -> None:
        """A lesson of that title, the name of a text, waits; or none any more.

        ``guide`` is the guided round of its game.
        """
        if (title, guide) != (self._waiting, self._of):
            self._waiting, self._of = title, guide
            self._follow()

    def accept(self) -> None:
        """Somebody wants to learn."""
        self.accepted.emit("" if self._kept else self._guide)

    def _on_declined(self) -> None:
        if self._kept:
            self.keep("", "")
            self.given_up.emit()
        else:
            meet(self._settings, self._guide)

    def set_unit(self, unit: float) -> None:
        """Takes another size: pixels in a unit of the design."""
        self._unit = unit
        for button in (self.begin, self.decline, self.close_):
            button.set_unit(max(0.82, unit))
        self.update()

    @property
    def _side(self) -> float:
        """Pixels around the words."""
        return _SIDE.at(self._unit)

    @property
    def _tail(self) -> float:
        return _TAIL.at(self._unit)

    @property
    def _words(self) -> str:
        if not self._kept:
            return text("lessons", "home.first")
        return text("lessons", "home.kept").format(lesson=text("lessons", self._kept))

    def retranslate(self) -> None:
        self.setAccessibleName(self._words)
        set_description(self, "" if self._kept else text("lessons", "home.first.sub"))
        names = _KEPT if self._kept else _FIRST
        for button, name in zip((self.begin, self.decline), names, strict=True):
            button.setText(text("lessons", name))
            button.setAccessibleName(button.words)
        self.close_.setAccessibleName(self.decline.words)
        set_tip(self.close_, self.decline.words)
        self.update()

    def lie(self, picture: QRectF) -> None:
        """Between the name of the game on the picture and the castle's foot."""
        top = title_area(picture).bottom() + 20
        room = QRectF(picture.left(), top, picture.width(), (picture.bottom() - top) * 0.42)
        wide = min(_WIDE.at(self._unit), room.width() - 8)
        down = self._words_height(wide) + self._side * 2 + self._lay_buttons(wide) + self._tail
        top = room.top() + max(0.0, room.height() - down) * 0.5
        self.setGeometry(round(room.center().x() - wide / 2), round(top), round(wide), round(down))

    def _lay_buttons(self, wide: float) -> float:
        """Beside each other; how high they are."""
        top, left = round(self._side + self._words_height(wide)), round(self._side - 4)
        first, second = self.begin.sizeHint(), self.decline.sizeHint()
        self.begin.setGeometry(left, top, first.width(), first.height())
        is_roomy = first.width() + second.width() <= wide - 2 * self._side + 8
        self.decline.setVisible(is_roomy)
        self.close_.setVisible(not is_roomy)
        other = self.decline if is_roomy else self.close_
        across = second.width() if is_roomy else round(first.height() * 1.2)
        other.setGeometry(left + first.width(), top, across, first.height())
        return first.height()

    def _words_height(self, wide: float) -> float:
        metrics = QFontMetricsF(display(_WORDS.at(self._unit)))
        lines = wrap(self._words, metrics, wide - 2 * self._side)
        return len(lines) * metrics.height() + 4

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -self._tail)
        if not tones().is_flat:  # no cat is painted there to which it could lead
            self._paint_tail(painter, area)
        paint_paper(painter, area, 1.5)
        side = self._side
        words = QRectF(side, side, area.width() - 2 * side, self._words_height(self.width()))
        told, made = self._words, display(_WORDS.at(self._unit))
        Pen(painter, []).lines(words, told, made, tones().ink, LEFT)

    def _paint_tail(self, painter: QPainter, area: QRectF) -> None:
        """Down to the castle, where the cat sits on the roof."""
        base = QPointF(area.left() + area.width() * 0.72, area.bottom() - 2)
        path = QPainterPath(base - QPointF(13, 0))
        path.lineTo(base + QPointF(13, 0))
        path.lineTo(base + QPointF(10, self._tail))
        path.closeSubpath()
        fill(painter, path, tones().paper.foot)
        outline(painter, path, tones().paper_edge, 1.2)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._follow()
        super().changeEvent(event)
