"""The bar over every page: title, menus, where the round stands, and round buttons."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QEnterEvent,
    QFontMetricsF,
    QKeySequence,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QMenu, QMenuBar, QSizePolicy, QWidget

from vivaroi_gui.rules.vivaroi import Phase, Placement, View
from vivaroi_gui.rules.vivaroi.options import EDITIONS
from vivaroi_gui.ui.app.actions import Actions
from vivaroi_gui.ui.kit import styles
from vivaroi_gui.ui.kit.control import paint_ring, tinted_icon
from vivaroi_gui.ui.kit.fonts import body, bold, display, numeral
from vivaroi_gui.ui.kit.ink import falling, fill, outline, rounded
from vivaroi_gui.ui.kit.lettering import write, write_middle
from vivaroi_gui.ui.kit.mnemonics import plain
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.lore import lore

_SCALLOP = 5.0
_EDGE, _GAP = 14, 8
_LAST = 4

_BAR = """
QMenuBar { background: transparent; color: $on_heading; spacing: 2px; }
QMenuBar::item { background: transparent; padding: ${pad}px 9px; border-radius: 8px; }
QMenuBar::item:selected { background: $pill; }
"""

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
_STEPS = (Phase.AMBITION, Phase.PLACING, Phase.ASCENT, Phase.ELECTION, Phase.DEAL)
"""The scoring is over with the deal of the next round."""


class TopBar(QWidget):
    """Shows the public part of a view; its buttons and menus are the window's actions."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._title = _Title(self)
        self._menus = QMenuBar(self)
        self._steps = _Steps(self)
        self._buttons = [
            RoundButton(action, icon, self)
            for action, icon in (
                (actions.undo, "undo"),
                (actions.hint, "hint"),
                (actions.rules, "book"),
                (actions.settings, "gear"),
                (actions.full_screen, "full"),
            )
        ]
        self._lay_out()
        self.set_unit(1.0, is_compact=False)
        self._retranslate()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(_EDGE, 0, _EDGE, int(_SCALLOP))
        row.setSpacing(_GAP)
        self._menus.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
        row.addWidget(self._title)
        row.addWidget(self._menus)
        row.addStretch(1)
        row.addWidget(self._steps)
        row.addStretch(2)
        for button in self._buttons:
            row.addWidget(button)

    def set_unit(self, unit: float, *, is_compact: bool) -> None:
        """Takes another size: pixels in a unit of the design."""
        self.setFixedHeight(round(max(40.0, 48 * unit)) + int(_SCALLOP))
        self._menus.setFont(body(max(15.0, 16 * unit)))
        self._menus.setStyleSheet(styles.styled(_BAR + styles.MENU, pad=round(6 * unit)))
        self._title.set_unit(unit)
        self._steps.set_unit(unit, is_compact)
        for button in self._buttons:
            button.set_unit(unit)
        self._give_room()

    def _give_room(self) -> None:
        """What title, menus and buttons leave is for the steps: no menu gives way to them."""
        others = (self._title, *self._buttons)
        taken = sum(one.width() for one in others) + self._menus.sizeHint().width()
        taken += 2 * _EDGE + _GAP * (len(others) + 3)
        self._steps.set_room(self.width() - taken)

    def show_view(self, view: View | None) -> None:
        """Where the game stands; without a view there is none."""
        self._title.show_edition(view.options.edition if view else EDITIONS[0])
        self._steps.show_view(view)
        self._give_room()

    def show_count(self, view: View) -> None:
        """Where the game stands while a coronation is counted, whatever comes after it."""
        self._steps.show_view(view, is_counting=True)

    def _retranslate(self) -> None:
        self._menus.clear()
        for menu in self._menus.findChildren(QMenu, options=_DIRECT):
            menu.deleteLater()
        for menu in self._actions.menus(self._menus):
            self._menus.addMenu(menu)
        self._steps.retranslate()
        self._title.set_unit(self._title.unit)
        self._give_room()

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
        path = _scalloped(area)
        fill(painter, path, falling(area, *tones().bar))
        outline(painter, path, tones().bar_edge, 1.4)


