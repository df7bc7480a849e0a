"""A character on the board: kept for the whole session and hidden, never deleted."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsEllipseItem, QGraphicsWidget

from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.ui.kit.ink import fill, rounded, tint
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO, picture
from vivaroi_gui.ui.kit.sheet import Sheet
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.pictures import Mood, pawn_picture
from vivaroi_gui.ui.vivaroi.scene.geometry import Stand
from vivaroi_gui.ui.vivaroi.scene.pins import Heart, Pins

_PIN = 17.0 / 84
_LARGER = 1.4
"""A pin in high contrast."""
_WIDE = {Heart.BOTH: 1.5}
"""Pins that are not as wide as they are high."""
LIFTED, HELD = 4.0, 10.0
"""How far a pawn rises, in units of a pawn 84 high, when pointed at and when selected."""
SELECTED_SCALE, DRAGGED_SCALE = 1.04, 1.08
"""How much larger a pawn is when selected and when dragged."""
IN_HAND_SCALE = 1.05
"""Beyond it a pawn is being dragged, though it may still grow: no selected one is so large."""


class Pawn(QGraphicsWidget):
    """The origin is between the feet; ``body`` rises, tilts and grows above the shadow."""

    def __init__(self, edition: str, character: Character) -> None:
        super().__init__()
        self.edition = edition
        self.character = character
        self.height = 0.0
        self.ratio = 0.0
        self._light = tones()
        self.lift = (0.0, 1.0)
        self.mood: Mood | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.shadow = QGraphicsEllipseItem(self)
        self.shadow.setPen(Qt.PenStyle.NoPen)
        self.body = QGraphicsWidget(self)
        self._card = Sheet(self.body)
        self._figure = Sheet(self.body)
        self._pins = Pins()
        self._pin = Sheet(self.body)
        self._seal = Sheet(self.body)
        for pin in (self._pin, self._seal):
            pin.hide()

    @property
    def width(self) -> float:
        return self.height * PAWN_RATIO

    def mark(self, pins: Pins) -> None:
        """A heart on the right corner of the plaque, a black seal on the left one."""
        self._pin.setVisible(pins.heart is not None)
        self._seal.setVisible(bool(pins.seals))
        if pins != self._pins:
            self._pins = pins
            self._draw_pins()

    def _draw_pins(self) -> None:
        heart = self._pins.heart or Heart.FIRST
        if self.height:
            self._stick(self._pin, heart.value, 23, _WIDE.get(heart, 1))
            self._stick(self._seal, "pin-seal", -23)

    def _stick(self, pin: Sheet, name: str, x: float, wide: float = 1) -> None:
        unit, size = self.height / 84, _PIN * self.height * 1.16
        if tones().is_flat:
            self._stick_on_ink(pin, name, x * unit, size * _LARGER, wide)
            return
        pixmap = picture(f"kit/{name}", size * wide, size, self.ratio)
        pin.show_picture(pixmap, x * unit - size / 2, -14 * unit - size / 2)

    def _stick_on_ink(self, pin: Sheet, name: str, x: float, size: float, wide: float) -> None:
        """Larger, with a dark rim: the card below is as white as the disc of a pin."""
        area = QRectF(x - size / 2, -self.height / 6 - size / 2, size * wide, size)
        rim = size * 0.09
        pixmap = picture(f"kit/{name}", size * wide - 2 * rim, size - 2 * rim, self.ratio)

        def paint(painter: QPainter) -> None:
            fill(painter, rounded(area, size / 2), tones().ink)
            painter.drawPixmap(area.topLeft() + QPointF(rim, rim), pixmap)

        pin.draw(area, self.ratio, paint)

    def is_drawn(self, height: float, ratio: float) -> bool:
        """Whether it is so large already, in the theme that is shown."""
        return (self.height, self.ratio, self._light) == (height, ratio, tones())

    def draw(self, height: float, ratio: float) -> None:
        """Draws the pawn ``height`` pixels tall."""
        self.height, self.ratio, self._light = height, ratio, tones()
        width, unit = self.width, height / 84
        self._draw_card(unit)
        self._draw_figure()
        self._draw_pins()
        self.shadow.setBrush(tint(tones().ink, 77 / 255))
        self.shadow.setRect(
            QRectF(
                height * 0.03 - width * 0.44,
                -unit - height * 0.034,
                width * 0.88,
                height * 0.068,
            )
        )

    def _draw_card(self, unit: float) -> None:
        """Where there is no light, colours keep their meaning on white only."""
        self._card.setVisible(tones().is_flat)
        area = QRectF(-31, -86, 62, 88)
        whole = QRectF(area.topLeft() * unit, area.size() * unit)
        if tones().is_flat:
            card = rounded(whole.adjusted(unit, unit, -unit, -unit), 9 * unit)
            self._card.draw(whole, self.ratio, lambda painter: fill(painter, card, tones().light))

    def show_mood(self, mood: Mood | None) -> None:
        """Another face, or the one of the pawn itself."""
        if mood is not self.mood:
            self.mood = mood
            if self.height:
                self._draw_figure()

    def _draw_figure(self) -> None:
        figure = pawn_picture(self.edition, self.character, self.height, self.ratio, self.mood)
        self._figure.show_picture(figure, -self.width / 2, -self.height)

    def enable(self, is_enabled: bool) -> None:
        """A pawn that cannot be used is faint and casts no shadow."""
        self.body.setOpacity(1 if is_enabled else 0.6)
        self.shadow.setVisible(is_enabled)

    def stand_at(self, stand: Stand) -> None:
        """Puts the pawn down there, upright, whatever it was doing."""
        self.setPos(stand.feet)
        self.setOpacity(1)
        self.setRotation(0)
        self.setScale(1)
        self.lay()

    def lay(self) -> None:
        """The body on the ground again."""
        self.lift = (0.0, 1.0)
        self.body.resetTransform()
        self.body.setPos(QPointF(0, 0))
        self.body.setScale(1)
        self.body.setRotation(0)
        self.shadow.setOpacity(1)

    def squash(self, across: float, up: float) -> None:
        """Wider and lower, or the other way round, on its feet."""
        self.body.setTransform(QTransform.fromScale(across, up))

    def tumble(self, degrees: float) -> None:
        """Heels over head, around its middle."""
        middle = self.height / 2
        turned = QTransform().translate(0, -middle).rotate(degrees).translate(0, middle)
        self.body.setTransform(turned)

    def outline(self) -> QRectF:
        """What counts as the pawn for the pointer, in scene coordinates."""
        foot, scale = self.pos(), self.scale()
        width, height = self.width * 0.92 * scale, self.height * scale
        return QRectF(foot.x() - width / 2, foot.y() - height, width, height)
