"""Pictures from the resources at the pixels of the device, each drawn once."""

from collections import OrderedDict

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from vivaroi_gui.rules.vivaroi.data import CAST, Character
from vivaroi_gui.ui.kit.sheet import painted
from vivaroi_gui.ui.resources import resource

PAWN_RATIO = 200 / 280
"""Width to height of a pawn's sheet."""
_KEPT = 160
_cache: OrderedDict[tuple[str, int, int, float], QPixmap] = OrderedDict()


def pawn_picture(character: Character, height: float, ratio: float) -> QPixmap:
    return picture(f"pawns2003/{CAST[character]}", height * PAWN_RATIO, height, ratio)


def picture(name: str, width: float, height: float, ratio: float) -> QPixmap:
    key = (name, round(width * ratio), round(height * ratio), ratio)
    if key not in _cache:
        _cache[key] = _rendered(name, QSizeF(width, height), ratio)
        if len(_cache) > _KEPT:
            _cache.popitem(last=False)
    _cache.move_to_end(key)
    return _cache[key]


def paint_svg(painter: QPainter, name: str, area: QRectF) -> None:
    """Draws a picture that is needed once."""
    _renderer(name).render(painter, area)


def _renderer(name: str) -> QSvgRenderer:
    return QSvgRenderer(str(resource(*f"{name}.svg".split("/"))))


def _rendered(name: str, size: QSizeF, ratio: float) -> QPixmap:
    renderer = _renderer(name)
    area = QRectF(0, 0, size.width(), size.height())

    def paint(painter: QPainter) -> None:
        renderer.render(painter, area)

    return painted(area, ratio, paint)
