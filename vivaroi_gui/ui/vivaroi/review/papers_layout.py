"""Where everything lies on the pages that look at one person or seat, whatever their size."""

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QRect, QRectF

from vivaroi_gui.ui.kit.fonts import text_factor
from vivaroi_gui.ui.kit.sizes import Size, page_unit
from vivaroi_gui.ui.kit.targets import gap, target_size

_MANY = 6
"""From more faces on the title has a line of its own."""
_TITLE = 160.0
"""Pixels at 100 % beside the faces, below which it has one, too."""
_NARROW_FACE = 40.0
"""Units of a face in such a row, at least."""
_NUMBERS = Size(176, least=166)
"""The rounds, and the word before them."""
_BESIDE = 640.0
"""Pixels at 100 % below which the narrow paper lies below the wide one."""
_STACKED = 0.82
"""Pixels in a unit there, at 100 %."""


@dataclass(frozen=True)
class PapersLayout:
    """A wide paper with faces and a title at its head, and a narrow one beside it; in pixels."""

    width: float
    height: float
    faces_shown: int

    @property
    def is_stacked(self) -> bool:
        """Whether the papers lie below each other, each as high as it has to be, and scroll."""
        return self.width < _BESIDE * text_factor()

    @property
    def unit(self) -> float:
        """Pixels in a unit."""
        if self.is_stacked:
            return _STACKED * text_factor()
        return page_unit(self.width, self.height)

    @property
    def wide_units(self) -> float:
        """How high the wide paper has to be where they are stacked."""
        raise NotImplementedError

    @property
    def narrow_units(self) -> float:
        """How high the narrow one has to be there."""
        raise NotImplementedError

    @property
    def least_height(self) -> int:
        """Of the page, in pixels; 0 where it takes whatever it gets."""
        return round(self.narrow.bottom() + 18 * self.unit) if self.is_stacked else 0

    @property
    def wide(self) -> QRectF:
        unit = self.unit
        if self.is_stacked:
            return QRectF(8 * unit, 14 * unit, self.width - 16 * unit, self.wide_units * unit)
        left, right = 20 * unit, 0.71 * self.width - 7 * unit
        return QRectF(left, 14 * unit, right - left, self.height - 32 * unit)

    @property
    def narrow(self) -> QRectF:
        wide, unit = self.wide, self.unit
        if self.is_stacked:
            top = wide.bottom() + 14 * unit
            return QRectF(wide.left(), top, wide.width(), self.narrow_units * unit)
        left = wide.right() + 14 * unit
        return QRectF(left, wide.top(), self.width - left - 20 * unit, wide.height())

    @property
    def narrow_title(self) -> QRectF:
        unit, narrow = self.unit, self.narrow
        left = narrow.left() + 24 * unit
        return QRectF(left, narrow.top() + 14 * unit, narrow.width() - 48 * unit, 44 * unit)

    # --- the head of the wide paper ------------------------------------------------------------

    @property
    def has_many(self) -> bool:
        if self.is_stacked or self.faces_shown > _MANY:
            return True
        faces = self.faces_shown * max(_face(), 68 * self.unit)
        room = self.wide.width() - faces - self._numbers - 68 * self.unit
        return room < _TITLE * text_factor()

    @property
    def _faces_room(self) -> float:
        """Pixels for a row of many faces, beside the rounds."""
        return self.wide.width() - 44 * self.unit - gap(0) - self._numbers

    @property
    def face_rows(self) -> int:
        """Two where one would be too narrow."""
        if not self.has_many:
            return 1
        least = max(_face(), _NARROW_FACE * self.unit)
        return ceil(self.faces_shown / max(1, self._faces_room // least))

    @property
    def faces(self) -> QRectF:
        """Of all persons, one beside the other."""
        unit, wide, rows = self.unit, self.wide, self.face_rows
        across = ceil(self.faces_shown / rows)
        each = min(54 * unit, self._faces_room / across) if self.has_many else 68 * unit
        down = 72 * unit if not self.has_many else 58 * unit if rows == 1 else each
        each, down = max(_face(), each), max(_face(), down)
        left, top = wide.left() + 20 * unit, wide.top() + 12 * unit
        return QRectF(left, top, each * across, down * rows)

    @property
    def _numbers(self) -> float:
        return _NUMBERS.at(self.unit)

    @property
    def numbers(self) -> QRectF:
        """The room for the rounds, at the right."""
        unit, wide = self.unit, self.wide
        right = wide.right() - 24 * unit
        faces, down = self.faces, self.faces.height() / self.face_rows
        return QRectF(right - self._numbers, faces.top(), self._numbers, down)

    @property
    def title(self) -> QRectF:
        unit, wide, faces = self.unit, self.wide, self.faces
        if self.has_many:
            left = wide.left() + 26 * unit
            return QRectF(left, faces.bottom() + 4 * unit, wide.width() - 52 * unit, 30 * unit)
        left = faces.right() + 16 * unit
        return QRectF(left, faces.top(), self.numbers.left() - left - 8 * unit, faces.height())

    @property
    def head_bottom(self) -> float:
        """Where what is below the head begins."""
        return (self.title.bottom() if self.has_many else self.faces.bottom()) + 10 * self.unit

    @property
    def legend(self) -> QRectF:
        """A line or two at the foot of the wide paper."""
        unit, wide = self.unit, self.wide
        down = max(44 * unit, 34.0 * text_factor())
        left = wide.left() + 30 * unit
        return QRectF(left, wide.bottom() - down - 8 * unit, wide.width() - 60 * unit, down)


def _face() -> float:
    """Pixels that a face takes, at least, with what lies between two of them."""
    return target_size() + gap(0)


def alike(left: float, top: float, across: float, down: float) -> QRect:
    """On whole pixels: of one size wherever it lies, so that one picture does for all of a kind."""
    return QRect(round(left), round(top), int(across), int(down))
