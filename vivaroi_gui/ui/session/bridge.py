"""Between table and screen: one call down, one signal up.

A gesture becomes :meth:`Bridge.play`; the table answers with events, and ``advanced`` carries them
up with the view of whoever may look.  When the screen has come to rest it calls
:meth:`Bridge.ask_next`, and the next seat acts: a human, perhaps behind a curtain first, or an AI.
"""

import itertools
from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Any

from PySide6.QtCore import QObject, Signal

from vivaroi_gui.ai.worker import Worker
from vivaroi_gui.rules.core import (
    CHANCE,
    Event,
    IllegalMove,
    Move,
    NotYourTurn,
    Seat,
)
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.steps import UndoRefusal
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.catalog import screens
from vivaroi_gui.ui.kit.cues import Cue, sound
from vivaroi_gui.ui.session.limits import temper_of
from vivaroi_gui.ui.session.names import shown_players
from vivaroi_gui.ui.session.opponents import TAKE_BACK_MS, Mover, Opponents
from vivaroi_gui.ui.session.screens import AnyScreens
from vivaroi_gui.ui.session.viewer import Viewer
from vivaroi_gui.ui.session.views import Views
from vivaroi_gui.ui.settings import Settings


class Bridge(QObject):
    """One game on the screen; ``viewer`` is who looks at it."""

    opened = Signal()
    advanced = Signal(object, object)
    """Events, and the view after them."""
    shown = Signal(object)
    """A view to show as it is: another viewer, or a step taken back."""
    curtain_wanted = Signal(object)
    """The seat to which the device goes: the curtain falls until that person opens it."""
    thinking = Signal(object)
    """The seat of the AI at work, or None."""
    advised = Signal(object)
    """The advice that the viewer has asked for, or None where none could be had in time."""
    seat_changed = Signal(object)
    """A seat that was given to an AI or taken back.

    A curtain that is down may ask for somebody who is gone: it goes up, and falls again where it
    has to.
    """
    stood_in = Signal(object)
    """The first seat in this game whose move was chosen without thinking."""
    redone = Signal(object)
    """Events of a step that is about to be told again, as it was done again."""
    refused = Signal(object)
    save_failed = Signal(object)

    def __init__(self, settings: Settings, worker: Worker, random: Random | None = None) -> None:
        super().__init__()
        self._settings = settings
        self._table: Table | None = None
        self._views: Views | None = None
        self.viewer = Viewer(settings, self)
        self.viewer.changed.connect(self._on_viewer_changed)
        self.viewer.curtain_wanted.connect(self.curtain_wanted)
        self._worker = worker
        self.opponents = Opponents(worker, random or SystemRandom(), self)
        self.opponents.decided.connect(self._play)
        self.opponents.threw.connect(self.proceed)
        self.opponents.thinking.connect(self.thinking)
        self.opponents.advised.connect(self.advised)
        self.opponents.stood_in.connect(self.stood_in)
        self._is_at_rest = False
        self._has_warned = False

    # --- the game ------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        assert self._table is not None, "no game is open"
        return self._table

    @property
    def is_open(self) -> bool:
        return self._table is not None

    @property
    def players(self) -> tuple[Player, ...]:
        """As they are shown."""
        return shown_players(self.table.players)

    @property
    def options(self) -> Any:
        return self.table.options

    @property
    def screens(self) -> AnyScreens:
        """What the game on the table hands the window."""
        return screens(self.options.game)

    @property
    def events(self) -> tuple[Event, ...]:
        """All that everybody saw in this game."""
        return self.table.events

    @property
    def view(self) -> Any:
        """What may be on the screen now, as the game shows it."""
        return self._view_of(self.viewer.seat)

    def _view_of(self, seat: Seat | None) -> Any:
        assert self._views is not None, "no game is open"
        return self._views.of(seat)

    def open(self, table: Table, *, retells: bool = False) -> None:
        """Lays another game on the screen; nobody's secrets are open yet.

        ``retells``: what was laid open as it was left may not have been read, and is told again.
        """
        self.close()
        self._table, self._views = table, Views(table)
        self.viewer.sit_down(table, self._views)
        self.opened.emit()
        if retells and table.last_reveal:
            self._tell(table.last_reveal)
            return
        self.shown.emit(self.view)
        self.ask_next()

    def close(self) -> None:
        """Takes the game off the screen; an AI at work is forgotten."""
        self.opponents.get_up()
        self._table = self._views = None
        self._has_warned = False
        self.viewer.get_up()

    def pause(self) -> None:
        """Until :meth:`go_on` no AI thinks, and no curtain falls."""
        self.opponents.forget()
        self.viewer.look_away()
        self.viewer.is_paused = True

    def go_on(self) -> None:
        """The game goes on where it was; between several people somebody opens the curtain anew."""
        self.viewer.is_paused = False
        self.ask_next()

    def shut_down(self) -> None:
        """Ends the AI's process."""
        self.close()
        self._worker.stop()

    # --- what people do ------------------------------------------------------------------------

    def play(self, move: Move) -> None:
        """Plays a move of the viewer."""
        seat = self.viewer.seat
        if seat is None or seat not in self.table.to_act():
            self.refused.emit(NotYourTurn())
            return
        try:
            self._play([(seat, move)])
        except IllegalMove as refused:
            self.refused.emit(refused)

    def proceed(self) -> None:
        """Lets chance act, where it is due."""
        if CHANCE in self.table.to_act():
            self._tell(self.table.deal())

    def undo_refusal(self) -> UndoRefusal | None:
        """Why nobody here may take back a step; None when the human who acted last may."""
        seat, own = self.table.last_seat, self.viewer.seat
        if seat is not None and self.players[seat].is_human:
            return self.table.undo_refusal(seat)
        if own is not None and not self.screens.last_turn(self.events, self.options, own):
            return UndoRefusal.NOTHING_TO_UNDO  # whatever the others have done
        return self.table.undo_refusal(CHANCE if own is None else own)

    def undo(self) -> None:
        """Takes back the last step of a human, who is then the one to look."""
        if self.undo_refusal():
            return
        self.opponents.forget()
        seat = self.table.last_seat
        assert seat is not None
        self.table.undo(seat)
        sound(Cue.UNDO)
        self.warn_unsaved()
        self.shown.emit(self.view)
        self.ask_next()

    def redo(self) -> None:
        """Does again what the viewer has taken back last, where nothing came since."""
        seat = self.viewer.seat
        if seat is None or not self.is_viewers_turn or self.table.steps.redo_refusal(seat):
            return
        events = self.table.redo(seat)
        self.redone.emit(events)
        self._tell(events)

    @property
    def may_hint(self) -> bool:
        """Whether the viewer may act, and nobody but people has to."""
        seats = self.table.to_act() if self.is_viewers_turn else ()
        is_chances = CHANCE in seats
        return bool(seats) and not is_chances and all(self.players[one].is_human for one in seats)

    @property
    def is_viewers_turn(self) -> bool:
        """Whether the screen is at rest, and whoever looks at it may act, or throw."""
        seat = self.viewer.seat
        if self._table is None or seat is None or not self._is_at_rest:
            return False
        return seat in self._table.to_act() or seat == self.viewer.thrower

    def hint(self) -> None:
        """Asks what a strong player would do in the viewer's seat; ``advised`` brings it.

        It never comes where the position, the viewer or a seat has changed in between.
        """
        if self.may_hint and not self.opponents.is_advising:
            self.opponents.advise(self.view)

    def lend_seat(self, seat: Seat, level: str | None) -> None:
        """Gives a person's seat to an AI of that level; without a level, back to the person.

        It plays as the animal of the seat does.

        Raises:
            BadSeat: nothing has changed.
        """
        if level is None:
            self.table.take_back(seat)
        else:
            self.table.lend(seat, level, temper_of(self.screens.tempers, self.players[seat].avatar))
        self.opponents.forget()
        self.warn_unsaved()
        if self.viewer.seat == seat:
            self.viewer.show_to(None)
        self.seat_changed.emit(seat)
        if self._is_at_rest:
            self.ask_next()

    # --- the next seat -------------------------------------------------------------------------

    def ask_next(self) -> None:
        """The screen is at rest: whoever is next may act."""
        if self._table is None or self.viewer.is_paused:
            return
        self._is_at_rest = True
        if CHANCE in self.table.to_act():
            self._await_chance()
            return
        self.viewer.look()
        if not self.opponents.is_deciding:
            self._ask()

    def _await_chance(self) -> None:
        """It acts at once, unless people look first, or somebody throws for it."""
        thrower = self.viewer.thrower
        if thrower is not None and self.players[thrower].is_human:
            self.viewer.look()
        elif self.table.game.is_read_first(self._view_of(None)):
            return
        elif thrower is not None:
            self.opponents.throw(_beat_ms(self, self._settings.speed.factor))
        else:
            self.proceed()

    def _ask(self) -> None:
        """Asks the AIs that have to act."""
        seats = [seat for seat in self.table.to_act() if not self.players[seat].is_human]
        if not seats:
            return
        turns = [Mover.of(seat, self._view_of(seat), self.players[seat]) for seat in seats]
        if self.table.game.chooses_at_once(self._view_of(None)):
            self.opponents.decide_together(turns)
        else:
            self.opponents.decide(turns, _beat_ms(self, self._settings.speed.factor))

    def _on_viewer_changed(self) -> None:
        self.opponents.withdraw_advice()
        self.shown.emit(self.view)

    def _play(self, moves: Sequence[tuple[Seat, Move]]) -> None:
        """What several have chosen at once is told at once."""
        played = [self.table.play(seat, move) for seat, move in moves]
        self._tell(tuple(itertools.chain.from_iterable(played)))

    def _tell(self, events: tuple[Event, ...]) -> None:
        self.opponents.withdraw_advice()
        self._is_at_rest = False
        self.warn_unsaved()
        self.advanced.emit(events, self.view)

    def warn_unsaved(self) -> None:
        """Says once that the game is not on disk; it goes on all the same."""
        error = self.table.save_error
        if error is not None and not self._has_warned:
            self.save_failed.emit(error)
        self._has_warned = error is not None


def _beat_ms(bridge: Bridge, factor: float) -> float:
    """Till the next opponent acts: a moment for people to take back what they did."""
    last = bridge.table.last_seat
    is_peoples = last is not None and bridge.players[last].is_human
    is_to_wait = factor and is_peoples and bridge.undo_refusal() is None
    return max(bridge.screens.beat_ms * factor, TAKE_BACK_MS if is_to_wait else 0)
