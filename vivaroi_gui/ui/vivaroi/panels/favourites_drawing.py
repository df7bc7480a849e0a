"""The paper of the favourites, painted: the open card, and the closed one."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath

from vivaroi_gui.rules.vivaroi.data import OUT, RESERVE
from vivaroi_gui.ui.kit.control import tinted_icon
from vivaroi_gui.ui.kit.fonts import body, bold, display, numeral
from vivaroi_gui.ui.kit.ink import falling, fill, lit, mixed, outline, oval, pale, rounded, shade
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.panel import Panel, Tip
from vivaroi_gui.ui.kit.panel_papers import paint_framed, paint_framed_back
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.portrait import paint_portrait
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.struck import paint_struck
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT, MIDDLE, RIGHT, Pen, fits_row
from vivaroi_gui.ui.vivaroi.castle_tones import castle_tones
from vivaroi_gui.ui.vivaroi.panels.ambition_drawing import AmbitionDrawing
from vivaroi_gui.ui.vivaroi.panels.favourites_layout import Arch, FavouritesLayout, pawn_height
from vivaroi_gui.ui.vivaroi.panels.holding import Holding, points_now
from vivaroi_gui.ui.vivaroi.panels.open_favourites import OpenFavourites
from vivaroi_gui.ui.vivaroi.pictures import pawn_picture
from vivaroi_gui.ui.vivaroi.walls import badge, paint_black_seal, paint_sign, wall
from vivaroi_gui.ui.vivaroi.words.glossary import meaning
from vivaroi_gui.ui.vivaroi.words.points import signed

_STAGGERED = 4
"""So many names in a row at least may be in turn on two lines."""
_LOCK = Size(15, least=14)
_SEAL = Size(12, least=11)


def draw_closed(
    pen: Pen, layout: FavouritesLayout, told: str, ratio: float, *, is_own: bool
) -> None:
    """The back of the card; grey where it is nobody's."""
    paint_framed_back(pen.painter, layout.face, layout.unit, is_own=is_own)
    back, words = layout.closed
    name = "kit/card-goal-back" if is_own else "kit/card-back"
    pen.painter.drawPixmap(back.topLeft(), picture(name, back.width(), back.height(), ratio))
    pen.lines(words, told, display(20 * layout.unit), tones().night_title)


