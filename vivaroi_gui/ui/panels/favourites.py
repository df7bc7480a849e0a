"""The viewer's secret goal: six arches in the colour of the room where each favourite stands."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import FLOORS, POINTS, RESERVE, Character, Goal
from vivaroi_gui.ui.kit.control import tinted_icon
from vivaroi_gui.ui.kit.fonts import body, bold, display, numeral
from vivaroi_gui.ui.kit.ink import (
    CREAM,
    INK,
    PLAQUES,
    falling,
    fill,
    lit,
    mixed,
    outline,
    oval,
    rounded,
)
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.pictures import pawn_picture, picture
from vivaroi_gui.ui.panels.panel import Panel, Tip
from vivaroi_gui.ui.panels.papers import NIGHT_TITLE, SOFT, paint_card, paint_closed_card
from vivaroi_gui.ui.panels.words import PanelWords
from vivaroi_gui.ui.panels.writing import LEFT, MIDDLE, RIGHT, Pen
from vivaroi_gui.ui.text import texts

_ROOMS = tuple(
    QColor(name)
    for name in ("#5C6788", "#A9664A", "#C9A057", "#5E8873", "#4C6CA6", "#B0587F", "#7A4AA0")
)
_AT_GATE, _AWAY = QColor("#B9A98C"), QColor("#9A9088")
_SEAL_AWAY = QColor("#5A5070")
_WHITE = QColor("#FFFFFF")
_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


@dataclass(frozen=True)
class Arch:
    """A favourite's place on the card: the middle of its feet, and pixels in a unit there."""

    character: Character
    feet: QPointF
    unit: float


