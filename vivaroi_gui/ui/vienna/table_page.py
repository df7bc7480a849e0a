"""The table: the town over the whole page, and the papers beside it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vienna import Options, Phase, View
from vivaroi_gui.rules.vienna.moves import Move, Place
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.kit.floats import Message
from vivaroi_gui.ui.kit.key_places import letter
from vivaroi_gui.ui.session.game_page import GamePage
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vienna.pace import Pace
from vivaroi_gui.ui.vienna.panels.arrangement import TownArrangement
from vivaroi_gui.ui.vienna.panels.chronicle import Chronicle
from vivaroi_gui.ui.vienna.panels.column import Column
from vivaroi_gui.ui.vienna.panels.evaluation_column import Leaf
from vivaroi_gui.ui.vienna.scene import TownView
from vivaroi_gui.ui.vienna.scene.layout import board_area
from vivaroi_gui.ui.vienna.selection import Selection

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_ASIDE: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down)
"""They lead from the dice, which lie in a row, to the town."""
_PARTS: Final = 2
"""Town and column move."""


class TablePage(GamePage[Options, View, Move]):
    """Town and column play together; the page is idle when both are."""

    reading_ms = 9000
    access_tree: AccessTree | None = None

    def __init__(
        self, settings: Settings, parent: QWidget | None = None, *, is_live: bool = True
    ) -> None:
        super().__init__(parent)
        self._is_live = is_live
        self._events: tuple[Event, ...] = ()
        self._view: View | None = None
        self._hint: Move | None = None
        self._before, self._after = 0, 0
        self._asked: object = None
        """What the keys were given for last."""
        self._is_over = False
        """Whether an evaluation lies open that has come to its end, and to rest."""
        self._selection = Selection(self)
        self._selection.changed.connect(self._on_selected)
        self.town = TownView(settings, self._selection, self)
        self.column = Column(settings, self._selection, self, is_live=is_live)
        self.going_on = self.column.evaluation.leafing.go
        self.chronicle = Chronicle(self)
        self.arranged = TownArrangement(self, self.column, self._selection, is_live=is_live)
        self.tabs = self.arranged.tabs
        self.asking_paper = self.column.ribbon
        self.access_tree = AccessTree(self)
        self._pace = Pace(settings, self)
        self._connect()

    def _connect(self) -> None:
        town, column = self.town, self.column
        self._pace.landed.connect(self._rest)
        self._pace.idle.connect(self.idle)
        for part in (town, column):
            part.chosen.connect(self.chosen)
            part.idle.connect(self._pace.land)
        town.refused.connect(lambda refused: self.refused.emit(refused, ""))
        column.objected.connect(self.objected)
        town.asked.connect(lambda name, text, _: self.asked.emit(name, text))
        town.asked.connect(lambda _, __, ways: column.hand.dice.show_fitting(ways))
        town.renewed.connect(self.cut_short)
        self.chronicle.opened.connect(lambda _: _lay_chronicle(self))
        column.salon.opened.connect(lambda: self.chronicle.set_open(True))
        column.continued.connect(self._on_continued)
        column.leafed.connect(self._on_leafed)
        column.paused.connect(self._on_paused)
        column.menu_wanted.connect(self.seat_menu_wanted)
        column.carried.connect(lambda at: town.carry(_in_town(town, at)))
        column.dropped.connect(lambda at: town.drop(_in_town(town, at)))
        column.lost.connect(town.cancel_gesture)
        self.tabs.lead_to(self.town)
        self.tabs.turned.connect(lambda: _lay_out(self))
        self.tabs.moves_wanted.connect(self.moves_wanted)

    # --- as of every page of a game ------------------------------------------------------------

    def set_game(self, players: tuple[Player, ...], options: Options, agreed: TableOptions) -> None:
        self._pace.halt()
        self._events, self._view = (), None
        self._pace.is_held = False
        self.chronicle.set_game(players, options)
        self.town.set_game(players, options)
        self.column.set_game(players, options)
        _lay_out(self)

    def show_view(self, view: View) -> None:
        """A pause lasts no longer than the evaluation that it was for."""
        self._pace.halt()
        self._view = view
        if self.arranged.follow(view):
            _lay_out(self)
        if not _is_told(self._view):
            self.column.evaluation.leafing.set_paused(False)
        self._rest()
        self.town.show_view(view)

    def _rest(self) -> None:
        """The column asks what is to be asked, and the keys go there if they are on this page."""
        view = self._view
        if view is None:
            return
        self.column.show_view(view)
        self.chronicle.look_as(view.seat)
        self._show_leaf()
        who = view.seat, bool(view.legal)
        asked = who, view.phase, view.turn, view.pending, _is_told(self._view)
        focus = QApplication.focusWidget()
        if asked != self._asked and focus is not None and self.isAncestorOf(focus):
            self.take_focus()
        self._asked = asked

    def animate(self, events: tuple[Event, ...], view: View) -> None:
        """Plays events in town and column, then ``idle`` after a while to read.

        Nothing can be chosen before both are there.
        """
        self._view = view
        if self.arranged.follow(view):
            _lay_out(self)
        focus = QApplication.focusWidget()
        if focus is not None and self.column.hand.isAncestorOf(focus):
            self.town.setFocus(Qt.FocusReason.OtherFocusReason)  # not from die to die that goes
        is_read = self._is_live and _is_told(self._view) and bool(view.evaluation)
        self._pace.begin(_PARTS, is_read=is_read)
        self.column.play(events, replace(view, legal=()))
        self._show_leaf()
        self.town.set_homes(_homes(self.column, view))
        self.town.animate(events, view)

    def show_place(self, before: int, after: int) -> None:
        self._before, self._after = before, after

    @property
    def is_moving(self) -> bool:
        return self._pace.is_moving or self._pace.is_reading

    def cut_short(self) -> None:
        """The stop is seen as it ends; what comes next begins at once."""
        self._pace.hasten(self.column, self.town)
        self.renewed.emit()

    def skip(self) -> None:
        """Ends what moves at once, and with it all that is still to be told of an evaluation."""
        self._pace.hasten(self.column, self.town)
        if _is_told(self._view) and self._after:
            self.leafed.emit(self._after)

    def take_focus(self) -> None:
        if not self.column.take_focus():
            self.town.setFocus(Qt.FocusReason.OtherFocusReason)

    def cancel_gesture(self) -> None:
        self.town.cancel_gesture()
        self.column.cancel_gesture()

    def press_continue(self) -> bool:
        return not self._pace.is_moving and self.column.press_continue()

    def set_history(self, events: Sequence[Event]) -> None:
        if tuple(events) != self._events:
            self._events = tuple(events)
            self.column.evaluation.sums.set_history(self._events)
            self.chronicle.set_events(self._events)
            self.column.set_news(self.chronicle.news)

    def set_thinking(self, seat: Seat | None) -> None:
        self.column.set_thinking(seat)

    def show_message(self, message: Message | None) -> None:
        self.column.slip.show_message(message)

    def mark_hint(self, move: Move | None, *, is_advice: bool = True) -> None:
        self._hint = move
        self.column.show_hint(move if is_advice else None)
        self.town.set_hint(move, is_advice=is_advice)

    def follow_hint(self) -> bool:
        return self.town.follow_hint()

    def _on_selected(self) -> None:
        """What was said of other dice, or of a stop, is over; so is a hint for other dice."""
        self.objected.emit("")
        self.asked.emit("", "")
        hint = self._hint
        if isinstance(hint, Place) and not self._selection.is_within(hint.dice, white=hint.white):
            self.strayed.emit()

    # --- the course of an evaluation -----------------------------------------------------------

    def _on_continued(self) -> None:
        """To the next stop, by a click on its button; or a throw, or on from what was read."""
        if self.is_moving:
            self._pace.hasten(self.column, self.town)
        else:
            self.continued.emit()

    def _on_leafed(self, by: int) -> None:
        """On is at once to the next stop while it plays; back holds it."""
        if by > 0 and _is_told(self._view) and not self._pace.is_held:
            self._on_continued()
            return
        self.column.evaluation.leafing.set_paused(_is_told(self._view))
        self.leafed.emit(by)

    def _on_paused(self, is_paused: bool) -> None:
        self._pace.hold(is_held=is_paused)
        if not is_paused and _is_told(self._view) and not self._pace.is_moving:
            self.continued.emit()

    def _show_leaf(self) -> None:
        """What the controls of the evaluation offer; that it is over cannot be meant at once."""
        view = self._view
        if view is None:
            return
        is_last_look = _is_told(self._view) and bool(view.evaluation) and not any(view.placed)
        is_read = is_last_look or (view.phase is Phase.NEW_ROUND and bool(view.to_act))
        runs = _is_told(self._view) and not is_last_look
        self.column.show_leaf(Leaf(self._before > 0, self._after > 0, runs, is_read))
        was_over, self._is_over = self._is_over, is_read and not self._pace.is_moving
        if self._is_over and not was_over:
            self.renewed.emit()

    # --- where everything lies -----------------------------------------------------------------

    @property
    def papers(self) -> Sequence[QRectF]:
        column, told = self.column, self.column.evaluation
        if self.arranged.small is not None:
            return [self.arranged.small.ribbon, self.arranged.small.leaf]
        papers = (column.seats, column.salon, column.hand, told.so_far, told.stop, told.sums)
        shown = (one for one in papers if one.isVisibleTo(self))
        return [one.face.translated(one.pos() + column.pos()) for one in shown]

    @property
    def moves_area(self) -> QRectF:
        return self.arranged.small.moves if self.arranged.small is not None else QRectF()

    def front_moves(self, *, is_shown: bool) -> None:
        self.tabs.front_moves(is_shown=is_shown)

    @property
    def asking(self) -> QRectF:
        column = self.column
        papers = (column.start, column.evaluation.stop)
        paper = next((one for one in papers if one.isVisibleTo(self)), column.hand)
        return paper.face.translated(paper.pos() + column.pos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the town has no use for may be meant for the dice, or the chronicle."""
        if letter(event) == "c" and not event.isAutoRepeat():
            self.chronicle.set_open(not self.chronicle.is_open)
        elif event.key() == Qt.Key.Key_End and _is_told(self._view):
            self.skip()
        elif _is_enter(event) and (self.follow_hint() or self.column.press_golden()):
            pass
        elif event.key() in _ASIDE and not self.town.holds_focus and not _is_told(self._view):
            self.town.setFocus(Qt.FocusReason.TabFocusReason)
        elif not self.column.press(event):
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        self.column.set_news(self.chronicle.news)
        self._show_leaf()

    def event(self, event: QEvent) -> bool:
        is_known = super().event(event)
        if event.type() is QEvent.Type.Resize:
            _lay_out(self)
        elif event.type() is QEvent.Type.Hide and not event.spontaneous():
            self._pace.halt()  # the game is left, or told on elsewhere: nothing is waited for here
        return is_known


