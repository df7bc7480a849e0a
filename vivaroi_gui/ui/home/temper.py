"""The temper of an opponent: its animal tells it, and a menu has the even one for any animal."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetricsF,
    QPainter,
)
from PySide6.QtWidgets import QMenu, QWidget

from vivaroi_gui.rules.core import DEFAULT_STYLE
from vivaroi_gui.ui.kit import faces, styles
from vivaroi_gui.ui.kit.control import Control, paint_icon
from vivaroi_gui.ui.kit.fonts import body, bold, elided
from vivaroi_gui.ui.kit.ink import rounded
from vivaroi_gui.ui.kit.lettering import fitted, write
from vivaroi_gui.ui.kit.mnemonics import mark_menu
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.sizes import FIELD, TEXT, Size
from vivaroi_gui.ui.kit.tips import set_tip
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.session.limits import temper_of
from vivaroi_gui.ui.session.screens import AnyScreens

_ABOUT = Size(15, least=13)
_ROOM = Size(224, least=118)
"""For what a temper does."""
_LEFT, _RIGHT = 6, 8
"""Beside the words, the sign of the menu apart."""


class TemperButton(Control):
    """Says how the opponent of a seat plays; pressed, it opens the menu of the seat."""

    calmed = Signal(bool)
    """Whether it is to be of even temper, or as its animal is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._game: AnyScreens | None = None
        self._avatar, self._style = "", DEFAULT_STYLE
        self.menu = QMenu(self)
        """Made anew each time that it opens."""
        self.clicked.connect(self.open_menu)

    def show_temper(self, game: AnyScreens, avatar: str, style: str) -> None:
        """Of an opponent with that animal."""
        self._game, self._avatar, self._style = game, avatar, style
        self.setText(game.temper(style))
        set_tip(self, game.about(style))
        self.update()

    # --- the menu of the seat ----------------------------------------------------------------

    def open_menu(self) -> None:
        """Below the button; what holds now is ticked."""
        game = self._game
        assert game is not None, "a seat of no game"
        self.menu.clear()
        styles.keep_styled(self.menu, lambda: styles.styled(styles.MENU))
        self.menu.setToolTipsVisible(True)
        for action in self._actions(game):
            self.menu.addAction(action)
        mark_menu(self.menu)
        self.menu.popup(self.mapToGlobal(QPoint(0, self.height())))

    def _actions(self, game: AnyScreens) -> Iterator[QAction]:
        by_animal = temper_of(game.tempers, self._avatar)
        words = self.tr("{temper}, as the animal: {animal}").format(
            temper=game.temper(by_animal), animal=people().avatar(self._avatar)
        )
        group = QActionGroup(self.menu)
        for style, text in ((by_animal, words), (DEFAULT_STYLE, game.temper(DEFAULT_STYLE))):
            action = QAction(text.replace("&", "&&"), group)
            action.setCheckable(True)
            action.setChecked(style == self._style)
            action.setToolTip(game.about(style))
            action.setStatusTip(game.about(style))
            is_calm = style == DEFAULT_STYLE
            action.triggered.connect(lambda _, is_calm=is_calm: self.calmed.emit(is_calm))
            yield action

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.open_menu()

    # --- the look of it ------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(self.width(), round(FIELD.at(self.unit)))

    def fit_names(self, names: Iterable[str], *, is_brief: bool) -> None:
        """Takes the width that the names need, and if it may, more for what they mean."""
        metrics = QFontMetricsF(bold(TEXT.at(self.unit)))
        longest = max(map(metrics.horizontalAdvance, names), default=0.0)
        room = 0.0 if is_brief else _ROOM.at(self.unit)
        self.setFixedWidth(round(max(longest + self._arrow + 16, room)))

    @property
    def _arrow(self) -> float:
        """The size of the sign that there is a menu."""
        return 0.9 * TEXT.at(self.unit)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        face = faces.sign(self, tones().lit_ink)
        faces.paint_face(painter, rounded(area.adjusted(1, 1, -1, -1), 8), face)
        at = QPointF(area.right() - 4 - self._arrow / 2, area.center().y())
        paint_icon(painter, at, "down", self._arrow, face.ink, self)
        room = area.adjusted(_LEFT, 0, -self._arrow - _RIGHT, 0)
        name = fitted(bold, TEXT.at(self.unit), self.text(), room.width())
        words = self.told
        told = fitted(body, _ABOUT.at(self.unit), words, room.width())
        line, below = QFontMetricsF(name).height(), QFontMetricsF(told).height()
        if not words or line + below > area.height() - 2:  # the tooltip says it
            below = 0.0
        middle = area.center().y() - (line + below) / 2
        self._write(painter, room, middle, self.text(), name, face.ink)
        if below:
            self._write(painter, room, middle + line, words, told, tones().soft_ink)

    @property
    def told(self) -> str:
        """What the temper does; in few words where some sentence of the game has no room."""
        game = self._game
        if game is None:
            return ""
        styles = (DEFAULT_STYLE, *game.tempers.values())
        for is_brief in (False, True):
            if all(self._has_room(game.about(style, is_brief=is_brief)) for style in styles):
                return game.about(self._style, is_brief=is_brief)
        return ""

    def _has_room(self, words: str) -> bool:
        room = self.width() - self._arrow - _LEFT - _RIGHT
        made = fitted(body, _ABOUT.at(self.unit), words, room)
        return QFontMetricsF(made).horizontalAdvance(words) <= room

    def _write(
        self, painter: QPainter, room: QRectF, top: float, words: str, made: QFont, ink: QColor
    ) -> None:
        metrics = QFontMetricsF(made)
        base = QPointF(room.left(), top + metrics.ascent())
        text = elided(words, made, room.width())
        write(painter, base, text, made, ink, Qt.AlignmentFlag.AlignLeft)
