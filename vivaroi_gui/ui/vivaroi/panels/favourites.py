"""The viewer's favourites: six arches in the colour of the room where each of them stands.

A team has two cards, one below the other.  Beside a card lies the Ambition that goes with it.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import FLOORS, RESERVE, Character, Goal
from vivaroi_gui.table.players import Person, Player
from vivaroi_gui.ui.kit.control import tinted_icon
from vivaroi_gui.ui.kit.fonts import body, bold, display, numeral
from vivaroi_gui.ui.kit.ink import falling, fill, lit, mixed, outline, oval, rounded, tint
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.panel import Panel, Tip
from vivaroi_gui.ui.kit.panel_papers import paint_card, paint_closed_card
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.portrait import paint_portrait
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT, MIDDLE, RIGHT, Pen
from vivaroi_gui.ui.vivaroi.ambition_text import ambition_condition, ambition_emblem, ambition_title
from vivaroi_gui.ui.vivaroi.castle_tones import castle_tones
from vivaroi_gui.ui.vivaroi.panels.holding import Holding, holdings, points_now
from vivaroi_gui.ui.vivaroi.panels.words import PanelWords
from vivaroi_gui.ui.vivaroi.pictures import pawn_picture
from vivaroi_gui.ui.vivaroi.rooms import badge, paint_black_seal, paint_sign, wall
from vivaroi_gui.ui.vivaroi.text import signed

_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Arch(NamedTuple):
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
        self._players: tuple[Player, ...] = ()
        self.is_covered = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_players(self, players: tuple[Player, ...]) -> None:
        self._players, self._view = players, None
        self._changed()

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
    def holdings(self) -> tuple[Holding, ...]:
        """What lies open, of a team both."""
        return holdings(self._view) if self._view and self.goal else ()

    @property
    def worth(self) -> int:
        """Points of the favourites where they stand now; of a team those of the lower card."""
        return min((one.worth for one in self.holdings), default=0)

    @property
    def worth_text(self) -> str:
        """What the favourites are worth, and what the Jester would make of it."""
        return self._say(self._words.worth, self._words.worth_of_each)

    @property
    def _short_worth(self) -> str:
        return self._say(self._words.worth_short, self._words.worth_of_each_short)

    def _say(self, one: Callable[[int], str], each: Callable[[Sequence[int]], str]) -> str:
        view, worths = self._view, [holding.worth for holding in self.holdings]
        assert view is not None
        if view.nominee is not None and view.nominee == view.options.jester:
            return self._words.worth_upside_down([-worth for worth in worths])
        return one(worths[0]) if len(worths) == 1 else each(worths)

    @property
    def closed_text(self) -> str:
        """What the closed card says."""
        if self._view is None or self._view.seat is None:
            return self._words.closed_favourites()
        return self._words.covered() if self.is_covered else self._words.not_dealt()

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
        self.setAccessibleName(self._title)
        told = [self._told(number) for number in range(len(self.holdings))]
        said = ". ".join(one.rstrip(".") for one in told)
        self.setAccessibleDescription(f"{said}. {self.worth_text}")

    def _told(self, number: int) -> str:
        """A card in words; of a team with the name of whose it is."""
        holding, said = self.holdings[number], []
        if len(self.holdings) > 1:
            said.append(self._owner(number).name)
        said.append(self._words.favourite_names(holding.goal))
        if holding.banished is not None:
            said.append(self._words.banished(holding.banished))
        if holding.ambition:
            said.append(self._words.ambition(holding))
        return ": ".join(said[:2]) + "".join(f". {one}" for one in said[2:])

    def _owner(self, number: int) -> Person:
        assert self._view is not None
        assert self._view.seat is not None
        return self._players[self._view.seat].persons[number]

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
        for number, holding in enumerate(self.holdings):
            arches = self._arches(number)
            for arch in arches:
                self._draw_arch(pen, arch, holding)
            if not self._is_team:
                self._draw_names(pen, arches)
            self._draw_beside(pen, number, holding)

    @property
    def _is_team(self) -> bool:
        return len(self.holdings) > 1

    @property
    def _title(self) -> str:
        return self._words.favourites(is_team=self._is_team)

    @property
    def _has_ambition(self) -> bool:
        return any(holding.ambition for holding in self.holdings)

    def arches(self) -> list[Arch]:
        """Where the favourites stand, card after card."""
        return [arch for number in range(len(self.holdings)) for arch in self._arches(number)]

    def _arches(self, number: int) -> list[Arch]:
        """Two rows of three, or one row on the low card and on those of a team."""
        goal = self.holdings[number].goal
        if self._is_team:
            return self._team_arches(self._block(number), goal)
        unit, face = self.unit, self.face
        if self._is_row:
            tiles = 7.2 if self._has_ambition else 6
            step = (face.width() - 40 * unit) / tiles
            across, down = 6, 0.0
            size = min(unit * 0.88, step / 74, (face.height() - 76 * unit) / 100)
            first = QPointF(face.left() + 18 * unit + step / 2, face.bottom() - 33 * unit)
        else:
            step, across = (face.width() - 24 * unit) / 3.1, 3
            is_dense = self._has_ambition
            down, size = (101 if is_dense else 126) * unit, (0.79 if is_dense else 1) * unit
            top = 146 if is_dense else 166
            first = QPointF(face.center().x() - step, face.top() + top * unit)
        return [
            Arch(one, first + QPointF((place % across) * step, (place // across) * down), size)
            for place, one in enumerate(goal)
        ]

    def _block(self, number: int) -> QRectF:
        """The part of the paper for one card of a team."""
        unit, face = self.unit, self.face
        top, bottom = (38, 13) if self._is_row else (68, 54)
        area = face.adjusted(20 * unit, top * unit, -20 * unit, -bottom * unit)
        down = area.height() / len(self.holdings)
        return QRectF(area.left(), area.top() + number * down, area.width(), down)

    def _team_arches(self, block: QRectF, goal: Goal) -> list[Arch]:
        """One row; on the low paper right of the name, else below it."""
        unit = self.unit
        room = QRectF(block)
        if self._is_row:
            room.setLeft(block.left() + 92 * unit)
            room.setRight(block.right() - (58 * unit if self._has_ambition else 0))
        else:
            ambition = 28 * unit if self._has_ambition else 0
            room.adjust(0, 25 * unit, 0, -ambition - 6 * unit)
        step = room.width() / len(goal)
        size = min(step / 80, room.height() / 101)
        first = QPointF(room.left() + step / 2, room.center().y() + 48 * size)
        return [Arch(one, first + QPointF(place * step, 0), size) for place, one in enumerate(goal)]

    def _draw_beside(self, pen: Pen, number: int, holding: Holding) -> None:
        """The Ambition, and whose card it is."""
        unit, face = self.unit, self.face
        if self._is_team:
            self._draw_owner(pen, number, holding)
        if not holding.ambition:
            return
        if self._is_team and self._is_row:
            block = self._block(number)
            side = min(46 * unit, block.height() - 4 * unit)
            area = QRectF(block.right() - side, block.center().y() - side / 2, side, side)
            self._draw_emblem(pen, holding, area)
        elif self._is_team:
            block = self._block(number)
            line = QRectF(block.left(), block.bottom() - 30 * unit, block.width(), 26 * unit)
            self._draw_ambition(pen, holding, line)
        elif self._is_row:
            side = min(58 * unit, face.height() - 86 * unit)
            area = QRectF(face.right() - 22 * unit - side, 0, side, side)
            area.moveTop(face.bottom() - 30 * unit - side)
            self._draw_emblem(pen, holding, area)
        else:
            strip = QRectF(face.left() + 22 * unit, face.bottom() - 104 * unit, 0, 54 * unit)
            strip.setRight(face.right() - 22 * unit)
            self._draw_ambition(pen, holding, strip)

    def _draw_owner(self, pen: Pen, number: int, holding: Holding) -> None:
        """Shield, name and worth of a card of a team."""
        unit, block, person = self.unit, self._block(number), self._owner(number)
        worth = self._words.worth_short(holding.worth)
        if self._is_row:
            radius = min(15 * unit, block.height() * 0.26)
            face = QPointF(block.left() + radius + 3 * unit, block.top() + block.height() * 0.34)
            paint_portrait(pen.painter, person, face, radius, self.ratio)
            left = face.x() + radius + 7 * unit
            base = QPointF(left, block.top() + block.height() * 0.42)
            pen.line(
                base, person.name, display(15 * unit), tones().ink, block.left() + 88 * unit - left
            )
            below = QPointF(block.left() + 2 * unit, block.bottom() - 6 * unit)
            pen.line(below, worth, bold(14 * unit), tones().soft_ink, 86 * unit)
            return
        line = block.top() + 17 * unit
        face = QPointF(block.left() + 12 * unit, line - 5 * unit)
        paint_portrait(pen.painter, person, face, 11 * unit, self.ratio)
        taken = pen.line(
            QPointF(block.right(), line), worth, bold(15 * unit), tones().ink, 140 * unit, RIGHT
        )
        left = block.left() + 31 * unit
        room = block.right() - taken - 10 * unit - left
        pen.line(QPointF(left, line), person.name, display(18 * unit), tones().ink, room)

    def _draw_ambition(self, pen: Pen, holding: Holding, area: QRectF) -> None:
        """Emblem, title, condition, points, and whether it would be met now."""
        assert holding.ambition is not None
        unit, painter = self.unit, pen.painter
        fill(painter, rounded(area, 8 * unit), falling(area, *tones().minty))
        outline(painter, rounded(area, 8 * unit), tones().mint_edge, 1.2 * unit)
        side = area.height() - 6 * unit
        spot = QRectF(area.left() + 4 * unit, area.top() + 3 * unit, side, side)
        painter.drawPixmap(spot.topLeft(), self._emblem(holding.ambition, side))
        right = self._draw_met(pen, holding, area)
        words = QRectF(spot.right() + 7 * unit, area.top() + 2 * unit, 0, area.height() - 4 * unit)
        words.setRight(right)
        title, condition = ambition_title(holding.ambition), ambition_condition(holding.ambition)
        if area.height() > 44 * unit:
            base = QPointF(words.left(), words.top() + 14 * unit)
            pen.line(base, title, display(15 * unit), tones().ink, words.width())
            pen.lines(
                words.adjusted(0, 16 * unit, 0, 0),
                condition,
                body(13.5 * unit),
                tones().soft_ink,
                LEFT,
            )
        else:
            base = QPointF(words.left(), area.center().y() + 5 * unit)
            pen.line(base, title, display(15 * unit), tones().ink, words.width())
        self.tips.append(Tip(area, self._words.ambition(holding)))

    def _draw_met(self, pen: Pen, holding: Holding, area: QRectF) -> float:
        """The points, with a check or a cross; where the words have to end."""
        unit = self.unit
        radius = max(11.0, min(14 * unit, area.height() * 0.4))
        middle = QPointF(area.right() - radius - 5 * unit, area.center().y())
        self._draw_points(pen, holding, middle, radius)
        if holding.is_met is None:
            return middle.x() - radius - 6 * unit
        size = max(13.0, 15 * unit)
        icon, colour = ("check", tones().assent) if holding.is_met else ("cross", tones().alert)
        corner = QPointF(middle.x() - radius - size - 4 * unit, area.center().y() - size / 2)
        pen.painter.drawPixmap(corner, tinted_icon(icon, size, colour, self))
        return corner.x() - 4 * unit

    def _draw_emblem(self, pen: Pen, holding: Holding, area: QRectF) -> None:
        """The emblem alone, with points and mark; the tooltip tells the rest."""
        assert holding.ambition is not None
        painter, unit = pen.painter, self.unit
        painter.drawPixmap(area.topLeft(), self._emblem(holding.ambition, area.width()))
        corner = area.topRight() + QPointF(-4, 6) * unit
        self._draw_points(pen, holding, corner, max(10.0, 11 * unit))
        if holding.is_met is not None:
            size = max(14.0, 15 * unit)
            icon, colour = ("check", tones().assent) if holding.is_met else ("cross", tones().alert)
            at = area.bottomRight() - QPointF(size * 0.6, size * 0.8)
            middle = at + QPointF(size / 2, size / 2)
            fill(painter, oval(middle.x(), middle.y(), size * 0.62, size * 0.62), tones().cream)
            painter.drawPixmap(at, tinted_icon(icon, size, colour, self))
        self.tips.append(Tip(area, self._words.ambition(holding)))

    def _draw_points(self, pen: Pen, holding: Holding, middle: QPointF, radius: float) -> None:
        disc = oval(middle.x(), middle.y(), radius, radius)
        fill(pen.painter, disc, lit(tones().assent, disc.boundingRect()))
        outline(pen.painter, disc, tones().cream, 1.6 * self.unit)
        said = f"+{holding.ambition_points}"
        write_middle(pen.painter, disc.boundingRect(), said, numeral(radius * 1.05), tones().cream)

    def _emblem(self, ambition: str, side: float) -> QPixmap:
        return picture(ambition_emblem(ambition), side, side, self.ratio)

    def _draw_head(self, pen: Pen) -> None:
        unit, face = self.unit, self.face
        middle = face.center().x()
        is_dense = self._is_team or self._has_ambition
        first, second = (33, 51) if is_dense else (40, 60)
        at = QPointF(middle, face.top() + first * unit)
        pen.line(at, self._title, display(23 * unit), tones().ink, face.width() - 56 * unit, MIDDLE)
        size = max(14.0, 15 * unit)
        at = QPointF(middle + size * 0.6, face.top() + second * unit)
        room = face.width() - 70 * unit
        if self._view is not None and self._view.open_goals:
            at = QPointF(middle, at.y())
            pen.line(
                at, self._words.open_to_all(), body(14.5 * unit), tones().soft_ink, room, MIDDLE
            )
            return
        across = pen.line(
            at, self._words.secret(), body(14.5 * unit), tones().soft_ink, room, MIDDLE
        )
        lock = at - QPointF(across / 2 + size * 1.2, size * 0.85)
        pen.painter.drawPixmap(lock, tinted_icon("lock", size, tones().soft_ink, self))

    def _draw_foot(self, pen: Pen) -> None:
        unit, face = self.unit, self.face
        rise = 46 if self._is_team or self._has_ambition else 50
        pill = QRectF(face.left() + 26 * unit, face.bottom() - rise * unit, 0, 32 * unit)
        pill.setRight(face.right() - 26 * unit)
        fill(pen.painter, rounded(pill, 16 * unit), castle_tones().figure)
        inside = pill.adjusted(10 * unit, 0, -10 * unit, 0)
        worth, made = self.worth_text, bold(16 * unit)
        if QFontMetricsF(bold(0)).horizontalAdvance(worth) > inside.width():
            worth = self._short_worth
        pen.lines(inside, worth, made, tones().ink)

    def _draw_row_head(self, pen: Pen) -> None:
        unit, face = self.unit, self.face
        base = face.top() + 31 * unit
        right = QPointF(face.right() - 22 * unit, base)
        taken = pen.line(
            right, self._short_worth, bold(15 * unit), tones().ink, face.width() * 0.45, RIGHT
        )
        size = max(14.0, 15 * unit)
        edge = right.x() - taken - size - 8 * unit
        pen.painter.drawPixmap(
            QPointF(edge, base - size * 0.85), tinted_icon("lock", size, tones().soft_ink, self)
        )
        left = QPointF(face.left() + 22 * unit, base)
        room = edge - left.x() - 8 * unit
        pen.line(left, self._title, display(18 * unit), tones().ink, room, LEFT)

    def _draw_arch(self, pen: Pen, arch: Arch, holding: Holding) -> None:
        assert self._view is not None
        painter, unit, feet, character = pen.painter, arch.unit, arch.feet, arch.character
        place, is_banished = self._view.places[character], character == holding.banished
        room = wall(
            place, castle_tones().gate_wall if place == RESERVE else castle_tones().away_wall
        )
        path = _arch(feet, unit)
        area = path.boundingRect()
        fill(
            painter,
            path,
            falling(area, mixed(room, tones().light, 0.28), mixed(room, tones().light, 0.58)),
        )
        outline(painter, path, mixed(room, tones().ink, 0.1), 1.4 * unit)
        pawn = pawn_picture(self._words.lore.edition, character, round(86 * unit), self.ratio)
        size = pawn.deviceIndependentSize()
        painter.setOpacity(0.45 if is_banished else 1)
        painter.drawPixmap(feet - QPointF(size.width() / 2, size.height()), pawn)
        painter.setOpacity(1)
        paint_sign(painter, path, place)
        self.tips.append(Tip(area, self._arch_tip(character, is_banished=is_banished)))
        seal = feet + QPointF(31, -78) * unit
        points = points_now(self._view, character)
        if is_banished:
            paint_black_seal(painter, seal, max(11.0, 12 * unit))
        elif points is not None:
            _paint_seal(painter, seal, unit, badge(place, castle_tones().away_seal), signed(points))

    def _draw_names(self, pen: Pen, arches: Sequence[Arch]) -> None:
        """Below each row of arches."""
        across = len(arches) if self._is_row else 3
        for start in range(0, len(arches), across):
            row = arches[start : start + across]
            feet = [arch.feet + QPointF(0, 18 * self.unit) for arch in row]
            names = [self._words.lore.character(arch.character) for arch in row]
            pen.row(feet, names, display(16 * row[0].unit), tones().ink)

    def _arch_tip(self, character: Character, *, is_banished: bool) -> str:
        """Who it is; beside the floors also where."""
        assert self._view is not None
        lore, place = self._words.lore, self._view.places[character]
        if is_banished:
            return f"{self._words.banished(character)}."
        name = lore.full_name(character)
        return (
            name
            if place in FLOORS or not self._view.options.annexes
            else f"{name}: {lore.place(place)}"
        )

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
        pen.lines(words, self.closed_text, display(20 * unit), tones().night_title)

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
    fill(painter, disc.translated(unit, 1.5 * unit), tint(tones().ink, 77 / 255))
    fill(painter, disc, lit(colour, disc.boundingRect()))
    outline(painter, disc, tones().cream, 1.8 * unit)
    write_middle(painter, disc.boundingRect(), points, numeral(15 * unit), tones().cream)
