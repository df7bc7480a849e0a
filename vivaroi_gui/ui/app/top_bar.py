"""The bar over every page: title, menus, where the round stands, and round buttons."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QMenu, QMenuBar, QSizePolicy, QWidget

from vivaroi_gui import PROGRAM
from vivaroi_gui.rules.core import View
from vivaroi_gui.ui.app.actions import Actions
from vivaroi_gui.ui.app.menu_button import MenuButton
from vivaroi_gui.ui.app.round_steps import RoundSteps
from vivaroi_gui.ui.app.shared_deals import SharedDeals
from vivaroi_gui.ui.app.shared_pill import SharedPill
from vivaroi_gui.ui.catalog import screens
from vivaroi_gui.ui.kit import styles
from vivaroi_gui.ui.kit.cloth import SCALLOP, paint_cloth
from vivaroi_gui.ui.kit.fonts import body, display
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.reasons import tell_reason
from vivaroi_gui.ui.kit.rooms import Room
from vivaroi_gui.ui.kit.round_button import RoundButton
from vivaroi_gui.ui.kit.sizes import Size, Target
from vivaroi_gui.ui.kit.targets import are_large, target_size
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.session.overlay import is_shortcut
from vivaroi_gui.ui.session.screens import CROWN, Emblem, RoundProgress

_HEIGHT = Target(48, least=40)
_MENU_TEXT = Size(16, least=15)
_TITLE_TEXT = Size(25, least=21)

_BESIDE = 0.45
"""Room beside emblem and name, in letters."""

_EDGE, _GAP = 14, 8
_SOUND_AT = 4
"""Among the round buttons."""

_BAR = """
QMenuBar { background: transparent; color: $on_heading; spacing: 2px; }
QMenuBar::item { background: transparent; padding: ${pad}px 9px; border-radius: 8px; }
QMenuBar::item:selected { background: $pill; }
"""

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


class TopBar(QWidget):
    """Shows the public part of a view; its buttons and menus are the window's actions."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._title = _Title(self)
        self._menus = QMenuBar(self)
        self._menu_button = MenuButton(self)
        self._steps = RoundSteps(self)
        self._shared = SharedPill(self)
        self._shown: tuple[View | None, bool] = (None, False)
        self._sound = RoundButton(actions.mute, "sound", self)
        actions.mute.toggled.connect(self._show_sound)
        self._buttons = [
            RoundButton(action, icon, self)
            for action, icon in (
                (actions.undo, "undo"),
                (actions.hint, "hint"),
                (actions.notes, "pencil"),
                (actions.rules, "book"),
                (actions.settings, "gear"),
                (actions.full_screen, "full"),
            )
        ]
        self._buttons.insert(_SOUND_AT, self._sound)
        self._room = Room.WIDE
        self._lay_out()
        self.set_unit(1.0, Room.WIDE)
        self._retranslate()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(_EDGE, 0, _EDGE, int(SCALLOP))
        row.setSpacing(_GAP)
        self._menus.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
        row.addWidget(self._title)
        row.addWidget(self._menus)
        row.addWidget(self._menu_button)
        row.addStretch(1)
        row.addWidget(self._steps)
        row.addWidget(self._shared)
        row.addStretch(2)
        for button in self._buttons:
            row.addWidget(button)

    def tell_why_off(self, event: QKeyEvent, actions: Sequence[QAction]) -> bool:
        """Whether a key is that of a command that is off, which then says why."""
        off = [one for one in actions if not one.isEnabled() and one.statusTip()]
        action = next((one for one in off if is_shortcut(event, (one,))), None)
        if action is not None:
            buttons = (one for one in self._buttons if one.action is action and one.isVisible())
            tell_reason(next(buttons, self), action.statusTip())
        return action is not None

    def area_of(self, action: QAction, on: QWidget) -> QRectF:
        """Where the button of an action lies, in pixels of another widget; empty without one."""
        found = [one for one in self._buttons if one.action is action and one.isVisible()]
        if not found:
            return QRectF()
        corner = on.mapFromGlobal(found[0].mapToGlobal(found[0].rect().topLeft()))
        return QRectF(corner, found[0].size())

    def set_unit(self, unit: float, room: Room) -> None:
        """Takes another size: pixels in a unit of the design, and what there is room for."""
        self._room, is_small = room, room <= Room.SMALL
        is_cramped = is_small or (are_large() and room < Room.WIDE)
        self._menus.setFont(body(_MENU_TEXT.at(unit)))
        words, pad = ceil(QFontMetricsF(self._menus.font()).height()), self._pad(unit)
        high = max(round(_HEIGHT.at(unit)), words + 2 * pad)  # Qt hides a menu that is cut
        self.setFixedHeight(high + int(SCALLOP))
        styles.keep_styled(self._menus, lambda: styles.styled(_BAR + styles.MENU, pad=pad))
        for one in (self._title, self._menus):
            one.setHidden(is_small)
        self._title.set_unit(unit)
        self._menu_button.set_unit(unit)
        self._menu_button.setVisible(is_small)
        self._steps.set_unit(unit, room)
        self._shared.set_unit(unit, is_brief=room < Room.WIDE)
        for button in self._buttons:
            button.set_unit(unit)
            button.offer(not is_cramped or button.action in self._needed)
        self._give_room()

    @property
    def _needed(self) -> tuple[QAction, ...]:
        """What has its button in the smallest bar too; all others are in the menus."""
        return (
            self._actions.undo,
            self._actions.hint,
            self._actions.rules,
            self._actions.settings,
        )

    def _pad(self, unit: float) -> int:
        """Pixels above and below the word of a menu."""
        words = QFontMetricsF(self._menus.font()).height()
        return ceil(max(6 * unit, (target_size() - words) / 2))

    def _give_room(self) -> None:
        """What title, menus and buttons leave is for the steps: no menu gives way to them."""
        able = self._title, self._menu_button, self._shared, *self._buttons
        others = [one for one in able if not one.isHidden()]
        menus = 0 if self._menus.isHidden() else self._menus.sizeHint().width()
        taken = sum(one.width() for one in others) + menus
        taken += 2 * _EDGE + _GAP * (len(others) + 3)
        self._steps.set_room(self.width() - taken)

    def follow(self, deals: SharedDeals) -> None:
        """Says of a shared deal that it is one."""
        deals.changed.connect(self._on_deal)

    def _on_deal(self, is_shared: bool) -> None:
        self._shared.setVisible(is_shared)
        self._give_room()

    def show_view(self, view: View | None) -> None:
        """Where the game stands; without a view there is none."""
        self._show(view, is_counting=False)

    def show_count(self, view: View) -> None:
        """Where the game stands while a count is read, whatever comes after it."""
        self._show(view, is_counting=True)

    def _show(self, view: View | None, *, is_counting: bool) -> None:
        self._shown = (view, is_counting)
        progress = RoundProgress(PROGRAM)
        if view is not None:
            progress = screens(view.options.game).round_progress(view, is_counting=is_counting)
        self._title.show_name(progress.title, progress.emblem)
        self._steps.show_progress(progress)
        self._give_room()

    def _retranslate(self) -> None:
        self._menus.clear()
        for menu in self._menus.findChildren(QMenu, options=_DIRECT):
            menu.deleteLater()
        menus = self._actions.menus(self._menus)
        for menu in menus:
            self._menus.addMenu(menu)
        self._menu_button.set_menus(menus)
        view, is_counting = self._shown
        self._show(view, is_counting=is_counting)

    def _show_sound(self, is_muted: bool) -> None:
        self._sound.set_icon("mute" if is_muted else "sound")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_room()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        painter.fillRect(area, tones().deep_night)
        paint_cloth(painter, area)


class _Title(QWidget):
    """The emblem and the name of the game."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.unit = 1.0
        self._name, self._emblem = PROGRAM, CROWN

    def set_unit(self, unit: float) -> None:
        self.unit = unit
        self.setFixedSize(self.sizeHint())

    def show_name(self, name: str, emblem: Emblem) -> None:
        self._name, self._emblem = name, emblem
        self.setFixedSize(self.sizeHint())
        self.update()

    @property
    def _pixels(self) -> float:
        return _TITLE_TEXT.at(self.unit)

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(display(self._pixels)).horizontalAdvance(self._name)
        across = self._emblem.across + _BESIDE
        return QSize(round(width + self._pixels * across), round(self._pixels * 1.5))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        across, high = self._emblem.across * self._pixels, self._emblem.high * self._pixels
        emblem = picture(self._emblem.picture, across, high, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(0, (self.height() - high) / 2), emblem)
        baseline = self.height() / 2 + self._pixels * 0.32
        at = QPointF(across + 7 * self.unit, baseline)
        made, left = display(self._pixels), Qt.AlignmentFlag.AlignLeft
        write(painter, at, self._name, made, tones().on_heading, left)
