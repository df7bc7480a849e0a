"""The curtain between humans: opaque, over the whole window, opened by holding a button."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from shiboken6 import isValid

from vivaroi_gui.rules.core import Options, Seat
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.fonts import body, bold, display, fit
from vivaroi_gui.ui.kit.grammar import filled
from vivaroi_gui.ui.kit.hold_button import HoldButton
from vivaroi_gui.ui.kit.ink import fill, hand_cut, oval, rounded, shadow, tint
from vivaroi_gui.ui.kit.lettering import write, write_middle
from vivaroi_gui.ui.kit.mnemonics import literal
from vivaroi_gui.ui.kit.papers import paint_paper, paint_ribbon
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO, paint_svg, picture
from vivaroi_gui.ui.kit.portrait import colour_of, paint_portraits
from vivaroi_gui.ui.kit.sheet import painted
from vivaroi_gui.ui.kit.told import Line, plain
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.session.overlay import Overlay
from vivaroi_gui.ui.session.screens import AnyScreens

_DESIGN = QRectF(0, 0, 1440, 900)
_POSTS = (246.0, 1194.0)
_GUARD = 372.0
"""How tall a guard is."""
_BETWEEN_GUARDS = 660.0
_MOST_LINES = 3
_DEEPEST = 4
"""Menus within menus."""


class CurtainOverlay(Overlay):
    """Falls at once and covers everything; ``opened`` names the seat that opened it."""

    opened = Signal(int)
    undo_wanted = Signal()
    loan_wanted = Signal(int, QPoint)
    """The seat that somebody has left, and where on the screen its menu opens."""
    declined = Signal()
    """Nobody wants to look, of a curtain that may be left."""

    def __init__(self, window: QWidget, covered: QWidget, passing: Sequence[QAction] = ()) -> None:
        """Covers ``window``; ``covered`` is what must not be reached by keys meanwhile.

        The keys of ``passing`` work all the same: they open no secret.
        """
        super().__init__(window, passing)
        self._covered = covered
        self._seat: Seat = 0
        self._player: Player | None = None
        self._lines: tuple[Line, ...] = ()
        self._guards: tuple[str, ...] = ()
        self._why_curtain: Callable[[Player], str] = lambda _: ""
        self._is_known = False
        self._before: QWidget | None = None
        self._backdrop = QPixmap()
        self._button = HoldButton(self)
        self._button.held.connect(self._on_held)
        self._undo = PaperButton(self, "undo")
        self._undo.clicked.connect(self._on_undo)
        self._lend = PaperButton(self, "ai")
        self._lend.clicked.connect(self._on_lend)
        self._decline = PaperButton(self, "undo")
        self._decline.clicked.connect(self._on_declined)
        self._decline.hide()
        self.setAutoFillBackground(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    @property
    def is_down(self) -> bool:
        return self.isVisibleTo(self._window)

    def set_game(self, screens: AnyScreens, options: Options) -> None:
        """Who stands guard, and over which secrets."""
        self._why_curtain = screens.why_curtain
        guards = screens.guards(options)
        if guards != self._guards:
            self._guards, self._backdrop = guards, QPixmap()
            self.update()

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
            self._before = self._window.focusWidget()
        _close_popups()
        self.setGeometry(self._window.rect())
        self._retranslate()
        self.show()
        self.raise_()
        self._covered.setEnabled(False)
        self._button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.repaint()

    def lift(self) -> None:
        """Goes away."""
        if self.is_down:
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
            self.loan_wanted.emit(self._seat, corner)

    def _on_declined(self) -> None:
        self.lift()
        self.declined.emit()

    def _on_held(self) -> None:
        self._is_known = True
        self.lift()
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
        self._button.setText(opens.format(name=literal(name)))
        self._undo.setText(self.tr("Take back the last move"))
        self._lend.setText(self.tr("Let the computer play…"))
        lends = self.tr("Let the computer play for {name}").format(name=name)
        self._lend.setAccessibleName(lends)
        self._decline.setText(self.tr("Back to the replay"))
        self.setAccessibleName(filled(self._falls_for(self._player), name=name))
        self._lay_out()
        self.update()

    def _falls_for(self, player: Player) -> str:
        if not player.is_team:
            return self.tr("The curtain is down: {name} is next")
        return self.tr("The curtain is down: {name} are next")

    @property
    def _unit(self) -> float:
        return min(self.width() / _DESIGN.width(), self.height() / _DESIGN.height())

    def _at(self, x: float, y: float) -> QPointF:
        """A point of the design, whose middle stays in the middle of the window."""
        unit = self._unit
        return QPointF(self.width() / 2 + (x - 720) * unit, y * self.height() / 900)

    def _lay_out(self) -> None:
        unit = max(0.8, self._unit)
        for button in (self._button, *self._others):
            button.set_unit(unit)
            hint = button.sizeHint()
            button.resize(min(hint.width(), round(_BETWEEN_GUARDS * self._unit)), hint.height())
        middle = self._at(720, 690).toPoint()
        self._button.move(
            middle.x() - self._button.width() // 2, middle.y() - self._button.height() // 2
        )
        self._lay_row([one for one in self._others if one.isVisibleTo(self)])

    @property
    def _others(self) -> tuple[PaperButton, ...]:
        return self._undo, self._lend, self._decline

    def _lay_row(self, buttons: Sequence[PaperButton]) -> None:
        """The other buttons, side by side below."""
        gap = round(16 * self._unit)
        middle = self._at(720, 806).toPoint()
        left = middle.x() - (sum(one.width() + gap for one in buttons) - gap) // 2
        for button in buttons:
            button.move(left, middle.y() - button.height() // 2)
            left += button.width() + gap

    # --- painting ------------------------------------------------------------------------------

    def _scenery(self) -> QPixmap:
        """Velvet, stage and guards, drawn once for a size."""
        wanted = self.size() * self.devicePixelRatioF()
        if self._backdrop.size() != wanted:
            self._backdrop = painted(
                QRectF(self.rect()), self.devicePixelRatioF(), self._paint_scenery
            )
        return self._backdrop

    def _paint_scenery(self, painter: QPainter) -> None:
        area = QRectF(self.rect())
        painter.fillRect(area, tones().cloth)
        paint_svg(painter, "kit/curtain", area)
        unit = self._unit
        for name, x in zip(self._guards, _POSTS, strict=True):
            feet, high = self._at(x, 806), _GUARD * unit
            shade = tint(tones().ink, 0.45)
            fill(painter, oval(feet.x(), feet.y() - 6 * unit, 120 * unit, 17 * unit), shade)
            guard = picture(name, high * PAWN_RATIO, high, self.devicePixelRatioF())
            width = guard.width() / guard.devicePixelRatio()
            painter.drawPixmap(feet - QPointF(width / 2, high), guard)

    def _paint_bubble(self, painter: QPainter, x: float, text: str, side: int) -> None:
        unit, middle = self._unit, self._at(x, 336)
        made = display(24 * unit)
        half = max(76 * unit, QFontMetricsF(made).horizontalAdvance(text) / 2 + 16 * unit)
        area = QRectF(middle.x() - half, middle.y() - 30 * unit, 2 * half, 60 * unit)
        tail = QPainterPath(middle + QPointF(-side * 60, 14) * unit)
        tail.lineTo(middle + QPointF(-side * 98, 62) * unit)
        tail.lineTo(middle + QPointF(-side * 26, 24) * unit)
        tail.closeSubpath()
        cloud = hand_cut(area, 6 * unit)
        shadow(painter, cloud, 4 * unit, (9 * unit, 4 * unit), 0.14)
        fill(painter, tail, tones().paper.top)
        fill(painter, cloud, tones().paper.top)
        write_middle(painter, area, text, made, tones().wine)

    def _paint_words(self, painter: QPainter, player: Player) -> None:
        unit = self._unit
        radius = 66 if player.is_team else 78
        faces, ratio = self._at(720, 250), self.devicePixelRatioF()
        paint_portraits(painter, player.persons, faces, radius * unit, ratio)
        middle = self._at(720, 417)
        half = (300 if player.is_team else 250) * unit
        ribbon = QRectF(middle.x() - half, middle.y() - 42 * unit, 2 * half, 84 * unit)
        title = filled(self.tr("Hand over to {name}"), name=people().seat(player))
        paint_ribbon(painter, ribbon, colour_of(player), title, "", unit)
        asks = self.tr("Everybody else: look away, please!")
        made = fit(asks, display(27 * unit), 560 * unit)
        self._paint_plate(painter, self._at(720, 512), asks, made)
        write(painter, self._at(720, 512), asks, made, tones().night_title)
        hint = self.tr("Hold the button, Space or Enter for half a second")
        write(
            painter,
            self._at(720, 752),
            hint,
            fit(hint, bold(16 * unit), 620 * unit),
            tones().night_title,
        )

    def _paint_plate(self, painter: QPainter, at: QPointF, text: str, made: QFont) -> None:
        """Dark cloth behind words: the folds of the velvet are too bright for them."""
        metrics, unit = QFontMetricsF(made), self._unit
        half = metrics.horizontalAdvance(text) / 2 + 18 * unit
        top = at.y() - metrics.capHeight() - 11 * unit
        area = QRectF(at.x() - half, top, 2 * half, metrics.capHeight() + 22 * unit)
        fill(painter, rounded(area, area.height() / 2), tones().cloth_dark)

    def _paint_lines(self, painter: QPainter) -> None:
        """What happened last, on a sheet of paper."""
        unit, font = max(0.8, self._unit), body(17 * self._unit)
        pitch = 25 * unit
        told = self._told()
        height = pitch * len(told) + 24 * unit
        top = self._at(720, 532)
        area = QRectF(top.x() - 290 * unit, top.y(), 580 * unit, height)
        paint_paper(painter, area, 1.5)
        for row, text in enumerate(told):
            shown = fit(text, font, area.width() - 30 * unit, 13)
            at = QPointF(area.center().x(), area.top() + 12 * unit + (row + 0.72) * pitch)
            short = QFontMetricsF(shown).elidedText(
                text, Qt.TextElideMode.ElideRight, area.width() - 30 * unit
            )
            write(painter, at, short, shown, tones().ink)

    def _told(self) -> list[str]:
        """What happened last; before that, until it was opened once, why there is a curtain."""
        lines = [plain(line) for line in self._lines]
        if self._is_known and lines:
            return lines
        return [self._explained(), *lines[1 - _MOST_LINES :]]

    def _explained(self) -> str:
        return "" if self._player is None else self._why_curtain(self._player)

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
        painter.drawPixmap(0, 0, self._scenery())
        self._paint_bubble(painter, 408, self.tr("No peeking!"), 1)
        self._paint_bubble(painter, 1032, self.tr("Eyes shut!"), -1)
        if self._player is not None:
            self._paint_words(painter, self._player)
        self._paint_lines(painter)


def _close_popups() -> None:
    """No tooltip, menu or list stays above the curtain."""
    QToolTip.hideText()
    for _ in range(_DEEPEST):
        popup = QApplication.activePopupWidget()
        if popup is None:
            return
        popup.close()
