"""What everybody may know of a seat: for the words on its ticket, and for who draws it.

Never a number of vote cards in a hand, which is secret: at most of those that lay open.
"""

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.data import Goal
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit.people import people, shortened
from vivaroi_gui.ui.vivaroi.panels.words import PanelWords
from vivaroi_gui.ui.vivaroi.words.glossary import meaning


class SeatFacts:
    """A seat of a view; ``thinking`` is the seat whose AI is at work."""

    def __init__(
        self,
        words: PanelWords,
        view: View,
        players: tuple[Player, ...],
        seat: Seat,
        thinking: Seat | None,
        agreed: TableOptions,
    ) -> None:
        self.words = words
        self.view = view
        self.player = players[seat]
        self._seats = len(players)
        self._seat = seat
        self._thinking = thinking
        self._agreed = agreed

    @property
    def is_own(self) -> bool:
        """Whether the viewer sits there."""
        return self._seat == self.view.seat

    @property
    def is_team(self) -> bool:
        return self.player.is_team

    @property
    def has_turn(self) -> bool:
        """Whether the others wait for it; in an election they do for all who have not voted."""
        return self.view.phase is not Phase.ELECTION and self._seat == self.view.turn

    @property
    def is_thinking(self) -> bool:
        return self._seat == self._thinking

    @property
    def has_crown(self) -> bool:
        return self._seat == self.view.crown_holder

    @property
    def is_hot(self) -> bool:
        """Whether it is this player's move, or will be the next."""
        view = self.view
        if view.phase is Phase.ELECTION:
            return self._seat not in view.voted
        if view.turn is None or self.is_own:
            return False
        return self._seat in (view.turn, (view.turn + 1) % self._seats)

    @property
    def status(self) -> str:
        """What the player does."""
        if self.is_own and self.view.phase is not Phase.ELECTION:
            return self.words.you(self.player)
        return self.words.status(self.view, self._seat, self._thinking)

    @property
    def statuses(self) -> tuple[str, ...]:
        """The same, then shorter, for where there is less room."""
        is_next = self.is_hot and self.view.phase is not Phase.ELECTION and not self.has_turn
        return (self.status, self.words.next_()) if is_next else (self.status,)

    @property
    def totals(self) -> tuple[int, ...]:
        """The total of each of its markers."""
        view = self.view
        return tuple(view.totals[marker] for marker in view.options.markers_of(self._seat))

    @property
    def no_cards_shown(self) -> int | None:
        """How many No it has shown in this round; None where the table does not count them."""
        if not self._agreed.counts_no_cards:
            return None
        return self.view.options.no_cards - self.view.no_cards_left[self._seat]

    @property
    def open_goals(self) -> tuple[Goal, ...]:
        """The cards of a seat that lie open in a royal wedding."""
        view = self.view
        if not view.open_goals:
            return ()
        return tuple(view.open_goals[person] for person in view.options.sides[self._seat])

    @property
    def names(self) -> list[str]:
        """The name, and shorter forms of two names."""
        full = people().seat(self.player)
        names = [person.name for person in self.player.persons]
        return [full] if len(names) == 1 else [full, *shortened(names)]

    @property
    def crown(self) -> str:
        """What the crown means."""
        return meaning("crown.ticket", self.view.options.edition)

    @property
    def shield(self) -> str:
        """What the emblem in its colour is for, and whose it is."""
        said = meaning("shield", self.view.options.edition)
        return said.format(name=people().seat(self.player))

    @property
    def told(self) -> str:
        """The ticket as one sentence."""
        words, view, player = self.words, self.view, self.player
        said = words.seat(player, self.status, self.totals, has_crown=self.has_crown)
        if (number := self.no_cards_shown) is not None:
            said = f"{said}, {words.no_cards_shown(number)}"
        if self.open_goals:
            return f"{said}, {words.open_goals(player, self.open_goals)}"
        start = view.options.rulebook.start_total
        is_start = start and not view.history and not view.counts
        return f"{said}, {words.start(start)}" if is_start else said
