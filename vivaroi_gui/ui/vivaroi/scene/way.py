"""The way of a pawn from stand to stand, in whatever layout there is at the moment."""

from PySide6.QtCore import QPointF

from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.ui.vivaroi.scene.cast import MOVING, Cast
from vivaroi_gui.ui.vivaroi.scene.geometry import Geometry, Stand
from vivaroi_gui.ui.vivaroi.scene.seating import Seating

_ARC, _OUT = 28.0, 190.0
"""Units of a bow upwards, and of the way out of the castle."""


class Way:
    """From where a pawn is to where the seating of the cast has it now.

    ``before`` is the seating until now; a pawn that was dropped by hand starts where it is.
    """

    def __init__(self, cast: Cast, character: Character, before: Seating) -> None:
        self.pawn = cast.pawn(character)
        self._cast = cast
        self._character = character
        self._before, self._after = before, cast.seating
        stand = before.stand(cast.geometry, character)
        is_home = stand is not None and stand.feet == self.pawn.pos()
        self._units = None if is_home else cast.geometry.units(self.pawn.pos())
        self._height = self.pawn.height / cast.geometry.scale
        self._known: tuple[Geometry, Stand, Stand] | None = None

    def begin(self) -> None:
        """The pawn is drawn as it will stand, and passes before all others."""
        self._cast.fit(self.pawn, self._ends[1].height)

    # --- what a share means --------------------------------------------------------------------

    def go(self, share: float) -> None:
        """Straight on."""
        start, end = self._ends
        self.pawn.setZValue(MOVING)
        self.pawn.setVisible(True)
        self.pawn.setPos(start.feet + (end.feet - start.feet) * share)

    def go_in_a_bow(self, share: float) -> None:
        """As a hand would carry it."""
        self.go(share)
        bow = _ARC * self._cast.geometry.scale
        self.pawn.setPos(self.pawn.pos() - QPointF(0, 4 * bow * share * (1 - share)))

    def grow(self, share: float) -> None:
        """To the height at which it is drawn."""
        start, end = self._ends
        height = start.height + (end.height - start.height) * share
        self.pawn.setScale(height / self.pawn.height)

    def slide(self, share: float) -> None:
        """Along the others; drawn anew when it is there."""
        start, end = self._ends
        self.pawn.setPos(start.feet + (end.feet - start.feet) * share)
        self.grow(share)

    def fade_over(self, share: float) -> None:
        """Gone here, there again: calm motion."""
        self.go(0.0 if share < 0.5 else 1.0)
        self.pawn.setOpacity(abs(1 - 2 * share))

    def fade_out(self, share: float) -> None:
        """Gone where it stood."""
        start, _ = self._ends
        self._cast.fit(self.pawn, start.height)
        self.pawn.setZValue(MOVING)
        self.pawn.setVisible(True)
        self.pawn.setPos(start.feet)
        self.pawn.setOpacity(1 - share)

    def slide_out(self, share: float) -> None:
        """Out of the castle to the right."""
        self.fade_out(share)
        self.pawn.setPos(self.pawn.pos() + QPointF(_OUT * share * self._cast.geometry.scale, 0))

    # --- where both ends are -------------------------------------------------------------------

    @property
    def _ends(self) -> tuple[Stand, Stand]:
        geometry = self._cast.geometry
        if self._known is None or self._known[0] is not geometry:
            start = self._start(geometry)
            end = self._after.stand(geometry, self._character) or start
            if not start.height:  # it was never seen
                start = Stand(start.feet, end.height)
            self._known = geometry, start, end
        return self._known[1:]

    def _start(self, geometry: Geometry) -> Stand:
        """A tray that the page has no room for any more is somewhere in the castle."""
        stand = self._before.stand(geometry, self._character)
        height = round(self._height * geometry.scale) if stand is None else stand.height
        if self._units is not None:
            return Stand(geometry.point(*self._units), height)
        return stand or Stand(self.pawn.pos(), height)
