"""The picture of the throne hall: hall, candidate, crown, ribbon, table and voters."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QGraphicsScene

from vivaroi_gui.rules.vivaroi.data import THRONE, Character
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.afar import far
from vivaroi_gui.ui.kit.fonts import bold, text_factor
from vivaroi_gui.ui.kit.grammar import joined
from vivaroi_gui.ui.kit.ink import falling, fill, outline, oval, shade, shadow, tint
from vivaroi_gui.ui.kit.papers import paint_ribbon, ribbon_tip
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO, Backdrop, bare_above, paint_grain
from vivaroi_gui.ui.kit.resources import resource
from vivaroi_gui.ui.kit.tips import set_tip
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.castle_tones import castle_tones
from vivaroi_gui.ui.vivaroi.hall.geometry import HallGeometry
from vivaroi_gui.ui.vivaroi.hall.place import Tag, VoterPlace, tag_area
from vivaroi_gui.ui.vivaroi.hall.props import Props
from vivaroi_gui.ui.vivaroi.hall.scraps import Scraps
from vivaroi_gui.ui.vivaroi.hall.sheets import Piece
from vivaroi_gui.ui.vivaroi.hall.sight import Sight, Voter
from vivaroi_gui.ui.vivaroi.hall.small_hall import hall_of
from vivaroi_gui.ui.vivaroi.hall.spots import Spot, VoterSpots
from vivaroi_gui.ui.vivaroi.hall.words import HallWords
from vivaroi_gui.ui.vivaroi.pictures import CROWN_RATIO, Mood, crown_picture, pawn_picture

_HALL, _DIM, _LIGHT, _SCRAPS, _PAWN, _CROWN, _TABLE, _RIBBON = 0, 10, 11, 11.5, 12, 13, 20, 50
TIPPED = -11.0
"""Degrees by which a refused candidate leans."""
_WOBBLE = -4.0
"""Degrees by which a candidate leans who feels unwell."""
_GUESTS = 1
"""Voters without a seat: the Emissary."""
_BUBBLES = ((560, 272, 23), (575, 322, 17), (596, 357, 12))
_CROWN_ASKEW = 34.0
_CROWN_WORN, _CROWN_JESTER = -4.0, 6.0
_FOLD = 0.05
"""Share of the hall's width that is drawn out where the page is wider."""
_SPARKLES = (
    (610, 222, 9),
    (836, 254, 7),
    (800, 186, 11),
    (648, 170, 7),
    (600, 306, 6),
    (852, 334, 8),
)


