"""A deal played once more: told on by its code when the game is over, begun from one at home."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.catalog import game_of
from vivaroi_gui.rules.core import Options
from vivaroi_gui.table.deal_codes import DealCode, UnknownForm, WrongCode, deal_code, read_code
from vivaroi_gui.table.players import BadSeat, Player, check_players
from vivaroi_gui.ui.app.actions import Actions
from vivaroi_gui.ui.app.dialogs import Dialogs
from vivaroi_gui.ui.app.games import Games
from vivaroi_gui.ui.app.window_pages import WindowPages
from vivaroi_gui.ui.catalog import screens


class SharedDeals(QObject):
    """Asks for a code, and tells one; ``changed`` says that the game on the table is another."""

    changed = Signal(bool)
    """Whether the game on the table was dealt from a code."""

    def __init__(
        self,
        games: Games,
        dialogs: Dialogs,
        pages: WindowPages,
        commands: Actions,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._games = games
        self._session = session = games.session
        self._pages = pages
        self._commands = commands
        self._dialogs = dialogs
        self._window = window
        commands.share_deal.triggered.connect(self._on_share)
        commands.deal_again.triggered.connect(self._on_enter)
        session.changed.connect(self._refresh)
        session.bridge.opened.connect(self._tell)

    @property
    def is_shared(self) -> bool:
        """Whether the game on the table was dealt from a code."""
        return self._session.is_open and self._session.table.record.is_shared

    def marked(self, title: str) -> str:
        """The title of the game on the table, with what it is besides."""
        return self.tr("{game} (shared deal)").format(game=title) if self.is_shared else title

    @property
    def _seed(self) -> int | None:
        """Of the game whose end is seen; nobody is told before."""
        return self._session.table.record.seed if self._session.is_over else None

    def _refresh(self) -> None:
        self._commands.share_deal.setEnabled(self._seed is not None)
        self._commands.deal_again.setEnabled(not self._session.is_open or self._session.is_over)
        self.changed.emit(self.is_shared)

    def _tell(self) -> None:
        if self.is_shared:
            self._pages.set_notice(
                self.tr("A shared deal: it was played before, and somebody may know it.")
            )

    # --- telling it on -------------------------------------------------------------------------

    def _on_share(self) -> None:
        from vivaroi_gui.ui.dialogs.shared_deal import ShareDialog

        seed = self._seed
        if seed is None:
            return
        table = self._session.table
        moved = _moved_on(table.players, table.options)
        dialog = ShareDialog(deal_code(seed, table.options).text, self._window)
        dialog.swap.setEnabled(moved is not None)
        dialog.swapped.connect(lambda: self._games.begin_shared(moved or (), table.options, seed))
        self._dialogs.open(dialog)

    # --- beginning from it ---------------------------------------------------------------------

    def _on_enter(self) -> None:
        from vivaroi_gui.ui.dialogs.shared_deal import EnterDialog

        self._dialogs.open(EnterDialog(self._begin, self._window))

    def _begin(self, text: str) -> str:
        """Begins from a code; why not, where it cannot be."""
        try:
            code = read_code(text)
        except WrongCode:
            return self.tr("This is no code: compare it letter by letter.")
        except UnknownForm:
            return self.tr("This code is of a newer version of the game.")
        players, options = self._table
        if not code.fits(options):
            return self._misfit(code)
        self._games.begin_shared(players, options, code.seed)
        return ""

    @property
    def _table(self) -> tuple[tuple[Player, ...], Options]:
        """Those whose game is over, or who are to sit down at home."""
        if self._session.is_open:
            table = self._session.table
            return table.players, table.options
        home = self._pages.home
        return home.players, home.form.options

    def _misfit(self, code: DealCode) -> str:
        """For which table the code is."""
        title = screens(game_of(code.edition).name).full_title(code.edition)
        told = self.tr(
            "The code is for {game} with {number} seats, and for the options of that game."
            " Choose the same on the first page."
        )
        return told.format(game=title, number=code.seats)


def _moved_on(players: tuple[Player, ...], options: Options) -> tuple[Player, ...] | None:
    """Everybody one chair further; None where the chairs are not alike."""
    moved = (*players[-1:], *players[:-1])
    at_home = tuple(one.taken_back() if one.is_lent else one for one in moved)
    try:
        check_players(at_home, options)
    except BadSeat:
        return None
    return at_home
