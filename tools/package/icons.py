"""The icon of the game in the forms that the systems want, all drawn from ``kit/icon.svg``."""

import struct
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tools.package.facts import ROOT

HICOLOR: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
_WINDOWS: Final = (16, 20, 24, 32, 40, 48, 64, 128, 256)
_MAC: Final = {
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
"""Apple's names of the places in an icon file, and the pixels of the picture in each."""
SOURCE: Final = ROOT / "resources" / "kit" / "icon.svg"


def png(pixels: int) -> bytes:
    """The icon as a square picture."""
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(SOURCE)).render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    return _encoded(image)


def _encoded(image: QImage) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())


def ico() -> bytes:
    """Windows' icon file: a head, a line for each picture, the pictures."""
    pictures = [png(pixels) for pixels in _WINDOWS]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    for pixels, picture in zip(_WINDOWS, pictures, strict=True):
        side = pixels % 256  # 0 stands for 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + b"".join(pictures)


def icns() -> bytes:
    """Apple's icon file: a head, then each picture behind its name and length."""
    pictures = [(name, png(pixels)) for name, pixels in _MAC.items()]
    body = b"".join(name + struct.pack(">I", len(data) + 8) + data for name, data in pictures)
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def write_hicolor(share: Path, name: str) -> None:
    """Puts the icon into a theme folder of a Linux system, in all sizes and as a drawing."""
    theme = share / "icons" / "hicolor"
    for pixels in HICOLOR:
        _write(theme / f"{pixels}x{pixels}" / "apps" / f"{name}.png", png(pixels))
    _write(theme / "scalable" / "apps" / f"{name}.svg", SOURCE.read_bytes())


def _write(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)