class HallStage:
    """Holds the items and puts them where a :class:`Sight` says."""

    def __init__(self, scene: QGraphicsScene, words: HallWords) -> None:
        self._scene = scene
        self._words = words
        self.geometry = HallGeometry(1440, 854)
        self.ratio = 1.0
        self._players: Sequence[Player] = ()
        self.jester: Character | None = None
        """Whose coronation turns the count round."""
        self._most = 2
        self._backdrop_of: tuple[float, float, float, str] | None = None
        self.hall = self._piece(_HALL)
        self.dim = self._piece(_DIM)
        self.light = self._piece(_LIGHT)
        self.pawn = self._piece(_PAWN)
        self.crown = self._piece(_CROWN)
        self.table = self._piece(_TABLE)
        self.bubbles = self._piece(_CROWN)
        self.ribbon = self._piece(_RIBBON)
        self.scraps = Scraps(scene, _SCRAPS)
        self.props = Props(scene)
        self.places: list[VoterPlace] = []
        self._bare = 0.0

    def _piece(self, layer: float) -> Piece:
        piece = Piece(layer)
        self._scene.addItem(piece)
        return piece

    def seat(self, players: Sequence[Player], most: int, jester: Character | None) -> None:
        """Takes the players of a game, who may each spend ``most`` cards in a round."""
        self._players, self._most, self.jester = players, most, jester
        while len(self.places) < len(players) + _GUESTS:
            self.places.append(VoterPlace(self._scene, self._words))

    def resize(self, width: float, height: float, ratio: float) -> None:
        """Takes new sizes; everything is drawn at the next :meth:`show`."""
        self.geometry, self.ratio = hall_of(width, height), ratio
        wanted = (width, height, ratio, f"{tones().name} {text_factor()} {far(1)}")
        if wanted != self._backdrop_of:
            self._backdrop_of = wanted
            self.hall.sheet.setPixmap(backdrop(self.geometry, ratio))
            self._draw_dim()
            self._draw_light()
            self._draw_table()
            self._draw_bubbles()

    # --- showing -------------------------------------------------------------------------------

    def show(self, sight: Sight) -> None:
        """Shows everything at rest."""
        is_read = sight.outcome is not None
        self._show_nominee(sight)
        self._show_ribbon(sight)
        self.dim.setOpacity(1)
        self.dim.setVisible(sight.outcome is not None and not sight.outcome.is_crowned)
        self.table.setPos(0, 0)
        self.table.setVisible(is_read)
        self.light.setVisible(sight.nominee is not None)
        self.bubbles.setVisible(sight.outcome is not None and sight.outcome.is_cancelled)
        is_crowned = sight.outcome is not None and sight.outcome.is_crowned
        self.scraps.lie(self.geometry, self.ratio, is_seen=is_crowned)
        self.props.lie(self.geometry, self.ratio, sight.outcome)
        self.show_voters(sight, is_in_row=is_read)

    def hush(self, share: float) -> None:
        """The light sinks by that share; behind the candidate it stays."""
        self.dim.setVisible(share > 0)
        self.dim.setOpacity(share)

    def ahead(self, sight: Sight) -> Iterator[None]:
        """Draws what is drawn of a sight that will be shown, a piece at each step."""
        self._show_ribbon(sight)
        yield
        yield from self._shown_voters(sight, is_in_row=False)

    def show_voters(self, sight: Sight, *, is_in_row: bool) -> None:
        """The places, at the sides of the hall or in a row on the table."""
        for _ in self._shown_voters(sight, is_in_row=is_in_row):
            pass

    def _shown_voters(self, sight: Sight, *, is_in_row: bool) -> Iterator[None]:
        spots = self.spots(sight, is_in_row=is_in_row)
        for place in self.places[len(sight.voters) :]:
            place.hide()
        geometry, ratio = self.geometry, self.ratio
        in_two_lines = any(map(self._needs_two_lines, sight.voters, spots))
        for place, voter, spot in zip(self.places, sight.voters, spots, strict=False):
            player = self.player(voter)
            place.show(voter, player, geometry, ratio, spot, in_two_lines=in_two_lines)
            yield

    def _needs_two_lines(self, voter: Voter, at: Spot) -> bool:
        player = self.player(voter)
        tag = Tag(tag_area(at, self.geometry), player, self.geometry.unit)
        return tag.needs_two_lines(self._words.name(player))

    def player(self, voter: Voter) -> Player | None:
        """Who that is; nobody at the table for the Emissary."""
        return None if voter.seat is None else self._players[voter.seat]

    def spots(self, sight: Sight, *, is_in_row: bool) -> list[Spot]:
        """Where each card and its tag are."""
        count, seats = len(sight.voters), [voter.seat for voter in sight.voters]
        spots = VoterSpots(self.geometry, is_wide=any(map(self._is_long, sight.voters)))
        if is_in_row:
            return spots.in_row(count)
        if sight.own is None or sight.own not in seats:
            return spots.aside(count, self._most)
        others, place = spots.aside(count - 1, self._most), seats.index(sight.own)
        return [*others[:place], spots.own(place), *others[place:]]

    def _is_long(self, voter: Voter) -> bool:
        """Whether the tag has more to say than one short name."""
        player, geometry = self.player(voter), self.geometry
        if player is None or player.is_team:
            return True
        usual = QRectF(0, 0, geometry.tag_width, geometry.tag_height)
        return not Tag(usual, player, geometry.unit).fits(self._words.name(player))

    def _show_nominee(self, sight: Sight) -> None:
        is_seen = sight.nominee is not None
        self.pawn.setVisible(is_seen)
        self.crown.setVisible(is_seen)
        if sight.nominee is None:
            return
        height, width = self.geometry.pawn_height, self.geometry.pawn_height * PAWN_RATIO
        edition, mood = self._words.lore.edition, mood_of(sight)
        self._bare = bare_above(pawn_picture(edition, sight.nominee, height, self.ratio))
        pixmap = pawn_picture(edition, sight.nominee, height, self.ratio, mood)
        self.pawn.sheet.show_picture(pixmap, -width / 2, -height)
        self.pawn.setPos(self.geometry.feet)
        self._draw_crown()
        self.stand(sight)

    def stand(self, sight: Sight) -> None:
        """Candidate and crown as the outcome leaves them."""
        outcome, geometry = sight.outcome, self.geometry
        is_refused = outcome is not None and not outcome.is_crowned and not outcome.is_cancelled
        self.pawn.setRotation(lean(sight))
        self.pawn.setPos(geometry.feet_tipped if is_refused else geometry.feet)
        middle, angle = self.crown_at(sight)
        self.crown.setPos(middle)
        self.crown.setRotation(angle)

    def crown_at(self, sight: Sight) -> tuple[QPointF, float]:
        """Where the outcome leaves the crown, by its middle and angle."""
        outcome, geometry = sight.outcome, self.geometry
        if outcome is None or outcome.is_cancelled:
            is_king = not sight.voters
            return (geometry.crown_worn(self._bare) if is_king else geometry.crown_hovering), 0
        if outcome.is_crowned:
            is_askew = outcome.character == self.jester
            return geometry.crown_worn(self._bare), _CROWN_JESTER if is_askew else _CROWN_WORN
        return geometry.crown_off, _CROWN_ASKEW

    def _show_ribbon(self, sight: Sight) -> None:
        self.ribbon.setVisible(sight.nominee is not None and bool(sight.voters or sight.has_ballot))
        if sight.nominee is None:
            return
        (title, line, colour), unit = self.ribbon_words(sight), self.geometry.unit
        area = self.geometry.ribbon(QFontMetricsF(bold(17 * unit)).horizontalAdvance(line))
        set_tip(self.ribbon, ribbon_tip(area, line, unit))

        def paint(painter: QPainter) -> None:
            paint_ribbon(painter, area, colour, title, line, unit)

        of, margin = (title, line, colour, unit), 60 * unit
        self.ribbon.draw(area.adjusted(-margin, -margin / 2, margin, margin), self.ratio, paint, of)

    def ribbon_words(self, sight: Sight) -> tuple[str, str, QColor]:
        """Title, line and colour of the ribbon."""
        words, outcome, nominee = self._words, sight.outcome, sight.nominee
        assert nominee is not None, "a ribbon without a candidate"
        if outcome is None:
            return words.question(nominee), words.lore.how_a_vote_fails(), tones().violet
        if outcome.is_crowned:
            return words.lore.crowned(nominee), words.outcome(sight, outcome), tones().violet
        if outcome.is_cancelled:
            return words.cancelled(), words.outcome(sight, outcome), tones().ochre
        return words.refused(), words.outcome(sight, outcome), tones().alert

    def spoken(self, sight: Sight) -> str:
        """What is to be seen, in words."""
        if sight.nominee is None or not sight.voters:
            return ""
        title, line, _colour = self.ribbon_words(sight)
        told = [self._words.told(self.player(voter), voter) for voter in sight.voters]
        return joined(title, line, *told)

    # --- drawing -------------------------------------------------------------------------------

    def _draw_crown(self) -> None:
        width = self.geometry.crown_width * 128 / 116
        crown = crown_picture(width, self.ratio)
        self.crown.sheet.show_picture(crown, -width / 2, -width * CROWN_RATIO / 2)

    def _draw_dim(self) -> None:
        area = QRectF(0, 0, self.geometry.width, self.geometry.height)
        self.dim.draw(area, 1, lambda painter: painter.fillRect(area, castle_tones().dim))

    def _draw_light(self) -> None:
        """Light behind the candidate, with a few sparkles."""
        geometry, unit = self.geometry, self.geometry.unit
        area = geometry.around(720, 360, 720, 720)

        def paint(painter: QPainter) -> None:
            painter.fillRect(area, _glow(area.center(), area.width() / 2))
            feet = geometry.feet
            shade(painter, oval(feet.x(), feet.y() - 6 * unit, 110 * unit, 16 * unit), 0.4)
            for x, y, size in _SPARKLES:
                middle = geometry.around(x, y, 0, 0).center()
                fill(painter, _sparkle(middle, size * unit), castle_tones().sparkle)

        self.light.draw(area, self.ratio, paint)

    def _draw_bubbles(self) -> None:
        """What rises from a candidate whose election somebody's stomach has spoilt."""
        geometry, unit = self.geometry, self.geometry.unit

        def paint(painter: QPainter) -> None:
            for x, y, radius in _BUBBLES:
                middle = geometry.around(x, y, 0, 0).center()
                bubble = oval(middle.x(), middle.y(), radius * unit, radius * unit)
                fill(painter, bubble, castle_tones().bubble)
                shine = middle - QPointF(radius, radius) * (0.32 * unit)
                small = radius * 0.2 * unit
                fill(painter, oval(shine.x(), shine.y(), small, small), castle_tones().bubble_shine)

        self.bubbles.draw(geometry.around(580, 320, 160, 180), self.ratio, paint)

    def _draw_table(self) -> None:
        geometry, unit = self.geometry, self.geometry.unit
        top = geometry.table_top
        area = QRectF(0, top - 30 * unit, geometry.width, geometry.height - top + 30 * unit)
        self.table.draw(area, self.ratio, lambda painter: _paint_table(painter, geometry))


