"""What a voter has before him in the hall: ballot, favourites, what is known of the Emissary."""

from PySide6.QtCore import Qt

from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.deliberate import hear_deliberate
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.session.screens import AnyPage
from vivaroi_gui.ui.vivaroi.access.stake import stake
from vivaroi_gui.ui.vivaroi.hall.ballot import Ballot
from vivaroi_gui.ui.vivaroi.hall.emissary import EmissaryPanel
from vivaroi_gui.ui.vivaroi.hall.geometry import HallGeometry
from vivaroi_gui.ui.vivaroi.hall.sight import sight_of
from vivaroi_gui.ui.vivaroi.hall.small_hall import SmallHall
from vivaroi_gui.ui.vivaroi.hall.words import HallWords
from vivaroi_gui.ui.vivaroi.panels.favourites import Favourites
from vivaroi_gui.ui.vivaroi.panels.fold import FavouritesFold
from vivaroi_gui.ui.vivaroi.panels.votes import hand
from vivaroi_gui.ui.vivaroi.panels.words import PanelWords


class OwnPapers:
    """Laid out by a view; all of them are put away while an election is read."""

    def __init__(self, words: HallWords, panel_words: PanelWords, page: AnyPage) -> None:
        self._page = page
        self._players: tuple[Player, ...] = ()
        self.ballot = Ballot(words, page)
        self.favourites = Favourites(panel_words, page)
        self.emissary = EmissaryPanel(words, page)
        self.fold = FavouritesFold(self.favourites, page)
        hear_deliberate(page, self._on_deliberate)
        self.favourites.covered.connect(lambda _: self._tell_stake())

    def set_players(self, players: tuple[Player, ...]) -> None:
        self._players = players
        self.ballot.is_overheard = sum(player.is_persons for player in players) > 1
        self.favourites.set_players(players)

    @property
    def stake(self) -> str:
        """What the election is about for the viewer, while the favourites lie open."""
        return stake(self.favourites.open_cards)

    def _tell_stake(self) -> None:
        set_description(self.ballot, self.stake)

    def _on_deliberate(self) -> None:
        """Wherever the keys are; says why not where nothing is chosen."""
        if self.ballot.chosen is not None:
            self.ballot.laid.emit(self.ballot.chosen)
        elif self.ballot.is_open:
            self._page.objected.emit(text("controls", "ballot.lay"))

    def show_view(self, view: View | None, geometry: HallGeometry) -> None:
        """Those of the viewer; none without a view."""
        self.show_ballot(view, geometry)
        self._show_emissary(view, geometry)

    def put_away(self) -> None:
        """The cards are turned next."""
        self._leave_ballot()
        self.ballot.put_away()
        self.fold.put_away()
        self.emissary.hide()

    def show_ballot(self, view: View | None, geometry: HallGeometry) -> None:
        """Ballot and favourites."""
        sight = None if view is None else sight_of(view)
        if sight is None or not sight.has_ballot:
            self._leave_ballot()
        if view is None or sight is None or view.seat is None or not sight.voters:
            self.ballot.put_away()
            self.fold.put_away()
            self.favourites.show_view(None)
            self._tell_stake()
            return
        others = sum(voter.seat != view.seat for voter in sight.voters)
        own = geometry.favourites(others, has_ambition=view.options.ambition)
        self.favourites.lie(own, geometry.unit)
        self.favourites.show_view(view)
        self._tell_stake()
        unfolded = geometry.unfolded if isinstance(geometry, SmallHall) else None
        self.fold.lie(geometry.fold, geometry.unit, unfolded)
        if sight.has_ballot or sight.own is not None:
            self._lay_ballot(view, view.seat, geometry, is_open=sight.has_ballot)
        else:
            self.ballot.put_away()

    def _lay_ballot(self, view: View, seat: int, geometry: HallGeometry, *, is_open: bool) -> None:
        ballot, page, player = self.ballot, self._page, self._players[seat]
        most = view.options.no_cards + view.options.stomach_aches
        ballot.setGeometry(geometry.ballot(most))
        ballot.set_unit(geometry.unit, is_strip=geometry.is_small)
        if not is_open:
            ballot.seal(player)
        elif ballot.open(player, hand(view), most) and page.isVisible() and page.isEnabled():
            ballot.take_focus()

    def _leave_ballot(self) -> None:
        """The cards go: the keys stay on the page."""
        if self.ballot.has_keys:
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_emissary(self, view: View | None, geometry: HallGeometry) -> None:
        if view is None or view.emissary_goal is None or not sight_of(view).voters:
            self.emissary.hide()
            return
        self.emissary.show_view(view)
        self.emissary.place(geometry.emissary, geometry.emissary_unit)