def _scalloped(area: QRectF) -> QPainterPath:
    """The bar's cloth: its lower edge hangs in bows."""
    bottom, width = area.bottom() - _SCALLOP, 22.0
    path = QPainterPath(QPointF(area.left() - 4, area.top() - 4))
    path.lineTo(area.right() + 4, area.top() - 4)
    path.lineTo(area.right() + 4, bottom)
    x = area.right() + 4
    while x > area.left() - 4:
        path.quadTo(QPointF(x - width / 2, bottom + 2 * _SCALLOP - 2), QPointF(x - width, bottom))
        x -= width
    path.closeSubpath()
    return path


class _Title(QWidget):
    """The crown and the name of the game."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.unit = 1.0
        self._edition = EDITIONS[0]

    def set_unit(self, unit: float) -> None:
        self.unit = unit
        self.setFixedSize(self.sizeHint())

    def show_edition(self, edition: str) -> None:
        """Calls the game by the name of this edition."""
        self._edition = edition
        self.setFixedSize(self.sizeHint())
        self.update()

    @property
    def _name(self) -> str:
        return lore(self._edition).title()

    @property
    def _pixels(self) -> float:
        return max(21.0, 25 * self.unit)

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(display(self._pixels)).horizontalAdvance(self._name)
        return QSize(round(width + self._pixels * 1.7), round(self._pixels * 1.5))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self._pixels * 1.25
        crown = picture("kit/crown", size, size * 0.78, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(0, (self.height() - size * 0.78) / 2), crown)
        baseline = self.height() / 2 + self._pixels * 0.32
        at = QPointF(size + 7 * self.unit, baseline)
        write(
            painter,
            at,
            self._name,
            display(self._pixels),
            tones().on_heading,
            Qt.AlignmentFlag.AlignLeft,
        )


class _Steps(QWidget):
    """The round, and its steps as pills: done, current, to come.

    A round begins with the Ambitions where they are in play.  Where the characters are placed at
    random nobody places, and it begins with the accession.  In a narrow window, or where the words
    of a language are too long for the room, only the current one is shown.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._unit = 1.0
        self._is_compact = False
        self._room = 0
        self._view: View | None = None
        self._is_counting = False
        self._names: Sequence[str] = ()

    def set_unit(self, unit: float, is_compact: bool) -> None:
        self._unit, self._is_compact = unit, is_compact
        self._refresh()

    def set_room(self, room: int) -> None:
        """How many pixels there are for it."""
        self._room = room
        self._refresh()

    def show_view(self, view: View | None, *, is_counting: bool = False) -> None:
        self._view, self._is_counting = view, is_counting
        self._refresh()

    def retranslate(self) -> None:
        self._names = (
            self.tr("Ambition"),
            self.tr("Placing"),
            self.tr("Accession"),
            self.tr("Election"),
            self.tr("Scoring"),
        )
        self._refresh()

    def _refresh(self) -> None:
        self.setFixedSize(self.sizeHint())
        self.setAccessibleName(self._described())
        self.update()

    def _described(self) -> str:
        if self._view is None or not self._names:
            return ""
        return f"{self._round}, {self._names[min(self._step, _LAST)]}"

    @property
    def _step(self) -> int:
        if self._view is None:
            return self._first
        if self._is_counting:
            return _LAST
        phase = self._view.phase
        return _STEPS.index(phase) if phase in _STEPS else len(_STEPS)

    @property
    def _round(self) -> str:
        if self._view is None or not self._view.round:
            return ""
        options = self._view.options
        return lore(options.edition).round_of(self._view.round, options.rounds)

    @property
    def _first(self) -> int:
        options = self._view.options if self._view else None
        if options is None or not options.ambition:
            is_random = options is not None and options.placement is Placement.RANDOM
            return 2 if is_random else 1
        return 0

    @property
    def _shown(self) -> list[int]:
        every = list(range(self._first, _LAST + 1))
        if self._is_compact or self._width_of(every) > self._room:
            return [min(self._step, _LAST)]
        return every

    @property
    def _pixels(self) -> float:
        return max(14.5, 16 * self._unit)

    def _pill_width(self, step: int) -> float:
        return (
            QFontMetricsF(bold(self._pixels)).horizontalAdvance(self._names[step])
            + self._pixels * 3
        )

    def sizeHint(self) -> QSize:
        if self._view is None or not self._names:
            return QSize(0, 0)
        return QSize(round(self._width_of(self._shown)), round(self._pixels * 2.1))

    def _width_of(self, shown: Sequence[int]) -> float:
        gap = 10 * self._unit
        width = QFontMetricsF(display(self._pixels + 2)).horizontalAdvance(self._round) + gap + 4
        return width + sum(self._pill_width(step) + gap for step in shown)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._view is None or not self._names:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        made = display(self._pixels + 2)
        baseline = self.height() / 2 + QFontMetricsF(made).capHeight() / 2
        at = QPointF(0, baseline)
        write(painter, at, self._round, made, tones().gold_text, Qt.AlignmentFlag.AlignLeft)
        x = QFontMetricsF(made).horizontalAdvance(self._round) + 10 * self._unit
        for step in self._shown:
            width = self._pill_width(step)
            self._paint_pill(painter, QRectF(x, 2, width, self.height() - 4), step)
            x += width + 10 * self._unit

    def _paint_pill(self, painter: QPainter, area: QRectF, step: int) -> None:
        is_current = step == self._step
        path = rounded(area, area.height() / 2)
        fill(painter, path, tones().gold if is_current else tones().pill)
        outline(painter, path, tones().gold_text if is_current else tones().pill_edge, 1.2)
        size = area.height() - 7
        disc = QRectF(area.left() + 3.5, area.top() + 3.5, size, size)
        fill(painter, rounded(disc, size / 2), tones().bar[0])
        if step < self._step:
            mark = tinted_icon("check", size * 0.6, tones().on_heading, self)
            painter.drawPixmap(disc.center() - QPointF(size * 0.3, size * 0.3), mark)
        else:
            number = str(step + 1 - self._first)
            write_middle(painter, disc, number, numeral(self._pixels * 0.86), tones().on_heading)
        words = area.adjusted(size + 4, 0, -4, 0)
        ink = tones().ink if is_current else tones().night_text
        write_middle(painter, words, self._names[step], bold(self._pixels), ink)


