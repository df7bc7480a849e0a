"""The count after a round: the King, everybody's favourites, the points, the score road."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, QVariantAnimation, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.rules.vivaroi.events import FirstCrowned, RoundOver
from vivaroi_gui.rules.vivaroi.moves import Move
from vivaroi_gui.table.players import Person, Player, marker_owners
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.kit.buttons import PaperButton, lay_from_right
from vivaroi_gui.ui.kit.cues import Cue, sound
from vivaroi_gui.ui.kit.fade import Fade
from vivaroi_gui.ui.kit.grammar import labelled
from vivaroi_gui.ui.kit.haste import haste
from vivaroi_gui.ui.kit.rows import height_of_rows
from vivaroi_gui.ui.kit.sheet import Backing
from vivaroi_gui.ui.kit.skip_layer import SkipLayer
from vivaroi_gui.ui.session.end_page import end_words
from vivaroi_gui.ui.session.game_page import GamePage
from vivaroi_gui.ui.settings import Settings, Speed
from vivaroi_gui.ui.vivaroi.count.castle_look import CastleLook
from vivaroi_gui.ui.vivaroi.count.columns import Shape, shape_of
from vivaroi_gui.ui.vivaroi.count.explain_button import ExplainButton
from vivaroi_gui.ui.vivaroi.count.ground import paint_behind, quiet_of
from vivaroi_gui.ui.vivaroi.count.layout import CountLayout
from vivaroi_gui.ui.vivaroi.count.noises import CountNoises
from vivaroi_gui.ui.vivaroi.count.pace import CountProgress, Pace
from vivaroi_gui.ui.vivaroi.count.paper import paint_footer, paint_heads
from vivaroi_gui.ui.vivaroi.count.parts import CountReading
from vivaroi_gui.ui.vivaroi.count.road import CountRoad
from vivaroi_gui.ui.vivaroi.count.rows import CountRows
from vivaroi_gui.ui.vivaroi.count.small_count import count_layout
from vivaroi_gui.ui.vivaroi.count.standing import (
    Reckoning,
    Standing,
    reckoning,
    standings,
)
from vivaroi_gui.ui.vivaroi.count.words import CountWords
from vivaroi_gui.ui.vivaroi.words.editions import lore


class CountPage(GamePage[Options, View, Move]):
    """Shows the last coronation of a view, and waits until ``continued``."""

    castle_wanted = Signal(bool)
    """The castle as the round left it is shown over the count, or put away."""
    is_read_along = True
    reading_ms = 9000
    access_tree: AccessTree | None = None

    def __init__(
        self, settings: Settings, parent: QWidget | None = None, *, is_live: bool = True
    ) -> None:
        super().__init__(parent)
        self.access_tree = self._tree = AccessTree(self, title="count")
        self._settings = settings
        self._players: tuple[Player, ...] = ()
        self._view: View | None = None
        self._reckoned: Reckoning | None = None
        self._standings: tuple[Standing, ...] = ()
        self._footer_right = 0.0
        self._noises = CountNoises()
        self._come: CountProgress | None = None
        self._goes_on = False
        """Whether another round follows the one that is counted before the eyes of all."""
        self._words = CountWords(self)
        self._ground = Backing(self, self._paint_ground)
        self._road = CountRoad(self)
        self._castle = CastleLook(settings, self)
        self._rows = CountRows(self._words, self, self._castle)
        self._castle_button = PaperButton(self, "eye")
        self._castle_button.setCheckable(True)
        self._castle_button.toggled.connect(self._on_castle_toggled)
        self.going_on = self._continue = PaperButton(self, "play", is_primary=True)
        self._continue.clicked.connect(self.continued)
        self._explain = ExplainButton(self, is_live=is_live)
        self._explain.clicked.connect(self.explanation_wanted)
        self._fade = Fade(self)
        self._layer = SkipLayer(self)
        self._layer.touched.connect(self.skip)
        self._count = QVariantAnimation(self)
        self._count.setStartValue(0.0)
        self._count.setEndValue(1.0)
        self._count.valueChanged.connect(self._on_counted)
        self._count.finished.connect(self._on_ended)
        settings.changed.connect(self._on_settings_changed)
        settings.relit.connect(self._on_settings_changed)

    # --- what the window calls -----------------------------------------------------------------

    def set_game(self, players: tuple[Player, ...], options: Options, agreed: TableOptions) -> None:
        self._halt()
        self._players = players
        self._explain.agreed = agreed
        self._words.lore = lore(options.edition)
        self._view = self._reckoned = None
        self.least_height = height_of_rows(len(options.markers) + options.emissary)

    def show_view(self, view: View) -> None:
        """Shows the count of the last coronation at once."""
        was_playing = self.is_moving
        self._halt()
        self._take(view)
        self._render()
        if was_playing:
            self.idle.emit()

    def show_outcome(
        self, events: Sequence[Event], view: View, *, is_discreet: bool = False
    ) -> None:
        """A count that is new lies open, whatever was looked at in the one before."""
        self._castle_button.setChecked(False)
        self.show_view(view)

    def animate(self, events: Sequence[Event], view: View) -> None:
        """Counts the round before the eyes of all, then ``idle``."""
        self._halt()
        is_count = any(isinstance(event, RoundOver | FirstCrowned) for event in events)
        self._goes_on = any(isinstance(event, RoundOver) for event in events) and not view.result
        before = self.grab() if self._settings.is_calm and self.isVisible() else None
        self._take(view)
        self._castle_button.setChecked(False)
        is_shown = is_count and self._settings.speed is not Speed.OFF
        self._render(is_settled=not is_shown)
        if not is_shown:
            self.idle.emit()
            return
        self._start_counting()
        if before is not None:
            self._fade.start(before, self._settings.speed.factor)

    def _take(self, view: View) -> None:
        self._view, self._reckoned = view, reckoning(view)
        self._standings = standings(self._reckoned) if self._reckoned else ()

    def take_focus(self) -> None:
        """Takes the keys; the golden button is the first that Tab finds."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def skip(self) -> None:
        """Ends a running animation at once."""
        if self.is_moving:
            self._on_ended()

    def press_continue(self) -> bool:
        """Goes on for people, unless they look at the castle; whether it did."""
        is_waiting = self._continue.isVisibleTo(self) and not self._castle_button.isChecked()
        if is_waiting:
            self._continue.click()
        return is_waiting

    # --- playing -------------------------------------------------------------------------------

    @property
    def is_moving(self) -> bool:
        return self._count.state() is not QVariantAnimation.State.Stopped

    def _start_counting(self) -> None:
        self._layer.cover(takes_keys=self.leads_keys)
        self._continue.hide()
        self._explain.hide()
        self._count.setDuration(max(1, round(self._pace.ms * self._settings.speed.factor)))
        self._noises.begin(is_heard=not self._settings.is_calm)
        self._tree.show(self._reading.told(self._players))
        self._on_counted(0.0)
        self._count.start()
        haste().join(self._count)

    @property
    def _pace(self) -> Pace:
        rows = self._standings
        return Pace(self._shape.tiles, len(rows), len({row.rank for row in rows}))

    def _on_counted(self, share: float) -> None:
        """A moment of the count: one after the other favourites pop and totals rise while shields
        walk; then the rows move to where they rank, and their ranks are told.  Calm, each fades in.
        """
        come = (self._pace.calm_at if self._settings.is_calm else self._pace.at)(share)
        if self._settings.is_calm and self.is_moving and come != self._come:
            self._fade.start(self.grab(), self._settings.speed.factor)
        self._come = come
        self._noises.follow(come)
        self._rows.show_progress(come)
        placed = zip(self._standings, self._rows.places, strict=True)
        risen = {row.marker: come.rows[at].risen for row, at in placed}
        self._road.show_progress([risen[marker] for marker in sorted(risen)])

    def _halt(self, *, is_covered: bool = False) -> None:
        self._count.stop()
        self._noises.end()
        self._fade.stop()
        self._layer.setVisible(is_covered)

    def _on_ended(self) -> None:
        """The keys go on before the layer that has them is gone, or they pass through the page."""
        self._halt(is_covered=True)
        self._render()
        self._layer.lift()
        if self._goes_on:
            sound(Cue.ROUND_OVER)
        self.idle.emit()
        self.renewed.emit()

    # --- rendering -----------------------------------------------------------------------------

    @property
    def _layout(self) -> CountLayout:
        rows = max(1, len(self._standings))
        return count_layout(self.width(), self.height(), rows, self._shape.across)

    @property
    def _shape(self) -> Shape:
        has_ambition = self._reckoned is not None and bool(self._reckoned.options.ambition)
        edition, cards = self._words.lore.edition, [len(row.cards) for row in self._standings]
        may_fold = count_layout(self.width(), self.height(), 1, 1).is_small
        shape = shape_of(cards, edition, has_ambition=has_ambition)
        return shape._replace(may_fold=may_fold)

    def _render(self, *, is_settled: bool = True) -> None:
        """Everything counted, from the view alone; ``is_settled``: people may go on from it."""
        if self._reckoned is None or self._view is None:
            return
        self._ground.forget()
        own = self._continue, self._castle_button, self._explain
        self._reading = CountReading(self._words, self._reckoned, own)
        self._fill_road(self._reckoned)
        self._castle.show_round(self._players, self._view)
        self._explain.show_for(self._reckoned)
        self.retranslate()
        self._continue.show()
        self._on_counted(1.0)
        self._place()
        is_free = self.leads_keys and not self._castle_button.hasFocus()
        if is_settled and self.isVisible() and is_free:
            self._continue.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill_road(self, reckoned: Reckoning) -> None:
        """The shields in the order of the markers, the Emissary's at last."""
        by_marker = self._by_marker
        markers: list[Person | None] = list(marker_owners(self._players, reckoned.options))
        markers += [None] * (len(by_marker) - len(markers))
        before, after = zip(*((row.before, row.total) for row in by_marker), strict=True)
        self._road.show_totals(markers, before, after)

    def retranslate(self) -> None:
        if self._reckoned is not None:
            self._rows.show(self._reckoned, self._standings, self._players, self._shape)
            self._speak()

    def _speak(self) -> None:
        """Says what lies there, as far as it lies open."""
        reckoned = self._reckoned
        if reckoned is None:
            return
        self._ground.forget()
        words, players = self._words, self._players
        self._rows.speak(reckoned, self._standings, players)
        told = [labelled(words.name(row, players), str(row.total)) for row in self._by_marker]
        self._road.set_words(words.road(), told)
        self._name_buttons(reckoned)
        self._tree.show(self._reading.told(players, () if self.is_moving else self._rows.strips))
        self._place()
        self.update()

    @property
    def _by_marker(self) -> list[Standing]:
        return sorted(self._standings, key=lambda row: row.marker)

    def _name_buttons(self, reckoned: Reckoning) -> None:
        is_seen = self._castle_button.isChecked()
        self._castle_button.setText(self._words.see_castle(is_seen=is_seen))
        self._continue.setText(self._words.proceed(reckoned))
        for button in (self._castle_button, self._continue):
            button.setAccessibleName(button.words)
        whole = self._words.lore.explain_round()
        self._explain.set_words(whole, end_words().explain_in_a_word())

    def _place(self) -> None:
        """Puts rows, road and buttons where the size of the page says."""
        layout = self._layout
        self._rows.place(layout)
        self._road.setHidden(layout.is_small)
        self._road.setGeometry(layout.road.toRect())
        self._road.set_unit(layout.unit)
        self._castle.setGeometry(self.rect())
        if self._reckoned is not None:
            self._explain.place(layout, self._words.title(self._reckoned))
            self.quiet_areas = quiet_of(layout, self._words, self._reckoned)
        row = [self._continue, self._castle_button]
        if layout.is_small and self._explain.isVisibleTo(self):
            row.append(self._explain)
        for button in row:
            button.set_unit(layout.unit)
        self._footer_right = lay_from_right(row, layout.buttons, 6 * layout.unit)

    def _on_castle_toggled(self, is_wanted: bool) -> None:
        self._castle.setVisible(is_wanted)
        self._castle_button.raise_()
        self._continue.raise_()
        self._speak()
        self.castle_wanted.emit(is_wanted)

    def _on_settings_changed(self) -> None:
        self._ground.forget()

    # --- drawing -------------------------------------------------------------------------------

    def _paint_ground(self, painter: QPainter) -> None:
        reckoned = self._reckoned
        assert reckoned is not None, "a count without a coronation"
        layout, words = self._layout, self._words
        beside = self._explain.geometry().right() if self._explain.isVisibleTo(self) else 0
        paint_behind(painter, layout, words, reckoned, self._players, beside)
        paint_heads(painter, layout, self._shape, words.columns(reckoned))
        is_counting = self._count.state() is not QVariantAnimation.State.Stopped
        footer = "" if is_counting else words.footer(reckoned, self._players)  # it may tell of ties
        paint_footer(painter, layout, footer, self._footer_right)

    # --- Qt ------------------------------------------------------------------------------------

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._ground.forget()  # as large as the window, and another count comes next
        self._road.forget()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ground.forget()
        self._layer.setGeometry(self.rect())
        if self._fade.is_moving:
            self._fade.fit()
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._reckoned is None:
            return
        QPainter(self).drawPixmap(0, 0, self._ground.pixmap)
