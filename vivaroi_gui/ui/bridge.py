"""Between table and screen: one call down, one signal up.

A gesture becomes :meth:`Bridge.play`; the table answers with events, and ``advanced`` carries them
up with the view of whoever may look.  When the screen has come to rest it calls
:meth:`Bridge.step`, and the next seat acts: a human, perhaps behind a curtain first, or an AI.
"""

from random import Random, SystemRandom

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from vivaroi_gui.ai.worker import Worker
from vivaroi_gui.rules.core import CHANCE, Event, IllegalMove, NotYourTurn, Seat
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.moves import Move
from vivaroi_gui.table.curtain import has_curtain, who_may_look
from vivaroi_gui.table.players import Kind, Player
from vivaroi_gui.table.table import Table, UndoRefusal
from vivaroi_gui.ui.settings import Settings

THINKING_MS = 700
"""How long an AI takes for every decision, whatever it holds: a pace that people can follow."""
POLL_MS = 15


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
    refused = Signal(object)
    save_failed = Signal(object)

    def __init__(self, settings: Settings, worker: Worker, random: Random | None = None) -> None:
        super().__init__()
        self._settings = settings
        self._random = random or SystemRandom()
        self._table: Table | None = None
        self._worker = worker
        self._viewer: Seat | None = None
        self._has_warned = False
        self._ticket = 0
        self._asked: Seat | None = None
        self._since = QElapsedTimer()
        self._poll = QTimer(self)
        self._poll.setInterval(POLL_MS)
        self._poll.timeout.connect(self._on_poll)

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
        return self.table.players

    @property
    def events(self) -> tuple[Event, ...]:
        """All that everybody saw in this game."""
        return self.table.events

    @property
    def view(self) -> View:
        """What may be on the screen now."""
        return self.table.view(self._viewer)

    def open(self, table: Table) -> None:
        """Lays another game on the screen; nobody's secrets are open yet."""
        self.close()
        self._table = table
        self.opened.emit()
        self.shown.emit(self.view)
        self.step()

    def close(self) -> None:
        """Takes the game off the screen; an AI at work is forgotten."""
        self._forget_question()
        self._table = None
        self._has_warned = False
        self._viewer = None

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
        """Deals the next round, where one is due."""
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
        self._forget_question()
        seat = self.table.last_seat
        assert seat is not None
        self.table.undo(seat)
        self._warn()
        self.shown.emit(self.view)
        self.step()

    # --- whose turn to look --------------------------------------------------------------------

    def lift_curtain(self, seat: Seat) -> None:
        """``seat`` has opened the curtain: its secrets may be seen."""
        self._viewer = seat
        self.shown.emit(self.view)

    def hide_secrets(self) -> None:
        """Nobody watches the screen any more: what was open has to be opened anew."""
        if self._table is not None and has_curtain(self.players, self._settings.curtain):
            self._look(watched_by=None)

    def look(self) -> None:
        """Opens the secrets of whoever may look now, or asks to hand the device over.

        Whoever was out of sight for a moment may have left, and opens the curtain anew.
        """
        self._look(watched_by=self._viewer)

    def _look(self, watched_by: Seat | None) -> None:
        if self._table is None:
            return
        view = self.table.view()
        first = view.crown_holder or 0
        look = who_may_look(self.players, watched_by, view.to_act, self._settings.curtain, first)
        if look.viewer != self._viewer:
            self._viewer = look.viewer
            self.shown.emit(self.view)
        if look.hand_to is not None:
            self.handed_over.emit(look.hand_to)

    # --- the next seat -------------------------------------------------------------------------

    def step(self) -> None:
        """The screen is at rest: whoever is next may act."""
        if self._table is None:
            return
        if CHANCE in self.table.to_act():
            if self.view.round == 0:
                self.proceed()
            return
        self.look()
        self._ask()

    def _ask(self) -> None:
        """Asks the AI of the next seat, unless one is at work."""
        seats = [seat for seat in self.table.to_act() if self.players[seat].kind is Kind.AI]
        if self._asked is not None or not seats:
            return
        seat = seats[0]
        level, style = self.players[seat].level, self.players[seat].style
        assert level is not None
        assert style is not None
        self._asked = seat
        self._ticket += 1
        seed = self._random.getrandbits(32)
        self._worker.ask(self._ticket, self.table.view(seat), level, seed, style)
        self._since.start()
        self._poll.start()
        self.thinking.emit(seat)

    def _on_poll(self) -> None:
        if self._since.elapsed() < THINKING_MS * self._settings.speed.factor:
            return
        answer = self._worker.poll()
        if answer is None:
            return
        seat = self._asked
        if answer.ticket != self._ticket or seat is None:
            return
        self._forget_question()
        assert isinstance(answer.found, Move)
        self._play(seat, answer.found)

    def _forget_question(self) -> None:
        self._ticket += 1
        self._poll.stop()
        if self._asked is not None:
            self._asked = None
            self.thinking.emit(None)

    def _play(self, seat: Seat, move: Move) -> None:
        self._tell(self.table.play(seat, move))

    def _tell(self, events: tuple[Event, ...]) -> None:
        self._warn()
        self.advanced.emit(events, self.view)

    def _warn(self) -> None:
        """Says once that the game is not on disk; it goes on all the same."""
        error = self.table.save_error
        if error is not None and not self._has_warned:
            self.save_failed.emit(error)
        self._has_warned = error is not None
