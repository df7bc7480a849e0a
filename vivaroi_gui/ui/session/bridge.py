"""Between table and screen: one call down, one signal up.

A gesture becomes :meth:`Bridge.play`; the table answers with events, and ``advanced`` carries them
up with the view of whoever may look.  When the screen has come to rest it calls
:meth:`Bridge.step`, and the next seat acts: a human, perhaps behind a curtain first, or an AI.
"""

from random import Random, SystemRandom
from typing import Any

from PySide6.QtCore import QObject, Signal

from vivaroi_gui.ai.worker import Worker
from vivaroi_gui.rules.core import (
    CHANCE,
    DEFAULT_STYLE,
    Event,
    IllegalMove,
    Move,
    NotYourTurn,
    Seat,
)
from vivaroi_gui.table.curtain import Curtain, Look, has_curtain, policy_in, who_may_look
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.table import Table, UndoRefusal
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.catalog import screens
from vivaroi_gui.ui.session.names import shown_players
from vivaroi_gui.ui.session.opponents import Opponents, Turn
from vivaroi_gui.ui.session.screens import AnyScreens
from vivaroi_gui.ui.session.views import Views
from vivaroi_gui.ui.settings import Settings

THINKING_MS = 700
"""The beat of the AIs' moves: a pace that people can follow."""
AT_ONCE_MS = 2000
"""After how long the AIs' moves come where all choose at once, at every speed and whatever they
hold: all at the same beat, and what one of them chooses after that at the next.
"""
_AT_ONCE_S = 1.5
"""How long they may think about it, all together: they are done before that beat."""


