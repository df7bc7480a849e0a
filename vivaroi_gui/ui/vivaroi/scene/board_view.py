"""The castle on the table: shows a view, plays events, and turns gestures into moves."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QMenu, QToolTip, QWidget

from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi import Options, Phase, View
from vivaroi_gui.rules.vivaroi.data import FLOORS, Character
from vivaroi_gui.rules.vivaroi.events import MovedUp, Placed
from vivaroi_gui.rules.vivaroi.moves import Move
from vivaroi_gui.table.players import Player, markers_of
from vivaroi_gui.ui.kit.animator import Animator, Step
from vivaroi_gui.ui.kit.grip import LOSSES
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vivaroi.lore import lore
from vivaroi_gui.ui.vivaroi.scene.canvas import Canvas
from vivaroi_gui.ui.vivaroi.scene.cast import Cast
from vivaroi_gui.ui.vivaroi.scene.descriptions import Descriptions
from vivaroi_gui.ui.vivaroi.scene.furniture import Furniture
from vivaroi_gui.ui.vivaroi.scene.geometry import Geometry
from vivaroi_gui.ui.vivaroi.scene.hand import Hand
from vivaroi_gui.ui.vivaroi.scene.keyboard import Keyboard
from vivaroi_gui.ui.vivaroi.scene.legal_moves import LegalMoves
from vivaroi_gui.ui.vivaroi.scene.menu import character_menu
from vivaroi_gui.ui.vivaroi.scene.mouse import Mouse
from vivaroi_gui.ui.vivaroi.scene.pins import Pins, pins_of
from vivaroi_gui.ui.vivaroi.scene.poses import Poses
from vivaroi_gui.ui.vivaroi.scene.road import EMPIRE, ScoreRoad
from vivaroi_gui.ui.vivaroi.scene.round_so_far import seated
from vivaroi_gui.ui.vivaroi.scene.spotlights import Spotlights
from vivaroi_gui.ui.vivaroi.scene.story import Stage, Story, crowned_in, points_of


class BoardView(Canvas):
    """Scene coordinates are viewport pixels.

    The view that was shown last is the truth; items only show it.  Each ``animate`` is followed
    by one ``idle``, when the screen shows exactly its view; an ``animate`` or ``show_view`` that
    overtakes a running one lets it end first and counts for both.
    """

    chosen = Signal(object)
    refused = Signal(object)
    selected = Signal(object)
    idle = Signal()
    renewed = Signal()
    """A person has cut an animation short: something else is to be seen at once."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._descriptions = Descriptions(self)
        self._view: View | None = None
        self._awaited: View | None = None
        self._players: Sequence[Player] = ()
        self._options = Options()
        self._lore = lore("2003")
        self._areas = Geometry()
        self._has_marks = True
        self._menu: QMenu | None = None
        self._make_stage()
        self._make_hand()
        settings.changed.connect(self._on_settings_changed)
        settings.relit.connect(self._on_relit)
        self._retranslate()

    def _make_stage(self) -> None:
        scene = self.scene()
        cast = Cast(scene)
        self._stage = Stage(cast, Furniture(scene), ScoreRoad(scene), Spotlights(scene, cast))
        self._animator = Animator(self)
        self._animator.finished.connect(self._land)

    def _make_hand(self) -> None:
        self._hand = Hand(self._stage.cast, self)
        self._poses = Poses(self._stage, self._hand, self)
        self._keyboard = Keyboard(self._hand, self._stage.cast, self._animator, self._cut_short)
        self._mouse = Mouse(
            self._hand, self._stage.cast, self._animator, self._cut_short, self.viewport()
        )
        self._hand.chosen.connect(self.chosen)
        self._hand.refused.connect(self.refused)
        self._hand.selected.connect(self.selected)
        self._hand.changed.connect(self._refresh)
        self._hand.shaken.connect(self._on_shaken)
        self._hand.let_go.connect(self._on_let_go)

    # --- what the page calls -------------------------------------------------------------------

    def set_areas(self, castle: QRectF, road: QRectF, gate: QRectF) -> None:
        """Where things are, in viewport pixels.

        ``castle`` holds 830 x 766 units, standing on its bottom edge; ``road`` 830 x 88 right
        below it; ``gate`` is the tray, empty when the page has no room or no need for it.
        """
        has_annexes = bool(self._options.annexes)
        areas = Geometry(QRectF(castle), QRectF(road), QRectF(gate), has_annexes)
        if areas != self._areas:
            self._areas = areas
            self.cancel_gesture()
            self.draw_when_due()

    def set_game(self, players: Sequence[Player], options: Options) -> None:
        """Who plays what: the shields on the score road, the cast, the castle."""
        if options != self._options:
            self._stop()
            self._view = None  # it may be of another castle
        self._players, self._options = players, options
        looks = [marker.colour for marker in markers_of(players, options)]
        self._stage.road.seat([*looks, EMPIRE] if options.emissary else looks)
        self._lore = lore(options.edition)
        self._stage.cast.dress(options.edition)
        self._stage.furniture.hold(options.floor_limit)
        self.set_areas(self._areas.castle, self._areas.road, self._areas.gate)
        self._retranslate()

    def set_marks(self, are_shown: bool) -> None:
        """Shows or covers the pins on the viewer's favourites."""
        self._has_marks = are_shown
        self._mark_favourites()

    def set_hint(self, move: Move | None) -> None:
        """Marks the character and the floor of a legal move, or nothing any more."""
        self._poses.hint = move
        self._refresh()

    def show_view(self, view: View) -> None:
        """Shows a view at once; the final truth."""
        was_awaited = self._stop()
        self._show(view)
        if was_awaited:
            self.idle.emit()

    def animate(self, events: Sequence[Event], view: View) -> None:
        """Plays events, then shows the view and emits ``idle``."""
        before = self._awaited or self._view
        if self._stop() and before is not None:
            self._show(before)
        if before is not None:
            self._prepare(before, events, view)
        self._awaited = view
        self._animator.play(self._steps(before, events, view))

    def skip(self) -> None:
        """Ends a running animation at once."""
        if self._animator.is_running:
            self._animator.stop()
            self._land()
        self._poses.finish()

    def _cut_short(self) -> None:
        was_animating = self.is_animating
        self.skip()
        if was_animating:
            self.renewed.emit()

    def cancel_gesture(self) -> None:
        """Sends a dragged pawn home and deselects."""
        self._hand.cancel()
        self._poses.finish()

    @property
    def is_animating(self) -> bool:
        return self._animator.is_running

    def describe(self, character: Character) -> str:
        """Who it is, where it stands and what it may do: for tooltips and screen readers."""
        if self._view is None:
            return self._lore.full_name(character)
        return self._descriptions.character(self._view, character)

    def tip_at(self, position: QPointF) -> str:
        """What the tooltip says there, as plain text."""
        view, marker = self._view, self._stage.road.marker_at(position)
        if view is None:
            return ""
        if marker is not None:
            name = self._descriptions.markers(self._players, self._options)[marker]
            return self._descriptions.shield(name, points_of(view)[marker])
        character, annex = self._stage.cast.at(position), self._areas.annex_at(position)
        if character is not None:
            told = (self.describe(character), self._told_by_pins(view, character))
            return ", ".join(filter(None, told))
        return "" if annex is None else self._descriptions.annex(view, annex)

    def _told_by_pins(self, view: View, character: Character) -> str:
        """For the eyes of those who see the pins."""
        pins = self._pins.get(character)
        if pins is None or view.seat is None or not self._players:
            return ""
        names = [person.name for person in self._players[view.seat].persons]
        return self._descriptions.pins(pins, names)

    def menu_for(self, character: Character) -> QMenu | None:
        """The menu of a character, None while nothing can be chosen."""
        if self._hand.legal is None:
            return None
        return character_menu(self._hand.legal, character, self._hand.send, self)

    # --- showing -------------------------------------------------------------------------------

    def _stop(self) -> bool:
        """Stops everything, silently; whether an animation was awaited."""
        was_awaited, self._awaited = self._awaited is not None, None
        self._animator.stop()
        self._close_menu()
        self._hand.take(None)
        self._poses.finish()
        return was_awaited

    def _land(self) -> None:
        view, self._awaited = self._awaited, None
        if view is not None:
            self._show(view)
            self.idle.emit()

    def _show(self, view: View) -> None:
        cast = self._stage.cast
        if self._view is not None and view.seat != self._view.seat:
            self._hand.cursor = None  # another person's eyes: nobody is pointed at
        self._view = view
        cast.seating = seated(view)
        cast.shows_reserve = view.phase is Phase.PLACING
        self._stage.furniture.show_tray(cast.shows_reserve)
        cast.put_down_all()
        cast.crown_heads(crowned_in(view))
        self._mark_favourites()
        self._stage.furniture.show_taken([view.places.count(floor) for floor in FLOORS])
        self._stage.furniture.facade.lower_all()
        self._stage.road.show(points_of(view))
        self._hand.take(LegalMoves(view))

    def _prepare(self, before: View, events: Sequence[Event], view: View) -> None:
        """Everybody stands still, apart from a pawn that was just dropped by hand."""
        if view.goals != before.goals:
            self._stage.cast.mark({})
        moved = next((event for event in events if isinstance(event, Placed | MovedUp)), None)
        for pawn in self._stage.cast.pawns:
            if moved is None or moved.seat != view.seat or pawn.character != moved.character:
                self._stage.cast.put_down(pawn.character)
        self._stage.lights.clear()
        self._stage.furniture.frame({})

    def _steps(self, before: View | None, events: Sequence[Event], view: View) -> list[Step]:
        factor = self._settings.speed.factor
        if before is None or not factor or self._areas.is_empty or not self.isVisible():
            return []
        story = Story(self._stage, factor, self._settings.is_calm, view.seat)
        return story.steps(events, before, view)

    def _mark_favourites(self) -> None:
        self._stage.cast.mark(self._pins)

    @property
    def _pins(self) -> Mapping[Character, Pins]:
        """The pins that are to be seen."""
        is_shown = self._has_marks and self._settings.marks_favourites
        return pins_of(self._view) if self._view and is_shown else {}

    def _draw(self, size: QRectF) -> None:
        ratio = self.devicePixelRatioF()
        stage = self._stage
        self._draw_castle(size)
        stage.road.draw(self._areas, ratio, stage.furniture.words.score)
        stage.lights.draw(ratio)
        stage.cast.draw(self._areas, ratio)
        if self._animator.is_running:
            stage.lights.again()
            self._animator.again()
        elif self._view is not None:
            self._show(self._view)

    def _draw_castle(self, size: QRectF) -> None:
        ratio = self.devicePixelRatioF()
        self._stage.furniture.draw(size, self._areas, ratio)

    def _refresh(self) -> None:
        if self._animator.is_running:
            return
        self._poses.refresh(self.hasFocus() and self._keyboard.is_in_use)
        self._breathe()
        self._set_pointer()

    def _breathe(self) -> None:
        is_still = self._settings.is_calm or not self._settings.speed.factor
        is_awake = self.isActiveWindow() and self.isVisible() and not is_still
        self._poses.breathe(is_awake)

    def _set_pointer(self) -> None:
        hand = self._hand
        shape = Qt.CursorShape.ArrowCursor
        if hand.drag is not None:
            shape = Qt.CursorShape.ClosedHandCursor
        elif hand.legal is not None:
            targets = hand.legal.targets(hand.selection) if hand.selection is not None else {}
            if hand.hover is not None and hand.legal.may_move(hand.hover):
                shape = Qt.CursorShape.OpenHandCursor
            elif hand.hovered_place in targets:
                shape = Qt.CursorShape.PointingHandCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def _retranslate(self) -> None:
        words = self._descriptions.words(self._lore)
        self._stage.furniture.speak(words)
        self._stage.road.draw(self._areas, self.devicePixelRatioF(), words.score)
        self.setAccessibleName(self._descriptions.board())

    # --- slots ---------------------------------------------------------------------------------

    def _on_settings_changed(self) -> None:
        """Full screen, another light: what moves goes on, unless nothing is to move any more."""
        if not self._settings.speed.factor:
            self.skip()
        if not self.is_animating or not self._settings.marks_favourites:
            self._mark_favourites()
        self.redraw()
        self._refresh()

    def _on_relit(self) -> None:
        """Another light: what moves goes on, and the hand keeps what it holds."""
        if self.is_drawn:
            self._draw_castle(self._drawn_size)

    def _on_shaken(self, character: int) -> None:
        is_still = self._settings.is_calm or not self._settings.speed.factor
        self._poses.shake(character, is_still)

    def _on_let_go(self, character: int) -> None:
        if not self._animator.is_running:
            self._poses.send_home(character, self._settings.speed.factor)

    # --- the menu ------------------------------------------------------------------------------

    def _open_menu(self, character: Character, at: QPointF) -> None:
        self._close_menu()
        self._menu = self.menu_for(character)
        if self._menu is not None:
            self._menu.popup(self.viewport().mapToGlobal(at.toPoint()))

    def _close_menu(self) -> None:
        """A menu of an older position must not stay open."""
        menu, self._menu = self._menu, None
        if menu is not None:
            menu.close()
            menu.deleteLater()

    # --- Qt ------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        kind = event.type()
        if kind in LOSSES and hasattr(self, "_hand"):
            self.cancel_gesture()
            self._stage.cast.enable(self.isEnabled())
            self._refresh()
        elif kind == QEvent.Type.WindowActivate and hasattr(self, "_hand"):
            self._refresh()
        elif kind == QEvent.Type.DevicePixelRatioChange and self.is_drawn:
            self.settle()
        elif kind == QEvent.Type.ShortcutOverride and self._keyboard.wants(event):
            event.accept()
            return True
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            tip = self.tip_at(QPointF(event.pos()))
            plain = f"<span>{_escaped(tip)}</span>" if tip else ""
            QToolTip.showText(event.globalPos(), plain, self.viewport())
            return True
        return super().viewportEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def focusNextPrevChild(self, is_next: bool) -> bool:
        if self.hasFocus() and self._keyboard.tab(1 if is_next else -1):
            return True
        return super().focusNextPrevChild(is_next)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.settle_resize()
        self._keyboard.is_in_use = False
        self._mouse.press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self._mouse.press_again(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self._mouse.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self._mouse.release(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        asked = self._mouse.asked_menu(event)
        if asked is not None:
            self._open_menu(*asked)

    def leaveEvent(self, event: QEvent) -> None:
        if self._hand.drag is None:
            self._hand.point(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self._keyboard.press(event))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        step = {Qt.FocusReason.TabFocusReason: 1, Qt.FocusReason.BacktabFocusReason: -1}
        if event.reason() in step:
            self._keyboard.arrive(step[event.reason()])
        self._refresh()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.cancel_gesture()
        self.skip()
        self._refresh()


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
