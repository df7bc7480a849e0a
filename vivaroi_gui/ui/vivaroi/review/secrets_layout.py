"""Where everything lies on the page of secrets, for a page of any size."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from vivaroi_gui.ui.kit.sizes import page_unit

_MANY = 6
"""From more persons on the title has a line of its own."""
_HIGHEST_ROW = 79.0


@dataclass(frozen=True)
class SecretsLayout:
    """A wide paper with the moments, and one with what gave the card away.

    In pixels; ``rows`` and ``tellings`` are how many there are of each.
    """

    width: float
    height: float
    persons: int
    rows: int
    tellings: int

    @property
    def unit(self) -> float:
        """Pixels in a unit."""
        return page_unit(self.width, self.height)

    @property
    def wide(self) -> QRectF:
        unit = self.unit
        left, right = 20 * unit, 0.71 * self.width - 7 * unit
        return QRectF(left, 14 * unit, right - left, self.height - 32 * unit)

    @property
    def narrow(self) -> QRectF:
        wide, unit = self.wide, self.unit
        left = wide.right() + 14 * unit
        return QRectF(left, wide.top(), self.width - left - 20 * unit, wide.height())

    # --- the head of the wide paper ------------------------------------------------------------

    @property
    def has_many(self) -> bool:
        return self.persons > _MANY

    @property
    def faces(self) -> QRectF:
        """Of all persons, one beside the other."""
        unit, wide = self.unit, self.wide
        each = 68 * unit
        if self.has_many:
            each = min(54 * unit, (wide.width() - 44 * unit - self._numbers) / self.persons)
        down = 58 * unit if self.has_many else 72 * unit
        return QRectF(wide.left() + 20 * unit, wide.top() + 12 * unit, each * self.persons, down)

    @property
    def _numbers(self) -> float:
        return 150 * self.unit

    @property
    def numbers(self) -> QRectF:
        """The room for the rounds, at the right."""
        unit, wide = self.unit, self.wide
        right = wide.right() - 24 * unit
        return QRectF(right - self._numbers, self.faces.top(), self._numbers, self.faces.height())

    @property
    def title(self) -> QRectF:
        unit, wide, faces = self.unit, self.wide, self.faces
        if self.has_many:
            left = wide.left() + 26 * unit
            return QRectF(left, faces.bottom() + 4 * unit, wide.width() - 52 * unit, 30 * unit)
        left = faces.right() + 16 * unit
        return QRectF(left, faces.top(), self.numbers.left() - left - 8 * unit, faces.height())

    # --- below ---------------------------------------------------------------------------------

    @property
    def legend(self) -> QRectF:
        unit, wide = self.unit, self.wide
        down = max(44 * unit, 34.0)
        left = wide.left() + 30 * unit
        return QRectF(left, wide.bottom() - down - 8 * unit, wide.width() - 60 * unit, down)

    def row(self, number: int) -> QRectF:
        """A moment."""
        unit, wide = self.unit, self.wide
        top = (self.title.bottom() if self.has_many else self.faces.bottom()) + 10 * unit
        room = self.legend.top() - top
        pitch = min(_HIGHEST_ROW * unit, room / max(1, self.rows))
        left = wide.left() + 22 * unit
        return QRectF(left, top + pitch * number, wide.width() - 44 * unit, pitch - 4 * unit)

    # --- the narrow paper ----------------------------------------------------------------------

    @property
    def tellings_title(self) -> QRectF:
        unit, narrow = self.unit, self.narrow
        left = narrow.left() + 24 * unit
        return QRectF(left, narrow.top() + 14 * unit, narrow.width() - 48 * unit, 44 * unit)

    def telling(self, number: int) -> QRectF:
        """What gave the card away: never higher than a third of the paper."""
        unit, narrow = self.unit, self.narrow
        top = self.tellings_title.bottom() + 18 * unit
        pitch = (narrow.bottom() - 16 * unit - top) / max(3, self.tellings)
        left = narrow.left() + 16 * unit
        return QRectF(left, top + pitch * number, narrow.width() - 32 * unit, pitch - 8 * unit)
