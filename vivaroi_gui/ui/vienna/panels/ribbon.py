"""Whose turn it is and what to do with the dice."""

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import CHANCE, Seat
from vivaroi_gui.rules.vienna import Phase, View
from vivaroi_gui.table.players import Kind, Player
from vivaroi_gui.ui.kit.access_say import announce
from vivaroi_gui.ui.kit.grammar import joined
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.turn_ribbon import Score, TurnRibbon
from vivaroi_gui.ui.vienna.panels.offers import is_to_throw
from vivaroi_gui.ui.vienna.panels.words import PanelWords, places_for
from vivaroi_gui.ui.vienna.selection import Selection, Use
from vivaroi_gui.ui.vienna.words.stops import stop_words


class Ribbon(TurnRibbon):
    """Tells a view, and what may be done with the dice that are chosen."""

    has_long_lines = True

    def __init__(self, words: PanelWords, selection: Selection, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._selection = selection
        self._view: View | None = None
        self._told: tuple[View, Use, tuple[int, ...]] | None = None
        """Of which dice it was said what may be done with them."""
        selection.changed.connect(self._changed)
        selection.changed.connect(self._tell_choice)

    def set_players(self, players: tuple[Player, ...]) -> None:
        self._view = None
        super().set_players(players)

    def show_view(self, view: View) -> None:
        if view is not self._view:
            self._view = view
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
        if self._words.is_live and (player.kind is Kind.AI or self._thinking == self.turn):
            return self._words.thinking_of(player)
        return self._words.turn_of(player)

    @property
    def short_title(self) -> str:
        """The name alone: an hourglass and the line below tell the rest."""
        player = self.player
        return self.title if player is None else people().seat(player)

    @property
    def course(self) -> str:
        if self._view is None:
            return ""
        if self._is_own:
            return self._words.advice(self._view, self._selection)
        return self._words.course(self._view)

    @property
    def turn(self) -> Seat | None:
        """Who acts; who throws, while chance acts for somebody."""
        view = self._view
        if view is None:
            return None
        return view.to_act[0] if view.to_act and view.to_act[0] >= 0 else view.turn

    @property
    def score(self) -> Score | None:
        """The viewer's points, or those of the one on turn."""
        view = self._view
        seat = None if view is None else self.turn if view.seat is None else view.seat
        if view is None or seat is None:
            return None
        if seat == self.turn:
            return Score(view.scores[seat], self._words.points())
        return Score(view.scores[seat], self._words.your_points(), self._players[seat])

    @property
    def is_blank(self) -> bool:
        return self._view is None

    # --- by ear --------------------------------------------------------------------------------

    def describe(self) -> None:
        """Who has to throw is told how: no die and no stop has the keys."""
        super().describe()
        view = self._view
        if view is not None and self._is_own and CHANCE in view.to_act:
            set_description(self, joined(self.line, text("access", "town.throw")))

    def _tell_choice(self) -> None:
        """Which dice somebody has chosen, and where they may go, is seen by eyes at once."""
        view, chosen = self._view, self._selection
        if view is None or not (self._is_own and QAccessible.isActive()):
            return
        before, self._told = self._told, (view, chosen.use, chosen.chosen)
        is_same = before is not None and before[0] is view
        if self._told != before and (chosen.chosen or is_same):
            announce(self, joined(self.course, self._where_to(view)), is_urgent=True)

    def _where_to(self, view: View) -> str:
        places, names = places_for(view, self._selection), view.stops
        free = [names[place.stop].name for place in places if not view.bribe(place)]
        paid = [place for place in places if view.bribe(place)]
        coins = view.bribe(paid[0]) if paid else 0
        return stop_words().fitting(free, [names[place.stop].name for place in paid], coins)

    @property
    def _is_own(self) -> bool:
        view = self._view
        if view is None or view.seat is None or not self._words.is_live:
            return False
        is_next = view.phase is Phase.NEW_ROUND and view.turn == view.seat
        return is_next or view.seat in view.to_act or is_to_throw(view, view.seat)