def _lay_out(page: TablePage) -> None:
    """For the size that the page has now."""
    column, small = page.column, page.arranged.lay(page.column.players or 4)
    page.town.setGeometry(page.rect())
    page.town.set_cards(small.town if small else QRectF())
    if small is None:
        left = round(board_area(page.width(), page.height()).right())
        column.setGeometry(left, 0, page.width() - left, page.height())
    else:
        column.setGeometry(page.rect())
    column.arrange(small)
    page.tabs.place(small.tabs if small else QRectF(), small.unit if small else 1.0)
    page.tabs.raise_()
    _lay_chronicle(page)


def _lay_chronicle(page: TablePage) -> None:
    """An opened one lies over what is below the other players, and takes the keys."""
    over, hand, chronicle = page.column.salon, page.column.hand, page.chronicle
    small = page.arranged.small
    area = over.face.translated(over.pos()) | hand.face.translated(hand.pos())
    area = area.translated(page.column.pos()) if small is None else small.leaf
    chronicle.place(area if chronicle.is_open else QRectF(), hand.unit)
    if chronicle.is_open:
        chronicle.raise_()
        chronicle.setFocus(Qt.FocusReason.OtherFocusReason)
    elif chronicle.hasFocus():
        page.take_focus()


def _is_enter(event: QKeyEvent) -> bool:
    return event.key() in _ENTER and not event.isAutoRepeat()


def _is_told(view: View | None) -> bool:
    """Whether what is seen is in the middle of what one move has brought."""
    return view is not None and not view.to_act and not view.result


def _in_town(town: TownView, at: QPointF) -> QPointF:
    """A point of the screen in the pixels of the town."""
    return at - QPointF(town.viewport().mapToGlobal(QPoint()))


def _homes(column: Column, view: View) -> dict[Seat, QPointF]:
    """Where each seat has its dice and coins, in pixels of the page, while they are to be seen."""
    seats, hand, sums = column.seats, column.hand, column.evaluation.sums
    if sums.isVisibleTo(column):
        corner = QPointF(column.pos() + sums.pos())
        return {seat: corner + sums.place_of(seat) for seat in range(len(view.scores))}
    if not seats.isVisibleTo(column):
        return {}
    corner = QPointF(column.pos() + seats.pos())
    found = {seat: corner + area.center() for seat, area in seats.rows}
    below = QPointF(column.pos() + hand.pos()) + hand.face.center()
    return found | {column.seat_below(view): below}
