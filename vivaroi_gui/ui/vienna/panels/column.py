"""The column beside the town: all its papers, in a turn as in the evaluation."""

from typing import Final

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vienna import Options, Phase, View
from vivaroi_gui.rules.vienna.moves import Move
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.kit.key_places import digit, letter
from vivaroi_gui.ui.kit.panel import Panel
from vivaroi_gui.ui.kit.told import Row
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vienna.panels.column_slip import ColumnSlip
from vivaroi_gui.ui.vienna.panels.evaluation import is_evaluating
from vivaroi_gui.ui.vienna.panels.evaluation_column import EvaluationColumn, Leaf
from vivaroi_gui.ui.vienna.panels.hand import Hand
from vivaroi_gui.ui.vienna.panels.hand_words import HandWords
from vivaroi_gui.ui.vienna.panels.held_dice import HeldDice
from vivaroi_gui.ui.vienna.panels.layout import ColumnLayout
from vivaroi_gui.ui.vienna.panels.motion import ColumnMotion
from vivaroi_gui.ui.vienna.panels.offers import Deed
from vivaroi_gui.ui.vienna.panels.question_words import QuestionWords
from vivaroi_gui.ui.vienna.panels.race import RaceTrack
from vivaroi_gui.ui.vienna.panels.ribbon import Ribbon
from vivaroi_gui.ui.vienna.panels.salon import Salon
from vivaroi_gui.ui.vienna.panels.seats import Seats
from vivaroi_gui.ui.vienna.panels.small_column import SmallColumn
from vivaroi_gui.ui.vienna.panels.start_choice import StartChoice
from vivaroi_gui.ui.vienna.panels.words import PanelWords
from vivaroi_gui.ui.vienna.selection import Selection, Use

