"""The marks around pawns: one of each kind, moved to whoever needs it."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsWidget

from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.rules.vivaroi.options import EDITION_NAMED
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.sheet import Sheet
from vivaroi_gui.ui.vivaroi.pictures import pawn_picture
from vivaroi_gui.ui.vivaroi.scene import marks
from vivaroi_gui.ui.vivaroi.scene.cast import Cast
from vivaroi_gui.ui.vivaroi.scene.geometry import Stand

_HEMS, _GROUND, _GHOST, _ABOVE = 4.0, 5.0, 6.0, 30.0
_UNITS = 84
"""Of a pawn's height."""
_LARGEST_CAST = max(len(edition.cast) for edition in EDITION_NAMED.values())


class Spotlights:
    """Marks are on the ground, behind the pawns, or above them; none can be clicked."""

    def __init__(self, scene: QGraphicsScene, cast: Cast) -> None:
        self._cast = cast
        self._ratio = 1.0
        self._units: dict[int, float] = {}
        self.hem_layer = QGraphicsWidget()
        self.hem_layer.setZValue(_HEMS)
        scene.addItem(self.hem_layer)
        self._hems = [Sheet(self.hem_layer) for _ in range(_LARGEST_CAST)]
        self._halo = self._sheet(scene, _GROUND)
        self._alarm = self._sheet(scene, _GROUND)
        self._landing = self._sheet(scene, _GROUND)
        self._ghost = self._sheet(scene, _GHOST)
        self._ghost.setOpacity(0.5)
        self._arrow = self._sheet(scene, _ABOVE)
        self._ring = self._sheet(scene, _ABOVE)
        self._name = self._sheet(scene, _ABOVE)
        self._badge = self._sheet(scene, _ABOVE)
        self._hint = self._sheet(scene, _ABOVE)
        self._row = self._sheet(scene, _ABOVE)
        self.clear()

    def draw(self, ratio: float) -> None:
        """Takes another pixel ratio."""
        self._ratio = ratio
        self._units.clear()

    def follow_layout(self) -> None:
        """The characters stand elsewhere, because the layout is another one."""
        self.hem(self._hemmed)

    def clear(self) -> None:
        """Hides every mark."""
        self._hemmed: frozenset[Character] = frozenset()
        for sheet in (*self._hems, self._halo, self._alarm, self._landing):
            sheet.hide()
        for sheet in (
            self._ghost,
            self._arrow,
            self._ring,
            self._name,
            self._badge,
            self._hint,
            self._row,
        ):
            sheet.hide()

    def hem(self, characters: Iterable[Character]) -> None:
        """Golden hems around those who may move."""
        self._hemmed = frozenset(characters)
        for character, sheet in enumerate(self._hems):
            stand = self._cast.stand(character) if character in self._hemmed else None
            self._lay(sheet, stand, marks.paint_hem)

    @property
    def has_hems(self) -> bool:
        return any(sheet.isVisible() for sheet in self._hems)

    def halo(self, character: Character | None) -> None:
        """Halo and disc around the selected character."""
        self._lay(self._halo, self._stand(character), marks.paint_halo)

    def focus(self, character: Character | None) -> None:
        """The ring of the keyboard, and who it is."""
        stand = self._stand(character)
        self._lay(self._ring, stand, marks.paint_focus)
        self._name.setVisible(stand is not None)
        if stand is not None and character is not None:
            self._tell_name(character, stand)

    def _tell_name(self, character: Character, stand: Stand) -> None:
        """Above the ring or below it, where it covers least of others; within the board."""
        name = self._cast.name(character)
        others = [self._cast.stand(one.character) for one in self._cast.pawns]
        others.remove(stand)
        areas = marks.name_areas(name, stand.height / _UNITS)
        spots = [(self._in_board(area.translated(stand.feet)), area) for area in areas]
        spot, area = min(spots, key=lambda one: _covered(one[0], filter(None, others)))
        self._name.draw(area, self._ratio, lambda painter: marks.paint_name(painter, area, name))
        self._name.setPos(spot.topLeft() - area.topLeft())

    def _in_board(self, spot: QRectF) -> QRectF:
        """As near as the edges of the board allow."""
        board = self._cast.geometry.board
        left = min(max(spot.left(), board.left()), board.right() - spot.width())
        top = min(max(spot.top(), board.top()), board.bottom() - spot.height())
        return QRectF(QPointF(left, top), spot.size())

    @property
    def has_focus(self) -> bool:
        return self._ring.isVisible()

    def hint(self, character: Character | None) -> None:
        """The ring of the character that a hint speaks of."""
        self._lay(self._hint, self._stand(character), marks.paint_hint)

    def row(self, character: Character | None) -> None:
        """The ring of the character in the row of a list on which the keys are."""
        self._lay(self._row, self._stand(character), marks.paint_row)

    @property
    def has_row(self) -> bool:
        return self._row.isVisible()

    @property
    def has_hint(self) -> bool:
        return self._hint.isVisible()

    def alarm(self, character: Character | None) -> None:
        """Red disc and cross of a refused character."""
        stand = self._stand(character)
        self._lay(self._alarm, stand, marks.paint_alarm)
        self._lay(self._badge, stand, self._paint_cross)

    @property
    def has_alarm(self) -> bool:
        return self._badge.isVisible()

    def ghost(self, character: Character, stand: Stand | None) -> None:
        """Shows the character faintly where it would land."""
        self._lay(self._landing, stand, marks.paint_landing)
        self._ghost.setVisible(stand is not None)
        if stand is not None:
            height = stand.height
            pixmap = pawn_picture(self._cast.edition, character, height, self._ratio)
            width = pixmap.deviceIndependentSize().width()
            self._ghost.show_picture(pixmap, -width / 2, -height)
            self._ghost.setPos(stand.feet)

    def no_ghost(self) -> None:
        self._ghost.hide()
        self._landing.hide()

    def arrow(self, stand: Stand | None) -> None:
        """An arrow upwards beside a pawn."""
        self._arrow.setVisible(stand is not None)
        if stand is not None:
            unit = stand.height / 84
            width, height = 60 * unit, 72 * unit
            pixmap = picture("kit/arrow-up", width, height, self._ratio)
            self._arrow.show_picture(pixmap, -width / 2, -height)
            self._arrow.setPos(stand.feet + QPointF(44 * unit, -34 * unit))

    def _stand(self, character: Character | None) -> Stand | None:
        return None if character is None else self._cast.stand(character)

    def _paint_cross(self, painter: QPainter, unit: float) -> None:
        marks.paint_badge(painter, QPointF(30 * unit, -78 * unit), unit, is_lock=False)

    def _lay(
        self, sheet: Sheet, stand: Stand | None, paint: Callable[[QPainter, float], None]
    ) -> None:
        sheet.setVisible(stand is not None)
        if stand is None:
            return
        unit = stand.height / 84
        if self._units.get(id(sheet)) != unit:
            self._units[id(sheet)] = unit
            sheet.draw(marks.around(unit), self._ratio, lambda painter: paint(painter, unit))
        sheet.setPos(stand.feet)

    def _sheet(self, scene: QGraphicsScene, layer: float) -> Sheet:
        sheet = Sheet()
        sheet.setZValue(layer)
        scene.addItem(sheet)
        return sheet


def _covered(spot: QRectF, stands: Iterable[Stand]) -> tuple[float, float]:
    """How much of letters it would cover, and of figures: the letter says who it is."""
    letters = figures = 0.0
    for stand in stands:
        letter, figure = marks.figure_areas(stand.height / _UNITS)
        letters += _size(spot & letter.translated(stand.feet))
        figures += _size(spot & figure.translated(stand.feet))
    return letters, figures


def _size(area: QRectF) -> float:
    return area.width() * area.height()