def backdrop(geometry: HallGeometry, ratio: float) -> QPixmap:
    """The hall; where a page is wider, its curtains go on to both edges."""
    hall = geometry.hall
    renderer = QSvgRenderer(str(resource("kit", "hall.svg")))
    page = QRectF(0, 0, geometry.width, geometry.height)

    def paint(painter: QPainter) -> None:
        if tones().is_flat:
            painter.fillRect(page, castle_tones().walls[THRONE])
            return
        _paint_margins(painter, renderer, geometry)
        painter.setClipRect(hall)
        renderer.render(painter, hall)
        painter.setClipping(False)
        paint_grain(painter, page)

    return Backdrop("hall", page, ratio, (paint,)).pixmap()


def _paint_margins(painter: QPainter, renderer: QSvgRenderer, geometry: HallGeometry) -> None:
    """The outermost folds of the curtains, drawn out to the edges of a very wide page."""
    hall = geometry.hall
    if hall.left() < 1:
        return
    fold = hall.width() * _FOLD
    stretch = (hall.left() + fold) / fold
    wide, margin = hall.width() * stretch, hall.left() + fold
    for left, clip in ((0.0, 0.0), (geometry.width - wide, geometry.width - margin)):
        painter.save()
        painter.setClipRect(QRectF(clip, 0, margin, geometry.height))
        renderer.render(painter, QRectF(left, hall.top(), wide, hall.height()))
        painter.restore()