class Bridge(QObject):
    """One game on the screen.  ``viewer`` is the seat whose secrets are open now, or None."""

    opened = Signal()
    advanced = Signal(object, object)
    """Events, and the view after them."""
    shown = Signal(object)
    """A view to show as it is: another viewer, or a step taken back."""
    handed_over = Signal(object)
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
    refused = Signal(object)
    save_failed = Signal(object)

    def __init__(self, settings: Settings, worker: Worker, random: Random | None = None) -> None:
        super().__init__()
        self._settings = settings
        self._table: Table | None = None
        self._views: Views | None = None
        self._worker = worker
        self._opponents = Opponents(worker, random or SystemRandom(), self)
        self._opponents.decided.connect(self._play)
        self._opponents.thinking.connect(self.thinking)
        self._opponents.advised.connect(self.advised)
        self._opponents.stood_in.connect(self._on_stood_in)
        self._viewer: Seat | None = None
        self._is_at_rest = False
        self._is_paused = False
        self._has_warned = False
        self._has_stood_in = False

    # --- the game ------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        assert self._table is not None, "no game is open"
        return self._table

    @property
    def is_open(self) -> bool:
        return self._table is not None

    @property
    def is_paused(self) -> bool:
        return self._is_paused

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
    def agreed(self) -> TableOptions:
        return self.table.agreed

    @property
    def events(self) -> tuple[Event, ...]:
        """All that everybody saw in this game."""
        return self.table.events

    @property
    def view(self) -> Any:
        """What may be on the screen now, as the game shows it."""
        return self._view_of(self._viewer)

    def _view_of(self, seat: Seat | None) -> Any:
        assert self._views is not None, "no game is open"
        return self._views.of(seat)

    def open(self, table: Table, *, retells: bool = False) -> None:
        """Lays another game on the screen; nobody's secrets are open yet.

        ``retells``: an election with which it was left may not have been read, and is told again.
        """
        self.close()
        self._table, self._views = table, Views(table)
        self.opened.emit()
        if retells and table.last_reveal:
            self._tell(table.last_reveal)
            return
        self.shown.emit(self.view)
        self.step()

    def close(self) -> None:
        """Takes the game off the screen; an AI at work is forgotten."""
        self._opponents.forget()
        self._table = self._views = None
        self._has_warned = self._has_stood_in = self._is_paused = False
        self._viewer = None

    def pause(self) -> None:
        """Until :meth:`go_on` no AI thinks, and no curtain falls."""
        self._opponents.forget()
        self.look_away()
        self._is_paused = True

    def go_on(self) -> None:
        """The game goes on where it was; between several people somebody opens the curtain anew."""
        self._is_paused = False
        self.step()

    def shut_down(self) -> None:
        """Ends the AI's process."""
        self.close()
        self._worker.stop()

    # --- what people do ------------------------------------------------------------------------

    def play(self, move: Move) -> None:
        """Plays a move of the viewer."""
        if self._viewer is None or self._viewer not in self.table.to_act():
            self.refused.emit(NotYourTurn())
            return
        try:
            self._play(self._viewer, move)
        except IllegalMove as refused:
            self.refused.emit(refused)

    def proceed(self) -> None:
        """Lets chance act, where it is due."""
        if CHANCE in self.table.to_act():
            self._tell(self.table.deal())

    def undo_refusal(self) -> UndoRefusal | None:
        """Why nobody here may take back a step; None when the human who acted last may."""
        seat = self.table.last_seat
        if seat is None or not self.players[seat].is_human:
            return self.table.undo_refusal(self._viewer if self._viewer is not None else CHANCE)
        return self.table.undo_refusal(seat)

    def undo(self) -> None:
        """Takes back the last step of a human, who is then the one to look."""
        if self.undo_refusal():
            return
        self._opponents.forget()
        seat = self.table.last_seat
        assert seat is not None
        self.table.undo(seat)
        self._warn()
        self.shown.emit(self.view)
        self.step()

    @property
    def may_hint(self) -> bool:
        """Whether the viewer may act, and nobody but people has to."""
        if self._table is None or self._viewer is None or not self._is_at_rest:
            return False
        seats = self._table.to_act()
        return self._viewer in seats and all(self.players[seat].is_human for seat in seats)

    @property
    def is_viewers_turn(self) -> bool:
        """Whether the screen is at rest, and whoever looks at it may act."""
        if self._table is None or self._viewer is None or not self._is_at_rest:
            return False
        return self._viewer in self._table.to_act()

    @property
    def is_advising(self) -> bool:
        """Whether an advice is being thought about."""
        return self._opponents.is_advising

    def hint(self) -> None:
        """Asks what a strong player would do in the viewer's seat; ``advised`` brings it.

        It never comes where the position, the viewer or a seat has changed in between.
        """
        if self.may_hint and not self.is_advising:
            self._opponents.advise(self.view)

    def hand_seat(self, seat: Seat, level: str | None, style: str = DEFAULT_STYLE) -> None:
        """Gives a person's seat to an AI of that level; without a level, back to the person.

        Raises:
            BadSeat: nothing has changed.
        """
        if level is None:
            self.table.take_back(seat)
        else:
            self.table.lend(seat, level, style)
        self._opponents.forget()
        self._warn()
        if self._viewer == seat:
            self._show_to(None)
        self.seat_changed.emit(seat)
        if self._is_at_rest:
            self.step()

    # --- whose turn to look --------------------------------------------------------------------

    def lift_curtain(self, seat: Seat) -> None:
        """``seat`` has opened the curtain: its secrets may be seen, if it is still its turn."""
        if self._allowed(watched_by=seat).viewer == seat:
            self._show_to(seat)

    def hide_secrets(self) -> None:
        """Nobody watches the screen any more: what was open has to be opened anew."""
        if self._table is not None and has_curtain(self.players, self._policy):
            self._look(watched_by=None)

    def look_away(self) -> None:
        """The same while all heads are together over a count: nobody is asked for yet."""
        if self._table is not None and has_curtain(self.players, self._policy):
            self._show_to(None)

    def look(self) -> None:
        """Opens the secrets of whoever may look now, or asks to hand the device over.

        Whoever was out of sight for a moment may have left, and opens the curtain anew.
        """
        self._look(watched_by=self._viewer)

    def _look(self, watched_by: Seat | None) -> None:
        if self._table is None or self._is_paused:
            return
        look = self._allowed(watched_by)
        if look.viewer != self._viewer:
            self._show_to(look.viewer)
        if look.hand_to is not None:
            self.handed_over.emit(look.hand_to)

    def _allowed(self, watched_by: Seat | None) -> Look:
        view = self._view_of(None)
        first = self.table.game.first_to_look(view)
        return who_may_look(self.players, watched_by, view.to_act, self._policy, first)

    @property
    def _policy(self) -> Curtain:
        return policy_in(self.table.game, self._settings.curtain)

    def _show_to(self, viewer: Seat | None) -> None:
        self._withdraw_hint()
        self._viewer = viewer
        self.shown.emit(self.view)

    # --- the next seat -------------------------------------------------------------------------

    def step(self) -> None:
        """The screen is at rest: whoever is next may act."""
        if self._table is None or self._is_paused:
            return
        self._is_at_rest = True
        if CHANCE in self.table.to_act():
            if not self.table.game.is_read_first(self._view_of(None)):
                self.proceed()
            return
        self.look()
        if self._opponents.is_deciding:
            self._opponents.go_on()
        else:
            self._ask()

    def _ask(self) -> None:
        """Asks the AIs that have to act."""
        seats = [seat for seat in self.table.to_act() if not self.players[seat].is_human]
        if not seats:
            return
        turns = [self._turn(seat) for seat in seats]
        if self.table.game.chooses_at_once(self._view_of(None)):
            self._opponents.decide(turns, AT_ONCE_MS, _AT_ONCE_S / len(turns))
        else:
            self._opponents.decide(turns, THINKING_MS * self._settings.speed.factor)

    def _turn(self, seat: Seat) -> Turn:
        level, style = self.players[seat].level, self.players[seat].style
        assert level is not None
        assert style is not None
        return Turn(seat, self._view_of(seat), level, style)

    def _on_stood_in(self, seat: Seat) -> None:
        if not self._has_stood_in:
            self._has_stood_in = True
            self.stood_in.emit(seat)

    def _withdraw_hint(self) -> None:
        if self.is_advising:
            self._opponents.forget()

    def _play(self, seat: Seat, move: Move) -> None:
        self._tell(self.table.play(seat, move))

    def _tell(self, events: tuple[Event, ...]) -> None:
        self._withdraw_hint()
        self._is_at_rest = False
        self._warn()
        self.advanced.emit(events, self.view)

    def _warn(self) -> None:
        """Says once that the game is not on disk; it goes on all the same."""
        error = self.table.save_error
        if error is not None and not self._has_warned:
            self.save_failed.emit(error)
        self._has_warned = error is not None