_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Column(QWidget):
    """Right after ``show_view`` alone; what it plays is decoration, and ends with ``idle``."""

    access_tree: AccessTree | None = None

    chosen = Signal(object)
    """A move that people want to play."""
    continued = Signal()
    """People throw their dice, or go on from what they have read."""
    leafed = Signal(int)
    """They leaf through the evaluation: so many stops on, or back."""
    paused = Signal(bool)
    """The evaluation is to stand still, or to go on."""
    idle = Signal()
    objected = Signal(str)
    """Why something cannot be done."""
    menu_wanted = Signal(object, QPoint)
    """The seat whose menu is asked for, None for all of them; where on the screen."""
    carried = Signal(QPointF)
    """The chosen dice are dragged: where on the screen the pointer is."""
    dropped = Signal(QPointF)
    lost = Signal()
    """The drag ended nowhere."""

    def __init__(
        self, settings: Settings, selection: Selection, parent: QWidget, *, is_live: bool = True
    ) -> None:
        super().__init__(parent)
        self.access_tree = AccessTree(self)
        self._selection = selection
        self._is_live = is_live
        self._players: tuple[Player, ...] = ()
        self._view: View | None = None
        words = PanelWords(self, is_live=is_live)
        self.ribbon = Ribbon(words, selection, self)
        self.slip = ColumnSlip(words, self)
        self.race = RaceTrack(words, self)
        self.seats = Seats(words, self)
        self.salon = Salon(words, self)
        self.hand = Hand(HandWords(self), selection, self)
        self.start = StartChoice(QuestionWords(self), self)
        self.evaluation = EvaluationColumn(self, is_live=is_live)
        self._motion = ColumnMotion(
            settings, self.hand.dice, self.seats, self.race, self.evaluation, self
        )
        self._held = HeldDice(parent, self.hand)
        self._small: SmallColumn | None = None
        self._connect()

    def _connect(self) -> None:
        self._motion.finished.connect(self.idle)
        self.ribbon.menu_wanted.connect(self.menu_wanted)
        self.seats.menu_wanted.connect(self.menu_wanted)
        for asking in (self.hand, self.start, self.evaluation):
            asking.chosen.connect(self.chosen)
        self.hand.thrown.connect(self.continued)
        self.hand.refused.connect(self.objected)
        evaluation = self.evaluation
        evaluation.continued.connect(self.continued)
        evaluation.leafed.connect(self.leafed)
        evaluation.paused.connect(self.paused)
        self._held.carried.connect(self.carried)
        self._held.dropped.connect(self.dropped)
        self._held.lost.connect(self.lost)
        self.slip.laid.connect(self._leave_town_free)

    # --- what the page calls -------------------------------------------------------------------

    def set_game(self, players: tuple[Player, ...], options: Options) -> None:
        self._motion.stop()
        self._players, self._view = players, None
        for panel in (self.ribbon, self.race, self.seats, self.hand, self.start, self.evaluation):
            panel.set_players(players)
        self._lay_out()

    def show_view(self, view: View) -> None:
        """Shows a view at once."""
        self._motion.stop()
        self._show(view)

    def _show(self, view: View) -> None:
        was_asking, self._view = self._is_asking, view
        if self._is_asking != was_asking:
            self._lay_out()
        seat = self.seat_below(view)
        self.slip.show_view(view)
        self.ribbon.show_view(view)
        self.race.show_scores(view.scores)
        self.seats.show_view(view, seat)
        self.salon.show_view(view)
        self.hand.show_view(view, seat, is_live=self._is_live)
        self.start.show_view(view, is_live=self._is_live)
        self.evaluation.show_view(view)
        self._turn_papers(view)

    def play(self, events: tuple[Event, ...], view: View) -> None:
        """Shows a view, and plays what led to it; then ``idle``, at once where nothing moves."""
        before = self._view
        self.show_view(view)
        if not self._motion.play(events, before, view, self.seat_below(view)):
            self.idle.emit()

    def skip(self) -> None:
        """Ends a running animation at once."""
        self._motion.skip()

    @property
    def players(self) -> int:
        """How many there are."""
        return len(self._players)

    @property
    def is_moving(self) -> bool:
        return self._motion.is_running

    def show_leaf(self, leaf: Leaf) -> None:
        """Where the telling of an evaluation stands; right after its view it is at rest."""
        self.evaluation.show_leaf(leaf)

    def set_thinking(self, seat: Seat | None) -> None:
        self.ribbon.set_thinking(seat)
        self.seats.set_thinking(seat)

    def show_hint(self, move: Move | None) -> None:
        """Marks what a strong player would do, where it is done here; None: nothing any more."""
        self.hand.dice.show_fitting(())
        for asking in (self.hand, self.start, self.evaluation.stop.questions):
            asking.show_hint(move)

    def set_news(self, rows: tuple[Row, ...]) -> None:
        """What happened last, oldest first."""
        self.salon.set_news(rows)

    def cancel_gesture(self) -> None:
        """What is carried goes home, and nothing is chosen."""
        self.hand.dice.cancel_gesture()
        self._selection.clear()

    def take_focus(self) -> bool:
        """Gives the keys to what is asked here; False where it is for the town to answer."""
        view = self._view
        if view is None:
            return False
        if is_evaluating(view):
            return self.evaluation.take_focus()
        if view.phase is Phase.START_CARD:
            return self.start.take_focus()
        return self.hand.take_focus()

    def press_continue(self) -> bool:
        """Goes on from what was read or throws, as people would; False where they cannot."""
        view = self._view
        if view is not None and is_evaluating(view):
            return self.evaluation.press_go()
        return self.hand.offer(Deed.THROW) is not None and self.hand.do(Deed.THROW)

    def press_golden(self) -> bool:
        """As people would press the one golden button; False where there is none."""
        view = self._view
        if view is not None and is_evaluating(view):
            return self.evaluation.press_golden()
        return self.hand.do(Deed.THROW) or self.hand.do(Deed.THROW_AGAIN)

    def seat_below(self, view: View) -> Seat:
        """Whose dice and cards lie in the hand: the viewer's, else of the one on turn."""
        if view.seat is not None:
            return view.seat
        return view.turn if view.turn is not None else 0

    # --- papers --------------------------------------------------------------------------------

    @property
    def _is_asking(self) -> bool:
        return self._view is not None and self._view.pending is not None

    def arrange(self, small: SmallColumn | None) -> None:
        """On a small table: the column takes the whole page, and leaves free where the town is."""
        if small != self._small:
            self._small = small
            self._lay_out()

    @property
    def _layout(self) -> ColumnLayout | SmallColumn:
        if self._small is not None:
            return self._small
        return ColumnLayout(
            self.width(),
            self.height(),
            len(self._players) or 4,
            has_controls=self._is_live,
            is_asking=self._is_asking,
        )

    def _lay_out(self) -> None:
        layout = self._layout
        unit = layout.unit
        self.ribbon.place(layout.ribbon, layout.top_unit)
        self.race.place(layout.race, unit)
        self.seats.place_rows(layout.rows, unit)
        self.salon.place(layout.salon, unit)
        self.hand.place_as(layout.hand, layout.top_unit, is_compact=layout.is_compact)
        self.start.place(layout.start, unit)
        self.evaluation.place(layout)
        self.slip.lay(layout)
        self._leave_town_free()
        if self._view is not None:
            self._turn_papers(self._view)

    def _leave_town_free(self) -> None:
        """What is pressed there is for the town, though this widget lies over it."""
        small = self._small
        if small is None or not small.shows_town:
            self.clearMask()
            return
        free = QRegion(self.rect()) - QRegion(small.town.toAlignedRect())
        self.setMask(free if self.slip.isHidden() else free | QRegion(self.slip.geometry()))

    def _turn_papers(self, view: View) -> None:
        """Which papers lie there now."""
        is_start = view.phase in (Phase.DEAL, Phase.START_CARD)
        is_told = is_evaluating(view)
        has_turn = self.ribbon.player is not None and view.pending is not None
        self.evaluation.set_visible(is_told, has_head=not has_turn)
        _show(self.ribbon, is_wanted=not is_told or has_turn)
        _show(self.seats, is_wanted=not is_told)
        _show(self.start, is_wanted=is_start)
        for paper in (self.salon, self.hand):
            _show(paper, is_wanted=not is_start and not is_told)

    # --- keys ----------------------------------------------------------------------------------

    def press(self, event: QKeyEvent) -> bool:
        """Whether a key means something here: dice by their faces, R, T, Esc and arrows."""
        by = _STEPS.get(Qt.Key(event.key()))
        if self._view is not None and is_evaluating(self._view):
            return self._press_in_evaluation(event, by)
        face, said = digit(event), letter(event)
        if event.isAutoRepeat() and by is None:
            return False  # a key that is held down counts once
        if face is not None:
            return self.hand.dice.choose_face(face)
        is_shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier  # it leads to a stop
        if said in ("r", "t") and not is_shifted:
            return self._change(Deed.REROLL if said == "r" else Deed.TURN)
        if event.key() == Qt.Key.Key_Escape:
            return self._selection.clear()
        if by is not None and self.hand.isVisible():
            return self.hand.dice.step(by)
        return False

    def _press_in_evaluation(self, event: QKeyEvent, by: int | None) -> bool:
        if by is not None:
            self.evaluation.leaf(by)
            return True
        if event.isAutoRepeat():
            return False
        return letter(event) == "p" and self.evaluation.toggle_pause()

    def _change(self, deed: Deed) -> bool:
        """R begins a reroll, and throws once dice are chosen; T turns, or does not after all."""
        if deed is Deed.REROLL and self._selection.use is Use.REROLLING:
            return self.hand.do(Deed.THROW_AGAIN)
        if deed is Deed.REROLL and self.hand.offer(Deed.THROW) is not None:
            return self.hand.do(Deed.THROW)
        if deed is Deed.TURN and self._selection.use is Use.TURNING:
            return self._selection.clear()
        return self.hand.do(deed)

    # --- Qt ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.press(event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()


def _show(paper: Panel, *, is_wanted: bool) -> None:
    """A paper without a place is not seen."""
    paper.setVisible(is_wanted and not paper.face.isEmpty())