class RoundButton(QAbstractButton):
    """A round button that is another face of an action."""

    def __init__(self, action: QAction, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._action = action
        self._icon = icon
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def set_unit(self, unit: float) -> None:
        size = round(max(32.0, 34 * unit))
        self.setFixedSize(size, size)

    def set_icon(self, icon: str) -> None:
        """Takes another picture, where the action does something else now."""
        self._icon = icon
        self.update()

    def _follow(self) -> None:
        self.setEnabled(self._action.isEnabled())
        name = plain(self._action.text()).rstrip("…")
        self.setAccessibleName(name)
        self.setAccessibleDescription(self._action.statusTip())
        keys = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        named = f"{name} ({keys})" if keys else name
        reason = self._action.statusTip()
        self.setToolTip(f"{named}\n{reason}" if reason else named)
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        path = rounded(area, area.width() / 2)
        is_lit = self.isEnabled() and (self.underMouse() or self.isDown())
        fill(painter, path, tones().gold if is_lit else tones().pill)
        outline(painter, path, tones().pill_edge, 1.2)
        size = area.width() * 0.56
        ink = tones().ink if is_lit else tones().on_heading
        painter.setOpacity(1.0 if self.isEnabled() else 0.38)
        corner = area.center() - QPointF(size / 2, size / 2)
        painter.drawPixmap(corner, tinted_icon(self._icon, size, ink, self))
        painter.setOpacity(1.0)
        if self.hasFocus():
            paint_ring(painter, area, area.width() / 2)
