"""The town on the table: shows a view, plays events, and turns gestures into moves."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vienna import Options, View
from vivaroi_gui.rules.vienna.board import StopIndex
from vivaroi_gui.rules.vienna.moves import Move
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.animator import Motion
from vivaroi_gui.ui.kit.fonts import text_factor
from vivaroi_gui.ui.kit.grammar import joined
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vienna.scene.descriptions import (
    described,
    explained,
    headline,
    standing_there,
)
from vivaroi_gui.ui.vienna.scene.handled_town import HandledTown
from vivaroi_gui.ui.vienna.scene.layout import TownLayout, board_area
from vivaroi_gui.ui.vienna.scene.motions import Motions
from vivaroi_gui.ui.vienna.scene.poses import Poses
from vivaroi_gui.ui.vienna.scene.small_plan import small_layout
from vivaroi_gui.ui.vienna.scene.story import Story
from vivaroi_gui.ui.vienna.selection import Selection
from vivaroi_gui.ui.vienna.words.stops import stop_words


class TownView(HandledTown):
    """Scene coordinates are viewport pixels; it lies under all else, as large as its page."""

    asked = Signal(str, str, object)
    """A stop that was pressed with no dice: its name, what is to be said, the ways to take it."""

    def __init__(
        self, settings: Settings, selection: Selection, parent: QWidget | None = None
    ) -> None:
        super().__init__(selection, parent)
        self._settings = settings
        self._players: Sequence[Player] = ()
        self._cards = QRectF()
        self._poses = Poses(self._stage, self._hand, selection, self)
        self._hand.chosen.connect(self.chosen)
        self._hand.refused.connect(self.refused)
        self._hand.changed.connect(self._refresh)
        self._hand.retold.connect(self._name_stops)
        self._hand.shaken.connect(self._on_shaken)
        self._hand.asked.connect(self._on_asked)
        settings.changed.connect(self._on_settings_changed)
        settings.relit.connect(self.redraw)
        self._is_made = True
        self._retranslate()

    # --- what the page calls -------------------------------------------------------------------

    def set_homes(self, homes: Mapping[Seat, QPointF]) -> None:
        """Where each seat has its dice and coins, in viewport pixels: they fly from there."""
        self._stage.flights.homes = homes

    def set_cards(self, area: QRectF) -> None:
        """Where the town is cards, in pixels of the page; empty: it is a picture at the left."""
        if area != self._cards:
            self._cards = area
            self.draw_when_due()

    def set_game(self, players: Sequence[Player], options: Options) -> None:
        """Who plays what, on which board."""
        self._stop()
        self._view = None
        self._players = players
        self._hand.forget()
        self._stage.set_game(players, options)
        self.draw_when_due()

    def set_hint(self, move: Move | None, *, is_advice: bool = True) -> None:
        """Marks the stop of a legal move, or nothing any more."""
        self._hand.show_hint(move, is_advice=is_advice)

    def follow_hint(self) -> bool:
        """Plays it; False where there is none, or something moves."""
        return not self.is_animating and self._hand.follow_hint()

    def cancel_gesture(self) -> None:
        """What is carried goes home."""
        self._hand.pressed = None
        self._hand.let_go()

    def stop_area(self, stop: StopIndex) -> QRectF:
        """Where a stop is, with all that is written on it, in viewport pixels."""
        layout = self._stage.layout
        place = layout.plan.places[stop]
        return QRectF() if layout.is_empty else layout.rect(place.pad | place.label | place.hit)

    # --- dice that are dragged over the page ---------------------------------------------------

    def carry(self, pointer: QPointF) -> None:
        """Chosen dice are dragged; the pointer is there, in pixels of the viewport."""
        if not self.is_animating:
            self._hand.carry(pointer)

    def drop(self, pointer: QPointF) -> bool:
        """They are let go there; whether they are placed."""
        return not self.is_animating and self._hand.drop(pointer)

    # --- in words ------------------------------------------------------------------------------

    def describe(self, stop: StopIndex) -> str:
        """A stop, how it stands there and what may be done, in words."""
        if self._view is None:
            return self._stage.options.board.stops[stop].name
        return described(self._view, stop, self._players, self._hand.legal)

    def told(self, stop: StopIndex) -> tuple[str, str]:
        """The same in two: its head, and the rest."""
        if self._view is None:
            return self._stage.options.board.stops[stop].name, ""
        course = self._stage.layout.plan.places[stop].course
        more = standing_there(self._view, stop, self._players, course)
        told = explained(self._view, stop, self._players, self._hand.legal)
        return headline(self._view, stop), joined(told, *more)

    def tip_at(self, position: QPointF) -> str:
        stop = self._stage.layout.stop_at(position)
        return "" if stop is None or self._view is None else self.describe(stop)

    def targets(self) -> list[QRectF]:
        """Where each stop is pressed, in pixels of the viewport."""
        layout = self._stage.layout
        return [layout.reach(stop) for stop in range(len(layout.plan.places))]

    def key_spot(self) -> QPointF | None:
        """The stop where the keys stand."""
        stop, layout = self._hand.cursor, self._stage.layout
        if stop is None or layout.is_empty:
            return None
        return layout.rect(layout.plan.places[stop].hit).center()

    def told_besides(self) -> list[str]:
        """Keys lead to all stops."""
        return []

    # --- showing -------------------------------------------------------------------------------

    def _let_go(self) -> None:
        self._hand.take(None)

    def _end_small_moves(self) -> None:
        self._poses.finish()

    def _show(self, view: View) -> None:
        if self._view is not None and view.seat != self._view.seat:
            self._hand.cursor = None  # another person's eyes: nothing is pointed at
        self._view = view
        self._stage.show(view)
        self._hand.take(view)

    def _prepare(self, before: View, events: Sequence[Event], view: View) -> None:
        self._hand.take(None)
        self._stage.states.clear()

    def _motions(self, before: View | None, events: Sequence[Event], view: View) -> list[Motion]:
        factor = self._settings.speed.factor
        if before is None or not factor or self._stage.layout.is_empty or not self.isVisible():
            return []
        motions = Motions(self._stage, factor, self._settings.is_calm)
        return Story(motions, self._hand.dropped_at).motions_of(events)

    def _draw(self, size: QRectF) -> None:
        if self._cards.isEmpty():
            layout = TownLayout(board_area(size.width(), size.height()))
        else:
            layout = small_layout(self._cards, text_factor())
        self._hand.layout = layout
        self._stage.draw(size, layout, self.devicePixelRatioF())
        self._handles.draw(layout)
        if self._animator.is_running:
            self._animator.follow_layout()
        elif self._view is not None:
            self._show(self._view)

    def point(self, stop: StopIndex) -> None:
        """The keys stand on a stop."""
        self._hand.cursor = stop
        self._refresh()

    def _refresh(self) -> None:
        if not self._is_made or self._animator.is_running:
            return
        is_by_keys = self._keyboard.is_in_use and self.holds_focus
        self._poses.refresh(self._view, is_by_keys=is_by_keys)
        is_lit = self._hand.hover in self._hand.offered
        shape = Qt.CursorShape.PointingHandCursor if is_lit else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def _retranslate(self) -> None:
        self.setAccessibleName(stop_words().town())
        self._handles.name(self.told)

    # --- slots ---------------------------------------------------------------------------------

    def _name_stops(self) -> None:
        if self._hand.legal is not None:
            self._handles.name(self.told)

    def _on_settings_changed(self) -> None:
        """Full screen, another light: what moves goes on, unless nothing is to move any more."""
        if not self._settings.speed.factor:
            self.skip()
        self.redraw()
        self._refresh()

    def _on_asked(self, stop: StopIndex) -> None:
        view, legal = self._view, self._hand.legal
        if view is not None and legal is not None:
            text = explained(view, stop, self._players, legal)
            self.asked.emit(headline(view, stop), text, legal.ways(stop))

    def _on_shaken(self, stop: StopIndex) -> None:
        is_still = self._settings.is_calm or not self._settings.speed.factor
        self._poses.shake(stop, is_still=is_still)
