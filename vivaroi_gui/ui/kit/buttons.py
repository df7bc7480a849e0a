"""Buttons cut from thick paper: gold for the one thing to do next, cream for the rest."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit import faces
from vivaroi_gui.ui.kit.control import Control, tinted_icon
from vivaroi_gui.ui.kit.fonts import SMALLEST, display, elided, fit, text_factor
from vivaroi_gui.ui.kit.ink import fill, rounded, tint
from vivaroi_gui.ui.kit.lettering import underline, write
from vivaroi_gui.ui.kit.mnemonics import wished
from vivaroi_gui.ui.kit.sizes import Target
from vivaroi_gui.ui.kit.tones import tones

_HEIGHT = Target(46, least=36)

_LIP = 4.0
_LEFT_THICK, _LEFT_INSET = 3.5, 12.0
"""The line that says how long it takes until a button is pressed by itself."""
_AROUND = 5.0
"""Room for the focus ring."""
_TALL = 0.84
"""A picture before the words, in heights of the button."""
Drawn = Callable[[float, float], QPixmap]
"""A picture so many pixels high, for so many device pixels each."""


def button_height(unit: float) -> int:
    """Focus ring included, in pixels."""
    return round(_HEIGHT.at(unit) + _LIP + 2 * _AROUND)


class PaperButton(Control):
    """A push button, golden where it is the one thing to do next."""

    def __init__(self, parent: QWidget, icon: str = "", *, is_primary: bool = False) -> None:
        super().__init__(parent)
        self._icon = icon
        self._drawn: Drawn | None = None
        self.is_primary = is_primary
        self._left = 0.0

    def set_picture(self, drawn: Drawn) -> None:
        """A picture in the place of the icon, before the words."""
        self._drawn = drawn
        self.updateGeometry()
        self.update()

    def set_left(self, share: float) -> None:
        """How much is left of the time after which it is pressed by itself; 0: it never is."""
        if share != self._left:
            self._left = share
            self.update()

    @property
    def pixels(self) -> float:
        return max(16.0 * text_factor(), (20 if self.is_primary else 19) * self.unit)

    @property
    def _icon_room(self) -> float:
        if self._drawn is not None:
            return self._picture(self._drawn).deviceIndependentSize().width() + 8 * self.unit
        return self.pixels * 1.55 if self._icon else 0.0

    def _picture(self, drawn: Drawn) -> QPixmap:
        return drawn(_HEIGHT.at(self.unit) * _TALL, self.devicePixelRatioF())

    def _paint_face(self, painter: QPainter, face: QRectF) -> None:
        """Cut from thick paper, which is seen below it until it is pressed."""
        look, path = faces.paper_button(self, is_primary=self.is_primary), rounded(face, 12)
        is_flat = self.isDown() or not self.isEnabled()
        if not is_flat and look.edge is not None:
            fill(painter, path.translated(0, _LIP), look.edge)
        top = path.translated(0, _LIP if self.isDown() else 0)
        faces.paint_face(painter, top, look, face)

    def _paint_words(self, painter: QPainter, face: QRectF) -> None:
        colour = faces.paper_button(self, is_primary=self.is_primary).ink
        room, icon_room = face.width() - 20 * self.unit, self._icon_room
        made = self._fit(room - icon_room)
        if elided(self.words, made, room - icon_room) != self.words:
            icon_room = 0.0  # words matter more
            made = self._fit(room)
        words = elided(self.words, made, room - icon_room)
        middle = face.center() + QPointF(icon_room / 2, _LIP if self.isDown() else 0)
        height = QFontMetricsF(made).capHeight()
        baseline = middle + QPointF(0, height / 2)
        write(painter, baseline, words, made, colour)
        if self._shows_mnemonic and words == self.words:
            underline(painter, baseline, words, wished(self.text()), made)
        if icon_room:
            before = self._before(colour)
            size, width = (
                before.deviceIndependentSize(),
                QFontMetricsF(made).horizontalAdvance(words),
            )
            left = max(face.left() + 10, middle.x() - width / 2 - size.width() - 8 * self.unit)
            painter.drawPixmap(QPointF(left, middle.y() - size.height() / 2), before)

    def _before(self, colour: QColor) -> QPixmap:
        """What stands before the words."""
        if self._drawn is not None:
            return self._picture(self._drawn)
        return tinted_icon(self._icon, self.pixels * 1.15, colour, self)

    def _fit(self, room: float) -> QFont:
        return fit(self.words, display(self.pixels), room, SMALLEST)

    @property
    def _shows_mnemonic(self) -> bool:
        """As the system does: macOS has none, Windows may show them while Alt is held."""
        if self.shortcut().isEmpty() or wished(self.text()) < 0:
            return False
        from PySide6.QtWidgets import QStyle  # its enumerations take long to set up

        hint = QStyle.StyleHint.SH_UnderlineShortcut
        return bool(self.style().styleHint(hint, None, self))

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(display(self.pixels)).horizontalAdvance(self.words)
        across = width + self._icon_room + 2 * (20 * self.unit + _AROUND)
        return QSize(round(across), button_height(self.unit))

    @property
    def _face(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND - _LIP)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        self._paint_face(painter, self._face)
        self._paint_words(painter, self._face)
        if self._left:
            self._paint_left(painter, self._face)

    def _paint_left(self, painter: QPainter, face: QRectF) -> None:
        """A line that runs down, on a fainter one as long as at first."""
        inset, thick = _LEFT_INSET * self.unit, _LEFT_THICK * self.unit
        top = face.bottom() - 2 * thick + (_LIP if self.isDown() else 0)
        whole = QRectF(face.left() + inset, top, face.width() - 2 * inset, thick)
        fill(painter, rounded(whole, thick / 2), tint(tones().ink, 0.2))
        left = QRectF(whole.topLeft(), QSizeF(whole.width() * self._left, thick))
        fill(painter, rounded(left, thick / 2), tones().ink)

    def ring(self) -> tuple[QRectF, float]:
        return self._face.adjusted(-1, -1, 1, _LIP + 1), 13.0


def lay_from_right(buttons: Sequence[PaperButton], foot: QRectF, gap: float) -> float:
    """Side by side, the first at the right; narrower than they like where there is no room for
    all, as words then shrink.  The left edge of the last, a gap included.
    """
    sizes = [button.sizeHint() for button in buttons]
    wanted = sum(size.width() + gap for size in sizes)
    share, right = min(1.0, foot.width() / max(1.0, wanted)), foot.right()
    for button, size in zip(buttons, sizes, strict=True):
        across = size.width() * share
        top = foot.center().y() - size.height() / 2
        button.setGeometry(QRectF(right - across, top, across, size.height()).toRect())
        right -= across + gap * share
    return right
