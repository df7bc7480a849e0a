"""The election of the King: the throne hall, the ballot, the votes revealed."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.rules.vivaroi.events import VoteLaid, VotesRevealed
from vivaroi_gui.rules.vivaroi.moves import Move, Vote
from vivaroi_gui.rules.vivaroi.records import Election
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.fade import Fade
from vivaroi_gui.ui.kit.floats import Message
from vivaroi_gui.ui.kit.message_slip import MessageSlip
from vivaroi_gui.ui.kit.skip_layer import SkipLayer
from vivaroi_gui.ui.session.game_page import GamePage
from vivaroi_gui.ui.settings import Settings, Speed
from vivaroi_gui.ui.vivaroi.hall.doors import Doors
from vivaroi_gui.ui.vivaroi.hall.drama import Drama
from vivaroi_gui.ui.vivaroi.hall.own_papers import OwnPapers
from vivaroi_gui.ui.vivaroi.hall.parts import RESULT, hall
from vivaroi_gui.ui.vivaroi.hall.sight import Sight, before_turning, laid_open, sight_of, turned
from vivaroi_gui.ui.vivaroi.hall.stage import HallStage
from vivaroi_gui.ui.vivaroi.hall.words import HallWords
from vivaroi_gui.ui.vivaroi.panels.words import PanelWords
from vivaroi_gui.ui.vivaroi.sounds import outcome_cue
from vivaroi_gui.ui.vivaroi.words.editions import lore

_PASSING_MS, _PASSING_VOTE_MS = 1500, 250
"""How long the outcome lies open after all has come to rest, and longer for each vote to read."""
_MANY, _MANY_HEIGHT = 6, 335
"""Above so many players, and with the Emissary, the page needs so many pixels at 100 %."""

_PRESSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class HallPage(GamePage[Options, View, Move]):
    """Shows a view of an election; ``chosen`` carries the viewer's vote.

    Nothing here tells a Yes from a No before all cards are turned: places, angles, words and times
    depend on the seats alone.  After :meth:`animate` has played a revealed election the page waits
    with the votes open until ``continued``.
    """

    has_secrets = True
    chooses_in_secret = True
    reading_ms = 4000
    access_tree: AccessTree | None = None

    def __init__(
        self, settings: Settings, parent: QWidget | None = None, *, is_live: bool = True
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._players: tuple[Player, ...] = ()
        self._view: View | None = None
        self._election: Election | None = None
        self._posed: Sight | None = None
        self._words = HallWords(self, is_live=is_live)
        self._scene = QGraphicsScene(self)
        self._board = _board(self._scene, self)
        self.stage = HallStage(self._scene, self._words)
        self._drama = Drama(self.stage, self)
        self._drama.animator.finished.connect(self._end)
        self._fade = Fade(self)
        self._fade.finished.connect(self._end)
        self._panel_words = PanelWords(self, is_live=is_live)
        self._own = OwnPapers(self._words, self._panel_words, self)
        self.ballot, self.favourites = self._own.ballot, self._own.favourites
        self.asking_paper = self.ballot
        self.emissary = self.kept_free = self._own.emissary
        self.ballot.laid.connect(lambda card: self.chosen.emit(Vote(card)))
        self.slip = MessageSlip(self._panel_words, self)
        self.going_on = self._continue = PaperButton(self, "play", is_primary=True)
        self._continue.clicked.connect(self.continued)
        self._doors = Doors(self, lambda: self.stage.hall.sheet.pixmap())
        self._layer = SkipLayer(self)
        self._layer.touched.connect(self.cut_short)
        self.access_tree = self._tree = AccessTree(self, is_whole=True, title="hall")
        self.favourites.covered.connect(self._tree.renew)
        self.retranslate()

    # --- what the window calls -----------------------------------------------------------------

    def set_game(self, players: tuple[Player, ...], options: Options, agreed: TableOptions) -> None:
        self._halt()
        self._players = players
        self._words.lore = self._panel_words.lore = lore(options.edition)
        self._view = self._election = self._posed = None
        self._tree.show(tuple)
        most = options.no_cards + options.stomach_aches
        self.stage.seat(players, most, options.jester)
        self._own.set_players(players)
        is_crowded = options.emissary or len(players) > _MANY
        self.least_height = _MANY_HEIGHT if is_crowded else 0

    def show_view(self, view: View) -> None:
        """Shows a view at once."""
        self._show(view, None)

    def show_outcome(
        self, events: Sequence[Event], view: View, *, is_discreet: bool = False
    ) -> None:
        """``is_discreet``: everybody has voted, and no card is turned."""
        revealed = [event.election for event in events if isinstance(event, VotesRevealed)]
        if revealed and is_discreet:
            self._show(view, None, before_turning(revealed[-1], view, ()))
        else:
            self._show(view, revealed[-1] if revealed else None)

    def show_opened(self, view: View, seats: Sequence[View]) -> None:
        """The cards that lie there, face up."""
        self._show(view, None, laid_open(view, [seat.vote for seat in seats]))

    def show_before(self, view: View, seats: Sequence[View]) -> None:
        self.show_view(view)

    def enter(self) -> None:
        if not self._settings.is_calm:
            self._doors.open(self._settings.speed.factor)

    def animate(self, events: Sequence[Event], view: View) -> None:
        """Plays the votes laid, and the reveal where they are complete; then ``idle``."""
        self._halt()
        laid = [event.seat for event in events if isinstance(event, VoteLaid)]
        revealed = [event.election for event in events if isinstance(event, VotesRevealed)]
        self._view, self._election = view, revealed[-1] if revealed else None
        self._posed = None
        self._drama.outcome = outcome_cue(self._election, view.options) if self._election else None
        if self._settings.speed is Speed.OFF or not laid:
            self._end()
        elif self._settings.is_calm:
            picture = self.grab()
            self._render()
            self._cover()
            self._fade.start(picture, self._settings.speed.factor)
        else:
            self._play(laid, view)

    def skip(self) -> None:
        """Ends a running animation at once."""
        self._doors.stop()
        if self._is_playing:
            self._end()

    @property
    def is_moving(self) -> bool:
        return (self._is_playing or self._doors.is_moving) and not self.ballot.is_open

    def cut_short(self) -> None:
        if self._is_playing:
            super().cut_short()

    def show_message(self, message: Message | None) -> None:
        self.slip.show_message(message)

    def mark_hint(self, move: Move | None, *, is_advice: bool = True) -> None:
        self.ballot.advise(move.card if isinstance(move, Vote) else None)

    def follow_hint(self) -> bool:
        """The card is lifted: that it is laid is another decision."""
        return self.ballot.lift_advised()

    def take_focus(self) -> None:
        """The keys go to what is to be done next: a vote card, Continue, or just the page."""
        if self._layer.isVisibleTo(self):
            self._layer.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._continue.isVisibleTo(self):
            self._lead_on()
        elif self.ballot.is_open:
            self.ballot.take_focus()
        else:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def press_continue(self) -> bool:
        """Goes on for people; whether there was anything to go on from."""
        is_waiting = self._continue.isVisibleTo(self)
        if is_waiting:
            self._continue.click()
        return is_waiting

    # --- playing -------------------------------------------------------------------------------

    @property
    def _is_playing(self) -> bool:
        return self._drama.animator.is_running or self._fade.is_moving

    def _play(self, laid: Sequence[int], view: View) -> None:
        factor = self._settings.speed.factor
        if self._election is None:
            self._own.show_ballot(view, self.stage.geometry)
            self._cover()
            self._drama.play_lay(laid, sight_of(view), factor)
            return
        # First, for what goes would hand its keys to something else.
        self._layer.cover(takes_keys=self.leads_keys)
        self._own.put_away()
        self._continue.hide()
        before = before_turning(self._election, view, laid)
        self._drama.play_reveal(laid, before, turned(self._election, view), factor)

    def _cover(self) -> None:
        """An open ballot goes on being used meanwhile."""
        if not self.ballot.is_open:
            self._layer.cover(takes_keys=self.leads_keys)

    def _go_on_playing(self) -> None:
        """In another size: what moves goes on, and nothing is told that was not told before."""
        self.stage.resize(self.width(), self.height(), self.devicePixelRatioF())
        self._drama.follow_layout()
        if self._election is None and self._view is not None:
            self._own.show_view(self._view, self.stage.geometry)
        self.slip.place(self.stage.geometry.hint, self.stage.geometry.unit)

    def _halt(self) -> None:
        """Stops silently; whoever calls shows something next."""
        self._drama.animator.stop()
        self._doors.stop()
        self._fade.stop()
        if self._layer.hasFocus():  # or Qt would hand it to whatever comes next in the window
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._layer.lift()

    def _end(self) -> None:
        self._halt()
        self._render()
        self._drama.tell()
        self.idle.emit()
        if self._election is not None:
            self._lead_on()
            self.renewed.emit()

    def _lead_on(self) -> None:
        """Where votes lie open, the keys go to Continue; read out, to the outcome before it."""
        if not (self.isVisible() and self.leads_keys) or self._election is None:
            return
        if QAccessible.isActive():
            self._tree.lead_to(RESULT)
        else:
            self._continue.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self, view: View, election: Election | None, posed: Sight | None = None) -> None:
        was_playing = self._is_playing
        self._halt()
        self._view, self._election, self._posed = view, election, posed
        self._render()
        if election is not None and QAccessible.isActive():
            QTimer.singleShot(0, self, self._lead_on)  # once it has been told how it went
        elif election is not None:
            self._lead_on()
        if was_playing:
            self.idle.emit()

    # --- rendering -----------------------------------------------------------------------------

    def _render(self) -> None:
        """Everything at rest, from the view alone."""
        view = self._view
        if view is None:
            return
        seen = turned(self._election, view) if self._election else sight_of(view)
        sight = self._posed or seen
        self.stage.resize(self.width(), self.height(), self.devicePixelRatioF())
        self.stage.show(sight)
        self.setAccessibleName(self.stage.spoken(sight))
        own = (
            self.ballot,
            self._own.fold,
            self.favourites,
            self.emissary,
            self.slip,
            self._continue,
        )
        told = partial(hall, self._words, sight, self.stage.player)
        self._own.show_view(None if self._election else view, self.stage.geometry)
        onward = self._words.onward() if self._election else ""
        self._tree.show(lambda: (*told(onward), *own))
        self._show_continue()
        self.slip.place(self.stage.geometry.hint, self.stage.geometry.unit)

    def _show_continue(self) -> None:
        self.passing_ms = _passing_ms(self._election)
        geometry = self.stage.geometry
        self._continue.set_unit(geometry.unit)
        self._continue.adjustSize()
        self._continue.move(geometry.proceed(self._continue.sizeHint()))
        self._continue.setVisible(self._election is not None)

    def retranslate(self) -> None:
        self._continue.setText(self._words.proceed())
        self._continue.setAccessibleName(self._words.proceed())
        self.ballot.retranslate()
        self._own.fold.retranslate()
        self._lay_out()

    # --- Qt ------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the ballot ends a running animation."""
        self.cut_short()

    def event(self, event: QEvent) -> bool:
        if _presses(event) and self.hasFocus() and self.press_continue():
            return True
        is_known = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.ThemeChange):
            self._lay_out()
        return is_known

    def _lay_out(self) -> None:
        """Takes new sizes, another theme or language; what moves goes on."""
        self._board.setGeometry(self.rect())
        self._scene.setSceneRect(0, 0, self.width(), self.height())
        self._layer.setGeometry(self.rect())
        self._doors.fit()
        if self._drama.animator.is_running:
            self._go_on_playing()
        else:
            self._render()
        if self._fade.is_moving:
            self._fade.fit()
            self._cover()


def _presses(event: QEvent) -> bool:
    """Whether a button that had the keys would be pressed by it."""
    if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
        return False
    return not event.isAutoRepeat() and event.key() in _PRESSING


def _passing_ms(election: Election | None) -> int:
    """Of a candidate who is not crowned."""
    if election is None or election.is_crowned:
        return 0
    return _PASSING_MS + _PASSING_VOTE_MS * len(election.votes)


def _board(scene: QGraphicsScene, parent: QWidget) -> QGraphicsView:
    """A view of the whole scene that takes neither focus nor clicks."""
    board = QGraphicsView(scene, parent)
    board.setFrameShape(QFrame.Shape.NoFrame)
    board.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    board.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    board.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    board.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    return board
