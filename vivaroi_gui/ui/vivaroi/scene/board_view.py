"""The castle on the table: shows a view, plays events, and turns gestures into moves."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.rules.vivaroi.data import DUNGEONS, OUT, Character
from vivaroi_gui.rules.vivaroi.events import MovedUp, Placed
from vivaroi_gui.rules.vivaroi.moves import Move
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.kit.animator import Motion
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO
from vivaroi_gui.ui.kit.portrait import colour_of
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vivaroi.life.idle import IdleLife
from vivaroi_gui.ui.vivaroi.scene.acting import Sender
from vivaroi_gui.ui.vivaroi.scene.board_access import BoardAccess
from vivaroi_gui.ui.vivaroi.scene.board_tips import BoardTips
from vivaroi_gui.ui.vivaroi.scene.geometry import Geometry
from vivaroi_gui.ui.vivaroi.scene.handled_canvas import HandledCanvas
from vivaroi_gui.ui.vivaroi.scene.legal_moves import LegalMoves
from vivaroi_gui.ui.vivaroi.scene.motions import Motions
from vivaroi_gui.ui.vivaroi.scene.pins import Pins, pins_of
from vivaroi_gui.ui.vivaroi.scene.poses import Poses
from vivaroi_gui.ui.vivaroi.scene.story import Story
from vivaroi_gui.ui.vivaroi.words.editions import lore


class BoardView(HandledCanvas):
    """Scene coordinates are viewport pixels."""

    selected = Signal(object)
    access_tree: AccessTree | None = None

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._options = Options()
        self._areas = Geometry()
        self._has_marks = True
        self.ticket_of: Callable[[Seat], QPointF | None] = lambda _: None
        """Where the ticket of a seat ends, in viewport pixels; the page knows where it lies."""
        self.shaken: Character = 0
        """Of whom something was refused last."""
        self._tips = BoardTips(self._stage, self)
        self._poses = Poses(self._stage, self._hand, self)
        self._life = IdleLife(self._stage.parts, self.viewport())
        self.access = BoardAccess(self, self._hand, self._area_of, self._take_over)
        self.access_tree = self.access.tree
        self._connect_hand()
        settings.changed.connect(self._on_settings_changed)
        self._is_made = True
        self._retranslate()

    def _connect_hand(self) -> None:
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
        has_annexes = bool(self._options.rulebook.annexes)
        areas = Geometry(QRectF(castle), QRectF(road), QRectF(gate), has_annexes)
        if areas != self._areas:
            self._areas = areas
            if self._drawn_size == QRectF(self.viewport().rect()):
                self.yield_to_layout()
                self.relight()
            else:
                self.draw_when_due()

    def set_game(self, players: Sequence[Player], options: Options) -> None:
        """Who plays what."""
        if options != self._options:
            self._stop()
            self._view = None  # it may be of another castle
        self._options = options
        self._tips.set_game(players, options)
        self._stage.set_game(players, options)
        self.set_areas(self._areas.castle, self._areas.road, self._areas.gate)
        self._retranslate()

    def set_marks(self, are_shown: bool) -> None:
        """Shows or covers the pins on the viewer's favourites."""
        self._has_marks = are_shown
        self._mark_favourites()

    def set_hint(self, move: Move | None, *, is_advice: bool = True) -> None:
        """Marks the character and the floor of a legal move, or nothing any more."""
        self._hand.show_hint(move, is_advice=is_advice)

    def follow_hint(self) -> bool:
        """Plays what is marked; False where nothing is, or something moves."""
        return not self._animator.is_running and self._hand.follow_hint()

    def yield_to_layout(self) -> None:
        """A dragged pawn goes home; what is selected stays so, in another place."""
        self._hand.cancel_drag()
        self._poses.finish()

    def cancel_gesture(self) -> None:
        """Sends a dragged pawn home and deselects."""
        self._hand.cancel()
        self._poses.finish()

    @property
    def areas(self) -> Geometry:
        """Where everything is, in viewport pixels."""
        return self._areas

    def pawn_area(self, character: Character) -> QRectF:
        """Where a pawn stands; empty for whoever is not in the picture."""
        stand = self._stage.cast.stand(character)
        if stand is None:
            return QRectF()
        width = stand.height * PAWN_RATIO
        return QRectF(
            stand.feet.x() - width / 2, stand.feet.y() - stand.height, width, stand.height
        )

    def _area_of(self, kind: str, number: int) -> QRectF:
        """Where a pawn or a place lies, for assistive technology."""
        if kind == "pawn":
            return self.pawn_area(number)
        return self._areas.cell(number) if number in DUNGEONS else self._areas.target(number)

    def describe(self, character: Character) -> str:
        """Who it is, where it stands and what it may do."""
        return self._tips.describe(self._view, character)

    def tip_at(self, position: QPointF) -> str:
        return "" if self._view is None else self._tips.at(position, self._view, self._pins)

    def told_besides(self) -> list[str]:
        return [] if self._view is None else self._tips.of_places(self._view)

    # --- showing -------------------------------------------------------------------------------

    def _let_go(self) -> None:
        self._close_menu()
        self._hand.take(None)

    def _end_small_moves(self) -> None:
        self._poses.finish()

    def _show(self, view: View) -> None:
        if self._view is not None and view.seat != self._view.seat:
            self._hand.cursor = None  # another person's eyes: nobody is pointed at
        if self._hand.cursor is not None and view.places[self._hand.cursor] == OUT:
            self._hand.cursor = None  # who is gone is nobody to act with
        self._view = view
        self._life.begin(len(view.acts))
        self._stage.show(view)
        self._mark_favourites()
        self._hand.take(LegalMoves(view))

    def _prepare(self, before: View, events: Sequence[Event], view: View) -> None:
        """Everybody stands still, apart from a pawn that the viewer has just dropped."""
        self._life.rest()
        if view.goals != before.goals:
            self._stage.cast.mark({})
        moved = next((event for event in events if isinstance(event, Placed | MovedUp)), None)
        self._stage.still(moved.character if moved and moved.seat == view.seat else None)

    def _motions(self, before: View | None, events: Sequence[Event], view: View) -> list[Motion]:
        factor = self._settings.speed.factor
        if before is None or not factor or self._areas.is_empty or not self.isVisible():
            return []

        def sender_of(seat: Seat) -> Sender:
            players = self._tips.players
            colour = colour_of(players[seat]) if players else tones().gold
            return Sender(colour, self.ticket_of(seat))

        motions = Motions(self._stage, factor, self._settings.is_calm, sender_of)
        return Story(motions, view.seat).motions_of(events, before, view)

    def _mark_favourites(self) -> None:
        pins = self._pins
        self._stage.cast.mark(pins)
        if self._view is not None:
            hearts = frozenset(one for one, pin in pins.items() if pin.hearts)
            self.access.show(self._view, hearts)

    @property
    def _pins(self) -> Mapping[Character, Pins]:
        """The pins that are to be seen."""
        is_shown = self._has_marks and self._settings.marks_favourites
        return pins_of(self._view) if self._view and is_shown else {}

    def _draw(self, size: QRectF) -> None:
        """What moves goes on, and the hand keeps what it holds."""
        self._stage.draw(size, self._areas, self.devicePixelRatioF())
        if self._animator.is_running:
            self._stage.lights.follow_layout()
            self._animator.follow_layout()
        elif self._view is not None:
            self._stage.show(self._view)
            self._mark_favourites()
            self._refresh()

    def point(self, character: Character) -> None:
        """The keys stand on a character."""
        self._hand.cursor = character
        self._refresh()

    def _refresh(self) -> None:
        if self._animator.is_running:
            return
        has_keys = self.hasFocus() and self._keyboard.is_in_use
        self._poses.refresh(has_keys)
        self.access.follow(has_keys=has_keys)
        is_awake = self.isActiveWindow() and self.isVisible() and not self._is_still
        self._poses.breathe(is_awake)
        is_lively = self._settings.is_lively and self._hand.drag is None
        self._life.wake(is_awake and is_lively)
        self._set_pointer()

    @property
    def _is_still(self) -> bool:
        """Whether nothing is to move by itself."""
        settings = self._settings
        return settings.is_calm or not settings.speed.factor or tones().is_flat

    def _retranslate(self) -> None:
        words = self._tips.words.words(lore(self._options.edition))
        self._stage.speak(words, self._areas, self.devicePixelRatioF())
        self.setAccessibleName(self._tips.words.board())
        set_description(self, text("access", "table.castle.how"))
        self.access.retell()

    # --- slots ---------------------------------------------------------------------------------

    def _on_settings_changed(self) -> None:
        """What moves goes on, unless nothing is to move any more."""
        if not self._settings.speed.factor:
            self.skip()
        if not self.is_animating or not self._settings.marks_favourites:
            self._mark_favourites()
        self._refresh()

    def _on_shaken(self, character: int) -> None:
        self.shaken = character
        self._poses.shake(character, self._is_still)

    def _on_let_go(self, character: int) -> None:
        if not self._animator.is_running:
            self._poses.send_home(character, self._settings.speed.factor)
