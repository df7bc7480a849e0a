"""How all kinds of eyes see colours and pictures, and how far apart two colours are for them.

Colour blindness as of Machado, Oliveira and Fernandes (2009) at full strength, on linear light;
differences as of CIEDE2000.
"""

from array import array
from collections.abc import Iterable
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import NamedTuple

from PySide6.QtGui import QColor, QImage

Light = tuple[float, float, float]
EYES: dict[str, tuple[Light, Light, Light]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)


class Lab(NamedTuple):
    lightness: float
    a: float
    b: float


def sensed(light: Light, eyes: str) -> Light:
    """Linear light, each part from 0 to 1, as somebody with these eyes senses it."""
    red, green, blue = (min(1.0, max(0.0, one)) for one in _times(EYES[eyes], light))
    return red, green, blue


def seen(colour: QColor, eyes: str) -> Lab:
    """The colour as somebody with these eyes sees it."""
    light = linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())
    lit = _times(_XYZ, sensed(light, eyes))
    x, y, z = (_bent(part / white) for part, white in zip(lit, _WHITE, strict=True))
    return Lab(116 * y - 16, 500 * (x - y), 200 * (y - z))


def least_difference(colours: Iterable[QColor], eyes: str) -> float:
    labs = [seen(colour, eyes) for colour in colours]
    return min(difference(one, other) for one, other in combinations(labs, 2))


def difference(one: Lab, other: Lab) -> float:
    """CIEDE2000, with all weights 1."""
    mean = (hypot(one.a, one.b) + hypot(other.a, other.b)) / 2
    stretch = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25.0**7))
    a1, a2 = stretch * one.a, stretch * other.a
    c1, c2 = hypot(a1, one.b), hypot(a2, other.b)
    h1, h2 = degrees(atan2(one.b, a1)) % 360, degrees(atan2(other.b, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    chroma, light = (c1 + c2) / 2, (one.lightness + other.lightness) / 2
    t = 1 - 0.17 * cos(radians(hue - 30)) + 0.24 * cos(radians(2 * hue))
    t += 0.32 * cos(radians(3 * hue + 6)) - 0.2 * cos(radians(4 * hue - 63))
    by_light = 1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)
    lightness = (other.lightness - one.lightness) / by_light
    saturation = (c2 - c1) / (1 + 0.045 * chroma)
    tone = 2 * sqrt(c1 * c2) * sin(radians(turn) / 2) / (1 + 0.015 * chroma * t)
    swing = radians(60 * exp(-(((hue - 275) / 25) ** 2)))
    rotation = -2 * sin(swing) * sqrt(chroma**7 / (chroma**7 + 25.0**7))
    return sqrt(lightness**2 + saturation**2 + tone**2 + rotation * saturation * tone)


def linear(part: float) -> float:
    """Light of a part of a colour, both from 0 to 1."""
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _bent(part: float) -> float:
    return float(part ** (1 / 3)) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116


def _times(matrix: tuple[Light, Light, Light], light: Iterable[float]) -> Light:
    values = tuple(light)
    x, y, z = (sum(share * one for share, one in zip(row, values, strict=True)) for row in matrix)
    return x, y, z


def as_seen(picture: QImage, eyes: str) -> QImage:
    """The picture as somebody with these eyes sees it."""
    image = picture.convertToFormat(QImage.Format.Format_RGB32)
    pixels = memoryview(bytes(image.constBits())).cast("I")
    seen_as = {pixel: _pixel_as_seen(pixel, eyes) for pixel in set(pixels)}
    data = array("I", (seen_as[pixel] for pixel in pixels)).tobytes()
    size = image.size()
    return QImage(data, size.width(), size.height(), QImage.Format.Format_RGB32).copy()


def _pixel_as_seen(pixel: int, eyes: str) -> int:
    red, green, blue = (linear((pixel >> shift & 255) / 255) for shift in (16, 8, 0))
    shown = 255
    for part in sensed((red, green, blue), eyes):
        bent = part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055
        shown = shown << 8 | round(255 * bent)
    return shown