class Favourites(Panel):
    """Covered by click, by key or by :meth:`toggle`; ``covered`` tells the page.

    A card that nobody may look at is closed, whether it was covered or not.
    """

    covered = Signal(bool)

    def __init__(self, words: PanelWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._view: View | None = None
        self.is_covered = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_view(self, view: View | None) -> None:
        self._view = view
        self._changed()

    def toggle(self) -> None:
        """Covers the card, or opens it again."""
        self.is_covered = not self.is_covered
        self._changed()
        self.covered.emit(self.is_covered)

    def cover(self, is_covered: bool) -> None:
        """Covers or opens the card as another one was."""
        if is_covered != self.is_covered:
            self.toggle()

    @property
    def goal(self) -> Goal | None:
        """What lies open."""
        return self._view.goal if self._view and not self.is_covered else None

    @property
    def worth(self) -> int:
        """Points of the favourites where they stand now."""
        return sum(self._points(character) or 0 for character in self.goal or ())

    @property
    def closed_text(self) -> str:
        """What the closed card says."""
        if self._view is None or self._view.seat is None:
            return self._words.closed_favourites()
        return self._words.covered() if self.is_covered else self._words.not_dealt()

    def _points(self, character: Character) -> int | None:
        assert self._view is not None
        place = self._view.places[character]
        if place == RESERVE:
            return None
        return POINTS[place] if place in FLOORS else 0

    def _changed(self) -> None:
        is_own = self._view is not None and self._view.seat is not None
        shape = Qt.CursorShape.PointingHandCursor if is_own else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.describe()
        self.refresh()

    def describe(self) -> None:
        """The names are said only while the card lies open."""
        if self.goal is None:
            self.setAccessibleName(self.closed_text)
            self.setAccessibleDescription("")
            return
        names = texts().names([self._words.lore.character(character) for character in self.goal])
        self.setAccessibleName(self._words.favourites())
        self.setAccessibleDescription(f"{names}. {self._words.worth(self.worth)}")

    # --- painting ------------------------------------------------------------------------------

    @property
    def _is_row(self) -> bool:
        return self.face.height() < 230 * self.unit

    def draw(self, painter: QPainter) -> None:
        pen = Pen(painter, self.tips)
        if self.goal is None:
            self._draw_closed(pen)
            return
        paint_card(painter, self.face, self.unit)
        if self._is_row:
            self._draw_row_head(pen)
        else:
            self._draw_head(pen)
            self._draw_foot(pen)
        for arch in self.arches():
            self._draw_arch(pen, arch)

    def arches(self) -> list[Arch]:
        """Where the six stand: two rows of three, or one row on the low card."""
        unit, face = self.unit, self.face
        goal = self.goal or ()
        if self._is_row:
            step = (face.width() - 40 * unit) / 6
            across, down = 6, 0.0
            size = min(unit * 0.88, step / 74, (face.height() - 76 * unit) / 100)
            first = QPointF(face.left() + 18 * unit + step / 2, face.bottom() - 33 * unit)
        else:
            step, across = (face.width() - 24 * unit) / 3.1, 3
            down, size = 126 * unit, unit
            first = QPointF(face.center().x() - step, face.top() + 166 * unit)
        return [
            Arch(
                character, first + QPointF((place % across) * step, (place // across) * down), size
            )
            for place, character in enumerate(goal)
        ]

    def _draw_head(self, pen: Pen) -> None:
        unit, face = self.unit, self.face
        middle = face.center().x()
        at = QPointF(middle, face.top() + 40 * unit)
        pen.line(
            at, self._words.favourites(), display(23 * unit), INK, face.width() - 56 * unit, MIDDLE
        )
        size = max(14.0, 15 * unit)
        at = QPointF(middle + size * 0.6, face.top() + 60 * unit)
        room = face.width() - 70 * unit
        across = pen.line(at, self._words.secret(), body(14.5 * unit), SOFT, room, MIDDLE)
        lock = at - QPointF(across / 2 + size * 1.2, size * 0.85)
        pen.painter.drawPixmap(lock, tinted_icon("lock", size, SOFT, self))

    def _draw_foot(self, pen: Pen) -> None:
        unit, face = self.unit, self.face
        pill = QRectF(face.left() + 26 * unit, face.bottom() - 50 * unit, 0, 32 * unit)
        pill.setRight(face.right() - 26 * unit)
        fill(pen.painter, rounded(pill, 16 * unit), QColor("#EBD3A0"))
        inside = pill.adjusted(10 * unit, 0, -10 * unit, 0)
        worth, made = self._words.worth(self.worth), bold(16 * unit)
        if QFontMetricsF(bold(0)).horizontalAdvance(worth) > inside.width():
            worth = self._words.worth_short(self.worth)
        pen.lines(inside, worth, made, INK)

    def _draw_row_head(self, pen: Pen) -> None:
        unit, face = self.unit, self.face
        base = face.top() + 31 * unit
        right = QPointF(face.right() - 22 * unit, base)
        worth = self._words.worth_short(self.worth)
        taken = pen.line(right, worth, bold(15 * unit), INK, face.width() * 0.45, RIGHT)
        size = max(14.0, 15 * unit)
        edge = right.x() - taken - size - 8 * unit
        pen.painter.drawPixmap(
            QPointF(edge, base - size * 0.85), tinted_icon("lock", size, SOFT, self)
        )
        left = QPointF(face.left() + 22 * unit, base)
        room = edge - left.x() - 8 * unit
        pen.line(left, self._words.favourites(), display(18 * unit), INK, room, LEFT)

    def _draw_arch(self, pen: Pen, arch: Arch) -> None:
        painter, unit, feet = pen.painter, arch.unit, arch.feet
        room, seal = self._colours(arch.character)
        path = _arch(feet, unit)
        area = path.boundingRect()
        fill(painter, path, falling(area, mixed(room, _WHITE, 0.28), mixed(room, _WHITE, 0.58)))
        outline(painter, path, mixed(room, INK, 0.1), 1.4 * unit)
        pawn = pawn_picture(self._words.lore.edition, arch.character, round(86 * unit), self.ratio)
        size = pawn.deviceIndependentSize()
        painter.drawPixmap(feet - QPointF(size.width() / 2, size.height()), pawn)
        name = self._words.lore.character(arch.character)
        below = feet + QPointF(0, 18 * self.unit)
        room_for_name = (72 if self._is_row else 86) * unit
        pen.line(below, name, display(16 * unit), INK, room_for_name, MIDDLE)
        self.tips.append(Tip(area, self._words.lore.full_name(arch.character)))
        points = self._points(arch.character)
        if points is not None:
            _paint_seal(painter, feet + QPointF(31, -78) * unit, unit, seal, str(points))

    def _colours(self, character: Character) -> tuple[QColor, QColor]:
        """Of the room and of the points' seal."""
        assert self._view is not None
        place = self._view.places[character]
        if place in FLOORS:
            return _ROOMS[place], PLAQUES[place]
        return (_AT_GATE if place == RESERVE else _AWAY), _SEAL_AWAY

    def _draw_closed(self, pen: Pen) -> None:
        unit, face = self.unit, self.face
        is_own = self._view is not None and self._view.seat is not None
        paint_closed_card(pen.painter, face, unit, is_own=is_own)
        if self._is_row:
            height = face.height() - 36 * unit
            back = QRectF(face.left() + 40 * unit, face.top() + 18 * unit, height / 1.375, height)
            words = QRectF(back.right() + 20 * unit, back.top(), 0, height)
            words.setRight(face.right() - 24 * unit)
        else:
            height = 240 * unit
            back = QRectF(0, face.top() + 28 * unit, height / 1.375, height)
            back.moveLeft(face.center().x() - back.width() / 2)
            words = face.adjusted(28 * unit, 274 * unit, -28 * unit, -24 * unit)
        name = "kit/card-goal-back" if is_own else "kit/card-back"
        pen.painter.drawPixmap(
            back.topLeft(), picture(name, back.width(), back.height(), self.ratio)
        )
        pen.lines(words, self.closed_text, display(20 * unit), NIGHT_TITLE)

    # --- Qt ------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton and self._may_turn:
            self.toggle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _KEYS and self._may_turn:
            if not event.isAutoRepeat():
                self.toggle()
        else:
            super().keyPressEvent(event)

    @property
    def _may_turn(self) -> bool:
        return self._view is not None and self._view.seat is not None


def _arch(feet: QPointF, unit: float) -> QPainterPath:
    """A window with a pointed top around a pawn."""
    left, right = feet.x() - 38 * unit, feet.x() + 38 * unit
    spring, top = feet.y() - 56 * unit, feet.y() - 96 * unit
    path = QPainterPath(QPointF(left, feet.y() + 2 * unit))
    path.lineTo(left, spring)
    path.cubicTo(left, spring - 24 * unit, feet.x() - 20 * unit, top, feet.x(), top)
    path.cubicTo(feet.x() + 20 * unit, top, right, spring - 24 * unit, right, spring)
    path.lineTo(right, feet.y() + 2 * unit)
    path.closeSubpath()
    return path


def _paint_seal(painter: QPainter, at: QPointF, unit: float, colour: QColor, points: str) -> None:
    radius = max(11.0, 12 * unit)
    disc = oval(at.x(), at.y(), radius, radius)
    fill(painter, disc.translated(unit, 1.5 * unit), QColor(42, 20, 64, 77))
    fill(painter, disc, lit(colour, disc.boundingRect()))
    outline(painter, disc, CREAM, 1.8 * unit)
    write_middle(painter, disc.boundingRect(), points, numeral(15 * unit), CREAM)
