"""Whose turn it is and what to do now, in the castle."""

from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.turn_ribbon import Score, TurnRibbon
from vivaroi_gui.ui.vivaroi.panels.words import PanelWords


class Banner(TurnRibbon):
    """Tells a view, and what to do with the character in the hand."""

    def __init__(self, words: PanelWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._view: View | None = None
        self._selection: Character | None = None
        self._is_moving = False

    def set_players(self, players: tuple[Player, ...]) -> None:
        self._view = self._selection = None
        super().set_players(players)

    def show_view(self, view: View, *, is_moving: bool = False) -> None:
        """``is_moving``: the one on turn has chosen, and the piece is on its way."""
        if (view, is_moving) != (self._view, self._is_moving):
            self._view, self._is_moving = view, is_moving
            self._changed()

    def select(self, character: Character | None) -> None:
        before, self._selection = self.line, character
        if self.line != before:
            self._changed()

    @property
    def title(self) -> str:
        view, player = self._view, self.player
        if view is None:
            return ""
        if player is None:
            return self._words.without_turn(view)
        if self._is_own:
            return self._words.your_turn(player)
        if not self._is_moving and (self._words.thinks(player) or self._thinking == view.turn):
            thinks = self._words.they_think if player.is_team else self._words.thinking_of
            return thinks(people().seat(player))
        return self._words.turn_of(people().seat(player))

    @property
    def course(self) -> str:
        if self._view is None:
            return ""
        if self._is_own and not self._is_moving:
            return self._words.advice(
                self._view, self._selection, is_short=self._is_low or self.is_upright
            )
        if self._is_own and self._view.nominee is None:
            return ""  # what people do before their own eyes is told to others only
        return self._words.course(self._view)

    def describe(self) -> None:
        """In spoken words nothing is golden."""
        super().describe()
        view = self._view
        if view is not None and self._is_own and not self._is_moving and self._message is None:
            told = self._words.spoken_advice(view, self._selection)
            set_description(self, told or self.line)

    @property
    def turn(self) -> Seat | None:
        return self._view.turn if self._view else None

    @property
    def score(self) -> Score | None:
        """The viewer's total, or that of the one on turn."""
        view = self._view
        seat = None if view is None else view.turn if view.seat is None else view.seat
        if view is None or seat is None:
            return None
        player, is_at_turn = self._players[seat], seat == view.turn
        total = min(view.totals[marker] for marker in view.options.markers_of(seat))
        label = self._words.score(player, is_at_turn=is_at_turn)
        return Score(total, label, None if is_at_turn else player)

    @property
    def is_blank(self) -> bool:
        return self._view is None

    @property
    def _is_own(self) -> bool:
        view = self._view
        is_seats = view is not None and view.turn is not None and view.turn == view.seat
        return is_seats and self._words.is_live
