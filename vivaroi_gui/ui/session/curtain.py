"""The curtain between humans: opaque, over the whole window, opened by holding a button."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from shiboken6 import isValid

from vivaroi_gui.rules.core import Options, Seat
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.access_parts import AccessPart, Role
from vivaroi_gui.ui.kit.access_say import announce
from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.cues import Cue, sound
from vivaroi_gui.ui.kit.fonts import text_factor
from vivaroi_gui.ui.kit.grammar import filled
from vivaroi_gui.ui.kit.hold_button import HoldButton
from vivaroi_gui.ui.kit.mnemonics import literal
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.kit.tips import set_description, set_tip
from vivaroi_gui.ui.kit.told import Line, plain
from vivaroi_gui.ui.session.curtain_picture import CurtainPicture, Spots
from vivaroi_gui.ui.session.overlay import Overlay
from vivaroi_gui.ui.session.screens import AnyScreens
from vivaroi_gui.ui.session.velvet import Velvet

_BETWEEN_GUARDS = 660.0
_MOST_LINES = 3
_DEEPEST = 4
"""Menus within menus."""


class CurtainOverlay(Overlay):
    """Falls at once and covers everything; ``opened`` names the seat that opened it."""

    opened = Signal(int)
    undo_wanted = Signal()
    seat_menu_wanted = Signal(int, QPoint)
    """The seat that somebody has left, and where on the screen its menu opens."""
    missed = Signal()
    """The button was let go of before the curtain opened."""
    declined = Signal()
    """Nobody wants to look, of a curtain that may be left."""
    access_tree: AccessTree | None = None

    def __init__(self, window: QWidget, covered: QWidget, passing: Sequence[QAction] = ()) -> None:
        """Covers ``window``; ``covered`` is what must not be reached by keys meanwhile.

        The keys of ``passing`` work all the same: they open no secret.
        """
        super().__init__(window, passing)
        self._covered = covered
        self._seat: Seat = 0
        self._player: Player | None = None
        self._lines: tuple[Line, ...] = ()
        self._why_curtain: Callable[[Player], str] = lambda _: ""
        self._is_known = False
        self._before: QWidget | None = None
        self._picture = CurtainPicture(self)
        self._velvet = Velvet(window)
        self._button = HoldButton(self)
        self._button.held.connect(self._on_held)
        self._button.missed.connect(self.missed)
        self._button.asked.connect(self._on_asked)
        self._undo = PaperButton(self, "undo")
        self._undo.clicked.connect(self._on_undo)
        self._lend = PaperButton(self, "ai")
        self._lend.clicked.connect(self._on_lend)
        self._decline = PaperButton(self, "undo")
        self._decline.clicked.connect(self._on_declined)
        self._decline.hide()
        self.access_tree = self._tree = AccessTree(self, Role.Dialog)
        self.setAutoFillBackground(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    @property
    def is_down(self) -> bool:
        return self.isVisibleTo(self._window)

    def set_pressed_twice(self, is_pressed_twice: bool) -> None:
        """Whether two presses open it, in the place of one that is held."""
        self._button.is_pressed_twice = is_pressed_twice

    def set_game(self, screens: AnyScreens, options: Options) -> None:
        """Who stands guard, and over which secrets."""
        self._why_curtain = screens.why_curtain
        self._picture.set_guards(screens.guards(options))
        self.update()

    def area_of(self, button: str) -> QRectF:
        """Where a button lies, ``button`` or ``undo``; empty where it is not to be seen."""
        shown = self._undo if button == "undo" else self._button
        return QRectF(shown.geometry()) if shown.isVisibleTo(self._window) else QRectF()

    def fall(
        self, seat: Seat, players: tuple[Player, ...], lines: tuple[Line, ...], *, may_undo: bool
    ) -> None:
        """Covers the window until the person of ``seat`` opens it; ``lines`` are public."""
        if not self.is_down or seat != self._seat:
            self._button.rest()
        self._seat, self._player = seat, players[seat]
        self._lines = lines[-_MOST_LINES:]
        self._undo.setVisible(may_undo)
        self._fall()

    def ask(self, seat: Seat, players: tuple[Player, ...]) -> None:
        """Falls outside the game, where nobody has to look: it may be left again."""
        self._button.rest()
        self._seat, self._player, self._lines = seat, players[seat], ()
        self._undo.hide()
        self._lend.hide()
        self._decline.show()
        self._fall()

    def _fall(self) -> None:
        if not self.is_down:
            sound(Cue.CURTAIN_CLOSE)
            self._before = self._window.focusWidget()
        _close_popups()
        self.fit()
        self._retranslate()
        self.show()
        self.raise_()
        self._covered.setEnabled(False)
        self._button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.repaint()

    def fit(self) -> None:
        """The window has another size."""
        self._velvet.end()
        self.setGeometry(self._window.rect())

    def draw_aside(self, factor: float) -> None:
        """Decoration: what is there already comes in sight, more slowly by ``factor``."""
        self._velvet.draw_aside(factor)

    @property
    def is_moving(self) -> bool:
        return self._velvet.is_moving

    def stand_open(self) -> None:
        """What moves of it ends."""
        self._velvet.end()

    def lift(self) -> None:
        """Goes away."""
        if self.is_down:
            self._button.rest()
            self.hide()
            self._covered.setEnabled(True)
            self._give_back_focus()

    def _give_back_focus(self) -> None:
        """The keys go where they went before, if that is still there."""
        before, self._before = self._before, None
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_undo(self) -> None:
        if not self._button.is_deaf:
            self.undo_wanted.emit()

    def _on_lend(self) -> None:
        if not self._button.is_deaf:
            corner = self._lend.mapToGlobal(QPoint(0, 0))
            self.seat_menu_wanted.emit(self._seat, corner)

    def _on_declined(self) -> None:
        self.lift()
        self.declined.emit()

    def _on_asked(self, is_asking: bool) -> None:
        self._retranslate()
        if is_asking and self._player is not None:
            name = people().seat(self._player)
            asks = text("access", "say.curtain_again").format(name=name)
            announce(self, asks, is_urgent=True)

    def _on_held(self) -> None:
        self._is_known = True
        self.lift()
        sound(Cue.CURTAIN_OPEN)
        self.opened.emit(self._seat)

    # --- words ---------------------------------------------------------------------------------

    def _retranslate(self) -> None:
        if self._player is None:
            return
        name = people().seat(self._player)
        if not self._player.is_team:
            opens = self.tr("I am {name}: open the curtain")
        else:
            opens = self.tr("We are {name}: open the curtain")
        if self._button.is_asking:
            opens = text("access", "curtain.open.again")
        self._button.setText(opens.format(name=literal(name)))
        self._button.setAccessibleName(opens.format(name=name))
        set_description(self._button, text("access", "curtain.open.how"))
        self._undo.setText(self.tr("Take back the last move"))
        self._lend.setText(self.tr("Let the computer play…"))
        lends = self.tr("Let the computer play for {name}").format(name=name)
        self._lend.setAccessibleName(lends)
        self._decline.setText(self.tr("Back to the replay"))
        self.setAccessibleName(filled(self._falls_for(self._player), name=name))
        told = self._told()
        set_description(self, " ".join(told))
        lines = [AccessPart(f"line:{at}", Role.StaticText, one) for at, one in enumerate(told)]
        self._tree.show(lambda: lines)
        self._lay_out()
        self.update()

    def _falls_for(self, player: Player) -> str:
        if not player.is_team:
            return self.tr("The curtain is down: {name} is next")
        return self.tr("The curtain is down: {name} are next")

    @property
    def _spots(self) -> Spots:
        return Spots(self.width(), self.height())

    def _lay_out(self) -> None:
        spots = self._spots
        unit = max(0.8 * text_factor(), spots.unit)
        between = spots.width - 40 * unit if spots.is_small else _BETWEEN_GUARDS * spots.unit
        for button in (self._button, *self._others):
            button.set_unit(unit)
            hint = button.sizeHint()
            button.resize(min(hint.width(), round(between)), hint.height())
        middle = spots.down("open").toPoint()
        self._button.move(
            middle.x() - self._button.width() // 2, middle.y() - self._button.height() // 2
        )
        self._lay_row([one for one in self._others if one.isVisibleTo(self)])

    @property
    def _others(self) -> tuple[PaperButton, ...]:
        return self._undo, self._lend, self._decline

    def _lay_row(self, buttons: Sequence[PaperButton]) -> None:
        """The other buttons, side by side below, as wide as there is room."""
        gap = round(16 * self._spots.unit)
        most = (self.width() - gap * (len(buttons) + 1)) // max(1, len(buttons))
        for button in buttons:
            is_cut = button.width() > most
            button.resize(min(button.width(), most), button.height())
            set_tip(button, button.words if is_cut else "")
        middle = self._spots.down("rest").toPoint()
        left = middle.x() - (sum(one.width() + gap for one in buttons) - gap) // 2
        for button in buttons:
            top = min(middle.y() - button.height() // 2, self.height() - button.height())
            button.move(left, top)
            left += button.width() + gap

    # --- what is read --------------------------------------------------------------------------

    def _told(self) -> list[str]:
        """What happened last; before that, until it was opened once, why there is a curtain."""
        lines = [plain(line) for line in self._lines]
        if self._is_known and lines:
            return lines
        assert self._player is not None
        return [self._why_curtain(self._player), *lines[1 - _MOST_LINES :]]

    # --- Qt ------------------------------------------------------------------------------------

    def focusNextPrevChild(self, is_next: bool) -> bool:
        """Tab stays before the curtain."""
        every: list[QWidget] = [self._button, *self._others]
        shown = [button for button in every if button.isVisible()]
        here = next((place for place, one in enumerate(shown) if one.hasFocus()), -1)
        if shown:  # none is while the curtain goes up
            there = shown[(here + (1 if is_next else -1)) % len(shown)]
            there.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._player is not None:
            ratio = self.devicePixelRatioF()
            self._picture.paint(painter, self._spots, ratio, self._player, self._told())


def _close_popups() -> None:
    """No tooltip, menu or list stays above the curtain."""
    QToolTip.hideText()
    for _ in range(_DEEPEST):
        popup = QApplication.activePopupWidget()
        if popup is None:
            return
        popup.close()
