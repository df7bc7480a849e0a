"""Who plays a seat from now on: its person, or the computer in their stead."""

from functools import partial

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from vivaroi_gui.rules.core import LEVELS, Seat
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit import styles
from vivaroi_gui.ui.kit.mnemonics import literal, mark_menu
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.session.limits import temper_of
from vivaroi_gui.ui.session.screens import AnyScreens


class SeatMenus(QObject):
    """Menus of the seats that belong to a person; ``lend_wanted`` tells what was chosen."""

    lend_wanted = Signal(object, object)
    """A seat, and the level at which the computer plays it; None for the person."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self._open: QMenu | None = None
        self._game: AnyScreens | None = None

    def set_game(self, game: AnyScreens) -> None:
        """Says what is played: the menus tell what each level does, and of which temper it is."""
        self._game = game

    def fill(self, menu: QMenu, players: tuple[Player, ...]) -> None:
        """Lists every seat that belongs to a person."""
        menu.clear()
        for seat in range(len(players)):
            self._add(menu, seat, players[seat])
        mark_menu(menu)

    def pop_up(self, at: QPoint, players: tuple[Player, ...], seat: Seat | None) -> None:
        """Opens the menu of a seat, or of all of them; nothing where there is no choice."""
        self.close()
        menu = QMenu(self._window)
        styles.keep_styled(menu, lambda: styles.styled(styles.MENU))
        seats = range(len(players)) if seat is None else (seat,)
        lendable = [one for one in seats if players[one].is_persons]
        if len(lendable) == 1 and players[lendable[0]].is_human:
            self._add_the_levels(menu, lendable[0], players[lendable[0]])
        else:
            for one in lendable:
                self._add(menu, one, players[one])
        mark_menu(menu)
        if menu.isEmpty():
            menu.deleteLater()
            return
        self._open = menu
        menu.popup(at)

    def close(self) -> None:
        """Whoever else comes to the screen finds no menu of an older moment."""
        menu, self._open = self._open, None
        if menu is not None:
            menu.close()
            menu.deleteLater()

    def _add(self, menu: QMenu, seat: Seat, player: Player) -> None:
        name = _named(player)
        if player.is_human:
            below = menu.addMenu(self._lends(player))
            below.menuAction().setMenuRole(QAction.MenuRole.NoRole)
            self._add_levels(below, seat, player)
        elif player.is_lent:
            text = self.tr("{name} play again") if player.is_team else self.tr("{name} plays again")
            action = menu.addAction(text.format(name=name))
            action.setMenuRole(QAction.MenuRole.NoRole)
            action.triggered.connect(partial(self._lend, seat, None))

    def _add_the_levels(self, menu: QMenu, seat: Seat, player: Player) -> None:
        """Those of the only seat, below what they are for: no menu of one entry."""
        menu.addAction(self._lends(player)).setEnabled(False)
        menu.addSeparator()
        self._add_levels(menu, seat, player)

    def _lends(self, player: Player) -> str:
        return self.tr("Let the computer play for {name}").format(name=_named(player))

    def _add_levels(self, menu: QMenu, seat: Seat, player: Player) -> None:
        """Each with what it does; below them of which temper the computer is there."""
        game = self._game
        assert game is not None, "seats of no game"
        menu.setToolTipsVisible(True)
        for level in LEVELS:
            action = menu.addAction(people().level(level))
            action.setMenuRole(QAction.MenuRole.NoRole)
            action.setToolTip(game.skill(level))
            action.setStatusTip(game.skill(level))
            action.triggered.connect(partial(self._lend, seat, level))
        if game.tempers:
            style = temper_of(game.tempers, player.avatar)
            menu.addSeparator()
            action = menu.addAction(self.tr("Temper: {temper}").format(temper=game.temper(style)))
            action.setToolTip(game.about(style))
            action.setEnabled(False)

    def _lend(self, seat: Seat, level: str | None, *_: bool) -> None:
        self.lend_wanted.emit(seat, level)


def _named(player: Player) -> str:
    """For a menu; the letter that tells the name from others is to be its key."""
    return "&" + literal(people().seat(player))
