"""The parts of the castle that can move: their pictures, sizes and places, in castle units."""

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from vivaroi_gui.ui.kit.pictures import paint_svg, picture


class LivingPart(NamedTuple):
    """A picture, or several that take turns; ``x`` and ``y`` are its fixed point on the sheet."""

    width: float
    height: float
    x: float
    y: float
    frames: int = 1
    milliseconds: int = 0
    """How long each of the frames is seen, where they follow each other."""


PARTS: Final = {
    "flag-teal": LivingPart(46, 34, 2, 16, 8, 120),
    "flag-gold": LivingPart(46, 34, 2, 16, 8, 130),
    "torch": LivingPart(22, 25, 11, 24.5, 6, 110),
    "hearth": LivingPart(40, 42, 20, 40, 6, 120),
    "forge": LivingPart(34, 24, 17, 23, 4, 220),
    "candle": LivingPart(12, 14, 6, 13, 4, 170),
    "smoke": LivingPart(36, 28, 17, 28, 3),
    "cat": LivingPart(48, 42, 24, 40, 9),
    "bat": LivingPart(36, 20, 18, 10, 4, 75),
    "bird": LivingPart(28, 18, 14, 10, 4, 110),
    "cloud-dusk": LivingPart(200, 44, 100, 30, 2),
    "cloud-day": LivingPart(200, 44, 100, 30, 2),
    "portrait-eyes": LivingPart(10, 4, 5, 2),
    "guard": LivingPart(36, 48, 17, 46, 5),
    "wall-left": LivingPart(112, 36, 4, 4),
    "wall-right": LivingPart(112, 36, 4, 4),
    "courtier": LivingPart(26, 40, 13, 40, 4),
    "spark": LivingPart(24, 24, 12, 12, 5, 70),
    "dust": LivingPart(96, 32, 48, 28, 6, 55),
    "confetti": LivingPart(20, 20, 10, 10, 8),
    "petal": LivingPart(20, 20, 10, 10, 4),
    "tomato": LivingPart(40, 38, 20, 20),
    "tomato-splat": LivingPart(80, 76, 40, 36),
    "cabbage": LivingPart(44, 44, 22, 22),
    "cabbage-leaf": LivingPart(30, 24, 15, 12),
    "trumpet": LivingPart(188, 84, 4, 42),
    "pennant": LivingPart(84, 90, 38, 3, 6, 110),
    "drum": LivingPart(120, 100, 60, 96, 2),
    "drumstick": LivingPart(94, 34, 88, 26),
}


class Resting(NamedTuple):
    """Where a part has its fixed point when it rests."""

    part: str
    x: float
    y: float


FLAGS: Final = (Resting("flag-teal", 122, 74.5), Resting("flag-gold", 737, 162.5))
CANDLES: Final = tuple(
    Resting("candle", 392 + 22 * place, 244.5 if place == 2 else 254.5) for place in range(5)
)
PORTRAITS: Final = (Resting("portrait-eyes", 308, 274.5), Resting("portrait-eyes", 564, 274.5))
GUARDS: Final = (Resting("guard", 222, 224), Resting("guard", 664, 224))
WALLS: Final = (Resting("wall-left", 186, 208), Resting("wall-right", 586, 208))
CAT: Final = Resting("cat", 628, 222)
CHIMNEYS: Final = (Resting("smoke", 358, 60), Resting("smoke", 532, 64))
WINDOWS: Final = (QRectF(724, 362, 26, 40), QRectF(724, 640, 26, 40))
"""Where a courtier may look out, in the castle that has no dungeons there."""


def fires(*, has_annexes: bool) -> tuple[Resting, ...]:
    """The torches hang lower where there is a dungeon above them."""
    torches = ((698, 756), (776, 756)) if has_annexes else ((700, 742), (776, 742))
    hung = tuple(Resting("torch", x, y) for x, y in torches)
    return (*hung, Resting("hearth", 613, 805), Resting("forge", 652, 697))


def at_rest(*, has_annexes: bool) -> tuple[Resting, ...]:
    """What is seen where nothing moves, each before the one named before it."""
    burning = fires(has_annexes=has_annexes)
    return (*GUARDS, *WALLS, CAT, *FLAGS, *PORTRAITS, *CANDLES, *burning)


def paint_at_rest(
    painter: QPainter, area_of: Callable[[QRectF], QRectF], *, has_annexes: bool
) -> None:
    """Into a picture of the castle; ``area_of`` says where an area in units lies in it."""
    for spot in at_rest(has_annexes=has_annexes):
        part = PARTS[spot.part]
        area = QRectF(spot.x - part.x, spot.y - part.y, part.width, part.height)
        paint_svg(painter, _sheet(spot.part, 0), area_of(area))


def frame_picture(name: str, frame: int, unit: float, ratio: float) -> QPixmap:
    """A frame of a part where a unit of the castle is so many pixels."""
    part = PARTS[name]
    return picture(_sheet(name, frame), part.width * unit, part.height * unit, ratio)


def _sheet(name: str, frame: int) -> str:
    return f"life/{name}-{frame}" if PARTS[name].frames > 1 else f"life/{name}"
