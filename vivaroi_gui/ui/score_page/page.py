"""The count after a round: the King, everybody's favourites, the points, the score road."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.rules.vivaroi.events import RoundOver
from vivaroi_gui.rules.vivaroi.records import Round
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.fade import Fade
from vivaroi_gui.ui.kit.fonts import body, display, fit
from vivaroi_gui.ui.kit.ink import INK
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.papers import HEADING, SOFT_INK, paint_paper, paint_rule
from vivaroi_gui.ui.kit.sheet import painted
from vivaroi_gui.ui.kit.skip_layer import SkipLayer
from vivaroi_gui.ui.lore import lore
from vivaroi_gui.ui.score_page.castle import CastleLook
from vivaroi_gui.ui.score_page.layout import Layout
from vivaroi_gui.ui.score_page.picture import paint_king
from vivaroi_gui.ui.score_page.road import ScoreRoad
from vivaroi_gui.ui.score_page.row import Columns, ScoreRow
from vivaroi_gui.ui.score_page.standing import standings
from vivaroi_gui.ui.score_page.words import ScoreWords
from vivaroi_gui.ui.settings import Settings, Speed

POP_MS, COUNT_MS, STONE_MS, WALK_MS = 110, 500, 60, 1200
_FAVOURITES = 6


class ScorePage(QWidget):
    """Shows the last finished round of a view, and waits until ``continued``."""

    continued = Signal()
    castle_wanted = Signal(bool)
    """The castle as the round left it is shown over the count, or put away."""
    idle = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._players: tuple[Player, ...] = ()
        self._view: View | None = None
        self._footer_right = 0.0
        self._words = ScoreWords(self)
        self._ground = QPixmap()
        self._rows: list[ScoreRow] = []
        self._road = ScoreRoad(self)
        self._castle = CastleLook(settings, self)
        self._castle_button = PaperButton(self, "eye")
        self._castle_button.setCheckable(True)
        self._castle_button.toggled.connect(self._on_castle_toggled)
        self._continue = PaperButton(self, "play", is_primary=True)
        self._continue.clicked.connect(self.continued)
        self._fade = Fade(self)
        self._fade.finished.connect(self._on_ended)
        self._layer = SkipLayer(self)
        self._layer.touched.connect(self.skip)
        self._count = QVariantAnimation(self)
        self._count.setStartValue(0.0)
        self._count.setEndValue(1.0)
        self._count.valueChanged.connect(self._on_counted)
        self._count.finished.connect(self._on_ended)
        settings.changed.connect(self._on_settings_changed)

    # --- what the window calls -----------------------------------------------------------------

    def set_game(self, players: tuple[Player, ...], options: Options) -> None:
        """Another game; its first view follows."""
        self._halt()
        self._players = players
        self._words.lore = lore(options.edition)
        self._view = None

    def show_view(self, view: View) -> None:
        """Shows the count of the last finished round at once."""
        was_playing = self._is_playing
        self._halt()
        self._view = view
        self._render()
        if was_playing:
            self.idle.emit()

    def animate(self, events: Sequence[Event], view: View) -> None:
        """Counts the round before the eyes of all, then ``idle``."""
        self._halt()
        is_count = any(isinstance(event, RoundOver) for event in events)
        before = self.grab() if self._settings.is_calm and self.isVisible() else None
        self._view = view
        self._castle_button.setChecked(False)
        self._render()
        if self._settings.speed is Speed.OFF or not is_count:
            self.idle.emit()
        elif before is not None:
            self._layer.cover()
            self._fade.start(before, self._settings.speed.factor)
        else:
            self._start_counting()

    def take_focus(self) -> None:
        """Takes the keys; the golden button is the first that Tab finds."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def skip(self) -> None:
        """Ends a running animation at once."""
        if self._is_playing:
            self._on_ended()

    # --- playing -------------------------------------------------------------------------------

    @property
    def _is_playing(self) -> bool:
        return self._fade.is_running or self._count.state() is QVariantAnimation.State.Running

    def _start_counting(self) -> None:
        self._layer.cover()
        self._continue.hide()
        self._count.setDuration(max(1, round(self._count_ms * self._settings.speed.factor)))
        self._on_counted(0.0)
        self._count.start()

    @property
    def _walk_ms(self) -> int:
        most = max(self._round.points) if self._round else 0
        return min(WALK_MS, STONE_MS * most)

    @property
    def _count_ms(self) -> int:
        return _FAVOURITES * POP_MS + COUNT_MS + self._walk_ms

    def _on_counted(self, share: float) -> None:
        """A moment of the count: favourites pop, totals rise, shields walk."""
        now = share * self._count_ms
        popped = min(float(_FAVOURITES), now / POP_MS)
        risen = min(1.0, max(0.0, (now - _FAVOURITES * POP_MS) / COUNT_MS))
        walked = max(0.0, now - _FAVOURITES * POP_MS - COUNT_MS) / max(1, self._walk_ms)
        for row in self._rows:
            row.show_progress(popped, risen)
        self._road.show_progress(min(1.0, walked))

    def _halt(self) -> None:
        self._count.stop()
        self._fade.stop()
        self._layer.lift()

    def _on_ended(self) -> None:
        self._halt()
        self._render()
        self.idle.emit()

    # --- rendering -----------------------------------------------------------------------------

    @property
    def _round(self) -> Round | None:
        return self._view.history[-1] if self._view and self._view.history else None

    @property
    def _layout(self) -> Layout:
        return Layout(self.width(), self.height(), len(self._players))

    def _render(self) -> None:
        """Everything counted, from the view alone."""
        if self._round is None or self._view is None:
            return
        self._ground = QPixmap()
        self._fill_rows(self._round)
        before = [
            total - points
            for total, points in zip(self._round.totals, self._round.points, strict=True)
        ]
        self._road.show_totals(self._players, before, self._round.totals)
        self._castle.show_round(self._players, self._view)
        self._retranslate()
        self._continue.show()
        self._on_counted(1.0)
        self._place()
        if self.isVisible() and not self._castle_button.hasFocus():
            self._continue.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill_rows(self, round_: Round) -> None:
        while len(self._rows) < len(self._players):
            row = ScoreRow(self)
            row.stackUnder(self._castle)
            self._rows.append(row)
        rows = standings(round_)
        most = max(standing.points for standing in rows)
        for row in self._rows[len(rows) :]:
            row.hide()
        for row, standing in zip(self._rows, rows, strict=False):
            points, is_best = self._words.points(standing), standing.points == most
            player, edition = self._players[standing.seat], self._words.lore.edition
            row.show_standing(standing, player, edition, points, is_best=is_best)
            row.show()

    def _retranslate(self) -> None:
        round_, view = self._round, self._view
        if round_ is None or view is None:
            return
        self._ground = QPixmap()
        for row, standing in zip(self._rows, standings(round_), strict=False):
            spoken = self._words.row(standing, self._players[standing.seat].name)
            row.set_words(spoken, self._words.favourite)
        self._road.set_word(self._words.road())
        self._name_buttons(round_, view.options.rounds)
        self._place()
        self.update()

    def _name_buttons(self, round_: Round, rounds: int) -> None:
        is_seen = self._castle_button.isChecked()
        self._castle_button.setText(self._words.see_castle(is_seen=is_seen))
        self._continue.setText(self._words.proceed(round_, rounds))
        for button in (self._castle_button, self._continue):
            button.setAccessibleName(button.text())

    def _place(self) -> None:
        """Puts rows, road and buttons where the size of the page says."""
        layout = self._layout
        for number, row in enumerate(self._rows[: len(self._players)]):
            row.setGeometry(layout.row(number).toRect())
            row.set_unit(layout.unit)
        self._road.setGeometry(layout.road.toRect())
        self._road.set_unit(layout.unit)
        self._castle.setGeometry(self.rect())
        right = layout.paper.right() - 22 * layout.unit
        for button in (self._continue, self._castle_button):
            button.set_unit(layout.unit)
            size = button.sizeHint()
            top = layout.footer.center().y() - size.height() / 2
            corner = QPointF(right - size.width(), top).toPoint()
            button.setGeometry(QRect(corner, size))
            right -= size.width() + 6 * layout.unit
        self._footer_right = right

    def _on_castle_toggled(self, is_wanted: bool) -> None:
        self._castle.setVisible(is_wanted)
        self._castle_button.raise_()
        self._continue.raise_()
        self._retranslate()
        self.castle_wanted.emit(is_wanted)

    def _on_settings_changed(self) -> None:
        self._ground = QPixmap()
        self.update()

    # --- drawing -------------------------------------------------------------------------------

    def _paint_ground(self, painter: QPainter) -> None:
        round_, view = self._round, self._view
        assert round_ is not None, "a count without a round"
        assert view is not None
        layout, words = self._layout, self._words
        note = words.struck(round_, self._players) if round_.zero_bonus else words.worth(round_)
        ribbon = (words.lore.crowned(round_.king), words.crowned_by(round_))
        ratio, is_day = self.devicePixelRatioF(), self._settings.is_day
        king = view.options.edition, round_.king
        paint_king(painter, layout, king, ribbon, note, is_day=is_day, ratio=ratio)
        paint_paper(painter, layout.paper)
        self._paint_title(painter, layout, words.title(round_.number))
        self._paint_heads(painter, layout)
        self._paint_footer(painter, layout, words.footer(round_, view.options, self._players))

    def _paint_title(self, painter: QPainter, layout: Layout, title: str) -> None:
        unit, paper = layout.unit, layout.paper
        made = display(34 * unit)
        at = QPointF(paper.center().x(), paper.top() + 50 * unit)
        write(painter, at, title, made, INK)
        half = made.pixelSize() * len(title) * 0.27 + 24 * unit
        y = paper.top() + 40 * unit
        paint_rule(painter, paper.left() + 60 * unit, paper.center().x() - half, y)
        paint_rule(painter, paper.center().x() + half, paper.right() - 60 * unit, y)

    def _paint_heads(self, painter: QPainter, layout: Layout) -> None:
        unit, row = layout.unit, layout.row(0)
        columns = Columns(row.width(), row.height(), unit)
        middle = columns.favourites + 2.5 * columns.pitch
        spots = (
            (columns.player, 160 * unit),
            (middle, 5 * columns.pitch),
            (columns.before, 86 * unit),
            (columns.round, 92 * unit),
            (columns.total, 86 * unit),
        )
        for (x, room), head in zip(spots, self._words.columns(), strict=True):
            made = fit(head, display(17 * unit), room, 13)
            at = QPointF(row.left() + x, row.top() - 8 * unit)
            write(painter, at, head, made, HEADING)

    def _paint_footer(self, painter: QPainter, layout: Layout, text: str) -> None:
        area = QRectF(layout.footer)
        area.setRight(self._footer_right - 4 * layout.unit)
        painter.setFont(body(16.5 * layout.unit))
        painter.setPen(QColor(SOFT_INK))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(area, flags, text)

    # --- Qt ------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange and self._round is not None:
            self._fill_rows(self._round)
            self._retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ground = QPixmap()
        self._layer.setGeometry(self.rect())
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._round is None:
            return
        if self._ground.isNull():
            area = QRectF(self.rect())
            self._ground = painted(area, self.devicePixelRatioF(), self._paint_ground)
        QPainter(self).drawPixmap(0, 0, self._ground)
