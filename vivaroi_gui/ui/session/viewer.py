"""Who looks at the screen: the seat whose secrets are open now, or nobody's."""

from PySide6.QtCore import QObject, Signal

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.table.curtain import CurtainPolicy, Look, has_curtain, policy_in, who_may_look
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.session.views import Views
from vivaroi_gui.ui.settings import Settings


class Viewer(QObject):
    """Asks ``who_may_look`` of the table whenever something may have changed."""

    changed = Signal()
    """Somebody else looks, or nobody."""
    curtain_wanted = Signal(object)
    """The seat to which the device goes: the curtain falls until that person opens it."""

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._table: Table | None = None
        self._views: Views | None = None
        self.seat: Seat | None = None
        self.is_paused = False
        """Whether nobody is asked to look for now."""

    def sit_down(self, table: Table, views: Views) -> None:
        """Another game; nobody has looked at it yet."""
        self._table, self._views = table, views

    def get_up(self) -> None:
        """No game."""
        self._table = self._views = self.seat = None
        self.is_paused = False

    @property
    def thrower(self) -> Seat | None:
        """By whose hand chance acts next."""
        if self._table is None or self._views is None:
            return None
        return self._table.game.thrower(self._views.of(None))

    def open_to(self, seat: Seat) -> None:
        """``seat`` has opened the curtain: its secrets may be seen, if it is still its turn."""
        if self._allowed(watched_by=seat).viewer == seat:
            self.show_to(seat)

    def hide_secrets(self) -> None:
        """Nobody watches the screen any more: what was open has to be opened anew."""
        if self._has_curtain:
            self._look(watched_by=None)

    def look_away(self) -> None:
        """Closes the secrets too, but lets no curtain fall yet: all look at what lies open."""
        if self._has_curtain:
            self.show_to(None)

    def look(self) -> None:
        """Opens the secrets of whoever may look now, or asks to hand the device over.

        Whoever was out of sight for a moment may have left, and opens the curtain anew.
        """
        self._look(watched_by=self.seat)

    def show_to(self, seat: Seat | None) -> None:
        """From now on the secrets of that seat are open, and no others."""
        self.seat = seat
        self.changed.emit()

    def _look(self, watched_by: Seat | None) -> None:
        if self._table is None or self.is_paused:
            return
        look = self._allowed(watched_by)
        if look.viewer != self.seat:
            self.show_to(look.viewer)
        if look.hand_to is not None:
            self.curtain_wanted.emit(look.hand_to)

    def _allowed(self, watched_by: Seat | None) -> Look:
        if self._table is None or self._views is None:
            return Look(None, None)
        game, view, thrower = self._table.game, self._views.of(None), self.thrower
        acting = view.to_act if thrower is None else (thrower,)
        first, policy = game.first_to_look(view), self._policy(self._table)
        return who_may_look(self._table.players, watched_by, acting, policy, first)

    @property
    def _has_curtain(self) -> bool:
        table = self._table
        return table is not None and has_curtain(table.players, self._policy(table))

    def _policy(self, table: Table) -> CurtainPolicy:
        return policy_in(table.game, self._settings.curtain)