def mood_of(sight: Sight) -> Mood | None:
    """How the candidate looks when the votes are read; a King who sits there looks proud."""
    if sight.outcome is None:
        return None if sight.voters or sight.has_ballot else Mood.PROUD
    if sight.outcome.is_crowned:
        return Mood.PROUD
    return Mood.WORRIED if sight.outcome.is_cancelled else Mood.SULKING


def lean(sight: Sight) -> float:
    """The angle of the candidate when the votes are read."""
    if sight.outcome is None or sight.outcome.is_crowned:
        return 0.0
    return _WOBBLE if sight.outcome.is_cancelled else TIPPED


def _glow(middle: QPointF, radius: float) -> QBrush:
    if tones().is_flat:
        return QBrush()
    light = QRadialGradient(middle, radius)
    for share, opacity in ((0.0, 0.42), (0.5, 0.17), (1.0, 0.0)):
        light.setColorAt(share, tint(castle_tones().candle, opacity))
    return QBrush(light)


def _sparkle(middle: QPointF, size: float) -> QPainterPath:
    """A star of four points."""
    path = QPainterPath(middle + QPointF(0, -size))
    small = size * 0.24
    for x, y in (
        (small, -small),
        (size, 0),
        (small, small),
        (0, size),
        (-small, small),
        (-size, 0),
        (-small, -small),
    ):
        path.lineTo(middle + QPointF(x, y))
    path.closeSubpath()
    return path


def _paint_table(painter: QPainter, geometry: HallGeometry) -> None:
    """The round table on which the votes are turned."""
    unit, top = geometry.unit, geometry.table_top
    width, height = geometry.width, geometry.height
    rim = _arc(width, top, 40 * unit)
    wood = QPainterPath(rim)
    wood.lineTo(width + 20, height + 20)
    wood.lineTo(-20, height + 20)
    wood.closeSubpath()
    shadow(painter, wood, -3, (20 * unit, 10 * unit, 4 * unit), 0.14)
    fill(painter, wood, falling(QRectF(0, top, width, height - top), *castle_tones().table))
    outline(painter, rim, castle_tones().table_rim, 4 * unit)
    for down in (90, 150, 206):
        grain = _arc(width, top + down * unit, 34 * unit)
        outline(painter, grain, tint(castle_tones().table_grain, 0.45), 2 * unit)


def _arc(width: float, top: float, sag: float) -> QPainterPath:
    path = QPainterPath(QPointF(-20, top + sag))
    path.quadTo(QPointF(width / 2, top - sag), QPointF(width + 20, top + sag))
    return path