class OpenCardDrawing:
    """Draws what lies open on ``panel``, once."""

    def __init__(
        self, panel: Panel, pen: Pen, layout: FavouritesLayout, cards: OpenFavourites
    ) -> None:
        self._panel, self._pen = panel, pen
        self._layout, self._cards = layout, cards
        self._unit, self._face = layout.unit, layout.face

    def draw(self) -> None:
        paint_framed(self._pen.painter, self._face, self._unit)
        if self._layout.is_low:
            self._draw_row_head()
        else:
            self._draw_head()
            self._draw_foot()
        for number, holding in enumerate(self._cards.holdings):
            self._draw_card(number, holding)

    def _draw_card(self, number: int, holding: Holding) -> None:
        arches = self._layout.arches(number, holding.goal)
        for arch in arches:
            self._draw_arch(arch, holding)
        if self._cards.is_team:
            self._draw_owner(number, holding)
        else:
            self._draw_names(arches)
        if holding.ambition:
            drawing = AmbitionDrawing(self._panel, self._pen, self._cards.words, holding)
            drawing.draw(self._layout.ambition(number), is_emblem=self._layout.is_emblem)

    # --- head and foot -------------------------------------------------------------------------

    def _draw_head(self) -> None:
        unit, face, pen = self._unit, self._face, self._pen
        middle = face.center().x()
        is_dense = self._cards.is_team or self._cards.has_ambition
        first, second = (33, 51) if is_dense else (40, 60)
        at = QPointF(middle, face.top() + first * unit)
        pen.line(
            at, self._cards.title, display(23 * unit), tones().ink, face.width() - 56 * unit, MIDDLE
        )
        below, room = face.top() + second * unit, face.width() - 70 * unit
        if self._cards.view.open_goals:
            at, told = QPointF(middle, below), self._cards.words.open_to_all()
            pen.line(at, told, body(14.5 * unit), tones().soft_ink, room, MIDDLE)
            return
        size = _LOCK.at(unit)
        at, told = QPointF(middle + size * 0.6, below), self._cards.words.secret()
        across = pen.line(at, told, body(14.5 * unit), tones().soft_ink, room, MIDDLE)
        self._draw_lock(at - QPointF(across / 2 + size * 1.2, size * 0.85), size)

    def _draw_row_head(self) -> None:
        """Title, lock and worth in one line."""
        unit, face, pen = self._unit, self._face, self._pen
        base = face.top() + 31 * unit
        right, made = QPointF(face.right() - 22 * unit, base), bold(15 * unit)
        taken = pen.line(
            right, self._cards.short_worth, made, tones().ink, face.width() * 0.45, RIGHT
        )
        size = _LOCK.at(unit)
        edge = right.x() - taken - size - 8 * unit
        self._draw_lock(QPointF(edge, base - size * 0.85), size)
        left = QPointF(face.left() + 22 * unit, base)
        room = edge - left.x() - 8 * unit
        pen.line(left, self._cards.title, display(18 * unit), tones().ink, room, LEFT)

    def _draw_lock(self, corner: QPointF, size: float) -> None:
        """Nobody else sees this."""
        self._pen.painter.drawPixmap(
            corner, tinted_icon("lock", size, tones().soft_ink, self._panel)
        )

    def _draw_foot(self) -> None:
        unit, pill = self._unit, self._layout.foot
        fill(self._pen.painter, rounded(pill, 16 * unit), tones().figure)
        inside = pill.adjusted(10 * unit, 0, -10 * unit, 0)
        worth, made = self._cards.worth_text, bold(16 * unit)
        if QFontMetricsF(bold(0)).horizontalAdvance(worth) > inside.width():
            worth = self._cards.short_worth
        self._pen.lines(inside, worth, made, tones().ink)

    # --- a card --------------------------------------------------------------------------------

    def _draw_arch(self, arch: Arch, holding: Holding) -> None:
        painter, unit, feet, character = self._pen.painter, arch.unit, arch.feet, arch.character
        place = self._cards.view.places[character]
        is_banished = character == holding.banished
        own, light = castle_tones(), tones().light
        room = wall(place, own.gate_wall if place == RESERVE else own.away_wall)
        path = _window(feet, unit)
        area = path.boundingRect()
        fill(painter, path, falling(area, mixed(room, light, 0.28), mixed(room, light, 0.58)))
        outline(painter, path, mixed(room, tones().ink, 0.1), 1.4 * unit)
        edition = self._cards.words.lore.edition
        pawn = pawn_picture(edition, character, pawn_height(arch), self._panel.ratio)
        size = pawn.deviceIndependentSize()
        painter.setOpacity(pale(0.55) if is_banished or place == OUT else 1)
        painter.drawPixmap(feet - QPointF(size.width() / 2, size.height()), pawn)
        painter.setOpacity(1)
        if place == OUT:
            paint_struck(painter, area)
        paint_sign(painter, path, place)
        self._panel.tips.append(Tip(area, self._cards.tip(holding, character)))
        seal = feet + QPointF(31, -78) * unit
        reach = QPointF(_SEAL.at(unit), _SEAL.at(unit)) / 2
        points = points_now(self._cards.view, character)
        if is_banished:
            paint_black_seal(painter, seal, _SEAL.at(unit))
            self._pen.tell(QRectF(seal - reach, seal + reach), meaning("seal", edition))
        elif points is not None:
            _paint_seal(painter, seal, unit, badge(place, own.away_seal), signed(points))
            self._pen.tell(QRectF(seal - reach, seal + reach), meaning("badge", edition))

    def _draw_names(self, arches: Sequence[Arch]) -> None:
        """The names below each row of arches; where that is narrow, in turn on two lines."""
        across = self._layout.across
        for start in range(0, len(arches), across):
            row = arches[start : start + across]
            feet = [arch.feet + QPointF(0, 18 * max(self._unit, arch.unit)) for arch in row]
            names = [self._cards.words.lore.character(arch.character) for arch in row]
            made = display(19 * row[0].unit)
            if across < _STAGGERED or fits_row(feet, names, made):
                self._pen.row(feet, names, made, tones().ink)
                continue
            down = QPointF(0, QFontMetricsF(made).height())
            self._pen.row(feet[::2], names[::2], made, tones().ink)
            self._pen.row([at + down for at in feet[1::2]], names[1::2], made, tones().ink)

    def _draw_owner(self, number: int, holding: Holding) -> None:
        """Shield, name and worth of a card of a team."""
        block, worth = self._layout.block(number), self._cards.worth_of(holding)
        if self._layout.is_row:
            self._draw_owner_beside(number, block, worth)
        else:
            self._draw_owner_above(number, block, worth)

    def _draw_owner_beside(self, number: int, block: QRectF, worth: str) -> None:
        unit, pen, person = self._unit, self._pen, self._cards.owner(number)
        radius = min(15 * unit, block.height() * 0.26)
        face = QPointF(block.left() + radius + 3 * unit, block.top() + block.height() * 0.34)
        paint_portrait(pen.painter, person, face, radius, self._panel.ratio)
        left = face.x() + radius + 7 * unit
        base = QPointF(left, block.top() + block.height() * 0.42)
        pen.line(
            base, person.name, display(15 * unit), tones().ink, block.left() + 88 * unit - left
        )
        below = QPointF(block.left() + 2 * unit, block.bottom() - 6 * unit)
        pen.line(below, worth, bold(14 * unit), tones().soft_ink, 86 * unit)

    def _draw_owner_above(self, number: int, block: QRectF, worth: str) -> None:
        unit, pen, person = self._unit, self._pen, self._cards.owner(number)
        line = block.top() + 17 * unit
        face = QPointF(block.left() + 12 * unit, line - 5 * unit)
        paint_portrait(pen.painter, person, face, 11 * unit, self._panel.ratio)
        right = QPointF(block.right(), line)
        taken = pen.line(right, worth, bold(15 * unit), tones().ink, 140 * unit, RIGHT)
        left = block.left() + 31 * unit
        room = block.right() - taken - 10 * unit - left
        pen.line(QPointF(left, line), person.name, display(18 * unit), tones().ink, room)


def _window(feet: QPointF, unit: float) -> QPainterPath:
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
    radius = _SEAL.at(unit)
    disc = oval(at.x(), at.y(), radius, radius)
    shade(painter, disc.translated(unit, 1.5 * unit), 77 / 255)
    fill(painter, disc, lit(colour, disc.boundingRect()))
    outline(painter, disc, tones().cream, 1.8 * unit)
    write_middle(painter, disc.boundingRect(), points, numeral(15 * unit), tones().cream)
