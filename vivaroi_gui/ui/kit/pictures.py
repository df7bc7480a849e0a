"""Pictures from the resources at the pixels of the device, each drawn once."""

from collections import OrderedDict
from collections.abc import Hashable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QRectF, QSizeF
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPixmap
from PySide6.QtSvg import QSvgRenderer

from vivaroi_gui.ui.kit.plinths import flattened
from vivaroi_gui.ui.kit.resources import resource
from vivaroi_gui.ui.kit.sheet import Draw, blank, paint_onto, painted
from vivaroi_gui.ui.kit.sizes import PAGE
from vivaroi_gui.ui.kit.tones import tones

PAWN_RATIO = 200 / 280
"""Width to height of the sheet that a pawn is drawn on, in every game."""
_KEPT = 400
"""Pictures: those of a table with all its faces, in two sizes, and of a hall."""
_MEASURED = 140.0
"""Pixels, at which the head of a pawn is found well enough."""
_LANDSCAPE = (1440, 900)
"""As its picture is drawn: it goes on behind the top bar."""
_BACKDROPS_KEPT = 6
"""As large as the screen each, hence few: table, hall, count with its road, end, replay."""
_cache: OrderedDict[Hashable, QPixmap] = OrderedDict()
_backdrops: OrderedDict[Hashable, QPixmap] = OrderedDict()


def picture(
    name: str, width: float, height: float, ratio: float, *, over: str = "", part: str = ""
) -> QPixmap:
    """The picture of that name; another one ``over`` it, or of that a ``part`` by its id."""
    size = round(width * ratio), round(height * ratio)
    key = (name, *size, ratio, over, part, tones().is_flat)
    if key not in _cache:
        _cache[key] = _rendered(name, QSizeF(width, height), ratio, over, part)
        if len(_cache) > _KEPT:
            _cache.popitem(last=False)
    _cache.move_to_end(key)
    return _cache[key]


class Backdrop(NamedTuple):
    """What stands still behind a whole page, painted once for a ``key``, a size and a theme.

    It may be painted before the page is wanted, as soon as what is in the key is known.
    """

    key: Hashable
    area: QRectF
    ratio: float
    layers: Sequence[Draw]
    """One upon the other; each leaves the painter as it was."""

    def pixmap(self) -> QPixmap:
        whole = self._whole
        for _ in self.ahead():
            pass
        _backdrops.move_to_end(whole)
        return _backdrops[whole]

    def ahead(self) -> Iterator[None]:
        """Paints it, a layer at each step."""
        whole = self._whole
        if whole in _backdrops:
            return
        pixmap = blank(self.area, self.ratio)
        for layer in self.layers:
            if self._whole != whole:  # another theme since the last step
                return
            paint_onto(pixmap, self.area, layer)
            yield
        _backdrops[whole] = pixmap
        if len(_backdrops) > _BACKDROPS_KEPT:
            _backdrops.popitem(last=False)

    @property
    def _whole(self) -> Hashable:
        return self.key, self.area.width(), self.area.height(), self.ratio, tones().name


@cache
def _grain_tile() -> QPixmap:
    return QPixmap(str(resource("kit", "grain.png")))


def paint_grain(painter: QPainter, shape: QPainterPath | QRectF) -> None:
    """The grain of paper and stone over a sheet or a whole page."""
    if tones().is_flat:
        return
    painter.save()
    painter.setOpacity(0.45)
    if isinstance(shape, QRectF):
        painter.fillRect(shape, QBrush(_grain_tile()))
    else:
        painter.fillPath(shape, QBrush(_grain_tile()))
    painter.restore()


def paint_svg(painter: QPainter, name: str, area: QRectF) -> None:
    """Draws a picture that is needed once."""
    _renderer(name).render(painter, area)


def paint_landscape(painter: QPainter, page: QRectF) -> None:
    """The landscape of the theme behind a whole page, large enough for both of its directions."""
    if tones().is_flat:
        painter.fillRect(page, tones().deep_night)
        return
    scale = max(page.width() / PAGE[0], page.height() / PAGE[1])
    across, down = _LANDSCAPE[0] * scale, _LANDSCAPE[1] * scale
    paint_svg(painter, tones().landscape, QRectF(0, page.height() - down, across, down))


@cache
def head_of(name: str) -> float:
    """How far down its sheet the head of a pawn begins, as a share of its height."""
    return bare_above(picture(name, _MEASURED * PAWN_RATIO, _MEASURED, 1.0))


def bare_above(pawn: QPixmap) -> float:
    """The share of a pawn's sheet that is empty above the middle of its head."""
    image = pawn.toImage()
    middle = image.width() // 2
    across = range(middle - image.width() // 12, middle + image.width() // 12, 3)
    for y in range(image.height()):
        if all(image.pixelColor(x, y).alpha() > 127 for x in across):
            return y / image.height()
    return 0.0


def _renderer(name: str) -> QSvgRenderer:
    sheet = resource(*f"{name}.svg".split("/"))
    if not tones().is_flat:
        return QSvgRenderer(str(sheet))
    return QSvgRenderer(QByteArray(flattened(sheet.read_text("utf-8")).encode()))


def _rendered(name: str, size: QSizeF, ratio: float, over: str, part: str) -> QPixmap:
    area = QRectF(0, 0, size.width(), size.height())
    below = picture(name, size.width(), size.height(), ratio) if over else None

    def paint(painter: QPainter) -> None:
        if below is None:
            paint_svg(painter, name, area)
        else:
            painter.drawPixmap(0, 0, below)
        if part:
            _paint_part(painter, _renderer(over), part, area)
        elif over:
            paint_svg(painter, over, area)

    return painted(area, ratio, paint)


def _paint_part(painter: QPainter, sheet: QSvgRenderer, part: str, area: QRectF) -> None:
    """One element of a sheet, where it stands on it."""
    box = sheet.transformForElement(part).mapRect(sheet.boundsOnElement(part))
    whole = sheet.viewBoxF()
    across, down = area.width() / whole.width(), area.height() / whole.height()
    corner = (box.topLeft() - whole.topLeft()).toTuple()
    place = QRectF(corner[0] * across, corner[1] * down, box.width() * across, box.height() * down)
    sheet.render(painter, part, place)
